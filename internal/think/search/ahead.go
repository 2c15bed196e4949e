package search

import (
	"context"

	"ninetynine/rules"
)

// A going is a world that is played on before the critic judges.
type going struct {
	leaf  leaf
	state rules.State
	act   rules.Action // taken next
}

// wait notes a world in which the seat whose View is q.view is to decide.
func (q *question) wait(s *rules.State, l leaf) {
	q.going = append(q.going, going{leaf: l, state: *s})
	q.note(act{at: int32(len(q.going) - 1), world: l.world, rest: q.view.Options}, q.step)
}

// goOn takes one decision in every world that waits for it, or returns the context's
// error.
func (q *question) goOn(ctx context.Context, of *outcomes) error {
	q.settle(q.step)
	q.going, q.gone = q.gone[:0], q.going
	for i := range q.gone {
		if err := ctx.Err(); err != nil {
			return err
		}
		g := &q.gone[i]
		g.leaf.ahead++
		q.game.Apply(&g.state, g.act)
		q.look(of, &g.state, g.leaf)
	}
	return nil
}

// step has the net act as it does at a table: its likeliest card, and anything
// else drawn.
func (q *question) step(a *act, p []float32) {
	g := &q.going[a.at]
	defer q.reseed(int(g.leaf.world), int(g.leaf.ahead))()
	g.act = a.rest.Nth(q.draw(p, a.rest.Kind == rules.Playing))
}

// reseed has what is drawn follow from the world and the number of the decision
// alone, until the function it returns is called. So a choice comes to the same
// whatever else is looked into, and choices differ by what they are, not by luck.
func (q *question) reseed(world, decision int) (done func()) {
	rng := q.rng
	q.rng.Seed(q.seed^uint64(world+1)*0x9E3779B97F4A7C15, q.print^uint64(decision+2)*0xD1B54A32D192ED03)
	return func() { q.rng = rng }
}

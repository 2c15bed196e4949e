package search

import (
	"context"

	"ninetynine/internal/think/claim"
	"ninetynine/rules"
)

// A playout is a world that is played on before the critic evaluates it.
type playout struct {
	leaf  leaf
	state rules.State
	act   rules.Action // to take next
}

// addPlayout adds a world in which the seat whose View is d.inWorld is to decide.
func (d *decision) addPlayout(s *rules.State, l leaf) {
	d.playouts = append(d.playouts, playout{leaf: l, state: *s})
	a := query{at: int32(len(d.playouts) - 1), world: l.world, options: d.inWorld.Options}
	if d.effort.Sound && a.options.Kind == rules.Playing && d.supposed[d.styles[l.world][d.inWorld.Seat]].likeNet() {
		a.options.From &^= claim.Dominated(d.game, &d.inWorld)
	}
	d.ask(a, d.actInPlayout)
}

// continuePlayouts takes one decision in every playout; the only error is the context's.
func (d *decision) continuePlayouts(ctx context.Context, of *outcomes) error {
	d.answerAll(d.actInPlayout)
	d.playouts, d.sparePlayouts = d.sparePlayouts[:0], d.playouts
	for i := range d.sparePlayouts {
		if err := ctx.Err(); err != nil {
			return err
		}
		g := &d.sparePlayouts[i]
		g.leaf.ahead++
		d.game.Apply(&g.state, g.act)
		d.evaluateState(of, &g.state, g.leaf)
	}
	return nil
}

// actInPlayout acts as the net does at a table: it plays the likeliest card and draws all other acts.
func (d *decision) actInPlayout(a *query, p []float32) {
	g := &d.playouts[a.at]
	defer d.reseed(int(g.leaf.world), int(g.leaf.ahead))()
	g.act = a.options.Nth(d.draw(p, a.options.Kind == rules.Playing))
}

// reseed makes random draws depend on the world and the number of the decision alone, until done is
// called. So the outcome of a choice does not depend on which other choices are evaluated, and
// choices differ by their merits, not by luck.
func (d *decision) reseed(world, decision int) (done func()) {
	rng := d.rng
	d.rng.Seed(d.seed^uint64(world+1)*0x9E3779B97F4A7C15, d.fingerprint^uint64(decision+2)*0xD1B54A32D192ED03)
	return func() { d.rng = rng }
}

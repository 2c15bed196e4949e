package search

import "ninetynine/rules"

// A going is a world in which the net plays on before the critic judges.
type going struct {
	leaf  leaf
	state rules.State
	act   rules.Action // that the net takes
}

// wait notes a world in which the net is to decide for the seat whose View is
// e.view.
func (e *Expert) wait(s *rules.State, l leaf) {
	e.going = append(e.going, going{leaf: l, state: *s})
	e.note(act{at: int32(len(e.going) - 1), rest: e.view.Options}, e.step)
}

// goOn has the net take one decision in every world that waits for it.
func (e *Expert) goOn(v *rules.View) {
	e.settle(e.step)
	e.going, e.gone = e.gone[:0], e.going
	for i := range e.gone {
		g := &e.gone[i]
		g.leaf.ahead++
		e.game.Apply(&g.state, g.act)
		e.look(v, &g.state, g.leaf)
	}
}

// step has the net act as it does at a table: its likeliest card, and anything
// else drawn.
func (e *Expert) step(a *act, p []float32) {
	e.going[a.at].act = a.rest.Nth(e.draw(p, a.rest.Kind == rules.Playing))
}

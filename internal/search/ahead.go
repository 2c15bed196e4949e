package search

import (
	"ninetynine/internal/nn"
	"ninetynine/rules"
)

// A going is a world in which the net plays on before the critic judges.
type going struct {
	leaf  leaf
	state rules.State
}

// wait notes a world in which the net is to decide; e.seen is what the seat
// sees.
func (e *Expert) wait(s *rules.State, o rules.Options, l leaf) {
	head := nn.HeadOf(o.Kind)
	e.past[head].batch.Add(e.seen)
	e.past[head].acts = append(e.past[head].acts, act{world: int32(len(e.going)), rest: o})
	e.going = append(e.going, going{leaf: l, state: *s})
}

// goOn has the net take one decision in every world that waits for it.
func (e *Expert) goOn(v *rules.View) {
	var ready [nn.Heads]past
	e.past, ready = ready, e.past
	was := e.going
	e.going = nil
	net := e.model.Player
	for head := range ready {
		r := &ready[head]
		if len(r.acts) == 0 {
			continue
		}
		net.Forward(&r.batch)
		out := net.Answers(&r.batch, head, 0, len(r.acts), nil)
		width := net.Out[head].Padded
		for k := range r.acts {
			a, g := &r.acts[k], &was[r.acts[k].world]
			p := e.logits[:e.model.Shape.Logits(a.rest, out[k*width:][:width], e.logits[:])]
			nn.Softmax(p)
			g.leaf.ahead++
			e.game.Apply(&g.state, a.rest.Nth(e.pick(p)))
			e.look(v, &g.state, g.leaf)
		}
	}
}

// pick draws by the probabilities.
func (e *Expert) pick(p []float32) int {
	x := float32(e.rng.Uint64()>>40) / (1 << 24)
	best := 0
	for i, q := range p {
		if x -= q; x < 0 {
			return i
		}
		if q > p[best] {
			best = i
		}
	}
	return best // rounding left a rest
}

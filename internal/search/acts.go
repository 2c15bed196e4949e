package search

import (
	"ninetynine/internal/nn"
	"ninetynine/rules"
)

// An act is a decision in a supposed world that the net is asked about.
type act struct {
	at     int32 // in which world, or what else waits for it
	seat   rules.Seat
	option int16 // that was taken
	rest   rules.Options
}

// noted are acts that wait for one head of the net.
type noted struct {
	batch nn.Batch
	acts  []act
}

// chunk is how many rows are evaluated at a time.
const chunk = 512

// note puts an act down; what its seat sees is e.view. When many are there,
// the net answers all that wait for the same head. All acts that wait at a
// time are answered alike.
func (e *Expert) note(a act, answer func(a *act, p []float32)) {
	e.seen = e.model.Shape.Look(e.seen[:0], e.game, &e.view, e.standing)
	head := nn.HeadOf(a.rest.Kind)
	n := &e.noted[head]
	n.batch.Add(e.seen)
	n.acts = append(n.acts, a)
	if n.batch.Len() == chunk {
		e.reply(head, answer)
	}
}

// settle has the net answer all acts that wait.
func (e *Expert) settle(answer func(a *act, p []float32)) {
	for head := range e.noted {
		e.reply(head, answer)
	}
}

// reply hands every act that waits for a head the probabilities of its
// options.
func (e *Expert) reply(head int, answer func(a *act, p []float32)) {
	n := &e.noted[head]
	if n.batch.Len() == 0 {
		return
	}
	net := e.model.Player
	net.Forward(&n.batch)
	e.out = net.Answers(&n.batch, head, 0, len(n.acts), e.out)
	width := net.Out[head].Padded
	for i := range n.acts {
		a := &n.acts[i]
		p := e.logits[:e.model.Shape.Logits(a.rest, e.out[i*width:][:width], e.logits[:])]
		nn.Softmax(p)
		answer(a, p)
	}
	n.batch.Reset()
	n.acts = n.acts[:0]
}

// pick draws by weights of the sum; those of nought are never drawn.
func (e *Expert) pick(p []float32, sum float32) int {
	x, last := sum*float32(e.rng.Uint64()>>40)/(1<<24), 0
	for i, q := range p {
		if q == 0 {
			continue
		}
		last = i
		if x -= q; x < 0 {
			break
		}
	}
	return last
}

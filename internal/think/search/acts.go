package search

import (
	"ninetynine/internal/think/nn"
	"ninetynine/rules"
)

// An act is a decision in a supposed world that whoever takes it is asked about.
type act struct {
	at     int32 // what waits for the answer: a world, or one that is played on
	world  int32 // in which it is
	seat   rules.Seat
	option int16 // that was taken
	rest   rules.Options
}

// noted are acts that wait for one head of the net.
type noted struct {
	batch nn.Batch
	acts  []act
}

// chunk is how many rows are evaluated at a time, in a fraction of a millisecond.
const chunk = 128

// note puts an act down; what its seat sees is q.view. When many are there,
// the net answers all that wait for the same head. All acts that wait at a
// time are answered alike. Rules of thumb answer at once.
func (q *question) note(a act, answer func(a *act, p []float32)) {
	q.makeWay()
	if q.byThumb(&a) {
		q.advise(a, answer)
		return
	}
	q.seen = q.model.Shape.Features(q.seen[:0], q.game, &q.view, q.standing)
	head := nn.HeadOf(a.rest.Kind)
	n := &q.noted[head]
	n.batch.Add(q.seen)
	n.acts = append(n.acts, a)
	if n.batch.Len() == chunk {
		q.reply(head, answer)
	}
}

// settle has the net answer all acts that wait.
func (q *question) settle(answer func(a *act, p []float32)) {
	for head := range q.noted {
		q.reply(head, answer)
	}
}

// drop forgets all acts that wait.
func (q *question) drop() {
	for head := range q.noted {
		n := &q.noted[head]
		n.batch.Reset()
		n.acts = n.acts[:0]
	}
}

// reply hands every act that waits for a head the probabilities of its
// options.
func (q *question) reply(head int, answer func(a *act, p []float32)) {
	n := &q.noted[head]
	if n.batch.Len() == 0 {
		return
	}
	net := q.model.Player
	net.Forward(&n.batch)
	q.out = net.Answers(&n.batch, head, 0, len(n.acts), q.out)
	width := net.Out[head].Padded
	for i := range n.acts {
		a := &n.acts[i]
		p := q.logits[:q.model.Shape.Logits(a.rest, q.out[i*width:][:width], q.logits[:])]
		nn.Softmax(p)
		answer(a, p)
	}
	n.batch.Reset()
	n.acts = n.acts[:0]
}

// pick draws by weights of the sum; those of nought are never drawn.
func (q *question) pick(p []float32, sum float32) int {
	x, last := sum*float32(q.rng.Uint64()>>40)/(1<<24), 0
	for i, w := range p {
		if w == 0 {
			continue
		}
		last = i
		if x -= w; x < 0 {
			break
		}
	}
	return last
}

package train

import (
	"math/rand/v2"

	"ninetynine/internal/think/nn"
)

// These weigh the errors of a player's answers relative to those of its choices.
const (
	softer       = 2.5 // choices are taken as less certain than they are, since otherwise certain ones would not matter
	outlookProbe = 0.5
	beliefProbe  = 0.2
)

// A playerProbe draws targets for a player's answers.
type playerProbe struct {
	shape *nn.Shape
	rng   *rand.Rand
	p, d  [nn.MostOptions]float32
}

func (q *playerProbe) probe(s *sample, head int, answer []float32) {
	switch head {
	case nn.HeadOutlook:
		q.outlook(answer)
	case nn.HeadBelief:
		q.belief(answer)
	case nn.HeadOf(s.options.Kind):
		q.act(s, head, answer)
	default:
		clear(answer)
	}
}

func (q *playerProbe) act(s *sample, head int, answer []float32) {
	n := q.shape.Logits(s.options, answer, q.p[:])
	p, d := q.p[:n], q.d[:n]
	soft := float32(softer)
	if head == nn.HeadOffer {
		soft = 4
	}
	for i := range p {
		p[i] /= soft
	}
	nn.Softmax(p)
	q.pick(p, d, 1)
	clear(answer)
	if head != nn.HeadOffer {
		q.shape.Spread(s.options, d, answer)
		return
	}
	from := s.options.From
	for i := range n {
		answer[q.shape.OfferAt(from.Nth(i))] = d[i] * nn.Points / soft
	}
}

func (q *playerProbe) pick(p, d []float32, scale float32) {
	k := draw(q.rng, p)
	for i, x := range p {
		d[i] = scale * x
	}
	d[k] -= scale
}

func (q *playerProbe) outlook(answer []float32) {
	answer[0] = outlookProbe * float32(q.rng.NormFloat64())
	n := q.shape.Seats()
	for r := range n {
		at := q.shape.MadeAt(r)
		answer[at] = outlookProbe * flip(q.rng, answer[at])
		t := q.shape.TricksAt(r)
		q.all(answer[t:q.shape.TricksAt(r+1)], outlookProbe/2)
	}
	clear(answer[q.shape.TricksAt(n):])
}

// all replaces logits by the gradient for one option drawn.
func (q *playerProbe) all(x []float32, scale float32) {
	nn.Softmax(x)
	q.pick(x, q.d[:len(x)], scale)
	copy(x, q.d[:])
}

// flip draws whether an event happens and returns the gradient of its logit.
func flip(rng *rand.Rand, logit float32) float32 {
	p := nn.Sigmoid(logit / softer)
	if rng.Float32() < p {
		return p - 1
	}
	return p
}

func (q *playerProbe) belief(answer []float32) {
	s := q.shape
	for r := 1; r < s.Seats(); r++ {
		q.all(answer[s.BidAt(r):][:s.Bids()], beliefProbe)
	}
	places := 2 * (s.Seats() - 1)
	rest := answer[(s.Seats()-1)*s.Bids():]
	n := s.Answers()[nn.HeadBelief] - (s.Seats()-1)*s.Bids()
	for at := 0; at < n; at += places {
		q.all(rest[at:][:places], beliefProbe/2)
	}
	clear(rest[n:])
}

// A criticProbe draws targets for a critic's answers.
type criticProbe struct {
	seats int
	rng   *rand.Rand
}

func (q *criticProbe) probe(_ *sample, head int, answer []float32) {
	clear(answer[q.seats:])
	for i, x := range answer[:q.seats] {
		if head == nn.CriticPoints {
			answer[i] = float32(q.rng.NormFloat64())
		} else {
			answer[i] = outlookProbe * flip(q.rng, x)
		}
	}
}

package search

import (
	"ninetynine/cards"
	"ninetynine/internal/nn"
	"ninetynine/rules"
)

// An Other is what is thought of another seat.
type Other struct {
	Seat   rules.Seat
	Chance float64   // of its making its contract
	Bids   []float64 // chance of each bid, from nought; nil as long as nothing is laid
}

// A Place is where a card may be: by seat, the chance that it is held or laid
// aside there. The chances of a card add up to 1, and those of a hand, or of
// bid-cards, to the number of cards that are unseen there.
type Place struct {
	Card        cards.Card
	Held, Aside [rules.MaxSeats]float64
}

// guess fills in what the net believes of the others. [Sampler.Begin] must
// have seen the View.
func (e *Expert) guess(v *rules.View, standing *nn.Standing, s *Study) {
	chances := e.Outlook(v, standing)
	answer := e.model.Player.Answer(e.scratch, nn.HeadBelief)
	for rel := 1; rel < e.game.Seats(); rel++ {
		seat := e.model.Shape.Seat(v.Seat, rel)
		o := Other{Seat: seat, Chance: chances[seat]}
		switch {
		case v.AsideOpen.Has(seat) && v.Aside[seat] != 0:
			o.Bids = make([]float64, e.model.Shape.Bids())
			o.Bids[e.game.Bid(v.Aside[seat])] = 1
		case e.sampler.aside(seat) > 0:
			at := e.model.Shape.BidAt(rel)
			o.Bids = e.sampler.bids(answer[at:][:e.model.Shape.Bids()], e.sampler.aside(seat))
		}
		s.Others = append(s.Others, o)
	}
	s.Unseen = e.places(v, answer)
}

// aside returns how many bid-cards of the seat are unseen.
func (s *Sampler) aside(seat rules.Seat) int {
	for _, x := range s.slots[:s.count] {
		if x.seat == seat && x.aside {
			return int(x.room)
		}
	}
	return 0
}

// hidden returns the unseen cards.
func (s *Sampler) hidden() cards.Set {
	all := s.loose
	for _, x := range s.barred[:s.tight] {
		all |= x.card.Set()
	}
	return all
}

// bids turns logits into chances of the bids that so many of the unseen
// cards can come to.
func (s *Sampler) bids(logits []float32, pick int) []float64 {
	var sums [rules.MaxAside + 1]uint64 // by number of cards, what they can come to, a bit each
	sums[0] = 1
	for c := range s.hidden().Cards() {
		for n := pick; n > 0; n-- {
			sums[n] |= sums[n-1] << s.game.Bid(c.Set())
		}
	}
	nn.Softmax(logits)
	p, all := make([]float64, len(logits)), 0.0
	for n, x := range logits {
		if sums[pick]>>n&1 == 1 {
			p[n] = max(float64(x), 1e-9)
			all += p[n]
		}
	}
	for n := range p {
		p[n] /= all
	}
	return p
}

// fits is how often rows and columns are scaled in turn, which is far beyond
// what figures on a screen can show.
const fits = 60

// places turns the net's belief into chances that agree with the View: none
// where a hand is out of the suit, and as many cards in each place as there
// are, by scaling rows and columns in turn (Sinkhorn, 1964).
func (e *Expert) places(v *rules.View, answer []float32) []Place {
	s, shape := e.sampler, e.model.Shape
	var unseen []Place
	var rows [][]float64 // by card and slot
	for c := range s.hidden().Cards() {
		suit := e.game.SuitOf(trumpOf(v), c)
		row, logits := make([]float64, s.count), [maxSlots]float32{}
		for i, x := range s.slots[:s.count] {
			logits[i] = answer[shape.OwnerAt(c, shape.Relative(v.Seat, x.seat), x.aside)]
		}
		nn.Softmax(logits[:s.count])
		for i, x := range s.slots[:s.count] {
			if s.classes[x.class].out>>suit&1 == 0 {
				row[i] = max(float64(logits[i]), 1e-9)
			}
		}
		unseen, rows = append(unseen, Place{Card: c}), append(rows, row)
	}
	s.fit(rows)
	for k, row := range rows {
		for i, x := range s.slots[:s.count] {
			if x.aside {
				unseen[k].Aside[x.seat] = row[i]
			} else {
				unseen[k].Held[x.seat] = row[i]
			}
		}
	}
	return unseen
}

// fit scales columns to the room of their slots, and rows to one, in turn.
func (s *Sampler) fit(rows [][]float64) {
	for range fits {
		var sums [maxSlots]float64
		for _, row := range rows {
			for i, x := range row {
				sums[i] += x
			}
		}
		for _, row := range rows {
			all := 0.0
			for i, x := range s.slots[:s.count] {
				if sums[i] > 0 {
					row[i] *= float64(x.room) / sums[i]
				}
				all += row[i]
			}
			for i := range row {
				row[i] /= all
			}
		}
	}
}

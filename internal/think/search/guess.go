package search

import (
	"slices"

	"ninetynine/cards"
	"ninetynine/internal/think/nn"
	"ninetynine/internal/think/worlds"
	"ninetynine/rules"
)

// An Other is what is thought of another seat.
type Other struct {
	Seat   rules.Seat
	Chance float64   // of its making its contract
	Bids   []float64 // chance of each bid, from nought; nil before cards are laid aside
}

// A Place is where a card may be: by seat, the chance that it is held or laid
// aside there; while seats lay, as if all others had done so. The chances of a card add up to 1, and those of a hand, or of
// bid-cards, to the number of cards that are unseen there.
type Place struct {
	Card        cards.Card
	Held, Aside [rules.MaxSeats]float64
}

// guess fills in what the net believes of the others. [worlds.Sampler.Begin] must
// have seen the View.
func (q *question) guess(s *Study) {
	v := &q.asked
	chances := q.outlook(v)
	answer := q.model.Player.Answer(q.scratch, nn.HeadBelief)
	slots := q.sampler.Slots()
	for rel := 1; rel < q.game.Seats(); rel++ {
		seat := q.model.Shape.Seat(v.Seat, rel)
		o := Other{Seat: seat, Chance: chances[seat]}
		switch {
		case v.AsideOpen.Has(seat) && v.Aside[seat] != 0:
			o.Bids = make([]float64, q.model.Shape.Bids())
			o.Bids[q.game.Bid(v.Aside[seat])] = 1
		default:
			aside := func(x worlds.Slot) bool { return x.Seat == seat && x.Aside }
			if i := slices.IndexFunc(slots, aside); i >= 0 {
				at := q.model.Shape.BidAt(rel)
				o.Bids = q.bids(answer[at:][:q.model.Shape.Bids()], slots[i].Room)
			}
		}
		s.Others = append(s.Others, o)
	}
	s.Unseen = q.places(slots, answer)
}

// bids turns logits into chances of the bids that so many of the unseen
// cards can come to.
func (q *question) bids(logits []float32, pick int) []float64 {
	may := totals(q.game, worlds.Unseen(q.game, &q.asked), pick)
	nn.Softmax(logits)
	p, all := make([]float64, len(logits)), 0.0
	for n, x := range logits {
		if may>>n&1 == 1 {
			p[n] = max(float64(x), 1e-9)
			all += p[n]
		}
	}
	for n := range p {
		p[n] /= all
	}
	return p
}

// totals returns what so many of the cards can bid: bit n is set if n tricks.
func totals(g *rules.Game, from cards.Set, pick int) uint64 {
	var sums [rules.MaxAside + 1]uint64 // likewise, by number of cards
	sums[0] = 1
	for c := range from.Cards() {
		for n := pick; n > 0; n-- {
			sums[n] |= sums[n-1] << g.Bid(c.Set())
		}
	}
	return sums[pick]
}

// fits is how often rows and columns are scaled in turn, which is far beyond
// what figures on a screen can show.
const fits = 60

// places turns the net's belief into chances that agree with the View: none
// where a hand is out of the suit, and as many cards in each place as there
// are, by scaling rows and columns in turn (Sinkhorn, 1964).
func (q *question) places(slots []worlds.Slot, answer []float32) []Place {
	v := &q.asked
	shape := q.model.Shape
	var unseen []Place
	var rows [][]float64 // by card and slot
	logits := make([]float32, len(slots))
	for c := range worlds.Unseen(q.game, v).Cards() {
		suit := q.game.SuitOf(worlds.TrumpOf(v), c)
		row := make([]float64, len(slots))
		for i, x := range slots {
			logits[i] = answer[shape.OwnerAt(c, shape.Relative(v.Seat, x.Seat), x.Aside)]
		}
		nn.Softmax(logits)
		for i, x := range slots {
			if x.Out>>suit&1 == 0 {
				row[i] = max(float64(logits[i]), 1e-9)
			}
		}
		unseen, rows = append(unseen, Place{Card: c}), append(rows, row)
	}
	fit(rows, slots)
	for k, row := range rows {
		for i, x := range slots {
			if x.Aside {
				unseen[k].Aside[x.Seat] = row[i]
			} else {
				unseen[k].Held[x.Seat] = row[i]
			}
		}
	}
	return unseen
}

// fit scales columns to the room of their slots, and rows to one, in turn.
func fit(rows [][]float64, slots []worlds.Slot) {
	sums := make([]float64, len(slots))
	for range fits {
		clear(sums)
		for _, row := range rows {
			for i, x := range row {
				sums[i] += x
			}
		}
		for _, row := range rows {
			all := 0.0
			for i, x := range slots {
				if sums[i] > 0 {
					row[i] *= float64(x.Room) / sums[i]
				}
				all += row[i]
			}
			for i := range row {
				row[i] /= all
			}
		}
	}
}

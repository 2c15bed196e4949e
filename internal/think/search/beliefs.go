package search

import (
	"slices"

	"ninetynine/cards"
	"ninetynine/internal/think/nn"
	"ninetynine/internal/think/worlds"
	"ninetynine/rules"
)

// An Other is what an Expert believes about another seat.
type Other struct {
	Seat   rules.Seat
	Chance float64   // of making its contract
	Bids   []float64 // chance of each bid, from 0; nil before cards are laid aside
}

// A Place is where a card may be: by seat, the chance that it is held or laid aside there; while
// seats lay, as if all other seats had laid. The chances of a card add up to 1, and those of a
// hand, or of bid-cards, to the number of its unseen cards.
type Place struct {
	Card        cards.Card
	Held, Aside [rules.MaxSeats]float64
}

// addBeliefs adds the net's beliefs about the other seats. [worlds.Sampler.Begin] must have seen
// the View.
func (d *decision) addBeliefs(s *Study) {
	v := &d.view
	chances := d.outlook(v)
	d.correctOthers(&chances)
	answer := d.model.Player.Answer(d.playerScratch, nn.HeadBelief)
	slots := d.sampler.AppendSlots(nil)
	for rel := 1; rel < d.game.Seats(); rel++ {
		seat := d.model.Shape.Seat(v.Seat, rel)
		o := Other{Seat: seat, Chance: chances[seat]}
		switch {
		case v.AsideOpen.Has(seat) && v.Aside[seat] != 0:
			o.Bids = make([]float64, d.model.Shape.Bids())
			o.Bids[d.game.Bid(v.Aside[seat])] = 1
		default:
			aside := func(x worlds.Slot) bool { return x.Seat == seat && x.Aside }
			if i := slices.IndexFunc(slots, aside); i >= 0 {
				at := d.model.Shape.BidAt(rel)
				o.Bids = d.bids(answer[at:][:d.model.Shape.Bids()], slots[i].Room)
			}
		}
		s.Others = append(s.Others, o)
	}
	s.Unseen = d.places(slots, answer)
}

// bids turns logits into chances of the bids that pick of the unseen cards can make.
func (d *decision) bids(logits []float32, pick int) []float64 {
	may := worlds.Bids(d.game, worlds.Unseen(d.game, &d.view), pick)
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

// fits is how often rows and columns are scaled in turn: far beyond the precision shown.
const fits = 60

// places turns the net's belief into chances that agree with the View: 0 where a hand is out of the
// suit, and in each place the right number of cards, by scaling rows and columns in turn (Sinkhorn,
// 1964).
func (d *decision) places(slots []worlds.Slot, answer []float32) []Place {
	v := &d.view
	shape := d.model.Shape
	var unseen []Place
	var rows [][]float64 // by card and slot
	logits := make([]float32, len(slots))
	for c := range worlds.Unseen(d.game, v).Cards() {
		suit := d.game.SuitOf(worlds.TrumpOf(v), c)
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

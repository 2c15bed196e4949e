package search

import (
	"math"
	"slices"

	"ninetynine/internal/nn"
	"ninetynine/rules"
)

// How far premiums are looked into: in so many worlds, and with so many of
// the ways to bid each total.
const (
	foreseen = 80
	rivals   = 3
)

// foresee finds out what each offer would be worth after laying aside, where
// offers follow. Seats that have yet to lay do so as the net would, from what
// they see in the world; those who speak before the seat pass.
//
// The critic is asked, as for all else, rather than the net's own worth of
// offers: that is right where the net goes, and far off after bids that it
// never makes.
func (e *Expert) foresee(v *rules.View, s *Study) {
	order := e.game.Variant().Order
	if slices.Index(order, rules.Offering) < slices.Index(order, rules.Laying) {
		return // or there are none
	}
	ways, bids := e.contenders(v, s)
	n := min(foreseen, len(e.hidden))
	e.worth, e.made = grid(e.worth, len(ways), n), grid(e.made, len(ways), n)
	for w := range n {
		state := e.game.Suppose(v, &e.hidden[w])
		e.layOthers(&state, v.Seat)
		for i := range ways {
			next := state
			e.game.Apply(&next, ways[i].Action)
			for !e.game.Turn(&next).Has(v.Seat) {
				e.game.Apply(&next, rules.Claim(e.game.Turn(&next).First(), rules.Pass))
			}
			if a := rules.Claim(v.Seat, ways[i].Offer); e.game.Options(&next, v.Seat).Has(a) {
				e.game.Apply(&next, a)
				e.look(v, &next, leaf{choice: int32(i), world: int32(w)})
			}
		}
	}
	e.ask()
	for i := range ways {
		e.average(i, n, &ways[i])
		best := s.Bids[bids[i]].Premiums
		at := slices.IndexFunc(best, func(w Way) bool { return w.Offer == ways[i].Offer })
		if at < 0 {
			s.Bids[bids[i]].Premiums = append(best, ways[i])
		} else if ways[i].Points > best[at].Points {
			best[at] = ways[i]
		}
	}
}

// contenders returns the offers and bid-cards that are looked into, with what
// is taken off the cards' points, and for each its place among the bids. An
// offer that announces a number announces that of the bid.
func (e *Expert) contenders(v *rules.View, s *Study) (ways []Way, bids []int) {
	state := e.game.Suppose(v, &e.hidden[0])
	for state.Phase() == rules.Laying {
		e.game.Apply(&state, e.game.Due(&state).Nth(0))
	}
	for state.Phase() == rules.Offering && !e.game.Turn(&state).Has(v.Seat) {
		e.game.Apply(&state, rules.Claim(e.game.Turn(&state).First(), rules.Pass))
	}
	offers := e.game.Options(&state, v.Seat).From
	taken := make([]int, len(s.Bids))
	for _, o := range s.Options {
		n := e.game.Bid(o.Action.Cards())
		at := slices.IndexFunc(s.Bids, func(b Bid) bool { return b.Tricks == n })
		if taken[at]++; taken[at] > rivals {
			continue
		}
		for from := offers; from != 0; from &= from - 1 {
			offer := rules.Offer(from.First())
			if said, ok := offer.Number(); !ok || said == n {
				ways, bids = append(ways, Way{Offer: offer, Action: o.Action, Points: o.Points - o.Sampled}), append(bids, at)
			}
		}
	}
	return ways, bids
}

// layOthers lets the other seats lay aside as the net would.
func (e *Expert) layOthers(s *rules.State, me rules.Seat) {
	shape := e.model.Shape
	turn := e.game.Turn(s)
	for i := range turn.All() {
		if i == me {
			continue
		}
		e.game.View(s, i, &e.view)
		e.seen = shape.Look(e.seen[:0], e.game, &e.view, e.standing)
		e.model.Player.See(e.scratch, e.seen)
		answer := e.model.Player.Answer(e.scratch, nn.HeadLay)
		p := e.logits[:shape.Logits(e.view.Options, answer, e.logits[:])]
		nn.Softmax(p)
		x := float32(e.rng.Uint64()>>40) / (1 << 24)
		at := 0
		for at < len(p)-1 && x >= p[at] {
			x -= p[at]
			at++
		}
		e.game.Apply(s, e.view.Options.Nth(at))
	}
}

// average fills in what the first n worlds say of way i, and adds it to its
// points.
func (e *Expert) average(i, n int, w *Way) {
	all, weight2 := 0.0, 0.0
	for k, p := range e.weights[:n] {
		all += p
		weight2 += p * p
		w.Sampled += p * float64(e.worth[i][k])
		w.Chance += p * float64(e.made[i][k])
	}
	if all == 0 {
		return
	}
	w.Sampled, w.Chance = w.Sampled/all, min(w.Chance/all, 1)
	w.Points += w.Sampled
	squares := 0.0
	for k, p := range e.weights[:n] {
		d := float64(e.worth[i][k]) - w.Sampled
		squares += p * d * d
	}
	w.Error = math.Sqrt(squares * weight2 / (all * all * all))
}

package search

import (
	"cmp"
	"context"
	"math"
	"slices"

	"ninetynine/internal/think/nn"
	"ninetynine/rules"
)

// How much a study plays out: so many of the ways to bid each total. Open hands
// are asked whether they can be beaten once no more cards than so many are to
// be played.
const (
	rivals   = 3
	provable = 27
)

// rehearse judges bids and offers anew, by playing each deal out as the net
// would, and returns what it played. The critic is right on average where
// players go, but knows neither bids that nobody makes nor hands that nobody
// has: of nought with a hand that cannot fail it said 72 in a hundred, and 98
// made it. What is preferred stays preferred, as no better bids and offers were
// found so.
//
// Of the ways to lay aside, the best few of each total are played out, with
// each offer that may follow; they are worth what the best of these is. The
// others have what the critic mistakes of these taken off, but of the totals
// that are to be played out whole.
func (q *question) rehearse(ctx context.Context, whole func(total int) bool) ([]Way, error) {
	ways, of := q.rivals(whole)
	worth, made, err := q.playOut(ctx, ways)
	if err != nil {
		return nil, err
	}
	type mistake struct{ points, chance, ways float64 }
	mistakes := map[int]mistake{} // by total
	for k, first := 0, 0; k < len(ways); k++ {
		ways[k].Sampled, ways[k].Chance = q.mean(worth[k]), min(q.mean(made[k]), 1)
		ways[k].Error = q.spread(func(w int) float64 { return float64(worth[k][w]) }, ways[k].Sampled)
		if ways[k].Sampled > ways[first].Sampled || of[k] != of[first] {
			first = k
		}
		if k+1 < len(ways) && of[k+1] == of[k] {
			continue
		}
		c, best := &q.choices[of[k]], &ways[first]
		m := mistakes[q.total(c)]
		mistakes[q.total(c)] = mistake{m.points + best.Sampled - c.Points, m.chance + best.Chance - c.Chance, m.ways + 1}
		c.Points, c.Chance = best.Sampled, best.Chance
		copy(q.worth[of[k]], worth[first])
	}
	for i := range q.choices {
		if slices.Contains(of, i) {
			continue
		}
		c := &q.choices[i]
		m := mistakes[q.total(c)]
		c.Points += m.points / m.ways
		c.Chance = min(max(c.Chance+m.chance/m.ways, 0), 1)
		for w := range q.worth[i] {
			q.worth[i][w] += float32(m.points / m.ways)
		}
	}
	return ways, nil
}

// total returns the number of tricks that laying aside bids; of offers, all
// are alike.
func (q *question) total(c *Choice) int {
	if c.Action.Kind() != rules.Laying {
		return 0
	}
	return q.game.Bid(c.Action.Cards())
}

// mean returns the mean of x over the worlds.
func (q *question) mean(x []float32) (mean float64) {
	for w, p := range q.weights {
		mean += float64(p * float64(x[w]))
	}
	return mean
}

// rivals returns what is played out, and which choice each belongs to: offers,
// or the best ways to bid each total, or all, with the offers that may follow.
func (q *question) rivals(whole func(total int) bool) (ways []Way, of []int) {
	v := &q.asked
	order := make([]int, len(q.choices))
	for i := range order {
		order[i] = i
	}
	slices.SortStableFunc(order, func(a, b int) int { return cmp.Compare(q.choices[b].score, q.choices[a].score) })
	taken := map[int]int{}
	offers := q.later()
	for _, i := range order {
		a := q.choices[i].Action
		if v.Phase == rules.Offering {
			ways, of = append(ways, Way{Action: a, Offer: a.Offer()}), append(of, i)
			continue
		}
		n := q.game.Bid(a.Cards())
		if taken[n]++; taken[n] > rivals && (whole == nil || !whole(n)) {
			continue
		}
		for _, o := range offers {
			if said, ok := o.Number(); !ok || said == n {
				ways, of = append(ways, Way{Action: a, Offer: o, rival: taken[n] <= rivals}), append(of, i)
			}
		}
	}
	return ways, of
}

// later returns the offers that may follow laying aside, or none at all once.
func (q *question) later() []rules.Offer {
	v := &q.asked
	order := q.game.Phases()
	if slices.Index(order[:], rules.Offering) < slices.Index(order[:], rules.Laying) {
		return []rules.Offer{0} // they came before, or there are none
	}
	state := q.game.Suppose(v, &q.hidden[0])
	for state.Phase() == rules.Laying {
		q.game.Apply(&state, q.game.Due(&state).Nth(0))
	}
	for state.Phase() == rules.Offering && !q.game.Turn(&state).Has(v.Seat) {
		q.game.Apply(&state, rules.MakeOffer(q.game.Turn(&state).First(), rules.Pass))
	}
	var offers []rules.Offer
	for from := q.game.Options(&state, v.Seat).From; from != 0; from &= from - 1 {
		offers = append(offers, rules.Offer(from.First()))
	}
	return offers
}

// playOut returns what each way comes to when all play on as the net does at
// a table, by way and world, or the context's error.
//
// Against an open hand the net is no measure: experts defend far better. Of
// reveals half is believed of the critic, who has learnt how open hands are
// defended, and half of whether all others together could break the contract.
func (q *question) playOut(ctx context.Context, ways []Way) (worth, made [][]float32, err error) {
	v := &q.asked
	n := len(q.hidden)
	rows := 2 * len(ways) // the critic's word of reveals comes behind
	of := &outcomes{worth: grid(nil, rows, n), made: grid(nil, rows, n), ahead: math.MaxInt8, offers: make([]rules.Offer, rows)}
	if nn.DoubleDummy(q.game) {
		of.double = 1 // so the mean with open cards was found: see docs/strength.md, and not by what the player supposes
	}
	worth, made = of.worth, of.made
	for i := range ways {
		of.offers[i], of.offers[i+len(ways)] = ways[i].Offer, ways[i].Offer
	}
	forced := grid(nil, len(ways), n)
	for w := range n {
		if err := ctx.Err(); err != nil {
			return nil, nil, err
		}
		if q.weights[w] < negligible {
			continue
		}
		state := q.game.Suppose(v, &q.hidden[w])
		for i := range ways {
			next := state
			q.game.Apply(&next, ways[i].Action)
			if ways[i].Offer.Level() == rules.Reveal {
				again := next
				q.look(of, &again, leaf{choice: int32(i + len(ways)), world: int32(w), ahead: math.MaxInt8})
				if q.forces(next, w, ways[i].Offer) {
					forced[i][w] = 1
				}
			}
			q.look(of, &next, leaf{choice: int32(i), world: int32(w)})
		}
	}
	if err := q.finish(ctx, of); err != nil {
		return nil, nil, err
	}
	for i := range ways {
		if ways[i].Offer.Level() == rules.Reveal {
			q.defend(ways[i].Offer, worth[i], made[i], made[i+len(ways)], forced[i])
		}
	}
	return worth[:len(ways)], made[:len(ways)], nil
}

// forces reports whether the seat makes its contract against all others, all
// cards open, once it has made the offer and nobody says more. What else comes
// before play the net does, and where there are too many cards to be sure of it
// plays the first ones.
func (q *question) forces(s rules.State, world int, offer rules.Offer) bool {
	v := &q.asked
	defer q.reseed(world, -1)()
	q.makeWay()
	for s.Phase() != rules.Over {
		seat := q.game.Turn(&s).First()
		q.game.View(&s, seat, &q.view)
		o := q.view.Options
		switch {
		case s.Phase() == rules.Playing && toPlay(q.game, &q.view) <= provable:
			return q.solver.Forces(&s, v.Seat)
		case s.Phase() == rules.Offering:
			a := rules.MakeOffer(seat, offer)
			if seat != v.Seat || !o.Has(a) {
				a = o.Nth(0)
			}
			q.game.Apply(&s, a)
		default:
			q.game.Apply(&s, o.Nth(q.draw(q.policy(&q.view), s.Phase() == rules.Playing)))
		}
	}
	return q.solver.Forces(&s, v.Seat)
}

// defend turns what came of a reveal among nets into what is believed of it:
// the contract is made as often as the critic and the open cards say, and is
// worth what it was worth where it was made, and where not.
func (q *question) defend(offer rules.Offer, worth, made, critic, forced []float32) {
	var sum, weight [2]float64 // failed, made
	for w, p := range q.weights {
		sum[int(made[w])] += float64(p * float64(worth[w]))
		weight[int(made[w])] += p
	}
	mean := [2]float32{float32(sum[0] / weight[0]), float32(sum[1] / weight[1])}
	swing := float32(2*q.game.PremiumWorth(offer) + 20)
	switch {
	case weight[0] == 0:
		mean[0] = q.within(mean[1] - swing)
	case weight[1] == 0:
		mean[1] = q.within(mean[0] + swing)
	}
	for w := range worth {
		made[w] = (critic[w] + forced[w]) / 2
		worth[w] = mean[0] + float32(made[w]*(mean[1]-mean[0]))
	}
}

// within keeps a guess of what a deal comes to between a game lost and a game won,
// where that is what counts.
func (q *question) within(worth float32) float32 {
	if !q.forGame {
		return worth
	}
	me := q.asked.Seat
	return min(max(worth, nn.WinPoints(q.game, me, q.before[me], 0)), nn.WinPoints(q.game, me, q.before[me], 1))
}

package search

import (
	"cmp"
	"context"
	"math"
	"slices"

	"ninetynine/internal/think/nn"
	"ninetynine/rules"
)

const (
	rivals   = 3  // ways to bid each total that a study plays out
	provable = 27 // cards left to play, up to which a study proves whether an open hand can be beaten
)

// playOutBids evaluates bids and offers again, by playing each deal out as the net would, and
// returns what it played. The critic is right on average about bids and hands that players have,
// but not about unusual ones: it gave a bid of zero with a hand that cannot fail a chance of 72 %,
// and 98 % made it. The order of preference stays, as playing out found no better bids and offers.
//
// Of the ways to lay aside, the best few of each total are played out, with each offer that may
// follow; their worth is that with the best offer. The critic's estimates of the other ways are
// corrected by its mean error on these. For totals where whole is true, all ways are played out.
func (d *decision) playOutBids(ctx context.Context, whole func(total int) bool) ([]Way, error) {
	ways, of := d.contenders(whole)
	worth, made, err := d.playOutWays(ctx, ways)
	if err != nil {
		return nil, err
	}
	type mistake struct{ points, chance, ways float64 }
	mistakes := map[int]mistake{} // by total
	for k, first := 0, 0; k < len(ways); k++ {
		ways[k].Sampled, ways[k].Chance = d.mean(worth[k]), min(d.mean(made[k]), 1)
		ways[k].Error = d.deviation(func(w int) float64 { return float64(worth[k][w]) }, ways[k].Sampled)
		if ways[k].Sampled > ways[first].Sampled || of[k] != of[first] {
			first = k
		}
		if k+1 < len(ways) && of[k+1] == of[k] {
			continue
		}
		c, best := &d.choices[of[k]], &ways[first]
		m := mistakes[d.total(c)]
		mistakes[d.total(c)] = mistake{m.points + best.Sampled - c.Points, m.chance + best.Chance - c.Chance, m.ways + 1}
		c.Points, c.Chance = best.Sampled, best.Chance
		copy(d.worth[of[k]], worth[first])
	}
	for i := range d.choices {
		if slices.Contains(of, i) {
			continue
		}
		c := &d.choices[i]
		m := mistakes[d.total(c)]
		c.Points += m.points / m.ways
		c.Chance = min(max(c.Chance+m.chance/m.ways, 0), 1)
		for w := range d.worth[i] {
			d.worth[i][w] += float32(m.points / m.ways)
		}
	}
	return ways, nil
}

// total returns the number of tricks that a choice bids; 0 for offers.
func (d *decision) total(c *Choice) int {
	if c.Action.Kind() != rules.Laying {
		return 0
	}
	return d.game.Bid(c.Action.Cards())
}

// contenders returns the ways to play out, and the choice that each belongs to: offers, or the best
// (or all) ways to bid each total, with the offers that may follow.
func (d *decision) contenders(whole func(total int) bool) (ways []Way, of []int) {
	v := &d.view
	order := make([]int, len(d.choices))
	for i := range order {
		order[i] = i
	}
	slices.SortStableFunc(order, func(a, b int) int { return cmp.Compare(d.choices[b].score, d.choices[a].score) })
	taken := map[int]int{}
	offers := d.laterOffers()
	for _, i := range order {
		a := d.choices[i].Action
		if v.Phase == rules.Offering {
			ways, of = append(ways, Way{Action: a, Offer: a.Offer()}), append(of, i)
			continue
		}
		n := d.game.Bid(a.Cards())
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

// laterOffers returns the offers that may follow laying aside; the zero Offer alone if none may.
func (d *decision) laterOffers() []rules.Offer {
	v := &d.view
	order := d.game.Phases()
	if slices.Index(order[:], rules.Offering) < slices.Index(order[:], rules.Laying) {
		return []rules.Offer{0} // offers came before, or there are none
	}
	state := d.game.Suppose(v, &d.hidden[0])
	for state.Phase() == rules.Laying {
		d.game.Apply(&state, d.game.Due(&state).Nth(0))
	}
	for state.Phase() == rules.Offering && !d.game.Turn(&state).Has(v.Seat) {
		d.game.Apply(&state, rules.MakeOffer(d.game.Turn(&state).First(), rules.Pass))
	}
	var offers []rules.Offer
	for from := d.game.Options(&state, v.Seat).From; from != 0; from &= from - 1 {
		offers = append(offers, rules.Offer(from.First()))
	}
	return offers
}

// playOutWays returns the worth of each way, by way and world, when all seats play on as the net
// does at a table; the only error is the context's.
//
// Against an open hand the net is no measure: experts defend far better. So the worth of a reveal
// is the mean of two estimates: the critic's, which was trained on how open hands are defended, and
// whether all other seats together could break the contract.
func (d *decision) playOutWays(ctx context.Context, ways []Way) (worth, made [][]float32, err error) {
	v := &d.view
	n := len(d.hidden)
	rows := 2 * len(ways) // the critic's estimates of reveals come last
	of := &outcomes{worth: grid(nil, rows, n), made: grid(nil, rows, n), ahead: math.MaxInt8, offers: make([]rules.Offer, rows)}
	if nn.DoubleDummy(d.game) {
		of.doubleShare = 1 // as when the mean was fitted (docs/strength.md), whatever the player's effort says
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
		if d.weights[w] < negligible {
			continue
		}
		state := d.game.Suppose(v, &d.hidden[w])
		for i := range ways {
			next := state
			d.game.Apply(&next, ways[i].Action)
			if ways[i].Offer.Level() == rules.Reveal {
				again := next
				d.evaluateState(of, &again, leaf{choice: int32(i + len(ways)), world: int32(w), ahead: math.MaxInt8})
				if d.forces(next, w, ways[i].Offer) {
					forced[i][w] = 1
				}
			}
			d.evaluateState(of, &next, leaf{choice: int32(i), world: int32(w)})
		}
	}
	if err := d.finishEvaluation(ctx, of); err != nil {
		return nil, nil, err
	}
	for i := range ways {
		if ways[i].Offer.Level() == rules.Reveal {
			d.blendReveals(ways[i].Offer, worth[i], made[i], made[i+len(ways)], forced[i])
		}
	}
	return worth[:len(ways)], made[:len(ways)], nil
}

// forces reports whether the seat makes its contract against all other seats, with all cards open,
// after it has made the offer and they have passed. The net makes the other decisions before play,
// and plays the first cards where there are too many to prove it.
func (d *decision) forces(s rules.State, world int, offer rules.Offer) bool {
	v := &d.view
	defer d.reseed(world, -1)()
	d.yield()
	for s.Phase() != rules.Over {
		seat := d.game.Turn(&s).First()
		d.game.View(&s, seat, &d.inWorld)
		o := d.inWorld.Options
		switch {
		case s.Phase() == rules.Playing && toPlay(d.game, &d.inWorld) <= provable:
			return d.solver.Forces(&s, v.Seat)
		case s.Phase() == rules.Offering:
			a := rules.MakeOffer(seat, offer)
			if seat != v.Seat || !o.Has(a) {
				a = o.Nth(0)
			}
			d.game.Apply(&s, a)
		default:
			d.game.Apply(&s, o.Nth(d.draw(d.policy(&d.inWorld), s.Phase() == rules.Playing)))
		}
	}
	return d.solver.Forces(&s, v.Seat)
}

// blendReveals replaces the outcomes of a reveal among nets: the contract is made as often as the
// critic and the open cards say, and is worth the mean of the worlds in which it was made, and of
// those in which it was not.
func (d *decision) blendReveals(offer rules.Offer, worth, made, critic, forced []float32) {
	var sum, weight [2]float64 // failed, made
	for w, p := range d.weights {
		sum[int(made[w])] += float64(p * float64(worth[w]))
		weight[int(made[w])] += p
	}
	mean := [2]float32{float32(sum[0] / weight[0]), float32(sum[1] / weight[1])}
	swing := float32(2*d.game.PremiumWorth(offer) + 20)
	switch {
	case weight[0] == 0:
		mean[0] = d.withinGame(mean[1] - swing)
	case weight[1] == 0:
		mean[1] = d.withinGame(mean[0] + swing)
	}
	for w := range worth {
		made[w] = (critic[w] + forced[w]) / 2
		worth[w] = mean[0] + float32(made[w]*(mean[1]-mean[0]))
	}
}

// withinGame limits an estimate of a deal to the range between a lost and a won game, if the game
// counts.
func (d *decision) withinGame(worth float32) float32 {
	if !d.forGame {
		return worth
	}
	me := d.view.Seat
	return min(max(worth, nn.WinPoints(d.game, me, d.chancesBefore[me], 0)), nn.WinPoints(d.game, me, d.chancesBefore[me], 1))
}

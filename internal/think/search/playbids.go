package search

import (
	"cmp"
	"context"
	"math"
	"slices"

	"ninetynine/internal/think/nn"
	"ninetynine/rules"
)

// rivals is how many ways to bid each total a study plays out.
const rivals = 3

// playOutBids evaluates bids again, by playing each deal out as the net would, and
// returns what it played. The critic is right on average about bids and hands that players have,
// but not about unusual ones: it gave a bid of zero with a hand that cannot fail a chance of 72 %,
// and 98 % made it. The order of preference stays, as playing out found no better bids.
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
		n := d.game.Bid(c.Action.Cards())
		m := mistakes[n]
		mistakes[n] = mistake{m.points + best.Sampled - c.Points, m.chance + best.Chance - c.Chance, m.ways + 1}
		c.Points, c.Chance = best.Sampled, best.Chance
		copy(d.worth[of[k]], worth[first])
	}
	for i := range d.choices {
		if slices.Contains(of, i) {
			continue
		}
		c := &d.choices[i]
		m := mistakes[d.game.Bid(c.Action.Cards())]
		c.Points += m.points / m.ways
		c.Chance = min(max(c.Chance+m.chance/m.ways, 0), 1)
		for w := range d.worth[i] {
			d.worth[i][w] += float32(m.points / m.ways)
		}
	}
	return ways, nil
}

// contenders returns the ways to play out, and the choice that each belongs to: the best (or all) ways
// to bid each total, with the offers that may follow.
func (d *decision) contenders(whole func(total int) bool) (ways []Way, of []int) {
	order := make([]int, len(d.choices))
	for i := range order {
		order[i] = i
	}
	slices.SortStableFunc(order, func(a, b int) int { return cmp.Compare(d.choices[b].score, d.choices[a].score) })
	taken := map[int]int{}
	offers := d.laterOffers()
	for _, i := range order {
		a := d.choices[i].Action
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
	for state.Phase() == rules.Laying && d.game.Turn(&state) != 0 {
		d.game.Apply(&state, d.game.Due(&state).Nth(0))
	}
	for turn := d.game.Turn(&state); state.Phase() == rules.Offering && turn != 0 && !turn.Has(v.Seat); turn = d.game.Turn(&state) {
		d.game.Apply(&state, rules.MakeOffer(turn.First(), rules.Pass))
	}
	var offers []rules.Offer
	for from := d.game.Options(&state, v.Seat).From; from != 0; from &= from - 1 {
		offers = append(offers, rules.Offer(from.First()))
	}
	return offers
}

// playOutWays returns the worth of each way, by way and world, when all seats play on as their styles
// do at a table; the only error is the context's. Those with a premium are corrected: see
// [decision.correctPremium].
func (d *decision) playOutWays(ctx context.Context, ways []Way) (worth, made [][]float32, err error) {
	d.beginWays(ways)
	if err := d.playWays(ctx, ways, 0, len(d.hidden)); err != nil {
		return nil, nil, err
	}
	of := &d.played
	for i := range ways {
		if ways[i].Offer.Level() >= rules.Declare {
			d.correctPremium(ways[i].Offer, of.worth[i], of.made[i], of.made[i+len(ways)])
		}
	}
	return of.worth[:len(ways)], of.made[:len(ways)], nil
}

// beginWays makes room for the outcomes of ways, and after them for the critic's estimates of premiums.
func (d *decision) beginWays(ways []Way) {
	n, rows := len(d.hidden), 2*len(ways)
	of := &d.played
	of.worth, of.made, of.ahead = grid(of.worth, rows, n), grid(of.made, rows, n), math.MaxInt8
	of.offers = append(of.offers[:0], make([]rules.Offer, rows)...)
	if nn.DoubleDummy(d.game) {
		of.doubleShare = 1 // as when the corrections were fitted, whatever the player's effort says
	}
	for i := range ways {
		of.offers[i], of.offers[i+len(ways)] = ways[i].Offer, ways[i].Offer
	}
}

// playWays plays the ways on in the worlds from one up to another, but for those that are dropped.
func (d *decision) playWays(ctx context.Context, ways []Way, from, to int) error {
	of := &d.played
	for w := from; w < to; w++ {
		if err := ctx.Err(); err != nil {
			return err
		}
		if d.weights[w] < negligible {
			continue
		}
		state := d.game.Suppose(&d.view, &d.hidden[w])
		for i := range ways {
			if len(d.dropped) > 0 && d.dropped[i] {
				continue
			}
			next := state
			d.game.Apply(&next, ways[i].Action)
			if ways[i].Offer.Level() >= rules.Declare {
				again := next
				d.evaluateState(of, &again, leaf{choice: int32(i + len(ways)), world: int32(w), ahead: math.MaxInt8})
			}
			d.evaluateState(of, &next, leaf{choice: int32(i), world: int32(w)})
		}
	}
	return d.finishEvaluation(ctx, of)
}

// A premiumFit says how likely a contract with a premium is: its logit is a sum of the logits of the
// shares of worlds in which it is made when they are played out, and by the critic's judgement. The
// last term, by how many in a hundred of the other seats are taken to play like the net, says how
// much better strong players defend than the net, by which such seats play on.
type premiumFit struct{ played, critic, unknown, weak float64 }

// Fitted to deals played on from the true cards: docs/strength.md has the figures.
var premiumFits = [...]premiumFit{
	rules.Declare: {0.85, 0.15, -0.2, 0},
	rules.Reveal:  {0.7, 0.5, -0.7, 0.4},
}

// correctPremium replaces the outcomes of playing on with a premium. The contract is made as often
// as the fit says, and is worth the mean of the worlds in which it was made, and of those in which it
// was not.
func (d *decision) correctPremium(offer rules.Offer, worth, made, critic []float32) {
	var sum, weight [2]float64 // failed, made
	believed := 0.0
	for w, p := range d.weights {
		sum[int(made[w])] += float64(p * float64(worth[w]))
		weight[int(made[w])] += p
		believed += float64(p * float64(critic[w]))
	}
	mean := [2]float32{float32(sum[0] / weight[0]), float32(sum[1] / weight[1])}
	swing := float32(2*d.game.PremiumWorth(offer) + 20)
	switch {
	case weight[0] == 0:
		mean[0] = d.withinGame(mean[1] - swing)
	case weight[1] == 0:
		mean[1] = d.withinGame(mean[0] + swing)
	}
	f, n := &premiumFits[offer.Level()], float64(len(d.weights))
	like := d.likeNet()
	chance := logistic(float64(f.played*logit((float64(weight[1]*n)+0.5)/(n+1))) + float64(f.critic*logit(believed)) +
		float64(f.unknown*like) + float64(f.weak*(1-like)))
	before := float64((weight[1] + believed) / 2) // compilers make a product of this
	for w := range worth {
		x := float32((made[w] + critic[w]) / 2)
		if chance < before {
			x *= float32(chance / before)
		} else {
			x = 1 - float32((1-x)*float32((1-chance)/(1-before)))
		}
		made[w], worth[w] = x, mean[0]+float32(x*(mean[1]-mean[0]))
	}
}

// likeNet returns the share of the other seats that are taken to play like the net.
func (d *decision) likeNet() float64 {
	others := d.game.Live() &^ d.view.Seat.Set()
	sum := 0.0
	for i := range others.All() {
		if len(d.mixtures[i]) == 0 {
			sum++
		}
		for _, x := range d.mixtures[i] {
			if d.supposed[x.style].likeNet() {
				sum += x.chance
			}
		}
	}
	return sum / float64(others.Len())
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

package search

import (
	"context"
	"math"
	"slices"

	"ninetynine/internal/base/elementary"
	"ninetynine/internal/think/nn"
	"ninetynine/rules"
)

// judgeOffers finds what each offer is worth by playing worlds on, as players decide and as a study
// says. An offer whose contract is too unlikely for the player comes last.
//
// If first is not 0, offers are played out in so many worlds, and then in twice as many each time, and those are dropped
// that more worlds would hardly make the best, until one is left or all worlds are played.
func (d *decision) judgeOffers(ctx context.Context, first int) error {
	d.propose()
	d.keepPass()
	if err := d.sampleWorlds(); err != nil {
		return err
	}
	ways := d.ways[:0]
	d.dropped = d.dropped[:0]
	for i := range d.choices {
		ways = append(ways, Way{Action: d.choices[i].Action, Offer: d.choices[i].Action.Offer()})
		d.dropped = append(d.dropped, false)
	}
	d.ways = ways
	d.beginWays(ways)
	d.worth, d.made = grid(d.worth, len(ways), len(d.hidden)), grid(d.made, len(ways), len(d.hidden))
	all := d.weights
	defer func() { d.weights = all }()
	if first == 0 || d.exhaustive {
		first = len(all)
	}
	for from, to := 0, 0; to < len(all); from = to {
		to = min(max(first, 2*from), len(all))
		d.weights = all
		if err := d.playWays(ctx, ways, from, to); err != nil {
			return err
		}
		if to < len(all) {
			d.shares = shares(d.shares[:0], all[:to])
			d.weights = d.shares
		}
		if d.scoreOffers(); to < len(all) && d.dropOffers() <= 1 {
			break
		}
	}
	for i := range d.choices {
		if d.dropped[i] {
			d.choices[i].score = math.Inf(-1)
		}
	}
	return nil
}

// shares appends the weights with a sum of one.
func shares(to, weights []float64) []float64 {
	sum := 0.0
	for _, p := range weights {
		sum += p
	}
	for _, p := range weights {
		to = append(to, p/sum)
	}
	return to
}

// scoreOffers sets what the offers that are not dropped are worth in the worlds so far.
func (d *decision) scoreOffers() {
	of, n := &d.played, len(d.weights)
	for i := range d.choices {
		c, offer := &d.choices[i], d.choices[i].Action.Offer()
		if d.dropped[i] {
			continue
		}
		worth, made := d.worth[i][:n], d.made[i][:n]
		copy(worth, of.worth[i])
		if copy(made, of.made[i]); offer.Level() >= rules.Declare {
			d.correctPremium(offer, worth, made, of.made[i+len(d.choices)])
		}
		c.Points, c.Chance = d.mean(worth), min(d.mean(made), 1)
		c.score = c.Points + d.prior(c)
		if c.Chance < d.minChance(offer) {
			c.score = math.Inf(-1)
		}
	}
}

// prior returns what the net's opinion of an offer adds to its score.
func (d *decision) prior(c *Choice) float64 {
	return float64(d.effort.PolicyWeight * (elementary.Log(max(c.Policy, unlikely)) - elementary.Log(d.choices[0].Policy)))
}

// certain is how many standard errors make a difference between two offers certain enough: docs/strength.md says what that
// costs. spread is the least standard deviation, in points, that the difference is taken to have from world to world: a few
// worlds may all agree where others would not.
const certain, spread = 1.5, 15

// dropOffers drops offers whose contract is too unlikely, and those that are worth less than another whose contract is
// likely enough. It returns how many are left.
func (d *decision) dropOffers() (left int) {
	weight2 := 0.0
	for _, p := range d.weights {
		weight2 += float64(p * p)
	}
	// doubt returns by how much a chance may be wrong.
	doubt := func(chance float64) float64 {
		p := min(max(chance, 0.05), 0.95)
		return float64(certain * math.Sqrt(float64(p*(1-p))*weight2))
	}
	var sure [nn.MostOptions]bool // offers that are left, and whose contract is likely enough
	for i := range d.choices {
		c := &d.choices[i]
		least := d.minChance(c.Action.Offer())
		sure[i] = !d.dropped[i] && (least == 0 || c.Chance-doubt(c.Chance) > least)
		d.dropped[i] = d.dropped[i] || c.Chance+doubt(c.Chance) < least
	}
	for i := range d.choices {
		for j := range d.choices {
			d.dropped[i] = d.dropped[i] || i != j && sure[j] && d.worse(i, j, weight2)
		}
	}
	for _, out := range d.dropped {
		if !out {
			left++
		}
	}
	return left
}

// worse reports whether one offer is surely worth less than another, from the worlds in which both were played out.
func (d *decision) worse(i, j int, weight2 float64) bool {
	a, b, of := &d.choices[i], &d.choices[j], &d.played
	err := d.deviation(func(w int) float64 { return float64(of.worth[j][w] - of.worth[i][w]) }, d.mean(of.worth[j])-d.mean(of.worth[i]))
	return b.Points-a.Points+d.prior(b)-d.prior(a) > certain*max(err, spread*math.Sqrt(weight2))
}

// playsOffersOut reports whether the player plays offers out, and sets the number of worlds for it.
func (d *decision) playsOffersOut() bool {
	e := &d.effort
	n := e.OfferWorlds
	if d.standing != nil {
		n = max(n, e.Finish)
	}
	if n == 0 {
		return false
	}
	e.Choices = min(max(e.Choices, 3), d.view.Options.Len())
	e.Worlds = n * 3 / max(e.Choices, 3)
	return true
}

// keepPass makes sure that pass is among the choices, if it is possible.
func (d *decision) keepPass() {
	pass := rules.MakeOffer(d.view.Seat, rules.Pass)
	if d.view.Options.Has(pass) && !slices.ContainsFunc(d.choices, func(c Choice) bool { return c.Action == pass }) {
		d.choices[len(d.choices)-1] = Choice{Action: pass}
	}
}

func logit(p float64) float64 {
	p = min(max(p, 0.02), 0.98)
	return elementary.Log(p / (1 - p))
}

func logistic(x float64) float64 { return 1 / (1 + elementary.Exp(-x)) }

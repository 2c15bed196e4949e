package search

import (
	"context"
	"math"
	"slices"

	"ninetynine/internal/base/elementary"
	"ninetynine/rules"
)

// judgeOffers finds what each offer is worth by playing worlds on, as players decide and as a study
// says. An offer whose contract is too unlikely for the player comes last. first is as for
// [decision.race].
func (d *decision) judgeOffers(ctx context.Context, first int) error {
	d.propose()
	d.keepPass()
	if err := d.sampleWorlds(); err != nil {
		return err
	}
	ways := d.ways[:0]
	for i := range d.choices {
		ways = append(ways, Way{Action: d.choices[i].Action, Offer: d.choices[i].Action.Offer()})
	}
	d.ways = ways
	d.beginWays(ways)
	d.worth, d.made = grid(d.worth, len(ways), len(d.hidden)), grid(d.made, len(ways), len(d.hidden))
	return d.race(first, &d.played, func(from, to int) error { return d.playWays(ctx, ways, from, to) }, d.scoreOffers)
}

// scoreOffers sets what the offers that are not dropped are worth, and drops those whose contract is too unlikely.
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

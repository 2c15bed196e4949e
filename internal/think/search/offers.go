package search

import (
	"context"
	"math"
	"slices"

	"ninetynine/internal/base/elementary"
	"ninetynine/rules"
)

// judgeOffers finds what each offer is worth by playing worlds on, as players decide and as a study
// says. An offer whose contract is too unlikely for the player comes last.
func (d *decision) judgeOffers(ctx context.Context) error {
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
	worth, made, err := d.playOutWays(ctx, ways)
	if err != nil {
		return err
	}
	d.worth, d.made = grid(d.worth, len(ways), len(d.hidden)), grid(d.made, len(ways), len(d.hidden))
	for i := range ways {
		copy(d.worth[i], worth[i])
		copy(d.made[i], made[i])
		c := &d.choices[i]
		c.Points, c.Chance = d.mean(worth[i]), min(d.mean(made[i]), 1)
		prior := elementary.Log(max(c.Policy, unlikely)) - elementary.Log(d.choices[0].Policy)
		if c.score = c.Points + float64(d.effort.PolicyWeight*prior); c.Chance < d.minChance(c.Action.Offer()) {
			c.score = math.Inf(-1)
		}
	}
	return nil
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

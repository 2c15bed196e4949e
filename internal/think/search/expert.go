// Package search is the expert player. It samples worlds (deals of the hidden cards that agree with
// one seat's View), weighs them by how likely the other seats' acts were in them, according to a
// net or heuristics, and judges each choice in each world: by a critic, by playing on, or exactly.
package search

import (
	"cmp"
	"context"
	"fmt"
	"slices"

	"ninetynine/internal/base/elementary"
	"ninetynine/internal/think/claim"
	"ninetynine/internal/think/heuristic"
	"ninetynine/internal/think/nn"
	"ninetynine/internal/think/solve"
	"ninetynine/internal/think/worlds"
	"ninetynine/rules"
)

const entries = 1 << 12

// An Expert decides with a net, with sampled worlds that agree with its View, weighed by how likely
// the other seats' acts were in them, with a critic's evaluation of each choice in each world, and
// with exact endings. It belongs to one goroutine.
type Expert struct {
	game         *rules.Game
	model        *nn.Model
	effort       Effort
	curves       nn.Curves    // correct the chances that it states
	pointsReward solve.Reward // worth of a result where only points count
	winReward    solve.Reward // worth of a result where chances to win the game count

	sampler         *worlds.Sampler
	prover          *claim.Prover
	solver          *solve.Solver
	heuristic       *heuristic.Game // nil until a seat in a world plays by heuristics
	forGame         bool            // the solver counts chances to win the game
	playerScratch   *nn.Scratch
	standingScratch *nn.Scratch

	acquaintance
	last decision
}

// A Choice is an option and what the Expert thinks of it.
type Choice struct {
	Action rules.Action
	Policy float64 // the net's probability
	Points float64 // expected of the deal, relative to the other seats'
	Error  float64 // standard error of Points, from the sampled worlds
	Chance float64 // of making the contract
	score  float64
}

// NewExpert returns an Expert of the game; the model must be of its shape.
func NewExpert(g *rules.Game, m *nn.Model, e Effort) (*Expert, error) {
	if want := nn.ShapeOf(g).Key(); m.Shape.Key() != want {
		return nil, fmt.Errorf("the net is for %s, not for %s", m.Shape.Key(), want)
	}
	x := &Expert{
		game: g, model: m, effort: e, sampler: worlds.New(g), prover: claim.NewProver(g), solver: solve.New(g, entries),
		playerScratch: m.Player.NewScratch(), standingScratch: m.Standing.NewScratch(),
	}
	x.prover.GoOn = x.last.goOn
	x.pointsReward, x.winReward = solve.Relative(g.Seats()), x.last.win
	return x, nil
}

// Correct sets the curves that correct the stated chances of the Expert's own contract. Its acts
// stay the same.
func (e *Expert) Correct(c *nn.Curves) { e.curves = *c }

// Choose returns an act: the best card, or a bid, an offer or a trump drawn among the good ones, so
// that opponents cannot read it. Equal Views, standings and seeds give the same act. It returns the
// context's error soon after the context ends.
func (e *Expert) Choose(ctx context.Context, v *rules.View, standing *nn.Standing, seed uint64) (rules.Action, error) {
	d := e.reset(v, standing, seed, e.effort)
	d.ctx = ctx
	played := v.Phase == rules.Offering && d.playsOffersOut()
	if d.effort.Worlds == 0 && v.Options.Len() > 0 {
		p := d.policy(v)
		if err := ctx.Err(); err != nil { // its proofs did not end
			return 0, err
		}
		if v.Phase == rules.Offering {
			if err := d.keepLikelyOffers(&d.view, p); err != nil {
				return 0, err
			}
		}
		a := v.Options.Nth(d.draw(p, v.Phase == rules.Playing))
		if d.likesBids(v) {
			return d.tempt(&d.view, a)
		}
		return a, nil
	}
	if played {
		if err := d.judgeOffers(ctx, d.effort.OfferFirst); err != nil {
			d.discard()
			return 0, err
		}
	} else if err := d.estimate(ctx, false); err != nil {
		return 0, err
	}
	if v.Phase == rules.Offering && !played {
		d.choices = slices.DeleteFunc(d.choices, func(c Choice) bool { return c.Chance < d.minChance(c.Action.Offer()) })
		if len(d.choices) == 0 { // there was no pass
			return rules.MakeOffer(v.Seat, rules.Pass), nil
		}
	}
	choices := d.choices
	best := slices.MaxFunc(choices, func(a, b Choice) int { return cmp.Compare(a.score, b.score) })
	if v.Phase == rules.Playing || played {
		return best.Action, nil
	}
	p := d.logits[:len(choices)]
	for i := range choices {
		p[i] = float32((choices[i].score - best.score) / max(d.effort.PolicyWeight, 0.05))
	}
	nn.Softmax(p)
	return choices[d.draw(p, false)].Action, nil
}

// sensible is how likely an act must be, relative to the likeliest, for a player of blurred
// judgement to choose it: such a player errs among acts that look good, and does not blunder.
const sensible = 0.08

// draw picks by the probabilities, evened out by the blur; without blur it takes the best card.
func (d *decision) draw(p []float32, card bool) int {
	best, blur := nn.Greatest(p), d.effort.Blur
	if card && blur <= 0 {
		return best
	}
	if blur != 0 {
		most, sum := p[best], float32(0)
		least := sensible * most
		for i, x := range p {
			if p[i] = 0; x >= least {
				p[i] = float32(elementary.Exp(elementary.Log(float64(x/most)) / (1 + blur)))
			}
			sum += p[i]
		}
		for i := range p {
			p[i] /= sum
		}
	}
	return d.pick(p, 1)
}

// Advise returns the choices evaluated, the net's likeliest first. The next call overwrites them.
func (e *Expert) Advise(ctx context.Context, v *rules.View, standing *nn.Standing, seed uint64) ([]Choice, error) {
	d := e.reset(v, standing, seed, e.effort)
	d.ctx = ctx
	err := d.estimate(ctx, true)
	return d.choices, err
}

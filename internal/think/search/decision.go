package search

import (
	"context"
	"fmt"
	"math"
	"math/rand/v2"

	"ninetynine/cards"
	"ninetynine/internal/base/elementary"
	"ninetynine/internal/think/claim"
	"ninetynine/internal/think/nn"
	"ninetynine/internal/think/solve"
	"ninetynine/internal/think/worlds"
	"ninetynine/rules"
)

// A decision is one View that an Expert decides about: it proposes choices, samples worlds and
// weighs them, evaluates each choice in each world, and summarises. An Expert has only one,
// whose memory serves the next decision too.
type decision struct {
	*Expert
	effort        Effort       // for this decision
	view          rules.View   // as the last seat to lay or to make a sealed offer sees it
	standing      *nn.Standing // nil where only points count
	rng           rand.PCG
	seed          uint64                  // of rng, with
	fingerprint   uint64                  // that of the View
	ctx           context.Context         // of the caller; may be nil
	pause         func()                  // see [Scope]; may be nil
	chancesBefore [rules.MaxSeats]float32 // to win the game, before the deal
	reward        solve.Reward            // what a result is worth: points, or chances to win the game
	choices       []Choice
	dropped       []bool    // offers that are no longer played out: see judgeOffers
	shares        []float64 // the weights of some of the worlds, with a sum of one
	dominated     cards.Set // that the seat will not play: see [claim.Dominated]

	sample
	evaluation
	queries
	leaning
	supposed []style                         // the styles that seats have in worlds; the first is the net's
	mixtures [rules.MaxSeats][]possibleStyle // of the other seats
	replayed rules.Seats                     // whose acts replay asks about

	// Reused memory.
	inWorld  rules.View // of the seat that decides in a world
	features []uint16
	logits   [nn.MostOptions]float32
	out      []float32 // of a net
	belief   worlds.Belief
}

func (e *Expert) reset(v *rules.View, standing *nn.Standing, seed uint64, effort Effort) *decision {
	d := &e.last
	d.Expert, d.effort, d.standing, d.ctx, d.pause = e, effort.in(e.game), standing, nil, nil
	d.playsOn, d.criticToo, d.exhaustive = false, false, false
	d.view = worlds.Last(e.game, v)
	v = &d.view
	d.seed, d.fingerprint = seed, worlds.Fingerprint(v)
	d.rng.Seed(d.seed, d.fingerprint)
	d.choices, d.dropped, d.ahead, d.doubleShare = d.choices[:0], d.dropped[:0], effort.Ahead, 0
	d.supposeStyles()
	d.replayed = allSeats
	if nn.DoubleDummy(e.game) {
		d.doubleShare = effort.DoubleDummyShare[e.game.Seats()]
	}
	return d
}

// estimate finds the worth of each choice. With chances it also estimates the chances of the
// contract where that takes extra work: where worlds are solved or played out.
func (d *decision) estimate(ctx context.Context, chances bool) error {
	if d.view.Options.Len() == 0 {
		return fmt.Errorf("there is nothing to decide")
	}
	if d.propose(); ctx.Err() != nil {
		return ctx.Err()
	}
	if d.effort.Worlds == 0 || len(d.choices) == 1 {
		return nil
	}
	if d.likesBids(&d.view) {
		if err := d.addTempting(); err != nil {
			return err
		}
	}
	if err := d.sampleWorlds(); err != nil {
		return err
	}
	if err := d.evaluate(ctx, chances); err != nil {
		d.discard()
		return err
	}
	d.summarise()
	return nil
}

// policy returns the net's probability of each option, as manner and temperament change it. The
// next call overwrites them.
func (d *decision) policy(v *rules.View) []float32 {
	s := d.model.Shape
	d.show(v)
	p := d.logits[:s.Logits(v.Options, d.model.Player.Answer(d.playerScratch, nn.HeadOf(v.Phase)), d.logits[:])]
	nn.Softmax(p)
	if d.dominated = 0; d.effort.Sound {
		d.dominated = claim.Dominated(d.game, v)
	}
	if d.effort.Proves > 0 {
		if gone := d.dominated | d.prover.Refuted(d.seen(v), d.effort.Proves); gone != v.Options.From {
			d.dominated = gone
		}
	}
	d.applyManner(v, p)
	return p
}

func (d *decision) show(v *rules.View) {
	d.features = d.model.Shape.Features(d.features[:0], d.game, d.remembered(v), d.standing)
	d.model.Player.See(d.playerScratch, d.features)
}

// remembered returns the View as the player remembers it.
func (d *decision) remembered(v *rules.View) *rules.View {
	if d.effort.Manner.Forget > 0 && v.Tricks > 0 {
		return d.forget(v)
	}
	return v
}

// seen returns the View as it counts for what the player is sure of: of the last tricks it misses nothing.
func (d *decision) seen(v *rules.View) *rules.View {
	if d.game.Tricks()-int(v.Tricks) <= claim.LateTricks {
		return v
	}
	return d.remembered(v)
}

// propose keeps the net's likeliest choices; without worlds, all of them.
func (d *decision) propose() {
	v := &d.view
	d.setReward()
	p := d.policy(v)
	keep, never := len(p), d.effort.Manner != Manner{} || d.effort.Temperament != Temperament{}
	if d.effort.Worlds > 0 {
		keep = min(keep, d.effort.Choices)
	}
	d.choices = d.choices[:0]
	for i, x := range p {
		if never && x == 0 {
			continue // the manner rules it out
		}
		at := len(d.choices)
		if at == keep {
			if float64(x) <= d.choices[keep-1].Policy {
				continue
			}
			at--
		} else {
			d.choices = append(d.choices, Choice{})
		}
		for ; at > 0 && d.choices[at-1].Policy < float64(x); at-- {
			d.choices[at] = d.choices[at-1]
		}
		d.choices[at] = Choice{Action: v.Options.Nth(i), Policy: float64(x)}
	}
	outlook := d.model.Player.Answer(d.playerScratch, nn.HeadOutlook)
	for i := range d.choices {
		d.choices[i].Points = float64(outlook[0]) * nn.Points
		d.choices[i].Chance = float64(nn.Sigmoid(outlook[d.model.Shape.MadeAt(0)]))
	}
}

func (d *decision) yield() {
	if d.pause != nil {
		d.pause()
	}
}

// goOn reports whether the caller waits: see [claim.Prover].
func (d *decision) goOn() bool {
	d.yield()
	return d.ctx == nil || d.ctx.Err() == nil
}

// negligible is the weight below which a world is not evaluated.
const negligible = 1e-9

// allSeats are the seats of the largest table.
const allSeats = rules.Seats(1<<rules.MaxSeats - 1)

// unlikely is the least probability of an act that counts.
const unlikely = 1e-6

// summarise averages the evaluations of each choice over the worlds and adds the net's opinion.
// Errors are those of the difference to the net's favourite, as all choices are evaluated in the
// same worlds.
func (d *decision) summarise() {
	v := &d.view
	alone, more := d.choices[0].Chance, 0.0 // the net's, without worlds
	switch v.Phase {
	case rules.Laying:
		more = layShift
	case rules.Playing:
		more = playShift
	}
	for i := range d.choices {
		c := &d.choices[i]
		mean, chance, difference, squares, weight2 := 0.0, 0.0, 0.0, 0.0, 0.0
		for w, p := range d.weights {
			x := float64(d.worth[i][w])
			mean += float64(p * x)
			chance += float64(p * float64(d.made[i][w]))
			difference += float64(p * (x - float64(d.worth[0][w])))
		}
		for w, p := range d.weights {
			off := float64(d.worth[i][w]-d.worth[0][w]) - difference
			squares += float64(p * off * off)
			weight2 += float64(p * p)
		}
		if d.criticToo {
			chance = (c.Chance + chance) / 2 // see evaluate
		}
		c.Points, c.Chance = mean, statedChance(chance, alone, more)
		c.Error = math.Sqrt(squares * weight2)
		prior := elementary.Log(max(c.Policy, unlikely)) - elementary.Log(d.choices[0].Policy)
		c.score = mean + float64((d.effort.PolicyWeight+float64(d.effort.ErrorPenalty*c.Error))*prior)
		if v.Phase == rules.Laying {
			c.score += d.likingBid(d.game.Bid(c.Action.Cards()))
		}
		if v.Phase == rules.Playing && d.dominated.Has(c.Action.Card()) {
			c.score = math.Inf(-1)
		}
	}
}

package bot

import (
	"ninetynine/cards"
	"ninetynine/internal/odds"
	"ninetynine/match"
	"ninetynine/rules"
)

// prospect returns the best plan for the hand, laid aside or not yet.
func (t *tables) prospect(v *match.View, trump rules.Trump) plan {
	var s sight
	hand := v.Hand[v.Seat]
	t.look(&s, v, trump)
	s.weigh(hand)
	p := plan{aside: v.Aside[v.Seat]}
	if p.aside == 0 {
		p = s.best(hand, contract{size: t.Variant.Aside, number: anyBid})
	} else {
		var tricks odds.Spread
		p.bid = t.Game.Bid(p.aside)
		p.mean = s.spread(hand, &tricks)
		p.raw = tricks.Of(t.Wanted[p.bid])
	}
	p.chance = t.honest(p.raw, t.tricks)
	return p
}

// bestTrump returns the trump, of the bits, that promises most.
func (t *tables) bestTrump(v *match.View, of cards.Set) (rules.Trump, plan) {
	best, trump := plan{chance: -1}, rules.NoTrump
	for ; of != 0; of &= of - 1 {
		x := rules.Trump(of.First())
		if p := t.prospect(v, x); p.chance > best.chance {
			best, trump = p, x
		}
	}
	return trump, best
}

func (t *tables) adviseName(v *match.View) Advice {
	trump, p := t.bestTrump(v, v.Options.From)
	return p.advice(rules.Name(v.Seat, trump), Strong)
}

// What the chance of a contract has to be for a premium to be worth its risk:
// it is won, or lost to each opponent, in full, so that it pays from one half on;
// the rest is for what opponents do with what they see. Found by self-play.
const (
	declareFrom = 0.53
	revealFrom  = 0.65
)

func (t *tables) adviseOffer(v *match.View) Advice {
	var p plan
	if v.Trump == rules.Unnamed {
		_, p = t.bestTrump(v, t.Nameable())
	} else {
		p = t.prospect(v, v.Trump)
	}
	a := p.advice(rules.Claim(v.Seat, rules.Pass), Risky)
	chance := p.chance
	if t.Keep {
		chance = p.raw // a number announced leaves no choice of what to be left with
	}
	for level := rules.Reveal; level >= rules.Declare; level-- {
		if level == rules.Reveal && chance < revealFrom || chance < declareFrom {
			continue
		}
		for _, o := range [2]rules.Offer{level.With(p.bid), level} {
			if c := rules.Claim(v.Seat, o); v.Options.Has(c) {
				a.Action, a.Reason = c, Safe
				return a
			}
		}
	}
	return a
}

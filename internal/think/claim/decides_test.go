package claim_test

import (
	"math/rand/v2"
	"testing"

	"ninetynine/cards"
	"ninetynine/internal/test/must"
	"ninetynine/internal/test/randomplay"
	"ninetynine/internal/think/claim"
	"ninetynine/internal/think/worlds"
	"ninetynine/rules"
)

// TestDecides plays on after acts that are proved to decide the own contract: in no deal that agrees with the
// View may it come out otherwise. Of each kind some are found.
func TestDecides(t *testing.T) {
	r := rand.New(rand.NewPCG(9, 9))
	found := map[string]int{}
	for _, v := range rules.Catalogue() {
		g := must.Get(rules.New(v))(t)
		randomplay.Walk(t, g, 12, func(s *rules.State) {
			for seat := range g.Turn(s).All() {
				var v rules.View
				g.View(s, g.Owner(s, seat), &v)
				n, decides := 0, claim.NewProver(g).Decides(&v)
				for a := range v.Options.All() {
					if n++; n > 12 {
						break
					}
					if made, proved := decides(a); proved {
						found[v.Phase.String()+map[bool]string{true: " made", false: " failed"}[made]]++
						comesOut(t, g, &v, a, made, r)
					}
				}
			}
		})
	}
	for _, kind := range []string{"lay failed", "offer failed", "play made", "play failed"} {
		if found[kind] == 0 {
			t.Errorf("none of %s: %v", kind, found)
		}
	}
	t.Log(found)
}

// comesOut plays an act on at random in sampled deals.
func comesOut(t *testing.T, g *rules.Game, v *rules.View, a rules.Action, made bool, r *rand.Rand) {
	t.Helper()
	last := worlds.Last(g, v)
	sampler, rng := worlds.New(g), rand.NewPCG(r.Uint64(), 1)
	must.Do(t, sampler.Begin(&last))
	for range 8 {
		var h rules.Hidden
		sampler.Sample(rng, &h)
		at := g.Suppose(&last, &h)
		for g.Apply(&at, a); at.Phase() != rules.Over; {
			o := g.Options(&at, g.Turn(&at).First())
			g.Apply(&at, o.Nth(r.IntN(o.Len())))
		}
		if result, _ := g.Result(&at); result.Made.Has(v.Seat) != made {
			t.Fatalf("%s, %v of seat %d is proved to be %v, and ended %s", g.ID(), a, v.Seat, made, g.AppendPosition(nil, &at))
		}
	}
}

// TestDecidesAtOnce: a hand with all trumps makes its bid of all tricks, and no other, before a card is played.
func TestDecidesAtOnce(t *testing.T) {
	g := must.Get(rules.Open("standard"))(t)
	v := rules.View{Phase: rules.Laying, Trump: rules.SpadesTrump}
	v.Hand[0] = must.Get(cards.Parse("KC QC JC AS KS QS JS 10S 9S 8S 7S 6S"))(t)
	for with, want := range map[string]bool{"KC QC JC": true, "KC QC AS": false} {
		a := rules.Lay(0, must.Get(cards.Parse(with))(t))
		if made, proved := claim.NewProver(g).Decides(&v)(a); made != want || !proved {
			t.Errorf("%s: made %v, proved %v", with, made, proved)
		}
	}
}

// TestDecidesNumber: where a number of tricks is announced, a declaration of another number than the bid is lost if the
// seat gets to hold it, and else the bid is made: so nothing is decided.
func TestDecidesNumber(t *testing.T) {
	variant := must.Get(rules.Open("standard"))(t).Variant()
	variant.Offers.Announce = rules.WithDeclare
	g := randomplay.Open(t, variant)
	v := rules.View{Phase: rules.Offering, Trump: rules.SpadesTrump}
	v.Hand[0], v.Aside[0] = must.Get(cards.Parse("AS KS QS JS 10S 9S 8S 7S 6S"))(t), must.Get(cards.Parse("KC QC JC"))(t)
	for offer, want := range map[rules.Offer]bool{rules.Pass: true, rules.Declare.With(9): true, rules.Declare.With(5): false} {
		if made, proved := claim.NewProver(g).Decides(&v)(rules.MakeOffer(0, offer)); made != want && proved || proved != want {
			t.Errorf("%v: made %v, proved %v", offer, made, proved)
		}
	}
}

package search

import (
	"slices"
	"testing"

	"ninetynine/internal/test/must"
	"ninetynine/internal/test/randomplay"
	"ninetynine/internal/think/nn"
	"ninetynine/match"
	"ninetynine/rules"
)

func levelEffort(name string) Effort {
	for _, l := range Levels() {
		if l.Name == name {
			return l.Effort
		}
	}
	panic(name)
}

// TestRevealsOfOld: expert no longer makes these reveals, although passing or declaring is worth ten to
// twenty points more when played on.
func TestRevealsOfOld(t *testing.T) {
	for text, seat := range map[string]rules.Seat{
		"four 0 C Q863.9.J98.AK653/J7.A108543.763.Q4/K1094.J6.Q1054.J102/A52.KQ72.AK2.987 0:9DJH6S 1:10D8DQS 2:JD6D10H 3:9S8S7S 1:declare 2:pass 0:reveal": 3,
		"four 0 D A42.Q74.832.A1054/Q1065.J85.6.K9872/3.K109632.AKJ.QJ3/KJ987.A.Q109754.6 0:QD7D8H 1:JD8D5D 2:3CKHJS 3:AD5H6S":                             0,
		"standard 0 C K106.K76.Q1086.K6/AQJ7.A109.A7.AJ7/98.QJ8.KJ9.Q1098 0:KD7DKS 1:AH7HJS 2:JD8D9H":                                                      0,
		"standard 0 D KQ10.KJ9.K7.AQJ8/AJ6.A8.10986.1096/987.Q1076.AQJ.K7 0:KH7HJS 1:8D10S9S 2:JHKS7S 0:pass":                                              1,
	} {
		g, s, err := rules.ParsePosition(text)
		if err != nil {
			t.Fatal(err)
		}
		e := taught(t, g.ID(), Levels()[len(Levels())-1].Effort)
		var v rules.View
		g.View(&s, seat, &v)
		for seed := range uint64(3) {
			if a := must.Get(e.Choose(t.Context(), &v, nil, seed))(t); a.Offer().Level() == rules.Reveal {
				t.Errorf("%s: it chooses %v", text, a)
			}
		}
	}
}

// TestOffersAgree: an expert offers what a study of as many worlds prefers, in every variant.
func TestOffersAgree(t *testing.T) {
	randomplay.EachVariant(t, func(t *testing.T, g *rules.Game) {
		effort := Full()
		effort.OfferWorlds = 9
		e := untrained(t, g, effort)
		randomplay.Walk(t, g, 4, func(s *rules.State) {
			var v rules.View
			if g.View(s, g.Turn(s).First(), &v); v.Phase != rules.Offering || v.Options.Len() > 3 {
				return
			}
			study := must.Get(e.Study(&v, nil, 7, effort.OfferWorlds))(t)
			if a := must.Get(e.Choose(t.Context(), &v, nil, 7))(t); a != study.Options[0].Action {
				t.Fatalf("%s: offers %v, and a study prefers %+v", g.AppendPosition(nil, s), a, study.Options[0])
			}
		})
	})
}

// TestOffersEarly: a player that drops offers early mostly plays out a part of the worlds, and hardly ever offers
// anything else.
func TestOffersEarly(t *testing.T) {
	whole, early := levelEffort("expert"), levelEffort("expert")
	whole.OfferFirst = 0
	a, b := taught(t, "standard", whole), taught(t, "standard", early)
	offers, differ, dropped := 0, 0, 0
	for n := range 15 {
		s := randomplay.Dealt(t, a.game, n)
		for s.Phase() == rules.Laying || s.Phase() == rules.Offering {
			var v rules.View
			a.game.View(&s, a.game.Turn(&s).First(), &v)
			act := must.Get(a.Choose(t.Context(), &v, nil, 1))(t)
			if v.Phase == rules.Offering && v.Options.Len() > 1 {
				offers++
				if must.Get(b.Choose(t.Context(), &v, nil, 1))(t) != act {
					differ++
				}
				if slices.Contains(b.last.dropped, true) {
					dropped++
				}
				if slices.Contains(a.last.dropped, true) || len(b.last.weights) != len(b.last.hidden) {
					t.Errorf("deal %d: offers are dropped, or worlds lost", n)
				}
			}
			a.game.Apply(&s, act)
		}
	}
	if differ > offers/10 || dropped < offers/2 {
		t.Errorf("of %d offers %d differ, and %d dropped any", offers, differ, dropped)
	}
}

// TestPassingWins: with 95 points against 50 and 50 a contract made without a premium wins the game, and
// a premium only risks it. So players make fewer offers there than at a new game, and never reveal.
func TestPassingWins(t *testing.T) {
	g := must.Get(rules.Open("standard"))(t)
	near, _ := nn.StandingOf(g, match.Points{95, 50, 50}, match.Points{}, 4)
	for _, level := range []string{"club", "strong", "expert"} {
		e := taught(t, "standard", levelEffort(level))
		offers := map[*nn.Standing]int{}
		for n := range 60 {
			s := randomplay.Dealt(t, g, n)
			var v rules.View
			for g.View(&s, 0, &v); v.Phase == rules.Laying; g.View(&s, 0, &v) {
				var its rules.View
				g.View(&s, g.Turn(&s).First(), &its)
				g.Apply(&s, must.Get(e.Choose(t.Context(), &its, nil, 1))(t))
			}
			for _, st := range []*nn.Standing{nil, &near} {
				switch a := must.Get(e.Choose(t.Context(), &v, st, 1))(t); {
				case a.Offer().Level() == rules.Reveal && st != nil:
					t.Errorf("%s reveals deal %d", level, n)
				case a.Offer().Level() > rules.Pass:
					offers[st]++
				}
			}
		}
		if t.Logf("%s: %d offers, and %d near the end", level, offers[nil], offers[&near]); offers[&near] >= offers[nil] {
			t.Errorf("%s offers as often near the end, %d times", level, offers[&near])
		}
	}
}

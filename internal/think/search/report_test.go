package search

import (
	"slices"
	"testing"

	"ninetynine/advice"
	"ninetynine/internal/test/randomplay"
	"ninetynine/internal/think/reason"
	"ninetynine/rules"
)

// TestReportContract follows deals of every variant and checks how a report says that the contract
// stands: from when the bid is fixed, and lost once no number of tricks that makes it can be
// reached.
func TestReportContract(t *testing.T) {
	for _, variant := range rules.Catalogue() {
		g := randomplay.Open(t, variant)
		nought := false
		randomplay.Walk(t, g, 400, func(s *rules.State) {
			var v rules.View
			seat := g.Turn(s).First()
			g.View(s, seat, &v)
			act := Option{Choice: Choice{Action: v.Options.Nth(0), Chance: 0.01}}
			r := (&Study{Options: []Option{act}}).Report(g, &v, "")
			if chance := r.Choices[0].Chance; r.Contract == "lost" && chance != 0 {
				t.Errorf("%s: a lost contract has a chance of %v", variant.ID, chance)
			}
			won := int(v.Won[seat])
			if v.Phase == rules.Laying && r.Makes != nil || r.Won != won || r.Left != g.Tricks()-int(v.Tricks) {
				t.Errorf("%s: in phase %v the report has %+v", variant.ID, v.Phase, r)
			}
			nought = nought || len(r.Makes) == 2
			open := slices.ContainsFunc(r.Makes, func(n int) bool { return won <= n && n <= won+r.Left })
			if r.Contract != "" && (r.Contract != "lost") != open {
				t.Errorf("%s: a contract of %v with %d won and %d left is %s", variant.ID, r.Makes, r.Won, r.Left, r.Contract)
			}
			if v.Phase == rules.Playing && variant.Order.Has(rules.Laying) && (r.Contract == "" || r.Contract != "lost" && len(r.Makes) == 0) {
				t.Errorf("%s: nothing is said of the contract: %+v", variant.ID, r)
			}
		})
		if nought != variant.Score.ZeroOrAll {
			t.Errorf("%s: a bid of nought is met in two ways: %t", variant.ID, nought)
		}
	}
}

// TestWhyCompares: if no fact about a card speaks against the best of the worse choices, one against another is told.
func TestWhyCompares(t *testing.T) {
	g := randomplay.Open(t, rules.Catalogue()[0])
	told := 0
	randomplay.Walk(t, g, 400, func(s *rules.State) {
		var v rules.View
		g.View(s, g.Turn(s).First(), &v)
		if v.Phase != rules.Playing || v.Options.Len() < 3 {
			return
		}
		option := func(n int, chance, gap float64) Option {
			return Option{Choice: Choice{Action: v.Options.Nth(n), Chance: chance}, Gap: gap}
		}
		best, near, far := option(0, 1, 0), option(1, 0, 5), option(2, 0, 6)
		facts := func(o Option) []advice.Fact {
			return reason.For(g, &v, reason.Act{Action: best.Action, Chance: 1}, reason.Act{Action: o.Action, Lost: o.Gap})
		}
		about := func(f advice.Fact) bool { return f.Card != "" }
		if other := facts(far); !slices.ContainsFunc(facts(near), about) && slices.ContainsFunc(other, about) {
			told++
			if why := (&Study{Options: []Option{best, near, far}}).why(g, &v); !slices.Equal(why, other) {
				t.Errorf("%v is told, not %v", why, other)
			}
		}
	})
	if told == 0 {
		t.Error("no such position was found")
	}
}

package hall

import (
	"testing"

	"ninetynine/cards"

	"ninetynine/internal/table"
	"ninetynine/internal/test/randomplay"
	"ninetynine/rules"
)

// TestTempo: in every variant bots take at least the pace and are never taken for dead; they take longer to
// bid than to lead and to lead than to follow suit; and the time they take does not depend on hidden cards.
func TestTempo(t *testing.T) {
	const pace = table.DefaultPace
	for _, variant := range rules.Catalogue() {
		g := randomplay.Open(t, variant)
		from := uint64(0)
		var least, most [4]int64 // following, leading, offering, laying
		randomplay.Walk(t, g, 3, func(s *rules.State) {
			var v rules.View
			seat := g.Turn(s).First()
			g.View(s, seat, &v)
			from++
			took := tempo(pace, &v, from)
			if took < pace || took >= pace+table.Overdue || tempo(10_000, &v, from) >= 10_000+table.Overdue {
				t.Errorf("%s: %d ms at a pace of %d", variant.ID, took, pace)
			}
			blind := v
			blind.Hand, blind.Aside, blind.Options = [rules.MaxSeats]cards.Set{}, [rules.MaxSeats]cards.Set{}, rules.Options{}
			if again := tempo(pace, &blind, from); again != took {
				t.Errorf("%s: %d ms with these cards, %d with others", variant.ID, took, again)
			}
			kind := 0
			switch {
			case v.Phase == rules.Laying:
				kind = 3
			case v.Phase != rules.Playing:
				kind = 2
			case v.Led() == 0:
				kind = 1
			case v.Tricks == 0:
				return
			}
			if least[kind] == 0 {
				least[kind] = took
			}
			least[kind], most[kind] = min(least[kind], took), max(most[kind], took)
		})
		for kind := 1; kind < len(most); kind++ {
			if most[kind] == 0 {
				continue // the variant has no such act
			}
			if most[kind-1] >= least[kind] && most[kind-1] != 0 {
				t.Errorf("%s: acts take from %v to %v ms", variant.ID, least, most)
			}
		}
		if least[0] == most[0] {
			t.Errorf("%s: to follow always takes %d ms", variant.ID, least[0])
		}
	}
}

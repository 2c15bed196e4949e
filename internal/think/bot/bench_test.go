package bot

import (
	"testing"

	"ninetynine/cards"
	"ninetynine/internal/test/must"
	"ninetynine/internal/think/netless"
	"ninetynine/match"
	"ninetynine/rules"
)

// BenchmarkCompany measures the decisions of an expert in deals that greedy players play, by the company that
// it supposes.
func BenchmarkCompany(b *testing.B) {
	for _, id := range []string{"standard", "four"} {
		g := must.Get(rules.Open(id))(b)
		m := must.Get(match.New(g, 0, match.Limit{}))(b)
		views := viewsOfGreedy(b, m, 12)
		for _, others := range []string{"", ":others=casual", ":others=greedy", ":others=person"} {
			b.Run(id+others, func(b *testing.B) {
				e := must.Get(New("expert" + others))(b)
				must.Do(b, e.Begin(b.Context(), m, 1, 1))
				for n := 0; b.Loop(); n++ {
					must.Get(e.Choose(b.Context(), &views[n%len(views)]))(b)
				}
			})
		}
	}
}

// viewsOfGreedy returns the decisions of seat 1 in deals among greedy players.
func viewsOfGreedy(b *testing.B, m *match.Match, deals uint64) (views []match.View) {
	greedy, seed := new(netless.Greedy), cards.SeedOf("company")
	must.Do(b, greedy.Begin(b.Context(), m, 1, 1))
	for n := range deals {
		s := m.Start()
		d := m.Draw(&s, &seed, n)
		must.Do(b, m.Deal(&s, &d))
		for s.Deal.Phase() != rules.Over {
			var v match.View
			m.View(&s, m.Game.Turn(&s.Deal).First(), &v)
			if v.Seat == 1 && v.Options.Len() > 1 {
				views = append(views, v)
			}
			m.Apply(&s, must.Get(greedy.Choose(b.Context(), &v))(b))
		}
	}
	return views
}

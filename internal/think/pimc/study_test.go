package pimc

import (
	"reflect"
	"slices"
	"testing"

	"ninetynine/internal/test/must"
	"ninetynine/internal/test/randomplay"
	"ninetynine/rules"
)

// TestStudy asks for an opinion of every decision in every variant: each option is there once, the
// player's choice comes first, and nothing has more points.
func TestStudy(t *testing.T) {
	randomplay.EachVariant(t, func(t *testing.T, g *rules.Game) {
		p := quick(g)
		deal(t, g, 1, func(s *rules.State, v *rules.View) rules.Action {
			act := must.Get(p.Choose(t.Context(), v, 1))(t)
			all, n, err := p.Study(t.Context(), v, 1, nil)
			if err != nil || n < 1 || len(all) != v.Options.Len() {
				t.Fatalf("%d opinions of %d options, from %d worlds: %v", len(all), v.Options.Len(), n, err)
			}
			if all[0].Action != act || all[0].Gap != 0 {
				t.Errorf("%s: it would %v, and thinks first of %+v", g.AppendPosition(nil, s), act, all[0])
			}
			for a := range v.Options.All() {
				i := slices.IndexFunc(all, func(o Opinion) bool { return o.Action == a })
				if i < 0 || all[i].Points > all[0].Points || all[i].Chance < 0 || all[i].Chance > 1 || all[i].Gap < 0 {
					t.Fatalf("%v: %+v", a, all[max(i, 0)])
				}
			}
			return act
		})
	})
}

// TestOrder: the order in which seats lay cards aside or make sealed offers changes nothing.
func TestOrder(t *testing.T) {
	randomplay.EachVariant(t, func(t *testing.T, g *rules.Game) {
		p := quick(g)
		randomplay.Walk(t, g, 2, func(s *rules.State) {
			seat := g.Turn(s).First()
			first := thoughts(t, p, s, seat)
			for next := *s; g.Turn(&next).Len() > 1; {
				o := g.Options(&next, (g.Turn(&next) &^ seat.Set()).First())
				g.Apply(&next, o.Nth(o.Len()/2))
				if later := thoughts(t, p, &next, seat); !reflect.DeepEqual(first, later) {
					t.Fatalf("%s: seat %d thinks otherwise once another has acted", g.AppendPosition(nil, s), seat)
				}
			}
		})
	})
}

// thoughts returns the player's act at the seat, and its study.
func thoughts(t *testing.T, p *Player, s *rules.State, seat rules.Seat) (all [2]any) {
	t.Helper()
	var v rules.View
	p.game.View(s, seat, &v)
	act := must.Get(p.Choose(t.Context(), &v, 5))(t)
	opinions, _ := must.Get2(p.Study(t.Context(), &v, 5, nil))(t)
	return [2]any{act, opinions}
}

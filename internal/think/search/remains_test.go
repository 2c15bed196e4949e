package search

import (
	"testing"

	"ninetynine/internal/test/must"
	"ninetynine/internal/test/randomplay"
	"ninetynine/rules"
)

// TestEvened: variants that differ only in how a game ends share what remains of a level's errors, which is all of
// them in standard; the least chance of a declaration is as far from the expert's as the other errors are large.
func TestEvened(t *testing.T) {
	at := func(id string, l Level) Effort { return l.Effort.in(must.Get(rules.Open(id))(t)) }
	for _, l := range Levels() {
		own := l.Effort.Manner
		for _, ids := range [][]string{{"standard", "penguin", "classic", "classic-rubber"}, {"five", "five-500", "five-250"}, {"declarer", "nines"}} {
			for _, id := range ids {
				if at(id, l) != at(ids[0], l) {
					t.Errorf("%s errs otherwise in %s than in %s", l.Name, id, ids[0])
				}
			}
		}
		if got := at("standard", l); got.Manner != own {
			t.Errorf("%s errs by %+v in standard", l.Name, got.Manner)
		}
		rest := 1.0
		if n := l.Effort.Evened; n > 0 {
			rest = remains(must.Get(rules.Open("five"))(t))[n-1]
		}
		if got := at("five", l); got.Manner.Hoard != own.Hoard*rest || got.MinChance.Declare != 0.5+float64((l.Effort.MinChance.Declare-0.5)*rest) {
			t.Errorf("of the errors of %s remain %v in five: %+v", l.Name, rest, got)
		}
	}
}

// TestExposed: the errors of a weak level's manner are fewer exactly while another player's hand lies open, however often
// that is looked at.
func TestExposed(t *testing.T) {
	m, open := Levels()[0].Effort.Manner, 0
	for _, id := range []string{"standard", "dummy"} {
		g := randomplay.Open(t, must.Get(rules.Open(id))(t).Variant())
		randomplay.Walk(t, g, 20, func(s *rules.State) {
			v := viewOf(g, s)
			others := v.HandOpen & g.Live() &^ v.Seat.Set()
			if others != 0 {
				open++
			}
			if got := m.at(g, v); (got.Hoard < m.Hoard) != (others != 0) || (got.Forget < m.Forget) != (others != 0) || got.at(g, v) != got {
				t.Errorf("with the hands %b open, it errs by %+v", others, got)
			}
		})
	}
	if open == 0 {
		t.Error("no hand was open")
	}
}

// TestWorldsRemain: fewer errors are more worlds, up to the strongest player's, and never fewer than the player has.
func TestWorldsRemain(t *testing.T) {
	g := must.Get(rules.Open("standard"))(t)
	for worlds, want := range map[int]int{4: 40, 100: 120, 200: 200} {
		if got := (Effort{Worlds: worlds, Rest: 0.1}).in(g).Worlds; got != want {
			t.Errorf("of %d worlds it makes %d", worlds, got)
		}
	}
}

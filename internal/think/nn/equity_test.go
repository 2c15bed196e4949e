package nn

import (
	"cmp"
	"math/rand/v2"
	"testing"

	"ninetynine/internal/test/must"
	"ninetynine/internal/test/randomplay"
	"ninetynine/match"
	"ninetynine/rules"
)

// TestWinners: under every tie rule, a standing ends a game, and is won, exactly when the rules say
// so.
func TestWinners(t *testing.T) {
	r := rand.New(rand.NewPCG(1, 2))
	for _, id := range []string{"standard", "junk-joker", "dummy"} {
		for tie := range rules.ByContracts + 1 {
			published := must.Get(rules.Open(id))(t)
			v := published.Variant()
			v.Game.Tie = tie
			g := randomplay.Open(t, v)
			m := match.Match{Game: g}
			ended, shared := 0, 0
			for range 3000 {
				s := m.Start()
				if n := v.Game.Deals; n > 0 {
					s.InGame = uint32(n - 2 + r.IntN(4))
				}
				var result rules.Result
				for i := range g.Seats() { // few numbers, so that many are equal
					s.Totals[i], s.Made[i] = int32(80+r.IntN(4)*5), int32(r.IntN(2))
					result.Points[i] = int32(r.IntN(4) * 5)
				}
				result.Made = rules.Seats(r.IntN(1 << g.Seats()))
				after, _ := StandingOf(g, s.Totals, s.Made, int(s.InGame))
				for i := range g.Seats() {
					after.Totals[i] += result.Points[i]
					after.Made[i] += int32(result.Made >> i & 1)
				}
				m.Add(&s, result)
				winners, over := after.Winners(g)
				if over != s.Closed {
					t.Fatalf("%s, tie %v: %v over is %v, and the rules say %v", id, tie, after, over, s.Closed)
				}
				if !s.Closed {
					continue
				}
				ended++
				want := cmp.Or(s.GameEnd.Winners, g.Live())
				if winners != want {
					t.Fatalf("%s, tie %v: %v is won by %v, and the rules say %v", id, tie, after, winners, want)
				}
				if winners.Len() > 1 {
					shared++
				}
			}
			if ended < 100 || shared > 0 != (v.Game.CanShare() || v.Dummy) {
				t.Errorf("%s, tie %v: of %d games %d were shared", id, tie, ended, shared)
			}
		}
	}
}

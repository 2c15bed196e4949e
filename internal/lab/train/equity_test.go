package train

import (
	"context"
	"math"
	"math/rand/v2"
	"testing"

	"ninetynine/internal/test/must"
	"ninetynine/internal/think/nn"
	"ninetynine/match"
	"ninetynine/rules"
)

// TestEquity checks that chances add up, that equal seats have equal ones, and that the leader wins
// more often.
func TestEquity(t *testing.T) {
	tr := small(t, "standard")
	for range 30 {
		must.Get(tr.Iterate(context.Background()))(t)
	}
	g := &tr.shards[0].games[0]
	rng := rand.New(rand.NewPCG(1, 2))
	mean := func(totals match.Points) (c [rules.MaxSeats]float64) {
		for range 50 {
			for i, x := range g.pool.equity(rng, g.game, &nn.Standing{Totals: totals, Target: 100}, 0, rules.NoTrump) {
				c[i] += float64(x) / 50
			}
		}
		return c
	}
	even, ahead := mean(match.Points{}), mean(match.Points{90, 10, 10})
	if sum := even[0] + even[1] + even[2]; math.Abs(sum-1) > 0.02 {
		t.Errorf("the chances add up to %v", sum)
	}
	for i := range 3 {
		if math.Abs(even[i]-1.0/3) > 0.12 {
			t.Errorf("seat %d wins an even game with chance %v", i, even[i])
		}
	}
	if ahead[0] < 0.75 {
		t.Errorf("90 to 10 and 10 wins with chance %v", ahead[0])
	}
}

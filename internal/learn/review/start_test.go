package review

import (
	"flag"
	"fmt"
	"math"
	"testing"

	"ninetynine/cards"
	"ninetynine/internal/test/gate"
	"ninetynine/internal/test/must"
	"ninetynine/internal/think/bot"
	"ninetynine/rules"
)

var lucky = flag.Int("lucky", 400, "number of deals of each variant whose luck of the cards is averaged")

// TestLuckOfTheCards: in no variant do the cards favour a seat on average, whichever seat deals. The
// deals are not those from which openings get their worth.
func TestLuckOfTheCards(t *testing.T) {
	for _, v := range gate.Some(rules.Catalogue(), 1) {
		t.Run(v.ID, func(t *testing.T) {
			t.Parallel()
			g := open(t, v.ID)
			a := must.Get(bot.Appraiser(t.Context(), g))(t)
			var luck [rules.MaxSeats]change
			critic, seed := NewCritic(), cards.SeedOf("lucky")
			trumps := append([]rules.Trump{v.Trump.First}, v.Trump.After...)
			var d rules.Deal
			for n := range uint64(*lucky) {
				d = g.Deal(&seed, n)
				if g.TrumpBy() != rules.ByTurnup {
					d.Trump = trumps[n%uint64(len(trumps))]
				}
				d.Dealer = rules.Seat(n / uint64(len(trumps)) % uint64(g.Live().Len()))
				worth := must.Get(critic.Appraise(t.Context(), g, &d, nil, nil))(t)
				for i := range g.Seats() {
					luck[i].add((worth[1][i] - worth[0][i]).Float())
				}
			}
			_, opening, err := Start(g, a, &d, openings, func() error { return nil }) // how exact it is
			must.Do(t, err)
			said := ""
			for i := range g.Seats() {
				mean, deviation := luck[i].mean()
				deviation = math.Hypot(deviation, float64(opening[i]))
				if math.Abs(mean) > 4*deviation {
					t.Errorf("seat %d is lucky by %+.2f points a deal, standard error %.2f", i, mean, deviation)
				}
				said += fmt.Sprintf(" %+.2f ± %.2f", mean, 1.96*deviation)
			}
			t.Logf("luck by seat:%s", said)
		})
	}
}

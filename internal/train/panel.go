package train

import (
	"context"
	"math"

	"ninetynine/cards"
	"ninetynine/internal/bot"
	"ninetynine/match"
	"ninetynine/rules"
)

// A Standing is how a player did against others, one against the rest.
type Standing struct {
	Points, Error float64 // a deal relative to the others, and its standard error
	Made, Others  float64 // share of contracts made
}

// Against plays the deals from number first on, each once with the player in
// every seat, matches running on as the player in seat 0 has them.
func Against(g *rules.Game, player, other func() bot.Bot, first uint64, deals int) (Standing, error) {
	ctx := context.Background()
	live := g.Live().Len()
	seed := cards.SeedOf("n99-validation")
	bots := [2][]bot.Bot{}
	for range live {
		bots[0], bots[1] = append(bots[0], player()), append(bots[1], other())
	}
	var s Standing
	var sum, squares float64
	m, err := match.New(g, 0, match.Limit{})
	if err != nil {
		return s, err
	}
	for i := range live {
		for k := range bots {
			if err := bots[k][i].Begin(ctx, m, rules.Seat(i), first); err != nil {
				return s, err
			}
		}
	}
	state := m.Start()
	var view match.View
	for n := range uint64(deals) {
		unit, next := 0.0, state
		for who := range live {
			st := state
			d := m.Draw(&st, &seed, first+n)
			if err := m.Deal(&st, &d); err != nil {
				return s, err
			}
			for st.Stage == match.Playing {
				seat := g.Turn(&st.Deal).First()
				if o := g.Options(&st.Deal, seat); o.Len() == 1 {
					m.Apply(&st, o.Nth(0))
					continue
				}
				m.View(&st, seat, &view)
				k := 1
				if int(seat) == who {
					k = 0
				}
				a, err := bots[k][seat].Choose(ctx, &view)
				if err != nil {
					return s, err
				}
				m.Apply(&st, a)
			}
			total := 0.0
			for i := range g.Seats() {
				total += float64(st.Result.Points[i])
			}
			own := float64(st.Result.Points[who])
			unit += own - (total-own)/float64(g.Seats()-1)
			for i := range rules.Seat(live) {
				made := 0.0
				if st.Result.Made.Has(i) {
					made = 1
				}
				if int(i) == who {
					s.Made += made
				} else {
					s.Others += made
				}
			}
			if who == int(n)%live {
				next = st
			}
		}
		unit /= float64(live)
		sum, squares = sum+unit, squares+unit*unit
		if state = next; state.Stage == match.Ended || state.InGame > longest {
			state = m.Start()
		}
	}
	n := float64(deals)
	s.Points = sum / n
	s.Error = math.Sqrt(max(squares/n-s.Points*s.Points, 0) / n)
	s.Made /= n * float64(live)
	s.Others /= n * float64(live*(live-1))
	return s, nil
}

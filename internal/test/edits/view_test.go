package edits_test

import (
	"math/rand/v2"
	"testing"

	"ninetynine/cards"
	"ninetynine/env"
	"ninetynine/internal/test/edits"
	"ninetynine/internal/test/gate"
	"ninetynine/internal/test/must"
	"ninetynine/internal/think/bot"
	"ninetynine/match"
	"ninetynine/record"
	"ninetynine/rules"
)

// views returns all Views of the players in a deal or two played at random.
func views(t testing.TB, g *rules.Game, r *rand.Rand) (all [][]byte) {
	m := must.Get(match.New(g, 0, match.Limit{Deals: 2}))(t)
	seed := cards.SeedOf(g.ID())
	for s := m.Start(); s.Stage != match.Ended; {
		if s.Stage == match.Dealing {
			d := m.Draw(&s, &seed, uint64(s.Number))
			must.Do(t, m.Deal(&s, &d))
		}
		for seat := range g.Live().All() {
			var v match.View
			m.View(&s, seat, &v)
			all = append(all, record.AppendView(nil, m, &v, 1))
		}
		by := g.Turn(&s.Deal).First()
		o := g.Options(&s.Deal, by)
		must.Do(t, m.Do(&s, by, o.Nth(r.IntN(o.Len()))))
	}
	return all
}

// TestEditedViews: a View with edits is refused, or players and programs that learn can use it.
func TestEditedViews(t *testing.T) {
	for _, v := range rules.Catalogue() {
		t.Run(v.ID, func(t *testing.T) {
			t.Parallel()
			r := rand.New(rand.NewPCG(9, 9))
			g := must.Get(rules.New(v))(t)
			m := must.Get(match.New(g, 0, match.Limit{}))(t)
			learner := must.Get(env.Open(t.Context(), g, 1, env.Options{Observe: "ever"}))(t)
			real := views(t, g, r)
			refused, judged := 0, 0
			for range gate.Times(3000, 300) {
				text := edits.JSON(t, r, real[r.IntN(len(real))])
				v, _, err := record.ParseView(text, g)
				if err != nil {
					refused++
					continue
				}
				_, _, _ = learner.Row(text, 0)
				if v.Options.Pick == 0 || v.Stage != match.Playing {
					continue
				}
				ask := bot.StudyScope{}
				ask.Worlds = 2
				func() {
					defer func() {
						if p := recover(); p != nil {
							t.Errorf("%s: %v", text, p)
						}
					}()
					if _, err := bot.Bids(t.Context(), m, &v, ask); err != nil {
						t.Errorf("%s: %v", text, err)
					}
				}()
				judged++
			}
			if refused == 0 || judged == 0 {
				t.Errorf("%d Views were refused, and %d judged", refused, judged)
			}
		})
	}
}

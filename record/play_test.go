package record

import (
	"math/rand/v2"
	"testing"
	"time"

	"ninetynine/cards"
	"ninetynine/internal/test/must"
	"ninetynine/match"
	"ninetynine/rules"
)

func open(t testing.TB, id string, first rules.Seat, limit match.Limit) *match.Match {
	t.Helper()
	g := must.Get(rules.Open(id))(t)
	m := must.Get(match.New(g, first, limit))(t)
	return m
}

func header(m *match.Match) *Header {
	names := []string{"Anna", "Bo", "Cleo", "Dag", "Elsa"}
	return &Header{Variant: m.Game.Variant(), Seats: names[:m.Game.Seats()], First: m.First, Limit: m.Limit}
}

// random returns a legal act: seats in any order where several may act.
func random(m *match.Match, s *match.State, r *rand.Rand) (rules.Seat, rules.Action) {
	turn := m.Game.Turn(&s.Deal)
	by := turn.First()
	for range r.IntN(turn.Len()) {
		turn &= turn - 1
		by = turn.First()
	}
	o := m.Game.Options(&s.Deal, by)
	if o.Kind == rules.Offering && r.IntN(8) > 0 {
		return by, o.Nth(0) // pass: players who offer at random never reach a target
	}
	if o.Kind == rules.Naming && r.IntN(2) == 0 {
		return by, o.Nth(o.Len() - 1) // nines, if they may be named
	}
	return by, o.Nth(r.IntN(o.Len()))
}

// play plays a whole match at random and returns its record, calling look with every state.
func play(m *match.Match, h *Header, seed uint64, look func(*match.State)) []byte {
	r := rand.New(rand.NewPCG(seed, 99))
	deck := cards.SeedOf(h.Seed)
	s := m.Start()
	b := AppendHeader(nil, h)
	for s.Stage != match.Ended {
		n := uint64(s.Number) + seed
		d := m.Draw(&s, &deck, n)
		var note *DealNote
		if h.Seed != "" {
			note = &DealNote{Number: &n}
		}
		b = AppendDeal(b, m.Game, s.Number, s.Game, &d, note)
		if err := m.Deal(&s, &d); err != nil {
			panic(err)
		}
		for s.Stage == match.Playing {
			look(&s)
			by, a := random(m, &s, r)
			var at time.Time
			auto := ""
			switch r.IntN(8) {
			case 0:
				at = time.Date(2026, 11, 21, 19, 30, r.IntN(60), r.IntN(3)*1e8, time.UTC)
			case 1:
				auto = "time"
			}
			b = AppendAct(b, by, a, &ActNote{auto, at})
			m.Apply(&s, a)
			b = AppendAfter(b, m, &s)
		}
		look(&s)
	}
	return b
}

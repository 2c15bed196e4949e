package review

import (
	"bytes"
	"context"
	"errors"
	"math/rand/v2"
	"strings"
	"testing"

	"ninetynine/cards"
	"ninetynine/match"
	"ninetynine/record"
	"ninetynine/rules"
)

// played is a match that was played at random, and the decisions made in it.
type played struct {
	text      []byte
	decisions [][]Decision // by deal
}

func play(t *testing.T, variant string, deals int) played {
	t.Helper()
	r := rand.New(rand.NewPCG(1, 2))
	return playWith(t, variant, "review", deals, func(v *match.View) rules.Action {
		return v.Options.Nth(r.IntN(v.Options.Len()))
	})
}

// playWith plays a match, or so many deals of it, from a seed, with somebody who chooses
// for all seats.
func playWith(t *testing.T, variant, seeded string, deals int, choose func(*match.View) rules.Action) (p played) {
	t.Helper()
	v, err := rules.Named(variant)
	if err != nil {
		t.Fatal(err)
	}
	g, err := rules.New(v)
	if err != nil {
		t.Fatal(err)
	}
	m, err := match.New(g, 0, match.Limit{Deals: deals})
	if err != nil {
		t.Fatal(err)
	}
	h := &record.Header{Variant: v, Seed: seeded, Limit: match.Limit{Deals: deals}}
	for range v.Seats {
		h.Seats = append(h.Seats, "somebody")
	}
	p.text = record.AppendHeader(nil, h)
	s, seed := m.Start(), cards.SeedOf(seeded)
	for n := uint64(0); s.Stage == match.Dealing; n++ {
		d := m.Draw(&s, &seed, n)
		if err := m.Deal(&s, &d); err != nil {
			t.Fatal(err)
		}
		p.text = record.AppendDeal(p.text, g, s.Number, s.Game, &d, &record.DealNote{Number: &n})
		p.decisions = append(p.decisions, nil)
		for s.Stage == match.Playing {
			by := g.Owner(&s.Deal, g.Turn(&s.Deal).First())
			x := Decision{Match: m}
			m.View(&s, by, &x.View)
			x.Act = choose(&x.View)
			p.decisions[n] = append(p.decisions[n], x)
			m.Apply(&s, x.Act)
			p.text = record.AppendAfter(record.AppendAct(p.text, by, x.Act, nil), m, &s)
		}
	}
	return p
}

// TestDecisionAt finds every decision of matches of all variants, as it was
// made.
func TestDecisionAt(t *testing.T) {
	for _, v := range rules.Catalogue() {
		p := play(t, v.ID, 2)
		text := append(bytes.Clone(p.text), p.text...) // the same once more
		for deal, all := range p.decisions {
			for n, want := range all {
				got, err := DecisionAt(t.Context(), bytes.NewReader(text), Place{2, deal}, n)
				if err != nil {
					t.Fatalf("%s: deal %d after %d acts: %v", v.ID, deal, n, err)
				}
				if got.Act != want.Act || got.View != want.View {
					t.Fatalf("%s: deal %d after %d acts: %v, not %v", v.ID, deal, n, got.Act, want.Act)
				}
			}
		}
	}
}

// TestMissing says what a record does not have, and shows nothing of one that
// is wrong.
func TestMissing(t *testing.T) {
	p := play(t, "duel", 2)
	for want, ask := range map[string]struct {
		at   Place
		acts int
	}{
		"no match 3; there are 1": {Place{3, 0}, 0},
		"no deal 2":               {Place{1, 2}, 0},
		"after 99 acts of deal 1": {Place{1, 1}, 99},
	} {
		_, err := DecisionAt(t.Context(), bytes.NewReader(p.text), ask.at, ask.acts)
		var m *Missing
		if !errors.As(err, &m) || !strings.Contains(m.Text, want) {
			t.Errorf("%+v: %v, which should speak of %q", ask, err, want)
		}
	}
	bad := bytes.Replace(p.text, []byte(`{"end"`), []byte(`{"and"`), 1)
	seen := 0
	if _, err := Deals(t.Context(), bytes.NewReader(bad), Place{1, 0}, func(*record.Step) { seen++ }); err == nil {
		t.Error("a record with a wrong end is accepted")
	}
	ctx, cancel := context.WithCancel(t.Context())
	cancel()
	if _, err := Deals(ctx, bytes.NewReader(p.text), Place{1, 0}, func(*record.Step) {}); !errors.Is(err, context.Canceled) {
		t.Errorf("after its context has ended: %v", err)
	}
}

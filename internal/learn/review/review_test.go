package review

import (
	"bytes"
	"context"
	"errors"
	"fmt"
	"math/rand/v2"
	"strings"
	"testing"

	"ninetynine/cards"
	"ninetynine/internal/test/must"
	"ninetynine/match"
	"ninetynine/record"
	"ninetynine/rules"
)

// played is a match played at random, and its decisions.
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

// playWith plays a match, or this many of its deals, from a seed; choose decides for all seats.
func playWith(t *testing.T, variant, seeded string, deals int, choose func(*match.View) rules.Action) (p played) {
	t.Helper()
	v := must.Get(rules.Named(variant))(t)
	g := must.Get(rules.New(v))(t)
	m := must.Get(match.New(g, 0, match.Limit{Deals: deals}))(t)
	h := &record.Header{Variant: v, Seed: seeded, Limit: match.Limit{Deals: deals}}
	for range v.Seats {
		h.Seats = append(h.Seats, "somebody")
	}
	p.text = record.AppendHeader(nil, h)
	s, seed := m.Start(), cards.SeedOf(seeded)
	for n := uint64(0); s.Stage == match.Dealing; n++ {
		d := m.Draw(&s, &seed, n)
		must.Do(t, m.Deal(&s, &d))
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

// TestDecision finds every decision of matches of all variants, as it was
// made.
func TestDecision(t *testing.T) {
	for _, v := range rules.Catalogue() {
		p := play(t, v.ID, 2)
		m, err := Read(t.Context(), bytes.NewReader(append(bytes.Clone(p.text), p.text...)), 2) // and once more
		must.Do(t, err)
		for deal, all := range p.decisions {
			for n, want := range all {
				got, err := m.Decision(deal, n)
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

// TestMissing names what a record lacks, and shows nothing of a wrong one.
func TestMissing(t *testing.T) {
	p := play(t, "duel", 2)
	m := read(t, &p)
	for want, ask := range map[string]struct{ deal, acts int }{
		"no deal 2":               {2, 0},
		"no deal -1":              {-1, 0},
		"after 99 acts of deal 1": {1, 99},
	} {
		_, err := m.Decision(ask.deal, ask.acts)
		var gone *Missing
		if !errors.As(err, &gone) || !strings.Contains(gone.Text, want) {
			t.Errorf("%+v: %v, which should speak of %q", ask, err, want)
		}
	}
	bad := bytes.Replace(p.text, []byte(`{"end"`), []byte(`{"and"`), 1)
	if _, err := Read(t.Context(), bytes.NewReader(bad), 1); err == nil {
		t.Error("a record with a wrong end is accepted")
	}
	ctx, cancel := context.WithCancel(t.Context())
	cancel()
	if _, err := Read(ctx, bytes.NewReader(p.text), 1); !errors.Is(err, context.Canceled) {
		t.Errorf("after its context has ended: %v", err)
	}
}

// TestReplay: a match has the states and lines that the referee finds, in all variants.
func TestReplay(t *testing.T) {
	for _, v := range rules.Catalogue() {
		p := play(t, v.ID, 2)
		m, deal, n := read(t, &p), -1, 0
		type seen struct {
			text   string
			number int
			state  match.State
		}
		var want []seen
		for replay := record.NewPlainReplay(bytes.NewReader(p.text)); ; {
			s, err := replay.Next()
			if err != nil {
				break
			}
			if s.Line.Kind != record.HeaderLine {
				want = append(want, seen{string(s.Line.Text), s.Line.Number, *s.State})
			}
		}
		for range m.Hashes {
			deal++
			must.Do(t, m.Replay(deal, func(text []byte, number int, _ *match.Match, after *match.State) {
				if got := (seen{string(text), number, *after}); n >= len(want) || got != want[n] {
					t.Fatalf("%s: line %d of deal %d differs", v.ID, number, deal)
				}
				n++
			}))
		}
		if n != len(want) || n == 0 {
			t.Errorf("%s: %d of %d lines", v.ID, n, len(want))
		}
	}
}

// TestCache: a record is read once, another match of it or another record again, and wrong records are
// never kept.
func TestCache(t *testing.T) {
	p, c := play(t, "duel", 1), NewCache()
	get := func(text []byte, n int) *Match {
		m, _ := c.Read(t.Context(), text, n)
		return m
	}
	first, twice := get(p.text, 1), append(bytes.Clone(p.text), p.text...)
	if first == nil || get(bytes.Clone(p.text), 1) != first {
		t.Error("the same record is read again")
	}
	second := get(twice, 2)
	if get(p.text, 2) != nil || second == first || get(twice, 2) != second || get(bytes.Replace(twice, []byte(`{"end"`), []byte(`{"and"`), 1), 1) != nil {
		t.Error("another match, or a wrong record, is mistaken for it")
	}
	for i := range mostMatches {
		get(bytes.Replace(p.text, []byte("somebody"), fmt.Appendf(nil, "player %d", i), 1), 1)
	}
	if get(p.text, 1) == first || c.known.Len() != mostMatches {
		t.Errorf("%d matches are kept", c.known.Len())
	}
}

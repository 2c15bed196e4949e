package thinker

import (
	"context"
	"encoding/json"
	"errors"
	"strings"
	"testing"

	"ninetynine/cards"
	"ninetynine/internal/bot"
	"ninetynine/match"
	"ninetynine/rules"
)

func client() *Client {
	t := New()
	return &Client{Ask: func(ctx context.Context, q []byte) ([]byte, error) { return t.Answer(ctx, q), nil }}
}

// play plays deals of a variant, and calls ask with each decision.
func play(t *testing.T, variant rules.Variant, deals int, ask func(m *match.Match, v *match.View) rules.Action) {
	t.Helper()
	g, err := rules.New(variant)
	if err != nil {
		t.Fatal(err)
	}
	m, err := match.New(g, 0, match.Limit{Deals: deals})
	if err != nil {
		t.Fatal(err)
	}
	s, seed := m.Start(), cards.SeedOf("thinker")
	for s.Stage != match.Ended {
		if s.Stage == match.Dealing {
			d := m.Draw(&s, &seed, uint64(s.Number))
			if err := m.Deal(&s, &d); err != nil {
				t.Fatal(err)
			}
			continue
		}
		seat := g.Turn(&s.Deal).First()
		var v match.View
		m.View(&s, seat, &v)
		if err := m.Do(&s, seat, ask(m, &v)); err != nil {
			t.Fatal(err)
		}
	}
}

// TestSame: players who think elsewhere choose as they would here, in every variant.
func TestSame(t *testing.T) {
	ctx := context.Background()
	for i, variant := range rules.Catalogue() {
		levels := bot.BuiltIn()
		c, n := client(), 0
		play(t, variant, 1, func(m *match.Match, v *match.View) rules.Action {
			level := levels[(i+n)%len(levels)]
			n++
			var acts [2]rules.Action
			for j, hire := range []func(string) (bot.Bot, error){bot.New, c.Hire} {
				b, err := hire(level)
				if err != nil {
					t.Fatal(err)
				}
				if err := b.Begin(ctx, m, v.Seat, uint64(n)); err != nil {
					t.Fatal(err)
				}
				if acts[j], err = b.Choose(ctx, v); err != nil {
					t.Fatalf("%s, %s: %v", variant.ID, level, err)
				}
			}
			if acts[0] != acts[1] {
				t.Fatalf("%s, decision %d: %s chooses %v here and %v elsewhere", variant.ID, n, level, acts[0], acts[1])
			}
			return acts[0]
		})
	}
}

// TestAdvice: advice from elsewhere is the same to the last byte.
func TestAdvice(t *testing.T) {
	ctx, c, n := context.Background(), client(), 0
	v := rules.Catalogue()[0]
	play(t, v, 1, func(m *match.Match, v *match.View) rules.Action {
		if n++; n%6 == 1 {
			here, err := bot.Adviser{}.Glance(ctx, m, v)
			elsewhere, err2 := c.Glance(ctx, m, v)
			a, _ := json.Marshal(here)
			b, _ := json.Marshal(elsewhere)
			if err != nil || err2 != nil || string(a) != string(b) {
				t.Fatalf("here %v %s\nelsewhere %v %s", err, a, err2, b)
			}
		}
		return v.Options.Nth(0)
	})
}

// TestFaults: what goes wrong elsewhere is said here.
func TestFaults(t *testing.T) {
	ctx, c := context.Background(), client()
	if _, err := c.Hire("exec:rm"); err == nil {
		t.Error("a program is hired")
	}
	for _, q := range []string{"", "{}", `{"want":"act","rules":{"id":"standard"}}`} {
		if a := string(New().Answer(ctx, []byte(q))); !strings.Contains(a, `"fault":"`) {
			t.Errorf("%s is answered %s", q, a)
		}
	}
	house := rules.Catalogue()[0]
	done := errors.New("done")
	play(t, house, 1, func(m *match.Match, v *match.View) rules.Action {
		if done != nil {
			_, err := c.Bids(ctx, m, v, bot.Inquiry{Game: true})
			_, want := bot.Bids(ctx, m, v, bot.Inquiry{Game: true})
			if !errors.Is(err, want) && (err == nil) != (want == nil) {
				t.Errorf("%v elsewhere, %v here", err, want)
			}
			_, err = (&Client{Ask: func(context.Context, []byte) ([]byte, error) { return nil, done }}).Advise(ctx, m, v)
			if !errors.Is(err, done) {
				t.Errorf("a thinker who cannot be asked: %v", err)
			}
			done = nil
		}
		return v.Options.Nth(0)
	})
}

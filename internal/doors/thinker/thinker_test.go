package thinker

import (
	"context"
	"encoding/json"
	"errors"
	"fmt"
	"slices"
	"strings"
	"testing"

	"ninetynine/cards"
	"ninetynine/internal/learn/review"
	"ninetynine/internal/test/gate"
	"ninetynine/internal/test/must"
	"ninetynine/internal/think/bot"
	"ninetynine/internal/think/claim"
	"ninetynine/internal/think/search"
	"ninetynine/internal/think/trained"
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
	watch(t, variant, deals, func(m *match.Match, s *match.State) rules.Action {
		var v match.View
		m.View(s, m.Game.Turn(&s.Deal).First(), &v)
		return ask(m, &v)
	})
}

// watch plays deals of a variant, and calls act with each state in which a player decides.
func watch(t *testing.T, variant rules.Variant, deals int, act func(m *match.Match, s *match.State) rules.Action) {
	t.Helper()
	g := must.Get(rules.New(variant))(t)
	m := must.Get(match.New(g, 0, match.Limit{Deals: deals}))(t)
	s, seed := m.Start(), cards.SeedOf("thinker")
	for s.Stage != match.Ended {
		if s.Stage == match.Dealing {
			d := m.Draw(&s, &seed, uint64(s.Number))
			must.Do(t, m.Deal(&s, &d))
			continue
		}
		must.Do(t, m.Do(&s, g.Turn(&s.Deal).First(), act(m, &s)))
	}
}

// TestSame: players in the other worker choose as they would here, in every variant.
func TestSame(t *testing.T) {
	ctx := context.Background()
	for i, variant := range gate.Some(rules.Catalogue(), 6) {
		levels := bot.BuiltIn()
		c, n := client(), 0
		play(t, variant, 1, func(m *match.Match, v *match.View) rules.Action {
			level := levels[(i+n)%len(levels)]
			n++
			var acts [2]rules.Action
			for j, hire := range []func(string) (bot.Bot, error){bot.New, c.Hire} {
				b, err := hire(level)
				must.Do(t, err)
				must.Do(t, b.Begin(ctx, m, v.Seat, uint64(n)))
				acts[j] = must.Get(b.Choose(ctx, v))(t, variant.ID, level)
			}
			if acts[0] != acts[1] {
				t.Fatalf("%s, decision %d: %s chooses %v here and %v elsewhere", variant.ID, n, level, acts[0], acts[1])
			}
			return acts[0]
		})
	}
}

// TestAdvice: advice from the other worker is the same to the last byte.
func TestAdvice(t *testing.T) {
	ctx, c, n := context.Background(), client(), 0
	v := rules.Catalogue()[0]
	play(t, v, 1, func(m *match.Match, v *match.View) rules.Action {
		if n++; n%6 == 1 {
			here, err := bot.Adviser{}.Glance(ctx, m, v, nil)
			elsewhere, err2 := c.Glance(ctx, m, v, nil)
			a, _ := json.Marshal(here)
			b, _ := json.Marshal(elsewhere)
			if err != nil || err2 != nil || string(a) != string(b) {
				t.Fatalf("here %v %s\nelsewhere %v %s", err, a, err2, b)
			}
		}
		return v.Options.Nth(0)
	})
}

// TestSettled: the other worker finds the same deals settled, at every seat's turn.
func TestSettled(t *testing.T) {
	ctx, c, settled := context.Background(), client(), 0
	for _, id := range []int{0, 8} {
		watch(t, rules.Catalogue()[id], 2, func(m *match.Match, s *match.State) rules.Action {
			for seat := range m.Game.Live().All() {
				var v match.View
				m.View(s, seat, &v)
				here := claim.Proved(m.Game, &v.View)
				elsewhere, err := c.Settled(ctx, m, &v)
				if err != nil || here != elsewhere {
					t.Fatalf("%s: here %t, elsewhere %t %v", m.Game.ID(), here, elsewhere, err)
				}
				if here {
					settled++
				}
			}
			return m.Game.Options(&s.Deal, m.Game.Turn(&s.Deal).First()).Nth(0)
		})
	}
	if settled == 0 {
		t.Error("nothing was settled")
	}
}

// TestFaults: errors in the other worker are reported here.
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
			_, err := c.Bids(ctx, m, v, bot.StudyScope{Game: true})
			_, want := bot.Bids(ctx, m, v, bot.StudyScope{Game: true})
			if !errors.Is(err, want) && (err == nil) != (want == nil) {
				t.Errorf("%v elsewhere, %v here", err, want)
			}
			_, err = (&Client{Ask: func(context.Context, []byte) ([]byte, error) { return nil, done }}).Advise(ctx, m, v, nil)
			if !errors.Is(err, done) {
				t.Errorf("a thinker who cannot be asked: %v", err)
			}
			done = nil
		}
		return v.Options.Nth(0)
	})
}

func decision(t *testing.T) (m *match.Match, v match.View) {
	t.Helper()
	play(t, rules.Catalogue()[0], 1, func(of *match.Match, seen *match.View) rules.Action {
		if m == nil {
			m, v = of, *seen
		}
		return seen.Options.Nth(0)
	})
	return m, v
}

// TestUnfetched: while a net cannot be fetched, no answer takes its place; a player who needs none does not
// wait.
func TestUnfetched(t *testing.T) {
	m, v := decision(t)
	network := make(chan struct{})
	thinker := New()
	thinker.Fetch = func(context.Context, *rules.Game) error {
		select {
		case <-network:
			return nil
		default:
			return fmt.Errorf("it is not there: %w", trained.ErrUnfetched)
		}
	}
	c := &Client{Ask: func(ctx context.Context, q []byte) ([]byte, error) { return thinker.Answer(ctx, q), nil }}
	act := func(level string) error {
		b, err := c.Hire(level)
		if err == nil {
			err = b.Begin(t.Context(), m, v.Seat, 1)
		}
		if err == nil {
			_, err = b.Choose(t.Context(), &v)
		}
		return err
	}
	asks := map[string]func() error{
		"expert": func() error { return act("expert") },
		"net":    func() error { return act("net") },
		"advice": func() error { _, err := c.Advise(t.Context(), m, &v, nil); return err },
		"glance": func() error { _, err := c.Glance(t.Context(), m, &v, nil); return err },
		"bids":   func() error { _, err := c.Bids(t.Context(), m, &v, bot.StudyScope{}); return err },
		"worth":  func() error { _, err := c.Appraise(t.Context(), m.Game, new(rules.Deal), nil); return err },
	}
	for name, ask := range asks {
		if err := ask(); !errors.Is(err, trained.ErrUnfetched) {
			t.Errorf("%s without a network: %v", name, err)
		}
	}
	must.Do(t, act("greedy"), "greedy without a network")
	close(network)
	delete(asks, "worth") // a question without a deal
	for name, ask := range asks {
		must.Do(t, ask(), name, "with a network")
	}
}

// TestWorth: the worth of a deal is the same to the last digit.
func TestWorth(t *testing.T) {
	v := rules.Catalogue()[0]
	g := must.Get(rules.New(v))(t)
	deal := g.Deal(new(cards.Seed), 1)
	var acts []rules.Action
	for s := g.Start(&deal); s.Phase() != rules.Over; {
		acts = append(acts, g.Options(&s, g.Turn(&s).First()).Nth(0))
		g.Apply(&s, acts[len(acts)-1])
	}
	here, err := review.NewCritic().Appraise(t.Context(), g, &deal, acts, nil)
	elsewhere, err2 := client().Appraise(t.Context(), g, &deal, acts)
	if err != nil || err2 != nil || len(here) != len(acts)+2 || !slices.Equal(here, elsewhere) {
		t.Errorf("here %v %v\nelsewhere %v %v", err, here, err2, elsewhere)
	}
}

// TestForget: a question whose caller has given up is not thought about any longer.
func TestForget(t *testing.T) {
	m, v := decision(t)
	ctx, forget := context.WithCancel(t.Context())
	thinker := New()
	c := &Client{Ask: func(ctx context.Context, q []byte) ([]byte, error) { return thinker.Answer(ctx, q), nil }}
	breaths := 0
	thinker.Yield = func() {
		breaths++
		forget()
	}
	for range 2 {
		if _, err := c.Bids(ctx, m, &v, bot.StudyScope{Scope: search.Scope{Whole: func(int) bool { return true }}}); err == nil {
			t.Error("it was thought to its end")
		}
	}
	if breaths > 3 {
		t.Errorf("it went on for %d slices", breaths)
	}
	must.Get(c.Glance(t.Context(), m, &v, nil))(t, "later:")
}

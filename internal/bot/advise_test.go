package bot

import (
	"reflect"
	"testing"

	"ninetynine/cards"
	"ninetynine/internal/search"
	"ninetynine/internal/thumb"
	"ninetynine/match"
	"ninetynine/rules"
)

// TestCounsel asks for hints all through a deal of several variants: they are
// allowed, the same when asked for again, and greedy's where nothing has been
// learnt.
func TestCounsel(t *testing.T) {
	for _, id := range []string{"standard", "declarer", "dummy", "duel", "nobid"} {
		t.Run(id, func(t *testing.T) {
			t.Parallel()
			g, err := rules.Open(id)
			if err != nil {
				t.Fatal(err)
			}
			m, err := match.New(g, 0, match.Limit{})
			if err != nil {
				t.Fatal(err)
			}
			expert := func() *Expert { return &Expert{Effort: search.Full(), Model: untrained(t, g)} }
			one, two := NewCounsellor(m, expert()), NewCounsellor(m, expert())
			none := NewCounsellor(m, &Expert{Effort: search.Full(), File: "no such file"})
			s := m.Start()
			seed := cards.SeedOf("counsel")
			d := m.Draw(&s, &seed, 0)
			if err := m.Deal(&s, &d); err != nil {
				t.Fatal(err)
			}
			for s.Stage == match.Playing {
				var v match.View
				m.View(&s, g.Turn(&s.Deal).First(), &v)
				c, plain := one.Hint(&v), Hint(m, &v)
				if again := two.Hint(&v); !v.Options.Has(c.Action) || !reflect.DeepEqual(c, again) {
					t.Fatalf("%+v and then %+v", c, again)
				}
				if c.Learnt != (v.Options.Len() > 1) || c.Learnt && (c.Reason == thumb.Learnt) != (c.Action != plain.Action) {
					t.Fatalf("%+v, and greedy: %+v", c, plain)
				}
				if c.Second != 0 && (c.Second == c.Action || !v.Options.Has(c.Second)) {
					t.Fatalf("%v is about as good as %v", c.Second, c.Action)
				}
				if got := none.Hint(&v); got != (Counsel{Advice: plain}) {
					t.Fatalf("without a net: %+v, and greedy: %+v", got, plain)
				}
				m.Apply(&s, c.Action)
			}
			var over match.View
			m.View(&s, 0, &over)
			if c := one.Hint(&over); c != (Counsel{}) {
				t.Errorf("a hint after the deal: %+v", c)
			}
		})
	}
}

// TestCounselSecond says what is about as good: among bids another total, not
// other cards.
func TestCounselSecond(t *testing.T) {
	g, err := rules.Open("standard")
	if err != nil {
		t.Fatal(err)
	}
	lay := func(text string) search.Option {
		cs, err := cards.Parse(text)
		if err != nil {
			t.Fatal(err)
		}
		return search.Option{Choice: search.Choice{Action: rules.Lay(0, cs), Points: 3, Chance: 0.5}}
	}
	best, same, other := lay("KD QD 7H"), lay("KD JD 7H"), lay("KD QD JD")
	for gap, want := range map[float64]rules.Action{0: other.Action, 0.3: other.Action, 0.5: 0, 2: 0} {
		other.Gap, other.GapError = gap, 0.3
		s := &search.Study{
			Options: []search.Option{best, same, other},
			Bids:    []search.Bid{{Tricks: 2, Best: best}, {Tricks: 0, Best: other}},
		}
		if c := counsel(g, s, thumb.Advice{Action: other.Action, Reason: thumb.Likely}); c.Second != want || c.Reason != thumb.Learnt || c.Bid != 2 || c.Points != 3 {
			t.Errorf("%g points less: %+v", gap, c)
		}
	}
	s := &search.Study{Options: []search.Option{best, same}, Bids: nil}
	if c := counsel(g, s, thumb.Advice{Action: best.Action, Reason: thumb.Likely}); c.Second != same.Action || c.Reason != thumb.Likely {
		t.Errorf("%+v", c)
	}
}

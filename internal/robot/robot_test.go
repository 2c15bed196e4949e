package robot

import (
	"bytes"
	"context"
	"fmt"
	"sync"
	"testing"

	"ninetynine/internal/bot"
	"ninetynine/internal/solo"
	"ninetynine/match"
	"ninetynine/record"
	"ninetynine/rules"
)

func header(t *testing.T, id string) *record.Header {
	v, err := rules.Named(id)
	if err != nil {
		t.Fatal(err)
	}
	h := &record.Header{Variant: v, Seed: "robots", Limit: match.Limit{Deals: 2}}
	for i := range v.Seats {
		h.Seats = append(h.Seats, fmt.Sprint(i))
	}
	return h
}

// play lets bots play until done says so, dealing when a deal is due, and
// then stops them.
func play(t *testing.T, tbl *solo.Table, name string, done func(v *match.View) bool) {
	t.Helper()
	ctx, cancel := context.WithCancel(t.Context())
	defer cancel()
	var all sync.WaitGroup
	for i := range tbl.Match().Game.Live().All() {
		b, err := bot.New(name)
		if err != nil {
			t.Fatal(err)
		}
		all.Go(func() {
			if err := Run(ctx, tbl, i, b, uint64(i)); err != nil {
				t.Error(err)
			}
		})
	}
	w := tbl.Watch(rules.Nobody)
	defer w.Close()
	for {
		u, err := w.Next(ctx)
		if err != nil {
			t.Fatal(err)
		}
		if done(&u.View) {
			break
		}
		if u.View.Stage == match.Dealing {
			if err := tbl.Deal(ctx); err != nil {
				t.Fatal(err)
			}
		}
	}
	cancel()
	all.Wait()
}

// A slow bot moves the table on while it is asked.
type slow struct {
	bot.Greedy
	asked     int
	meanwhile func()
}

func (s *slow) Choose(ctx context.Context, v *match.View) (rules.Action, error) {
	if v.Phase == rules.Laying {
		if s.asked++; s.asked == 1 {
			s.meanwhile()
		}
	}
	return s.Greedy.Choose(ctx, v)
}

// TestNewest asks a bot that was overtaken about the newest state alone.
func TestNewest(t *testing.T) {
	tbl, err := solo.Start(t.Context(), new(solo.Memory), header(t, "standard"), 0)
	if err != nil {
		t.Fatal(err)
	}
	ctx, cancel := context.WithCancel(t.Context())
	b := &slow{meanwhile: func() {
		for _, seat := range []rules.Seat{1, 2} {
			var v match.View
			tbl.View(seat, &v)
			if err := tbl.Do(ctx, seat, 0, v.Options.Nth(0)); err != nil {
				t.Error(err)
			}
		}
	}}
	w := tbl.Watch(0)
	defer w.Close()
	done := make(chan error)
	go func() { done <- Run(ctx, tbl, 0, b, 1) }()
	for {
		u, err := w.Next(ctx)
		if err != nil {
			t.Fatal(err)
		}
		if u.View.Phase != rules.Laying {
			break
		}
	}
	cancel()
	if err := <-done; err != nil {
		t.Fatal(err)
	}
	if b.asked != 2 {
		t.Errorf("the bot was asked for its lay %d times, not twice", b.asked)
	}
}

func ended(v *match.View) bool { return v.Stage == match.Ended }

// outcome is what can be compared between two runs in which sealed acts came
// in another order: how every deal was scored.
func outcome(tbl *solo.Table) string { return fmt.Sprint(tbl.Scores()) }

// TestReproducible plays every variant twice with players of chance, and a
// third time with a restart in the middle: the same comes of it.
func TestReproducible(t *testing.T) {
	for _, v := range rules.Catalogue() {
		t.Run(v.ID, func(t *testing.T) {
			var want string
			for range 2 {
				tbl, err := solo.Start(t.Context(), new(solo.Memory), header(t, v.ID), 0)
				if err != nil {
					t.Fatal(err)
				}
				play(t, tbl, "random", ended)
				if want == "" {
					want = outcome(tbl)
				}
				if got := outcome(tbl); got != want {
					t.Fatalf("%s, and then %s", want, got)
				}
			}
			log := new(solo.Memory)
			tbl, err := solo.Start(t.Context(), log, header(t, v.ID), 0)
			if err != nil {
				t.Fatal(err)
			}
			play(t, tbl, "random", func(v *match.View) bool { return v.Tricks >= 3 })
			if tbl, err = solo.Open(t.Context(), log); err != nil {
				t.Fatal(err)
			}
			play(t, tbl, "random", ended)
			if got := outcome(tbl); got != want {
				t.Fatalf("after a restart %s, not %s", got, want)
			}
			text, err := log.Read(t.Context())
			if err != nil {
				t.Fatal(err)
			}
			if _, err := record.Check(bytes.NewReader(text)); err != nil {
				t.Fatal(err)
			}
		})
	}
}

package node

import (
	"context"
	"errors"
	"testing"
	"testing/synctest"
	"time"

	"ninetynine/advice"
	"ninetynine/cards"
	"ninetynine/internal/test/must"
	"ninetynine/internal/think/bot"
	"ninetynine/internal/think/company"
	"ninetynine/internal/think/search"
	"ninetynine/match"
	"ninetynine/rules"
)

func paused(g *throttle) time.Duration {
	before := time.Now()
	g.yield()
	return time.Since(before)
}

// TestPause: background work waits only for urgent work to end.
func TestPause(t *testing.T) {
	synctest.Test(t, func(t *testing.T) {
		g := new(throttle)
		if d := paused(g); d != 0 {
			t.Errorf("it waits %s for nothing", d)
		}
		one, other := g.urgent(), g.urgent()
		time.AfterFunc(3*time.Millisecond, one)
		time.AfterFunc(5*time.Millisecond, other)
		if d := paused(g); d < 5*time.Millisecond || d > 5*time.Millisecond+pollInterval {
			t.Errorf("it waits %s for what takes 5 ms", d)
		}
		time.Sleep(time.Hour)
		if d := paused(g); d != 0 {
			t.Errorf("it waits %s for what has ended", d)
		}
		defer g.urgent()()
		if d := paused(g); d < restFactor*longestSlice || d > restFactor*longestSlice+pollInterval {
			t.Errorf("after an hour without urgent work it waits %s", d)
		}
	})
}

// TestTurns: urgent work that ends and is back at once, again and again, leaves background work its turns
// too, and is not disturbed more often.
func TestTurns(t *testing.T) {
	synctest.Test(t, func(t *testing.T) {
		const long = 40 * time.Second
		g, begun, against := new(throttle), time.Now(), time.Duration(0)
		go func() {
			for time.Since(begun) < long {
				done := g.urgent()
				time.Sleep(5 * time.Millisecond)
				done()
				time.Sleep(50 * time.Microsecond)
			}
		}()
		synctest.Wait()
		for time.Since(begun) < long {
			g.yield()
			if g.urgentWork.Load() > 0 {
				against += 10 * time.Microsecond
			}
			time.Sleep(10 * time.Microsecond) // works
		}
		time.Sleep(time.Second) // the goroutine above ends
		if against < time.Second || against > 2*time.Second {
			t.Errorf("in 40 s it works for %s in spite of urgent work", against)
		}
	})
}

// TestShare: if urgent work never ends, background work gets a twentieth of the time, however often it
// yields; work that yields rarely gets more, but not for ever less.
func TestShare(t *testing.T) {
	for step, want := range map[time.Duration]time.Duration{
		10 * time.Microsecond: 3 * time.Second,
		time.Millisecond:      3 * time.Second,
		5 * time.Millisecond:  3 * time.Second,
		95 * time.Millisecond: 20 * time.Second, // rests for 190 ms
	} {
		synctest.Test(t, func(t *testing.T) {
			g := new(throttle)
			defer g.urgent()()
			begun, worked := time.Now(), time.Duration(0)
			for time.Since(begun) < time.Minute {
				time.Sleep(step) // works
				worked += step
				g.yield()
			}
			if worked < want*19/20 || worked > want*21/20 {
				t.Errorf("in steps of %s it works for %s in a minute", step, worked)
			}
		})
	}
}

// TestMakesWay: judging makes way for urgent work, and so do whole bid tables; hints do not.
func TestMakesWay(t *testing.T) {
	g := must.Get(rules.Open("duel"))(t)
	m := must.Get(match.New(g, 0, match.Limit{}))(t)
	state := m.Start()
	cards := m.Draw(&state, new(cards.Seed), 0)
	must.Do(t, m.Deal(&state, &cards))
	var v match.View
	m.View(&state, g.Turn(&state.Deal).First(), &v)
	const rest = restFactor * longestSlice // thinking takes no time by the clock of this test
	for _, x := range []struct {
		what string
		ask  func(s *server) (*advice.Advice, error)
		want time.Duration
	}{
		{"a judgement", func(s *server) (*advice.Advice, error) { return s.judge().Glance(t.Context(), m, &v, nil) }, rest},
		{"a whole bid table", func(s *server) (*advice.Advice, error) {
			return s.bids(t.Context(), m, &v, bot.StudyScope{Scope: search.Scope{Whole: func(int) bool { return false }}})
		}, rest},
		{"a bid table", func(s *server) (*advice.Advice, error) { return s.bids(t.Context(), m, &v, bot.StudyScope{}) }, 0},
	} {
		synctest.Test(t, func(t *testing.T) {
			s, begun := new(server), time.Now()
			defer s.throttle.urgent()()
			if _, err := x.ask(s); err != nil || time.Since(begun) != x.want {
				t.Errorf("%s rests for %s: %v", x.what, time.Since(begun), err)
			}
		})
	}
}

// TestToTheEnd: a judgement that has begun is completed even if no caller waits any more.
func TestToTheEnd(t *testing.T) {
	ctx, leave := context.WithCancel(t.Context())
	asked := 0
	advise := toTheEnd(func(ctx context.Context, _ *match.Match, _ *match.View, _ *company.Company) (*advice.Advice, error) {
		asked++
		leave()
		return nil, ctx.Err()
	})
	if _, err := advise(ctx, nil, nil, nil); err != nil || asked != 1 {
		t.Errorf("it ends before: %v", err)
	}
	if _, err := advise(ctx, nil, nil, nil); !errors.Is(err, context.Canceled) || asked != 1 {
		t.Errorf("it begins although nobody waits: %v", err)
	}
}

package node

import (
	"testing"
	"time"
)

func TestClockNeverGoesBack(t *testing.T) {
	at := time.Date(2026, 11, 21, 12, 0, 0, 0, time.UTC)
	passes := time.Duration(0) // on the machine's clock, since then
	// A time with a monotonic reading cannot be constructed. So time passes on the machine's clock, and the
	// store's clock sets it back.
	c := &clock{wall: func() time.Time { return at.Add(passes) }}
	is := func(want time.Duration) {
		t.Helper()
		if got := c.now().Sub(at); got != want {
			t.Errorf("%s after noon the clock says %s after noon, not %s", passes, got, want)
		}
	}
	is(0)
	passes += time.Minute
	is(time.Minute)
	c.follow(at.Add(passes + time.Hour)) // the store's clock is ahead
	is(time.Hour + time.Minute)
	c.follow(at.Add(passes)) // and is corrected
	is(time.Hour + time.Minute)
	passes += 10 * time.Minute
	is(time.Hour + 10*time.Minute)
	passes += 12 * time.Hour // caught up with
	is(passes)
	c.passed(at.Add(passes + time.Hour))
	passes += 10 * time.Minute
	is(passes - 10*time.Minute + time.Hour + 9*time.Minute)
	c.passed(at) // long ago
	is(passes - 10*time.Minute + time.Hour + 9*time.Minute)
}

package node

import (
	"sync"
	"time"
)

// A clock follows a store's clock but never goes back: a turn that came at five is not taken at four. If
// its source is set back, it runs slower than real time until the source has caught up.
type clock struct {
	wall func() time.Time // the machine's

	mu     sync.Mutex
	offset time.Duration // of the store's clock from the machine's
	asked  time.Time     // when it was last read, by the machine's clock
	said   time.Time     // the time returned then
}

// slower is the share of passing time that counts while the clock is ahead.
const slower = 0.9

func newClock() *clock { return &clock{wall: time.Now} }

func (c *clock) now() time.Time {
	c.mu.Lock()
	defer c.mu.Unlock()
	at := c.wall()
	least := c.said.Add(time.Duration(float64(at.Sub(c.asked)) * slower))
	c.asked = at
	// Strip the monotonic readings, which would be compared otherwise.
	c.said = at.Round(0).Add(c.offset)
	if c.said.Before(least) {
		c.said = least
	}
	return c.said
}

// follow sets the clock by a store's, which currently reads now, and returns how far that is from the
// machine's clock, and how far it was before.
func (c *clock) follow(store time.Time) (off, before time.Duration) {
	c.mu.Lock()
	defer c.mu.Unlock()
	before = c.offset
	c.offset = store.Round(0).Sub(c.wall().Round(0))
	return c.offset, before
}

// passed raises the clock to the time of an earlier run of the server.
func (c *clock) passed(t time.Time) {
	now := c.now()
	c.mu.Lock()
	defer c.mu.Unlock()
	if t.After(now) {
		c.said = t.Round(0)
	}
}

package node

import (
	"sync"
	"time"
)

// A clock tells the time of a store's clock, but never goes back: a turn that
// came at five is not taken at four. Where its source is set back it goes on
// more slowly than time does, until it has been caught up with.
type clock struct {
	wall func() time.Time // the machine's

	mu     sync.Mutex
	offset time.Duration // of the store's clock from the machine's
	asked  time.Time     // when it was asked last, by the machine
	said   time.Time     // what it said then
}

// slower is how much of a time that passes counts while the clock is ahead.
const slower = 0.9

func newClock() *clock { return &clock{wall: time.Now} }

// now returns what time it is.
func (c *clock) now() time.Time {
	c.mu.Lock()
	defer c.mu.Unlock()
	at := c.wall()
	least := c.said.Add(time.Duration(float64(at.Sub(c.asked)) * slower))
	c.asked = at
	// Without the monotonic readings, which would be compared else.
	c.said = at.Round(0).Add(c.offset)
	if c.said.Before(least) {
		c.said = least
	}
	return c.said
}

// follow has the clock follow a store's, which is at that moment now, and
// returns how far that is from the machine's, and how far it was before.
func (c *clock) follow(store time.Time) (off, before time.Duration) {
	c.mu.Lock()
	defer c.mu.Unlock()
	before = c.offset
	c.offset = store.Round(0).Sub(c.wall().Round(0))
	return c.offset, before
}

// passed tells the clock that it was so late already when the server ran last.
func (c *clock) passed(t time.Time) {
	now := c.now()
	c.mu.Lock()
	defer c.mu.Unlock()
	if t.After(now) {
		c.said = t.Round(0)
	}
}

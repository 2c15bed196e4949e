package push

import (
	"context"
	"net/url"
	"time"

	lru "github.com/hashicorp/golang-lru/v2"

	"ninetynine/internal/base/quota"
)

// A delivery is a message to a browser that waits or is under way.
type delivery struct {
	*browser
	message
	host  *host
	tries int // so far
}

// A host is a push service. Players choose it, and it may be one that never answers.
type host struct {
	name     string
	queue    *quota.Queue // by player
	silent   int          // tries in a row without an answer
	untried  time.Time    // until when there are no tries
	unlogged time.Time    // until when failures are not logged
}

// hostOf returns the host of an endpoint.
func (s *Sender) hostOf(endpoint string) *host {
	u, err := url.Parse(endpoint)
	if err != nil { // it was checked
		u = &url.URL{}
	}
	return known(s.hosts, u.Host, &host{name: u.Host, queue: newQueue(atOnce)})
}

func newQueue(working int) *quota.Queue { return quota.NewQueue(working, mostWork, mostEach) }

// known returns the value of a key in a cache, which is fresh if the key is new.
func known[K comparable, V any](c *lru.Cache[K, V], key K, fresh V) V {
	old, ok, _ := c.PeekOrAdd(key, fresh)
	c.Get(key) // now it is the last to be forgotten
	if ok {
		return old
	}
	return fresh
}

// enqueue adds a delivery, unless too many are waiting.
func (s *Sender) enqueue(d *delivery) {
	select {
	case s.deliveries <- d:
	default:
		s.counts.Add(1, "dropped")
	}
}

// deliver tries a delivery when its turn comes: with its player, with its host, and in all. It waits for the player
// first: a player who waits for a silent host then takes no turn of another host.
func (s *Sender) deliver(ctx context.Context, d *delivery) {
	for _, q := range []*quota.Queue{known(s.players, d.key.Player, newQueue(atOnce)), d.host.queue, s.sending} {
		done, err := q.Wait(ctx, d.key.Player)
		if err != nil {
			s.counts.Add(1, "dropped")
			return
		}
		defer done()
	}
	s.try(ctx, d)
}

// answered notes whether a host answered. After some tries without an answer it is left alone for a while.
func (s *Sender) answered(h *host, did bool) {
	s.mu.Lock()
	defer s.mu.Unlock()
	if h.silent++; did {
		h.silent = 0
	}
	if h.silent >= deaf {
		h.silent, h.untried = 0, s.Now().Add(alone)
	}
}

// leftAlone reports whether a host gets no tries at present.
func (s *Sender) leftAlone(h *host) bool {
	s.mu.Lock()
	defer s.mu.Unlock()
	return s.Now().Before(h.untried)
}

// mayLog reports whether a failure of a host is logged: once an hour.
func (s *Sender) mayLog(h *host) bool {
	s.mu.Lock()
	defer s.mu.Unlock()
	if s.Now().Before(h.unlogged) {
		return false
	}
	h.unlogged = s.Now().Add(time.Hour)
	return true
}

package push

import (
	"context"
	"net/url"
	"slices"
	"time"
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
	name     string    // as no player is called
	silent   int       // tries in a row without an answer
	untried  time.Time // until when there are no tries
	unlogged time.Time // until when failures are not logged
}

// hostOf returns the host of an endpoint.
func (s *Sender) hostOf(endpoint string) *host {
	u, err := url.Parse(endpoint)
	if err != nil { // it was checked
		u = &url.URL{}
	}
	h, ok := s.hosts.Get("//" + u.Host)
	if !ok {
		h = &host{name: "//" + u.Host}
		s.hosts.Add(h.name, h)
	}
	return h
}

// enqueue adds a delivery, unless too many are waiting.
func (s *Sender) enqueue(d *delivery) {
	s.mu.Lock()
	theirs := 0
	for _, o := range s.waiting {
		if o.key.Player == d.key.Player {
			theirs++
		}
	}
	full := len(s.waiting) >= mostWork || theirs >= mostEach
	if !full {
		s.waiting = append(s.waiting, d)
	}
	s.mu.Unlock()
	if full {
		s.counts.Add(1, "dropped")
		return
	}
	s.wake()
}

// wake makes a worker look for a delivery that may begin.
func (s *Sender) wake() {
	select {
	case s.ready <- struct{}{}:
	default: // one will look anyway
	}
}

// deliver does the first delivery that may begin, if there is one. Another worker looks for the next meanwhile.
func (s *Sender) deliver(ctx context.Context) {
	if d := s.next(); d != nil {
		s.wake()
		s.try(ctx, d)
		s.mu.Lock()
		s.occupy(d, -1)
		s.mu.Unlock()
		s.wake()
	}
}

func (s *Sender) next() *delivery {
	s.mu.Lock()
	defer s.mu.Unlock()
	i := slices.IndexFunc(s.waiting, func(d *delivery) bool { return max(s.busy[d.key.Player], s.busy[d.host.name]) < atOnce })
	if i < 0 {
		return nil
	}
	d := s.waiting[i]
	s.waiting = slices.Delete(s.waiting, i, i+1)
	s.occupy(d, 1)
	return d
}

// occupy adds to the shares of a delivery's player and host.
func (s *Sender) occupy(d *delivery, n int) {
	for _, of := range []string{d.key.Player, d.host.name} {
		if s.busy[of] += n; s.busy[of] == 0 {
			delete(s.busy, of)
		}
	}
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

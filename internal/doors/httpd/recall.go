package httpd

import (
	"sync"
	"time"

	"ninetynine/internal/store"
)

// How long a session from the store may be cached, and how many.
const (
	recallFor  = 20 * time.Second
	recallMost = 20_000
)

// A recall caches sessions for a moment to spare the store. A session that ends at
// another server remains valid here until then.
type recall struct {
	mu    sync.Mutex
	known map[store.Key]recalled
}

type recalled struct {
	session store.Session
	player  store.Player
	until   time.Time
}

// get returns a cached session.
func (r *recall) get(k store.Key, now time.Time) (store.Session, store.Player, bool) {
	r.mu.Lock()
	defer r.mu.Unlock()
	x, ok := r.known[k]
	return x.session, x.player, ok && now.Before(x.until)
}

// put caches a session. If there are too many, it drops them all: the store still has
// them.
func (r *recall) put(k store.Key, s store.Session, p store.Player, now time.Time) {
	r.mu.Lock()
	defer r.mu.Unlock()
	if r.known == nil || len(r.known) >= recallMost {
		r.known = map[store.Key]recalled{}
	}
	r.known[k] = recalled{s, p, now.Add(recallFor)}
}

// forget drops all sessions of a player.
func (r *recall) forget(player string) {
	r.mu.Lock()
	defer r.mu.Unlock()
	for k, x := range r.known {
		if x.player.ID == player {
			delete(r.known, k)
		}
	}
}

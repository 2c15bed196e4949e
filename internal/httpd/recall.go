package httpd

import (
	"sync"
	"time"

	"ninetynine/internal/store"
)

// How long a session that the store knows is taken as known, and how many.
const (
	recallFor  = 20 * time.Second
	recallMost = 20_000
)

// A recall remembers sessions for a moment, so that not every request asks
// the store. A session that is ended at another server is good here until
// the moment is over.
type recall struct {
	mu    sync.Mutex
	known map[store.Key]recalled
}

type recalled struct {
	session store.Session
	player  store.Player
	until   time.Time
}

// get returns what is remembered.
func (r *recall) get(k store.Key, now time.Time) (store.Session, store.Player, bool) {
	r.mu.Lock()
	defer r.mu.Unlock()
	x, ok := r.known[k]
	return x.session, x.player, ok && now.Before(x.until)
}

// put remembers a session. When there are too many, it forgets them all: the
// store still knows them.
func (r *recall) put(k store.Key, s store.Session, p store.Player, now time.Time) {
	r.mu.Lock()
	defer r.mu.Unlock()
	if r.known == nil || len(r.known) >= recallMost {
		r.known = map[store.Key]recalled{}
	}
	r.known[k] = recalled{s, p, now.Add(recallFor)}
}

// forget forgets all sessions of a player.
func (r *recall) forget(player string) {
	r.mu.Lock()
	defer r.mu.Unlock()
	for k, x := range r.known {
		if x.player.ID == player {
			delete(r.known, k)
		}
	}
}

package node

import (
	"net/http"
	"sync/atomic"
	"time"
)

// restAfter is how long nobody is there before a server rests: it then looks only now and then for what is seldom due.
const (
	restAfter = 20 * time.Second
	restEvery = 10 * time.Second
)

// A presence knows whether anybody is there.
type presence struct {
	watches func() bool  // whether any table is watched
	last    atomic.Int64 // when the last request came, in nanoseconds since 1970 UTC
	bell    atomic.Pointer[chan struct{}]
}

// note notes requests, but for those that only ask whether the server is well.
func (p *presence) note(h http.Handler) http.Handler {
	p.came()
	return http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
		if r.URL.Path != "/healthz" && r.URL.Path != "/readyz" {
			p.came()
		}
		h.ServeHTTP(w, r)
	})
}

func (p *presence) came() {
	p.last.Store(time.Now().UnixNano())
	if bell := p.bell.Swap(nil); bell != nil {
		close(*bell)
	}
}

// pause returns for how long to wait before something is done again, which may be longer while nobody is there; the
// channel is closed when somebody comes.
func (p *presence) pause(usual time.Duration) (time.Duration, <-chan struct{}) {
	bell := make(chan struct{})
	if !p.bell.CompareAndSwap(nil, &bell) {
		if rung := p.bell.Load(); rung != nil {
			bell = *rung
		}
	}
	if time.Since(time.Unix(0, p.last.Load())) < restAfter || p.watches() {
		return usual, nil
	}
	return max(usual, restEvery), bell
}

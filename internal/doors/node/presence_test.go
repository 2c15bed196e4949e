package node

import (
	"context"
	"net/http"
	"net/http/httptest"
	"sync/atomic"
	"testing"
	"testing/synctest"
	"time"
)

// TestRests: while nobody is there, what is done each second is done every ten seconds, and at once when somebody comes.
// Questions whether the server is well wake nobody.
func TestRests(t *testing.T) {
	synctest.Test(t, func(t *testing.T) {
		s := &server{}
		var watched atomic.Bool
		var n atomic.Int64
		s.presence.watches = watched.Load
		h := s.presence.note(http.NotFoundHandler())
		ctx, stop := context.WithCancel(t.Context())
		go s.every(ctx, time.Second, func(context.Context) error { n.Add(1); return nil })
		passes := func(what string, d time.Duration, want int64) {
			t.Helper()
			before := n.Load()
			time.Sleep(d)
			synctest.Wait()
			if did := n.Load() - before; did != want {
				t.Errorf("%s: done %d times in %s, not %d", what, did, d, want)
			}
		}
		asked := func(path string) { h.ServeHTTP(httptest.NewRecorder(), httptest.NewRequest("GET", path, nil)) }
		time.Sleep(time.Millisecond)
		passes("after the start", 20*time.Second, 20)
		passes("while nobody is there", 10*time.Minute, 60)
		asked("/healthz")
		passes("when a machine asks", time.Second, 0)
		asked("/api/me")
		passes("when somebody comes", 0, 1)
		passes("while somebody is there", 5*time.Second, 5)
		watched.Store(true)
		passes("while a table is watched", time.Minute, 60)
		stop()
	})
}

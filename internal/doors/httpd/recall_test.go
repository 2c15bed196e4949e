package httpd

import (
	"net/http"
	"testing"
	"time"

	"ninetynine/internal/store"
	"ninetynine/internal/test/must"
)

// TestRecalled: after the first request of a session on a new day, that session is read from the store again,
// and no other.
func TestRecalled(t *testing.T) {
	s := newSite(t, nil)
	anna, other := s.guest("Anna"), "anna's other device"
	must.Do(t, s.store.AddKey(t.Context(), store.Key{ID: store.IDOf(store.Device, other), Kind: store.Device, Player: anna.ID, Seen: s.srv.Now()}))
	s.clock.Add((24 * time.Hour).Milliseconds())
	for _, x := range []struct {
		token    string
		recalled int
	}{{other, 0}, {other, 1}, {anna.Token, 1}, {anna.Token, 2}} {
		s.get(x.token, "/api/me").want(http.StatusOK)
		if n := s.srv.recalled.Len(); n != x.recalled {
			t.Errorf("after a request by %s, %d sessions are recalled, not %d", x.token, n, x.recalled)
		}
	}
}

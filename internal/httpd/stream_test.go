package httpd

import (
	"net/http"
	"net/http/httptest"
	"testing"
	"time"

	"ninetynine/internal/hall"
)

// TestEndedElsewhere: a session that ends at one server ends its streams at
// another too, soon; those of others go on.
func TestEndedElsewhere(t *testing.T) {
	s := newSite(t, func(o *Options) {
		// The hall alone knows that there are others.
		o.Hall = hall.New(hall.Options{Log: o.Hall.Log, Judge: umpire{}, Draw: o.Hall.Draw, Shared: true})
		o.Limits.Heartbeat = time.Millisecond
	})
	other := New(s.srv.Options)
	there := httptest.NewServer(other.Handler())
	t.Cleanup(func() {
		other.Close()
		there.Close()
	})
	anna, bert := s.guest("Anna"), s.guest("Bert")
	tbl := anna.open(map[string]any{"settings": map[string]any{"variant": "duel"}, "sit": true})
	theirs := []*feed{s.watch(anna.Token, tbl, 0), s.watch(bert.Token, tbl, 0), s.watch("", tbl, 0)}
	for _, f := range theirs {
		f.next()
	}
	req, err := http.NewRequestWithContext(t.Context(), http.MethodDelete, there.URL+"/api/session", nil)
	if err != nil {
		t.Fatal(err)
	}
	req.Header.Set("Authorization", "Bearer "+anna.Token)
	res, err := there.Client().Do(req)
	if err != nil {
		t.Fatal(err)
	}
	if res.Body.Close(); res.StatusCode != http.StatusNoContent {
		t.Fatal(res.Status)
	}
	s.clock.Add(2 * sure.Milliseconds())
	for n := 0; ; n++ {
		if _, err := theirs[0].scan.ReadString('\n'); err != nil {
			break
		}
		if n > 1000 {
			t.Fatal("the stream goes on")
		}
	}
	bert.do(tbl, "chat", "text", "hello").want(http.StatusOK)
	for _, f := range theirs[1:] {
		f.until("what is said", func(m *message) bool { return m.Event.Do == "chat" })
	}
}

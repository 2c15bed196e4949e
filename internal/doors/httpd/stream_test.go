package httpd

import (
	"bytes"
	"encoding/json"
	"fmt"
	"net/http"
	"net/http/httptest"
	"reflect"
	"testing"
	"time"

	"ninetynine/internal/table"
	"ninetynine/internal/table/hall"
	"ninetynine/internal/test/must"
)

// TestEndedElsewhere: a session that ends at one server soon ends its streams at another; other streams go
// on.
func TestEndedElsewhere(t *testing.T) {
	s := newSite(t, func(o *Options) {
		// Only the hall knows that there are other servers.
		o.Hall = hall.New(hall.Options{Log: o.Hall.Log, Judge: judge{}, Draw: o.Hall.Draw, Shared: true})
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
	req := must.Get(http.NewRequestWithContext(t.Context(), http.MethodDelete, there.URL+"/api/session", nil))(t)
	req.Header.Set("Authorization", "Bearer "+anna.Token)
	res := must.Get(there.Client().Do(req))(t)
	if res.Body.Close(); res.StatusCode != http.StatusNoContent {
		t.Fatal(res.Status)
	}
	s.clock.Add(2 * recheckSession.Milliseconds())
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

// TestChanges: a client that asks for changes receives the same as other clients, even after resuming, in
// fewer bytes.
func TestChanges(t *testing.T) {
	s := checked(t, nil)
	g := s.guest("Anna")
	tbl := g.open(map[string]any{"settings": map[string]any{"variant": "standard", "deals": 1, "pace": 1}, "sit": true, "bots": []string{"", "club", "club"}})
	complete := s.watch(g.Token, tbl, 0)
	changes := s.stream(g.Token, tbl+"/events?changes=1", "Accept", "text/event-stream")
	g.do(tbl, table.Ready).want(http.StatusOK)
	long, short := 0, 0
	for n := 1; ; n++ {
		a, _ := complete.next()
		b, _ := changes.next()
		var want, got any
		if json.Unmarshal(complete.last, &want) != nil || json.Unmarshal(changes.last, &got) != nil || !reflect.DeepEqual(got, want) {
			t.Fatalf("%s\ncomes to\n%s\nand should to\n%s", b.text, changes.last, complete.last)
		}
		if first := n%10 == 1; first == bytes.Contains(b.text, []byte(`,"changes":`)) {
			t.Fatalf("message %d of the stream is %s", n%10, b.text)
		}
		if n%10 != 1 {
			long, short = long+len(a.text), short+len(b.text)
		}
		if a.Table.Ended {
			break
		}
		if act, hand := a.Act(); act != "" {
			g.do(tbl, table.Act, "act", act, "hand", hand, "seen", a.Seq) // perhaps too late: then another message comes
		}
		if n%10 == 0 {
			changes.close()
			changes = s.stream(g.Token, fmt.Sprintf("%s/events?changes=1&after=%d", tbl, b.Seq), "Accept", "text/event-stream")
		}
	}
	t.Logf("%d bytes instead of %d", short, long)
	if 2*short > long {
		t.Errorf("%d bytes instead of %d", short, long)
	}
}

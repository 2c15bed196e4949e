package localhall

import (
	"context"
	"encoding/json"
	"errors"
	"fmt"
	"net/http"
	"strings"
	"testing"
	"time"

	"ninetynine/internal/doors/thinker"
	"ninetynine/internal/store"
	"ninetynine/internal/test/must"
	"ninetynine/internal/test/sight"
	"ninetynine/internal/wire"
	"ninetynine/record"
	"ninetynine/rules"
)

// open returns a hall over a store, driven by a clock.
func open(t *testing.T, st Store) *Hall {
	t.Helper()
	brain := thinker.New()
	return beside(t, st, func(ctx context.Context, q []byte) ([]byte, error) { return brain.Answer(ctx, q), nil })
}

// beside is open with another thinker.
func beside(t *testing.T, st Store, ask func(context.Context, []byte) ([]byte, error)) *Hall {
	t.Helper()
	ctx, stop := context.WithCancel(t.Context())
	h := New(ctx, Options{
		Store: st, Now: time.Now, Thinker: &thinker.Client{Ask: ask}, Fault: func(err error) {
			if !errors.Is(err, store.ErrFull) { // some stores are, on purpose
				t.Error(err)
			}
		},
	})
	go h.Run(ctx)
	t.Cleanup(func() {
		stop()
		must.Do(t, h.Close())
	})
	return h
}

// ask sends the hall a request, and reads the answer into out.
func ask(t *testing.T, h *Hall, method, path, body string, status int, out any) {
	t.Helper()
	path, text, _ := strings.Cut(path, "?")
	q := &Request{Method: method, Path: path, Query: map[string]string{}, Body: []byte(body)}
	for _, pair := range strings.Split(text, "&") {
		name, value, _ := strings.Cut(pair, "=")
		q.Query[name] = value
	}
	if body != "" {
		q.Media = "application/json"
	}
	a := h.Answer(t.Context(), q)
	if a.Status != status {
		t.Fatalf("%s %s %s: %d %s", method, path, body, a.Status, a.Body)
	}
	if out != nil {
		if err := json.Unmarshal(a.Body, out); err != nil {
			t.Fatalf("%s %s: %v in %s", method, path, err, a.Body)
		}
	}
}

// TestMatch: a person without a server enters, plays a deal of each variant against the computer, and gets
// a valid record.
func TestMatch(t *testing.T) {
	for _, v := range rules.Catalogue() {
		t.Run(v.ID, func(t *testing.T) {
			t.Parallel()
			h := open(t, store.NewMemory())
			ask(t, h, "GET", "/api/me", "", http.StatusOK, nil)
			ask(t, h, "POST", "/api/tables", `{"id":"x"}`, http.StatusUnauthorized, nil)
			ask(t, h, "POST", "/api/guest", `{"name":"Ann"}`, http.StatusCreated, nil)
			bots := strings.Repeat(`,"greedy"`, v.Live()-1)
			var seated struct{ Table string }
			ask(t, h, "POST", "/api/tables", fmt.Sprintf(
				`{"id":"x","settings":{"variant":"%s","deals":1,"pace":1},"sit":true,"bots":[""%s],"ready":true}`, v.ID, bots),
				http.StatusCreated, &seated)
			if !strings.HasPrefix(seated.Table, Prefix) {
				t.Errorf("the table is %s", seated.Table)
			}
			playOut(t, h, seated.Table)
			a := h.Answer(t.Context(), &Request{Method: "GET", Path: "/api/tables/" + seated.Table + "/matches/1/record"})
			stats, err := record.Check(strings.NewReader(string(a.Body)))
			if err != nil || stats.Deals != 1 {
				t.Errorf("%d deals, %v in %s", stats.Deals, err, a.Body)
			}
			var mine struct{ Matches []struct{ Table string } }
			var me struct{ ID string }
			ask(t, h, "GET", "/api/me", "", http.StatusOK, &me)
			ask(t, h, "GET", "/api/players/"+me.ID+"/matches", "", http.StatusOK, &mine)
			if len(mine.Matches) != 1 || mine.Matches[0].Table != seated.Table {
				t.Errorf("the history is %v", mine)
			}
		})
	}
}

var errDone = errors.New("done")

func playOut(t *testing.T, h *Hall, table string) {
	t.Helper()
	n, last := 0, uint64(0)
	do := func(what string) uint64 {
		n++
		var reply struct{ Seq uint64 }
		path, body := "/api/tables/"+table+"/commands", fmt.Sprintf(`{"id":"a%d",%s}`, n, what)
		for full := 507; h.Answer(t.Context(), &Request{Method: "POST", Path: path, Media: wire.JSON, Body: []byte(body)}).Status == full; {
		}
		ask(t, h, "POST", path, body, http.StatusOK, &reply) // done already
		return reply.Seq
	}
	at := &Request{Method: "GET", Path: "/api/tables/" + table + "/events"}
	if !h.Events(at) {
		t.Fatal("that are no events")
	}
	no := h.Watch(t.Context(), at, 0, func(line []byte) error {
		if len(line) == 0 {
			return nil
		}
		var m sight.Message
		if err := json.Unmarshal(line, &m); err != nil {
			t.Fatalf("%v in %s", err, line)
		}
		act, hand := m.Act()
		switch {
		case m.Table.Ended:
			return errDone
		case m.Seq < last: // older than our last command
		case m.Table.Stage == "between" && !m.Table.Chairs[*m.Seat].Ready:
			last = do(`"do":"ready"`)
		case act != "":
			last = do(fmt.Sprintf(`"do":"act","act":%q,"hand":%d,"seen":%d`, act, hand, m.Seq))
		}
		return nil
	})
	if no != nil {
		t.Fatalf("%d %s", no.Status, no.Body)
	}
}

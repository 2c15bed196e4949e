package node

import (
	"context"
	"io"
	"log/slog"
	"net/http"
	"strings"
	"sync"
	"testing"
	"time"

	"ninetynine/internal/table"
	"ninetynine/internal/test/must"
	"ninetynine/internal/test/storesuite"
	"ninetynine/internal/wire"
	"ninetynine/internal/wire/client"
)

// sayings collects a server's log lines.
type sayings struct {
	mu   sync.Mutex
	text strings.Builder
}

func (s *sayings) Write(b []byte) (int, error) {
	s.mu.Lock()
	defer s.mu.Unlock()
	return s.text.Write(b)
}

func (s *sayings) count(words string) int {
	s.mu.Lock()
	defer s.mu.Unlock()
	return strings.Count(s.text.String(), words)
}

// TestNewerSchema: a server whose database has been migrated by a newer one logs that once, is not ready,
// and refuses commands clearly; it still serves spectators.
func TestNewerSchema(t *testing.T) {
	c := storesuite.StartPostgres(t, false)
	address := c.Database(t)
	var said sayings
	ctx, stop := context.WithCancel(t.Context())
	ready, ended := make(chan string, 1), make(chan error, 1)
	go func() {
		ended <- Run(ctx, Config{Address: "127.0.0.1:0", Database: address, Limits: NoLimits(), Log: slog.New(slog.NewTextHandler(&said, nil))}, func(at string) { ready <- at })
	}()
	defer func() {
		stop()
		if err := <-ended; err != nil {
			t.Error(err)
		}
	}()
	var url string
	select {
	case at := <-ready:
		url = "http://" + at
	case err := <-ended:
		t.Fatal(err)
	}
	anna := &client.Client{Servers: []string{url}, HTTP: http.DefaultClient}
	must.Do(t, anna.Guest(t.Context(), "Anna"))
	tbl := must.Get(anna.Open(t.Context(), &wire.Opening{ID: "one", Settings: table.Settings{Variant: "duel"}}))(t)
	get := func(path string) (int, string) {
		t.Helper()
		res := must.Get(http.Get(url + path))(t)
		defer res.Body.Close()
		text := must.Get(io.ReadAll(res.Body))(t)
		return res.StatusCode, string(text)
	}
	if status, text := get("/readyz"); status != http.StatusOK {
		t.Fatalf("%d %s", status, text)
	}
	c.Exec(t, address, `UPDATE meta SET value = '1000' WHERE key = 'version'`)
	if status, text := get("/readyz"); status != http.StatusServiceUnavailable || !strings.Contains(text, "newer") {
		t.Errorf("ready: %d %s", status, text)
	}
	if status, _ := get("/healthz"); status != http.StatusOK {
		t.Errorf("healthy: %d", status)
	}
	if status, text := get("/api/tables"); status != http.StatusOK {
		t.Errorf("the lobby: %d %s", status, text)
	}
	post := func(path, body string) (int, string, http.Header) {
		t.Helper()
		res := must.Get(http.Post(url+path, "application/json", strings.NewReader(body)))(t)
		defer res.Body.Close()
		text := must.Get(io.ReadAll(res.Body))(t)
		return res.StatusCode, string(text), res.Header
	}
	if status, text, head := post("/api/guest", `{"name":"Bo","token":true}`); status != http.StatusServiceUnavailable || !strings.Contains(text, "newer") || head.Get("Retry-After") == "" {
		t.Errorf("a guest: %d %s", status, text)
	}
	// A command is repeated until there is an answer: here the context's end.
	short, done := context.WithTimeout(t.Context(), 100*time.Millisecond)
	defer done()
	if r, err := anna.Do(short, tbl.Table, &wire.Command{ID: "sit", Do: "sit"}); err == nil {
		t.Errorf("a command was done: %+v", r)
	}
	for said.count("newer server") == 0 && t.Context().Err() == nil {
		get("/readyz")
	}
	if n := said.count("newer server uses"); n != 1 {
		t.Errorf("it says so %d times", n)
	}
}

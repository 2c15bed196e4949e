package httpd

import (
	"io"
	"net/http"
	"net/http/httptest"
	"sync/atomic"
	"testing"
	"time"

	"ninetynine/internal/table"
	"ninetynine/internal/test/must"
	"ninetynine/internal/wire"
)

// TestUrgent: a command is urgent until it is answered; other requests are not.
func TestUrgent(t *testing.T) {
	var urgent, commands, told atomic.Int64
	s := newSite(t, func(o *Options) {
		o.Urgent = func() (done func()) {
			commands.Add(1)
			urgent.Add(1)
			return func() { urgent.Add(-1) }
		}
		now := o.Now
		o.Now = func() time.Time { // called when the table receives a command
			told.Add(urgent.Load())
			return now()
		}
	})
	g := s.guest("Anna")
	tbl := g.open(map[string]any{"settings": map[string]any{"variant": "duel"}})
	s.get(g.Token, "/api/tables/"+tbl).want(http.StatusOK)
	if commands.Load() > 0 {
		t.Error("it is urgent to ask")
	}
	g.do(tbl, table.Sit).want(http.StatusOK)
	if told.Load() == 0 {
		t.Error("the command is not urgent")
	}
	g.do(tbl, table.Kind("fly")).refused(http.StatusBadRequest, "bad")
	if commands.Load() != 2 {
		t.Errorf("%d of 2 commands were urgent", commands.Load())
	}
}

// TestUrgentOnceItIsHere: a command is not urgent while its sender is slow to send it.
func TestUrgentOnceItIsHere(t *testing.T) {
	var commands atomic.Int64
	s := newSite(t, func(o *Options) {
		o.Urgent = func() (done func()) {
			commands.Add(1)
			return func() { commands.Add(10) }
		}
	})
	g := s.guest("Anna")
	tbl := g.open(map[string]any{"settings": map[string]any{"variant": "duel"}})
	const text = `{"id":"slow","do":"sit"}`
	in, out := io.Pipe() // a write ends when all of it has been read
	r := httptest.NewRequest(http.MethodPost, "/api/tables/"+tbl+"/commands", in)
	r.Header.Set("Content-Type", wire.JSON)
	r.Header.Set("Authorization", "Bearer "+g.Token)
	r.Host = s.http.Listener.Addr().String()
	answer, answered := httptest.NewRecorder(), make(chan struct{})
	go func() {
		defer close(answered)
		s.http.Config.Handler.ServeHTTP(answer, r)
		_ = in.Close() // otherwise the server would wait for a handler that reads nothing
	}()
	must.Get(io.WriteString(out, text[:9]))(t, "nobody reads")
	if commands.Load() != 0 {
		t.Error("half a command is urgent")
	}
	_, _ = io.WriteString(out, text[9:])
	_ = out.Close()
	<-answered
	if answer.Code != http.StatusOK || commands.Load() != 11 {
		t.Errorf("it is answered %d, and a whole one was urgent: %d", answer.Code, commands.Load())
	}
}

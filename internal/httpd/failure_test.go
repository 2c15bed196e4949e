package httpd

import (
	"context"
	"errors"
	"fmt"
	"net/http"
	"net/http/httptest"
	"strings"
	"testing"

	"ninetynine/internal/hall"
	"ninetynine/internal/store"
	"ninetynine/internal/table"
)

// TestFailures: clients may retry temporary failures and no others; an unexpected
// error is the server's own fault.
func TestFailures(t *testing.T) {
	for _, c := range []struct {
		err    error
		status int
		reason string
		again  bool // after a while
		logged bool
	}{
		{store.ErrNone, http.StatusNotFound, "none", false, false},
		{&table.Refusal{Reason: table.Illegal, Text: "no"}, http.StatusUnprocessableEntity, "illegal", false, false},
		{hall.ErrBusy, http.StatusServiceUnavailable, "busy", true, false},
		{context.Canceled, http.StatusServiceUnavailable, "busy", true, false},
		{store.ErrBusy, http.StatusServiceUnavailable, "busy", true, true},
		{store.ErrUnsure, http.StatusServiceUnavailable, "busy", true, true},
		{store.ErrClosed, http.StatusServiceUnavailable, "busy", true, true},
		{store.ErrNewer, http.StatusServiceUnavailable, "busy", true, true},
		{store.ErrDamaged, http.StatusInternalServerError, "broken", false, true},
		{errors.New("table t: entry 5: it does not belong to the chain"), http.StatusInternalServerError, "broken", false, true},
	} {
		f := failureOf(fmt.Errorf("somewhere: %w", c.err))
		if f.status != c.status || f.Reason != c.reason || f.after > 0 != c.again || (f.cause != nil) != c.logged || f.Text == "" {
			t.Errorf("%v is answered %d %s (%s) after %s, logged %v", c.err, f.status, f.Reason, f.Text, f.after, f.cause)
		}
	}
}

// TestOutage: an outage logs one line, and one more a minute later; bugs are always
// logged. No line contains a table's id.
func TestOutage(t *testing.T) {
	s := newSite(t, nil)
	tell := func(err error) {
		r := httptest.NewRequest(http.MethodGet, "/", nil)
		s.srv.fail(&call{w: httptest.NewRecorder(), r: r, id: "r"}, err)
	}
	errors := func() int { return strings.Count(s.log.String(), `"ERROR"`) }
	id := "abcdefghij234567"
	away := fmt.Errorf("table %q: the database is away: %w", id, store.ErrBusy)
	for range 50 {
		tell(away)
	}
	if errors() != 1 {
		t.Errorf("%d lines tell of one outage:\n%s", errors(), s.log)
	}
	s.clock.Add(61_000)
	if tell(away); errors() != 2 || !strings.Contains(s.log.String(), `"others_since_last_told":49`) {
		t.Errorf("a minute later: %s", s.log)
	}
	broken := fmt.Errorf("table %s: entry 5 does not belong to the chain", id)
	tell(broken)
	tell(broken)
	if errors() != 4 {
		t.Errorf("what is broken is told %d times", errors()-2)
	}
	if log := s.log.String(); strings.Contains(log, id) || strings.Count(log, TableMark(id)) != 4 {
		t.Errorf("the id of a table stands in the log, or not its mark: %s", log)
	}
}

// TestLogCallers: the log names the caller, the address and the table, if configured,
// and never the table's id.
func TestLogCallers(t *testing.T) {
	for _, on := range []bool{false, true} {
		s := newSite(t, func(o *Options) { o.LogCallers, o.TrustProxy = on, true })
		g := s.guest("Anna")
		tbl := g.open(map[string]any{"settings": map[string]any{"variant": "duel"}})
		s.send(g.Token, http.MethodGet, "/api/tables/"+tbl, nil, "X-Forwarded-For", "192.0.2.7").want(http.StatusOK)
		log := s.log.String()
		has := strings.Contains(log, `"from":"192.0.2.7/32","table":"`+TableMark(tbl)+`"`)
		if has != on || strings.Contains(log, tbl) {
			t.Errorf("on: %v, and the log is %s", on, log)
		}
	}
}

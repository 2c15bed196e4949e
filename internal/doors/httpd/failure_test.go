package httpd

import (
	"fmt"
	"net/http"
	"net/http/httptest"
	"strings"
	"testing"

	"ninetynine/internal/store"
)

// TestOutage: an outage logs one line of each kind, and one more a minute later; bugs are always
// logged. No line contains a table's id.
func TestOutage(t *testing.T) {
	s := newSite(t, nil)
	tell := func(err error) {
		r := httptest.NewRequest(http.MethodGet, "/", nil)
		s.srv.fail(s.srv.call(httptest.NewRecorder(), r, "r"), err)
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
	for range 3 {
		s.srv.LogOutage("a bot failed", away)
	}
	if errors() != 3 {
		t.Errorf("%d lines, of requests and of bots: %s", errors(), s.log)
	}
	broken := fmt.Errorf("table %s: entry 5 does not belong to the chain", id)
	tell(broken)
	tell(broken)
	if errors() != 5 {
		t.Errorf("what is broken is told %d times", errors()-3)
	}
	if log := s.log.String(); strings.Contains(log, id) || strings.Count(log, TableMark(id)) != 5 {
		t.Errorf("the id of a table stands in the log, or not its mark: %s", log)
	}
}

// TestLogCallers: the log names the caller, the address and the table, if configured, and never the table's
// id.
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

package httpd

import (
	"net/http"
	"testing"

	"ninetynine/internal/store/journal"
	"ninetynine/internal/table"
	"ninetynine/internal/test/must"
)

// TestAudience: a table for friends or for a group is listed for it alone, and gives no other player a chair.
func TestAudience(t *testing.T) {
	s := newSite(t, nil)
	s.check = newChecker(t)
	ann, eve := s.guest("Ann"), s.guest("Eve")
	opening := func(audience string, more ...string) map[string]any {
		set := map[string]any{"variant": "duel", "audience": audience}
		for _, m := range more {
			set[m] = true
		}
		return map[string]any{"id": "o" + audience, "settings": set, "sit": true}
	}
	s.post(ann.Token, "/api/tables", opening("friends", "public")).refused(http.StatusBadRequest, "bad")
	s.post(ann.Token, "/api/tables", opening("a group of others")).refused(http.StatusForbidden, "forbidden")
	tbl := ann.open(opening("friends"))
	if at := must.Get(s.store.Summary(t.Context(), tbl))(t); at.Audience != journal.ForFriends(ann.ID) {
		t.Errorf("it is for %q", at.Audience)
	}
	eve.do(tbl, table.Sit).refused(http.StatusForbidden, "forbidden")
	eve.do(tbl, table.Sit, "seat", 9).refused(http.StatusBadRequest, "bad") // as at any table
	s.get(eve.Token, "/api/tables/"+tbl).want(http.StatusOK)
	ann.do(tbl, table.Stand).want(http.StatusOK)
	ann.do(tbl, table.Sit).want(http.StatusOK)
	ann.do(tbl, table.Lock, "on", true).want(http.StatusOK)
	if at := must.Get(s.store.Summary(t.Context(), tbl))(t); at.Audience != "" {
		t.Errorf("when it is locked, it is for %q", at.Audience)
	}
}

package main

import (
	"bytes"
	"strings"
	"testing"
	"time"

	"ninetynine/internal/store"
	"ninetynine/internal/store/sqlstore"
	"ninetynine/internal/test/must"
)

// TestPeopleLink: while a server runs, its operator gives a player, named by id or by name and tag, a link
// that works once.
func TestPeopleLink(t *testing.T) {
	folder := t.TempDir()
	served := must.Get(sqlstore.OpenSQLite(t.Context(), folder))(t)
	defer served.Close()
	must.Do(t, served.AddPlayer(t.Context(), store.Player{ID: "pabcdefg", Name: "Änne", Created: time.Now()}))
	link := func(player string) (code int, out string) {
		var stdout, stderr bytes.Buffer
		code = run(t.Context(), []string{"people", "link", player, "--data", folder}, func(string) string { return "" }, strings.NewReader(""), &stdout, &stderr)
		return code, stdout.String() + stderr.String()
	}
	for _, player := range []string{"pabcdefg", "änne·abcd"} {
		code, out := link(player)
		text, ok := strings.CutPrefix(strings.SplitN(out, "\n", 2)[0], "/#code=")
		if code != exitDone || !ok {
			t.Fatalf("%d: %s", code, out)
		}
		id := store.IDOf(store.Link, text)
		key := must.Get(served.TakeKey(t.Context(), id))(t)
		if key.Player != "pabcdefg" || key.Kind != store.Link || key.Ended(time.Now()) || !key.Ended(time.Now().Add(linkLasts)) {
			t.Errorf("the key is %+v", key)
		}
		if _, err := served.TakeKey(t.Context(), id); err == nil {
			t.Error("the link works twice")
		}
	}
	if code, out := link("nobody"); code != exitNo || !strings.Contains(out, "no player nobody") {
		t.Errorf("%d: %s", code, out)
	}
}

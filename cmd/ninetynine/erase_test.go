package main

import (
	"bytes"
	"os"
	"path/filepath"
	"strings"
	"testing"
	"time"

	"ninetynine/internal/doors/room"
	"ninetynine/internal/store"
	"ninetynine/internal/store/sqlstore"
	"ninetynine/internal/table"
	"ninetynine/internal/table/hall"
	"ninetynine/internal/test/must"
)

// TestPruneRefuses: no retention of no days is taken for a default.
func TestPruneRefuses(t *testing.T) {
	data := filepath.Join(t.TempDir(), "data")
	must.Do(t, must.Get(sqlstore.OpenSQLite(t.Context(), data))(t).Close())
	var errs bytes.Buffer
	args := []string{"prune", "--data", data, "--forget-after", "0", "--forget-guests", "0"}
	if code := run(t.Context(), args, func(string) string { return "" }, strings.NewReader(""), &errs, &errs); code != exitUsage || !strings.Contains(errs.String(), "--forget-after") {
		t.Errorf("exit %d: %s", code, &errs)
	}
}

// TestErasedStaysErased: a backup and an export from before a player was erased bring the name back into no
// database that knows of it.
func TestErasedStaysErased(t *testing.T) {
	dir, ctx := t.TempDir(), t.Context()
	data, copied, archived := filepath.Join(dir, "data"), filepath.Join(dir, "copy.db"), filepath.Join(dir, "all.jsonl")
	env := func(string) string { return "" }
	var errs bytes.Buffer
	does := func(args ...string) string {
		t.Helper()
		var out bytes.Buffer
		errs.Reset()
		if code := run(ctx, append(args, "--data", data), env, strings.NewReader(""), &out, &errs); code != exitDone {
			t.Fatalf("%s: %d: %s", args, code, &errs)
		}
		return out.String()
	}
	with := func(do func(st *sqlstore.DB)) {
		t.Helper()
		st := must.Get(sqlstore.OpenSQLite(ctx, data))(t)
		do(st)
		must.Do(t, st.Close())
	}
	with(func(st *sqlstore.DB) {
		must.Do(t, st.AddPlayer(ctx, store.Player{ID: "pann", Name: "Annabel", Created: time.Now()}))
		h := hall.New(hall.Options{Log: st, Judge: room.Judge{Hire: room.Hire}})
		must.Get(h.Open(ctx, 1, "t", "pann", table.Opened{Settings: table.Settings{Variant: "duel"}}))(t)
		must.Get(h.Do(ctx, 1, "t", &table.Command{Do: table.Sit, Player: "pann", Name: "Annabel", Seat: 0, Hand: -1}))(t)
	})
	does("backup", copied)
	does("export", archived)
	with(func(st *sqlstore.DB) {
		must.Do(t, st.Erase(ctx, store.Erasure{Player: "pann", At: time.Now()}))
		must.Do(t, eraseAgain(ctx, st))
	})
	gone := func(what string) {
		t.Helper()
		if text := does("export", "-"); strings.Contains(text, "Annabel") || !strings.Contains(text, `"withheld":true`) {
			t.Errorf("%s: %s", what, text)
		}
		with(func(st *sqlstore.DB) {
			if s := must.Get(st.Summary(ctx, "t"))(t); strings.Contains(s.Chairs[0].Name, "Annabel") {
				t.Errorf("%s: %+v", what, s)
			}
		})
	}
	says := func(words string) {
		t.Helper()
		if !strings.Contains(errs.String(), words) {
			t.Errorf("it says %s", &errs)
		}
	}
	gone("erased")
	does("export", "-")
	says("(1 withheld)")
	does("restore", copied)
	gone("restored")
	must.Do(t, os.WriteFile(filepath.Join(data, "ninetynine.db"), []byte("nothing"), 0o600))
	does("restore", copied)
	says("are in it again")
	data = filepath.Join(dir, "other")
	with(func(st *sqlstore.DB) { must.Do(t, st.Erase(ctx, store.Erasure{Player: "pann", At: time.Now()})) })
	does("import", archived)
	gone("imported")
}

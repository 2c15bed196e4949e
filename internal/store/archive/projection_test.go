package archive

import (
	"fmt"
	"math"
	"reflect"
	"strings"
	"testing"

	"ninetynine/internal/store"
	"ninetynine/internal/store/journal"
	"ninetynine/internal/store/sqlstore"
	"ninetynine/internal/table"
	"ninetynine/internal/test/must"
	"ninetynine/internal/test/sqlite"
)

// played is a made-up projection of results: how many matches each player has played, and which was the
// last. No more code is needed.
func played() store.ResultProjection {
	return store.ResultProjection{Name: "played", Fold: func(r *journal.Result, row func(list, key string) *journal.Row) {
		for _, c := range r.Chairs {
			if c.Player != "" {
				mine := row("", c.Player)
				mine.Rank++
				mine.Value = fmt.Appendf(nil, `{"last":"%s/%d"}`, r.Table, r.Match)
			}
		}
	}}
}

// entries is a made-up projection of logs: how many entries a table has.
func entries() store.LogProjection {
	return store.LogProjection{Name: "entries", Rows: func(of journal.State) []journal.Row {
		s := of.(*table.State)
		return []journal.Row{{List: s.Settings.Variant, Key: s.ID, Rank: int64(s.Seq), Value: []byte("{}")}}
	}}
}

// TestProjections: projections written entry by entry and result by result, imported, or rebuilt are the
// same; a store that did not have a projection has all of it after a rebuild.
func TestProjections(t *testing.T) {
	all := store.Projections{New: tables, Logs: []store.LogProjection{entries()}, Results: []store.ResultProjection{played()}}
	rows := func(st *sqlstore.DB) [2][]journal.Row {
		t.Helper()
		a, err := st.Ranked(t.Context(), "entries", "standard", 10)
		b, err2 := st.Ranked(t.Context(), "played", "", 10)
		if err != nil || err2 != nil {
			t.Fatal(err, err2)
		}
		return [2][]journal.Row{a, b}
	}
	fold := func(st *sqlstore.DB) {
		t.Helper()
		for n := 1; n > 0; {
			n = must.Get(st.Fold(t.Context(), all.Results, math.MaxInt64, 1))(t)
		}
	}
	grown, before, imported := sqlite.Open(t), sqlite.Open(t), sqlite.Open(t)
	fill(t, grown, entries())
	fold(grown)
	want := rows(grown)
	if len(want[0]) != 3 || len(want[1]) != 1 || want[1][0].Rank != 4 {
		t.Fatalf("the projections have %+v", want)
	}
	must.Get(Import(t.Context(), imported, all, strings.NewReader(export(t, grown)), ""))(t)
	fold(imported)
	if got := rows(imported); !reflect.DeepEqual(got, want) {
		t.Errorf("imported: %+v\nnot %+v", got, want)
	}
	fill(t, before)
	var told []string
	n := must.Get(Rebuild(t.Context(), before, all, func(what string, done int) { told = append(told, fmt.Sprint(what, " ", done)) }))(t)
	if got := rows(before); !reflect.DeepEqual(got, want) {
		t.Errorf("rebuilt: %+v\nnot %+v", got, want)
	}
	const logs = "lists, histories, entries"
	if say := []string{logs + " 1", logs + " 2", logs + " 3", "played 4"}; n.Tables != 3 || n.Results != 4 || !reflect.DeepEqual(told, say) {
		t.Errorf("%+v; told %q", n, told)
	}
}

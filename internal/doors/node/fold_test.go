package node

import (
	"errors"
	"testing"
	"time"

	"ninetynine/internal/store"
	"ninetynine/internal/store/journal"
	"ninetynine/internal/store/sqlstore"
	"ninetynine/internal/test/must"
	"ninetynine/internal/test/storesuite"
)

// TestFold: all results are folded, some seconds after their matches ended.
func TestFold(t *testing.T) {
	st := must.Get(sqlstore.OpenSQLite(t.Context(), t.TempDir()))(t)
	defer st.Close()
	matches := store.ResultProjection{Name: "matches", Fold: func(_ *journal.Result, row func(list, key string) *journal.Row) {
		all := row("", "all")
		all.Rank++
		all.Value = []byte("{}")
	}}
	now := time.UnixMilli(1_800_000_000_000)
	s := &server{Config: &Config{Projections: store.Projections{Results: []store.ResultProjection{matches}}}, store: st, clock: newClock()}
	s.clock.wall = func() time.Time { return now }
	const many = 2*foldMost + 1
	at := journal.Summary{ID: "t"}
	for i := range many {
		e, p := storesuite.Next(at, 1, "x")
		p.Result = &journal.Result{Table: "t", Match: i + 1, Ended: now.UnixMilli()}
		must.Do(t, st.Append(t.Context(), "t", e, p))
		at = p.Summary
	}
	must.Do(t, s.fold(t.Context()))
	if r, err := st.Row(t.Context(), "matches", "", "all"); !errors.Is(err, store.ErrNone) {
		t.Errorf("folded at once: %+v, %v", r, err)
	}
	now = now.Add(settle)
	must.Do(t, s.fold(t.Context()))
	if r, err := st.Row(t.Context(), "matches", "", "all"); err != nil || r.Rank != many {
		t.Errorf("folded: %+v, %v", r, err)
	}
}

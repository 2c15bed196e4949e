package sshd_test

import (
	"fmt"
	"math"
	"testing"
	"time"

	"ninetynine/internal/learn/rating"
	"ninetynine/internal/store"
	"ninetynine/internal/store/journal"
	"ninetynine/internal/store/sqlstore"
	"ninetynine/internal/test/must"
	"ninetynine/internal/test/storesuite"
)

// TestRatings: the menu has the best players of each class, with the caller's own rating.
func TestRatings(t *testing.T) {
	dir, key := t.TempDir(), newKey(t)
	h := open(t, dir, nil)
	k := h.sit("anna", key, "")
	k.wait("What shall we call you?", "> ")
	k.types("\n")
	k.wait("Anna, what", "> ")
	k.types("5\n")
	k.wait("No rating is certain enough yet.", "> ")
	k.in.Close()
	k.ends()
	h.stop()

	st := must.Get(sqlstore.OpenSQLite(t.Context(), dir))(t)
	anna := must.Get(st.Players(t.Context(), "", 9))(t)[0]
	must.Do(t, st.AddPlayer(t.Context(), store.Player{ID: "best", Name: "Bea\x1b[31m", Created: time.Now()}))
	must.Do(t, st.AddKey(t.Context(), store.Key{ID: store.KeyID{1}, Player: "best", Kind: store.Words}))
	e, p := storesuite.Next(journal.Summary{ID: "t"}, 1, "x")
	p.Result = &journal.Result{Table: "t", Match: 1, Variant: "duel", Rated: true, Ended: 1, Chairs: []journal.Share{{Player: anna.ID}, {Player: "best"}}}
	must.Do(t, st.Append(t.Context(), "t", e, p))
	must.Get(st.Fold(t.Context(), []store.ResultProjection{{Name: rating.Projection, Fold: func(_ *journal.Result, row func(list, key string) *journal.Row) {
		for id, mean := range map[string]int64{anna.ID: 1500, "best": 1600} {
			at := row("2", id)
			at.Rank, at.Value = mean*1000, fmt.Appendf(nil, `{"mean":%d,"deviation":40,"borne":{"mean":%d},"matches":30,"last":%d}`, mean, 2*mean-1600, time.Now().UnixMilli())
		}
	}}}, math.MaxInt64, 9))(t)
	must.Do(t, st.Close())

	h = open(t, dir, nil)
	k = h.sit("anna", key, "")
	k.wait("Anna, what", "5  The best players", "> ")
	k.types("5\n")
	k.wait("Two players", "   1. Bea[31m: 1600 ± 79", "      You: 1490 ± 79", "above 1490", "> ")
	k.in.Close()
	k.ends()
}

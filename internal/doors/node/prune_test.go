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

// TestPrune: guests without a seat go earlier than others, players with a passkey or a result stay, and old tables
// are archived.
func TestPrune(t *testing.T) {
	st := must.Get(sqlstore.OpenSQLite(t.Context(), t.TempDir()))(t)
	defer st.Close()
	now := time.Date(2030, 6, 1, 0, 0, 0, 0, time.UTC)
	days := func(n int) time.Time { return now.AddDate(0, 0, -n) }
	var id store.KeyID
	come := func(name string, kind store.Kind, seen time.Time) {
		err := st.AddPlayer(t.Context(), store.Player{ID: name, Name: name, Created: days(400)})
		if err != nil && !errors.Is(err, store.ErrTaken) {
			t.Fatal(err)
		}
		id[0]++
		must.Do(t, st.AddKey(t.Context(), store.Key{ID: id, Kind: store.Device, Player: name, Seen: seen}))
		if kind != "" {
			id[0]++
			must.Do(t, st.AddKey(t.Context(), store.Key{ID: id, Kind: kind, Player: name, Seen: seen}))
		}
	}
	come("gone", "", days(70))
	come("here", "", days(10))
	come("twice", "", days(70))
	come("twice", "", days(10))
	come("told", store.Push, days(70))
	come("proven", store.Passkey, days(70))
	come("seated", "", days(70))
	e, p := storesuite.Next(journal.Summary{ID: "t", Chairs: []journal.Sitter{{Player: "seated"}}}, days(70).UnixMilli(), "x")
	must.Do(t, st.Append(t.Context(), "t", e, p))
	e, p = storesuite.Next(p.Summary, days(70).UnixMilli(), "y")
	p.Summary.Status = journal.Finished
	must.Do(t, st.Append(t.Context(), "t", e, p))

	n := must.Get(Prune(t.Context(), st, Retention{Forget: 365, Guests: 60, Archive: 60}, now))(t)
	if n != (Pruned{Keys: 3, Players: 2, Tables: 1, Entries: 1}) {
		t.Errorf("it %v", n)
	}
	for name, stays := range map[string]bool{"gone": false, "here": true, "twice": true, "proven": true, "seated": true} {
		if _, err := st.Player(t.Context(), name); (err == nil) != stays {
			t.Errorf("%s: %v", name, err)
		}
	}
	if keys := must.Get(st.Keys(t.Context(), "twice"))(t); len(keys) != 2 {
		t.Errorf("twice has %d keys left", len(keys))
	}
	if n := must.Get(Prune(t.Context(), st, DefaultRetention(), now))(t); n != (Pruned{}) {
		t.Errorf("the second time it %v", n)
	}
}

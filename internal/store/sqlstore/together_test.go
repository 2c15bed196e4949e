package sqlstore

import (
	"errors"
	"slices"
	"testing"

	"ninetynine/internal/store"
	"ninetynine/internal/store/journal"
	"ninetynine/internal/test/must"
	"ninetynine/internal/test/storesuite"
)

// TestTogether: entries that PostgreSQL gets in one transaction are kept, one that comes late and one of a
// table that another process holds spoil no other, and the commits are fewer than the entries.
func TestTogether(t *testing.T) {
	d := must.Get(OpenPostgres(t.Context(), storesuite.Postgres(t), 0))(t)
	t.Cleanup(func() { must.Do(t, d.Close()) })
	g := d.engine.(*postgresEngine)
	var group []*entryJob
	add := func(id string, late bool) {
		first, p := storesuite.Next(journal.Summary{ID: id}, 1, "first")
		must.Do(t, d.Append(t.Context(), id, first, p))
		next, after := storesuite.Next(p.Summary, 2, "next")
		if after.Reseated = false; late {
			must.Do(t, d.Append(t.Context(), id, next, after))
		}
		group = append(group, &entryJob{what: must.Get(appending(id, next, after, d.schema.version()))(t), done: make(chan struct{})})
	}
	outcomes := func(want ...error) (commits uint64) {
		t.Helper()
		before := g.commits.Load()
		g.writeGroup(group)
		for i, j := range group {
			if <-j.done; !errors.Is(j.err, want[i]) || (j.err == nil) != (want[i] == nil) {
				t.Errorf("entry %d: %v, want %v", i, j.err, want[i])
			}
		}
		group = nil
		return g.commits.Load() - before
	}
	for _, id := range []string{"c", "b", "a"} {
		add(id, false)
	}
	if n := outcomes(nil, nil, nil); n != 1 {
		t.Errorf("three entries took %d commits", n)
	}
	add("f", false)
	add("e", true)
	add("d", false)
	if n := outcomes(nil, store.ErrStale, nil); n != 1 {
		t.Errorf("two entries beside one that comes late took %d commits", n)
	}
	add("g", false)
	add("h", false)
	add("i", false)
	_, release, err := d.Lock(t.Context(), "h")
	must.Do(t, err)
	held := group[1]
	g.writeGroup(slices.Clone(group)) // it waits for no entry that waits
	<-group[0].done
	<-group[2].done
	select {
	case <-held.done:
		t.Error("an entry went to a table that another process holds")
	default:
	}
	release()
	if <-held.done; held.err != nil {
		t.Error(held.err)
	}
}

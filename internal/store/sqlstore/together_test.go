package sqlstore

import (
	"errors"
	"slices"
	"testing"
	"time"

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

// TestLeaving: a member who leaves while being erased, or becoming another player, spoils neither.
func TestLeaving(t *testing.T) {
	d := must.Get(OpenPostgres(t.Context(), storesuite.Postgres(t), 0))(t)
	t.Cleanup(func() { must.Do(t, d.Close()) })
	ctx, owner := t.Context(), store.Member{Player: "ann", Role: store.RoleOwner}
	for _, id := range []string{"ann", "bob", "cat"} {
		must.Do(t, d.AddPlayer(ctx, store.Player{ID: id, Name: id}))
	}
	must.Do(t, d.AddGroup(ctx, store.Group{ID: "g", Name: "G", Code: "c"}, []store.Member{owner, {Player: "bob", Role: store.RoleMember}, {Player: "cat", Role: store.RoleMember}}))
	must.Do(t, d.KeepEvening(ctx, store.Evening{ID: "e", Group: "g", Zone: "UTC", Variant: "p"}))
	for player, ends := range map[string]func() error{
		"bob": func() error { return d.Erase(ctx, store.Erasure{Player: "bob"}) },
		"cat": func() error { return d.Merge(ctx, "cat", "ann", time.UnixMilli(1)) },
	} {
		must.Do(t, d.Come(ctx, store.Coming{Evening: "e", Begins: 60, Player: player, Said: 1}))
		ended := make(chan error, 1)
		must.Do(t, d.ChangeMembers(ctx, "g", "", func(all []store.Member) ([]store.Member, error) {
			go func() { ended <- ends() }()
			for waits := 0; waits == 0; {
				must.Do(t, d.engine.(*postgresEngine).pool.QueryRow(ctx, `SELECT COUNT(*) FROM pg_stat_activity WHERE datname = current_database()
					AND wait_event_type = 'Lock'`).Scan(&waits))
			}
			return store.Without(player)(all)
		}))
		must.Do(t, <-ended)
	}
	if all := must.Get(d.Members(ctx, "g"))(t); len(all) != 1 {
		t.Errorf("%+v are left", all)
	}
}

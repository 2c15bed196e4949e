package identity_test

import (
	"context"
	"errors"
	"fmt"
	"strings"
	"testing"
	"time"

	"ninetynine/internal/club/identity"
	"ninetynine/internal/store"
	"ninetynine/internal/store/journal"
	"ninetynine/internal/table"
	"ninetynine/internal/test/must"
)

// watched is a store that calls before before each call about players or logs.
type watched struct {
	identity.Store
	before func(call, of string) error
}

func (w *watched) Read(ctx context.Context, tbl string, after uint64) ([]journal.Entry, error) {
	if err := w.before("read", tbl); err != nil {
		return nil, err
	}
	return w.Store.Read(ctx, tbl, after)
}

func (w *watched) Aliases(ctx context.Context, player string) ([]string, error) {
	all, err := w.Store.Aliases(ctx, player)
	return all, errors.Join(err, w.before("aliases", player))
}

func (w *watched) Seated(ctx context.Context, player string, skip, limit int) ([]journal.Summary, error) {
	all, err := w.Store.Seated(ctx, player, skip, limit)
	return all, errors.Join(err, w.before("seated", player))
}

func (w *watched) Erase(ctx context.Context, e store.Erasure) error {
	if err := w.before("erase", e.Player); err != nil {
		return err
	}
	return w.Store.Erase(ctx, e)
}

// TestEraseWhileMerging: a guest who becomes one with a player while that one is erased is either erased, too, or
// remains a player.
func TestEraseWhileMerging(t *testing.T) {
	merged := 0
	for moment := 1; ; moment++ {
		s, ctx := newSite(t, "home", "guest", "other"), t.Context()
		s.begin("one", "guest", "other")
		s.begin("two", "home", "other")
		calls := 0
		s.Store = &watched{s.store, func(string, string) error {
			if calls++; calls == moment {
				if s.store.Merge(ctx, "guest", "home", s.now) == nil {
					merged++
				}
			}
			return nil
		}}
		must.Do(t, s.Erase(ctx, "home"))
		must.Do(t, s.HandOver(ctx))
		must.Do(t, s.SearchNow(ctx))
		guest := must.Get(s.store.Player(ctx, "guest"))(t)
		if named := strings.Contains(s.everywhere(), called("guest")); named != (guest.AliasOf == "") || named != (guest.Name != "") {
			t.Errorf("merged before call %d: %+v, and is named: %v", moment, guest, named)
		}
		if calls < moment {
			break
		}
	}
	if merged == 0 {
		t.Error("no merge came in time")
	}
}

// TestEraseBrokenOff: after a crash anywhere in an erasure that has begun, the search finishes it.
func TestEraseBrokenOff(t *testing.T) {
	for calls := 1; calls < 6; calls++ {
		s, ctx := newSite(t, "home", "guest", "other"), t.Context()
		s.begin("one", "guest", "other")
		s.begin("two", "home", "other")
		must.Do(t, s.Merge(ctx, "guest", "home"))
		left := calls
		s.Store = &watched{s.store, func(string, string) error {
			if left--; left < 0 {
				return errDead
			}
			return nil
		}}
		_ = s.Erase(ctx, "home")
		s.restart()
		must.Do(t, s.SearchNow(ctx))
		if text := s.everywhere(); strings.Contains(text, called("home")) || strings.Contains(text, called("guest")) {
			t.Errorf("after %d calls a name remains", calls)
		}
	}
}

// TestUnreadable: a log that cannot be read keeps no other name, is tried again later, and until then no erasure is
// said to be done.
func TestUnreadable(t *testing.T) {
	s, ctx := newSite(t, "home", "guest", "other"), t.Context()
	for i := range 5 {
		s.begin(fmt.Sprint("t", i), "home", "guest")
	}
	must.Do(t, s.Erase(ctx, "home"))
	must.Do(t, s.Erase(ctx, "guest"))
	damaged, reads := errors.New("damaged"), 0
	s.Store = &watched{s.store, func(call, of string) error {
		if call == "read" {
			reads++
		}
		if call == "read" && of == "t1" {
			return damaged
		}
		return nil
	}}
	named := func(tbl string) bool {
		for _, e := range must.Get(s.store.Read(ctx, tbl, 0))(t) {
			if strings.Contains(string(e.Body), called("home")) || strings.Contains(string(e.Body), called("guest")) {
				return true
			}
		}
		return false
	}
	s.now = s.now.Add(time.Minute)
	if err := s.Search(ctx); !errors.Is(err, damaged) || !strings.Contains(err.Error(), "t1") {
		t.Errorf("the search says %v", err)
	}
	for i := range 5 {
		if id := fmt.Sprint("t", i); named(id) != (i == 1) {
			t.Errorf("%s has a name: %v", id, named(id))
		}
	}
	for _, e := range must.Get(s.store.Erasures(ctx))(t) {
		if e.Done || e.Searched != "t0" {
			t.Errorf("%+v", e)
		}
	}
	reads = 0
	if must.Do(t, s.Search(ctx)); reads > 0 {
		t.Error("it is tried again at once")
	}
	s.Store, s.now = s.store, s.now.Add(2*time.Hour)
	must.Do(t, s.Search(ctx))
	if named("t1") || !must.Get(s.store.Erasures(ctx))(t)[0].Done {
		t.Error("it was not tried again")
	}
}

// TestSearchOnce: for any number of players each log is read once, and for a new one who was never at a table only
// those of tables where something has happened since.
func TestSearchOnce(t *testing.T) {
	s, ctx := newSite(t, "a", "b", "c", "d", "e"), t.Context()
	s.begin("old", "a", "b")
	s.begin("with", "c", "d")
	search := func() (reads int) {
		s.Store = &watched{s.store, func(call, of string) error {
			if call == "read" && of == "old" {
				reads++
			}
			return nil
		}}
		must.Do(t, s.SearchNow(ctx))
		for _, e := range must.Get(s.store.Erasures(ctx))(t) {
			if !e.Done {
				t.Errorf("%+v", e)
			}
		}
		return reads
	}
	for _, id := range []string{"c", "d", "e"} {
		must.Do(t, s.Erase(ctx, id))
	}
	if n := search(); n != 1 {
		t.Errorf("for three players a log is read %d times", n)
	}
	s.now = s.now.Add(2 * time.Hour)
	must.Do(t, s.store.AddPlayer(ctx, store.Player{ID: "new", Name: called("new"), Created: s.now}))
	must.Get(s.Hall.Open(ctx, s.Now().UnixMilli(), "now", "a", table.Opened{Settings: table.Settings{Variant: "duel", Deals: 1}}))(t)
	s.do("now", table.Command{Do: table.Sit, Player: "new", Seat: 0})
	s.do("now", table.Command{Do: table.Stand, Player: "new", Seat: -1})
	must.Do(t, s.Erase(ctx, "new"))
	if n := search(); n != 0 {
		t.Errorf("for a new player it is read %d times", n)
	}
	if strings.Contains(s.everywhere(), called("new")) {
		t.Error("a new player who has left the table is named")
	}
	must.Do(t, s.Erase(ctx, "a"))
	if n := search(); n == 0 {
		t.Error("for a player with a chair it is not read")
	}
}

package storesuite

import (
	"fmt"
	"strings"
	"testing"
	"time"

	"pgregory.net/rapid"

	"ninetynine/internal/store"
	"ninetynine/internal/test/must"
)

// testEvenings keeps evenings.
func testEvenings(t *testing.T, s Company) {
	ctx := t.Context()
	a := store.Evening{ID: "a", Weekday: 3, Minute: 1200, Zone: "Europe/Berlin", Variant: "p", Games: 3, Clock: "10m+10s", Bot: "club", Due: 50}
	b := store.Evening{ID: "b", Group: "g", Zone: "UTC", Variant: "q", Due: 40}
	for _, e := range []store.Evening{{ID: "a", Zone: "x", Variant: "y"}, a, b} {
		must.Do(t, s.KeepEvening(ctx, e))
	}
	if s.KeepEvening(ctx, store.Evening{ID: "c"}) == nil {
		t.Error("an evening of no variant is stored")
	}
	equal(t, "a", must.Get(s.Evening(ctx, "a"))(t), a)
	for _, id := range []string{"none", "", "\x00", "\xff"} {
		_, err := s.Evening(ctx, id)
		wantError(t, "no evening", err, store.ErrNone)
	}
	equal(t, "of the server", must.Get(s.Evenings(ctx, "", 9))(t), []store.Evening{a})
	equal(t, "of the group", must.Get(s.Evenings(ctx, "g", 9))(t), []store.Evening{b})
	equal(t, "due: the server's first", must.Get(s.DueEvenings(ctx, 50, 9))(t), []store.Evening{a, b})
	equal(t, "due", must.Get(s.DueEvenings(ctx, 49, 9))(t), []store.Evening{b})
	equal(t, "due", must.Get(s.DueEvenings(ctx, 50, 1))(t), []store.Evening{a})
	must.Do(t, s.DelayEvening(ctx, "b", 40, 90))
	must.Do(t, s.DelayEvening(ctx, "b", 40, 20))
	must.Do(t, s.DelayEvening(ctx, "none", 40, 90))
	equal(t, "delayed", must.Get(s.Evening(ctx, "b"))(t).Due, 90)
	must.Do(t, s.DelayEvening(ctx, "b", 90, 0))
	equal(t, "due: not one that never is", must.Get(s.DueEvenings(ctx, 99, 9))(t), []store.Evening{a})
	if r, ok := s.(Reopener); ok {
		s = r.Reopen(t).(Company)
	}
	equal(t, "reopened", must.Get(s.Evening(ctx, "a"))(t), a)
	must.Do(t, s.DropEvening(ctx, "a"))
	wantError(t, "dropped", s.DropEvening(ctx, "a"), store.ErrNone)
	_, err := s.Evening(ctx, "a")
	wantError(t, "dropped", err, store.ErrNone)
}

// testComing keeps who comes to an evening.
func testComing(t *testing.T, s Company) {
	ctx, at := t.Context(), time.UnixMilli(5).UTC()
	must.Do(t, s.KeepEvening(ctx, store.Evening{ID: "a", Zone: "UTC", Variant: "p"}))
	for _, id := range []string{"ann", "bob", "eve"} {
		must.Do(t, s.AddPlayer(ctx, store.Player{ID: id, Name: id, Created: at}))
	}
	come, comes := wording(t, s)
	come("a", 60, "bob", 3, 0)
	come("a", 60, "ann", 3, 0)
	come("a", 60, "eve", 2, 0)
	come("a", 60, "eve", 4, 7)
	come("a", 61, "eve", 4, 0)
	come("none", 60, "eve", 4, 0)
	come("a", 60, "none", 0, 0)
	equal(t, "coming", must.Get(some(s.Coming(ctx, "a", 60, 9)))(t)[2], store.Coming{Evening: "a", Begins: 60, Player: "eve", Name: "eve", Said: 4, Here: 7, From: "f"})
	equal(t, "coming", comes("a", 60), "ann bob eve")
	equal(t, "to what is not", comes("none", 60), "")
	if s.Come(ctx, store.Coming{Evening: "a", Begins: 60}) == nil {
		t.Error("nobody comes")
	}
	few, n := must.Get2(s.Coming(ctx, "a", 60, 2))(t)
	equal(t, "some of them", len(few)*10+n, 23)
	give := func(player string, from, to int) bool {
		t.Helper()
		return must.Get(s.GiveTable(ctx, &store.Coming{Evening: "a", Begins: 60, Player: player, Table: from}, to))(t)
	}
	equal(t, "given", fmt.Sprint(give("eve", 0, 3), give("eve", 0, 4), give("eve", 3, 2), give("none", 0, 1)), "true false true false")
	come("a", 60, "bob", 0, 0)
	come("a", 60, "eve", 4, 8)
	equal(t, "a table is kept", must.Get(s.ComesTo(ctx, "eve", 0, 9))(t)[0], store.Coming{Evening: "a", Begins: 60, Player: "eve", Said: 4, Here: 8, Table: 2})
	equal(t, "coming", comes("a", 60), "ann eve")
	must.Do(t, s.Merge(ctx, "eve", "bob", at))
	equal(t, "merged", comes("a", 60), "ann bob")
	come("a", 60, "eve", 9, 9)
	both := []store.Coming{{Evening: "a", Begins: 60, Player: "bob", Said: 9, Here: 9, From: "f", Table: 2}, {Evening: "a", Begins: 61, Player: "bob", Said: 4}}
	equal(t, "an alias", must.Get(s.ComesTo(ctx, "bob", 60, 9))(t), both)
	equal(t, "the next", must.Get(s.ComesTo(ctx, "bob", 0, 1))(t), both[:1])
	equal(t, "later", must.Get(s.ComesTo(ctx, "bob", 61, 9))(t), both[1:])
	must.Do(t, s.Merge(ctx, "bob", "ann", at))
	equal(t, "merged", comes("a", 60)+", "+comes("a", 61), "ann, ann")
}

// testAwaited finds players who come to evenings that begin soon, and are not there, or no longer.
func testAwaited(t *testing.T, s Company) {
	ctx := t.Context()
	come, _ := wording(t, s)
	for id, e := range map[string]store.Evening{"a": {Group: "g", Due: 30}, "b": {Due: 40}, "c": {Due: 61}, "d": {}} {
		e.ID, e.Zone, e.Variant = id, "UTC", "p"
		must.Do(t, s.KeepEvening(ctx, e))
		for _, player := range []string{"ann", "bob"} {
			come(id, 50, player, 3, 0)
			come(id, 60, player, 3, 0)
			come(id, 61, player, 3, 0)
		}
		come(id, 60, "eve", 3, 9)
		come(id, 60, "fay", 3, 8)
	}
	awaited := func(limit int) (all []string) {
		for _, c := range must.Get(s.Awaited(ctx, 50, 60, 9, limit))(t) {
			all = append(all, fmt.Sprint(c.Evening, c.Begins, c.Player, c.Said))
		}
		return all
	}
	equal(t, "awaited", awaited(9), []string{"b60ann3", "b60bob3", "b60fay3", "a60ann3", "a60bob3", "a60fay3"})
	equal(t, "some", awaited(1), []string{"b60ann3"})
}

// wording returns what lets a player say that they come, and who comes.
func wording(t *testing.T, s Company) (come func(evening string, begins int64, player string, said, here int64), comes func(evening string, begins int64) string) {
	return func(evening string, begins int64, player string, said, here int64) {
			t.Helper()
			must.Do(t, s.Come(t.Context(), store.Coming{Evening: evening, Begins: begins, Player: player, Said: said, Here: here, From: strings.Repeat("f", int(here%2))}))
		}, func(evening string, begins int64) string {
			t.Helper()
			var all []string
			for _, c := range must.Get(some(s.Coming(t.Context(), evening, begins, 9)))(t) {
				all = append(all, c.Player)
			}
			return strings.Join(all, " ")
		}
}

// testPlans keeps one plan for each occurrence, and deletes what is past.
func testPlans(t *testing.T, s Company) {
	ctx, at := t.Context(), time.UnixMilli(5).UTC()
	must.Do(t, s.KeepEvening(ctx, store.Evening{ID: "a", Zone: "UTC", Variant: "p"}))
	must.Do(t, s.AddPlayer(ctx, store.Player{ID: "ann", Name: "ann", Created: at}))
	must.Do(t, s.Come(ctx, store.Coming{Evening: "a", Begins: 60, Player: "ann", Said: 9}))
	plan := store.Plan{Evening: "a", Begins: 60, Tables: [][]string{{"ann", "bob"}, {"eve"}}}
	equal(t, "plan", must.Get(s.KeepPlan(ctx, plan))(t), plan)
	equal(t, "another", must.Get(s.KeepPlan(ctx, store.Plan{Evening: "a", Begins: 60}))(t), plan)
	later := must.Get(s.KeepPlan(ctx, store.Plan{Evening: "a", Begins: 70, Tables: [][]string{{"ann"}}}))(t)
	must.Get(s.KeepPlan(ctx, store.Plan{Evening: "b", Begins: 80, Tables: [][]string{{"ann"}}}))(t)
	if r, ok := s.(Reopener); ok {
		s = r.Reopen(t).(Company)
	}
	come, comes := wording(t, s)
	equal(t, "plans", must.Get(s.Plans(ctx, "a", 9))(t), []store.Plan{later, plan})
	equal(t, "plans", must.Get(s.Plans(ctx, "a", 1))(t), []store.Plan{later})
	must.Do(t, s.Erase(ctx, store.Erasure{Player: "ann", At: at}))
	come("a", 60, "ann", 9, 9)
	equal(t, "erased", comes("a", 60)+comes("a", 61), "")
	must.Do(t, s.AddPlayer(ctx, store.Player{ID: "dan", Name: "Dan", Created: time.UnixMilli(80)}))
	come("a", 60, "dan", 9, 9)
	come("a", 70, "dan", 9, 9)
	must.Get2(s.Purge(ctx, time.UnixMilli(5), time.UnixMilli(65).AddDate(0, 0, 1)))(t)
	equal(t, "purged", comes("a", 60)+", "+comes("a", 70), ", dan")
	equal(t, "purged", must.Get(s.Plans(ctx, "a", 9))(t), []store.Plan{later})
	must.Get2(s.Purge(ctx, time.UnixMilli(5), time.UnixMilli(75).AddDate(0, 0, 1)))(t)
	equal(t, "the newest plan stays", must.Get(s.Plans(ctx, "a", 9))(t), []store.Plan{later})
	come("a", 70, "dan", 9, 9)
	must.Do(t, s.DropEvening(ctx, "a"))
	equal(t, "dropped", comes("a", 70), "")
	equal(t, "dropped", len(must.Get(s.Plans(ctx, "a", 9))(t)), 0)
}

func some[T any](all []T, _ int, err error) ([]T, error) { return all, err }

// evenings changes evenings at random, and asks about them.
func (m *machine) evenings(r *rapid.T) {
	id, group := names.Draw(r, "evening"), rapid.SampledFrom([]string{"", "g"}).Draw(r, "group")
	begins, at, player := 1+moments.Draw(r, "begins"), moments.Draw(r, "at"), people.Draw(r, "player")
	what := rapid.SampledFrom([]string{"keep evening", "come", "come", "delay", "drop evening", "plan"}).Draw(r, "what")
	bothCompanies(m, r, what, func(s Company) (none struct{}, err error) {
		switch what {
		case "keep evening":
			return none, s.KeepEvening(m.ctx, store.Evening{ID: id, Group: group, Variant: "p", Zone: "UTC", Due: at})
		case "come":
			return none, s.Come(m.ctx, store.Coming{Evening: id, Begins: begins, Player: player, Said: at, Here: at / 2 * (at % 2), From: strings.Repeat("f", int(at%3))})
		case "delay":
			return none, s.DelayEvening(m.ctx, id, at, begins)
		case "drop evening":
			return none, s.DropEvening(m.ctx, id)
		}
		return none, nil
	})
	if what == "plan" {
		bothCompanies(m, r, what, func(s Company) (store.Plan, error) {
			return s.KeepPlan(m.ctx, store.Plan{Evening: id, Begins: begins, Tables: [][]string{{player}, {group, id}}})
		})
	}
	bothCompanies(m, r, "evening", func(s Company) (store.Evening, error) { return s.Evening(m.ctx, id) })
	bothCompanies(m, r, "evenings", func(s Company) ([]store.Evening, error) { return s.Evenings(m.ctx, group, int(at)) })
	bothCompanies(m, r, "due evenings", func(s Company) ([]store.Evening, error) { return s.DueEvenings(m.ctx, at, int(begins)) })
	bothCompanies(m, r, "give table", func(s Company) (bool, error) {
		return s.GiveTable(m.ctx, &store.Coming{Evening: id, Begins: begins, Player: player, Table: int(at % 2)}, int(begins%3))
	})
	bothCompanies(m, r, "coming", func(s Company) (string, error) {
		some, n, err := s.Coming(m.ctx, id, begins, 2)
		return fmt.Sprint(some, n), err
	})
	bothCompanies(m, r, "comes to", func(s Company) ([]store.Coming, error) { return s.ComesTo(m.ctx, player, at, 5) })
	bothCompanies(m, r, "awaited", func(s Company) ([]store.Coming, error) { return s.Awaited(m.ctx, at, at+begins, at/4, 5) })
	bothCompanies(m, r, "plans", func(s Company) ([]store.Plan, error) { return s.Plans(m.ctx, id, int(begins)) })
}

package httpd

import (
	"net/http"
	"slices"
	"testing"
	"time"
	_ "time/tzdata"

	"ninetynine/internal/store"
	"ninetynine/internal/table/lobby"
	"ninetynine/internal/test/must"
	"ninetynine/internal/wire"
)

// newEvenings returns a site with standing hours, and their service, whose clock is the site's.
func newEvenings(t *testing.T) (*site, *lobby.Evenings) {
	var v *lobby.Evenings
	s := newSite(t, func(o *Options) {
		v = &lobby.Evenings{Store: o.Store.(lobby.EveningStore), Tables: o.Hall, Now: func() int64 { return o.Now().UnixMilli() }, Level: judge{}.HasLevel, Secret: o.Secret}
		o.OperatorSecret, o.Evenings = console, v
	})
	s.check = newChecker(t)
	return s, v
}

func (g *guest) come(evening string, coming, here bool) (e wire.EveningShown) {
	g.s.t.Helper()
	g.s.post(g.Token, "/api/evenings/"+evening, wire.Coming{Coming: coming, Here: here}).want(http.StatusOK).into(&e)
	return e
}

// TestEvenings: an operator makes an evening, players say that they come, and are led to a table; it ends.
func TestEvenings(t *testing.T) {
	s, v := newEvenings(t)
	ann, bob := s.guest("Ann"), s.guest("Bob")
	e := store.Evening{Weekday: 3, Minute: 20 * 60, Zone: "Europe/Berlin", Variant: "standard", Games: 3, Clock: "10m+10s", Bot: "club"}
	for _, wrong := range []func(e *store.Evening){
		func(e *store.Evening) { e.Zone = "Nowhere" }, func(e *store.Evening) { e.Variant = "none" }, func(e *store.Evening) { e.Clock = "" },
	} {
		bad := e
		wrong(&bad)
		s.act(console, wire.OperatorAct{Act: wire.ActEvening, Evening: &bad}).refused(http.StatusBadRequest, "bad")
	}
	s.act(console, wire.OperatorAct{Act: wire.ActEvening}).refused(http.StatusBadRequest, "bad")
	var entry store.AuditEntry
	for range 2 { // once more is the same
		s.act(console, wire.OperatorAct{Act: wire.ActEvening, Evening: &e}).want(http.StatusOK).into(&entry)
	}
	var all wire.Evenings
	s.get("", "/api/evenings").want(http.StatusOK).into(&all)
	if len(all.Evenings) != 1 || all.Evenings[0].ID != entry.Whom || all.At != s.clock.Load() || len(all.Evenings[0].Later) == 0 {
		t.Fatalf("%+v; the entry is of %s", all, entry.Whom)
	}
	id, begins := entry.Whom, all.Evenings[0].Begins
	if at := time.UnixMilli(begins).In(must.Get(time.LoadLocation("Europe/Berlin"))(t)); at.Weekday() != time.Wednesday || at.Hour() != 20 {
		t.Errorf("it begins at %s", at)
	}
	s.post("", "/api/evenings/"+id, wire.Coming{Coming: true}).want(http.StatusUnauthorized)
	s.post(ann.Token, "/api/evenings/none", wire.Coming{Coming: true}).want(http.StatusNotFound)
	ann.come(id, true, false)
	if e := bob.come(id, true, false); e.Coming != 2 || !slices.Equal(slices.Sorted(slices.Values(e.Names)), []string{"Ann", "Bob"}) || !e.Mine || e.Table != "" {
		t.Errorf("two come: %+v", e)
	}
	if e := bob.come(id, false, false); e.Coming != 1 || e.Mine {
		t.Errorf("one comes: %+v", e)
	}
	// The list is told again for a second, but who comes is the caller's own.
	s.get(ann.Token, "/api/evenings").want(http.StatusOK).into(&all)
	if !all.Evenings[0].Mine {
		t.Error("ann does not come")
	}
	must.Do(t, v.Store.Come(t.Context(), store.Coming{Evening: id, Begins: begins, Player: bob.ID, Said: 1}))
	for _, want := range []int{1, 2} {
		s.get(bob.Token, "/api/evenings").want(http.StatusOK).into(&all)
		if e := all.Evenings[0]; e.Coming != want || !e.Mine {
			t.Errorf("%d come, not %d: %+v", e.Coming, want, e)
		}
		s.clock.Add(1000)
	}
	s.clock.Store(begins - lobby.Seats - 1000)
	bob.come(id, true, true)
	ann.come(id, true, true)
	s.clock.Store(begins - lobby.Seats)
	must.Do(t, v.Tick(t.Context()))
	a, b := ann.come(id, true, true), bob.come(id, true, true)
	if a.Table == "" || a.Table != b.Table {
		t.Errorf("they are led to %q and %q", a.Table, b.Table)
	}
	s.get(ann.Token, "/api/tables/"+a.Table).want(http.StatusOK)
	s.act(console, wire.OperatorAct{Act: wire.ActEndEvening, Whom: id}).want(http.StatusOK)
	s.act(console, wire.OperatorAct{Act: wire.ActEndEvening, Whom: id}).want(http.StatusNotFound)
	if s.get("", "/api/evenings").into(&all); len(all.Evenings) != 0 {
		t.Errorf("it has not ended: %+v", all)
	}
	other := newSite(t, nil) // one without evenings, as a browser's
	if other.get("", "/api/evenings").want(http.StatusOK).into(&all); len(all.Evenings) != 0 {
		t.Errorf("%+v", all)
	}
}

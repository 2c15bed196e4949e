package httpd

import (
	"encoding/json"
	"fmt"
	"net/http"
	"slices"
	"strings"
	"testing"
	"time"
	_ "time/tzdata"

	"ninetynine/internal/club/evening"
	"ninetynine/internal/club/moderation"
	"ninetynine/internal/learn/rating"
	"ninetynine/internal/store"
	"ninetynine/internal/store/journal"
	"ninetynine/internal/table"
	"ninetynine/internal/test/must"
	"ninetynine/internal/wire"
)

// newEvenings returns a site with standing hours, and their service, whose clock is the site's.
func newEvenings(t *testing.T) (*site, *evening.Evenings) {
	s := newSite(t, func(o *Options) { o.OperatorSecret = console })
	s.check = newChecker(t)
	return s, s.srv.Evenings
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
		s.act(console, wire.OperatorAct{Act: moderation.ActEvening, Evening: &bad}).refused(http.StatusBadRequest, "bad")
	}
	s.act(console, wire.OperatorAct{Act: moderation.ActEvening}).refused(http.StatusBadRequest, "bad")
	var entry store.AuditEntry
	for range 2 { // once more is the same
		s.act(console, wire.OperatorAct{Act: moderation.ActEvening, Evening: &e}).want(http.StatusOK).into(&entry)
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
	s.clock.Store(begins - evening.Seats - 1000)
	bob.come(id, true, true)
	ann.come(id, true, true)
	s.clock.Store(begins - evening.Seats)
	must.Do(t, v.Tick(t.Context()))
	a, b := ann.come(id, true, true), bob.come(id, true, true)
	if a.Table == "" || a.Table != b.Table {
		t.Errorf("they are led to %q and %q", a.Table, b.Table)
	}
	s.get(ann.Token, "/api/tables/"+a.Table).want(http.StatusOK)
	s.act(console, wire.OperatorAct{Act: moderation.ActEndEvening, Whom: id}).want(http.StatusOK)
	s.act(console, wire.OperatorAct{Act: moderation.ActEndEvening, Whom: id}).want(http.StatusNotFound)
	if s.get("", "/api/evenings").into(&all); len(all.Evenings) != 0 {
		t.Errorf("it has not ended: %+v", all)
	}
}

// TestEveningKept: until the match begins, nobody finds an evening's table, or gets a chair there, but those who have said
// that they are there; these come back by themselves.
func TestEveningKept(t *testing.T) {
	s, v := newEvenings(t)
	ann, bob, eve := s.guest("Ann"), s.guest("Bob"), s.guest("Eve")
	e := store.Evening{ID: "e1", Weekday: 3, Minute: 20 * 60, Zone: "UTC", Variant: "standard", Games: 3, Clock: "10m+10s", Bot: "club"}
	must.Do(t, v.Keep(t.Context(), e))
	s.clock.Store(must.Get(v.Begins(&e))(t) - evening.Seats - 1000)
	for _, p := range []*guest{ann, bob} {
		p.come(e.ID, true, false)
		p.come(e.ID, true, true)
	}
	s.clock.Add(1000)
	must.Do(t, v.Tick(t.Context()))
	tbl := ann.come(e.ID, true, true).Table
	var open wire.Tables
	if s.get(eve.Token, "/api/tables").want(http.StatusOK).into(&open); len(open.Tables) != 0 {
		t.Errorf("all see %+v", open.Tables)
	}
	eve.do(tbl, table.Sit).refused(http.StatusConflict, "taken")
	var out wire.Seated
	s.post(eve.Token, "/api/play", wire.Quick{ID: "1"}).want(http.StatusOK).into(&out)
	if out.Table == tbl || out.Table == "" {
		t.Errorf("eve plays at %q", out.Table)
	}
	bob.do(tbl, table.Stand).want(http.StatusOK)
	bob.do(tbl, table.Sit).want(http.StatusOK)
}

// TestEveningOfTable: a table says for which evening it was made, and who has no table yet; a group's says so to members
// alone, and is not among the tables that wait for them.
func TestEveningOfTable(t *testing.T) {
	s, v := newEvenings(t)
	ann, bob, cleo, eve := s.guest("Ann"), s.guest("Bob"), s.guest("Cleo"), s.guest("Eve")
	g := ann.makes("1", "Friday")
	for _, p := range []*guest{bob, cleo} {
		p.joins(g.ID, g.Code).want(http.StatusOK)
	}
	e := store.Evening{ID: "e1", Group: g.ID, Weekday: 3, Minute: 20 * 60, Zone: "UTC", Variant: "standard", Games: 3, Clock: "10m+10s", Bot: "club"}
	must.Do(t, v.Keep(t.Context(), e))
	begins := must.Get(v.Begins(&e))(t)
	s.clock.Store(begins - evening.Seats - 1000)
	cleo.come(e.ID, true, false)
	for _, p := range []*guest{ann, bob} {
		p.come(e.ID, true, false)
		p.come(e.ID, true, true)
	}
	s.clock.Add(1000)
	must.Do(t, v.Tick(t.Context()))
	tbl := ann.come(e.ID, true, true).Table
	of := func(token, id string) (all wire.Evenings) {
		t.Helper()
		s.get(token, "/api/evenings?table="+id).want(http.StatusOK).into(&all)
		return all
	}
	all := of(ann.Token, tbl)
	if len(all.Evenings) != 1 {
		t.Fatalf("the table is of %+v", all)
	}
	if x := all.Evenings[0]; x.ID != e.ID || x.GroupName != "Friday" || x.Begins != begins || x.Late != begins+evening.Late || x.Table != tbl || x.Coming != 1 || !slices.Equal(x.Names, []string{"Cleo"}) {
		t.Errorf("the table is of %+v", x)
	}
	other := bob.open(map[string]any{"settings": map[string]any{"variant": "duel", "audience": g.ID}})
	for token, id := range map[string]string{eve.Token: tbl, "": tbl, bob.Token: other} {
		if all := of(token, id); len(all.Evenings) != 0 {
			t.Errorf("%s is of %+v", id, all.Evenings)
		}
	}
	limits := s.srv.guard.Load().limits
	limits.Requests = Rate{1e-9, 2}
	s.srv.SetLimits(limits)
	of(ann.Token, tbl) // costs two: the request, and the work
	s.get(ann.Token, "/api/evenings?table="+tbl).refused(http.StatusTooManyRequests, "too-many")
	limits.Requests = Unlimited()
	s.srv.SetLimits(limits)
	s.get(ann.Token, "/api/evenings?table=none").want(http.StatusNotFound)
	s.get(ann.Token, "/api/evenings?table="+strings.Repeat("x", 999)).want(http.StatusNotFound)
	s.get(ann.Token, "/api/evenings?table=%00").want(http.StatusNotFound)
	s.get(ann.Token, "/api/evenings?table="+tbl+"&group="+g.ID).want(http.StatusBadRequest)
	for p, want := range map[*guest][]string{ann: {tbl, other}, cleo: {other}, eve: nil} {
		if ids := p.listed("friends"); !slices.Equal(slices.Sorted(slices.Values(ids)), slices.Sorted(slices.Values(want))) {
			t.Errorf("%s may come to %q, not %q", p.Name, ids, want)
		}
	}
	s.post(cleo.Token, "/api/me/ties", wire.Tying{Player: bob.ID, Tie: store.Block, On: true}).want(http.StatusOK)
	bob.do(other, table.Sit).want(http.StatusOK)
	for _, p := range []*guest{bob, cleo} {
		var shown wire.GroupShown
		s.get(p.Token, "/api/groups/"+g.ID).want(http.StatusOK).into(&shown)
		if n := len(shown.Tables); n != map[*guest]int{bob: 2, cleo: 1}[p] { // a block hides none
			t.Errorf("%s sees %d tables of the group", p.Name, n)
		}
	}
}

// TestHall: the many people of a hall sign in at one address by a link; others do not come in by it, nor by one that leads nowhere.
func TestHall(t *testing.T) {
	s := newSite(t, func(o *Options) {
		o.TrustProxy = true
		o.Limits.Guests, o.Limits.Invited, o.Limits.AddressInvited = Rate{0.001, 3}, Rate{0.001, 6}, Rate{0.001, 20}
	})
	v := s.srv.Evenings
	from := 0
	come := func(n int, link string) (in int) {
		t.Helper()
		for range n {
			body := must.Get(json.Marshal(wire.Entrance{Name: "Guest", Token: true, Link: link}))(t)
			if s.send("", "POST", "/api/guest", body, "X-Forwarded-For", fmt.Sprintf("192.0.2.%d", from)).status == http.StatusCreated {
				in++
			}
		}
		return in
	}
	ann := s.guest("Ann")
	g, tbl := ann.makes("1", "Friday"), ann.open(map[string]any{"settings": map[string]any{"variant": "duel"}})
	e := store.Evening{ID: "e1", Weekday: 3, Minute: 20 * 60, Zone: "UTC", Variant: "standard", Games: 3, Clock: "10m+10s", Bot: "club"}
	f := e
	f.ID, f.Group = "e2", g.ID
	must.Do(t, v.Keep(t.Context(), e))
	must.Do(t, v.Keep(t.Context(), f))
	begins := must.Get(v.Begins(&e))(t)
	s.clock.Store(begins - 2*60*60_000)
	for _, link := range []string{"", "t/none", "g/" + g.ID, "g/" + g.ID + "#wrong", "e/e1", "e/e2", "x/" + tbl, "t/" + strings.Repeat("x", 300)} {
		from++
		if n := come(10, link); n != 3 {
			t.Errorf("%d come by %.20q", n, link)
		}
	}
	s.clock.Store(begins - 30*60_000)
	for link, n := range map[string]int{"e/e2": 3, "e/e1": 9, "t/" + tbl: 9, "g/" + g.ID + "#" + g.Code: 9} {
		from++
		if in := come(20, link); in != n {
			t.Errorf("%d come by %s, not %d", in, link, n)
		}
	}
	from++
	all := come(20, "e/e1") + come(20, "t/"+tbl) + come(20, "g/"+g.ID+"#"+g.Code)
	for i := range 5 {
		other := ann.open(map[string]any{"id": fmt.Sprint("more", i), "settings": map[string]any{"variant": "duel"}})
		all += come(20, "t/"+other)
	}
	if all != 9+20 {
		t.Errorf("%d come to one address by many links", all)
	}
	shown := ann.open(map[string]any{"id": "shown", "settings": map[string]any{"variant": "duel", "public": true}})
	dan := s.guest("Dan")
	known := dan.open(map[string]any{"settings": map[string]any{"variant": "duel"}})
	other := dan.open(map[string]any{"id": "other", "settings": map[string]any{"variant": "duel"}})
	entry := &journal.Entry{Seq: 1, At: 1, Body: []byte(`{}`)}
	entry.Hash = journal.Link(journal.Hash{}, entry)
	must.Do(t, s.store.Append(t.Context(), "rated", entry, &journal.Projection{Summary: journal.Summary{ID: "rated", Seq: 1, Head: entry.Hash}, Rows: []journal.Row{
		{Projection: rating.Projection, List: "2", Key: dan.ID, Rank: 1600, Value: []byte(`{"mean":1600,"deviation":50,"matches":30}`)}}}))
	if n := come(20, "t/"+known) + come(20, "t/"+other); n != 6 {
		t.Errorf("%d come by the links of a player whom the site knows", n)
	}
	from++
	if n := come(20, "t/"+shown); n != 3 {
		t.Errorf("%d come by the id of a public table", n)
	}
}

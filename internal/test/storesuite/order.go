package storesuite

import (
	"fmt"
	"slices"
	"testing"
	"time"

	"ninetynine/internal/store"
	"ninetynine/internal/test/must"
)

// testActs: an operator's command is done once, with all that follows from it or nothing; names in it end with the
// player, and it is found by its id.
func testActs(t *testing.T, s Company) {
	ctx := t.Context()
	must.Do(t, s.AddPlayer(ctx, store.Player{ID: "ann", Name: "Ann", Created: time.UnixMilli(1)}))
	act := store.AuditEntry{At: 5, Operator: "console: bo", Act: "rename", Whom: "ann", Reason: "rude", ID: "x", Name: "Ann", Former: "Rude"}
	more := store.AuditEntry{At: 5, Operator: "console: bo", Act: "lift", Whom: "also", Reason: "rude"}
	equal(t, "number", must.Get(s.AppendAudit(ctx, act, more, more))(t), uint64(1))
	_, err := s.AppendAudit(ctx, act)
	wantError(t, "the command again", err, store.ErrTaken)
	act.Operator = "zoe"
	equal(t, "another operator's command", must.Get(s.AppendAudit(ctx, act))(t), uint64(4))
	for range 2 {
		equal(t, "a command without an id", must.Get(s.AppendAudit(ctx, more))(t) > 4, true)
	}
	act.Complaint, act.ID = 9, "y"
	_, err = s.AppendAudit(ctx, act, more)
	wantError(t, "an answer to no complaint", err, store.ErrNone)
	equal(t, "entries", len(must.Get(s.AuditAfter(ctx, 0, 9))(t)), 6)
	if r, ok := s.(Reopener); ok {
		s = r.Reopen(t).(Company)
	}
	act.N, act.Complaint, act.ID, act.Carried = 4, 0, "x", true
	must.Do(t, s.CarriedOut(ctx, act.N))
	wantError(t, "no act carried out", s.CarriedOut(ctx, 99), store.ErrNone)
	equal(t, "the entry of a command", must.Get(s.AuditOf(ctx, "zoe", "x"))(t), act)
	for _, id := range []string{"", "y"} {
		_, err = s.AuditOf(ctx, "zoe", id)
		wantError(t, "the entry of no command", err, store.ErrNone)
	}
	must.Do(t, s.Erase(ctx, store.Erasure{Player: "ann", At: time.UnixMilli(6)}))
	act.Reason, act.Name, act.Former = store.Withheld, "", ""
	equal(t, "an entry about a player who was erased", must.Get(s.AuditOf(ctx, "zoe", "x"))(t), act)
}

// testAppeals: a player appeals once against each sanction, and against one at a time; closed complaints have their answers.
func testAppeals(t *testing.T, s Company) {
	ctx, bounds := t.Context(), store.ComplaintBounds{Player: 1, Source: 2, All: 9}
	must.Do(t, s.AddPlayer(ctx, store.Player{ID: "eve", Name: "Eve", Created: time.UnixMilli(1)}))
	must.Do(t, s.AddPlayer(ctx, store.Player{ID: "also", Name: "Also", Created: time.UnixMilli(1)}))
	must.Do(t, s.Merge(ctx, "also", "eve", time.UnixMilli(2)))
	add := func(c store.Complaint) (uint64, error) {
		c.At, c.Source = 7, "x"
		return s.AddComplaint(ctx, c, bounds)
	}
	answer := func(id uint64) {
		t.Helper()
		must.Get(s.AppendAudit(ctx, store.AuditEntry{At: 8, Operator: "zoe", Act: "dismiss", Whom: "eve", Reason: "no", Complaint: id}))(t)
	}
	equal(t, "complaint", must.Get(add(store.Complaint{By: "eve", Whom: "bob", Table: "t", Called: "Bob", Text: "slow"}))(t), uint64(1))
	equal(t, "appeal", must.Get(add(store.Complaint{By: "eve", Whom: "eve", Called: "Eve", Appeal: 3, Text: "sorry"}))(t), uint64(2))
	for _, by := range []string{"eve", "also"} {
		_, err := add(store.Complaint{By: by, Whom: by, Appeal: 4})
		if by == "eve" {
			wantError(t, "a second open appeal", err, store.ErrTaken)
		}
	}
	answer(2)
	_, err := add(store.Complaint{By: "eve", Whom: "eve", Appeal: 3})
	wantError(t, "a second appeal against one sanction", err, store.ErrTaken)
	closed, answers, err := s.ClosedComplaints(ctx, 0, 9)
	must.Do(t, err)
	equal(t, "closed", closed, []store.Complaint{{ID: 2, At: 7, By: "eve", Whom: "eve", Text: "sorry", Called: "Eve", Appeal: 3, Outcome: "dismiss"}})
	equal(t, "answers", answers, []store.AuditEntry{{N: 1, At: 8, Operator: "zoe", Act: "dismiss", Whom: "eve", Reason: "no", Complaint: 2}})
	must.Get(s.AppendAudit(ctx, store.AuditEntry{At: 8, Operator: "zoe", Act: "dismiss", Whom: "bob", Reason: "no", Complaint: 1}))(t)
	for before, want := range map[uint64]uint64{0: 2, 2: 1} {
		closed, answers, err = s.ClosedComplaints(ctx, before, 1)
		must.Do(t, err)
		equal(t, "page", []uint64{closed[0].ID, answers[0].Complaint}, []uint64{want, want})
	}
	_, err = add(store.Complaint{By: "ann", Whom: "ann", Appeal: 5})
	must.Do(t, err)
	_, err = add(store.Complaint{By: "cat", Whom: "cat", Appeal: 6})
	wantError(t, "a third appeal from one address", err, store.ErrMany)
	_, err = add(store.Complaint{By: "cat", Whom: "eve"})
	must.Do(t, err) // appeals take no room from complaints
	bounds.All = 1
	must.Get(s.AddComplaint(ctx, store.Complaint{At: 7, Source: "y", By: "dan", Whom: "dan", Appeal: 8}, bounds))(t)
	equal(t, "complaints of cat beside an appeal", len(must.Get(s.Complaints(ctx, "cat", 9))(t)), 1)
	must.Get(s.AddComplaint(ctx, store.Complaint{At: 7, Source: "y", By: "bob", Whom: "eve"}, bounds))(t)
	equal(t, "complaints of cat, in place of which another is kept", must.Get(s.Complaints(ctx, "cat", 9))(t), nil)
	equal(t, "appeals of ann, which make no room", len(must.Get(s.Complaints(ctx, "ann", 9))(t)), 1)
	must.Do(t, s.Erase(ctx, store.Erasure{Player: "bob", At: time.UnixMilli(9)}))
	closed, _, err = s.ClosedComplaints(ctx, 2, 1)
	must.Do(t, err)
	equal(t, "a complaint about a player who was erased", closed[0], store.Complaint{ID: 1, At: 7, By: "eve", Whom: "bob", Table: "t", Outcome: "dismiss"})
}

// testCharges: of open complaints about one player there is one row, those of spectators alone come last and make room first,
// pages join without a gap, and all about one player can be read.
func testCharges(t *testing.T, s Company) {
	ctx, n := t.Context(), 0
	must.Do(t, s.AddPlayer(ctx, store.Player{ID: "eve", Name: "Eve", Created: time.UnixMilli(1)}))
	must.Do(t, s.AddPlayer(ctx, store.Player{ID: "also", Name: "Also", Created: time.UnixMilli(1)}))
	must.Do(t, s.Merge(ctx, "also", "eve", time.UnixMilli(2)))
	add := func(whom string, watching bool, appeal uint64) {
		t.Helper()
		n++
		c := store.Complaint{By: fmt.Sprint("by", n), Source: fmt.Sprint("from", n), Whom: whom, Watching: watching, Appeal: appeal, Text: "rude"}
		if appeal != 0 {
			c.By = whom
		}
		equal(t, "number", must.Get(s.AddComplaint(ctx, c, store.ComplaintBounds{Player: 9, Source: 9, All: 8}))(t), uint64(n)) // and the appeal
	}
	read := func(whom string, page int) (all [][2]int) {
		t.Helper()
		for after := uint64(0); ; {
			found := must.Get(s.Charges(ctx, whom, after, page))(t)
			for i := range found {
				all, after = append(all, [2]int{int(found[i].ID), found[i].Count}), found[i].Place
			}
			if len(found) < page {
				return all
			}
		}
	}
	add("dan", true, 0)
	add("eve", true, 0)
	add("dan", true, 0)
	add("also", false, 0)
	add("bob", false, 0)
	add("eve", true, 0)
	add("eve", false, 7)
	add("bob", false, 0)
	for page := 1; page < 7; page++ {
		equal(t, "open", read("", page), [][2]int{{4, 3}, {8, 2}, {7, 1}, {3, 2}})
		equal(t, "about eve", read("also", page), [][2]int{{4, 1}, {7, 1}, {2, 1}, {6, 1}})
	}
	equal(t, "about nobody", read("none", 9), nil)
	equal(t, "count", must.Get(s.OpenComplaints(ctx))(t), 8)
	for range 5 {
		add("bob", false, 0)
	}
	equal(t, "beyond all", read("", 9), [][2]int{{4, 1}, {13, 7}, {7, 1}})
	equal(t, "count", must.Get(s.OpenComplaints(ctx))(t), 9)
}

// testOrigins: it is known for some days from which networks a player came, and from which of them others did; and what a
// ban knows of networks ends with it.
func testOrigins(t *testing.T, s Company) {
	ctx, at := t.Context(), time.UnixMilli(100*24*time.Hour.Milliseconds())
	day := func(n int) time.Time { return at.AddDate(0, 0, n) }
	for _, id := range []string{"ann", "also", "bob", "cat"} {
		must.Do(t, s.AddPlayer(ctx, store.Player{ID: id, Name: id, Created: at}))
	}
	must.Do(t, s.Merge(ctx, "also", "ann", at))
	for _, o := range []struct {
		player, network string
		day             int
	}{{"ann", "home", -9}, {"ann", "home", -3}, {"also", "work", -1}, {"also", "home", -4}, {"ann", "once", -8},
		{"bob", "home", 0}, {"bob", "work", 0}, {"cat", "once", 0}, {"cat", "home", -8}} {
		must.Do(t, s.NoteOrigin(ctx, store.Origin{Player: o.player, Network: o.network, Seen: day(o.day)}))
	}
	check := func(what string, since time.Time, want []string, others int) {
		t.Helper()
		own, n, err := s.Networks(ctx, "ann", since)
		must.Do(t, err)
		equal(t, what, own, want)
		equal(t, what+": others", n, others)
	}
	check("lately", day(-7), []string{"work", "home"}, 1)
	check("longer ago", day(-9), []string{"work", "home", "once"}, 2)
	ban := func(whom, act string, until int64) {
		must.Get(s.AppendAudit(ctx, store.AuditEntry{At: 1, Operator: "zoe", Act: act, Whom: whom, Reason: "r", Until: until, Networks: "home work"}))(t)
	}
	ban("ann", "ban", 0)
	ban("bob", "ban", at.UnixMilli())
	ban("bob", "ban", at.UnixMilli()+1)
	ban("bob", "silence", 0)
	ban("cat", "ban", 0)
	ban("cat", "lift-ban", 0)
	must.Get2(s.Purge(ctx, time.UnixMilli(1), at))(t)
	check("after a purge", day(-9), []string{"work", "home"}, 1)
	var kept []bool
	for _, e := range must.Get(s.AuditAfter(ctx, 0, 9))(t) {
		kept = append(kept, e.Networks != "")
	}
	equal(t, "bans with networks", kept, []bool{true, false, true, true, false, true})
	for n := range 2 * store.MostNetworks { // as by changing the network all day, after a second hour at work
		for range 1 + (n+1)/(2*store.MostNetworks) {
			must.Do(t, s.NoteOrigin(ctx, store.Origin{Player: "bob", Network: fmt.Sprint(n), Seen: day(1)}))
		}
		if n == 0 {
			must.Do(t, s.NoteOrigin(ctx, store.Origin{Player: "bob", Network: "work", Seen: day(1)}))
		}
	}
	own, _, err := s.Networks(ctx, "bob", day(-9))
	must.Do(t, err)
	equal(t, "networks at most", len(own), store.MostNetworks)
	for _, network := range []string{"home", "work", "39"} {
		equal(t, network+" is kept", slices.Contains(own, network), true)
	}
	for n := range 4 * store.MostNetworks { // as by a wide network, of which each is used twice
		for range 2 {
			must.Do(t, s.NoteOrigin(ctx, store.Origin{Player: "cat", Network: fmt.Sprint("tunnel", n), Around: "tunnel", Seen: day(1)}))
		}
		if n == store.MostNetworks {
			must.Do(t, s.NoteOrigin(ctx, store.Origin{Player: "cat", Network: "workshop", Seen: day(1)}))
		}
	}
	own, _, err = s.Networks(ctx, "cat", day(-9))
	must.Do(t, err)
	equal(t, "networks at most", len(own), store.MostNetworks)
	for _, network := range []string{"once", "workshop"} { // where the player came first, and one of the newest
		equal(t, network+" is kept", slices.Contains(own, network), true)
	}
	must.Do(t, s.Erase(ctx, store.Erasure{Player: "bob", At: at}))
	check("when another was erased", day(-9), []string{"work", "home"}, 0)
}

package httpd

import (
	"bytes"
	"fmt"
	"net/http"
	"slices"
	"testing"

	"ninetynine/internal/store"
	"ninetynine/internal/store/journal"
	"ninetynine/internal/table"
	"ninetynine/internal/test/must"
	"ninetynine/internal/wire"
)

// TestAudience: a table for friends or for a group is.listed for it alone, and gives no other player a chair.
func TestAudience(t *testing.T) {
	s := newSite(t, nil)
	s.check = newChecker(t)
	ann, eve := s.guest("Ann"), s.guest("Eve")
	opening := func(audience string, more ...string) map[string]any {
		set := map[string]any{"variant": "duel", "audience": audience}
		for _, m := range more {
			set[m] = true
		}
		return map[string]any{"id": "o" + audience, "settings": set, "sit": true}
	}
	s.post(ann.Token, "/api/tables", opening("friends", "public")).refused(http.StatusBadRequest, "bad")
	s.post(ann.Token, "/api/tables", opening("a group of others")).refused(http.StatusForbidden, "forbidden")
	tbl := ann.open(opening("friends"))
	if at := must.Get(s.store.Summary(t.Context(), tbl))(t); at.Audience != journal.ForFriends(ann.ID) {
		t.Errorf("it is for %q", at.Audience)
	}
	eve.do(tbl, table.Sit).refused(http.StatusForbidden, "forbidden")
	eve.do(tbl, table.Sit, "seat", 9).refused(http.StatusBadRequest, "bad") // as at any table
	s.get(eve.Token, "/api/tables/"+tbl).want(http.StatusOK)
	ann.do(tbl, table.Stand).want(http.StatusOK)
	ann.do(tbl, table.Sit).want(http.StatusOK)
	ann.do(tbl, table.Lock, "on", true).want(http.StatusOK)
	if at := must.Get(s.store.Summary(t.Context(), tbl))(t); at.Audience != "" {
		t.Errorf("when it is locked, it is for %q", at.Audience)
	}
}

// ties returns the players with whom a guest has to do, by name.
func (g *guest) ties() map[string]wire.Tied {
	g.s.t.Helper()
	var out wire.Ties
	g.s.get(g.Token, "/api/me/ties").want(http.StatusOK).into(&out)
	all := map[string]wire.Tied{}
	for _, p := range out.Players {
		all[p.Name] = p
	}
	return all
}

func (g *guest) tie(other *guest, kind store.TieKind, on bool) wire.Tied {
	g.s.t.Helper()
	var out wire.Tied
	g.s.post(g.Token, "/api/me/ties", wire.Tying{Player: other.ID, Tie: kind, On: on}).want(http.StatusOK).into(&out)
	return out
}

// listed returns the ids of the tables on a list.
func (g *guest) listed(list string) (ids []string) {
	g.s.t.Helper()
	var out wire.Tables
	g.s.get(g.Token, "/api/tables?list="+list).want(http.StatusOK).into(&out)
	for _, t := range out.Tables {
		ids = append(ids, t.ID)
	}
	return ids
}

// TestFriends: those who follow each other find each other's tables for friends, and get chairs there.
func TestFriends(t *testing.T) {
	s := newSite(t, nil)
	s.check = newChecker(t)
	ann, bob, eve := s.guest("Ann"), s.guest("Bob"), s.guest("Eve")
	tbl := ann.open(map[string]any{"settings": map[string]any{"variant": "duel", "audience": "friends"}, "sit": true})
	s.post(ann.Token, "/api/me/ties", wire.Tying{Player: ann.ID, Tie: store.Follow, On: true}).refused(http.StatusBadRequest, "bad")
	s.post(ann.Token, "/api/me/ties", wire.Tying{Player: ann.ID, Tie: "love", On: true}).refused(http.StatusBadRequest, "bad")
	s.post(ann.Token, "/api/me/ties", wire.Tying{Player: "pnobody", Tie: store.Follow, On: true}).refused(http.StatusNotFound, "none")
	if p := ann.tie(bob, store.Follow, true); !p.Follow || p.Friend || p.Name != "Bob" || p.Tag != store.Tag(bob.ID) {
		t.Errorf("Ann sees %+v", p)
	}
	bob.do(tbl, table.Sit).refused(http.StatusForbidden, "forbidden")
	if all := bob.ties(); len(all) != 0 {
		t.Errorf("Bob learns that he is followed: %+v", all)
	}
	if p := bob.tie(ann, store.Follow, true); !p.Friend {
		t.Errorf("Bob sees %+v", p)
	}
	eve.tie(ann, store.Follow, true)
	if a, b, e := ann.listed("friends"), bob.listed("friends"), eve.listed("friends"); len(a)+len(e) > 0 || !slices.Equal(b, []string{tbl}) {
		t.Errorf("listed: %v %v %v", a, b, e)
	}
	s.get("", "/api/tables?list=friends").refused(http.StatusUnauthorized, "no-session")
	eve.do(tbl, table.Sit).refused(http.StatusForbidden, "forbidden")
	bob.do(tbl, table.Sit).want(http.StatusOK)
	bob.do(tbl, table.Stand).want(http.StatusOK)
	ann.tie(bob, store.Block, true)
	if p := ann.ties()["Bob"]; p.Follow || p.Friend || !p.Block {
		t.Errorf("Ann sees %+v", p)
	}
	if a, b := eve.do(tbl, table.Sit), bob.do(tbl, table.Sit); !bytes.Equal(a.body, b.body) {
		t.Errorf("who is blocked is told %s, and a stranger %s", b.body, a.body)
	}
	ann.tie(bob, store.Follow, true) // which ends the block
	bob.do(tbl, table.Sit).want(http.StatusOK)
}

// TestInvited: a table for certain players is.listed for them until its match begins, and for no others.
func TestInvited(t *testing.T) {
	s := newSite(t, nil)
	s.check = newChecker(t)
	ann, bob, eve := s.guest("Ann"), s.guest("Bob"), s.guest("Eve")
	opening := func(ids ...string) map[string]any {
		return map[string]any{"id": fmt.Sprint(ids), "settings": map[string]any{"variant": "duel", "invited": ids}, "sit": true, "ready": true}
	}
	s.post(ann.Token, "/api/tables", opening("pnobody")).refused(http.StatusBadRequest, "bad")
	s.post(ann.Token, "/api/tables", opening("")).refused(http.StatusBadRequest, "bad")
	tbl := ann.open(opening(bob.ID))
	if b, e := bob.listed("friends"), eve.listed("friends"); len(e) > 0 || !slices.Equal(b, []string{tbl}) {
		t.Errorf("listed: %v %v", b, e)
	}
	if b := s.get(eve.Token, "/api/tables/"+tbl).want(http.StatusOK).body; bytes.Contains(b, []byte(bob.ID)) {
		t.Errorf("a spectator is told who is invited: %s", b)
	}
	eve.do(tbl, table.Sit).refused(http.StatusForbidden, "forbidden")
	cat := s.guest("Cat")
	second := ann.open(map[string]any{"settings": map[string]any{"variant": "duel", "invited": []string{cat.ID}}})
	must.Do(t, s.store.Merge(t.Context(), cat.ID, eve.ID, s.srv.Now()))
	if e := eve.listed("friends"); !slices.Equal(e, []string{second}) {
		t.Errorf("listed for an alias: %v", e)
	}
	eve.do(second, table.Sit).want(http.StatusOK)
	bob.tie(ann, store.Block, true)
	if b := bob.listed("friends"); len(b) > 0 {
		t.Errorf("Bob blocks Ann, and is invited to %v", b)
	}
	bob.tie(ann, store.Block, false)
	bob.do(tbl, table.Sit).want(http.StatusOK)
	bob.do(tbl, table.Ready).want(http.StatusOK)
	if rows := must.Get(s.store.Ranked(t.Context(), table.Invitations, bob.ID, 9))(t); len(rows) > 0 || len(bob.listed("friends")) > 0 {
		t.Errorf("invitations stay: %+v", rows)
	}
}

// TestBlock: a blocked player gets no chair where the other sits or is the host, and cannot tell it from a full table;
// company is never found with the other, on either side.
func TestBlock(t *testing.T) {
	s := newSite(t, nil)
	s.check = newChecker(t)
	ann, bob, eve := s.guest("Ann"), s.guest("Bob"), s.guest("Eve")
	full := eve.open(map[string]any{"settings": map[string]any{"variant": "duel"}, "sit": true})
	ann.do(full, table.Sit).want(http.StatusOK)
	as := bob.do(full, table.Sit).refused(http.StatusConflict, "taken").body
	ann.do(full, table.Stand).want(http.StatusOK)
	ann.tie(bob, store.Block, true)
	hosted := ann.open(map[string]any{"settings": map[string]any{"variant": "standard", "public": true}})
	for _, seat := range []int{-1, 0, 1} {
		if is := bob.do(hosted, table.Sit, "seat", seat).refused(http.StatusConflict, "taken").body; !bytes.Equal(is, as) {
			t.Errorf("at the blocker's table: %s; at a full one: %s", is, as)
		}
	}
	bob.do(hosted, table.Sit, "seat", 7).refused(http.StatusBadRequest, "bad")
	others := eve.open(map[string]any{"settings": map[string]any{"variant": "standard"}, "sit": true})
	ann.do(others, table.Sit).want(http.StatusOK)
	if is := bob.do(others, table.Sit).refused(http.StatusConflict, "taken").body; !bytes.Equal(is, as) {
		t.Errorf("where the blocker sits: %s", is)
	}
	if all := bob.ties(); len(all) != 0 {
		t.Errorf("Bob learns: %+v", all)
	}
	play := func(g *guest) (at wire.Seated) {
		t.Helper()
		s.post(g.Token, "/api/play", map[string]any{"id": "play", "variant": "duel"}).want(http.StatusOK).into(&at)
		return at
	}
	if a, b, e := play(ann), play(bob), play(eve); a.Table == b.Table || e.Table != b.Table && e.Table != a.Table {
		t.Errorf("company: %v %v %v", a, b, e)
	}
	dana, cat, dan := s.guest("Dana"), s.guest("Cat"), s.guest("Dan")
	open := dana.open(map[string]any{"settings": map[string]any{"variant": "four", "public": true}, "sit": true})
	ann.do(open, table.Sit).want(http.StatusOK)
	var at wire.Seated
	if s.post(bob.Token, "/api/play", map[string]any{"id": "four", "variant": "four"}).want(http.StatusOK).into(&at); at.Table == open {
		t.Error("the blocked player finds company where the blocker sits")
	}
	dan.tie(cat, store.Block, true)
	if a, b := play(cat), play(dan); a.Table == b.Table {
		t.Error("the blocker finds the company of the blocked")
	}
}

// TestMuteEverywhere: what a muted or blocked player writes is not sent to the other, at any table, before or after
// either sat down; others get it, and nobody is told why.
func TestMuteEverywhere(t *testing.T) {
	s := newSite(t, nil)
	s.check = newChecker(t)
	ann, bob, eve := s.guest("Ann"), s.guest("Bob"), s.guest("Eve")
	open := func() string {
		return eve.open(map[string]any{"settings": map[string]any{"variant": "standard"}, "sit": true})
	}
	hears := func(g *guest, tbl, word string) bool {
		t.Helper()
		return bytes.Contains(s.get(g.Token, "/api/tables/"+tbl).want(http.StatusOK).body, []byte(word))
	}
	first := open()
	bob.do(first, table.Sit).want(http.StatusOK)
	bob.do(first, table.Chat, "text", "before").want(http.StatusOK)
	ann.tie(bob, store.Block, true)
	ann.do(first, table.Sit).want(http.StatusOK)
	bob.do(first, table.Chat, "text", "after").want(http.StatusOK)
	if hears(ann, first, "before") || hears(ann, first, "after") || !hears(eve, first, "before") || !hears(eve, first, "after") {
		t.Error("at the first table, not as it should be")
	}
	second := open()
	ann.do(second, table.Sit).want(http.StatusOK)
	bob.do(second, table.Chat, "text", "spectator").want(http.StatusOK)
	if hears(ann, second, "spectator") || !hears(eve, second, "spectator") {
		t.Error("at the second table, not as it should be")
	}
	stream := s.watch(bob.Token, first, 0)
	stream.next()
	ann.tie(bob, store.Block, false)
	if !hears(ann, first, "before") || !hears(ann, second, "spectator") {
		t.Error("when the block ends, the table still mutes")
	}
	ann.do(first, table.Mute, "text", bob.ID, "on", true).want(http.StatusOK)
	if p := ann.ties()["Bob"]; !p.Mute || hears(ann, second, "spectator") {
		t.Errorf("muted at one table: %+v", p)
	}
	ann.do(first, "follow", "text", bob.ID, "on", true).want(http.StatusOK)
	ann.do(first, "follow", "text", "pnobody", "on", true).refused(http.StatusNotFound, "none")
	if p := ann.ties()["Bob"]; !p.Follow {
		t.Errorf("followed: %+v", p)
	}
	eve.do(first, table.Chat, "text", "end").want(http.StatusOK)
	stream.until("the end", func(m *message) bool {
		if bytes.Contains(m.text, []byte("mute")) || bytes.Contains(m.text, []byte("follow")) {
			t.Errorf("Bob is told %s", m.text)
		}
		return bytes.Contains(m.text, []byte(`"end"`))
	})
}

// TestMet: players of one's last matches are listed once, as whom they go on, with how often and when last.
func TestMet(t *testing.T) {
	s := newSite(t, nil)
	s.check = newChecker(t)
	ann, bob, cat := s.guest("Ann"), s.guest("Bob"), s.guest("Cat")
	for i, other := range []*guest{bob, cat, bob} {
		id := fmt.Sprint("t", i)
		e := &journal.Entry{Seq: 1, Body: []byte("x")}
		e.Hash = journal.Link(journal.Hash{}, e)
		must.Do(t, s.store.Append(t.Context(), id, e, &journal.Projection{Summary: journal.Summary{ID: id, Seq: 1, Head: e.Hash}, Result: &journal.Result{
			Table: id, Match: 1, Ended: int64(i + 1), Variant: "duel", Chairs: []journal.Share{{Player: ann.ID}, {Player: other.ID}, {Bot: "club"}}}}))
	}
	all := ann.ties()
	if b, c := all["Bob"], all["Cat"]; len(all) != 2 || b.Met != 2 || b.Last != 3 || b.Table != "t2" || c.Met != 1 {
		t.Errorf("met: %+v", all)
	}
	dan := s.guest("Dan")
	must.Do(t, s.store.Merge(t.Context(), bob.ID, dan.ID, s.srv.Now()))
	if all := ann.ties(); len(all) != 2 || all["Dan"].Met != 2 {
		t.Errorf("met after a merge: %+v", all)
	}
	ann.tie(bob, store.Mute, true) // who is Dan
	if p := ann.ties()["Dan"]; !p.Mute {
		t.Errorf("muted after a merge: %+v", p)
	}
	must.Do(t, s.store.Erase(t.Context(), store.Erasure{Player: dan.ID, At: s.srv.Now()}))
	if all := ann.ties(); len(all) != 1 {
		t.Errorf("met after an erasure: %+v", all)
	}
}

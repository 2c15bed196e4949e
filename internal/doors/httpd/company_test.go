package httpd

import (
	"bytes"
	"context"
	"fmt"
	"math/rand/v2"
	"net/http"
	"slices"
	"strings"
	"sync"
	"testing"

	"ninetynine/internal/store"
	"ninetynine/internal/store/journal"
	"ninetynine/internal/table"
	"ninetynine/internal/test/must"
	"ninetynine/internal/wire"
)

// TestAudience: a table for friends or for a group is listed for it alone, and gives no other player a chair.
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
	if p := bob.ties()["Ann"]; p.Follower == 0 || p.Follow || p.Friend {
		t.Errorf("Bob is told of Ann, who follows him: %+v", p)
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

// TestInvited: a table for certain players is listed for them until its match begins, and for no others.
func TestInvited(t *testing.T) {
	s := newSite(t, nil)
	s.check = newChecker(t)
	ann, bob, eve := s.guest("Ann"), s.guest("Bob"), s.guest("Eve")
	opening := func(ids ...string) map[string]any {
		return map[string]any{"id": fmt.Sprint(ids), "settings": map[string]any{"variant": "duel", "invited": ids}, "sit": true, "ready": true}
	}
	s.meet(ann, bob)
	bob.tie(ann, store.Follow, true) // which makes no friends
	for i, other := range []*guest{eve, s.guest("Dan")} {
		if i == 1 {
			other.tie(ann, store.Follow, true)
			ann.tie(eve, store.Follow, true)
		}
		if is, not := s.post(ann.Token, "/api/tables", opening(bob.ID, other.ID)), s.post(ann.Token, "/api/tables", opening("pnobody")); !bytes.Equal(is.body, not.body) {
			t.Errorf("a player whom she has not met: %s", is.body)
		}
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
	cat.tie(ann, store.Follow, true)
	ann.tie(cat, store.Follow, true)
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
	before := s.get(bob.Token, "/api/now").want(http.StatusOK).body
	ann.tie(bob, store.Block, true)
	if now := s.get(bob.Token, "/api/now").want(http.StatusOK).body; !bytes.Equal(now, before) {
		t.Errorf("Bob is told %s when Ann blocks him, not %s", now, before)
	}
	bob.do(tbl, table.Sit).refused(http.StatusConflict, "taken")
	ann.tie(bob, store.Block, false)
	bob.do(tbl, table.Sit).want(http.StatusOK)
	bob.do(tbl, table.Ready).want(http.StatusOK)
	if rows := must.Get(s.store.Ranked(t.Context(), table.Invitations, bob.ID, 9))(t); len(rows) > 0 || len(bob.listed("friends")) > 0 {
		t.Errorf("invitations stay: %+v", rows)
	}
}

// TestBlock: a blocked player gets no chair where the other sits or is the host, and is answered as at a full table; company is never
// found with the other, on either side.
func TestBlock(t *testing.T) {
	s := newSite(t, nil)
	s.check = newChecker(t)
	ann, bob, eve := s.guest("Ann"), s.guest("Bob"), s.guest("Eve")
	ann.tie(bob, store.Block, true)
	cat, dan := s.guest("Cat"), s.guest("Dan")
	full := cat.open(map[string]any{"settings": map[string]any{"variant": "duel"}, "sit": true})
	dan.do(full, table.Sit).want(http.StatusOK)
	want := bob.do(full, table.Sit).refused(http.StatusConflict, "taken").body
	closed := func(x *exchange) {
		t.Helper()
		if x.refused(http.StatusConflict, "taken"); !bytes.Equal(x.body, want) {
			t.Errorf("refused as %s, not as %s", x.body, want)
		}
	}
	hosted := ann.open(map[string]any{"settings": map[string]any{"variant": "standard", "public": true}})
	for _, seat := range []int{-1, 0, 1} {
		closed(bob.do(hosted, table.Sit, "seat", seat))
	}
	bob.do(hosted, table.Sit, "seat", 7).refused(http.StatusBadRequest, "bad")
	others := eve.open(map[string]any{"settings": map[string]any{"variant": "standard"}, "sit": true})
	ann.do(others, table.Sit).want(http.StatusOK)
	closed(bob.do(others, table.Sit))
	theirs := eve.open(map[string]any{"settings": map[string]any{"variant": "standard"}})
	bob.do(theirs, table.Sit).want(http.StatusOK)
	closed(ann.do(theirs, table.Sit)) // nor does the blocker sit down with the blocked
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
	dana := s.guest("Dana")
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

// TestBlockAtOnce: of a blocked player and the blocker who sit down at the same time, at most one gets a chair.
func TestBlockAtOnce(t *testing.T) {
	s := newSite(t, nil)
	ann, bob, eve := s.guest("Ann"), s.guest("Bob"), s.guest("Eve")
	ann.tie(bob, store.Block, true)
	bob.tie(ann, store.Block, true)
	for n := range 50 {
		tbl := eve.open(map[string]any{"settings": map[string]any{"variant": "standard"}})
		var both sync.WaitGroup
		for i, g := range []*guest{ann, bob} {
			both.Go(func() {
				s.post(g.Token, "/api/tables/"+tbl+"/commands", map[string]any{"id": fmt.Sprintf("sit-%d-%d", n, i), "do": table.Sit})
			})
		}
		both.Wait()
		sits := 0
		for _, c := range must.Get(s.store.Summary(t.Context(), tbl))(t).Chairs {
			if c.Player != "" {
				sits++
			}
		}
		if sits != 1 {
			t.Fatalf("%d of them sit", sits)
		}
	}
}

// TestMuteEverywhere: what a muted or blocked player writes is not sent to the other, at any table and in any stream, before
// or after either sat down; others get it.
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
	first, second := open(), open()
	bob.do(first, table.Sit).want(http.StatusOK)
	bob.do(first, table.Chat, "text", "before").want(http.StatusOK)
	spectator, seated := s.watch(ann.Token, first, 0), s.stream(ann.Token, second+"/events?changes=1")
	ann.do(second, table.Sit).want(http.StatusOK)
	ann.tie(bob, store.Block, true)
	bob.do(first, table.Chat, "text", "after").want(http.StatusOK)
	bob.do(second, table.Chat, "text", "after").want(http.StatusOK)
	eve.do(first, table.Chat, "text", "end").want(http.StatusOK)
	eve.do(second, table.Chat, "text", "end").want(http.StatusOK)
	if hears(ann, first, "before") || hears(ann, first, "after") || !hears(eve, first, "before") || !hears(eve, first, "after") {
		t.Error("at the first table, not as it should be")
	}
	if hears(ann, second, "after") || !hears(eve, second, "after") {
		t.Error("at the second table, not as it should be")
	}
	for _, f := range []*feed{spectator, seated, s.watch(ann.Token, first, 1), s.watch(ann.Token, second, 1)} {
		var last uint64
		f.until("the end", func(m *message) bool {
			if bytes.Contains(m.text, []byte("after")) {
				t.Errorf("Ann is told %s", m.text)
			}
			if m.Seq != last+1 && m.Event.Do != string(table.Present) && last > 0 {
				t.Errorf("%d comes after %d", m.Seq, last)
			}
			last = m.Seq
			return m.Event.Do == string(table.Chat) && bytes.Contains(m.text, []byte(`"end"`))
		})
	}
	ann.do(first, table.Mute, "text", bob.ID).refused(http.StatusConflict, "not-now") // it would do nothing
	ann.tie(bob, store.Block, false)
	spectator.until("all again", func(m *message) bool {
		return m.Event.Do == string(table.Present) && bytes.Contains(m.text, []byte("before"))
	})
	if !hears(ann, first, "before") || !hears(ann, second, "after") {
		t.Error("when the block ends, the table still mutes")
	}
	ann.do(first, table.Mute, "text", bob.ID, "on", true).want(http.StatusOK) // without a chair
	spectator.until("none of it", func(m *message) bool {
		return m.Event.Do == string(table.Present) && !bytes.Contains(m.text, []byte("before")) && bytes.Contains(m.text, []byte(`"muted":["`+bob.ID+`"]`))
	})
	if p := ann.ties()["Bob"]; !p.Mute || hears(ann, second, "after") {
		t.Errorf("muted at one table: %+v", p)
	}
	ann.do(first, "follow", "text", bob.ID, "on", true).want(http.StatusOK)
	if p := ann.ties()["Bob"]; !p.Follow || !p.Mute {
		t.Errorf("followed: %+v", p)
	}
	for _, do := range []table.Kind{wire.Follow, table.Mute, wire.Block} {
		ann.do(first, do, "text", "pnobody", "on", true).refused(http.StatusNotFound, "none")
		ann.do(first, do, "text", "pnobody").refused(http.StatusNotFound, "none")
		ann.do("none", do, "text", eve.ID, "on", true).refused(http.StatusNotFound, "none")
		if p := ann.ties()["Eve"]; p.Follow || p.Mute || p.Block {
			t.Errorf("%s at no table ties %+v", do, p)
		}
	}
}

// TestMuteAfterMerge: a player who is muted stays muted under another id, and who mutes goes on muting, in open streams.
func TestMuteAfterMerge(t *testing.T) {
	s := newSite(t, nil)
	ann, bob, eve, anna, bobby := s.guest("Ann"), s.guest("Bob"), s.guest("Eve"), s.guest("Anna"), s.guest("Bobby")
	tbl := eve.open(map[string]any{"settings": map[string]any{"variant": "standard"}, "sit": true})
	bob.do(tbl, table.Chat, "text", "as Bob").want(http.StatusOK)
	ann.tie(bob, store.Mute, true)
	stream := s.watch(anna.Token, tbl, 0)
	for guest, into := range map[*guest]*guest{bob: bobby, ann: anna} {
		guest.becomes(into)
	}
	bobby.do(tbl, table.Chat, "text", "as Bobby").want(http.StatusOK)
	anna.tie(eve, store.Mute, true)
	eve.do(tbl, table.Chat, "text", "as Eve").want(http.StatusOK)
	anna.tie(eve, store.Mute, false)
	stream.until("the end", func(m *message) bool {
		if m.Event.Do == string(table.Chat) {
			t.Errorf("Anna is told %s", m.text)
		}
		return bytes.Contains(m.text, []byte("as Eve"))
	})
}

// TestMuteAtAnotherServer: a tie that another server has stored holds in streams here, as soon as there is news of it, or
// after a while.
func TestMuteAtAnotherServer(t *testing.T) {
	s := newSite(t, func(o *Options) { o.Hall.Shared = true })
	ann, bob := s.guest("Ann"), s.guest("Bob")
	tbl := bob.open(map[string]any{"settings": map[string]any{"variant": "standard"}, "sit": true})
	bob.do(tbl, table.Chat, "text", "words").want(http.StatusOK)
	stream := s.watch(ann.Token, tbl, 0)
	muted := func(is bool) {
		t.Helper()
		stream.until("it is so", func(m *message) bool {
			return m.Event.Do == string(table.Present) && bytes.Contains(m.text, []byte("words")) != is
		})
	}
	muted(false)
	must.Do(t, s.store.Tie(t.Context(), store.Tie{Player: ann.ID, Other: bob.ID, Kind: store.Mute, At: s.srv.Now()}))
	s.srv.HandleNews(store.News{Table: ann.ID})
	muted(true)
	must.Do(t, s.store.Untie(t.Context(), ann.ID, bob.ID, store.Mute))
	s.clock.Add(2 * recheckSession.Milliseconds())
	bob.do(tbl, table.Chat, "text", "more").want(http.StatusOK)
	muted(false)
}

// TestFriendLink: a player's link makes friends of the player and of a guest who comes by it, until there is a new one; its
// code is told to the player alone.
func TestFriendLink(t *testing.T) {
	s := newSite(t, func(o *Options) { o.Limits.Guests = Rate{PerSecond: 1e-9, Burst: 1} })
	s.check = newChecker(t)
	ann := s.guest("Ann")
	var first, second wire.Ties
	s.get(ann.Token, "/api/me/ties").want(http.StatusOK).into(&first)
	s.post("", "/api/guest", map[string]any{"name": "Bob", "token": true, "link": "people/" + ann.ID + "#" + first.Code[1:]}).want(http.StatusTooManyRequests)
	bob := &guest{s: s}
	s.post("", "/api/guest", map[string]any{"name": "Bob", "token": true, "link": "people/" + ann.ID + "#" + first.Code}).want(http.StatusCreated).into(bob)
	s.send(ann.Token, "POST", "/api/me/link", nil).want(http.StatusOK).into(&second)
	path := "/api/players/" + ann.ID + "/friends"
	s.post(bob.Token, path, wire.FriendCode{Code: first.Code}).refused(http.StatusConflict, "not-now")
	s.post("", path, wire.FriendCode{Code: second.Code}).want(http.StatusUnauthorized)
	if body := string(s.get(bob.Token, "/api/players/"+ann.ID).want(http.StatusOK).body); strings.Contains(body, second.Code) {
		t.Errorf("Bob is told the code: %s", body)
	}
	must.Do(t, s.store.RenewLink(t.Context(), ann.ID)) // at another server
	s.post(bob.Token, path, wire.FriendCode{Code: second.Code}).refused(http.StatusConflict, "not-now")
	s.get(ann.Token, "/api/me/ties").want(http.StatusOK).into(&second)
	var p wire.Tied
	s.post(bob.Token, path, wire.FriendCode{Code: second.Code}).want(http.StatusOK).into(&p)
	if a, b := p, ann.ties()["Bob"]; !a.Friend || !b.Friend || a.Follower == 0 || b.Follower == 0 {
		t.Errorf("Bob sees %+v, and Ann %+v", a, b)
	}
}

// TestUnnoticed: whatever mutes and blocks a player makes, all that others and the log receive stays the same, byte by byte.
func TestUnnoticed(t *testing.T) {
	play := func(tied bool) (all []byte) {
		s := newSite(t, func(o *Options) { o.Random = rand.NewChaCha8([32]byte{1}) })
		ann, bob, eve, zoe := s.guest("Ann"), s.guest("Bob"), s.guest("Eve"), s.guest("Zoe")
		tie := func(other *guest, kind store.TieKind, on bool) {
			if tied {
				ann.tie(other, kind, on)
			}
		}
		tie(zoe, store.Block, true)
		tbl := eve.open(map[string]any{"settings": map[string]any{"variant": "standard"}, "sit": true})
		streams := []*feed{s.watch(bob.Token, tbl, 0), s.stream(eve.Token, tbl+"/events?changes=1"), s.watch(zoe.Token, tbl, 0), s.watch("", tbl, 0)}
		bob.do(tbl, table.Sit).want(http.StatusOK)
		bob.do(tbl, table.Chat, "text", "early").want(http.StatusOK)
		zoe.do(tbl, table.Chat, "text", "from outside").want(http.StatusOK)
		tie(eve, store.Mute, true)
		ann.do(tbl, table.Sit).want(http.StatusOK)
		tie(bob, store.Block, true)
		bob.do(tbl, table.Chat, "text", "late").want(http.StatusOK)
		eve.do(tbl, table.Chat, "text", "hello").want(http.StatusOK)
		tie(bob, store.Block, false)
		tie(bob, store.Mute, true)
		zoe.do(tbl, table.Chat, "text", "more").want(http.StatusOK)
		tie(eve, store.Mute, false)
		bob.do(tbl, table.Chat, "text", "end").want(http.StatusOK)
		for _, f := range streams {
			f.until("the end", func(m *message) bool {
				all = append(append(all, m.text...), '\n')
				return m.Event.Do == string(table.Chat) && bytes.Contains(m.text, []byte(`"end"`))
			})
		}
		for _, g := range []*guest{bob, eve, zoe} {
			all = append(all, s.get(g.Token, "/api/tables/"+tbl).want(http.StatusOK).body...)
			all = append(all, s.get(g.Token, "/api/me/ties").want(http.StatusOK).body...)
		}
		for _, e := range s.logOf(tbl) {
			all = append(append(all, e.Body...), '\n')
		}
		return all
	}
	if is, not := play(true), play(false); !bytes.Equal(is, not) {
		t.Errorf("with ties:\n%s\nwithout:\n%s", is, not)
	}
}

// meet keeps a match in which two guests were.
func (s *site) meet(a, b *guest) {
	id := "met-" + a.ID + b.ID
	e := &journal.Entry{Seq: 1, Body: []byte("x")}
	e.Hash = journal.Link(journal.Hash{}, e)
	must.Do(s.t, s.store.Append(context.Background(), id, e, &journal.Projection{Summary: journal.Summary{ID: id, Seq: 1, Head: e.Hash}, Result: &journal.Result{
		Table: id, Match: 1, Ended: 1, Variant: "duel", Chairs: []journal.Share{{Player: a.ID}, {Player: b.ID}}}}))
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

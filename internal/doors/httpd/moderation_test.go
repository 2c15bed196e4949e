package httpd

import (
	"bytes"
	"encoding/json"
	"fmt"
	"net/http"
	"net/http/httptest"
	"strings"
	"testing"
	"time"

	"ninetynine/cards"
	"ninetynine/internal/club/moderation"
	"ninetynine/internal/store"
	"ninetynine/internal/table"
	"ninetynine/internal/test/must"
	"ninetynine/internal/wire"
)

const console = "the secret of the server's machine"

// newModerated returns a site with a console, behind a proxy.
func newModerated(t *testing.T) *site {
	s := newSite(t, func(o *Options) { o.OperatorSecret, o.TrustProxy = console, true })
	s.check = newChecker(t)
	return s
}

func (s *site) act(token string, act wire.OperatorAct) *exchange {
	s.t.Helper()
	if act.Reason == "" {
		act.Reason = "shouts"
	}
	return s.post(token, "/api/operator/acts", act)
}

// refusedFor expects a refusal with the key of its phrase.
func (x *exchange) refusedFor(why string) *exchange {
	x.t.Helper()
	var e struct{ Error wire.Fault }
	x.want(http.StatusForbidden).into(&e)
	if e.Error.Why != why || !strings.Contains(e.Error.Text, "shouts") {
		x.t.Fatalf("%s %s: %s, not %s", x.method, x.path, x.body, why)
	}
	return x
}

func (g *guest) duel() string {
	return g.open(map[string]any{"settings": map[string]any{"variant": "duel", "public": true}, "sit": true})
}

// TestOperatorsOnly: each operation for operators is refused to all other callers.
func TestOperatorsOnly(t *testing.T) {
	s := newModerated(t)
	ann, eve := s.guest("Ann"), s.guest("Eve")
	tbl := eve.duel()
	s.act(console, wire.OperatorAct{Act: moderation.ActAppoint, Whom: ann.ID}).want(http.StatusOK)
	former := s.guest("Former")
	s.act(console, wire.OperatorAct{Act: moderation.ActAppoint, Whom: former.ID}).want(http.StatusOK)
	s.act(console, wire.OperatorAct{Act: moderation.ActDischarge, Whom: former.ID}).want(http.StatusOK)
	banned, group := s.guest("Banned"), eve.makes("1", "Friday").ID
	n := 0
	for _, o := range wire.Operations() {
		if o.Who != wire.Operator {
			if strings.HasPrefix(o.Path, "/api/operator/") {
				t.Errorf("%s is open to all", o.ID)
			}
			continue
		}
		n++
		path := strings.NewReplacer("{player}", eve.ID, "{table}", tbl, "{group}", group).Replace(o.Path)
		do := func(token string) *exchange {
			if o.Method == "GET" {
				return s.get(token, path)
			}
			return s.act(token, wire.OperatorAct{Act: moderation.ActLift, Whom: banned.ID})
		}
		for _, token := range []string{"", "nonsense", console + "!"} {
			do(token).want(http.StatusUnauthorized)
		}
		do(eve.Token).refused(http.StatusForbidden, "forbidden")
		do(former.Token).refused(http.StatusForbidden, "forbidden")
		do(console).want(http.StatusOK)
		do(ann.Token).want(http.StatusOK)
	}
	if n < 7 {
		t.Errorf("there are %d operations for operators", n)
	}
	s.get(console, "/api/me").want(http.StatusUnauthorized) // it is no player
	var me struct{ Operator bool }
	if s.get(ann.Token, "/api/me").into(&me); !me.Operator {
		t.Error("an operator does not hear of it")
	}
	s.act(console, wire.OperatorAct{Act: moderation.ActAppoint, Whom: former.ID}).want(http.StatusOK)
	for _, act := range []wire.OperatorAct{{Act: moderation.ActAppoint, Whom: eve.ID}, {Act: moderation.ActDischarge, Whom: former.ID}, {Act: moderation.ActBan, Whom: former.ID}} {
		s.act(ann.Token, act).want(http.StatusForbidden)
	}
}

// TestBan: a banned player reads, may leave a chair, and does nothing else; likewise at another server on the
// same database within twenty seconds, until the ban ends or is lifted.
func TestBan(t *testing.T) {
	s := newModerated(t)
	other := newSite(t, func(o *Options) { o.Store = s.store })
	ann, eve := s.guest("Ann"), s.guest("Eve")
	tbl := eve.duel()
	eve.do(tbl, table.Chat, "text", "hello").want(http.StatusOK)
	other.get(eve.Token, "/api/me").want(http.StatusOK)
	until := s.clock.Load() + time.Hour.Milliseconds()
	s.act(console, wire.OperatorAct{Act: moderation.ActBan, Whom: eve.ID, Until: until}).want(http.StatusOK)
	x := eve.do(tbl, table.Chat, "text", "hello").refusedFor("ban-player")
	if want := time.UnixMilli(until).UTC().Format("2006-01-02 15:04 UTC"); !bytes.Contains(x.body, []byte(want)) {
		t.Errorf("it does not say until when: %s", x.body)
	}
	eve.do(tbl, table.Ready).refusedFor("ban-player")
	s.post(eve.Token, "/api/me", map[string]any{"name": "Evelyn"}).refusedFor("ban-player")
	s.get(eve.Token, "/api/tables/"+tbl).want(http.StatusOK)
	s.get(eve.Token, "/api/tables?list=mine").want(http.StatusOK)
	eve.do(tbl, table.Stand).refused(http.StatusForbidden, "not-seated") // the chair is free already
	ann.do(ann.duel(), table.Chat, "text", "hello").want(http.StatusOK)

	other.clock.Store(s.clock.Add(moderation.FollowEvery.Milliseconds()))
	open := func(s *site) *exchange {
		id := s.ids.Add(1)
		return s.post(eve.Token, "/api/tables", map[string]any{"id": fmt.Sprint("e", id), "settings": map[string]any{"variant": "duel"}, "sit": true})
	}
	open(other).refusedFor("ban-player")
	s.clock.Store(until)
	open(s).want(http.StatusCreated)
	s.act(console, wire.OperatorAct{Act: moderation.ActBan, Whom: eve.ID}).want(http.StatusOK)
	if x := open(s).refusedFor("ban-player"); bytes.Contains(x.body, []byte("until 1970")) {
		t.Errorf("a ban without an end: %s", x.body)
	}
	s.act(console, wire.OperatorAct{Act: moderation.ActLift, Whom: eve.ID}).want(http.StatusOK)
	open(s).want(http.StatusCreated)

	s.act(console, wire.OperatorAct{Act: moderation.ActSilence, Whom: eve.ID}).want(http.StatusOK)
	quiet := eve.duel()
	eve.do(quiet, table.Ready).want(http.StatusOK)
	eve.do(quiet, table.Chat, "text", "hello").refusedFor("silence-player")
	s.post(eve.Token, "/api/me", map[string]any{"name": "Evelyn"}).refusedFor("silence-player")
	s.post(eve.Token, "/api/me/ties", wire.Tying{Player: ann.ID, Tie: store.Follow, On: true}).refusedFor("silence-player")
	for _, kind := range []store.TieKind{store.Mute, store.Block} {
		eve.tie(ann, kind, true)
		eve.tie(ann, kind, false)
	}
	eve.tie(ann, store.Follow, false)
	named := func(name string) *exchange {
		house := map[string]any{"name": name, "score": map[string]any{"made": []int{0, 77, 20, 10}}}
		return s.post(eve.Token, "/api/tables", map[string]any{"id": fmt.Sprint("house", len(name)), "settings": map[string]any{"variant": "standard", "public": true, "rules": house}})
	}
	named("Ann cheats").refusedFor("silence-player")
	s.act(console, wire.OperatorAct{Act: moderation.ActLift, Whom: eve.ID}).want(http.StatusOK)
	named("Klub").want(http.StatusCreated)
	for _, name := range []string{"Klu\u3164b", "Klub\n", strings.Repeat("x", 81)} {
		named(name).refused(http.StatusBadRequest, "bad")
	}
	for text, seen := range map[string]bool{"hello\u3164": false, "he\u200dllo": false, "bra 👩\u200d👧 ❤\ufe0f 1\ufe0f⃣": true, "می\u200cخواهم": true} {
		if x := eve.do(quiet, table.Chat, "text", text); seen {
			x.want(http.StatusOK)
		} else {
			x.refused(http.StatusBadRequest, "bad")
		}
	}
}

// TestBanOfAlias: what is in force against one of two players who became one is in force against both, also after a
// split, until it is lifted under either id.
func TestBanOfAlias(t *testing.T) {
	s := newModerated(t)
	op := func(act, whom string) {
		s.act(console, wire.OperatorAct{Act: act, Whom: whom}).want(http.StatusOK)
	}
	link := func(whom string) string {
		var given wire.Operated
		s.act(console, wire.OperatorAct{Act: moderation.ActLink, Whom: whom}).want(http.StatusOK).into(&given)
		return strings.TrimPrefix(given.Link, "/#code=")
	}
	ann, home := s.guest("Ann"), s.guest("Homer")
	chats := func(g *guest) *exchange { return g.do(g.duel(), table.Chat, "text", "hello") }
	op(moderation.ActSilence, ann.ID)
	ann.becomes(home)
	s.clock.Add(moderation.FollowEvery.Milliseconds())
	chats(home).refusedFor("silence-player") // it is not laundered
	op(moderation.ActLift, home.ID)
	chats(home).want(http.StatusOK)
	op(moderation.ActBan, ann.ID)
	s.post(home.Token, "/api/tables", map[string]any{"id": "x", "settings": map[string]any{"variant": "duel"}}).refusedFor("ban-player")
	var p wire.PersonShown
	if s.get(console, "/api/operator/people/"+home.ID).into(&p); !p.Sanctions.Banned {
		t.Errorf("operators see %+v", p)
	}
	op(moderation.ActSplit, ann.ID)
	var back wire.Guest
	given := link(ann.ID)
	s.clock.Add((24 * time.Hour).Milliseconds()) // since she has a device again
	s.goOn(map[string]any{"code": given}).want(http.StatusCreated).into(&back)
	for _, g := range []*guest{{s, back.ID, back.Name, back.Token}, home} {
		s.post(g.Token, "/api/tables", map[string]any{"id": "y", "settings": map[string]any{"variant": "duel"}}).refusedFor("ban-player")
		op(moderation.ActLift, g.ID)
		chats(g).want(http.StatusOK)
	}
}

// TestNoUndoOfBan: what is in force against one of two players who became one, under whichever id, does not end for either
// when they are split: players cannot undo it meanwhile, and after an operator's split it holds for both.
func TestNoUndoOfBan(t *testing.T) {
	for _, under := range []string{"player", "alias", "sister"} {
		for _, act := range []string{moderation.ActBan, moderation.ActSilence} {
			t.Run(act+" of the "+under, func(t *testing.T) {
				s := newModerated(t)
				home, p := s.browser("Homer")
				b, q := s.browser("Guest")
				sister := s.guest("Sister")
				must.Do(t, s.srv.merge(t.Context(), sister.ID, p.ID))
				b.goesOn(wire.Proving{Words: home.words()})
				b.joins(b.proves(wire.Proving{Back: true}), p.ID, true).want(http.StatusCreated)
				ids := map[string]string{"player": p.ID, "alias": q.ID, "sister": sister.ID}
				s.act(console, wire.OperatorAct{Act: act, Whom: ids[under]}).want(http.StatusOK)
				home.send(http.MethodDelete, "/api/me/joined/"+q.ID, nil).because("join-sanctioned")
				if me := b.me(); me.Back != nil {
					t.Errorf("a way back is offered that is refused: %+v", me.Back)
				}
				back := b.proves(wire.Proving{Back: true})
				b.send(http.MethodPost, "/api/session", wire.GoingOn{Code: back.Code, As: back.ID}).because("join-sanctioned")
				s.act(console, wire.OperatorAct{Act: moderation.ActSplit, Whom: q.ID}).want(http.StatusOK)
				var given wire.Operated // since the way back has ended
				s.act(console, wire.OperatorAct{Act: moderation.ActLink, Whom: q.ID}).want(http.StatusOK).into(&given)
				b.goesOn(wire.Proving{Code: strings.TrimPrefix(given.Link, "/#code=")})
				for _, one := range []*browser{home, b} {
					if me := one.me(); me.Sanctions == nil || !me.Sanctions.Banned && !me.Sanctions.Silenced {
						t.Errorf("after a split %s is free", me.Name)
					}
				}
			})
		}
	}
}

// TestLiftOfAll: what is lifted under an id about which there is no entry ends for the player, and an operator's aliases
// are an operator's.
func TestLiftOfAll(t *testing.T) {
	s := newModerated(t)
	home, ann, eve := s.guest("Homer"), s.guest("Ann"), s.guest("Eve")
	ann.becomes(home)
	s.act(console, wire.OperatorAct{Act: moderation.ActBan, Whom: home.ID}).want(http.StatusOK)
	var p wire.PersonShown
	if s.get(console, "/api/operator/people/"+ann.ID).into(&p); !p.Sanctions.Banned {
		t.Errorf("operators see %+v", p)
	}
	s.act(console, wire.OperatorAct{Act: moderation.ActLift, Whom: ann.ID}).want(http.StatusOK)
	home.duel()
	for _, g := range []*guest{home, eve} {
		s.act(console, wire.OperatorAct{Act: moderation.ActAppoint, Whom: g.ID}).want(http.StatusOK)
	}
	s.act(eve.Token, wire.OperatorAct{Act: moderation.ActBan, Whom: ann.ID}).refused(http.StatusForbidden, "forbidden")
}

// TestSanctions: operators see all that is in force, under the id as which a player goes on, and no more.
func TestSanctions(t *testing.T) {
	s := newModerated(t)
	ann, bob, cat, eve := s.guest("Ann"), s.guest("Bob"), s.guest("Cat"), s.guest("Eve")
	until := s.clock.Load() + time.Hour.Milliseconds()
	for _, act := range []wire.OperatorAct{
		{Act: moderation.ActBan, Whom: ann.ID}, {Act: moderation.ActSilence, Whom: bob.ID}, {Act: moderation.ActBan, Whom: cat.ID, Until: until},
		{Act: moderation.ActBanAll, Whom: "203.0.113.0/24"}, {Act: moderation.ActBan, Whom: eve.ID}, {Act: moderation.ActLift, Whom: eve.ID},
	} {
		s.act(console, act).want(http.StatusOK)
	}
	must.Do(t, s.store.Merge(t.Context(), bob.ID, eve.ID, s.srv.Now()))
	s.clock.Store(until)
	must.Do(t, s.store.Erase(t.Context(), store.Erasure{Player: ann.ID, At: s.srv.Now()}))
	var list wire.SanctionList
	s.get(console, "/api/operator/sanctions").want(http.StatusOK).into(&list)
	want := map[string]wire.Sanctioned{
		"203.0.113.0/24": {Whom: "203.0.113.0/24", Sanctions: moderation.Sanctions{Banned: true, BannedFor: "shouts", Ban: 4, All: true}},
		ann.ID:           {Whom: ann.ID, Tagged: "—·" + store.Tag(ann.ID), Sanctions: moderation.Sanctions{Banned: true, Ban: 1}},
		eve.ID:           {Whom: eve.ID, Tagged: "Eve·" + store.Tag(eve.ID), Sanctions: moderation.Sanctions{Silenced: true, SilencedFor: "shouts", Silence: 2}},
	}
	if len(list.Sanctioned) != len(want) {
		t.Errorf("in force are %+v", list)
	}
	for _, got := range list.Sanctioned {
		if got != want[got.Whom] {
			t.Errorf("in force is %+v, not %+v", got, want[got.Whom])
		}
	}
}

// TestLiftOfDeleted: what is in force against a player who was deleted can be lifted, once, and nothing else be done.
func TestLiftOfDeleted(t *testing.T) {
	s := newModerated(t)
	if _, err := s.store.AppendAudit(t.Context(), store.AuditEntry{At: s.clock.Load(), Operator: "console", Act: moderation.ActBan, Whom: "pgone", Reason: "shouts"}); err != nil {
		t.Fatal(err)
	}
	s.clock.Add(moderation.FollowEvery.Milliseconds())
	s.act(console, wire.OperatorAct{Act: moderation.ActSilence, Whom: "pgone"}).want(http.StatusNotFound)
	s.act(console, wire.OperatorAct{Act: moderation.ActLift, Whom: "pgone"}).want(http.StatusOK)
	var list wire.SanctionList
	if s.get(console, "/api/operator/sanctions").want(http.StatusOK).into(&list); len(list.Sanctioned) != 0 {
		t.Errorf("in force is still %+v", list)
	}
	s.act(console, wire.OperatorAct{Act: moderation.ActLift, Whom: "pgone"}).want(http.StatusNotFound)
}

// TestManySanctions: of too many, operators see the newest, and that there are more.
func TestManySanctions(t *testing.T) {
	s := newModerated(t)
	for n := range 1002 {
		e := store.AuditEntry{At: s.clock.Load(), Operator: "console", Act: moderation.ActSilence, Whom: fmt.Sprintf("p%d", 1000+n), Reason: "shouts"}
		if _, err := s.store.AppendAudit(t.Context(), e); err != nil {
			t.Fatal(err)
		}
	}
	s.act(console, wire.OperatorAct{Act: moderation.ActLift, Whom: "p1001"}).want(http.StatusOK)
	var list wire.SanctionList
	s.get(console, "/api/operator/sanctions").want(http.StatusOK).into(&list)
	if n := len(list.Sanctioned); n != 1000 || list.Sanctioned[0].Whom != "p1002" || list.Sanctioned[n-1].Whom != "p2001" || !list.More {
		t.Fatalf("%d are listed, the first %+v, more: %v", n, list.Sanctioned[0], list.More)
	}
	s.act(console, wire.OperatorAct{Act: moderation.ActLift, Whom: "p1000"}).want(http.StatusOK)
	list = wire.SanctionList{}
	if s.get(console, "/api/operator/sanctions").into(&list); len(list.Sanctioned) != 1000 || list.More {
		t.Errorf("%d are listed, more: %v", len(list.Sanctioned), list.More)
	}
}

// TestBanEndsWaiting: a banned player leaves tables where others would wait, and a stand-in takes over in a match
// without a clock; one with a clock goes on.
func TestBanEndsWaiting(t *testing.T) {
	s := newModerated(t)
	ann, eve := s.guest("Ann"), s.guest("Eve")
	gathers := eve.duel()
	begins := func(settings map[string]any) string {
		tbl := eve.open(map[string]any{"settings": settings, "sit": true})
		ann.do(tbl, table.Sit).want(http.StatusOK)
		for _, g := range []*guest{ann, eve} {
			g.do(tbl, table.Ready).want(http.StatusOK)
		}
		return tbl
	}
	free, clocked := begins(map[string]any{"variant": "duel"}), begins(map[string]any{"variant": "duel", "clock": map[string]any{"move": 60_000}})
	s.act(console, wire.OperatorAct{Act: moderation.ActBan, Whom: eve.ID}).want(http.StatusOK)
	for tbl, has := range map[string]string{gathers: `"id":"` + eve.ID, free: `"away":true`, clocked: `"away":true`} {
		x := s.get(ann.Token, "/api/tables/"+tbl).want(http.StatusOK)
		if got, want := bytes.Contains(x.body, []byte(has)), tbl == free; got != want {
			t.Errorf("%s: %v of %s", has, got, x.body)
		}
	}
}

// TestBanNetwork: a banned network sends no new players, and with ban-all no players; other networks do.
func TestBanNetwork(t *testing.T) {
	s := newModerated(t)
	eve := s.guest("Eve")
	known, ann := s.browser("Ann")
	come := func(address string) *exchange {
		return s.at(address, "", "POST", "/api/guest", map[string]any{"name": "Guest", "token": true})
	}
	play := func(address string) *exchange {
		s.ids.Add(1)
		return s.at(address, eve.Token, "POST", "/api/tables", map[string]any{"id": fmt.Sprint("n", s.ids.Load()), "settings": map[string]any{"variant": "duel"}})
	}
	for _, c := range []struct{ ban, in, out string }{
		{"198.51.100.7", "198.51.100.7", "198.51.100.8"},
		{"203.0.113.0/24", "203.0.113.200", "203.0.114.1"},
		{"::ffff:203.0.115.0/120", "203.0.115.200", "203.0.116.1"},
		{"2001:db8:1:2ff::5", "2001:db8:1:200::1", "2001:db8:1:300::1"},
		{"2001:db8:8::/48", "2001:db8:8:aa00::1", "2001:db8:9::1"},
	} {
		var e store.AuditEntry
		s.act(console, wire.OperatorAct{Act: moderation.ActBan, Whom: c.ban}).want(http.StatusOK).into(&e)
		come(c.in).refusedFor("ban-network")
		var again wire.Guest // of a page that did not learn who it is
		known.send("POST", "/api/guest", wire.Entrance{Name: "Guest"}, "X-Forwarded-For", c.in).want(http.StatusCreated).into(&again)
		if again.ID != ann.ID {
			t.Errorf("Ann is now %s %s", again.Name, again.ID)
		}
		come(c.out).want(http.StatusCreated)
		play(c.in).want(http.StatusCreated)
		s.act(console, wire.OperatorAct{Act: moderation.ActBanAll, Whom: c.ban}).want(http.StatusOK)
		play(c.in).refusedFor("ban-network")
		s.send(eve.Token, "GET", "/api/me", nil, "X-Forwarded-For", c.in).want(http.StatusOK)
		play(c.out).want(http.StatusCreated)
		s.act(console, wire.OperatorAct{Act: moderation.ActLift, Whom: e.Whom}).want(http.StatusOK)
		come(c.in).want(http.StatusCreated)
	}
	s.act(console, wire.OperatorAct{Act: moderation.ActAppoint, Whom: eve.ID}).want(http.StatusOK)
	s.act(console, wire.OperatorAct{Act: moderation.ActBanAll, Whom: "198.51.100.0/24"}).want(http.StatusOK)
	play("198.51.100.7").want(http.StatusCreated) // an operator, who could lift it
	come("198.51.100.7").refusedFor("ban-network")
	for _, wrong := range []string{"0.0.0.0/0", "::/0", "::ffff:0.0.0.0/100", "somewhere", ""} {
		s.act(console, wire.OperatorAct{Act: moderation.ActBanAll, Whom: wrong}).want(http.StatusBadRequest)
	}
}

// TestActs: operators rename, remove and close; each act needs a reason and is in the log.
func TestActs(t *testing.T) {
	s := newModerated(t)
	ann, eve := s.guest("Ann"), s.guest("Rude")
	tbl := eve.duel()
	ann.do(tbl, table.Sit).want(http.StatusOK)
	shown := func() (out wire.TableShown) {
		s.get(console, "/api/operator/tables/"+tbl).want(http.StatusOK).into(&out)
		return out
	}
	s.post(console, "/api/operator/acts", wire.OperatorAct{Act: moderation.ActRename, Whom: eve.ID, Name: "Eve"}).refused(http.StatusBadRequest, "bad")
	s.act(console, wire.OperatorAct{Act: moderation.ActRename, Whom: eve.ID, Name: "Eve"}).want(http.StatusOK)
	elsewhere := eve.duel()
	if x := s.get(eve.Token, "/api/tables/"+elsewhere).want(http.StatusOK); !bytes.Contains(x.body, []byte(`"Eve"`)) || bytes.Contains(x.body, []byte("Rude")) {
		t.Errorf("at the next table the player is called as before: %s", x.body)
	}
	must.Do(t, s.store.AddPlayer(t.Context(), store.Player{ID: eve.ID[:5] + "twin", Name: "Twin"}))
	s.act(console, wire.OperatorAct{Act: moderation.ActRename, Whom: eve.ID, Name: "TWIN"}).refused(http.StatusConflict, "taken")
	if got := shown().Chairs[0].Name; got != "Eve" {
		t.Errorf("the chair says %s", got)
	}
	for _, g := range []*guest{ann, eve} {
		g.do(tbl, table.Ready).want(http.StatusOK)
	}
	s.act(console, wire.OperatorAct{Act: moderation.ActRemove, Whom: eve.ID, Table: tbl}).want(http.StatusOK)
	if m := s.get(ann.Token, "/api/tables/"+tbl); !bytes.Contains(m.body, []byte(`"away":true`)) {
		t.Errorf("no stand-in plays: %s", m.body)
	}
	s.act(console, wire.OperatorAct{Act: moderation.ActClose, Whom: tbl}).want(http.StatusOK)
	if got := shown(); got.Public || len(got.Chairs) > 0 && got.Chairs[0].Player != "" {
		t.Errorf("the table goes on: %+v", got)
	}
	ann.do(tbl, table.Sit).want(http.StatusForbidden)
	s.act(console, wire.OperatorAct{Act: moderation.ActRemove, Whom: eve.ID, Table: tbl}).want(http.StatusConflict)
	s.act(console, wire.OperatorAct{Act: moderation.ActClose, Whom: "none"}).want(http.StatusNotFound)
	s.act(console, wire.OperatorAct{Act: moderation.ActBan, Whom: "none"}).want(http.StatusNotFound)
	var log wire.AuditLog
	s.get(console, "/api/operator/audit").want(http.StatusOK).into(&log)
	var acts []string
	for _, e := range log.Entries {
		acts = append(acts, e.Act)
	}
	if got := fmt.Sprint(acts); got != "[close remove rename]" || log.Entries[0].Operator != "console" {
		t.Errorf("the log has %s: %+v", got, log.Entries)
	}
}

// TestActsOnIdentity: operators give a link, which works once, split what was one, and erase; all with an entry.
func TestActsOnIdentity(t *testing.T) {
	s := newModerated(t)
	ann, home := s.guest("Ann"), s.guest("Homer")
	link := func(whom string) *exchange {
		return s.act(console, wire.OperatorAct{Act: moderation.ActLink, Whom: whom})
	}
	var given wire.Operated
	link(home.ID).want(http.StatusOK).into(&given)
	code, ok := strings.CutPrefix(given.Link, "/#code=")
	if day := s.clock.Load() + (24 * time.Hour).Milliseconds(); !ok || given.LinkFrom != day || given.Until != day+(24*time.Hour).Milliseconds() {
		t.Errorf("the link is %+v", given)
	}
	s.goOn(map[string]any{"code": code}).want(http.StatusConflict) // in a day
	s.clock.Add((24 * time.Hour).Milliseconds())
	s.goOn(map[string]any{"code": code}).is(home)
	s.goOn(map[string]any{"code": code}).want(http.StatusNotFound)
	ann.becomes(home)
	link("none").want(http.StatusNotFound)

	var alias wire.PersonShown
	s.get(console, "/api/operator/people/"+ann.ID).want(http.StatusOK).into(&alias)
	if alias.AliasOf != home.ID || alias.Name != "Ann" {
		t.Errorf("operators see the alias as %+v", alias)
	}
	s.act(console, wire.OperatorAct{Act: moderation.ActSplit, Whom: home.ID}).refused(http.StatusConflict, "not-now")
	s.act(console, wire.OperatorAct{Act: moderation.ActSplit, Whom: ann.ID}).want(http.StatusOK)
	var shown wire.Profile
	if s.get("", "/api/players/"+ann.ID).into(&shown); shown.ID != ann.ID {
		t.Errorf("the alias is still %+v", shown)
	}
	alias = wire.PersonShown{}
	s.get(console, "/api/operator/people/"+ann.ID).into(&alias)
	if alias.AliasOf != "" || alias.ID != ann.ID {
		t.Errorf("after the split, operators see %+v", alias)
	}
	link(ann.ID).want(http.StatusOK).into(&given)
	s.clock.Add((24 * time.Hour).Milliseconds()) // since she has a device again
	var back wire.Guest
	s.goOn(map[string]any{"code": strings.TrimPrefix(given.Link, "/#code=")}).want(http.StatusCreated).into(&back)
	if back.ID != ann.ID {
		t.Errorf("the link of the alias leads to %+v", back)
	}

	tbl := home.duel()
	stream := s.watch(home.Token, tbl, 0)
	s.act(console, wire.OperatorAct{Act: moderation.ActErase, Whom: home.ID, Name: "homer"}).refused(http.StatusConflict, "not-now")
	s.act(console, wire.OperatorAct{Act: moderation.ActErase, Whom: home.ID, Name: "Homer"}).want(http.StatusOK)
	for more := true; more; { // it ends
		_, more = stream.next()
	}
	s.get(home.Token, "/api/me/keys").want(http.StatusUnauthorized)
	s.get(ann.Token, "/api/me/keys").want(http.StatusOK) // the split gave it back
	var log wire.AuditLog
	s.get(console, "/api/operator/audit").want(http.StatusOK).into(&log)
	var acts []string
	for _, e := range log.Entries {
		acts = append(acts, e.Act)
	}
	if got := fmt.Sprint(acts); got != "[erase link split link]" || bytes.Contains(fmt.Append(nil, log), []byte(code)) {
		t.Errorf("the log has %s: %+v", got, log)
	}
}

// TestComplaints: a complaint has the lines as the table has them; a player and an address have a share; the
// player hears of the outcome.
func TestComplaints(t *testing.T) {
	s := newModerated(t)
	ann, eve := s.guest("Ann"), s.guest("Eve")
	tbl := eve.duel()
	var r struct{ Seq uint64 }
	eve.do(tbl, table.Chat, "text", "you fool").want(http.StatusOK).into(&r)
	complain := func(g *guest, c wire.Complaining) *exchange {
		return s.post(g.Token, "/api/tables/"+tbl+"/complaints", c)
	}
	complain(ann, wire.Complaining{Whom: eve.ID, Lines: []uint64{r.Seq}}).want(http.StatusCreated)
	complain(ann, wire.Complaining{Whom: eve.ID, Lines: []uint64{r.Seq + 1}}).want(http.StatusBadRequest)
	complain(ann, wire.Complaining{Whom: ann.ID, Text: "me"}).want(http.StatusBadRequest)
	complain(ann, wire.Complaining{Whom: eve.ID}).want(http.StatusBadRequest)
	bob, cat, zoe := s.guest("Bob"), s.guest("Cat"), s.guest("Zoe")
	complain(zoe, wire.Complaining{Whom: bob.ID, Text: "was never here"}).refused(http.StatusBadRequest, "bad")
	bob.do(tbl, table.Sit).want(http.StatusOK)
	bob.do(tbl, table.Stand).want(http.StatusOK)
	must.Do(t, s.store.Merge(t.Context(), bob.ID, cat.ID, s.srv.Now()))
	var about wire.Complaints
	complain(zoe, wire.Complaining{Whom: bob.ID, Text: "was here"}).want(http.StatusCreated).into(&about)
	s.act(console, wire.OperatorAct{Act: moderation.ActDismiss, Whom: eve.ID, Complaint: about.Complaints[0].ID}).want(http.StatusNotFound)
	stillOpen := func(n int) {
		t.Helper()
		w := httptest.NewRecorder()
		s.srv.Metrics().ServeHTTP(w, httptest.NewRequest("GET", "/metrics", nil))
		if line := fmt.Sprintf("\nninetynine_complaints_open %d\n", n); !strings.Contains(w.Body.String(), line) {
			t.Errorf("the metrics do not say%s", line)
		}
	}
	stillOpen(2)
	s.act(console, wire.OperatorAct{Act: moderation.ActDismiss, Whom: cat.ID, Complaint: about.Complaints[0].ID}).want(http.StatusOK)
	stillOpen(1)
	gone := store.Player{ID: "pgone", Name: "Gone", Created: time.UnixMilli(1)}
	must.Do(t, s.store.AddPlayer(t.Context(), gone))
	about.Complaints[0].Whom, about.Complaints[0].By = gone.ID, zoe.ID
	id := must.Get(s.store.AddComplaint(t.Context(), about.Complaints[0], store.ComplaintBounds{Player: 9, Source: 9, All: 9}))(t)
	must.Get2(s.store.Purge(t.Context(), time.UnixMilli(2), time.UnixMilli(2)))(t)
	s.get(console, "/api/operator/people/"+gone.ID).want(http.StatusNotFound)
	s.act(console, wire.OperatorAct{Act: moderation.ActDismiss, Whom: gone.ID, Complaint: id}).want(http.StatusOK)
	for range complaintsOfPlayer - 1 {
		complain(ann, wire.Complaining{Whom: eve.ID, Text: "slow"}).want(http.StatusCreated)
	}
	complain(ann, wire.Complaining{Whom: eve.ID, Text: "slow"}).refused(http.StatusTooManyRequests, "too-many")
	s.act(console, wire.OperatorAct{Act: moderation.ActAppoint, Whom: zoe.ID}).want(http.StatusOK)
	for g, want := range map[*guest]int{zoe: complaintsOfPlayer, ann: 0} { // only operators hear of complaints
		var me wire.Somebody
		if s.get(g.Token, "/api/me").want(http.StatusOK).into(&me); me.Complaints != want {
			t.Errorf("%s hears of %d open complaints", g.Name, me.Complaints)
		}
	}
	var open wire.Charges
	var own wire.Complaints
	s.get(console, "/api/operator/complaints").want(http.StatusOK).into(&open)
	if len(open.Complaints) != 1 || open.Complaints[0].Count != complaintsOfPlayer {
		t.Errorf("of complaints about one player, operators see %+v", open)
	}
	s.get(console, "/api/operator/complaints?whom="+eve.ID).want(http.StatusOK).into(&open)
	if c := open.Complaints[0]; c.From != "Ann·"+store.Tag(ann.ID) || c.About != "Eve·"+store.Tag(eve.ID) {
		t.Errorf("the complaint names %q and %q", c.From, c.About)
	}
	if c := open.Complaints[0]; len(open.Complaints) != complaintsOfPlayer || len(c.Lines) != 1 || c.Lines[0].Text != "you fool" || c.By != ann.ID {
		t.Errorf("open are %+v", open)
	}
	s.act(console, wire.OperatorAct{Act: moderation.ActSilence, Whom: eve.ID, Complaint: open.Complaints[0].ID}).want(http.StatusOK)
	s.act(console, wire.OperatorAct{Act: moderation.ActDismiss, Whom: eve.ID, Complaint: open.Complaints[0].ID}).want(http.StatusNotFound)
	s.act(console, wire.OperatorAct{Act: moderation.ActDismiss, Whom: eve.ID}).want(http.StatusBadRequest)
	s.get(ann.Token, "/api/complaints").want(http.StatusOK).into(&own)
	if got := own.Complaints[len(own.Complaints)-1]; got.Outcome != "silence" {
		t.Errorf("the player hears %+v", got)
	}
	s.get(eve.Token, "/api/complaints").want(http.StatusOK).into(&own)
	if len(own.Complaints) > 0 {
		t.Error("a player reads complaints of another")
	}
}

const complaintsOfPlayer = 5

// TestComplaintFromOutside: players who had a chair complain, as players, also when the host keeps them out or locks the
// table, with what they heard until then. Others do not.
func TestComplaintFromOutside(t *testing.T) {
	s := newModerated(t)
	eve, ann, bob, zoe := s.guest("Eve"), s.guest("Ann"), s.guest("Bob"), s.guest("Zoe")
	var opened wire.Seated
	s.post(eve.Token, "/api/tables", map[string]any{"id": "own", "settings": map[string]any{"variant": "standard", "closed": true}}).want(http.StatusCreated).into(&opened)
	tbl := opened.Table
	said := func(text string) uint64 {
		var r struct{ Seq uint64 }
		eve.do(tbl, table.Chat, "text", text).want(http.StatusOK).into(&r)
		return r.Seq
	}
	complain := func(g *guest, lines ...uint64) *exchange {
		return s.post(g.Token, "/api/tables/"+tbl+"/complaints", wire.Complaining{Whom: eve.ID, Text: "rude", Lines: lines})
	}
	for _, g := range []*guest{eve, ann, bob} {
		g.do(tbl, table.Sit).want(http.StatusOK)
	}
	heard := said("you fool")
	eve.do(tbl, table.Ban, "text", ann.ID, "on", true).want(http.StatusOK)
	later := said("good riddance")
	bob.do(tbl, table.Stand).want(http.StatusOK)
	eve.do(tbl, table.Lock, "on", true).want(http.StatusOK)
	s.get(ann.Token, "/api/tables/"+tbl).want(http.StatusForbidden)
	complain(zoe).want(http.StatusForbidden)
	complain(ann, later).refused(http.StatusBadRequest, "bad")
	joined := s.guest("Ann's other device")
	must.Do(t, s.store.Merge(t.Context(), bob.ID, joined.ID, s.srv.Now()))
	for g, lines := range map[*guest][]uint64{ann: {heard}, joined: {heard, later}} {
		var made wire.Complaints
		complain(g, lines...).want(http.StatusCreated).into(&made)
		if c := made.Complaints[0]; c.Watching || len(c.Lines) != len(lines) {
			t.Errorf("%s complains with %+v", g.Name, c)
		}
	}
}

// TestForgetReasons: the name of a player who was erased ends in what others are told, here at once, and after a while
// where another server erased the player.
func TestForgetReasons(t *testing.T) {
	s := newModerated(t)
	ann, eve, bob, zoe := s.guest("Ann"), s.guest("Eve"), s.guest("Bob"), s.guest("Zoe")
	for g, other := range map[*guest]*guest{eve: ann, bob: zoe} {
		s.act(console, wire.OperatorAct{Act: moderation.ActBan, Whom: g.ID, Reason: "shouts at " + other.Name + "·" + store.Tag(other.ID)}).want(http.StatusOK)
	}
	told := func(g *guest, name string, is bool) {
		t.Helper()
		if x := s.post(g.Token, "/api/tables", map[string]any{"settings": map[string]any{"variant": "duel"}}).want(http.StatusForbidden); bytes.Contains(x.body, []byte(name)) != is {
			t.Errorf("%s is told %s", g.Name, x.body)
		}
	}
	told(eve, "Ann", true)
	told(bob, "Zoe", true)
	s.post(ann.Token, "/api/me/erase", map[string]any{"name": "Ann"}).want(http.StatusNoContent)
	told(eve, "Ann", false)
	must.Do(t, s.store.Erase(t.Context(), store.Erasure{Player: zoe.ID, At: s.srv.Now()}))
	s.clock.Add(2 * moderation.WholeEvery.Milliseconds())
	told(bob, "Zoe", false)
	s.act(console, wire.OperatorAct{Act: moderation.ActSilence, Whom: bob.ID, Reason: "insults"}).want(http.StatusOK)
	must.Do(t, s.store.Erase(t.Context(), store.Erasure{Player: bob.ID, At: s.srv.Now()}))
	if x := s.get(console, "/api/operator/people/"+bob.ID).want(http.StatusOK); bytes.Contains(x.body, []byte("insults")) {
		t.Errorf("operators are told %s", x.body)
	}
}

// TestOperatorsSeeNoCards: whatever cards are dealt, operators get the same bytes during a match.
func TestOperatorsSeeNoCards(t *testing.T) {
	shown := func(secret string) (all []byte, hand string) {
		s := newSite(t, func(o *Options) {
			o.OperatorSecret, o.Random = console, &counter{}
			o.Hall.Draw = func() cards.Seed { return cards.SeedOf(secret) }
		})
		ann, eve := s.guest("Ann"), s.guest("Eve")
		tbl, group := eve.duel(), eve.makes("1", "Friday").ID
		ann.do(tbl, table.Sit).want(http.StatusOK)
		for _, g := range []*guest{ann, eve} {
			g.do(tbl, table.Ready).want(http.StatusOK)
		}
		var m struct{ View json.RawMessage }
		s.get(ann.Token, "/api/tables/"+tbl).want(http.StatusOK).into(&m)
		s.act(console, wire.OperatorAct{Act: moderation.ActSilence, Whom: eve.ID}).want(http.StatusOK)
		for _, o := range wire.Operations() {
			if o.Who == wire.Operator && o.Method == "GET" {
				all = append(all, s.get(console, strings.NewReplacer("{player}", eve.ID, "{table}", tbl, "{group}", group).Replace(o.Path)).want(http.StatusOK).body...)
			}
		}
		for _, find := range []string{tbl, eve.ID} {
			all = append(all, s.get(console, "/api/operator/tables?find="+find).want(http.StatusOK).body...)
		}
		return all, string(m.View)
	}
	one, hand := shown("one")
	two, other := shown("two")
	if hand == other {
		t.Fatal("the same cards were dealt")
	}
	if !bytes.Equal(one, two) {
		t.Errorf("operators get\n%s\nand, with other cards,\n%s", one, two)
	}
}

// A counter gives the same bytes in each run, and never the same twice.
type counter struct{ n int }

func (c *counter) Read(b []byte) (int, error) {
	c.n++
	return copy(b, bytes.Repeat(fmt.Append(nil, c.n, "-"), len(b))), nil
}

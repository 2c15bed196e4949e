package httpd

import (
	"bytes"
	"context"
	"fmt"
	"net/http"
	"strings"
	"sync"
	"sync/atomic"
	"testing"
	"time"

	"ninetynine/internal/club/moderation"
	"ninetynine/internal/store"
	"ninetynine/internal/table"
	"ninetynine/internal/test/must"
	"ninetynine/internal/wire"
)

func (s *site) person(id string) (p wire.PersonShown) {
	s.t.Helper()
	s.get(console, "/api/operator/people/"+id).want(http.StatusOK).into(&p)
	return p
}

func (s *site) auditLog() (log wire.AuditLog) {
	s.t.Helper()
	s.get(console, "/api/operator/audit").want(http.StatusOK).into(&log)
	return log
}

// TestDismissWhom: an act that names no player is refused, and is no fault of the server.
func TestDismissWhom(t *testing.T) {
	s := newModerated(t)
	s.act(console, wire.OperatorAct{Act: moderation.ActDismiss, Complaint: 999999}).refused(http.StatusBadRequest, "bad")
}

// TestBanPastTunnel: all the networks of a tunnel count as one, so that a player gets rid neither of the first network nor of
// a later one.
func TestBanPastTunnel(t *testing.T) {
	s := newModerated(t)
	const home, office = "198.51.100.7", "198.51.100.8"
	eve := s.guestAt(home)
	for n := range 4 * store.MostNetworks {
		for range 2 {
			s.send(eve.Token, "GET", "/api/me", nil, "X-Forwarded-For", fmt.Sprintf("2001:db8:0:%02x00::1", n)).want(http.StatusOK)
			s.clock.Add(time.Hour.Milliseconds() / 4)
		}
		if n == store.MostNetworks {
			s.send(eve.Token, "GET", "/api/me", nil, "X-Forwarded-For", office).want(http.StatusOK)
		}
	}
	s.act(console, wire.OperatorAct{Act: moderation.ActBan, Whom: eve.ID, Network: true}).want(http.StatusOK)
	for _, at := range []string{home, office} {
		s.at(at, "", "POST", "/api/guest", map[string]any{"name": "Guest", "token": true}).refusedFor("ban-network")
	}
}

// TestBanOfOwnNetworks: a banned player does not come back as a new one from the same network, though no log has its
// address; others who are known there play on, and operators hear how many they are. It ends with the ban.
func TestBanOfOwnNetworks(t *testing.T) {
	s := newModerated(t)
	other := newSite(t, func(o *Options) { o.Store, o.TrustProxy = s.store, true })
	const home, away = "198.51.100.7", "198.51.100.8"
	ann, eve, bob := s.guestAt(away), s.guestAt(home), s.guestAt(home) // which is known before they ask for anything
	come := func(s *site, at string) *exchange {
		return s.at(at, "", "POST", "/api/guest", map[string]any{"name": "Guest", "token": true})
	}
	if p := s.person(eve.ID); p.Networks != 1 || p.Others != 1 {
		t.Errorf("operators see %d networks of %d others", p.Networks, p.Others)
	}
	until := s.clock.Load() + time.Hour.Milliseconds()
	ban := wire.OperatorAct{Act: moderation.ActBan, Whom: eve.ID, Network: true, Until: until}
	s.act(console, ban).want(http.StatusOK)
	come(s, home).refusedFor("ban-network")
	come(s, away).want(http.StatusCreated)
	s.at(home, "", "POST", "/api/pads", map[string]any{"secret": strings.Repeat("a", 32), "record": "{}"}).refusedFor("ban-network")
	other.clock.Store(s.clock.Load())
	come(other, home).refusedFor("ban-network")
	s.at(home, bob.Token, "POST", "/api/tables", map[string]any{"id": "b", "settings": map[string]any{"variant": "duel"}}).want(http.StatusCreated)
	if !s.person(eve.ID).Sanctions.Network {
		t.Error("operators do not see that the network is banned too")
	}
	if x := s.get(console, "/api/operator/audit"); bytes.Contains(x.body, []byte(home)) {
		t.Errorf("the log has the address: %s", x.body)
	}
	s.clock.Store(until)
	come(s, home).want(http.StatusCreated)

	ban.Until = 0
	s.act(console, ban).want(http.StatusOK)
	must.Do(t, s.store.Merge(t.Context(), eve.ID, ann.ID, s.srv.Now()))
	s.act(console, wire.OperatorAct{Act: moderation.ActSplit, Whom: eve.ID}).want(http.StatusOK)
	s.act(console, wire.OperatorAct{Act: moderation.ActLiftBan, Whom: eve.ID}).want(http.StatusOK)
	come(s, home).refusedFor("ban-network") // it holds for both since the split
	s.act(console, wire.OperatorAct{Act: moderation.ActLiftBan, Whom: ann.ID}).want(http.StatusOK)
	come(s, home).want(http.StatusCreated)

	s.clock.Add((store.NetworkDays + 2) * 24 * time.Hour.Milliseconds())
	s.act(console, ban).refused(http.StatusConflict, "not-now")
	s.act(console, wire.OperatorAct{Act: moderation.ActBan, Whom: home, Network: true}).want(http.StatusBadRequest)
	s.act(console, wire.OperatorAct{Act: moderation.ActSilence, Whom: eve.ID, Network: true}).want(http.StatusBadRequest)
}

// TestActsOnce: an act that is sent again is done once, also when it is sent many times at once, and gets the same entry.
func TestActsOnce(t *testing.T) {
	s, _ := newEvenings(t)
	ann, bob, eve, zoe := s.guest("Ann"), s.guest("Bob"), s.guest("Eve"), s.guest("Zoe")
	s.act(console, wire.OperatorAct{Act: moderation.ActAppoint, Whom: zoe.ID, ID: "x"}).want(http.StatusOK)
	tbl := eve.duel()
	must.Do(t, s.store.Merge(t.Context(), ann.ID, bob.ID, s.srv.Now()))
	for i, act := range []wire.OperatorAct{
		{Act: moderation.ActSilence, Whom: eve.ID}, {Act: moderation.ActRename, Whom: eve.ID, Name: "Evelyn"}, {Act: moderation.ActRemove, Whom: eve.ID, Table: tbl},
		{Act: moderation.ActClose, Whom: tbl}, {Act: moderation.ActSplit, Whom: ann.ID}, {Act: moderation.ActBan, Whom: "203.0.113.7"}, {Act: moderation.ActLift, Whom: eve.ID},
		{Act: moderation.ActEvening, Evening: &store.Evening{Variant: "standard", Weekday: 3, Minute: 1200, Zone: "Europe/Berlin", Clock: "5m+10s", Games: 1, Bot: "club"}},
	} {
		act.ID = fmt.Sprint("act", i)
		before := len(s.auditLog().Entries)
		var first, again store.AuditEntry
		s.act(zoe.Token, act).want(http.StatusOK).into(&first)
		s.act(zoe.Token, act).want(http.StatusOK).into(&again)
		var all sync.WaitGroup
		for range 8 {
			all.Go(func() { s.act(zoe.Token, act).want(http.StatusOK) })
		}
		all.Wait()
		if first != again || first.N == 0 || first.ID != act.ID {
			t.Errorf("%s sent again has the entry %+v, not %+v", act.Act, again, first)
		}
		entries := 0
		for _, e := range s.auditLog().Entries {
			if e.ID == act.ID {
				entries++
			}
		}
		if entries != 1 || len(s.auditLog().Entries) == before {
			t.Errorf("%s has %d entries", act.Act, entries)
		}
		s.act(zoe.Token, wire.OperatorAct{Act: moderation.ActErase, Whom: eve.ID, Name: "Evelyn", ID: act.ID}).refused(http.StatusConflict, "taken")
	}
	s.act(zoe.Token, wire.OperatorAct{Act: moderation.ActLink, Whom: ann.ID, ID: "link"}).want(http.StatusOK)
	s.act(zoe.Token, wire.OperatorAct{Act: moderation.ActLink, Whom: ann.ID, ID: "link"}).refused(http.StatusConflict, "not-now")
	renamed := wire.OperatorAct{Act: moderation.ActRename, Whom: eve.ID, Name: "Eva", ID: "name"}
	s.act(zoe.Token, renamed).want(http.StatusOK)
	must.Do(t, s.store.Rename(t.Context(), eve.ID, "Evi"))
	if s.act(zoe.Token, renamed).want(http.StatusOK); s.person(eve.ID).Name != "Evi" {
		t.Error("an act that is sent again is carried out again")
	}
	var own, others store.AuditEntry
	s.act(console, wire.OperatorAct{Act: moderation.ActSilence, Whom: eve.ID, ID: "act0"}).want(http.StatusOK).into(&others)
	s.act(zoe.Token, wire.OperatorAct{Act: moderation.ActSilence, Whom: eve.ID, ID: "act0"}).want(http.StatusOK).into(&own)
	if own.N == others.N {
		t.Error("an act of another operator with the same id is not done")
	}
	n := len(s.auditLog().Entries)
	for range 2 { // as clients of earlier versions send them
		s.act(console, wire.OperatorAct{Act: moderation.ActSilence, Whom: eve.ID}).want(http.StatusOK)
	}
	if got := len(s.auditLog().Entries); got != n+2 {
		t.Errorf("two acts without ids have %d entries", got-n)
	}
	s.act(console, wire.OperatorAct{Act: moderation.ActSilence, Whom: eve.ID, As: "anna", ID: "a"}).want(http.StatusOK).into(&own)
	s.act(zoe.Token, wire.OperatorAct{Act: moderation.ActSilence, Whom: eve.ID, As: "anna", ID: "a"}).want(http.StatusOK).into(&others)
	if own.Operator != "console: anna" || others.Operator != zoe.ID {
		t.Errorf("the operators are %q and %q", own.Operator, others.Operator)
	}
}

// TestAppeal: a player who is banned or silenced appeals once against each sanction; operators read it, and what came of
// complaints, later too.
func TestAppeal(t *testing.T) {
	s := newSite(t, func(o *Options) { o.OperatorSecret, o.Contact = console, "mailto:order@example.org" })
	s.check = newChecker(t)
	ann, eve := s.guest("Ann"), s.guest("Eve")
	appeal := func(g *guest) *exchange {
		return s.post(g.Token, "/api/appeals", map[string]any{"text": "it was my  brother"})
	}
	appeal(eve).refused(http.StatusConflict, "not-now")
	tbl := eve.duel()
	ann.do(tbl, table.Sit).want(http.StatusOK)
	for range complaintsOfPlayer {
		s.post(eve.Token, "/api/tables/"+tbl+"/complaints", wire.Complaining{Whom: ann.ID, Text: "slow"}).want(http.StatusCreated)
	}
	var e store.AuditEntry
	s.act(console, wire.OperatorAct{Act: moderation.ActBan, Whom: eve.ID}).want(http.StatusOK).into(&e)
	if x := eve.do(tbl, table.Chat, "text", "hello").refusedFor("ban-player"); !bytes.Contains(x.body, []byte("order@example.org")) {
		t.Errorf("no contact is named: %s", x.body)
	}
	var me wire.Somebody
	if s.get(eve.Token, "/api/me").want(http.StatusOK).into(&me); me.Sanctions == nil || me.Sanctions.Ban != e.N {
		t.Errorf("the player hears %+v", me.Sanctions)
	}
	s.post(eve.Token, "/api/appeals", map[string]any{"text": ""}).want(http.StatusBadRequest)
	s.post("", "/api/appeals", map[string]any{"text": "me"}).want(http.StatusUnauthorized)
	appeal(eve).want(http.StatusCreated)
	appeal(eve).refused(http.StatusConflict, "not-now")
	var open, closed wire.Charges
	s.get(console, "/api/operator/complaints").want(http.StatusOK).into(&open)
	a := open.Complaints[len(open.Complaints)-1]
	if a.Appeal != e.N || a.Whom != eve.ID || a.Text != "it was my brother" || a.Called != "Eve" {
		t.Fatalf("operators read %+v", a)
	}
	var answer store.AuditEntry
	s.act(console, wire.OperatorAct{Act: moderation.ActDismiss, Whom: eve.ID, Complaint: a.ID, As: "anna"}).want(http.StatusOK).into(&answer)
	appeal(eve).refused(http.StatusConflict, "not-now")
	s.get(console, "/api/operator/complaints?closed=true").want(http.StatusOK).into(&closed)
	if c := closed.Complaints; len(c) != 1 || c[0].ID != a.ID || c[0].Outcome != "dismiss" || c[0].Answer == nil || *c[0].Answer != answer || answer.Operator != "console: anna" {
		t.Errorf("closed are %+v", c)
	}
	if s.get(console, fmt.Sprintf("/api/operator/complaints?closed=true&before=%d", a.ID)).into(&closed); len(closed.Complaints) != 0 {
		t.Errorf("closed before are %+v", closed)
	}
	s.get(console, "/api/operator/complaints?closed=true&before=x").want(http.StatusBadRequest)
	s.act(console, wire.OperatorAct{Act: moderation.ActLiftBan, Whom: eve.ID}).want(http.StatusOK)
	s.act(console, wire.OperatorAct{Act: moderation.ActSilence, Whom: eve.ID}).want(http.StatusOK)
	appeal(eve).want(http.StatusCreated)
	var own wire.Complaints
	if s.get(eve.Token, "/api/complaints").into(&own); own.Complaints[1].Outcome != "dismiss" || own.Complaints[1].Appeal != e.N {
		t.Errorf("the player hears %+v", own.Complaints[1])
	}
}

// TestLiftOne: a ban and a silence end each by its own act, for all ids of a player.
func TestLiftOne(t *testing.T) {
	s := newModerated(t)
	ann, eve := s.guest("Ann"), s.guest("Eve")
	must.Do(t, s.store.Merge(t.Context(), ann.ID, eve.ID, s.srv.Now()))
	for _, c := range []struct {
		lift             string
		banned, silenced bool
	}{{moderation.ActLiftBan, false, true}, {moderation.ActLiftSilence, true, false}, {moderation.ActLift, false, false}} {
		for _, act := range []string{moderation.ActBan, moderation.ActSilence} {
			for _, whom := range []string{ann.ID, eve.ID} {
				s.act(console, wire.OperatorAct{Act: act, Whom: whom}).want(http.StatusOK)
			}
		}
		s.act(console, wire.OperatorAct{Act: c.lift, Whom: ann.ID}).want(http.StatusOK)
		if in := s.person(eve.ID).Sanctions; in.Banned != c.banned || in.Silenced != c.silenced || (in.Ban != 0) != c.banned || (in.Silence != 0) != c.silenced {
			t.Errorf("after %s, in force is %+v", c.lift, in)
		}
	}
}

// TestFormerNames: operators find a player by the name before they gave another, and see it in a complaint from then,
// until the player is erased. The reason for that must not have the name.
func TestFormerNames(t *testing.T) {
	s := newModerated(t)
	ann, eve := s.guest("Ann"), s.guest("Troll")
	tbl := eve.duel()
	s.post(ann.Token, "/api/tables/"+tbl+"/complaints", wire.Complaining{Whom: eve.ID, Text: "see the name"}).want(http.StatusCreated)
	s.act(console, wire.OperatorAct{Act: moderation.ActRename, Whom: eve.ID, Name: "Karl"}).want(http.StatusOK)
	finds := func(name string) int {
		var found wire.People
		s.get(console, "/api/operator/people?find="+name).want(http.StatusOK).into(&found)
		return len(found.People)
	}
	var open wire.Charges
	s.get(console, "/api/operator/complaints").want(http.StatusOK).into(&open)
	if c := open.Complaints[0]; !strings.HasPrefix(c.About, "Karl") || c.Called != "Troll" {
		t.Errorf("the complaint is about %q, then %q", c.About, c.Called)
	}
	if p := s.person(eve.ID); finds("troll") != 1 || len(p.Former) != 1 || p.Former[0] != "Troll" || p.Audit[0].Name != "Karl" || p.Audit[0].Former != "Troll" {
		t.Errorf("%d are found; operators see %+v", finds("troll"), p)
	}
	for _, reason := range []string{"Karl asked by letter", "asked by karl.", "was TROLL"} {
		s.act(console, wire.OperatorAct{Act: moderation.ActErase, Whom: eve.ID, Name: "Karl", Reason: reason}).refused(http.StatusBadRequest, "bad")
	}
	s.act(console, wire.OperatorAct{Act: moderation.ActErase, Whom: eve.ID, Name: "Karl", Reason: "asked in Karlsruhe"}).want(http.StatusOK)
	if n := finds("troll"); n != 0 {
		t.Errorf("the name of a player who was erased finds %d", n)
	}
	for _, path := range []string{"audit", "complaints", "complaints?closed=true", "people", "people/" + eve.ID} {
		if x := s.get(console, "/api/operator/"+path).want(http.StatusOK); bytes.Contains(x.body, []byte("Troll")) || bytes.Contains(x.body, []byte(`"Karl"`)) {
			t.Errorf("%s has the name: %s", path, x.body)
		}
	}
}

// A slowAudit answers the first question for an act as if it were still under way elsewhere, when asked to.
type slowAudit struct {
	Store
	late atomic.Bool
}

func (s *slowAudit) AuditOf(ctx context.Context, operator, id string) (store.AuditEntry, error) {
	if s.late.CompareAndSwap(true, false) {
		return store.AuditEntry{}, store.ErrNone
	}
	return s.Store.AuditOf(ctx, operator, id)
}

// TestActSaysTheSame: another act, or anything else about the same player, is refused under an id that was used, while a true
// repeat gets its entry also after its effect; and no less if both came at once.
func TestActSaysTheSame(t *testing.T) {
	var slow *slowAudit
	s := newSite(t, func(o *Options) {
		slow = &slowAudit{Store: o.Store}
		o.Store, o.OperatorSecret = slow, console
	})
	ann, bob, eve, gone := s.guest("Ann"), s.guest("Bob"), s.guest("Eve"), s.guest("Gone")
	tbl, soon := eve.duel(), s.clock.Load()+time.Hour.Milliseconds()
	ann.do(tbl, table.Sit).want(http.StatusOK)
	s.post(ann.Token, "/api/tables/"+tbl+"/complaints", wire.Complaining{Whom: eve.ID, Text: "rude"}).want(http.StatusCreated)
	eve.do(tbl, table.Sit)
	for _, g := range []*guest{eve, gone} {
		must.Do(t, s.store.NoteOrigin(t.Context(), store.Origin{Player: g.ID, Network: "home", Seen: s.srv.Now()}))
	}
	for i, c := range []struct {
		act   wire.OperatorAct
		other func(*wire.OperatorAct)
	}{
		{wire.OperatorAct{Act: moderation.ActSilence, Whom: eve.ID, Until: soon}, func(a *wire.OperatorAct) { a.Until++ }},
		{wire.OperatorAct{Act: moderation.ActSilence, Whom: eve.ID}, func(a *wire.OperatorAct) { a.Reason = "swears" }},
		{wire.OperatorAct{Act: moderation.ActSilence, Whom: eve.ID}, func(a *wire.OperatorAct) { a.Complaint = 1 }},
		{wire.OperatorAct{Act: moderation.ActSilence, Whom: eve.ID}, func(a *wire.OperatorAct) { a.Whom = ann.ID }},
		{wire.OperatorAct{Act: moderation.ActDismiss, Whom: eve.ID, Complaint: 1}, func(a *wire.OperatorAct) { a.Act = moderation.ActBan }},
		{wire.OperatorAct{Act: moderation.ActRename, Whom: eve.ID, Name: " Evelyn"}, func(a *wire.OperatorAct) { a.Name = "Eva" }},
		{wire.OperatorAct{Act: moderation.ActRemove, Whom: eve.ID, Table: tbl}, func(a *wire.OperatorAct) { a.Table = "other" }},
		{wire.OperatorAct{Act: moderation.ActEndKeys, Whom: bob.ID, Link: true}, func(a *wire.OperatorAct) { a.Link = false }},
		{wire.OperatorAct{Act: moderation.ActBan, Whom: eve.ID}, func(a *wire.OperatorAct) { a.Network = true }},
		{wire.OperatorAct{Act: moderation.ActBan, Whom: eve.ID, Network: true, Until: soon}, func(a *wire.OperatorAct) { a.Network = false }},
		{wire.OperatorAct{Act: moderation.ActBan, Whom: "203.0.113.7"}, func(a *wire.OperatorAct) { a.Whom = "203.0.113.8" }},
		{wire.OperatorAct{Act: moderation.ActErase, Whom: gone.ID, Name: "Gone"}, func(a *wire.OperatorAct) { a.Reason = "by letter" }},
	} {
		act := c.act
		act.ID, act.Reason = fmt.Sprint("same", i), "shouts"
		other := act
		c.other(&other)
		var first, again store.AuditEntry
		s.act(console, act).want(http.StatusOK).into(&first)
		for _, late := range []bool{false, true} {
			slow.late.Store(late)
			if s.act(console, act).want(http.StatusOK).into(&again); again.N != first.N {
				t.Errorf("%s again has the entry %+v, not %+v", act.Act, again, first)
			}
			slow.late.Store(late)
			s.act(console, other).refused(http.StatusConflict, "taken")
		}
	}
	s.clock.Store(soon + 1) // the bans are over, and what they knew of networks may be forgotten
	must.Get2(s.store.Purge(t.Context(), time.UnixMilli(1), s.srv.Now()))(t)
	s.act(console, wire.OperatorAct{Act: moderation.ActBan, Whom: eve.ID, Network: true, Until: soon, ID: "same9"}).want(http.StatusOK)
}

// A forgetful store does not keep from where players come while told so.
type forgetful struct {
	Store
	fails atomic.Bool
}

func (f *forgetful) NoteOrigin(ctx context.Context, o store.Origin) error {
	if f.fails.Load() {
		return store.ErrBusy
	}
	return f.Store.NoteOrigin(ctx, o)
}

// TestNetworkTriedAgain: from where a player comes is kept with a later request if the store could not keep it, and once an
// hour, so that it is known which networks the player uses most.
func TestNetworkTriedAgain(t *testing.T) {
	var f *forgetful
	s := newSite(t, func(o *Options) {
		f = &forgetful{Store: o.Store}
		o.Store, o.OperatorSecret, o.TrustProxy = f, console, true
	})
	const home = "198.51.100.7"
	f.fails.Store(true)
	eve := s.guestAt(home)
	f.fails.Store(false)
	for range 2 {
		s.at(home, eve.Token, "GET", "/api/me", nil).want(http.StatusOK)
		if n := s.person(eve.ID).Networks; n != 1 {
			t.Errorf("operators see %d networks", n)
		}
		s.clock.Add(time.Hour.Milliseconds())
	}
	for n := range 2 * store.MostNetworks {
		s.at(fmt.Sprint("203.0.113.", n), eve.Token, "GET", "/api/me", nil).want(http.StatusOK)
	}
	s.act(console, wire.OperatorAct{Act: moderation.ActBan, Whom: eve.ID, Network: true}).want(http.StatusOK)
	s.at(home, "", "POST", "/api/guest", map[string]any{"name": "Eve"}).refusedFor("ban-network")
}

// TestComplaintPages: what spectators say about many players buries no complaint of a player at the table, and pages lead to
// all of it.
func TestComplaintPages(t *testing.T) {
	s := newModerated(t)
	const many = 150
	for n := range many {
		must.Get(s.store.AddComplaint(t.Context(), store.Complaint{By: "p1", Whom: fmt.Sprint("q", n), Text: "rude", Watching: true}, store.ComplaintBounds{Player: 999, Source: 999, All: 999}))(t)
	}
	ann, bob, eve := s.guest("Ann"), s.guest("Bob"), s.guest("Eve")
	tbl := eve.duel()
	ann.do(tbl, table.Sit).want(http.StatusOK)
	for _, g := range []*guest{ann, bob} { // who only watches
		s.post(g.Token, "/api/tables/"+tbl+"/complaints", wire.Complaining{Whom: eve.ID, Text: "rude"}).want(http.StatusCreated)
	}
	var all []wire.Charge
	for after, more := uint64(0), true; more; more = after != 0 {
		var page wire.Charges
		s.get(console, fmt.Sprint("/api/operator/complaints?after=", after)).want(http.StatusOK).into(&page)
		all, after = append(all, page.Complaints...), page.After
	}
	if len(all) != many+1 || all[0].By != ann.ID || all[0].Count != 2 || all[0].Watching || !all[1].Watching {
		t.Errorf("%d rows, of which the first are %+v", len(all), all[:2])
	}
	s.get(console, "/api/operator/complaints?after=x").refused(http.StatusBadRequest, "bad")
}

package lobby

import (
	"context"
	"errors"
	"fmt"
	"slices"
	"sync"
	"sync/atomic"
	"testing"
	"testing/synctest"

	"ninetynine/cards"
	"ninetynine/internal/store/journal"
	"ninetynine/internal/store/live"
	"ninetynine/internal/store/sqlstore"
	"ninetynine/internal/table"
	"ninetynine/internal/table/hall"
	"ninetynine/internal/test/must"
	"ninetynine/internal/test/sqlite"
	"ninetynine/rules"
)

// A judge knows one computer player.
type judge struct{}

func (judge) Settled(*rules.Game, *rules.View) bool       { return false }
func (judge) HasLevel(name string) bool                   { return name == "club" }
func (judge) HasTemperament(_ *rules.Game, _ string) bool { return false }

var ann, bob = Person{ID: "ann", Name: "Ann", Secret: "a"}, Person{ID: "bob", Name: "Bob", Secret: "b"}

func newLobby(kept *sqlstore.DB) *Lobby {
	h := hall.New(hall.Options{Log: kept, Judge: judge{}, Draw: func() cards.Seed { return cards.SeedOf("lobby") }})
	var now atomic.Int64
	return &Lobby{Lists: kept, Tables: h, Level: judge{}.HasLevel, Now: func() int64 { return now.Add(1) }}
}

// TestOpen opens a table, repeats that, and finds the table, all without HTTP.
func TestOpen(t *testing.T) {
	l, ctx := newLobby(sqlite.Open(t)), t.Context()
	o := &Opening{ID: "1", Settings: table.Settings{Variant: "standard"}, Sit: true, Bots: []string{"club"}}
	first, err := l.Open(ctx, ann, o)
	if err != nil || first.Again || first.Seq != 3 {
		t.Fatalf("%+v, %v", first, err)
	}
	again, err := l.Open(ctx, ann, o)
	if want := (Seated{first.Table, 3, true}); err != nil || again != want {
		t.Errorf("once more: %+v, %v; not %+v", again, err, want)
	}
	if other, err := l.Open(ctx, bob, o); err != nil || other.Table == first.Table {
		t.Errorf("another's table: %+v, %v", other, err)
	}
	mine, _, err := l.List(ctx, "mine", "", ann)
	if err != nil || len(mine) != 1 || mine[0].Chairs[1].Player != "ann" || !mine[0].Chairs[0].Bot {
		t.Errorf("%+v, %v", mine, err)
	}
	idle := &Opening{ID: "idle", Settings: table.Settings{Variant: "swedish", House: []byte(`{"rubber":{"bonus":100}}`)}}
	if _, err := l.Open(ctx, ann, idle); !bad400(err) {
		t.Errorf("with a bonus that is never paid: %v", err)
	}
	o.Settings.Deals = 3
	if _, err := l.Open(ctx, ann, o); !bad400(err) {
		t.Errorf("with other settings: %v", err)
	}
	for what, o := range map[string]Opening{
		"no variant":   {},
		"nobody ready": {Settings: o.Settings, Ready: true},
		"no such bot":  {Settings: o.Settings, Sit: true, Bots: []string{"", "casual"}},
		"no chair":     {Settings: o.Settings, Sit: true, Bots: []string{"club", "club", "club"}},
	} {
		if err := l.Check(&o); !bad400(err) {
			t.Errorf("%s: %v", what, err)
		}
	}
}

func bad400(err error) bool {
	var no *table.Refusal
	return errors.As(err, &no) && no.Reason == table.Bad
}

// slow tables open only on a signal.
type slow struct {
	Tables
	let chan struct{}
}

func (s slow) Open(ctx context.Context, now int64, id, player string, opened table.Opened) (live.Reply, error) {
	<-s.let
	if ctx.Err() != nil {
		return live.Reply{}, ctx.Err()
	}
	return s.Tables.Open(ctx, now, id, player, opened)
}

// TestOpenMeanwhile: an opening that is sent again while the first is still being done, and its sender no
// longer waits, is counted once, and both lead to the same table.
func TestOpenMeanwhile(t *testing.T) {
	for name, way := range map[string]func(*Lobby, context.Context, Person, *Opening) (Seated, error){"open": (*Lobby).Open, "play": (*Lobby).Play} {
		synctest.Test(t, func(t *testing.T) {
			l, let := newLobby(sqlite.Open(t)), make(chan struct{})
			l.Tables = slow{l.Tables, let}
			counted, found := 0, map[Seated]int{}
			var mu sync.Mutex
			send := func(ctx context.Context) {
				o := &Opening{ID: "one", Settings: Quick("duel"), Sit: true, Count: func() error { counted++; return nil }}
				out, err := way(l, ctx, ann, o)
				mu.Lock()
				defer mu.Unlock()
				if found[out]++; err != nil {
					t.Errorf("%s: %v", name, err)
				}
			}
			ctx, leave := context.WithCancel(t.Context())
			go send(ctx)
			synctest.Wait()
			go send(t.Context())
			go send(t.Context())
			synctest.Wait()
			leave()
			close(let)
			synctest.Wait()
			if counted != 1 || len(found) != 2 {
				t.Errorf("%s: %d are counted, and they lead to %v", name, counted, found)
			}
			for s := range found {
				if s.Table != new(Lobby).tableID(ann, "one") {
					t.Errorf("%s: %+v", name, s)
				}
			}
		})
	}
}

// TestPlay seats people who want to play now at one table, and leaves full tables alone.
func TestPlay(t *testing.T) {
	l, ctx := newLobby(sqlite.Open(t)), t.Context()
	o := &Opening{ID: "now", Settings: Quick("duel"), Sit: true}
	first, err := l.Play(ctx, ann, o)
	if err != nil || first.Again {
		t.Fatalf("%+v, %v", first, err)
	}
	second, err := l.Play(ctx, bob, o)
	if err != nil || second.Table != first.Table {
		t.Errorf("%+v, %v: not at %s", second, err, first.Table)
	}
	if again, err := l.Play(ctx, bob, o); err != nil || again.Table != first.Table || !again.Again {
		t.Errorf("once more: %+v, %v", again, err)
	}
	if third, err := l.Play(ctx, Person{ID: "eve", Name: "Eve", Secret: "e"}, o); err != nil || third.Table == first.Table {
		t.Errorf("at a full table: %+v, %v", third, err)
	}
	if open, _, err := l.List(ctx, "", "", Person{}); err != nil || len(open) != 2 {
		t.Errorf("%+v, %v", open, err)
	}
}

// TestHistory goes through a history page by page: each match appears once, even if many ended at the same
// time.
func TestHistory(t *testing.T) {
	kept, ctx := sqlite.Open(t), t.Context()
	l := newLobby(kept)
	for n := range 7 {
		id := fmt.Sprint("t", n)
		e := &journal.Entry{Seq: 1, Body: []byte("x")}
		e.Hash = journal.Link(journal.Hash{}, e)
		p := &journal.Projection{Summary: journal.Summary{ID: id, Seq: 1, Head: e.Hash},
			Result: &journal.Result{Table: id, Match: 1, Ended: int64(1 + n/5), Variant: "duel", Chairs: []journal.Share{{Player: "ann"}}}}
		must.Do(t, kept.Append(ctx, id, e, p))
	}
	for _, limit := range []int{1, 2, 5, 7} {
		seen := map[string]bool{}
		for page := (Page{Variant: "duel", Limit: limit}); ; {
			found, next, err := l.History(ctx, "ann", ann, page)
			if err != nil || len(found) > limit {
				t.Fatalf("%d matches, %v", len(found), err)
			}
			for _, r := range found {
				if seen[r.Table] {
					t.Errorf("%s is told twice", r.Table)
				}
				seen[r.Table] = true
			}
			if page.Before = next; next == "" {
				break
			}
		}
		if len(seen) != 7 {
			t.Errorf("by %d: %d matches", limit, len(seen))
		}
	}
	if found, _, err := l.History(ctx, "ann", bob, Page{Limit: 1}); err != nil || found[0].Table != "" {
		t.Errorf("bob is told where ann plays: %+v, %v", found, err)
	}
	for _, page := range []Page{{}, {Limit: maxPage + 1}, {Limit: 1, Before: "x"}, {Limit: 1, Variant: "whist"}} {
		if _, _, err := l.History(ctx, "ann", ann, page); !bad400(err) {
			t.Errorf("%+v: %v", page, err)
		}
	}
}

// TestPages: however many tables one player opens, another's is on the first page, and all are found page
// by page.
func TestPages(t *testing.T) {
	kept, ctx := sqlite.Open(t), t.Context()
	l := newLobby(kept)
	o := &Opening{ID: "honest", Settings: Quick("duel"), Sit: true}
	honest, err := l.Open(ctx, ann, o)
	must.Do(t, err)
	for n := range 2*most + 1 {
		must.Get(l.Open(ctx, bob, &Opening{ID: fmt.Sprint(n), Settings: Quick("duel")}))(t)
	}
	seen := map[string]bool{}
	for before, page := "", 0; page == 0 || before != ""; page++ {
		var found []journal.Summary
		if found, before, err = l.List(ctx, "open", before, Person{}); err != nil || len(found) > most {
			t.Fatalf("%d tables, %v", len(found), err)
		}
		for _, s := range found {
			seen[s.ID] = true
		}
		if page == 0 && !seen[honest.Table] {
			t.Error("the honest table is not on the first page")
		}
	}
	if len(seen) != 2*most+2 {
		t.Errorf("%d tables are found", len(seen))
	}
	for _, before := range []string{"x", "-1", "0", "1000000"} {
		if _, _, err := l.List(ctx, "", before, ann); !bad400(err) {
			t.Errorf("before %s: %v", before, err)
		}
	}
}

// TestBounds: there are limits to a player's open tables, to those of them waiting in the lobby, and to
// those waiting there from one network. When one is finished, another may be opened.
func TestBounds(t *testing.T) {
	kept, ctx := sqlite.Open(t), t.Context()
	l := newLobby(kept)
	l.Bounds = func() Bounds { return Bounds{Tables: 4, Waiting: 2, FromWaiting: 3} }
	n := 0
	open := func(p Person, public bool, want bool) string {
		t.Helper()
		n++
		o := &Opening{ID: fmt.Sprint(n), Settings: table.Settings{Variant: "duel", Public: public}, Sit: true}
		out, err := l.Open(ctx, p, o)
		var no *table.Refusal
		if want != (err == nil) || err != nil && !(errors.As(err, &no) && no.Reason == table.NotNow) {
			t.Fatalf("%s opens a table, public %v: %v", p.Name, public, err)
		}
		return out.Table
	}
	do := func(id string, p Person, c table.Command) {
		t.Helper()
		c.Player, c.Hand = p.ID, -1
		must.Get(l.Tables.Do(ctx, l.Now(), id, &c))(t)
	}
	begin := func(id string, p Person) {
		t.Helper()
		do(id, p, table.Command{Do: table.SeatBot, Seat: 1, Text: "club"})
		do(id, p, table.Command{Do: table.Ready})
	}
	home := func(id string) Person { return Person{ID: id, Name: id, Secret: id, From: "192.0.2.1"} }
	ann, bob, eve := home("ann"), home("bob"), home("eve")

	first := open(ann, true, true)
	second := open(ann, true, true)
	open(ann, true, false) // two wait in the lobby
	begin(first, ann)
	third := open(ann, true, true) // since one is in play
	open(ann, true, false)
	open(ann, false, true)
	open(ann, false, false) // four are not over
	do(first, ann, table.Command{Do: table.Propose, Text: table.Abandon})
	open(ann, false, true)
	lobby, _, err := l.List(ctx, "open", "", ann)
	if err != nil || slices.ContainsFunc(lobby, func(s journal.Summary) bool { return s.ID == first }) {
		t.Errorf("a table that was in play waits in the lobby again: %v, %v", lobby, err)
	}

	open(bob, true, true)
	open(bob, true, false) // three of the network wait in the lobby
	open(eve, true, false)
	open(eve, false, true)
	open(Person{ID: "far", Name: "far", Secret: "far", From: "192.0.2.2"}, true, true)
	begin(second, ann)
	open(eve, true, true)
	open(bob, true, false)
	if again, err := l.Open(ctx, ann, &Opening{ID: "4", Settings: table.Settings{Variant: "duel", Public: true}, Sit: true}); err != nil || again.Table != third || !again.Again {
		t.Errorf("one that is open already: %+v, %v", again, err)
	}
}

// TestSpread: however many tables addresses open, by however many players, and however late, other addresses' tables
// come right after their first.
func TestSpread(t *testing.T) {
	l := newLobby(sqlite.Open(t))
	l.Bounds = func() Bounds { return Bounds{FromWaiting: 30} }
	open := func(player, from string) string {
		t.Helper()
		out := must.Get(l.Open(t.Context(), Person{ID: player, Name: player, Secret: player, From: from}, &Opening{ID: "1", Settings: table.Settings{Variant: "duel", Public: true}, Sit: true}))(t)
		return out.Table
	}
	ann, bob := open("ann", "192.0.2.1"), open("bob", "192.0.2.2")
	for n := range 150 { // more than a page
		open(fmt.Sprint("eve", n), fmt.Sprint("203.0.113.", n/30))
	}
	listed, _, err := l.List(t.Context(), "open", "", Person{})
	if err != nil || len(listed) != most {
		t.Fatalf("%d tables are listed: %v", len(listed), err)
	}
	var first []string
	for i := range listed[:7] {
		first = append(first, listed[i].ID)
	}
	if !slices.Contains(first, ann) || !slices.Contains(first, bob) {
		t.Errorf("first come %q, without %s or %s", first, ann, bob)
	}
}

// TestAtOnce: simultaneous openings count too, and a private table takes no place in the lobby from a
// public one.
func TestAtOnce(t *testing.T) {
	kept, ctx := sqlite.Open(t), t.Context()
	l := newLobby(kept)
	l.Bounds = func() Bounds { return Bounds{Waiting: 1, FromWaiting: 3} }
	ann := Person{ID: "ann", Secret: "a", From: "192.0.2.1"}
	slow := &slowTables{Tables: l.Tables, begun: make(chan struct{}), goOn: make(chan struct{})}
	l.Tables = slow
	opened := make(chan error)
	open := func(p Person, id string, public bool) {
		_, err := l.Open(ctx, p, &Opening{ID: id, Settings: table.Settings{Variant: "duel", Public: public}})
		opened <- err
	}
	amy := Person{ID: "amy", Secret: "y", From: ann.From}
	go open(amy, "private", false)
	<-slow.begun
	go open(ann, "public", true)
	select {
	case <-slow.begun:
	case err := <-opened:
		t.Fatalf("a public table beside a private one: %v", err)
	}
	slow.goOn <- struct{}{}
	slow.goOn <- struct{}{}
	for range 2 {
		if err := <-opened; err != nil {
			t.Error(err)
		}
	}
	for n := range 2 { // that makes three
		go open(Person{ID: fmt.Sprint(n), Secret: fmt.Sprint(n), From: ann.From}, "x", true)
		<-slow.begun
	}
	go open(Person{ID: "eve", Secret: "e", From: ann.From}, "x", true)
	select {
	case <-slow.begun:
		t.Fatal("a fourth is opened while others are")
	case err := <-opened:
		if no := (*table.Refusal)(nil); !errors.As(err, &no) || no.Reason != table.NotNow {
			t.Fatal(err)
		}
	}
	slow.goOn <- struct{}{}
	slow.goOn <- struct{}{}
	for range 2 {
		if err := <-opened; err != nil {
			t.Error(err)
		}
	}
}

// TestSentAgain: a table that waits is counted for its network, however often its opening is repeated, and
// whatever its outcome.
func TestSentAgain(t *testing.T) {
	kept, ctx := sqlite.Open(t), t.Context()
	l := newLobby(kept)
	l.Bounds = func() Bounds { return Bounds{FromWaiting: 2} }
	lost := &lostLists{Lists: kept}
	l.Lists = lost
	open := func(name string) error {
		p := Person{ID: name, Name: name, Secret: name, From: "192.0.2.1"}
		_, err := l.Open(ctx, p, &Opening{ID: "x", Settings: table.Settings{Variant: "duel", Public: true}})
		return err
	}
	for _, name := range []string{"ann", "bob"} {
		must.Do(t, open(name))
		lost.lost = true
		if err := open(name); !errors.Is(err, context.Canceled) {
			t.Fatalf("%s, who has gone: %v", name, err)
		}
		lost.lost = false
	}
	if no := (*table.Refusal)(nil); !errors.As(open("eve"), &no) {
		t.Error("a third table of the network waits in the lobby")
	}
}

// lostLists do not answer while they are lost.
type lostLists struct {
	Lists
	lost bool
}

func (l *lostLists) Summary(ctx context.Context, id string) (journal.Summary, error) {
	if l.lost {
		return journal.Summary{}, context.Canceled
	}
	return l.Lists.Summary(ctx, id)
}

// slowTables signals when a table is being opened, and waits for permission to go on.
type slowTables struct {
	Tables
	begun, goOn chan struct{}
}

func (s *slowTables) Open(ctx context.Context, now int64, id, player string, opened table.Opened) (live.Reply, error) {
	s.begun <- struct{}{}
	<-s.goOn
	return s.Tables.Open(ctx, now, id, player, opened)
}

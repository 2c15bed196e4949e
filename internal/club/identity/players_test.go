package identity_test

import (
	"bytes"
	"context"
	"encoding/json"
	"errors"
	"fmt"
	"reflect"
	"slices"
	"strings"
	"testing"
	"time"

	"ninetynine/cards"
	"ninetynine/internal/club/event"
	"ninetynine/internal/club/events"
	"ninetynine/internal/club/identity"
	"ninetynine/internal/learn/daily"
	"ninetynine/internal/store"
	"ninetynine/internal/store/archive"
	"ninetynine/internal/store/journal"
	"ninetynine/internal/table"
	"ninetynine/internal/table/hall"
	"ninetynine/internal/test/contents"
	"ninetynine/internal/test/indistinguishable"
	"ninetynine/internal/test/must"
	"ninetynine/internal/test/sqlite"
	"ninetynine/internal/test/storesuite"
	"ninetynine/match"
	"ninetynine/record"
	"ninetynine/rules"
)

// wins counts the matches that each player won.
var wins = store.ResultProjection{Name: "wins", Fold: func(r *journal.Result, row func(list, key string) *journal.Row) {
	for _, c := range r.Chairs {
		if c.Player != "" {
			at := row("", c.Player)
			at.Rank++
			at.Value = fmt.Append(nil, at.Rank)
		}
	}
}}

func projections() store.Projections {
	return store.Projections{New: events.Beside(hall.Fold()), Logs: []store.LogProjection{{Name: daily.Projection, Rows: daily.Rows}, {Name: event.Projection, Rows: event.Rows}}, Results: []store.ResultProjection{wins}}
}

// A site is a store with a hall, as a server has them.
type site struct {
	t     *testing.T
	store storesuite.Company
	now   time.Time
	*identity.Players
}

func newSite(t *testing.T, players ...string) *site { return siteOn(t, sqlite.Open(t), players...) }

func siteOn(t *testing.T, st storesuite.Company, players ...string) *site {
	s := &site{t: t, store: st, now: time.UnixMilli(1_800_000_000_000).UTC()}
	for _, id := range players {
		must.Do(t, s.store.AddPlayer(t.Context(), store.Player{ID: id, Name: called(id), Created: s.now}))
		must.Do(t, s.store.AddKey(t.Context(), store.Key{ID: store.IDOf(store.Device, id), Kind: store.Device, Player: id, Seen: s.now}))
	}
	s.restart()
	return s
}

// called is the name of a player, which occurs nowhere else.
func called(id string) string { return "Named " + strings.ToUpper(id) }

// restart begins a new server with the same store.
func (s *site) restart() {
	p := projections()
	h := hall.New(hall.Options{Log: s.store, Judge: indistinguishable.Lenient{}, Project: p.Of, Other: events.Fold(p.Of), Draw: func() cards.Seed { return cards.SeedOf("site") }})
	s.Players = &identity.Players{Store: s.store, Hall: h, Now: func() time.Time { s.now = s.now.Add(time.Second); return s.now }, Projections: p}
}

func (s *site) do(tbl string, c table.Command) {
	s.t.Helper()
	c.Name, c.Hand = called(c.Player), -1
	must.Get(s.Hall.Do(s.t.Context(), s.Now().UnixMilli(), tbl, &c))(s.t, c)
}

// begin opens a table for a match of two, and begins it.
func (s *site) begin(tbl, one, two string) {
	s.t.Helper()
	must.Get(s.Hall.Open(s.t.Context(), s.Now().UnixMilli(), tbl, one, table.Opened{Settings: table.Settings{Variant: "duel", Deals: 1}}))(s.t)
	for seat, id := range []string{one, two} {
		s.do(tbl, table.Command{Do: table.Sit, Player: id, Seat: seat})
		s.do(tbl, table.Command{Do: table.Chat, Player: id, Seat: -1, Text: "words of " + called(id)})
	}
	s.do(tbl, table.Command{Do: table.Ready, Player: one, Seat: -1})
	s.do(tbl, table.Command{Do: table.Ready, Player: two, Seat: -1})
}

// play makes the players at a table act, so many times at most.
func (s *site) play(tbl string, acts int) {
	s.t.Helper()
	for range acts {
		var c *table.Command
		must.Do(s.t, s.Hall.Inspect(s.t.Context(), s.Now().UnixMilli(), tbl, func(t *table.State) {
			for i := range t.Chairs {
				var v match.View
				if t.View(rules.Seat(i), &v); v.Options.Len() > 0 && c == nil && t.Running() {
					a := v.Options.Nth(0)
					c = &table.Command{Do: table.Act, Player: t.Chairs[i].Player, Act: a.String(), Hand: int(a.Seat()), Seat: -1}
					if t.Chairs[i].Away {
						c.Player, c.Seat = "", i
					}
				}
			}
		}))
		if c == nil {
			return
		}
		must.Get(s.Hall.Do(s.t.Context(), s.Now().UnixMilli(), tbl, c))(s.t, c)
	}
}

// event sets up an event with these members, whom their names are called by; the first runs it, the second is a deputy.
func (s *site) event(id string, members ...string) {
	s.t.Helper()
	n := 0
	does := func(by string, a event.Act) {
		s.t.Helper()
		n++
		a.ID = fmt.Sprint("act", n)
		must.Get(s.Hall.Runner.Do(s.t.Context(), s.Now().UnixMilli(), event.LogOf(id), &event.Command{Caller: by, Act: a}))(s.t, a)
	}
	setup := event.Setup{Title: "Friday", Date: "2026-12-04", Variant: "standard", Play: event.Boards, Deals: 1, Rounds: 1, Organiser: members[0], Group: "club"}
	first := must.Get(event.New(event.LogOf(id), new(hall.VariantCache)).Step(&event.Command{Caller: members[0], Act: event.Act{Do: event.SetUp, ID: "first", Setup: &setup}}))(s.t)
	must.Get(s.Hall.Runner.Open(s.t.Context(), s.Now().UnixMilli(), event.LogOf(id), first))(s.t)
	setup.Deputies = members[1:2]
	does(members[0], event.Act{Do: event.SetUp, Setup: &setup, Replaces: []string{"first"}})
	for _, m := range members {
		does(members[0], event.Act{Do: event.Enter, Member: "member-" + m, Name: called(m), Person: m})
		does(m, event.Act{Do: event.Here, Member: "member-" + m, Round: 1, Reason: "words of " + called(m)})
	}
	var seats []string
	for _, m := range members {
		seats = append(seats, "member-"+m)
	}
	does(members[0], event.Act{Do: event.Open, Round: 1, Tables: []event.Seating{{Table: 1, Seats: seats, Boards: []uint64{1}}}})
	does(members[0], event.Act{Do: event.Report, Round: 1, Table: 1, Board: 1, Result: &event.Result{Points: []int32{10, 20, 30}}})
	does(members[0], event.Act{Do: event.Close})
}

// events returns the events on the list of a player.
func (s *site) events(player string) (ids []string) {
	for _, r := range must.Get(s.store.Ranked(s.t.Context(), event.Projection, event.ListOfPlayer(player), 9))(s.t) {
		ids = append(ids, r.Key)
	}
	return ids
}

// all returns what the store tells of its tables and players.
func (s *site) all(players ...string) (all []any) {
	s.t.Helper()
	ctx := s.t.Context()
	for n := 1; n > 0; {
		n = must.Get(s.store.Fold(ctx, s.Projections.Results, 1<<53, 10))(s.t)
	}
	for _, id := range must.Get(s.store.Tables(ctx, "", 99))(s.t) {
		all = append(all, must.Get(s.store.Summary(ctx, id))(s.t))
	}
	for _, r := range must.Get(s.store.Ranked(ctx, event.Projection, event.ListOfGroup("club"), 9))(s.t) {
		all = append(all, string(r.Value))
	}
	for _, id := range players {
		all = append(all, s.events(id), must.Get(s.store.Results(ctx, id, "", store.Cursor{}, 99))(s.t), must.Get(s.store.Tallies(ctx, id))(s.t))
	}
	return append(all, must.Get(s.store.Ranked(ctx, "wins", "", 99))(s.t))
}

// rebuilt checks that a rebuild changes nothing.
func (s *site) rebuilt(players ...string) {
	s.t.Helper()
	was := s.all(players...)
	must.Get(archive.Rebuild(s.t.Context(), s.store, s.Projections, nil))(s.t)
	if is := s.all(players...); !reflect.DeepEqual(was, is) {
		s.t.Errorf("rebuilt %+v\nis %+v", was, is)
	}
}

// TestMergeTwoGuests: a guest in mid-match becomes one with a player who has played before. The guest's stream
// shows no hand, the match ends, and the history and the projections have both; after a rebuild, too.
func TestMergeTwoGuests(t *testing.T) {
	s, ctx := newSite(t, "home", "guest", "other"), t.Context()
	s.begin("before", "home", "other")
	s.play("before", 99)
	s.begin("now", "guest", "other")
	s.play("now", 3)
	w := must.Get(s.Hall.Watch(ctx, s.Now().UnixMilli(), "now", "guest", 0))(t)
	defer w.Close()
	must.Get(w.Drain())(t)
	must.Do(t, s.Merge(ctx, "guest", "home"))
	told := must.Get(w.Drain())(t)
	if len(told) != 1 || !bytes.Contains(told[0].Text, []byte(`"do":"merge"`)) || bytes.Contains(told[0].Text, []byte(`"seat":0,"view"`)) {
		t.Fatalf("the stream of the guest, whose keys have ended, has %d messages", len(told))
	}
	if _, err := s.Hall.Do(ctx, s.Now().UnixMilli(), "now", &table.Command{Do: table.Stand, Player: "guest", Seat: -1}); err == nil {
		t.Error("the guest still acts")
	}
	s.play("now", 99)
	if r := must.Get(s.store.Results(ctx, "home", "", store.Cursor{}, 9))(t); len(r) != 2 || r[0].Chairs[0].Player != "home" {
		t.Errorf("%+v", r)
	}
	if k, _, err := s.store.Key(ctx, store.IDOf(store.Device, "guest")); err != nil || k.Kind != store.Lapsed {
		t.Errorf("the guest's key: %v, %v", k, err)
	}
	s.rebuilt("home", "guest", "other")

	s.begin("of both", "late", "home")
	must.Do(t, s.store.AddPlayer(ctx, store.Player{ID: "late", Created: s.now}))
	var no *table.Refusal
	if err := s.Merge(ctx, "late", "home"); !errors.As(err, &no) || no.Reason != table.NotNow {
		t.Errorf("of two at one table: %v", err)
	}
}

// TestMergeAfterCrash: a server that dies between the alias and the hand-over leaves nothing undone for good.
func TestMergeAfterCrash(t *testing.T) {
	s, ctx := newSite(t, "home", "guest", "other"), t.Context()
	s.begin("one", "guest", "other")
	s.begin("two", "other", "guest")
	s.play("one", 4)
	must.Do(t, s.store.Merge(ctx, "guest", "home", s.Now()))
	s.restart()
	must.Do(t, s.HandOver(ctx))
	must.Do(t, s.HandOver(ctx))
	for _, id := range []string{"one", "two"} {
		sum := must.Get(s.store.Summary(ctx, id))(t)
		if text := fmt.Sprint(sum); strings.Contains(text, "{guest") || !strings.Contains(text, "{home") || !strings.Contains(text, "{other") {
			t.Errorf("%s: %s", id, text)
		}
	}
	if sum := must.Get(s.store.Summary(ctx, "one"))(t); sum.Host != "home" {
		t.Errorf("%+v", sum)
	}
	s.rebuilt("home", "guest", "other")
}

// everywhere returns all that the store holds, as one text.
func (s *site) everywhere() string {
	var b bytes.Buffer
	must.Get(archive.Export(s.t.Context(), s.store, &b, s.now, nil))(s.t)
	all := append(s.all("home", "guest", "other"), must.Get(s.store.Charges(s.t.Context(), "", 0, 99))(s.t), must.Get(s.store.Complaints(s.t.Context(), "home", 99))(s.t),
		must.Get(s.store.Complaints(s.t.Context(), "other", 99))(s.t), must.Get(s.store.AuditAfter(s.t.Context(), 0, 99))(s.t))
	text := must.Get(json.Marshal(all))(s.t)
	for _, id := range must.Get(s.store.Tables(s.t.Context(), "", 99))(s.t) {
		if _, is := event.IDOf(id); is {
			continue // the archive has all of it
		}
		must.Do(s.t, s.Hall.Inspect(s.t.Context(), s.Now().UnixMilli(), id, func(t *table.State) {
			for seat := range len(t.Chairs) + 1 {
				viewer := rules.Seat(seat)
				if seat == len(t.Chairs) {
					viewer = rules.Nobody
				}
				b.Write(t.AppendPresent(nil, viewer))
			}
		}))
		w := must.Get(s.Hall.Watch(s.t.Context(), s.Now().UnixMilli(), id, "other", 1))(s.t)
		for _, m := range must.Get(w.Drain())(s.t) {
			b.Write(m.Text)
		}
		w.Close()
		must.Do(s.t, s.Hall.Records(s.t.Context(), id, func(r *table.Recorder) { b.Write(r.All()) }))
	}
	return b.String() + string(text)
}

// TestEraseEverywhere: a player who is erased, with an alias, is named nowhere; the matches are whole and fair, and the
// logs end as before. An archive from before brings the name back for no longer than until it is searched again.
func TestEraseEverywhere(t *testing.T) {
	t.Run("SQLite", func(t *testing.T) {
		st, inside := contents.Open(t, "")
		testErase(t, st, inside)
	})
	t.Run("PostgreSQL", func(t *testing.T) {
		st, inside := contents.Open(t, storesuite.Postgres(t))
		testErase(t, st, inside)
	})
}

// TestWordsThatStay: a search of every table for the name of an erased player finds it only in the words that the text on
// privacy names: they belong to others, or matches rest on them.
func TestWordsThatStay(t *testing.T) {
	st, inside := contents.Open(t, "")
	defer st.Close()
	s, ctx := siteOn(t, st, "home", "other"), t.Context()
	s.begin("t", "home", "other")
	s.play("t", 99)
	name := called("home")
	must.Do(t, st.AddGroup(ctx, store.Group{ID: "g", Name: "Friends of " + name, Code: "c"}, []store.Member{{Group: "g", Player: "home", Role: store.RoleOwner}, {Group: "g", Player: "other", Role: store.RoleMember}}))
	must.Do(t, st.KeepPad(ctx, store.Pad{ID: "pad", Record: []byte("the pad of " + name), Changed: s.now}, nil))
	house := json.RawMessage(`{"name":"Rules of ` + name + `","game":{"target":150}}`)
	must.Get(s.Hall.Open(ctx, s.Now().UnixMilli(), "seeded", "home", table.Opened{Settings: table.Settings{Variant: "duel", Seed: "seed of " + name, House: house}}))(t)
	must.Do(t, s.Erase(ctx, "home"))
	must.Do(t, s.SearchNow(ctx))
	text := inside()
	for _, words := range []string{"Friends of ", "the pad of ", "Rules of ", "seed of "} {
		if !strings.Contains(text, words+name) {
			t.Errorf("%s… is gone: say so in the text on privacy", words)
		}
		text = strings.ReplaceAll(text, words+name, "")
	}
	if at := strings.Index(text, name); at >= 0 {
		t.Errorf("…%s", text[max(0, at-300):min(len(text), at+100)])
	}
}

// TestForgetChat: the chat goes when a log is archived, its last entry included; the match is as it was, and can be
// played on.
func TestForgetChat(t *testing.T) {
	for name, where := range map[string]func(t testing.TB) string{"SQLite": func(testing.TB) string { return "" }, "PostgreSQL": storesuite.Postgres} {
		t.Run(name, func(t *testing.T) {
			st, _ := contents.Open(t, where(t))
			defer st.Close()
			s, ctx := siteOn(t, st, "home", "other"), t.Context()
			said := func() bool {
				return slices.ContainsFunc(must.Get(st.Read(ctx, "t", 0))(t), func(e journal.Entry) bool { return bytes.Contains(e.Body, []byte("words of chat")) })
			}
			s.begin("t", "home", "other")
			s.play("t", 99)
			say := func() {
				t.Helper()
				s.do("t", table.Command{ID: fmt.Sprint("say", s.now), Player: "home", Do: table.Chat, Text: "words of chat", Seat: -1})
			}
			say()
			was := must.Get(s.store.Read(ctx, "t", 0))(t)
			s.now = s.now.AddDate(0, 0, 8)
			archive := func() (n int) {
				t.Helper()
				must.Do(t, s.Hall.Sweep(ctx, s.Now().UnixMilli()))
				_, n, err := st.Archive(ctx, s.Now().UnixMilli(), table.WithoutChat)
				must.Do(t, err)
				return n
			}
			if !said() || archive() == 0 || said() {
				t.Error("the chat is still there, or never was")
			}
			log := must.Get(s.store.Read(ctx, "t", 0))(t)
			if must.Get(journal.Chained(log[:len(was)]))(t) != must.Get(journal.Chained(was))(t) {
				t.Error("the log ends otherwise")
			}
			must.Get(s.Projections.Fold("t", log))(t)
			say()
			s.now = s.now.AddDate(0, 0, 8)
			if !said() || archive() == 0 || said() {
				t.Error("what was said later is still there")
			}
		})
	}
}

// testErase tests it on a store, of which inside returns all that is in its database.
func testErase(t *testing.T, st storesuite.Company, inside func() string) {
	defer st.Close()
	s, ctx := siteOn(t, st, "home", "guest", "other"), t.Context()
	s.begin("over", "home", "other")
	s.play("over", 99)
	s.now = s.now.AddDate(0, 0, 8)
	must.Do(t, s.Hall.Sweep(ctx, s.Now().UnixMilli()))
	if a, ok := st.(interface {
		Archive(ctx context.Context, before int64, forget func(journal.Entry) (journal.Entry, error)) (tables, entries int, err error)
	}); ok {
		if n, _, err := a.Archive(ctx, s.Now().UnixMilli(), nil); n != 1 || err != nil {
			t.Fatalf("%d tables are archived: %v", n, err)
		}
	}
	s.begin("also over", "guest", "other")
	s.play("also over", 99)
	for _, who := range [][2]string{{"guest", "other"}, {"other", "home"}} {
		must.Get(st.AddComplaint(ctx, store.Complaint{By: who[0], Whom: who[1], Table: "over", Text: called(who[0]) + " on " + called(who[1]),
			Lines: []store.Quote{{Text: "words of " + called(who[1])}}}, store.ComplaintBounds{Player: 9, Source: 9, All: 9}))(t)
	}
	for _, whom := range []string{"home", "guest", "other"} {
		must.Get(st.AppendAudit(ctx, store.AuditEntry{Operator: "console", Act: "silence", Whom: whom, Reason: "shouts at " + called("home") + "·" + store.Tag("home") + "; " + called("guest") + "·" + store.Tag("guest")}))(t)
	}
	must.Do(t, s.Merge(ctx, "guest", "home"))
	s.begin("in play", "other", "home")
	s.play("in play", 5)
	s.event("e", "other", "home", "guest")
	s.event("e2", "guest", "other", "home")
	var before bytes.Buffer
	must.Get(archive.Export(ctx, s.store, &before, s.now, nil))(t)
	was := map[string]journal.Summary{}
	for _, id := range []string{"over", "also over"} {
		was[id] = must.Get(s.store.Summary(ctx, id))(t)
	}
	watching := must.Get(s.Hall.Watch(ctx, s.Now().UnixMilli(), "in play", "other", 0))(t)
	defer watching.Close()
	must.Get(watching.Drain())(t)

	must.Do(t, s.Erase(ctx, "home"))
	for _, m := range must.Get(watching.Drain())(t)[1:] { // the first says that a stand-in plays
		if strings.Contains(string(m.Text), called("home")) {
			t.Errorf("told: %s", m.Text)
		}
	}
	must.Do(t, s.SearchNow(ctx))
	names := []string{called("home"), called("guest")}
	nowhere := func(what, text string) {
		t.Helper()
		for _, name := range names {
			if at := strings.Index(text, name); at >= 0 {
				t.Errorf("%s: …%s", what, text[max(0, at-300):min(len(text), at+100)])
			}
		}
	}
	if was := inside(); was != "" && !strings.Contains(was, called("other")) {
		t.Error("the search is blind")
	}
	nowhere("in the database", inside())
	nowhere("erased", s.everywhere())
	if !strings.Contains(s.everywhere(), called("other")) {
		t.Error("another player's name is gone, too")
	}
	if _, _, err := s.store.Key(ctx, store.IDOf(store.Device, "guest")); !errors.Is(err, store.ErrNone) {
		t.Errorf("a key of the alias: %v", err)
	}
	for _, id := range []string{"over", "also over"} {
		must.Do(t, s.Hall.Records(ctx, id, func(r *table.Recorder) {
			rep := must.Get(record.Verify(bytes.NewReader(r.All())))(t)
			if rep.ByCommit != 1 {
				t.Errorf("%s: %+v", id, rep)
			}
		}))
	}
	for id, w := range was {
		if e := must.Get(s.store.Read(ctx, id, w.Seq-1))(t)[0]; e.Hash != w.Head {
			t.Errorf("entry %d of %s has the hash %x, not %x", w.Seq, id, e.Hash, w.Head)
		}
	}
	for player, want := range map[string]int{"other": 2, "home": 0, "guest": 1} { // an event keeps the id of its organiser, as a table keeps its host's
		if got := s.events(player); len(got) != want {
			t.Errorf("on the list of %s are the events %q", player, got)
		}
	}
	s.rebuilt("home", "other", "guest")
	s.restart()
	s.play("in play", 99)
	nowhere("after the match", s.everywhere()+inside())

	old := newSite(t)
	must.Do(t, old.store.Erase(ctx, store.Erasure{Player: "home", At: old.now, Done: true}))
	must.Do(t, old.store.Erase(ctx, store.Erasure{Player: "guest", At: old.now, Done: true}))
	must.Get(archive.Import(ctx, old.store, old.Projections, bytes.NewReader(before.Bytes()), ""))(t)
	must.Do(t, old.Again(ctx))
	must.Do(t, old.SearchNow(ctx))
	nowhere("imported from before", old.everywhere())

	var after bytes.Buffer
	must.Get(archive.Export(ctx, s.store, &after, s.now, nil))(t)
	fresh := newSite(t)
	must.Get(archive.Import(ctx, fresh.store, fresh.Projections, bytes.NewReader(after.Bytes()), ""))(t)
	if got := must.Get(fresh.store.Aliases(ctx, "home"))(t); len(got) != 1 {
		t.Errorf("imported, the aliases are %q", got)
	}
	if n := must.Get(fresh.store.Erasures(ctx))(t); len(n) != 2 {
		t.Errorf("imported, the erasures are %+v", n)
	}
}

// dying is a store that fails after some calls, as if the server died.
type dying struct {
	storesuite.Company
	left int
}

var errDead = errors.New("the server died")

func (d *dying) Withhold(ctx context.Context, tbl string, entries []journal.Entry, f *store.Folded) error {
	if d.left--; d.left < 0 {
		return errDead
	}
	return d.Company.Withhold(ctx, tbl, entries, f)
}

// TestSearchGoesOn: a search that is broken off anywhere is finished later.
func TestSearchGoesOn(t *testing.T) {
	s, ctx := newSite(t, "home", "other"), t.Context()
	for i := range 5 {
		s.begin(fmt.Sprint("t", i), "home", "other")
		s.play(fmt.Sprint("t", i), 7*i)
	}
	must.Do(t, s.Erase(ctx, "home"))
	s.Store = &dying{s.store, 2}
	if err := s.SearchNow(ctx); !errors.Is(err, errDead) {
		t.Fatal(err)
	}
	s.restart()
	must.Do(t, s.Search(ctx)) // too early
	if !strings.Contains(s.everywhere(), called("home")) {
		t.Fatal("nothing was left to search")
	}
	s.now = s.now.Add(time.Minute)
	must.Do(t, s.Search(ctx))
	if strings.Contains(s.everywhere(), called("home")) {
		t.Error("the name is still there")
	}
}

// TestSplitErased: a player's chair does not go to an alias that was erased: there is nothing to undo any more.
func TestSplitErased(t *testing.T) {
	s, ctx := newSite(t, "home", "guest", "other"), t.Context()
	s.begin("now", "guest", "other")
	must.Do(t, s.Merge(ctx, "guest", "home"))
	must.Do(t, s.Erase(ctx, "guest"))
	if err := s.Split(ctx, "guest"); !errors.Is(err, store.ErrNone) {
		t.Errorf("undone: %v", err)
	}
	if has := must.Get(s.store.Summary(ctx, "now"))(t).Chairs[0].Player; has != "home" {
		t.Errorf("%s has the chair", has)
	}
	for _, e := range must.Get(s.store.Read(ctx, "now", 0))(t) {
		if bytes.Contains(e.Body, []byte(`"do":"merge"`)) && bytes.Contains(e.Body, []byte(`"on":true`)) {
			t.Errorf("the chair went to the alias: %s", e.Body)
		}
	}
}

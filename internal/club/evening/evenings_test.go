package evening

import (
	"context"
	"errors"
	"fmt"
	"slices"
	"strings"
	"sync"
	"testing"
	"time"
	_ "time/tzdata"

	"ninetynine/cards"
	"ninetynine/internal/store"
	"ninetynine/internal/store/journal"
	"ninetynine/internal/store/live"
	"ninetynine/internal/store/sqlstore"
	"ninetynine/internal/table"
	"ninetynine/internal/table/hall"
	"ninetynine/internal/table/lobby"
	"ninetynine/internal/test/gate"
	"ninetynine/internal/test/must"
	"ninetynine/internal/test/sqlite"
	"ninetynine/match"
	"ninetynine/rules"
)

// A judge knows one computer player.
type judge struct{}

func (judge) Settled(*rules.Game, *rules.View) bool       { return false }
func (judge) HasLevel(name string) bool                   { return name == "club" }
func (judge) HasTemperament(_ *rules.Game, _ string) bool { return false }

var errDead = errors.New("this server is dead")

// A node is a server of an evening's site. It dies at a write; whether that still arrives is decided by its number.
type node struct {
	*sqlstore.DB
	hall  *hall.Hall
	v     *Evenings
	turns []*hall.Turn
	left  int // writes until it dies; negative: it does not
	dead  bool
}

// writes reports whether a write arrives.
func (n *node) writes() error {
	if n.dead {
		return errDead
	}
	n.left--
	n.dead = n.left == 0
	return nil
}

func (n *node) after(err error) error {
	if n.dead {
		return errDead
	}
	return err
}

func (n *node) Append(ctx context.Context, id string, e *journal.Entry, p *journal.Projection) error {
	if err := n.writes(); err != nil || n.dead && e.Seq%2 == 0 {
		return errDead
	}
	return n.after(n.DB.Append(ctx, id, e, p))
}

func (n *node) KeepPlan(ctx context.Context, p store.Plan) (store.Plan, error) {
	if err := n.writes(); err != nil {
		return p, err
	}
	p, err := n.DB.KeepPlan(ctx, p)
	return p, n.after(err)
}

func (n *node) DelayEvening(ctx context.Context, id string, from, to int64) error {
	if err := n.writes(); err != nil || n.dead {
		return errDead
	}
	return n.DB.DelayEvening(ctx, id, from, to)
}

// A site is two servers of one database, with a clock of their own, and people who play by scripts.
type site struct {
	t     *testing.T
	kept  *sqlstore.DB
	nodes []*node
	now   int64
	e     store.Evening
	at    int64             // the hour
	from  map[string]string // addresses of players, if it matters
	leads map[string]string // players to the table to which they were led
	gone  []string          // people who have left their table
}

func newSite(t *testing.T, people ...string) *site {
	s := &site{t: t, kept: sqlite.Open(t), leads: map[string]string{}}
	s.at = must.Get(time.Parse(time.RFC3339, "2026-12-02T20:00:00+01:00"))(t).UnixMilli()
	s.now = s.at - 3*24*3600_000
	for range 2 {
		n := &node{DB: s.kept, left: -1}
		n.hall = hall.New(hall.Options{Log: n, Judge: judge{}, Draw: func() cards.Seed { return cards.SeedOf("evening") }, Shared: true,
			BotTurn: func(t *hall.Turn) { n.turns = append(n.turns, t) }})
		n.v = &Evenings{Store: n, Tables: n.hall, Now: func() int64 { return s.now }, Level: judge{}.HasLevel, Watches: n.hall.Watches, Secret: []byte("secret")}
		s.nodes = append(s.nodes, n)
	}
	for _, p := range people {
		must.Do(t, s.kept.AddPlayer(t.Context(), store.Player{ID: p, Name: p}))
	}
	s.e = store.Evening{ID: "e", Weekday: int(time.Wednesday), Minute: 20 * 60, Zone: "Europe/Berlin", Variant: "standard", Games: 1, Clock: "10m+10s", Bot: "club"}
	must.Do(t, errors.Join(s.nodes[0].v.Check(&s.e), s.nodes[0].v.Keep(t.Context(), s.e)))
	return s
}

// node returns a server that lives.
func (s *site) node() *node {
	if s.nodes[0].dead {
		return s.nodes[1]
	}
	return s.nodes[0]
}

// come lets a player say that they come, or that they are there; as a client does, again until it is answered.
func (s *site) come(player string, comes, here bool) string {
	s.t.Helper()
	if here && s.now < s.at+Late { // which clients say only after the other
		s.come(player, comes, false)
	}
	for range 3 {
		tbl, err := s.node().v.Come(s.t.Context(), lobby.Person{ID: player, Name: player, From: s.from[player]}, &s.e, comes, here)
		if errors.Is(err, errDead) {
			continue
		}
		must.Do(s.t, err)
		if was := s.leads[player]; here && was != "" && tbl != was && s.now < s.at+Late {
			s.t.Fatalf("%s is led to %q and then to %q", player, was, tbl)
		}
		if tbl != "" {
			s.leads[player] = tbl
		}
		return tbl
	}
	s.t.Fatal("no server answers")
	return ""
}

// until lets time pass to a moment relative to the hour; people who are there say so now and then.
func (s *site) until(at int64, there ...string) {
	s.t.Helper()
	for s.now < s.at+at {
		s.now = min(s.now+5000, s.at+at)
		for _, n := range s.nodes {
			if err := n.v.Tick(s.t.Context()); err != nil && !n.dead {
				s.t.Fatal(err)
			}
		}
		if s.now >= s.at {
			s.beat()
		}
		for _, p := range there {
			if s.now%20_000 < 5000 {
				s.come(p, true, true)
			}
		}
	}
}

// tables returns those of the evening.
func (s *site) tables() (all []*table.State) {
	for n := 0; ; n++ {
		id := s.nodes[0].v.tableID(&s.e, s.at, n)
		if _, err := s.kept.Summary(s.t.Context(), id); errors.Is(err, store.ErrNone) {
			return all
		}
		st := table.New(id, new(hall.VariantCache))
		log := must.Get(s.kept.Read(s.t.Context(), id, 0))(s.t)
		for i := range log {
			_ = must.Get(st.Append(&log[i]))(s.t)
		}
		all = append(all, st)
	}
}

// play lets time pass until all matches are over.
func (s *site) play() {
	s.t.Helper()
	for range 20_000 {
		s.now += 1000
		if s.beat() {
			return
		}
	}
	s.t.Fatal("the matches do not end")
}

// beat lets one person, and each bot whose turn it is, act at each of the evening's tables. It reports whether all
// matches are over.
func (s *site) beat() (over bool) {
	s.t.Helper()
	n := s.node()
	if err := errors.Join(n.hall.Tick(s.t.Context(), s.now), n.hall.Sweep(s.t.Context(), s.now)); err != nil && !n.dead {
		s.t.Fatal(err)
	}
	turns := n.turns
	n.turns = nil
	for _, turn := range turns {
		a := turn.View.Options.Nth(0)
		_, _ = n.hall.Do(s.t.Context(), s.now, turn.Table, &table.Command{Do: table.Act, Seat: int(turn.Seat), Hand: int(a.Seat()), Act: a.String(), Seen: turn.From})
	}
	over = true
	for i := 0; ; i++ {
		id := n.v.tableID(&s.e, s.at, i)
		var cs []*table.Command
		err := n.hall.Inspect(s.t.Context(), s.now, id, func(st *table.State) {
			over = over && st.Match == 1 && !st.Running()
			cs = s.acts(st)
		})
		if errors.Is(err, store.ErrNone) || n.dead {
			return over
		}
		must.Do(s.t, err)
		for _, c := range cs {
			_, err := n.hall.Do(s.t.Context(), s.now, id, c)
			must.Do(s.t, err)
			if c.Do == table.Stand {
				s.gone = append(s.gone, c.Player)
			}
		}
	}
}

// acts returns what one person at a table does next. Bea and Cid leave in the second deal.
func (s *site) acts(st *table.State) []*table.Command {
	for seat := range st.Chairs {
		k := &st.Chairs[seat]
		if k.Player == "" || k.Away || !st.Running() {
			continue
		}
		c := &table.Command{Player: k.Player, Name: k.Name, Seat: -1, Hand: -1}
		var v match.View
		st.View(rules.Seat(seat), &v)
		if v.Number > 0 && (k.Player == "bea" || k.Player == "cid") {
			c.Do = table.Stand
			return []*table.Command{c}
		}
		if st.Stage == table.Playing && v.Options.Pick > 0 {
			a := v.Options.Nth(0)
			c.Do, c.Hand, c.Act, c.Seen = table.Act, int(a.Seat()), a.String(), st.Seq
			return []*table.Command{c}
		}
	}
	return nil
}

// TestEvening: ten players say that they come; two of them stay away, one comes late and one too late for the first
// deal; one of two servers is killed in the minute of seating, at each of its writes, and the other goes on. All who
// are there play, each at one table, to the end of the match. Two leave theirs.
func TestEvening(t *testing.T) {
	people := []string{"ann", "bea", "cid", "dan", "eve", "fay", "gus", "hal", "ida", "jon"}
	kills := 0
	for kill := -1; ; kill++ {
		if kill == 0 || kill%gate.Times(1, 4) > 1 {
			continue
		}
		s := newSite(t, people...)
		for _, p := range people {
			if s.come(p, true, false) != "" {
				t.Fatal("a table days before")
			}
		}
		s.come("ida", false, false)
		s.come("ida", true, false)
		coming, n := must.Get2(s.kept.Coming(t.Context(), "e", s.at, 99))(t)
		if n != len(people) || coming[0].Here != 0 {
			t.Fatalf("%+v come", coming)
		}
		there := people[:7:7]
		s.now = s.at - Here - 60_000
		s.until(-Here-1, there...) // too early
		coming, _ = must.Get2(s.kept.Coming(t.Context(), "e", s.at, 99))(t)
		if slices.ContainsFunc(coming, func(c store.Coming) bool { return c.Here != 0 }) {
			t.Fatalf("%d: there too early are %+v", kill, coming)
		}
		s.until(-Seats-20_000, append(there, "hal")...)
		s.nodes[0].left = kill
		s.until(-Seats+60_000, there...) // hal was there within the minute
		died := s.nodes[0].dead
		if died {
			kills++
		}
		s.nodes[0].left = -1
		tables := s.tables()
		check(t, kill, tables, append(there, "hal"), 3)
		for _, p := range there {
			if s.leads[p] == "" {
				t.Fatalf("%d: %s is led to no table", kill, p)
			}
		}
		s.until(-60_000, there...)
		free := s.come("ida", true, true) // a chair is free
		s.until(0, append(there, "ida")...)
		check(t, kill, s.tables(), append(there, "ida"), 3) // hal is there no longer: a bot has the chair
		for _, st := range s.tables() {
			if !readyToBegin(st) {
				t.Fatalf("%d: table %s does not begin: %+v", kill, st.ID, st.Chairs)
			}
		}
		s.until(3*60_000, there...)
		later := s.come("jon", true, true) // none is
		if again := s.come("jon", true, true); later == "" || later != again || later == free {
			t.Fatalf("%d: latecomers are led to %q, %q, %q", kill, free, later, again)
		}
		s.until(Late-1000, "jon")
		s.until(Late + 1000)
		if s.come("jon", true, true) != "" || len(must.Get(s.kept.ComesTo(t.Context(), "jon", 0, 9))(t)) != 1 {
			t.Fatal("being there later means coming the next week")
		}
		check(t, kill, s.tables(), append(there, "ida", "jon"), 4)
		if kill < 0 || kill%gate.Times(1, 8) == 0 {
			s.play()
			s.ended(kill)
		}
		if e := must.Get(s.kept.Evening(t.Context(), "e"))(t); e.Due != 0 {
			t.Fatalf("%d: the next is due at %s, and nobody comes", kill, time.UnixMilli(e.Due))
		}
		if kill > 0 && !died {
			break
		}
	}
	if kills < gate.Times(13, 7) {
		t.Errorf("the server was killed at %d writes only", kills)
	}
}

func readyToBegin(st *table.State) bool {
	return st.Match == 1 || !slices.ContainsFunc(st.Chairs, func(k table.Chair) bool { return k.Bot == "" && !k.Ready })
}

// check checks that each of the people sits at one table, and at none alone but a last, later one.
func check(t *testing.T, kill int, tables []*table.State, people []string, n int) {
	t.Helper()
	at := map[string]int{}
	for i, st := range tables {
		here := 0
		for _, k := range st.Chairs {
			if k.Player != "" {
				at[k.Player]++
				here++
			}
		}
		if here < 2 && i < 3 {
			t.Fatalf("%d: %d at table %d", kill, here, i)
		}
	}
	for _, p := range people {
		if at[p] != 1 {
			t.Fatalf("%d: %s sits at %d tables", kill, p, at[p])
		}
	}
	if len(at) != len(people) || len(tables) != n {
		t.Fatalf("%d: %v at %d tables", kill, at, len(tables))
	}
}

// ended checks the results of an evening that was played.
func (s *site) ended(kill int) {
	s.t.Helper()
	seen, bots, left := map[string]bool{}, 0, 0
	for _, st := range s.tables() {
		r := must.Get(s.kept.Result(s.t.Context(), st.ID, 1))(s.t)
		if r.Cut || !r.Rated || r.Games != 1 {
			s.t.Fatalf("%d: it ended so: %+v", kill, r)
		}
		for _, c := range r.Chairs {
			switch {
			case c.Player == "":
				bots++
			case c.Left:
				left++
			}
			seen[c.Player] = true
		}
	}
	if delete(seen, ""); len(seen) != 9 || bots != 3 || left != 2 || len(s.gone) != 2 {
		s.t.Fatalf("%d: %v played with %d bots; %d left", kill, seen, bots, left)
	}
}

// TestEveningAlone: a single player plays with bots; nobody is no table; what was missed by all servers is passed over.
func TestEveningAlone(t *testing.T) {
	s := newSite(t, "ann", "bob")
	s.now = s.at - Here
	s.until(Late)
	if n := len(s.tables()); n != 0 {
		t.Fatalf("%d tables of nobody", n)
	}
	s.at += 7 * 24 * 3600_000
	s.now = s.at - Here
	s.until(60_000, "ann")
	if st := s.tables(); len(st) != 1 || !readyToBegin(st[0]) || s.leads["ann"] != st[0].ID {
		t.Fatalf("alone: %v", st)
	}
	const week = 7 * 24 * 3600_000
	s.at, s.leads = s.at+week, map[string]string{}
	s.now = s.at + 60_000
	s.until(2*60_000, "bob") // while ann still plays
	if st := s.tables(); len(st) != 1 || st[0].Match != 1 || s.leads["bob"] != st[0].ID {
		t.Errorf("the first to come is late: %v", st)
	}
	s.until(Late)
	s.now = s.at + week - Here
	s.come("ann", true, false) // and no server is there
	s.now = s.at + 3*week + Late + 2*stillHere
	if err := s.kept.Come(t.Context(), store.Coming{Evening: "e", Begins: s.at + 4*week, Player: "ann", Said: 1}); err != nil {
		t.Fatal(err)
	}
	must.Do(t, s.nodes[0].v.Tick(t.Context()))
	if e := must.Get(s.kept.Evening(t.Context(), "e"))(t); e.Due != s.at+4*week-Seats {
		t.Errorf("after weeks the next is due at %s", time.UnixMilli(e.Due))
	}
}

// TestEveningsMany: evenings of groups at the same hour, of which there are many, hold up neither the server's nor those of
// others: to most of them nobody comes. Of all others the players are told.
func TestEveningsMany(t *testing.T) {
	s := newSite(t, "ann", "bob")
	v, group := s.nodes[0].v, 0
	add := func(n int, comes bool) {
		t.Helper()
		for range n {
			e := s.e
			group++
			e.ID, e.Group = fmt.Sprint("a", group), fmt.Sprint("g", group)
			must.Do(t, v.Keep(t.Context(), e))
			if comes {
				_ = must.Get(v.Come(t.Context(), lobby.Person{ID: "bob"}, &e, true, false))(t)
			}
		}
	}
	add(300, false)
	add(2*mostDue, true)
	s.come("bob", true, false)
	s.now = s.at - Here
	if all := must.Get(v.Soon(t.Context()))(t); len(all) != 2*mostDue+1 || all[0].Evening != "e" || all[1].Player != "bob" {
		t.Errorf("%d are told", len(all))
	}
	s.now = s.at - Seats
	s.come("ann", true, true)
	for want := range 3 {
		if due := must.Get(s.kept.DueEvenings(t.Context(), s.now, 1000))(t); len(due) != max(0, 2*mostDue+1-want*mostDue) {
			t.Errorf("%d are due at tick %d", len(due), want)
		}
		must.Do(t, v.Tick(t.Context()))
		if len(s.tables()) != 1 {
			t.Errorf("no table after %d ticks", want+1)
		}
	}
}

// TestEveningApart: who blocks whom sits at another table, also a latecomer.
func TestEveningApart(t *testing.T) {
	all := []string{"bea", "cid", "dan"}
	for _, mate := range all {
		s := newSite(t, append(all, "ann", "eve")...)
		for _, other := range all {
			if other != mate {
				must.Do(t, s.kept.Tie(t.Context(), store.Tie{Player: "ann", Other: other, Kind: store.Block}))
			}
		}
		must.Do(t, s.kept.Tie(t.Context(), store.Tie{Player: mate, Other: "eve", Kind: store.Block}))
		s.now = s.at - Here
		s.until(-Seats+60_000, append(all, "ann")...)
		s.until(-60_000, append(all, "ann", "eve")...)
		if s.leads["ann"] == "" || s.leads["ann"] != s.leads[mate] || s.leads["eve"] == s.leads["ann"] || s.leads["eve"] == "" {
			t.Errorf("ann sits with others than %s: %v", mate, s.leads)
		}
	}
}

// TestEveningSharesPlaces: 18 guests of one address and six people of six addresses come; the six sit with one another. Those who
// stay away at the hour lose their chairs to bots, and get another one if they come late.
func TestEveningSharesPlaces(t *testing.T) {
	var guests, people []string
	from := map[string]string{}
	for i := range 24 {
		name := fmt.Sprint("p", i)
		if from[name] = "192.0.2.1/32"; i%4 == 0 {
			people, from[name] = append(people, name), fmt.Sprintf("198.51.100.%d/32", i)
		} else {
			guests = append(guests, name)
		}
	}
	s := newSite(t, append(guests, people...)...)
	s.from, s.now = from, s.at-Here
	s.until(-2*60_000, append(guests, people...)...)
	of := func(p string) bool { return slices.Contains(people, p) }
	for _, st := range s.tables() {
		n := 0
		for _, k := range st.Chairs {
			if of(k.Player) {
				n++
			}
		}
		if n != 0 && n != len(st.Chairs) {
			t.Errorf("%d of the six sit at a table of %d", n, len(st.Chairs))
		}
	}
	sit := func(player string, st *table.State) error {
		may := must.Get(s.nodes[0].v.May(t.Context(), player, "", st.ID))(t)
		return may(st)
	}
	for _, st := range s.tables() {
		if a, b := sit(guests[0], st), sit(people[0], st); (a == nil) == (b == nil) || sit("none", st) == nil {
			t.Errorf("by themselves, all get a chair with %+v: %v, %v", st.Chairs, a, b)
		}
	}
	s.until(-10_000, people...)
	if led := s.come("p0", true, true); led == "" {
		t.Fatal("p0 has no table")
	}
	s.until(60_000, people[1:]...) // p0 is there no longer
	for _, st := range s.tables() {
		for _, k := range st.Chairs {
			if k.Player != "" && !of(k.Player) {
				t.Errorf("%s has kept a chair", k.Player)
			}
		}
	}
	delete(s.leads, guests[0])
	late := s.come(guests[0], true, true)
	if i := slices.IndexFunc(s.tables(), func(st *table.State) bool { return st.ID == late }); i < 0 || s.tables()[i].SeatOf(guests[0]) == rules.Nobody {
		t.Errorf("%s comes late and is led to %q", guests[0], late)
	}
	all, _ := must.Get2(s.kept.Coming(t.Context(), "e", s.at, 99))(t)
	origins := map[string]bool{}
	for i := range all {
		if origins[all[i].From] = true; strings.Contains(all[i].From, ".") {
			t.Errorf("the address of %s is kept: %s", all[i].Player, all[i].From)
		}
	}
	if len(origins) != 7 {
		t.Errorf("%d addresses", len(origins))
	}
}

// TestEveningFull: of the places of a full evening, each address has a share, also when all come at the same moment.
func TestEveningFull(t *testing.T) {
	s := newSite(t)
	s.from = map[string]string{}
	add := func(name, from string) (err error) {
		must.Do(t, s.kept.AddPlayer(t.Context(), store.Player{ID: name, Name: name}))
		_, err = s.nodes[0].v.Come(t.Context(), lobby.Person{ID: name, From: from}, &s.e, true, false)
		return err
	}
	for i := range mostComing - 1 {
		must.Do(t, add(fmt.Sprint("p", i), "192.0.2.1/32"))
	}
	must.Do(t, add("ann", "198.51.100.1/32"))
	if err := add("more", "192.0.2.1/32"); !table.Refused(err) {
		t.Errorf("one more of the same address: %v", err)
	}
	var all sync.WaitGroup
	for i := range 20 {
		all.Go(func() {
			if err := add(fmt.Sprint("q", i), fmt.Sprintf("203.0.113.%d/32", i)); err != nil {
				t.Errorf("q%d: %v", i, err)
			}
		})
	}
	all.Wait()
	if _, n := must.Get2(s.kept.Coming(t.Context(), "e", s.at, 1))(t); n != mostComing {
		t.Errorf("%d come", n)
	}
}

// TestEveningRegulars: guests of a few addresses who take all places keep out neither newcomers nor regular players, and guests of
// as many addresses as there are places push out no regular player, but give way to one. Regular players sit with one another, also
// if guests of many addresses come, early or late.
func TestEveningRegulars(t *testing.T) {
	regulars := func(of *site) {
		for _, n := range of.nodes {
			n.v.Known = func(_ context.Context, player string) (bool, error) { return strings.HasPrefix(player, "known"), nil }
		}
	}
	for addresses, want := range map[int]bool{3: true, shares - 1: true, mostComing: false} {
		s := newSite(t)
		regulars(s)
		add := func(name, from string) error {
			must.Do(t, s.kept.AddPlayer(t.Context(), store.Player{ID: name, Name: name}))
			_, err := s.nodes[0].v.Come(t.Context(), lobby.Person{ID: name, From: from}, &s.e, true, false)
			return err
		}
		must.Do(t, add("known0", "192.0.2.1/32"))
		for i := range mostComing {
			if err := add(fmt.Sprint("p", i), fmt.Sprint("10.0.0.", i%addresses)); err != nil && i < mostComing-1 {
				t.Fatalf("guest %d: %v", i, err)
			}
		}
		if err := add("new", "192.0.2.3/32"); (err == nil) != want {
			t.Errorf("a newcomer to guests of %d addresses: %v", addresses, err)
		}
		must.Do(t, add("known1", "192.0.2.2/32"))
		all, n := must.Get2(s.kept.Coming(t.Context(), "e", s.at, mostComing))(t)
		for _, who := range []string{"known0", "known1"} {
			if !slices.ContainsFunc(all, func(c store.Coming) bool { return c.Player == who }) || n != mostComing {
				t.Errorf("%s has lost the place among %d", who, n)
			}
		}
	}
	var people, guests, late []string
	from := map[string]string{}
	for i := range 30 {
		name := fmt.Sprint("known", i)
		switch {
		case i < 11:
			people = append(people, name)
		case i < 24:
			name = fmt.Sprint("guest", i)
			guests = append(guests, name)
		default:
			name = fmt.Sprint("late", i)
			late = append(late, name)
		}
		from[name] = fmt.Sprint("10.0.0.", i)
	}
	for _, name := range []string{"one", "two", "three"} {
		late, from[name] = append(late, name), "10.1.1.1"
	}
	s := newSite(t, slices.Concat(people, guests, late)...)
	regulars(s)
	s.from, s.now = from, s.at-Here
	s.until(-3*60_000, append(people, guests...)...)
	s.until(-60_000, slices.Concat(people, guests, late)...)
	mixed, sit := 0, 0
	for _, st := range s.tables() {
		known, others := 0, 0
		for _, k := range st.Chairs {
			switch {
			case strings.HasPrefix(k.Player, "known"):
				known++
			case k.Player != "":
				others++
			}
			if k.Player != "" && from[k.Player] == "10.1.1.1" && known > 0 {
				t.Errorf("%s of three sits at %+v", k.Player, st.Chairs)
			}
		}
		if sit += known + others; known > 0 && others > 0 {
			mixed++
		}
	}
	if mixed > 1 || sit != len(people)+len(guests)+len(late) {
		t.Errorf("newcomers sit with regular players at %d tables; %d sit", mixed, sit)
	}
}

// TestEveningFullOfOne: guests of one network of IPv6 push nobody out of a full evening, and a place that a player has lost
// to others is told.
func TestEveningFullOfOne(t *testing.T) {
	s := newSite(t)
	come := func(name, from string, here bool) (tbl string, err error) {
		if _, err := s.kept.Player(t.Context(), name); errors.Is(err, store.ErrNone) {
			must.Do(t, s.kept.AddPlayer(t.Context(), store.Player{ID: name, Name: name}))
		}
		return s.nodes[0].v.Come(t.Context(), lobby.Person{ID: name, From: from}, &s.e, true, here)
	}
	in := func(of string) (n int) {
		all, _ := must.Get2(s.kept.Coming(t.Context(), "e", s.at, mostComing))(t)
		for i := range all {
			if strings.HasPrefix(all[i].Player, of) {
				n++
			}
		}
		return n
	}
	for i := range 40 {
		_ = must.Get(come(fmt.Sprint("hall", i), "192.0.2.1/32", false))(t)
	}
	for i := range 420 {
		if _, err := come(fmt.Sprint("guest", i), fmt.Sprintf("2001:db8:0:%x00::/56", i/2), false); (err == nil) != (i < mostComing-40) {
			t.Fatalf("guest %d: %v", i, err)
		}
	}
	if n := in("hall"); n != 40 {
		t.Errorf("%d of 40 in the hall keep their places", n)
	}
	if _ = must.Get(come("ann", "2001:db8:8::/56", false))(t); in("ann") != 1 || in("guest") != mostComing-41 {
		t.Errorf("%d guests after ann", in("guest"))
	}
	s.now = s.at - Here // the guest who gave way stays away
	if tbl := must.Get(come(fmt.Sprint("guest", mostComing-41), "2001:db8::/56", true))(t); tbl != "" || in("guest") != mostComing-41 {
		t.Errorf("the guest who gave way: %q, %d guests", tbl, in("guest"))
	}
}

// TestEveningLateApart: guests of one address who block each other take few tables, and the others wait; newcomers of other
// addresses and regular players are led to one.
func TestEveningLateApart(t *testing.T) {
	var guests []string
	from := map[string]string{"ann": "192.0.2.2/32", "zoe": "192.0.2.3/32", "known": "192.0.2.1/32"}
	for i := range 30 {
		guests = append(guests, fmt.Sprint("guest", i))
		from[guests[i]] = "192.0.2.1/32"
	}
	s := newSite(t, append(guests, "ann", "zoe", "known")...)
	s.from, s.now = from, s.at-Here
	s.until(-4*60_000, "ann")
	for _, n := range s.nodes {
		n.v.Known = func(_ context.Context, player string) (bool, error) { return player == "known", nil }
	}
	for i, guest := range guests {
		for _, other := range guests[:i] {
			must.Do(t, s.kept.Tie(t.Context(), store.Tie{Player: guest, Other: other, Kind: store.Block}))
		}
		s.come(guest, true, true)
	}
	if n := len(s.tables()); n > 1+1+mostTables/shares || s.leads[guests[0]] == "" || s.leads[guests[29]] != "" {
		t.Errorf("guests who block each other have %d tables", n)
	}
	for _, name := range []string{"zoe", "known"} {
		if s.come(name, true, true) == "" {
			t.Errorf("%s waits, too", name)
		}
	}
}

// TestEveningBegan: a server that has just begun waits for those who come back, before it gives their chairs away.
func TestEveningBegan(t *testing.T) {
	s := newSite(t, "ann", "bob")
	s.now = s.at - Here
	s.until(-60_000, "ann", "bob")
	s.now = s.at + 60_000 // all servers were down
	s.nodes[0].v.Since, s.nodes[1].v.Since = s.now, s.now
	s.until(75_000)
	s.until(60_000+stillHere, "ann", "bob")
	if st := s.tables(); len(st) != 1 || st[0].Match != 1 || st[0].SeatOf("ann") == rules.Nobody || st[0].SeatOf("bob") == rules.Nobody {
		t.Errorf("%+v", st)
	}
}

// TestEveningApartThree: three come to an evening, and one of them blocks another: they sit at two tables.
func TestEveningApartThree(t *testing.T) {
	s := newSite(t, "ann", "bob", "cid")
	must.Do(t, s.kept.Tie(t.Context(), store.Tie{Player: "ann", Other: "bob", Kind: store.Block}))
	s.now = s.at - Here
	s.until(60_000, "ann", "bob", "cid")
	st := s.tables()
	if len(st) != 2 || s.leads["ann"] == s.leads["bob"] || s.leads["ann"] == "" || s.leads["bob"] == "" || st[0].Match != 1 || st[1].Match != 1 {
		t.Errorf("%v at %d tables", s.leads, len(st))
	}
}

// other returns another evening, as a site whose people and servers are the same.
func (s *site) other(id string, minute int) *site {
	o := *s
	o.e.ID, o.e.Minute, o.leads = id, minute, map[string]string{}
	o.at += int64(minute-s.e.Minute) * 60_000
	must.Do(s.t, s.nodes[0].v.Keep(s.t.Context(), o.e))
	return &o
}

// TestEveningsTwo: a player is at one evening at a time: where the player was last said to be, and nowhere else while a
// match is in progress, or a table waits for its hour.
func TestEveningsTwo(t *testing.T) {
	s := newSite(t, "ann", "bob", "cid", "dan", "eve")
	o := s.other("o", 20*60+2)
	s.nodes[0].v.Watches = func(string, string) bool { return true }
	s.nodes[1].v.Watches = s.nodes[0].v.Watches
	s.now = s.at - Seats - 20_000
	s.come("bob", true, true)
	o.now = s.now
	o.come("bob", true, true)
	s.until(-Seats+60_000, "ann", "cid", "dan")
	if s.leads["ann"] == "" {
		t.Fatal("ann is led to no table")
	}
	o.now = s.now
	for o.now < o.at+Late-1000 {
		o.now += 1000
		s.now = o.now
		for _, p := range []string{"ann", "bob", "eve"} {
			o.come(p, true, true)
		}
		must.Do(t, o.nodes[0].v.Tick(t.Context()))
		if s.now == s.at+1000 && (len(s.tables()) != 1 || s.tables()[0].Match != 1 || s.tables()[0].SeatOf("bob") != rules.Nobody) {
			t.Fatalf("at the first: %+v", s.tables())
		}
	}
	if o.leads["ann"] != "" || o.leads["eve"] == "" || o.leads["eve"] != o.leads["bob"] || len(o.tables()) != 1 || o.tables()[0].SeatOf("ann") != rules.Nobody {
		t.Errorf("while ann plays: %v", o.leads)
	}
}

// TestEveningLatecomer: a table to which a latecomer is led has a chair of theirs, also if a server dies meanwhile, or
// another player is quicker.
func TestEveningLatecomer(t *testing.T) {
	led := func(t *testing.T, players int, before func(s *site, id string)) (s *site, at int) {
		t.Helper()
		all := []string{"ann", "bob", "cid", "dan"}
		s = newSite(t, append(all, "eve", "fay")...)
		must.Do(t, s.kept.Tie(t.Context(), store.Tie{Player: "fay", Other: "eve", Kind: store.Block}))
		s.now = s.at - Here
		s.until(-60_000, all[:players]...)
		before(s, s.nodes[0].v.tableID(&s.e, s.at, 0))
		lead := s.come("eve", true, true)
		return s, slices.IndexFunc(s.tables(), func(st *table.State) bool { return st.ID == lead && st.SeatOf("eve") != rules.Nobody })
	}
	for players := 2; players <= 3; players++ { // a chair is free, or none
		died := true
		for kill := 1; died; kill++ {
			s, at := led(t, players, func(s *site, _ string) { s.nodes[0].left = kill })
			if died = s.nodes[0].dead; at != players-2 {
				t.Errorf("%d sit, killed at write %d: eve is led to %q, table %d", players, kill, s.leads["eve"], at)
			}
		}
	}
	for players, quicker := range map[int]string{2: "dan", 1: "fay"} { // who takes the last chair, or must sit apart
		_, at := led(t, players, func(s *site, id string) {
			v := s.nodes[0].v
			v.Tables = earlier{v.Tables, func(c *table.Command) {
				v.Tables = s.nodes[0].hall
				must.Get(v.Tables.Do(t.Context(), s.now, id, &table.Command{Do: table.Sit, Player: quicker, Name: quicker, Seat: -1, Hand: -1}))(t)
			}}
		})
		if at != 1 {
			t.Errorf("%s was quicker: eve sits at table %d", quicker, at)
		}
	}
}

// TestEveningWithdrawn: a word that a player is there, as from another browser, does not undo that the player does not come.
func TestEveningWithdrawn(t *testing.T) {
	s := newSite(t, "ann", "bob")
	s.now = s.at - Here
	s.come("ann", true, true)
	s.come("ann", false, false)
	for _, s.now = range []int64{s.at - Here + 20_000, s.at - Seats + 20_000} {
		if tbl := must.Get(s.nodes[0].v.Come(t.Context(), lobby.Person{ID: "ann"}, &s.e, true, true))(t); tbl != "" {
			t.Errorf("she is led to %q", tbl)
		}
		s.come("bob", true, true)
		must.Do(t, s.nodes[0].v.Tick(t.Context()))
	}
	if all, n := must.Get2(s.kept.Coming(t.Context(), "e", s.at, 9))(t); n != 1 || all[0].Player != "bob" {
		t.Errorf("%+v come", all)
	}
}

// TestEveningBanned: a player who is banned after saying to be there gets no chair.
func TestEveningBanned(t *testing.T) {
	s := newSite(t, "ann", "bob")
	for _, n := range s.nodes {
		n.v.Banned = func(context.Context) (func(string) bool, error) {
			return func(p string) bool { return p == "bob" }, nil
		}
	}
	s.now = s.at - Here
	s.until(-Seats-1, "ann", "bob")
	s.until(-Seats + 30_000)
	if st := s.tables(); len(st) != 1 || st[0].SeatOf("ann") == rules.Nobody || st[0].SeatOf("bob") != rules.Nobody {
		t.Errorf("%+v", st)
	}
}

// TestEveningStart: a table that cannot be opened does not keep others from starting; a computer player whom the host
// has sent away comes again; an evening that ends after its tables are made leaves no plan, and its matches begin.
func TestEveningStart(t *testing.T) {
	s := newSite(t, "ann", "bob", "cid", "dan", "eve")
	there := []string{"ann", "bob", "cid", "dan"}
	s.now = s.at - Here
	first := s.nodes[0].v.tableID(&s.e, s.at, 0)
	for _, n := range s.nodes {
		n.v.Tables = refusing{n.v.Tables, first}
	}
	s.until(-Seats-1, there...)
	for s.now < s.at {
		s.now += 5000
		for _, p := range there {
			s.come(p, true, true)
		}
		if err := s.nodes[0].v.Tick(t.Context()); err != nil && !table.Refused(err) {
			t.Fatal(err)
		}
	}
	if e := must.Get(s.kept.Evening(t.Context(), "e"))(t); e.Due <= s.at {
		t.Errorf("the evening is still due at %d", e.Due-s.at)
	}
	second := s.nodes[0].v.tableID(&s.e, s.at, 1)
	begun := func() (is bool) {
		must.Do(t, s.nodes[0].hall.Inspect(t.Context(), s.now, second, func(st *table.State) { is = st.Match == 1 }))
		return is
	}
	if !begun() {
		t.Error("the other table does not start")
	}

	s = newSite(t, "ann", "bob")
	s.now = s.at - Here
	s.until(-Seats+5000, "ann", "bob")
	second = s.nodes[0].v.tableID(&s.e, s.at, 0)
	var host string
	must.Do(t, s.nodes[0].hall.Inspect(t.Context(), s.now, second, func(st *table.State) { host = st.Host }))
	do := func(kind table.Kind, seat int) {
		t.Helper()
		must.Get(s.nodes[0].hall.Do(t.Context(), s.now, second, &table.Command{Do: kind, Player: host, Name: host, Seat: seat, Hand: -1}))(t)
	}
	do(table.Stand, -1)
	do(table.Sit, 2)
	s.nodes[0].v.Tables = after{s.nodes[0].v.Tables, func(c *table.Command) { // before the others are ready
		if c.Do == table.SeatBot {
			do(table.Remove, c.Seat)
			s.nodes[0].v.Tables = s.nodes[0].hall
		}
	}}
	s.until(1000, "ann", "bob")
	if begun() {
		t.Fatal("it begins without a computer player")
	}
	s.until(Late, "ann", "bob")
	if !begun() {
		t.Error("no computer player comes again")
	}

	s = newSite(t, "ann", "bob")
	s.now = s.at - Here
	s.until(-Seats+5000, "ann", "bob")
	must.Do(t, s.nodes[0].v.End(t.Context(), "e"))
	if !begun() || len(must.Get(s.kept.Plans(t.Context(), "e", 9))(t)) != 0 {
		t.Error("a dropped evening leaves tables that do not begin, or plans")
	}
}

// refusing are tables of which one cannot be opened.
type refusing struct {
	lobby.Tables
	id string
}

func (r refusing) Open(ctx context.Context, now int64, id, player string, opened table.Opened) (live.Reply, error) {
	if id == r.id {
		return live.Reply{}, table.Refuse(table.Bad, "no-bot", "level", "gone")
	}
	return r.Tables.Open(ctx, now, id, player, opened)
}

// after are tables at which something is done after each command.
type after struct {
	lobby.Tables
	then func(c *table.Command)
}

func (a after) Do(ctx context.Context, now int64, id string, c *table.Command) (live.Reply, error) {
	r, err := a.Tables.Do(ctx, now, id, c)
	a.then(c)
	return r, err
}

// earlier are tables at which something is done before a command.
type earlier struct {
	lobby.Tables
	first func(c *table.Command)
}

func (a earlier) Do(ctx context.Context, now int64, id string, c *table.Command) (live.Reply, error) {
	a.first(c)
	return a.Tables.Do(ctx, now, id, c)
}

// TestEveningCheck: evenings that make no sense are refused.
func TestEveningCheck(t *testing.T) {
	s := newSite(t)
	for name, change := range map[string]func(e *store.Evening){
		"evening-when":  func(e *store.Evening) { e.Minute = 24 * 60 },
		"evening-zone":  func(e *store.Evening) { e.Zone = "Local" },
		"evening-clock": func(e *store.Evening) { e.Clock = "3d" },
		"no-bot":        func(e *store.Evening) { e.Bot = "nobody" },
		"range":         func(e *store.Evening) { e.Games = 5000 },
	} {
		e := s.e
		change(&e)
		err := s.nodes[0].v.Check(&e)
		if no, ok := errors.AsType[*table.Refusal](err); !ok || no.Why != name {
			t.Errorf("%s: %v", name, err)
		}
	}
	for _, day := range []int{-1, 7} {
		e := s.e
		e.Weekday = day
		if no, ok := errors.AsType[*table.Refusal](s.nodes[0].v.Check(&e)); !ok || no.Why != "evening-when" {
			t.Errorf("day %d: %v", day, no)
		}
	}
	for _, zone := range []string{"Europe//Berlin", "Europe/./Berlin", "posix/Europe/Berlin", "right/Europe/Berlin", "Europe/Berlin/", strings.Repeat("x", 65), ""} {
		e := s.e
		e.Zone = zone
		err := s.nodes[0].v.Check(&e)
		if no, ok := errors.AsType[*table.Refusal](err); !ok || no.Why != "evening-zone" || s.nodes[0].v.zones.Contains(zone) {
			t.Errorf("zone %q: %v", zone, err)
		}
	}
	for i := range mostComing {
		must.Do(t, s.kept.AddPlayer(t.Context(), store.Player{ID: fmt.Sprint("p", i)}))
		s.come(fmt.Sprint("p", i), true, false)
	}
	_, err := s.nodes[0].v.Come(t.Context(), lobby.Person{ID: "ann"}, &s.e, true, false)
	if no, ok := errors.AsType[*table.Refusal](err); !ok || no.Why != "evening-full" {
		t.Errorf("one too many: %v", err)
	}
}

// TestEveningLeft: for a player who was there at the hour and then left, a stand-in plays after a minute or two; the player may
// come back, and others who are there play on.
func TestEveningLeft(t *testing.T) {
	s := newSite(t, "ann", "bob", "dan")
	all := []string{"ann", "bob", "dan"}
	s.now = s.at - Here
	s.until(-1, all...)
	id := s.leads["ann"]
	away := func() (names []string) {
		for _, k := range s.tables()[0].Chairs {
			if k.Away {
				names = append(names, k.Player)
			}
		}
		return names
	}
	for s.now < s.at+3*60_000 { // nobody acts, and bob is gone
		s.now += 5000
		for _, p := range []string{"ann", "dan"} {
			if s.now%20_000 < 5000 {
				s.come(p, true, true)
			}
		}
		for _, n := range s.nodes {
			must.Do(t, errors.Join(n.v.Tick(t.Context()), n.hall.Tick(t.Context(), s.now)))
		}
		if is := away(); s.now < s.at+60_000 && is != nil || is != nil && !slices.Equal(is, []string{"bob"}) {
			t.Fatalf("%v are away after %d seconds", is, (s.now-s.at)/1000)
		}
	}
	if !slices.Equal(away(), []string{"bob"}) {
		t.Errorf("%v are away", away())
	}
	_ = must.Get(s.nodes[0].hall.Do(t.Context(), s.now, id, &table.Command{Do: table.Back, ID: "back", Player: "bob", Seat: -1, Hand: -1}))(t)
	if s.come("bob", true, true) != id || away() != nil {
		t.Errorf("%v are away; bob is led to %q", away(), s.leads["bob"])
	}
}

// TestEveningKept: tables are kept from the moment at which they are made, also if nobody has asked before, or just has.
func TestEveningKept(t *testing.T) {
	s := newSite(t)
	v, id := s.nodes[0].v, s.nodes[0].v.tableID(&s.e, s.at, 0)
	for s.now = s.at - Seats - 3*keptFor; s.now < s.at+Late+3*keptFor; s.now += 300 {
		kept := must.Get(v.Kept(t.Context(), ""))(t)[id] != nil
		if s.now >= s.at-Seats && s.now < s.at+Late && !kept || (s.now < s.at-Seats-keptFor || s.now > s.at+Late+keptFor) && kept {
			t.Fatalf("%d ms from the hour: %t", s.now-s.at, kept)
		}
	}
}

// BenchmarkKept asks which tables four evenings keep, as each sit and each list of tables does.
func BenchmarkKept(b *testing.B) {
	v := &Evenings{Store: sqlite.Open(b), Secret: []byte("secret"), Level: judge{}.HasLevel}
	now := must.Get(time.Parse(time.RFC3339, "2026-12-02T20:00:00+01:00"))(b).UnixMilli()
	v.Now = func() int64 { return now }
	for i := range 4 {
		must.Do(b, v.Keep(b.Context(), store.Evening{ID: fmt.Sprint(i), Weekday: 3, Minute: 20 * 60, Zone: "Europe/Berlin", Variant: "standard", Clock: "10m+10s", Bot: "club"}))
	}
	for b.Loop() {
		_ = must.Get(v.Kept(b.Context(), ""))(b)
		now += 10
	}
}

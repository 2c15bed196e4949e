package httpd

import (
	"bytes"
	"context"
	"encoding/json"
	"errors"
	"fmt"
	"math/big"
	"net/http"
	"regexp"
	"slices"
	"strings"
	"testing"
	"time"

	"ninetynine/cards"
	"ninetynine/internal/club/evening"
	"ninetynine/internal/club/event"
	"ninetynine/internal/club/events"
	"ninetynine/internal/store"
	"ninetynine/internal/store/journal"
	"ninetynine/internal/store/live"
	"ninetynine/internal/table"
	"ninetynine/internal/test/must"
	"ninetynine/internal/wire"
)

// enters has players of a group enter an event themselves.
func (o *organiser) enters(players ...*guest) {
	o.s.t.Helper()
	for _, g := range players {
		var done wire.EventActsDone
		a := event.Act{Do: event.Enter, ID: "join" + g.ID, Member: g.ID, Person: g.ID, Name: "another name"}
		o.s.post(g.Token, o.path("/acts"), wire.EventActs{Acts: []event.Act{a}}).want(http.StatusOK).into(&done)
		if len(done.Refused) > 0 {
			o.s.t.Fatalf("%s enters: %+v", g.Name, done.Refused)
		}
	}
}

// cannot has the organiser do acts, which must be refused.
func (o *organiser) cannot(acts ...event.Act) {
	o.s.t.Helper()
	for i, a := range acts {
		var done wire.EventActsDone
		a.ID = fmt.Sprint("cannot", i)
		if o.s.post(o.Token, o.path("/acts"), wire.EventActs{Acts: []event.Act{a}}).want(http.StatusOK).into(&done); len(done.Refused) != 1 {
			o.s.t.Errorf("%+v is done", a)
		}
	}
}

// looks returns the event as somebody sees it who looks a while later.
func (o *organiser) looks(token string) *event.View {
	o.s.t.Helper()
	o.s.clock.Add(2000)
	return o.shown(token, "").View
}

// online is an event online with its players by their ids.
type online struct {
	*organiser
	players map[string]*guest
}

// says sends an act to an event, which must be done.
func (g *guest) says(o *organiser, a event.Act) {
	g.s.t.Helper()
	var done wire.EventActsDone
	if g.s.post(g.Token, o.path("/acts"), wire.EventActs{Acts: []event.Act{a}}).want(http.StatusOK).into(&done); len(done.Refused) > 0 {
		g.s.t.Fatalf("%+v", done.Refused)
	}
}

// onlineOf sets an event of two boards or deals a round up, which the first of the guests organises.
func onlineOf(s *site, play string, rounds int, guests ...*guest) *online {
	s.t.Helper()
	g := guests[0].makes("g", "Friday")
	players := map[string]*guest{guests[0].ID: guests[0]}
	for _, one := range guests[1:] {
		one.joins(g.ID, g.Code).want(http.StatusOK)
		players[one.ID] = one
	}
	o := guests[0].organises(event.Setup{
		Title: "Friday online", Date: "2026-12-04", Variant: "standard", Play: play, Deals: 2, Rounds: rounds, Group: g.ID,
		Scoring: event.Scoring{Field: play == event.Boards}, Online: &event.Online{Clock: table.Clock{Bank: 600_000, Add: 10_000}, Bot: "club"},
	})
	return &online{o, players}
}

// turn has each player at a table who has something to do do it once: play, or be ready for the next board. It reports
// whether one had.
func (o *online) turn(t *event.Table) (moved bool) {
	o.s.t.Helper()
	for _, id := range t.Seats {
		g := o.players[id]
		if g == nil {
			continue
		}
		o.s.bots.Wait()
		var m message
		if x := o.s.get(g.Token, "/api/tables/"+t.At); x.status == http.StatusForbidden {
			continue // the player has left the table for good
		} else {
			x.want(http.StatusOK).into(&m)
		}
		act, hand := m.Act()
		switch {
		case act != "":
			g.do(t.At, table.Act, "act", act, "hand", hand, "seen", m.Seq).want(http.StatusOK)
			moved = true
		case (m.Table.Stage == "between" || m.Table.Match < len(t.Boards) && m.Table.Ended) && !m.Table.Chairs[*m.Seat].Ready:
			x := g.do(t.At, table.Ready)
			moved = moved || x.status == http.StatusOK
		}
	}
	return moved
}

// plays plays a table to its end.
func (o *online) plays(t *event.Table) {
	o.s.t.Helper()
	for o.turn(t) {
	}
}

// TestEventOnline: eight people and four bots play three rounds of two boards at tables of the hall. One leaves in mid-board,
// and the server is killed in mid-round. All tables have the same cards, results come by themselves, and the ranking is that of
// an event whose results are entered by hand.
func TestEventOnline(t *testing.T) {
	s := newSite(t, nil)
	var people []*guest
	for i := range 8 {
		people = append(people, s.guest(fmt.Sprint("Player ", i)))
	}
	o := onlineOf(s, event.Boards, 3, people...)
	o.enters(people...)
	for _, n := range []string{"bot3", "bot4"} {
		o.does(event.Act{Do: event.Enter, Member: n, Name: n, Bot: "club"})
	}
	if v := o.looks(""); len(v.Members) != 12 || !slices.ContainsFunc(v.Members, func(m *event.Member) bool { return m.Name == "Player 3" }) {
		t.Fatalf("the members are %+v", v.Members)
	}
	var seats wire.Seatings
	s.post(people[0].Token, o.path("/seatings"), wire.SeatingAsking{From: 1, Rounds: 3}).want(http.StatusOK).into(&seats)
	if best := seats.Choices[0].Rounds[0]; len(best.Tables) != 3 || len(best.Out) != 0 {
		t.Errorf("eight and a bot are seated as %+v", best)
	}

	var opened [][]event.Seating
	for round := range 3 {
		var tables []event.Seating
		for n := range 4 {
			seats := []string{people[n].ID, people[4+(n+round)%4].ID, fmt.Sprint("bot", 1+(n+2*round)%4)}
			seats = append(seats[round:], seats[:round]...)
			tables = append(tables, event.Seating{Table: n + 1, Seats: seats, Boards: []uint64{uint64(2*round + 1), uint64(2*round + 2)}})
		}
		opened = append(opened, tables)
		o.does(event.Act{Do: event.Open, Round: round + 1, Tables: tables})
		v := o.looks(people[3].Token)
		r := v.Rounds[round]
		for i := range r.Tables {
			o.turn(r.Tables[i])
		}
		if round == 0 {
			people[7].do(r.Tables[3].At, table.Stand).want(http.StatusOK)
			o.plays(r.Tables[3])
		}
		if round == 1 {
			o.turn(r.Tables[0])
			s.restart()
		}
		for i := range r.Tables {
			o.plays(r.Tables[i])
		}
		v = o.looks(people[5].Token)
		for _, tbl := range v.Rounds[round].Tables {
			for _, b := range tbl.Boards {
				if b.Own == nil || b.Own.Status != event.Confirmed || b.Own.Entry == nil {
					t.Fatalf("round %d, table %d, board %d: %+v", round+1, tbl.Number, b.Number, b.Own)
				}
			}
		}
		for n := range 2 {
			first := dealLine(t, s, people[6].Token, v.Rounds[round].Tables[0].At, n+1)
			for _, tbl := range v.Rounds[round].Tables[1:] {
				if other := dealLine(t, s, people[6].Token, tbl.At, n+1); other != first {
					t.Errorf("round %d, board %d: table %d has\n%s\nand table 1\n%s", round+1, n+1, tbl.Number, other, first)
				}
			}
		}
		o.does(event.Act{Do: event.Close, Round: round + 1})
	}

	hand := people[0].organisesByHand(o, opened)
	if got, want := must.Get(json.Marshal(o.looks("").Ranking))(t), must.Get(json.Marshal(hand.shown("", "").View.Ranking))(t); !bytes.Equal(got, want) || len(o.looks("").Ranking) != 12 {
		t.Errorf("online the ranking is\n%s\nand by hand\n%s", got, want)
	}
}

// organisesByHand enters the results of an event online into another one, at real tables.
func (g *guest) organisesByHand(o *online, opened [][]event.Seating) *organiser {
	g.s.t.Helper()
	var made wire.EventShown
	setup := event.Setup{Title: "By hand", Date: "2026-12-04", Variant: "standard", Play: event.Boards, Deals: 2, Rounds: 3, Scoring: event.Scoring{Field: true}}
	g.s.post(g.Token, "/api/events", wire.NewEvent{ID: "hand", Setup: setup}).want(http.StatusOK).into(&made)
	hand, v := &organiser{g, made.Event, 0}, o.shown("", "").View
	for _, m := range v.Members {
		hand.does(event.Act{Do: event.Enter, Member: m.ID, Name: m.Name, Bot: m.Bot})
	}
	for i, tables := range opened {
		hand.does(event.Act{Do: event.Open, Round: i + 1, Tables: tables})
		for _, tbl := range v.Rounds[i].Tables {
			for _, b := range tbl.Boards {
				hand.does(event.Act{Do: event.Report, Round: i + 1, Table: tbl.Number, Board: b.Number, Result: &event.Result{Entry: b.Own.Entry}})
			}
		}
	}
	return hand
}

// dealLine returns the line with the cards of a match with one deal.
func dealLine(t *testing.T, s *site, token, tbl string, n int) string {
	t.Helper()
	record := s.get(token, fmt.Sprintf("/api/tables/%s/matches/%d/record", tbl, n)).want(http.StatusOK).body
	if strings.Contains(string(record), `"seed"`) {
		t.Errorf("a record has the seed: %.300s", record)
	}
	return strings.Split(string(record), "\n")[1]
}

// TestMatchesOnline: in an event of matches each table plays one, and its points come by themselves. A player who sees that a round is open
// can go to its tables at once.
func TestMatchesOnline(t *testing.T) {
	s := newSite(t, nil)
	ann, bob := s.guest("Ann"), s.guest("Bob")
	o := onlineOf(s, event.Matches, 1, ann, bob)
	o.enters(ann, bob)
	o.looks("")
	o.does(event.Act{Do: event.Open, Round: 1, Tables: []event.Seating{{Table: 1, Seats: []string{ann.ID, "bot1", bob.ID}}}})
	tbl := o.shown(ann.Token, "").View.Rounds[0].Tables[0]
	s.get(ann.Token, "/api/tables/"+tbl.At).want(http.StatusOK)
	o.plays(tbl)
	ann.do(tbl.At, table.Ready).refused(http.StatusConflict, "not-now")
	v := o.looks("")
	if b := v.Rounds[0].Tables[0].Boards; len(v.Ranking) != 3 || b[len(b)-1].Own == nil || b[len(b)-1].Own.Status != event.Confirmed {
		t.Errorf("after the match: %+v, %+v", b, v.Ranking)
	}
	s.get("", "/api/tables/"+tbl.At+"/matches/1/record").want(http.StatusOK)
}

// TestBoardsStayHidden: two events differ only in the seed of their boards. As long as one table has yet to play a board, all
// others see the same bytes of both, whatever they ask for; and those who have played it get no record of it.
func TestBoardsStayHidden(t *testing.T) {
	var seen [2][]byte
	tag := regexp.MustCompile(`"tag":"[a-z0-9]+",|"id":"[a-z0-9]{16}",`) // they follow from ids of players and tables, which are drawn at random
	for i := range seen {
		s := newSite(t, func(o *Options) { o.Hall.Draw = func() cards.Seed { return cards.SeedOf(fmt.Sprint("seed ", i)) } })
		ann, bob, cat, dan, eve := s.guest("Ann"), s.guest("Bob"), s.guest("Cat"), s.guest("Dan"), s.guest("Eve")
		o := onlineOf(s, event.Boards, 2, ann, bob, cat, dan, eve)
		for _, g := range []*guest{ann, bob, cat, dan} {
			o.does(event.Act{Do: event.Enter, Member: g.Name, Name: g.Name, Person: g.ID})
			g.says(o.organiser, event.Act{Do: event.Here, ID: "here" + g.Name, Member: g.Name, Round: 1})
		}
		o.players = map[string]*guest{"Bob": bob, "Cat": cat, "Dan": dan}
		o.does(event.Act{Do: event.Enter, Member: "bot3", Name: "Bot 3", Bot: "club"})
		o.does(event.Act{Do: event.Open, Round: 1, Tables: []event.Seating{
			{Table: 1, Seats: []string{"Bob", "bot1", "Cat"}, Boards: []uint64{1, 2}}, {Table: 2, Seats: []string{"Dan", "bot2", "bot3"}, Boards: []uint64{1, 2}},
		}})
		v := o.looks("")
		at := v.Rounds[0].Tables[0].At
		o.plays(v.Rounds[0].Tables[0])
		if own := o.looks(bob.Token).Rounds[0].Tables[0].Boards[1].Own; own == nil || own.Status != event.Confirmed {
			t.Fatalf("Bob has played, and sees %+v", own)
		}
		all := []string{
			o.path(""), "/api/events", "/api/groups/" + o.shown(ann.Token, "").Desk.Setup.Group + "/events", "/api/tables/" + at, "/api/tables/" + at + "/scores",
			"/api/players/" + bob.ID, "/api/players/" + bob.ID + "/matches",
			"/api/tables/" + v.Rounds[0].Tables[1].At, o.path("/seed"), o.path("/pars"),
		}
		for n := 1; n <= 2; n++ {
			m := fmt.Sprintf("/api/tables/%s/matches/%d/", at, n)
			all = append(all, m+"record", m+"replay?deal=0", m+"report", m+"hint?deal=0&step=2")
		}
		for _, g := range []*guest{{Token: ""}, ann, eve} {
			for _, path := range all {
				x := s.get(g.Token, path)
				if strings.Contains(path, "/matches/") && x.status == http.StatusOK {
					t.Errorf("%q gets %s: %.200s", g.Name, path, x.body)
				}
				seen[i] = append(seen[i], fmt.Sprintf("%s %s %d\n%s\n", g.Name, path, x.status, tag.ReplaceAll(x.body, nil))...)
			}
		}
		for _, r := range [][2]string{{o.event, "EVENT"}, {at, "AT"}, {v.Rounds[0].Tables[1].At, "ELSEWHERE"}, {o.shown(ann.Token, "").Desk.Setup.Group, "GROUP"},
			{ann.ID, "ANN"}, {bob.ID, "BOB"}, {cat.ID, "CAT"}, {dan.ID, "DAN"}, {eve.ID, "EVE"}} {
			seen[i] = bytes.ReplaceAll(seen[i], []byte(r[0]), []byte(r[1]))
		}
		for _, of := range []string{"record", "report"} {
			s.get(bob.Token, "/api/tables/"+at+"/matches/1/"+of).refused(http.StatusConflict, "not-now")
		}
		eve.do(at, table.Sit, "seat", 1).refused(http.StatusForbidden, "forbidden")
		o.does(event.Act{Do: event.Close, Round: 1}) // while table 2 plays
		if v := o.looks(""); len(v.Travellers) != 2 || v.Travellers[1].Deal == nil {
			t.Errorf("the round is closed, and all see %+v", v.Travellers)
		}
		s.get(eve.Token, "/api/tables/"+at+"/matches/1/record").want(http.StatusOK)
		s.get(eve.Token, "/api/tables/"+at+"/matches/2/report").want(http.StatusOK)
		var left message
		if s.get(dan.Token, "/api/tables/"+v.Rounds[0].Tables[1].At).want(http.StatusOK).into(&left); left.Table.Stage != "waiting" || left.Seat != nil {
			t.Errorf("the round is closed, and at table 2 Dan sees %s", left.text)
		}
	}
	if !bytes.Equal(seen[0], seen[1]) {
		a, b := strings.Split(string(seen[0]), "\n"), strings.Split(string(seen[1]), "\n")
		for i := range min(len(a), len(b)) {
			if a[i] != b[i] {
				t.Fatalf("line %d:\n%s\n%s\n%s", i, a[max(0, i-1)], a[i], b[i])
			}
		}
		t.Fatal("they differ")
	}
}

// A dying server has some more writes left to its logs of events.
type dying struct {
	events.Logs
	left int
}

func (d *dying) Do(ctx context.Context, now int64, log string, command any) (live.Reply, error) {
	if d.left--; d.left < 0 {
		return live.Reply{}, errors.New("this server is dead")
	}
	return d.Logs.Do(ctx, now, log, command)
}

// TestEveningBecomesEvent: the tables of a group's evening are an event of one round, which any server makes, and makes once, also
// after another has died at any moment of it. A latecomer counts, what players play afterwards does not, and results get into
// the season by themselves.
func TestEveningBecomesEvent(t *testing.T) {
	s, v := newEvenings(t)
	ann, bob, cleo, eve := s.guest("Ann"), s.guest("Bob"), s.guest("Cleo"), s.guest("Eve")
	g := ann.makes("1", "Friday")
	dag := s.guest("Dag")
	for _, p := range []*guest{bob, cleo, dag} {
		p.joins(g.ID, g.Code).want(http.StatusOK)
	}
	e := store.Evening{ID: "e1", Group: g.ID, Weekday: 3, Minute: 23*60 + 30, Zone: "Europe/Berlin", Variant: "standard", Games: 1, Clock: "10m+10s", Bot: "club"}
	must.Do(t, v.Keep(t.Context(), e))
	begins := must.Get(v.Begins(&e))(t)
	here := func(at int64, players ...*guest) (tbl string) {
		s.clock.Store(at)
		for _, p := range players {
			p.come(e.ID, true, false)
			tbl = p.come(e.ID, true, true).Table
		}
		must.Do(t, v.Tick(t.Context()))
		return tbl
	}
	list := func() (all wire.EventList) {
		s.get(bob.Token, "/api/groups/"+g.ID+"/events").want(http.StatusOK).into(&all)
		return all
	}
	here(begins-evening.Seats-1000, ann, bob)
	here(begins-evening.Seats, ann)
	first := here(begins-1000, ann, bob)
	here(begins)
	o := &online{&organiser{guest: ann}, map[string]*guest{ann.ID: ann, bob.ID: bob, cleo.ID: cleo}}
	o.plays(&event.Table{At: first, Seats: []string{ann.ID, bob.ID}})
	ann.do(first, table.Ready).want(http.StatusOK)
	bob.do(first, table.Ready).want(http.StatusOK) // another match
	here(begins+evening.Late-60_000, cleo)
	second := here(begins+evening.Late-1000, cleo)
	if all := list(); len(all.Events) != 0 || first == second || second == "" {
		t.Fatalf("%+v before latecomers have a table, of %q and %q", all, first, second)
	}
	hold, logs := v.Hold, s.srv.api.Events.Logs
	for n := range 7 {
		v.Hold = func(ctx context.Context, e *store.Evening, begins int64, planned int) error {
			s.srv.api.Events.Logs = &dying{logs, n}
			defer func() { s.srv.api.Events.Logs = logs }()
			return hold(ctx, e, begins, planned)
		}
		s.clock.Store(begins + evening.Late)
		cleo.come(e.ID, true, true)
		if err := v.Tick(t.Context()); err == nil {
			t.Fatalf("the server is dead after %d acts, and the evening goes on", n)
		}
		if all := list(); len(all.Events) > 0 {
			(&organiser{guest: ann, event: all.Events[0].Event}).cannot(event.Act{Do: event.Enter, Member: "x", Name: "X"},
				event.Act{Do: event.Open, Round: 1, Tables: []event.Seating{{Table: 1, Seats: []string{ann.ID, bob.ID, cleo.ID}}}})
		}
	}
	v.Hold = hold
	must.Do(t, v.Tick(t.Context()))
	all := list()
	if len(all.Events) != 1 || all.Events[0].Evening != e.ID || all.Events[0].Closed || all.Events[0].Players != 6 || all.Events[0].Title != "Friday" {
		t.Fatalf("the group has %+v", all)
	}
	if day := time.UnixMilli(begins).In(must.Get(time.LoadLocation(e.Zone))(t)).Format(time.DateOnly); all.Events[0].Date != day {
		t.Errorf("it is on %s, not %s", all.Events[0].Date, day)
	}
	o.event = all.Events[0].Event
	seq := o.shown(ann.Token, "").Seq
	if must.Do(t, v.Hold(t.Context(), &e, begins, 1)); seq != 9 || o.shown(ann.Token, "").Seq != seq {
		t.Errorf("%d acts, and %d if it is made again", seq, o.shown(ann.Token, "").Seq)
	}
	for p, desk := range map[*guest]bool{ann: true, bob: false, eve: false} {
		if x := o.shown(p.Token, ""); (x.Desk != nil) != desk || (x.You != "") != (p != eve) {
			t.Errorf("%s sees %+v", p.Name, x)
		}
	}
	var refused wire.EventActsDone
	for _, token := range []string{"", bob.Token} {
		s.post(token, o.path("/acts"), wire.EventActs{Acts: []event.Act{{Do: event.Close, ID: "x"}}}).want(http.StatusOK).into(&refused)
		if len(refused.Refused) != 1 {
			t.Errorf("anybody closes it: %+v", refused)
		}
	}
	o.cannot(event.Act{Do: event.Close, Round: 1}, event.Act{Do: event.Close}, event.Act{Do: event.Reopen, Round: 1})
	setup := event.Setup{Title: "x", Date: "2026-12-04", Variant: "standard", Play: event.Matches, Deals: 1, Rounds: 1, Group: g.ID,
		Online: &event.Online{Clock: table.Clock{Bank: 600_000}, Bot: "club", Evening: e.ID, Begins: begins}}
	s.post(ann.Token, "/api/events", wire.NewEvent{ID: "own", Setup: setup}).refused(http.StatusBadRequest, "bad")

	tables := o.shown("", "").View.Rounds[0].Tables
	if len(tables) != 2 || tables[0].At != first || tables[1].At != second || !slices.Contains(tables[1].Seats, cleo.ID) {
		t.Fatalf("%+v at %s and %s", tables, first, second)
	}
	if v := o.looks(""); v.Ranking[0].Boards != 1 || v.Ranking[5].Boards != 0 {
		t.Errorf("after the first match: %+v", v.Ranking)
	}
	if all := list(); all.Events[0].Closed {
		t.Error("it is over while a table plays")
	}
	o.plays(tables[1])
	s.clock.Store(begins + evening.Again - 1000)
	third := dag.begins(&e, begins, 2)
	o.players[dag.ID] = dag
	s.clock.Store(begins + evening.Again)
	must.Do(t, v.Tick(t.Context()))
	x := o.looks("")
	if now := x.Rounds[0].Tables; len(now) != 3 || now[2].At != third || now[2].Seats[1] != dag.ID || !slices.Equal(now[1].Seats, tables[1].Seats) || x.Closed || !slices.ContainsFunc(x.Members, func(m *event.Member) bool { return m.ID == "bot4" && m.Bot == "expert" }) {
		t.Fatalf("after a late table has begun: closed %v, %s", x.Closed, must.Get(json.Marshal(now))(t))
	}
	o.plays(x.Rounds[0].Tables[2])
	s.clock.Add(2 * 60_000)
	var season wire.EventSeason
	s.get(cleo.Token, "/api/groups/"+g.ID+"/season").want(http.StatusOK).into(&season)
	want := map[string]int32{}
	for _, tbl := range []string{first, second, third} {
		for _, c := range must.Get(s.store.Result(t.Context(), tbl, 1))(t).Chairs {
			want[c.Player] = c.Points
		}
	}
	if len(season.Events) != 1 || !season.Events[0].Closed || len(season.Players) != 4 { // without bots
		t.Fatalf("the season is %+v", season)
	}
	for _, p := range season.Players {
		if w, is := want[p.Player]; is && p.Total.Cmp(big.NewRat(int64(w), 1)) != 0 {
			t.Errorf("%s has %s, not %d", p.Name, p.Total, w)
		}
		delete(want, p.Player)
	}
	if delete(want, ""); len(want) > 0 {
		t.Errorf("%v are not in the season", want)
	}
}

// begins has a player begin a match with two bots at a table of an evening, n from 0.
func (g *guest) begins(e *store.Evening, begins int64, n int) (tbl string) {
	s := g.s
	s.t.Helper()
	tbl = evening.TableID(s.srv.api.Events.Secret, e.ID, begins, n)
	settings := table.Settings{Variant: e.Variant, Games: e.Games, Clock: must.Get(table.ParseClock(e.Clock))(s.t), Audience: e.Group, Eager: true}
	must.Get(s.hall.Open(s.t.Context(), s.clock.Load(), tbl, g.ID, table.Opened{Settings: settings}))(s.t)
	g.do(tbl, table.Sit, "seat", 1).want(http.StatusOK)
	g.do(tbl, table.SeatBot, "seat", 0, "text", "expert").want(http.StatusOK)
	g.do(tbl, table.SeatBot, "seat", 2, "text", "club").want(http.StatusOK)
	g.do(tbl, table.Ready).want(http.StatusOK)
	return tbl
}

// A night is an evening of a group whose latecomers are too late, and at which no server has looked again.
type night struct {
	*online
	store.Evening
	hour   int64
	events *events.Events
}

// nightOf has four players at one, of whom the first is the group's organiser, and sits at its first table.
func nightOf(t *testing.T) (n *night, bob, cat, dan *guest) {
	s, _ := newEvenings(t)
	ann, bob, cat, dan := s.guest("Ann"), s.guest("Bob"), s.guest("Cat"), s.guest("Dan")
	g := ann.makes("g", "Friday")
	n = &night{&online{&organiser{guest: ann}, map[string]*guest{}}, store.Evening{ID: "e1", Group: g.ID, Zone: "Europe/Berlin", Variant: "standard", Games: 1, Clock: "10m+10s", Bot: "club"}, s.clock.Load(), s.srv.api.Events}
	for _, p := range []*guest{bob, cat, dan} {
		p.joins(g.ID, g.Code).want(http.StatusOK)
	}
	s.clock.Add(evening.Late)
	n.sits(ann, 0)
	return n, bob, cat, dan
}

func (n *night) sits(g *guest, tbl int) {
	n.s.t.Helper()
	n.players[g.ID] = g
	g.begins(&n.Evening, n.hour, tbl)
}

// holds brings its tables into its event.
func (n *night) holds() {
	n.s.t.Helper()
	must.Do(n.s.t, n.events.Hold(n.s.t.Context(), &n.Evening, n.hour, 1))
	n.online.event = n.list().Event
}

func (n *night) list() event.Listed {
	n.s.t.Helper()
	var all wire.EventList
	n.s.clock.Add(2000)
	n.s.get(n.Token, "/api/groups/"+n.Group+"/events").want(http.StatusOK).into(&all)
	if len(all.Events) != 1 {
		n.s.t.Fatalf("the events are %+v", all)
	}
	return all.Events[0]
}

// ends plays all tables, and has the event close, with so many of them.
func (n *night) ends(tables int) {
	n.s.t.Helper()
	v := n.looks(n.Token)
	played := 0
	for _, tbl := range v.Rounds[0].Tables {
		if n.plays(tbl); len(tbl.Seats) > 0 {
			played++
		}
	}
	n.s.clock.Store(max(n.s.clock.Load(), n.hour+evening.Again+2*60_000))
	if n.list(); !n.list().Closed || played != tables {
		n.s.t.Errorf("closed %v, with %d tables, not %d: %s", n.list().Closed, played, tables, must.Get(json.Marshal(v))(n.s.t))
	}
}

// formerly gives acts of the hall the ids that they had in an earlier program.
type formerly struct{ events.Logs }

func (f formerly) Do(ctx context.Context, now int64, log string, command any) (live.Reply, error) {
	if c, ok := command.(*event.Command); ok {
		c.Act.ID = map[event.Kind]string{event.Enter: "enter " + c.Act.Member, event.Open: "open"}[c.Act.Do]
	}
	return f.Logs.Do(ctx, now, log, command)
}

// TestEveningGuessed: a player whose acts have the ids that those of the hall had keeps no table out of an evening's event, nor the
// event open; and one that was held by an earlier program goes on.
func TestEveningGuessed(t *testing.T) {
	for _, held := range []bool{false, true} {
		n, bob, cat, _ := nightOf(t)
		n.sits(bob, 1)
		logs := n.events.Logs
		if held {
			n.events.Logs = formerly{logs}
		}
		n.holds()
		n.events.Logs = logs
		for i, id := range []string{"close", "open 2", "open 3", "enter " + cat.ID, "enter bot5"} {
			bob.says(n.organiser, event.Act{Do: event.Gone, ID: id, Member: bob.ID, Round: 99 - i})
		}
		n.sits(cat, 2)
		n.holds()
		seq := n.shown(n.Token, "").Seq
		if n.holds(); n.shown(n.Token, "").Seq != seq {
			t.Error("it is held again, and has other acts")
		}
		n.ends(3)
	}
}

// TestEveningOvertaken: two servers that find different tables of an evening bring all of them into its event.
func TestEveningOvertaken(t *testing.T) {
	n, bob, cat, _ := nightOf(t)
	n.holds()
	n.sits(bob, 1)
	n.events.Logs = &overtaken{n.events.Logs, event.Open, func() {
		n.sits(cat, 2)
		n.holds()
	}}
	n.holds()
	if d := n.shown(n.Token, "").Desk.Disputes; len(d) > 0 {
		t.Errorf("in dispute are %+v", d)
	}
	n.ends(3)
}

// strangeTables are a store in which one table cannot be read, and of another all have gone.
type strangeTables struct {
	events.Store
	unread, left string
	why          error
}

func (s strangeTables) Summary(ctx context.Context, tbl string) (journal.Summary, error) {
	sum, err := s.Store.Summary(ctx, tbl)
	if tbl == s.unread {
		err = s.why
	} else if tbl == s.left {
		sum.Status = journal.Deserted
	}
	return sum, err
}

// TestEveningLate: an evening's event has the tables that have begun before it closes, though no server has looked again in time, one
// cannot be read, all have left another, and the desk has a result of a third that nobody has opened.
func TestEveningLate(t *testing.T) {
	n, bob, cat, dan := nightOf(t)
	id := func(tbl int) string { return evening.TableID(n.events.Secret, n.ID, n.hour, tbl) }
	n.events.Store = strangeTables{n.events.Store, id(1), id(2), fmt.Errorf("%w: it cannot be read", store.ErrDamaged)}
	n.sits(bob, 1)
	bob.do(id(1), table.Stand).want(http.StatusOK)
	n.sits(bob, 2)
	n.sits(cat, 3)
	n.holds()
	n.does(event.Act{Do: event.Report, Round: 1, Table: 9, Result: &event.Result{Points: []int32{10, 20, 30}}})
	for _, tbl := range n.looks("").Rounds[0].Tables {
		n.plays(tbl)
	}
	n.s.clock.Store(n.hour + evening.Again - 1000)
	n.sits(dan, 4)
	n.s.clock.Add(2 * 60_000)
	if n.list().Closed {
		t.Error("it is closed before its late table is over")
	}
	n.ends(3)
	if !strings.Contains(n.s.log.String(), "it cannot be read") {
		t.Error("the log does not say so")
	}
}

// TestEveningBusy: an evening's event is not closed while its late table cannot be read.
func TestEveningBusy(t *testing.T) {
	n, bob, cat, _ := nightOf(t)
	n.sits(bob, 1)
	n.holds()
	for _, tbl := range n.looks("").Rounds[0].Tables {
		n.plays(tbl)
	}
	n.s.clock.Store(n.hour + evening.Again - 1000)
	n.sits(cat, 2)
	tables := n.events.Store
	n.events.Store = strangeTables{tables, evening.TableID(n.events.Secret, n.ID, n.hour, 2), "", store.ErrBusy}
	n.s.clock.Add(2 * 60_000)
	if n.list().Closed {
		t.Error("it is closed")
	}
	n.events.Store = tables
	n.s.clock.Add(2 * 60_000)
	n.ends(3)
}

// twoTables opens a round with the same boards at two tables, where Ann and Bob play with bots.
func twoTables(t *testing.T) (*site, *online, []*event.Table) {
	t.Helper()
	s := newSite(t, nil)
	ann, bob := s.guest("Ann"), s.guest("Bob")
	o := onlineOf(s, event.Boards, 1, ann, bob)
	o.enters(ann, bob)
	for _, n := range []string{"bot3", "bot4"} {
		o.does(event.Act{Do: event.Enter, Member: n, Name: n, Bot: "club"})
	}
	o.does(event.Act{Do: event.Open, Round: 1, Tables: []event.Seating{
		{Table: 1, Seats: []string{ann.ID, "bot1", "bot2"}, Boards: []uint64{1, 2}}, {Table: 2, Seats: []string{bob.ID, "bot3", "bot4"}, Boards: []uint64{1, 2}}}})
	return s, o, o.looks("").Rounds[0].Tables
}

// strangeHall is a hall that cannot read one of its tables, or cannot read it once it is given up.
type strangeHall struct {
	events.Hall
	at   *string
	why  error
	ends bool
}

func (h strangeHall) Inspect(ctx context.Context, now int64, id string, f func(*table.State)) error {
	if id == *h.at {
		return h.why
	}
	return h.Hall.Inspect(ctx, now, id, f)
}

func (h strangeHall) Extend(ctx context.Context, now int64, id string, next func(s *table.State) (int64, *table.Event, error)) error {
	if id == *h.at && !h.ends {
		return h.why
	}
	return h.Hall.Extend(ctx, now, id, next)
}

// TestEventBusy: a round stays open, and its boards hidden, while one of its tables cannot be given up: the database is busy.
func TestEventBusy(t *testing.T) {
	for name, strange := range map[string]strangeHall{
		"busy": {why: store.ErrBusy}, "busy once given up": {why: store.ErrBusy, ends: true},
	} {
		s, o, tables := twoTables(t)
		at := tables[0].At
		strange.Hall, strange.at = s.srv.api.Events.Hall, &at
		s.srv.api.Events.Hall = strange
		o.plays(tables[1])
		closes := wire.EventActs{Acts: []event.Act{{Do: event.Close, ID: "close", Device: "desk", Round: 1}}}
		if x := s.post(o.Token, o.path("/acts"), closes); x.status != http.StatusServiceUnavailable {
			t.Errorf("%s: status %d", name, x.status)
		}
		if hides, err := s.srv.api.Events.Hides(t.Context(), o.event, 1); !hides || err != nil {
			t.Errorf("%s: the board is shown, %v", name, err)
		}
		at = ""
		s.post(o.Token, o.path("/acts"), closes).want(http.StatusOK)
		if len(o.looks("").Travellers) != 2 {
			t.Errorf("%s: the boards are not shown", name)
		}
	}
}

// TestEventAsks: nobody is put at a table of the hall who has not agreed to play, by entering or by coming; bots have the chairs.
func TestEventAsks(t *testing.T) {
	s := newSite(t, nil)
	ann, bob, cat := s.guest("Ann"), s.guest("Bob"), s.guest("Cat")
	o := onlineOf(s, event.Boards, 1, ann, bob, cat)
	o.enters(ann)
	for _, g := range []*guest{bob, cat} {
		o.does(event.Act{Do: event.Enter, Member: g.Name, Name: g.Name, Person: g.ID}, event.Act{Do: event.Here, Member: g.Name, Round: 1})
	}
	cat.says(o.organiser, event.Act{Do: event.Here, ID: "here", Member: "Cat", Round: 1})
	for _, m := range o.looks("").Members {
		if m.Bot == "" && m.Now != (m.Name != "Bob") {
			t.Errorf("%s plays: %t", m.Name, m.Now)
		}
	}
	var seats wire.Seatings
	s.post(ann.Token, o.path("/seatings"), wire.SeatingAsking{From: 1, Rounds: 1}).want(http.StatusOK).into(&seats)
	for _, tbl := range seats.Choices[0].Rounds[0].Tables {
		if slices.Contains(tbl.Seats, "Bob") {
			t.Errorf("seated are %q", tbl.Seats)
		}
	}
	o.does(event.Act{Do: event.Open, Round: 1, Tables: []event.Seating{{Table: 1, Seats: []string{ann.ID, "Bob", "Cat"}, Boards: []uint64{1, 2}}}})
	at := o.looks("").Rounds[0].Tables[0].At
	must.Do(t, s.hall.Inspect(t.Context(), s.clock.Load(), at, func(tbl *table.State) {
		if c := tbl.Chairs; c[0].Player != ann.ID || c[1].Player != "" || c[1].Bot == "" || c[2].Player != cat.ID {
			t.Errorf("the chairs are %+v", c)
		}
	}))
}

// A slowJudge does something as a table is opened.
type slowJudge struct {
	table.Judge
	first *func()
}

func (j slowJudge) HasLevel(name string) bool {
	if f := *j.first; f != nil {
		*j.first = nil
		f()
	}
	return j.Judge.HasLevel(name)
}

// TestEventClosedMeanwhile: a table that opens in the moment in which its round is closed is ended.
func TestEventClosedMeanwhile(t *testing.T) {
	var meanwhile func()
	s := newSite(t, func(o *Options) { o.Hall.Judge = slowJudge{o.Hall.Judge, &meanwhile} })
	ann, bob := s.guest("Ann"), s.guest("Bob")
	o := onlineOf(s, event.Boards, 1, ann, bob)
	o.enters(ann, bob)
	for _, n := range []string{"bot3", "bot4"} {
		o.does(event.Act{Do: event.Enter, Member: n, Name: n, Bot: "club"})
	}
	o.does(event.Act{Do: event.Open, Round: 1, Tables: []event.Seating{{Table: 1, Seats: []string{ann.ID, "bot1", bob.ID}, Boards: []uint64{1, 2}},
		{Table: 2, Seats: []string{"bot2", "bot3", "bot4"}, Boards: []uint64{1, 2}}}})
	meanwhile = func() { o.does(event.Act{Do: event.Close, Round: 1}) }
	tables := o.looks("").Rounds[0].Tables
	var m message
	s.get(ann.Token, "/api/tables/"+tables[0].At).want(http.StatusOK).into(&m)
	if meanwhile != nil || m.Table.Stage != "waiting" || m.Seat != nil {
		t.Errorf("the round is closed, and at its table Ann sees %s", m.text)
	}
	var settings table.Settings // another server has not heard of it
	must.Do(t, s.hall.Inspect(t.Context(), s.clock.Load(), tables[0].At, func(tbl *table.State) { settings = tbl.Settings }))
	must.Get(s.hall.Open(t.Context(), s.clock.Load(), tables[1].At, ann.ID, table.Opened{Settings: settings}))(t)
	ann.do(tables[1].At, table.Sit, "seat", 0).want(http.StatusOK)
	o.looks("")
	if s.get(ann.Token, "/api/tables/"+tables[1].At).want(http.StatusOK).into(&m); m.Table.Stage != "waiting" || m.Seat != nil {
		t.Errorf("the round is closed, and at a table that has begun since Ann sees %s", m.text)
	}
}

// overtaken are logs in which something else is done right before an act of a kind.
type overtaken struct {
	events.Logs
	do event.Kind
	by func()
}

func (d *overtaken) Do(ctx context.Context, now int64, log string, command any) (live.Reply, error) {
	if c, ok := command.(*event.Command); ok && c.Act.Do == d.do && d.by != nil {
		by := d.by
		d.by = nil
		by()
	}
	return d.Logs.Do(ctx, now, log, command)
}

// TestEventOpenedMeanwhile: the tables of a round that is opened while the event is being closed are given up, too, before all may
// see their boards.
func TestEventOpenedMeanwhile(t *testing.T) {
	s := newSite(t, nil)
	ann, bob := s.guest("Ann"), s.guest("Bob")
	o := onlineOf(s, event.Boards, 2, ann, bob)
	o.enters(ann, bob)
	open := func(n uint64) {
		o.does(event.Act{Do: event.Open, Round: int(n), Tables: []event.Seating{{Table: 1, Seats: []string{ann.ID, "bot1", bob.ID}, Boards: []uint64{2*n - 1, 2 * n}}}})
		o.looks("")
	}
	open(1)
	logs := s.srv.api.Events.Logs
	s.srv.api.Events.Logs = &overtaken{logs, event.Close, func() { open(2) }}
	o.does(event.Act{Do: event.Close})
	v := o.looks(ann.Token)
	if !v.Closed || len(v.Rounds) != 2 {
		t.Fatalf("the event is %+v", v)
	}
	for _, r := range v.Rounds {
		var m message
		s.get(ann.Token, "/api/tables/"+r.Tables[0].At).want(http.StatusOK).into(&m)
		if m.Table.Stage != "waiting" || m.Seat != nil {
			t.Errorf("the event is closed, and at the table of round %d Ann sees %s", r.Number, m.text)
		}
	}
}

// TestEventBrokenTable: a table of the hall whose log cannot be read does not keep the others from the event's view, nor the event from
// being closed, unless a newer program's server may go on with it.
func TestEventBrokenTable(t *testing.T) {
	brokenTable(t, `"nonsense"`, http.StatusOK)
	brokenTable(t, `{"do":"what only a newer program knows"}`, http.StatusServiceUnavailable)
}

func brokenTable(t *testing.T, body string, closes int) {
	t.Helper()
	s, o, tables := twoTables(t)
	s.bots.Wait()
	sum := must.Get(s.store.Summary(t.Context(), tables[0].At))(t)
	e := &journal.Entry{Seq: sum.Seq + 1, At: sum.Moved, Body: []byte(body)}
	e.Hash = journal.Link(sum.Head, e)
	sum.Seq, sum.Head = e.Seq, e.Hash
	must.Do(t, s.store.Append(t.Context(), tables[0].At, e, &journal.Projection{Summary: sum}))
	s.restart()
	o.plays(tables[1])
	if all := o.looks("").Rounds[0].Tables; all[0].Boards[0].Played || !all[1].Boards[0].Played || !all[1].Boards[1].Played {
		t.Errorf("the tables are %+v", all)
	}
	if !strings.Contains(s.log.String(), "an event, or a table of one, cannot be looked at") {
		t.Error("the log does not say so")
	}
	x := s.post(o.Token, o.path("/acts"), wire.EventActs{Acts: []event.Act{{Do: event.Close, ID: "close", Device: "desk"}}})
	if closed := o.looks("").Closed; x.status != closes || closed != (closes == http.StatusOK) {
		t.Errorf("%s: status %d, closed %t", body, x.status, closed)
	}
}

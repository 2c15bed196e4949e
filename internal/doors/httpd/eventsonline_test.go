package httpd

import (
	"bytes"
	"encoding/json"
	"fmt"
	"net/http"
	"regexp"
	"slices"
	"strings"
	"testing"

	"ninetynine/cards"
	"ninetynine/internal/club/event"
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
func (o *online) turn(t *event.ViewTable) (moved bool) {
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
func (o *online) plays(t *event.ViewTable) {
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
	if v := o.looks(""); len(v.Members) != 12 || !slices.ContainsFunc(v.Members, func(m event.ViewMember) bool { return m.Name == "Player 3" }) {
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
			o.turn(&r.Tables[i])
		}
		if round == 0 {
			people[7].do(r.Tables[3].At, table.Stand).want(http.StatusOK)
			o.plays(&r.Tables[3])
		}
		if round == 1 {
			o.turn(&r.Tables[0])
			s.restart()
		}
		for i := range r.Tables {
			o.plays(&r.Tables[i])
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
	o.plays(&tbl)
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
		}
		o.players = map[string]*guest{"Bob": bob, "Cat": cat, "Dan": dan}
		o.does(event.Act{Do: event.Enter, Member: "bot3", Name: "Bot 3", Bot: "club"})
		o.does(event.Act{Do: event.Open, Round: 1, Tables: []event.Seating{
			{Table: 1, Seats: []string{"Bob", "bot1", "Cat"}, Boards: []uint64{1, 2}}, {Table: 2, Seats: []string{"Dan", "bot2", "bot3"}, Boards: []uint64{1, 2}},
		}})
		v := o.looks("")
		at := v.Rounds[0].Tables[0].At
		o.plays(&v.Rounds[0].Tables[0])
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

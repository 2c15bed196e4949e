package httpd

import (
	"bytes"
	"encoding/json"
	"fmt"
	"math/rand/v2"
	"net/http"
	"reflect"
	"slices"
	"strings"
	"testing"

	"ninetynine/cards"
	"ninetynine/internal/club/event"
	"ninetynine/internal/paper/pad"
	"ninetynine/internal/paper/slips"
	"ninetynine/internal/store"
	"ninetynine/internal/test/must"
	"ninetynine/internal/wire"
	"ninetynine/record"
	"ninetynine/rules"
)

// An organiser runs an event over HTTP.
type organiser struct {
	*guest
	event string
	acts  int
}

func (g *guest) organises(setup event.Setup) *organiser {
	g.s.t.Helper()
	var made wire.EventShown
	in := wire.NewEvent{ID: "first", Setup: setup}
	g.s.post(g.Token, "/api/events", in).want(http.StatusOK).into(&made)
	var again wire.EventShown
	if g.s.post(g.Token, "/api/events", in).want(http.StatusOK).into(&again); again.Event != made.Event || made.Desk == nil || again.Seq != made.Seq {
		g.s.t.Errorf("set up as %+v, and again as %+v", made, again)
	}
	return &organiser{g, made.Event, 0}
}

func (o *organiser) path(more string) string { return "/api/events/" + o.event + more }

// does sends acts, all of which must be done.
func (o *organiser) does(acts ...event.Act) {
	o.s.t.Helper()
	for i := range acts {
		o.acts++
		acts[i].ID = fmt.Sprint("act", o.acts)
	}
	var done wire.EventActsDone
	o.s.post(o.Token, o.path("/acts"), wire.EventActs{Acts: acts}).want(http.StatusOK).into(&done)
	if len(done.Refused) > 0 {
		o.s.t.Fatalf("%+v", done.Refused)
	}
}

func (o *organiser) shown(token, query string) (v wire.EventShown) {
	o.s.t.Helper()
	o.s.get(token, o.path(query)).want(http.StatusOK).into(&v)
	return v
}

// entry is the result of a deal at which everybody won as many tricks.
func entry(tricks ...pad.Count) *pad.Entry {
	e := pad.Blank(len(tricks))
	for i, n := range tricks {
		e.Hands[i] = pad.Hand{Bid: 3, Tricks: n}
	}
	return &e
}

// TestEvent: the organiser of a group enters seven members and seats them, a phone with a table's code enters results, and
// nobody else sees those of a board that another table has yet to play.
func TestEvent(t *testing.T) {
	s := newSite(t, nil)
	s.check = newChecker(t)
	ann, bob, eve := s.guest("Ann"), s.guest("Bob"), s.guest("Eve")
	g := ann.makes("g", "Friday")
	bob.joins(g.ID, g.Code).want(http.StatusOK)
	setup := event.Setup{Title: "First Friday", Date: "2026-12-04", Variant: "standard", Play: event.Boards, Seed: "secret of the boards", Deals: 2, Rounds: 3, Group: g.ID}
	s.post(bob.Token, "/api/events", wire.NewEvent{ID: "x", Setup: setup}).refused(http.StatusForbidden, "forbidden")
	s.post(eve.Token, "/api/events", wire.NewEvent{ID: "x", Setup: setup}).refused(http.StatusNotFound, "none")
	o := ann.organises(setup)
	for i := range 7 {
		a := event.Act{Do: event.Enter, Member: fmt.Sprint("m", i), Name: fmt.Sprint("Player ", i)}
		if i == 0 {
			a.Person = bob.ID
		}
		o.does(a)
	}
	var done wire.EventActsDone
	s.post(ann.Token, o.path("/acts"), wire.EventActs{Acts: []event.Act{{Do: event.Enter, ID: "no", Member: "m9", Name: "Eve", Person: eve.ID}}}).want(http.StatusOK).into(&done)
	if len(done.Refused) != 1 || done.Refused[0].Fault.Why != "event-person" {
		t.Errorf("a stranger is entered: %+v", done)
	}
	dora, deputy := s.guest("Dora"), o.shown(ann.Token, "").Desk.Setup
	deputy.Deputies = []string{dora.ID}
	chosen := wire.EventActs{Acts: []event.Act{{Do: event.SetUp, ID: "deputy", Setup: &deputy, Replaces: []string{o.shown(ann.Token, "").Desk.Acts[0].ID}}}}
	s.post(ann.Token, o.path("/acts"), chosen).want(http.StatusOK).into(&done)
	if len(done.Refused) != 1 || done.Refused[0].Fault.Why != "event-person" {
		t.Errorf("a stranger is a deputy: %+v", done)
	}
	s.post(ann.Token, "/api/me/ties", wire.Tying{Player: dora.ID, Tie: "follow", On: true}).want(http.StatusOK)
	s.post(dora.Token, "/api/me/ties", wire.Tying{Player: ann.ID, Tie: "follow", On: true}).want(http.StatusOK)
	s.post(ann.Token, o.path("/acts"), chosen).want(http.StatusOK).into(&done)
	if v := o.shown(dora.Token, ""); len(done.Refused) > 0 || v.Desk == nil || v.Desk.Acts[0].At == 0 {
		t.Errorf("a friend is a deputy: %+v, and sees %+v", done, v.Desk)
	}

	var seats wire.Seatings
	s.post(eve.Token, o.path("/seatings"), wire.SeatingAsking{From: 1, Rounds: 1}).refused(http.StatusForbidden, "forbidden")
	s.post(ann.Token, o.path("/seatings"), wire.SeatingAsking{From: 1, Rounds: 99}).refused(http.StatusBadRequest, "bad")
	s.post(ann.Token, o.path("/seatings"), wire.SeatingAsking{From: 1, Rounds: 3}).want(http.StatusOK).into(&seats)
	best := seats.Choices[0]
	if len(best.Rounds) != 3 || len(best.Rounds[0].Tables) != 2 || best.Out != [2]int{0, 0} {
		t.Fatalf("seven are seated as %+v", best)
	}
	o.does(event.Act{Do: event.Open, Round: 1, Tables: best.Rounds[0].Tables})
	desk := o.shown(ann.Token, "").Desk
	if text := must.Get(json.Marshal(desk))(t); strings.Contains(string(text), setup.Seed) || desk.Setup.Title != setup.Title || len(desk.Acts) != 10 {
		t.Errorf("the desk is %s", text)
	}

	tables := best.Rounds[0].Tables
	three := 0
	if len(tables[1].Seats) == 3 {
		three = 1
	}
	n, code := tables[three].Table, desk.Codes[tables[three].Table-1]
	report := func(tbl int, code string, a event.Act) *exchange {
		return s.post("", o.path("/acts"), wire.EventActs{Table: tbl, Code: code, Acts: []event.Act{a}})
	}
	result := event.Act{Do: event.Report, ID: "r1", Device: "phone", Round: 1, Table: n, Board: 1, Result: &event.Result{Entry: entry(3, 3, 3)}}
	report(n, "wrong", result).want(http.StatusOK).into(&done)
	if len(done.Refused) != 1 || done.Refused[0].Fault.Why != "event-code" {
		t.Errorf("a wrong code is taken: %+v", done)
	}
	for range 2 {
		if report(n, code, result).want(http.StatusOK).into(&done); len(done.Refused) > 0 {
			t.Fatalf("%+v", done.Refused)
		}
	}
	other := result
	other.ID, other.Table = "r2", 3-n
	if report(n, code, other).want(http.StatusOK).into(&done); len(done.Refused) != 1 || done.Refused[0].Fault.Why != "event-table" {
		t.Errorf("a phone enters the result of another table: %+v", done)
	}

	wall := o.shown("", "")
	if wall.Desk != nil || len(wall.View.Travellers) != 0 || wall.View.Rounds[0].Tables[n-1].Boards[0].Own != nil || !wall.View.Rounds[0].Tables[n-1].Boards[0].Played {
		t.Errorf("the wall has %+v", wall.View)
	}
	phone := o.shown("", fmt.Sprintf("?table=%d&code=%s", n, code))
	if own := phone.View.Rounds[0].Tables[n-1].Boards[0].Own; own == nil || own.Status != event.Entered || own.Points[0] != 13 {
		t.Errorf("the table's phone has %+v", own)
	}
	s.get("", o.path(fmt.Sprintf("?table=%d&code=%s", n, "wrong"))).refused(http.StatusForbidden, "forbidden")
	if same := o.shown("", fmt.Sprintf("?after=%d", wall.Seq)); same.View != nil || same.Seq != wall.Seq {
		t.Errorf("nothing has happened, and the answer is %+v", same)
	}
	s.get(bob.Token, o.path("/seed")).refused(http.StatusForbidden, "forbidden")
	var seed wire.EventSeed
	if s.get(ann.Token, o.path("/seed")).want(http.StatusOK).into(&seed); seed.Seed != setup.Seed {
		t.Errorf("the organiser gets the seed %q", seed.Seed)
	}
	s.get(ann.Token, "/api/tables/event-"+o.event+"/record").refused(http.StatusNotFound, "none")
	s.get(ann.Token, "/api/tables/event-"+o.event).refused(http.StatusNotFound, "none")

	late := result
	late.ID, late.Table = "r3", 3-n
	late.Result = &event.Result{Entry: entry(4, 3, 2)}
	report(3-n, desk.Codes[3-n-1], late).want(http.StatusOK)
	if wall = o.shown("", fmt.Sprintf("?after=%d", wall.Seq)); len(wall.View.Travellers) != 1 || len(wall.View.Travellers[0].Lines) != 2 {
		t.Errorf("all have played board 1, and the wall has %+v", wall.View.Travellers)
	}
	again := setup
	again.Title, again.Seed, again.Count = "Friday the fourth", "", &event.Count{Best: 1}
	o.does(event.Act{Do: event.SetUp, Setup: &again, Replaces: []string{"first"}}, event.Act{Do: event.Close})

	var list wire.EventList
	s.get(bob.Token, "/api/events").want(http.StatusOK).into(&list)
	if len(list.Events) != 1 || list.Events[0].Title != again.Title || !list.Events[0].Closed || list.Events[0].Players != 7 {
		t.Errorf("Bob's events are %+v", list.Events)
	}
	s.get(eve.Token, "/api/groups/"+g.ID+"/season").refused(http.StatusNotFound, "none")
	if s.get(bob.Token, "/api/groups/"+g.ID+"/events").want(http.StatusOK).into(&list); len(list.Events) != 1 || list.Events[0].Count != nil {
		t.Errorf("the group's events are %+v", list.Events)
	}
	var season wire.EventSeason
	s.get(bob.Token, "/api/groups/"+g.ID+"/season").want(http.StatusOK).into(&season)
	if len(season.Events) != 1 || len(season.Players) != 7 || season.Count.Best != 1 {
		t.Errorf("the season is %+v", season)
	}
	ann.appoints(g.ID, bob, store.RoleOrganiser).want(http.StatusOK)
	if o.shown(bob.Token, "").Desk == nil {
		t.Error("an organiser of the group does not run its event")
	}
}

// night runs an event of a group with a table of these three, of whom the first has 10 points, the second 20 and the third 30.
func (o *organiser) night(players ...*guest) {
	o.s.t.Helper()
	var seats []string
	for _, p := range players {
		o.does(event.Act{Do: event.Enter, Member: "m-" + p.ID, Name: p.Name, Person: p.ID})
		seats = append(seats, "m-"+p.ID)
	}
	o.does(event.Act{Do: event.Open, Round: 1, Tables: []event.Seating{{Table: 1, Seats: seats, Boards: []uint64{1}}}},
		event.Act{Do: event.Report, Round: 1, Table: 1, Board: 1, Result: &event.Result{Points: []int32{10, 20, 30}}}, event.Act{Do: event.Close})
}

// TestEventPeople: a player who becomes one with another keeps an event, its place and one line in the season; one who is
// erased is named nowhere; and no list of tables has an event.
func TestEventPeople(t *testing.T) {
	s, _ := newEvenings(t)
	ann, old, bob, eve := s.guest("Ann"), s.guest("Ann of old"), s.guest("Bob"), s.guest("Eve")
	g := ann.makes("g", "Friday")
	for _, p := range []*guest{old, bob, eve} {
		p.joins(g.ID, g.Code).want(http.StatusOK)
	}
	ann.appoints(g.ID, old, store.RoleOrganiser).want(http.StatusOK)
	setup := event.Setup{Title: "First Friday", Date: "2026-12-04", Variant: "standard", Play: event.Boards, Seed: "of the boards", Deals: 1, Rounds: 1, Group: g.ID}
	first := old.organises(setup)
	first.night(old, bob, eve)
	setup.Date = "2026-12-11"
	second := ann.organises(setup)
	second.night(ann, bob, eve)
	season := func() (v wire.EventSeason) {
		s.get(bob.Token, "/api/groups/"+g.ID+"/season").want(http.StatusOK).into(&v)
		return v
	}
	if n := len(season().Players); n != 4 {
		t.Fatalf("%d players have a place", n)
	}
	old.becomes(ann)
	if v := season(); len(v.Players) != 3 || v.Players[2].Player != ann.ID || v.Players[2].Total.RatString() != "20" {
		t.Errorf("one player with two ids has the places %+v", v.Players)
	}
	v := first.shown(ann.Token, "")
	if v.You != "m-"+old.ID || v.Desk == nil {
		t.Errorf("the player who goes on as the organiser is %q", v.You)
	}
	first.guest = ann
	s.get(ann.Token, first.path("/seed")).want(http.StatusOK)
	var list wire.EventList
	if s.get(ann.Token, "/api/events").want(http.StatusOK).into(&list); len(list.Events) != 2 {
		t.Errorf("the player's events are %+v", list.Events)
	}
	first.acts = 100
	first.does(event.Act{Do: event.Reopen, Replaces: []string{"act6"}})
	must.Do(t, s.srv.People.HandOver(t.Context()))
	if all := ann.mine("1").Events; len(all) != 2 {
		t.Errorf("the player's data has the events %+v", all)
	}

	if text := string(must.Get(json.Marshal(second.shown(bob.Token, "")))(t)); !strings.Contains(text, `"Eve"`) {
		t.Fatal(text)
	}
	must.Do(t, s.srv.People.Erase(t.Context(), eve.ID))
	must.Do(t, s.srv.People.SearchNow(t.Context()))
	for _, o := range []*organiser{first, second} {
		if text := string(must.Get(json.Marshal(o.shown(ann.Token, "")))(t)); strings.Contains(text, `"Eve"`) || !strings.Contains(text, `"m-`+eve.ID) {
			t.Errorf("after erasure: %s", text)
		}
	}
	if text := string(must.Get(json.Marshal(season()))(t)); strings.Contains(text, "Eve") {
		t.Errorf("after erasure: %s", text)
	}
	for _, find := range []string{"", ann.ID, event.LogOf(first.event)} {
		var found wire.Tables
		if s.get(console, "/api/operator/tables?find="+find).want(http.StatusOK).into(&found); len(found.Tables) > 0 {
			t.Errorf("an operator finds %+v", found.Tables)
		}
	}
	s.get(console, "/api/operator/tables/"+event.LogOf(first.event)).refused(http.StatusNotFound, "none")
	if all, _, err := s.store.Hosted(t.Context(), ann.ID); all != 0 || err != nil {
		t.Errorf("the organiser has %d tables: %v", all, err)
	}
}

// TestEventPads: pads, from a file or kept at the server, become tables of a round by the acts that the server makes of them; the same
// again are no acts; and nobody but those who run the event gets any.
func TestEventPads(t *testing.T) {
	s := newSite(t, nil)
	s.check = newChecker(t)
	ann, eve := s.guest("Ann"), s.guest("Eve")
	o := ann.organises(event.Setup{Title: "First Friday", Date: "2026-12-04", Variant: "standard", Play: event.Matches, Deals: 4, Rounds: 1})
	padOf := func(names ...string) string {
		p := must.Get(pad.New(record.Header{Variant: must.Get(rules.Named("standard"))(t), Seats: names}))(t)
		must.Do(t, p.Enter(*entry(3, 3, 3)))
		return string(p.Append(nil))
	}
	var kept wire.PadShared
	s.post(ann.Token, "/api/pads", wire.PadSharing{Secret: "000102030405060708090a0b0c0d0e0f", Record: padOf("Dag", "Eva", "Finn")}).want(http.StatusOK).into(&kept)
	in := wire.EventPads{Round: 1, Pads: []wire.EventPad{{Record: padOf("Ann", "Bo", "Cleo")}, {Pad: kept.Pad}}}
	s.post(eve.Token, o.path("/pads"), wire.EventPads{Round: 1, Pads: []wire.EventPad{{Record: "no pad"}}}).refused(http.StatusForbidden, "forbidden")
	many := wire.EventPads{Round: 1, Pads: slices.Repeat(in.Pads, 31)}
	s.post(ann.Token, o.path("/pads"), many).refused(http.StatusBadRequest, "bad")
	s.post(ann.Token, o.path("/acts"), wire.EventActs{Acts: make([]event.Act, 101)}).refused(http.StatusBadRequest, "bad")
	var made wire.EventPadActs
	s.post(ann.Token, o.path("/pads"), in).want(http.StatusOK).into(&made)
	var done wire.EventActsDone
	s.post(ann.Token, o.path("/acts"), wire.EventActs{Acts: made.Acts}).want(http.StatusOK).into(&done)
	if v := o.shown(ann.Token, "").View; len(made.Acts) != 9 || len(done.Refused) > 0 || len(v.Members) != 6 || len(v.Rounds[0].Tables) != 2 || v.Ranking[5].Points.RatString() != "13" {
		t.Errorf("%d acts, refused %+v: %+v", len(made.Acts), done.Refused, v)
	}
	if s.post(ann.Token, o.path("/pads"), in).want(http.StatusOK).into(&made); len(made.Acts) > 0 {
		t.Errorf("again: %+v", made.Acts)
	}
	for _, wrong := range []wire.EventPad{{Record: "no pad"}, {Record: strings.Replace(padOf("A", "B", "C"), `"standard"`, `"pennycook"`, 1)}} {
		in.Pads[1] = wrong
		x := s.post(ann.Token, o.path("/pads"), in).refused(http.StatusBadRequest, "bad")
		if !strings.Contains(string(x.body), "Pad 2") {
			t.Errorf("%s", x.body)
		}
	}
	in.Pads[1] = wire.EventPad{Pad: "nothing"}
	s.post(ann.Token, o.path("/pads"), in).refused(http.StatusNotFound, "none")
}

// TestEventEffort: a desk costs an address as much as it costs the server, asked for or made again.
func TestEventEffort(t *testing.T) {
	s := newSite(t, func(o *Options) { o.TrustProxy, o.Limits.Requests = true, Rate{PerSecond: 0.001, Burst: 60} })
	ann := s.guest("Ann")
	in := wire.NewEvent{ID: "first", Setup: event.Setup{Title: "First Friday", Date: "2026-12-04", Variant: "standard", Play: event.Matches, Deals: 12, Rounds: 1}}
	var made wire.EventShown
	s.at("198.51.100.1", ann.Token, "POST", "/api/events", in).want(http.StatusOK).into(&made)
	long := made.Desk.Setup
	long.Count = &event.Count{Adjustments: slices.Repeat([]event.Adjustment{{Player: ann.ID, Points: 1, Reason: strings.Repeat("x", 200)}}, 300)}
	for n := range 20 {
		var done wire.EventActsDone
		acts := wire.EventActs{Acts: []event.Act{{Do: event.SetUp, ID: fmt.Sprint("s", n), Setup: &long}}}
		if s.at(fmt.Sprint("198.51.100.", 2+n), ann.Token, "POST", "/api/events/"+made.Event+"/acts", acts).want(http.StatusOK).into(&done); len(done.Refused) > 0 {
			t.Fatalf("%+v", done.Refused)
		}
	}
	reads, again := 0, 0
	for reads < 60 && s.at("203.0.113.1", ann.Token, "GET", "/api/events/"+made.Event, nil).status == http.StatusOK {
		reads++
	}
	for again < 60 && s.at("203.0.113.2", ann.Token, "POST", "/api/events", in).status == http.StatusOK {
		again++
	}
	if reads == 0 || reads > 5 || again > 5 {
		t.Errorf("an address reads a megabyte of acts %d times, and %d times as it makes the event again", reads, again)
	}
}

// TestEventHall: sixty players of a hall at one address sign in within a minute by an event's link, when the address has no share left.
// Then their phones, the desk and the wall follow the event for an evening's hour, and none is refused. A phone that enters results
// needs no session.
func TestEventHall(t *testing.T) {
	s := newSite(t, func(o *Options) { o.TrustProxy, o.Limits = true, Limits{} })
	hall := func(token, method, path string, body any) *exchange {
		return s.at("192.0.2.9", token, method, path, body)
	}
	o := s.guest("Ann").organises(event.Setup{Title: "First Friday", Date: "2026-12-04", Variant: "standard", Play: event.Matches, Deals: 12, Rounds: 1})
	for s.guestAt("192.0.2.9") != nil {
	}
	in := 0
	for i := range 80 {
		x := hall("", "POST", "/api/guest", wire.Entrance{Name: fmt.Sprint("Guest ", i), Token: true, Link: "event/" + o.event})
		if s.clock.Add(900); x.status == http.StatusCreated {
			in++
		}
	}
	if in < 60 || in > 75 {
		t.Errorf("%d sign in by the link", in)
	}

	var tables []event.Seating
	for i := range 60 {
		o.does(event.Act{Do: event.Enter, Member: fmt.Sprint("m", i), Name: fmt.Sprint("Player ", i)})
		if i%3 == 2 {
			tables = append(tables, event.Seating{Table: i/3 + 1, Seats: []string{fmt.Sprint("m", i-2), fmt.Sprint("m", i-1), fmt.Sprint("m", i)}})
		}
		s.clock.Add(1000)
	}
	o.does(event.Act{Do: event.Open, Round: 1, Tables: tables})
	codes := o.shown(o.Token, "").Desk.Codes
	var after [62]uint64
	refused, entered := 0, 0
	for second := range 300 {
		for phone := range after {
			every, query, token := 3, fmt.Sprintf("?after=%d&table=%d&code=%s", after[phone], phone/3+1, codes[phone/3]), ""
			if phone >= 60 { // the desk, and the wall
				every, query, token = 1, fmt.Sprintf("?after=%d", after[phone]), map[int]string{60: o.Token}[phone]
			}
			if (second+phone)%every == 0 {
				x := hall(token, "GET", o.path(query), nil)
				var v wire.EventShown
				if x.status != http.StatusOK {
					refused++
				} else if x.into(&v); v.Seq > 0 {
					after[phone] = v.Seq
				}
			}
		}
		if second%7 == 3 { // twenty tables, each a result or a confirmation every two minutes or so
			tbl := second/7%20 + 1
			a := event.Act{Do: event.Report, ID: fmt.Sprint("r", second), Device: "phone", Round: 1, Table: tbl, Board: uint64(second/140 + 1), Result: &event.Result{Entry: entry(3, 3, 3)}}
			var done wire.EventActsDone
			if x := hall("", "POST", o.path("/acts"), wire.EventActs{Table: tbl, Code: codes[tbl-1], Acts: []event.Act{a}}); x.status == http.StatusOK {
				x.into(&done)
				entered += 1 - len(done.Refused)
			}
		}
		s.clock.Add(1000)
	}
	if refused > 0 || entered != 43 {
		t.Errorf("%d questions of phones are refused; %d results are entered", refused, entered)
	}
}

// TestEventSwapped: two events that differ in nothing but the text from which boards are dealt send the same bytes to all: nothing
// depends on a card of a board to come, even if its result is entered before its time, or on the card turned up there.
func TestEventSwapped(t *testing.T) {
	for _, id := range []string{"standard", "classic"} {
		g := must.Get(rules.New(must.Get(rules.Named(id))(t)))(t)
		up := func(seed string, board uint64) cards.Card {
			of := cards.SeedOf(seed)
			return slips.Board(g, &of, board).Turnup
		}
		seed, other := "swapped a", ""
		for n := 0; other == "" || id == "classic" && (up(seed, 1) != up(other, 1) || up(seed, 2) == up(other, 2) || up(seed, 3) == up(other, 3)); n++ {
			other = fmt.Sprint("swapped b", n)
		}
		one, two := everythingSent(t, g, seed), everythingSent(t, g, other)
		at := 0
		for ; at < min(len(one), len(two)) && one[at] == two[at]; at++ {
		}
		if one != two {
			t.Errorf("%s: …%s\nis told otherwise: …%s", id, one[max(0, at-200):min(len(one), at+200)], two[max(0, at-200):min(len(two), at+200)])
		}
	}
}

// everythingSent runs an event of two tables, of which only board 1 is played by both, and returns all that a server sends to the
// organiser, a member, the tables' phones and the wall.
func everythingSent(t *testing.T, g *rules.Game, seed string) string {
	s := newSite(t, func(o *Options) { o.Random = rand.NewChaCha8([32]byte{}) })
	ann, bob := s.guest("Ann"), s.guest("Bob")
	group := ann.makes("g", "Friday")
	bob.joins(group.ID, group.Code).want(http.StatusOK)
	v, n := g.Variant(), g.Live().Len()
	o := ann.organises(event.Setup{Title: "Friday", Date: "2026-12-04", Variant: v.ID, Play: event.Boards, Seed: seed, Deals: 3, Rounds: 2, Group: group.ID, Scoring: event.Scoring{Field: true}})
	var tables []event.Seating
	for tbl := range 2 {
		one := event.Seating{Table: tbl + 1, Boards: []uint64{1, 2, 3}}
		for i := range n {
			a := event.Act{Do: event.Enter, Member: fmt.Sprint("m", tbl, i), Name: fmt.Sprint("Player ", tbl, i)}
			if tbl+i == 0 {
				a.Person = bob.ID
			}
			o.does(a)
			one.Seats = append(one.Seats, a.Member)
		}
		tables = append(tables, one)
	}
	o.does(event.Act{Do: event.Open, Round: 1, Tables: tables})
	codes := o.shown(ann.Token, "").Desk.Codes
	var all strings.Builder
	sent := func(x *exchange) { fmt.Fprintf(&all, "%s %d %s\n", x.path, x.status, x.body) }
	look := func() {
		for _, token := range []string{"", bob.Token, ann.Token} {
			sent(s.get(token, o.path("")))
			sent(s.get(token, o.path("/pars")))
		}
		for tbl := range 2 {
			sent(s.get("", o.path(fmt.Sprintf("?table=%d&code=%s", tbl+1, codes[tbl]))))
		}
		if wall, open := s.get(ann.Token, o.path("?wall=true")).body, s.get("", o.path("")).body; !bytes.Equal(wall, open) {
			t.Errorf("the organiser's wall shows %s, but all may see %s", wall, open)
		}
		sent(s.post(ann.Token, o.path("/seatings"), wire.SeatingAsking{From: 2, Rounds: 1}))
	}
	look()
	for i, a := range []event.Act{{Table: 1, Board: 1}, {Table: 2, Board: 1}, {Table: 1, Board: 2}, {Table: 2, Board: 3}, {Table: 1, Board: 9}} {
		tricks := make([]pad.Count, n)
		tricks[0] = pad.Count(g.Tricks())
		a.Do, a.ID, a.Device, a.Round, a.Result = event.Report, fmt.Sprint("r", i), "phone", 1, &event.Result{Entry: entry(tricks...)}
		if g.TrumpBy() == rules.ByTurnup && i > 1 {
			a.Result.Entry.Turnup = must.Get(cards.ParseCard("7D"))(t) // a guess
		}
		sent(s.post("", o.path("/acts"), wire.EventActs{Table: a.Table, Code: codes[a.Table-1], Acts: []event.Act{a}}))
		look()
	}
	for _, path := range []string{"/api/events", "/api/groups/" + group.ID + "/events", "/api/groups/" + group.ID + "/season", "/api/me/data?limit=9&before=rest.0"} {
		sent(s.get(bob.Token, path))
	}
	sent(s.get(bob.Token, o.path("/seed")))
	if text := all.String(); strings.Contains(text, seed) || !strings.Contains(text, `"travellers":[{"board":1`) || strings.Contains(text, `"refused":[{`) {
		t.Errorf("the text is told, or results are refused, or nothing is sent: %s", text)
	}
	o.does(event.Act{Do: event.Close, Round: 1})
	printed, view := must.Get(slips.Of(g, &slips.Plan{Seed: seed, First: 1, Deals: 3, Fixed: true}))(t), o.shown("", "").View
	pars := wire.EventPars{More: true}
	for pars.More { // a call reckons for about two seconds
		pars = wire.EventPars{}
		s.get("", o.path("/pars")).want(http.StatusOK).into(&pars)
	}
	for i, d := range printed.Deals { // and none of board 9, which nobody was to play
		if got := view.Travellers[i].Deal; !reflect.DeepEqual(got, &d) {
			t.Errorf("the round is closed, and board %d has the cards %+v, not as printed %+v", d.Number, got, d)
		}
		if p := pars.Pars[i]; p.Board != d.Number || len(p.Par.Seats) != g.Seats() || len(pars.Pars) != 3 {
			t.Errorf("the round is closed, and board %d has the par %+v", d.Number, p)
		}
	}
	return all.String()
}

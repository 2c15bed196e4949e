package browser

import (
	"bytes"
	"context"
	"encoding/json"
	"fmt"
	"net/http"
	"slices"
	"strings"
	"testing"
	"time"

	"github.com/chromedp/cdproto/cdp"
	"github.com/chromedp/cdproto/emulation"
	"github.com/chromedp/chromedp"

	"ninetynine/internal/club/event"
	"ninetynine/internal/paper/pad"
	"ninetynine/internal/test/must"
	"ninetynine/internal/wire"
	"ninetynine/internal/wire/client"
)

// withoutLaptop matches a browser's messages about a laptop that is killed, or cannot be reached.
const withoutLaptop = without + `|ERR_NETWORK|ERR_INCOMPLETE_CHUNKED_ENCODING|ERR_SOCKET_NOT_CONNECTED`

// An evening is one of fourteen players at real tables: a laptop without internet, its organiser, a wall and a phone on each table.
type evening struct {
	t      *testing.T
	laptop *house
	desk   *person
	wall   *person
	phones []*person // by table, the first for table 1
	third  *person   // an empty tab of the phone that lies on table 3 at first
	cards  []string  // what their codes say, likewise
	id     string

	taps    []int
	seconds []float64 // from the first tap of a result until it is entered
	tapped  time.Time // when the last result was entered
	walled  []float64 // from then until the wall has a board that all have played
}

// TestEventEvening: fourteen play two rounds of three boards at tables of three and four. One comes late, one leaves, a table
// plays a wrong board, a phone dies with a result unsent, and the laptop is killed in mid-round. The organiser does one act a
// round, and one more for the player who leaves. The ranking is that of the same results entered at once.
func TestEventEvening(t *testing.T) {
	t.Parallel()
	for name, w := range some(t, languages()) {
		t.Run(name, func(t *testing.T) {
			t.Parallel()
			e := opensEvening(t, w)
			e.seats()
			e.roundOne()
			e.betweenRounds()
			e.roundTwo()
			e.ends()
			e.sameAtOnce()
			t.Logf("a result takes %d to %d taps, by this script %.1f s in the median, %.1f s at most; it is on the wall after %.2f s in the median, %.2f s at most",
				slices.Min(e.taps), slices.Max(e.taps), quantile(e.seconds, 0.5), slices.Max(e.seconds), quantile(e.walled, 0.5), slices.Max(e.walled))
		})
	}
}

// opensEvening starts the laptop, has the organiser set the event up, and scans the printed cards.
func opensEvening(t *testing.T, w way) *evening {
	t.Helper()
	e := &evening{t: t, laptop: openLaptop(t)}
	hall := e.laptop.inHall(t)
	e.desk = hall.person(t, w.calm()).excuse(withoutLaptop)
	e.id = e.desk.setsUp("Klubabend im Wirtshaus zum Löwen", 2, 3, fourteen...)
	if look[bool](e.desk, `isSecureContext`) {
		t.Error("the browser takes this for a secure origin")
	}
	e.cards = e.scans(4)
	projector := way{width: 1920, height: 1080, language: w.language}
	e.wall = hall.person(t, projector.calm()).excuse(withoutLaptop)
	e.wall.open("/event/" + e.id + "/wall")
	for _, language := range []string{"en", "de", "sv", "en"} {
		e.phones = append(e.phones, hall.person(t, phone().in(language).calm()).excuse(withoutLaptop))
	}
	e.third = e.phones[2]
	e.phones[2] = e.third.another().excuse(withoutLaptop)
	for i, p := range e.phones {
		p.open(e.cards[i])
	}
	return e
}

// scans prints the cards of so many tables, and returns what a camera reads on them.
func (e *evening) scans(tables int) (links []string) {
	e.t.Helper()
	p := e.desk
	p.part("prints")
	p.fill(p.say("page.event.print.tables"), fmt.Sprint(tables))
	look[bool](p, `(window.print = () => {}, [...document.querySelectorAll(".held li")].find((e) => e.textContent.startsWith(`+quote(p.say("page.event.print.cards"))+`)).querySelector("button").click(), true)`)
	p.until("the cards are there", fmt.Sprintf(`document.querySelectorAll(".table-card svg").length === %d`, tables))
	p.emulates("print")
	for n := range tables {
		card := fmt.Sprintf(".table-card:nth-of-type(%d) svg", n+1)
		look[bool](p, `(document.querySelector(`+quote(card)+`).scrollIntoView({ block: "center" }), true)`)
		link := p.scanned(card)
		if want := p.h.url + "/event/" + e.id + "#" + fmt.Sprint(n+1) + "."; !strings.HasPrefix(link, want) {
			e.t.Fatalf("card %d leads to %s", n+1, link)
		}
		links = append(links, strings.TrimPrefix(link, p.h.url))
	}
	p.emulates("")
	return links
}

// emulates sets what the page is drawn for: "print", or "" for the screen.
func (p *person) emulates(media string) {
	p.t.Helper()
	p.do(chromedp.Func(func(ctx context.Context, t *chromedp.Target) error {
		if media == "" {
			return p.emulate(ctx, t)
		}
		_, err := cdp.Call(ctx, t, emulation.SetEmulatedMedia, emulation.SetEmulatedMediaParams{Media: media})
		return err
	}))
}

// counts has the organiser's page count the acts that it sends from now on: one for each press.
func (p *person) counts() {
	p.t.Helper()
	look[bool](p, `(() => {
		window.acts_ = 0;
		const ask = window.fetch;
		window.fetch = (at, how) => { if (String(at).endsWith("/acts")) acts_++; return ask(at, how); };
		return true;
	})()`)
}

// acts checks how often the organiser has acted since the last time.
func (e *evening) acts(what string, want int) {
	e.t.Helper()
	if got := look[int](e.desk, `(() => { const n = acts_; acts_ = 0; return n; })()`); got != want {
		e.t.Errorf("%s: the organiser has acted %d times, want %d", what, got, want)
	}
}

// opensRound presses the one button that a round takes.
func (e *evening) opensRound(n, players int) {
	e.t.Helper()
	p := e.desk
	closes := map[bool]string{true: "yes", false: "no"}[n > 1]
	p.sees(p.say("page.event.next.does", "closes", closes, "round", n-1, "n", players, "tables", 4, "minutes", 15))
	p.clickOn(".desk-next .chief")
	p.sees(p.say("page.event.round.of", "n", n, "of", 2))
	p.until("four tables play", `document.querySelectorAll(".desk-tables > li").length === 4`)
	e.wall.sees(e.wall.say("page.event.wall.to", "table", 1, "chair", 1))
}

// seats has all come but one, who comes to the second round, and opens the first.
func (e *evening) seats() {
	e.t.Helper()
	p := e.desk
	p.part("players")
	p.chooses(p.say("page.event.there", "name", "Nia"), "from 2")
	p.sees(p.say("page.event.players.n", "n", 14))
	p.fits("the players")
	p.accessible("the players")
	p.shows("event-players")
	p.part("round")
	p.until("round 1 can be opened", `document.querySelector(".desk-next .chief:not(:disabled)")`)
	p.clickOn(".desk-next summary")
	p.clickOn(".desk-next details details > summary")
	p.sees(p.say("page.event.choices.how"))
	p.fits("ways to seat the round")
	p.accessible("ways to seat the round")
	p.shows("event-seating")
	p.counts()
	e.opensRound(1, 13)
}

// A score is what a table says of a board, by the chairs of those who play it.
type score struct {
	tricks [3]int
	failed [3]bool
}

// scoreOf is the result of a board at a table: another one for each.
func scoreOf(table, board int) (s score) {
	a, b := 2+(table+board)%4, 1+board%3
	s.tricks = [3]int{a, b, 9 - a - b}
	for i := range s.failed {
		s.failed[i] = (table+2*board)%(i+3) == 0
	}
	return s
}

// keys are what a phone is tapped on for it: it knows the last player's tricks.
func (s score) keys() []string {
	keys := []string{tricks(s.tricks[0]), tricks(s.tricks[1])}
	for _, f := range s.failed {
		keys = append(keys, map[bool]string{true: failed, false: made}[f])
	}
	return keys
}

// entry is what a pad has of it, by the seats of the board: a contract that was made is known by its tricks.
func (s score) entry(t *event.Table, b *event.Board) *pad.Entry {
	chairs := slices.DeleteFunc(slices.Clone(t.Seats), func(id string) bool { return id == b.Out })
	e := pad.Blank(len(s.tricks))
	for seat, id := range b.Players {
		h, i := &e.Hands[seat], slices.Index(chairs, id)
		if h.Tricks, h.Made = pad.Count(s.tricks[i]), pad.Failed; !s.failed[i] {
			h.Bid, h.Made = h.Tricks, pad.Made
		}
	}
	return &e
}

// enters enters the board that is due at a table; played is the board of which the table has the cards.
func (e *evening) enters(table, due, played int, status string) {
	e.t.Helper()
	p, began := e.phones[table-1], time.Now()
	e.taps = append(e.taps, p.enters(scoreOf(table, played).keys()...))
	e.tapped = time.Now()
	p.boardIs(due, status)
	if status == "entered" {
		e.seconds = append(e.seconds, time.Since(began).Seconds())
	}
}

// entersLast is enters for the last table that has a board still to play, and waits until the wall has it.
func (e *evening) entersLast(table, board int) {
	e.t.Helper()
	const ranking = `(document.querySelector(".wall-list")?.textContent ?? "")`
	before := look[string](e.wall, ranking)
	e.enters(table, board, board, "entered")
	e.wall.until("the wall has the board", ranking+` !== `+quote(before))
	e.walled = append(e.walled, time.Since(e.tapped).Seconds())
}

// each has all tables enter a board.
func (e *evening) each(board int) {
	e.t.Helper()
	for table := 1; table < 4; table++ {
		e.enters(table, board, board, "entered")
	}
	e.entersLast(4, board)
}

// roundOne: table 2 enters board 3 as board 2, and says so; the phone of table 3 dies with board 3 unsent, and another goes on.
func (e *evening) roundOne() {
	e.t.Helper()
	e.each(1)
	e.enters(1, 2, 2, "entered")
	e.enters(2, 2, 3, "entered")
	p := e.phones[1]
	p.picksBoard(2)
	p.click(p.say("page.event.right.other"))
	p.fill(p.say("page.event.right.other.board"), "3")
	p.click(p.say("page.event.correct"))
	p.boardIs(3, "entered")
	e.enters(3, 2, 2, "entered")
	e.enters(4, 2, 2, "entered")
	e.entersLast(2, 2)

	dead := e.phones[2]
	dead.network(false)
	dead.sees(dead.say("page.event.offline", "n", 0))
	e.enters(3, 3, 3, "unsent")
	dead.shows("event-phone-unsent")
	look[bool](dead, `(window.fetch = () => new Promise(() => {}), true)`) // while it closes, the browser would let it send after all
	dead.close()
	e.enters(1, 3, 3, "entered")
	e.enters(4, 3, 3, "entered")
	e.desk.sees(e.desk.say("page.event.wait", "n", 1, "list", "3"))
	e.phones[2] = dead.h.person(e.t, phone().in("de").calm()).excuse(withoutLaptop)
	p = e.phones[2]
	p.open(e.cards[2])
	for board := 1; board <= 2; board++ { // another phone entered them, so it asks first
		p.sees(p.say("page.event.phone.agree", "board", p.say("page.event.board", "n", board)))
		p.click(p.say("page.event.phone.yes"))
		p.boardIs(board, "confirmed")
	}
	e.entersLast(3, 3)
	e.wall.shows("event-evening-wall")
	e.desk.shows("event-evening-desk")
	e.phones[0].shows("event-evening-phone")
}

// betweenRounds: a player leaves, and the second round is opened.
func (e *evening) betweenRounds() {
	e.t.Helper()
	p := e.desk
	p.until("the round is over", `document.querySelector(".desk-next .chief:not(:disabled)")`)
	e.acts("round 1", 1)
	p.part("players")
	p.chooses(p.say("page.event.there", "name", "Bo"), "gone")
	p.part("round")
	p.fits("a round that is over")
	p.shows("event-next")
	e.opensRound(2, 13)
	e.acts("a player leaves, and round 2", 2)
	if seated := e.seated(2); slices.Contains(seated, "Bo") || !slices.Contains(seated, "Nia") || len(seated) != 13 {
		e.t.Errorf("round 2 has %q", seated)
	}
}

// seated are the names of all who sit in a round.
func (e *evening) seated(round int) (names []string) {
	e.t.Helper()
	view := e.desk.desk(e.id).View
	for _, table := range view.Rounds[round-1].Tables {
		for _, seat := range table.Seats {
			i := slices.IndexFunc(view.Members, func(m *event.Member) bool { return m.ID == seat })
			names = append(names, view.Members[i].Name)
		}
	}
	return names
}

// roundTwo: the laptop is killed while a table plays, two more enter a board without it, and it is started again. The dead
// phone is on again; what it sends is known.
func (e *evening) roundTwo() {
	e.t.Helper()
	for _, p := range e.phones {
		p.sees(p.say("page.event.round.of", "n", 2, "of", 2))
	}
	e.each(4)
	e.enters(1, 5, 5, "entered")
	e.laptop.stop()
	e.enters(2, 5, 5, "unsent")
	e.enters(3, 5, 5, "unsent")
	e.phones[2].shows("event-phone-killed")
	e.wall.sees(e.wall.say("page.event.wall.stale"))
	e.wall.fits("the wall without the laptop")
	e.laptop.revive()
	e.phones[1].boardIs(5, "entered")
	e.phones[2].boardIs(5, "entered")
	e.entersLast(4, 5)
	before := len(e.desk.desk(e.id).Desk.Acts)
	dead := e.third.another()
	dead.open(e.cards[2])
	dead.soon("it has sent its board", func() bool { return len(e.desk.desk(e.id).Desk.Acts) == before+1 })
	e.each(6)
}

// ends ends the event, and looks at all that the organiser sees then.
func (e *evening) ends() {
	e.t.Helper()
	p := e.desk
	p.click(p.say("page.event.end"))
	p.sees(p.say("page.event.over"))
	e.acts("the end", 1)
	e.wall.sees(e.wall.say("page.event.over"))
	e.wall.shows("event-evening-over")
	for _, part := range []string{"ranking", "travellers", "log", "prints"} {
		p.part(part)
		if part == "travellers" {
			p.until("each board has its cards and its par", `document.querySelectorAll(".traveller thead .suit-of").length === 6 * 3 * 4 && document.querySelectorAll(".traveller .par").length === 6`)
		}
		p.fits(part)
		p.accessible(part)
		p.shows("event-" + part)
	}
	if d := p.desk(e.id).Desk; len(d.Disputes) > 0 {
		e.t.Errorf("these are disputed: %+v", d.Disputes)
	}
}

// sameAtOnce enters the results into another event, in the simplest order, and compares rankings and travellers.
func (e *evening) sameAtOnce() {
	e.t.Helper()
	is := e.desk.desk(e.id)
	setup := is.Desk.Setup
	setup.Organiser = ""
	by := &client.Client{Servers: []string{e.laptop.url}, HTTP: &http.Client{}}
	must.Do(e.t, by.Guest(e.t.Context(), "Olga"))
	var told wire.EventShown
	must.Do(e.t, by.Post(e.t.Context(), "/api/events", wire.NewEvent{ID: "at-once", Setup: setup}, &told))
	at := &hosted{t: e.t, house: e.laptop, by: by, id: told.Event}
	for _, m := range is.View.Members {
		at.does(event.Act{Do: event.Enter, Member: m.ID, Name: m.Name})
	}
	for i, r := range is.View.Rounds {
		boards := []uint64{uint64(3*i + 1), uint64(3*i + 2), uint64(3*i + 3)}
		open := event.Act{Do: event.Open, Round: r.Number}
		for _, table := range r.Tables {
			open.Tables = append(open.Tables, event.Seating{Table: table.Number, Seats: table.Seats, Boards: boards})
		}
		at.does(open)
		for _, table := range at.shown().View.Rounds[i].Tables {
			for _, b := range table.Boards {
				result := event.Result{Entry: scoreOf(table.Number, int(b.Number)).entry(table, b)}
				at.does(event.Act{Do: event.Report, Round: r.Number, Table: table.Number, Board: b.Number, Result: &result})
			}
		}
	}
	at.does(event.Act{Do: event.Close})
	want := at.shown().View
	for _, c := range []struct {
		what      string
		got, want any
	}{{"the ranking", is.View.Ranking, want.Ranking}, {"the travellers", lines(is.View), lines(want)}} {
		got, want := must.Get(json.Marshal(c.got))(e.t), must.Get(json.Marshal(c.want))(e.t)
		if !bytes.Equal(got, want) {
			e.t.Errorf("%s: it is\n%s\nand entered at once\n%s", c.what, got, want)
		}
	}
	if len(is.View.Ranking) != 14 || len(is.View.Travellers) != 6 {
		e.t.Errorf("%d are ranked, with %d boards", len(is.View.Ranking), len(is.View.Travellers))
	}
}

// lines are the results on all travellers, without the cards and what they are worth.
func lines(v *event.View) (all [][]event.Line) {
	for _, t := range v.Travellers {
		all = append(all, t.Lines)
	}
	return all
}

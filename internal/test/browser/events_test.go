package browser

import (
	"fmt"
	"net/http"
	"slices"
	"strings"
	"testing"

	"ninetynine/internal/club/event"
	"ninetynine/internal/paper/pad"
	"ninetynine/internal/test/must"
	"ninetynine/internal/wire"
	"ninetynine/internal/wire/client"
)

// A tablePhone enters the results of an event's tables, with their codes and without a session.
type tablePhone struct {
	p     *person // whose house it is
	c     *client.Client
	event string
	codes []string
	sent  int
}

// sees returns the event as the organiser's browser gets it.
func (p *person) desk(id string) (shown wire.EventShown) {
	p.t.Helper()
	return look[wire.EventShown](p, `await (await fetch("/api/events/`+id+`")).json()`)
}

func (p *person) phones(id string) *tablePhone {
	p.t.Helper()
	return &tablePhone{p: p, c: &client.Client{Servers: []string{p.h.url}, HTTP: &http.Client{}}, event: id, codes: p.desk(id).Desk.Codes}
}

// does sends an act of a table's phone, and returns its id.
func (f *tablePhone) does(table int, a event.Act) string {
	f.p.t.Helper()
	f.sent++
	a.ID, a.Device, a.Table = fmt.Sprint("phone", f.sent), fmt.Sprint("device", table), table
	if a.Of != "" {
		a.Table = 0
	}
	var done wire.EventActsDone
	must.Do(f.p.t, f.c.Post(f.p.t.Context(), "/api/events/"+f.event+"/acts", wire.EventActs{Table: table, Code: f.codes[table-1], Acts: []event.Act{a}}, &done))
	if len(done.Refused) > 0 {
		f.p.t.Fatalf("table %d: %+v", table, done.Refused)
	}
	return a.ID
}

// reports enters a board at which three players bid 3 and won so many tricks.
func (f *tablePhone) reports(round, table int, board uint64, tricks ...pad.Count) string {
	f.p.t.Helper()
	e := pad.Blank(len(tricks))
	for i, n := range tricks {
		e.Hands[i] = pad.Hand{Bid: 3, Tricks: n}
	}
	return f.does(table, event.Act{Do: event.Report, Round: round, Board: board, Result: &event.Result{Entry: &e}})
}

// plays enters all boards of a round at a table that have no result yet.
func (f *tablePhone) plays(round, table int) {
	f.p.t.Helper()
	for _, b := range f.p.desk(f.event).View.Rounds[round-1].Tables[table-1].Boards {
		if !b.Played {
			f.reports(round, table, b.Number, pad.Count(b.Number%2+2), 3, pad.Count(4-b.Number%2))
		}
	}
}

// chooses sets the select with a label.
func (p *person) chooses(label, value string) {
	p.t.Helper()
	p.until(label+" can be chosen", `[...document.querySelectorAll("select")].some((e) => e.computedName === `+quote(label)+`)`)
	look[bool](p, `[...document.querySelectorAll("select")].filter((e) => e.computedName === `+quote(label)+`).map((e) => {
		e.value = `+quote(value)+`;
		if (e.value !== `+quote(value)+`) throw new Error("no such choice");
		e.dispatchEvent(new Event("change", { bubbles: true }));
	}).length === 1`)
}

// part shows a part of the organiser's page.
func (p *person) part(name string) { p.t.Helper(); p.click(p.say("page.event.part." + name)) }

var fourteen = []string{"Anna", "Bo", "Cleo", "Dag", "Elin", "Frieda", "Gustav", "Hanna", "Ingrid", "Jörg", "Karl-Heinz Müller-Lüdenscheidt", "Lisa", "Måns", "Nia"}

// setsUp sets up an event through the page and enters players, and returns its id.
func (p *person) setsUp(title string, rounds, deals int, names ...string) string {
	p.t.Helper()
	p.open("/events")
	p.click(p.say("page.events.new"))
	p.fill(p.say("page.event.title"), title)
	p.fill(p.say("page.event.rounds"), fmt.Sprint(rounds))
	p.fill(p.say("page.event.deals.boards"), fmt.Sprint(deals))
	p.fits("the form of an event")
	p.accessible("the form of an event")
	p.shows("event-form")
	p.press(p.spot("", `dialog button[type="submit"]`))
	p.until("the event is there", `location.pathname.startsWith("/event/")`)
	p.sees(p.say("page.event.enter.about"))
	p.until("one can enter a name", `document.querySelector("main.desk input[list]")`)
	look[bool](p, `(() => {
		const data = new DataTransfer();
		data.setData("text", `+quote(strings.Join(names, "\n"))+`);
		return document.querySelector("main.desk input[list]").dispatchEvent(new ClipboardEvent("paste", {clipboardData: data, bubbles: true, cancelable: true})) || true;
	})()`)
	p.sees(p.say("page.event.players.n", "n", len(names)))
	return strings.TrimPrefix(look[string](p, `location.pathname`), "/event/")
}

// TestEventDesk: the organiser settles a disputed result, and says that a table has played another board. TestEventEvening does
// the rest.
func TestEventDesk(t *testing.T) {
	inEachLanguage(t, func(t *testing.T, ann *person) {
		id := ann.setsUp("Klubabend", 1, 3, fourteen[:6]...)
		ann.part("round")
		ann.until("round 1 can be opened", `document.querySelector(".desk-next .chief:not(:disabled)")`)
		ann.clickOn(".desk-next .chief")
		ann.until("two tables play", `document.querySelectorAll(".desk-tables > li").length === 2`)
		f := ann.phones(id)
		f.plays(1, 2)
		f.reports(1, 1, 1, 3, 3, 3)
		wrong := f.reports(1, 1, 2, 4, 3, 2)
		f.does(1, event.Act{Do: event.Contest, Of: wrong, Reason: "Bo hatte vier"})
		ann.sees(ann.say("page.event.disputes"))
		ann.fits("a dispute")
		ann.accessible("a dispute")
		ann.shows("event-dispute")
		ann.click(ann.say("page.event.so"))
		ann.until("it is settled", `!document.querySelector(".desk-disputes")`)
		ann.clickOn(`.desk-tables > li:first-child .board-mark:nth-of-type(2)`)
		ann.click(ann.say("page.event.right.other"))
		ann.fill(ann.say("page.event.right.other.board"), "3")
		ann.fits("a wrong board")
		ann.accessible("a wrong board")
		ann.shows("event-wrong-board")
		ann.click(ann.say("page.event.correct"))
		ann.until("the result has moved", `document.querySelector(".desk-tables > li:first-child .board-mark:nth-of-type(3)").matches(".entered")
			&& document.querySelector(".desk-tables > li:first-child .board-mark:nth-of-type(2)").matches(".open")`)
	})
}

// TestEventLate: the second round opens while a table plays the first, and that stays open for it. The end closes both.
func TestEventLate(t *testing.T) {
	inEachLanguage(t, func(t *testing.T, ann *person) {
		id := ann.setsUp("Klubabend", 2, 3, fourteen[:6]...)
		ann.part("round")
		ann.until("round 1 can be opened", `document.querySelector(".desk-next .chief:not(:disabled)")`)
		ann.clickOn(".desk-next .chief")
		ann.sees(ann.say("page.event.round.of", "n", 1, "of", 2))
		f := ann.phones(id)
		f.plays(1, 2)
		ann.sees(ann.say("page.event.wait", "n", 1, "list", "1"))
		ann.click(ann.say("page.event.ahead"))
		ann.until("round 2 can be opened", `document.querySelector(".desk-next .chief:not(:disabled)")`)
		ann.sees(ann.say("page.event.wait.on", "n", 1, "list", "1"))
		ann.fits("a round that opens early")
		ann.accessible("a round that opens early")
		ann.shows("event-late")
		ann.clickOn(".desk-next .chief")
		ann.sees(ann.say("page.event.round.of", "n", 2, "of", 2))
		f.plays(2, 1)
		f.plays(2, 2)
		ann.sees(ann.say("page.event.wait", "n", 1, "list", "1"))
		if ann.desk(id).View.Rounds[0].Closed {
			t.Error("round 1 is closed while a table plays it")
		}
		f.plays(1, 1)
		ann.click(ann.say("page.event.end"))
		ann.sees(ann.say("page.event.over"))
		for _, r := range ann.desk(id).View.Rounds {
			if !r.Closed {
				t.Errorf("round %d is open after the end", r.Number)
			}
		}
	})
}

// changes opens the dialog in which the setup is changed.
func (p *person) changes() {
	p.t.Helper()
	p.click(p.say("page.event.setup"))
	p.clickOn("dialog details > summary")
}

// TestEventSetup: the organiser changes the setup, has players change their seats by keyboard and by drag, gives a player an
// adjusted score, and finds the slips for the boards.
func TestEventSetup(t *testing.T) {
	inEachLanguage(t, func(t *testing.T, ann *person) {
		id := ann.setsUp("Klubabend", 3, 4, fourteen[:6]...)
		members, names := map[string]string{}, map[string]string{}
		for _, m := range ann.desk(id).View.Members {
			members[m.Name], names[m.ID] = m.ID, m.Name
		}
		ann.changes()
		ann.fill(ann.say("page.event.title"), "Klubabend im Wirtshaus zum Löwen")
		ann.fill(ann.say("page.event.rounds"), "2")
		ann.chooses(ann.say("page.event.apart"), members["Bo"])
		ann.chooses(ann.say("page.event.apart.from"), members["Cleo"])
		ann.clickOn("dialog .whole .button")
		ann.sees("Bo – Cleo")
		ann.fits("the setup")
		ann.accessible("the setup")
		ann.shows("event-setup")
		ann.press(ann.spot("", `dialog button[type="submit"]`))
		ann.sees(ann.say("page.event.rounds.n", "n", 2))
		if s := ann.desk(id).Desk.Setup; s.Title != "Klubabend im Wirtshaus zum Löwen" || s.Rounds != 2 || s.Scoring.Plus != 16 || len(s.Apart) != 1 {
			t.Errorf("the setup is %+v", s)
		}
		ann.part("round")
		ann.until("round 1 can be opened", `document.querySelector(".desk-next .chief:not(:disabled)")`)
		ann.clickOn(".desk-next summary")
		ann.until("seats are offered", `document.querySelectorAll(".plan-table .chip:not(.free)").length === 6`)
		const chips = `[1, 2].map((n) => [...document.querySelectorAll(".plan-table:nth-child(" + n + ") .chip")].slice(0, 2))`
		were := look[[2][2]string](ann, chips+`.map((row) => row.map((e) => e.textContent))`)
		for row := range 2 { // by the keyboard
			look[bool](ann, fmt.Sprintf(`(%s[%d][0].focus(), true)`, chips, row))
			ann.key("Enter")
			ann.sees(ann.say([]string{"page.event.seat.put", "page.event.seat.suggested"}[row]))
		}
		look[bool](ann, `(([[, from], [, to]]) => from.dispatchEvent(new DragEvent("dragstart", { bubbles: true })) && to.dispatchEvent(new DragEvent("drop", { bubbles: true })))(`+chips+`) || true`)
		ann.part("players")
		ann.part("round") // the seats are as they were
		ann.until("round 1 can be opened", `document.querySelector(".desk-next .chief:not(:disabled)")`)
		ann.clickOn(".desk-next .chief")
		ann.sees(ann.say("page.event.round.of", "n", 1, "of", 2))
		seated := ann.desk(id).View.Rounds[0]
		for row, table := range seated.Tables[:2] {
			if a, b := names[table.Seats[0]], names[table.Seats[1]]; [2]string{a, b} != were[1-row] {
				t.Errorf("table %d has %s and %s, and not %v", table.Number, a, b, were[1-row])
			}
		}
		f := ann.phones(id)
		f.plays(1, 1)
		f.plays(1, 2)
		ann.part("ranking")
		ann.sees(ann.say("page.event.ranking.how"))
		ann.part("round")
		const first = ".desk-tables > li:first-child .board-mark:first-of-type" // not the next one, where a message covers it
		ann.until("a board is entered", `document.querySelector("`+first+`.entered")`)
		ann.clickOn(first)
		ann.click(ann.say("page.event.right.ruling"))
		ann.chooses(ann.say("page.event.ruling.score"), "plus")
		ann.fill(ann.say("page.event.reason"), "vergeben")
		ann.fits("a ruling")
		ann.shows("event-ruling")
		ann.click(ann.say("page.event.rule"))
		ann.soon("the ruling counts", func() bool {
			return slices.ContainsFunc(ann.desk(id).View.Ranking, func(s event.Standing) bool { return s.Rulings == 1 })
		})
		ann.until("the board is marked", `[...document.querySelectorAll(".board-mark")].some((e) => e.textContent === "1*")`)
		ann.clickOn(first)
		ann.until("the ruling is seen with its points", `/ [+−]?\d+ → −?[\d.,]+ \(.*vergeben\)/.test(document.querySelector("dialog").textContent)`)
		ann.fits("a board with a ruling")
		ann.accessible("a board with a ruling")
		ann.shows("event-ruled")
		ann.key("Escape")
		ann.part("prints")
		ann.sees(ann.say("page.event.print.slips", "n", 1))
		look[bool](ann, `([...document.querySelectorAll(".held li")].find((e) => e.textContent.includes(`+quote(ann.say("page.event.print.slips", "n", 2))+`)).querySelector("button").click(), true)`)
		ann.at("/deal")
		ann.sees(ann.say("page.event.print.boards", "first", 5, "last", 8))
		if look[bool](ann, `document.querySelectorAll(".slips input").length !== 1`) {
			t.Error("the slips of an event show its secret word")
		}
		ann.fits("the slips of a round")
		ann.accessible("the slips of a round")
		ann.shows("event-slips")
		look[bool](ann, `(window.print = () => { window.done = true; }, true)`)
		ann.click(ann.say("page.slips.print"))
		ann.until("two sets are printed", `window.done && document.querySelectorAll(".slips-page").length === 8`)
		if !look[bool](ann, `document.querySelector(".slip-head").textContent.includes(`+quote(ann.say("page.event.board", "n", 5))+`)`) {
			t.Error("a slip does not name the board as the phone does")
		}
	})
}

// TestEventDeputy: the organiser makes a friend a deputy. Without a network the deputy changes what the organiser changes
// otherwise meanwhile, and something else: the desk asks about the one, and has both of the others.
func TestEventDeputy(t *testing.T) {
	t.Parallel()
	h := openHouse(t)
	ann, bob := h.person(t, low().in("sv").calm()), h.person(t, phone().calm())
	bob.excuse(`ERR_INTERNET_DISCONNECTED|ERR_NETWORK`)
	id := ann.setsUp("Klubbafton", 1, 4, "Anna", "Bo", "Cleo")
	bob.open("/people")
	bob.sends("guest", `{name: "Bob"}`)
	bob.sends("me/ties", `{player: `+quote(ann.is())+`, tie: "follow", on: true}`)
	ann.sends("me/ties", `{player: `+quote(bob.is())+`, tie: "follow", on: true}`)
	ann.changes()
	ann.chooses(ann.say("page.event.deputies"), bob.is())
	ann.press(ann.spot("", `dialog button[type="submit"]`))
	ann.until("it is saved", `!document.querySelector("dialog")`)
	bob.open("/event/" + id)
	bob.sees(bob.say("page.event.players.n", "n", 3))
	bob.network(false)
	bob.chooses(bob.say("page.event.there", "name", "Bo"), "gone")
	bob.chooses(bob.say("page.event.there", "name", "Cleo"), "gone")
	bob.sees(bob.say("page.event.offline", "n", 2))
	ann.chooses(ann.say("page.event.there", "name", "Anna"), "gone")
	ann.sees(ann.say("page.event.players.n", "n", 2))
	ann.chooses(ann.say("page.event.there", "name", "Bo"), "gone")
	ann.sees(ann.say("page.event.players.n", "n", 1))
	ann.chooses(ann.say("page.event.there", "name", "Bo"), "here")
	ann.sees(ann.say("page.event.players.n", "n", 2))
	bob.network(true)
	for _, p := range []*person{ann, bob} {
		p.sees(p.say("page.event.disputes.n", "n", 1))
	}
	ann.part("round")
	ann.fits("what two did")
	ann.accessible("what two did")
	ann.shows("event-deputy")
	ann.click(ann.say("page.event.so"))
	ann.until("it is settled", `!document.querySelector(".desk-disputes")`)
	bob.until("it is settled there, too", `!document.querySelector(".desk .trouble")`)
	if n := len(ann.desk(id).Desk.Disputes); n != 0 {
		t.Errorf("%d are disputed", n)
	}
}

// TestEventWall: the wall tells the players of a new round where to go, then who leads, and which table is late; it has no scroll
// bars, and nothing of a board in play.
func TestEventWall(t *testing.T) {
	t.Parallel()
	h := openHouse(t)
	for name, w := range some(t, languages()) {
		t.Run(name, func(t *testing.T) {
			t.Parallel()
			ann := h.person(t, w.calm())
			id := ann.setsUp("Klubabend", 1, 4, fourteen...)
			w.width, w.height, w.touch, w.scale = 1920, 1080, false, 1
			wall := h.person(t, w.calm())
			wall.open("/event/" + id + "/wall")
			wall.sees(wall.say("page.event.wall.soon"))
			ann.part("round")
			ann.until("round 1 can be opened", `document.querySelector(".desk-next .chief:not(:disabled)")`)
			ann.clickOn(".desk-next .chief")
			wall.until("all see where they go", `document.querySelectorAll(".wall-list li").length === 14`)
			wall.sees(wall.say("page.event.wall.to", "table", 1, "chair", 1))
			wall.fits("the wall before a round")
			wall.accessible("the wall")
			wall.shows("wall-seats")
			f := ann.phones(id)
			for table := 2; table <= 4; table++ {
				f.plays(1, table)
			}
			f.reports(1, 1, 1, 4, 3, 2)
			wall.sees(wall.say("page.event.wall.late"))
			wall.until("only what all have played counts", `[...document.querySelectorAll(".wall-list b")].length === 14`)
			wall.fits("the wall in a round")
			wall.shows("wall-ranking")
			const ranking = `document.querySelector(".wall-list")?.textContent`
			ann.open("/event/" + id + "/wall")
			ann.until("the organiser's wall counts no more", ranking+` === `+quote(look[string](wall, ranking)))
			if look[bool](wall, `document.documentElement.scrollHeight > innerHeight || document.documentElement.scrollWidth > innerWidth`) {
				t.Error("the wall scrolls")
			}
			f.plays(1, 1)
			wall.until("no table is late", `!document.querySelector(".wall footer")`)
		})
	}
}

// TestEventPaper: guides and seats fit on a page each, and two cards on one. The results have the cards and the par of each board.
func TestEventPaper(t *testing.T) {
	inEachLanguage(t, func(t *testing.T, ann *person) {
		f := ann.phones(ann.setsUp("Klubabend", 1, 4, fourteen...))
		ann.part("round")
		ann.until("round 1 can be opened", `document.querySelector(".desk-next .chief:not(:disabled)")`)
		ann.clickOn(".desk-next .chief")
		ann.until("four tables play", `document.querySelectorAll(".desk-tables > li").length === 4`)
		for table := 1; table <= 4; table++ {
			f.plays(1, table)
		}
		ann.click(ann.say("page.event.end"))
		ann.sees(ann.say("page.event.over"))
		ann.part("prints")
		for what, want := range map[string]int{"cards": 2, "organiser": 1, "players": 1, "seats": 1, "results": 2} {
			look[bool](ann, `(window.print = () => { window.done = `+quote(what)+`; window.pars = document.querySelectorAll(".paper-results .par").length }, true)`)
			look[bool](ann, `([...document.querySelectorAll(".held li")].find((e) => e.textContent.startsWith(`+quote(ann.say("page.event.print."+what))+`)).querySelector("button").click(), true)`)
			ann.until("it is printed", `document.querySelector(".paper-`+what+`") && window.done === `+quote(what))
			if n := pages(ann.printed()); n != want {
				t.Errorf("%s: %d pages, want %d", what, n, want)
			}
			if what == "results" && look[int](ann, `window.pars`) != 4 {
				t.Error("boards are printed without their par")
			}
		}
	})
}

// TestEventSeason: a group's page adds its closed events up, and its organiser joins two spellings of a name.
func TestEventSeason(t *testing.T) {
	inEachLanguage(t, func(t *testing.T, ann *person) {
		ann.open("/people")
		ann.sends("guest", `{name: "Ann"}`)
		group := ann.sends("groups", `{id: "g", name: "Donnerstagsrunde"}`).ID
		last := ""
		for n, third := range []string{"Cleo", "Kleo"} {
			day := fmt.Sprintf("2026-11-0%d", n+1)
			last = look[string](ann, `await (async () => {
				const post = async (path, body) => (await fetch("/api/" + path, {method: "POST", headers: {"Content-Type": "application/json"}, body: JSON.stringify(body)})).json();
				const e = await post("events", {id: `+quote(day)+`, setup: {title: "Abend", date: `+quote(day)+`, variant: "standard", play: "boards", deals: 1, rounds: 1, organiser: "", group: `+quote(group)+`}});
				const acts = ["Anna", "Bo", `+quote(third)+`].map((name, i) => ({do: "member", id: "m" + i, member: "m" + i, name}));
				await post("events/" + e.event + "/acts", {acts: [...acts, {do: "round", id: "r", round: 1, tables: [{table: 1, seats: ["m0", "m1", "m2"], boards: [1]}]},
					{do: "result", id: "x", round: 1, table: 1, board: 1, result: {entry: {hands: [{bid: 3, tricks: 3}, {bid: 2, tricks: 2}, {bid: 4, tricks: 4}]}}}, {do: "close", id: "c"}]});
				return e.event;
			})()`)
		}
		ann.open("/g/" + group)
		ann.until("four names are placed", `document.querySelectorAll(".season-of tbody tr").length === 4`)
		ann.clickOn(".season-of summary")
		ann.fits("a season")
		ann.accessible("a season")
		ann.shows("event-season")
		ann.chooses(ann.say("page.event.season.same"), "kleo")
		ann.chooses(ann.say("page.event.season.is"), "cleo")
		ann.click(ann.say("page.event.same.do"))
		ann.until("three players are placed", `document.querySelectorAll(".season-of tbody tr").length === 3`)
		ann.open("/event/" + last)
		ann.part("prints")
		look[bool](ann, `(window.print = () => {}, [...document.querySelectorAll(".held li")].find((e) => e.textContent.startsWith(`+quote(ann.say("page.event.print.players"))+`)).querySelector("button").click(), true)`)
		ann.until("the guide names no slips", `document.querySelector(".paper-players").textContent.includes(`+quote(ann.say("page.event.guide.players.4", "play", "boards", "slips", "no"))+`)`)
	})
}

package browser

import (
	"fmt"
	"net/http"
	"strings"
	"testing"

	"ninetynine/internal/club/event"
	"ninetynine/internal/test/must"
	"ninetynine/internal/wire"
	"ninetynine/internal/wire/client"
)

// hosted is an event of a house, run by a client.
type hosted struct {
	t     testing.TB
	house *house // as phones reach it
	by    *client.Client
	id    string
	acts  int
}

// hosts sets up an event at which as many rounds are planned, with members of these names.
func (h *house) hosts(t testing.TB, variant string, rounds int, names ...string) *hosted {
	t.Helper()
	e := &hosted{t: t, house: h.inHall(t), by: &client.Client{Servers: []string{h.url}, HTTP: &http.Client{}}}
	must.Do(t, e.by.Guest(t.Context(), "Olga"))
	var made wire.EventShown
	must.Do(t, e.by.Post(t.Context(), "/api/events", wire.NewEvent{ID: "first", Setup: event.Setup{
		Title: "First Friday", Date: "2026-12-04", Variant: variant, Play: event.Boards, Seed: "seed of the boards", Deals: 3, Rounds: rounds,
	}}, &made))
	e.id = made.Event
	for i, name := range names {
		e.does(event.Act{Do: event.Enter, Member: fmt.Sprint("m", i), Name: name})
	}
	return e
}

// does does acts as the organiser.
func (e *hosted) does(acts ...event.Act) {
	e.t.Helper()
	for i := range acts {
		e.acts++
		acts[i].ID = fmt.Sprint("act", e.acts)
	}
	var done wire.EventActsDone
	must.Do(e.t, e.by.Post(e.t.Context(), "/api/events/"+e.id+"/acts", wire.EventActs{Acts: acts}, &done))
	if len(done.Refused) > 0 {
		e.t.Fatalf("%+v", done.Refused)
	}
}

// opens opens a round with tables of these seats, numbers of members, which play the same boards.
func (e *hosted) opens(round int, boards []uint64, tables ...[]int) {
	e.t.Helper()
	a := event.Act{Do: event.Open, Round: round}
	for n, seats := range tables {
		x := event.Seating{Table: n + 1, Boards: boards}
		for _, m := range seats {
			x.Seats = append(x.Seats, fmt.Sprint("m", m))
		}
		a.Tables = append(a.Tables, x)
	}
	e.does(a)
}

// shown is the event as its organiser sees it.
func (e *hosted) shown() (s wire.EventShown) {
	e.t.Helper()
	must.Do(e.t, e.by.Get(e.t.Context(), "/api/events/"+e.id, &s))
	return s
}

// at returns a board of the first table in a round.
func (e *hosted) at(round int, board uint64) (b event.Board) {
	for _, x := range e.shown().View.Rounds[round-1].Tables[0].Boards {
		if x.Number == board {
			return *x
		}
	}
	return b
}

// card is the address on the card of a table.
func (e *hosted) card(table int) string {
	return fmt.Sprintf("/event/%s#%d.%s", e.id, table, e.shown().Desk.Codes[table-1])
}

// enters enters the board that is due by taps: 3, 4 and the rest of the tricks; then whether each made its contract. It
// returns the number of taps.
func (p *person) enters(keys ...string) (taps int) {
	p.t.Helper()
	for _, key := range keys {
		p.until("the keys", `document.querySelector(".pad-keys .key")`)
		asks := look[string](p, `document.querySelector(".pad-said").textContent`)
		p.withinReach()
		p.clickOn(".pad-keys " + key)
		p.until("the next question", `document.querySelector(".pad-said").textContent !== `+quote(asks))
	}
	p.clickOn(".pad-acts .chief[aria-disabled=false]")
	return len(keys) + 1
}

// boardIs waits until a row of the table's boards has a status.
func (p *person) boardIs(number int, status string) {
	p.t.Helper()
	p.until(fmt.Sprint("board ", number, " is ", status), fmt.Sprintf(`[...document.querySelectorAll(".event-boards tbody tr")].some((row) => row.querySelector("th").textContent.startsWith("%d") && row.querySelector("small").textContent === %s)`,
		number, quote(p.say("page.event.status."+status))))
}

// picksBoard opens the account of a board.
func (p *person) picksBoard(number int) {
	p.t.Helper()
	look[bool](p, fmt.Sprintf(`([...document.querySelectorAll(".event-boards .link")].find((b) => b.textContent.startsWith("%d ")).click(), true)`, number))
	p.until("the account", `document.querySelector("dialog .event-result")`)
}

// handRows returns the names beside the entry.
func (p *person) handRows() string {
	p.t.Helper()
	return look[string](p, `[...document.querySelectorAll(".hand-row .name > span")].map((e) => e.textContent).join()`)
}

const made, failed = ".wide-key:nth-child(1)", ".wide-key:nth-child(2)"

func tricks(n int) string { return fmt.Sprintf(".key:nth-child(%d)", n+1) }

// tableOfFour is an event with a table of four and one of three, and boards 1, 2 and 3.
func tableOfFour(t *testing.T) *hosted {
	e := openHouse(t).hosts(t, "standard", 2, "Anna", "Bo", "Cleo", "Dora", "Emil", "Finn", "Greta")
	e.opens(1, []uint64{1, 2, 3}, []int{0, 1, 2, 3}, []int{4, 5, 6})
	return e
}

// TestEventPhone: on plain http, a table of four enters a board in six taps; a second phone confirms it, and
// contests another; the table corrects a board, and says that one was another. Then its players see where they sit next.
func TestEventPhone(t *testing.T) {
	t.Parallel()
	e := tableOfFour(t)
	p := e.house.person(t, phone())
	p.open(e.card(1))
	if secure := look[bool](p, `isSecureContext`); secure {
		t.Error("the browser takes this for a secure origin")
	}
	p.sees(p.say("page.event.table", "n", 1))
	p.sees(p.say("page.event.phone.out", "name", "Anna", "lead", "Bo"))
	if rows := p.handRows(); rows != "Bo,Cleo,Dora" {
		t.Errorf("the rows are %s, not in the order of the chairs", rows)
	}
	p.fits("a board that is due")
	p.accessible("a board that is due")
	if taps := p.enters(tricks(3), tricks(4), made, made, failed); taps > 6 {
		t.Errorf("a board takes %d taps", taps)
	}
	p.boardIs(1, "entered")
	if b := e.at(1, 1); b.Own == nil || b.Own.Status != event.Entered || b.Out != "m0" || b.Own.Entry.Hands[1].Tricks+b.Own.Entry.Hands[0].Tricks+b.Own.Entry.Hands[2].Tricks != 9 {
		t.Errorf("the organiser sees %+v", b)
	}
	p.sees(p.say("page.event.phone.out", "name", "Bo", "lead", "Cleo"))
	p.click(p.say("page.event.phone.out.other"))
	p.click("Cleo")
	p.sees(p.say("page.event.phone.out", "name", "Cleo", "lead", "Dora"))
	p.enters(tricks(3), tricks(3), made, made, made)
	p.boardIs(2, "entered")
	if b := e.at(1, 2); b.Out != "m2" {
		t.Errorf("Cleo has sat out, and the organiser sees %+v", b)
	}

	q := e.house.person(t, phone().in("de"))
	q.open(e.card(1))
	q.sees(q.say("page.event.phone.agree", "board", q.say("page.event.board", "n", 1)))
	q.fits("a question")
	q.accessible("a question")
	q.click(q.say("page.event.phone.yes"))
	p.boardIs(1, "confirmed")
	q.sees(q.say("page.event.phone.agree", "board", q.say("page.event.board", "n", 2)))
	q.click(q.say("page.event.phone.no.call"))
	q.fill(q.say("page.event.phone.why.own"), "Dora hatte vier")
	q.key("Enter") // does what the button below does
	p.boardIs(2, "disputed")
	p.sees(p.say("page.event.phone.contested", "board", p.say("page.event.board", "n", 2)))
	p.sees("Dora hatte vier")
	p.accessible("a result that is contested")
	p.click(p.say("page.event.so"))
	p.boardIs(2, "entered")

	p.picksBoard(1)
	p.accessible("the account of a board")
	p.click(p.say("page.event.phone.correct"))
	p.until("the board again", `document.querySelectorAll(".pad-rows .said").length >= 6`)
	p.clickOn(".hand-row:nth-child(2) .box")
	p.clickOn(".pad-keys " + tricks(5))
	p.until("the fault", `document.querySelector(".pad-said.trouble")`)
	p.click(p.say("page.pad.undo"))
	p.until("no fault", `!document.querySelector(".pad-said.trouble")`)
	p.clickOn(".hand-row:nth-child(4) .box:nth-of-type(2)")
	p.clickOn(".pad-keys " + tricks(1)) // the bid
	p.clickOn(".pad-acts .chief[aria-disabled=false]")
	p.click(p.say("page.event.phone.reason.typing"))
	p.boardIs(1, "entered")
	if b := e.at(1, 1); b.Own.Entry.Hands[0].Bid != 1 {
		t.Errorf("corrected, the organiser sees %+v", b.Own.Entry)
	}

	p.picksBoard(2)
	p.click(p.say("page.event.right.other"))
	p.fill(p.say("page.event.right.other.board"), "7")
	p.click(p.say("page.event.correct"))
	p.boardIs(7, "entered")
	if is, was := e.at(1, 7), e.at(1, 2); !is.Played || was.Played {
		t.Errorf("it was board 7: %+v, not 2: %+v", is, was)
	}
	p.enters(tricks(3), tricks(3), made, made, made)
	p.boardIs(2, "entered")
	p.enters(tricks(3), tricks(3), made, made, made)
	p.sees(p.say("page.event.phone.done"))
	p.fits("a round that is played")
	e.opens(2, []uint64{4, 5, 6}, []int{4, 5, 6}, []int{3, 0, 1, 2})
	p.sees(p.say("page.event.wall.to", "table", 2, "chair", 2))
	p.accessible("between rounds")

	e.does(event.Act{Do: event.Withdraw, Replaces: e.at(1, 1).Own.Results, Reason: "not this one"})
	p.open(e.card(1) + ".1.1") // as the desk opens it, though the table has moved on
	p.sees(p.say("page.event.phone.again", "play", "boards", "n", 1))
	p.enters(tricks(3), tricks(4), made, made, failed)
	p.boardIs(1, "entered")
	p.until("there is nothing more to enter", `!document.querySelector(".pad-keys")`)
	if b := e.at(1, 1); !b.Played {
		t.Errorf("entered after the round, the organiser sees %+v", b)
	}
}

// TestEventPhonesApart: on plain http a phone without a network takes a board, shows that it is not sent, and sends it once
// the network is back; what it enters otherwise than another phone is settled at the table.
func TestEventPhonesApart(t *testing.T) {
	t.Parallel()
	e := tableOfFour(t)
	p, q := e.house.person(t, phone().in("sv")), e.house.person(t, phone())
	q.excuse(`ERR_INTERNET_DISCONNECTED|ERR_NETWORK`)
	p.open(e.card(1))
	q.open(e.card(1))
	q.until("the keys", `document.querySelector(".pad-keys .key")`)
	q.network(false)
	q.sees(q.say("page.event.offline", "n", 0))
	q.enters(tricks(3), tricks(4), made, made, failed)
	q.boardIs(1, "unsent")
	q.fits("without a network")
	q.enters(tricks(2), tricks(4), made, made, failed)
	q.sees(q.say("page.event.offline", "n", 2))
	if b := e.at(1, 1); b.Played {
		t.Errorf("without a network, the organiser sees %+v", b)
	}
	p.enters(tricks(4), tricks(3), made, made, failed)
	p.boardIs(1, "entered")
	must.Do(t, q.window.open(q.ctx, "about:blank")) // the page is closed before the network is back
	q.network(true)
	q.open(e.card(1))
	q.boardIs(1, "disputed")
	q.boardIs(2, "entered")
	q.sees(q.say("page.event.phone.differ", "board", q.say("page.event.board", "n", 1)))
	q.until("both results", `document.querySelectorAll(".event-claims .event-result").length === 2`)
	q.fits("two results")
	q.accessible("two results")
	p.boardIs(1, "disputed")
	q.open(strings.Replace(e.card(1), "#1.", "#101.", 1)) // a wrong code
	q.sees(q.say("refusal.event-code", "n", 101))
	q.excuse(`is answered with 403`)
	p.click(p.say("page.event.so"))
	p.boardIs(1, "entered")
	if own := e.at(1, 1).Own; own.Status != event.Entered || len(own.Results) != 1 {
		t.Errorf("settled, the organiser sees %+v", own)
	}
}

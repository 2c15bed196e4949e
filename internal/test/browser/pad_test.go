package browser

import (
	"fmt"
	"strings"
	"testing"
	"time"
)

// beginsPad begins a pad of three, on the list of pads; a match of so many games, or of the usual length.
func (p *person) beginsPad(games int) {
	p.t.Helper()
	p.click(p.say("page.pad.new"))
	p.until("the form", `document.querySelector("#new-pad input")`)
	for i, name := range []string{"Anna", "Bo", "Cleo"} {
		p.clickOn(fmt.Sprintf("#new-pad .seats label:nth-of-type(%d) input", i+1))
		p.write(name)
	}
	if games > 0 {
		p.click(p.say("page.create.length.games"))
		p.fill(p.say("page.create.length.n"), fmt.Sprint(games))
	}
	p.accessible("the form")
	p.click(p.say("page.pad.begin"))
	p.until("the keys", `document.querySelector(".pad-keys .key")`)
}

// withinReach checks that all controls to enter a deal lie within a thumb's reach: in the lower two thirds
// of the window.
func (p *person) withinReach() {
	p.t.Helper()
	if far := look[string](p, `[...document.querySelectorAll(".pad-panel button")].filter((b) => {
		const at = b.getBoundingClientRect();
		return at.top < innerHeight / 3 || at.bottom > innerHeight;
	}).map((b) => b.ariaLabel || b.textContent).join("; ")`); far != "" {
		p.t.Errorf("out of a thumb's reach: %s", far)
	}
}

// TestPadTyping keeps a pad by the keyboard: by commands and answers, and by keys alone, faster than the
// hall computes.
func TestPadTyping(t *testing.T) {
	t.Parallel()
	p := openHouse(t).person(t, desktop().in("sv"))
	p.open("/pad")
	p.beginsPad(1)
	totals := func(want string) {
		t.Helper()
		p.until("the totals "+want, `[...document.querySelectorAll(".pad-rows .total")].map((b) => b.textContent).join(" ") === `+quote(want))
	}
	p.write("34++-")
	p.key("Enter")
	p.write("50++-")
	p.key("Enter")
	totals("48 44 6")
	p.key("Backspace")
	totals("23 24 2")
	p.clickOn(".pad-acts .redo")
	totals("48 44 6")
	p.write("50++-")
	p.key("Enter")
	totals("73 64 10")

	p.clickOn("tr.pickable:nth-of-type(2) .link")
	p.click(p.say("page.pad.correct"))
	p.until("the second deal again", `document.querySelectorAll(".pad-rows .said").length === 6`)
	for _, key := range []string{"Down", "Right", "Right", "v", "Enter", "Enter"} { // with a premium it ends the match
		p.key(key)
	}
	p.sees("Giv 3 stämmer då inte längre")
	warned := time.Now()
	totals("73 64 10")
	p.soon("the warning can be read", func() bool { return time.Since(warned) > time.Second })
	totals("73 64 10")
	p.key("Enter")
	p.sees(p.say("pad.dropped", "deal", 3))
	p.click(p.say("page.pad.undo"))
	totals("73 64 10")
	p.key("Backspace")
	totals("48 44 6")

	look[bool](p, `(document.querySelector("[role=switch]").click(), true)`)
	p.until("the pad is told", `document.querySelector("[role=log] p")`)
	p.clickOn("#command")
	p.tell("återställ")
	totals("73 64 10")
	p.tell("ångra")
	p.sees(p.say("pad.undone", "what", p.say("pad.act.enter", "deal", 3)))
	totals("48 44 6")
	p.tell("3 hem, 3, 3")
	totals("81 47 9") // alone
	p.tell("ångra")
	totals("48 44 6")
	p.tell("rätta 1 3/2 d, 4/4, 3/3")
	p.sees("Giv 1 är rättad.")
	p.tell("3, 4, 3")
	p.sees("Det blir 10 stick")
	p.accessible("the pad for who types")
}

// TestSeasonOffline adds pads up to a season without a network: the hall in the browser computes it.
func TestSeasonOffline(t *testing.T) {
	t.Parallel()
	h := newHost(t)
	p := h.person(t, desktop().in("sv").keeping())
	p.open("/cards/").quick()
	p.isKept(editionOf(h.files))
	h.set(func() { h.off = true })
	p.open("/cards/?again#/pad")
	p.beginsPad(0)
	for _, deal := range []string{"34++-", "50++-"} {
		n := look[int](p, `document.querySelectorAll("tr.pickable").length`)
		p.write(deal)
		p.key("Enter")
		p.until("the deal", fmt.Sprintf(`document.querySelectorAll("tr.pickable").length === %d`, n+1))
	}
	p.open("/cards/?season#/pad/season")
	p.until("the standings", `[...document.querySelectorAll(".standings tbody tr")].map((row) => row.querySelector("b").textContent).join(" ") === "48 44 6"`)
	p.fill(p.say("page.season.stake"), "0,05")
	p.sees("Cleo betalar Anna 46 poäng = 2,30")
	look[bool](p, `(URL.createObjectURL = (file) => (void file.text().then((text) => (window.table = text)), "#"), HTMLAnchorElement.prototype.click = () => {}, true)`)
	p.click(p.say("page.season.csv"))
	p.until("the table as CSV", `window.table?.split("\n").length >= 4 && /Anna;.*;2,30/.test(window.table)`)
}

// TestPad keeps the score of some deals on a phone: with taps alone, with a fault, a correction and an
// undo; entries survive a reload. Another person looks on.
func TestPad(t *testing.T) {
	t.Parallel()
	h := openHouse(t)
	p := h.person(t, phone().in("de").calm())
	p.open("/")
	p.clickOn(`a[href="/pad"]`)
	p.beginsPad(0)

	const made, failed = ".wide-key:nth-child(1)", ".wide-key:nth-child(2)"
	number := func(n int) string { return fmt.Sprintf(".key:nth-child(%d)", n+1) }
	key := func(one string) {
		t.Helper()
		asks := look[string](p, `document.querySelector(".pad-said").textContent`)
		p.withinReach()
		p.clickOn(".pad-keys " + one)
		p.until("the next question", `document.querySelector(".pad-said").textContent !== `+quote(asks))
	}
	enter := func(want string) {
		t.Helper()
		p.withinReach()
		p.clickOn(".pad-acts .chief[aria-disabled=false]")
		p.until("the totals "+want, `[...document.querySelectorAll(".pad-rows .total")].map((b) => b.textContent).join(" ") === `+quote(want))
	}
	for _, words := range []string{number(3), number(4), made, failed, number(2)} { // the last by its bid
		key(words)
	}
	p.fits("a deal that is complete")
	enter("23 4 22")
	key(number(5))
	key(number(0))
	p.open(look[string](p, `location.pathname`))
	p.until("the entry after a reload", `document.querySelectorAll(".pad-rows .said").length === 2`)
	for _, words := range []string{made, made, made} {
		key(words)
	}
	if due := p.there(); !strings.Contains(due, p.say("suit.H")) {
		t.Errorf("two made their contracts, and the trump is none of %q", due)
	}
	enter("38 14 36")
	p.accessible("the pad")

	p.clickOn("tr.pickable .link")
	p.accessible("the account")
	p.click(p.say("page.pad.correct"))
	p.until("the deal again", `document.querySelectorAll(".pad-rows .said").length === 6`)
	p.clickOn(".hand-row:nth-child(2) .box")
	key(number(7))
	p.until("the fault", `document.querySelector(".pad-said.trouble")?.textContent.includes("Anna")`)
	p.click(p.say("page.pad.undo"))
	p.until("the deal without the fault", `!document.querySelector(".pad-said.trouble")`)
	p.clickOn(".hand-row:nth-child(3) .box:nth-of-type(2)")
	key(number(4))
	enter("28 24 26") // all made their contracts
	p.click(p.say("page.pad.share"))
	p.until("the link", `document.querySelector("dialog .invitation input")`)
	link := look[string](p, `new URL(document.querySelector("dialog .invitation input").value).pathname`)
	p.click(p.say("page.close"))
	bo := h.person(t, desktop().in("sv").atNight())
	bo.open(link)
	bo.sees(bo.say("page.pad.looking"))
	bo.accessible("the pad for those who look on")
	if look[bool](bo, `document.querySelector(".pad-keys, .pad-acts, .pad-doings") !== null`) {
		t.Error("who looks on may change the pad")
	}

	p.click(p.say("page.pad.undo"))
	bo.until("the change", `document.querySelector(".stands b").textContent === "38"`)
	p.until("the totals as before", `document.querySelector(".pad-rows .total").textContent === "38"`)
	now := func(want string) {
		t.Helper()
		p.until("the totals "+want, `[...document.querySelectorAll(".pad-rows .total")].map((b) => b.textContent).join(" ") === `+quote(want))
	}
	first := func() {
		t.Helper()
		look[bool](p, `(document.querySelector("tr.pickable .link").click(), true)`)
		p.until("the first deal", `document.querySelector("dialog h2")?.textContent === `+quote(p.say("page.pad.deal", "n", 1)))
	}
	first()
	p.click(p.say("page.pad.strike"))
	p.sees(p.say("page.pad.strike.about", "n", 1))
	p.sees("Dann steht es: Anna 15, Bo 10, Cleo 14.")
	p.accessible("what striking a deal changes")
	p.clickOn("dialog footer .chief")
	now("15 10 14")
	p.click(p.say("page.pad.undo"))
	now("38 14 36")
	first()
	p.click(p.say("page.pad.insert.before"))
	p.until("the panel for it", `document.querySelector(".pad-panel").ariaLabel === `+quote(p.say("page.pad.insert")))
	for _, words := range []string{number(3), number(4), made, made, made} {
		key(words)
	}
	enter("51 28 48")
	p.clickOn(".pad-acts .button") // take back
	now("38 14 36")
	p.clickOn(".pad-acts .redo")
	now("51 28 48")
	p.clickOn(".pad-acts .button")
	now("38 14 36")

	p.click(p.say("page.pad.head"))
	p.until("the head", `document.querySelector("#pad-head input")`)
	p.accessible("the head")
	p.clickOn("#pad-head .seats label:nth-of-type(2) input")
	p.write("bo-Anna") // in place of what stood there
	p.click(p.say("page.pad.head.do"))
	p.until("the name", `document.querySelector(".hand-row:nth-child(3) .name").textContent.includes("bo-Anna")`)
	p.click(p.say("page.pad.head"))
	p.until("the head", `document.querySelector("#pad-head input")`)
	p.fill(p.say("page.create.rules.game.target"), "30")
	p.click(p.say("page.pad.head.do"))
	p.sees("Dann steht es: Anna 138")
	p.accessible("what another target changes")
	p.click(p.say("page.pad.head.yes"))
	now("0 0 0")
	p.click(p.say("page.pad.undo"))
	now("38 14 36")

	p.open("/pad")
	p.sees("38 : 14 : 36")
	p.accessible("the list")
	p.fits("the list")

	p.click(p.say("page.season.open"))
	p.until("the standings", `document.querySelectorAll(".standings tbody tr").length === 3`)
	p.fill(p.say("page.season.stake"), "0,05")
	p.sees("bo-Anna zahlt Anna 26 Punkte = 1,30")
	p.accessible("the season")
	p.fits("the season")
	look[bool](p, `(([, to]) => (to.value = "2020-01-01", to.dispatchEvent(new Event("input", { bubbles: true })), true))(document.querySelectorAll("input[type=date]"))`)
	p.sees(p.say("page.season.none"))
}

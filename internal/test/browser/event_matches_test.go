package browser

import (
	"fmt"
	"strings"
	"testing"
)

// TestEventMatches: a table of four plays a match of its own, enters its deals, and gets a substitute after the first. The phone
// names trump and players of each deal; the organiser gives a score for one.
func TestEventMatches(t *testing.T) {
	t.Parallel()
	h := openHouse(t)
	ann := h.person(t, desktop())
	ann.open("/people")
	ann.sends("guest", `{name: "Ann"}`)
	id := look[string](ann, `await (async () => {
		const post = async (path, body) => (await fetch("/api/" + path, {method: "POST", headers: {"Content-Type": "application/json"}, body: JSON.stringify(body)})).json();
		const { event } = await post("events", {id: "m", setup: {title: "Evening", date: "2026-12-04", variant: "standard", play: "matches", deals: 3, rounds: 1, organiser: ""}});
		const acts = ["Anna", "Bo", "Cleo", "Dora", "Emil"].map((name, i) => ({do: "member", id: "m" + i, member: "m" + i, name}));
		await post("events/" + event + "/acts", {acts: [...acts, {do: "round", id: "r", round: 1, tables: [{table: 1, seats: ["m0", "m1", "m2", "m3"]}]}]});
		return event;
	})()`)
	p := h.person(t, phone())
	p.open(fmt.Sprintf("/event/%s#1.%s", id, ann.desk(id).Desk.Codes[0]))
	p.sees(p.say("page.pad.deal", "n", 1))
	p.sees(p.say("page.event.phone.out", "name", "Anna", "lead", "Bo"))
	p.fits("a deal of a match")
	p.accessible("a deal of a match")
	p.enters(tricks(3), tricks(4), made, made, failed)
	p.boardIs(1, "entered")

	ann.open("/event/" + id)
	ann.click(ann.say("page.event.change"))
	ann.chooses(ann.say("page.event.substitute.for"), "1")
	ann.chooses(ann.say("page.event.substitute.by"), "m4")
	ann.fits("a table to change")
	ann.accessible("a table to change")
	ann.click(ann.say("page.event.substitute.do"))
	p.sees("Bo / Emil")
	p.sees(p.say("page.event.phone.out", "name", "Emil", "lead", "Cleo"))
	p.sees(p.say("suit.H")) // two have made their contracts
	p.enters(tricks(3), tricks(3), made, made, made)
	p.boardIs(2, "entered")
	p.sees(p.say("page.event.phone.out", "name", "Cleo", "lead", "Dora"))
	if rows := p.handRows(); rows != "Anna,Emil,Dora" {
		t.Errorf("the rows are %s", rows)
	}
	p.sees(p.say("suit.C"))
	p.enters(tricks(2), tricks(4), made, made, failed)
	ann.sees("Bo / Emil")
	p.sees(p.say("page.event.phone.last"))

	ann.until("three deals are entered", `document.querySelectorAll(".board-mark.entered:not(i)").length === 3`)
	ann.clickOn(`.board-mark:nth-of-type(3)`)
	ann.click(ann.say("page.event.right.ruling"))
	ann.chooses(ann.say("page.event.ruling.who"), "m3")
	ann.fill(ann.say("page.season.points"), "50")
	ann.fill(ann.say("page.event.reason"), "cards were seen")
	ann.fits("a ruling")
	ann.accessible("a ruling")
	ann.click(ann.say("page.event.rule"))
	ann.until("it is in the ranking", `!document.querySelector("dialog")`)
	ann.part("ranking")
	ann.sees(ann.say("page.event.ruled"))
	var told []string
	for _, s := range ann.desk(id).View.Ranking {
		told = append(told, fmt.Sprint(s.Member, " ", s.Points, " ", s.Boards))
	}
	if all := strings.Join(told, ", "); all != "m3 65/1 3, m2 37/1 2, m0 35/1 2, m4 24/1 1, m1 23/1 1" {
		t.Errorf("the ranking is %s", all)
	}
}

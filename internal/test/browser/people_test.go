package browser

import (
	"fmt"
	"testing"
)

// tells sends a command to a table as the person, and fails the test if it is refused.
func (p *person) tells(table, command string) {
	p.t.Helper()
	if said := look[string](p, fmt.Sprintf(`await (async () => {
		const told = await fetch("/api/tables/%s/commands", {method: "POST", headers: {"Content-Type": "application/json"},
			body: JSON.stringify({id: String(Math.random()), ...%s})});
		return told.ok ? "" : told.text();
	})()`, table, command)); said != "" {
		p.t.Fatalf("%s: %s", command, said)
	}
}

// TestPeople: two who have met follow each other, one by the other's link. A table for friends, and an invitation to play
// again, are in the friend's lobby. A blocked player is listed as such.
func TestPeople(t *testing.T) {
	inEachLanguage(t, func(t *testing.T, ann *person) {
		bob := ann.h.person(t, phone().in(ann.way.language).calm())
		ann.name, bob.name = "Ann "+ann.way.language, "Bob "+ann.way.language
		ann.open("/")
		ann.clickOn(`nav a[href="/people"]`)
		ann.sees(ann.say("page.people.none"))
		ann.fits("nobody met")
		table := ann.openAt(map[string]any{"variant": "duel"})
		bob.joins(table)
		bob.until("Bob sits", `document.querySelector("main")?.textContent.includes(`+quote(ann.name)+`)`)
		for _, p := range []*person{ann, bob} {
			p.tells(table, `{do: "ready"}`)
		}
		ann.tells(table, `{do: "ask", text: "abandon"}`)
		bob.tells(table, `{do: "answer", on: true}`)
		ann.open("/people")
		ann.sees(ann.say("page.people.met"))
		ann.clickOn(".held a")
		ann.at("/people/" + bob.is())
		ann.click(ann.say("page.tie.do.follow"))
		ann.open("/people/" + bob.is())
		ann.click(ann.say("page.tie.undo.follow"))
		ann.sees(ann.say("page.tie.do.follow"))
		ann.click(ann.say("page.tie.do.follow"))
		ann.sees(ann.say("page.tie.undo.follow"))
		ann.fits("a player's page")
		ann.accessible("a player's page")
		ann.shows("person")
		ann.open("/people")
		link := look[string](ann, `document.querySelector(".invitation input").value`)
		ann.accessible("people")

		bob.open(link[len(ann.h.url):])
		bob.click(bob.say("page.tie.do.follow"))
		bob.sees(bob.say("page.people.friend"))
		bob.fits("a friend's page")
		bob.shows("friend")
		ann.open("/")
		ann.click(ann.say("page.home.create"))
		ann.sees(ann.say("page.create.public.friends"))
		ann.click(ann.say("page.create.public.friends"))
		ann.fits("the form")
		ann.shows("people-form")
		ann.press(ann.spot("", "button[form=create]"))
		ann.until("the table is open", `location.pathname.startsWith("/t/")`)
		ann.open("/people")
		ann.click(ann.say("page.people.again"))
		ann.until("the table is open", `location.pathname.startsWith("/t/")`)
		again := look[string](ann, `location.pathname`)
		ann.open("/people")
		ann.fits("people")
		ann.shows("people-met")

		bob.open("/")
		bob.sees(bob.say("page.people.tables"))
		bob.sees(bob.say("page.home.invited"))
		bob.fits("the lobby with friends' tables")
		bob.accessible("the lobby with friends' tables")
		bob.shows("people-lobby")
		bob.open("/people")
		bob.fits("people with tables")
		bob.accessible("people with tables")
		bob.shows("people-tables")
		bob.clickOn(".held button")
		bob.at(again)
		bob.open("/people/" + ann.is())
		bob.click(bob.say("page.tie.do.block"))
		bob.sees(bob.say("page.tie.undo.block"))
		bob.until("they are friends no more", `!d.text().includes(`+quote(bob.say("page.people.friend"))+`)`)
		bob.open("/people")
		bob.sees(bob.say("page.people.apart"))
		bob.shows("people-apart")
	})
}

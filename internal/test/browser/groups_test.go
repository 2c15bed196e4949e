package browser

import (
	"fmt"
	"testing"

	"ninetynine/internal/test/must"
)

// joinsLate holds a player back at the door of a group until the page has asked again who is there, as it does when
// the player gets a session.
const joinsLate = `const ask = fetch;
	let doors = 0, open;
	const again = new Promise((go) => (open = go));
	window.fetch = async (at, how) => {
		if (String(at).endsWith("/members")) await again;
		const told = await ask(at, how);
		if (String(at).endsWith("/door") && ++doors === 2) open();
		return told;
	};`

// TestGroup: a player makes a group and sends its link; another joins, they play a match at its table, and its ladder and
// history have it. The owner begins an evening, and hands the group on.
func TestGroup(t *testing.T) {
	inEachLanguage(t, func(t *testing.T, ann *person) {
		bob := ann.h.person(t, phone().in(ann.way.language).calm())
		ann.name, bob.name = "Ann "+ann.way.language, "Bob "+ann.way.language
		name := "Friday " + ann.way.language
		ann.open("/people")
		ann.click(ann.say("page.groups.make"))
		ann.fill(ann.say("page.groups.name"), name)
		ann.fits("a new group")
		ann.click(ann.say("page.groups.make"))
		ann.until("the group is made", `location.pathname.startsWith("/g/")`)
		ann.sees(name)
		ann.sees(ann.say("page.group.alone"))
		ann.until("the invitation is what to do", `document.querySelectorAll("main .chief").length === 1 && document.querySelector(".invitation .chief")`)
		ann.fits("a group of one")
		ann.shows("group-alone")
		group := look[string](ann, `location.pathname`)
		link := look[string](ann, `document.querySelector(".invitation input").value`)

		bob.excuse("NavigationEntryMarkedSkippable").before(joinsLate)
		bob.open(group)
		bob.sees(bob.say("page.group.none"))
		look[bool](bob, `(location.assign(`+quote(link)+`), true)`) // only the fragment changes
		bob.sees(bob.say("page.group.invited", "owner", look[string](ann, `(await (await fetch("/api/me")).json()).name`), "n", 1))
		bob.sees(bob.say("page.invited.what"))
		bob.fill(bob.say("page.name"), bob.name)
		bob.fits("the door of a group")
		bob.accessible("the door of a group")
		bob.shows("group-door")
		bob.click(bob.say("page.group.join"))
		bob.sees(bob.say("page.group.members", "n", 2))
		bob.until("the code is out of sight", `location.hash === ""`)
		bob.open(group)
		bob.sees(bob.say("page.group.members", "n", 2))
		bob.until("to open a table is what to do", `[...document.querySelectorAll("main .chief")].map((e) => e.textContent).join() === `+quote(bob.say("page.group.open")))

		ann.open(group)
		ann.click(ann.say("page.group.open"))
		ann.sees(name)
		ann.fits("a table for the group")
		ann.shows("group-table")
		table := ann.openAt(map[string]any{"variant": "duel", "deals": 1, "pace": 1, "audience": group[len("/g/"):]})
		ann.open("/t/" + table)
		ann.sees(ann.say("page.link.for", "audience", group[len("/g/"):]))
		ann.fits("the waiting room of a group")
		ann.open(group)
		ann.until("the way back to one's table", `document.querySelector('.held a[href="/t/`+table+`"]')`)
		bob.open("/")
		bob.sees(bob.say("page.home.now"))
		bob.sees(name)
		bob.open(group)
		bob.until("to sit down is what to do", `document.querySelectorAll("main .chief").length === 1 && document.querySelector(".held .chief")`)
		bob.shows("group-waits")
		bob.clickOn(".held button.chief")
		bob.at("/t/" + table)
		for _, p := range []*person{ann, bob} {
			p.tells(table, `{do: "ready"}`)
		}
		play := fmt.Sprintf(`(await (%s).moments(%s, false)).length > 1`, galleryScript, quote(table))
		bob.open("/people")
		played := make(chan error)
		go func() {
			_, err := await[bool](bob, play)
			played <- err
		}()
		look[bool](ann, play)
		must.Do(t, <-played)
		ann.soon("the match is over", func() bool {
			return look[bool](ann, fmt.Sprintf(`(await (await fetch("/api/groups/%s/ladders")).json()).ladders.length > 0`, group[len("/g/"):]))
		})
		ann.open(group)
		ann.sees(ann.say("page.group.ladder"))
		ann.until("the match is listed", `document.querySelector(".matches li")`)
		look[bool](ann, `(URL.createObjectURL = (file) => (void file.text().then((text) => (window.saved = text)), "#"), HTMLAnchorElement.prototype.click = () => {}, true)`)
		ann.click(ann.say("page.season.csv"))
		ann.until("the results are saved", `/^"ended"(,|;)"variant"\1"deals"\1"player"\1"points"\1"won"\r\n(.+Z"\1"duel"\1.\1"[^"]+"\1\d+\1[01]\r\n){2}/.test(window.saved)`)
		ann.click(ann.say("page.group.evening"))
		ann.fits("the form of an evening")
		ann.accessible("a group")
		ann.shows("group-form")
		ann.press(ann.spot("", "form.acts button"))
		ann.sees(ann.say("page.evenings.come"))
		ann.click(ann.say("page.evenings.come"))
		ann.sees(ann.say("page.evenings.not"))
		ann.shows("group")
		bob.open("/")
		bob.sees(bob.say("page.evenings.come"))
		bob.sees(name)
		bob.fits("the lobby with an evening of a group")
		bob.shows("group-lobby")
		bob.open(group)
		bob.sees(bob.say("page.evenings.come"))
		bob.fits("a group")
		bob.accessible("a group")
		bob.shows("group-member")

		ann.click(ann.say("page.group.change"))
		ann.fits("what to do about a member")
		ann.shows("group-change")
		ann.click(ann.say("page.group.do.out"))
		ann.sees(ann.say("page.group.do.out.sure", "name", "Bob "+ann.way.language))
		ann.fits("whether to remove a member")
		ann.key("Escape")
		ann.click(ann.say("page.group.change"))
		ann.click(ann.say("page.group.do.owner"))
		ann.sees(ann.say("page.group.do.owner.sure", "name", "Bob "+ann.way.language))
		ann.fits("whether to hand the group on")
		ann.click(ann.say("page.group.do.owner"))
		ann.sees(ann.say("page.group.role.organiser"))
		ann.click(ann.say("page.group.leave"))
		ann.press(ann.spot("", "dialog .button.chief"))
		ann.at("/people")
		ann.excuse("answered with 404").open(group)
		ann.sees(ann.say("page.group.none"))
		bob.open("/people")
		bob.sees(name)
		bob.fits("people with groups")
		bob.shows("group-people")
		bob.open(group)
		bob.until("the ladder and the matches are there", `document.querySelector(".book") && document.querySelector(".matches li")`)
		bob.click(bob.say("page.group.end"))
		bob.sees(bob.say("page.group.end.sure"))
		bob.fits("whether to end the group")
		bob.shows("group-end")
		bob.press(bob.spot("", "dialog .button.chief"))
		bob.at("/people")
		bob.sees(bob.say("page.groups.about"))
		bob.until("the group is gone", `!d.text().includes(`+quote(name)+`)`)
	})
}

package browser

import (
	"fmt"
	"strings"
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

// TestPeople: two who have met follow each other; the one hears that the other follows. A table for friends, and an invitation
// to play again, are in the friend's lobby. A blocked player is listed as such.
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
		ann.accessible("people")

		bob.open("/people")
		bob.sees(bob.say("page.people.followers"))
		bob.fits("people with a follower")
		bob.shows("people-follower")
		bob.clickOn(".held a")
		bob.sees(bob.say("page.player.between", "how", "follower", "name", ann.name))
		bob.click(bob.say("page.tie.back"))
		bob.sees(bob.say("page.player.between", "how", "friend", "name", ann.name))
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
		bob.sees(bob.say("page.home.now"))
		bob.sees(bob.say("page.home.invited"))
		bob.until("one thing is to do", `document.querySelectorAll("main .chief").length === 1 && document.querySelector(".on .chief")`)
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
		bob.sees(bob.say("page.player.blocks", "name", ann.name))
		bob.open("/people")
		bob.sees(bob.say("page.people.apart"))
		bob.shows("people-apart")
	})
}

// TestFriendLink: a newcomer who follows a player's link is invited in words, says a name and accepts; both are friends, the
// player hears of it in the lobby until it is read, or once at a table, and a new link ends the one before. The plain address of a player goes on
// showing the player.
func TestFriendLink(t *testing.T) {
	inEachLanguage(t, func(t *testing.T, ann *person) {
		bob, cat := ann.h.person(t, phone().in(ann.way.language).calm()), ann.h.person(t, desktop().in(ann.way.language).calm())
		cat.excuse(`/friends is answered with 409`)
		ann.name = "Ann " + ann.way.language
		ann.openAt(map[string]any{"variant": "duel"})
		ann.open("/people")
		linked := func() string {
			return look[string](ann, `document.querySelector(".invitation input").value`)[len(ann.h.url):]
		}
		ann.sees(ann.say("page.people.add.about"))
		link := linked()
		ann.fits("a link for friends")
		ann.accessible("a link for friends")
		ann.shows("friends-link")

		bob.open(link)
		bob.sees(bob.say("page.friends.invited", "name", ann.name))
		bob.fits("an invitation to be friends")
		bob.accessible("an invitation to be friends")
		bob.shows("friends-invited")
		bob.fill(bob.say("page.name"), "Bertil")
		bob.click(bob.say("page.friends.accept"))
		bob.sees(bob.say("page.player.between", "how", "friend", "name", ann.name))
		bob.sees(bob.say("page.people.play"))
		bob.fits("a new friend")
		bob.accessible("a new friend")
		bob.shows("friends-accepted")

		news := ann.say("page.friends.new", "what", "friend", "n", 1, "names", "Bertil")
		ann.open("/")
		ann.sees(news)
		ann.fits("the lobby with a new friend")
		ann.accessible("the lobby with a new friend")
		ann.shows("friends-lobby")
		ann.clickOn(".friends a")
		ann.sees(ann.say("page.people.friends"))
		ann.sees(news)
		ann.shows("friends-news")
		ann.open("/")
		ann.sees(ann.say("page.home.create"))
		ann.until("the lobby knows the friends' tables", `document.querySelector(".today")`)
		ann.open("/people")
		ann.sees(ann.say("page.people.friends"))
		if look[bool](ann, `d.text().includes(`+quote(news)+`)`) {
			t.Error("what was read is news again")
		}
		ann.open("/")
		ann.until("the lobby knows what is on", `performance.getEntriesByType("resource").some((e) => e.name.includes("/api/now"))`)
		if look[bool](ann, `performance.getEntriesByType("resource").some((e) => e.name.includes("/api/me/ties"))`) {
			t.Error("the lobby reads all ties, though no follow is news")
		}
		ann.open("/people")
		ann.sees(ann.say("page.people.friends"))

		ann.click(ann.say("page.group.renew"))
		ann.until("there is a new link", `document.querySelector(".invitation input").value !== `+quote(ann.h.url+link))
		cat.open(link)
		cat.click(cat.say("page.friends.accept"))
		cat.sees(cat.say("refusal.friend-link"))
		cat.open("/people/" + ann.is())
		cat.sees(cat.say("page.player.between", "how", "none", "name", ann.name))
		cat.sees(cat.say("page.records.play"))
		cat.fits("a stranger's page")
		cat.accessible("a stranger's page")
		cat.shows("friends-stranger")
		cat.open(linked())
		cat.click(cat.say("page.friends.decline"))
		cat.at("/")
		cat.open(linked())
		cat.click(cat.say("page.friends.accept"))
		cat.sees(cat.say("page.people.play"))
		more := ann.say("page.friends.new", "what", "friend", "n", 1, "names", look[string](cat, `(await (await fetch("/api/me")).json()).name`))
		ann.sitDown(map[string]any{"variant": "duel"}, "", "greedy")
		ann.until("the news at the table", `document.querySelector(".news").textContent.includes(`+quote(more)+`)`)
		ann.open("/")
		ann.until("the lobby knows the friends' tables", `document.querySelector(".today")`)
		if look[bool](ann, `d.text().includes(`+quote(more)+`)`) {
			t.Error("what was told at the table is news again")
		}
	})
}

// TestPlayerCard: at a table, the name of another player opens a card, by press and by key, and no card is played by it; what
// a player does there is in force at once. One's own name and a bot's are no buttons.
func TestPlayerCard(t *testing.T) {
	inEachLanguage(t, func(t *testing.T, ann *person) {
		bob := ann.h.person(t, phone().in(ann.way.language).calm())
		ann.name, bob.name = "Ann "+ann.way.language, "Bob "+ann.way.language
		table := ann.openAt(map[string]any{"variant": "standard", "deals": 1}, "", "", "casual")
		bob.joins(table)
		ann.clickOn(".chairs .player")
		ann.sees(ann.say("page.tie.do.follow"))
		ann.fits("a card in the waiting room")
		bob.sends("me/ties", `{player: `+quote(look[string](ann, `(await (await fetch("/api/me")).json()).id`))+`, tie: "follow", on: true}`)
		look[bool](ann, `document.dispatchEvent(new Event("visibilitychange"))`)
		ann.until("the card and the waiting room say who follows", `["dialog", ".waiting"].every((at) => document.querySelector(at).innerText.includes(`+quote(ann.say("page.player.between", "how", "follower", "name", bob.name))+`))`)
		ann.key("Escape")
		ann.fits("a follower in the waiting room")
		ann.shows("follower")
		for _, p := range []*person{ann, bob} {
			p.click(p.say("page.ready"))
		}
		s := ann.turn(tableState{}, true)
		if n := look[int](ann, `document.querySelectorAll(".table .player").length`); n != 1 {
			t.Errorf("%d names at the table are buttons, not Bob's alone", n)
		}
		if lost := look[int](ann, `(() => {
			const r = document.querySelector(".felt .player").getBoundingClientRect();
			const at = (y) => document.elementFromPoint(r.left + r.width / 2, (r.top + r.bottom) / 2 + y)?.closest(".player");
			return [-21, 0, 21].filter((y) => !at(y)).length;
		})()`); lost > 0 {
			t.Errorf("around a name, %d of three places where a thumb lands do not open its card", lost)
		}
		ann.fits("a table with a name that opens a card")
		ann.accessible("a table with a name that opens a card")
		ann.shows("card-table")
		look[bool](ann, `(document.querySelector(".felt .player").focus(), true)`)
		ann.key("Enter")
		ann.sees(ann.say("page.tie.back"))
		ann.fits("a card")
		ann.accessible("a card")
		ann.shows("card")
		ann.key("Escape")
		ann.until("the name has the focus", `!document.querySelector("dialog") && document.activeElement.matches(".player")`)
		ann.clickOn(".felt .player")
		ann.click(ann.say("page.tie.do.block"))
		ann.sees(ann.say("page.player.blocks", "name", bob.name))
		ann.until("who is blocked is not followed", `![...document.querySelectorAll("dialog button")].some((e) => e.textContent === `+quote(ann.say("page.tie.back"))+`)`)
		ann.fits("a card with a block")
		ann.accessible("a card with a block")
		ann.shows("card-block")
		ann.click(ann.say("page.complain"))
		ann.sees(ann.say("page.complain.title", "name", bob.name))
		if twice := look[[]string](ann, `[...document.querySelectorAll("[id]")].map((e) => e.id).filter((id, i, all) => all.indexOf(id) < i)`); len(twice) > 0 {
			t.Errorf("with a dialog above a card, ids are there twice: %q", twice)
		}
		ann.key("Escape")
		ann.key("Escape")
		if now := look[tableState](ann, `d.table()`); len(now.Hand) != len(s.Hand) || now.Phase != s.Phase {
			t.Errorf("by a press on a name there are %d cards, not %d", len(now.Hand), len(s.Hand))
		}
		opens := func() {
			ann.open("/t/" + table)
			ann.clickOn(".felt .player")
			ann.until("there is a card", `document.querySelector("dialog .player-card")`)
		}
		opens()
		ann.goes("/rules/duel")
		ann.until("the card closes with its screen", `!document.querySelector("dialog")`)
		opens()
		ann.excuse(`is answered with 401`).loses()
		look[bool](ann, `document.dispatchEvent(new Event("visibilitychange"))`)
		ann.until("the card closes with its player", `!document.querySelector("dialog")`)
	})
}

// TestSharedLinks: a link to a table, to a group or to become friends is shared on a phone, and copied elsewhere, with words that
// invite, one for another device without any; the button and a notice say which it was.
func TestSharedLinks(t *testing.T) {
	h := openHouse(t)
	for _, w := range []way{phone().in("de").calm(), desktop().in("sv").calm()} {
		t.Run(w.language, func(t *testing.T) {
			t.Parallel()
			sharesLinks(t, h.person(t, w))
		})
	}
}

func sharesLinks(t *testing.T, p *person) {
	p.before(`navigator.share = async (what) => void (window.shared = what);
		Object.defineProperty(navigator, "clipboard", {value: {writeText: async (text) => void (window.copied = text)}});`)
	table := p.openAt(map[string]any{"variant": "duel"})
	group := p.sends("groups", `{id: "1", name: "Friday"}`)
	words := p.say("page.link.text", "name", p.name)
	for _, c := range []struct{ path, first, text string }{
		{"/t/" + table, "", words}, {"/g/" + group.ID, "", words}, {"/people", "", words}, {"/you", p.say("page.you.device"), ""},
	} {
		p.open(c.path)
		if c.first != "" {
			p.click(c.first)
		}
		p.until("the link is there", `document.querySelector(".invitation input")?.value`)
		link := look[string](p, `document.querySelector(".invitation input").value`)
		how := "copy"
		if c.text != "" {
			how = "invite"
		}
		label, said, sent := p.say("page.link.give", "how", how), p.say("page.link.copied"), strings.TrimSpace(c.text+"\n"+link)
		if p.way.touch {
			label, said, sent = p.say("page.link.give", "how", "share"), p.say("page.link.shared"), c.text+"\n"+link
		}
		p.shows("link" + strings.ReplaceAll(c.path[:2], "/", "-"))
		p.click(label)
		p.until("the button says "+said, `document.querySelector(".invitation button").textContent.trim() === `+quote(said))
		p.until("it is heard", `document.querySelector(".news").textContent === `+quote(said))
		if got := look[string](p, `window.copied ?? shared.text + "\n" + shared.url`); got != sent {
			t.Errorf("the link of %s is passed on as %q, not %q", c.path, got, sent)
		}
	}
}

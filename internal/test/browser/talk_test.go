package browser

import (
	"strings"
	"testing"
)

// TestTalkBeside: on a wide screen the chat lies beside the table, with times and quick phrases; on a phone
// it opens on demand, and reactions need one press. A speaker has a bubble at the seat for a while; screen readers read it once; muted
// players have no bubble.
func TestTalkBeside(t *testing.T) {
	t.Parallel()
	h := openHouse(t)
	anna, ben := h.person(t, desktop().calm()), h.person(t, phone().in("de").calm())
	table := anna.sitDown(map[string]any{"variant": "standard", "deals": 1, "pace": 1}, "", "", "greedy")
	ben.joins(table)
	ben.click(ben.say("page.ready"))
	anna.until("the chat lies beside the table", `document.querySelector(".side .talk")?.checkVisibility()`)
	if look[bool](anna, `[...document.querySelectorAll(".head button")].some((e) => e.checkVisibility() && e.textContent.includes(`+quote(anna.say("page.talk"))+`))`) {
		t.Error("a button offers the chat that lies there")
	}
	anna.turn(tableState{}, true)
	ben.turn(tableState{}, true)
	for _, p := range []*person{anna, ben} { // bubbles do not stay
		look[bool](p, `(window.bubbles = [], new MutationObserver(() => {
			for (const e of document.querySelectorAll(".felt .seat:has(.name) .bubble")) window.bubbles.push(e.textContent);
		}).observe(document.body, {childList: true, subtree: true}), true)`)
	}

	anna.click(anna.say("page.quick.played"))
	ben.until("a bubble at her seat", `window.bubbles.includes(`+quote(ben.say("page.quick.played"))+`)`)
	if told := look[[]string](ben, `[...document.querySelectorAll("[role=status], [aria-live]")].filter((e) => e.checkVisibility() && e.textContent.includes(`+quote(ben.say("page.quick.played"))+`)).map((e) => e.className)`); len(told) != 1 {
		t.Errorf("told to those who listen in %q", told)
	}
	ben.fits("a bubble")
	ben.accessible("a bubble")

	ben.accessible("reactions")
	ben.fits("reactions")
	if said := look[string](ben, `document.querySelector(".reactions").innerText`); !strings.Contains(said, ben.say("page.quick.sorry")) {
		t.Errorf("the reactions are shown as %q", said)
	}
	look[bool](ben, `([...document.querySelectorAll(".reactions button")].reverse().forEach((b) => b.click()), true)`)
	anna.until("a bubble at his seat, in her language", `window.bubbles.includes(`+quote(anna.say("page.quick.sorry"))+`)`)
	anna.until("it stands beside the table", `document.querySelector(".side .talk ol").textContent.includes(`+quote(anna.say("page.quick.sorry"))+`)`)
	ben.until("another can be sent", `!document.querySelector(".reactions .sent")`)
	ben.clickOn(".reactions button:nth-child(4)")
	anna.until("the next one", `window.bubbles.includes(`+quote(anna.say("page.quick.ohno"))+`)`)
	if said := look[int](anna, `document.querySelectorAll(".side .talk time").length`); said != 3 {
		t.Errorf("%d things were said: reactions can follow each other at once", said)
	}

	ben.click(ben.say("page.talk") + " 1") // one message is unread
	ben.until("the chat", `document.querySelector("dialog .talk time")?.textContent.includes(":")`)
	ben.fits("the chat")
	ben.accessible("the chat")
	ben.click(ben.say("page.quick.moment"))
	anna.until("it stands beside the table", `document.querySelector(".side .talk ol").textContent.includes(`+quote(anna.say("page.quick.moment"))+`)`)
	anna.until("and at the seat", `window.bubbles.includes(`+quote(anna.say("page.quick.moment"))+`)`)
	if news := look[string](anna, `document.querySelector(".news").textContent`); strings.Contains(news, anna.say("page.quick.moment")) {
		t.Errorf("told twice: %q", news)
	}
	anna.fits("the chat beside the table")
	anna.accessible("the chat beside the table")
	look[bool](anna, `(document.querySelector(".side .talk ol").style.maxHeight = "3rem", true)`)
	anna.click(anna.say("page.quick.thanks"))
	anna.until("the last line is in sight", `(() => {
		const lines = document.querySelector(".side .talk ol"), last = lines.querySelector("li:last-child");
		return last.textContent.includes(`+quote(anna.say("page.quick.thanks"))+`) && lines.scrollHeight > lines.clientHeight &&
			last.getBoundingClientRect().bottom < lines.getBoundingClientRect().bottom + 2;
	})()`)
	ben.until("she speaks again", `document.querySelectorAll("dialog .talk time").length === 5`)
	ben.until("what is read in the open chat is not unread", `!document.querySelector(".head .unread")`)

	anna.clickOn(".side .talk li .player")
	anna.click(anna.say("page.tie.do.mute"))
	anna.sees(anna.say("page.player.mutes", "name", look[string](anna, `document.querySelector("dialog h2").textContent`)))
	anna.key("Escape")
	anna.until("he is muted", `!document.querySelector("dialog") && d.text().includes(`+quote(anna.say("page.tie.undo.mute"))+`)`)
	anna.until("the muted has no bubble", `!document.querySelector(".bubble")`)
	anna.until("nor a line", `!document.querySelector(".side .talk ol").textContent.includes(`+quote(anna.say("page.quick.moment"))+`)`)
	anna.fits("the chat with a muted player")
	anna.accessible("the chat with a muted player")
	anna.shows("muted")
	anna.click(anna.say("page.tie.undo.mute"))
	anna.until("his lines are back", `document.querySelector(".side .talk ol").textContent.includes(`+quote(anna.say("page.quick.moment"))+`)`)
}

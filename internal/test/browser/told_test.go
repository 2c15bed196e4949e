package browser

import (
	"fmt"
	"strings"
	"testing"
)

// announced returns what screen readers were told in passing since the last call.
func (p *person) announced() []string {
	p.t.Helper()
	return look[[]string](p, `(() => {
		window.told_ ??= [];
		window.watch_ ??= new MutationObserver((all) => {
			for (const e of all.flatMap((m) => [...m.addedNodes])) {
				if (e.parentElement?.closest(".news")) told_.push(e.textContent);
			}
		}).observe(document.body, { childList: true, subtree: true }) ?? true;
		return told_.splice(0);
	})()`)
}

// TestToldOnce: a guided newcomer with a screen reader is told each turn once, with its advice; never that the coach is
// thinking, nor a question that the page answers itself.
func TestToldOnce(t *testing.T) {
	inEachLanguage(t, func(t *testing.T, p *person) {
		p.sitDown(map[string]any{"variant": "standard", "deals": 2, "pace": 1, "guide": true, "seed": "door"}, "", "greedy", "greedy")
		p.announced()
		p.until("the coach", `document.querySelector(".coach .proposed")`)
		p.click(p.say("page.hint.choose"))
		p.clickOn(".answer .chief")
		p.until("play", `document.querySelector("main[data-phase=play] .hand.asked")`)
		for left := 8; left > 5; left-- {
			p.until("advice, or a single card", `document.querySelector(".coach p[aria-busy=false]") && !d.table().next && [...document.querySelectorAll(".hand.asked button:not([aria-disabled])")].some((e, _, all) => {
				const best = all.length === 1 || e.querySelector(".best-sign");
				return best && (e.focus(), true);
			})`)
			p.key("Enter")
			p.until("the card is played", `d.table().hand.length === `+object(left))
		}
		all := p.announced()
		for _, said := range all {
			if strings.Contains(said, p.say("coach.thinking")) || said == p.say("ask.offer") {
				t.Errorf("it is told: %q", said)
			}
		}
		for i := range all[1:] {
			if all[i] != all[i+1] && strings.HasPrefix(all[i+1], all[i]) {
				t.Errorf("first it is told %q, then %q", all[i], all[i+1])
			}
		}
	})
}

// TestTypedGuided: in a guided match by typing, the newcomer passes unasked, advice stands in the log, and letters typed
// elsewhere go to the field.
func TestTypedGuided(t *testing.T) {
	t.Parallel()
	p := openHouse(t).person(t, desktop())
	p.arrives()
	look[bool](p, `(localStorage.setItem("ninetynine.settings", JSON.stringify({spoken: true})), true)`)
	p.sitDown(map[string]any{"variant": "standard", "deals": 1, "pace": 1, "guide": true, "seed": "door"}, "", "greedy", "greedy")
	p.until("the advice is in the log", `document.querySelector("[role=log]").innerText.includes(`+quote(p.say("coach.bid.own"))+`)`)
	look[bool](p, `(document.querySelector(".speech form button").focus(), true)`)
	p.key("l")
	p.until("the field has the letter", `document.activeElement?.id === "command" && document.activeElement.value === "l"`)
	p.key("Backspace")
	p.tell(p.command("lay"), "1", "2", "3")
	p.until("play", `document.querySelector("main[data-phase=play] .hand.asked")`)
	if log := look[string](p, `document.querySelector("[role=log]").innerText`); strings.Contains(log, p.say("ask.offer")) {
		t.Errorf("a newcomer is asked for a premium: %s", log)
	}
}

// TestLessonFocus: in a lesson the focus never falls to the body, and arrows on the table do not turn the page.
func TestLessonFocus(t *testing.T) {
	t.Parallel()
	p := openHouse(t).person(t, desktop().calm()).open("/learn")
	p.clickOn(`a[href="/learn/first"]`)
	p.until("the lesson has the focus", `document.activeElement.matches(".told h2")`)
	p.key("Right")
	p.until("the bid", `document.activeElement.matches(".hand [data-card]")`)
	p.clickOn(".told .show")
	p.until("the cards are chosen", `document.querySelector(".answer .chief:not(:disabled)")`)
	p.clickOn(".answer .chief")
	p.until("a card is asked for", `document.querySelector(".hand.asked") && document.activeElement.matches(".hand [data-card]")`)
	look[bool](p, `(window.lost_ = 0, document.addEventListener("focusout", () => queueMicrotask(() => setTimeout(() => lost_ += document.activeElement === document.body))), true)`)
	at := look[string](p, `document.querySelector(".told .count").textContent`)
	look[bool](p, `(document.querySelector(".felt button, .felt [tabindex]")?.focus(), true)`)
	if look[bool](p, `!!document.activeElement.closest(".felt")`) {
		p.key("Right")
	}
	look[bool](p, `(document.querySelector('.hand [data-card="AS"]').focus(), true)`)
	if now := look[string](p, `document.querySelector(".told .count").textContent`); now != at {
		t.Errorf("an arrow on the table leads from %s to %s", at, now)
	}
	p.key("Enter")
	p.until("the next step", fmt.Sprintf(`document.querySelector(".told .count").textContent !== %s`, quote(at)))
	if n := look[int](p, `lost_`); n != 0 {
		t.Errorf("the focus fell to the body %d times", n)
	}
}

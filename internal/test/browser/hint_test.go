package browser

import (
	"slices"
	"strings"
	"testing"
)

// hintedCards are the names of the cards that a hint marks in the hand to play from.
const hintedCards = `[...document.querySelectorAll(".hand [data-card]:has(.best-sign)")].map((e) => e.dataset.card)`

// TestHintBeside: a hint lies beside the hand and hides neither it nor the question, marks its
// recommendation in the hand, and lets the player go on; figures come on demand. A key removes it, and so
// does the decision.
func TestHintBeside(t *testing.T) {
	ways := map[string]way{"desk at night": desktop().in("sv").atNight(), "phone": phone().in("de"), "sideways": sideways().in("de")}
	inEachWay(t, ways, func(t *testing.T, p *person) {
		p.sitDown(map[string]any{"variant": "standard", "deals": 1, "pace": 1}, "", "greedy", "greedy")
		p.turn(tableState{}, true)
		p.key("Right")
		p.until("the focus is in the hand", `document.activeElement?.dataset.card`)
		p.key("h")
		p.beside("a bid", 3)
		p.key("Escape")
		p.until("the hint has gone", `!document.querySelector(".hint, .hand .best-sign")`)
		p.until("the focus is in the hand again", `document.activeElement?.dataset.card`)
		s := p.toPlay()
		p.click(p.say("page.hint"))
		marked := p.beside("a card", 1)
		p.clickOn(".hint summary")
		p.until("the figures", `document.querySelector(".figures table")?.checkVisibility()`)
		p.handInSight("the figures")
		if over := look[[]string](p, overHint); len(over) > 0 {
			t.Errorf("over the figures lie %s", over)
		}
		p.fits("the figures")
		p.accessible("the figures")
		other := s.Cards[0]
		if i := slices.IndexFunc(s.Cards, func(code string) bool { return code != marked[0] }); i > 0 {
			other = s.Cards[i]
		}
		pointing{}.card(p, other, look[tableState](p, `d.table()`))
		p.until("a card of one's own is played, and the hint has gone", `!d.table().hand.includes(`+quote(other)+`) && !document.querySelector(".hint, .hand .best-sign")`)
	})
}

// overHint lists the cards of the trick that would be drawn over a hint.
const overHint = `(() => {
	const level = (e) => Number(getComputedStyle(e).zIndex), hint = level(document.querySelector(".board > .hint"));
	return [...document.querySelectorAll(".trick li")].filter((e) => level(e) > hint).map((e) => e.outerHTML.slice(0, 90));
})()`

// beside waits for a hint on the table, and returns the marked cards.
func (p *person) beside(what string, n int) []string {
	p.t.Helper()
	p.until("the hint on "+what+" is there, and announced", `(() => {
		const plain = (e) => e?.textContent.replaceAll("\uFE0E", ""); // what is drawn names suits as text
		const why = plain(document.querySelector(".board > .hint .why"));
		return why && plain(document.querySelector(".news[role=status] .unseen"))?.includes(why);
	})()`)
	p.handInSight(what)
	p.fits(what)
	p.apart(what, ".hint .verdict .card, .hint summary, .hint .take")
	p.accessible(what)
	marked := look[[]string](p, hintedCards)
	told := look[[]string](p, `[...document.querySelectorAll(".hint .verdict .card")].map((e) => e.ariaLabel)`)
	heard := look[[]string](p, `[...document.querySelectorAll(".hand [data-card]:has(.best-sign)")].map((e) => e.computedName)`)
	if len(marked) != n || len(told) != n {
		p.t.Fatalf("%s: marked are %v, told %v", what, marked, told)
	}
	for _, name := range told {
		if !slices.ContainsFunc(heard, func(s string) bool {
			return strings.Contains(s, name) && strings.Contains(s, p.say("page.hint.mark.best"))
		}) {
			p.t.Errorf("%s: %q is recommended; heard in the hand: %q", what, name, heard)
		}
	}
	if look[bool](p, `document.querySelector("dialog[open]") !== null || document.querySelector(".figures").open`) {
		p.t.Errorf("%s: a dialog or the figures are open", what)
	}
	return marked
}

func (p *person) handInSight(what string) {
	p.t.Helper()
	p.calm()
	for _, hidden := range look[[]string](p, `[...document.querySelectorAll(".mine .hand [data-card]")].filter((e) => {
		const r = e.getBoundingClientRect();
		return r.bottom > innerHeight + 1 || !e.contains(document.elementFromPoint(r.x + 4, r.y + r.height / 2));
	}).map((e) => e.dataset.card)`) {
		p.t.Errorf("%s: something lies on %s", what, hidden)
	}
	if p.way.height > 400 { // otherwise there is room for one of them
		p.apart(what, ".hint, .mine .hand, .asking .ask")
	}
}

// TestHintElsewhere: a hint marks its recommendation where it lies: among the offers, and in the hand of a
// dummy that the person plays.
func TestHintElsewhere(t *testing.T) {
	t.Parallel()
	h := openHouse(t)
	t.Run("offers", func(t *testing.T) {
		t.Parallel()
		p := h.person(t, phone().in("sv").calm())
		p.sitDown(map[string]any{"variant": "classic", "deals": 1, "pace": 1}, "", "greedy", "greedy")
		s := p.turn(tableState{}, true)
		for ; s.Phase != "offer"; s = p.turn(s, true) {
			p.answer(script{}, s)
		}
		p.key("h")
		p.until("an answer is marked", `document.querySelectorAll(".answer .button .best-sign").length === 1`)
		p.apart("a hint on offers", ".hint, .answer .button, .mine .hand")
		p.accessible("a hint on offers")
		p.clickOn(".hint .take")
		p.until("it is done", `!document.querySelector(".hint") && !d.table().asked || d.table().phase === "play"`)
	})
	t.Run("a dummy's hand", func(t *testing.T) {
		t.Parallel()
		p := h.person(t, desktop().in("de").calm())
		p.sitDown(map[string]any{"variant": "dummy", "deals": 2, "pace": 1, "seed": "beside"}, "", "greedy")
		for s := p.turn(tableState{}, true); ; s = p.turn(s, true) {
			if s.Over {
				p.nextDeal()
				continue
			}
			if look[bool](p, `document.querySelector(".felt .hand.open.asked") !== null`) {
				break
			}
			p.answer(script{}, s)
		}
		p.key("h")
		p.until("a card of the dummy is marked", `document.querySelectorAll(".felt .hand.open [data-card] .best-sign").length === 1`)
		if look[bool](p, `document.querySelector(".mine .hand .best-sign") !== null`) {
			t.Error("one's own hand is marked")
		}
		p.fits("a hint on the dummy's hand")
		p.clickOn(".hint .take")
		p.until("it is done", `!document.querySelector(".hint")`)
	})
}

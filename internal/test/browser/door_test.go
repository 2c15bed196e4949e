package browser

import (
	"fmt"
	"testing"
)

// onWay returns how far the person has come on the way in, as the page keeps it.
func (p *person) onWay() string {
	return look[string](p, `JSON.parse(localStorage["ninetynine.settings"]).way`)
}

// TestWayIn: a newcomer is led from the lobby through the first lesson to a guided match, its report and
// the lesson about it; each screen has one way on, and the lobby knows it after a return.
func TestWayIn(t *testing.T) {
	inEachLanguage(t, func(t *testing.T, p *person) {
		p.open("/")
		p.until("the door alone is red", `document.querySelectorAll(".home .chief").length === 1 && document.querySelector(".door .chief")`)
		p.accessible("a newcomer's lobby")
		p.click(p.say("page.home.lesson.go"))
		p.until("the lesson has the focus", `document.activeElement.matches(".told h2")`)
		p.open("/").sees(p.say("way.go.lesson"))
		p.click(p.say("way.go.lesson"))
		p.until("the lesson", `document.querySelector(".told .turns") !== null`)
		p.finish("first")
		p.accessible("the end of the first lesson")
		p.click(p.say("way.go.first"))
		p.until("a guided match", `document.querySelector(".coach .proposed .chief")`)
		if table := look[string](p, `location.pathname.slice(3)`); p.onWay() != "match "+table {
			t.Errorf("at table %s the way is at %q", table, p.onWay())
		}
		p.accessible("a guided bid")
		if look[bool](p, `[...document.querySelectorAll(".head button")].some((e) => e.textContent.includes(`+quote(p.say("page.talk"))+`))`) {
			t.Error("the chat is offered, where only computer players could read it")
		}
		if kinds := look[[]string](p, `[...document.querySelectorAll(".felt .level:not(.meaning)")].map((e) => e.textContent)`); len(kinds) != 2 || kinds[0] != kinds[1] || kinds[0] != p.say("page.level.beginner") {
			t.Errorf("the opponents of a first match are %q", kinds)
		}
		if look[bool](p, `document.querySelector(".mine h2").textContent.includes(`+quote(p.say("seat.thinks"))+`)`) {
			t.Error("the player's own name is read as that of a player who is choosing")
		}
		p.fits("a guided bid")
		p.click(p.say("page.hint.choose"))
		p.clickOn(".answer .chief")
		p.until("a word on the tricks", `document.querySelector("main[data-phase=play] .coach p")?.textContent !== ""`)
		p.fits("a guided trick")
		p.open("/").sees(p.say("way.go.match"))
	})
}

// TestFirstPremium: a newcomer's first bid is without premiums; in the deal in which they are explained they can be
// offered.
func TestFirstPremium(t *testing.T) {
	inEachLanguage(t, func(t *testing.T, p *person) {
		table := p.sitDown(map[string]any{"variant": "standard", "deals": 2, "pace": 1, "guide": true, "seed": "door"}, "", "greedy", "greedy")
		p.until("the coach", `document.querySelector(".coach .proposed")`)
		if look[bool](p, `document.querySelector(".offers") !== null`) {
			t.Error("premiums are offered, and never were explained")
		}
		look[bool](p, fmt.Sprintf(`(localStorage["ninetynine.settings"] = JSON.stringify({...JSON.parse(localStorage["ninetynine.settings"]), premiums: %q + " 0 0"}), true)`, table))
		p.open("/t/" + table)
		p.until("the coach", `document.querySelector(".coach .proposed")`)
		p.click(p.say("page.hint.choose"))
		p.sees(p.say("coach.wager", "declare", 30, "reveal", 60))
		p.until("premiums", `document.querySelector(".offers")`)
		p.accessible("the first premium")
		p.fits("the first premium")
	})
}

// TestWayOn: the end of a guided match leads to the report in plain words, and that to a lesson.
func TestWayOn(t *testing.T) {
	inEachLanguage(t, func(t *testing.T, p *person) {
		table := p.sitDown(map[string]any{"variant": "standard", "deals": 1, "pace": 1, "guide": true, "seed": "door"}, "", "greedy", "greedy")
		look[bool](p, fmt.Sprintf(`(localStorage["ninetynine.settings"] = JSON.stringify({...JSON.parse(localStorage["ninetynine.settings"]), taught: true, way: "match " + %q}), true)`, table))
		p.open("/t/" + table)
		p.until("the coach", `document.querySelector(".coach .proposed")`) // otherwise its advice comes too late
		p.playDeal(script{}, true)
		p.click(p.say("way.go.report"))
		p.until("the report in plain words", `document.querySelector(".plainly .chief")`)
		p.accessible("the report in plain words")
		p.fits("the report in plain words")
		p.clickOn(".plainly .chief")
		p.until("the way is over or in a lesson", `/^(over|cure )/.test(JSON.parse(localStorage["ninetynine.settings"]).way)`)
	})
}

// TestNoNewcomer: a player who leaves the way, or has played before, is never asked again.
func TestNoNewcomer(t *testing.T) {
	t.Parallel()
	h := openHouse(t)
	p := h.person(t, phone().calm())
	p.open("/").click(p.say("page.home.lesson.no"))
	p.open("/?again").sees(p.say("page.level.expert"))
	p.until("no door", `document.querySelector(".door") === null && document.querySelector(".now .chief")`)
	q := h.person(t, desktop().calm())
	q.sitDown(map[string]any{"variant": "duel", "deals": 1, "pace": 1}, "", "greedy")
	q.open("/")
	q.until("no door", `document.querySelector(".go-on .chief[href]") && document.querySelectorAll(".home .chief").length === 1 && !document.querySelector(".door")`)
}

// TestWord: a word of the table explains itself on a press and on the focus; Escape closes that.
func TestWord(t *testing.T) {
	inEachLanguage(t, func(t *testing.T, p *person) {
		p.sitDown(map[string]any{"variant": "standard", "deals": 1, "pace": 1, "seed": "door"}, "", "beginner", "beginner")
		p.turn(tableState{}, true)
		shown := `document.querySelector(".meaning:popover-open")?.textContent ?? ""`
		p.clickOn(".seat.west .word.level")
		p.until("an explanation", shown)
		p.accessible("an explanation")
		p.key("Escape")
		p.until("it is closed", `(`+shown+`) === ""`)
		look[bool](p, `(document.querySelector(".board .badge.word").focus({ focusVisible: true }), true)`)
		p.until("the dealer is explained", `(`+shown+`) === `+quote(p.say("word.dealer.is")))
	})
}

// TestFocusFollows: when one's turn comes, the focus in the hand moves from a card that may not be played to one that
// may; each card played is announced.
func TestFocusFollows(t *testing.T) {
	inEachLanguage(t, func(t *testing.T, p *person) {
		p.sitDown(map[string]any{"variant": "standard", "deals": 1, "pace": 1, "seed": "door"}, "", "greedy", "greedy")
		p.until("the trick is announced", `document.querySelector("main[data-phase]") && (document.querySelector(".trick")?.ariaLive ?? "polite") === "polite"`)
		for range 5 {
			s := p.toPlay()
			if s.Phase != "play" {
				break
			}
			look[bool](p, `(document.querySelector(".mine .hand [data-card][tabindex='0']").focus(), true)`)
			p.until("a card that may be played has the focus", `document.activeElement.dataset?.card && document.activeElement.ariaDisabled !== "true"`)
			p.key("Enter")
			p.turn(s, true)
			p.until("the focus follows the turn", `document.querySelector("main[data-phase=over]") || (document.activeElement.dataset?.card && document.activeElement.ariaDisabled !== "true")`)
		}
	})
}

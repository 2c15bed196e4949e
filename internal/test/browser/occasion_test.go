package browser

import (
	"fmt"
	"slices"
	"strings"
	"testing"
)

// TestLastPage: a match ends with a page that says who won, the final score, the best moments, and what
// decided it; it can be saved as a picture and as text.
func TestLastPage(t *testing.T) {
	ways := map[string]way{"desk": desktop().in("sv"), "phone at night": phone().in("de").atNight()}
	inEachWay(t, ways, func(t *testing.T, p *person) {
		p.name = "Wilhelmina von Rothenbur"
		p.sitDown(map[string]any{"variant": "duel", "deals": 2, "pace": 1}, "", "greedy")
		p.playDeal(script{}, true)
		if there := look[bool](p, `document.querySelector(".over [aria-haspopup]") !== null`); there {
			t.Error("there is a last page before the end")
		}
		p.pennants()
		p.nextDeal()
		p.playDeal(script{}, true)
		p.accessible("the end")
		p.pennants()
		title := look[string](p, `document.querySelector(".over .printed .winner").textContent`)
		if n := strings.Count(look[string](p, `document.querySelector(".over").textContent`), title); n != 1 {
			t.Errorf("%q is there %d times", title, n)
		}
		p.click(p.say("page.last"))
		p.until("the page", `document.querySelectorAll(".last-page .final tr").length >= 2 && document.querySelector(".last-page .course")`)
		p.fits("the last page")
		p.accessible("the last page")
		p.until("what decided it", `document.querySelector(".decided :is(.moments a, p.soft:not(.judging))")`)
		p.fits("what decided it")
		if facts := look[[]string](p, `[...document.querySelectorAll(".bests li")].map((e) => e.textContent)`); len(facts) == 0 || strings.Contains(strings.Join(facts, " "), "⟨") {
			t.Errorf("what was best: %q", facts)
		}
		look[bool](p, `(window.saved = null, HTMLAnchorElement.prototype.click = function () { window.saved = this; }, true)`)
		look[bool](p, `(Object.defineProperty(navigator, "canShare", {value: undefined, configurable: true}), true)`)
		p.click(p.say("page.share"))
		p.until("a picture", `window.saved?.download === "ninety-nine.png"`)
		look[bool](p, `(Object.assign(navigator, {}), Object.defineProperty(navigator, "canShare", {value: (what) => (window.shared = what.files[0], true)}), Object.defineProperty(navigator, "share", {value: async () => {}}), true)`)
		p.click(p.say("page.share"))
		size := look[[]int](p, `await (async () => {
			while (!window.shared) await new Promise((go) => setTimeout(go, 20));
			const drawn = await createImageBitmap(window.shared);
			return [drawn.width, drawn.height];
		})()`)
		if len(size) != 2 || size[0] != 1080 || size[1] != 1350 {
			t.Errorf("the picture is %v", size)
		}
		look[bool](p, `(Object.defineProperty(navigator, "clipboard", {value: {writeText: async (text) => { window.copied = text; }}}), true)`)
		p.click(p.say("page.copy"))
		p.until("the text is copied", `window.copied?.split("\n").length >= 4`)
		p.until("that is said", `document.querySelector("dialog footer [role=status]").textContent === `+quote(p.say("page.link.copied")))
		if text := look[string](p, `window.copied`); !strings.Contains(text, look[string](p, `document.querySelector(".final th").textContent`)) {
			t.Errorf("copied is %q", text)
		}
		p.click(p.say("page.last.report"))
		p.until("the report", `location.pathname.startsWith("/report/") && document.querySelector(".report-head")`)
	})
}

// pennants checks that the account of a deal and the seats show who leads, if one player does alone.
func (p *person) pennants() {
	p.t.Helper()
	totals := look[[]int](p, `[...document.querySelectorAll(".account .totals td")].map((e) => Number(e.textContent.trim().replace("−", "-")))`)
	for _, at := range []string{`[...document.querySelectorAll(".account .totals td")].map((e) => e.querySelector(".pennant") !== null)`,
		`[0, 1].map((seat) => document.querySelector(".nameplate:is([data-seat='" + seat + "'] *) .leads .pennant") !== null)`} {
		if led := look[[]bool](p, at); led[0] != (totals[0] > totals[1]) || led[1] != (totals[1] > totals[0]) {
			p.t.Errorf("the totals are %v, with pennants %v", totals, led)
		}
	}
}

// TestCountedUp: the points of a deal count up, which a key ends at once, and the bid-cards of contracts
// made open as fans; with reduced motion everything is there at once.
func TestCountedUp(t *testing.T) {
	t.Parallel()
	h := openHouse(t)
	for name, w := range map[string]way{"moving": desktop(), "still": desktop().calm()} {
		t.Run(name, func(t *testing.T) {
			t.Parallel()
			p := h.person(t, w)
			p.sitDown(map[string]any{"variant": "duel", "deals": 2, "pace": 1}, "", "greedy")
			look[bool](p, `(new MutationObserver(() => {
				const now = document.querySelectorAll(".account .counted").length;
				if (!now) return;
				window.counts = now;
				window.opens = [...document.querySelectorAll(".fanned > *")].every((e) => getComputedStyle(e).animationName === "opened");
				document.body.dispatchEvent(new KeyboardEvent("keydown", {key: "Shift", bubbles: true}));
			}).observe(document.body, {childList: true, subtree: true}), true)`)
			p.playDeal(script{}, true)
			p.until("all is counted", `document.querySelector(".account tfoot") && !document.querySelector(".counted")`)
			if counts := look[bool](p, `Boolean(window.counts)`); counts == w.still {
				t.Errorf("there was counting: %t", counts)
			}
			if opens := look[bool](p, `window.opens !== false`); !opens {
				t.Error("the cards of a contract made do not open")
			}
			fans := look[[]string](p, `[...document.querySelectorAll(".account .cards td")].map((e, i) =>
				[e.querySelector(".fanned") !== null, document.querySelectorAll(".account .verdict")[i].matches(".made")].join())`)
			for i, fan := range fans {
				if fan != "true,true" && fan != "false,false" {
					t.Errorf("column %d: fanned, made: %s", i, fan)
				}
			}
			p.until("the total is told", `document.querySelectorAll(".account tfoot td").length && [...document.querySelectorAll(".account tfoot td")].every((e) => /^[−\d.,]+$/.test(e.textContent.trim()))`)
		})
	}
}

// TestMoment: at the end of a deal the viewer's bid-cards meet the tricks won. That moves only before the
// viewer's eyes, a key ends it at once without going on to the next deal, it is spoken once, and after a
// reload it lies there at rest.
func TestMoment(t *testing.T) {
	t.Parallel()
	h := openHouse(t)
	const hide = `(Object.defineProperty(document, "hidden", {get: () => true}), true)`
	for name, w := range map[string]way{"moving": desktop(), "still": phone().in("de").calm(), "hidden": desktop().in("sv")} {
		t.Run(name, func(t *testing.T) {
			t.Parallel()
			p := h.person(t, w)
			p.sitDown(map[string]any{"variant": "standard", "deals": 2, "pace": 1}, "", "greedy", "greedy")
			look[bool](p, `(window.spoken = [], new MutationObserver((all) => {
				for (const {addedNodes: [node]} of all) if (node?.parentElement?.matches(".news")) spoken.push(node.textContent);
				if (!document.querySelector("[data-moves]")) return;
				window.moved = true;
				window.moving ??= document.getAnimations().map((a) => a.animationName);
			}).observe(document.body, {childList: true, subtree: true}), true)`)
			if name == "hidden" {
				p.toPlay()
				look[bool](p, hide)
			}
			p.playDeal(script{}, true)
			p.until("the account", `document.querySelector(".over .account")`)
			if name == "moving" {
				p.key("Enter")
				p.until("a key ends it", `!document.querySelector("[data-moves]")`)
			}
			if moved := look[bool](p, `Boolean(window.moved)`); moved != (name == "moving") {
				t.Errorf("it moved: %t", moved)
			}
			result := look[string](p, `document.querySelector(".moment .outcome").textContent.replace(/^[✓✕]/u, "").replace(/\s+/g, " ").trim()`)
			said := look[[]string](p, `spoken`)
			if n := len(slices.DeleteFunc(slices.Clone(said), func(s string) bool { return !strings.HasPrefix(s, result) })); n != 1 {
				t.Errorf("spoken is %q, %d times %q", said, n, result)
			}
			marks := look[[]int](p, `[document.querySelectorAll(".met .won").length, document.querySelectorAll(".met .open").length, document.querySelectorAll(".met .extra").length]`)
			if moving := look[[]string](p, `window.moving ?? []`); name == "moving" && (!slices.Contains(moving, "turned") || slices.Contains(moving, "fallen") != (marks[0]+marks[2] > 0)) {
				t.Errorf("what moves: %q", moving)
			}
			row := func(n int) (tricks int) {
				return look[int](p, fmt.Sprintf(`Number(document.querySelectorAll(".account .facts tr")[%d].querySelector("td").textContent)`, n))
			}
			if bid, won := row(1), row(2); marks[0]+marks[1] != bid || marks[0]+marks[2] != won {
				t.Errorf("%d marks are won, %d open, %d over, at a bid of %d with %d tricks", marks[0], marks[1], marks[2], bid, won)
			}
			p.fits("the moment")
			p.accessible("the moment")
			p.open(look[string](p, `location.pathname`))
			p.until("the account again", `document.querySelector(".over .account")`)
			if look[bool](p, `document.querySelector("[data-moves]") !== null || document.querySelector(".news").textContent !== ""`) {
				t.Error("it moves or speaks again after a reload")
			}
		})
	}
}

// TestAnnounced: a premium is announced in the middle of the table, once, and hides nothing that can be
// pressed; a player who comes later sees no announcement.
func TestAnnounced(t *testing.T) {
	inEachWay(t, map[string]way{"desk": desktop(), "small": small().in("sv").atNight()}, func(t *testing.T, p *person) {
		p.sitDown(map[string]any{"variant": "standard", "deals": 1, "pace": 1}, "", "greedy", "greedy")
		look[bool](p, `(new MutationObserver(() => { window.told ||= document.querySelector(".announced")?.textContent; }).observe(document.body, {childList: true, subtree: true}), true)`)
		s := p.turn(tableState{}, true)
		p.click(p.say("menu.reveal", "points", 60))
		name, now := p.choose(pointing{}, s)
		pointing{}.button(p, name, now)
		p.until("a premium is announced", `window.told`)
		holder := look[string](p, `await d.until(() => document.querySelector(".seat:has(.premium) .name")?.textContent, 5000)`)
		if told := look[string](p, `window.told`); !strings.Contains(told, holder) {
			t.Errorf("%q is told of %s", told, holder)
		}
		p.fits("the announcement")
		p.until("it is gone", `document.querySelector(".announced").textContent === ""`)
		p.open(look[string](p, `location.pathname`))
		p.until("the premium is there", `document.querySelector(".seat .premium")`)
		if again := look[string](p, `document.querySelector(".announced").textContent`); again != "" {
			t.Errorf("told again: %q", again)
		}
	})
}

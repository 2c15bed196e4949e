package browser

import (
	"fmt"
	"slices"
	"strings"
	"testing"
	"time"
)

// TestNines: during the auction the page shows the trump that stays if all pass; the question does not
// cover it; nines that are trumps lie together.
func TestNines(t *testing.T) {
	inEachLanguage(t, func(t *testing.T, p *person) {
		p.sitDown(map[string]any{"variant": "nines", "deals": 1, "pace": 1, "seed": "nines", "deal": 5}, "", "greedy", "greedy")
		s := p.turn(tableState{}, true)
		p.until("the trump that stays is named", `[...document.querySelectorAll(".trump")].every((e) => e.textContent.includes(`+quote(p.say("trump.none"))+`))`)
		if head := look[string](p, `document.querySelector(".head .trump b").textContent`); head != p.say("trump.none")+"?" {
			t.Errorf("the trump that may stay is told as %q", head)
		}
		if !p.way.touch {
			p.sees(p.say("why.stay"))
		}
		p.click(p.say("menu.reveal", "points", 60))
		p.click(p.say("page.sure.reveal", "points", 60, "n", ""))
		for s = p.turn(s, true); s.Phase != "name"; s = p.turn(s, true) {
			p.answer(script{}, s)
		}
		p.apart("naming", ".ground p, .naming .button, .asking .ask")
		p.fits("naming")
		p.click(p.say("trump.nines"))
		s = p.turn(s, true)
		if nines := s.Hand[:4]; !slices.Equal(nines, []string{"9C", "9H", "9S", "9D"}) {
			t.Errorf("first in the hand are %v", nines)
		}
	})
}

// TestOfferByWords: clicking the words of a premium chooses it.
func TestOfferByWords(t *testing.T) {
	inEachLanguage(t, func(t *testing.T, p *person) {
		p.sitDown(map[string]any{"variant": "standard", "deals": 1, "pace": 1}, "", "greedy", "greedy")
		p.turn(tableState{}, true)
		for i, key := range []string{"menu.declare", "menu.reveal"} {
			p.clickOn(fmt.Sprintf(".offers label:nth-of-type(%d) span", i+2))
			p.until("it is chosen", fmt.Sprintf(`document.querySelectorAll(".offers input")[%d].checked`, i+1))
			p.sees(p.say(key, "points", 30*(i+1)))
		}
	})
}

// TestPressedThrice: three clicks at one place do not offer a premium.
func TestPressedThrice(t *testing.T) {
	inEachWay(t, map[string]way{"desk": desktop(), "phone": phone().in("de")}, func(t *testing.T, p *person) {
		p.sitDown(map[string]any{"variant": "nobid", "deals": 1, "pace": 1, "seed": "kept"}, "", "greedy", "greedy")
		p.turn(tableState{}, true)
		at := p.spot("", ".answer .button + .button")
		for range 3 {
			pressed := time.Now()
			p.tap(at)
			p.soon("it is no double click", func() bool { return time.Since(pressed) > 450*time.Millisecond })
		}
		if s := look[tableState](p, `d.table()`); s.Phase != "offer" || len(s.Answers) == 0 {
			t.Errorf("something was offered: %+v", s)
		}
	})
}

// TestFocus: nothing can be taken back before the first act, and the focus stays within the page when the
// focused element disappears.
func TestFocus(t *testing.T) {
	t.Parallel()
	p := openHouse(t).person(t, desktop().calm())
	within := func(when string) {
		t.Helper()
		p.until("the focus is within the page "+when, `document.activeElement.closest("main")`)
	}
	p.open("/")
	p.clickOn(".now .begin")
	p.until("the cards are there", `d.table().hand.length > 0`)
	within("after Play")
	undo := `[...document.querySelectorAll(".tools button")].some((b) => b.innerText.includes(` + quote(p.say("page.undo")) + `) && b.checkVisibility({ visibilityProperty: true }))`
	if look[bool](p, undo) {
		t.Error("before anything was done it can be taken back")
	}
	s := p.turn(tableState{}, true)
	p.answer(pointing{}, s)
	p.until("now it can", undo)
	p.playDeal(pointing{}, true)
	p.nextDeal()
	within("after a deal")
	if shown := p.say("page.home.play"); strings.Contains(look[string](p, `d.text()`), shown) {
		t.Errorf("there is still %q", shown)
	}
}

// TestTabOrder: at the table Tab leads from the head to advice, to the cards, and from the cards to their
// actions; between them are words that explain themselves.
func TestTabOrder(t *testing.T) {
	inEachWay(t, map[string]way{"desk": desktop(), "phone": phone().in("de")}, func(t *testing.T, p *person) {
		p.sitDown(map[string]any{"variant": "standard", "deals": 1, "pace": 1}, "", "greedy", "greedy")
		_, now := p.choose(pointing{}, p.turn(tableState{}, true))
		ways := []string{"head", "word", "tools", "card", "word", "premium", "lay"}
		if got := p.tabs(); !slices.Equal(got, ways) {
			t.Errorf("while one bids Tab leads to %q, not %q", got, ways)
		}
		p.accessible("the order of Tab")
		p.answer(script{}, now)
		p.toPlay()
		if got := p.tabs(); !slices.Equal(got, ways[:5]) {
			t.Errorf("while one plays Tab leads to %q, not %q", got, ways[:5])
		}
	})
}

// tabs returns the stops of Tab, from the head of the table to its end.
func (p *person) tabs() (all []string) {
	p.t.Helper()
	look[bool](p, `(document.querySelector(".head a").focus(), true)`)
	for range 40 {
		at := look[string](p, `(() => {
			const parts = { ".board .word": "word", ".head *": "head", ".tools *": "tools", "[data-card]": "card", ".offers *": "premium", ".answer .chief": "lay", ".side *": "" };
			return Object.entries(parts).find(([part]) => document.activeElement.matches(part))?.[1] ?? "";
		})()`)
		if at == "" {
			return all
		}
		all = append(all, at)
		p.key("Tab")
		all = slices.Compact(all)
	}
	return all
}

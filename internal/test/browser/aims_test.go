package browser

import (
	"slices"
	"strings"
	"testing"
)

func suitOf(cards []string, suit string) []string {
	return slices.DeleteFunc(slices.Clone(cards), func(code string) bool { return !strings.HasSuffix(code, suit) })
}

// TestTwoNumbers: where three diamonds allow no trick or all tricks, both numbers appear: in the bid, at
// the seat and in the sheet.
func TestTwoNumbers(t *testing.T) {
	inEachLanguage(t, func(t *testing.T, p *person) {
		p.sitDown(map[string]any{"variant": "four", "deals": 1, "pace": 1, "seed": "diamonds", "deal": 1}, "", "greedy", "greedy", "greedy")
		s := p.turn(tableState{}, true)
		diamonds := suitOf(s.Cards, "D")
		if len(diamonds) < 3 {
			t.Fatalf("these are not three diamonds: %v", diamonds)
		}
		for _, code := range diamonds[:3] {
			p.clickOn(`.hand [data-card="` + code + `"]`)
		}
		both := p.say("guide.or", "a", "0", "b", "10")
		p.until("the bid is two numbers", `document.querySelector(".laying .total").innerText.includes(`+quote(both)+`)`)
		p.fits("a bid of two numbers")
		p.click(p.say("page.lay"))
		s = p.toPlay()
		p.until("so does the seat", `document.querySelector(".mine .tally").innerText.includes(`+quote(both)+`)`)
		p.fits("a contract of two numbers")
		for ; !s.Over; s = p.turn(s, true) {
			p.answer(script{}, s)
		}
		p.until("so does the sheet", `document.querySelector(".over .account .facts").innerText.includes(`+quote(both)+`)`)
		p.sees(both + " ")
		p.fits("a sheet with two numbers")
	})
}

// TestCardsLeft: where the cards left over are the bid, the page says so, shows what they can still bid,
// and shows the player's announcement.
func TestCardsLeft(t *testing.T) {
	inEachLanguage(t, func(t *testing.T, p *person) {
		p.sitDown(map[string]any{"variant": "nobid", "deals": 1, "pace": 1, "seed": "kept"}, "", "greedy", "greedy")
		s := p.turn(tableState{}, true)
		aim := func() string {
			return look[string](p, `document.querySelector(".keeping:last-of-type")?.innerText ?? ""`)
		}
		if want, _, _ := strings.Cut(p.say("page.keeping", "n", 3, "bid", "0"), "0"); !strings.HasPrefix(aim(), want) {
			t.Errorf("before an offer the aim is %q", aim())
		}
		p.fits("an aim")
		p.accessible("an aim")
		p.clickOn(".answer .button + .button")
		p.click(p.say("offer.numbered", "offer", p.say("offer.declare"), "n", 4))
		p.click(p.say("page.sure.declare", "points", 30, "n", " 4"))
		for s = p.turn(s, true); s.Phase != "play"; s = p.turn(s, true) {
			p.answer(script{}, s)
		}
		p.sees(p.say("page.keeping.said", "said", 4))
		p.fits("an aim with a number")
		left := aim()
		p.answer(script{}, s)
		p.until("there is less to choose from", `document.querySelector(".keeping:last-of-type").innerText !== `+quote(left))
	})
}

// TestJoker: the player with the turned-up card holds the joker, and the page says so everywhere; the
// turn-up itself is drawn as it is.
func TestJoker(t *testing.T) {
	inEachLanguage(t, func(t *testing.T, p *person) {
		p.sitDown(map[string]any{"variant": "classic", "deals": 1, "pace": 1, "seed": "joker", "deal": 1}, "", "greedy", "greedy")
		s := p.turn(tableState{}, true)
		called := p.say("joker.as", "card", p.say("card.spoken", "rank", "7", "suit", p.say("suit.C")))
		joker := func(where string) {
			t.Helper()
			p.until("the joker is "+where, `[...document.querySelectorAll(`+quote(where+` .card`)+`)].some((e) => e.ariaLabel === `+quote(called)+` && e.querySelector('.fool') && [...e.querySelectorAll(".index")].some((i) => i.textContent === "7"))`)
		}
		joker(".mine .hand")
		if plain := look[string](p, `document.querySelector(".turnup .card").ariaLabel`); strings.Contains(plain, p.say("joker")) {
			t.Errorf("the card turned up is called %q", plain)
		}
		p.accessible("a hand with the joker")
		for _, code := range suitOf(s.Cards, "D") {
			p.clickOn(`.hand [data-card="` + code + `"]`)
		}
		p.click(p.say("page.lay"))
		for s = p.toPlay(); !slices.Contains(s.Cards, "7C"); s = p.turn(s, true) {
			p.answer(script{}, s)
		}
		pointing{}.card(p, "7C", s)
		joker(".trick")
		s = p.turn(s, true)
		p.key("l")
		joker("dialog .tricks")
	})
}

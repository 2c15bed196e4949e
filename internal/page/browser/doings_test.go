package browser

import (
	"slices"
	"testing"
)

// TestPremiumWithBid: a premium chosen with the bid is offered with it, and
// not asked for again.
func TestPremiumWithBid(t *testing.T) {
	p := openHouse(t).person(t, desktop().calm())
	table := p.sitDown(map[string]any{"variant": "standard", "deals": 1, "pace": 1}, "", "greedy", "greedy")
	s := p.turn(tableState{}, true)
	if _, now := p.choose(pointing{}, s); len(now.Chosen) != 3 {
		t.Fatalf("3 cards are chosen: %+v", now)
	}
	p.click(p.say("menu.reveal", "points", 60))
	p.click(p.say("page.lay.reveal"))
	p.until("the play begins", `d.table().phase === "play"`)
	offer := look[string](p, `(await (await fetch("/api/tables/`+table+`")).json()).view.offers[0]`)
	if offer != "reveal" {
		t.Errorf("%q is offered", offer)
	}
}

// TestTakenBack: a card that was played can be had again, and the deal, and
// what was chosen for later is forgotten by it.
func TestTakenBack(t *testing.T) {
	p := openHouse(t).person(t, desktop().calm())
	p.sitDown(map[string]any{"variant": "duel", "deals": 1, "pace": 1}, "", "greedy")
	s := p.turn(tableState{}, true)
	for ; s.Phase != "play"; s = p.turn(s, true) {
		p.answer(pointing{}, s)
	}
	card := s.Cards[0]
	p.answer(pointing{}, s)
	p.turn(s, true)
	p.click(p.say("page.undo"))
	p.until(card+" is in the hand again", `d.table().hand.includes(`+quote(card)+`)`)
	if again := p.turn(tableState{}, true); !slices.Equal(again.Cards, s.Cards) {
		t.Errorf("after it was taken back one may play %v, not %v", again.Cards, s.Cards)
	}
	p.click(p.say("page.more"))
	p.click(p.say("page.do.replay"))
	p.until("bids are asked for again", `d.table().phase === "lay"`)
}

// TestMatchPaused: a match stands still while it is paused, and goes on; who
// gives it up is asked twice and can see it played back.
func TestMatchPaused(t *testing.T) {
	p := openHouse(t).person(t, phone().in("de").calm())
	p.sitDown(map[string]any{"variant": "duel", "pace": 1}, "", "greedy")
	p.turn(tableState{}, true)
	p.click(p.say("page.more"))
	p.click(p.say("page.do.pause"))
	p.sees(p.say("page.paused"))
	if s := look[tableState](p, `d.table()`); s.Asked {
		t.Errorf("in a pause one is asked: %+v", s)
	}
	p.click(p.say("page.resume"))
	p.answer(pointing{}, p.turn(tableState{}, true))
	p.click(p.say("page.more"))
	p.click(p.say("page.abandon"))
	p.click(p.say("page.abandon.sure"))
	p.sees(p.say("page.again"))
}

// TestClaim: a deal in which something can still change is not ended, and the
// page says so.
func TestClaim(t *testing.T) {
	p := openHouse(t).person(t, desktop().in("sv").calm())
	p.excuse(`commands.* is answered with 4`)
	p.sitDown(map[string]any{"variant": "standard", "deals": 1, "pace": 1}, "", "greedy", "greedy")
	s := p.turn(tableState{}, true)
	for ; s.Phase != "play"; s = p.turn(s, true) {
		p.answer(pointing{}, s)
	}
	p.click(p.say("page.more"))
	p.click(p.say("page.claim"))
	p.until("it is said why not", `document.querySelector(".news p")`)
	if now := look[tableState](p, `d.table()`); now.Phase != "play" {
		t.Errorf("the deal is in phase %s", now.Phase)
	}
}

// TestPremove: a card chosen before one's turn is played when that comes, if
// it may be, and is forgotten if it may not.
func TestPremove(t *testing.T) {
	p := openHouse(t).person(t, desktop().calm())
	p.sitDown(map[string]any{"variant": "standard", "deals": 1, "pace": 2500}, "", "greedy", "greedy")
	s := p.turn(tableState{}, true)
	for ; s.Phase != "play"; s = p.turn(s, true) {
		p.answer(pointing{}, s)
	}
	p.answer(pointing{}, s)
	p.until("it is others' turn", `!d.table().asked && d.table().phase === "play"`)
	wanted := look[string](p, `d.table().hand[0]`)
	p.clickOn(`.mine .hand [data-card="` + wanted + `"]`)
	p.until("the card is marked", `document.querySelector('.mine .hand .chosen, .mine .hand [data-lifted]') || !d.table().hand.includes(`+quote(wanted)+`)`)
	now := p.turn(s, true)
	if slices.Contains(now.Hand, wanted) && !slices.Contains(now.Cards, wanted) {
		return // it could not be played, and is asked for anew
	}
	p.until("it was played", `!d.table().hand.includes(`+quote(wanted)+`)`)
}

// TestHintTaken: a hint's bid is lifted and its card played by one button.
func TestHintTaken(t *testing.T) {
	if testing.Short() {
		t.Skip("the expert takes its time")
	}
	p := openHouse(t).person(t, desktop().calm())
	p.sitDown(map[string]any{"variant": "pennycook", "deals": 1, "pace": 1}, "", "greedy", "greedy")
	for range 2 {
		s := p.turn(tableState{}, true)
		p.key("h")
		p.until("the hint", `document.querySelector("dialog .advice")`)
		p.click(p.say("page.hint.take"))
		if s.Phase == "lay" {
			p.until("three cards are lifted", `d.table().chosen.length === 3`)
			p.answer(pointing{}, look[tableState](p, `d.table()`))
			continue
		}
		p.until("a card is played", `d.table().hand.length < `+object(len(s.Hand)))
	}
}

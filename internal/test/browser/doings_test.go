package browser

import (
	"slices"
	"testing"
	"time"

	"github.com/chromedp/cdproto/input"
	"github.com/chromedp/chromedp"
)

// isAsked reports whether the question stands on the page; a screen reader's last words do not count.
func (p *person) isAsked(question string) bool {
	return look[bool](p, `[...document.querySelectorAll(".ask")].some((e) => e.checkVisibility() && e.textContent.includes(`+quote(question)+`))`)
}

// TestPremiumWithBid: a premium chosen with the bid is offered with it, without another question.
func TestPremiumWithBid(t *testing.T) {
	t.Parallel()
	p := openHouse(t).person(t, desktop().calm())
	table := p.sitDown(map[string]any{"variant": "standard", "deals": 1, "pace": 1}, "", "greedy", "greedy")
	s := p.turn(tableState{}, true)
	if _, now := p.choose(pointing{}, s); len(now.Chosen) != 3 {
		t.Fatalf("3 cards are chosen: %+v", now)
	}
	p.click(p.say("menu.reveal", "points", 60))
	p.sees(p.say("ask.sure.reveal", "points", 60, "number", "none"))
	if p.isAsked(p.say("ask.lay", "n", 3)) {
		t.Error("both questions are there")
	}
	p.accessible("a premium with the bid")
	bid := look[int](p, `Number(document.querySelector(".answer .total > b").textContent)`)
	p.click(p.say("page.lay.reveal", "bid", bid))
	p.until("the play begins", `d.table().phase === "play"`)
	offer := look[string](p, `(await (await fetch("/api/tables/`+table+`")).json()).view.offers[0]`)
	if offer != "reveal" {
		t.Errorf("%q is offered", offer)
	}
}

// TestTakenBack: a played card can be taken back and, also after a reload, be redone with what the bot
// answered; a deal can be taken back, and plans made for later are dropped.
func TestTakenBack(t *testing.T) {
	t.Parallel()
	p := openHouse(t).person(t, desktop().calm())
	at := p.sitDown(map[string]any{"variant": "duel", "deals": 1, "pace": 1}, "", "greedy")
	s := p.toPlay()
	for len(s.Cards) == 1 { // not a choice: in a match against bots, taking back skips it
		p.answer(script{}, s)
		s = p.turn(s, true)
	}
	card := s.Cards[0]
	p.answer(script{}, s)
	p.turn(s, true)
	cards := `JSON.stringify((await (await fetch("/api" + location.pathname.replace("/t/", "/tables/"))).json()).view.played)`
	played := look[string](p, cards)
	p.click(p.say("page.undo"))
	p.until("it can be redone", `document.querySelector(".tools .redo:not(:disabled)")`)
	p.fits("something to redo")
	p.accessible("something to redo")
	p.open("/t/" + at)
	p.until("still", `document.querySelector(".tools .redo:not(:disabled)")`)
	p.clickOn(".tools .redo")
	p.until("there is nothing more to redo", `!document.querySelector(".tools .redo")`)
	if again := look[string](p, cards); again != played {
		t.Errorf("played were %s, and after a redo %s", played, again)
	}
	p.click(p.say("page.undo"))
	p.until(card+" is in the hand again", `d.table().hand.includes(`+quote(card)+`)`)
	if again := p.turn(tableState{}, true); !slices.Equal(again.Cards, s.Cards) {
		t.Errorf("after it was taken back one may play %v, not %v", again.Cards, s.Cards)
	}
	p.click(p.say("page.more"))
	p.click(p.say("page.do.replay"))
	p.until("bids are asked for again", `d.table().phase === "lay"`)
}

// TestMatchPaused: a match stops while paused, and continues; giving it up needs a
// confirmation, and leads to the replay.
func TestMatchPaused(t *testing.T) {
	t.Parallel()
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
	p.answer(script{}, p.turn(tableState{}, true))
	p.click(p.say("page.more"))
	at := p.place()
	p.click(p.say("page.nav.rules"))
	p.until("the rules lie over the table", `document.querySelector("dialog .rules-text")`)
	p.fits("the rules over the table")
	p.key("Escape")
	p.at(at)
	p.click(p.say("page.more"))
	p.click(p.say("page.abandon"))
	p.click(p.say("page.abandon.sure"))
	p.sees(p.say("page.again"))
}

// TestClaim: the page offers to end a deal once nothing can change any more, and not before.
func TestClaim(t *testing.T) {
	t.Parallel()
	h := openHouse(t)
	people := []*person{h.person(t, desktop().in("sv").calm()), h.person(t, phone().calm())} // with two people, no last card is played automatically
	table := people[0].sitDown(map[string]any{"variant": "duel", "deals": 1, "pace": 1}, "", "")
	people[1].joins(table)
	people[1].click(people[1].say("page.ready"))
	offered := func(p *person) bool {
		p.click(p.say("page.more"))
		p.sees(p.say("page.more.know"))
		p.quiet()
		return look[bool](p, `d.text().includes(`+quote(p.say("page.claim"))+`)`)
	}
	looked := false
	for end := time.Now().Add(3 * patience); time.Now().Before(end); {
		for _, p := range people {
			s := look[tableState](p, `(document.querySelector(".trick .best") && document.querySelector(".felt")?.click(), d.table())`)
			switch {
			case !s.Asked || len(s.Cards)+len(s.Answers) == 0:
				continue
			case s.Phase == "play" && !looked:
				looked = true
				if offered(p) {
					t.Error("at the first trick the deal can be ended")
				}
				p.key("Escape")
				p.until("the menu has gone", `!document.querySelector("dialog")`)
			case s.Phase == "play" && len(s.Hand) == 1:
				if !offered(p) {
					t.Fatal("at the last trick the deal cannot be ended")
				}
				p.accessible("the end of a deal is offered")
				p.click(p.say("page.claim"))
				for _, p := range people {
					p.until("the deal is over", `d.table().over`)
				}
				return
			}
			p.answer(script{}, s)
		}
	}
	t.Fatal("the last trick does not come")
}

// TestOnlyPass: a premium needs a confirmation, and that question replaces the first;
// a player who can only pass sees why.
func TestOnlyPass(t *testing.T) {
	t.Parallel()
	h := openHouse(t)
	anna := h.person(t, desktop().calm())
	ben := h.person(t, small().calm())
	table := anna.sitDown(map[string]any{"variant": "declarer", "deals": 1, "pace": 1}, "", "", "greedy")
	ben.name = "Ben"
	ben.joins(table)
	ben.click(ben.say("page.ready"))
	ben.turn(tableState{}, true)
	ben.sees(ben.say("ask.offer", "names", "yes"))
	ben.click(ben.say("menu.reveal", "points", 60))
	ben.sees(ben.say("ask.sure.reveal", "points", 60, "number", "none"))
	if ben.isAsked(ben.say("ask.offer", "names", "yes")) {
		t.Error("both questions are there")
	}
	ben.fits("the second question")
	ben.accessible("the second question")
	ben.click(ben.say("page.sure.not"))
	ben.sees(ben.say("ask.offer", "names", "yes"))
	ben.click(ben.say("menu.reveal", "points", 60))
	ben.click(ben.say("page.sure.reveal", "points", 60, "n", ""))
	anna.sees(anna.say("ask.pass", "name", "Ben"))
	if anna.isAsked(anna.say("ask.offer", "how", "reveal", "names", "yes")) {
		t.Error("who can but pass is asked for a premium")
	}
	anna.accessible("only to pass")
	anna.click(anna.say("page.pass"))
	ben.until("the trump is named", `d.table().phase === "name"`)
}

// TestPremove: a card chosen before its turn is marked, and played when the turn
// comes, if that is legal; otherwise the player is asked.
func TestPremove(t *testing.T) {
	t.Parallel()
	p := openHouse(t).person(t, desktop().calm())
	p.sitDown(map[string]any{"variant": "standard", "deals": 1, "pace": 4000}, "", "greedy", "greedy")
	s := p.toPlay()
	p.answer(pointing{}, s)
	p.until("it is others' turn", `!d.table().asked && d.table().phase === "play"`)
	wanted := look[string](p, `(() => {
		const card = document.querySelector(".mine .hand [data-card]");
		card.click();
		return card.dataset.card;
	})()`)
	p.until("the card is marked, or the turn has come", `document.querySelector(".mine .hand [data-lifted]") || d.table().asked`)
	p.until("it is played, or must not be", `(({hand, asked, cards}) =>
		!hand.includes(`+quote(wanted)+`) || asked && !cards.includes(`+quote(wanted)+`))(d.table())`)
}

// TestDoubleClick: a double click, or a quick second tap, plays the card it hits, and
// selects none of the cards that close up under it.
func TestDoubleClick(t *testing.T) {
	inEachWay(t, map[string]way{"mouse": desktop(), "touch": phone()}, func(t *testing.T, p *person) {
		p.sitDown(map[string]any{"variant": "standard", "deals": 1, "pace": 4000}, "", "greedy", "greedy")
		s := p.toPlay()
		own := `[...document.querySelectorAll(".mine .hand [data-card]")].map((e) => e.dataset.card)`
		before := look[[]string](p, own)
		card := s.Cards[len(s.Cards)/2]
		at := p.spot("", `.mine .hand [data-card="`+card+`"]`)
		p.double(at)
		p.until("it is played", `!(`+own+`).includes(`+quote(card)+`)`)
		p.until("the play is kept", `document.querySelector("main").ariaBusy === "false"`)
		if left := look[[]string](p, own); len(left) != len(before)-1 {
			t.Errorf("of %v there are left %v", before, left)
		}
		if wished := look[[]string](p, `[...document.querySelectorAll(".mine .hand :is(.chosen, :has([data-lifted]))")].map((e) => e.dataset.card)`); len(wished) > 0 {
			t.Errorf("wished for: %v", wished)
		}
	})
}

// double clicks twice within a tenth of a second by the events' clock, however slow this machine is, or
// taps twice.
func (p *person) double(at spot) {
	p.t.Helper()
	if p.way.touch {
		p.tap(at)
		p.tap(at)
		return
	}
	began := float64(time.Now().UnixMilli()) / 1000
	p.do(chromedp.MouseEvent(input.DispatchMouseEventTypeMouseMoved, at.X, at.Y))
	for i := range 2 {
		when := func(e *input.DispatchMouseEventParams) { e.Timestamp = input.TimeSinceEpoch(began + float64(i)/10) }
		p.do(chromedp.MouseClickXY(at.X, at.Y, when))
	}
}

// TestHintTaken: one button lifts a hint's bid or plays its card.
func TestHintTaken(t *testing.T) {
	t.Parallel()
	p := openHouse(t).person(t, desktop().calm())
	p.sitDown(map[string]any{"variant": "pennycook", "deals": 1, "pace": 1}, "", "greedy", "greedy")
	for range 2 {
		s := p.turn(tableState{}, true)
		p.key("h")
		p.until("the hint", `document.querySelector(".board > .hint .advice")`)
		if s.Phase == "lay" {
			at := p.spot(p.say("page.hint.choose"), "")
			p.press(at)
			p.until("three cards are lifted", `d.table().chosen.length === 3`)
			p.press(at) // the second press is where the first was
			p.until("the cards are laid aside", `d.table().phase !== "lay"`)
			continue
		}
		p.click(p.say("page.hint.take"))
		p.until("a card is played", `d.table().hand.length < `+object(len(s.Hand)))
	}
}

// TestReconsider: a secret bid can be taken back freely while the other players still lay, and they keep
// their choices.
func TestReconsider(t *testing.T) {
	t.Parallel()
	h := openHouse(t)
	anna, ben := h.person(t, desktop().calm()), h.person(t, phone().in("de").calm())
	table := anna.sitDown(map[string]any{"variant": "standard", "deals": 1, "pace": 1}, "", "", "greedy")
	ben.joins(table)
	ben.click(ben.say("page.ready"))
	chosen := ben.turn(tableState{}, true).Cards[:2]
	for _, code := range chosen {
		ben.clickOn(`.hand [data-card="` + code + `"]`)
	}
	asked := anna.turn(tableState{}, true)
	anna.answer(script{}, asked)
	anna.sees(anna.say("page.aside"))
	anna.click(anna.say("page.undo"))
	if again := anna.turn(tableState{}, true); again.Phase != "lay" || len(again.Cards) != len(asked.Cards) {
		t.Errorf("asked again is %+v", again)
	}
	anna.answer(script{}, asked)
	anna.sees(anna.say("page.aside"))
	for _, code := range chosen {
		ben.until(code+" is chosen still", `document.querySelector('.hand [data-card="`+code+`"][aria-pressed="true"]')`)
	}
}

package browser

import "testing"

// TestBesideTheQuestion: during the bids at the fullest tables, no hand covers the question or its answers.
func TestBesideTheQuestion(t *testing.T) {
	t.Parallel()
	h := openHouse(t)
	for variant, bots := range map[string][]string{"four": {"", "greedy", "greedy", "greedy"}, "five": {"", "greedy", "greedy", "greedy", "greedy"}} {
		for name, w := range some(t, map[string]way{"desk": desktop().in("de"), "window": {width: 1000, height: 820}, "tablet": tablet().in("sv")}) {
			t.Run(variant+"/"+name, func(t *testing.T) {
				t.Parallel()
				p := h.person(t, w.calm())
				p.sitDown(map[string]any{"variant": variant, "deals": 1, "pace": 5000}, bots...) // no other player has bid: their hands are at their largest
				p.turn(tableState{}, true)
				p.calm()
				p.apart("a bid", ".backs, .asking .ask, .asking .slots, .asking .total > b, .offers label, .answer .button")
			})
		}
	}
}

// TestBesideTheTurnUp: on a phone the card turned up lies neither on the question nor on its answers, and
// away from the trick.
func TestBesideTheTurnUp(t *testing.T) {
	inEachWay(t, map[string]way{"phone": phone().in("de"), "small": small()}, func(t *testing.T, p *person) {
		p.sitDown(map[string]any{"variant": "classic", "deals": 1, "pace": 1}, "", "greedy", "greedy")
		parts := ".turnup, .asking .ask, .answer .button, .slots, .backs, .nameplate"
		s := p.turn(tableState{}, true)
		p.apart("a bid", parts)
		for ; s.Phase != "offer"; s = p.turn(s, true) {
			p.answer(script{}, s)
		}
		p.calm()
		p.apart("an offer", parts)
		tell := `document.querySelectorAll(".felt .seat:not(.own) :is(h2, .tally)").forEach((e) => e.append(Object.assign(document.createElement("span"), { className: "longer", textContent: "offenes Spiel" })))`
		look[bool](p, `(`+tell+`, true)`)
		p.apart("a longer offer", parts+", .seat h2 > *, .seat .tally > *")
		look[bool](p, `(document.querySelectorAll(".longer").forEach((e) => e.remove()), true)`)
		if s = p.toPlay(); len(s.Trick) > 0 {
			p.calm()
			p.apart("a trick", ".turnup, .trick .card")
		}
	})
}

// TestEndInSight: on a phone the button to go on is in sight, however long the account is, and the winner
// stands above it.
func TestEndInSight(t *testing.T) {
	t.Parallel()
	p := openHouse(t).person(t, way{width: 390, height: 560, scale: 2, touch: true, still: true})
	p.sitDown(map[string]any{"variant": "four", "deals": 1, "pace": 1}, "", "greedy", "greedy", "greedy")
	p.playDeal(script{}, true)
	p.calm()
	if out := look[string](p, `(() => {
		const over = document.querySelector(".over").getBoundingClientRect();
		const beyond = (e) => e.getBoundingClientRect().bottom > over.bottom || e.getBoundingClientRect().top < over.top;
		return [...document.querySelectorAll(".over .row > *, .over .winner")].filter(beyond).map((e) => e.innerText).join(", ");
	})()`); out != "" {
		t.Errorf("out of sight: %s", out)
	}
}

// TestNothingHovered: a button that was tapped does not keep its hover style.
func TestNothingHovered(t *testing.T) {
	t.Parallel()
	p := openHouse(t).person(t, phone().calm())
	p.open("/learn/first")
	p.until("the lesson", `document.querySelector(".told .turns")`)
	p.onward()
	colour := `getComputedStyle(document.querySelector(".told .back")).backgroundColor`
	before := look[string](p, colour)
	for range 2 {
		p.onward()
		p.calm()
	}
	if after := look[string](p, colour); after != before {
		t.Errorf("the next button is %s, and was %s", after, before)
	}
}

// TestStill: with reduced motion everything is at its new place at once: a hand never keeps for a frame the
// layout of cards already gone, so that a tap would hit another card.
func TestStill(t *testing.T) {
	t.Parallel()
	p := openHouse(t).person(t, phone().calm())
	p.open("/learn/first")
	p.until("a hand", `document.querySelector(".mine .hand [data-card] .card")`)
	p.calm()
	late := look[[]string](p, `(() => {
		const hand = document.querySelector(".mine .hand");
		const cards = [...hand.querySelectorAll(".card")];
		hand.style.setProperty("--card-w", "30px");
		const late = cards.filter((c) => c.offsetWidth !== 30).map((c) => c.ariaLabel);
		return [...late, ...document.getAnimations().map((a) => a.transitionProperty)];
	})()`)
	if len(late) > 0 {
		t.Errorf("not at once: %q", late)
	}
}

// TestDummyBeside: on whichever side the dummy sits, its hand lies clear of the other player's cards on a
// phone.
func TestDummyBeside(t *testing.T) {
	inEachWay(t, map[string]way{"west": phone(), "east": phone().in("de"), "small": small().in("sv")}, func(t *testing.T, p *person) {
		bots := []string{"greedy", ""} // to the left of the second player
		if p.way.language == "de" {
			bots = []string{"", "greedy"}
		}
		p.sitDown(map[string]any{"variant": "dummy", "deals": 2, "pace": 1, "seed": "beside"}, bots...)
		played := false
		for range 2 {
			p.toPlay()
			p.calm()
			p.apart("the seats", ".felt .seat .nameplate h2, .felt .tally > *, .felt .open-hand, .felt .hand.open button, .felt .backs, .felt .aside")
			played = played || look[bool](p, `document.querySelector(".felt .hand.open") !== null`)
			if p.playDeal(script{}, true); played {
				return
			}
			p.nextDeal()
		}
		t.Error("the person never played the dummy")
	})
}

func TestVulnerable(t *testing.T) {
	ways := map[string]way{"en": phone().in("en"), "de": phone().in("de"), "sv": small().in("sv").atNight(), "desk": desktop().in("de")}
	inEachWay(t, ways, func(t *testing.T, p *person) {
		p.sitDown(map[string]any{"variant": "duel", "deals": 2, "pace": 1, "seed": "risk"}, "", "greedy")
		p.playDeal(script{}, true)
		p.nextDeal()
		p.turn(tableState{}, true)
		p.click(p.say("vulnerable"))
		p.sees(p.say("word.vulnerable.is", "vulnerable", 10))
	})
}

// TestAtRisk: where one of two players is vulnerable, the table says what failing costs.
func TestAtRisk(t *testing.T) {
	inEachLanguage(t, func(t *testing.T, p *person) {
		if p.way.touch {
			t.Skip("no room for reasons")
		}
		p.name = "Anna"
		p.sitDown(map[string]any{"variant": "duel", "deals": 2, "pace": 1, "seed": "risk"}, "", "greedy")
		p.playDeal(script{}, true)
		p.nextDeal()
		p.until("one is vulnerable", `document.querySelectorAll(".seat .tally .badge").length === 1`) // tricks are odd in number, so the players are never level
		p.turn(tableState{}, true)
		you := "no"
		if look[bool](p, `document.querySelector(".me .tally .badge") !== null`) {
			you = "yes"
		}
		name := look[string](p, `document.querySelector(".seat.north .name").innerText`)
		p.sees(p.say("why.vulnerable", "you", you, "name", name, "n", 10))
		p.apart("the reasons", ".ground p, .asking .ask, .slots, .backs")
	})
}

// TestOffersInOneRow: on a laptop, the answers to the question of a premium lie in one row, beside the
// sentence about the trump.
func TestOffersInOneRow(t *testing.T) {
	laptop := way{width: 1280, height: 800}
	inEachWay(t, map[string]way{"en": laptop, "de": laptop.in("de"), "sv": laptop.in("sv")}, func(t *testing.T, p *person) {
		p.sitDown(map[string]any{"variant": "classic", "deals": 1, "pace": 1}, "", "greedy", "greedy")
		s := p.turn(tableState{}, true)
		for ; s.Phase != "offer"; s = p.turn(s, true) {
			p.answer(script{}, s)
		}
		p.calm()
		p.apart("an offer", ".ground > *, .asking .ask, .answer .button")
		if rows := look[int](p, `new Set([...document.querySelectorAll(".answer .button")].map((e) => e.getBoundingClientRect().top)).size`); rows != 1 {
			t.Errorf("the answers lie in %d rows", rows)
		}
	})
}

// TestRunning: a match in progress comes first among the person's games, and its report, which does not
// exist yet, leads back to the table, too.
func TestRunning(t *testing.T) {
	t.Parallel()
	p := openHouse(t).person(t, small().in("de").calm())
	table := p.sitDown(map[string]any{"variant": "duel"}, "", "random")
	back := `a[href="/t/` + table + `"]`
	p.open("/records")
	p.until("the match", `document.querySelector(".records section")?.querySelector(`+quote(back)+`)`)
	p.fits("the games")
	p.accessible("the games")
	p.clickOn(".go-on " + back)
	p.at("/t/" + table)
	p.open("/report/" + table + "/1")
	p.until("the way back", `document.querySelector(`+quote(".report "+back)+`)`)
	p.clickOn(".report " + back)
	p.at("/t/" + table)
}

// TestThumb: on the smallest phone each card of the longest hand is large enough for a thumb, and fully in
// sight.
func TestThumb(t *testing.T) {
	t.Parallel()
	p := openHouse(t).person(t, small().calm())
	p.open("/settings")
	p.open("/t/" + p.openTable(map[string]any{"variant": "four"}, "", "casual", "casual", "casual"))
	p.until("the hand", `document.querySelectorAll(".mine .hand button").length === 13`)
	p.calm()
	for _, card := range look[[][4]float64](p, `[...document.querySelectorAll(".mine .hand button")].map((b) => b.getBoundingClientRect()).map((r) => [r.left, r.right, r.width, r.height])`) {
		if card[0] < 0 || card[1] > 320.5 || card[2] < 44 || card[3] < 44 {
			t.Errorf("a card lies from %.1f to %.1f and is %.1f wide and %.1f high", card[0], card[1], card[2], card[3])
		}
	}
}

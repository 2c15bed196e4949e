package browser

import "testing"

// played returns a table where the person has begun to play, and resigned.
func (p *person) played(settings map[string]any, bots ...string) (table string) {
	p.t.Helper()
	table = p.sitDown(settings, bots...)
	s := p.toPlay()
	p.answer(script{}, s)
	p.turn(s, true)
	told := look[int](p, `(await fetch("/api/tables/`+table+`/commands", {method: "POST", headers: {"Content-Type": "application/json"}, body: JSON.stringify({id: crypto.randomUUID(), do: "ask", text: "abandon"})})).status`)
	if told != 200 {
		p.t.Fatalf("giving up is answered with %d", told)
	}
	return table
}

// TestReplayHint asks in a replay for the expert's choice: by the button, by its key and by a link, for a
// bid and for a card. The table marks that choice and the player's, and moving on removes the hint.
func TestReplayHint(t *testing.T) {
	ways := map[string]way{"desktop": desktop(), "small, at night": small().atNight().in("de")}
	inEachWay(t, ways, func(t *testing.T, p *person) {
		p.name = "Wolfeschlegelsteinhausen"
		table := p.played(map[string]any{"variant": "standard", "deals": 1, "pace": 1}, "", "random", "random")
		p.open("/replay/" + table + "/1/0")
		p.until("the replay", `document.querySelector(".replay-keys")`)
		p.fits("the replay")
		p.handThere()
		p.click(p.say("page.hint"))
		p.advisedAs("at the bids")
		p.until("the focus is in the hint", `document.activeElement?.closest(".replay-hint")`)
		p.key("h")
		p.until("the hint is closed", `!document.querySelector(".replay-hint") && !location.search.includes("hint")`)
		p.until("its button has the focus", `document.activeElement?.matches(".replay-say button")`)
		p.key("Enter")
		p.until("it is open again", `document.activeElement?.closest(".replay-hint")`)
		p.key("Escape")
		p.until("Escape closes it", `!document.querySelector(".replay-hint") && document.activeElement?.matches(".replay-say button")`)
		p.key("End")
		p.until("nothing is to be decided at the end", `[...document.querySelectorAll(".replay-say button")].every((b) => b.disabled)`)
		p.key("h")
		p.key("Left")
		p.until("one act back", `!document.querySelector(".replay-say button").disabled`)
		p.key("h")
		p.advisedAs("at a card")
		link := look[string](p, `location.pathname + location.search`)
		p.key("Left")
		p.until("the hint stays where it was asked", `!document.querySelector(".replay-hint") && !location.search.includes("hint")`)
		p.open(link)
		p.advisedAs("by a link")
		p.key("p")
		p.clickOn(".play-on summary")
		p.until("a level for each of the others", `document.querySelectorAll(".play-on select").length === 2`)
		p.fits("a level for each")
		p.accessible("a level for each")
	})
}

// TestReplayAlone makes a replay play by itself, by its button and by its key; it can be stopped, a step by
// hand, a touch of the table and another window stop it too, and it ends with the deal; from there it begins
// again.
func TestReplayAlone(t *testing.T) {
	ways := map[string]way{"desktop": desktop(), "small, at night": small().atNight().in("de")}
	inEachWay(t, ways, func(t *testing.T, p *person) {
		table := p.sitDown(map[string]any{"variant": "duel", "deals": 1, "pace": 1}, "", "random")
		p.playDeal(script{}, true)
		const (
			step = `Number(new URLSearchParams(location.search).get("step"))`
			auto = `document.querySelector(".replay-auto button").ariaLabel`
			last = `Number(document.querySelector(".replay-auto input").max)`
		)
		play, pause := quote(p.say("page.replay.play")), quote(p.say("page.replay.pause"))
		p.open("/replay/" + table + "/1/0?step=1")
		p.until("the replay", auto+` === `+play)
		p.fits("the replay with its buttons")
		p.accessible("the replay with its buttons")
		p.clickOn(".replay-auto button")
		p.until("it plays on its own", step+` >= 2 && `+auto+` === `+pause)
		p.clickOn(".replay-auto button")
		p.until("it stands", auto+` === `+play)
		if at := look[int](p, step); at >= look[int](p, last) {
			t.Errorf("it stands at step %d, the last", at)
		}
		look[bool](p, `(document.activeElement.blur(), true)`)
		p.key(" ")
		p.until("it plays on", auto+` === `+pause)
		p.key("Left")
		p.until("a step by hand stops it", auto+` === `+play)
		p.key(" ")
		p.until("it plays again", auto+` === `+pause)
		p.clickOn(".replay-table .felt")
		p.until("a touch of the table stops it", auto+` === `+play)
		p.key(" ")
		p.until("it plays once more", auto+` === `+pause)
		look[bool](p, `document.dispatchEvent(new Event("visibilitychange"))`)
		p.until("another window stops it", auto+` === `+play)
		look[bool](p, `(() => { const pace = document.querySelector(".replay-auto select"); pace.value = "quick"; return pace.dispatchEvent(new Event("change", { bubbles: true })); })()`)
		p.key("End")
		p.key("Left")
		p.until("all but the end", step+` === `+last+` - 1`)
		p.key(" ")
		p.until("it ends with the deal", step+` === `+last+` && `+auto+` === `+play)
		p.until("the players who made their contracts", `document.querySelector(".replay-sheet .moment .outcome").textContent.length > 5`)
		p.fits("the end of the replay")
		p.accessible("the end of the replay")
		p.key(" ")
		p.until("it begins again", step+` < `+last+` && `+auto+` === `+pause)
	})
}

// handThere checks that in a replay the hands and the trick do not overlap, and that the front hand is
// above the buttons.
func (p *person) handThere() {
	p.t.Helper()
	p.until("the cards", `document.querySelector(".replay-held .card")`)
	p.apart("the replay", ".replay-table .felt .nameplate, .replay-table .felt .aside, .replay-table .open-hand, .replay-table .trick, .replay-held .nameplate, .replay-held .cards, .replay-held .laid")
	if hidden := look[float64](p, `document.querySelector(".replay-held .cards").getBoundingClientRect().bottom - document.querySelector(".replay-controls").getBoundingClientRect().top`); hidden > 16 {
		p.t.Errorf("the keys hide %.0f pixels of the hand", hidden)
	}
}

func (p *person) advisedAs(what string) {
	p.t.Helper()
	p.until("advice "+what, `document.querySelector(".replay-hint .why")?.textContent && location.search.includes("hint")`)
	p.fits(what)
	p.accessible(what)
	if !look[bool](p, `(() => { const r = document.querySelector(".advice .verdict").getBoundingClientRect(); return document.elementFromPoint(r.x + r.width / 2, r.y + r.height / 2)?.closest(".advice") != null; })()`) {
		p.t.Errorf("%s: the advice is not to be seen", what)
	}
	const rows = `[...document.querySelectorAll(".choices tbody tr")]`
	if n := look[int](p, rows+`.filter((r) => r.querySelector(".best-sign")).length`); n != 1 {
		p.t.Errorf("%s: %d choices are marked as the best", what, n)
	}
	if n := look[int](p, rows+`.filter((r) => r.querySelector(".done-sign")).length`); n != 1 {
		p.t.Errorf("%s: %d choices are marked as what was done", what, n)
	}
	if !look[bool](p, rows+`[0].querySelector(".best-sign") !== null`) {
		p.t.Errorf("%s: the best does not come first", what)
	}
}

// TestReplayUndrawable: where a screen cannot be drawn, a sentence says so, and the next screen is drawn again.
func TestReplayUndrawable(t *testing.T) {
	t.Parallel()
	p := openHouse(t).person(t, phone().in("de")).excuse("console.error")
	table := p.played(map[string]any{"variant": "duel", "deals": 1, "pace": 1}, "", "random")
	p.open("/records")
	look[bool](p, `(window.ask = fetch, window.fetch = async (at, ...how) => String(at.url ?? at).includes("/replay") ? Response.json({}) : ask(at, ...how), true)`)
	p.goes("/replay/" + table + "/1/0")
	p.sees(p.say("trouble.unknown"))
	look[bool](p, `(window.fetch = ask, true)`)
	p.goes("/replay/" + table + "/1")
	p.until("the replay", `document.querySelector(".replay-keys")`)
}

package browser

import (
	"encoding/json"
	"testing"
	"time"

	"ninetynine/internal/club/moderation"
	"ninetynine/internal/store"
	"ninetynine/internal/test/must"
	"ninetynine/internal/wire"
)

// reach scrolls to an element by its name in a dialog whose foot may cover it.
func (p *person) reach(words string) string {
	p.t.Helper()
	p.until(words+" is there", `(() => {
		const found = [...document.querySelectorAll("dialog :is(input, textarea)")].find((e) => e.computedName === `+quote(words)+`);
		found?.scrollIntoView({block: "center", behavior: "instant"});
		return found;
	})()`)
	return words
}

func (p *person) unfold(words string) {
	p.t.Helper()
	p.sees(words)
	p.clickOn(look[string](p, `(() => {
		const all = [...document.querySelectorAll("summary")];
		all.forEach((e, i) => (e.id ||= "fold-" + i));
		const found = all.find((e) => e.innerText.includes(`+quote(words)+`));
		found.scrollIntoView({block: "center", behavior: "instant"});
		return "#" + found.id;
	})()`))
}

// houseRules returns a person who is about to change the rules of a new table.
func houseRules(t *testing.T) *person {
	p := openHouse(t).person(t, small())
	p.open("/")
	p.click(p.say("page.home.create"))
	p.unfold(p.say("page.create.rules"))
	return p
}

// TestHouseRules: the rules that clubs often change have their own fields, with the variant's values; all
// others can be written as text.
func TestHouseRules(t *testing.T) {
	t.Parallel()
	p := houseRules(t)
	p.fits("the rules of a house")
	p.accessible("the rules of a house")
	p.fill(p.reach(p.say("page.create.rules.game.target")), "150")
	p.fill(p.reach(p.say("page.create.rules.game.bonus")), "0")
	p.fill(p.reach(p.say("page.create.rules.offers.reveal")), "80")
	p.fill(p.reach(p.say("page.create.rules.made.n", "n", 1)), "40")
	p.click(p.reach(p.say("page.create.rules.score.zeroOrAll")))
	p.click(p.reach(p.say("page.create.rules.offers.how.raise")))
	p.click(p.reach(p.say("page.create.rules.game.tie.contracts")))
	p.click(p.reach(p.say("page.create.rules.trump.by.rotation")))
	p.unfold(p.say("page.create.rules.written"))
	p.fill(p.reach(p.say("page.create.rules.json")), `{"score": {"trick": 2}}`)
	p.calm()
	p.click(p.say("page.home.create"))
	p.until("the table is there", `location.pathname.startsWith("/t/")`)
	got := look[json.RawMessage](p, `(await (await fetch("/api/tables/" + location.pathname.slice(3))).json()).settings.rules`)
	want := `{"game":{"target":150,"bonus":0,"tie":"contracts"},"offers":{"reveal":80,"how":"raise"},"score":{"made":[0,40,20,10],"zeroOrAll":true,"trick":2},"trump":{"by":"rotation"}}`
	if string(got) != want {
		t.Errorf("the rules are %s, not %s", got, want)
	}
}

// TestHouseUnlearnt: while house rules are written, the form says whether the computer players were trained
// on them.
func TestHouseUnlearnt(t *testing.T) {
	t.Parallel()
	p := houseRules(t)
	p.unfold(p.say("page.create.rules.written"))
	p.fill(p.reach(p.say("page.create.rules.json")), `{"aside": 2}`)
	p.sees(p.say("house.untrained"))
	p.fits("rules that nobody has learnt")
	p.accessible("rules that nobody has learnt")
	p.fill(p.reach(p.say("page.create.rules.json")), `{"score": {"trick": 2}}`)
	p.until("the players know these rules", `!d.text().includes(`+quote(p.say("house.untrained"))+`)`)
	p.fill(p.reach(p.say("page.create.rules.json")), `{"score`)
	p.calm()
}

// TestHouseOfTwo: another variant has other fields.
func TestHouseOfTwo(t *testing.T) {
	t.Parallel()
	p := openHouse(t).person(t, desktop().in("sv"))
	p.open("/")
	p.click(p.say("page.home.create"))
	p.until("the dialog is there", `document.querySelector("dialog .variant select")`)
	look[bool](p, `(() => {
		const select = document.querySelector("dialog .variant select");
		select.value = "duel";
		return select.dispatchEvent(new Event("change", {bubbles: true}));
	})()`)
	p.quiet()
	p.unfold(p.say("page.create.rules"))
	p.sees(p.say("page.create.rules.score.vulnerable"))
	for _, key := range []string{"offers.reveal", "offers.how", "rubber.wins", "game.deals"} {
		if look[bool](p, `d.text().includes(`+quote(p.say("page.create.rules."+key))+`)`) {
			t.Errorf("there is a field %s", key)
		}
	}
}

// TestLevelsFit: on the smallest screen the levels fit on one line, and the button to play below them is
// visible without scrolling, once a newcomer has left the way in.
func TestLevelsFit(t *testing.T) {
	t.Parallel()
	h := openHouse(t)
	for _, language := range []string{"en", "de", "sv"} {
		p := h.person(t, small().in(language))
		p.open("/")
		p.sees(p.say("page.level.expert"))
		p.fits("a newcomer's lobby")
		p.click(p.say("page.home.lesson.no"))
		p.calm()
		got := look[struct {
			Lines int
			Foot  float64
		}](p, `({
			lines: new Set([...document.querySelectorAll(".against label")].map((e) => e.getBoundingClientRect().top)).size,
			foot: document.querySelector(".now .begin").getBoundingClientRect().bottom,
		})`)
		if got.Lines != 1 || got.Foot > 640 {
			t.Errorf("%s: %d lines of levels, and the button ends at %.0f", language, got.Lines, got.Foot)
		}
		p.fits("the lobby")
	}
}

// TestLobbyHead: the lobby's links lie beside its plate, which begins at the very top; a notice above it
// moves both down, and covers neither. On a phone the links lie above the plate's words. A lesson has no
// such links.
func TestLobbyHead(t *testing.T) {
	t.Parallel()
	h := openHouse(t)
	for name, w := range map[string]way{"desk": desktop(), "phone": phone().in("sv")} {
		t.Run(name, func(t *testing.T) { h.person(t, w.calm()).lobbyHead() })
	}
}

func (p *person) lobbyHead() {
	t := p.t
	top := func(selector string) float64 {
		t.Helper()
		return look[float64](p, `document.querySelector(`+quote(selector)+`).getBoundingClientRect().top`)
	}
	p.open("/")
	p.sees(p.say("page.level.expert"))
	if plate := top(".home .cover"); !p.way.touch && plate != 0 {
		t.Errorf("the plate begins at %v", plate)
	}
	look[bool](p, `(document.querySelector(".out").append(Object.assign(document.createElement("p"), {textContent: `+quote(p.say("page.out"))+`})), true)`)
	if foot, links := look[float64](p, `document.querySelector(".out").getBoundingClientRect().bottom`), top(".running nav a"); foot == 0 || links < foot {
		t.Errorf("the links begin at %v, and what is said above them ends at %v", links, foot)
	}
	p.apart("the head of the lobby", ".running nav a, .home .by, .home h1, .out p")
	p.open("/learn/first")
	if look[bool](p, `document.querySelector(".running").checkVisibility()`) {
		t.Error("a lesson has the links of other screens")
	}
}

// TestManyTables: a long list is shown in part, and completely on demand.
func TestManyTables(t *testing.T) {
	t.Parallel()
	h := openHouse(t)
	for _, name := range []string{"Anna", "Ben"} {
		host := h.person(t, desktop())
		host.name = name
		host.arrives()
		for range 5 {
			host.opened(map[string]any{"variant": "duel", "public": true}, false, nil)
		}
	}
	p := h.person(t, phone().calm())
	p.open("/")
	rows := `document.querySelectorAll(".held li").length`
	p.until("a part of the list is there", rows+" === 8")
	p.fits("a part of a list")
	p.click(p.say("page.home.more", "n", 2))
	p.until("all of it is there", rows+" === 10")
	p.accessible("a long list")
}

// TestOnNow: at the head of the lobby is what is on: tables of friends and groups, evenings, and how many others are here. It
// keeps its room for the next visit, so that nothing moves; without anything on it is not there.
func TestOnNow(t *testing.T) {
	t.Parallel()
	for name, w := range some(t, languages()) {
		t.Run(name, func(t *testing.T) {
			t.Parallel()
			seesOnNow(t, openHouse(t).person(t, w.calm())) // others count all who are at its server
		})
	}
}

func seesOnNow(t *testing.T, p *person) {
	t.Helper()
	p.open("/").calm()
	p.shows("nothing-on")
	p.until("nothing is on", `!document.querySelector(".on")`)
	p.opened(map[string]any{"variant": "four", "deals": 1}, true, []string{"", "greedy", "greedy", "greedy"})
	ann := p.h.person(t, desktop())
	ann.name = "Ann"
	ann.arrives()
	ann.opened(map[string]any{"variant": "duel"}, false, nil)
	group := ann.sends("groups", `{id: "1", name: "Friday"}`)
	p.sends("groups/"+group.ID+"/members", `{code: "`+group.Code+`"}`)
	table := ann.opened(map[string]any{"variant": "duel", "audience": group.ID}, false, nil)
	at := time.Now().UTC().Add(-2 * time.Minute)
	evening := store.Evening{Weekday: int(at.Weekday()), Minute: at.Hour()*60 + at.Minute(), Zone: "UTC", Variant: "standard", Games: 2, Clock: "10m+10s", Bot: "club"}
	p.open("/")
	p.sees("Friday")
	p.shows("on-now-table")
	must.Do(t, p.h.operator().Post(t.Context(), "/api/operator/acts", wire.OperatorAct{Act: moderation.ActEvening, Evening: &evening, Reason: "as asked"}, nil))
	ann.open("/").calm()
	p.open("/")
	p.sees(p.say("page.home.now"))
	p.sees("Friday")
	p.sees(p.say("page.home.others", "n", 1))
	p.until("one thing is to do", `document.querySelectorAll("main .chief").length === 1 && document.querySelector(".on .chief")`)
	p.fits("what is on")
	p.accessible("what is on")
	p.shows("on-now")
	if shift, what := p.open("/").stays(); shift > mostShift {
		t.Errorf("what is on shifts by %.3f: %s", shift, what)
	}
	p.clickOn(".on .held button")
	p.at("/t/" + table)
}

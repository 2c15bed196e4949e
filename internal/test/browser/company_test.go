package browser

import (
	"context"
	"strings"
	"testing"
	"time"

	"github.com/chromedp/chromedp"
)

func playTogether(with hands, people ...*person) {
	last := make([]tableState, len(people))
	for end := time.Now().Add(5 * patience); time.Now().Before(end); {
		over := 0
		for i, p := range people {
			s := look[tableState](p, `(document.querySelector(".trick .best") && document.querySelector(".felt")?.click(), d.table())`)
			switch {
			case s.Over:
				over++
			case s.Asked && s.Mark != last[i].Mark && len(s.Cards)+len(s.Answers) > 0:
				p.answer(with, s)
				last[i] = s
			}
		}
		if over == len(people) {
			return
		}
	}
	for _, p := range people {
		p.t.Errorf("the deal does not end; there is %s", p.there())
	}
	people[0].t.FailNow()
}

// TestFriends: two people and a bot at one table by its link, and a spectator who sees no cards.
func TestFriends(t *testing.T) {
	t.Parallel()
	h := openHouse(t)
	anna := h.person(t, desktop())
	ben := h.person(t, phone().in("de"))
	clara := h.person(t, desktop().atNight())
	anna.sitDown(map[string]any{"variant": "standard", "deals": 1, "pace": 1}, "", "", "greedy")
	anna.sees(anna.say("page.waiting.friends"))
	anna.accessible("waiting for friends")
	link := look[string](anna, `document.querySelector("input[readonly]").value`)
	path := strings.TrimPrefix(link, h.url)
	if path == link {
		t.Fatalf("the link is %s", link)
	}
	ben.open(path)
	ben.sees(ben.say("page.invited", "name", anna.name))
	ben.accessible("a table to sit down at")
	ben.fits("a table to sit down at")
	ben.fill(ben.say("page.name"), "Ben")
	ben.click(ben.say("page.sit.down"))
	anna.until("Ben sits there", `d.sitters().includes("Ben")`)
	ben.accessible("a table at which one sits")
	ben.fits("a table at which one sits")
	ben.sees(ben.say("page.ready"))
	ben.fill(ben.say("page.name"), "Benedikt  der Große")
	ben.click(ben.say("page.ready"))
	anna.until("Ben has another name, and the match has begun", `d.table().hand.length > 0 && d.text().includes("Benedikt der Große")`)
	clara.open(path)
	clara.until("the felt is there", `document.querySelector(".felt .seat")`)
	playTogether(script{}, anna, ben)
	clara.until("the deal is over", `d.table().over`)
	if hand := look[tableState](clara, `d.table()`); len(hand.Hand) > 0 || hand.Asked {
		t.Errorf("who watches is shown %+v", hand)
	}
	clara.accessible("watching")
}

// TestGuest: newcomers who follow a link see who invites them, to what game and by which rules, and find
// their way back from the first lesson; without a name they get the page's, and can choose one later.
func TestGuest(t *testing.T) {
	t.Parallel()
	h := openHouse(t)
	anna := h.person(t, desktop())
	guest := h.person(t, small().in("sv").atNight())
	anna.name = "Wilhelmina von Rothenbur"
	table := anna.openAt(map[string]any{"variant": "duel", "deals": 1, "pace": 1}, "", "")
	anna.sees(anna.say("page.link.own"))
	anna.accessible("an address of one's own")
	guest.open("/t/" + table)
	guest.sees(guest.say("page.invited", "name", anna.name))
	guest.sees(guest.say("page.invited.what"))
	guest.fits("an invitation")
	guest.click(guest.say("page.learn.title"))
	guest.at("/learn/first")
	guest.click(guest.say("page.learn.table"))
	guest.at("/t/" + table)
	guest.click(guest.say("page.invited.rules", "variant", guest.say("variant.duel")))
	guest.at("/rules/duel")
	guest.open("/t/" + table)
	called := look[string](guest, `document.querySelector(".naming input").placeholder`)
	guest.click(guest.say("page.sit.down"))
	anna.until("the guest is called as the page has said", `d.sitters().includes(`+quote(called)+`)`)
	guest.sees(guest.say("page.ready")) // the field to sit down by has gone
	guest.fill(guest.say("page.name"), "!?")
	guest.click(guest.say("page.ready"))
	guest.sees(guest.say("page.choices.name.empty"))
	guest.accessible("no name")
	guest.fill(guest.say("page.name"), "Åsa")
	guest.key("Enter")
	anna.until("the guest has a name", `d.sitters().includes("Åsa")`)
	guest.click(guest.say("page.ready"))
	anna.click(anna.say("page.ready"))
	anna.until("the cards are there", `d.table().hand.length > 0`)
	if got := look[string](guest, `await (await fetch("/api/me")).json().then((me) => me.name)`); got != "Åsa" {
		t.Errorf("the guest is %q", got)
	}
}

// TestReadyKept: a player stays ready when a computer takes the free chair, can withdraw, and then
// contributes new entropy to the shuffle.
func TestReadyKept(t *testing.T) {
	t.Parallel()
	h := openHouse(t)
	anna := h.person(t, desktop())
	ben := h.person(t, small().in("de"))
	table := anna.openAt(map[string]any{"variant": "standard", "deals": 1, "pace": 1}, "", "", "")
	ben.name = "Ben"
	ben.joins(table)
	ready := "Ben " + anna.say("seat.ready")
	commit := func() string {
		return look[string](anna, `(await (await fetch("/api/tables/`+table+`")).json()).table.chairs[1].commit ?? ""`)
	}
	ben.click(ben.say("page.ready"))
	anna.until("Ben is ready", `d.sitters().includes(`+quote(ready)+`)`)
	first := commit()
	look[bool](anna, `(() => {
		const select = document.querySelector(".chairs li:nth-child(3) select");
		select.value = "casual";
		return select.dispatchEvent(new Event("change", {bubbles: true}));
	})()`)
	anna.until("a computer sits there", `document.querySelector(".chairs li:nth-child(3) select").value === "casual" && document.querySelectorAll(".chairs i").length === 0`)
	if !look[bool](anna, `d.sitters().includes(`+quote(ready)+`)`) || commit() != first || first == "" {
		t.Errorf("Ben is not ready any more: %v, %q and then %q", look[[]string](anna, `d.sitters()`), first, commit())
	}
	ben.fits("being ready")
	ben.accessible("being ready")
	ben.click(ben.say("page.unready"))
	anna.until("Ben is not ready", `!d.sitters().includes(`+quote(ready)+`)`)
	if commit() != "" {
		t.Error("Ben has committed to something")
	}
	ben.click(ben.say("page.ready"))
	anna.until("Ben is ready", `d.sitters().includes(`+quote(ready)+`)`)
	if again := commit(); again == "" || again == first {
		t.Errorf("Ben has committed to %q, and then to %q", first, again)
	}
	anna.click(anna.say("page.ready"))
	ben.until("the cards are there", `d.table().hand.length > 0`)
}

// TestRequest: a request is shown on one line, with two answers of the same size
// below, and can be withdrawn.
func TestRequest(t *testing.T) {
	t.Parallel()
	h := openHouse(t)
	anna := h.person(t, desktop().calm())
	ben := h.person(t, phone().calm())
	table := anna.sitDown(map[string]any{"variant": "duel", "deals": 1, "pace": 1}, "", "")
	ben.name = "Ragnar"
	ben.joins(table)
	ben.click(ben.say("page.ready"))
	anna.answer(script{}, anna.turn(tableState{}, true))
	ben.answer(script{}, ben.turn(tableState{}, true)) // while he lays, she may change her mind without asking
	anna.click(anna.say("page.undo.ask"))
	ben.sees(ben.say("page.proposes.undo", "you", "no", "name", anna.name))
	ben.calm()
	box := look[[]float64](ben, `(() => {
		const [p, ...all] = [...document.querySelectorAll(".proposal p, .proposal button")].map((e) => e.getBoundingClientRect());
		return [p.height, p.bottom, ...all.flatMap((r) => [r.top, r.width])];
	})()`)
	if len(box) != 6 || box[2] != box[4] || box[3] != box[5] || box[2] < box[1] || box[0] > 32 {
		t.Errorf("height and foot of the text, top and width of each answer: %v", box)
	}
	ben.fits("a request")
	ben.accessible("a request")
	anna.click(anna.say("page.withdraw"))
	ben.until("nothing is asked for", `!document.querySelector(".proposal")`)
	anna.until("nothing is asked for", `!document.querySelector(".proposal")`)
	anna.click(anna.say("page.undo.ask"))
	ben.click(ben.say("page.agree"))
	anna.until("the bid is asked for again", `d.table().asked && d.table().phase === "lay"`)
	if look[bool](ben, `document.querySelector(".tools .redo") !== null`) {
		t.Error("another player may redo it")
	}
	anna.clickOn(".tools .redo")
	anna.until("her bid stands again", `d.table().phase !== "lay"`)
}

// TestNames: the page asks people who play alone with bots for no name; the bots have people's names, all
// different, in every language.
func TestNames(t *testing.T) {
	t.Parallel()
	p := openHouse(t).person(t, phone().in("de"))
	p.open("/")
	p.clickOn(".now .begin")
	p.until("the cards are there", `d.table().hand.length > 0 && location.pathname.startsWith("/t/")`)
	if names := look[[]string](p, `[...document.querySelectorAll(".felt > .seat:not(.own)")].map((s) => s.ariaLabel)`); len(names) != 2 || names[0] == names[1] || strings.Contains(strings.Join(names, ""), p.say("page.level.casual")) {
		t.Errorf("the others are %q", names)
	}
	if look[bool](p, `document.querySelector(".naming") !== null`) {
		t.Error("there is a field for a name")
	}
}

// TestLineLost: the server goes away in the middle of a trick and comes back; the notice moves no card of
// the hand, a command sent meanwhile is done once, and the deal is played to its end.
func TestLineLost(t *testing.T) {
	t.Parallel()
	h := openMortal(t)
	p := h.person(t, phone()).excuse(`ERR_CONNECTION_REFUSED|ERR_INCOMPLETE_CHUNKED_ENCODING|ERR_EMPTY_RESPONSE|ERR_CONNECTION_RESET`)
	p.sitDown(map[string]any{"variant": "standard", "deals": 1, "pace": 1}, "", "greedy", "greedy")
	var s tableState
	for s.Phase != "play" || len(s.Hand) > 7 {
		s = p.turn(s, true)
		if s.Phase != "play" || len(s.Hand) > 7 {
			p.answer(script{}, s)
		}
	}
	top := `document.querySelector(".hand").getBoundingClientRect().top`
	before := look[float64](p, top)
	h.stop()
	p.sees(p.say("page.line.lost"))
	if now := look[float64](p, top); now != before {
		t.Errorf("without a line the cards are at %v, not at %v", now, before)
	}
	p.accessible("without a line")
	p.answer(script{}, s) // sent as soon as the server can be reached
	h.revive()
	p.until("the line is back", `!d.text().includes(`+quote(p.say("page.line.lost"))+`)`)
	p.until("the card is played", `!d.table().hand.includes(`+quote(s.Cards[0])+`)`)
	p.playDeal(script{}, true)
	p.open(look[string](p, `location.pathname`))
	p.until("the end stands there after loading anew", `d.table().over || d.text().includes(`+quote(p.say("page.again"))+`)`)
}

// TestOffline: a phone that loses its network and finds it again continues.
func TestOffline(t *testing.T) {
	t.Parallel()
	p := openHouse(t).person(t, phone()).excuse(`ERR_INTERNET_DISCONNECTED|ERR_NETWORK`)
	p.sitDown(map[string]any{"variant": "duel", "deals": 1, "pace": 1}, "", "greedy")
	s := p.turn(tableState{}, true)
	p.network(false)
	p.answer(script{}, s)
	p.network(true)
	p.playDeal(script{}, true)
}

func (p *person) network(there bool) {
	p.t.Helper()
	p.do(chromedp.Func(func(ctx context.Context, t *chromedp.Target) error {
		return t.Call(ctx, "Network.emulateNetworkConditions", map[string]any{"offline": !there, "latency": 0, "downloadThroughput": -1, "uploadThroughput": -1}, nil)
	}))
}

// TestDoor: a host bans a player and lifts the ban, and locks the table.
func TestDoor(t *testing.T) {
	t.Parallel()
	h := openHouse(t)
	anna, ben := h.person(t, desktop()), h.person(t, phone().in("de"))
	ben.excuse(`/api/tables/.* is answered with 403`)
	table := anna.openAt(map[string]any{"variant": "duel", "deals": 1, "pace": 1}, "", "")
	comes := func() {
		t.Helper()
		ben.open("/t/" + table)
		ben.click(ben.say("page.sit.down"))
		anna.sees(anna.say("page.ban"))
	}
	comes()
	anna.accessible("a guest")
	anna.click(anna.say("page.ban"))
	anna.until("the chair is free", `!d.text().includes(`+quote(anna.say("page.ban"))+`)`)
	name := look[string](ben, `await (await fetch("/api/me")).json().then((me) => me.name)`)
	if status := look[int](ben, `(await fetch("/api/tables/`+table+`")).status`); status != 403 {
		t.Errorf("who is kept out is answered %d", status)
	}
	host := look[string](anna, `await (await fetch("/api/me")).json().then((me) => me.name)`)
	ben.click(ben.say("page.complain.title", "name", host))
	ben.fits("a complaint from outside")
	ben.fill(ben.say("page.complain.text"), "zu Unrecht")
	ben.click(ben.say("page.complain.send"))
	ben.sees(ben.say("page.complain.sent"))
	ben.open("/")
	anna.click(anna.say("page.unban", "name", name))
	anna.until("the host has let the guest in", `!d.text().includes(`+quote(anna.say("page.unban", "name", name))+`)`)
	comes()
	anna.click(anna.say("page.lock"))
	anna.sees(anna.say("page.unlock"))
	anna.fits("the host of a locked table")
	ben.sees(ben.say("page.locked"))
	ben.fits("a locked table")
}

// TestManyTabs: a browser may have more tabs at one table than connections to a server over HTTP/1.1. All
// of them follow the table, and closing one affects none of the rest.
func TestManyTabs(t *testing.T) {
	h := openHouse(t)
	anna := h.person(t, desktop().calm())
	anna.sitDown(map[string]any{"variant": "duel", "deals": 1, "pace": 1}, "", "greedy")
	s := anna.turn(tableState{}, true)
	path := look[string](anna, `location.pathname`)
	tabs := []*person{anna}
	for range 7 {
		tab := anna.another()
		tab.open(path)
		tab.until("the cards are there", `d.table().hand.length === `+object(len(s.Hand)))
		tabs = append(tabs, tab)
	}
	tabs[7].close()
	tabs = tabs[:7]
	for _, p := range []*person{tabs[0], tabs[3], tabs[6]} {
		p.do(chromedp.Func(func(ctx context.Context, t *chromedp.Target) error { return t.Call(ctx, "Page.bringToFront", nil, nil) }))
		s = p.turn(tableState{}, true)
		p.answer(script{}, s)
		now := p.turn(s, true)
		for i, other := range tabs {
			other.until(object(i)+" shows the same", `d.table().phase === `+quote(now.Phase)+` && d.table().hand.length === `+object(len(now.Hand)))
		}
	}
}

// TestTabsOfManyTables: a browser may have tables open in more tabs than it has
// connections to a server over HTTP/1.1. The player can act in each of them.
func TestTabsOfManyTables(t *testing.T) {
	t.Parallel()
	anna := openHouse(t).person(t, desktop().calm())
	tabs := []*person{anna}
	for range 7 {
		tabs = append(tabs, anna.another())
	}
	for _, p := range tabs {
		p.sitDown(map[string]any{"variant": "duel", "deals": 1, "pace": 1}, "", "greedy")
	}
	for _, p := range tabs {
		s := p.turn(tableState{}, true)
		p.answer(script{}, s)
		p.turn(s, true)
	}
}

// TestBotsTalk: a player who turns on the bots' talk is greeted by one, and thanked after the match once
// the last trick has been shown; the menu says who they are.
func TestBotsTalk(t *testing.T) {
	inEachWay(t, map[string]way{"small": small().in("de"), "desk": desktop().in("sv")}, func(t *testing.T, p *person) {
		p.open("/")
		p.click(p.say("page.home.create"))
		p.unfold(p.say("page.create.more"))
		p.click(p.reach(p.say("page.create.greet.yes")))
		p.fits("the settings of a table")
		p.calm()
		p.click(p.say("page.home.create"))
		p.until("the table is there", `location.pathname.startsWith("/t/")`)
		if !look[bool](p, `(await (await fetch("/api/tables/" + location.pathname.slice(3))).json()).settings.greet === true`) {
			t.Error("the bots are not asked to talk")
		}
		p.openAt(map[string]any{"variant": "duel", "deals": 1, "pace": 1, "greet": true}, "", "casual")
		p.click(p.say("page.ready"))
		p.sees(p.say("page.remark.hello"))
		p.click(p.say("page.more"))
		p.sees(p.say("page.more.bots"))
		p.accessible("who the computer players are")
		p.key("Escape")
		p.until("the menu has gone", `!document.querySelector("dialog")`)
		look[bool](p, `(new MutationObserver(() => {
			const told = [...document.querySelectorAll(".news, .side .talk ol")].some((e) => e.innerText.includes(`+quote(p.say("page.remark.thanks"))+`));
			if (told) window.thanked ??= document.querySelector("main").dataset.phase + (document.querySelector(".trick .best") ? ", a trick lies there" : "");
		}).observe(document.body, {childList: true, subtree: true, characterData: true}), true)`)
		p.playDeal(script{}, false)
		p.until("a bot gives thanks", `window.thanked`)
		if when := look[string](p, `window.thanked`); when != "over" {
			t.Errorf("thanks were given while the table showed: %s", when)
		}
	})
}

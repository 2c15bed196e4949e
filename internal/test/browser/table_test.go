package browser

import (
	"context"
	"encoding/json"
	"fmt"
	"slices"
	"strings"
	"testing"

	"ninetynine/internal/test/must"
	"ninetynine/rules"
)

// A tableState is the visible state of a table: see table in the driver.
type tableState struct {
	Stage, Phase        string
	Asked, Over         bool
	Cards               []string // that can be chosen or played now
	Hand, Chosen, Trick []string
	Answers             []string // the names of the answer buttons
	Next                string   // the name of the button after a deal
	Mark                string
}

// sitDown makes the person a player of the house, and goes to a table opened for them.
func (p *person) sitDown(settings map[string]any, bots ...string) (table string) {
	p.t.Helper()
	p.arrives()
	table = p.openTable(settings, bots...)
	p.open("/t/" + table)
	return table
}

// arrives opens an empty document of the house, unless the person is there already: tables can be opened
// from it, and the page is drawn once less.
func (p *person) arrives() {
	p.t.Helper()
	if look[string](p, `location.origin`) == p.h.url {
		return
	}
	ctx, cancel := context.WithTimeout(p.ctx, patience)
	defer cancel()
	must.Do(p.t, p.window.open(ctx, p.h.url+emptyPath))
}

// openAt is sitDown, without being ready.
func (p *person) openAt(settings map[string]any, bots ...string) (table string) {
	p.t.Helper()
	p.arrives()
	table = p.opened(settings, false, bots)
	p.open("/t/" + table)
	return table
}

// joins makes the person a player of the house, who sits down at another player's table.
func (p *person) joins(table string) {
	p.t.Helper()
	p.arrives()
	p.opened(map[string]any{"variant": "duel"}, false, nil)
	p.open("/t/" + table)
	p.click(p.say("page.sit.down"))
}

// openTable makes the person open a table, sit down and be ready.
func (p *person) openTable(settings map[string]any, bots ...string) string {
	p.t.Helper()
	return p.opened(settings, true, bots)
}

func (p *person) opened(settings map[string]any, ready bool, bots []string) string {
	p.t.Helper()
	table := look[string](p, fmt.Sprintf(`await (async () => {
		localStorage.setItem("ninetynine.settings", JSON.stringify({...JSON.parse(localStorage.getItem("ninetynine.settings") ?? "{}"), pace: "instant", taught: true}));
		const post = async (path, body) => (await fetch(path, {method: "POST", headers: {"Content-Type": "application/json"}, body: JSON.stringify(body)})).json();
		if (!(await (await fetch("/api/me")).json()).id) await post("/api/guest", {name: %s});
		const told = await post("/api/tables", {id: Array.from(crypto.getRandomValues(new Uint32Array(4))).join("-"), settings: %s, sit: true, bots: %s, ready: %t});
		return told.table ?? JSON.stringify(told);
	})()`, quote(p.name), object(settings), object(bots), ready))
	if strings.Contains(table, "{") {
		p.t.Fatalf("no table: %s", table)
	}
	return table
}

// turn waits until the table asks a new question, or the deal is over.
func (p *person) turn(before tableState, hurried bool) tableState {
	p.t.Helper()
	s, err := await[*tableState](p, fmt.Sprintf(`await d.turn(%s, %t, %d)`, quote(before.Mark), hurried, patience.Milliseconds()))
	if err != nil || s == nil {
		p.t.Fatalf("waiting for one's turn: %v; there is %s; before: %s", err, p.there(), before.Mark)
	}
	return *s
}

// nextDeal leaves the account of a deal for the next one, and waits until that has begun: until then the account
// stands, as at the end of any deal.
func (p *person) nextDeal() {
	p.t.Helper()
	p.click(p.say("page.next"))
	p.until("the next deal has begun", `d.table().phase && !document.querySelector(".over")`)
}

// toPlay answers questions until the first card has to be played.
func (p *person) toPlay() tableState {
	p.t.Helper()
	s := p.turn(tableState{}, true)
	for ; s.Phase != "play"; s = p.turn(s, true) {
		p.answer(script{}, s)
	}
	return s
}

// hands are a person's ways to answer. Both report whether they succeeded: the table may have moved on.
type hands interface {
	card(p *person, code string, s tableState) bool   // chooses a card while bidding, or plays it
	button(p *person, name string, s tableState) bool // presses an answer button
}

// pointing is a mouse, or a finger that plays a card by a second tap.
type pointing struct{}

func (pointing) card(p *person, code string, s tableState) bool {
	p.t.Helper()
	at := `.hand [data-card="` + code + `"]`
	if !p.pressAt("", at, s) {
		return false
	}
	if p.way.touch && s.Phase == "play" {
		p.until(code+" is chosen", `document.querySelector('`+at+`.chosen') || !document.querySelector('`+at+`')`)
		if now := look[tableState](p, `d.table()`); slices.Contains(now.Hand, code) { // the last card may have played itself
			p.pressAt("", at, now)
		}
	}
	return true
}

func (pointing) button(p *person, name string, s tableState) bool {
	p.t.Helper()
	return p.pressAt(name, "", s)
}

// pressAt presses a control at a table that must not have changed.
func (p *person) pressAt(words, selector string, s tableState) bool {
	p.t.Helper()
	at, err := await[spot](p, fmt.Sprintf(`await d.spot(%s, %s, %d, %s)`, quote(words), quote(selector), patience.Milliseconds(), quote(s.Mark)))
	if err != nil || at.Why != "" && at.Why != "moved on" {
		p.t.Fatalf("%q cannot be used: %s %v; there is %s", words+selector, at.Why, err, p.there())
	}
	if at.Why == "" {
		p.press(at)
	}
	return at.Why == ""
}

type script struct{}

func (s script) card(p *person, code string, at tableState) bool {
	p.t.Helper()
	return s.click(p, "", `.hand [data-card="`+code+`"]`, at)
}

func (s script) button(p *person, name string, at tableState) bool {
	p.t.Helper()
	return s.click(p, name, "", at)
}

func (script) click(p *person, words, selector string, at tableState) bool {
	p.t.Helper()
	why := look[string](p, fmt.Sprintf(`await d.click(%s, %s, %d, %s)`, quote(words), quote(selector), patience.Milliseconds(), quote(at.Mark)))
	if why != "" && why != "moved on" {
		p.t.Fatalf("%q cannot be used: %s; there is %s", words+selector, why, p.there())
	}
	return why == ""
}

// keyboard plays without a pointer.
type keyboard struct{}

// card focuses a card by the key of its rank, or by arrows where ranks have no key, and presses Enter.
func (k keyboard) card(p *person, code string, _ tableState) bool {
	p.t.Helper()
	rank := strings.ToLower(code[:len(code)-1])
	if rank == "10" {
		rank = "0"
	}
	on := func() bool {
		return look[bool](p, `document.activeElement?.dataset.card === `+quote(code))
	}
	for i := 0; i < 4 && len(rank) == 1 && !on(); i++ {
		p.key(rank)
	}
	if !on() {
		k.tabTo(p, `document.activeElement?.matches(".hand:not(.small) [data-card], .hand:only-of-type [data-card]")`)
		for i := 0; i < 20 && !on(); i++ {
			p.key("Right")
		}
	}
	if !on() {
		return false
	}
	p.key("Enter")
	return true
}

func (k keyboard) button(p *person, name string, s tableState) bool {
	p.t.Helper()
	if look[tableState](p, `d.table()`).Mark != s.Mark {
		return false
	}
	k.tabTo(p, `document.activeElement?.computedName === `+quote(name))
	p.key("Enter")
	return true
}

func (keyboard) tabTo(p *person, there string) {
	p.t.Helper()
	for range 80 {
		if look[bool](p, `!!(`+there+`)`) {
			return
		}
		p.key("Tab")
	}
	p.t.Fatalf("Tab does not lead to %s; there is %s", there, p.there())
}

// playDeal answers every question of a deal with the first possible answer, and returns the questions.
func (p *person) playDeal(with hands, hurried bool) (asked []string) {
	p.t.Helper()
	var s tableState
	for range 200 {
		if s = p.turn(s, hurried); s.Over {
			return asked
		}
		asked = append(asked, s.Phase)
		p.answer(with, s)
	}
	p.t.Fatalf("the deal does not end: %v", asked)
	return nil
}

func (p *person) answer(with hands, s tableState) {
	p.t.Helper()
	switch {
	case s.Phase == "lay":
		name, now := p.choose(with, s)
		with.button(p, name, now)
	case len(s.Answers) > 0:
		with.button(p, s.Answers[0], s)
	default:
		with.card(p, s.Cards[0], s)
	}
}

// choose lifts enough cards of the hand, and returns the name of the button that lays them aside.
func (p *person) choose(with hands, s tableState) (name string, now tableState) {
	p.t.Helper()
	for range 5 * len(s.Cards) {
		now = look[tableState](p, `d.table()`)
		left := slices.DeleteFunc(slices.Clone(now.Cards), func(code string) bool { return slices.Contains(now.Chosen, code) })
		if len(now.Answers) > 0 || len(left) == 0 || now.Phase != s.Phase {
			break
		}
		if with.card(p, left[0], now) {
			p.until(left[0]+" is chosen", `d.table().chosen.includes(`+quote(left[0])+`)`)
		}
	}
	if len(now.Answers) == 0 {
		p.t.Fatalf("the cards cannot be laid aside: %+v", now)
	}
	return now.Answers[0], now
}

func object(v any) string {
	b, err := json.Marshal(v)
	if err != nil {
		panic(err) // a bug in the test
	}
	return string(b)
}

// families are variants that represent all others at a table: of two to five hands, with a dummy, with an
// auction, with nines as trumps. TestGallery draws all of them.
var families = []string{"duel", "standard", "four", "five", "dummy", "declarer", "nines"}

// clicked returns the variants whose whole deals are clicked.
func clicked() []rules.Variant {
	return slices.DeleteFunc(rules.Catalogue(), func(v rules.Variant) bool { return !*everyVariant && !slices.Contains(families, v.ID) })
}

// TestVariants plays one deal of each variant by clicking the first possible act. Four people share the
// variants.
func TestVariants(t *testing.T) {
	t.Parallel()
	h := openHouse(t)
	for i := range 4 {
		t.Run(fmt.Sprint(i), func(t *testing.T) {
			t.Parallel()
			p := h.person(t, desktop().calm())
			for j, v := range clicked() {
				if j%4 == i {
					t.Run(v.ID, func(t *testing.T) { p.during(t).playOne(v, pointing{}) })
				}
			}
		})
	}
}

// during attributes a person's faults to a part of their test.
func (p *person) during(t *testing.T) *person {
	whole := p.t
	p.t = t
	t.Cleanup(func() { p.t = whole })
	return p
}

func (p *person) playOne(v rules.Variant, with hands) {
	p.t.Helper()
	p.arrives()
	p.open("/t/" + p.openTable(map[string]any{"variant": v.ID, "deals": 1, "pace": 1}, p.opponents(v)...))
	asked := p.playDeal(with, true)
	if plays, tricks := len(slices.DeleteFunc(asked, func(s string) bool { return s != "play" })), p.game(v).Tricks(); plays < tricks {
		p.t.Errorf("%s: %d plays were asked for, of %d tricks", v.ID, plays, tricks)
	}
}

func (p *person) game(v rules.Variant) *rules.Game {
	p.t.Helper()
	game := must.Get(rules.New(v))(p.t)
	return game
}

// opponents returns the computer players for the chairs of a variant, the person's first.
func (p *person) opponents(v rules.Variant) []string {
	p.t.Helper()
	return append([]string{""}, slices.Repeat([]string{"greedy"}, p.game(v).Live().Len()-1)...)
}

// TestGames plays a whole game by mouse, one by keyboard alone, and one by touch on a phone, in three
// languages, starting from the lobby's first button.
func TestGames(t *testing.T) {
	t.Parallel()
	for name, c := range map[string]struct {
		way  way
		with hands
	}{
		"mouse":    {desktop(), pointing{}},
		"keyboard": {desktop().in("de"), keyboard{}},
		"touch":    {phone().in("sv"), pointing{}},
	} {
		t.Run(name, func(t *testing.T) {
			t.Parallel()
			h := openHouse(t)
			p := h.person(t, c.way)
			p.sitDown(map[string]any{"variant": "duel", "deals": 1, "pace": 1}, "", "greedy")
			s := p.turn(tableState{}, true)
			for _, code := range s.Hand {
				name := look[string](p, `document.querySelector('.hand [data-card="`+code+`"]').computedName`)
				if suit := p.say("suit." + code[len(code)-1:]); !strings.Contains(strings.ToLower(name), strings.ToLower(suit)) {
					t.Errorf("%s is called %q", code, name)
				}
			}
			p.fits("the first choice")
			p.accessible("the first choice")
			p.playDeal(c.with, name != "mouse")
			p.accessible("the end")
			p.fits("the end")
			end := look[tableState](p, `d.table()`)
			if end.Next != p.say("page.again") {
				t.Errorf("after the match one may press %q", end.Next)
			}
		})
	}
}

// TestLastTrick: on a desk the last trick lies on the felt, small and apart from everything else, with two
// to five hands; on a phone there is no room for it.
func TestLastTrick(t *testing.T) {
	t.Parallel()
	h := openHouse(t)
	const there = `document.querySelector(".last-trick")?.checkVisibility() ?? false`
	for name, w := range map[string]way{"desk": desktop(), "phone": phone().in("de")} {
		t.Run(name, func(t *testing.T) {
			p := h.person(t, w.calm()).during(t)
			for i, variant := range []string{"duel", "standard", "four", "five"} {
				bots := append([]string{""}, slices.Repeat([]string{"greedy"}, i+1)...)
				p.sitDown(map[string]any{"variant": variant, "deals": 1, "pace": 1}, bots...)
				s := p.toPlay()
				if look[bool](p, there) {
					t.Errorf("%s: there is a last trick before the first", variant)
				}
				played := s.Cards[0]
				p.answer(pointing{}, s)
				p.turn(s, true)
				if !w.touch {
					p.until("the last trick has the card", fmt.Sprintf(`(() => {
						const cards = [...document.querySelectorAll(".last-trick [data-card]")];
						return cards.length === %d && cards.some((e) => e.dataset.card === %q) && cards.filter((e) => e.matches(".best")).length === 1;
					})()`, i+2, played))
				}
				if look[bool](p, there) == w.touch {
					t.Errorf("%s: the last trick is there: %t", variant, w.touch)
				}
				p.apart(variant, ".last-trick, .asking > *, .felt > .seat, .ground, .trick .card")
			}
		})
	}
}

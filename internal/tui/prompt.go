package tui

import (
	"cmp"
	"fmt"
	"math"
	"strconv"
	"strings"

	"github.com/charmbracelet/x/ansi"

	"ninetynine/cards"
	"ninetynine/internal/bot"
	"ninetynine/match"
	"ninetynine/rules"
)

// A choice is an entry of the menu: an offer or a trump.
type choice struct {
	label string
	offer rules.Offer // with a number, or a level that numbers belong to
	trump rules.Trump
	key   string // that chooses it
}

// menu returns what can be chosen now, nothing where cards are chosen.
func (m *Model) menu() []choice {
	v := &m.shown.View
	switch v.Options.Kind {
	case rules.Naming:
		return m.trumpMenu()
	case rules.Offering:
		if m.sure != 0 {
			return []choice{{label: m.say("menu.yes"), offer: m.sure, key: "1"}, {label: m.say("menu.no"), key: "2"}}
		}
		return m.offerMenu()
	}
	return nil
}

func (m *Model) trumpMenu() []choice {
	var cs []choice
	for a := range m.shown.View.Options.All() {
		label := m.cfg.Book.Trump(a.Trump())
		if k, ok := a.Trump().Suit(); ok {
			label = k.Symbol() + " " + label
		}
		cs = append(cs, choice{label: label, trump: a.Trump(), key: strconv.Itoa(len(cs) + 1)})
	}
	return cs
}

// offerMenu lists the levels, or once a level is chosen whose number is to
// be announced, the numbers.
func (m *Model) offerMenu() []choice {
	var cs []choice
	var last rules.Offer
	for a := range m.shown.View.Options.All() {
		o := a.Offer()
		n, numbered := o.Number()
		switch {
		case m.offer != 0:
			if numbered && o.Level() == m.offer {
				cs = append(cs, choice{label: strconv.Itoa(n), offer: o, key: strconv.Itoa(n)})
			}
		case o.Level() != last:
			last = o.Level()
			c := choice{label: m.offerLabel(o), offer: o, key: strconv.Itoa(len(cs) + 1)}
			if numbered {
				c.offer = o.Level()
			}
			cs = append(cs, c)
		}
	}
	return cs
}

// offerLabel names a level and what it is worth.
func (m *Model) offerLabel(o rules.Offer) string {
	if o == rules.Pass {
		if m.raising() {
			return m.say("menu.stay")
		}
		return m.say("menu.pass")
	}
	return m.say("menu."+o.Level().String(), "points", m.m.Game.PremiumWorth(o))
}

// raising reports whether an overcalled declare may be raised.
func (m *Model) raising() bool {
	v := &m.shown.View
	return v.Options.Kind == rules.Offering && m.cfg.Seat < rules.MaxSeats && v.Offer[m.cfg.Seat] != 0
}

// prompt draws the three rows under the table: what is asked, what can be
// chosen, and the keys.
func (d *drawing) prompt() {
	p := d.page
	y := d.height - 3
	p.fill(rect{0, y, d.width, 3}, onPaper)
	ask, mine := d.asking()
	k := quiet
	if mine {
		k = loud
	}
	switch both := ansi.StringWidth(ask) + 2 + ansi.StringWidth(d.notice); {
	case d.notice == "":
		p.within(2, y, d.width-4, ask, k)
	case both <= d.width-4:
		x := p.within(2, y, d.width-4, ask, k)
		p.within(x+2, y, d.width-x-4, d.notice, onPaper)
	default: // what went wrong comes first
		p.within(2, y, d.width-4, d.notice, onPaper.with(bold))
	}
	if d.over == none {
		d.second(y + 1)
	}
	d.keys(y + 2)
}

// second draws the row of choices, a hint if one was asked for.
func (d *drawing) second(y int) {
	switch menu := d.menu(); {
	case len(menu) > 0 && !d.moving():
		x := 2
		for i, c := range menu {
			x = d.button(x, y, c.key, c.label, i == d.item, command{do: pick, n: i})
		}
		d.hint(x+1, y)
		return
	case d.v.Options.Kind == rules.Laying && !d.moving():
		x := d.laying(y)
		d.hint(x+3, y)
		return
	}
	if d.advice == nil {
		d.bulletin(y)
	}
	d.hint(2, y)
}

// laying draws the running total of the bid, and the button that lays it.
func (d *drawing) laying(y int) int {
	p := d.page
	worth := d.m.Game.Variant().Worth
	x := p.text(2, y, d.say("lay.total", "sum", sum(d.chosen, worth)), onPaper.with(bold))
	if d.chosen != 0 {
		x = d.chips(x+2, y, d.chosen, onPaper)
	}
	if _, ok := d.takeAdvice(); ok {
		x = d.button(x+3, y, d.say("key.enter"), d.say("lay.take"), true, command{do: confirm})
	}
	if d.chosen.Len() == int(d.v.Options.Pick) {
		x = d.button(x+3, y, d.say("key.enter"), d.say("lay.do"), true, command{do: confirm})
	}
	return x
}

// hint draws the advice that was asked for.
func (d *drawing) hint(x, y int) {
	if d.advice == nil {
		return
	}
	room := d.width - x - 2
	s := d.Model.hintText(d.advice)
	if ansi.StringWidth(s) > d.width-4 {
		plain := *d.advice // there is no room to say what is about as good
		plain.Second = 0
		s = d.Model.hintText(&plain)
	}
	if ansi.StringWidth(s) <= room || x <= 2 {
		d.page.within(x, y, room, s, onPaper.with(italic))
		return
	}
	// There is no room beside the choices: it takes the row above.
	d.page.fill(rect{0, y - 1, d.width, 1}, onPaper)
	d.page.within(2, y-1, d.width-4, s, onPaper.with(italic))
}

// hintText puts advice in words.
func (m *Model) hintText(a *bot.Counsel) string {
	if a.Action == 0 {
		return m.say("hint.none")
	}
	second := ""
	if a.Second != 0 {
		second = m.act(a.Second)
	}
	return m.hintSaying(a, "hint.learnt", m.act(a.Action), second)
}

// hintSaying puts advice in words, the acts in those given; the second may be
// none. Learnt is the message for the expert's advice.
func (m *Model) hintSaying(a *bot.Counsel, learnt, act, second string) string {
	key, points := "hint", int(math.Round(a.Points))
	if a.Learnt {
		key = learnt
	}
	signed := fmt.Sprintf("+%d", points)
	if points < 0 {
		signed = fmt.Sprintf("−%d", -points)
	}
	return m.say(key, "act", act, "reason", m.say("reason."+a.Reason.String()),
		"chance", int(a.Chance*100+0.5), "bid", cmp.Or(m.adviceBid(a.Action), "none"),
		"points", signed, "two", yes(second != ""), "second", second)
}

// act says in words what an act does.
func (m *Model) act(a rules.Action) string {
	b := m.cfg.Book
	switch a.Kind() {
	case rules.Laying:
		return m.say("act.lay", "cards", b.Cards(a.Cards()), "bid", m.m.Game.Bid(a.Cards()))
	case rules.Offering:
		return b.Offer(a.Offer())
	case rules.Naming:
		return m.say("act.name", "trump", b.Trump(a.Trump()))
	}
	return b.Card(a.Card())
}

// asking returns what the table waits for, and whether it is this person.
func (d *drawing) asking() (string, bool) {
	v := d.v
	switch {
	case d.over == helping || d.over == tricks || d.over == scoring:
		return d.say("ask.close"), false
	case d.hold || d.over == lastOne:
		t := int(v.Tricks) - 1
		w := d.winning(t)
		return d.say("trick.won", "name", d.name(w), "card", d.book.Card(v.Played[t][w]), "you", yes(w == d.cfg.Seat)), false
	case v.Stage == match.Ended:
		return d.say("ask.ended"), true
	case v.Phase == rules.Over || v.Stage == match.Dealing:
		return d.say("ask.next"), true
	case v.Options.Pick == 0 || len(d.queue) > 0:
		return d.waiting(), false
	}
	return d.decision(), true
}

func yes(b bool) string {
	if b {
		return "yes"
	}
	return "no"
}

// waiting names who is awaited.
func (d *drawing) waiting() string {
	var names []string
	for s := range d.v.Turn.All() {
		if s != d.cfg.Seat || d.v.Options.Pick == 0 {
			names = append(names, d.name(s))
		}
	}
	return d.say("ask.wait", "names", strings.Join(names, ", "))
}

// decision says what this person is to decide.
func (m *Model) decision() string {
	v := &m.shown.View
	o := v.Options
	switch o.Kind {
	case rules.Laying:
		return m.say("ask.lay", "n", int(o.Pick), "trump", m.cfg.Book.Trump(v.Trump))
	case rules.Offering:
		switch {
		case m.sure != 0:
			return m.say("ask.sure."+m.sure.Level().String(), "points", m.m.Game.PremiumWorth(m.sure))
		case m.offer != 0:
			return m.say("ask.number")
		case o.Len() == 1 && o.Has(rules.Claim(o.Seat, rules.Pass)):
			return m.passing()
		case m.raising():
			return m.say("ask.raise")
		}
		return m.say("ask.offer")
	case rules.Naming:
		return m.say("ask.name")
	}
	return m.playing()
}

// passing says that one can but pass, and who has offered what nobody can go
// above, if it was heard.
func (m *Model) passing() string {
	for seat, o := range m.shown.View.Offer {
		if o.Level() == rules.Reveal {
			return m.say("ask.pass", "name", m.name(rules.Seat(seat)))
		}
	}
	return m.say("ask.pass.unsaid")
}

// playing says whose card is asked for, and what it has to follow.
func (m *Model) playing() string {
	v := &m.shown.View
	who := "own"
	if v.Options.Seat != m.cfg.Seat {
		who = "dummy"
	}
	led := v.Led()
	if led == 0 {
		return m.say("ask.lead", "who", who)
	}
	k := m.m.Game.SuitOf(v.Trump, led)
	suit := m.say("trump.nines")
	if k < cards.Suits {
		suit = m.cfg.Book.Suit(cards.Suit(k))
	}
	if v.Hand[v.Options.Seat]&m.m.Game.Following(v.Trump, k) != 0 {
		return m.say("ask.follow", "who", who, "suit", suit)
	}
	return m.say("ask.discard", "who", who, "suit", suit)
}

// button draws something to click and its key, and returns the column after it.
func (d *drawing) button(x, y int, key, label string, chosen bool, do command) int {
	k := ink{fg: text, bg: paper}
	if chosen {
		k = ink{fg: paper, bg: accent, attr: bold}
		if d.pal.colours[accent] == nil || d.pal.mono {
			k = ink{attr: reverse}
		}
	}
	start := x
	x = d.page.text(x, y, " ", k)
	kk := k
	if !chosen {
		kk = loud
	}
	x = d.page.text(x, y, key, kk)
	if label != key {
		x = d.page.text(x, y, " "+label, k)
	}
	x = d.page.text(x, y, " ", k)
	d.page.zone(rect{start, y, x - start, 1}, do)
	return x + 1
}

// keys draws what the keys do, each to be clicked as well.
func (d *drawing) keys(y int) {
	type key struct {
		key, label string
		do         command
	}
	ks := []key{
		{d.say("key.hint"), d.say("keys.hint"), command{do: hint}},
		{d.say("key.undo"), d.say("keys.undo"), command{do: undo}},
		{d.say("key.last"), d.say("keys.last"), command{do: last}},
		{d.say("key.score"), d.say("keys.score"), command{do: score}},
		{d.say("key.restart"), d.say("keys.restart"), command{do: restart}},
		{"?", d.say("keys.help"), command{do: help}},
		{d.quitKey(), d.say("keys.quit"), command{do: quit}},
	}
	if d.v.Phase == rules.Over && !d.hold {
		next := key{d.say("key.enter"), d.say("keys.next"), command{do: confirm}}
		if d.v.Stage == match.Ended {
			next = key{d.say("key.new"), d.say("keys.new"), command{do: again}}
		}
		ks[0], ks[2] = next, key{d.say("key.tricks"), d.say("keys.tricks"), command{do: all}}
	}
	if d.over != none && d.over != summing {
		ks = []key{{d.say("key.esc"), d.say("keys.close"), command{do: cancel}}, ks[len(ks)-1]}
	}
	whole := 0
	for _, k := range ks {
		whole += ansi.StringWidth(k.key) + 1 + ansi.StringWidth(k.label)
	}
	gap := max(1, min(3, (d.width-4-whole)/(len(ks)-1)))
	x := 2
	for _, k := range ks {
		start := x
		x = d.page.within(x, y, d.width-1-x, k.key, onPaper.with(bold))
		x = d.page.within(x+1, y, d.width-1-x, k.label, quiet)
		d.page.zone(rect{start, y, x - start, 1}, k.do)
		x += gap
	}
}

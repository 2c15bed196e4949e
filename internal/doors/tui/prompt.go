package tui

import (
	"slices"
	"strconv"

	tea "charm.land/bubbletea/v2"

	"ninetynine/internal/table"
	"ninetynine/internal/wire"
	"ninetynine/rules"
)

// A choice is an entry of the menu: an offer or a trump, or something to run.
type choice struct {
	label string
	about string      // what it is, in a list
	offer rules.Offer // with a number, or a level that numbers belong to
	trump rules.Trump
	run   func() tea.Cmd
	key   string // that chooses it
}

// menu returns what can be chosen now; nil when cards have to be chosen.
func (m *Model) menu() []choice {
	if cs := m.company(); cs != nil || m.gathers() {
		return keyed(cs)
	}
	switch k := m.shown.View.Options.Kind; {
	case k == rules.Naming:
		return keyed(m.trumpMenu())
	case k != rules.Offering:
		return nil
	case m.sure != 0:
		return keyed([]choice{{label: m.say("menu.yes"), offer: m.sure}, {label: m.say("menu.no")}})
	case m.offer != 0:
		return m.numberMenu()
	}
	return keyed(m.offerMenu())
}

// company returns what can be done about the others at the table; it comes
// before anything else.
func (m *Model) company() []choice {
	mine, ask := m.chair(), m.shown.Table.Ask
	answer := func(key string, on bool) choice {
		return m.telling(m.say(key), wire.Command{Do: table.Answer, On: on, Seen: m.shown.Seq})
	}
	switch {
	case m.gathers():
		return m.seats()
	case mine == nil || m.stage(wire.Waiting):
	case mine.Away:
		return []choice{m.telling(m.say("page.back"), wire.Command{Do: table.Back})}
	case m.asked() != nil:
		return []choice{answer("page.agree", true), answer("page.disagree", false)}
	case ask != nil && rules.Seat(ask.By) == m.seat:
		return []choice{answer("page.withdraw", false)}
	case m.shown.Table.Paused && !mine.Ready:
		return []choice{m.telling(m.say("page.resume"), wire.Command{Do: table.Resume})}
	}
	return nil
}

func (m *Model) trumpMenu() (cs []choice) {
	for a := range m.shown.View.Options.All() {
		label := m.cfg.Book.Trump(a.Trump())
		if k, ok := a.Trump().Suit(); ok {
			label = k.Symbol() + " " + label
		}
		cs = append(cs, choice{label: label, trump: a.Trump()})
	}
	return cs
}

// offerMenu lists the levels; where a number has to be announced, it is asked
// for afterwards.
func (m *Model) offerMenu() (cs []choice) {
	for a := range m.shown.View.Options.All() {
		o := a.Offer()
		if _, numbered := o.Number(); numbered {
			o = o.Level()
		}
		if len(cs) == 0 || cs[len(cs)-1].offer != o {
			cs = append(cs, choice{label: m.offerLabel(o), offer: o})
		}
	}
	return cs
}

// numberMenu lists the numbers that the level chosen may announce.
func (m *Model) numberMenu() (cs []choice) {
	for a := range m.shown.View.Options.All() {
		if n, numbered := a.Offer().Number(); numbered && a.Offer().Level() == m.offer {
			cs = append(cs, choice{label: strconv.Itoa(n), offer: a.Offer(), key: strconv.Itoa(n)})
		}
	}
	return cs
}

// offerLabel names a level and what it is worth.
func (m *Model) offerLabel(o rules.Offer) string {
	if o == rules.Pass && m.raising() {
		return m.say("menu.stay")
	}
	return m.say("menu."+o.Level().String(), "points", m.m.Game.PremiumWorth(o))
}

// raising reports whether an overcalled declare may be raised.
func (m *Model) raising() bool {
	v := &m.shown.View
	return v.Options.Kind == rules.Offering && m.seat < rules.MaxSeats && v.Offer[m.seat] != 0
}

// prompt draws the three rows under the table: what is asked, what can be
// chosen, and the keys.
func (d *drawing) prompt() {
	p := d.page
	y := d.height - 3
	notice := d.notice
	if d.thinking && notice == "" {
		notice = d.say("page.hint.thinking")
	}
	p.fill(rect{0, y, d.width, 3}, onPaper)
	ask, mine := d.asking()
	k, crowded := quiet, false
	if mine {
		k = loud
	}
	switch both := width(ask) + 2 + width(notice); {
	case notice == "":
		p.within(2, y, d.width-4, ask, k)
	case both <= d.width-4:
		x := p.within(2, y, d.width-4, ask, k)
		p.within(x+2, y, d.width-x-4, notice, onPaper)
	case d.wrong != "": // which lasts: the keys make room
		p.within(2, y, d.width-4, ask, k)
		p.within(2, y+2, d.width-4, notice, onPaper.with(bold))
		crowded = true
	default: // errors come first
		p.within(2, y, d.width-4, notice, onPaper.with(bold))
	}
	if waits := d.overdue(d.say("key.undo")); waits != "" {
		p.fill(rect{0, y + 1, d.width, 1}, onPaper)
		p.within(2, y+1, d.width-4, waits, onPaper.with(bold))
		p.zone(rect{2, y + 1, d.width - 4, 1}, command{do: undo})
	} else if d.over == none || d.over == summing && len(d.company()) > 0 {
		d.second(y + 1)
	}
	if !crowded {
		d.keys(y + 2)
	}
}

// second draws the row of choices, a hint if one was asked for.
func (d *drawing) second(y int) {
	x := 2
	switch menu := d.menu(); {
	case len(menu) > 0 && !d.moving():
		for i, c := range menu {
			x = d.button(x, y, c.key, c.label, i == d.item, command{do: pick, n: i})
		}
		x++
	case d.v.Options.Kind == rules.Laying && !d.moving():
		x = d.laying(y) + 3
	case d.advice == nil:
		d.bulletin(y)
	}
	d.hint(x, y)
}

// laying draws the running total of the bid, and the button that lays it.
func (d *drawing) laying(y int) int {
	x := d.page.text(2, y, d.say("lay.total", "sum", sum(d.chosen, d.m.Game.Worth())), onPaper.with(bold))
	if d.chosen != 0 {
		x = d.chips(x+2, y, d.chosen, onPaper)
	}
	label := ""
	if d.chosen == 0 && d.advice == nil {
		x = d.page.text(x+3, y, d.say("lay.keys"), quiet)
	}
	if _, ok := d.takeAdvice(); ok {
		label = "lay.take"
	} else if d.chosen.Len() == int(d.v.Options.Pick) {
		label = "lay.do"
	}
	if label != "" {
		x = d.button(x+3, y, d.say("key.enter"), d.say(label), true, command{do: confirm})
	}
	if d.advice != nil && d.chosen != 0 && d.chosen != d.advice.act.Cards() {
		x = d.button(x+3, y, d.say("key.hint"), d.say("lay.take"), false, command{do: hint})
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
	if width(s) > d.width-4 {
		plain := *d.advice // no room for the second choice
		plain.second = 0
		s = d.Model.hintText(&plain)
	}
	if width(s) <= room || x <= 2 {
		d.page.within(x, y, room, s, onPaper.with(italic))
		return
	}
	// There is no room beside the choices: use the row above.
	d.page.fill(rect{0, y - 1, d.width, 1}, onPaper)
	d.page.within(2, y-1, d.width-4, s, onPaper.with(italic))
}

// asking returns what the table waits for, and whether it waits for this person.
func (d *drawing) asking() (string, bool) {
	v := d.v
	mine, asked := d.chair(), d.shown.Table.Ask
	switch {
	case d.wrong != "":
		return d.trouble(), true
	case d.over == listing:
		return d.say("ask.choose"), false
	case d.over == talking:
		return d.say("ask.talk"), false
	case d.over == helping || d.over == tricks || d.over == scoring || d.over == explaining:
		return d.say("ask.close"), false
	case d.gathers():
		return d.inviting(), mine != nil && !mine.Ready
	case d.hold || d.over == lastOne:
		t := int(v.Tricks) - 1
		w := d.winning(t)
		return d.say("trick.won", "name", d.name(w), "card", d.book.Card(v.Played[t][w]), "you", yes(w == d.seat)), false
	case d.endsHere():
		return d.say(d.farewell()), true
	case d.ended():
		return d.say("ask.ended"), true
	case mine != nil && mine.Away:
		return d.say("page.standin"), true
	case asked != nil:
		return d.proposal(asked), d.asked() != nil
	case d.shown.Table.Paused && (mine == nil || !mine.Ready):
		return d.say("page.paused"), mine != nil
	case d.shown.Table.Paused:
		return d.say("page.paused") + " " + d.awaiting(), false
	case d.stage(wire.Between):
		return d.nextDeal(), mine != nil && !mine.Ready
	case mine == nil:
		return d.say("page.watch") + " " + d.waiting(), false
	case v.Options.Pick == 0 || len(d.queue) > 0:
		return d.waiting(), false
	}
	return d.decision(), true
}

// inviting says what to do in the waiting room.
func (d *drawing) inviting() string {
	switch mine := d.chair(); {
	case mine == nil && d.free() > 0:
		return d.say("ask.sit")
	case mine == nil:
		return d.say("page.invited.full")
	case mine.Ready:
		return d.awaiting()
	}
	return d.say("ask.ready")
}

// awaiting names the other players who have not said that they are ready.
func (d *drawing) awaiting() string {
	var late rules.Seats
	for i, c := range d.shown.Table.Chairs {
		if s := rules.Seat(i); c.Player != "" && !c.Ready && !c.Away && s != d.seat {
			late |= s.Set()
		}
	}
	if late == 0 {
		return d.say("page.waiting.others")
	}
	return d.say("ask.wait", "names", d.names(late))
}

// nextDeal says that a deal is over, and what the next one waits for.
func (d *drawing) nextDeal() string {
	s := d.say("ask.next")
	if mine := d.chair(); mine == nil || mine.Ready {
		s = d.awaiting()
	}
	if next := d.shown.Table.Next; next != 0 {
		s += " " + d.say("ask.next.in", "time", d.time(max(0, next-d.Model.now())))
	}
	return s
}

func yes(b bool) string {
	if b {
		return "yes"
	}
	return "no"
}

// waiting names those whom the table waits for.
func (d *drawing) waiting() string {
	turn := d.v.Turn
	if d.v.Options.Pick != 0 {
		turn &^= d.seat.Set()
	}
	if turn == 0 {
		return d.say("waiting.table")
	}
	return d.say("ask.wait", "names", d.names(turn))
}

// decision says what this person is to decide.
func (m *Model) decision() string {
	v := &m.shown.View
	switch o := v.Options; {
	case o.Kind == rules.Laying:
		return m.say("ask.lay", "n", int(o.Pick), "trump", m.cfg.Book.Trump(v.Trump))
	case o.Kind == rules.Naming:
		return m.say("ask.name")
	case m.cfg.Forced && o.Len() == 1 && m.forces():
		return m.say("ask.forced", "card", m.cfg.Book.Card(o.From.First()))
	case o.Kind != rules.Offering:
		return m.playing()
	case m.sure != 0:
		return m.say("ask.sure."+m.sure.Level().String(), "points", m.m.Game.PremiumWorth(m.sure), "number", announced(m.sure), "loss", m.loss())
	case m.offer != 0:
		return m.say("ask.number")
	case o.Len() == 1 && o.Has(rules.MakeOffer(o.Seat, rules.Pass)):
		return m.passing()
	case m.raising():
		return m.say("ask.raise")
	}
	return m.say("ask.offer")
}

// announced returns the number in the offer, "none" if there is none.
func announced(o rules.Offer) any {
	if n, ok := o.Number(); ok {
		return n
	}
	return "none"
}

// passing says that one can only pass, and whose offer cannot be overcalled, if
// it was heard.
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
	led := v.Led()
	if led == 0 {
		return m.say("ask.lead", "who", m.whose())
	}
	k, key := m.m.Game.SuitOf(v.Trump, led), "ask.discard"
	if v.Hand[v.Options.Seat]&m.m.Game.Following(v.Trump, k) != 0 {
		key = "ask.follow"
	}
	return m.say(key, "who", m.whose(), "suit", m.suitName(k))
}

// whose says whose hand the card comes from.
func (m *Model) whose() string {
	if m.shown.View.Options.Seat != m.seat {
		return "dummy"
	}
	return "own"
}

// button draws something to click and its key, and returns the column after it.
func (d *drawing) button(x, y int, key, label string, chosen bool, do command) int {
	k, kk := onPaper, loud
	if chosen {
		k = ink{fg: paper, bg: accent, attr: bold}
		if d.pal.colours[accent] == nil || d.pal.mono {
			k = ink{attr: reverse}
		}
		kk = k
	}
	start := x
	x = d.page.text(x, y, " ", k)
	x = d.page.text(x, y, key, kk)
	if label != key {
		x = d.page.text(x, y, " "+label, k)
	}
	x = d.page.text(x, y, " ", k)
	d.page.zone(rect{start, y, x - start, 1}, do)
	return x + 1
}

// A shortcut is a key and what it does.
type shortcut struct {
	key, label string
	do         command
}

// shortcuts returns what the keys do now.
func (d *drawing) shortcuts() []shortcut {
	named := func(key, label string, do verb) shortcut { return shortcut{d.say(key), d.say(label), command{do: do}} }
	var (
		talk   = named("key.talk", "keys.talk", chat)
		others = named("key.more", "keys.more", more)
		ways   = shortcut{"?", d.say("keys.help"), command{do: help}}
		out    = shortcut{d.quitKey(), d.say("keys.quit"), command{do: quit}}
		points = named("key.score", "keys.score", score)
	)
	switch {
	case d.over == talking:
		return []shortcut{named("key.enter", "page.talk.send", confirm), named("key.esc", "keys.close", cancel)}
	case d.over == listing:
		return []shortcut{named("key.enter", "keys.choose", confirm), named("key.esc", "keys.close", cancel), out}
	case d.over != none && d.over != summing:
		return []shortcut{named("key.esc", "keys.close", cancel), out}
	case d.gathers():
		chair := shortcut{"↑ ↓", d.say("keys.chair"), command{do: moveSuit, n: 1}}
		ks := []shortcut{chair, named("key.enter", "keys.choose", confirm), talk, ways, out}
		if len(d.door()) > 0 {
			ks = slices.Insert(ks, 3, others)
		}
		return ks
	}
	ks := []shortcut{named("key.hint", "keys.hint", hint), named("key.undo", "keys.undo", undo),
		named("key.last", "keys.last", last), points, others, ways, out}
	if d.width >= 90 { // on narrower screens it is in the list of more commands
		ks = slices.Insert(ks, 4, named("key.restart", "keys.restart", restart))
	}
	if d.v.Phase == rules.Over && !d.hold {
		ks[0], ks[2] = named("key.enter", "keys.next", confirm), named("key.tricks", "keys.tricks", all)
	}
	switch {
	case d.chair() == nil:
		ks = []shortcut{ks[2], points, talk, ways, out}
	case d.ended() && !d.hold:
		if ks[0] = named("key.enter", "keys.new", confirm); d.endsHere() {
			ks = ks[1:]
		}
	}
	if !d.alone() && d.chair() != nil {
		ks = slices.Insert(ks, len(ks)-3, talk)
	}
	if !d.shown.Table.Hints && ks[0].do.do == hint {
		ks = ks[1:]
	}
	if d.settings.Undo == table.UndoNever || d.ended() && !d.hold {
		ks = slices.DeleteFunc(ks, func(k shortcut) bool { return k.do.do == undo || k.do.do == restart })
	}
	return ks
}

// keys draws what the keys do.
func (d *drawing) keys(y int) {
	ks := d.shortcuts()
	whole := 0
	for _, k := range ks {
		whole += width(k.key) + 1 + width(k.label)
	}
	d.page.shortcuts(2, y, max(1, min(3, (d.width-4-whole)/max(1, len(ks)-1))), ks)
}

// shortcuts draws keys and what they do, each to be clicked as well.
func (p *page) shortcuts(x, y, gap int, ks []shortcut) {
	for _, k := range ks {
		start := x
		x = p.within(x, y, p.Width()-1-x, k.key, onPaper.with(bold))
		x = p.within(x+1, y, p.Width()-1-x, k.label, quiet)
		p.zone(rect{start, y, x - start, 1}, k.do)
		x += gap
	}
}

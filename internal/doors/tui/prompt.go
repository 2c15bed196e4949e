package tui

import (
	"slices"
	"strings"

	tea "charm.land/bubbletea/v2"

	"ninetynine/cards"
	"ninetynine/internal/base/phrase"
	"ninetynine/internal/table"
	"ninetynine/internal/wire"
	"ninetynine/internal/wire/conversation"
	"ninetynine/rules"
)

// A choice is an entry of the menu: an offer or a trump, or a function.
type choice struct {
	conversation.Choice
	about string // description in a list
	run   func() tea.Cmd
}

// runs returns an entry that runs a function.
func runs(label string, run func() tea.Cmd) choice {
	return choice{Choice: conversation.Choice{Label: label}, run: run}
}

// menu returns the entries to choose from; nil when cards have to be chosen.
func (m *Model) menu() (cs []choice) {
	if cs := m.socialMenu(); cs != nil || m.InWaitingRoom() {
		return numberEntries(cs)
	}
	for _, c := range m.Choices() {
		cs = append(cs, choice{Choice: c})
	}
	return cs
}

// socialMenu returns what can be done about the other players; it comes
// before anything else.
func (m *Model) socialMenu() []choice {
	mine, ask := m.Chair(), m.Shown.Table.Ask
	answer := func(key string, on bool) choice {
		return m.commandEntry(m.Say(key), wire.Command{Do: table.Answer, On: on, Seen: m.Shown.Seq})
	}
	switch {
	case m.InWaitingRoom():
		return m.seats()
	case mine == nil || m.Stage(wire.Waiting):
	case mine.Away:
		return []choice{m.commandEntry(m.Say("page.back"), wire.Command{Do: table.Back})}
	case m.ProposalToAnswer() != nil:
		return []choice{answer("page.agree", true), answer("page.disagree", false)}
	case ask != nil && rules.Seat(ask.By) == m.Seat:
		return []choice{answer("page.withdraw", false)}
	case m.Shown.Table.Paused && !mine.Ready:
		return []choice{m.commandEntry(m.Say("page.resume"), wire.Command{Do: table.Resume})}
	}
	return nil
}

// prompt draws the three rows under the table: the question, the choices, and the keys.
func (d *drawing) prompt() {
	p := d.page
	y := d.height - 3
	notice := d.notice
	if d.thinking && notice == "" {
		notice = d.Say("page.hint.thinking")
	}
	if notice == "" && d.v.Options.Kind == rules.Offering && !d.messagesWait() {
		notice = shortened(d.Coach(), d.width-4)
	}
	p.fill(rect{0, y, d.width, 3}, onPaper)
	ask, mine := d.asking()
	pressing := d.Sure != 0 || d.ProposalToAnswer() != nil // a question that must be read before it is answered
	if pressing && d.wrong != "" && d.over == none {
		notice, _ = d.question()
	}
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
	case d.wrong != "" || pressing: // lasting, so the keys make room
		p.within(2, y, d.width-4, ask, k)
		p.within(2, y+2, d.width-4, notice, onPaper.with(bold))
		crowded = true
	default: // errors first
		p.within(2, y, d.width-4, notice, onPaper.with(bold))
	}
	if waits := d.overdue(d.Say("key.undo")); waits != "" {
		p.fill(rect{0, y + 1, d.width, 1}, onPaper)
		p.within(2, y+1, d.width-4, waits, onPaper.with(bold))
		p.zone(rect{2, y + 1, d.width - 4, 1}, command{do: undo})
	} else if d.over == none || d.over == summing && len(d.socialMenu()) > 0 {
		d.second(y + 1)
	}
	if !crowded {
		d.keys(y + 2)
	}
}

// second draws the row of choices, or a hint.
func (d *drawing) second(y int) {
	x := 2
	switch menu := d.menu(); {
	case len(menu) > 0 && !d.messagesWait():
		for i, c := range menu {
			x = d.button(x, y, c.Key, c.Label, i == d.item, command{do: pick, n: i})
		}
		x++
	case d.v.Options.Kind == rules.Laying && !d.messagesWait():
		x = d.laying(y) + 3
	case d.advice == nil && d.Coach() != "" && !d.messagesWait():
		d.page.within(2, y, d.width-4, shortened(d.Coach(), d.width-4), onPaper)
	case d.advice == nil:
		d.bulletin(y)
	}
	d.hint(x, y)
}

// shortened leaves out the last parts of a text that is too wide.
func shortened(s string, w int) string {
	for width(s) > w {
		at := strings.LastIndexAny(strings.TrimRight(s, ".,;: "), ".,;:")
		if at < 0 {
			return s
		}
		s = s[:at]
	}
	return s
}

// laying draws the running total of the bid, and the button that lays it.
func (d *drawing) laying(y int) int {
	x := d.page.text(2, y, d.Say("lay.total", "sum", sum(d.chosen, d.Match.Game.Worth())), onPaper.with(bold))
	if d.chosen != 0 {
		x = d.chips(x+2, y, d.chosen, onPaper)
	}
	label := ""
	if d.chosen == 0 && d.advice == nil {
		x = d.page.text(x+3, y, d.Say("lay.keys"), quiet)
	}
	if _, ok := d.selectAdvice(); ok {
		label = "lay.take"
	} else if d.chosen.Len() == int(d.v.Options.Pick) {
		label = "lay.do"
	}
	if label != "" {
		x = d.button(x+3, y, d.Say("key.enter"), d.Say(label), true, command{do: confirm})
	}
	if d.advice != nil && d.chosen != 0 && d.chosen != d.advice.Act.Cards() {
		x = d.button(x+3, y, d.Say("key.hint"), d.Say("lay.take"), false, command{do: hint})
	}
	return x
}

func (d *drawing) hint(x, y int) {
	if d.advice == nil {
		return
	}
	room := d.width - x - 2
	s := d.Model.hintText(d.advice)
	if width(s) > d.width-4 {
		plain := *d.advice // no room for the alternative
		plain.Second = 0
		s = d.Model.hintText(&plain)
	}
	if width(s) <= room || x <= 2 {
		d.page.within(x, y, room, s, onPaper.with(italic))
		return
	}
	// No room beside the choices: use the row above.
	d.page.fill(rect{0, y - 1, d.width, 1}, onPaper)
	d.page.within(2, y-1, d.width-4, s, onPaper.with(italic))
}

// asks are what is asked while a layer lies over the table, as keys of phrases.
var asks = map[layer]string{listing: "ask.choose", talking: "ask.talk", helping: "ask.close", tricks: "ask.close", scoring: "ask.close", explaining: "ask.close"}

// asking returns what the table waits for, and whether that is this person.
func (d *drawing) asking() (string, bool) {
	if d.wrong != "" {
		return d.trouble(), true
	}
	return d.question()
}

// question is the same on a connection that is well.
func (d *drawing) question() (string, bool) {
	v, mine := d.v, d.Chair()
	switch {
	case asks[d.over] != "":
		return d.Say(asks[d.over]), false
	case d.InWaitingRoom():
		return d.inviting(), mine != nil && !mine.Ready
	case d.hold || d.over == lastOne:
		t := int(v.Tricks) - 1
		w := d.Winning(t)
		return d.Say("trick.won", "name", d.Name(w), "card", d.book.Card(v.Played[t][w]), "you", phrase.Yes(w == d.Seat)), false
	case d.EndsHere():
		return d.Say(d.FarewellKey()), true
	case d.MatchOver():
		return d.Say("ask.ended"), true
	}
	if s, own := d.settling(); s != "" {
		return s, own
	}
	switch {
	case mine == nil:
		return d.Say("page.watch") + " " + d.waiting(), false
	case v.Options.Pick == 0 || len(d.queue) > 0:
		return d.waiting(), false
	case d.cfg.Forced && v.Options.Len() == 1 && d.autoPlays():
		return d.Say("ask.forced", "card", d.book.Card(v.Options.From.First())), true
	}
	return d.Decision(), true
}

// settling returns what the players settle before the play goes on, "" for nothing, and
// whether that waits for this person.
func (d *drawing) settling() (string, bool) {
	t, mine := &d.Shown.Table, d.Chair()
	switch {
	case mine != nil && mine.Away:
		return d.Say("page.standin"), true
	case t.Ask != nil:
		return d.Proposal(t.Ask), d.ProposalToAnswer() != nil
	case t.Paused && mine != nil && mine.Ready:
		return d.Say("page.paused") + " " + d.awaiting(), false
	case t.Paused:
		return d.Say("page.paused"), mine != nil
	case d.Stage(wire.Between):
		return d.nextDeal(), mine != nil && !mine.Ready
	}
	return "", false
}

// inviting says what can be done in the waiting room.
func (d *drawing) inviting() string {
	switch mine := d.Chair(); {
	case mine == nil && d.FreeChairs() > 0:
		return d.Say("ask.sit")
	case mine == nil:
		return d.Say("page.invited.full")
	case mine.Ready:
		return d.awaiting()
	}
	return d.Say("ask.ready")
}

// awaiting names the other players who are not ready.
func (d *drawing) awaiting() string {
	var late rules.Seats
	for i, c := range d.Shown.Table.Chairs {
		if s := rules.Seat(i); c.Player != "" && !c.Ready && !c.Away && s != d.Seat {
			late |= s.Set()
		}
	}
	if late == 0 {
		return d.Say("page.waiting.others")
	}
	return d.Say("ask.wait", "names", d.Names(late))
}

// nextDeal says that a deal is over, and what delays the next one.
func (d *drawing) nextDeal() string {
	s := d.Say("ask.next")
	if mine := d.Chair(); mine == nil || mine.Ready {
		s = d.awaiting()
	}
	if next := d.Shown.Table.Next; next != 0 {
		s += " " + d.Say("ask.next.in", "time", d.FormatTime(max(0, next-d.Now())))
	}
	return s
}

// waiting names the players for whom the table waits.
func (d *drawing) waiting() string {
	turn := d.v.Turn
	if d.v.Options.Pick != 0 {
		turn &^= d.Seat.Set()
	}
	if turn == 0 {
		return d.Say("waiting.table")
	}
	return d.Say("ask.wait", "names", d.Names(turn))
}

// button draws a clickable label with its key, and returns the column after it.
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

// A shortcut is a key and its effect.
type shortcut struct {
	key, label string
	do         command
}

// shortcuts returns the current keys and their effects.
func (d *drawing) shortcuts() []shortcut {
	named := func(key, label string, do verb) shortcut { return shortcut{d.Say(key), d.Say(label), command{do: do}} }
	var (
		talk   = named("key.talk", "keys.talk", chat)
		others = named("key.more", "keys.more", more)
		ways   = shortcut{"?", d.Say("keys.help"), command{do: help}}
		out    = shortcut{d.quitKey(), d.Say("keys.quit"), command{do: quit}}
		points = named("key.score", "keys.score", score)
	)
	switch {
	case d.over == talking:
		return []shortcut{named("key.enter", "page.talk.send", confirm), named("key.esc", "keys.close", cancel)}
	case d.over == listing:
		return []shortcut{named("key.enter", "keys.choose", confirm), named("key.esc", "keys.close", cancel), out}
	case d.over != none && d.over != summing:
		return []shortcut{named("key.esc", "keys.close", cancel), out}
	case d.InWaitingRoom():
		chair := shortcut{"↑ ↓", d.Say("keys.chair"), command{do: moveSuit, n: 1}}
		ks := []shortcut{chair, named("key.enter", "keys.choose", confirm), talk, ways, out}
		if len(d.door()) > 0 {
			ks = slices.Insert(ks, 3, others)
		}
		return ks
	}
	ks := []shortcut{named("key.hint", "keys.hint", hint), named("key.undo", "keys.undo", undo),
		named("key.last", "keys.last", last), points, others, ways, out}
	if d.width >= 90 { // on narrower screens these are in the list of more commands
		ks = slices.Insert(ks, 4, named("key.restart", "keys.restart", restart))
	}
	if d.v.Phase == rules.Over && !d.hold {
		ks[0], ks[2] = named("key.enter", "keys.next", confirm), named("key.tricks", "keys.tricks", all)
	}
	switch {
	case d.Chair() == nil:
		ks = []shortcut{ks[2], points, talk, ways, out}
	case d.MatchOver() && !d.hold:
		if ks[0] = named("key.enter", "keys.new", confirm); d.EndsHere() {
			ks = ks[1:]
		}
	}
	if !d.Alone() && d.Chair() != nil {
		ks = slices.Insert(ks, len(ks)-3, talk)
	}
	if !d.Shown.Table.Hints && ks[0].do.do == hint {
		ks = ks[1:]
	}
	if d.Settings.Undo == table.UndoNever || d.MatchOver() && !d.hold {
		ks = slices.DeleteFunc(ks, func(k shortcut) bool { return k.do.do == undo || k.do.do == restart })
	}
	return ks
}

func (d *drawing) keys(y int) {
	ks := d.shortcuts()
	whole := 0
	for _, k := range ks {
		whole += width(k.key) + 1 + width(k.label)
	}
	d.page.shortcuts(2, y, max(1, min(3, (d.width-4-whole)/max(1, len(ks)-1))), ks)
}

// shortcuts draws clickable keys with their effects.
func (p *page) shortcuts(x, y, gap int, ks []shortcut) {
	for _, k := range ks {
		start := x
		x = p.within(x, y, p.Width()-1-x, k.key, onPaper.with(bold))
		x = p.within(x+1, y, p.Width()-1-x, k.label, quiet)
		p.zone(rect{start, y, x - start, 1}, k.do)
		x += gap
	}
}

// overcalled reports whether a seat's offer of a premium was beaten.
func (m *Model) overcalled(seat rules.Seat) bool {
	return m.Match.Game.Overcalled(&m.Shown.View.View).Has(seat)
}

// bulletin shows the news at the start of play: the premium's holder and the reason, and who plays the
// dummy.
func (d *drawing) bulletin(y int) {
	first := d.v.Tricks == 0 || d.v.Tricks == 1 && d.hold
	if d.v.Phase <= rules.Offering || d.v.Phase > rules.Playing || d.over == summing || !first {
		return
	}
	by := d.DummyBy()
	if by != "" {
		by = d.Say("dummy") + ": " + by + "."
	}
	legend := d.Say("table.legend")
	texts := slices.DeleteFunc([]string{d.WhyHolder(), by}, func(s string) bool { return s == "" })
	news := strings.Join(texts, "  ")
	if all := strings.Join(append(texts, d.Say("play.keys")), "  "); d.choosing() && width(all) <= d.width-4 {
		news = all
	}
	end := d.page.within(2, y, d.width-4, news, onPaper)
	if d.v.Phase == rules.Playing && end+2+width(legend) <= d.width-2 { // otherwise the news takes the space
		d.page.right(d.width-2, y, legend, quiet)
	}
}

// quitKey returns the key that leaves at once, as shown in the footer: q alone may mean a queen.
func (m *Model) quitKey() string {
	q := m.Say("key.quit")
	if m.Stage(wire.Playing) && m.choosing() && m.over == none && m.RankKey(cards.Queen) == "q" {
		return m.Say("key.shift", "key", q)
	}
	return q
}

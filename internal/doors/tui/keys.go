package tui

import (
	"slices"
	"strings"
	"time"

	tea "charm.land/bubbletea/v2"

	"ninetynine/cards"
	"ninetynine/internal/base/phrase"
	"ninetynine/internal/table"
	"ninetynine/internal/wire"
	"ninetynine/rules"
)

// A verb is the effect of a key or a click.
type verb uint8

const (
	nothing  verb = iota
	playCard      // plays it, or marks it for laying aside
	choose        // chooses the card under the cursor
	confirm       // confirms the choice, or continues
	cancel        // closes the layer over the table, or goes back
	pick          // takes the menu's n-th entry
	move          // moves the cursor by n
	moveSuit      // moves the cursor to another suit
	rank          // moves the cursor to the next card of the rank
	hint
	undo
	redo
	last
	all
	score
	restart
	help
	chat
	more     // opens the list of more commands
	toRow    // moves the cursor to the n-th chair
	newcomer // begins a first, guided match
	leave    // asks once, then quits
	quit
)

// A command is a verb with its object.
type command struct {
	do   verb
	card cards.Card
	n    int
	name string
}

func (m *Model) key(msg tea.KeyPressMsg) tea.Cmd {
	switch {
	case m.suspends(msg):
		return tea.Suspend
	case !m.shows():
		return m.keyUnseen(msg)
	case m.over == talking:
		return m.typing(msg)
	}
	return m.run(m.command(msg))
}

// shows reports whether the screen shows the table. Nobody can act on what is not shown.
func (m *Model) shows() bool { return Fits(m.width, m.height) && m.Match != nil }

// keyUnseen handles a key while the table is not shown: all that it can do is quit.
func (m *Model) keyUnseen(msg tea.KeyPressMsg) tea.Cmd {
	switch c := (command{do: leave}); {
	case isQuit(msg):
		return tea.Quit
	case strings.EqualFold(msg.Text, m.Say("key.quit")):
		return m.run(c)
	}
	m.once = nothing
	return nil
}

// isQuit reports whether a key quits at once, whatever is shown.
func isQuit(msg tea.KeyPressMsg) bool {
	return msg.Text == "Q" || slices.Contains([]string{"ctrl+c", "ctrl+d"}, msg.Keystroke())
}

// suspends reports whether a key suspends the program, as in all programs of a terminal. A server's
// program goes on.
func (m *Model) suspends(msg tea.KeyPressMsg) bool {
	return msg.Keystroke() == "ctrl+z" && !m.cfg.Remote && m.cfg.Screen == nil
}

func (m *Model) wheel(n int) tea.Cmd {
	switch {
	case !m.shows():
		return nil
	case m.over == helping, m.over == explaining:
		n *= 3
	case m.over != listing && m.over != scoring:
		return nil
	}
	return m.run(command{do: moveSuit, n: n})
}

// click acts on the element under the pointer; a click anywhere else skips animations.
func (m *Model) click(msg tea.MouseClickMsg) tea.Cmd {
	if msg.Button != tea.MouseLeft || !m.shows() {
		return nil
	}
	if m.messagesWait() {
		return m.flush()
	}
	do, ok := m.draw().page.at(msg.X, msg.Y)
	if !ok {
		do = command{do: cancel}
	}
	return m.run(do)
}

// messagesWait reports whether messages still wait to be shown.
func (m *Model) messagesWait() bool { return m.hold || len(m.queue) > 0 }

// command reads a key. Keys that name ranks of the language come before the letters of commands, while
// cards are chosen.
func (m *Model) command(msg tea.KeyPressMsg) command {
	if c, ok := map[string]command{
		"left": {do: move, n: -1}, "shift+tab": {do: move, n: -1}, "right": {do: move, n: 1}, "tab": {do: move, n: 1},
		"up": {do: moveSuit, n: -1}, "down": {do: moveSuit, n: 1}, "pgup": {do: moveSuit, n: -10}, "pgdown": {do: moveSuit, n: 10},
		"home": {do: move, n: -100}, "end": {do: move, n: 100},
		"enter": {do: confirm}, "space": {do: choose}, "esc": {do: cancel}, "backspace": {do: cancel},
		"ctrl+y": {do: redo}, "ctrl+c": {do: quit}, "ctrl+d": {do: quit},
	}[msg.Keystroke()]; ok || msg.Text == "" {
		return c
	}
	return m.letter(msg.Text)
}

// letter reads the key of a character.
func (m *Model) letter(text string) command {
	if text == "Q" {
		return command{do: quit} // q may be the queen
	}
	low := strings.ToLower(text)
	menu := m.menu()
	if m.over == listing {
		menu = m.list.items
	}
	if len(menu) > 0 && (m.over == none || m.over == summing || m.over == listing) {
		if i := slices.IndexFunc(menu, func(c choice) bool { return c.Key == low }); i >= 0 {
			return command{do: pick, n: i}
		}
	} else if m.over == none && m.ranked(low) && (low != strings.ToLower(m.Say("key.quit")) || m.choosing()) {
		return command{do: rank, name: low}
	}
	for _, k := range []struct {
		key string
		do  verb
	}{
		{"key.hint", hint}, {"key.undo", undo}, {"key.last", last}, {"key.score", score},
		{"key.restart", restart}, {"key.tricks", all}, {"key.talk", chat}, {"key.more", more}, {"key.quit", leave},
	} {
		if low == strings.ToLower(m.Say(k.key)) {
			return command{do: k.do}
		}
	}
	if low == "?" || low == "h" {
		return command{do: help}
	}
	return command{}
}

func (m *Model) choosing() bool {
	k := m.Shown.View.Options.Kind
	return k == rules.Laying || k == rules.Playing
}

// ranked reports whether a visible hand has a rank with the key.
func (m *Model) ranked(key string) bool {
	if m.Shown.View.Phase == rules.Over {
		return false
	}
	return strings.Contains("1234567890", key) || slices.ContainsFunc([]cards.Rank{cards.Ace, cards.King, cards.Queen, cards.Jack},
		func(r cards.Rank) bool { return m.RankKey(r) == key })
}

func (m *Model) run(c command) tea.Cmd {
	again := m.once == c.do
	m.once = nothing
	if (c.do == undo && m.sent == nil || c.do == redo || c.do == restart) && m.over != none && m.over != summing {
		return nil // the table is behind a layer
	}
	switch c.do {
	case quit:
		return tea.Quit
	case leave:
		if again {
			return tea.Quit
		}
		m.once, m.notice = leave, m.Say("quit.sure", "key", m.Say("key.quit"), "unsent", phrase.Yes(m.sent != nil))
		return nil
	case undo:
		return m.undo()
	case redo:
		return m.redo()
	case restart:
		if again {
			return m.propose(table.Replay)
		}
		m.once, m.notice = restart, m.Say("restart.sure", "key", m.Say("key.restart"))
		return nil
	case more:
		if m.over != listing {
			return m.more()
		}
		m.close()
		return nil
	case help, score, last, all, chat:
		m.openLayer(map[verb]layer{help: helping, score: scoring, last: lastOne, all: tricks, chat: talking}[c.do])
		return nil
	}
	switch m.over {
	case none, summing:
	case listing:
		return m.inList(c)
	default:
		m.reads(c)
		return nil
	}
	decides := c.do == confirm || c.do == choose || c.do == playCard || c.do == pick
	switch {
	case decides && !m.cfg.Quick && m.clock().Sub(m.acted) < twice:
		return nil
	case m.messagesWait() && (decides || c.do == cancel):
		return m.flush()
	case m.InWaitingRoom():
		return m.inside(c)
	}
	return m.onTable(c)
}

// twice is how long a repeated key still belongs to the previous act.
const twice = 250 * time.Millisecond

func (m *Model) openLayer(l layer) {
	v := &m.Shown.View
	switch {
	case m.Match == nil:
		return
	case m.over == l:
		m.close()
		return
	case l == lastOne && (v.Tricks == 0 || m.hold || m.InWaitingRoom()):
		m.notice = m.Say("last.none")
		return
	case l == tricks && (v.Phase != rules.Over || m.InWaitingRoom()), l == talking && m.Alone():
		return
	case l == helping, l == scoring, l == explaining:
		m.scroll, m.notice = 0, ""
	}
	m.over = l
}

func (m *Model) close() {
	m.over = none
	if !m.messagesWait() {
		m.settle()
	}
}

// reads handles a command while text is shown.
func (m *Model) reads(c command) {
	switch text := m.over == helping || m.over == explaining; {
	case text && (c.do == move || c.do == moveSuit):
		m.scroll += c.n
	case text && c.do == choose:
		m.scroll += 10 // like a pager
	case c.do == moveSuit: // to earlier scores
		m.scroll -= c.n
	case c.do == cancel, c.do == confirm, c.do == choose:
		m.close()
	}
}

// inList handles a command while a list is open.
func (m *Model) inList(c command) tea.Cmd {
	switch c.do {
	case move, moveSuit:
		m.list.at = max(0, min(len(m.list.items)-1, m.list.at+c.n))
	case pick:
		return m.chooseEntry(c.n)
	case confirm, choose:
		return m.chooseEntry(m.list.at)
	case cancel:
		m.close()
	}
	return nil
}

func (m *Model) onTable(c command) tea.Cmd {
	laying := m.Shown.View.Options.Kind == rules.Laying
	switch c.do {
	case hint:
		return m.hint()
	case move, moveSuit, rank:
		m.move(c)
	case pick:
		return m.pick(c.n)
	case cancel:
		m.Offer, m.Sure, m.item, m.advice, m.chosen = 0, 0, 0, nil, 0
	case playCard:
		if m.cursor = c.card; !laying {
			return m.play()
		}
		m.choose(c.card)
	case choose:
		if !laying {
			return m.confirm()
		}
		m.choose(m.cursor)
	case confirm:
		return m.confirm()
	}
	return nil
}

func (m *Model) inside(c command) tea.Cmd {
	switch c.do {
	case moveSuit:
		m.row, m.item = max(0, min(len(m.Shown.Table.Chairs)-1, m.row+c.n)), 0
	case toRow:
		m.row, m.item = c.n, 0
	case move:
		m.move(c)
	case pick:
		return m.pick(c.n)
	case confirm, choose:
		return m.pick(m.item)
	case cancel:
		m.toMyRow()
	}
	return nil
}

// proceed makes the person ready for the next step, if there is one.
func (m *Model) proceed() tea.Cmd {
	c := m.Chair()
	switch {
	case m.EndsHere(): // nothing follows
	case m.MatchOver():
		m.InRoom, m.over = true, none
		m.toMyRow()
	case !m.Stage(wire.Between) || c == nil || c.Ready || c.Away:
		return nil
	}
	if c == nil {
		return nil
	}
	return m.sendCommand(&wire.Command{Do: table.Ready})
}

// choose toggles a card for laying aside.
func (m *Model) choose(c cards.Card) {
	o := m.Shown.View.Options
	switch {
	case m.chosen.Has(c):
		m.chosen &^= c.Set()
	case m.chosen.Len() < int(o.Pick) && o.From.Has(c):
		m.chosen |= c.Set()
	case m.chosen.Len() >= int(o.Pick):
		m.notice = m.Say("lay.full", "n", int(o.Pick))
		return
	}
	m.notice = ""
}

// confirm confirms the choice, or makes the person ready.
func (m *Model) confirm() tea.Cmd {
	o := m.Shown.View.Options
	more := int(o.Pick) - m.chosen.Len()
	switch advice, advised := m.selectAdvice(); {
	case len(m.menu()) > 0:
		return m.pick(m.item)
	case o.Kind == rules.Playing:
		return m.play()
	case o.Kind != rules.Laying:
		return m.proceed()
	case advised:
		return m.act(advice)
	case more == 0:
		return m.act(rules.Lay(o.Seat, m.chosen))
	case m.chosen.Has(m.cursor):
		m.notice = m.Say("lay.more", "n", more)
	default:
		m.choose(m.cursor)
	}
	return nil
}

func (m *Model) play() tea.Cmd {
	o := m.Shown.View.Options
	if a := rules.Play(o.Seat, m.cursor); o.Kind == rules.Playing && o.Has(a) {
		return m.act(a)
	}
	m.notice = m.Refusal(m.cursor)
	return nil
}

// pick chooses an entry of the menu. A premium has to be confirmed.
func (m *Model) pick(n int) tea.Cmd {
	menu := m.menu()
	if n >= len(menu) {
		return nil
	}
	m.item = n
	c := menu[n]
	if c.run == nil {
		if a := m.Choose(&c.Choice); a != 0 {
			return m.act(a)
		}
	}
	m.item = 0
	if c.run != nil {
		return c.run()
	}
	return nil
}

func (m *Model) move(c command) {
	m.notice = ""
	if menu := m.menu(); len(menu) > 0 {
		if c.do == move {
			m.item = max(0, min(len(menu)-1, m.item+c.n))
		}
		return
	}
	cs := m.HandInTurn()
	at := slices.Index(cs, m.cursor)
	if len(cs) == 0 {
		return
	}
	switch c.do {
	case move:
		at = max(0, min(len(cs)-1, at+c.n))
	case moveSuit:
		at = otherSuit(cs, max(0, at), c.n)
	case rank:
		at = m.nextOfRank(cs, at, c.name)
		if low := strings.ToLower(m.Say("key.quit")); c.name == low && (at < 0 || m.RankKey(cs[at].Rank()) != low) {
			m.notice = m.Say("quit.how")
		}
	}
	if at >= 0 {
		m.cursor = cs[at]
	}
}

// otherSuit returns the first card of the suit n further on.
func otherSuit(cs []cards.Card, at, n int) int {
	for i := at; i >= 0 && i < len(cs); i += n {
		if cs[i].Suit() != cs[at].Suit() {
			return slices.IndexFunc(cs, func(c cards.Card) bool { return c.Suit() == cs[i].Suit() })
		}
	}
	return at
}

// nextOfRank returns the next card whose rank has the key, choosable ones first.
func (m *Model) nextOfRank(cs []cards.Card, at int, key string) int {
	from := m.Shown.View.Options.From
	for _, legal := range []bool{true, false} {
		for i := 1; i <= len(cs); i++ {
			j := (at + i + len(cs)) % len(cs)
			c := cs[j]
			match := m.RankKey(c.Rank()) == key || key == "0" && c.Rank() == cards.Ten
			if match && (!legal || from.Has(c)) {
				return j
			}
		}
	}
	return at
}

// propose puts a proposal to the other players.
func (m *Model) propose(what string) tea.Cmd {
	if m.Chair() == nil {
		return nil
	}
	m.chosen = 0
	return m.sendCommand(&wire.Command{Do: table.Propose, Text: what})
}

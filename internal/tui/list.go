package tui

import (
	"slices"
	"strconv"

	tea "charm.land/bubbletea/v2"
	"github.com/charmbracelet/x/ansi"

	"ninetynine/internal/table"
	"ninetynine/internal/wire"
	"ninetynine/rules"
)

// A list is things to choose from, one below the other.
type list struct {
	title string
	items []choice
	at    int
}

// open shows a list; nothing to choose from is no list.
func (m *Model) open(l *list) {
	if len(l.items) > 0 {
		for i := range l.items {
			l.items[i].key = strconv.Itoa(i + 1)
		}
		m.list, m.over, m.notice = l, listing, ""
	}
}

// take does what the list's entry says.
func (m *Model) take(n int) tea.Cmd {
	if n >= len(m.list.items) {
		return nil
	}
	c := &m.list.items[n]
	m.over = none
	cmd := c.run()
	if m.over == none && !m.moving() {
		m.settle()
	}
	return cmd
}

// telling returns an entry that tells the table something.
func (m *Model) telling(label string, c wire.Command) choice {
	return choice{label: label, run: func() tea.Cmd { return m.tell(&c) }}
}

// more opens what else can be done at the table. Whether the deal can be
// claimed comes later, and last.
func (m *Model) more() tea.Cmd {
	if m.m == nil {
		return nil
	}
	m.open(m.rest())
	if m.shown.View.Phase != rules.Playing || m.chair() == nil || !m.stage(wire.Playing) || m.asking {
		return nil
	}
	m.asking = true
	line, ctx := m.cfg.Line, m.ctx
	return func() tea.Msg {
		settled, err := line.Claimable(ctx)
		return claimMsg(settled && err == nil)
	}
}

// mayClaim offers the claim, if the person still looks for what can be done.
func (m *Model) mayClaim(settled bool) {
	m.asking = false
	if settled && m.over == listing {
		m.list.items = append(m.list.items, m.telling(m.say("page.claim"), wire.Command{Do: table.Claim}))
		m.open(m.list)
	}
}

// rest lists what else can be done at the table.
func (m *Model) rest() *list {
	l := &list{title: m.say("page.more")}
	add := func(c choice) { l.items = append(l.items, c) }
	t, mine := &m.shown.Table, m.chair()
	running := t.Stage != wire.Waiting
	if mine != nil && running && !mine.Away {
		alone := m.alone()
		word := func(own, ask string) string {
			if alone {
				return m.say(own)
			}
			return m.say(ask)
		}
		if m.settings.Undo != table.UndoNever {
			add(m.telling(word("page.do.replay", "page.ask.replay"), wire.Command{Do: table.Propose, Text: table.Replay}))
		}
		if !t.Paused {
			add(m.telling(word("page.do.pause", "page.ask.pause"), wire.Command{Do: table.Propose, Text: table.Pause}))
		}
		for i := range t.Chairs {
			if c := &t.Chairs[i]; c.Player != "" && c != mine && !c.Away && m.waitsLong(c) {
				seat := i
				add(m.telling(m.say("more.away", "name", m.name(rules.Seat(i))), wire.Command{Do: table.Away, Seat: &seat}))
			}
		}
		if !alone {
			add(m.telling(m.say("page.leave"), wire.Command{Do: table.Stand}))
		}
		add(choice{label: m.say("page.abandon"), run: func() tea.Cmd {
			m.open(&list{title: m.say("page.abandon"), items: []choice{
				{label: m.say("menu.no"), run: func() tea.Cmd { return nil }},
				m.telling(m.say("page.abandon.sure"), wire.Command{Do: table.Propose, Text: table.Abandon}),
			}})
			return nil
		}})
	}
	if !m.alone() {
		add(choice{label: m.say("page.talk"), run: func() tea.Cmd { m.over = talking; return nil }})
	}
	m.mutes(add)
	return l
}

// patience is how long a table without a clock waits before a stand-in may be
// asked for, in milliseconds.
const patience = 180_000

// waitsLong reports whether a player has let the others wait for long.
func (m *Model) waitsLong(c *wire.Chair) bool {
	return m.settings.Clock == table.Clock{} && c.Since != 0 && m.now() >= c.Since+patience
}

// mutes lists whom the person need not hear, or may hear again.
func (m *Model) mutes(add func(choice)) {
	if m.chair() == nil {
		return
	}
	for i := range m.shown.Table.Chairs {
		c := &m.shown.Table.Chairs[i]
		if c.Player == "" || rules.Seat(i) == m.seat {
			continue
		}
		label, on := m.say("page.mute"), true
		if slices.Contains(m.shown.Muted, c.Player) {
			label, on = m.say("page.unmute"), false
		}
		add(m.telling(label+": "+m.name(rules.Seat(i)), wire.Command{Do: table.Mute, Text: c.Player, On: on}))
	}
}

// listed draws the list.
func (d *drawing) listed(r rect) {
	d.heading(r, d.list.title)
	for i, c := range d.list.items {
		y := r.y + 2 + i
		k, about := onPaper, quiet
		if i == d.list.at {
			k = d.chosenInk()
			about = k
			d.page.fill(rect{r.x - 1, y, r.w + 2, 1}, k)
		}
		x := d.page.text(r.x, y, c.key+"  ", k.with(bold))
		x = d.page.within(x, y, r.x+r.w-x, c.label, k)
		if c.about != "" {
			d.page.within(max(x+2, r.x+24), y, r.x+r.w-max(x+2, r.x+24), c.about, about)
		}
		d.page.zone(rect{r.x - 1, y, r.w + 2, 1}, command{do: pick, n: i})
	}
}

// chosenInk is how the entry under the cursor is set.
func (d *drawing) chosenInk() ink {
	if d.pal.colours[felt] == nil {
		return ink{attr: reverse}
	}
	return ink{fg: light, bg: felt}
}

// width returns how many columns a text takes.
func width(s string) int { return ansi.StringWidth(s) }

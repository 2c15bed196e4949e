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

// A list is a menu with an entry per line.
type list struct {
	title string
	items []choice
	at    int
}

func (m *Model) open(l *list) {
	if l.items = numberEntries(l.items); len(l.items) > 0 {
		m.list, m.over, m.notice = l, listing, ""
	}
}

// chooseEntry executes an entry of the list.
func (m *Model) chooseEntry(n int) tea.Cmd {
	if n >= len(m.list.items) {
		return nil
	}
	c := &m.list.items[n]
	m.over = none
	cmd := c.run()
	if m.over == none && !m.messagesWait() {
		m.settle()
	}
	return cmd
}

// commandEntry returns an entry that sends a command.
func (m *Model) commandEntry(label string, c wire.Command) choice {
	return runs(label, func() tea.Cmd { return m.sendCommand(&c) })
}

// numberEntries numbers the entries; the numbers are their keys.
func numberEntries(cs []choice) []choice {
	for i := range cs {
		cs[i].Key = strconv.Itoa(i + 1)
	}
	return cs
}

// more opens the list of more commands. A claim is added at the end once the table says that one is
// possible.
func (m *Model) more() tea.Cmd {
	if m.Match == nil {
		return nil
	}
	m.open(m.otherCommands())
	if m.Shown.View.Phase != rules.Playing || m.Chair() == nil || !m.Stage(wire.Playing) || m.asking {
		return nil
	}
	m.asking = true
	return ask(m.ctx, m.cfg.Line.Claimable, func(settled bool, err error) tea.Cmd {
		m.asking = false
		if settled && err == nil && m.over == listing {
			m.list.items = append(m.list.items, m.commandEntry(m.Say("page.claim"), wire.Command{Do: table.Claim}))
			m.open(m.list)
		}
		return nil
	})
}

// otherCommands lists the other commands at the table.
func (m *Model) otherCommands() *list {
	l := &list{title: m.Say("page.more")}
	add := func(c choice) { l.items = append(l.items, c) }
	t, mine, alone := &m.Shown.Table, m.Chair(), m.Alone()
	if mine != nil && m.canRedo() {
		add(runs(m.Say("page.do.redo"), m.redo))
	}
	if mine != nil && t.Stage != wire.Waiting && !mine.Away {
		how := "page.ask."
		if alone {
			how = "page.do."
		}
		for _, what := range []string{table.Replay, table.Pause} {
			if what == table.Replay && m.Settings.Undo != table.UndoNever || what == table.Pause && !t.Paused {
				add(m.commandEntry(m.Say(how+what), wire.Command{Do: table.Propose, Text: what}))
			}
		}
		for i := range t.Chairs {
			if c := &t.Chairs[i]; c.Player != "" && c != mine && !c.Away && m.waitsLong(c) {
				add(m.commandEntry(m.Say("more.away", "name", m.Name(rules.Seat(i))), wire.Command{Do: table.Away, Seat: &i}))
			}
		}
		if !alone {
			add(m.commandEntry(m.Say("page.leave"), wire.Command{Do: table.Stand}))
		}
		add(runs(m.Say("page.abandon"), func() tea.Cmd {
			m.open(&list{title: m.Say("page.abandon"), items: []choice{
				runs(m.Say("menu.no"), func() tea.Cmd { return nil }),
				m.commandEntry(m.Say("page.abandon.sure"), wire.Command{Do: table.Propose, Text: table.Abandon}),
			}})
			return nil
		}))
	}
	if !alone {
		add(runs(m.Say("page.talk"), func() tea.Cmd { m.over = talking; return nil }))
	}
	for i := range t.Chairs { // to mute or unmute
		c := &t.Chairs[i]
		if mine == nil || c.Player == "" || c == mine {
			continue
		}
		label, muted := m.Say("page.mute"), slices.Contains(m.Shown.Muted, c.Player)
		if muted {
			label = m.Say("page.unmute")
		}
		add(m.commandEntry(label+": "+m.Name(rules.Seat(i)), wire.Command{Do: table.Mute, Text: c.Player, On: !muted}))
		for _, do := range []table.Kind{wire.Follow, wire.Block} {
			add(m.commandEntry(m.Say("page.tie.do."+string(do))+": "+m.Name(rules.Seat(i)), wire.Command{Do: do, Text: c.Player, On: true}))
		}
	}
	l.items = append(l.items, m.door()...)
	return l
}

// door lists how the host controls who comes in, if other players can come at all.
func (m *Model) door() (cs []choice) {
	t := &m.Shown.Table
	if !m.IsHost() || m.cfg.Link == "" {
		return nil
	}
	key := "page.lock"
	if t.Locked {
		key = "page.unlock"
	}
	cs = append(cs, m.commandEntry(m.Say(key), wire.Command{Do: table.Lock, On: !t.Locked}))
	for _, o := range t.Banned {
		cs = append(cs, m.commandEntry(m.Say("page.unban", "name", m.OutsiderName(o)), wire.Command{Do: table.Ban, Text: o.Player}))
	}
	return cs
}

// patience is how long a player at a table without a clock may be absent before a stand-in can be asked
// for, in milliseconds.
const patience = 180_000

// waitsLong reports whether a player has kept the other players waiting for long.
func (m *Model) waitsLong(c *wire.Chair) bool {
	return m.Settings.Clock == table.Clock{} && c.Since != 0 && m.Now() >= c.Since+patience
}

func (d *drawing) listed(r rect) {
	d.heading(r, d.list.title)
	for i, c := range d.list.items {
		y := r.y + 2 + i
		k, about := d.page.entry(rect{r.x, y, r.w, 1}, i == d.list.at, command{do: pick, n: i})
		x := d.page.text(r.x, y, c.Key+"  ", k.with(bold))
		x = d.page.within(x, y, r.x+r.w-x, c.Label, k)
		if x = max(x+2, r.x+24); c.about != "" {
			d.page.within(x, y, r.x+r.w-x, c.about, about)
		}
	}
}

// entry draws the background of a choosable row, and returns the inks of its label and its description.
func (p *page) entry(r rect, chosen bool, do command) (k, about ink) {
	r.x, r.w = r.x-1, r.w+2
	p.zone(r, do)
	switch {
	case !chosen:
		return onPaper, quiet
	case p.pal.colours[felt] == nil:
		k = ink{attr: reverse}
	default:
		k = ink{fg: light, bg: felt}
	}
	p.fill(r, k)
	return k, k
}

func width(s string) int { return ansi.StringWidth(s) }

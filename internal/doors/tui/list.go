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
		m.list, m.over, m.notice, m.scroll = l, listing, "", 0
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

// numberEntries gives each entry its key: a number, or a letter after 9, since one character chooses.
func numberEntries(cs []choice) []choice {
	for i := range cs {
		cs[i].Key = strconv.FormatInt(int64(i+1), 36)
	}
	return cs
}

// more opens the list of more commands. A claim is added at the end once the table says that one is
// possible.
func (m *Model) more() tea.Cmd {
	if m.Match == nil {
		return nil
	}
	shown := m.otherCommands()
	m.open(shown)
	if m.Shown.View.Phase != rules.Playing || m.Chair() == nil || !m.Stage(wire.Playing) || m.asking {
		return nil
	}
	m.asking = true
	return ask(m.ctx, m.cfg.Line.Claimable, func(settled bool, err error) tea.Cmd {
		m.asking = false
		if settled && err == nil && m.over == listing && m.list == shown {
			shown.items = append(shown.items, m.commandEntry(m.Say("page.claim"), wire.Command{Do: table.Claim}))
			m.open(shown)
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
	if mine != nil && slices.ContainsFunc(t.Chairs, func(c wire.Chair) bool { return c.Player != "" && c.Player != mine.Player }) {
		add(runs(m.Say("more.ties"), m.askTies))
	}
	l.items = append(l.items, m.door()...)
	return l
}

// askTies opens the list of the other players, once the server says whom the player follows, mutes and blocks.
func (m *Model) askTies() tea.Cmd {
	m.asking = true
	return ask(m.ctx, m.cfg.Line.Ties, func(all []wire.Tied, err error) tea.Cmd {
		m.asking = false
		l := &list{title: m.Say("more.ties")}
		for i, c := range m.Shown.Table.Chairs {
			if c.Player == "" || rules.Seat(i) == m.Seat {
				continue
			}
			of := wire.Tied{ID: c.Player}
			if k := slices.IndexFunc(all, func(tied wire.Tied) bool { return tied.ID == c.Player }); k >= 0 {
				of = all[k]
			}
			l.items = append(l.items, runs(m.Name(rules.Seat(i)), func() tea.Cmd { m.open(m.ties(m.Name(rules.Seat(i)), &of)); return nil }))
		}
		switch {
		case err != nil:
			m.notice = m.refused(wire.Follow, err)
		case m.over == none && len(l.items) == 1:
			return l.items[0].run()
		case m.over == none:
			m.open(l)
		}
		return nil
	})
}

// ties lists what the player can do about another. A block mutes, too: while it is in force, only it can end.
func (m *Model) ties(name string, of *wire.Tied) *list {
	l := &list{title: name}
	for _, tie := range []struct {
		do table.Kind
		is bool
	}{{wire.Follow, of.Follow}, {table.Mute, of.Mute}, {wire.Block, of.Block}} {
		how := "do."
		if tie.is {
			how = "undo."
		}
		if tie.do == wire.Block || !of.Block {
			l.items = append(l.items, m.commandEntry(m.Say("page.tie."+how+string(tie.do)), wire.Command{Do: tie.do, Text: of.ID, On: !tie.is}))
		}
	}
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
	d.scroll = min(max(d.scroll, d.list.at+1-max(1, r.h-2)), d.list.at)
	end := d.scrolled(r, len(d.list.items))
	for i := d.scroll; i < end; i++ {
		c, y := &d.list.items[i], r.y+2+i-d.scroll
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

package tui

import (
	"strconv"
	"strings"

	tea "charm.land/bubbletea/v2"

	"ninetynine/internal/phrase"
	"ninetynine/internal/table"
	"ninetynine/internal/wire"
	"ninetynine/rules"
)

// room draws who sits where before a match, and how others come.
func (d *drawing) room() {
	t := &d.shown.Table
	w := min(d.width-8, 84)
	x := (d.width - w) / 2
	y := 3
	if d.height < 20+len(t.Chairs) {
		y = 2
	}
	title := d.say("page.waiting")
	if t.Match > 0 {
		title = d.say("page.waiting.again")
	}
	d.page.within(x, y, w, title, onPaper.with(bold))
	d.page.right(x+w, y, d.page.fit(d.played(), w-width(title)-2), quiet)
	y += 2
	d.page.rule(x, y, w, quiet)
	y++
	for i := range t.Chairs {
		d.seatRow(rect{x, y, w, 1}, i)
		y++
	}
	d.page.rule(x, y, w, quiet)
	y = d.awaits(x, y+2, w)
	d.invitation(x, y, w)
	d.lastSaid(rect{x, y + 3, w, d.height - 5 - y - 3})
}

// played says what is played here, and by which clock.
func (d *drawing) played() string {
	v := d.m.Game.Variant()
	what := []string{d.book.Variant(&v)}
	if len(d.settings.House) > 0 {
		what = append(what, d.say("page.home.house"))
	}
	if clock := d.settings.Clock.String(); clock != "" {
		what = append(what, d.say("page.home.clock", "clock", clock))
	}
	return strings.Join(what, " · ")
}

// seatRow draws a chair: who has it, what kind of player, and who is ready.
func (d *drawing) seatRow(r rect, i int) {
	c := &d.shown.Table.Chairs[i]
	k, about := onPaper, quiet
	if i == d.row && d.over == none {
		k = d.chosenInk()
		about = k
		d.page.fill(rect{r.x - 1, r.y, r.w + 2, 1}, k)
	}
	d.page.zone(rect{r.x - 1, r.y, r.w + 2, 1}, command{do: toRow, n: i})
	x := d.page.text(r.x, r.y, strconv.Itoa(i+1)+"  ", about)
	if c.Free() {
		d.page.within(x, r.y, r.w-3, d.say("page.chair.empty"), about.with(italic))
		return
	}
	x = d.page.within(x, r.y, r.w-20, d.name(rules.Seat(i)), k.with(bold))
	var marks []string
	switch {
	case c.Bot != "":
		marks = append(marks, d.say("page.bot"), d.level(c.Bot))
	case rules.Seat(i) == d.seat:
		marks = append(marks, d.say("you"))
	}
	if c.Away {
		marks = append(marks, d.say("page.away"))
	}
	d.page.within(x+2, r.y, r.x+r.w-x-14, strings.Join(marks, " · "), about)
	if c.Player != "" && c.Ready {
		k := onPaper.with(bold)
		if about != quiet {
			k = about.with(bold)
		}
		d.page.right(r.x+r.w, r.y, d.say("seat.ready"), k)
	}
}

// awaits says what the room waits for.
func (d *drawing) awaits(x, y, w int) int {
	mine := d.chair()
	s := ""
	switch {
	case mine == nil:
		s = d.say("page.watch")
	case !mine.Ready:
	case d.free() > 0:
		s = d.say("page.waiting.friends")
	default:
		s = d.say("page.waiting.others")
	}
	if s == "" {
		return y
	}
	return d.lines(x, y, w, s, onPaper) + 1
}

// free returns how many chairs nobody has.
func (m *Model) free() (n int) {
	for i := range m.shown.Table.Chairs {
		if m.shown.Table.Chairs[i].Free() {
			n++
		}
	}
	return n
}

// invitation shows the link by which others come. It stands in a line of its
// own, to be copied whole.
func (d *drawing) invitation(x, y, w int) {
	if d.cfg.Link == "" {
		return
	}
	d.page.within(x, y, w, d.say("page.link")+":", quiet)
	link := phrase.Clean(d.cfg.Link, 400)
	if width(link) > w {
		x, w = 0, d.width
	}
	d.page.within(x, y+1, w, link, onPaper.with(underline))
}

// lastSaid draws the last of what was said.
func (d *drawing) lastSaid(r rect) {
	lines := d.talkLines(r.w)
	for i, line := range lines[max(0, len(lines)-max(0, r.h)):] {
		d.page.within(r.x, r.y+i, r.w, line, quiet)
	}
}

// seats lists what can be done with the chair under the cursor.
func (m *Model) seats() (cs []choice) {
	chairs := m.shown.Table.Chairs
	m.row = max(0, min(m.row, len(chairs)-1))
	if len(chairs) == 0 {
		return nil
	}
	seat, c, mine := m.row, &chairs[m.row], m.chair()
	add := func(c choice) {
		c.key = strconv.Itoa(len(cs) + 1)
		cs = append(cs, c)
	}
	switch {
	case mine == nil && c.Player == "":
		add(m.telling(m.say("page.sit"), wire.Command{Do: table.Sit, Seat: &seat}))
	case mine == nil:
	case c == mine && c.Ready:
		add(m.telling(m.say("page.unready"), wire.Command{Do: table.Unready}))
		add(m.telling(m.say("page.stand"), wire.Command{Do: table.Stand}))
	case c == mine:
		word := m.say("page.ready")
		if m.shown.Table.Match > 0 {
			word = m.say("page.again")
		}
		add(m.telling(word, wire.Command{Do: table.Ready}))
		add(m.telling(m.say("page.stand"), wire.Command{Do: table.Stand}))
	case c.Player == "":
		add(choice{label: m.say("page.bot") + " …", run: func() tea.Cmd { m.open(m.bots(seat)); return nil }})
		if c.Bot != "" {
			add(m.telling(m.say("page.chair.clear"), wire.Command{Do: table.Remove, Seat: &seat}))
		}
	case m.host == mine.Player || !m.hostSits():
		add(m.telling(m.say("page.chair.clear"), wire.Command{Do: table.Remove, Seat: &seat}))
	}
	return cs
}

// hostSits reports whether the player who opened the table has a chair.
func (m *Model) hostSits() bool {
	for i := range m.shown.Table.Chairs {
		if m.shown.Table.Chairs[i].Player == m.host {
			return true
		}
	}
	return false
}

// bots lists the levels of bots that a chair may be given.
func (m *Model) bots(seat int) *list {
	l := &list{title: m.say("page.chair.bot")}
	for i, name := range m.levels {
		c := m.telling(m.level(name), wire.Command{Do: table.SeatBot, Seat: &seat, Text: name})
		if key := "page.level.about." + name; m.cfg.Book.Has(key) {
			c.about = m.say(key)
		}
		if name == m.shown.Table.Chairs[seat].Bot || m.shown.Table.Chairs[seat].Bot == "" && name == table.DefaultBot {
			l.at = i
		}
		l.items = append(l.items, c)
	}
	return l
}

// toMyRow puts the cursor on the person's chair, or on the first free one.
func (m *Model) toMyRow() {
	m.row = int(m.seat)
	if m.chair() != nil {
		return
	}
	for m.row = range m.shown.Table.Chairs {
		if m.shown.Table.Chairs[m.row].Free() {
			return
		}
	}
	m.row = 0
}

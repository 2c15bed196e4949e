package tui

import (
	"slices"
	"strconv"
	"strings"

	tea "charm.land/bubbletea/v2"
	uv "github.com/charmbracelet/ultraviolet"

	"ninetynine/internal/base/phrase"
	"ninetynine/internal/table"
	"ninetynine/internal/wire"
	"ninetynine/rules"
)

// room draws the waiting room: who sits where, and how more players get in.
func (d *drawing) room() {
	t := &d.Shown.Table
	w := min(d.width-8, 84)
	x := (d.width - w) / 2
	y := 3
	if d.height < 20+len(t.Chairs) {
		y = 2
	}
	title := d.Say("page.waiting")
	if t.Match > 0 {
		title = d.Say("page.waiting.again")
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
	y = d.counts(x, y+2, w)
	y = d.awaits(x, y, w)
	d.invitation(x, y, w)
	d.lastSaid(rect{x, y + 3, w, d.height - 5 - y - 3}, quiet)
}

// played names the variant and the clock.
func (d *drawing) played() string {
	what := []string{d.book.Variant(new(d.Match.Game.Variant()))}
	if len(d.Settings.House) > 0 {
		what = append(what, d.Say("page.home.house"))
	}
	if clock := d.Settings.Clock.String(); clock != "" {
		what = append(what, d.Say("page.home.clock", "clock", clock))
	}
	return strings.Join(what, " · ")
}

// seatRow draws a chair: its player, what kind of player that is, and whether it is ready.
func (d *drawing) seatRow(r rect, i int) {
	c := &d.Shown.Table.Chairs[i]
	k, about := d.page.entry(r, i == d.row && d.over == none, command{do: toRow, n: i})
	x := d.page.text(r.x, r.y, strconv.Itoa(i+1)+"  ", about)
	if c.Free() {
		d.page.within(x, r.y, r.w-3, d.Say("page.chair.empty"), about.with(italic))
		return
	}
	x = d.page.within(x, r.y, r.w-20, d.Name(rules.Seat(i)), k.with(bold))
	d.page.within(x+2, r.y, r.x+r.w-x-14, strings.Join(d.Marks(i), " · "), about)
	if c.Player != "" && c.Ready {
		d.page.right(r.x+r.w, r.y, d.Say("seat.ready"), k.with(bold))
	}
}

// counts says what a match here does for ratings, as the page does.
func (d *drawing) counts(x, y, w int) int {
	switch t := &d.Shown.Table; {
	case t.Bears:
		return d.lines(x, y, w, d.Say("page.rated.alone"), quiet) + 1
	case t.Rated:
		return d.lines(x, y, w, d.Say("page.rated"), quiet) + 1
	}
	return y
}

// awaits says what the room waits for.
func (d *drawing) awaits(x, y, w int) int {
	key := d.AwaitedKey()
	switch mine := d.Chair(); {
	case mine == nil:
		key = "page.watch"
	case !mine.Ready:
		return y
	}
	return d.lines(x, y, w, d.Say(key), onPaper) + 1
}

// invitation shows the link for more players, on a line of its own so that it can be
// copied whole.
func (d *drawing) invitation(x, y, w int) {
	if d.Shown.Table.Locked {
		d.lines(x, y, w, d.Say("page.locked"), quiet)
		return
	}
	if d.cfg.Link == "" {
		return
	}
	d.page.within(x, y, w, d.Say("page.link")+":", quiet)
	link := phrase.Clean(d.cfg.Link, 400)
	if width(link) > w {
		x, w = 0, d.width
	}
	k := onPaper
	k.line = uv.UnderlineSingle
	d.page.within(x, y+1, w, link, k)
}

// seats lists the choices for the chair under the cursor.
func (m *Model) seats() []choice {
	chairs := m.Shown.Table.Chairs
	m.row = max(0, min(m.row, len(chairs)-1))
	if len(chairs) == 0 {
		return nil
	}
	seat, c, mine := m.row, &chairs[m.row], m.Chair()
	tell := func(key string, c wire.Command) choice { return m.commandEntry(m.Say(key), c) }
	remove := tell("page.chair.clear", wire.Command{Do: table.Remove, Seat: &seat})
	bots := runs(m.Say("page.bot")+" …", func() tea.Cmd { m.open(m.bots(seat)); return nil })
	switch {
	case mine == nil && c.Player == "":
		return []choice{tell("page.sit", wire.Command{Do: table.Sit, Seat: &seat})}
	case mine == nil:
		return nil
	case c == mine:
		ready := tell("page.ready", wire.Command{Do: table.Ready})
		if c.Ready {
			ready = tell("page.unready", wire.Command{Do: table.Unready})
		} else if m.Shown.Table.Match > 0 {
			ready = tell("page.again", wire.Command{Do: table.Ready})
		}
		return []choice{ready, tell("page.stand", wire.Command{Do: table.Stand})}
	case c.Bot != "":
		return []choice{bots, remove}
	case c.Player == "":
		return []choice{bots}
	case m.IsHost():
		return []choice{remove, tell("page.ban", wire.Command{Do: table.Ban, Text: c.Player, On: true})}
	}
	return nil
}

// bots lists the levels of bots for a chair.
func (m *Model) bots(seat int) *list {
	l := &list{title: m.Say("page.chair.bot", "n", seat+1)}
	for i, name := range m.Levels {
		c := m.commandEntry(m.LevelName(name), wire.Command{Do: table.SeatBot, Seat: &seat, Text: name})
		if key := "page.level.about." + name; m.cfg.Book.Has(key) {
			c.about = m.Say(key)
		}
		if name == m.Shown.Table.Chairs[seat].Bot || m.Shown.Table.Chairs[seat].Bot == "" && name == table.StandInLevel {
			l.at = i
		}
		l.items = append(l.items, c)
	}
	return l
}

// toMyRow puts the cursor on the person's chair, or on the first free one.
func (m *Model) toMyRow() {
	if m.row = int(m.Seat); m.Chair() == nil {
		m.row = max(0, slices.IndexFunc(m.Shown.Table.Chairs, func(c wire.Chair) bool { return c.Free() }))
	}
}

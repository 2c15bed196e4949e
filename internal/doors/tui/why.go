package tui

import (
	"slices"
	"strings"

	"ninetynine/cards"
	"ninetynine/internal/wire"
	"ninetynine/rules"
)

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

package tui

import (
	"strings"

	"ninetynine/internal/pad"
	"ninetynine/rules"
)

// sheet prints the whole pad.
func (d *PadDesk) sheet() {
	v := d.Pad.Match().Game.Variant()
	d.line(d.Book.Variant(&v))
	if len(d.Pad.Deals()) == 0 {
		d.says("pad.example", "example", d.example(), "help", d.word("cmd.help"))
		return
	}
	d.head()
	for n := range d.Pad.Deals() {
		d.row(n)
		if deal := &d.Pad.Deals()[n]; deal.Closed {
			d.bonus(deal)
		}
	}
	d.says("pad.legend")
}

// head prints whose points stand in which column.
func (d *PadDesk) head() {
	head := d.cells("", "")
	for i := range d.Pad.Match().Game.Seats() {
		head = append(head, right(d.name(rules.Seat(i)), d.column(i)))
	}
	d.print(head)
}

// column returns the width of a hand's column.
func (d *PadDesk) column(i int) int { return max(11, width(d.name(rules.Seat(i)))) }

// cells begins a row: a number and a mark.
func (d *PadDesk) cells(number, mark string) []string {
	return []string{right(number, 3), mark + strings.Repeat(" ", max(0, 5-width(mark)))}
}

func right(s string, w int) string { return strings.Repeat(" ", max(0, w-width(s))) + s }

func (d *PadDesk) print(cells []string) { d.line(strings.TrimRight(strings.Join(cells, "  "), " ")) }

// row prints a deal: its number and trump, then for each hand whether the contract
// was made, the premium, the points and the total.
func (d *PadDesk) row(n int) {
	deal := &d.Pad.Deals()[n]
	row := d.cells(signed(n+1), d.mark(deal.Trump))
	for i := range d.Pad.Match().Game.Seats() {
		made := " "
		if deal.Result.Made.Has(rules.Seat(i)) {
			made = "•"
		}
		if p := deal.Result.Premium[i]; p != 0 {
			made += strings.ToUpper(p.Level().String()[:1])
		}
		row = append(row, right(made+" "+right(signed(deal.Result.Points[i]), 3)+right(signed(deal.Totals[i]), 5), d.column(i)))
	}
	d.print(row)
}

// bonus prints the totals of a game with its bonuses.
func (d *PadDesk) bonus(deal *pad.Deal) {
	row := d.cells("", "=")
	for i := range d.Pad.Match().Game.Seats() {
		bonus := ""
		if b := deal.End.Bonus[i]; b != 0 {
			bonus = "+" + signed(b)
		}
		row = append(row, right(bonus+right(signed(deal.End.Totals[i]+deal.End.Bonus[i]), 5), d.column(i)))
	}
	d.print(row)
}

// mark is a trump in a few characters.
func (d *PadDesk) mark(t rules.Trump) string {
	if k, ok := t.Suit(); ok {
		return k.Symbol()
	}
	if t == rules.NinesTrump {
		return "9"
	}
	return d.Book.Say("trump.short")
}

// example is an entry that the pad would take.
func (d *PadDesk) example() string {
	g := d.Pad.Match().Game
	parts := []string{"3 " + d.word("pad.word.made")}
	left := g.Tricks() - 3
	for i := 1; i < g.Seats(); i++ {
		n := left / (g.Seats() - i)
		left -= n
		parts = append(parts, signed(n))
	}
	return strings.Join(parts, ", ")
}

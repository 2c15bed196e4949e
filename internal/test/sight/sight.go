// Package sight reads the part of a table's messages that tests need to play.
package sight

import "strings"

// A Message is a message of a table to a player.
type Message struct {
	Seq   uint64
	Seat  *int
	Event struct {
		Do   string
		Seat int
		Acts []string
	}
	Table struct {
		Stage  string
		Match  int
		Ended  bool
		Chairs []struct{ Ready bool }
	}
	View struct {
		Phase, Hand string
		Options     struct {
			Kind, From string
			Pick       int
			Acts       []string
			Seat       *int
		}
	}
}

// Act returns the first option of the View's seat, or "", and the hand that it is for, or -1.
func (m *Message) Act() (act string, hand int) {
	o := &m.View.Options
	hand = -1
	if o.Seat != nil {
		hand = *o.Seat
	}
	switch {
	case len(o.Acts) > 0:
		return o.Acts[0], hand
	case o.From == "":
		return "", hand
	}
	return o.Kind + " " + strings.Join(strings.Fields(o.From)[:o.Pick], " "), hand
}

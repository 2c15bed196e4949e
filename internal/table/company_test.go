package table

import (
	"slices"
	"testing"

	"ninetynine/internal/think/company"
	"ninetynine/match"
	"ninetynine/rules"
)

// TestCompany: a seat knows the levels of bots, and of people no more than the Views that it was sent when
// earlier deals of the match were over.
func TestCompany(t *testing.T) {
	d := newDesk(t, 4, Settings{Variant: "standard", Deals: 3})
	d.gather(2)
	var sent [3][]rules.View
	for len(sent[0]) < 2 {
		if d.act() {
			continue
		}
		for seat := range sent {
			var v match.View
			d.s.View(rules.Seat(seat), &v)
			sent[seat] = append(sent[seat], v.View)
		}
		d.ready(0)
		d.ready(1)
	}
	person, greedy := company.Player{Level: company.Person}, company.Player{Level: "greedy"}
	for seat, want := range [][rules.MaxSeats]company.Player{{1: person, 2: greedy}, {0: person, 2: greedy}, {0: person, 1: person}} {
		c := d.s.Company(rules.Seat(seat))
		if c.Players != want {
			t.Errorf("seat %d plays with %+v", seat, c.Players)
		}
		if len(sent[seat]) != 2 || sent[seat][0].Phase != rules.Over || !slices.Equal(c.Earlier, sent[seat]) {
			t.Errorf("seat %d knows %+v, and was sent %+v", seat, c.Earlier, sent[seat])
		}
	}
}

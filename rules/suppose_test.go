package rules

import "testing"

// TestSuppose: in every variant at every moment, a seat's View and the hidden rest together give
// back the deal.
func TestSuppose(t *testing.T) {
	for _, variant := range Catalogue() {
		t.Run(variant.ID, func(t *testing.T) {
			g := open(t, variant.ID)
			walk(t, g, 40, func(s *State) {
				if s.phase == Over {
					return
				}
				truth := Hidden{s.hand, s.aside, s.offer}
				for seat := range Seat(g.seats) {
					var v View
					g.View(s, seat, &v)
					h := truth
					for i := range Seat(g.seats) { // no hidden entry is needed for open cards
						if v.HandOpen.Has(i) {
							h.Hand[i] = 0xFFFF
						}
						if v.AsideOpen.Has(i) {
							h.Aside[i] = 0xFFFF
						}
					}
					if got, want := settled(g.Suppose(&v, &h)), settled(*s); got != want {
						t.Fatalf("seat %d at %s:\n%+v, not\n%+v", seat, g.AppendPosition(nil, s), got, want)
					}
				}
			})
		})
	}
}

// settled clears what no longer matters to the deal.
func settled(s State) State {
	if s.best == 0 {
		s.led = 0
	}
	if s.phase != Offering {
		s.asked = false
	}
	if s.trump != Unnamed {
		s.stay = Unnamed
	}
	return s
}

package rules

import (
	"slices"
	"testing"

	"ninetynine/cards"
)

// TestProspect follows contracts through random deals of every variant: what
// is lost or safe stays so, and ends so, and at the end there is nothing else.
func TestProspect(t *testing.T) {
	for _, v := range Catalogue() {
		t.Run(v.ID, func(t *testing.T) {
			g := open(t, v.ID)
			var before [MaxSeats]Prospect
			var told [5]int
			walk(t, g, 200, func(s *State) {
				var v View
				g.View(s, Nobody, &v)
				if s.won == [MaxSeats]uint8{} {
					before = [MaxSeats]Prospect{}
				}
				for i := range Seat(g.seats) {
					v.Aside[i] = s.aside[i] // as the seat itself sees it
					p := g.Prospect(&v, i)
					told[p]++
					settled := before[i] == Lost || before[i] == Safe
					switch {
					case settled && p != before[i]:
						t.Fatalf("seat %d: %v after %v", i, p, before[i])
					case s.phase == Over && (p == Safe) != v.Made.Has(i), s.phase == Over && p != Safe && p != Lost:
						t.Fatalf("seat %d ends %v; made: %v", i, p, v.Made.Has(i))
					}
					before[i] = p
				}
			})
			if told[Lost] == 0 || told[Safe] == 0 || (told[Short] == 0 || told[Kept] == 0) != !slices.Contains(v.Order, Laying) {
				t.Errorf("hidden, short, kept, lost, safe: %v", told)
			}
		})
	}
}

// TestProspectTells puts bids beside tricks.
func TestProspectTells(t *testing.T) {
	g := open(t, "standard")
	aside := func(codes string) View {
		v := View{Phase: Playing, Trump: NoTrump}
		aside, err := cards.Parse(codes)
		if err != nil {
			t.Fatal(err)
		}
		v.Aside[1] = aside
		return v
	}
	for _, tc := range []struct {
		aside  string
		others uint8
		own    uint8
		holds  Offer
		want   Prospect
	}{
		{"AS KS AD", 3, 0, 0, Short},
		{"AS KS AD", 3, 2, 0, Kept},
		{"AS KS AD", 3, 3, 0, Lost},
		{"AS KS AD", 8, 0, 0, Lost},
		{"AS KS AD", 7, 2, 0, Safe},
		{"AC KC QC", 0, 0, 0, Short},
		{"AC KC QC", 1, 0, 0, Lost},
		{"AS KS AD", 3, 2, Declare, Kept},
		{"AS KS AD", 3, 2, Declare.With(3), Lost},
	} {
		v := aside(tc.aside)
		v.Won[0], v.Won[1], v.Holds[1] = tc.others, tc.own, tc.holds
		if got := g.Prospect(&v, 1); got != tc.want {
			t.Errorf("%+v: %v", tc, got)
		}
	}
	v := aside("AS KS AD")
	if got := g.Prospect(&v, 0); got != BidHidden {
		t.Errorf("a bid that nobody sees is %v", got)
	}
	if v.Phase = Offering; g.Prospect(&v, 1) != BidHidden {
		t.Error("there is a prospect before the play")
	}
}

package rules

import (
	"slices"
	"testing"

	"ninetynine/cards"
	"ninetynine/internal/test/must"
)

// TestProspect follows contracts through random deals of every variant: once lost or safe they stay
// so, and at the end every contract is one or the other.
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

// TestProspectTells: how bids stand after some tricks.
func TestProspectTells(t *testing.T) {
	g := open(t, "standard")
	aside := func(codes string) View {
		v := View{Phase: Playing, Trump: NoTrump}
		aside := must.Get(cards.Parse(codes))(t)
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
		v.Won[0], v.Won[1], v.Tricks, v.Holds[1] = tc.others, tc.own, tc.others+tc.own, tc.holds
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

// TestTaking plays the last card to tricks of random deals: the seat that is taking the trick then
// leads to the next.
func TestTaking(t *testing.T) {
	for _, v := range Catalogue() {
		t.Run(v.ID, func(t *testing.T) {
			g := open(t, v.ID)
			expected := Nobody
			walk(t, g, 50, func(s *State) {
				var v View
				g.View(s, Nobody, &v)
				if expected != Nobody && s.phase == Playing && v.Lead() != expected {
					t.Fatalf("%v leads, not %v", v.Lead(), expected)
				}
				expected = Nobody
				if s.phase != Playing {
					return
				}
				lying := 0
				for _, c := range v.Trick() {
					lying += min(int(c), 1)
				}
				if (lying == 0) != (g.Taking(&v) == Nobody) {
					t.Fatalf("with %d cards %v takes it", lying, g.Taking(&v))
				}
				if o := g.Due(s); lying == g.Seats()-1 && o.Len() == 1 {
					v.Played[v.Tricks][o.Seat] = o.Nth(0).Card()
					expected = g.Taking(&v)
				}
			})
		})
	}
}

// TestOffersWithBid: the offers that may be made together with the bid are those that may be made
// once all seats have laid, after any offers of other seats.
func TestOffersWithBid(t *testing.T) {
	for id, want := range map[string]bool{"standard": true, "dummy": true, "five": true, "duel": false, "strict": false, "declarer": false, "nobid": false, "pennycook": false} {
		g := open(t, id)
		asked := 0
		walk(t, g, 20, func(s *State) {
			if s.phase != Offering {
				return
			}
			for _, seat := range []Seat{0, 1} {
				o := g.Options(s, seat)
				if o.Pick == 0 || g.OffersWithBid(seat).Pick == 0 {
					continue
				}
				asked++
				if o != g.OffersWithBid(seat) {
					t.Fatalf("%s: %+v with the bid, %+v asked", id, g.OffersWithBid(seat), o)
				}
			}
		})
		if (g.OffersWithBid(0).Pick != 0) != want || (asked > 0) != want {
			t.Errorf("%s: asked %d times; with the bid: %+v", id, asked, g.OffersWithBid(0))
		}
		if dummies := g.Dummies(); dummies != 0 && g.OffersWithBid(dummies.First()).Pick != 0 {
			t.Errorf("%s: the dummy offers %+v", id, g.OffersWithBid(dummies.First()))
		}
	}
}

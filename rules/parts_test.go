package rules

import "testing"

// TestPartsAddUp: in random deals of every variant, the parts add up to the points for every viewer.
func TestPartsAddUp(t *testing.T) {
	for _, v := range Catalogue() {
		t.Run(v.ID, func(t *testing.T) {
			g := open(t, v.ID)
			var seen Parts
			walk(t, g, 400, func(s *State) {
				var own, open View
				g.View(s, 0, &own)
				if s.phase != Over {
					if parts := g.Parts(&own); parts != ([MaxSeats]Parts{}) {
						t.Fatalf("a deal in play has parts: %+v", parts)
					}
					return
				}
				g.View(s, Nobody, &open)
				parts := g.Parts(&own)
				if parts != g.Parts(&open) {
					t.Fatalf("seat 0 and a spectator see other parts: %+v", parts)
				}
				for i, p := range parts {
					if p.Tricks+p.Contract+p.Premium+p.Vulnerable != own.Points[i] {
						t.Fatalf("%d points are made of %+v", own.Points[i], p)
					}
					seen.Tricks |= p.Tricks
					seen.Contract |= p.Contract
					seen.Premium |= p.Premium
					seen.Vulnerable |= p.Vulnerable
				}
			})
			premiums := v.Offers.How != NoOffers || v.Score.Dummy != DummyExact
			if seen.Tricks == 0 || seen.Contract == 0 || (seen.Premium != 0) != premiums || (seen.Vulnerable != 0) != (v.Score.Vulnerable > 0) {
				t.Errorf("in 400 deals there were %+v", seen)
			}
		})
	}
}

// TestPartsOfVectors: the parts of a deal in which premiums go to several seats.
func TestPartsOfVectors(t *testing.T) {
	g := open(t, "dummy")
	r := g.scoreOf(Tally{Bid: [MaxSeats]uint8{5, 3, 4}, Tricks: [MaxSeats]uint8{5, 2, 2}, Premium: [MaxSeats]Offer{Declare, Declare}})
	v := View{Phase: Over, Holds: r.Premium, Won: r.Tricks, Made: r.Made, Points: r.Points}
	want := [MaxSeats]Parts{{5, 30, 60, 0}, {2, 0, 0, 0}, {2, 0, 30, 0}}
	if got := g.Parts(&v); got != want {
		t.Errorf("the parts are %+v, not %+v", got, want)
	}
}

// TestController: the player who last led from their own hand plays the dummy's cards and has its
// options.
func TestController(t *testing.T) {
	for _, id := range []string{"dummy", "dummy-penguin", "standard"} {
		g := open(t, id)
		dummy := g.Dummies().First()
		dues := 0
		walk(t, g, 100, func(s *State) {
			var v View
			g.View(s, Nobody, &v)
			got := g.Controller(&v)
			if (got != Nobody) != (dummy != Nobody && s.phase == Playing) {
				t.Fatalf("%s: seat %d plays the dummy in phase %v", id, got, s.phase)
			}
			if v.Due == dummy && dummy != Nobody {
				if dues++; got != g.Owner(s, dummy) {
					t.Fatalf("%s: seat %d plays the dummy, not %d", id, g.Owner(s, dummy), got)
				}
			}
		})
		if (dues > 0) != (dummy != Nobody) {
			t.Errorf("%s: the dummy's card was due %d times", id, dues)
		}
	}
}

// TestPreferred: why one of several offers won, and which were overcalled.
func TestPreferred(t *testing.T) {
	const p, d, r = Pass, Declare, Reveal
	for _, tc := range []struct {
		variant string
		offers  [MaxSeats]Offer
		holder  Seat
		why     Precedence
		beaten  Seats
	}{
		{"standard", [MaxSeats]Offer{p, d, p}, 1, Unrivalled, 0},
		{"standard", [MaxSeats]Offer{d, d, p}, 1, ByPlace, 1},
		{"standard", [MaxSeats]Offer{d, d, r}, 2, ByLevel, 3},
		{"standard", [MaxSeats]Offer{r, d, r}, 0, ByPlace, 6},
		{"five", [MaxSeats]Offer{d, d, p, p, p}, 1, Unrivalled, 0},
	} {
		g := open(t, tc.variant)
		v := View{Phase: Playing, Offer: tc.offers}
		v.Holds[tc.holder] = tc.offers[tc.holder]
		if why, beaten := g.Preferred(&v), g.Overcalled(&v); why != tc.why || beaten != tc.beaten {
			t.Errorf("%s, %v: %v, %v overcalled; want %v, %v", tc.variant, tc.offers, why, beaten, tc.why, tc.beaten)
		}
	}
}

package rules

import (
	"math/rand/v2"
	"testing"

	"ninetynine/cards"
	"ninetynine/internal/test/gate"
)

// TestHiddenCardsDoNotShow plays at random in every variant. At every moment,
// for every seat and for a spectator, it redeals the cards that the seat cannot
// see, consistently with what it has seen, and expects the same View, the same
// options and the same errors.
func TestHiddenCardsDoNotShow(t *testing.T) {
	for _, v := range Catalogue() {
		t.Run(v.ID, func(t *testing.T) {
			t.Parallel()
			g := open(t, v.ID)
			r := rand.New(rand.NewPCG(3, 4))
			changed := map[Phase]int{}
			walk(t, g, gate.Times(150, 50), func(s *State) {
				for _, seat := range []Seat{0, 1, 2, 3, 4, Nobody} {
					if int(seat) >= int(g.seats) && seat != Nobody {
						continue
					}
					twin := *s
					g.redeal(&twin, seat, r)
					if twin != *s {
						changed[s.phase]++
					}
					compareSeen(t, g, s, &twin, seat, r)
				}
			})
			for _, p := range append(v.Order, Over) {
				if changed[p] == 0 {
					t.Errorf("nothing hidden was ever changed in the phase %v", p)
				}
			}
		})
	}
}

// redeal changes what the seat cannot see: it swaps cards of hidden hands and
// hidden bid-cards, as far as its View allows, and changes sealed
// offers.
func (g *Game) redeal(s *State, seat Seat, r *rand.Rand) {
	for i := range Seat(g.seats) {
		if s.phase == Offering && g.v.Offers.How == Sealed && i != seat && s.offer[i] != 0 {
			s.offer[i] = Offer(g.offered.Nth(r.IntN(g.offered.Len())))
		}
	}
	for range 60 {
		i, j := Seat(r.IntN(int(g.seats))), Seat(r.IntN(int(g.seats)))
		before := *s
		a, b := g.hidden(s, seat, i, r), g.hidden(s, seat, j, r)
		if a == nil || b == nil || a == b || *a == 0 || *b == 0 {
			continue
		}
		x, y := a.Nth(r.IntN(a.Len())), b.Nth(r.IntN(b.Len()))
		*a ^= x.Set() | y.Set()
		*b ^= x.Set() | y.Set()
		if !g.consistent(s, &before) {
			*s = before
		}
	}
}

// hidden returns a set of cards of hand i that the seat may not see, according
// to the rules' text and not to the View.
func (g *Game) hidden(s *State, seat, i Seat, r *rand.Rand) *cards.Set {
	playing := s.phase == Playing || s.phase == Over
	isDummy := g.v.Dummy && int(i) == 2
	revealed := playing && s.holds[i].Level() == Reveal
	handKnown := i == seat && !isDummy || revealed || isDummy && playing
	asideKnown := i == seat && !isDummy || revealed || playing && s.holds[i].Level() == Declare && !g.noLay
	if s.phase == Over {
		asideKnown = asideKnown || isDummy || g.result(s).Made.Has(i)
	}
	hand, aside := &s.hand[i], &s.aside[i]
	switch {
	case !handKnown && *hand != 0 && (asideKnown || *aside == 0 || r.IntN(2) == 0):
		return hand
	case !asideKnown && *aside != 0:
		return aside
	}
	return nil
}

// consistent reports whether the changed deal could have led to the same public events: no hand
// has, or had among cards left over, a suit it has shown out of, and contracts made and points are
// the same.
func (g *Game) consistent(s, before *State) bool {
	for i := range Seat(g.seats) {
		h := s.hand[i]
		if g.noLay {
			h |= s.aside[i]
		}
		for k := range plainSuits {
			if s.void[i]>>k&1 == 1 && h&g.trumps[s.trump&7].follow[k] != 0 {
				return false
			}
		}
	}
	if s.phase != Over {
		return true
	}
	a, b := g.result(s), g.result(before)
	return a.Made == b.Made && a.Points == b.Points && a.Next == b.Next
}

func compareSeen(t *testing.T, g *Game, s, twin *State, seat Seat, r *rand.Rand) {
	t.Helper()
	var a, b View
	g.View(s, seat, &a)
	g.View(twin, seat, &b)
	if a != b {
		t.Fatalf("seat %d tells apart\n%s\n%s\n%+v\n%+v", seat, g.AppendPosition(nil, s), g.AppendPosition(nil, twin), a, b)
	}
	if !g.live.Has(seat) && g.Options(s, seat).Pick != 0 {
		t.Fatalf("seat %d has no player and may act", seat)
	}
	if g.Options(s, seat) != g.Options(twin, seat) || a.Options != g.Options(s, seat) && g.live.Has(seat) {
		t.Fatalf("seat %d: options differ", seat)
	}
	for range 3 {
		act := Action(r.Uint32())
		if r.IntN(2) == 0 {
			act = Play(a.Options.Seat, g.Pack().Nth(r.IntN(g.Pack().Len())))
		}
		x, y := g.Check(s, seat, act), g.Check(twin, seat, act)
		if (x == nil) != (y == nil) || x != nil && x.Error() != y.Error() {
			t.Fatalf("seat %d is told %v and %v", seat, x, y)
		}
	}
}

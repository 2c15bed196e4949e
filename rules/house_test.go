package rules

import (
	"math/rand/v2"
	"testing"

	"ninetynine/cards"
	"ninetynine/internal/test/gate"
)

// someVariant changes a published variant at random, field by field.
func someVariant(r *rand.Rand) Variant {
	all := Catalogue()
	v := all[r.IntN(len(all))]
	other := all[r.IntN(len(all))]
	some := func() bool { return r.IntN(3) == 0 }
	for _, change := range []func(){
		func() { v.Seats, v.Ranks, v.Hand = other.Seats, other.Ranks, other.Hand },
		func() { v.Seats, v.Hand = 2+r.IntN(4), 2+r.IntN(12) },
		func() { v.Ranks = Ranks(r.Uint32()) &^ 1 },
		func() { v.Aside = 1 + r.IntN(4) },
		func() { v.Dummy = !v.Dummy },
		func() { v.Joker, v.Trump.By = true, ByTurnup },
		func() { v.Joker, v.Trump.By = false, ByTurnup },
		func() { v.Trump.By = ByRotation },
		func() { v.Game.Tie, v.Game.BonusTo = Tie(r.IntN(4)), BonusTo(r.IntN(4)) },
		func() { v.Order = other.Order },
		func() { v.Offers = other.Offers },
		func() { v.Offers.Announce = Announce(r.IntN(3)) },
		func() { v.Offers.Many = !v.Offers.Many },
		func() { v.Offers.How = OfferHow(r.IntN(4)) },
		func() { v.Trump = other.Trump },
		func() { v.Trump.None, v.Trump.Nines = true, true },
		func() { v.Score = other.Score },
		func() { v.Worth = Worth{uint8(r.IntN(5)), uint8(r.IntN(5)), uint8(r.IntN(5)), uint8(r.IntN(5))} },
		func() { v.Game, v.Rubber = other.Game, other.Rubber },
	} {
		if some() {
			change()
		}
	}
	v.ID = "house"
	return v
}

// TestHouseVariantsPlay makes variants at random and plays those that pass the
// check: no deal may be invalid or get stuck, every position must survive being
// written and read, and the score must follow from the cards.
func TestHouseVariantsPlay(t *testing.T) {
	r := rand.New(rand.NewPCG(5, 7))
	played, kinds := 0, map[string]int{}
	enough := gate.Times(400, 60)
	for played < enough {
		v := someVariant(r)
		g, err := New(v)
		if err != nil {
			continue
		}
		played++
		for name, has := range map[string]bool{
			"dummy": v.Dummy, "dummy without lay": v.Dummy && !v.Order.Has(Laying), "dummy and joker": v.Dummy && v.Joker,
			"no lay": !v.Order.Has(Laying), "joker": v.Joker, "named": v.Trump.By == ByHolder, "two hands": v.Seats == 2,
			"last dealt": v.Trump.By == ByTurnup && v.DealsAll(), "rotation": v.Trump.By == ByRotation,
		} {
			if has {
				kinds[name]++
			}
		}
		walk(t, g, 12, func(s *State) {
			text := string(g.AppendPosition(nil, s))
			if back, err := g.ParsePosition(text); err != nil || back != *s {
				t.Fatalf("%+v\n%s: %v", v, text, err)
			}
			if s.phase == Over {
				checkOver(t, g, s)
			}
			checkShown(t, g, s, Seat(r.IntN(int(g.seats)+1)))
		})
	}
	for _, k := range []string{"dummy", "dummy without lay", "dummy and joker", "no lay", "joker", "named", "two hands", "last dealt", "rotation"} {
		if kinds[k] < enough/80 {
			t.Errorf("of %d variants only %d had: %s", played, kinds[k], k)
		}
	}
}

// checkShown makes sure that what a seat sees passes the check of Views; the seat beyond the last is a spectator.
func checkShown(t *testing.T, g *Game, s *State, seat Seat) {
	t.Helper()
	if seat == Seat(g.seats) {
		seat = Nobody
	}
	var v View
	g.View(s, seat, &v)
	without := v
	without.Options = Options{}
	for _, v := range []*View{&v, &without} {
		if err := g.CheckView(v); err != nil {
			t.Fatalf("%s, %+v\nas seat %d sees it, with the options %v: %v", g.AppendPosition(nil, s), g.v, seat, v.Options, err)
		}
	}
}

// TestCheckViewOfTooManyTricks: a View with more tricks than there can be is an error, not a panic.
func TestCheckViewOfTooManyTricks(t *testing.T) {
	for _, v := range Catalogue() {
		g := open(t, v.ID)
		walk(t, g, 1, func(s *State) {
			var v View
			g.View(s, 0, &v)
			for _, n := range []uint8{g.tricks + 1, 124, 255} {
				if v.Tricks = n; g.CheckView(&v) == nil {
					t.Fatalf("%s: a View with %d tricks passes", g.ID(), n)
				}
			}
		})
	}
}

// checkOver recounts a finished deal from its cards.
func checkOver(t *testing.T, g *Game, s *State) {
	t.Helper()
	res := g.result(s)
	var all cards.Set
	tricks := 0
	for i := range Seat(g.seats) {
		left := g.dealt(s, i)
		for trick := range s.played {
			left &^= s.played[trick][i].Set()
		}
		bid := 0
		for c := range left.Cards() {
			bid += int(g.v.Worth[c.Suit()])
		}
		if left.Len() != g.v.Aside || left != s.aside[i] || int(res.Bid[i]) != bid {
			t.Fatalf("%s: seat %d has %v left, bids %d and is scored for %d", g.AppendPosition(nil, s), i, left, bid, res.Bid[i])
		}
		all |= g.dealt(s, i)
		tricks += int(res.Tricks[i])
	}
	if all.Len() != g.v.Seats*g.v.Hand || tricks != g.v.Tricks() {
		t.Fatalf("%s: %d cards, %d tricks", g.AppendPosition(nil, s), all.Len(), tricks)
	}
	tally := res.Tally
	tally.Premium = s.holds // without the declare that an exact dummy is credited with
	again, err := g.Score(tally)
	if err != nil || again.Points != res.Points || again.Made != res.Made {
		t.Fatalf("%s: scored again %+v, %v", g.AppendPosition(nil, s), again, err)
	}
}

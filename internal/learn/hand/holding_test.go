package hand

import (
	"errors"
	"strings"
	"testing"

	"ninetynine/cards"
	"ninetynine/internal/test/must"
	"ninetynine/internal/test/randomplay"
	"ninetynine/rules"
)

// TestNothingHidden: in every variant, a hand alone gives the same View as a whole deal gives its seat at
// its first decision.
func TestNothingHidden(t *testing.T) {
	for _, variant := range rules.Catalogue() {
		g := randomplay.Open(t, variant)
		seed := cards.SeedOf("holding")
		for n := range uint64(20) {
			d := g.Deal(&seed, n)
			live := uint64(g.Live().Len())
			d.Dealer = rules.Seat(n % live)
			h := Hand{Dealer: int(d.Dealer), Seat: rules.Seat(n / live % live)}
			if g.TrumpBy() == rules.ByTurnup {
				h.Up = d.Turnup.String()
			} else {
				d.Trump = rules.Trump(n % 5)
				h.Trump = d.Trump.String()
			}
			d.Vulnerable = g.Vulnerable([rules.MaxSeats]int32{})
			h.Cards = d.Hands[h.Seat].String()
			s := g.Start(&d)
			for s.Phase() == rules.Offering && !g.Turn(&s).Has(h.Seat) {
				g.Apply(&s, rules.MakeOffer(g.Turn(&s).First(), rules.Pass))
			}
			var want rules.View
			g.View(&s, h.Seat, &want)
			v, err := h.View(g)
			if err != nil || v.View != want {
				t.Fatalf("%s, %+v: %v\n%+v\nwant\n%+v", variant.ID, h, err, v, want)
			}
		}
	}
}

// TestOffered: where offers come first, a seat that has offered lays cards aside with the
// trump it names.
func TestOffered(t *testing.T) {
	for _, variant := range rules.Catalogue() {
		g := randomplay.Open(t, variant)
		if g.TrumpBy() != rules.ByHolder {
			continue
		}
		for _, offer := range []string{"pass", "declare", "reveal"} {
			h := Hand{Dealer: -1, Trump: "H", Offer: offer}
			must.Do(t, h.Draw(g, "offered/4"))
			if v, err := h.View(g); err != nil || v.Phase != rules.Laying || v.Trump.String() != "H" {
				t.Errorf("%s, %s: %v %+v", variant.ID, offer, err, v)
			}
		}
	}
}

// TestWrong: each mistake is named, and the field it is in.
func TestWrong(t *testing.T) {
	const hand = "AD KD QD AC 10C 8C 6C 7H 6H 10S 8S 6S"
	for _, x := range []struct {
		variant string
		hand    Hand
		field   string
		text    string
	}{
		{"standard", Hand{Cards: hand + " 6S"}, "hand", "6S is there twice"},
		{"standard", Hand{Cards: "AD"}, "hand", "1 card is given; a hand of standard has 12"},
		{"standard", Hand{Cards: "2D"}, "hand", "2D is not in the pack"},
		{"standard", Hand{Cards: "XY"}, "hand", "XY"},
		{"standard", Hand{Cards: hand, Trump: "nines"}, "trump", "nines cannot be trump"},
		{"standard", Hand{Cards: hand, Trump: "Z"}, "trump", "Z"},
		{"standard", Hand{Cards: hand, Up: "7D"}, "up", "no card is turned up"},
		{"classic", Hand{Cards: hand}, "up", "7H or joker"},
		{"classic", Hand{Cards: hand, Up: "7D", Trump: "H"}, "trump", "leave this out"},
		{"standard", Hand{Cards: hand, Dealer: 3}, "dealer", "0 to 2"},
		{"dummy", Hand{Cards: hand, Seat: 2}, "seat", "0 to 1"},
		{"standard", Hand{Cards: hand, Offer: "declare"}, "offer", "nothing is offered before"},
		{"nobid", Hand{Cards: hand, Offer: "pass"}, "offer", "nothing is offered before"},
		{"declarer", Hand{Cards: hand, Offer: "double"}, "offer", "double"},
		{"declarer", Hand{Cards: hand, Offer: "declare", Trump: "none"}, "trump", "cannot be named"},
		{"standard", Hand{Cards: hand, Totals: []int32{1, 2}}, "totals", "2 totals are given; standard has 3"},
		{"standard", Hand{Cards: hand, Totals: []int32{120, 2, 3}}, "totals", "the game is over: it goes to 100"},
		{"standard", Hand{Cards: hand, Totals: []int32{1 << 30, 2, 3}}, "totals", "10000"},
		{"standard", Hand{Cards: hand, Played: 3}, "played", "no fixed number"},
		{"junk-joker", Hand{Cards: hand, Played: 9}, "played", "0 to 8"},
	} {
		g, err := rules.Open(x.variant)
		must.Do(t, err)
		_, err = x.hand.View(g)
		var wrong *Error
		if !errors.As(err, &wrong) || wrong.Field != x.field || !strings.Contains(wrong.Text, x.text) {
			t.Errorf("%s, %+v: %v", x.variant, x.hand, err)
		}
	}
	g := must.Get(rules.Open("standard"))(t)
	for _, name := range []string{"", "/3", "x/", "x/-1", "x/y"} {
		if err := new(Hand).Draw(g, name); err == nil {
			t.Errorf("%q names a deal", name)
		}
	}
}

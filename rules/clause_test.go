package rules

import (
	"fmt"
	"regexp"
	"slices"
	"strconv"
	"strings"
	"testing"
)

// TestEveryVariantSays checks that each variant has clauses about what no field
// sets: who deals, who leads, following suit, showing bid-cards, and ties.
func TestEveryVariantSays(t *testing.T) {
	for _, v := range Catalogue() {
		want := []string{"deal", "dealer", "play.lead", "play.follow", "play.trick", "play.show", "score.most", "game.tie"}
		if v.Game.Target > 0 {
			want = append(want, "game.several")
		}
		if v.Rubber.Games != 1 {
			want = append(want, "rubber.deal")
		}
		if v.Rubber.Games > 1 {
			want = append(want, "rubber.winner", "rubber.tie")
		}
		if v.Order.Has(Laying) {
			want = append(want, "advice")
		}
		if v.Order.Has(Offering) {
			want = append(want, "offers.how", "offers.loss", "offers.announce")
		}
		own := map[string]int{}
		for _, c := range v.Clauses {
			own[c.Field]++
		}
		for _, field := range want {
			if own[field] != 1 {
				t.Errorf("%s: %d clauses say %s", v.ID, own[field], field)
			}
		}
		for field, n := range own {
			if n != 1 {
				t.Errorf("%s: %d clauses say %s", v.ID, n, field)
			}
			if (field == "rubber.deal" || field == "rubber.winner") && v.Rubber.Games == 1 {
				t.Errorf("%s: there is one game, but a clause says %s", v.ID, field)
			}
		}
	}
}

func TestBases(t *testing.T) {
	for _, c := range []struct {
		variants, field string
		basis           Basis
		source          Source
	}{
		{"all", "game.tie", Ruling, Ours},
		{"standard strict four five", "rubber.tie", Ruling, Ours},
		{"standard four five dummy duel", "joker", Inferred, ""},
		{"standard four five dummy dummy-penguin nobid", "offers.how", Ruling, Ours},
		{"penguin", "ranks", Inferred, DE},
		{"penguin", "game", Stated, PB},
		{"penguin", "score.most", Stated, PB},
		{"classic pennycook swedish", "worth", Stated, SV},
		{"classic pennycook swedish", "play.follow", Stated, SV},
		{"classic classic-rubber", "score.most", Stated, SV},
		{"classic", "game.settle", Stated, DE},
		{"dummy", "game.stakes", Stated, DE},
		{"dummy-penguin", "game", Ruling, Ours},
		{"dummy-penguin", "game.target", Inferred, PB},
		{"dummy dummy-penguin", "game.reading", Ruling, Ours},
		{"dummy dummy-penguin", "rubber", Ruling, Ours},
		{"nobid", "offers.ways", Stated, DE},
		{"nobid", "score.most", Inferred, DE},
		{"classic", "deal", Stated, DP},
		{"pennycook swedish", "deal", Inferred, DP},
		{"nobid", "offers.announce", Ruling, Ours},
		{"nines", "trump.nineOrder", Ruling, Ours},
		{"duel", "game", Ruling, Ours},
		{"junk-joker", "trump.first", Inferred, DP},
	} {
		for _, v := range Catalogue() {
			if c.variants != "all" && !slices.Contains(strings.Fields(c.variants), v.ID) {
				continue
			}
			i := slices.IndexFunc(v.Clauses, func(x Clause) bool { return x.Field == c.field })
			if i < 0 {
				t.Errorf("%s: no clause says %s", v.ID, c.field)
			} else if got := v.Clauses[i]; got.Basis != c.basis || c.source != "" && got.Source != c.source {
				t.Errorf("%s: %s is %v by %s; want %v by %s", v.ID, c.field, got.Basis, got.Source, c.basis, c.source)
			}
		}
	}
}

// TestStatedClausesQuote checks that a stated rule quotes its source, and that
// no clause with another basis hides a ruling.
func TestStatedClausesQuote(t *testing.T) {
	for _, v := range Catalogue() {
		for _, c := range v.Clauses {
			if c.Basis == Stated && !strings.ContainsAny(c.Text, "„“") {
				t.Errorf("%s: %s is stated, but quotes nothing: %s", v.ID, c.Field, c.Text)
			}
			if strings.Contains(c.Text, "(ruling)") || strings.Contains(c.Text, "(inferred)") {
				t.Errorf("%s: %s mixes bases: %s", v.ID, c.Field, c.Text)
			}
		}
	}
}

var mostSeen = map[string]int{}

// mostOf returns the highest possible score of a deal: of all tricks that each hand may
// win, bids met and just missed, and the dearest offers.
func mostOf(v *Variant) int {
	key := fmt.Sprint(v.Seats, v.Dummy, v.Tricks(), v.Aside, v.Worth, v.Score, v.Offers)
	if most, ok := mostSeen[key]; ok {
		return most
	}
	g, err := New(*v)
	if err != nil {
		return -1
	}
	most := 0
	var tally Tally
	var hand func(seat, left int)
	hand = func(seat, left int) {
		if seat == v.Seats {
			if r, err := g.Score(tally); err == nil && left == 0 {
				most = max(most, int(r.Points[0]))
			}
			return
		}
		for won := range left + 1 {
			tally.Tricks[seat] = uint8(won)
			bids := []int{won, won + 1, won - 1, 0}
			if seat > 1 && !v.Dummy {
				bids = bids[:2] // met or missed: it is all the same to seat 0
			}
			for _, bid := range bids {
				if bid < 0 || bid > 9 {
					continue
				}
				tally.Bid[seat] = uint8(bid)
				hand(seat+1, left-won)
			}
		}
	}
	offers := []Offer{0, Declare, Reveal}
	if v.Offers.Announce == WithBoth {
		offers = []Offer{0, Declare.With(9), Reveal.With(9)}
	}
	for _, first := range offers {
		for _, second := range offers {
			tally = Tally{Premium: [MaxSeats]Offer{first, second}, Vulnerable: Seats(v.Score.Vulnerable) & 2}
			hand(0, v.Tricks())
		}
	}
	mostSeen[key] = most
	return most
}

// TestMostInADeal compares the highest possible score of a deal with what the clauses say of it.
func TestMostInADeal(t *testing.T) {
	for _, v := range Catalogue() {
		most := mostOf(&v)
		c, _ := v.Clause("score.most")
		if !slices.Contains(regexp.MustCompile(`\d+`).FindAllString(c.Text, -1), strconv.Itoa(most)) {
			t.Errorf("%s: a deal can score %d; the clause says: %s", v.ID, most, c.Text)
		}
	}
}

// TestUnchangedClausesStay: a house variant keeps the clauses that its changes do not touch, with their sources.
func TestUnchangedClausesStay(t *testing.T) {
	none := func(v *Variant) { v.Order, v.Offers = Order{Laying, Playing}, OfferRule{} }
	for name, c := range map[string]struct {
		change func(v *Variant)
		stay   string
	}{
		"no offers": {none, "dummy aside joker play.show score.exact trump.first"},
		"rotation":  {func(v *Variant) { v.Trump.By, v.Trump.Rotation = ByRotation, []Trump{ClubsTrump, HeartsTrump} }, "order joker dummy"},
		"turnup":    {func(v *Variant) { v.Trump.By = ByTurnup }, "order joker dummy"},
	} {
		base := standard()
		v := base.clone()
		c.change(&v)
		v.Recite(&base)
		for field := range strings.FieldsSeq(c.stay) {
			if was, ok := base.Clause(field); ok {
				if is, _ := v.Clause(field); is != was {
					t.Errorf("%s: %s is %+v, not %+v", name, field, is, was)
				}
			}
		}
	}
	swedish, err := Named("swedish")
	if swedish.Rubber.Bonus = 100; err != nil || strings.Contains(swedish.Say("rubber"), "fewer") {
		t.Errorf("a rubber with a bonus under no number of games: %s, %v", swedish.Say("rubber"), err)
	}
	dummy, err := Named("dummy")
	alone := dummy.Say("rubber")
	if dummy.Rubber.Games = 3; err != nil || strings.Contains(alone, "dummy") || !strings.HasSuffix(dummy.Say("rubber"), "If the dummy wins it, it is a draw.") {
		t.Errorf("a dummy that wins the rubber: %s %s, %v", alone, dummy.Say("rubber"), err)
	}
}

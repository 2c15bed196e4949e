package slips

import (
	"reflect"
	"strings"
	"testing"

	"ninetynine/cards"
	"ninetynine/internal/test/must"
	"ninetynine/rules"
)

func seriesOf(t *testing.T, g *rules.Game, p Plan) *Series {
	t.Helper()
	s, err := Of(g, &p)
	if err != nil {
		t.Fatalf("%s: %v", g.ID(), err)
	}
	return s
}

// TestHands: in every variant the slips of a deal are the hands that its seats see, and together they are
// the pack.
func TestHands(t *testing.T) {
	seed := cards.SeedOf("slips")
	for _, v := range rules.Catalogue() {
		g := must.Get(rules.New(v))(t)
		for _, d := range seriesOf(t, g, Plan{Seed: "slips", First: 1, Deals: 30, Fixed: true}).Deals {
			dealt := g.Deal(&seed, d.Number)
			dealt.Dealer, dealt.Vulnerable = d.Dealer, g.Vulnerable([rules.MaxSeats]int32{})
			if dealt.Trump = d.Trump; v.Trump.By == rules.ByTurnup && dealt.Trump != g.TurnupTrump(dealt.Turnup) {
				t.Errorf("%s %d: trump %v with %v turned up", v.ID, d.Number, d.Trump, d.Turnup)
			}
			state := g.Start(&dealt)
			checkDeal(t, g, &d, &state)
		}
	}
}

func checkDeal(t *testing.T, g *rules.Game, d *Deal, state *rules.State) {
	t.Helper()
	var union cards.Set
	count := 0
	own := [rules.MaxSeats]cards.Set{}
	for _, s := range d.Slips {
		if union&s.Cards != 0 {
			t.Errorf("%s %d: %v is on two slips", g.ID(), d.Number, union&s.Cards)
		}
		union |= s.Cards
		count += s.Cards.Len()
		own[s.Seat] |= s.Cards
		if s.Joker { // it stands for the turn-up, in the engine's hands
			own[s.Seat] |= d.Turnup.Set()
			count++
		}
	}
	for seat := range g.Live().All() {
		var v rules.View
		g.View(state, seat, &v)
		if own[seat] != v.Hand[seat] {
			t.Errorf("%s %d: the slip of seat %v has %v, its player %v", g.ID(), d.Number, seat, own[seat], v.Hand[seat])
		}
	}
	if want := g.Seats() * g.Hand(); count != want {
		t.Errorf("%s %d: %d cards on slips, want %d", g.ID(), d.Number, count, want)
	}
	if d.Forehand != g.Forehand(d.Dealer) || !g.Live().Has(d.Dealer) {
		t.Errorf("%s %d: %v deals, %v is forehand", g.ID(), d.Number, d.Dealer, d.Forehand)
	}
}

// TestDealer: seat 0 deals number 1, and then all in turn, whatever the first deal is.
func TestDealer(t *testing.T) {
	g := must.Get(rules.Open("four"))(t)
	for i, d := range seriesOf(t, g, Plan{Seed: "x", First: 0, Deals: 9}).Deals {
		if want := rules.Seat((i + 3) % 4); d.Dealer != want {
			t.Errorf("deal %d: %v deals, want %v", i, d.Dealer, want)
		}
	}
	whole := seriesOf(t, g, Plan{Seed: "x", First: 0, Deals: 9}).Deals[5:]
	if later := seriesOf(t, g, Plan{Seed: "x", First: 5, Deals: 4}).Deals; !reflect.DeepEqual(later, whole) {
		t.Error("deals depend on where the series begins")
	}
}

// TestTrump: slips name a trump only if it depends on the deal alone.
func TestTrump(t *testing.T) {
	for _, c := range []struct {
		variant string
		fixed   bool
		number  uint64
		want    rules.Trump
	}{
		{"standard", false, 1, rules.Unnamed},
		{"standard", true, 1, rules.ClubsTrump},
		{"standard", true, 20, rules.NoTrump},
		{"nines", false, 3, rules.Unnamed},
	} {
		g := must.Get(rules.Open(c.variant))(t)
		if got := seriesOf(t, g, Plan{Seed: "x", First: c.number, Deals: 1, Fixed: c.fixed}).Deals[0].Trump; got != c.want {
			t.Errorf("%+v: %v", c, got)
		}
	}
}

// TestLabel: labels are the same in all versions, as people compare them.
func TestLabel(t *testing.T) {
	if got := Label("k7f2-9q"); got != "TDA2" {
		t.Errorf("got %q", got)
	}
	g := must.Get(rules.Open("standard"))(t)
	if s := seriesOf(t, g, Plan{Seed: "k7f2-9q", First: 1, Deals: 1, Label: "Friday"}); s.Label != "Friday" {
		t.Errorf("got %q", s.Label)
	}
}

func TestRefused(t *testing.T) {
	g := must.Get(rules.Open("standard"))(t)
	for _, p := range []Plan{{First: 1, Deals: 1}, {Seed: "x", Deals: 0}, {Seed: "x", Deals: Most + 1}, {Seed: "x", Deals: -1}, {Seed: "x", First: 1<<64 - 1, Deals: 2}} {
		if _, err := Of(g, &p); err == nil {
			t.Errorf("%+v is dealt", p)
		}
	}
}

// TestSeeds: only seeds that can be typed from paper are accepted.
func TestSeeds(t *testing.T) {
	g := must.Get(rules.Open("standard"))(t)
	long := strings.Repeat("Ł", LongestSeed)
	for seed, ok := range map[string]bool{
		"k7f2-9q": true, "club night 2026": true, "Łódź": true, long: true,
		long + "x": false, "": false, " ": false, "a  b": false, " a": false, "a ": false, "a\tb": false,
		"a\nb": false, "a\u00a0b": false, "a\u200bb": false, "a\xff": false,
	} {
		if _, err := Of(g, &Plan{Seed: seed, First: 1, Deals: 1}); (err == nil) != ok || err != nil && !strings.Contains(err.Error(), "give ") {
			t.Errorf("%q: %v", seed, err)
		}
	}
}

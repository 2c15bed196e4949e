package rules

import (
	"encoding/json"
	"errors"
	"reflect"
	"slices"
	"strings"
	"testing"

	"ninetynine/cards"
	"ninetynine/internal/test/must"
)

// promised are the ids that records, links and commands may rely on.
var promised = []string{
	"standard", "strict", "penguin", "classic", "classic-rubber", "pennycook", "swedish", "four",
	"five", "five-500", "five-250", "dummy", "dummy-penguin", "duel", "declarer", "nines", "nobid", "junk-joker",
}

// matters are the subjects of clauses that no field sets, in the order of a deal.
var matters = []string{
	"history", "deal", "dealer", "worth.nines", "play.lead", "play.follow", "play.trick", "play.show",
	"trump.after.others", "offers.ways", "offers.loss.one", "score.exact", "score.most", "game.several", "game.tie",
	"game.settle", "game.stakes", "game.reading", "rubber.deal", "rubber.winner", "rubber.tie", "advice",
}

func TestEveryVariantIsThere(t *testing.T) {
	var ids []string
	for _, v := range Catalogue() {
		ids = append(ids, v.ID)
		must.Get(New(v))(t, v.ID)
		if v.Name == "" {
			t.Errorf("%s has no name", v.ID)
		}
		if named, err := Named(v.ID); err != nil || !reflect.DeepEqual(named, v) {
			t.Errorf("by the id %s there is %q (%v)", v.ID, named.ID, err)
		}
	}
	if !slices.Equal(ids, promised) {
		t.Errorf("the catalogue has %v", ids)
	}
	if _, err := Named("whist"); err == nil || !strings.Contains(err.Error(), "junk-joker") {
		t.Errorf("an unknown id is told: %v", err)
	}
}

// fields returns the JSON paths of the variant's fields with their values.
func fields(v any) map[string]any {
	out := map[string]any{}
	var walk func(prefix string, x reflect.Value)
	walk = func(prefix string, x reflect.Value) {
		for i := range x.NumField() {
			name := x.Type().Field(i).Tag.Get("json")
			f := x.Field(i)
			switch {
			case name == "-":
			case f.Kind() == reflect.Struct:
				walk(prefix+name+".", f)
			default:
				out[prefix+name] = f.Interface()
			}
		}
	}
	walk("", reflect.ValueOf(v))
	return out
}

// TestEveryRuleIsCited checks that every field of each variant has a clause,
// and that there is one for each difference from the variant it is based on.
func TestEveryRuleIsCited(t *testing.T) {
	base := standard()
	for _, v := range Catalogue() {
		own, standard := fields(v), fields(base)
		for field, value := range own {
			if field == "id" || field == "name" {
				continue
			}
			c, ok := v.Clause(field)
			if !ok {
				t.Errorf("%s: nothing is cited for %s", v.ID, field)
				continue
			}
			if c.Basis < Stated || c.Basis > Ruling || c.Text == "" || Sources()[c.Source] == "" || (c.Basis == Ruling) != (c.Source == Ours) {
				t.Errorf("%s: %s: clause %+v", v.ID, field, c)
			}
			of, _ := base.Clause(field)
			if c == of && !reflect.DeepEqual(value, standard[field]) && !slices.Contains([]string{"trump.by"}, field) {
				t.Errorf("%s: %s is %v, and still cites the clause of standard: %s", v.ID, field, value, c.Text)
			}
		}
		for _, c := range v.Clauses {
			if _, leaf := own[c.Field]; !leaf && !slices.Contains(matters, c.Field) && !slices.ContainsFunc(keys(own), func(k string) bool { return strings.HasPrefix(k, c.Field+".") }) {
				t.Errorf("%s: the clause for %q is about no field", v.ID, c.Field)
			}
		}
	}
}

func keys(m map[string]any) (ks []string) {
	for k := range m {
		ks = append(ks, k)
	}
	return ks
}

func TestVariantsAsJSON(t *testing.T) {
	for _, v := range Catalogue() {
		b := must.Get(json.Marshal(v))(t)
		var back Variant
		if err := json.Unmarshal(b, &back); err != nil {
			t.Fatalf("%s\n%v", b, err)
		}
		if !reflect.DeepEqual(fields(v), fields(back)) {
			t.Errorf("%s is read back as %+v", b, back)
		}
	}
}

func TestImpossibleVariantsAreRefused(t *testing.T) {
	for field, spoil := range map[string]func(*Variant){
		"id":                func(v *Variant) { v.ID = "" },
		"seats":             func(v *Variant) { v.Seats = 6 },
		"hand":              func(v *Variant) { v.Hand = 0 },
		"aside":             func(v *Variant) { v.Aside = 5 },
		"aside, all":        func(v *Variant) { v.Hand, v.Aside = 3, 3 },
		"id, blank":         func(v *Variant) { v.ID = "club night" },
		"id, lines":         func(v *Variant) { v.ID = "a\nb" },
		"score.made, none":  func(v *Variant) { v.Score.Made[0] = 5 },
		"game.target, dry":  func(v *Variant) { v.Score.Trick, v.Score.Made = 0, []int{0, 0, 0, 0} },
		"game.deals":        func(v *Variant) { v.Game = GameRule{Deals: 1_000_000} },
		"ranks":             func(v *Variant) { v.Ranks = RanksFrom(cards.Seven) },
		"joker":             func(v *Variant) { v.Joker = true },
		"dummy":             func(v *Variant) { v.Seats, v.Dummy = 4, true },
		"order":             func(v *Variant) { v.Order = Order{Laying, Playing, Offering} },
		"worth":             func(v *Variant) { v.Worth[0] = 13 },
		"trump.first":       func(v *Variant) { v.Trump.First = NinesTrump },
		"trump.after":       func(v *Variant) { v.Trump.After = v.Trump.After[1:] },
		"trump.none":        func(v *Variant) { v.Trump.None = true },
		"trump.nines":       func(v *Variant) { v.Trump.Nines = true },
		"trump.plain":       func(v *Variant) { v.Trump.Plain = 1 << cards.Nine },
		"offers":            func(v *Variant) { v.Offers.Declare, v.Offers.Reveal = 0, 0 },
		"offers.how":        func(v *Variant) { v.Offers.How, v.Offers.Many = Raise, true },
		"offers.reveal":     func(v *Variant) { v.Offers.Reveal = -1 },
		"offers.announce":   func(v *Variant) { v.Order = Order{Offering, Playing} },
		"score.made":        func(v *Variant) { v.Score.Made = []int{0, 30} },
		"score.dummy":       func(v *Variant) { v.Score.Dummy = DummyUnder },
		"score.vulnerable":  func(v *Variant) { v.Score.Vulnerable = 10 },
		"game":              func(v *Variant) { v.Game.Deals = 9 },
		"game.bonusTo":      func(v *Variant) { v.Game.BonusTo = ToDummy },
		"rubber":            func(v *Variant) { v.Rubber.Wins = 3 },
		"rubber.wins":       func(v *Variant) { v.Game, v.Rubber = GameRule{Deals: 9}, RubberRule{Wins: 2} },
		"rubber.bonus":      func(v *Variant) { v.Rubber.Bonus = -1 },
		"game.target":       func(v *Variant) { v.Game.Target = -5 },
		"trump.first, wild": func(v *Variant) { v.Trump.First = Unnamed },
	} {
		v, err := Named("standard")
		must.Do(t, err)
		spoil(&v)
		_, err = New(v)
		name, _, _ := strings.Cut(field, ",")
		var fe *FieldError
		if !errors.As(err, &fe) || !strings.Contains("\n"+err.Error(), "\n"+name+": ") {
			t.Errorf("%s: refused with %v", field, err)
		}
	}
}

// TestAuctionTable is the table of the formal auction: seat 0 is eldest hand, seat 2 the dealer.
func TestAuctionTable(t *testing.T) {
	for _, c := range []struct {
		said   string // in turn, then the answer to a request to raise
		holder string
	}{
		{"declare pass pass", "0 declare"},
		{"declare reveal pass reveal", "0 reveal"},
		{"declare reveal pass pass", "1 reveal"},
		{"declare pass reveal reveal", "0 reveal"},
		{"declare pass reveal pass", "2 reveal"},
		{"pass declare reveal reveal", "1 reveal"},
		{"pass declare reveal pass", "2 reveal"},
		{"pass pass declare", "2 declare"},
		{"reveal pass pass", "0 reveal"},
		{"pass pass pass", ""},
	} {
		g := open(t, "strict")
		seed := cards.SeedOf("auction")
		d := g.Deal(&seed, 0)
		d.Dealer = 2
		s := g.Start(&d)
		for s.phase == Laying {
			g.Apply(&s, g.Due(&s).Nth(0))
		}
		for _, w := range strings.Fields(c.said) {
			o := must.Get(ParseOffer(w))(t)
			seat := g.Turn(&s).First()
			must.Do(t, g.Check(&s, seat, MakeOffer(seat, o)), c.said)
			g.Apply(&s, MakeOffer(seat, o))
		}
		got := ""
		for i, h := range s.holds {
			if h != 0 {
				got += string(rune('0'+i)) + " " + h.String()
			}
		}
		if s.phase != Playing || got != c.holder {
			t.Errorf("%s: %q holds, in phase %v; want %q", c.said, got, s.phase, c.holder)
		}
	}
}

func FuzzPosition(f *testing.F) {
	for _, v := range Catalogue() {
		g := open(f, v.ID)
		seed := cards.SeedOf("fuzz")
		d := g.Deal(&seed, 1)
		s := g.Start(&d)
		f.Add(string(g.AppendPosition(nil, &s)))
	}
	f.Add("standard 2 H AQ76.K8.J109.K76/x")
	f.Fuzz(func(t *testing.T, text string) {
		g, s, err := ParsePosition(text)
		if err != nil {
			return
		}
		line := string(g.AppendPosition(nil, &s))
		_, back, err := ParsePosition(line)
		if err != nil || back != s {
			t.Fatalf("%q is read, but not %q: %v", text, line, err)
		}
		var v View
		g.View(&s, 0, &v)
	})
}

func FuzzAction(f *testing.F) {
	for _, s := range []string{"lay 7D 6S 10C", "pass", "declare 4", "reveal", "name nines", "play joker", "play ♣A", "lay"} {
		f.Add(s)
	}
	f.Fuzz(func(t *testing.T, text string) {
		a, err := ParseAction(2, text)
		if err != nil {
			return
		}
		if back, err := ParseAction(2, a.String()); err != nil || back != a {
			t.Fatalf("%q is read as %v, that as %v: %v", text, a, back, err)
		}
	})
}

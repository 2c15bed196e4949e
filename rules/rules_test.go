package rules

import (
	"errors"
	"math/bits"
	"math/rand/v2"
	"slices"
	"testing"

	"ninetynine/cards"
	"ninetynine/internal/test/gate"
	"ninetynine/internal/test/must"
)

func TestCatalogueCompiles(t *testing.T) {
	for _, v := range Catalogue() {
		must.Get(New(v))(t, v.ID)
	}
}

func BenchmarkDeal(b *testing.B) {
	for _, v := range Catalogue() {
		b.Run(v.ID, func(b *testing.B) {
			g := must.Get(New(v))(b)
			var seed cards.Seed
			r := rand.NewPCG(1, 2)
			b.ReportAllocs()
			points := int32(0)
			for n := uint64(0); b.Loop(); n++ {
				d := g.Deal(&seed, n)
				s := g.Start(&d)
				x, acts := uint64(0), 0
				for s.phase != Over {
					if acts%4 == 0 { // one draw serves four acts
						x = r.Uint64()
					}
					acts++
					o := g.Due(&s)
					var i uint64
					i, x = bits.Mul64(x, uint64(o.Len()))
					g.Apply(&s, o.Nth(int(i)))
				}
				res, _ := g.Result(&s)
				points += res.Points[0]
			}
			_ = points
		})
	}
}

// walk plays random deals of the game and calls visit before every act and at the end.
func walk(t *testing.T, g *Game, deals int, visit func(s *State)) {
	t.Helper()
	seed := cards.SeedOf(g.v.ID)
	r := rand.New(rand.NewPCG(1, 2))
	for n := range deals {
		d := g.Deal(&seed, uint64(n))
		d.Dealer = Seat(n % g.live.Len())
		g.ShowLast(&d)
		if g.v.Trump.By != ByTurnup {
			d.Trump = Trump(r.IntN(5))
		}
		if g.v.Score.Vulnerable > 0 {
			d.Vulnerable = Seats(1 + r.IntN(3))
		}
		must.Do(t, g.CheckDeal(&d))
		s := g.Start(&d)
		for visit(&s); s.phase != Over; visit(&s) {
			turn := g.Turn(&s)
			for range r.IntN(turn.Len()) {
				turn &= turn - 1
			}
			o := g.Options(&s, turn.First())
			g.Apply(&s, o.Nth(r.IntN(o.Len())))
		}
	}
}

func TestPositionRoundTrip(t *testing.T) {
	for _, v := range Catalogue() {
		t.Run(v.ID, func(t *testing.T) {
			g := must.Get(New(v))(t)
			walk(t, g, gate.Times(20, 5), func(s *State) {
				text := string(g.AppendPosition(nil, s))
				_, back := must.Get2(ParsePosition(text))(t, text)
				if again := string(g.AppendPosition(nil, &back)); again != text {
					t.Fatalf("\n%s\nis read as\n%s", text, again)
				}
				if back != *s {
					t.Fatalf("%s: states differ\n%+v\n%+v", text, back, *s)
				}
			})
		})
	}
}

func TestOptionsAgree(t *testing.T) {
	for _, v := range Catalogue() {
		g := must.Get(New(v))(t)
		walk(t, g, 3, func(s *State) {
			for seat := range g.live.All() {
				o := g.Options(s, seat)
				seen := map[Action]bool{}
				for a := range o.All() {
					if seen[a] || !o.Has(a) || g.Check(s, seat, a) != nil {
						t.Fatalf("%s: option %v: twice %v", v.ID, a, seen[a])
					}
					seen[a] = true
					if back, err := ParseAction(a.Seat(), a.String()); err != nil || back != a {
						t.Fatalf("%v is read as %v, %v", a, back, err)
					}
				}
				if len(seen) != o.Len() {
					t.Fatalf("%s: %d options, Len says %d", v.ID, len(seen), o.Len())
				}
			}
		})
	}
}

// TestIndex: Index and All agree with Nth about every option.
func TestIndex(t *testing.T) {
	for _, v := range Catalogue() {
		g := open(t, v.ID)
		walk(t, g, 2, func(s *State) {
			for seat := range g.live.All() {
				o := g.Options(s, seat)
				all := slices.Collect(o.All())
				for i := range o.Len() {
					if all[i] != o.Nth(i) {
						t.Fatalf("%s: option %d of %+v is %v, and %v in their order", v.ID, i, o, o.Nth(i), all[i])
					}
					if got := o.Index(o.Nth(i)); got != i {
						t.Fatalf("%s: option %d of %+v is found at %d", v.ID, i, o, got)
					}
				}
				if o.Index(0) != -1 || o.Index(Play(seat, 0)) != -1 {
					t.Fatalf("%s: what is no option is found among %+v", v.ID, o)
				}
			}
		})
	}
}

// TestAbove: nines as trumps rank in their own order, not in that of the suits.
func TestAbove(t *testing.T) {
	g := must.Get(Open("nines"))(t)
	nine := func(k cards.Suit) cards.Card { return cards.Of(cards.Nine, k) }
	order := g.Variant().Trump.NineOrder // the highest first
	for i, k := range order {
		if n := g.Above(NinesTrump, nine(k)).Len(); n != i {
			t.Errorf("%d nines are above that of %v, not %d", n, k, i)
		}
	}
	if n := g.Above(NoTrump, nine(cards.Hearts)).Len(); n != 5 {
		t.Errorf("%d hearts are above the nine, not 5", n)
	}
}

// TestGameSharesNothing: changing the variant that a game was made from, or the
// one it returns, does not change the game.
func TestGameSharesNothing(t *testing.T) {
	v := must.Get(Named("standard"))(t)
	g := must.Get(New(v))(t)
	tally := Tally{Bid: [MaxSeats]uint8{3, 3, 3}, Tricks: [MaxSeats]uint8{3, 3, 3}}
	want := must.Get(g.Score(tally))(t)
	for _, x := range []Variant{v, g.Variant()} {
		x.Order[0], x.Trump.After[3], x.Score.Made[3], x.Clauses[0].Text = Playing, NoTrump, 0, ""
	}
	if got, err := g.Score(tally); err != nil || got != want {
		t.Errorf("scored %+v, %v, after a change; before %+v", got, err, want)
	}
	if x := g.Variant(); x.Order[0] != Laying || x.Score.Made[3] != 10 || x.Clauses[0].Text == "" {
		t.Errorf("the game answers with what a caller has changed: %+v", x)
	}
}

// TestDo: an illegal act changes nothing, and the error says why, to people and
// to programs; a legal one does what Apply does.
func TestDo(t *testing.T) {
	g, s := must.Get2(ParsePosition("standard 2 H AQ9876.K8.J9.76/K10.AQ9.AQ108.1098/J.J1076.K76.AKQJ 0:7C9H7S 1:QD8H8S 2:10D6HJS 0:pass 1:pass 2:pass AC"))(t)
	parse := func(text string) cards.Set {
		cs := must.Get(cards.Parse(text))(t)
		return cs
	}
	card := func(text string) cards.Card { return parse(text).First() }
	for _, x := range []struct {
		by   Seat
		a    Action
		want Reason
	}{
		{0, Play(0, card("QC")), OutOfTurn},
		{1, Lay(1, parse("KC 10C 9D")), WrongPhase},
		{1, Play(2, card("JC")), WrongHand},
		{1, Play(1, card("JC")), NotInHand},
		{1, Play(1, card("AD")), MustFollow},
		{Nobody, Play(1, card("KC")), OutOfTurn},
	} {
		before := s
		err := g.Do(&s, x.by, x.a)
		illegal, ok := errors.AsType[*IllegalError](err)
		if !ok || illegal.Reason != x.want || illegal.By != x.by || illegal.Action != x.a || illegal.Rule == "" || s != before {
			t.Errorf("seat %v: %v: %+v", x.by, x.a, err)
		}
	}
	want := s
	g.Apply(&want, Play(1, card("KC")))
	if err := g.Do(&s, 1, Play(1, card("KC"))); err != nil || s != want {
		t.Errorf("%v, and the state is %+v", err, s)
	}
	if _, over := g.Result(&s); over {
		t.Error("a deal in play has a result")
	}
}

// TestTypedErrors: programs can find out from an error what is wrong.
func TestTypedErrors(t *testing.T) {
	_, err := Open("whist")
	if unknown, ok := errors.AsType[*UnknownVariantError](err); !ok || unknown.ID != "whist" {
		t.Errorf("no variant: %v", err)
	}
	v := must.Get(Named("standard"))(t)
	v.Seats, v.Trump.After = 9, nil
	_, err = New(v)
	if faults, ok := errors.AsType[*VariantError](err); !ok || len(faults.Fields) < 2 || faults.Fields[0].Field != "seats" {
		t.Errorf("an impossible variant: %v", err)
	}
	if field, ok := errors.AsType[*FieldError](err); !ok || field.Field != "seats" {
		t.Errorf("its first field: %v", err)
	}
	g := open(t, "dummy")
	seed := cards.SeedOf("typed")
	d := g.Deal(&seed, 0)
	d.Aside = d.Hands[0]
	if bad, ok := errors.AsType[*DealError](g.CheckDeal(&d)); !ok || bad.Field != "aside" {
		t.Errorf("a deal: %+v", bad)
	}
	_, err = g.Score(Tally{Tricks: [MaxSeats]uint8{9}, Bid: [MaxSeats]uint8{0, 200}})
	if bad, ok := errors.AsType[*TallyError](err); !ok || bad.Field != "bid" || bad.Seat != 1 {
		t.Errorf("a tally: %+v", err)
	}
}

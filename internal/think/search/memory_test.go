package search

import (
	"os"
	"reflect"
	"testing"

	"ninetynine/cards"
	"ninetynine/internal/test/must"
	"ninetynine/internal/think/company"
	"ninetynine/internal/think/heuristic"
	"ninetynine/internal/think/nn"
	"ninetynine/rules"
)

// A notebook is a Memory without limits.
type notebook map[Sight]Evidence

func (n notebook) Get(s Sight) (e Evidence, ok bool)  { e, ok = n[s]; return e, ok }
func (n notebook) Add(s Sight, e Evidence) (out bool) { n[s] = e; return false }

// TestMemory: experts at two tables share a memory. The deals are the same but for two bid-cards that one seat
// sees at neither table and the others see. What a seat learns there is what it would learn alone, whoever
// has learnt before; the seat that sees no difference learns the same at both, and others do not.
func TestMemory(t *testing.T) {
	e := taught(t, "standard", Full())
	tables := likeDeals(t, e.game, 3)
	alone := func(at int, seat rules.Seat) acquaintance {
		e.Remember(nil)
		e.Meet(nil)
		e.Meet(withPeople(tables[at][seat]))
		return e.acquaintance
	}
	differ, shared := 0, notebook{}
	for _, at := range []int{0, 1, 0} {
		for seat := range rules.Seat(3) {
			want := alone(at, seat)
			e.Remember(shared)
			e.Meet(nil)
			e.Meet(withPeople(tables[at][seat]))
			if !reflect.DeepEqual(e.guesses, want.guesses) {
				t.Errorf("table %d, seat %d: %v is learnt, and alone %v", at, seat, e.guesses, want.guesses)
			}
			switch same := reflect.DeepEqual(alone(0, seat).guesses, alone(1, seat).guesses); {
			case seat == 2 && !same:
				t.Error("seat 2 learns from cards that it has not seen")
			case seat != 2 && !same:
				differ++
			}
		}
	}
	if differ == 0 || len(shared) != 3*(1+2+2) {
		t.Errorf("%d seats learn from cards that they have seen; %d deals are remembered", differ, len(shared))
	}
}

// TestMemoryOfOthers: experts with other nets, other rules or other people at the table share a memory, and each
// learns from the same deals what it would learn alone.
func TestMemoryOfOthers(t *testing.T) {
	e := taught(t, "standard", Full())
	deals := likeDeals(t, e.game, 3)[0][2]
	v := e.game.Variant()
	v.Offers.Declare++
	dearer := must.Get(NewExpert(must.Get(rules.New(v))(t), e.model, Full()))(t)
	full := must.Get(nn.Read(must.Get(os.ReadFile("../../lab/train/full/three.net"))(t), nn.ShapeOf(e.game)))(t)
	larger := must.Get(NewExpert(e.game, full, Full()))(t)
	all, one := withPeople(deals), withPeople(deals)
	one.Players[0] = company.Player{Level: "greedy"}
	shared, learnt := notebook{}, 0
	for _, c := range []*company.Company{one, all, one} {
		for _, e := range []*Expert{e, larger, dearer} {
			e.Remember(nil)
			e.Meet(nil)
			e.Meet(c)
			alone := e.guesses
			e.Remember(shared)
			e.Meet(nil)
			if e.Meet(c); !reflect.DeepEqual(e.guesses, alone) {
				t.Errorf("%v is learnt, and alone %v", e.guesses, alone)
			}
			learnt += len(deals)
		}
	}
	if len(shared) != learnt*2/3 {
		t.Errorf("%d deals are remembered, and %d were learnt from", len(shared), learnt)
	}
}

func withPeople(earlier []rules.View) *company.Company {
	c := company.All(company.Player{Level: company.Person})
	c.Earlier = earlier
	return c
}

// likeDeals plays deals at two tables, and returns by table and seat the last Views. At the second, seats 0 and
// 1 have each other's card in place of one that they have laid, of the same suit, so that all acts are the
// same. Neither made its contract.
func likeDeals(t *testing.T, g *rules.Game, deals int) (tables [2][3][]rules.View) {
	t.Helper()
	plain, seed := heuristic.New(g), cards.SeedOf("memory")
	for n := uint64(0); len(tables[0][0]) < deals; n++ {
		d := g.Deal(&seed, n)
		var acts []rules.Action
		s := g.Start(&d)
		for s.Phase() != rules.Over {
			acts = append(acts, plain.Advise(viewOf(g, &s)).Action)
			g.Apply(&s, acts[len(acts)-1])
		}
		var v rules.View
		g.View(&s, 2, &v)
		own := g.Uncover(&s).Aside
		swap := swapped(own)
		if v.AsideOpen&0b011 != 0 || swap == 0 {
			continue
		}
		again := d
		for i := range 2 {
			again.Hands[i] ^= swap
		}
		for at, deal := range []rules.Deal{d, again} {
			s := g.Start(&deal)
			for _, a := range acts {
				if at == 1 && a.Kind() == rules.Laying && a.Seat() < 2 {
					a = rules.Lay(a.Seat(), a.Cards()^swap)
				}
				must.Do(t, g.Check(&s, a.Seat(), a))
				g.Apply(&s, a)
			}
			for seat := range rules.Seat(3) {
				g.View(&s, seat, &v)
				tables[at][seat] = append(tables[at][seat], v)
			}
		}
	}
	return tables
}

// swapped returns two cards of a suit, one laid by each of the first seats; 0 if there are none.
func swapped(laid [rules.MaxSeats]cards.Set) cards.Set {
	for a := range laid[0].Cards() {
		for b := range laid[1].Cards() {
			if a.Suit() == b.Suit() {
				return a.Set() | b.Set()
			}
		}
	}
	return 0
}

package claim

import (
	"fmt"
	"math/rand/v2"
	"testing"

	"ninetynine/cards"
	"ninetynine/internal/test/gate"
	"ninetynine/internal/test/must"
	"ninetynine/internal/test/randomplay"
	"ninetynine/internal/think/worlds"
	"ninetynine/rules"
)

// A prover has the type of Proved; tests try wrong provers too.
type prover func(g *rules.Game, v *rules.View) bool

// refute looks for a deal that agrees with the View and has two results: the true deal first, then
// sampled ones, each played out at random. It returns the two, or "".
func refute(t *testing.T, g *rules.Game, s *rules.State, v *rules.View, r *rand.Rand, deals, lines int) string {
	t.Helper()
	sampler, rng := worlds.New(g), rand.NewPCG(r.Uint64(), 1)
	must.Do(t, sampler.Begin(v))
	for n := range deals {
		world := *s
		if n > 0 {
			var h rules.Hidden
			sampler.Sample(rng, &h)
			world = g.Suppose(v, &h)
		}
		var first rules.State
		for line := range lines {
			at := world
			for at.Phase() != rules.Over {
				o := g.Due(&at)
				g.Apply(&at, o.Nth(r.IntN(o.Len())))
			}
			if line == 0 {
				first = at
				continue
			}
			x, _ := g.Result(&first)
			if y, _ := g.Result(&at); x.Points != y.Points || x.Made != y.Made || x.Next != y.Next {
				return fmt.Sprintf("seat %d claims\n%s\n%s: %v, made %b\n%s: %v, made %b", v.Seat,
					g.AppendPosition(nil, s), g.AppendPosition(nil, &first), x.Points, x.Made, g.AppendPosition(nil, &at), y.Points, y.Made)
			}
		}
	}
	return ""
}

// late calls visit for Views of positions with at most so many tricks left, including the one in
// progress.
func late(t *testing.T, g *rules.Game, deals, most int, visit func(s *rules.State, v *rules.View, left int)) {
	t.Helper()
	randomplay.Walk(t, g, deals, func(s *rules.State) {
		if s.Phase() != rules.Playing {
			return
		}
		for i := range g.Live().All() {
			var v rules.View
			g.View(s, i, &v)
			if left := g.Tricks() - int(v.Tricks); left <= most {
				visit(s, &v, left)
			}
		}
	})
}

// TestProvedStands plays out proved claims: no deal that agrees with the claimant's View may have
// two results. With -v it says how many of all claims are proved.
func TestProvedStands(t *testing.T) {
	randomplay.EachVariant(t, func(t *testing.T, g *rules.Game) {
		r := rand.New(rand.NewPCG(1, 9))
		var asked, granted [6]int
		late(t, g, 25, 5, func(s *rules.State, v *rules.View, left int) {
			asked[left]++
			if !Proved(g, v) {
				if left == 1 && !kept(g) {
					t.Fatalf("the last trick is not decided: %s", g.AppendPosition(nil, s))
				}
				return
			}
			granted[left]++
			if why := refute(t, g, s, v, r, 20, 12); why != "" {
				t.Fatal(why)
			}
		})
		for left := 1; left < len(asked); left++ {
			t.Logf("%s, %d tricks to play: %d of %d claims proved", g.ID(), left, granted[left], asked[left])
		}
	})
}

// decidedEverywhere lists every deal that agrees with the View, including bid-cards, and plays each
// out in every way: the answer that Proved must find, from scratch and regardless of time. If that
// is too much it gives up, with ok false.
func decidedEverywhere(t *testing.T, g *rules.Game, v *rules.View, limit float64) (decided, ok bool) {
	t.Helper()
	sampler := worlds.New(g)
	must.Do(t, sampler.Begin(v))
	if sampler.Deals() > limit {
		return false, false
	}
	slots := sampler.AppendSlots(nil)
	room := make([]int, len(slots))
	for i, x := range slots {
		room[i] = x.Room
	}
	var h rules.Hidden
	var deal func(left cards.Set) bool
	deal = func(left cards.Set) bool {
		if left == 0 {
			s := g.Suppose(v, &h)
			scores := map[score]bool{}
			outcomes(g, &s, scores)
			return len(scores) == 1
		}
		c := left.First()
		for i, x := range slots {
			if room[i] == 0 || !x.Aside && x.Out>>g.SuitOf(v.Trump, c)&1 == 1 {
				continue
			}
			place := &h.Hand[x.Seat]
			if x.Aside {
				place = &h.Aside[x.Seat]
			}
			room[i]--
			*place |= c.Set()
			same := deal(left &^ c.Set())
			*place &^= c.Set()
			room[i]++
			if !same {
				return false
			}
		}
		return true
	}
	return deal(worlds.Unseen(g, v)), true
}

func outcomes(g *rules.Game, s *rules.State, scores map[score]bool) {
	if r, over := g.Result(s); over {
		scores[scoreOf(&r)] = true
		return
	}
	for a := range g.Due(s).All() {
		next := *s
		g.Apply(&next, a)
		outcomes(g, &next, scores)
	}
}

// TestProvedIsExact compares with every deal played out in every way, at small packs from the first
// lead on.
func TestProvedIsExact(t *testing.T) {
	for _, variant := range gate.Some(rules.Catalogue(), 3) {
		if !variant.Joker && variant.Trump.By == rules.ByTurnup {
			continue
		}
		for _, trick := range []int{1, 0} { // where a trick scores nothing, only its other effects decide
			variant.Score.Trick = trick
			t.Run(fmt.Sprint(variant.ID, trick), func(t *testing.T) {
				t.Parallel()
				g := randomplay.Small(t, variant)
				count := [2]int{}
				late(t, g, 25, 4, func(s *rules.State, v *rules.View, left int) {
					want, ok := decidedEverywhere(t, g, v, 3000)
					if !ok {
						return
					}
					if got := proved(g, v, 1e9); got != want || Proved(g, v) && !want {
						t.Fatalf("seat %d: Proved is %v: %s", v.Seat, got, g.AppendPosition(nil, s))
					}
					if left > 1 {
						count[map[bool]int{true: 1}[want]]++
					}
				})
				t.Logf("%s, a trick scores %d: before the last trick: %d undecided, %d decided", variant.ID, trick, count[0], count[1])
				if count[0] == 0 || count[1] == 0 {
					t.Error("this shows little")
				}
			})
		}
	}
}

// TestEveryWayIsPlayed has the search play out single deals, and compares with playing every card.
func TestEveryWayIsPlayed(t *testing.T) {
	for _, variant := range gate.Some(rules.Catalogue(), 3) {
		t.Run(variant.ID, func(t *testing.T) {
			t.Parallel()
			g := randomplay.Open(t, variant)
			most := 3
			if kept(g) || variant.Seats > 3 {
				most = 2
			}
			decided := 0
			late(t, g, 20, most, func(s *rules.State, v *rules.View, left int) {
				if v.Seat != 0 || left == 1 {
					return
				}
				x := search{game: g, view: v, whole: kept(g), budget: 1e9, seen: map[rules.Layout]struct{}{}}
				x.meet(s)
				got := x.play(s, g.CardsLeft(v))
				scores := map[score]bool{}
				outcomes(g, s, scores)
				if want := len(scores) == 1; got != want {
					t.Fatalf("decided is %v: %s", got, g.AppendPosition(nil, s))
				}
				if got {
					decided++
				}
			})
			if decided == 0 {
				t.Error("no deal was decided")
			}
		})
	}
}

// TestAsGood takes pairs of equivalent cards, and plays both against every other card.
func TestAsGood(t *testing.T) {
	r := rand.New(rand.NewPCG(4, 9))
	for _, variant := range gate.Some(rules.Catalogue(), 3) {
		g := randomplay.Open(t, variant)
		pairs := 0
		for range 400 {
			trump := rules.Trump(r.IntN(5))
			if variant.Trump.Nines && r.IntN(2) == 0 {
				trump = rules.NinesTrump
			}
			hand := g.Pack() & cards.Set(r.Uint64())
			rivals := g.Pack() &^ hand & cards.Set(r.Uint64())
			s := search{game: g, view: &rules.View{Trump: trump}, rivals: [rules.MaxSeats]cards.Set{rivals}}
			for low := range hand.Cards() {
				for c := range (hand &^ (low.Set()<<1 - 1)).Cards() {
					if !s.asGood(0, low, c) {
						continue
					}
					pairs++
					for x := range rivals.Cards() {
						if (g.Strength(trump, low, x) > g.Strength(trump, low, low)) != (g.Strength(trump, c, x) > g.Strength(trump, c, c)) {
							t.Fatalf("%s, trump %v: %v and %v are not as good against %v", variant.ID, trump, low, c, x)
						}
					}
				}
			}
		}
		if pairs == 0 {
			t.Errorf("%s: no cards are as good as each other", variant.ID)
		}
	}
}

// naive provers make plausible mistakes.
var naive = map[string]prover{
	// A bid once exceeded is lost, but its tricks still score points.
	"overbid is over": func(g *rules.Game, v *rules.View) bool {
		return v.AsideOpen.Has(v.Seat) && int(v.Won[v.Seat]) > g.Bid(v.Aside[v.Seat])
	},
	// It forgets that a lower card can be trumped.
	"no thought for trumps": func(g *rules.Game, v *rules.View) bool {
		return commands(g, v, func(c cards.Card) cards.Set { return g.Above(v.Trump, c) })
	},
	// It forgets that a card in no known hand may be a bid-card, and takes it for out of play.
	"bids are bids": func(g *rules.Game, v *rules.View) bool {
		for i := range v.Held {
			if !v.HandOpen.Has(rules.Seat(i)) && v.Held[i] > 1 {
				return false
			}
		}
		return true
	},
}

// commands reports whether the seat leads and no unseen card is among the cards that beat one of
// its own.
func commands(g *rules.Game, v *rules.View, above func(cards.Card) cards.Set) bool {
	if v.Lead() != v.Seat || v.Led() != 0 {
		return false
	}
	for c := range v.Hand[v.Seat].Cards() {
		if above(c)&worlds.Unseen(g, v) != 0 {
			return false
		}
	}
	return true
}

// TestNaiveClaimsAreRefuted checks that the referee of these tests finds false claims.
func TestNaiveClaimsAreRefuted(t *testing.T) {
	for name, prove := range naive {
		t.Run(name, func(t *testing.T) {
			t.Parallel()
			for _, variant := range rules.Catalogue() {
				g := randomplay.Open(t, variant)
				r := rand.New(rand.NewPCG(2, 9))
				refuted := false
				late(t, g, 40, 4, func(s *rules.State, v *rules.View, _ int) {
					refuted = refuted || prove(g, v) && refute(t, g, s, v, r, 20, 12) != ""
				})
				if refuted {
					return
				}
			}
			t.Error("nobody objects")
		})
	}
}

// TestProvedLooksAtTheViewAlone swaps the hidden cards: the answer must stay the same, and the View
// must not change.
func TestProvedLooksAtTheViewAlone(t *testing.T) {
	randomplay.EachVariant(t, func(t *testing.T, g *rules.Game) {
		sampler, rng := worlds.New(g), rand.NewPCG(3, 9)
		swapped := 0
		late(t, g, 4, 3, func(s *rules.State, v *rules.View, _ int) {
			before := *v
			want := Proved(g, v)
			if *v != before {
				t.Fatal("the View was changed")
			}
			must.Do(t, sampler.Begin(v))
			var h rules.Hidden
			sampler.Sample(rng, &h)
			twin := g.Suppose(v, &h)
			var again rules.View
			g.View(&twin, v.Seat, &again)
			if again != before {
				t.Fatalf("the seat tells apart %s and %s", g.AppendPosition(nil, s), g.AppendPosition(nil, &twin))
			}
			if g.Uncover(&twin) != g.Uncover(s) {
				swapped++
			}
			if Proved(g, &again) != want {
				t.Fatalf("another answer for what looks the same: %s", g.AppendPosition(nil, &twin))
			}
		})
		if swapped == 0 {
			t.Error("nothing hidden was ever changed")
		}
	})
}

// TestPlayEndsTheDeal finishes deals from any point in play.
func TestPlayEndsTheDeal(t *testing.T) {
	for _, variant := range rules.Catalogue() {
		g := randomplay.Open(t, variant)
		randomplay.Walk(t, g, 3, func(s *rules.State) {
			acts := Play(g, s)
			if s.Phase() != rules.Playing {
				if acts != nil {
					t.Fatalf("%s: acts before play", variant.ID)
				}
				return
			}
			at := *s
			for _, a := range acts {
				must.Do(t, g.Check(&at, g.Turn(&at).First(), a), variant.ID)
				g.Apply(&at, a)
			}
			if at.Phase() != rules.Over {
				t.Fatalf("%s: the deal goes on: %s", variant.ID, g.AppendPosition(nil, &at))
			}
		})
	}
}

// TestProvedOutsidePlay: nothing can be claimed outside play.
func TestProvedOutsidePlay(t *testing.T) {
	for _, variant := range rules.Catalogue() {
		g := randomplay.Open(t, variant)
		randomplay.Walk(t, g, 3, func(s *rules.State) {
			var v rules.View
			if g.View(s, 0, &v); v.Phase != rules.Playing && Proved(g, &v) {
				t.Errorf("%s: proved in the phase %v", variant.ID, v.Phase)
			}
		})
		var v rules.View
		if Proved(g, &v) {
			t.Errorf("%s: the empty View proves something", variant.ID)
		}
		v.Phase = rules.Playing
		if Proved(g, &v) {
			t.Errorf("%s: a View that cannot be proves something", variant.ID)
		}
	}
}

package bot

import (
	"context"
	"errors"
	"math/rand/v2"
	"slices"
	"strings"
	"testing"

	"ninetynine/cards"
	"ninetynine/internal/test/gate"
	"ninetynine/internal/test/must"
	"ninetynine/internal/test/randomplay"
	"ninetynine/internal/think/heuristic"
	"ninetynine/internal/think/netless"
	"ninetynine/match"
	"ninetynine/rules"
)

func TestNew(t *testing.T) {
	for _, name := range []string{"random", "greedy", "exec:./bot -x"} {
		if b, err := New(name); err != nil || b == nil {
			t.Errorf("%s: %v", name, err)
		}
	}
	for _, name := range []string{"", "greed", "exec:", "exec:  "} {
		if _, err := New(name); err == nil || !strings.Contains(err.Error(), "exec:PROGRAM") {
			t.Errorf("%q: got %v, want an error that says what there is", name, err)
		}
	}
	b, err := New("exec:python3 bot.py")
	if e, ok := b.(*netless.Exec); err != nil || !ok || len(e.Command) != 2 {
		t.Errorf("got %+v, %v", b, err)
	}
}

func TestParseNames(t *testing.T) {
	for s, want := range map[string][]string{
		"greedy":                              {"greedy"},
		" greedy , you,\trandom":              {"greedy", "you", "random"},
		"exec:python3 bot.py -v, exec:./bot ": {"exec:python3 bot.py -v", "exec:./bot"},
		"greedy,":                             {"greedy", ""},
	} {
		if got := ParseNames(s); !slices.Equal(got, want) {
			t.Errorf("%q: %q, want %q", s, got, want)
		}
	}
}

// TestSeed: the seed of a seat is fixed by its definition and depends on every input.
func TestSeed(t *testing.T) {
	a, b := cards.SeedOf("a"), cards.SeedOf("b")
	const want = 0x90ce0e58306df7eb
	if got := Seed(a, 1, 2, 3); got != want {
		t.Errorf("seed %#x, want %#x", got, uint64(want))
	}
	seen := map[uint64]bool{}
	for _, x := range []uint64{
		Seed(a, 0), Seed(b, 0), Seed(a, 1), Seed(a, 0, 0), Seed(a, 0, 1), Seed(a, 1, 1), Seed(a, 0, 0, 1), Seed(a, 0, 1, 0),
	} {
		if seen[x] {
			t.Errorf("%#x is the seed of two", x)
		}
		seen[x] = true
	}
}

// twin returns the deal with a random pair of cards of two seats other than the viewer exchanged.
func twin(d rules.Deal, seats int, viewer rules.Seat, r *rand.Rand) (rules.Deal, cards.Card, cards.Card) {
	i := (int(viewer) + 1 + r.IntN(seats-1)) % seats
	j := i
	for j == i || rules.Seat(j) == viewer {
		j = r.IntN(seats)
	}
	x := d.Hands[i].Nth(r.IntN(d.Hands[i].Len()))
	y := d.Hands[j].Nth(r.IntN(d.Hands[j].Len()))
	d.Hands[i] ^= x.Set() | y.Set()
	d.Hands[j] ^= x.Set() | y.Set()
	if d.Aside.Has(x) {
		d.Aside ^= x.Set() | y.Set()
	} else if d.Aside.Has(y) {
		d.Aside ^= x.Set() | y.Set()
	}
	return d, x, y
}

// swapped returns the act of the twin deal: bid-cards exchanged like the hands.
func swapped(a rules.Action, x, y cards.Card) rules.Action {
	cs := a.Cards()
	if a.Kind() == rules.Laying && cs.Has(x) != cs.Has(y) {
		return rules.Lay(a.Seat(), cs^x.Set()^y.Set())
	}
	return a
}

// TestNoPeeking: two deals that a seat cannot tell apart get the same acts from it.
func TestNoPeeking(t *testing.T) {
	for _, name := range []string{"random", "greedy"} {
		for _, v := range gate.Some(rules.Catalogue(), 6) {
			t.Run(name+"/"+v.ID, func(t *testing.T) {
				r := rand.New(rand.NewPCG(1, uint64(len(v.ID))))
				compared := 0
				for n := range 150 {
					compared += comparePair(t, v.ID, name, uint64(n), r)
				}
				if compared < 100 && v.Seats > 2 {
					t.Errorf("only %d decisions were compared", compared)
				}
			})
		}
	}
}

// comparePair walks a deal at random and asks the viewer's bot in both deals of a
// pair as long as their Views are the same and the walk is legal in both.
func comparePair(t *testing.T, id, name string, n uint64, r *rand.Rand) (compared int) {
	a, b := newArena(t, id, name), newArena(t, id, name)
	g := a.m.Game
	viewer := rules.Seat(r.IntN(g.Live().Len()))
	if g.Seats() < 3 {
		return 0 // all cards that the viewer does not hold are in one hand
	}
	deal, _ := a.deal(n)
	other, x, y := twin(deal, g.Seats(), viewer, r)
	if g.CheckDeal(&other) != nil {
		return 0
	}
	s, z := g.Start(&deal), g.Start(&other)
	var v, w match.View
	for s.Phase() != rules.Over {
		seat := g.Turn(&s).First()
		g.View(&s, viewer, &v.View)
		g.View(&z, viewer, &w.View)
		if v != w {
			return compared
		}
		o := g.Options(&s, seat)
		act := o.Nth(r.IntN(o.Len()))
		if seat == viewer {
			act = ask(t, a.bots[viewer], &v)
			if got := ask(t, b.bots[viewer], &w); got != act {
				t.Fatalf("%v or %v, after hidden cards %v and %v changed places", act, got, x, y)
			}
			compared++
		}
		same := swapped(act, x, y)
		if seat == viewer {
			same = act
		}
		if g.Check(&z, seat, same) != nil {
			return compared
		}
		g.Apply(&s, act)
		g.Apply(&z, same)
	}
	return compared
}

func ask(t *testing.T, b Bot, v *match.View) rules.Action {
	t.Helper()
	a := must.Get(b.Choose(context.Background(), v))(t)
	return a
}

// TestThumb: greedy gives the same answer when asked again, and does what the heuristics advise.
func TestThumb(t *testing.T) {
	for _, variant := range rules.Catalogue() {
		a := newArena(t, variant.ID, "greedy")
		a.each = func(v *match.View, act rules.Action) {
			h := heuristic.New(a.m.Game).Advise(&v.View)
			tricks := a.m.Game.Tricks()
			if h.Action != act || h.Chance < 0 || h.Chance > 1 || h.Expect < 0 || h.Expect > float64(tricks) || h.Bid < 0 {
				t.Fatalf("%s: greedy does %v, the advice is %+v", variant.ID, act, h)
			}
		}
		for n := range 20 {
			a.play(t, uint64(n))
		}
	}
}

// The two hands of the Penguin book, with the bids that Parlett considers; for the first also four,
// as greedy sees four tricks in it.
func TestGreedyBidsLikeTheBook(t *testing.T) {
	for _, test := range []struct {
		hand  string
		trump rules.Trump
		bids  string
	}{
		{"AD KD QD AC 10C 8C 6C 7H 6H 10S 8S 6S", rules.DiamondsTrump, "0 3 4"},
		{"JH 8H 6H AS QS 9S AD QD 9D 7D 6D AC", rules.HeartsTrump, "2 3"},
	} {
		g := must.Get(rules.Open("standard"))(t)
		hand := must.Get(cards.Parse(test.hand))(t)
		d := dealWith(g, hand, test.trump)
		s := g.Start(&d)
		v := match.View{Stage: match.Playing}
		g.View(&s, 0, &v.View)
		h := heuristic.New(g).Advise(&v.View)
		t.Logf("%v: %v bids %d, chance %.2f", test.hand, h.Action, h.Bid, h.Chance)
		if !strings.Contains(test.bids, string(rune('0'+h.Bid))) {
			t.Errorf("%v with trump %v: %v bids %d, want one of %s", test.hand, test.trump, h.Action, h.Bid, test.bids)
		}
	}
}

// dealWith gives the first seat the hand and the other seats the rest.
func dealWith(g *rules.Game, hand cards.Set, trump rules.Trump) rules.Deal {
	d := rules.Deal{Dealer: 2, Trump: trump, Joker: rules.Nobody}
	d.Hands[0] = hand
	rest := g.Pack() &^ hand
	for i := 1; i < g.Seats(); i++ {
		for range g.Variant().Hand {
			c := rest.Nth((i * 7) % rest.Len())
			d.Hands[i] |= c.Set()
			rest &^= c.Set()
		}
	}
	return d
}

// lastView is a View of the last player to a trick: seat 0 holds the hand, has laid aside and won
// so many, and 10C and QC are on the table.
func lastView(hand, aside string, won uint8) (*match.Match, *match.View) {
	g, _ := rules.Open("standard")
	h, _ := cards.Parse(hand)
	b, _ := cards.Parse(aside)
	v := &match.View{Stage: match.Playing}
	v.Phase, v.Seat, v.Trump, v.Dealer, v.Turn = rules.Playing, 0, rules.SpadesTrump, 0, 1
	v.HandOpen, v.AsideOpen, v.Tricks = 1, 1, uint8(9-h.Len())
	v.Hand[0], v.Aside[0], v.Won[0] = h, b, won
	v.Leads[v.Tricks] = 1
	v.Played[v.Tricks] = [rules.MaxSeats]cards.Card{1: cards.Of(cards.Ten, cards.Clubs), 2: cards.Of(cards.Queen, cards.Clubs)}
	v.Options = rules.Options{Kind: rules.Playing, Pick: 1, From: h}
	if f := h.In(cards.Clubs); f != 0 {
		v.Options.From = f
	}
	return &match.Match{Game: g}, v
}

func TestGreedyPlaysSensibly(t *testing.T) {
	for _, test := range []struct {
		name, hand, aside, want string
		won                     uint8
	}{
		{"needs none: the highest card that loses", "AC JC 6C", "7D 8D 9D", "play JC", 0},
		{"needs none, void: away with the ace", "AH 7D 6H", "8D 9D 10D", "play AH", 0},
		{"needs all: wins as cheaply as will do", "KC 6C AS", "7H QD 8S", "play KC", 1},
		{"needs one, has a sure one: ducks now", "AC 6C AS", "7D QD 8S", "play 6C", 0},
	} {
		m, v := lastView(test.hand, test.aside, test.won)
		if h := heuristic.New(m.Game).Advise(&v.View); h.Action.String() != test.want {
			t.Errorf("%s: %v, want %s", test.name, h.Action, test.want)
		}
	}
}

func TestChooseAllocatesNothing(t *testing.T) {
	for _, name := range []string{"random", "greedy"} {
		for _, v := range rules.Catalogue() {
			a := newArena(t, v.ID, name)
			ctx := context.Background()
			a.each = func(v *match.View, _ rules.Action) {
				b := a.bots[v.Seat]
				// The mean of three, so that a stray allocation of the runtime does not count.
				if n := testing.AllocsPerRun(3, func() { b.Choose(ctx, v) }); n != 0 {
					t.Fatalf("%s: %v allocations to choose from %+v", name, n, v.Options)
				}
			}
			a.play(t, 3)
		}
	}
}

func BenchmarkGreedy(b *testing.B) {
	for _, id := range []string{"standard", "four", "five", "dummy", "nines", "nobid"} {
		a := newArena(b, id, "greedy")
		byKind := map[rules.Phase][]match.View{}
		a.each = func(v *match.View, act rules.Action) {
			byKind[act.Kind()] = append(byKind[act.Kind()], *v)
		}
		for n := range 50 {
			a.play(b, uint64(n))
		}
		for kind, views := range byKind {
			b.Run(id+"/"+kind.String(), func(b *testing.B) {
				b.ReportAllocs()
				for i := 0; b.Loop(); i++ {
					v := &views[i%len(views)]
					a.bots[v.Seat].Choose(context.Background(), v)
				}
			})
		}
	}
}

// A countdown is a context that ends after a number of looks at its error.
type countdown struct {
	context.Context
	looks int
}

func (c *countdown) Err() error {
	if c.looks--; c.looks < 0 {
		return context.Canceled
	}
	return nil
}

// TestChooseEndsWithContext: no built-in player decides once its context has ended, and a player
// that was interrupted decides the next time as if it had not been asked.
func TestChooseEndsWithContext(t *testing.T) {
	g := must.Get(rules.Open("standard"))(t)
	m, err := match.New(g, 0, match.Limit{})
	must.Do(t, err)
	for _, name := range BuiltIn() {
		var bots [2]Bot
		for i := range bots {
			if bots[i], err = New(name); err == nil {
				err = bots[i].Begin(t.Context(), m, 0, 1)
			}
			must.Do(t, err)
		}
		decisions := 0
		randomplay.Walk(t, g, 1, func(s *rules.State) {
			if decisions++; decisions%4 != 1 {
				return
			}
			v := match.View{Stage: match.Playing}
			g.View(s, g.Turn(s).First(), &v.View)
			for looks := range 3 {
				a, err := bots[0].Choose(&countdown{t.Context(), looks}, &v)
				if looks == 0 && err == nil || err != nil && !errors.Is(err, context.Canceled) {
					t.Errorf("%s chooses %v, %v, after %d looks at its context", name, a, err, looks)
				}
			}
			if name == "random" { // draws on
				return
			}
			want, wrong := bots[1].Choose(t.Context(), &v)
			if got, err := bots[0].Choose(t.Context(), &v); got != want || err != nil || wrong != nil {
				t.Errorf("%s chooses %v, %v, and not %v, %v, after it was stopped", name, got, err, want, wrong)
			}
		})
	}
}

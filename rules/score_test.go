package rules

import (
	"fmt"
	"math/rand/v2"
	"slices"
	"strings"
	"testing"

	"ninetynine/cards"
	"ninetynine/internal/test/must"
)

func open(t testing.TB, id string) *Game {
	t.Helper()
	g := must.Get(Open(id))(t)
	return g
}

// A vector is a deal's outcome and what it scores, from the rules' own list.
type vector struct {
	variant   string
	bids      string // a number, or DDD for three diamonds
	tricks    string
	premium   string // seats and what they hold: "0 reveal", "0 declare 1 declare"
	points    string
	nextTrump string
}

var vectors = []vector{
	{"standard", "9 2 3", "9 0 0", "0 reveal", "99 0 0", "S"},
	{"standard", "3 3 3", "3 3 3", "", "13 13 13", "C"},
	{"standard", "4 2 4", "3 2 4", "0 declare", "3 52 54", "H"},
	{"standard", "0 5 4", "1 5 3", "0 reveal", "1 95 63", "S"},
	{"standard", "0 4 5", "2 3 4", "0 reveal", "2 63 64", "D"},
	{"standard", "3 4 2", "3 4 2", "1 declare", "13 44 12", "C"},
	{"standard", "0 3 4", "0 4 5", "0 reveal", "90 4 5", "S"},
	{"four", "2 3 4 1", "2 3 4 1", "", "2 3 4 1", "none"},
	{"four", "0 2 3 1", "10 0 0 0", "0 reveal", "100 0 0 0", "S"},
	{"four", "0 4 3 2", "0 4 3 3", "", "10 14 13 3", "C"},
	{"four", "3 3 2 0", "4 3 2 1", "0 declare", "4 53 52 31", "H"},
	{"five", "2 2 2 2 1", "2 2 2 2 1", "0 declare 1 declare", "62 62 12 12 11", "none"},
	{"five", "3 2 3 0 3", "3 1 2 1 2", "0 declare 1 declare", "103 -49 2 1 2", "S"},
	{"dummy", "4 3 3", "3 3 3", "0 declare", "3 53 53", "H"},
	{"dummy", "4 3 2", "3 4 2", "0 declare 1 declare", "3 4 92", "S"},
	{"dummy", "5 3 4", "5 2 2", "0 declare 1 declare", "95 2 32", "S"},
	{"dummy-penguin", "4 2 4", "4 3 2", "", "24 3 22", "H"},
	{"dummy-penguin", "4 2 2", "4 3 2", "", "24 3 52", "H"},
	{"dummy-penguin", "3 2 1", "3 3 3", "1 declare", "63 3 33", "S"},
}

// scoreOf scores a tally, valid or not.
func (g *Game) scoreOf(t Tally) Result {
	r := Result{Tally: t}
	g.score(&r)
	return r
}

func numbers(s string) (ns []int) {
	for _, f := range strings.Fields(s) {
		var n int
		fmt.Sscan(f, &n)
		ns = append(ns, n)
	}
	return ns
}

func (v vector) tally() (t Tally) {
	for i, n := range numbers(v.bids) {
		t.Bid[i] = uint8(n)
	}
	for i, n := range numbers(v.tricks) {
		t.Tricks[i] = uint8(n)
	}
	f := strings.Fields(v.premium)
	for i := 0; i < len(f); i += 2 {
		t.Premium[f[i][0]-'0'] = map[string]Offer{"declare": Declare, "reveal": Reveal}[f[i+1]]
	}
	return t
}

func TestVectors(t *testing.T) {
	for _, v := range vectors {
		r := must.Get(open(t, v.variant).Score(v.tally()))(t, v)
		want := numbers(v.points)
		for i, p := range want {
			if r.Points[i] != int32(p) {
				t.Errorf("%+v: points %v", v, r.Points[:len(want)])
				break
			}
		}
		if r.Next.String() != v.nextTrump {
			t.Errorf("%+v: next trump %v", v, r.Next)
		}
	}
}

func TestDuelVectors(t *testing.T) {
	g := open(t, "duel")
	for _, v := range []struct {
		before [2]int32
		vector
	}{
		{[2]int32{0, 0}, vector{"", "4 5", "4 5", "", "14 15", "H"}},
		{[2]int32{14, 15}, vector{"", "4 6", "4 5", "", "34 5", "S"}},
		{[2]int32{48, 20}, vector{"", "3 4", "4 5", "", "4 15", "D"}},
		{[2]int32{52, 35}, vector{"", "5 3", "5 4", "", "25 4", "S"}},
		{[2]int32{60, 60}, vector{"", "5 3", "4 5", "", "4 5", "D"}},
	} {
		tally := v.tally()
		tally.Vulnerable = g.Vulnerable([MaxSeats]int32{v.before[0], v.before[1]})
		r := must.Get(g.Score(tally))(t, v)
		if got := fmt.Sprint(r.Points[0], r.Points[1]); got != v.points || r.Next.String() != v.nextTrump {
			t.Errorf("%+v: %s, next %v", v, got, r.Next)
		}
	}
}

func TestBids(t *testing.T) {
	g := open(t, "standard")
	for text, want := range map[string]int{
		"AC KC QC": 9, "AD KD QD": 0, "AC KD QD": 3, "AH KS QD": 3, "AS KS QS": 3,
		"7D 6S 10C": 4, "AS KS QH": 4, "7H QS 10D": 3, "AC KC QS": 7,
	} {
		set := must.Get(cards.Parse(text))(t)
		if got := g.Bid(set); got != want {
			t.Errorf("%s bids %d, not %d", text, got, want)
		}
	}
}

// TestAllLays goes through all 220 ways to lay three of twelve.
func TestAllLays(t *testing.T) {
	g := open(t, "standard")
	seed := cards.SeedOf("lays")
	d := g.Deal(&seed, 0)
	s := g.Start(&d)
	o := g.Options(&s, 1)
	seen := map[Action]bool{}
	for a := range o.All() {
		next := s
		g.Apply(&next, a)
		if next.hand[1]|next.aside[1] != d.Hands[1] || next.aside[1].Len() != 3 || next.hand[1]&next.aside[1] != 0 {
			t.Fatalf("%v leaves %v and %v of %v", a, next.hand[1], next.aside[1], d.Hands[1])
		}
		seen[a] = true
	}
	if len(seen) != 220 {
		t.Errorf("%d ways, not 220", len(seen))
	}
}

// eachSplit yields every way to split the tricks among the seats.
func eachSplit(seats, tricks int, yield func([]uint8)) {
	split := make([]uint8, seats)
	var rest func(i, left int)
	rest = func(i, left int) {
		if i == seats-1 {
			split[i] = uint8(left)
			yield(split)
			return
		}
		for n := range left + 1 {
			split[i] = uint8(n)
			rest(i+1, left-n)
		}
	}
	rest(0, tricks)
}

// TestScoringThroughout scores all splits of the tricks, all bids and all ways
// to hold premiums in the three-handed game, and compares the results with the
// rule written out.
func TestScoringThroughout(t *testing.T) {
	g := open(t, "standard")
	most, least := int32(0), int32(1000)
	eachSplit(3, 9, func(tricks []uint8) {
		for bids := range 1000 {
			for premium := range 7 { // none, or one of three seats declares or reveals
				tally := Tally{Bid: [MaxSeats]uint8{uint8(bids / 100), uint8(bids / 10 % 10), uint8(bids % 10)}}
				copy(tally.Tricks[:], tricks)
				if premium > 0 {
					tally.Premium[(premium-1)/2] = Declare + Offer(premium%2)
				}
				r := g.scoreOf(tally)
				if want := threeHanded(&tally); r.Points != want {
					t.Fatalf("%+v scores %v, want %v", tally, r.Points, want)
				}
				most, least = max(most, slices.Max(r.Points[:3])), min(least, slices.Min(r.Points[:3]))
			}
		}
	})
	if most != 99 || least != 0 {
		t.Errorf("a deal scores from %d to %d, not from 0 to 99", least, most)
	}
}

// threeHanded scores the three-handed game as a beginner learns it.
func threeHanded(t *Tally) (points [MaxSeats]int32) {
	made := 0
	for i := range 3 {
		if t.Bid[i] == t.Tricks[i] {
			made++
		}
	}
	for i := range 3 {
		points[i] += int32(t.Tricks[i])
		success := t.Bid[i] == t.Tricks[i]
		if success {
			points[i] += int32([]int{0, 30, 20, 10}[made])
		}
		worth := map[Offer]int32{Declare: 30, Reveal: 60}[t.Premium[i]]
		for j := range 3 {
			if (i == j) == success {
				points[j] += worth
			}
		}
	}
	return points
}

// TestTheMostADealCanScore checks the number that the game is named for, and those of other variants.
func TestTheMostADealCanScore(t *testing.T) {
	r := rand.New(rand.NewPCG(9, 9))
	for id, want := range map[string]int32{"standard": 99, "strict": 99, "classic": 99, "four": 100, "five": 109} {
		g := open(t, id)
		most := int32(0)
		n := int(g.seats)
		eachSplit(n, int(g.tricks), func(tricks []uint8) {
			for made := range 1 << n {
				for held := range 1 << n {
					tally := Tally{}
					copy(tally.Tricks[:], tricks)
					for i := range n {
						tally.Bid[i] = tricks[i]
						if tricks[i] == 10 {
							tally.Bid[i] = 0 // three diamonds
						}
						if made>>i&1 == 0 {
							tally.Bid[i] = (tricks[i] + 1 + uint8(r.IntN(8))) % 10
						}
						if held>>i&1 == 1 && (g.v.Offers.Many || tally.Premium == [MaxSeats]Offer{}) {
							tally.Premium[i] = Declare
							if g.v.Offers.Reveal > 0 {
								tally.Premium[i] = Reveal
							}
						}
					}
					res := g.scoreOf(tally)
					most = max(most, slices.Max(res.Points[:n]))
				}
			}
		})
		if most != want {
			t.Errorf("%s: the most in a deal is %d, not %d", id, most, want)
		}
	}
}

// TestAnnouncedNumber: announced number, bid and tricks must all agree.
func TestAnnouncedNumber(t *testing.T) {
	g := open(t, "nobid")
	for bid := range uint8(10) {
		for tricks := range uint8(10) {
			for n := range 10 {
				tally := Tally{Bid: [MaxSeats]uint8{bid, 9, 9}, Tricks: [MaxSeats]uint8{tricks}}
				tally.Premium[0] = Declare.With(n)
				if r := g.scoreOf(tally); r.Made.Has(0) != (int(bid) == n && int(tricks) == n) {
					t.Errorf("bid %d, tricks %d, announced %d: made %v", bid, tricks, n, r.Made.Has(0))
				}
			}
		}
	}
}

func TestImpossibleTalliesAreRefused(t *testing.T) {
	for name, c := range map[string]struct {
		id string
		t  Tally
	}{
		"tricks":     {"standard", Tally{Tricks: [MaxSeats]uint8{9, 9, 9}}},
		"bid":        {"standard", Tally{Bid: [MaxSeats]uint8{200}, Tricks: [MaxSeats]uint8{9}}},
		"seat":       {"standard", Tally{Tricks: [MaxSeats]uint8{4, 4, 0, 1}}},
		"premium":    {"five", Tally{Tricks: [MaxSeats]uint8{9}, Premium: [MaxSeats]Offer{Reveal}}},
		"number":     {"nobid", Tally{Tricks: [MaxSeats]uint8{9}, Premium: [MaxSeats]Offer{Declare}}},
		"nonsense":   {"standard", Tally{Tricks: [MaxSeats]uint8{9}, Premium: [MaxSeats]Offer{255}}},
		"two":        {"standard", Tally{Tricks: [MaxSeats]uint8{9}, Premium: [MaxSeats]Offer{Declare, Declare}}},
		"dummy":      {"dummy", Tally{Tricks: [MaxSeats]uint8{9}, Premium: [MaxSeats]Offer{2: Declare}}},
		"vulnerable": {"standard", Tally{Tricks: [MaxSeats]uint8{9}, Vulnerable: 4}},
	} {
		if r, err := open(t, c.id).Score(c.t); err == nil {
			t.Errorf("%s: scored %+v", name, r)
		}
	}
}

package cards

import (
	"math/bits"
	"math/rand/v2"
	"slices"
	"strings"
	"testing"
)

func TestSpelling(t *testing.T) {
	for text, want := range map[string]Card{
		"AC": Of(Ace, Clubs), "KD": Of(King, Diamonds), "10H": Of(Ten, Hearts), "2S": Of(Two, Spades),
		"12D": Of(Twelve, Diamonds), "11C": Of(Eleven, Clubs), "joker": Joker,
	} {
		if got := want.String(); got != text {
			t.Errorf("%#x is written %q, not %q", uint8(want), got, text)
		}
		if got, err := ParseCard(text); err != nil || got != want {
			t.Errorf("%q is read as %v, %v", text, got, err)
		}
	}
	for text, want := range map[string]Card{
		"ac": Of(Ace, Clubs), "A♣": Of(Ace, Clubs), "10♥": Of(Ten, Hearts), "th": Of(Ten, Hearts),
		"TD": Of(Ten, Diamonds), "Joker": Joker, "7♠": Of(Seven, Spades), "q♦": Of(Queen, Diamonds),
	} {
		if got, err := ParseCard(text); err != nil || got != want {
			t.Errorf("%q is read as %v, %v", text, got, err)
		}
	}
	for _, text := range []string{"", "A", "C", "1C", "13C", "0S", "AX", "AC ", " AC", "ACC", "♣A", "jokers", "\xffC"} {
		if c, err := ParseCard(text); err == nil {
			t.Errorf("%q is read as %v", text, c)
		}
	}
}

func TestSets(t *testing.T) {
	const text = "AC 9C KD QD 10H 2S"
	s, err := Parse("2s  qd KD 9♣ AC th")
	if err != nil || s.String() != text || s.Len() != 6 {
		t.Fatalf("%v %v", s, err)
	}
	var all []string
	for c := range s.Cards() {
		all = append(all, c.String())
		if !s.Has(c) {
			t.Errorf("%v is not in %v", c, s)
		}
	}
	if strings.Join(all, " ") != text {
		t.Errorf("yields %v", all)
	}
	if got := s.In(Diamonds).String(); got != "KD QD" {
		t.Errorf("diamonds: %s", got)
	}
	if s.First() != Of(Nine, Clubs) || s.Highest() != Of(Two, Spades) || Set(0).First() != 0 || Set(0).Highest() != 0 {
		t.Errorf("first %v, highest %v", s.First(), s.Highest())
	}
	if Everything.Len() != 60 || OfRank(Nine).String() != "9C 9D 9H 9S" || OfSuit(Hearts).Len() != 15 {
		t.Error("the whole pack is wrong")
	}
	if s.Has(Joker) || Joker.Set() != 0 || Card(0).Set() != 0 {
		t.Error("the joker is in a set")
	}
	for _, bad := range []string{"AC AC", "AC X", "joker", "AC,KC"} {
		if _, err := Parse(bad); err == nil {
			t.Errorf("%q is read", bad)
		}
	}
}

func TestNth(t *testing.T) {
	r := rand.New(rand.NewPCG(1, 2))
	for range 10000 {
		w := r.Uint64() & r.Uint64()
		n := 0
		for v := w; v != 0; v &= v - 1 {
			if got, want := Set(w).Nth(n), Card(bits.TrailingZeros64(v)); got != want {
				t.Fatalf("bit %d of %#x is at %d, want %d", n, w, got, want)
			}
			n++
		}
	}
}

func FuzzParse(f *testing.F) {
	f.Add("AC 10D 9♥ ts")
	f.Add("12C 11C joker")
	f.Fuzz(func(t *testing.T, text string) {
		s, err := Parse(text)
		if err != nil {
			return
		}
		if back, err := Parse(s.String()); err != nil || back != s || s&^Everything != 0 {
			t.Fatalf("%q is read as %v, that as %v: %v", text, s, back, err)
		}
	})
}

func BenchmarkNth(b *testing.B) {
	var x Card
	for i := 0; b.Loop(); i++ {
		x += Set(0xF0F0F0F0F0F0FFF0).Nth(i & 31)
	}
	_ = x
}

func pack(n int) []Card {
	return slices.Collect(Everything.Cards())[:n]
}

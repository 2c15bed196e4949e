package cards

import (
	"crypto/sha256"
	"encoding/binary"
	"math/big"
	"slices"
	"testing"
)

// TestDealsAreForEver checks the first cards of some deals against those dealt when the method was
// fixed. If it fails, old records can no longer be verified.
func TestDealsAreForEver(t *testing.T) {
	for _, c := range []struct {
		seed string
		n    uint64
		size int
		want string
	}{
		{"", 0, 36, "JD 11D 4D QD 3D 5C KC JC 8D 10C AD 7D 12H AC JH 12D 2C 5D 6D QH 8C 9D 12C 2D 6C KH AH 7C 11H 3C 4C 10D QC KD 11C 9C"},
		{"ninety-nine", 1 << 40, 60, "QD KS KC 6S QH 4H 8D JH 9C AS 6C 3S KH 4D 11C 2H 7C QS 6H KD 2C 8H 12H 5H 10C 5D 5C 7H 12C JD 5S JC 4S AH 11H 7S 2S 10S 10H 3C 12S JS 11D 11S AC QC 7D 4C 8C 10D 9D 6D 12D 3H 9S 9H 2D 3D 8S AD"},
	} {
		p := pack(c.size)
		seed := SeedOf(c.seed)
		NewShuffler(c.size).Shuffle(p, &seed, c.n, c.size)
		got := ""
		for _, c := range p {
			got += " " + c.String()
		}
		if got = got[1:]; got != c.want {
			t.Errorf("deal %d of %q: %s", c.n, c.seed, got)
		}
	}
}

// TestShuffleByTheBook compares the shuffle with the documented method, done slowly in big integers.
func TestShuffleByTheBook(t *testing.T) {
	for _, size := range []int{2, 3, 16, 24, 36, 37, 52, 60} {
		s := NewShuffler(size)
		for n := range uint64(300) {
			seed := SeedOf("book")
			fast, slow := pack(size), pack(size)
			s.Shuffle(fast, &seed, n, size)
			shuffleSlowly(slow, seed, n)
			if !slices.Equal(fast, slow) {
				t.Fatalf("size %d, deal %d:\n%v\n%v", size, n, fast, slow)
			}
			part := pack(size)
			s.Shuffle(part, &seed, n, size/2)
			if !slices.Equal(part[:size/2], slow[:size/2]) {
				t.Fatalf("size %d, deal %d: the first half is %v", size, n, part)
			}
		}
	}
}

func shuffleSlowly(p []Card, seed Seed, n uint64) {
	word := func(i int) *big.Int {
		in := append([]byte("n99-deal-1"), seed[:]...)
		in = binary.BigEndian.AppendUint64(in, n)
		in = binary.BigEndian.AppendUint32(in, uint32(i/4))
		h := sha256.Sum256(in)
		return new(big.Int).SetBytes(h[i%4*8 : i%4*8+8])
	}
	two64 := new(big.Int).Lsh(big.NewInt(1), 64)
	limit := new(big.Int).Lsh(big.NewInt(1), 56)
	next := 0
	for i := 0; i < len(p)-1; {
		var bounds []int64
		product := big.NewInt(1)
		for b := int64(len(p) - i); b >= 2; b-- {
			more := new(big.Int).Mul(product, big.NewInt(b))
			if more.Cmp(limit) > 0 {
				break
			}
			product = more
			bounds = append(bounds, b)
		}
		for {
			x := word(next)
			next++
			var draws []int
			for _, b := range bounds {
				x.Mul(x, big.NewInt(b))
				high, low := new(big.Int).DivMod(x, two64, new(big.Int))
				draws = append(draws, int(high.Int64()))
				x = low
			}
			if x.Cmp(new(big.Int).Mod(two64, product)) < 0 {
				continue // dropped
			}
			for _, d := range draws {
				p[i], p[i+d] = p[i+d], p[i]
				i++
			}
			break
		}
	}
}

// TestShuffleIsFair counts where each card goes, and how often each order of four cards comes up.
// The seeds are fixed, so it cannot fail at random; chance would exceed the limits once in a
// thousand times.
func TestShuffleIsFair(t *testing.T) {
	const deals = 120_000
	seed := SeedOf("fair")
	s := NewShuffler(4)
	orders := map[[4]Card]int{}
	for n := range uint64(deals) {
		var p [4]Card
		copy(p[:], pack(4))
		s.Shuffle(p[:], &seed, n, 4)
		orders[p]++
	}
	chi := 0.0
	for _, n := range orders {
		d := float64(n) - deals/24.0
		chi += d * d / (deals / 24.0)
	}
	if len(orders) != 24 || chi > 49.7 { // 23 degrees of freedom
		t.Errorf("%d orders of four cards, chi squared %.1f", len(orders), chi)
	}

	s = NewShuffler(36)
	var at [64][36]int
	for n := range uint64(deals) {
		p := pack(36)
		s.Shuffle(p, &seed, n, 36)
		for i, c := range p {
			at[c.Rank()+Rank(c.Suit())*16][i]++
		}
	}
	for _, c := range pack(36) {
		chi := 0.0
		for _, n := range at[c.Rank()+Rank(c.Suit())*16] {
			d := float64(n) - deals/36.0
			chi += d * d / (deals / 36.0)
		}
		if chi > 73 { // 35 degrees of freedom, 36 cards looked at
			t.Errorf("%v: chi squared %.1f over its places", c, chi)
		}
	}
}

func TestFairDealing(t *testing.T) {
	master := SeedOf("master")
	before := Commitment(master)
	for n := range 5 {
		secret, err := Secret(master, n)
		if err != nil || !Opens(secret, before) {
			t.Errorf("the secret of deal %d does not open what was published before", n)
		}
		before = secret
	}
	later, err := Secret(master, 7)
	if err != nil || Opens(later, before) || Opens(Link(SeedOf("other"), ChainLength), Commitment(master)) {
		t.Error("a wrong secret opens")
	}
	for _, n := range []int{-1, ChainLength} {
		if s, err := Secret(master, n); err == nil {
			t.Errorf("deal %d has a secret: %v", n, s)
		}
	}
	a, b := SeedOf("a"), SeedOf("b")
	mixes := map[Seed]bool{}
	for _, e := range [][][]byte{{}, {a[:]}, {a[:], nil}, {nil, a[:]}, {a[:], b[:]}, {b[:], a[:]}} {
		mixes[Mix(master, e...)] = true
	}
	if len(mixes) != 6 {
		t.Errorf("%d different mixes of 6", len(mixes))
	}
	if s, err := ParseSeed(master.String()); err != nil || s != master || SeedOf(master.String()) != master {
		t.Errorf("%v is read as %v, %v", master, s, err)
	}
	if _, err := ParseSeed("12"); err == nil {
		t.Error("a short seed is read")
	}
}

func BenchmarkShuffle(b *testing.B) {
	s := NewShuffler(36)
	p := pack(36)
	seed := SeedOf("bench")
	b.ReportAllocs()
	for i := uint64(0); b.Loop(); i++ {
		s.Shuffle(p, &seed, i, 24)
	}
}

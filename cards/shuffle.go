package cards

import (
	"crypto/sha256"
	"encoding/binary"
	"math/bits"
)

// A Seed is what a series of deals grows out of: 256 bits, well above the
// logarithm of the number of deals of the largest pack (127.9 bits).
type Seed [32]byte

// A Shuffler shuffles packs of one size. It is made once, then used by any
// number of goroutines.
//
// The method, fixed for ever: word i of deal n is the i-th 64-bit big-endian
// word of SHA-256("n99-deal-1" ‖ seed ‖ n ‖ block) over blocks 0, 1, 2, … (n
// as 8, block as 4 big-endian bytes, four words a block). A Fisher-Yates
// shuffle from the front needs draws below size, size-1, …, 2; each word
// serves as many of them as keep their product at or below 2^56. A word x
// gives its draws by x*b: the high 64 bits are the draw below b, the low
// ones the next x; if what is left at the end is less than 2^64 modulo the
// product, the word is dropped and the next one taken, which makes every
// order exactly equally likely (Brackett-Rozinsky and Lemire, "Batched
// Ranged Random Integer Generation", 2024).
//
// SHA-256 rather than a faster generator: any browser or script can check a
// deal, and with the processor's own instructions it costs no more.
type Shuffler struct {
	size    int
	batches []batch
}

// A batch is the draws that one word serves: below top, top-1, …, n in all.
type batch struct {
	top, n    int
	threshold uint64 // 2^64 modulo the product of the bounds
}

// NewShuffler returns a shuffler of packs of the given number of cards.
func NewShuffler(size int) *Shuffler {
	s := &Shuffler{size: size}
	for top := size; top >= 2; {
		product, n := uint64(1), 0
		for top-n >= 2 && product*uint64(top-n) <= 1<<56 {
			product *= uint64(top - n)
			n++
		}
		s.batches = append(s.batches, batch{top, n, -product % product})
		top -= n
	}
	return s
}

const domain = "n99-deal-1"

// Shuffle puts pack, which must have the shuffler's size, into the order of
// deal n of the seed. Only the first need places are sure to be final: a
// caller that gives the rest to one hand in any order saves the work.
func (s *Shuffler) Shuffle(pack []Card, seed *Seed, n uint64, need int) {
	w := words{at: 4}
	copy(w.in[:], domain)
	copy(w.in[len(domain):], seed[:])
	binary.BigEndian.PutUint64(w.in[len(domain)+len(seed):], n)

	i := 0
	var draws [32]uint8
	for _, b := range s.batches {
		if i >= need {
			return
		}
		d := draws[:b.n&31]
		for !b.draw(w.next(), d) {
		}
		for _, j := range d {
			k := i + int(j)
			pack[i], pack[k] = pack[k], pack[i]
			i++
		}
	}
}

// draw splits x into the batch's draws, and reports whether x is to be used.
func (b *batch) draw(x uint64, out []uint8) bool {
	bound := uint64(b.top)
	for i := range out {
		var hi uint64
		hi, x = bits.Mul64(x, bound)
		out[i] = uint8(hi)
		bound--
	}
	return x >= b.threshold
}

// words is the stream of 64-bit words of one deal.
type words struct {
	in    [len(domain) + 32 + 8 + 4]byte
	out   [sha256.Size]byte
	at    int
	block uint32
}

func (w *words) next() uint64 {
	if w.at == 4 {
		binary.BigEndian.PutUint32(w.in[len(w.in)-4:], w.block)
		w.out = sha256.Sum256(w.in[:])
		w.block++
		w.at = 0
	}
	x := binary.BigEndian.Uint64(w.out[8*w.at:])
	w.at++
	return x
}

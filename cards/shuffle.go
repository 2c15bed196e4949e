package cards

import (
	"crypto/sha256"
	"encoding/binary"
	"math/bits"
)

// A Seed determines a series of deals. Its 256 bits are ample: the largest
// pack has about 2^127.9 different deals.
type Seed [32]byte

// A Shuffler shuffles packs of one size. Any number of goroutines may share
// one.
//
// The method, fixed for ever: word i of deal n is the i-th 64-bit big-endian
// word of SHA-256("n99-deal-1" ‖ seed ‖ n ‖ block) over blocks 0, 1, 2, … (n
// as 8, block as 4 big-endian bytes, four words a block). A Fisher-Yates
// shuffle from the front needs draws below size, size-1, …, 2. Each word
// serves as many of them as keep the product of the bounds at or below 2^56.
// For each bound b, the 128-bit product x*b yields a draw below b in its high
// 64 bits and the next x in its low ones. If the last x is less than 2^64
// modulo the product of the bounds, the word is dropped and the next one taken,
// which makes every order exactly equally likely (Brackett-Rozinsky and Lemire,
// "Batched Ranged Random Integer Generation", 2024).
//
// It uses SHA-256 rather than a faster generator so that any browser or script
// can check a deal; with the processor's own instructions it costs no more.
type Shuffler struct {
	size    int
	batches []batch
}

// A batch is the n draws served by one word: below top, top-1 and so on.
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
// deal n of the seed. Only the first need places are sure to be final; this
// saves work if the rest go to one hand, where their order is irrelevant.
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

// draw splits x into the batch's draws, and reports whether x may be used.
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

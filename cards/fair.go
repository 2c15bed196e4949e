package cards

import (
	"crypto/sha256"
	"encoding/hex"
	"fmt"
)

// Dealing that can be checked. Before a match the dealer draws a secret and
// publishes only the end of a chain of hashes that starts from it. Deal n is
// dealt from the n-th link back from that end, which is disclosed with the
// deal's cards. So every seed was fixed in advance, and disclosing one reveals
// nothing about the next. Each seat adds 32 bytes of its own and commits to
// them by their hash before any are disclosed.
//
// So neither the dealer alone, nor a dealer in league with players, can pick
// a deal, as long as one other seat drew its entropy at random and all of it
// is used. What they can do is withhold. Entropy that a seat does not disclose
// is left out of the mix, so a dealer who knows the secrets and every seat's
// entropy before the cards are dealt may keep or drop the entropy of each seat
// in the league. With k such seats that is one choice among 2^k sequences of
// deals, once for the whole match. A dealer may also leave a seat out and
// claim that it withheld, which only that seat can refute. Withheld entropy
// shows in the record, and such a match is not proved. None of this keeps the
// dealer from looking at the cards.
//
//	link(x)    = SHA-256("n99-chain-1" ‖ x)
//	secret(n)  = link applied length-n times to the master secret
//	commitment = link(secret(0))
//	seed(n)    = SHA-256("n99-mix-1" ‖ secret(n) ‖ for each seat: one byte of length, its entropy)
//
// The cards of deal n are then number 0 of seed(n) ([Shuffler.Shuffle]).

// ChainLength is the number of deals that one commitment covers.
const ChainLength = 4096

// Link returns the link n places after s, towards the chain's published end.
func Link(s Seed, n int) Seed {
	const name = "n99-chain-1"
	var b [len(name) + len(s)]byte
	copy(b[:], name)
	for range n {
		copy(b[len(name):], s[:])
		s = sha256.Sum256(b[:])
	}
	return s
}

// Secret returns the secret from which deal n of a match with this master
// secret is dealt. It is an error if n is not in 0 to ChainLength-1.
func Secret(master Seed, n int) (Seed, error) {
	if n < 0 || n >= ChainLength {
		return Seed{}, fmt.Errorf("deal %d is beyond the %d that one commitment covers", n, ChainLength)
	}
	return Link(master, ChainLength-n), nil
}

// Commitment returns the value to publish before the first deal.
func Commitment(master Seed) Seed { return Link(master, ChainLength+1) }

// Opens reports whether the disclosed secret of deal n matches the value before it: the secret of
// deal n-1 or, for deal 0, the commitment.
func Opens(secret, before Seed) bool { return Link(secret, 1) == before }

// CommitEntropy returns the commitment to a seat's entropy.
func CommitEntropy(entropy Seed) Seed {
	return sha256.Sum256(append([]byte("n99-entropy-1"), entropy[:]...))
}

// Mix returns the seed of a deal, made from its secret and the seats' entropy
// in order: 32 bytes each, or none from a seat that disclosed none.
func Mix(secret Seed, entropy ...[]byte) Seed {
	b := append([]byte("n99-mix-1"), secret[:]...)
	for _, e := range entropy {
		b = append(b, byte(len(e)))
		b = append(b, e...)
	}
	return sha256.Sum256(b)
}

// SeedOf turns a text into a seed: 64 hexadecimal digits are the seed itself;
// any other text is hashed.
func SeedOf(text string) Seed {
	if s, err := ParseSeed(text); err == nil {
		return s
	}
	return sha256.Sum256([]byte("n99-seed-1" + text))
}

// ParseSeed reads 64 hexadecimal digits.
func ParseSeed(text string) (s Seed, err error) {
	b, err := hex.DecodeString(text)
	if err != nil || len(b) != len(s) {
		return Seed{}, fmt.Errorf("%q is not 64 hexadecimal digits", text)
	}
	return Seed(b), nil
}

// String returns the seed as 64 hexadecimal digits.
func (s Seed) String() string { return hex.EncodeToString(s[:]) }

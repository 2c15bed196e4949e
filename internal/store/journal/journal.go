// Package journal has the entries of logs of any kind: their chain of hashes, their projections for lists
// and histories, and the interface of states folded from them.
package journal

import (
	"bytes"
	"crypto/sha256"
	"encoding/binary"
	"encoding/hex"
	"errors"
	"fmt"
)

// A Hash is a link in the hash chain of a log.
type Hash [sha256.Size]byte

// MarshalText returns the hash as 64 hexadecimal digits.
func (h Hash) MarshalText() ([]byte, error) { return hex.AppendEncode(nil, h[:]), nil }

// UnmarshalText reads 64 hexadecimal digits.
func (h *Hash) UnmarshalText(text []byte) error {
	b, err := hex.DecodeString(string(text))
	if err != nil || len(b) != len(h) {
		return fmt.Errorf("%q is no hash: one has %d hexadecimal digits", text, hex.EncodedLen(len(h)))
	}
	copy(h[:], b)
	return nil
}

// An Entry is one event of a log, as it is stored.
type Entry struct {
	Seq  uint64 // from 1 without gaps
	At   int64  // when, in milliseconds since 1970 UTC; never earlier than the entry before
	Body []byte // the event: one JSON object
	Hash Hash   // see [Link]; of a withheld entry, that of its first body
}

var withheld = []byte(`{"withheld":true,`)

// Withheld reports whether the entry no longer has its first body: a name, or what a player wrote, was taken out
// when the player was erased. Its hash is still that of the first body, so that the chain holds; it proves
// only that there was an entry. What kinds of events may be withheld is up to the [State].
func (e *Entry) Withheld() bool { return bytes.HasPrefix(e.Body, withheld) }

// Link returns the hash of an entry: SHA-256 of the previous hash (zeros before the first), the entry's
// number and time as eight big-endian bytes each, and its body. Anyone with the last hash of a log can
// check that no entry was changed, removed or inserted, except for those that say that they are withheld.
func Link(before Hash, e *Entry) Hash {
	b := make([]byte, 0, len(before)+16+len(e.Body))
	b = append(b, before[:]...)
	b = binary.BigEndian.AppendUint64(b, e.Seq)
	b = binary.BigEndian.AppendUint64(b, uint64(e.At))
	return sha256.Sum256(append(b, e.Body...))
}

// A State is the fold of a log's entries so far.
type State interface {
	// Fold folds the next entry. An error means that the entry does not follow, or that it contradicts the
	// rules; the state is then of no further use.
	Fold(e *Entry) error
	// Last returns the end of the log.
	Last() *Chain
	// Project returns the projection of the last entry.
	Project() Projection
}

// A Chain is the end of a log: the number, time and hash of its last entry.
type Chain struct {
	Seq  uint64
	At   int64
	Head Hash
}

// Last returns the chain, so that states that embed one implement the method.
func (c *Chain) Last() *Chain { return c }

// Next returns the entry of an event, given its body.
func (c *Chain) Next(now int64, body []byte) Entry {
	next := Entry{Seq: c.Seq + 1, At: max(now, c.At), Body: body}
	next.Hash = Link(c.Head, &next)
	return next
}

// Check refuses an entry that cannot be the next.
func (c *Chain) Check(e *Entry) error {
	if e.Seq != c.Seq+1 {
		return fmt.Errorf("it has the number %d, and cannot follow entry %d", e.Seq, c.Seq)
	}
	if e.At < c.At {
		return fmt.Errorf("its time is %d, before that of entry %d, which is %d", e.At, c.Seq, c.At)
	}
	if !e.Withheld() && Link(c.Head, e) != e.Hash {
		return errors.New("it does not belong to the chain: the log has been changed")
	}
	return nil
}

// Advance makes an entry the last.
func (c *Chain) Advance(e *Entry) { c.Seq, c.At, c.Head = e.Seq, e.At, e.Hash }

// Chained returns the chain that the entries of a log make, from the first. The error names
// the first one that does not belong.
func Chained(entries []Entry) (c Chain, err error) {
	for i := range entries {
		if err := c.Check(&entries[i]); err != nil {
			return c, fmt.Errorf("entry %d: %w", i+1, err)
		}
		c.Advance(&entries[i])
	}
	return c, nil
}

// An Unknown error means that an entry has an unknown kind or field, as one of a newer program may.
type Unknown struct{ Text string }

// Error returns the text.
func (u *Unknown) Error() string { return u.Text }

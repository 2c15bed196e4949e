package table

import (
	"crypto/sha256"
	"encoding/binary"
	"encoding/hex"
	"fmt"
)

// A Hash is a link in the hash chain of a table's log.
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

// An Entry is one event of a table's log, as it is stored.
type Entry struct {
	Seq  uint64 // from 1 without gaps
	At   int64  // when, in milliseconds since 1970 UTC; never earlier than the entry before
	Body []byte // the event: one JSON object, see [Event]
	Hash Hash   // see [Link]
}

// Link returns the hash of an entry: SHA-256 of the previous hash (zeros before
// the first), the entry's number and time as eight big-endian bytes each, and
// its body. Anyone who has the last hash of a log can tell whether anything in
// it was changed, removed or inserted.
func Link(before Hash, e *Entry) Hash {
	b := make([]byte, 0, len(before)+16+len(e.Body))
	b = append(b, before[:]...)
	b = binary.BigEndian.AppendUint64(b, e.Seq)
	b = binary.BigEndian.AppendUint64(b, uint64(e.At))
	return sha256.Sum256(append(b, e.Body...))
}

package table

import (
	"crypto/sha256"
	"encoding/binary"
)

// A Hash is a link of the chain that a table's log is.
type Hash [sha256.Size]byte

// An Entry is one event of a table's log, as it is kept.
type Entry struct {
	Seq  uint64 // from 1 without gaps
	At   int64  // when, in milliseconds since 1970 UTC; never before the entry before it
	Body []byte // the event: one JSON object, see [Event]
	Hash Hash   // see [Link]
}

// Link returns the hash of an entry: SHA-256 of the hash before it (noughts
// before the first), its number and its moment as eight bytes each, the
// greatest first, and its body. Who holds the last hash of a log can tell
// whether anything in it was changed, left out or put in.
func Link(before Hash, e *Entry) Hash {
	b := make([]byte, 0, len(before)+16+len(e.Body))
	b = append(b, before[:]...)
	b = binary.BigEndian.AppendUint64(b, e.Seq)
	b = binary.BigEndian.AppendUint64(b, uint64(e.At))
	return sha256.Sum256(append(b, e.Body...))
}

package table

import (
	"crypto/sha256"
	"encoding/binary"
)

// A Hash is a link in the hash chain of a table's log.
type Hash [sha256.Size]byte

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

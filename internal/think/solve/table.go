package solve

import "math/bits"

// table is a transposition table of positions in which a trick is about to be led. Its contents are
// exact, so it makes answers faster and cannot change them.
type table struct {
	entries    []entry
	shift      uint8
	generation uint64
}

// An entry is a position and the known part of its outcome: how the later tricks fall, or outcomes
// that it does not have.
type entry struct {
	key  uint64
	tail uint64 // the tag, then the rest of the outcome
	not  uint64 // not these outcomes, if the rest is unknown
	id   uint16 // the tally for which not holds; from equivalent tallies, its bits mean other outcomes
}

const (
	restBits = 21 // of the rest of an outcome
	tagBits  = 23 // of a tag, without the generation: 20 for the part of the tally that matters, 3 for the leader

	unknown = 1<<restBits - 1 // no rest
)

func (t *table) build(entries int) {
	n := bits.Len(uint(max(entries, 2) - 1))
	t.entries = make([]entry, 1<<n)
	t.shift = uint8(64 - n)
}

// newGeneration invalidates the table's contents.
func (t *table) newGeneration() {
	t.generation++
	if t.generation>>(64-restBits-tagBits) != 0 {
		clear(t.entries)
		t.generation = 1
	}
}

func (t *table) slot(key, tag uint64) *entry {
	h := (key ^ tag*0x9E3779B97F4A7C15) * 0xD6E8FEB86659FD93
	return &t.entries[h>>(t.shift&63)]
}

func (e *entry) is(key, tag uint64) bool { return e.key == key && e.tail>>restBits == tag }

// rest returns how the later tricks fall, or unknown.
func (e *entry) rest() uint32 { return uint32(e.tail & unknown) }

func (t *table) store(key, tag uint64, rest uint32) {
	*t.slot(key, tag) = entry{key: key, tail: tag<<restBits | uint64(rest)}
}

// exclude stores outcomes that the position, at this tally, does not have.
func (t *table) exclude(key, tag uint64, id uint16, not uint64) {
	e := t.slot(key, tag)
	if e.is(key, tag) && e.id == id {
		not |= e.not
	}
	*e = entry{key: key, tail: tag<<restBits | unknown, not: not, id: id}
}

// key returns how the cards held lie to each other. Together with the tag it distinguishes the
// position from all others of the same search.
func (s *Solver) key() (key uint64) {
	for k := range s.suits & 7 {
		held := s.all >> (s.offset[k] & 63) & s.mask[k]
		key |= uint64(s.patterns[k][held]) << (s.offset[k] & 63)
	}
	return key
}

// tag returns what else distinguishes a position: the leader, a dummy's controller, and the part of
// the tally that matters.
func (s *Solver) tag(lead, control uint8, class uint32) uint64 {
	if lead >= s.live {
		lead += control
	}
	return s.generation<<tagBits | uint64(lead)<<20 | uint64(class)
}

package pad

import (
	"ninetynine/match"
	"ninetynine/record"
)

// An ActKind is a kind of [Act].
type ActKind string

// The kinds of acts.
const (
	Entered   ActKind = "enter"   // Deal was entered
	Corrected ActKind = "correct" // Deal was entered again
	Deleted   ActKind = "delete"  // Deal was deleted
	Inserted  ActKind = "insert"  // Deal was inserted
	Turned    ActKind = "turn"    // the trump of Deal was turned up
	Stopped   ActKind = "stop"    // the match was ended before Deal
	Renamed   ActKind = "names"   // names were changed
	Redealt   ActKind = "first"   // the first dealer was changed
	Aimed     ActKind = "target"  // the score that ends a game was changed
	Limited   ActKind = "length"  // the length of the match was changed
	Opened    ActKind = "opening" // the opening was changed
	Replaced  ActKind = "replace" // a substitution was made or changed
	Headed    ActKind = "head"    // several of these changes
)

// An Act is a change of a score pad.
//
//wire:name PadAct
type Act struct {
	// What is its kind: a key of the catalogue after "pad.act.".
	What ActKind `json:"act"`
	// Deal is the number of its deal, from 0, if it concerns one.
	Deal int `json:"deal" wire:"is=Count"`
}

// A snapshot is the content of a pad before or after an act.
type snapshot struct {
	act       Act
	header    record.Header
	match     *match.Match
	entries   []Entry
	turned    turned
	abandoned bool
}

func (p *Pad) snapshot(a Act) snapshot {
	return snapshot{a, p.header, p.match, p.entries(), p.turned, p.abandoned}
}

// pushUndo stores a snapshot of the pad before an act.
func (p *Pad) pushUndo(a Act) { p.past, p.next = append(p.past, p.snapshot(a)), nil }

// Last returns the last act that [Pad.Undo] would take back, if it is known.
func (p *Pad) Last() (a Act, ok bool) {
	if n := len(p.past); n > 0 {
		return p.past[n-1].act, true
	}
	return Act{}, false
}

// Undo takes back the last act, or the last deal if no act is known, as on a pad just read. It returns
// the act; ok is false if there was none.
func (p *Pad) Undo() (a Act, ok bool) {
	if len(p.past) == 0 {
		m, ok := p.presumed()
		if !ok {
			return Act{}, false
		}
		p.past = append(p.past, m)
	}
	return p.move(&p.past, &p.next), true
}

// Redo repeats the act that Undo took back last, and returns it. ok is false if there is none, as after
// any other act.
func (p *Pad) Redo() (a Act, ok bool) {
	if len(p.next) == 0 {
		return Act{}, false
	}
	return p.move(&p.next, &p.past), true
}

// move restores the last snapshot of one list, and adds the present to the other.
func (p *Pad) move(from, to *[]snapshot) Act {
	n := len(*from) - 1
	m := (*from)[n]
	*from, *to = (*from)[:n], append(*to, p.snapshot(m.act))
	p.restore(&m)
	return m.act
}

// presumed returns the snapshot before the act that was presumably the last on a pad just read.
func (p *Pad) presumed() (m snapshot, ok bool) {
	n := len(p.deals)
	m = p.snapshot(Act{Turned, n})
	switch {
	case p.abandoned:
		m.act.What, m.abandoned = Stopped, false
	case p.turned != unturned:
		m.turned = unturned
	case n > 0:
		m.act, m.entries = Act{Entered, n - 1}, m.entries[:n-1]
	default:
		return m, false
	}
	return m, true
}

func (p *Pad) restore(m *snapshot) {
	q := &Pad{header: m.header, match: m.match, state: m.match.Start(), past: p.past, next: p.next}
	for _, e := range m.entries {
		q.add(e)
	}
	q.turned = m.turned
	if q.abandoned = m.abandoned; m.abandoned {
		q.match.Cut(&q.state)
	}
	*p = *q
}

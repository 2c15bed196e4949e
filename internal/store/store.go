// Package store says what a server keeps, and keeps it in memory; package
// sqlstore keeps the same in a database.
//
// The entries of the tables' logs are the truth. Summaries and results are
// projections of them, written with the entry from which they follow or not
// at all; players and sessions are a truth of their own.
package store

import (
	"cmp"
	"errors"
	"time"

	"ninetynine/internal/table"
)

// What a caller may want to tell apart.
var (
	// ErrStale refuses an entry that is not the next of its table: somebody
	// else has written one. Read what there is, and try again.
	ErrStale = errors.New("the table has moved on")
	// ErrNone says that nothing is kept under the name.
	ErrNone = errors.New("there is no such thing here")
	// ErrTaken says that something is kept under the name already.
	ErrTaken = errors.New("that is taken already")
	// ErrUnsure says that it is not known whether what was to be written is
	// kept, as when the connection to a database broke: read to learn it. To
	// append the same entry once more is safe, and surer: it is kept once, and
	// [ErrStale] says that it, or another, was there.
	ErrUnsure = errors.New("it is not known whether this was kept")
	// ErrBusy says that the database does not answer, or takes nothing, as when
	// its disk is full: later it may.
	ErrBusy = errors.New("the database cannot do this just now")
	// ErrDamaged says that the database is not sound.
	ErrDamaged = errors.New("the database is damaged")
	// ErrNewer refuses to write to a database that a newer program has brought
	// up to date.
	ErrNewer = errors.New("it was written by a newer ninetynine")
	// ErrClosed says that the store has been closed.
	ErrClosed = errors.New("the store is closed")
)

// A Player is a person, or a program that plays.
type Player struct {
	ID      string // opaque
	Name    string
	Created time.Time
}

// A Key is what is kept of a session: the SHA-256 of its cookie. Who reads
// the store cannot make a cookie of it.
type Key [32]byte

// A Session lets whoever has its cookie act as a player.
type Session struct {
	Key    Key
	Player string
	Seen   time.Time // when it was last used, to the day
}

// A Tally is what a player's matches of a variant come to. Matches by which
// players cannot be compared are in Assisted alone: see the function of that
// name.
type Tally struct {
	// Variant is the variant's id.
	Variant string `json:"variant"`
	// Matches are those played to the end without hints and without anything
	// taken back.
	Matches int `json:"matches" wire:"min=0"`
	// Won are those of them won, alone or shared.
	Won int `json:"won" wire:"min=0"`
	// Deals are the deals in them.
	Deals int `json:"deals" wire:"min=0"`
	// Made are the contracts fulfilled in them.
	Made int `json:"made" wire:"min=0"`
	// Points are those scored in them.
	Points int64 `json:"points"`
	// Assisted are further matches, not in the other figures: abandoned, by the
	// rules of a house, or in which the player asked for a hint, had something
	// taken back, or was played for by a stand-in.
	Assisted int `json:"assisted" wire:"min=0"`
}

// A News is that a table has new entries.
type News struct {
	Table string
	Seq   uint64 // of the newest that is known of
}

// A Cursor is a place in a player's results, which are ordered by when they
// ended, then by table, then by match. The Cursor without anything is the
// place before the newest.
type Cursor struct {
	Ended int64
	Table string
	Match int
}

// At is the place of a result: asked for what is before it, a store goes on
// with the next older one.
func At(r *table.Result) Cursor { return Cursor{r.Ended, r.Table, r.Match} }

// Compare tells which of two places comes before the other, the Cursor without
// anything aside.
func (c Cursor) Compare(d Cursor) int {
	return cmp.Or(cmp.Compare(c.Ended, d.Ended), cmp.Compare(c.Table, d.Table), cmp.Compare(c.Match, d.Match))
}

// Assisted reports whether a match counts as assisted for who had the chair:
// it was cut short, or of a house variant, or played with hints, or undone in
// part, or a stand-in played some of it.
func Assisted(r *table.Result, s *table.Share) bool {
	return r.Cut || r.House || s.Hints > 0 || s.Undone > 0 || s.Away > 0
}

// Stats is what a store has done since it was opened.
type Stats struct {
	Appends    uint64 // entries kept
	Commits    uint64 // to the disk; fewer than appends where several share one
	Conflicts  uint64 // entries refused with [ErrStale]
	Reconnects uint64 // of the listener
	WAL        int64  // bytes in SQLite's write-ahead log
}

// Day is the day of a moment, in UTC: to which a session's use is known.
func Day(t time.Time) time.Time { return t.UTC().Truncate(24 * time.Hour) }

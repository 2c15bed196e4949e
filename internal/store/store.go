// Package store defines a server's data; package sqlstore stores them in SQLite or PostgreSQL. Tables, matches and one player
// are also stored in memory, and over a [Backing] in a browser's database (package indexeddb).
//
// The entries of the tables' logs are the truth. Summaries and results are projections of them, written with
// the entry from which they follow or not at all. Players and their keys are stored separately; no log implies
// them.
package store

import (
	"cmp"
	"errors"
	"fmt"
	"time"

	"ninetynine/internal/store/journal"
)

// Errors that callers may want to tell apart.
var (
	// ErrStale refuses an entry that is not the next of its table: another writer was faster. Read the new
	// entries, and try again.
	ErrStale = errors.New("the table has moved on")
	// ErrNone means that nothing is stored under the name.
	ErrNone = errors.New("there is no such thing here")
	// ErrTaken means that something is already stored under the name.
	ErrTaken = errors.New("that is taken already")
	// ErrTogether refuses to make two players one who sit at the same table.
	ErrTogether = errors.New("both sit at one table")
	// ErrJoined refuses to erase a player together with another who can still undo to have become one with it.
	ErrJoined = errors.New("another became one with the player lately")
	// ErrUnsure means that a write may or may not have succeeded, as when the connection to a database
	// broke. Read to find out. Appending the same entry again is safe, and surer: it is stored only once,
	// and [ErrStale] says that it, or another, was there already.
	ErrUnsure = errors.New("it is not known whether this was kept")
	// ErrBusy means that the database does not answer, or cannot write, as when its disk is full. Try again
	// later.
	ErrBusy = errors.New("the database cannot do this just now")
	// ErrFull is the [ErrBusy] of a database that has no space left. A refused write changes nothing;
	// earlier data are still there.
	ErrFull = fmt.Errorf("%w: there is no space left for it", ErrBusy)
	// ErrUnwritable is the [ErrBusy] of a read-only database: its disk fails or is mounted read-only, or
	// this user has lost the right to write.
	ErrUnwritable = fmt.Errorf("%w: it cannot be written", ErrBusy)
	// ErrDamaged means that the database is corrupt.
	ErrDamaged = errors.New("the database is damaged")
	// ErrNewer refuses to write to a database that a newer program has migrated.
	ErrNewer = errors.New("it was written by a newer ninetynine")
	// ErrClosed means that the store has been closed.
	ErrClosed = errors.New("the store is closed")
)

// Listed is how many public tables waiting for players a list has: those with the latest activity.
const Listed = 1000

// A Player is a person, or a program that plays.
type Player struct {
	ID      string // opaque
	Name    string // "" of a player who was erased
	Created time.Time
	AliasOf string    `json:",omitempty"` // the player as whom this one goes on, who is no alias; "" for a player like others
	Merged  time.Time `json:",omitzero"`  // since when, to the millisecond
	Unrated bool      `json:",omitempty"` // whether the player's ratings are hidden from others
	Links   int       `json:",omitempty"` // how often the player has made a new link for friends
}

// Root returns the id as which the player goes on.
func (p *Player) Root() string { return cmp.Or(p.AliasOf, p.ID) }

// A Pad is a score pad stored here, so that spectators can look on.
type Pad struct {
	ID      string
	Record  []byte
	Changed time.Time // to the millisecond
}

// A Tally sums up a player's matches of a variant. Matches that cannot be compared count only in Assisted:
// see the function of that name.
type Tally struct {
	// Variant is the variant's id.
	Variant string `json:"variant"`
	// Matches is the number of matches finished without assistance.
	Matches int `json:"matches" wire:"min=0"`
	// Won is how many of them the player won, alone or shared.
	Won int `json:"won" wire:"min=0"`
	// Deals is the number of deals in them.
	Deals int `json:"deals" wire:"min=0"`
	// Made is the number of contracts made in them.
	Made int `json:"made" wire:"min=0"`
	// Points is the sum of points scored in them.
	Points int64 `json:"points"`
	// Assisted is the number of other matches, not in the other figures: abandoned, with house rules, or in
	// which the player asked for a hint, took something back or had a stand-in.
	Assisted int `json:"assisted" wire:"min=0"`
	// AssistedWon is how many of those the player won, alone or shared.
	AssistedWon int `json:"assistedWon" wire:"min=0"`
}

// A News says that a table has new entries, or that there is more about its matches.
type News struct {
	Table string
	Seq   uint64 // of the newest entry; 0 for other news
}

// A Cursor is a place in a player's results, which are ordered by when they ended, then by table, then by
// match. The zero Cursor is the place before the newest.
type Cursor struct {
	Ended int64
	Table string
	Match int
}

// At returns the place of a result: a page before it begins with the next older one.
func At(r *journal.Result) Cursor { return Cursor{r.Ended, r.Table, r.Match} }

// Compare orders two places other than the zero Cursor.
func (c Cursor) Compare(d Cursor) int {
	return cmp.Or(cmp.Compare(c.Ended, d.Ended), cmp.Compare(c.Table, d.Table), cmp.Compare(c.Match, d.Match))
}

// Assisted reports whether a match counts as assisted for the player of the chair: it was abandoned or used
// house rules, or the player asked for hints, took back an act that was no longer secret, had a stand-in,
// or imported the match from a place without a second keeper of the cards.
func Assisted(r *journal.Result, s *journal.Share) bool {
	return r.Cut || r.House || s.Hints > 0 || s.Undone > 0 || s.Away > 0 || s.Brought
}

// Stats are a store's counters since it was opened.
type Stats struct {
	Appends    uint64 // entries stored
	Commits    uint64 // to the disk; fewer than appends where several share one
	Conflicts  uint64 // entries refused with [ErrStale]
	Reconnects uint64 // of the listener
	WAL        int64  // bytes in SQLite's write-ahead log
}

// Day returns the day of a time, in UTC. The use of a key is known to the day.
func Day(t time.Time) time.Time { return t.UTC().Truncate(24 * time.Hour) }

package table

import (
	"errors"
	"fmt"

	"ninetynine/cards"
	"ninetynine/match"
	"ninetynine/rules"
)

// A Stage is where the table stands in a match.
type Stage uint8

// The stages of a table.
const (
	Waiting Stage = iota // no match is in progress: players sit, and say that they are ready
	Mixing               // a match has begun; seats disclose what they add to the shuffle
	Playing              // a deal is in progress
	Between              // a deal is over, and the next is due once everybody is ready
)

// A State is a table at one moment: the fold of its entries.
type State struct {
	ID       string
	Seq      uint64 // of the last entry
	At       int64  // of the same
	Head     Hash   // of the same
	Created  int64
	Host     string // the player who opened the table
	Settings Settings

	Stage  Stage
	Paused bool
	Halted int64   // when it was paused last
	Left   bool    // everybody has gone, and the table is on no list until somebody sits down
	Chairs []Chair // one for each live seat
	Asked  *Proposal
	Talk   []Said // the last of it

	Match  int // how many have begun at this table
	Began  int64
	Ended  bool // the last of them has
	Cut    bool // it was abandoned
	Free   bool // what was usual for the people at it when the match began: undo without asking
	Hints  bool
	Open   bool // hidden cards are shown after each deal
	Over   int64
	Secret cards.Seed

	games    Games
	m        *match.Match
	now      match.State
	fresh    match.State   // the deal in play before its first act
	acts     []decision    // of the deal in play, or the last one
	finished []match.Score // the deals of the match that are over
	heard    map[string]*answers

	secrets []cards.Seed // of deals from first on, as far as they were worked out
	first   int
	next    uint64 // at a table that names its deals: the number of the next one

	chairs   []byte // as messages have them
	chairsAt uint64 // of which entry

	result    *Result // of the last match that ended
	resultSeq uint64  // with which entry
	reseated  uint64  // with which entry a player sat down or left last
}

// A Chair is a live seat, and who has it.
type Chair struct {
	Player string // id; "" of a bot and of nobody
	Name   string
	Bot    string // the level of the bot whose chair it is
	Away   bool   // a stand-in plays for the player
	Ready  bool
	Commit string // to what the chair adds to the shuffle, in hexadecimal; "" if it adds nothing
	Mixed  string // what it adds, once disclosed
	Muted  []string

	Acted bool   // a stand-in or a claim has acted for the player since the latter left
	Due   int64  // when the decision came to be due at which the player left; 0 if none was
	Bank  int64  // left to think, without what has been used since Since; in milliseconds
	Since int64  // when the decision that is due came to be due; 0 if none is
	From  uint64 // the entry from which on it was due

	Aways, Hints, Undone int // in this match
}

// A decision is an act of the deal, and whose it was.
type decision struct {
	act  rules.Action
	by   rules.Seat
	auto string
	at   int64
}

// A Proposal waits for the consent of all players who are there.
type Proposal struct {
	Seq  uint64 // of the entry with which it was made
	What string
	By   rules.Seat
	To   int // of what is undone: how many acts of the deal remain
	Yes  rules.Seats
}

// Said is something that somebody said.
type Said struct {
	// Seq is the number of the message that told of it.
	Seq uint64 `json:"seq"`
	// At is when, in milliseconds since 1970 UTC.
	At int64 `json:"at"`
	// By is the player's id.
	By string `json:"by"`
	// Name is what the player was called.
	Name string `json:"name"`
	// Seat is the player's; -1 of a spectator, whom players hear only when no
	// match is in progress.
	Seat int8 `json:"seat" wire:"min=-1,max=4"`
	// Text is what was said.
	Text string `json:"text"`
}

// maxTalk is how much talk is kept for who comes later.
const maxTalk = 50

// Games compiles variants, or remembers them compiled.
type Games interface {
	Game(v *rules.Variant) (*rules.Game, error)
}

// Fold returns what the entries of a table come to. They begin with its
// first; a log whose chain is broken, or that the rules contradict, is an
// error.
func Fold(id string, games Games, entries []Entry) (*State, error) {
	s := New(id, games)
	for i := range entries {
		if _, err := s.Take(&entries[i]); err != nil {
			return nil, err
		}
	}
	return s, nil
}

// New returns a table of which nothing has been heard.
func New(id string, games Games) *State {
	return &State{ID: id, games: games, heard: map[string]*answers{}}
}

// Take folds the next entry, and returns its event. An entry that is not the
// next, or that the rules contradict, is an error, after which the state is of
// no further use.
func (s *State) Take(entry *Entry) (*Event, error) {
	e, err := s.read(entry)
	if err == nil {
		err = s.Apply(entry, &e)
	}
	if err != nil {
		return nil, fmt.Errorf("table %s: entry %d: %w", s.ID, entry.Seq, err)
	}
	return &e, nil
}

// read returns the event of the entry that comes next: before anything else is
// asked, that it belongs to the chain.
func (s *State) read(entry *Entry) (Event, error) {
	if entry.Seq != s.Seq+1 || entry.At < s.At {
		return Event{}, fmt.Errorf("it is of %d, and cannot follow entry %d of %d", entry.At, s.Seq, s.At)
	}
	if Link(s.Head, entry) != entry.Hash {
		return Event{}, errors.New("it does not belong to the chain: the log has been changed")
	}
	return Decode(entry.Body)
}

// Next returns the entry that the event would be.
func (s *State) Next(now int64, e *Event) Entry {
	next := Entry{Seq: s.Seq + 1, At: max(now, s.At), Body: e.Encode()}
	next.Hash = Link(s.Head, &next)
	return next
}

// Apply folds the event of an entry that was made by [State.Next] of this
// state. An error means that the log and the rules disagree.
func (s *State) Apply(entry *Entry, e *Event) error {
	s.Seq, s.At, s.Head = entry.Seq, entry.At, entry.Hash
	before := s.players()
	if err := s.fold(e); err != nil {
		return err
	}
	if s.players() != before {
		s.reseated = s.Seq
	}
	if e.ID != "" {
		s.remember(e)
	}
	s.think()
	return nil
}

// players returns who has which seat.
func (s *State) players() (ps [rules.MaxSeats]string) {
	for i := range s.Chairs {
		ps[i] = s.Chairs[i].Player
	}
	return ps
}

// SeatOf returns the player's seat, or Nobody.
func (s *State) SeatOf(player string) rules.Seat {
	if player == "" {
		return rules.Nobody
	}
	for i := range s.Chairs {
		if s.Chairs[i].Player == player {
			return rules.Seat(i)
		}
	}
	return rules.Nobody
}

// MayWatch refuses the player if a match of others is in progress at a table
// that has no spectators.
func (s *State) MayWatch(player string) error {
	if s.Settings.Closed && s.Running() && s.SeatOf(player) == rules.Nobody && (player == "" || player != s.Host) {
		return refuse(Forbidden, "this table has no spectators")
	}
	return nil
}

// Running reports whether a match is in progress.
func (s *State) Running() bool { return s.Stage != Waiting }

// Moves returns the match in progress or the last one; nil before the first.
func (s *State) Moves() *match.Match { return s.m }

// View fills in v with what the seat may know of the match; it is empty
// before the first.
func (s *State) View(seat rules.Seat, v *match.View) {
	if s.m == nil {
		*v = match.View{View: rules.View{Seat: seat, Due: rules.Nobody}}
		return
	}
	s.m.View(&s.now, seat, v)
}

// Scores returns what the deals of the match in progress, or of the last one,
// have come to, as everybody may know it.
func (s *State) Scores() []match.Score { return s.finished }

// Place returns where in the match the seat stands: the number of the deal, by
// its seed where that has a name, else in the match from 0; and how often the
// seat has acted in it.
func (s *State) Place(seat rules.Seat) (deal uint64, acts int) {
	for i := range s.acts {
		if s.acts[i].by == seat {
			acts++
		}
	}
	if s.Settings.Seed != "" {
		return s.next - 1, acts
	}
	return uint64(s.now.Number), acts
}

// present returns the seats of the players who are there.
func (s *State) present() (ss rules.Seats) {
	for i := range s.Chairs {
		if c := &s.Chairs[i]; c.Player != "" && !c.Away {
			ss |= rules.Seat(i).Set()
		}
	}
	return ss
}

// people returns how many chairs people have, whether they are there or away.
func (s *State) people() (n int) {
	for i := range s.Chairs {
		if s.Chairs[i].Player != "" {
			n++
		}
	}
	return n
}

// free reports whether nobody has the chair.
func (c *Chair) free() bool { return c.Player == "" && c.Bot == "" }

// robotic reports whether a bot decides for the chair.
func (c *Chair) robotic() bool { return c.Bot != "" || c.Away }

// Robots returns the seats at which a bot has a decision to make. There are
// none at a table that all people have left.
func (s *State) Robots() (ss rules.Seats) {
	if s.Stage != Playing || s.Paused || s.present() == 0 {
		return 0
	}
	for i := range s.Chairs {
		if c := &s.Chairs[i]; c.robotic() && c.Since != 0 {
			ss |= rules.Seat(i).Set()
		}
	}
	return ss
}

// Level returns the level of the bot that decides for the seat.
func (s *State) Level(seat rules.Seat) string {
	if c := &s.Chairs[seat]; c.Bot != "" {
		return c.Bot
	}
	return s.Settings.standIn()
}

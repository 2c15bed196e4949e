package table

import (
	"encoding/hex"
	"fmt"
	"math"
	"time"

	"ninetynine/cards"
	"ninetynine/internal/think/search"
	"ninetynine/record"
	"ninetynine/rules"
)

// How long a table waits, in milliseconds.
const (
	mixing  = 10_000   // for the seats' shares of the shuffle
	between = 30_000   // for players to be ready for the next deal, where there is a bank
	idle    = 60 * day // for an event, before a match is given up
	empty   = 3 * day  // likewise, once all players have left
	gather  = 7 * day  // for an event, before chairs are cleared whose players wait for others
	soon    = rest     // likewise at public tables, unless they are played by correspondence
	quick   = 900_000  // likewise at tables with a bank, or without players
	patient = 4        // so many times as long they wait for a newcomer, whatever else happens
)

// Tick returns an event that is due by itself, or nil. The caller repeats it after each event. draw draws
// an unpredictable secret.
func (s *State) Tick(now int64, draw func() cards.Seed) (*Event, error) {
	now = max(now, s.At) // a table's time does not go back, whatever a server's clock says
	due, end := s.Due(), s.ends()
	switch {
	case due == 0 || now < due:
		return nil, nil
	case end != 0 && now >= end || s.endless():
		return &Event{Seat: NoSeat, What: Closed{}}, nil
	case s.Paused:
		return &Event{Seat: int8(s.willing().First()), What: Resumed{Done: true}}, nil
	case s.Stage == Waiting:
		return s.beginning(draw())
	case s.Stage == Mixing && s.Settings.Eager && s.unmixed() != 0: // a player who long ago said ready has left
		return &Event{Seat: int8(s.unmixed().First()), What: Replaced{"time"}}, nil
	case s.Stage == Mixing || s.Stage == Between:
		return s.dealing()
	}
	for i := range s.Chairs {
		if at, ok := s.Deadline(rules.Seat(i)); ok && now >= at {
			return &Event{Seat: int8(i), What: Replaced{"time"}}, nil
		}
	}
	return nil, nil
}

// Due returns the time from which on [State.Tick] has something to do, if nothing else happens before; 0 if
// there is none.
func (s *State) Due() int64 {
	due := s.ends()
	if !s.Running() && s.allReady() || s.endless() {
		return s.At
	}
	if at, ok := s.nextBoard(); ok {
		return at
	}
	if due == 0 {
		return 0
	}
	if s.Paused {
		return min(due, s.resumed())
	}
	switch s.Stage {
	case Mixing:
		due = s.Began + mixing
		if s.unmixed() == 0 {
			due = s.At
		}
	case Between:
		if at, ok := s.nextDeal(); ok {
			due = at
		}
		if s.readied() {
			due = s.At
		}
	case Playing:
		for i := range s.Chairs {
			if at, ok := s.Deadline(rules.Seat(i)); ok {
				due = min(due, at)
			}
		}
	}
	return due
}

// ends returns when the table gives up the match, or sends home players who wait for one, if nothing
// happens before; 0: never.
func (s *State) ends() int64 {
	k := &s.Settings.Clock
	wait := int64(soon)
	switch {
	case s.Running() && s.trial():
		return max(s.At, s.Began+day) // however long it pauses
	case s.Running() && s.present() == 0:
		return s.At + empty
	case s.Running() && s.Settings.From != nil:
		return s.At + empty // it counts nowhere
	case s.Running():
		return s.At + idle
	case s.present() == 0 && s.Left:
		return 0
	case !s.Settings.Public:
		return s.At + gather
	case s.present() == 0 || k.Bank != 0:
		wait = quick
	case k.Move != 0:
		wait = gather
	}
	return min(s.At+wait, s.came+patient*wait)
}

// allReady reports whether every chair is taken, by one person at least, and all are ready.
func (s *State) allReady() bool {
	people := false
	for i := range s.Chairs {
		c := &s.Chairs[i]
		if !c.botDecides() && !c.Ready {
			return false
		}
		people = people || c.Player != "" && !c.Away
	}
	return people
}

// endless reports whether a match has more entries than allowed.
func (s *State) endless() bool { return s.Running() && s.Seq >= 2*mostEntries }

// unmixed returns the seats that have committed to entropy but not disclosed it yet.
func (s *State) unmixed() (ss rules.Seats) {
	for i := range s.Chairs {
		if c := &s.Chairs[i]; c.Commit != "" && c.Mixed == "" && !c.Away {
			ss |= rules.Seat(i).Set()
		}
	}
	return ss
}

// willing returns the seats of players who are present and ready.
func (s *State) willing() rules.Seats { return s.present() &^ s.unwilling() }

// resumed returns when a pause ends, given the players who want to go on so far.
func (s *State) resumed() int64 {
	switch {
	case s.willing() == 0:
		return math.MaxInt64
	case s.unwilling() == 0:
		return s.At
	}
	return s.Halted + rest
}

// unwilling returns the seats of players who are present and not ready.
func (s *State) unwilling() (ss rules.Seats) {
	here := s.present()
	for i := range here.All() {
		if !s.Chairs[i].Ready {
			ss |= i.Set()
		}
	}
	return ss
}

// readied reports whether all players present are ready for the next deal.
func (s *State) readied() bool { return s.present() != 0 && s.unwilling() == 0 }

// nextDeal returns when the next deal comes though not all are ready; ok is false where the table waits, as
// it does without players.
func (s *State) nextDeal() (at int64, ok bool) {
	k := &s.Settings.Clock
	switch {
	case s.Paused || s.present() == 0:
		return 0, false
	case k.Move != 0:
		return s.Over + k.Move, true
	case k.Bank != 0:
		return s.Over + between, true
	}
	return 0, false
}

func (s *State) beginning(secret cards.Seed) (*Event, error) {
	v, err := s.Settings.Rules()
	if err == nil {
		v, err = s.rulesOfBoard(v)
	}
	if err != nil {
		return nil, err
	}
	h := &record.Header{
		Variant: v, First: rules.Seat(s.Match % len(s.Chairs)), Limit: s.Settings.limit(),
		Date: time.UnixMilli(s.At).UTC().Format(time.DateOnly),
	}
	switch {
	case s.Settings.From != nil:
		original, err := originalHeader(s.lines)
		if err != nil {
			return nil, err
		}
		h.First = original.First
	case len(s.Settings.Boards) > 0: // no record has the seed, from which boards to come follow
		b, err := s.board(s.Match)
		if err != nil {
			return nil, err
		}
		secret, h.First, h.Limit.Deals = cards.SeedOf(s.Settings.Seed), b.Dealer, 1
	case s.Settings.Seed == "":
		h.Commit = cards.Commitment(secret).String()
	default:
		h.Seed = s.Settings.Seed
		secret = cards.SeedOf(h.Seed) // so that bots decide alike where the same deal is played again
		h.First = rules.Seat((uint64(secret[0]) + s.next) % uint64(len(s.Chairs)))
	}
	for i := range v.Seats {
		name, bot, commit := "dummy", "", ""
		if i < len(s.Chairs) {
			c := &s.Chairs[i]
			name, bot, commit = c.nameInLog(), search.Versioned(c.Bot, s.Edition), c.Commit
		}
		h.Seats, h.Bots = append(h.Seats, name), append(h.Bots, bot)
		if h.Commit != "" {
			h.Commits = append(h.Commits, commit)
		}
	}
	s.sign(h, own)
	line := record.AppendHeader(nil, h)
	return &Event{Seat: NoSeat, What: Begun{string(line[:len(line)-1]), secret}}, nil
}

func (s *State) dealing() (*Event, error) {
	n := int(s.now.Number)
	if n >= cards.ChainLength {
		return &Event{Seat: NoSeat, What: Closed{}}, nil // no match is so long; but it must end
	}
	seed, number, note, err := s.source(n)
	if err != nil {
		return nil, err
	}
	d := s.m.Draw(&s.now, &seed, number)
	line := record.AppendDeal(nil, s.m.Game, s.now.Number, s.now.Game, &d, note)
	return &Event{Seat: NoSeat, What: Dealt{string(line[:len(line)-1])}}, nil
}

// source returns the seed and number of deal n of the match, and its note for the record.
func (s *State) source(n int) (seed cards.Seed, number uint64, note *record.DealNote, err error) {
	if s.Settings.Seed != "" {
		if number = s.next; len(s.Settings.Boards) > 0 {
			number = s.Settings.Boards[s.Match-1]
		}
		return s.Secret, number, &record.DealNote{Number: &number}, nil
	}
	secret, err := s.secret(n)
	if err != nil {
		return seed, 0, nil, err
	}
	added, note := s.entropy()
	note.Secret = secret.String()
	if n > 0 {
		note.Entropy = nil
	}
	return cards.Mix(secret, added...), 0, note, nil
}

// ahead is how many secrets of deals are computed at a time: each follows from the one after it, by a long
// way from the match's secret.
const ahead = 64

func (s *State) secret(n int) (cards.Seed, error) {
	first := n / ahead * ahead
	if s.secrets == nil || s.first != first {
		last, err := cards.Secret(s.Secret, min(first+ahead, cards.ChainLength)-1)
		if err != nil {
			return cards.Seed{}, err
		}
		s.secrets, s.first = make([]cards.Seed, ahead), first
		for i := ahead - 1; i >= 0; i-- {
			s.secrets[i] = last
			last = cards.Link(last, 1)
		}
	}
	return s.secrets[n-first], nil
}

// entropy returns the seats' shares of the shuffle, dummies' empty.
func (s *State) entropy() (added [][]byte, note *record.DealNote) {
	note = &record.DealNote{}
	for i := range s.m.Game.Seats() {
		text := ""
		if i < len(s.Chairs) {
			text = s.Chairs[i].Mixed
		}
		b, err := hex.DecodeString(text)
		if err != nil { // it was read before it was stored
			panic(fmt.Sprintf("table: seat %d adds %q", i, text))
		}
		added, note.Entropy = append(added, b), append(note.Entropy, text)
	}
	return added, note
}

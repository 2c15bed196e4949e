package event

import (
	"cmp"
	"fmt"
	"slices"

	"ninetynine/cards"
	"ninetynine/internal/paper/pad"
	"ninetynine/internal/paper/slips"
	"ninetynine/internal/store/journal"
	"ninetynine/internal/table"
	"ninetynine/record"
	"ninetynine/rules"
)

// State is the fold of an event's log so far: see [journal.State].
type State struct {
	ID string
	journal.Chain
	games   table.Games
	first   *Setup // by which acts are checked
	created int64
	game    *rules.Game
	header  record.Header // of a pad of the event
	acts    map[string]*kept
	last    *Act                // the newest; nil before the first
	sent    map[Subject]int     // the number of acts about a table's results, and of a member's coming and going
	event   *Event              // computed since the last act; nil if not
	pads    map[due]*pad.Pad    // empty, of single deals
	boards  map[uint64]dealFace // by number
}

type kept struct {
	*Act
	seq uint64
	at  int64
}

// due is what is fixed about a deal before it is played.
type due struct {
	dealer rules.Seat
	trump  rules.Trump
}

// dealFace is what all players at a table know of a board: its dealer, trump and card turned up.
type dealFace struct {
	due
	turnup cards.Card
}

// New returns an event before its first entry.
func New(id string, games table.Games) *State {
	return &State{ID: id, games: games, acts: map[string]*kept{}, sent: map[Subject]int{}, pads: map[due]*pad.Pad{}, boards: map[uint64]dealFace{}}
}

// Fold folds the next entry: see [journal.State].
func (s *State) Fold(e *journal.Entry) error {
	err := s.Check(e)
	if err == nil {
		var a *Act
		if a, err = Decode(e.Body); err == nil {
			err = s.Apply(e, a)
		}
	}
	if err != nil {
		return fmt.Errorf("event %s: entry %d: %w", s.ID, e.Seq, err)
	}
	return nil
}

// Apply folds the act of an entry made by [journal.Chain.Next] of this state. An error means that the log and the
// rules disagree.
func (s *State) Apply(e *journal.Entry, a *Act) error {
	if err := s.fits(a); err != nil {
		return err
	}
	if s.first == nil {
		if err := s.begin(a.Setup, e.At); err != nil {
			return err
		}
	}
	if s.acts[a.ID] != nil {
		return fmt.Errorf("the act %q is there twice", a.ID)
	}
	s.Advance(e)
	s.acts[a.ID], s.last, s.event = &kept{a, e.Seq, e.At}, a, nil
	if !a.Desk {
		s.sent[s.share(a)]++
	}
	return nil
}

func (s *State) begin(setup *Setup, at int64) error {
	v, err := setup.rules()
	if err == nil {
		s.game, err = s.games.Game(&v)
	}
	if err != nil {
		return err
	}
	s.first, s.created = setup, at
	s.header = record.Header{Variant: v, Seats: make([]string, s.game.Seats())}
	return nil
}

// face returns what is fixed about a board.
func (s *State) face(number uint64) dealFace {
	if f, ok := s.boards[number]; ok {
		return f
	}
	seed := cards.SeedOf(s.first.Seed)
	d := slips.Board(s.game, &seed, number)
	f := dealFace{due{d.Dealer, d.Trump}, d.Turnup}
	if s.game.TrumpBy() == rules.ByTurnup {
		f.trump = rules.NoTrump // its pad begins without
	}
	if s.first.Seed == "" {
		f.turnup = 0
	}
	s.boards[number] = f
	return f
}

// Hands returns how many players a deal has.
func (s *State) Hands() int { return s.game.Live().Len() }

// Acts returns the acts after an entry, in the order of their entries, with their times.
func (s *State) Acts(after uint64) []Act {
	all := []*kept{}
	for _, a := range s.acts {
		if a.seq > after {
			all = append(all, a)
		}
	}
	slices.SortFunc(all, func(a, b *kept) int { return cmp.Compare(a.seq, b.seq) })
	out := []Act{}
	for _, a := range all {
		act := *a.Act
		act.At = a.at
		out = append(out, act)
	}
	return out
}

// Project returns the projection of the last entry: see [journal.State]. An event has no host: it is no table that the
// organiser has opened.
func (s *State) Project() journal.Projection {
	e := s.Event()
	status := journal.Gathering
	if e.Closed {
		status = journal.Finished
	} else if len(e.Rounds) > 0 {
		status = journal.InPlay
	}
	return journal.Projection{Summary: journal.Summary{
		ID: s.ID, Seq: s.Seq, Head: s.Head, Variant: s.first.Variant, House: len(s.first.House) > 0, Status: status,
		Created: s.created, Moved: s.At,
	}}
}

package table

import (
	"ninetynine/cards"
	"ninetynine/internal/paper/slips"
	"ninetynine/match"
	"ninetynine/rules"
)

// A BoardPlayed is a board of an event that is over at the table.
type BoardPlayed struct {
	Number uint64
	Result rules.Result
	Turnup cards.Card // 0 if none was turned up
}

// BoardsPlayed returns the boards that are over. Do not change them.
func (s *State) BoardsPlayed() []BoardPlayed { return s.boards }

// Result returns the points of the last match by seat, with all bonuses; ok is false before its end, and if it was abandoned.
func (s *State) Result() (points []int32, ok bool) {
	if !s.Ended || s.Cut {
		return nil, false
	}
	return s.now.End.Totals[:len(s.Chairs)], true
}

// stay reports whether the players of an event's table keep their chairs between two boards.
func (s *State) stay() bool { return s.Match > 0 && s.Match < len(s.Settings.Boards) }

// Complete reports whether the table of an event has played all that it opened for.
func (s *State) Complete() bool { return s.Match > 0 && !s.Running() && !s.stay() }

// nextBoard returns when the next board comes though not all are ready; ok is false while none is due.
func (s *State) nextBoard() (at int64, ok bool) {
	if s.Running() || !s.stay() || s.present() == 0 {
		return 0, false
	}
	return s.Over + between, true
}

// board returns the cards of the table's board n, from 0.
func (s *State) board(n int) (d rules.Deal, err error) {
	g, err := s.game()
	if err != nil {
		return d, err
	}
	seed := cards.SeedOf(s.Settings.Seed)
	return slips.Board(g, &seed, s.Settings.Boards[n]), nil
}

// rulesOfBoard returns the rules with the trump of the board that the next match is: records then need no other place for it.
func (s *State) rulesOfBoard(v rules.Variant) (rules.Variant, error) {
	if len(s.Settings.Boards) == 0 {
		return v, nil
	}
	b, err := s.board(s.Match)
	switch v.Trump.By {
	case rules.BySuccess, rules.ByHolder:
		v.Trump.First = b.Trump
	case rules.ByRotation:
		v.Trump.Rotation = []rules.Trump{b.Trump}
	}
	return v, err
}

// keepBoard keeps the board that has ended, unless it was abandoned.
func (s *State) keepBoard() {
	if len(s.Settings.Boards) > 0 && !s.Cut {
		var v match.View
		s.View(rules.Nobody, &v)
		s.boards = append(s.boards, BoardPlayed{s.Settings.Boards[s.Match-1], s.now.Result, v.Turnup})
	}
}

package match

import (
	"fmt"

	"ninetynine/rules"
)

// An Opening is the state of a game begun elsewhere, such as on paper, that a match continues.
type Opening struct {
	Totals Points      // so far in the game
	Deals  int         // played in it so far, if known
	Trump  rules.Trump // of the first deal here; no trump where a card is turned up
}

// Open has the match begin with o, which may be nil. The error says why that is impossible; nothing
// changes then.
func (m *Match) Open(o *Opening) error {
	if o == nil {
		m.opening = nil
		return nil
	}
	g := m.Game
	for i, n := range o.Totals {
		if n < -mostOpening || n > mostOpening || n != 0 && i >= g.Seats() {
			return fmt.Errorf("the totals to begin with are from %d to %d, one for each of the %d hands", -mostOpening, mostOpening, g.Seats())
		}
	}
	with := *m
	with.opening = o
	s := with.Start()
	fixed := g.GameRule().Deals
	switch {
	case o.Deals < 0 || o.Deals > mostOpening:
		return fmt.Errorf("the number of deals played before is from 0 to %d", mostOpening)
	case fixed > 0 && with.gameOver(&s):
		return fmt.Errorf("a game has %d deals, and so %d cannot have been played of one that goes on", fixed, o.Deals)
	case fixed == 0 && with.gameOver(&s):
		return fmt.Errorf("with these totals the game is over: it goes to %d", g.GameRule().Target)
	case !canOpen(g, o.Trump):
		return fmt.Errorf("the first deal cannot have the trump %v", o.Trump)
	}
	opening := *o
	m.opening = &opening
	return nil
}

// canOpen reports whether the first deal after an opening can have the trump.
func canOpen(g *rules.Game, t rules.Trump) bool {
	switch g.TrumpBy() {
	case rules.ByTurnup:
		return t == rules.NoTrump
	case rules.ByRotation:
		return t < rules.Unnamed && g.CanBeTrump(t)
	case rules.ByHolder:
		return t < rules.Unnamed && (t == g.FirstTrump() || g.MayName(t))
	}
	return t < rules.Unnamed
}

// mostOpening limits a total in an opening.
const mostOpening = 9999

// Opening returns the opening of the match; nil if it has none.
func (m *Match) Opening() *Opening { return m.opening }

func (m *Match) openWith(s *State) {
	if o := m.opening; o != nil {
		s.Totals, s.InGame = o.Totals, uint32(o.Deals)
		if m.Game.TrumpBy() != rules.ByTurnup {
			s.Trump = o.Trump
		}
	}
}

// gameDealer returns the dealer of the first deal of a game, by its number.
func (m *Match) gameDealer(game uint16) rules.Seat {
	dealer, n := m.First, int(game)
	if o := m.opening; o != nil { // the first dealer here dealt later in the game
		live := m.Game.Live().Len()
		n += live - o.Deals%live
	}
	for range n {
		dealer = m.Game.Forehand(dealer)
	}
	return dealer
}

package match

import "ninetynine/rules"

// A Cause is why a deal has the trump that it has.
type Cause uint8

// The causes.
const (
	Unknown   Cause = iota // the trump is not known yet
	FirstDeal              // the match begins with it
	NewGame                // each game begins with it
	Success                // so many made their contracts in the deal before
	Turnup                 // a card was turned up
	Named                  // the holder of the premium named it
	Stayed                 // nobody named one, so it is that of the deal before
)

// String returns the word of Views: first, game, success, turnup, named,
// stays; nothing for Unknown.
func (c Cause) String() string {
	return [...]string{"", "first", "game", "success", "turnup", "named", "stays"}[c]
}

// CauseOf returns the cause that has the word.
func CauseOf(word string) (Cause, bool) {
	for c := FirstDeal; c <= Stayed; c++ {
		if c.String() == word {
			return c, true
		}
	}
	return Unknown, false
}

// An Origin is where the trump of a deal comes from.
type Origin struct {
	Cause Cause
	Made  uint8      // with Success: how many made their contracts in the deal before
	By    rules.Seat // with Named: who named it
}

// origin returns where the trump of the deal that is due comes from, if
// nobody names another.
func (m *Match) origin(s *State) Origin {
	switch {
	case m.Game.TrumpBy() == rules.ByTurnup:
		return Origin{Cause: Turnup}
	case s.Number == 0:
		return Origin{Cause: FirstDeal}
	case s.Closed && !m.Game.TrumpGoesOn():
		return Origin{Cause: NewGame}
	case m.Game.TrumpBy() == rules.ByHolder:
		return Origin{Cause: Stayed}
	}
	return Origin{Cause: Success, Made: uint8(s.Result.Made.Len())}
}

// known returns where the trump of the View's deal comes from, as far as the
// trump is known.
func (m *Match) known(s *State, v *rules.View) Origin {
	switch {
	case v.Trump == rules.Unnamed:
		return Origin{}
	case m.Game.TrumpBy() == rules.ByHolder && v.Holder() != rules.Nobody:
		return Origin{Cause: Named, By: v.Holder()}
	}
	return s.Origin
}

// Then returns the trump of the deal after the View's, which is over, and
// where it comes from: with Turnup it is Unnamed, and with Stayed it is what
// will be played if nobody names another. The cause is Unknown while the deal
// is in play, and when no other comes.
func (m *Match) Then(v *View) (rules.Trump, Cause) {
	switch {
	case v.Phase != rules.Over || v.Stage == Ended:
		return rules.Unnamed, Unknown
	case m.Game.TrumpBy() == rules.ByTurnup:
		return rules.Unnamed, Turnup
	case v.Closed && !m.Game.TrumpGoesOn():
		return m.Game.FirstTrump(), NewGame
	case m.Game.TrumpBy() == rules.ByHolder:
		return v.Trump, Stayed
	}
	return v.Next, Success
}

// A Score is a deal that is over, as everybody may know it.
type Score struct {
	Deal    uint32 // its number in the match
	Game    uint16
	Dealer  rules.Seat
	Trump   rules.Trump
	Made    rules.Seats
	Holds   [rules.MaxSeats]rules.Offer // the premium that each held
	Won     [rules.MaxSeats]uint8       // tricks
	Points  Points
	Totals  Points // in play in its game
	Closed  bool   // it ended the game
	GameEnd GameEnd
}

// Score returns the score of the deal that was finished last. It must be
// called before the next one begins.
func (m *Match) Score(s *State) Score {
	var v View
	m.View(s, rules.Nobody, &v)
	return Score{v.Number, v.Game, v.Dealer, v.Trump, v.Made, v.Holds, v.Won, v.Points, v.Totals, v.Closed, v.GameEnd}
}

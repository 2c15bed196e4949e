package match

import (
	"fmt"
	"slices"
	"strings"

	"ninetynine/rules"
)

// A Cause says why a deal has its trump.
type Cause uint8

const (
	Unknown   Cause = iota // the trump is not known yet
	FirstDeal              // the match begins with it
	NewGame                // each game begins with it
	Success                // so many made their contracts in the deal before
	Turnup                 // a card was turned up
	Named                  // the holder of the premium named it
	Stayed                 // no player named one, so it is that of the deal before
	Rotation               // it is the next in a fixed rotation
	Before                 // the match continues a game begun elsewhere with it
)

var causeWords = [...]string{"", "first", "game", "success", "turnup", "named", "stays", "rotation", "before"}

// String returns the cause as Views write it: first, game, success, turnup,
// named, stays, rotation or before; "" for Unknown.
func (c Cause) String() string {
	if int(c) < len(causeWords) {
		return causeWords[c]
	}
	return "?"
}

// ParseCause reads what String returns.
func ParseCause(word string) (Cause, error) {
	i := slices.Index(causeWords[:], word)
	if i <= 0 {
		return Unknown, fmt.Errorf("%q is none of: %s", word, strings.Join(causeWords[1:], ", "))
	}
	return Cause(i), nil
}

// An Origin is where the trump of a deal comes from.
type Origin struct {
	Cause Cause      // the kind of reason
	Made  uint8      // with Success: number of contracts made in the deal before
	By    rules.Seat // with Named: the seat that named it
}

// DueOrigin returns the origin of the trump of the deal that is due, unless a player names another.
func (m *Match) DueOrigin(s *State) Origin {
	switch {
	case m.Game.TrumpBy() == rules.ByTurnup:
		return Origin{Cause: Turnup}
	case s.Number == 0 && m.opening != nil:
		return Origin{Cause: Before}
	case m.Game.TrumpBy() == rules.ByRotation && m.Game.TrumpGoesOn():
		return Origin{Cause: Rotation}
	case s.Number == 0:
		return Origin{Cause: FirstDeal}
	case s.Closed && !m.Game.TrumpGoesOn():
		return Origin{Cause: NewGame}
	case m.Game.TrumpBy() == rules.ByHolder:
		return Origin{Cause: Stayed}
	case m.Game.TrumpBy() == rules.ByRotation:
		return Origin{Cause: Rotation}
	}
	return Origin{Cause: Success, Made: uint8(s.Result.Made.Len())}
}

// known returns the origin of the trump of the View's deal, as far as it is known.
func (m *Match) known(s *State, v *rules.View) Origin {
	switch {
	case v.Trump == rules.Unnamed:
		return Origin{}
	case m.Game.TrumpBy() == rules.ByHolder && v.Holder() != rules.Nobody:
		return Origin{Cause: Named, By: v.Holder()}
	}
	return s.Origin
}

// Behind returns by how many points the holder of the deal's only premium trailed the leader before the
// deal, if one deal cannot make that up without a premium: then the score alone explains the offer.
// Otherwise, and before play, it is 0.
func (m *Match) Behind(v *View) int {
	holder := v.Holder()
	if v.Phase != rules.Playing || holder == rules.Nobody || m.Game.GameRule().Target == 0 {
		return 0
	}
	lead := v.Totals[holder]
	for i := range m.Game.Live().All() {
		lead = max(lead, v.Totals[i])
	}
	behind := int(lead - v.Totals[holder])
	if behind == 0 {
		return 0
	}
	if rule := m.Game.ScoreRule(); behind <= rule.Trick*m.Game.Tricks()+slices.Max(rule.Made) {
		return 0
	}
	return behind
}

// Then returns the trump of the next deal, once the View's deal is over, and its origin. With
// Turnup the trump is Unnamed; with Stayed it is the one played if no player names another. The
// cause is Unknown while the deal is in play, and if no other deal follows.
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
	case m.Game.TrumpBy() == rules.ByRotation:
		return v.Next, Rotation
	}
	return v.Next, Success
}

// A Score is the public score of a deal that is over.
type Score struct {
	Deal    uint32                      // its number in the match
	Game    uint16                      // the number of its game in the match, from 0
	Dealer  rules.Seat                  // who dealt
	Trump   rules.Trump                 // what it was played at
	Made    rules.Seats                 // who fulfilled the contract
	Holds   [rules.MaxSeats]rules.Offer // the premium that each held
	Won     [rules.MaxSeats]uint8       // tricks
	Points  Points                      // of the deal, by seat
	Totals  Points                      // in play in its game
	Closed  bool                        // it ended the game
	GameEnd GameEnd                     // of the game that it ended, if it did
}

// Score returns the score of the last deal; ok is false while a deal is in play, and if no deal has
// been completed.
func (m *Match) Score(s *State) (score Score, ok bool) {
	if s.Stage == Playing || s.Deal.Phase() != rules.Over {
		return Score{}, false
	}
	var v View
	m.View(s, rules.Nobody, &v)
	return Score{v.Number, v.Game, v.Dealer, v.Trump, v.Made, v.Holds, v.Won, v.Points, v.Totals, v.Closed, v.GameEnd}, true
}

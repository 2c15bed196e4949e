// Package match joins deals into a match: dealer, trump, totals, games,
// bonuses, rubbers and winners.
//
// A match is a fold: [Match.Deal] and [Match.Do] take a [State] from one event to the next, and
// everything else follows from it. A seat sees its [View]. To score deals played with real cards,
// use [Match.Add].
package match

import (
	"errors"
	"fmt"
	"slices"
	"strings"

	"ninetynine/cards"
	"ninetynine/rules"
)

// A Match holds the constants of a match; see [New].
type Match struct {
	Game  *rules.Game // the rules
	First rules.Seat  // the first dealer
	Limit Limit       // of a session that is shorter than the match

	opening *Opening
}

// A Limit ends a match early, after a number of deals or games, whichever comes first; 0 is no limit.
type Limit struct {
	// Deals ends the match after so many deals; 0 or absent: as the variant has it.
	Deals int `json:"deals,omitempty" wire:"is=Count"`
	// Games ends the match after so many games.
	Games int `json:"games,omitempty" wire:"is=Count"`
}

// New returns a match of the game, with first as the first dealer. It is an
// error if that seat has no player or a limit is negative.
func New(g *rules.Game, first rules.Seat, limit Limit) (*Match, error) {
	switch {
	case !g.Live().Has(first):
		return nil, fmt.Errorf("seat %d cannot deal: the players sit at 0 to %d", first, g.Live().Len()-1)
	case limit.Deals < 0 || limit.Games < 0:
		return nil, fmt.Errorf("the number of deals or games in a session cannot be negative")
	}
	return &Match{Game: g, First: first, Limit: limit}, nil
}

// A Stage says what a match waits for.
type Stage uint8

const (
	Dealing Stage = iota // the next deal
	Playing              // an act
	Ended                // nothing: it is over
)

var stageWords = [...]string{Dealing: "deal", Playing: "play", Ended: "end"}

// String returns the stage as Views write it: deal, play or end.
func (s Stage) String() string {
	if int(s) < len(stageWords) {
		return stageWords[s]
	}
	return "?"
}

// ParseStage reads what String returns.
func ParseStage(word string) (Stage, error) {
	i := slices.Index(stageWords[:], word)
	if i < 0 {
		return 0, fmt.Errorf("%q is none of: %s", word, strings.Join(stageWords[:], ", "))
	}
	return Stage(i), nil
}

// Points holds a number of points or of games for each seat.
type Points [rules.MaxSeats]int32

// A State is a match at one moment, a plain value.
type State struct {
	Deal   rules.State // in play, or the last one
	Stage  Stage       // what is due
	Number uint32      // of the deal in play, or the next, from 0
	Game   uint16      // number of the game, from 0
	InGame uint32      // deals finished in this game
	Dealer rules.Seat  // of the deal in play, or the next
	Trump  rules.Trump // of the next deal, as far as the match fixes it
	Totals Points      // in play in this game, without bonuses
	Made   Points      // contracts made in this game
	Sum    Points      // of the games finished, with bonuses
	Wins   Points      // games won

	Result  rules.Result // of the last deal finished
	GameEnd GameEnd      // of the last game finished
	End     End          // of the match
	Closed  bool         // whether the last deal ended a game
	Origin  Origin       // of the trump of the deal in play, or the last one, before a player named another
}

// A GameEnd is how a game ended.
type GameEnd struct {
	Game    uint16      // its number in the match, from 0
	Totals  Points      // in play
	Bonus   Points      // points added to the totals at its end, by seat
	Winners rules.Seats // several if shared, none if the dummy won
}

// An End is how a match ended.
type End struct {
	Cut     bool        // a session over before the match was, or a match abandoned: only Totals is set
	Totals  Points      // with all bonuses
	Rubber  Points      // the bonus for winning the rubber, part of Totals
	Winners rules.Seats // several if shared, none if a dummy won
	Games   Points      // games won
}

// Start returns the match before its first deal.
func (m *Match) Start() State {
	s := State{Dealer: m.First, Trump: m.Game.FirstTrump()}
	m.openWith(&s)
	return s
}

// Vulnerable returns the seats that are vulnerable in the next deal.
func (m *Match) Vulnerable(s *State) rules.Seats { return m.Game.Vulnerable(s.Totals) }

// Draw returns the next deal, with the cards of deal n of the seed.
func (m *Match) Draw(s *State, seed *cards.Seed, n uint64) rules.Deal {
	d := m.Game.Deal(seed, n)
	m.Fix(s, &d)
	return d
}

// Fix fills in the match's part of the deal: dealer, trump and vulnerability. It leaves a trump
// made by a turned-up card.
func (m *Match) Fix(s *State, d *rules.Deal) {
	d.Dealer, d.Vulnerable = s.Dealer, m.Vulnerable(s)
	m.Game.ShowLast(d)
	if m.Game.TrumpBy() != rules.ByTurnup {
		d.Trump = s.Trump
	}
}

// ErrNotDue says that no deal is due: one is in play, or the match is over.
var ErrNotDue = errors.New("no deal is due")

// Deal begins the next deal. The error is [ErrNotDue], or a [*rules.DealError] if the cards are
// invalid or the match requires a different dealer, trump or vulnerability; the state is then
// unchanged.
func (m *Match) Deal(s *State, d *rules.Deal) error {
	if s.Stage != Dealing {
		return ErrNotDue
	}
	want := *d
	m.Fix(s, &want)
	switch {
	case d.Dealer != want.Dealer:
		return &rules.DealError{Field: "dealer", Why: fmt.Sprintf("seat %d deals, not seat %d", want.Dealer, d.Dealer)}
	case d.Trump != want.Trump:
		return &rules.DealError{Field: "trump", Why: fmt.Sprintf("the trump is %q, not %q", want.Trump, d.Trump)}
	case d.Vulnerable != want.Vulnerable:
		return &rules.DealError{Field: "vulnerable", Why: "vulnerability follows from the totals"}
	}
	if err := m.Game.CheckDeal(d); err != nil {
		return err
	}
	s.Origin = m.DueOrigin(s)
	s.Deal = m.Game.Start(d)
	s.Stage, s.Closed = Playing, false
	return nil
}

// Check reports whether the seat by may do the action now. The error is a
// [*rules.IllegalError], as from [rules.Game.Check].
func (m *Match) Check(s *State, by rules.Seat, a rules.Action) error {
	if s.Stage != Playing {
		return &rules.IllegalError{By: by, Action: a, Reason: rules.NoDeal, Rule: "no deal is being played"}
	}
	return m.Game.Check(&s.Deal, by, a)
}

// Do checks the action with [Match.Check] and, if it is allowed, applies it
// with [Match.Apply]; otherwise it returns the error and changes nothing.
func (m *Match) Do(s *State, by rules.Seat, a rules.Action) error {
	if err := m.Check(s, by, a); err != nil {
		return err
	}
	m.Apply(s, a)
	return nil
}

// Apply does an action that must be legal, without checking, as
// [rules.Game.Apply] does. The last action of a deal also scores it and moves
// on to the next deal or the end.
func (m *Match) Apply(s *State, a rules.Action) {
	m.Game.Apply(&s.Deal, a)
	if r, over := m.Game.Result(&s.Deal); over {
		m.add(s, r)
	}
}

// Add counts the result of a deal played elsewhere, as on a score pad, in place
// of the deal that is due. The error is [ErrNotDue] if none is.
func (m *Match) Add(s *State, r rules.Result) error {
	if s.Stage != Dealing {
		return ErrNotDue
	}
	s.Origin = m.DueOrigin(s)
	m.add(s, r)
	return nil
}

// Reported returns the result of the deal that is due, played elsewhere: its
// tally and its trump. The trump may be Unnamed where it follows from the match;
// vulnerability always follows. The error is [ErrNotDue], a [*rules.TallyError]
// if no deal has this tally, or a [*rules.DealError] if it cannot be played at
// this trump.
func (m *Match) Reported(s *State, t rules.Tally, trump rules.Trump) (rules.Result, error) {
	if s.Stage != Dealing {
		return rules.Result{}, ErrNotDue
	}
	t.Vulnerable = m.Vulnerable(s)
	r, err := m.Game.Score(t)
	if err != nil {
		return rules.Result{}, err
	}
	held := t.Premium != [rules.MaxSeats]rules.Offer{}
	if r.Trump, err = m.playedAt(s, trump, held); err != nil {
		return rules.Result{}, err
	}
	return r, m.Game.CheckTally(&t, r.Trump)
}

// playedAt returns the trump of the deal that is due; held says whether a seat holds a premium.
func (m *Match) playedAt(s *State, trump rules.Trump, held bool) (rules.Trump, error) {
	by := m.Game.TrumpBy()
	switch {
	case by == rules.BySuccess || by == rules.ByRotation || by == rules.ByHolder && !held:
		if trump != rules.Unnamed && trump != s.Trump {
			return trump, &rules.DealError{Field: "trump", Why: fmt.Sprintf("the trump is %v, not %v", s.Trump, trump)}
		}
		return s.Trump, nil
	case trump == rules.Unnamed:
		return trump, &rules.DealError{Field: "trump", Why: "the trump is missing"}
	case by == rules.ByHolder && !m.Game.MayName(trump):
		return trump, &rules.DealError{Field: "trump", Why: fmt.Sprintf("the trump %v cannot be named", trump)}
	case by == rules.ByTurnup && !m.Game.CanBeTrump(trump):
		return trump, &rules.DealError{Field: "trump", Why: fmt.Sprintf("no card turned up makes the trump %v", trump)}
	}
	return trump, nil
}

func (m *Match) add(s *State, r rules.Result) {
	s.Result, s.Closed = r, false
	for i := range s.Totals {
		s.Totals[i] += r.Points[i]
		s.Made[i] += int32(r.Made >> i & 1)
	}
	s.Number++
	s.InGame++
	s.Stage = Dealing
	s.Dealer = m.Game.Forehand(s.Dealer)
	switch m.Game.TrumpBy() {
	case rules.BySuccess:
		s.Trump = r.Next
	case rules.ByHolder:
		s.Trump = r.Trump
	case rules.ByRotation:
		s.Trump = m.Game.Rotated(m.rotation(s))
	}
	if m.gameOver(s) {
		m.endGame(s)
	}
	cut := m.Limit.Deals > 0 && int(s.Number) >= m.Limit.Deals || m.Limit.Games > 0 && int(s.Game) >= m.Limit.Games
	if cut {
		m.Cut(s)
	}
}

// Cut ends the match early: it has no winner, and a deal in play does not count. It
// does nothing to a match that is over.
func (m *Match) Cut(s *State) {
	if s.Stage == Ended {
		return
	}
	s.Stage = Ended
	s.End = End{Cut: true, Totals: s.Sum, Games: s.Wins}
	if !s.Closed {
		for i := range s.Totals {
			s.End.Totals[i] += s.Totals[i]
		}
	}
}

func leaders(g *rules.Game, p *Points) (ss rules.Seats, most int32) {
	most = p[0]
	for i := range g.Seats() {
		most = max(most, p[i])
	}
	for i := range rules.Seat(g.Seats()) {
		if p[i] == most {
			ss |= i.Set()
		}
	}
	return ss, most
}

// rotation returns the number of deals that the rotation of trumps has passed. A match with an
// opening begins at the trump of its first deal.
func (m *Match) rotation(s *State) uint32 {
	before, played := uint32(0), uint32(0)
	if o := m.opening; o != nil {
		played = uint32(o.Deals)
		for before = played; m.Game.Rotated(before) != o.Trump; {
			before++
		}
	}
	switch {
	case m.Game.TrumpGoesOn():
		return s.Number + before
	case s.Game > 0:
		return s.InGame
	}
	return s.InGame - played + before
}

// gameOver reports whether the deal just added ended the game: all its deals are played, or a
// player has reached the target, and no tie is to be played off.
func (m *Match) gameOver(s *State) bool {
	g := m.Game.GameRule()
	_, most := leaders(m.Game, &s.Totals)
	if g.Deals > 0 && int(s.InGame) < g.Deals || g.Deals == 0 && int(most) < g.Target {
		return false
	}
	return Ahead(m.Game, s.Totals, s.Made).Len() == 1 || g.CanShare()
}

// Ahead returns the seats ahead in a game by its totals: those with the most points or, where
// contracts break ties, those of them with the most contracts made.
func Ahead(g *rules.Game, totals, made Points) rules.Seats {
	level, _ := leaders(g, &totals)
	if g.GameRule().Tie != rules.ByContracts {
		return level
	}
	for i := range made {
		if !level.Has(rules.Seat(i)) {
			made[i] = -1
		}
	}
	level, _ = leaders(g, &made)
	return level
}

func (m *Match) endGame(s *State) {
	e := GameEnd{Game: s.Game, Totals: s.Totals}
	e.Winners = Ahead(m.Game, s.Totals, s.Made)
	if e.Winners&m.Game.Dummies() != 0 {
		e.Winners = 0 // a draw between the live players
	}
	m.addBonus(s, &e)
	for i := range s.Sum {
		s.Sum[i] += e.Totals[i] + e.Bonus[i]
	}
	for i := range e.Winners.All() {
		s.Wins[i]++
	}
	s.GameEnd, s.Closed = e, true
	s.Game++
	if m.matchOver(s) {
		m.end(s)
		return
	}
	s.Totals, s.Made, s.InGame = Points{}, Points{}, 0
	s.Dealer = m.gameDealer(s.Game)
	if !m.Game.TrumpGoesOn() {
		s.Trump = m.Game.FirstTrump()
	}
}

func (m *Match) addBonus(s *State, e *GameEnd) {
	g := m.Game.GameRule()
	if e.Winners == 0 {
		return
	}
	for i := range rules.Seat(m.Game.Seats()) {
		times := 0
		if e.Winners.Has(i) || g.BonusTo == rules.ToReached && int(s.Totals[i]) >= g.Target {
			times = 1
		}
		if g.ByDummy() && times > 0 {
			beaten := s.Totals[m.Game.Dummies().First()] >= s.Totals[1-i]
			switch {
			case beaten && g.BonusTo == rules.ToDouble:
				times = 2
			case !beaten && g.BonusTo == rules.ToDummy:
				times = 0
			}
		}
		e.Bonus[i] = int32(times * g.Bonus)
	}
}

func (m *Match) matchOver(s *State) bool {
	r := m.Game.RubberRule()
	_, most := leaders(m.Game, &s.Wins)
	return r.Games > 0 && int(s.Game) >= r.Games || r.Wins > 0 && int(most) >= r.Wins
}

// end closes the match. It is won by the first to win the required games or, where there is no such
// rule, on points with all bonuses; equal totals share.
func (m *Match) end(s *State) {
	e := End{Totals: s.Sum, Games: s.Wins}
	r := m.Game.RubberRule()
	switch {
	case r.Wins > 0:
		e.Winners, _ = leaders(m.Game, &s.Wins)
	case r.Games == 1: // ties were broken at the end of the game
		e.Winners = s.GameEnd.Winners
	default:
		e.Winners, _ = leaders(m.Game, &s.Sum)
	}
	if e.Winners&m.Game.Dummies() != 0 {
		e.Winners = 0
	}
	if fewer := r.Under - int(s.Game); r.Bonus > 0 && fewer > 0 && e.Winners.Len() == 1 {
		i := e.Winners.First()
		e.Rubber[i] = int32(r.Bonus * fewer)
		e.Totals[i] += e.Rubber[i]
	}
	s.Stage, s.End = Ended, e
}

// A View is what one seat may know of a match: its [rules.View] of the deal, and the scores, which
// are public.
type View struct {
	rules.View
	Stage  Stage  // what is due
	Number uint32 // of the deal that View is of, from 0
	Game   uint16 // that it belongs to
	Totals Points // in play in this game, the deal included once it is over
	Sum    Points // of the games finished, with bonuses
	Wins   Points // games won

	Contracts Points // made in the game in progress, where they break ties

	Closed  bool    // the deal, over, ended a game
	GameEnd GameEnd // how the game ended
	End     End     // when the match is over, how it ended

	Origin Origin // of the deal's trump
}

// View fills in v with what the seat may know. Before the first deal, the part
// about the deal is empty.
func (m *Match) View(s *State, seat rules.Seat, v *View) {
	*v = View{Stage: s.Stage, Number: s.Number, Game: s.Game, Totals: s.Totals, Sum: s.Sum, Wins: s.Wins, Closed: s.Closed, End: s.End}
	v.Seat, v.Due = seat, rules.Nobody
	if m.Game.GameRule().Tie == rules.ByContracts {
		v.Contracts = s.Made
	}
	if s.Deal.Phase() == 0 {
		return
	}
	m.Game.View(&s.Deal, seat, &v.View)
	v.Origin = m.known(s, &v.View)
	if s.Stage == Playing {
		return
	}
	if v.Phase != rules.Over { // the match was cut off in the middle of the deal
		v.Turn, v.Due, v.Options = 0, rules.Nobody, rules.Options{}
		return
	}
	v.Number--
	if m.Game.TrumpBy() == rules.ByRotation && s.Stage != Ended {
		v.Next = s.Trump
	}
	if s.Closed { // still the game that the deal belongs to
		v.Game, v.GameEnd, v.Totals = s.GameEnd.Game, s.GameEnd, s.GameEnd.Totals
	}
}

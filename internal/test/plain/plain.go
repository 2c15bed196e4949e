// Package plain is a second implementation of the rules of Ninety-Nine, written from the printed rules alone and
// used only as an oracle in tests. It is meant to read like the rules: plain slices, strings and loops, and one
// switch over the variant wherever the text of the variants differs.
package plain

import (
	"cmp"
	"errors"
	"slices"
)

// Options are the points of the rules that a table may change.
type Options struct {
	NineOrder    string // nines: ranking of the nines as trumps from the top, "" means "CHSD"
	TrumpAcross  bool   // the trump goes on from one game of a rubber to the next instead of starting afresh
	FirstNoTrump bool   // junk-joker: first deal at no trump instead of diamonds
	DuelTarget   int    // duel: target of the game, 0 means 100
	SilentReveal bool   // nobid: reveal is made without a number ("reveal"), instead of with one ("reveal 4")
	NameNoTrump  bool   // declarer, nines: the holder may also name no trump ("name none")

	// House rules, each of which the variant must allow.
	NoPremiums  bool     // no player may declare or reveal
	LastDealt   bool     // no joker; the last card dealt, the dealer's own, is shown and makes the trump
	Rotation    []string // the trumps of the deals of a game in a fixed order, over and over
	Tie         string   // what breaks a tie at the end of a game: "on", "share", "contracts"; "" as printed
	DummyDouble bool     // dummy: 100 for every win, 100 more if dummy beats or ties the loser, a rubber of three
}

// Match is one match of a variant, from its first deal to its end.
type Match struct {
	variant string
	o       Options
	first   int // first dealer of the first game

	// The match.
	game     int   // number of the game, from 0
	games    []int // games won by each seat
	sums     []int // totals of the finished games with their bonuses
	totals   []int // in play in this game
	made     []int // contracts made in this game
	played   int   // deals finished in the match
	deals    int   // deals finished in this game
	dealer   int
	trump    string // of the deal in play, or of the next one where that is fixed before it is dealt
	previous string // trump of the previous deal, "" in the first deal of a game
	over     bool
	score    *Score
	gameEnd  *GameEnd
	end      *End

	// The deal.
	inDeal     bool
	phase      int // place in the order of the phases of a deal
	hands      [][]card
	aside      [][]card
	said       []string // offer made by each seat, "" if none yet
	raiser     int      // seat that may raise its overcalled declare now, or -1
	premium    []string // settled premiums
	order      []int    // seats in the order in which they play to this trick
	trick      []card   // cards played to this trick, in that order
	tricks     []int    // tricks won by each seat
	controller int      // live seat that plays the dummy's cards
}

// New starts a match of the variant; first is the first dealer. It panics if there is no such variant, and if first
// is not a seat that deals.
func New(variant string, o Options, first int) *Match {
	if seatsOf(variant) == 0 {
		panic("plain: unknown variant " + variant)
	}
	if first < 0 || first >= liveOf(variant) {
		panic("plain: no such dealer")
	}
	o.NineOrder = cmp.Or(o.NineOrder, "CHSD")
	o.DuelTarget = cmp.Or(o.DuelTarget, 100)
	m := &Match{variant: variant, o: o, first: first, dealer: first, raiser: -1}
	n := seatsOf(variant)
	m.games, m.sums, m.totals, m.made = make([]int, n), make([]int, n), make([]int, n), make([]int, n)
	m.hands, m.aside = make([][]card, n), make([][]card, n)
	m.said, m.premium, m.tricks = make([]string, n), make([]string, n), make([]int, n)
	m.trump = firstTrump(variant, o)
	m.controller = m.forehand()
	return m
}

// Seats is the number of hands, a dummy included.
func (m *Match) Seats() int { return seatsOf(m.variant) }

// Dealer is the dealer of the deal in play or else of the next one; after the match, of the last one.
func (m *Match) Dealer() int { return m.dealer }

// Game is the number of the game of the deal in play or else of the next one, from 0; after the match, of the last one.
func (m *Match) Game() int { return m.game }

// Trump is the trump of the deal in play, or between deals that of the next one, "" where it is not known yet.
func (m *Match) Trump() string { return m.trump }

// InDeal says whether a deal is being played.
func (m *Match) InDeal() bool { return m.inDeal }

// Over says whether the match has ended.
func (m *Match) Over() bool { return m.over }

// Score is the score of the last finished deal, nil before there is one.
func (m *Match) Score() *Score { return m.score }

// GameEnd is the game that the last act ended, nil if it ended none.
func (m *Match) GameEnd() *GameEnd { return m.gameEnd }

// End is the end of the match, nil before it.
func (m *Match) End() *End { return m.end }

// Hand is the cards that a seat still holds, without those laid aside.
func (m *Match) Hand(seat int) []string { return namesOf(m.hands[seat]) }

// Aside is the bid-cards that a seat has laid aside; in nobid the three left, once the ninth trick is over.
func (m *Match) Aside(seat int) []string { return namesOf(m.aside[seat]) }

// Premiums is what each seat holds after the offers are settled, all "" before.
func (m *Match) Premiums() []string { return append([]string(nil), m.premium...) }

// live is the number of seats held by players: only they deal, lay aside and make offers.
func (m *Match) live() int { return liveOf(m.variant) }

// forehand: "F = forehand, the player on the dealer's left"; beside a dummy, the non-dealer.
func (m *Match) forehand() int { return (m.dealer + 1) % m.live() }

// Deal begins the next deal. hands are as dealt, a joker already replaced by the turn-up's card; aside is the dummy's
// three bid-cards, which are also in its hand of twelve; turnup is "", a card or "joker". It panics if no deal can
// begin now.
func (m *Match) Deal(hands [][]string, aside []string, turnup string) {
	if m.inDeal || m.over || len(hands) != m.Seats() {
		panic("plain: no such deal can begin now")
	}
	for seat := range hands {
		m.hands[seat] = readCards(hands[seat])
		m.aside[seat] = nil
		m.said[seat], m.premium[seat], m.tricks[seat] = "", "", 0
	}
	// "Dummy's top three cards are its bid, unseen to the end."
	if m.live() < m.Seats() {
		m.aside[2] = readCards(aside)
		for _, c := range m.aside[2] {
			m.hands[2] = without(m.hands[2], c)
		}
	}
	m.mustHaveCards()
	if m.o.LastDealt {
		without(m.hands[m.dealer], readCard(turnup)) // the dealer has it, and keeps it
	}
	if m.o.LastDealt || usesTurnUp(m.variant) {
		m.trump = turnUpTrump(m.variant, turnup)
	}
	m.gameEnd = nil
	m.inDeal, m.phase, m.raiser = true, 0, -1
	// F leads to the first trick; beside a dummy, "the leader then plays dummy's card".
	m.controller = m.forehand()
	m.startTrick(m.forehand())
}

// mustHaveCards panics unless every hand has its number of cards: 12, three of a dummy's already aside; in four 13.
func (m *Match) mustHaveCards() {
	for seat := range m.hands {
		want := 12
		if m.variant == "four" {
			want = 13
		}
		if len(m.hands[seat])+len(m.aside[seat]) != want || seat >= m.live() && len(m.aside[seat]) != 3 {
			panic("plain: wrong number of cards")
		}
	}
}

// phaseName is the present phase: "lay", "offer", "name" or "play".
func (m *Match) phaseName() string { return phasesOf(m.variant, m.o)[m.phase] }

// Turn is the seats that may act now, ascending: in secret things all who have not yet acted, else the one whose turn
// it is; when a dummy's card is due, the dummy's seat.
func (m *Match) Turn() []int {
	if !m.inDeal {
		return nil
	}
	switch m.phaseName() {
	case "lay":
		return m.turnToLay()
	case "offer":
		return m.turnToOffer()
	case "name":
		return []int{m.holder()}
	}
	return []int{m.order[len(m.trick)]}
}

// By is who acts for the seat: itself, or for a dummy the player who controls it now.
func (m *Match) By(seat int) int {
	if seat >= m.live() {
		return m.controller
	}
	return seat
}

func (m *Match) mayAct(seat int) bool { return slices.Contains(m.Turn(), seat) }

// Legal is every act that the seat may do now, in the words of the record; nil if it is not its turn.
func (m *Match) Legal(seat int) []string {
	if !m.mayAct(seat) {
		return nil
	}
	switch m.phaseName() {
	case "lay":
		return m.layWords(seat)
	case "offer":
		return m.offerWords()
	case "name":
		return m.nameWords()
	}
	return m.playWords(seat)
}

// Act does one act for the seat. It returns an error, and changes nothing, if the act is not legal now.
func (m *Match) Act(seat int, act string) error {
	if !m.mayAct(seat) {
		return errors.New("plain: it is not this seat's turn")
	}
	if m.phaseName() == "lay" {
		return m.lay(seat, act)
	}
	if !slices.Contains(m.Legal(seat), act) {
		return errors.New("plain: not legal now: " + act)
	}
	switch m.phaseName() {
	case "offer":
		m.offer(seat, act)
	case "name":
		m.trump = act[len("name "):]
		m.nextPhase()
	case "play":
		m.play(seat, act[len("play "):])
	}
	return nil
}

func (m *Match) nextPhase() {
	m.phase++
	if m.phaseName() == "name" && m.holder() < 0 {
		m.nobodyNames()
		m.phase++
	}
}

// nobodyNames: "Nobody bids: no trump in the first deal of a game, later the previous deal's trump stays."
func (m *Match) nobodyNames() {
	m.trump = cmp.Or(m.previous, "none")
}

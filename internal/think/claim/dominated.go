package claim

import (
	"ninetynine/cards"
	"ninetynine/internal/think/worlds"
	"ninetynine/rules"
)

// Dominated returns those cards that the View's seat may play from its own hand but should not: for
// each there is another of its options that makes its contract in every deal that agrees with the
// View in which the card would, however all other seats play. It finds three kinds, and takes well
// under a microsecond:
//
//   - If some card makes the contract certain, all that do not.
//   - If all tricks left are needed: of cards that beat all cards of other suits, where the hand has
//     no others, all but the highest to be led; and of cards of a suit that are sure to take the
//     trick, all but the lowest.
//   - If no more tricks may be won: of cards of a suit that cannot take the trick, all but the
//     highest.
//
// As long as another seat may still make a premium, to break it can be worth more than the own
// contract. Then only the second kind counts.
//
// It is none where the cards left over are the bid.
func Dominated(g *rules.Game, v *rules.View) cards.Set {
	worse, _ := dominated(g, v)
	return worse
}

// A Blunder is a kind of card that a player should not play for its contract.
type Blunder int

// The kinds: three of [Dominated] cards, and cards that cost the contract although others may not.
const (
	Unsure    Blunder = iota // another card makes the contract certain
	OutOfTurn                // all tricks left are needed, and another card goes first
	HighKept                 // no more tricks may be won, and a higher card would lose, too
	Lost                     // the contract fails in every deal that agrees with the View, and not after another card

	BlunderKinds = iota
)

// String returns the kind in a word or two.
func (b Blunder) String() string {
	return [...]string{"unsure", "out of turn", "high kept", "lost"}[b]
}

// Blunders returns, by kind, the cards that would be blunders of the View's seat.
func Blunders(g *rules.Game, v *rules.View) (bad [BlunderKinds]cards.Set) {
	worse, kind := dominated(g, v)
	bad[kind] = worse
	gone := fails(g, v, true)
	if premiumAtStake(g, v) {
		return bad
	}
	if canRefute(g, v) && g.Tricks()-int(v.Tricks) <= LateTricks {
		sure, lost := NewProver(g).settled(v)
		if sure != 0 {
			bad[Unsure] |= v.Options.From &^ sure
		}
		gone |= lost
	}
	if gone != v.Options.From {
		bad[Lost] = gone
	}
	return bad
}

func dominated(g *rules.Game, v *rules.View) (cards.Set, Blunder) {
	o := v.Options
	if v.Phase != rules.Playing || o.Seat != v.Seat || o.From.Len() < 2 || kept(g) {
		return 0, 0
	}
	left := g.Tricks() - int(v.Tricks)
	goal := g.Makes(v, v.Seat) >> v.Won[v.Seat] & (1<<(left+1) - 1)
	if goal == 0 || goal == 1<<(left+1)-1 {
		return 0, 0 // lost, or safe
	}
	h := holding{worlds.Look(g, v), goal}
	own := !premiumAtStake(g, v)
	if sure := h.sureCards(); own && sure != 0 {
		return o.From &^ sure, Unsure
	}
	switch {
	case h.goal == 1<<left:
		return h.dominatedOfAll(o.From), OutOfTurn
	case h.goal == 1 && own:
		return h.dominatedOfNone(o.From), HighKept
	}
	return 0, 0
}

// premiumAtStake is [Torn], but also reports aims that agree: earlier editions play by it.
func premiumAtStake(g *rules.Game, v *rules.View) bool {
	for i := range rules.Seat(g.Seats()) {
		if i != v.Seat && v.Holds[i] != 0 && g.Prospect(v, i) != rules.Lost {
			return true
		}
	}
	return false
}

// Torn reports whether the View's seat has two aims that may disagree: another seat may still make a premium that it
// holds, and to break it can be worth more than the own contract. The aims agree where both seats have their tricks:
// who loses the next ones keeps its own contract, and may break the other.
func Torn(g *rules.Game, v *rules.View) bool {
	full := g.Prospect(v, v.Seat) == rules.Kept
	for i := range rules.Seat(g.Seats()) {
		if i == v.Seat || v.Holds[i] == 0 {
			continue
		}
		if p := g.Prospect(v, i); p != rules.Lost && !(full && p == rules.Kept) {
			return true
		}
	}
	return false
}

// A holding is a hand that has a card to play, and what the View tells about the other hands.
type holding struct {
	worlds.Trick
	goal uint32 // the numbers of further tricks that make the contract, a bit each
}

// sureCards returns the options after which the contract is certain.
func (h *holding) sureCards() (sure cards.Set) {
	trumps := h.Game.Trumps(h.View.Trump)
	var topTrumps, winners, losers cards.Set // sure to take a trick at any time, if led, and to take none that another hand leads
	for c := range h.Hand.Cards() {
		above := h.Above(c)
		if trumps.Has(c) && h.IsMaster(c) {
			topTrumps |= c.Set()
		}
		if !h.Beats(h.Others, c, c) {
			winners |= c.Set()
		}
		if !trumps.Has(c) && h.Others&h.Suit(c)&^above == 0 {
			losers |= c.Set()
		}
	}
	for c := range h.View.Options.From.Cards() {
		rest := h.Hand &^ c.Set()
		tricks := 0 // of those left that are sure to be won, and no more
		switch {
		case h.Loses(c) && rest&^topTrumps == 0:
			tricks = rest.Len()
		case h.Loses(c) && rest&^losers == 0:
		case rest&^winners == 0 && h.Wins(c):
			tricks = 1 + rest.Len()
		default:
			continue
		}
		if h.goal>>tricks&1 == 1 {
			sure |= c.Set()
		}
	}
	return sure
}

// dominatedOfAll returns the dominated options if all tricks left are needed.
func (h *holding) dominatedOfAll(from cards.Set) cards.Set {
	if h.Led == 0 {
		one := from.First()
		if rest := h.Others &^ h.Suit(one); h.Hand&^h.Suit(one) == 0 && !h.Beats(rest, one, one) {
			return h.BelowAnother(from)
		}
		return 0
	}
	var sure, above cards.Set
	for c := range from.Cards() {
		if h.Wins(c) {
			sure |= c.Set()
			above |= h.Above(c)
		}
	}
	return sure & above
}

// dominatedOfNone returns the dominated options if no more tricks may be won.
func (h *holding) dominatedOfNone(from cards.Set) cards.Set {
	var lose cards.Set
	for c := range from.Cards() {
		if h.Loses(c) {
			lose |= c.Set()
		}
	}
	return h.BelowAnother(lose)
}

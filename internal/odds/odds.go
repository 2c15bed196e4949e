// Package odds reckons by rule of thumb how likely a card is to win a trick
// and a hand to meet its bid. It is what the players greedy and pimc have in
// common. Both are yardsticks of published figures, so nothing here may so
// much as round another way without measuring them anew. Products are converted
// to their own type before they are added, since some processors round a
// product and a sum at once where they may.
package odds

import (
	"math"

	"ninetynine/cards"
	"ninetynine/rules"
)

// A card's class decides which weights its chance is reckoned with.
const (
	Plain   = iota // of a suit that can be trumped
	Trump          // a trump
	Equal          // of any suit where there is no trump
	Classes        // how many there are
)

// The features of a card.
const (
	One        = iota // always 1
	Few               // 1/(1+h), h the higher cards of its suit that others will play, on average
	Higher            // h
	Lower             // likewise, the lower ones
	OwnHigher         // higher cards of its suit in one's own hand
	OwnLower          // lower ones
	TrumpsOut         // trumps that others will play (plain cards)
	OwnTrumps         // trumps in one's own hand (plain cards)
	TricksLeft        // to be played after the one in progress
	Voids             // opponents known to be out of its suit
	Features          // how many there are
)

// Weights are those of the features of a class: a logistic regression on
// whether the card wins a trick.
type Weights [Features]float32

// An Estimate is what was fitted for a number of hands.
type Estimate struct {
	Cards [Classes]Weights
	Bids  [2]float32 // see [Tables.Bids]
}

// Found by greedy's self-play: of a range of values each, those after which
// a seat of its scored most against others of its kind.
const (
	Overtakes  = 0.7  // how often an opponent who can beat a card in its suit does
	Ruffs      = 0.55 // and one who can trump it
	TrickWorth = 0.05 // of a trick, in contracts
)

const (
	trumps   = int(rules.NinesTrump) + 1 // that a deal can be played at
	suits    = cards.Suits + 1           // the four, and nines where they are trumps
	sigmoids = 1 << 10
	span     = 8 // the logistic function is tabulated from -span to span
)

// Tables are a game as rules of thumb look at it. They never change once
// compiled.
type Tables struct {
	Game     *rules.Game
	Variant  rules.Variant
	Pack     cards.Set
	Keep     bool // the cards left over are the bid
	Estimate *Estimate
	Suit     [trumps][64]uint8                          // the number of the suit that a card counts as
	Follow   [trumps][suits]cards.Set                   // the cards of a suit
	Trumps   [trumps]cards.Set                          // the trumps
	Wanted   [rules.MaxAside*rules.MaxTricks + 1]uint16 // the numbers of tricks that fulfil a bid, a bit each
	sigmoid  [sigmoids]float32
}

// Compile returns the tables of the game.
func Compile(g *rules.Game) *Tables {
	t := &Tables{Game: g, Variant: g.Variant(), Pack: g.Pack()}
	t.Keep = !t.Variant.Order.Has(rules.Laying)
	t.Estimate = &fitted[min(g.Seats(), len(fitted)+1)-2]
	for trump := range rules.Trump(trumps) {
		t.compile(trump)
	}
	for bid := range min(g.Tricks()+1, len(t.Wanted)) {
		for n := range g.Tricks() + 1 {
			if g.Meets(bid, n) {
				t.Wanted[bid] |= 1 << n
			}
		}
	}
	for i := range t.sigmoid {
		x := (float64(i)+0.5)*2*span/sigmoids - span
		t.sigmoid[i] = float32(1 / (1 + math.Exp(-x)))
	}
	return t
}

// Nameable returns the trumps that may be named, a bit each.
func (t *Tables) Nameable() cards.Set {
	r := &t.Variant.Trump
	set := cards.Set(0b11110)
	if r.None {
		set |= 1 << rules.NoTrump
	}
	if r.Nines {
		set |= 1 << rules.NinesTrump
	}
	return set
}

func (t *Tables) compile(trump rules.Trump) {
	g := t.Game
	if k, ok := trump.Suit(); ok {
		t.Trumps[trump] = t.Pack.In(k)
	} else if trump == rules.NinesTrump {
		t.Trumps[trump] = t.Pack & cards.All(cards.Nine)
	}
	for k := range suits {
		t.Follow[trump][k] = t.Pack & g.Following(trump, k)
	}
	for c := range t.Pack.Cards() {
		t.Suit[trump][c] = uint8(g.SuitOf(trump, c))
	}
}

// Bids returns what the chance of a bid, going by the cards' chances alone,
// comes to for one who steers by it from the first trick on: a constant, and
// a factor of the logit.
func (t *Tables) Bids() [2]float32 {
	if t.Keep {
		return leftover
	}
	return t.Estimate.Bids
}

// Logistic returns 1/(1+exp(-x)).
func (t *Tables) Logistic(x float32) float32 {
	return t.sigmoid[max(0, min(int((x+span)*(sigmoids/(2*span))), sigmoids-1))]
}

// Logit returns log(p/(1-p)), of p kept a little away from 0 and 1.
func Logit(p float32) float32 {
	x := min(max(float64(p), 1e-4), 1-1e-4)
	return float32(math.Log(x / (1 - x)))
}

// Supposed returns the trump that chances are reckoned at: no trump if it is
// yet to be named.
func Supposed(trump rules.Trump) rules.Trump {
	if trump == rules.Unnamed {
		return rules.NoTrump
	}
	return trump
}

package heuristic

import (
	"ninetynine/cards"
	"ninetynine/internal/base/elementary"
	"ninetynine/rules"
)

// Found by self-play of greedy: of a range of values each, these scored most for a seat when all
// seats are greedy.
const (
	overtakes  = 0.7  // how often an opponent who can beat a card in its suit does
	ruffs      = 0.55 // how often an opponent who can trump it does
	trickWorth = 0.05 // of a trick, in contracts
)

// A sight is the view of one seat at one decision: which cards are still out, how likely they are
// to be played, and the resulting chances of its own cards.
type sight struct {
	*Game
	scene  Board
	trump  rules.Trump
	unseen cards.Set // in unknown hands or unknown bids
	open   cards.Set // in other seats' open hands
	hidden rules.Seats
	left   int            // tricks after the one in progress
	share  [suits]float32 // the share of a suit's unseen cards that will be played
	void   [suits]uint8   // hidden hands known to be out of a suit
	lacks  [suits]float32 // chance that a hidden hand, not known to be void in the suit, lacks a given card of it
	calm   [5]float32     // chance that other seats lead a suit at most so often
	base   [64]float32    // the part of a card's logit that does not depend on its own hand
}

func (g *Game) see(s *Board, seat rules.Seat, trump rules.Trump, x *sight) {
	x.Game, x.scene, x.trump, x.left = g, *s, trump, s.left
	known := s.seen | s.Hand[seat] | s.Aside[seat]
	x.open, x.hidden = 0, 0
	for i := range rules.Seat(g.hands) {
		switch {
		case i == seat:
			continue
		case s.open.Has(i):
			x.open |= s.Hand[i]
		default:
			x.hidden |= i.Set()
		}
		if s.exposed.Has(i) {
			known |= s.Aside[i]
		}
	}
	x.unseen = g.Pack() &^ known &^ x.open
	hands := x.hidden.Len()
	idle := max(0, x.unseen.Len()-hands*x.left) // cards that will not be played
	x.void = [suits]uint8{}
	for i := range x.hidden.All() {
		for k := range x.void {
			x.void[k] += s.void[i] >> k & 1
		}
	}
	for k := range x.share {
		in := hands - int(x.void[k])
		playing := float32(in * x.left)
		x.share[k] = playing / (playing + float32(idle) + 1e-6)
		x.lacks[k] = 1 - float32(x.left+1)/float32(in*(x.left+1)+idle)
	}
	if g.keeps {
		x.calmness()
	}
}

// calmness fills in the chances that other seats lead a suit at most so often.
func (x *sight) calmness() {
	n := float64(x.hands)
	mean := float64(x.left) * (n - 1) / n / cards.Suits
	term, sum := elementary.Exp(-mean), 0.0
	for i := range x.calm {
		sum += term
		x.calm[i] = float32(sum)
		term *= mean / float64(i+1)
	}
}

// following returns the cards of the suit that a card counts as: those that follow when it is led.
func (x *sight) following(c cards.Card) cards.Set {
	return x.Following(x.trump, x.SuitOf(x.trump, c))
}

func (x *sight) beating(c cards.Card) cards.Set {
	beat := x.Above(x.trump, c)
	if tr := x.Trumps(x.trump); !tr.Has(c) {
		beat |= tr
	}
	return beat
}

// out returns how many of the cards, all of suit number k, others will play,
// on average.
func (x *sight) out(cs cards.Set, k int) float32 {
	return float32(x.share[k]*float32((x.unseen&cs).Len())) + float32((x.open & cs).Len())
}

// around returns how many cards other seats will play, on average, above and below a card in its
// suit, and trumps, if it is not a trump.
func (x *sight) around(c cards.Card) (above, below, trumps float32) {
	k := x.SuitOf(x.trump, c)
	up := x.Above(x.trump, c)
	above, below = x.out(up, k), x.out(x.Following(x.trump, k)&^up, k)
	if tr := x.Trumps(x.trump); tr != 0 && !tr.Has(c) {
		trumps = x.out(tr, x.SuitOf(x.trump, tr.First()))
	}
	return above, below, trumps
}

func (x *sight) class(c cards.Card) int {
	switch {
	case x.trump == rules.NoTrump:
		return equalCard
	case x.Trumps(x.trump).Has(c):
		return trumpCard
	}
	return plainCard
}

// features returns a card's features; those of its own hand are left 0.
func (x *sight) features(c cards.Card) weights {
	above, below, trumps := x.around(c)
	return weights{
		one: 1, few: 1 / (1 + above), higher: above, lower: below, trumpsOut: trumps,
		tricksLeft: float32(x.left), voids: float32(x.void[x.SuitOf(x.trump, c)]),
	}
}

// weigh prepares the chances of the cards.
func (x *sight) weigh(hand cards.Set) {
	for h := hand; h != 0; h &= h - 1 {
		c := h.First()
		w, f := &x.estimate.cards[x.class(c)], x.features(c)
		x.base[c&63] = w[one] + float32(w[few]*f[few]) + float32(w[higher]*f[higher]) + float32(w[lower]*f[lower]) +
			float32(w[trumpsOut]*f[trumpsOut]) + float32(w[tricksLeft]*f[tricksLeft]) + float32(w[voids]*f[voids])
	}
}

// own returns the features of a card of the class that depend on the hand.
func (x *sight) own(c cards.Card, class int, hand cards.Set) (above, below, trumps float32) {
	suit := hand & x.Following(x.trump, x.SuitOf(x.trump, c)) // unrolled, so that all this is inlined
	up := (suit & x.Above(x.trump, c)).Len()
	if class == plainCard {
		trumps = float32((hand & x.Trumps(x.trump)).Len())
	}
	return float32(up), float32(suit.Len() - 1 - up), trumps
}

func (x *sight) chance(c cards.Card, hand cards.Set) float32 {
	class := x.class(c)
	w := &x.estimate.cards[class]
	above, below, trumps := x.own(c, class, hand)
	return x.logistic(x.base[c&63] + float32(w[ownHigher]*above) + float32(w[ownLower]*below) + float32(w[ownTrumps]*trumps))
}

type chances struct {
	of   [rules.MaxHand]float32
	n    int
	mean float32 // number of tricks: their sum
}

func (x *sight) chances(hand cards.Set, all *chances) {
	all.n, all.mean = 0, 0
	for h := hand; h != 0; h &= h - 1 {
		q := x.chance(h.First(), hand)
		all.of[all.n] = q
		all.mean += q
		all.n++
	}
}

// A table has the chances of a hand's cards for every choice of cards taken out of it: they depend
// only on the numbers of cards above and below each, and of trumps, and are computed once.
type table struct {
	hand  cards.Set
	place [64]uint8 // in cards, by card
	cards [rules.MaxHand]tabled
}

type tabled struct {
	above, below, trumps cards.Set                      // of the hand
	chance               [taken * taken * taken]float32 // 0: not yet computed; a chance is never 0
}

// taken is one more than the most cards taken out of a hand.
const taken = rules.MaxAside + 1

// begin notes the cards of the hand, which must have been weighed.
func (t *table) begin(x *sight, hand cards.Set) {
	t.hand = hand
	for n, h := uint8(0), hand; h != 0; n, h = n+1, h&(h-1) {
		c := h.First()
		e := &t.cards[n]
		t.place[c&63] = n
		suit := hand & x.following(c)
		e.above = suit & x.Above(x.trump, c)
		e.below = suit &^ e.above &^ c.Set()
		if x.class(c) == plainCard {
			e.trumps = hand & x.Trumps(x.trump)
		}
	}
}

// chances fills in the chances of the cards that are left when some are laid aside, in the sight
// that the table began with.
func (t *table) chances(x *sight, aside cards.Set, all *chances) {
	all.n, all.mean = 0, 0
	t.add(x, t.hand, aside, all)
}

// add adds the chances of those of the cards that are left.
func (t *table) add(x *sight, of, aside cards.Set, all *chances) {
	for left := of &^ aside; left != 0; left &= left - 1 {
		e := &t.cards[t.place[left.First()&63]]
		at := ((aside&e.above).Len()*taken+(aside&e.below).Len())*taken + (aside & e.trumps).Len()
		q := e.chance[at]
		if q == 0 {
			q = x.chance(left.First(), t.hand&^aside)
			e.chance[at] = q
		}
		all.of[all.n] = q
		all.mean += q
		all.n++
	}
}

func (x *sight) holds(i rules.Seat, cs cards.Set) float32 {
	n := (x.unseen & cs).Len()
	if n == 0 {
		return 0
	}
	k := x.SuitOf(x.trump, cs.First())
	if x.scene.void[i]>>k&1 == 1 {
		return 0
	}
	q, lacks := float32(1), x.lacks[k]
	for range n {
		q *= lacks
	}
	return 1 - q
}

// beaten returns the chance that a seat that plays later beats a card with one of the cards beat,
// when suit was led.
func (x *sight) beaten(i rules.Seat, suit, beat cards.Set) float32 {
	if !x.scene.open.Has(i) {
		better, follows, trumps := x.holds(i, suit&beat), x.holds(i, suit), x.holds(i, x.Trumps(x.trump)&beat&^suit)
		ruff := ruffs * trumps
		return float32(overtakes*better) + float32((1-follows)*ruff)
	}
	hand := x.scene.Hand[i]
	if f := hand & suit; f != 0 {
		hand = f
	}
	switch {
	case hand&beat == 0:
		return 0
	case hand&^beat == 0:
		return 1
	case x.obeys(i):
		return 0
	}
	return overtakes
}

// obeys reports whether the seat is a dummy whose card is chosen later by the player who leads now.
func (x *sight) obeys(i rules.Seat) bool {
	return x.scene.played == 0 && !x.Live().Has(i)
}

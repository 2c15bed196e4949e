package search

import (
	"math"
	"math/bits"

	"ninetynine/cards"
	"ninetynine/rules"
)

// A card's class decides which weights its chance is reckoned with.
const (
	plainCard = iota // of a suit that can be trumped
	trumpCard        // a trump
	equalCard        // of any suit where there is no trump
	classes
)

// A rating is what a card's chance to win a trick is reckoned from: the
// weights of a logistic regression.
type rating struct {
	one        float32
	few        float32 // of 1/(1+h), h the higher cards of its suit that others will play, on average
	higher     float32 // of h
	lower      float32 // likewise, the lower ones
	ownHigher  float32 // of the higher cards of its suit in one's own hand
	ownLower   float32 // of the lower ones
	trumpsOut  float32 // of trumps that others will play (plain cards)
	ownTrumps  float32 // of trumps in one's own hand (plain cards)
	tricksLeft float32
	voids      float32 // of the others known to be out of its suit
}

// An estimate is what was fitted for a number of hands: cards, and what the chance of
// a bid so reckoned comes to for one who steers by it, as a constant and a
// factor of its logit.
type estimate struct {
	cards [classes]rating
	bids  [2]float32
}

// estimates are for two, three, four and five hands: the regressions over
// deals of greedy's self-play that greedy itself uses.
var estimates = [...]estimate{
	{
		cards: [classes]rating{
			{-1.324, 0.983, -0.994, 1.017, -0.138, -0.122, -1.325, 0.343, 0.325, -0.253},
			{-7.441, 12.163, 0.861, -0.500, 0.482, 1.282, 0.000, 0.000, 0.034, 1.359},
			{-1.762, 2.229, -0.755, 1.169, 0.391, 0.191, 0.000, 0.000, -0.061, -1.039},
		},
		bids: [2]float32{0.191, 0.539},
	},
	{
		cards: [classes]rating{
			{-2.748, 1.471, -0.394, 0.429, -0.106, -0.153, -0.464, 0.159, 0.287, -0.243},
			{-4.584, 8.046, 0.002, -0.245, 0.357, 0.683, 0.000, 0.000, 0.153, 0.090},
			{-3.067, 2.624, -0.273, 0.485, 0.133, 0.167, 0.000, 0.000, 0.034, -0.266},
		},
		bids: [2]float32{0.115, 0.632},
	},
	{
		cards: [classes]rating{
			{-3.185, 2.072, -0.222, 0.241, -0.144, -0.151, -0.269, 0.063, 0.272, -0.152},
			{-2.958, 5.541, -0.292, -0.157, 0.257, 0.619, 0.000, 0.000, 0.185, 0.149},
			{-3.323, 3.119, -0.215, 0.214, 0.117, 0.105, 0.000, 0.000, 0.064, -0.171},
		},
		bids: [2]float32{0.326, 0.677},
	},
	{
		cards: [classes]rating{
			{-3.815, 2.389, -0.174, 0.195, -0.181, -0.179, -0.201, 0.012, 0.301, -0.116},
			{-3.329, 5.970, -0.256, -0.127, 0.181, 0.646, 0.000, 0.000, 0.234, 0.069},
			{-4.048, 3.877, -0.094, 0.193, 0.034, 0.079, 0.000, 0.000, 0.057, -0.143},
		},
		bids: [2]float32{0.568, 0.827},
	},
}

// What a rule of thumb supposes, as greedy does.
const (
	overtakes   = 0.7  // how often an opponent who can beat a card in its suit does
	ruffs       = 0.55 // and one who can trump it
	trickWorth  = 0.05 // of a trick, in contracts
	declareFrom = 0.6  // chance of a contract worth declaring
)

const (
	trumps   = int(rules.NinesTrump) + 1 // that can be played at
	span     = 8                         // the logistic function is tabulated from -span to span
	sigmoids = 1 << 10
)

// thumb is a game as rules of thumb look at it: they give each card a chance
// to win a trick and play so that those come to the bid. It is what playouts
// are made with, so it must be fast before it is clever. It never changes.
type thumb struct {
	game     *rules.Game
	variant  *rules.Variant
	pack     cards.Set
	keep     bool // the cards left over are the bid
	weights  *estimate
	suit     [trumps][64]uint8
	follow   [trumps][suits]cards.Set
	above    [trumps][64]cards.Set // the cards of its own suit that beat a card
	trumps   [trumps]cards.Set
	nameable cards.Set
	wanted   [rules.MaxAside*rules.MaxTricks + 1]uint16 // numbers of tricks that fulfil a bid, a bit each
	holds    [rules.MaxHand + 1][64]float32             // by cards held and n: chance to hold one of n unseen cards
	sigmoid  [sigmoids]float32
}

func newThumb(g *rules.Game) *thumb {
	t := &thumb{game: g, variant: g.Variant(), pack: g.Pack()}
	t.keep = !t.variant.Order.Has(rules.Laying)
	t.weights = &estimates[min(g.Seats(), len(estimates)+1)-2]
	for trump := range rules.Trump(trumps) {
		t.compile(trump)
	}
	for bid := range min(g.Tricks()+1, len(t.wanted)) {
		for n := range g.Tricks() + 1 {
			if g.Meets(bid, n) {
				t.wanted[bid] |= 1 << n
			}
		}
	}
	for held := range t.holds {
		idle := float64((g.Seats() - 1) * t.variant.Aside)
		others := float64((g.Seats()-1)*held) + idle
		for n := range t.holds[held] {
			t.holds[held][n] = float32(1 - math.Pow(1-float64(held)/max(others, 1), float64(n)))
		}
	}
	for i := range t.sigmoid {
		x := (float64(i)+0.5)*2*span/sigmoids - span
		t.sigmoid[i] = float32(1 / (1 + math.Exp(-x)))
	}
	return t
}

func (t *thumb) compile(trump rules.Trump) {
	g := t.game
	if k, ok := trump.Suit(); ok {
		t.trumps[trump] = t.pack.In(k)
	} else if trump == rules.NinesTrump {
		t.trumps[trump] = t.pack & cards.All(cards.Nine)
	}
	for k := range suits {
		t.follow[trump][k] = t.pack & g.Following(trump, k)
	}
	for c := range t.pack.Cards() {
		k := g.SuitOf(trump, c)
		t.suit[trump][c] = uint8(k)
		for d := range t.follow[trump][k].Cards() {
			if g.Strength(trump, c, d) > g.Strength(trump, c, c) {
				t.above[trump][c] |= d.Set()
			}
		}
	}
}

func (t *thumb) logistic(x float32) float32 {
	return t.sigmoid[max(0, min(int((x+span)*(sigmoids/(2*span))), sigmoids-1))]
}

// honest corrects a chance reckoned before play from those of cards.
func (t *thumb) honest(p float32) float32 {
	x := min(max(float64(p), 1e-4), 1-1e-4)
	return t.logistic(t.weights.bids[0] + t.weights.bids[1]*float32(math.Log(x/(1-x))))
}

// A glance is what a seat sees of a world at one decision.
type glance struct {
	*thumb
	trump  rules.Trump
	unseen cards.Set // in hidden hands and bids
	open   cards.Set // in hands of others that lie open
	left   float32   // tricks after the one in progress
	share  [suits]float32
	voids  [suits]float32
}

// glance looks at the world with the eyes of a seat.
func (t *thumb) glance(w *world, seat rules.Seat, trump rules.Trump, g *glance) {
	g.thumb, g.trump, g.left = t, trump, float32(w.left)
	g.open = 0
	known := w.seen | w.hand[seat] | w.aside[seat]
	var playing [suits]int
	idle := 0
	g.voids = [suits]float32{}
	for i := range rules.Seat(t.variant.Seats) {
		if i == seat {
			continue
		}
		if w.exposed.Has(i) {
			known |= w.aside[i]
		} else {
			idle += t.variant.Aside
		}
		if w.open.Has(i) {
			g.open |= w.hand[i]
			continue
		}
		n := w.left
		for k := range playing {
			if w.void[i]>>k&1 == 1 {
				g.voids[k]++
			} else {
				playing[k] += n
			}
		}
	}
	g.unseen = t.pack &^ known &^ g.open
	for k, n := range playing {
		g.share[k] = 0
		if n > 0 {
			g.share[k] = float32(n) / float32(n+idle)
		}
	}
}

// out returns how many of the cards, of suit k, others will play, on average.
func (g *glance) out(cs cards.Set, k uint8) float32 {
	return g.share[k]*float32((g.unseen&cs).Len()) + float32((g.open & cs).Len())
}

// base returns the part of a card's logit that its own hand does not change.
func (g *glance) base(c cards.Card) float32 {
	k := g.suit[g.trump][c&63]
	up := g.above[g.trump][c&63]
	r := g.rating(c)
	h := g.out(up, k)
	z := r.one + r.few/(1+h) + r.higher*h + r.lower*g.out(g.follow[g.trump][k]&^up, k) +
		r.tricksLeft*g.left + r.voids*g.voids[k]
	if tr := g.trumps[g.trump]; tr != 0 && !tr.Has(c) {
		z += r.trumpsOut * g.out(tr, g.suit[g.trump][tr.First()&63])
	}
	return z
}

func (g *glance) rating(c cards.Card) *rating {
	switch {
	case g.trump == rules.NoTrump:
		return &g.weights.cards[equalCard]
	case g.trumps[g.trump].Has(c):
		return &g.weights.cards[trumpCard]
	}
	return &g.weights.cards[plainCard]
}

// chance returns the chance of a card of the hand to win a trick.
func (g *glance) chance(base float32, c cards.Card, hand cards.Set) float32 {
	r := g.rating(c)
	own := hand & g.follow[g.trump][g.suit[g.trump][c&63]]
	up := (own & g.above[g.trump][c&63]).Len()
	z := base + r.ownHigher*float32(up) + r.ownLower*float32(own.Len()-1-up)
	if r.ownTrumps != 0 {
		z += r.ownTrumps * float32((hand & g.trumps[g.trump]).Len())
	}
	return g.logistic(z)
}

// meets returns the chance that as many of the chances come true as one of
// the bits of wanted says (a Poisson binomial distribution).
func meets(chances []float32, wanted uint16) float32 {
	wanted &= 1<<(len(chances)+1) - 1
	if wanted == 0 {
		return 0
	}
	var p [rules.MaxHand + 2]float32
	p[0] = 1
	top := bits.Len16(wanted) - 1
	for n, q := range chances {
		for i := min(n+1, top); i > 0; i-- {
			p[i] += q * (p[i-1] - p[i])
		}
		p[0] -= q * p[0]
	}
	sum := float32(0)
	for ; wanted != 0; wanted &= wanted - 1 {
		sum += p[bits.TrailingZeros16(wanted)]
	}
	return sum
}

// A plan is what to lay aside, or to be left with, and the chance that its
// bid is met, going by the cards' chances alone.
type plan struct {
	aside  cards.Set
	bid    int
	chance float32
}

// plans fills in the best ways for the hand to lay aside its bid-cards, the
// likeliest to be met first, and returns how many; won tricks are won
// already, and if number is not anyBid it must be the bid.
func (g *glance) plans(hand cards.Set, won, number int, best []plan) int {
	var one [rules.MaxHand]cards.Card
	var base [64]float32
	n := 0
	for h := hand; h != 0 && n < len(one); h &= h - 1 {
		one[n] = h.First()
		base[one[n]&63] = g.base(one[n])
		n++
	}
	found := 0
	var chances [rules.MaxHand]float32
	for m := uint64(1)<<g.variant.Aside - 1; m>>n == 0; m = following(m) {
		p := plan{}
		for x := m; x != 0; x &= x - 1 {
			p.aside |= one[bits.TrailingZeros64(x)].Set()
		}
		p.bid = g.game.Bid(p.aside)
		wanted := g.wanted[p.bid] >> won
		if found > 0 && wanted == 0 || number != anyBid && p.bid != number {
			continue
		}
		rest, k := hand&^p.aside, 0
		for h := rest; h != 0; h &= h - 1 {
			c := h.First()
			chances[k] = g.chance(base[c&63], c, rest)
			k++
		}
		p.chance = meets(chances[:k], wanted)
		found = insert(best, found, p)
	}
	return found
}

// anyBid stands for no number announced.
const anyBid = -1

// insert puts the plan where it belongs among the n best.
func insert(best []plan, n int, p plan) int {
	if n < len(best) {
		n++
	} else if p.chance <= best[n-1].chance {
		return n
	}
	at := n - 1
	for ; at > 0 && best[at-1].chance < p.chance; at-- {
		best[at] = best[at-1]
	}
	best[at] = p
	return n
}

// following returns the next greater number with as many one bits (Gosper).
func following(m uint64) uint64 {
	low := m & -m
	up := m + low
	return (m^up)>>2/low | up
}

// prospect returns the best plan of a seat before play, its bid-cards laid
// or not, at a trump.
func (t *thumb) prospect(w *world, seat rules.Seat, trump rules.Trump) plan {
	var g glance
	t.glance(w, seat, trump, &g)
	hand := w.hand[seat]
	if w.aside[seat] == 0 {
		var best [1]plan
		g.plans(hand, 0, anyBid, best[:])
		return best[0]
	}
	var chances [rules.MaxHand]float32
	n := 0
	for h := hand; h != 0; h &= h - 1 {
		c := h.First()
		chances[n] = g.chance(g.base(c), c, hand)
		n++
	}
	p := plan{aside: w.aside[seat], bid: t.game.Bid(w.aside[seat])}
	p.chance = meets(chances[:n], t.wanted[p.bid])
	return p
}

// bestTrump returns the trump, of the bits, that promises most.
func (t *thumb) bestTrump(w *world, seat rules.Seat, of cards.Set) (rules.Trump, plan) {
	trump, best := rules.NoTrump, plan{chance: -1}
	for ; of != 0; of &= of - 1 {
		x := rules.Trump(of.First())
		if p := t.prospect(w, seat, x); p.chance > best.chance {
			trump, best = x, p
		}
	}
	return trump, best
}

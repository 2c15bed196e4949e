package heuristic

import (
	"math"
	"math/bits"
	"slices"

	"ninetynine/cards"
	"ninetynine/rules"
)

// A Count is what a seat counts of its hand before it lays cards aside.
type Count struct {
	sight  sight
	table  table
	top    cards.Set           // see Game.top
	held   [rules.MaxHand]held // the cards of the hand, from the first
	mean   float32             // tricks of all of them
	trumps uint32              // the marks of the trumps
	groups [suits]group
	used   int // of the groups
	sums   [1 << 12]float32
	doubt  float32 // by how much a sum of sums may be wrong
}

// A held card has a mark: those of a group are adjacent bits. Without the card the hand takes fewer tricks, from
// least to most, whatever else is laid aside.
type held struct {
	set         cards.Set
	mark        uint32
	bid         int32
	least, most float32
}

// A group is the cards of a hand that count as one suit. The tricks of those kept depend on which of them, and
// how many trumps, are laid aside: for each choice there is a place among the sums, 0 until it is needed.
type group struct {
	cards              cards.Set
	shift, mask, first uint32
}

// A Way is what a seat counts of one way to lay cards aside.
type Way struct {
	Bid       uint8
	Laughable bool // see [Count.Ways]
}

// far is by how many tricks a bid misses if people laugh at it.
const far = 2

// Begin makes x the Count of the View's seat.
func (x *Count) Begin(g *Game, v *rules.View) {
	s := g.Board(v)
	x.sight, x.table = sight{}, table{}
	g.see(&s, v.Seat, supposed(s.trump), &x.sight)
	x.sight.weigh(s.Hand[v.Seat])
	x.table.begin(&x.sight, s.Hand[v.Seat])
	x.top = g.top(x.sight.trump, s.Hand[v.Seat])
	x.sort()
	x.bound()
}

// sort fills in groups and marks.
func (x *Count) sort() {
	t, shift, sums := x.sight.trump, 0, 0
	x.trumps, x.used = 0, 0
	for k := range suits {
		of := x.table.hand & x.sight.Following(t, k)
		if of == 0 {
			continue
		}
		n := of.Len()
		x.groups[x.used] = group{of, uint32(shift), 1<<n - 1, uint32(sums)}
		if of&x.sight.Trumps(t) != 0 {
			x.trumps = (1<<n - 1) << shift
		}
		for ; of != 0; of &= of - 1 {
			c := of.First()
			x.held[x.table.place[c&63]] = held{set: c.Set(), mark: 1 << shift, bid: int32(x.sight.Bid(c.Set()))}
			shift++
		}
		x.used, sums = x.used+1, sums+(x.sight.aside+1)<<n
	}
	if x.doubt = 1e-4; sums > len(x.sums) {
		x.doubt, x.used = float32(math.Inf(1)), 0
	} else {
		clear(x.sums[:sums])
	}
}

// steepest is the greatest slope of the logistic function.
const steepest = 0.25

// loose is more than the logistic function differs from its table, for all cards of a hand.
const loose = 0.05

// bound fills in the tricks of the hand, and by how many they fall without a card: by its own, and by what the
// others lose or gain.
func (x *Count) bound() {
	var c chances
	x.table.chances(&x.sight, 0, &c)
	x.mean = c.mean
	for n := range c.n {
		h := &x.held[n]
		h.least, h.most = h.least+c.of[n], h.most+c.of[n]
		e := &x.table.cards[n]
		w := &x.sight.estimate.cards[x.sight.class(h.set.First())]
		x.shift(e.above, w[ownHigher])
		x.shift(e.below, w[ownLower])
		x.shift(e.trumps, w[ownTrumps])
	}
}

// shift notes that a card's logit falls by the weight without each of the others.
func (x *Count) shift(others cards.Set, weight float32) {
	weight *= steepest
	for ; others != 0; others &= others - 1 {
		h := &x.held[x.table.place[others.First()&63]]
		h.least, h.most = h.least+min(0, weight), h.most+max(0, weight)
	}
}

// Ways sets what the seat counts of every way to lay cards aside, in the order of the options. Laughable are
// bids below the tricks that the cards kept are sure to take, more than two tricks from what they are worth,
// and by laying sure tricks aside where the hand has not more of them than it bids; if all are, then only those
// that are not the nearest.
func (x *Count) Ways(ways []Way) {
	sure := x.sight.sure(x.sight.trump, x.top, 0)
	x.lay(ways, held{}, x.sight.aside, x.table.hand.Len(), sure)
	if !slices.ContainsFunc(ways, func(w Way) bool { return !w.Laughable }) {
		x.nearest(ways, sure)
	}
}

// lay fills in the ways that lay some cards aside and more of those before a place, and returns the rest.
func (x *Count) lay(ways []Way, some held, more, before int, sure cards.Set) (rest []Way) {
	for n := range x.held[:before] {
		aside, h := some, &x.held[n]
		aside.set |= h.set
		aside.mark |= h.mark
		aside.bid += h.bid
		aside.least += h.least
		aside.most += h.most
		if more > 1 {
			ways = x.lay(ways, aside, more-1, n, sure)
			continue
		}
		wrong := max(0, sure.Len()-int(aside.bid))
		if aside.set&x.top != 0 {
			wrong = x.wrong(aside.set, int(aside.bid), sure)
		}
		ways[0] = Way{uint8(aside.bid), x.laughable(&aside, wrong)}
		ways = ways[1:]
	}
	return ways
}

// nearest makes the nearest of the ways the only ones that are not laughable.
func (x *Count) nearest(ways []Way, sure cards.Set) {
	least := math.Inf(1)
	for range 2 {
		all := choose(x.table.hand, x.sight.aside)
		for i := range ways {
			laid := all.next()
			off := x.Off(laid) + float64(far*x.wrong(laid, int(ways[i].Bid), sure))
			least, ways[i].Laughable = min(least, off), off > least
		}
	}
}

// wrong returns how many sure tricks the way lays aside, or does not bid.
func (x *Count) wrong(laid cards.Set, bid int, sure cards.Set) (wrong int) {
	kept := sure
	if laid&x.top != 0 {
		kept = x.sight.sure(x.sight.trump, x.top, laid)
	}
	if sure.Len() <= bid {
		wrong = (sure & laid).Len()
	}
	return wrong + max(0, kept.Len()-bid)
}

// laughable reports whether a way is, as far as the bounds tell; if they do not, misses tells.
func (x *Count) laughable(h *held, wrong int) bool {
	limit := float32(far * (1 - wrong))
	if limit < 0 {
		return true
	}
	unclear := false
	for makes := x.sight.wanted[h.bid]; makes != 0; makes &= makes - 1 {
		n := x.mean - float32(bits.TrailingZeros16(makes))
		if above, below := n-h.least+loose, n-h.most-loose; above < limit && below > -limit {
			return false
		} else if above >= -limit && below <= limit {
			unclear = true
		}
	}
	return !unclear || x.misses(h, wrong)
}

// misses reports from the sums whether the bid is too far from what the cards kept are worth.
func (x *Count) misses(h *held, wrong int) bool {
	limit, mean := float32(far*(1-wrong)), x.kept(h)
	for makes := x.sight.wanted[h.bid]; makes != 0; makes &= makes - 1 {
		n := float32(bits.TrailingZeros16(makes))
		switch off := max(mean-n, n-mean); {
		case off < limit-x.doubt:
			return false
		case off <= limit+x.doubt:
			return x.Off(h.set)+float64(far*wrong) > far
		}
	}
	return true
}

// kept returns how many tricks the cards kept take, on average, but for rounding.
func (x *Count) kept(h *held) (mean float32) {
	trumps := uint32(bits.OnesCount32(h.mark & x.trumps))
	for i := range x.groups[:x.used] {
		g := &x.groups[i]
		at := g.first + (h.mark>>g.shift&g.mask)*uint32(x.sight.aside+1) + trumps
		if x.sums[at] == 0 {
			var c chances
			x.table.add(&x.sight, g.cards, h.set, &c)
			x.sums[at] = c.mean
		}
		mean += x.sums[at]
	}
	return mean
}

// Off returns by how many tricks the hand without some cards misses the contract that these bid.
func (x *Count) Off(aside cards.Set) float64 {
	var c chances
	x.table.chances(&x.sight, aside, &c)
	off := math.Inf(1)
	for makes := x.sight.wanted[x.sight.Bid(aside)]; makes != 0; makes &= makes - 1 {
		off = min(off, math.Abs(float64(c.mean)-float64(bits.TrailingZeros16(makes))))
	}
	return off
}

// Chance returns the chance, 0 to 1, that the hand without some cards makes the contract that these bid.
func (x *Count) Chance(aside cards.Set) float64 {
	var c chances
	p := x.sight.plan(&x.table, &c, x.table.hand, aside, need{})
	return float64(p.raw)
}

// Sure returns the cards of a hand that people are sure to take tricks with once they have laid some aside: the
// highest trumps, and ace and king of other suits.
func (g *Game) Sure(trump rules.Trump, hand, laid cards.Set) cards.Set {
	trump = supposed(trump)
	return g.sure(trump, g.top(trump, hand), laid)
}

// top returns the cards of the hand that beat all cards of their suit in other hands.
func (g *Game) top(trump rules.Trump, hand cards.Set) (top cards.Set) {
	for h := hand; h != 0; h &= h - 1 {
		if c := h.First(); g.Above(trump, c)&^hand == 0 {
			top |= c.Set()
		}
	}
	return top
}

func (g *Game) sure(trump rules.Trump, top, laid cards.Set) (sure cards.Set) {
	trumps := g.Trumps(trump)
	for h := top &^ laid; h != 0; h &= h - 1 {
		if c := h.First(); trumps.Has(c) || (g.Above(trump, c)&^laid).Len() < 2 {
			sure |= c.Set()
		}
	}
	return sure
}

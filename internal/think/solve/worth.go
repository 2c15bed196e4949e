package solve

import (
	"slices"

	"ninetynine/rules"
)

// A Reward says what a scored deal is worth to each seat, instead of the relative points: it sets
// v, which is zero, from r. A search calls it at most once for each way in which the remaining
// tricks can fall. Where the cards left over are the bid, the bids in the result are examples with
// which the same seats make their contracts.
type Reward func(r *rules.Result, v *Values)

// Relative returns the reward of relative points for the given number of hands: each hand's points
// less the mean of the other hands'.
func Relative(hands int) Reward {
	n := int32(hands)
	return func(r *rules.Result, v *Values) {
		total := int32(0)
		for _, p := range r.Points {
			total += p
		}
		for i := range n {
			v[i] = float32(n*r.Points[i]-total) / float32(n-1)
		}
	}
}

// worth holds the values of outcomes. An outcome is the way in which the tricks left fall; where
// the cards left over are the bid, also who makes the contract by them. Sets of outcomes are words
// of 64 buckets; if there are more outcomes, several share one, and a set may hold some by
// accident. All uses of sets allow for that.
type worth struct {
	reward  Reward
	special bool  // the reward is not relative points
	known   bool  // the fields below are valid for these terms
	terms   terms // for which the outcomes were assessed

	left  int    // tricks
	first uint16 // the tally of the first outcome
	flags int    // ways to make contracts or not that tricks do not decide

	ends   []End
	rank   []uint16                       // at outcome<<3 | seat: the greater, the better for the seat
	better []uint64                       // at outcome<<3 | seat: those that the seat prefers
	bucket []uint8                        // by outcome
	order  []uint16                       // outcomes, for sorting
	reach  []uint64                       // by tally: outcomes still possible
	eager  []uint8                        // by tally: the hands that would not make their contracts without another trick
	class  []uint32                       // by tally: the part that matters for the rest of the deal, four bits a seat
	fall   [8][rules.MaxTricks + 4]uint64 // by seat and number of tricks: the outcomes that give it so many or more
	sure   [rules.MaxTricks + 4]uint64    // of the position in search, by tricks since the root: outcomes still possible

	// By seat: whether so many tricks, a bit each, make the contract; and whether that also gives
	// it a premium, as with a dummy.
	made, premium [rules.MaxSeats]uint16
	meets         [rules.MaxSeats][rules.MaxTricks + 1]uint64 // the bids, a bit each, that so many tricks fulfil
	meetsFor      [rules.MaxSeats]rules.Offer                 // the premiums held, for which meets was found
	result        rules.Result
}

// terms are everything that determines the worth of outcomes.
type terms struct {
	bid, won   [rules.MaxSeats]uint8
	holds      [rules.MaxSeats]rules.Offer
	vulnerable rules.Seats
	left       uint8
}

func (w *worth) build(g *rules.Game, ts *tallies) {
	w.reward, w.flags = Relative(g.Seats()), 1
	if !g.Lays() {
		w.flags = 1 << g.Live().Len()
		w.findMeets(g)
	}
	outcomes := int(ts.start[g.Tricks()+1]-ts.start[g.Tricks()]) * w.flags
	w.ends = make([]End, outcomes)
	w.rank = make([]uint16, outcomes<<3)
	w.better = make([]uint64, outcomes<<3)
	w.bucket = make([]uint8, outcomes)
	w.order = make([]uint16, outcomes)
	w.reach = make([]uint64, len(ts.wins))
	w.eager = make([]uint8, len(ts.wins))
	w.class = make([]uint32, len(ts.wins))
}

func termsOf(g *rules.Game, l *rules.Layout) terms {
	t := terms{won: l.Won, holds: l.Holds, vulnerable: l.Vulnerable, left: uint8(g.Tricks()) - l.Tricks}
	for i := range g.Seats() {
		t.bid[i] = uint8(g.Bid(l.Aside[i]))
	}
	return t
}

// appraise finds the worth of each outcome, and its consequences for each tally.
func (w *worth) appraise(g *rules.Game, ts *tallies, l *rules.Layout) {
	t := termsOf(g, l)
	if w.known && t == w.terms {
		return
	}
	w.terms, w.known = t, true
	w.left = int(t.left)
	w.first = ts.start[w.left]
	if w.flags > 1 && w.meetsFor != t.holds {
		w.meetsFor = t.holds
		w.findMeets(g)
	}
	outcomes := int(ts.start[w.left+1]-w.first) * w.flags
	w.assess(g, ts, outcomes)
	for seat := range g.Seats() {
		w.sort(seat, g.Seats(), w.order[:outcomes])
	}
	w.classify(g.Seats(), ts)
}

// assess scores every outcome.
func (w *worth) assess(g *rules.Game, ts *tallies, outcomes int) {
	w.made, w.premium = [rules.MaxSeats]uint16{}, [rules.MaxSeats]uint16{}
	clear(w.fall[:])
	tally := rules.Tally{Bid: w.terms.bid, Premium: w.terms.holds, Vulnerable: w.terms.vulnerable}
	for o := range outcomes {
		w.order[o], w.bucket[o] = uint16(o), uint8(o)
		if outcomes > 64 {
			w.bucket[o] = uint8(o * 64 / outcomes)
		}
		wins := &ts.wins[int(w.first)+o/w.flags]
		for i, x := range wins {
			tally.Tricks[i] = w.terms.won[i] + x
			for ; x != 0xFF; x-- {
				w.fall[i][x&15] |= 1 << w.bucket[o]
			}
		}
		if w.flags > 1 {
			w.exampleBids(g, &tally, o%w.flags)
		}
		r := &w.result
		*r, _ = g.Score(tally) // an example that is no tally cannot be reached, and has no points
		w.ends[o] = End{Made: r.Made}
		w.reward(r, &w.ends[o].Values)
		for i, x := range r.Tricks {
			w.made[i] |= uint16(r.Made>>i&1) << x
			if r.Premium[i] != 0 {
				w.premium[i] |= 1 << x
			}
		}
	}
}

func (w *worth) fulfils(g *rules.Game, hand, tricks int, t rules.Tally) bool {
	t.Tricks = share{}
	t.Tricks[hand] = uint8(tricks)
	t.Tricks[(hand+1)%g.Seats()] = uint8(g.Tricks() - tricks)
	r, err := g.Score(t)
	return err == nil && r.Made.Has(rules.Seat(hand))
}

func (w *worth) findMeets(g *rules.Game) {
	each := g.Worth()
	most := int(slices.Max(each[:])) * g.Aside()
	t := rules.Tally{Premium: w.meetsFor}
	for i := range g.Live().Len() {
		for tricks := range g.Tricks() + 1 {
			w.meets[i][tricks] = 0
			for bid := range most + 1 {
				t.Bid[i] = uint8(bid)
				if w.fulfils(g, i, tricks, t) {
					w.meets[i][tricks] |= 1 << bid
				}
			}
		}
	}
}

// exampleBids sets bids by which the flagged hands make their contracts and the others do not,
// where such bids exist.
func (w *worth) exampleBids(g *rules.Game, t *rules.Tally, flags int) {
	for i := range g.Live().All() {
		meets := w.meets[i][t.Tricks[i]]
		if flags>>i&1 == 0 {
			meets = ^meets
		}
		t.Bid[i] = 0
		for meets&1 == 0 && meets != 0 {
			meets >>= 1
			t.Bid[i]++
		}
	}
}

func (w *worth) sort(seat, seats int, order []uint16) {
	slices.SortFunc(order, func(a, b uint16) int {
		return compare(seat, seats, &w.ends[b].Values, &w.ends[a].Values)
	})
	above, same := uint64(0), uint64(0)
	rank := uint16(len(order))
	for i, o := range order {
		if i > 0 && compare(seat, seats, &w.ends[o].Values, &w.ends[order[i-1]].Values) != 0 {
			above |= same
			same = 0
			rank--
		}
		same |= 1 << w.bucket[o]
		w.rank[int(o)<<3|seat] = rank
		w.better[int(o)<<3|seat] = above
	}
}

// compare orders values for the seat: by its own, and of equal ones by the lower value of the hand
// on its left, and so on.
func compare(seat, seats int, a, b *Values) int {
	if a[seat] != b[seat] {
		if a[seat] > b[seat] {
			return 1
		}
		return -1
	}
	for i := seat + 1; ; i++ {
		if i >= seats {
			i = 0
		}
		switch {
		case i == seat:
			return 0
		case a[i] < b[i]:
			return 1
		case a[i] > b[i]:
			return -1
		}
	}
}

// classify finds the possible outcomes of each tally and the part of it that matters. With relative
// points two tallies are equivalent if each seat's contract depends on the rest in the same way:
// points for tricks only add to that.
func (w *worth) classify(seats int, ts *tallies) {
	var classes [8][16][16]uint8
	for seat := range seats {
		for k := range w.left {
			for x := range k + 1 {
				classes[seat][k&15][x&15] = w.classOf(seat, k, x)
			}
		}
	}
	for id := int(ts.start[w.left+1]) - 1; id >= 0; id-- {
		w.reach[id], w.eager[id], w.class[id] = 0, 0, 0
		if id >= int(w.first) {
			for o := range w.flags {
				w.reach[id] |= 1 << w.bucket[(id-int(w.first))*w.flags+o]
			}
			continue
		}
		for seat := range seats {
			x := ts.wins[id][seat]
			w.reach[id] |= w.reach[ts.next[id<<3|seat]]
			w.eager[id] |= ^uint8(w.made[seat]>>(w.terms.won[seat]+x)) & 1 << seat
			w.class[id] |= uint32(classes[seat&7][ts.level[id]&15][x&15]) << (4 * seat)
		}
	}
}

// classOf returns the least number of tricks, of k since the root, from which the seat's contract
// depends on the rest as from x.
func (w *worth) classOf(seat, k, x int) uint8 {
	if w.special || w.flags > 1 {
		return uint8(x)
	}
	rest := uint16(1)<<(w.left-k+1) - 1
	made, premium := w.made[seat]>>w.terms.won[seat], w.premium[seat]>>w.terms.won[seat]
	for y := range x {
		if ((made>>y^made>>x)|(premium>>y^premium>>x))&rest == 0 {
			return uint8(y)
		}
	}
	return uint8(x)
}

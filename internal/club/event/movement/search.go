package movement

import (
	"math"
	"math/bits"
	"math/rand/v2"
	"slices"
)

// What counts in the search. A meeting of today counts unit, and the search lowers the sum of squares. So does it, in
// that unit, for players at large tables and for chairs.
const (
	unit    = 100
	square  = unit * unit
	never   = 1 << 20 * square // a forbidden pair
	twoBots = 4 * square       // two bots at a table, where a player has little company
)

// hall is a movement in the making. Players have numbers: people in the order of their names, then bots.
type hall struct {
	names  []string
	people int
	first  int // the first size of a table
	least  int // the least size
	rounds []layout
	met    tally // meetings in this event and before
	shared tally // shared chairs, likewise
	large  []int // times at large tables, by players
	rand   *rand.Rand

	metBefore, sharedBefore, outBefore []int
}

// A layout is a round's seats, one table after another.
type layout struct {
	at       []int // who sits in each seat, or -1
	table    []int // of each seat
	start    []int // the first seat of each table, and the number of seats
	free     []int // the seats that are not fixed
	come     []int // who is to sit in the free seats
	out      []int
	fixedOut bool // some of them
}

func (l layout) others(seat int) []int {
	t := l.table[seat]
	return l.at[l.start[t]:l.start[t+1]]
}

func (l layout) chair(seat int) int { return seat - l.start[l.table[seat]] }

func (l layout) size(seat int) int { return l.start[l.table[seat]+1] - l.start[l.table[seat]] }

// count adds the meetings, shared chairs and large tables of all rounds to those from before.
func (h *hall) count() {
	h.met.counts, h.shared.counts, h.large = slices.Clone(h.metBefore), slices.Clone(h.sharedBefore), make([]int, len(h.names))
	n := len(h.names)
	for _, l := range h.rounds {
		for s, a := range l.at {
			if a < 0 {
				continue
			}
			if l.size(s) > h.first {
				h.large[a]++
			}
			for u, b := range l.at {
				switch {
				case b < 0:
				case l.table[s] == l.table[u] && s != u:
					h.met.counts[a*n+b] += unit
				case l.table[s] != l.table[u] && l.chair(s) == l.chair(u):
					h.shared.counts[a*n+b] += unit
				}
			}
		}
	}
}

// cost is what the search for tables lowers.
func (h *hall) cost() (sum int) {
	for i, m := range h.met.counts {
		sum += m*m + h.met.price[i]*m/unit
	}
	for _, l := range h.large {
		sum += 2 * square * l * l
	}
	return sum / 2
}

// bound is less than or equal to any cost.
func (h *hall) bound() int {
	for _, m := range h.metBefore {
		if m > 0 {
			return 0
		}
	}
	pairs, seats, n := 0, 0, len(h.names)
	for _, l := range h.rounds {
		for s := range l.at {
			pairs += l.size(s) - 1
			if l.size(s) > h.first {
				seats++
			}
		}
	}
	even := func(sum, among int) int {
		if among == 0 {
			return 0
		}
		q, rest := sum/among, sum%among
		return among*q*q + rest*(2*q+1)
	}
	return square * (even(pairs/2, n*(n-1)/2) + even(seats, n))
}

// A tally counts how often pairs of players met, or shared a chair, in units, at a*n+b.
type tally struct {
	n      int
	counts []int
	price  []int // what it costs beside that a pair does so once
}

// trade lets two players change places in two groups, each of which may hold one of them, if the sum of squares and
// what more it costs grow by no more than a limit. It returns by how much that grows.
func (t tally) trade(a, b int, from, to []int, more, limit int) (grown int, done bool) {
	n := t.n
	ofA, ofB := t.counts[a*n:a*n+n], t.counts[b*n:b*n+n]
	notA, notB := t.price[a*n:a*n+n], t.price[b*n:b*n+n]
	for _, x := range from {
		if x != a {
			more += 2*unit*(ofB[x]-ofA[x]) + 2*square + notB[x] - notA[x]
		}
	}
	for _, x := range to {
		if x != b {
			more += 2*unit*(ofA[x]-ofB[x]) + 2*square + notA[x] - notB[x]
		}
	}
	if more > limit {
		return 0, false
	}
	move := func(p int, group []int, by int) {
		for _, x := range group {
			if x != a && x != b {
				t.counts[p*n+x] += by
				t.counts[x*n+p] += by
			}
		}
	}
	move(a, from, -unit)
	move(b, to, -unit)
	move(a, to, unit)
	move(b, from, unit)
	return more, true
}

// swap exchanges the players of two seats of a round that are at different tables, if the cost grows by no more than
// a limit. It returns by how much it grows.
func (h *hall) swap(l *layout, s, u, limit int) int {
	a, b, from, to := l.at[s], l.at[u], l.others(s), l.others(u)
	gets := 0 // how often a comes to a large table
	if len(to) > h.first {
		gets++
	}
	if len(from) > h.first {
		gets--
	}
	more, done := h.met.trade(a, b, from, to, 2*square*gets*(h.large[a]-h.large[b]+gets), limit)
	if done {
		h.large[a] += gets
		h.large[b] -= gets
		l.at[s], l.at[u] = b, a
	}
	return more
}

// anneal calls try for random pairs of seats of a group, with a limit of growth that falls from high to nothing, until
// try says that all is well.
func (h *hall) anneal(groups []group, steps, high int, try func(l *layout, s, u, limit int) (enough bool)) {
	var of []group
	for _, g := range groups {
		for range len(g.seats) {
			of = append(of, g)
		}
	}
	if len(of) == 0 {
		return
	}
	heat := high
	for step := range steps {
		if step%1024 == 0 { // cools to a twentieth in a curve, and in the last tenth to nothing
			left := (steps - step) * 1024 / steps
			if heat = high * (left*left/1024 + 51) / 1075; left < 102 {
				heat = 0
			}
		}
		r, x := h.rand.Uint64(), h.rand.Uint64()|1
		i, low := bits.Mul64(r, uint64(len(of)))
		g := of[i]
		s, low := bits.Mul64(low, uint64(len(g.seats)))
		u, _ := bits.Mul64(low, uint64(len(g.seats)))
		// Nearly minus the binary logarithm of a random number, in 256ths. Whole numbers are alike on all machines.
		zeros := bits.LeadingZeros64(x)
		log := zeros<<8 + 255 - int(x<<zeros>>55&255)
		if try(&h.rounds[g.round], g.seats[s], g.seats[u], heat*log>>8) {
			return
		}
	}
}

// A group is the seats of a round among which players may change.
type group struct {
	round int
	seats []int
}

// groups returns the free seats of rounds, or of single tables.
func (h *hall) groups(tables bool) (all []group) {
	for i, l := range h.rounds {
		last := -1
		for _, s := range l.free {
			if t := l.table[s]; last < 0 || tables && t != last {
				last, all = t, append(all, group{round: i})
			}
			g := &all[len(all)-1]
			g.seats = append(g.seats, s)
		}
	}
	return slices.DeleteFunc(all, func(g group) bool { return len(g.seats) < 2 })
}

// seek lowers the cost of tables from where it is, and returns it.
func (h *hall) seek(steps, high, bound int) (cost int) {
	cost = h.cost()
	h.anneal(h.groups(false), steps, high, func(l *layout, s, u, limit int) bool {
		if cost > bound && l.table[s] != l.table[u] {
			cost += h.swap(l, s, u, limit)
		}
		return cost <= bound
	})
	return cost
}

// chairs lowers the sum of squares of shared chairs, and half as much that of players' times in each chair: players
// change chairs at their tables.
func (h *hall) chairs(steps int) {
	sat, most := h.sat()
	var mates [2][]int // who has the chairs at other tables
	h.anneal(h.groups(true), steps, 3*square, func(l *layout, s, u, limit int) bool {
		if s == u {
			return false
		}
		a, b := l.at[s], l.at[u]
		for i, seat := range []int{s, u} {
			mates[i] = mates[i][:0]
			for t, first := range l.start[:len(l.start)-1] {
				if at := first + l.chair(seat); t != l.table[s] && at < l.start[t+1] {
					mates[i] = append(mates[i], l.at[at])
				}
			}
		}
		ax, ay, bx, by := &sat[a*most+l.chair(s)], &sat[a*most+l.chair(u)], &sat[b*most+l.chair(s)], &sat[b*most+l.chair(u)]
		if _, done := h.shared.trade(a, b, mates[0], mates[1], square*(*ay-*ax+*bx-*by+2), limit); done {
			*ax, *ay, *bx, *by = *ax-1, *ay+1, *bx+1, *by-1
			l.at[s], l.at[u] = b, a
		}
		return false
	})
}

// sat counts how often each player has each chair, at player*most+chair.
func (h *hall) sat() (sat []int, most int) {
	for _, l := range h.rounds {
		for s := range l.at {
			most = max(most, l.size(s))
		}
	}
	sat = make([]int, len(h.names)*most)
	for _, l := range h.rounds {
		for s, a := range l.at {
			sat[a*most+l.chair(s)]++
		}
	}
	return sat, most
}

// comparisons returns by how much people differ in shared chairs, and the sum of their squares.
func (h *hall) comparisons() (spread, sum int) {
	low, high := math.MaxInt, 0
	for a := range h.people {
		for b := range a {
			c := h.shared.counts[a*len(h.names)+b]
			low, high, sum = min(low, c), max(high, c), sum+c*c
		}
	}
	return high - low, sum
}

// turn exchanges chairs at all tables of a round so that players' times in each chair become more alike. Who shares a
// chair with whom stays. The sum of fourth powers falls, since a player who always has one chair is worse than small
// differences for all.
func (h *hall) turn(tries int) {
	uneven := func() (sum int) {
		sat, _ := h.sat()
		for _, n := range sat {
			sum += n * n * n * n
		}
		return sum
	}
	least := uneven()
	for range tries {
		l := h.rounds[h.rand.IntN(len(h.rounds))]
		x, y := h.rand.IntN(h.least), h.rand.IntN(h.least)
		exchange := func() {
			for _, first := range l.start[:len(l.start)-1] {
				l.at[first+x], l.at[first+y] = l.at[first+y], l.at[first+x]
			}
		}
		if len(l.free) < len(l.at) || x == y {
			continue
		}
		if exchange(); uneven() > least {
			exchange()
		}
		least = uneven()
	}
}

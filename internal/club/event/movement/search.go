package movement

import (
	"cmp"
	"math/bits"
	"math/rand/v2"
	"slices"
)

// What counts in the search. A meeting of today counts unit, and the search lowers the sum of squares, in that unit.
const (
	unit    = 100
	square  = unit * unit
	never   = 1 << 20 * square // a forbidden pair
	twoBots = 4 * square       // two bots at a table, where a player has little company
	atLarge = 8                // a player's chair at a large table, against a meeting
	inChair = 1                // a player's time in a chair, against two who share one
)

// How many changes the search tries for each free seat and round that has some, and in all; how many seats it looks at
// where chairs change; and of how many lots it takes the best.
const (
	stepsEach, mostSteps = 3_000, 700_000
	mostLooks            = 60_000_000
	attempts, lots       = 2, 50
	single               = 6
)

// hall is a movement in the making. Players have numbers: people in the order of their names, then bots.
type hall struct {
	Request
	names  []string
	people int
	chairs int // of the largest table
	rounds []layout
	open   []layout // rounds with free seats
	price  []int    // what a meeting of a pair costs beside, at a*len(names)+b
	before counts
	counts
	rand *rand.Rand
}

// counts are how often what happened to players, in percent, by numbers or pairs of numbers.
type counts struct{ met, shared, sat, large, out []int }

// A layout is a round's seats, one table after another.
type layout struct {
	at     []int   // who sits in each seat, or -1
	tables [][]int // parts of at
	table  []int   // of each seat
	chair  []int   // of each seat
	free   []int   // the seats that are not fixed
	come   []int   // who is to sit in the free seats
	out    []int
	there  []bool // of all players
}

func (l layout) others(seat int) []int { return l.tables[l.table[seat]] }

// seat returns the movement for one way to split the players.
func (r Request) seat(w Way) Movement {
	h := r.hall(w)
	best, least, known := h.places(), -1, false
	keep := func(cost int, design bool) {
		if least < 0 || cost < least {
			best, least, known = h.places(), cost, design
		}
	}
	for _, d := range h.designs() {
		for try := 0; try < lots && h.lay(d, try > 0); try++ {
			keep(h.cost()+h.quality().Uneven, true)
		}
	}
	seats := len(slices.Concat(best...))
	steps, tries := min(stepsEach*seats*len(h.open), mostSteps), attempts
	if h.Unlike != nil && len(h.rounds) == 1 { // the best of some lots is as good, and sooner found
		steps, tries = 0, single
	}
	if r.quick {
		steps /= 50
	}
	for try := 0; try <= tries && (least < 0 || !h.good(best)); try++ {
		heat := 0
		if try > 0 || !known {
			heat = 2 * square
			h.fill()
		}
		keep(h.seek(steps, heat)+mostRounds, false) // a design that is as good comes first
	}
	h.take(best)
	was := h.quality().Shared
	h.turn(min(steps*4, mostLooks*len(h.rounds)/max(1, seats)))
	if now := h.quality().Shared; known && now.Most-now.Least >= was.Most-was.Least { // many designs have good chairs
		h.take(best)
	}
	m := Movement{Way: w, Design: known, Quality: h.quality()}
	for i, l := range h.rounds {
		named := Round{There: slices.Sorted(slices.Values(r.Rounds[i].There)), Out: h.called(l.out)}
		slices.Sort(named.Out)
		for _, t := range l.tables {
			named.Tables = append(named.Tables, h.called(t))
		}
		m.Rounds = append(m.Rounds, named)
	}
	return m
}

func (h *hall) called(players []int) (names []string) {
	for _, p := range players {
		names = append(names, h.names[p])
	}
	return names
}

// hall returns the rounds with what is fixed, and chooses who sits out of the others.
func (r Request) hall(w Way) *hall {
	h := &hall{Request: r, rand: rand.New(rand.NewPCG(r.Seed, uint64(len(r.Rounds))))}
	h.Before = slices.DeleteFunc(slices.Clone(r.Before), func(p Past) bool { return p.Weight == 0 })
	for _, round := range r.Rounds {
		h.names = append(h.names, round.There...)
	}
	slices.Sort(h.names)
	h.names = slices.Compact(h.names)
	h.people = len(h.names)
	number := map[string]int{} // from 1
	for i, name := range slices.Concat(h.names, r.Bots) {
		number[name] = i + 1
	}
	var outs []int // of each round, how many sit out, beside those who are fixed
	used := h.people
	for i, round := range r.Rounds {
		sizes, out := r.split(w, i)
		l := round.layout(number, sizes)
		for b := h.people; len(l.come)-out < len(l.free); b++ {
			if !slices.Contains(l.at, b) {
				l.come = append(l.come, b)
			}
		}
		used = max(used, slices.Max(slices.Concat(l.at, l.come, []int{-1}))+1)
		h.rounds, outs = append(h.rounds, l), append(outs, out)
		h.chairs = max(h.chairs, slices.Max(slices.Concat(l.chair, []int{0}))+1)
	}
	h.names = append(h.names, r.Bots...)[:used]
	h.counts = h.none()
	for _, p := range h.Before {
		for _, round := range p.Rounds {
			h.add(round.layout(number, nil), p.Weight)
		}
	}
	h.before, h.counts = h.counts, h.none()
	h.prices(number)
	h.rest(outs)
	h.open = slices.DeleteFunc(slices.Clone(h.rounds), func(l layout) bool { return len(l.free) == 0 })
	return h
}

// layout returns the seats of the fixed tables and of others, with the players who are fixed in theirs.
func (r Round) layout(number map[string]int, sizes []int) (l layout) {
	tables := slices.Clone(r.Tables)
	for _, s := range sizes {
		tables = append(tables, make([]string, s))
	}
	for i, t := range tables {
		for chair, name := range t {
			if l.table, l.chair = append(l.table, i), append(l.chair, chair); name == "" {
				l.free = append(l.free, len(l.at))
			}
			l.at = append(l.at, number[name]-1)
		}
	}
	start := 0
	for _, t := range tables {
		l.tables = append(l.tables, l.at[start:start+len(t)])
		start += len(t)
	}
	for _, name := range r.Out {
		l.out = append(l.out, number[name]-1)
	}
	l.there = make([]bool, len(number))
	for _, name := range r.There {
		if p := number[name] - 1; p >= 0 {
			if l.there[p] = true; !slices.Contains(l.at, p) && !slices.Contains(l.out, p) {
				l.come = append(l.come, p)
			}
		}
	}
	slices.Sort(l.come)
	return l
}

func (h *hall) prices(number map[string]int) {
	n := len(h.names)
	h.price = make([]int, n*n)
	for a := 0; h.Unlike != nil && a < h.people; a++ {
		for b := range a {
			h.price[a*n+b] = h.Unlike(h.names[a], h.names[b]) * square
			h.price[b*n+a] = h.price[a*n+b]
		}
	}
	bots := twoBots + 16*slices.Max(append(h.price, 0)) // no player is alone with bots to keep apart from unlike ones
	for a := h.people; a < n; a++ {
		for b := h.people; b < n; b++ {
			h.price[a*n+b] = bots
		}
	}
	for _, pair := range h.Apart {
		if a, b := number[pair[0]]-1, number[pair[1]]-1; min(a, b) >= 0 && max(a, b) < n && a != b {
			h.price[a*n+b], h.price[b*n+a] = never, never
		}
	}
}

// rest chooses who sits out. In each round, these are the players who sat out less than their share, as if each round's
// sittings out were shared by all who are there; so players of the same rounds differ by at most one. What the
// organiser fixed counts from the start. What was before the event decides among equals, and then a lot.
func (h *hall) rest(outs []int) {
	const whole = 1 << 20
	owed := make([]int, h.people) // sittings out, less those already had, in parts of whole
	for _, l := range h.rounds {
		for _, p := range l.out {
			owed[p] -= whole
		}
	}
	for i := range h.rounds {
		l := &h.rounds[i]
		for p := range h.people {
			if l.there[p] {
				owed[p] += (outs[i] + len(l.out)) * whole / len(h.Rounds[i].There)
			}
		}
		lot := h.rand.Perm(h.people)
		people := slices.DeleteFunc(slices.Clone(l.come), func(p int) bool { return p >= h.people })
		slices.SortFunc(people, func(a, b int) int {
			return cmp.Or(cmp.Compare(owed[b], owed[a]), cmp.Compare(h.before.out[a], h.before.out[b]), cmp.Compare(lot[a], lot[b]))
		})
		for _, p := range people[:outs[i]] {
			owed[p] -= whole
			l.out = append(l.out, p)
		}
		l.come = slices.DeleteFunc(l.come, func(p int) bool { return slices.Contains(l.out, p) })
	}
}

// fill seats the players of each round by lot.
func (h *hall) fill() {
	for _, l := range h.rounds {
		for i, p := range h.rand.Perm(len(l.come)) {
			l.at[l.free[i]] = l.come[p]
		}
	}
}

// lay seats the players by a design, with its points given by lot, but so that those rest who sit out. It reports
// whether the rounds that are open have just the tables of the design, of which at most one point rests. If turned, each
// round's chairs are turned by lot: in some designs, players keep a chair.
func (h *hall) lay(d [][][]int, turned bool) bool {
	var players []int // of the points
	for i, l := range h.rounds {
		if i%len(d) == 0 {
			players = h.points(d, h.rounds[i:min(i+len(d), len(h.rounds))])
		}
		tables, turn := d[i%len(d)], 0
		if turned { // also rounds that were played, so that the same lots fall for the others
			turn = h.rand.IntN(len(tables[0]))
		}
		same := slices.EqualFunc(l.tables, tables, func(t, block []int) bool { return len(t) == len(block) })
		switch {
		case len(l.free) == 0:
			continue
		case !same || len(l.free) < len(l.at) || len(l.at)+len(l.out) != len(h.names):
			return false
		}
		for t, block := range tables {
			for chair, p := range block {
				l.tables[t][(chair+turn)%len(block)] = players[p]
			}
		}
		if slices.ContainsFunc(l.out, func(p int) bool { return slices.Contains(l.at, p) }) {
			return false
		}
	}
	return true
}

// points returns the players of a design's points.
func (h *hall) points(d [][][]int, rounds []layout) []int {
	players := h.rand.Perm(len(h.names))
	for i, l := range rounds {
		seated := slices.Concat(d[i]...)
		for p, q := range players {
			if len(l.out) == 1 && !slices.Contains(seated, p) {
				o := slices.Index(players, l.out[0])
				players[p], players[o] = l.out[0], q
			}
		}
	}
	return players
}

// good takes seats, and reports whether there can be no better: where no pair minds, or nothing is forbidden or was before,
// and no two pairs, and no two players at large tables, differ by more than one.
func (h *hall) good(at [][]int) bool {
	h.take(at)
	q := h.quality()
	same := h.Unlike == nil && len(h.Before) == 0 && q.Apart == 0 && q.Meetings.Most <= q.Meetings.Least+1
	h.count()
	return q.Large.Most <= q.Large.Least+1 && (same || !slices.ContainsFunc(h.open, func(l layout) bool {
		return slices.ContainsFunc(l.free, func(s int) bool { return h.minds(l, s) })
	}))
}

// minds reports whether a player meets another at a table who costs more than a first meeting.
func (h *hall) minds(l layout, s int) bool {
	a := l.at[s] * len(h.names)
	return slices.ContainsFunc(l.others(s), func(b int) bool {
		return a+b != a+l.at[s] && (h.price[a+b] > 0 || h.met[a+b] > unit)
	})
}

// places are who sits in each seat, by rounds.
func (h *hall) places() (at [][]int) {
	for _, l := range h.rounds {
		at = append(at, slices.Clone(l.at))
	}
	return at
}

func (h *hall) take(at [][]int) {
	for i, l := range h.rounds {
		copy(l.at, at[i])
	}
}

// seek lowers the cost of tables from where it is, and returns it. Without heat, no change makes it worse. In the end, no two
// players can change places to lower it.
func (h *hall) seek(steps, high int) (cost int) {
	cost = h.cost()
	h.anneal(steps, high, func(l layout, s, limit int) {
		cost += h.swap(l, s, l.free[h.rand.IntN(len(l.free))], limit)
	})
	for was := cost + 1; cost < was; {
		was = cost
		for _, l := range h.open {
			for _, s := range l.free {
				for i := 0; i < len(l.free) && h.minds(l, s); i++ {
					cost += h.swap(l, s, l.free[i], -1)
				}
			}
		}
	}
	return cost
}

// swap lets the players in two seats change places, if that costs no more than a limit. It returns what it costs.
func (h *hall) swap(l layout, s, u, limit int) (grown int) {
	from, to := l.others(s), l.others(u)
	if l.table[s] == l.table[u] {
		return 0
	}
	a, b := l.at[s], l.at[u]
	gets := 0 // how often a comes to a large table
	if len(to) > h.Sizes[0] {
		gets += unit
	}
	if len(from) > h.Sizes[0] {
		gets -= unit
	}
	grown, done := h.trade(h.met, h.price, a, b, from, to, 2*atLarge*gets*(h.large[a]-h.large[b]+gets), limit)
	if done {
		h.large[a] += gets
		h.large[b] -= gets
		l.at[s], l.at[u] = b, a
	}
	return grown
}

// turn lowers the sum of squares of shared chairs and of players' times in each chair: players change chairs at their
// tables.
func (h *hall) turn(steps int) {
	h.count()
	free := make([]int, len(h.price)) // nobody minds
	var from, to []int                // who has the chairs at other tables
	h.anneal(steps, 2*square, func(l layout, s, limit int) {
		t := l.others(s)
		x, y := l.chair[s], h.rand.IntN(len(t))
		u := s - x + y
		if x == y || !slices.Contains(l.free, u) {
			return
		}
		a, b := l.at[s], l.at[u]
		from, to = from[:0], to[:0]
		for i, other := range l.tables {
			if i != l.table[s] {
				if x < len(other) {
					from = append(from, other[x])
				}
				if y < len(other) {
					to = append(to, other[y])
				}
			}
		}
		sat := func(p, chair int) *int { return &h.sat[p*h.chairs+chair] }
		more := inChair * unit * (*sat(a, y) - *sat(a, x) + *sat(b, x) - *sat(b, y) + 2*unit)
		if _, done := h.trade(h.shared, free, a, b, from, to, more, limit); done {
			*sat(a, x), *sat(a, y), *sat(b, x), *sat(b, y) = *sat(a, x)-unit, *sat(a, y)+unit, *sat(b, x)+unit, *sat(b, y)-unit
			l.at[s], l.at[u] = b, a
		}
	})
}

// trade lets two players change places in two groups, each of which may hold one of them, if the sum over pairs of
// squared counts and prices, and what more it costs, grow by no more than a limit. It returns by how much that grows.
func (h *hall) trade(counts, price []int, a, b int, from, to []int, more, limit int) (grown int, done bool) {
	n := len(h.names)
	ofA, ofB := counts[a*n:a*n+n], counts[b*n:b*n+n]
	notA, notB := price[a*n:a*n+n], price[b*n:b*n+n]
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
				counts[p*n+x] += by
				counts[x*n+p] += by
			}
		}
	}
	move(a, from, -unit)
	move(b, to, -unit)
	move(a, to, unit)
	move(b, from, unit)
	return more, true
}

// anneal calls try for random free seats, with a limit of growth that falls from high to nothing.
func (h *hall) anneal(steps, high int, try func(l layout, s, limit int)) {
	levels, heat := bits.Len(uint(high*4/square)), 0
	for step := range steps {
		if step%64 == 0 { // it halves some times, and is nothing in the last tenth
			at := step * levels * 1024 / steps
			if heat = high >> (at / 1024); step >= steps*9/10 {
				heat = 0
			}
			heat -= heat / 2 * (at % 1024) / 1024
		}
		l := h.open[h.rand.IntN(len(h.open))]
		// How often a coin falls on one side: whole numbers are alike on all machines.
		try(l, l.free[h.rand.IntN(len(l.free))], heat*bits.TrailingZeros64(h.rand.Uint64()))
	}
}

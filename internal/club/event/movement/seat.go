package movement

import (
	"cmp"
	"math/rand/v2"
	"slices"
)

// How many changes the search tries, for each free seat and round that has some, and in all.
const (
	tableSteps, mostTableSteps = 2_000, 6_000_000
	chairSteps, mostChairSteps = 3_000, 4_000_000
	attempts                   = 4
)

// Seat returns the movement for one way to split the players. A request that cannot be met gives an error which names
// the round.
func (r Request) Seat(w Way) (Movement, error) {
	if err := r.check(); err != nil {
		return Movement{}, err
	}
	h := r.hall(w)
	free, open := 0, 0
	for _, l := range h.rounds {
		free += len(l.free)
		open += min(len(l.free), 1)
	}
	bound, plain := h.bound(), h.places()
	least, design := h.lay(bound)
	best := h.places()
	keep := func(cost int, known bool) {
		if least < 0 || cost < least {
			least, design, best = cost, known, h.places()
		}
	}
	effort := 100
	if r.quick {
		effort = 2
	}
	steps := min(tableSteps*free*open, mostTableSteps) * effort / 100
	if least > bound {
		keep(h.seek(steps/4, 0, bound), false)
	}
	for try, again := 0, false; try < attempts && (try+1)*steps <= mostTableSteps && (least < 0 || least > bound) && !again; try++ {
		h.take(plain)
		h.fill()
		cost := h.seek(steps, 2*square, bound)
		again = cost == least // probably there is no better
		keep(cost, false)
	}
	h.take(best)
	steps = min(chairSteps*free*open, mostChairSteps) * effort / 100
	most, sum := h.comparisons()
	for try := 0; try < attempts && (try+1)*steps <= mostChairSteps; try++ {
		h.chairs(steps)
		if m, s := h.comparisons(); m < most || m == most && s < sum {
			most, sum, best = m, s, h.places()
		}
	}
	h.take(best)
	h.turn(10 * effort)
	m := Movement{Way: w, Design: design, Rounds: h.named()}
	m.Quality = r.quality(m.Rounds)
	return m, nil
}

// hall returns the rounds with what is fixed, and chooses who sits out of the others.
func (r Request) hall(w Way) *hall {
	h := &hall{first: r.Sizes[0], least: slices.Min(r.Sizes), rand: rand.New(rand.NewPCG(r.Seed, uint64(len(r.Rounds))))}
	var people []string
	for _, round := range r.Rounds {
		people = append(people, round.There...)
	}
	slices.Sort(people)
	people = slices.Compact(people)
	h.people, h.names = len(people), append(people, r.Bots...)
	number := map[string]int{"": -1}
	for i, name := range h.names {
		number[name] = i
	}
	var outs []int // of each round, how many sit out, beside those who are fixed
	used := h.people
	for i, round := range r.Rounds {
		players, bots := r.rest(i)
		sizes, out := r.split(w, players, bots)
		l := round.layout(number, sizes)
		for b := h.people; b < len(h.names) && len(l.come)-out < len(l.free); b++ {
			if !slices.Contains(l.at, b) {
				l.come = append(l.come, b)
			}
		}
		for _, p := range slices.Concat(l.at, l.come) {
			used = max(used, p+1)
		}
		h.rounds, outs = append(h.rounds, l), append(outs, out)
	}
	h.names = h.names[:used]
	h.remember(r, number)
	h.rest(r, number, outs)
	return h
}

// layout returns the seats of the fixed tables and of others, with the players who are fixed in theirs.
func (r Round) layout(number map[string]int, sizes []int) layout {
	l := layout{start: []int{0}, fixedOut: len(r.Out) > 0}
	add := func(size int) {
		for range size {
			l.table = append(l.table, len(l.start)-1)
		}
		l.start = append(l.start, len(l.table))
	}
	for _, t := range r.Tables {
		for _, name := range t {
			l.at = append(l.at, number[name])
		}
		add(len(t))
	}
	for _, s := range sizes {
		l.at = append(l.at, slices.Repeat([]int{-1}, s)...)
		add(s)
	}
	for _, name := range r.Out {
		l.out = append(l.out, number[name])
	}
	for s, p := range l.at {
		if p < 0 {
			l.free = append(l.free, s)
		}
	}
	for _, name := range r.There {
		if p := number[name]; !slices.Contains(l.at, p) && !slices.Contains(l.out, p) {
			l.come = append(l.come, p)
		}
	}
	slices.Sort(l.come)
	return l
}

// remember counts what was before the event, and what pairs cost.
func (h *hall) remember(r Request, number map[string]int) {
	n := len(h.names)
	h.met, h.shared = tally{n: n, price: make([]int, n*n)}, tally{n: n, price: make([]int, n*n)}
	h.metBefore, h.sharedBefore, h.outBefore = make([]int, n*n), make([]int, n*n), make([]int, n)
	known := func(name string) (p int, ok bool) {
		p, ok = number[name]
		return p, ok && p >= 0 && p < n
	}
	both := func(counts []int, a, b string, by int) {
		p, ok := known(a)
		if q, too := known(b); ok && too && p != q {
			counts[p*n+q] += by
		}
	}
	for i := h.people; i < n; i++ {
		for j := h.people; j < n; j++ {
			h.met.price[i*n+j] += twoBots
		}
	}
	for _, pair := range r.Apart { // a pair that is named twice counts twice, which changes nothing
		both(h.met.price, pair[0], pair[1], never)
		both(h.met.price, pair[1], pair[0], never)
	}
	for _, past := range r.Before {
		for _, round := range past.Rounds {
			eachPair(round.Tables, func(a, b string, together, sameChair bool) {
				if together {
					both(h.metBefore, a, b, past.Weight)
				} else if sameChair {
					both(h.sharedBefore, a, b, past.Weight)
				}
			})
			for _, name := range round.Out {
				if p, ok := known(name); ok {
					h.outBefore[p] += past.Weight
				}
			}
		}
	}
}

// eachPair calls each for all ordered pairs of players who sit at tables.
func eachPair(tables [][]string, each func(a, b string, together, sameChair bool)) {
	for i, t := range tables {
		for x, a := range t {
			for j, u := range tables {
				for y, b := range u {
					if i != j || x != y {
						each(a, b, i == j, i != j && x == y)
					}
				}
			}
		}
	}
}

// rest chooses who sits out. In each round, these are the players who sat out less than their share, as if each round's
// sittings out were shared by all who are there; so players of the same rounds differ by at most one. What the
// organiser fixed counts from the start. What was before the event decides among equals, and then a lot.
func (h *hall) rest(r Request, number map[string]int, outs []int) {
	const whole = 1 << 20
	owed := make([]int, h.people) // sittings out, less those already had, in parts of whole
	for _, l := range h.rounds {
		for _, p := range l.out {
			owed[p] -= whole
		}
	}
	for i := range h.rounds {
		l := &h.rounds[i]
		for _, name := range r.Rounds[i].There {
			owed[number[name]] += (outs[i] + len(l.out)) * whole / len(r.Rounds[i].There)
		}
		lot := h.rand.Perm(len(h.names))
		people := slices.DeleteFunc(slices.Clone(l.come), func(p int) bool { return p >= h.people })
		slices.SortFunc(people, func(a, b int) int {
			return cmp.Or(cmp.Compare(owed[b], owed[a]), cmp.Compare(h.outBefore[a], h.outBefore[b]), cmp.Compare(lot[a], lot[b]))
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
	h.count()
}

// lay looks for a known design for the players and gives them its points by lot. Of some lots, it takes the best, and
// returns its cost, or -1 if there is no design.
func (h *hall) lay(bound int) (least int, found bool) {
	least = -1
	size := 0
	for _, l := range h.rounds {
		if len(l.free) > 0 {
			size = l.size(l.free[0])
		}
	}
	plain := h.places()
	var best places
	for _, d := range designs(len(h.names), size) {
		for range 50 {
			h.take(plain)
			var label []int
			fits := true
			for i := range h.rounds {
				if i%len(d) == 0 {
					label = h.rand.Perm(len(h.names))
				}
				fits = fits && h.rounds[i].lay(d[i%len(d)], label, h.people)
			}
			if !fits || !h.evenOut() {
				break
			}
			h.count()
			if cost := h.cost(); least < 0 || cost < least {
				least, best = cost, h.places()
			}
			if least <= bound {
				break
			}
		}
	}
	if least < 0 {
		best = plain
	}
	h.take(best)
	return least, least >= 0
}

// lay seats the players of a round by a design. It reports whether the round has just its tables.
func (l *layout) lay(tables [][]int, label []int, people int) bool {
	switch {
	case len(l.free) == 0:
		return true
	case len(l.free) < len(l.at) || l.fixedOut || len(l.come)+len(l.out) < len(label) || len(l.free) != len(tables)*len(tables[0]):
		return false
	}
	rests := slices.Clone(label)
	l.out = nil
	for i, t := range tables {
		if l.start[i+1] != (i+1)*len(t) {
			return false
		}
		for j, p := range t {
			l.at[l.start[i]+j], rests[p] = label[p], -1
		}
	}
	for _, p := range rests {
		if p >= people {
			return false
		} else if p >= 0 {
			l.out = append(l.out, p)
		}
	}
	return true
}

// evenOut reports whether all sit out as often, or once more.
func (h *hall) evenOut() bool {
	counts := make([]int, h.people)
	for _, l := range h.rounds {
		for _, p := range l.out {
			counts[p]++
		}
	}
	return slices.Max(counts) <= slices.Min(counts)+1
}

// places are who sits in each seat and who sits out, by rounds.
type places struct{ at, out [][]int }

func (h *hall) places() (p places) {
	for _, l := range h.rounds {
		p.at, p.out = append(p.at, slices.Clone(l.at)), append(p.out, slices.Clone(l.out))
	}
	return p
}

func (h *hall) take(p places) {
	for i := range h.rounds {
		copy(h.rounds[i].at, p.at[i])
		h.rounds[i].out = slices.Clone(p.out[i])
	}
	h.count()
}

// named returns the rounds with names.
func (h *hall) named() (rounds []Round) {
	for _, l := range h.rounds {
		var r Round
		for t, first := range l.start[:len(l.start)-1] {
			var names []string
			for _, p := range l.at[first:l.start[t+1]] {
				names = append(names, h.names[p])
			}
			r.There, r.Tables = append(r.There, names...), append(r.Tables, names)
		}
		for _, p := range l.out {
			r.Out = append(r.Out, h.names[p])
		}
		slices.Sort(r.Out)
		r.There = append(r.There, r.Out...)
		r.There = slices.DeleteFunc(r.There, func(name string) bool { return slices.Contains(h.names[h.people:], name) })
		slices.Sort(r.There)
		rounds = append(rounds, r)
	}
	return rounds
}

package movement

import "slices"

func (h *hall) none() counts {
	n := len(h.names)
	return counts{make([]int, n*n), make([]int, n*n), make([]int, n*h.chairs), make([]int, n), make([]int, n)}
}

// count counts all rounds and what was before.
func (h *hall) count() {
	b := h.before
	for i, was := range [][]int{b.met, b.shared, b.sat, b.large, b.out} {
		copy([][]int{h.met, h.shared, h.sat, h.large, h.out}[i], was)
	}
	for _, l := range h.rounds {
		h.add(l, unit)
	}
}

// add counts a round.
func (h *hall) add(l layout, weight int) {
	n := len(h.names)
	for _, p := range l.out {
		if p >= 0 && p < n {
			h.out[p] += weight
		}
	}
	for s, a := range l.at {
		if a < 0 || a >= n {
			continue
		}
		if l.chair[s] < h.chairs {
			h.sat[a*h.chairs+l.chair[s]] += weight
		}
		if len(l.tables[l.table[s]]) > h.Sizes[0] {
			h.large[a] += weight
		}
		for u, b := range l.at {
			switch {
			case b < 0 || b >= n || a == b:
			case l.table[s] == l.table[u]:
				h.met[a*n+b] += weight
			case l.chair[s] == l.chair[u]:
				h.shared[a*n+b] += weight
			}
		}
	}
}

// cost counts, and returns what the search for tables lowers.
func (h *hall) cost() (sum int) {
	h.count()
	for i, m := range h.met {
		sum += m*m + h.price[i]*m/unit
	}
	for _, l := range h.large {
		sum += 2 * atLarge * l * l
	}
	return sum / 2
}

// quality counts what happens to people in the rounds of the movement.
func (h *hall) quality() (q Quality) {
	before, n := h.before, len(h.names)
	h.before = h.none()
	h.count()
	h.before = before
	var meetings, comparisons []int
	for a := range h.people {
		for b := range a {
			if slices.ContainsFunc(h.rounds, func(l layout) bool { return l.there[a] && l.there[b] }) {
				m := h.met[a*n+b] / unit
				meetings, comparisons = append(meetings, h.met[a*n+b]), append(comparisons, h.shared[a*n+b])
				if q.Squares += m * m; h.price[a*n+b] == never {
					q.Apart += m
				}
			}
		}
		chairs := rangeOf(h.sat[a*h.chairs : a*h.chairs+min(h.chairs, h.Sizes[0])])
		q.Uneven = max(q.Uneven, chairs.Most-chairs.Least)
		q.SatOut += h.out[a] / unit
		q.AtLarge += h.large[a] / unit
	}
	for _, l := range h.rounds {
		for _, p := range l.at {
			if p >= h.people {
				q.Bots++
			}
		}
	}
	q.Pairs, q.Meetings, q.Shared = len(meetings), rangeOf(meetings), rangeOf(comparisons)
	q.Out, q.Large = rangeOf(h.out[:h.people]), rangeOf(h.large[:h.people])
	return q
}

// rangeOf returns the range of counts in percent.
func rangeOf(counts []int) Range {
	if len(counts) == 0 {
		return Range{}
	}
	return Range{slices.Min(counts) / unit, slices.Max(counts) / unit}
}

package solve

import "ninetynine/rules"

// tallies numbers the ways in which the tricks of a deal can be shared out, those of fewer tricks
// first: 0 is none yet.
type tallies struct {
	next  []uint16 // the tally when a seat has won another trick, at tally<<3 | seat
	level []uint8  // how many tricks
	wins  []share
	code  []uint32 // numbers that add up as the tallies do
	index []uint16 // the tally of a code, less the first of its level
	start [rules.MaxTricks + 2]uint16
}

// A share is a number of tricks for each seat.
type share [rules.MaxSeats]uint8

func (ts *tallies) build(g *rules.Game) {
	n, tricks := g.Seats(), g.Tricks()
	var units [rules.MaxSeats]uint32 // share of a trick in a code; the last seat's follow from the others'
	size := uint32(1)
	for i := range n - 1 {
		units[i] = size
		size *= uint32(tricks + 1)
	}
	ts.index = make([]uint16, size)
	var all []share // starting with no trick for the last seat, so that each level begins with the one below
	for sum := range tricks + 1 {
		all = appendShares(all, share{}, n-1, sum)
	}
	for k := range tricks + 1 {
		ts.start[k] = uint16(len(ts.wins))
		for i, w := range all {
			code, rest := uint32(0), k
			for seat := range n - 1 {
				code += uint32(w[seat]) * units[seat]
				rest -= int(w[seat])
			}
			if rest < 0 {
				break
			}
			w[n-1] = uint8(rest)
			ts.index[code] = uint16(i)
			ts.wins, ts.code, ts.level = append(ts.wins, w), append(ts.code, code), append(ts.level, uint8(k))
		}
	}
	ts.start[tricks+1] = uint16(len(ts.wins))
	ts.next = make([]uint16, len(ts.wins)<<3)
	for id := range ts.start[tricks] {
		for seat := range n {
			ts.next[int(id)<<3|seat] = ts.start[ts.level[id]+1] + ts.index[ts.code[id]+units[seat]]
		}
	}
}

func appendShares(all []share, w share, n, tricks int) []share {
	if n == 1 {
		w[0] = uint8(tricks)
		return append(all, w)
	}
	for x := range tricks + 1 {
		w[n-1] = uint8(x)
		all = appendShares(all, w, n-1, tricks-x)
	}
	return all
}

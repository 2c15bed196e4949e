// Package movement finds who sits where in each round of an event. As in bridge, a movement is the plan of tables and
// chairs. It comes from a known design, or else from a search whose steps are counted, so that the same request gives
// the same movement on every machine.
package movement

import (
	"cmp"
	"fmt"
	"slices"
)

// A Request says what a movement is for. The order of names in it does not matter, except at tables.
type Request struct {
	Rounds []Round     // all of the event, also those that were played
	Sizes  []int       // how many players a table may have, from 2; at the first size, all play each deal
	Apart  [][2]string // pairs who must not meet; they may include players who are not there
	Bots   []string    // may fill chairs, the first ones first
	Before []Past
	Seed   uint64

	quick bool // for tests: a short search
}

// A Round is who is there and who sits where. In a [Request], it has the tables that are fixed, of any size, with ""
// for an open chair: all tables of a round that was played, or what the organiser wants. In a [Movement], each player
// who is there sits at one table or sits out.
type Round struct {
	There  []string   // who wants to play, without bots
	Tables [][]string // players in the order of their chairs
	Out    []string   // who sits out
}

// Past is an earlier event of some of the players.
type Past struct {
	Rounds []Round
	Weight int // of a meeting then, in percent of one now; from 0 to 100
}

// A Way is how a number of players is split among tables.
type Way struct {
	Size int  // the size of all tables, or 0 if sizes are mixed so that the most players sit
	Bots bool // bots fill tables where they are enough for all players to sit
}

// A Movement is the answer to a [Request].
type Movement struct {
	Way     Way
	Design  bool // a known design, not a search
	Rounds  []Round
	Quality Quality
}

// Quality counts what happens to players in the rounds of a movement. Bots do not count, except in Bots. A pair counts
// if both are there in at least one same round.
type Quality struct {
	Meetings Range // times that two players share a table
	Shared   Range // times that two players have the same chair at different tables, so that they can be compared
	Out      Range // times that a player sits out
	Large    Range // times that a player sits at a table of more than the first size, where the dealer may sit out
	Pairs    int
	Squares  int // the sum over pairs of squared meetings: the mean square is Squares / Pairs
	Apart    int // meetings of pairs who must not meet
	SatOut   int // the sum over players
	AtLarge  int // the sum over players
	Bots     int // chairs filled by bots, over all rounds
	Uneven   int // the most by which one player's times in two chairs of the first size differ
}

// Range is the least and the most of some counts.
type Range struct{ Least, Most int }

// Choices returns a movement for each way to split the players, the best first: the one where the fewest forbidden
// pairs meet, then with the fewest sittings out, bots, chairs at large tables, and repeated meetings. A request that
// cannot be met gives an error which names the round.
func (r Request) Choices() (all []Movement, err error) {
	ways, err := r.Ways()
	if err != nil {
		return nil, err
	}
	for _, w := range ways {
		m, err := r.Seat(w)
		if err != nil {
			return nil, err
		}
		all = append(all, m)
	}
	slices.SortStableFunc(all, func(a, b Movement) int {
		x, y := a.Quality, b.Quality
		return cmp.Or(cmp.Compare(x.Apart, y.Apart), cmp.Compare(x.SatOut, y.SatOut), cmp.Compare(x.Bots, y.Bots),
			cmp.Compare(x.AtLarge, y.AtLarge), cmp.Compare(x.Squares, y.Squares))
	})
	return all, nil
}

// Ways returns the ways that differ for these players. None of them leaves out as many as fill a table, unless there is
// no other.
func (r Request) Ways() (ways []Way, err error) {
	if err := r.check(); err != nil {
		return nil, err
	}
	try := []Way{{}, {Bots: true}, {r.Sizes[0], true}}
	for _, s := range r.Sizes {
		try = append(try, Way{Size: s})
	}
	var seen [][]int
	for _, w := range try {
		var sizes []int
		fits := true
		for i := range r.Rounds {
			players, bots := r.rest(i)
			tables, out := r.split(w, players, bots)
			sizes = append(append(sizes, tables...), -out)
			fits = fits && out < slices.Min(r.Sizes)
		}
		if w == (Way{}) || fits && !slices.ContainsFunc(seen, func(s []int) bool { return slices.Equal(s, sizes) }) {
			seen, ways = append(seen, sizes), append(ways, w)
		}
	}
	return ways, nil
}

// rest returns how many players and bots of a round are left for tables that are not fixed.
func (r Request) rest(round int) (players, bots int) {
	players, bots = len(r.Rounds[round].There)-len(r.Rounds[round].Out), len(r.Bots)
	for _, t := range r.Rounds[round].Tables {
		for _, name := range t {
			if slices.Contains(r.Bots, name) {
				bots--
			} else {
				players--
			}
		}
	}
	return max(players, 0), bots + min(players, 0)
}

// split returns the sizes of the tables for some players, and how many of them sit out.
func (r Request) split(w Way, players, bots int) (sizes []int, out int) {
	allowed := r.Sizes
	if w.Size > 0 {
		allowed = []int{w.Size}
	}
	if w.Bots {
		for n := players; n <= players+bots; n++ {
			if sizes, whole := tablesFor(allowed, n); whole {
				return sizes, 0
			}
		}
	}
	for n := players; ; n-- {
		if sizes, whole := tablesFor(allowed, n); whole {
			return sizes, players - n
		}
	}
}

// tablesFor returns the sizes of tables at which exactly n sit, with the fewest chairs at tables that have not the
// first size, and then the fewest tables. It reports whether there are such.
func tablesFor(allowed []int, n int) (sizes []int, whole bool) {
	type best struct{ last, other, tables int } // the last table, the chairs at tables of other sizes
	found := make([]*best, n+1)
	found[0] = &best{}
	for k := 1; k <= n; k++ {
		for i, s := range allowed {
			if s > k || found[k-s] == nil {
				continue
			}
			b := best{s, found[k-s].other, found[k-s].tables + 1}
			if i > 0 {
				b.other += s
			}
			if was := found[k]; was == nil || cmp.Or(cmp.Compare(b.other, was.other), cmp.Compare(b.tables, was.tables)) < 0 {
				found[k] = &b
			}
		}
	}
	if found[n] == nil {
		return nil, false
	}
	for k := n; k > 0; k -= found[k].last {
		sizes = append(sizes, found[k].last)
	}
	slices.SortStableFunc(sizes, func(a, b int) int { return slices.Index(allowed, a) - slices.Index(allowed, b) })
	return sizes, true
}

// check returns an error for a request that makes no sense.
func (r Request) check() error {
	if len(r.Sizes) == 0 || slices.Min(r.Sizes) < 2 {
		return fmt.Errorf("sizes of tables %v: give at least one, each from 2", r.Sizes)
	}
	for _, p := range r.Before {
		if p.Weight < 0 || p.Weight > 100 {
			return fmt.Errorf("an earlier event has weight %d: give 0 to 100 percent", p.Weight)
		}
	}
	for i, round := range r.Rounds {
		wrong := func(format string, a ...any) error {
			return fmt.Errorf("round %d: %w", i+1, fmt.Errorf(format, a...))
		}
		there := slices.Sorted(slices.Values(slices.Concat(round.There, r.Bots)))
		if n := len(slices.Compact(slices.Clone(there))); n < len(there) || n > 0 && there[0] == "" {
			return wrong("a player or bot is named twice or has no name; name each once")
		}
		placed, open := slices.Clone(round.Out), 0
		bots := len(r.Bots)
		for _, t := range round.Tables {
			for _, name := range t {
				switch {
				case name == "":
					open++
				case slices.Contains(r.Bots, name):
					bots--
				}
				placed = append(placed, name)
			}
		}
		slices.Sort(placed)
		placed = placed[open:]
		for j, name := range placed {
			if _, found := slices.BinarySearch(there, name); !found {
				return wrong("%q has a chair or sits out, and is not there; add the player to the round", name)
			}
			if j > 0 && placed[j-1] == name {
				return wrong("%q has two places; give one", name)
			}
		}
		if free := len(there) - len(placed); open > free {
			return wrong("%d open chairs for %d players and bots; close some chairs", open, free)
		}
	}
	return nil
}

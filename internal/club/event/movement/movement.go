// Package movement finds who sits where in each round of an event. As in bridge, a movement is the plan of tables and
// chairs. It comes from a known design, or else from a search whose steps are counted, so that the same request gives
// the same movement on every machine.
package movement

import (
	"cmp"
	"errors"
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
	// Unlike returns how much worse it is that two players meet, from 0; 2 is as another meeting. Nil: it never is.
	Unlike func(a, b string) int
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

// Choices returns a movement for each way to split the players that makes a difference, the best first: the one where
// the fewest forbidden pairs meet, then with the fewest sittings out, bots, chairs at large tables, and repeated
// meetings. No way leaves out as many as fill a table, unless there is no other. A request that cannot be met gives an
// error which names the round.
func (r Request) Choices() (all []Movement, err error) {
	if err := r.check(); err != nil {
		return nil, err
	}
	try := []Way{{}, {Bots: true}, {r.Sizes[0], true}}
	for _, s := range r.Sizes {
		try = append(try, Way{Size: s})
	}
	seen := map[string]bool{}
	for _, w := range try {
		fits, sizes := true, ""
		for i := range r.Rounds {
			tables, out := r.split(w, i)
			sizes += fmt.Sprint(tables, out)
			fits = fits && out < slices.Min(r.Sizes)
		}
		if w == (Way{}) || fits && !seen[sizes] {
			seen[sizes] = true
			all = append(all, r.seat(w))
		}
	}
	slices.SortStableFunc(all, func(a, b Movement) int {
		x, y := a.Quality, b.Quality
		return cmp.Or(cmp.Compare(x.Apart, y.Apart), cmp.Compare(x.SatOut, y.SatOut), cmp.Compare(x.Bots, y.Bots),
			cmp.Compare(x.AtLarge, y.AtLarge), cmp.Compare(x.Squares, y.Squares))
	})
	return all, nil
}

// Seat returns the movement for one way to split the players, and an error as [Request.Choices] does.
func (r Request) Seat(w Way) (Movement, error) {
	if err := r.check(); err != nil {
		return Movement{}, err
	}
	return r.seat(w), nil
}

// split returns the sizes of the tables that a round has beside the fixed ones, and how many of its players sit out
// beside those who are fixed.
func (r Request) split(w Way, round int) (sizes []int, out int) {
	players, bots := len(r.Rounds[round].There)-len(r.Rounds[round].Out), len(r.Bots)
	for _, name := range slices.Concat(r.Rounds[round].Tables...) {
		if slices.Contains(r.Bots, name) {
			bots--
		} else {
			players--
		}
	}
	if players < 0 { // bots fill open chairs
		players, bots = 0, bots+players
	}
	allowed := r.Sizes
	if w.Size > 0 {
		allowed = []int{w.Size}
	}
	for n := players; w.Bots && n <= players+bots; n++ {
		if sizes, whole := tablesFor(allowed, n); whole {
			return sizes, 0
		}
	}
	for ; ; out++ {
		if sizes, whole := tablesFor(allowed, players-out); whole {
			return sizes, out
		}
	}
}

// tablesFor returns the sizes of tables at which exactly n sit, as many as can be of the first size, then of the next.
// It reports whether there are such.
func tablesFor(allowed []int, n int) (sizes []int, whole bool) {
	if n == 0 || len(allowed) == 0 {
		return nil, n == 0
	}
	for k := n / allowed[0]; k >= 0; k-- {
		if others, whole := tablesFor(allowed[1:], n-k*allowed[0]); whole {
			return append(slices.Repeat(allowed[:1], k), others...), true
		}
	}
	return nil, false
}

// What a request may have at most. It bounds time and memory.
const mostSizes, largestSize, mostRounds, mostEarlier, mostNames, mostBots = 4, 10, 100, 1000, 400, 800

// check returns an error for a request that makes no sense or is too large.
func (r Request) check() error {
	if n := len(r.Sizes); n == 0 || n > mostSizes || slices.Min(r.Sizes) < 2 || slices.Max(r.Sizes) > largestSize {
		return fmt.Errorf("sizes of tables %v: give one to %d, each from 2 to %d", r.Sizes, mostSizes, largestSize)
	}
	if n := len(r.Rounds); n > mostRounds {
		return fmt.Errorf("%d rounds: give at most %d", n, mostRounds)
	}
	earlier := 0
	for _, p := range r.Before {
		if p.Weight < 0 || p.Weight > 100 {
			return fmt.Errorf("an earlier event has weight %d: give 0 to 100 percent", p.Weight)
		}
		for _, round := range p.Rounds {
			if earlier++; earlier > mostEarlier || len(round.places()) > mostNames {
				return fmt.Errorf("earlier events: give at most %d rounds, the latest, each of at most %d players", mostEarlier, mostNames)
			}
		}
	}
	var names []string
	for i, round := range r.Rounds {
		if err := round.check(r.Bots); err != nil {
			return fmt.Errorf("round %d: %w", i+1, err)
		}
		names = append(names, round.There...)
	}
	if slices.Sort(names); len(slices.Compact(names)) > mostNames || len(r.Bots) > mostBots {
		return fmt.Errorf("more than %d players or %d bots in all: make several events", mostNames, mostBots)
	}
	return nil
}

// places are the names at tables, and then of those who sit out.
func (r Round) places() []string { return append(slices.Concat(r.Tables...), r.Out...) }

func (r Round) check(bots []string) error {
	places := map[string]int{} // how many each player and bot has
	for _, name := range slices.Concat(r.There, bots) {
		if _, twice := places[name]; twice || name == "" {
			return errors.New("a player or bot is named twice or has no name; name each once")
		}
		places[name] = 0
	}
	if len(r.There) > mostNames || len(r.Tables) > mostNames {
		return fmt.Errorf("%d players, %d tables: give at most %d", len(r.There), len(r.Tables), mostNames)
	}
	free, open := len(places), 0
	for _, name := range r.places() {
		n, there := places[name]
		switch {
		case name == "":
			open++
			continue
		case !there:
			return fmt.Errorf("%q has a chair or sits out, and is not there; add the player to the round", name)
		case n > 0:
			return fmt.Errorf("%q has two places; give one", name)
		}
		places[name]++
		free--
	}
	if open > free {
		return fmt.Errorf("%d open chairs for %d players and bots; close some chairs", open, free)
	}
	return nil
}

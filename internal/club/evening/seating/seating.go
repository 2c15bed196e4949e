// Package seating computes standing hours: when the next one is, and who sits with whom.
package seating

import (
	"math/rand/v2"
	"slices"
	"time"
)

// An Hour is a time of each week on the clocks of a place.
type Hour struct {
	Weekday time.Weekday
	Minute  int // of the day, from 0
	Zone    *time.Location
}

// Next returns the first occurrence after a moment. An hour that the clocks skip comes as much later; of one that
// comes twice, the first counts.
func (h Hour) Next(after time.Time) time.Time {
	y, m, d := after.In(h.Zone).Date()
	for d--; ; d++ { // clocks may push the hour past midnight
		nominal := time.Date(y, m, d, 0, h.Minute, 0, 0, time.UTC)
		if nominal.Weekday() != h.Weekday {
			continue
		}
		if at := onClock(nominal, h.Zone); at.After(after) {
			return at
		}
	}
}

// onClock returns when the clocks of a zone show what a time in UTC says.
func onClock(nominal time.Time, zone *time.Location) time.Time {
	with := func(offsetAt time.Time) time.Time {
		_, offset := offsetAt.In(zone).Zone()
		return nominal.Add(time.Duration(-offset) * time.Second).In(zone)
	}
	shows := func(t time.Time) bool {
		_, offset := t.Zone()
		return t.Add(time.Duration(offset) * time.Second).Equal(nominal)
	}
	before, after := with(nominal.AddDate(0, 0, -1)), with(nominal.AddDate(0, 0, 1))
	if !shows(before) && shows(after) {
		return after
	}
	return before // also an hour that is skipped
}

// An Origin is what is known of a player who comes.
type Origin struct {
	Address string // "" if it is not known; then the player counts as alone at it
	Known   bool   // a regular player of the site, and no newcomer
}

// Far is the most by which two players may differ who share a table, as one of a couple and a regular player. Only a
// player who would be alone sits with others.
const Far = 5

// Unlike returns by how much two players differ, of whom alike ones sit together. A regular player counts 0, and a newcomer as
// many as newcomers come from the address. So guests of some addresses fill tables of their own. Of one address, all
// are alike.
func Unlike(origins map[string]Origin) func(a, b string) int {
	from, counts := map[string]int{}, map[string]int{}
	for _, o := range origins {
		if !o.Known {
			from[o.Address]++
		}
	}
	for player, o := range origins {
		switch {
		case o.Known:
		case o.Address == "":
			counts[player] = 1
		default:
			counts[player] = min(from[o.Address], 9)
		}
	}
	return func(a, b string) int {
		m, n := counts[a], counts[b]
		switch {
		case origins[a].Address != "" && origins[a].Address == origins[b].Address:
			return 0
		case max(m, n) > 1: // a family is not torn apart
			return 2*max(m-n, n-m) + 1
		}
		return 2 * max(m-n, n-m)
	}
}

// Seat makes tables of players, each of whom is named once: as few as there can be, of even size, so that the fewest
// chairs are left to bots. Of the tables that the seed can draw, it looks for some with few pairs that must stay apart,
// then few that are unlike (see [Unlike]), and then few that met at a table of the last time. Pairs that must stay apart
// and are left part for further tables. Others than the players may be in the pairs.
func Seat(players []string, size int, seed uint64, apart [][2]string, unlike func(a, b string) int, last [][]string) (tables [][]string) {
	if len(players) == 0 {
		return nil
	}
	names := slices.Sorted(slices.Values(players))
	costs := costsOf(names, apart, unlike, last)
	drawn := make([]int, len(names))
	for i := range drawn {
		drawn[i] = i
	}
	r := rand.New(rand.NewPCG(seed, uint64(len(players))))
	var best [][]int
	least := -1
	for range attempts {
		r.Shuffle(len(drawn), func(i, j int) { drawn[i], drawn[j] = drawn[j], drawn[i] })
		dealt := deal(drawn, size)
		if n := costs.improve(dealt); least < 0 || n < least {
			best, least = dealt, n
		}
		if least == 0 {
			break
		}
	}
	if least >= barred {
		best = costs.part(best, size)
	}
	for _, at := range best {
		var t []string
		for _, p := range at {
			t = append(t, names[p])
		}
		tables = append(tables, t)
	}
	return tables
}

// attempts is how many draws are improved to find the best.
const attempts = 12

// deal makes tables of players in their order.
func deal(players []int, size int) [][]int {
	tables := make([][]int, (len(players)+size-1)/size)
	for i, p := range players {
		n := i % len(tables)
		tables[n] = append(tables[n], p)
	}
	return tables
}

// costs are what it costs that two players, by their numbers, sit at one table. They are symmetric.
type costs [][]int

// The costs of a pair that met the last time, for each step by which a pair is unlike, of one that is more so than [Far], and
// of one that must stay apart.
const met, strange, barred, never = 1, 1 << 5, 1 << 20, 1 << 30

func costsOf(names []string, apart [][2]string, unlike func(a, b string) int, last [][]string) costs {
	c, number := make(costs, len(names)), make(map[string]int, len(names))
	for i, name := range names {
		c[i], number[name] = make([]int, len(names)), i
		for j, other := range names[:i] {
			n := unlike(name, other)
			if c[i][j] = strange * n; n > Far {
				c[i][j] |= barred
			}
			c[j][i] = c[i][j]
		}
	}
	set := func(a, b string, cost int) {
		i, known := number[a]
		j, both := number[b]
		if known && both && i != j {
			c[i][j] |= cost
			c[j][i] |= cost
		}
	}
	for _, pair := range apart {
		set(pair[0], pair[1], never)
	}
	for _, at := range last {
		for i, a := range at {
			for _, b := range at[:i] {
				set(a, b, met)
			}
		}
	}
	return c
}

// at returns what a player costs in a seat of a table.
func (c costs) at(t []int, seat, player int) (n int) {
	for i, other := range t {
		if i != seat {
			n += c[player][other]
		}
	}
	return n
}

// improve swaps players of different tables as long as that lowers the sum of the costs of all pairs, which it
// returns.
func (c costs) improve(tables [][]int) (sum int) {
	for better := true; better; {
		better = false
		for i, t := range tables {
			for _, u := range tables[:i] {
				better = c.swap(t, u) || better
			}
		}
	}
	for _, t := range tables {
		for i := range t {
			sum += c.at(t, i, t[i])
		}
	}
	return sum / 2
}

// swap swaps players of two tables where that lowers the sum. It reports whether it did.
func (c costs) swap(t, u []int) (better bool) {
	for a := range t {
		for b := range u {
			was := c.at(t, a, t[a]) + c.at(u, b, u[b])
			if was > 0 && c.at(t, a, u[b])+c.at(u, b, t[a]) < was {
				t[a], u[b], better = u[b], t[a], true
			}
		}
	}
	return better
}

// part moves players from those from whom they must stay apart, each to another table, or to one of their own. Of two, the
// one moves who can sit with more of the others. Nobody sits alone who need not.
func (c costs) part(tables [][]int, size int) [][]int {
	all := slices.Concat(tables...)
	for i := 0; i < len(tables); i++ {
		for {
			worst, most := -1, 0
			for seat, p := range tables[i] {
				n := c.at(tables[i], seat, p) / barred
				if n > most || n == most && n > 0 && c.at(all, -1, p) < c.at(all, -1, tables[i][worst]) {
					worst, most = seat, n
				}
			}
			if worst < 0 {
				break
			}
			tables = append(tables, []int{tables[i][worst]})
			tables[i] = slices.Delete(tables[i], worst, worst+1)
		}
	}
	for _, cost := range []int{barred, never} {
		for i := len(tables) - 1; i >= 0; i-- {
			if len(tables[i]) > 1 {
				continue
			}
			alone := tables[i][0]
			suits := func(p int) bool { return c[alone][p] < cost }
			with := slices.IndexFunc(tables, func(t []int) bool {
				return t[0] != alone && len(t) < size && !slices.ContainsFunc(t, func(p int) bool { return !suits(p) })
			})
			from := slices.IndexFunc(tables, func(t []int) bool { return len(t) > 2 && slices.ContainsFunc(t, suits) })
			switch {
			case with >= 0:
				tables[with] = append(tables[with], alone)
				tables = slices.Delete(tables, i, i+1)
			case from >= 0:
				seat := slices.IndexFunc(tables[from], suits)
				tables[i] = append(tables[i], tables[from][seat])
				tables[from] = slices.Delete(tables[from], seat, seat+1)
			}
		}
	}
	return tables
}

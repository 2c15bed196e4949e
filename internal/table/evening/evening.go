// Package evening computes standing hours: when the next one is, and who sits with whom.
package evening

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

// Seat makes tables of players: as few as there can be, of even size, so that the fewest chairs are left to bots. Of
// the tables that the seed can draw, it looks for some with few pairs that must stay apart, which may be nil, and then
// few that met at a table of the last time.
func Seat(players []string, size int, seed uint64, apart func(a, b string) bool, last [][]string) [][]string {
	if len(players) == 0 {
		return nil
	}
	met := map[[2]string]bool{}
	for _, t := range last {
		for _, a := range t {
			for _, b := range t {
				met[[2]string{a, b}] = true
			}
		}
	}
	const never = 1 << 20
	cost := func(a, b string) (n int) {
		if met[[2]string{a, b}] {
			n++
		}
		if apart != nil && (apart(a, b) || apart(b, a)) {
			n += never
		}
		return n
	}
	drawn := slices.Sorted(slices.Values(players))
	r := rand.New(rand.NewPCG(seed, uint64(len(players))))
	var best [][]string
	least := -1
	for range attempts {
		r.Shuffle(len(drawn), func(i, j int) { drawn[i], drawn[j] = drawn[j], drawn[i] })
		tables := deal(drawn, size)
		if n := improve(tables, cost); least < 0 || n < least {
			best, least = tables, n
		}
		if least == 0 {
			break
		}
	}
	return best
}

// attempts is how many draws are improved to find the best.
const attempts = 12

// deal makes tables of players in their order.
func deal(players []string, size int) [][]string {
	tables := make([][]string, (len(players)+size-1)/size)
	for i, p := range players {
		n := i % len(tables)
		tables[n] = append(tables[n], p)
	}
	return tables
}

// improve swaps players of different tables as long as that lowers the sum of the costs of all pairs, which it
// returns.
func improve(tables [][]string, cost func(a, b string) int) (sum int) {
	at := func(t []string, seat int, player string) (n int) {
		for i, other := range t {
			if i != seat {
				n += cost(player, other)
			}
		}
		return n
	}
	for better := true; better; {
		better = false
		for i, t := range tables {
			for _, u := range tables[:i] {
				for a := range t {
					for b := range u {
						was := at(t, a, t[a]) + at(u, b, u[b])
						if was > 0 && at(t, a, u[b])+at(u, b, t[a]) < was {
							t[a], u[b], better = u[b], t[a], true
						}
					}
				}
			}
		}
	}
	for _, t := range tables {
		for i := range t {
			sum += at(t, i, t[i])
		}
	}
	return sum / 2
}

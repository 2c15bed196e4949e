// Package seating computes standing hours: when the next one is, and who sits with whom.
package seating

import (
	"fmt"
	"math"
	"slices"
	"time"

	"ninetynine/internal/club/event/movement"
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

// What it costs that two meet, as in a [movement.Request]: for each step by which they are unlike, and for more than [Far].
const strange, far = 1 << 6, 1 << 12

// mostBots bounds memory: further tables get fewer chairs then.
const mostBots = 400

// Seat makes tables of players, each of whom is named once: as few as there can be, of even size, so that the fewest
// chairs are left to bots. It adds tables until all pairs are apart who must be, and as long as that keeps more pairs
// apart who are more unlike than [Far]. Of such tables, it looks for some with few players alone, then few pairs that are
// unlike (see [Unlike]), and then few that met at a table of the last time. Others than the players may be in the pairs.
func Seat(players []string, size int, seed uint64, apart [][2]string, unlike func(a, b string) int, last [][]string) ([][]string, error) {
	r := movement.Request{Sizes: []int{size}, Apart: apart, Seed: seed}
	r.Before = []movement.Past{{Rounds: []movement.Round{{Tables: last}}, Weight: 100}}
	r.Unlike = func(a, b string) int {
		return strange*unlike(a, b) + far*(unlike(a, b)/(Far+1))
	}
	least, tables := math.MaxInt, slices.Collect(slices.Chunk(players, 1))
	for n := (len(players) + size - 1) / size; n < len(players); {
		chairs := min(size, max(2, (len(players)+mostBots)/n))
		for i := len(r.Bots); i < n*chairs-len(players); i++ {
			r.Bots = append(r.Bots, fmt.Sprint(" ", i))
		}
		r.Rounds = []movement.Round{{There: players, Tables: slices.Repeat([][]string{make([]string, chairs)}, n)}}
		m, err := r.Seat(movement.Way{})
		if err != nil {
			return nil, err
		}
		if n++; m.Quality.Apart > size { // many block each other
			n += m.Quality.Apart
		}
		if m.Quality.Apart > 0 {
			continue
		}
		far, at := 0, m.Rounds[0].Tables
		for i := range at {
			at[i] = slices.DeleteFunc(at[i], func(name string) bool { return name[0] == ' ' })
			for j, a := range at[i] {
				for _, b := range at[i][:j] {
					far += unlike(a, b) / (Far + 1)
				}
			}
		}
		if far >= least {
			break
		}
		if least, tables = far, slices.DeleteFunc(at, func(t []string) bool { return len(t) == 0 }); far == 0 {
			break
		}
	}
	return tables, nil
}

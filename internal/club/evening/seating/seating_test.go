package seating

import (
	"fmt"
	"maps"
	"math"
	"math/rand/v2"
	"reflect"
	"slices"
	"testing"
	"time"
	_ "time/tzdata"

	"pgregory.net/rapid"

	"ninetynine/internal/test/must"
)

// TestNext: the clocks of a place count, through summer time and back.
func TestNext(t *testing.T) {
	for _, c := range []struct {
		zone, after, want string
		day               time.Weekday
		hour, minute      int
	}{
		{"Europe/Berlin", "2026-11-28T10:00:00Z", "2026-12-02T20:00:00+01:00", time.Wednesday, 20, 0},
		{"Europe/Berlin", "2026-12-02T18:59:59Z", "2026-12-02T20:00:00+01:00", time.Wednesday, 20, 0},
		{"Europe/Berlin", "2026-12-02T19:00:00Z", "2026-12-09T20:00:00+01:00", time.Wednesday, 20, 0},
		{"Europe/Berlin", "2026-03-25T19:00:00Z", "2026-04-01T20:00:00+02:00", time.Wednesday, 20, 0}, // over the change
		{"Europe/Berlin", "2026-03-22T01:30:00Z", "2026-03-29T03:30:00+02:00", time.Sunday, 2, 30},    // skipped
		{"Europe/Berlin", "2026-10-24T10:00:00Z", "2026-10-25T02:30:00+02:00", time.Sunday, 2, 30},    // the first of two
		{"Europe/Berlin", "2026-10-25T00:30:00Z", "2026-11-01T02:30:00+01:00", time.Sunday, 2, 30},    // not the second
		{"Europe/Berlin", "2026-10-25T00:00:00Z", "2026-10-25T03:00:00+01:00", time.Sunday, 3, 0},
		{"America/New_York", "2026-03-08T05:00:00Z", "2026-03-08T03:15:00-04:00", time.Sunday, 2, 15},
		{"Pacific/Auckland", "2026-11-28T10:00:00Z", "2026-11-29T00:00:00+13:00", time.Sunday, 0, 0},
		{"America/Nuuk", "2026-03-29T00:30:00Z", "2026-03-29T00:30:00-01:00", time.Saturday, 23, 30}, // skipped past midnight
		{"America/Nuuk", "2026-03-29T01:15:00Z", "2026-03-29T00:30:00-01:00", time.Saturday, 23, 30},
		{"UTC", "2026-12-31T23:59:00Z", "2027-01-01T00:00:00Z", time.Friday, 0, 0},
	} {
		h := Hour{c.day, 60*c.hour + c.minute, must.Get(time.LoadLocation(c.zone))(t)}
		got := h.Next(must.Get(time.Parse(time.RFC3339, c.after))(t))
		if got.Format(time.RFC3339) != c.want {
			t.Errorf("%s %d:%02d in %s after %s: %s, not %s", c.day, c.hour, c.minute, c.zone, c.after, got.Format(time.RFC3339), c.want)
		}
	}
}

// TestNextOften: occurrences follow each other a week apart, less or more by what the clocks are changed, and each
// shows the hour unless that was skipped.
func TestNextOften(t *testing.T) {
	zones := []string{"UTC", "Europe/Berlin", "America/New_York", "Australia/Lord_Howe", "Asia/Kathmandu", "America/Santiago", "Africa/Cairo"}
	rapid.Check(t, func(r *rapid.T) {
		zone := must.Get(time.LoadLocation(rapid.SampledFrom(zones).Draw(r, "zone")))(t)
		h := Hour{time.Weekday(rapid.IntRange(0, 6).Draw(r, "day")), rapid.IntRange(0, 1439).Draw(r, "minute"), zone}
		at := time.Unix(rapid.Int64Range(1.5e9, 2e9).Draw(r, "after"), 0)
		next := h.Next(at)
		if d := next.Sub(at); d <= 0 || d > 7*24*time.Hour+time.Hour {
			r.Fatalf("the next after %s is %s", at, next)
		}
		for range 60 {
			prev := next
			next = h.Next(prev)
			if d := next.Sub(prev) - 7*24*time.Hour; d.Abs() > time.Hour {
				r.Fatalf("%s comes after %s", next, prev)
			}
			if h.Next(next.Add(-time.Nanosecond)) != next {
				r.Fatalf("%s is not the next just before it", next)
			}
			late := next.Hour()*60 + next.Minute() - h.Minute
			if late != 0 && (late < 0 || late > 60 || next.AddDate(0, 0, 1).Sub(next) != 24*time.Hour) || next.Weekday() != h.Weekday {
				r.Fatalf("%s for minute %d of %s", next, h.Minute, h.Weekday)
			}
		}
	})
}

func people(n int) (all []string) {
	for i := range n {
		all = append(all, fmt.Sprintf("p%02d", i))
	}
	return all
}

// TestSeat: all sit, once, at as few tables as possible, which are even; nobody sits alone if another is there and the
// table has more than two chairs; the same seed draws the same.
func TestSeat(t *testing.T) {
	rapid.Check(t, func(r *rapid.T) {
		n, size, seed := rapid.IntRange(0, 40).Draw(r, "n"), rapid.IntRange(2, 5).Draw(r, "size"), rapid.Uint64().Draw(r, "seed")
		last := seat(people(n), size, seed+1, nil, alike, nil)
		tables := seat(people(n), size, seed, nil, alike, last)
		if !reflect.DeepEqual(tables, seat(people(n), size, seed, nil, alike, last)) {
			r.Fatal("the same seed draws others")
		}
		if all := slices.Sorted(slices.Values(slices.Concat(tables...))); !slices.Equal(all, people(n)) {
			r.Fatalf("%v sit", all)
		}
		if len(tables) != (n+size-1)/size {
			r.Fatalf("%d at tables of %d are %v", n, size, tables)
		}
		for _, at := range tables {
			if len(at) > size || len(at) < n/len(tables) || n > 1 && size > 2 && len(at) < 2 {
				r.Fatalf("%d at tables of %d are %v", n, size, tables)
			}
		}
	})
}

func alike(a, b string) int { return 0 }

// TestUnlike: guests of some addresses sit with one another, and not with regular players or with newcomers of other addresses;
// honest evenings are as even as ever, and nobody of them sits alone.
func TestUnlike(t *testing.T) {
	for _, c := range []struct {
		name   string
		counts []int // of newcomers of each address
		known  int   // regular players, each of another address
		mixed  int   // tables at which newcomers sit with regular players, or one who comes alone with others, at most
	}{
		{"three each of six addresses, and twelve newcomers", []int{3, 3, 3, 3, 3, 3, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1}, 0, 0},
		{"three each of six addresses, and twelve regular players", []int{3, 3, 3, 3, 3, 3}, 12, 0},
		{"two each of nine addresses, and twelve newcomers", []int{2, 2, 2, 2, 2, 2, 2, 2, 2, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1}, 0, 0},
		{"eighteen newcomers of as many addresses, and twelve regular players", []int{1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1}, 12, 0},
		{"seventeen of one address, and ten of others", []int{17, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1}, 0, 0},
		{"a family, and four regular players", []int{4}, 4, 0}, {"a couple, and four regular players", []int{2}, 4, 1},
		{"a hall", []int{18}, 0, 0}, {"a hall, and one at home", []int{18, 1}, 0, 1},
		{"couples at home", []int{2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2}, 0, 0}, {"a couple and one", []int{2, 1}, 0, 1},
		{"24 who come alone", []int{1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1}, 0, 0},
		{"one newcomer", []int{1}, 8, 1},
	} {
		of, kind := map[string]Origin{}, map[string]int{}
		for address, n := range c.counts {
			for i := range n {
				name := fmt.Sprint(address, "-", i)
				of[name], kind[name] = Origin{Address: fmt.Sprint(address)}, 1+min(n-1, 1)
			}
		}
		for i := range c.known {
			of[fmt.Sprint("known", i)] = Origin{Address: fmt.Sprint("home", i), Known: true}
		}
		all, mixed, evenings := slices.Collect(maps.Keys(of)), 0, 20
		for seed := range evenings {
			tables := seat(all, 3, uint64(seed), nil, Unlike(of), nil)
			most := 0
			for _, at := range tables {
				if len(at) < 2 || len(tables) > (len(all)+2)/3+1 {
					t.Errorf("%s: %v", c.name, tables)
				}
				if slices.ContainsFunc(at, func(p string) bool { return kind[p] != kind[at[0]] }) {
					most++
				}
			}
			mixed = max(mixed, most)
		}
		t.Logf("%s: at most %d mixed tables", c.name, mixed)
		if mixed > c.mixed {
			t.Errorf("%s: %d mixed tables", c.name, mixed)
		}
	}
}

// TestFoes: four players block one. The one whom nobody forbids sits with that player.
func TestFoes(t *testing.T) {
	foes := [][2]string{{"a", "x"}, {"b", "x"}, {"c", "x"}, {"d", "x"}}
	for seed := range uint64(200) {
		for _, at := range seat([]string{"a", "b", "c", "d", "o", "x"}, 3, seed, foes, alike, nil) {
			if slices.Contains(at, "x") != slices.Contains(at, "o") || len(at) < 2 {
				t.Fatalf("seed %d: %v sit together", seed, at)
			}
		}
	}
}

// TestPart: players who must stay apart sit at different tables, also where there have to be more for it.
func TestPart(t *testing.T) {
	rapid.Check(t, func(r *rapid.T) {
		n, size := rapid.IntRange(1, 12).Draw(r, "n"), rapid.IntRange(2, 5).Draw(r, "size")
		var bad [][2]string
		for range rapid.IntRange(0, 30).Draw(r, "pairs") {
			if a, b := rapid.SampledFrom(people(n)).Draw(r, "a"), rapid.SampledFrom(people(n)).Draw(r, "b"); a != b {
				bad = append(bad, [2]string{a, b})
			}
		}
		tables := seat(people(n), size, rapid.Uint64().Draw(r, "seed"), bad, alike, nil)
		if all := slices.Sorted(slices.Values(slices.Concat(tables...))); !slices.Equal(all, people(n)) {
			r.Fatalf("%v sit", all)
		}
		for _, at := range tables {
			if len(at) == 0 || len(at) > size {
				r.Fatalf("%d at a table", len(at))
			}
			for _, pair := range bad {
				if slices.Contains(at, pair[0]) && slices.Contains(at, pair[1]) {
					r.Fatalf("%v sit at %v", pair, at)
				}
			}
		}
	})
	tables := seat([]string{"a", "b", "c", "d"}, 3, 1, [][2]string{{"a", "b"}, {"a", "c"}, {"a", "d"}}, alike, nil)
	if len(tables) != 2 {
		t.Errorf("they sit alone: %v", tables)
	}
}

// TestApart: pairs stay apart, and do not meet again, as far as that can be helped.
func TestApart(t *testing.T) {
	rapid.Check(t, func(r *rapid.T) {
		n, size := rapid.IntRange(3, 7).Draw(r, "n"), rapid.IntRange(2, 4).Draw(r, "size")
		var bad [][2]string
		for range rapid.IntRange(0, 5).Draw(r, "pairs") {
			bad = append(bad, [2]string{rapid.SampledFrom(people(n)).Draw(r, "a"), rapid.SampledFrom(people(n)).Draw(r, "b")})
		}
		tables := seat(people(n), size, rapid.Uint64().Draw(r, "seed"), bad, alike, nil)
		pairs := func(a, b string) int {
			if slices.Contains(bad, [2]string{a, b}) || slices.Contains(bad, [2]string{b, a}) {
				return 1
			}
			return 0
		}
		var sizes []int
		for _, at := range tables {
			sizes = append(sizes, len(at))
		}
		got, want := sum(tables, pairs), brute(people(n), sizes, pairs)
		if got != want {
			r.Fatalf("%v: %d pairs meet that need not: %d", tables, got, want)
		}
	})
	last := [][]string{{"p00", "p01", "p02"}, {"p03", "p04", "p05"}, {"p06", "p07", "p08"}}
	for seed := range uint64(50) {
		for _, at := range seat(people(9), 3, seed, nil, alike, last) {
			for _, was := range last {
				if both := slices.DeleteFunc(slices.Clone(at), func(p string) bool { return !slices.Contains(was, p) }); len(both) > 1 {
					t.Errorf("%v met the last time", both)
				}
			}
		}
	}
}

func sum(tables [][]string, cost func(a, b string) int) (n int) {
	for _, at := range tables {
		for i := range at {
			for j := range i {
				n += cost(at[i], at[j])
			}
		}
	}
	return n
}

// brute returns the least cost of all ways to seat players at tables of these sizes.
func brute(players []string, sizes []int, cost func(a, b string) int) int {
	tables, least := make([][]string, len(sizes)), math.MaxInt
	var try func(i int)
	try = func(i int) {
		if i == len(players) {
			least = min(least, sum(tables, cost))
			return
		}
		for n := range tables {
			if len(tables[n]) < sizes[n] {
				tables[n] = append(tables[n], players[i])
				try(i + 1)
				tables[n] = tables[n][:len(tables[n])-1]
			}
		}
	}
	try(0)
	return least
}

// BenchmarkSeat seats as many as may come, of whom each blocks some of the others.
func BenchmarkSeat(b *testing.B) {
	all, r := people(400), rand.New(rand.NewPCG(1, 2))
	for _, blocks := range []int{0, 10, 100} {
		var apart [][2]string
		for _, p := range all {
			for range blocks {
				apart = append(apart, [2]string{p, all[r.IntN(len(all))]})
			}
		}
		last := seat(all, 3, 1, nil, alike, nil)
		of := map[string]Origin{}
		for i, p := range all {
			of[p] = Origin{Address: fmt.Sprint(r.IntN(1 + i/2)), Known: i%2 == 0}
		}
		for kind, unlike := range map[string]func(a, b string) int{"alike": alike, "unlike": Unlike(of)} {
			b.Run(fmt.Sprint(blocks, kind), func(b *testing.B) {
				for b.Loop() {
					seat(all, 3, 2, apart, unlike, last)
				}
			})
		}
	}
}

// BenchmarkFoes: so many of 400 players all block each other.
func BenchmarkFoes(b *testing.B) {
	all := people(400)
	for _, foes := range []int{40, 150, 400} {
		var apart [][2]string
		for i, p := range all[:foes] {
			for _, q := range all[:i] {
				apart = append(apart, [2]string{p, q})
			}
		}
		b.Run(fmt.Sprint(foes), func(b *testing.B) {
			n := 0
			for b.Loop() {
				n = len(seat(all, 3, 2, apart, alike, nil))
			}
			b.ReportMetric(float64(n), "tables")
		})
	}
}

func seat(players []string, size int, seed uint64, apart [][2]string, unlike func(a, b string) int, last [][]string) [][]string {
	tables, err := Seat(players, size, seed, apart, unlike, last)
	if err != nil {
		panic(err)
	}
	return tables
}

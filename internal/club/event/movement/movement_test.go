package movement

import (
	"fmt"
	"math/rand/v2"
	"os"
	"reflect"
	"slices"
	"strings"
	"testing"

	"pgregory.net/rapid"

	"ninetynine/internal/test/gate"
	"ninetynine/internal/test/must"
)

func people(n int) (all []string) {
	for i := range n {
		all = append(all, fmt.Sprintf("p%02d", i))
	}
	return all
}

// evening is a request for players who are all there in each round.
func evening(n, rounds int, sizes ...int) Request {
	r := Request{Sizes: sizes, Seed: 1}
	for range rounds {
		r.Rounds = append(r.Rounds, Round{There: people(n)})
	}
	return r
}

func pairOf(a, b string) string { return min(a, b) + " " + max(a, b) }

// check is the independent checker: it knows what a request and a movement are, and nothing of how one is found. It
// returns what is wrong.
func check(r Request, m Movement) (wrong []string) {
	say := func(format string, a ...any) { wrong = append(wrong, fmt.Sprintf(format, a...)) }
	if len(m.Rounds) != len(r.Rounds) {
		say("%d rounds of %d", len(m.Rounds), len(r.Rounds))
		return wrong
	}
	bot := map[string]bool{}
	for _, b := range r.Bots {
		bot[b] = true
	}
	met, shared, both := map[string]int{}, map[string]int{}, map[string]bool{}
	out, large, bots := map[string]int{}, map[string]int{}, 0
	for i, got := range m.Rounds {
		asked := r.Rounds[i]
		there, place := map[string]bool{}, map[string]int{}
		for _, p := range asked.There {
			there[p] = true
			out[p], large[p] = out[p]+0, large[p]+0
			for _, q := range asked.There {
				if p < q {
					both[pairOf(p, q)] = true
				}
			}
		}
		chairs := map[int][]string{}
		for n, table := range got.Tables {
			if n >= len(asked.Tables) && (!slices.Contains(r.Sizes, len(table)) || m.Way.Size > 0 && len(table) != m.Way.Size) {
				say("round %d has a table of %d", i, len(table))
			}
			for c, p := range table {
				if place[p]++; !there[p] && !bot[p] {
					say("round %d: %q sits and is not there", i, p)
				}
				if bot[p] {
					bots++
				} else if len(table) > r.Sizes[0] {
					large[p]++
				}
				for _, q := range table[:c] {
					met[pairOf(p, q)]++
				}
				for _, q := range chairs[c] {
					shared[pairOf(p, q)]++
				}
			}
			for c, p := range table {
				chairs[c] = append(chairs[c], p)
			}
		}
		for _, p := range got.Out {
			if place[p]++; !there[p] {
				say("round %d: %q sits out and is not there", i, p)
			}
			out[p]++
		}
		for p := range there {
			if place[p] == 0 {
				say("round %d: %s has no place", i, p)
			}
		}
		for p, n := range place {
			if n > 1 {
				say("round %d: %s has %d places", i, p, n)
			}
		}
		for n, table := range asked.Tables {
			for c, p := range table {
				if len(got.Tables) <= n || len(got.Tables[n]) != len(table) || p != "" && got.Tables[n][c] != p {
					say("round %d: table %d is not as fixed", i, n)
				}
			}
		}
		for _, p := range asked.Out {
			if !slices.Contains(got.Out, p) {
				say("round %d: %s does not sit out as fixed", i, p)
			}
		}
	}
	span := func(counts []int) Range {
		if len(counts) == 0 {
			return Range{}
		}
		return Range{slices.Min(counts), slices.Max(counts)}
	}
	var meetings, comparisons, outs, larges []int
	squares, satOut, atLarge := 0, 0, 0
	for pair := range both {
		meetings, comparisons, squares = append(meetings, met[pair]), append(comparisons, shared[pair]), squares+met[pair]*met[pair]
	}
	for p := range out {
		outs, larges, satOut, atLarge = append(outs, out[p]), append(larges, large[p]), satOut+out[p], atLarge+large[p]
	}
	apart := map[string]bool{}
	for _, p := range r.Apart {
		apart[pairOf(p[0], p[1])] = true
	}
	forbidden := 0
	for pair := range apart {
		forbidden += met[pair]
	}
	want := Quality{
		Meetings: span(meetings), Shared: span(comparisons), Out: span(outs), Large: span(larges), Pairs: len(meetings),
		Squares: squares, Apart: forbidden, SatOut: satOut, AtLarge: atLarge, Bots: bots, Uneven: m.Quality.Uneven,
	}
	if m.Quality != want {
		say("counted %+v, which are %+v", m.Quality, want)
	}
	return wrong
}

// fairlyOut returns pairs of players who were there in the same rounds and differ by more than one in sitting out.
func fairlyOut(m Movement) (wrong []string) {
	when, out := map[string]string{}, map[string]int{}
	for i, round := range m.Rounds {
		for _, p := range round.There {
			when[p] += fmt.Sprint(i, ",")
		}
		for _, p := range round.Out {
			out[p]++
		}
	}
	for p := range when {
		for q := range when {
			if when[p] == when[q] && out[p] > out[q]+1 {
				wrong = append(wrong, fmt.Sprintf("%s sits out %d times, and %s %d", p, out[p], q, out[q]))
			}
		}
	}
	return wrong
}

// TestAll: movements for 3 to 60 players at all sizes of tables. The figures are in the log.
func TestAll(t *testing.T) {
	var all []int
	for n := 3; n <= 60; n++ {
		all = append(all, n)
	}
	for _, sizes := range [][]int{{3, 4}, {3}, {2}, {4}, {5}} {
		for _, n := range gate.Some(all, 6) {
			for _, rounds := range []int{3, 8, 15} {
				r := evening(n, rounds, sizes...)
				r.quick = os.Getenv("MOVEMENT_FIGURES") == ""
				m := must.Get(r.Seat(Way{}))(t)
				q := m.Quality
				t.Logf("%v %2d players %2d rounds: meetings %v, squares %.3f, shared %v, out %v, large %v, chairs %d, design %v", sizes, n, rounds,
					q.Meetings, float64(q.Squares)/float64(q.Pairs), q.Shared, q.Out, q.Large, q.Uneven, m.Design)
				for _, w := range append(check(r, m), fairlyOut(m)...) {
					t.Errorf("%v, %d players, %d rounds: %s", sizes, n, rounds, w)
				}
				if q.Large.Most > q.Large.Least+1 {
					t.Errorf("%v, %d players, %d rounds: at large tables %v", sizes, n, rounds, q.Large)
				}
				if len(sizes) == 2 && q.SatOut > 0 && n != 5 {
					t.Errorf("%d players: %d sit out", n, q.SatOut)
				}
			}
		}
	}
}

// TestDesigns: known movements are as good as they can be.
func TestDesigns(t *testing.T) {
	type design struct {
		size, players, rounds int
		meetings, shared      Range
	}
	for _, c := range gate.Some([]design{
		{3, 9, 4, Range{1, 1}, Range{1, 1}},
		{3, 15, 7, Range{1, 1}, Range{1, 3}},
		{3, 21, 10, Range{1, 1}, Range{2, 4}},
		{3, 27, 13, Range{1, 1}, Range{3, 6}},
		{3, 33, 16, Range{1, 1}, Range{0, 99}},
		{3, 39, 19, Range{1, 1}, Range{0, 99}},
		{3, 45, 22, Range{1, 1}, Range{0, 99}},
		{3, 51, 25, Range{1, 1}, Range{0, 99}},
		{3, 57, 28, Range{1, 1}, Range{0, 99}},
		{3, 12, 4, Range{0, 1}, Range{0, 3}},
		{3, 12, 11, Range{2, 2}, Range{3, 3}},
		{3, 18, 8, Range{0, 1}, Range{1, 4}},
		{3, 24, 11, Range{0, 1}, Range{0, 99}},
		{3, 30, 14, Range{0, 1}, Range{0, 99}},
		{3, 36, 17, Range{0, 1}, Range{0, 99}},
		{3, 42, 20, Range{0, 1}, Range{0, 99}},
		{3, 48, 23, Range{0, 1}, Range{0, 99}},
		{3, 54, 26, Range{0, 1}, Range{0, 99}},
		{3, 60, 29, Range{0, 1}, Range{0, 99}},
		{3, 6, 10, Range{4, 4}, Range{2, 3}},
		{3, 7, 7, Range{2, 2}, Range{1, 1}},
		{3, 10, 10, Range{2, 2}, Range{2, 2}},
		{3, 13, 13, Range{2, 2}, Range{2, 4}},
		{4, 8, 7, Range{3, 3}, Range{1, 1}},
		{4, 9, 9, Range{3, 3}, Range{1, 1}},
		{4, 12, 11, Range{3, 3}, Range{2, 2}},
		{4, 13, 13, Range{3, 3}, Range{2, 2}},
		{4, 16, 5, Range{1, 1}, Range{1, 1}},
		{4, 28, 9, Range{1, 1}, Range{1, 3}},
		{5, 25, 6, Range{1, 1}, Range{0, 4}},
		{2, 14, 13, Range{1, 1}, Range{0, 99}},
		{2, 15, 15, Range{1, 1}, Range{0, 99}},
		{2, 60, 59, Range{1, 1}, Range{0, 99}},
	}, 6) {
		r := evening(c.players, c.rounds, c.size)
		m := must.Get(r.Seat(Way{}))(t)
		for _, w := range append(check(r, m), fairlyOut(m)...) {
			t.Errorf("%d players: %s", c.players, w)
		}
		q := m.Quality
		t.Logf("%d players at %d: chairs %d", c.players, c.size, q.Uneven)
		if q.Meetings != c.meetings || q.Shared.Least < c.shared.Least || q.Shared.Most > c.shared.Most {
			t.Errorf("%d players at tables of %d, %d rounds: meetings %v, shared chairs %v", c.players, c.size, c.rounds, q.Meetings, q.Shared)
		}
	}
}

// evenings draws a request of players who come late, go, and are fixed or kept apart.
func evenings(r *rapid.T) Request {
	n, rounds := rapid.IntRange(1, 20).Draw(r, "players"), rapid.IntRange(1, 6).Draw(r, "rounds")
	sizes := rapid.SampledFrom([][]int{{3, 4}, {3}, {2}, {4}, {5}, {4, 5}}).Draw(r, "sizes")
	q := Request{quick: true, Sizes: sizes, Seed: rapid.Uint64().Draw(r, "seed"), Bots: []string{"bot1", "bot2", "bot3", "bot4"}[:rapid.IntRange(0, 4).Draw(r, "bots")]}
	all := people(n)
	from, to := make([]int, n), make([]int, n)
	for i := range all {
		to[i] = rounds
		if rapid.IntRange(0, 3).Draw(r, "late") == 0 {
			from[i] = rapid.IntRange(0, rounds-1).Draw(r, "from")
			to[i] = rapid.IntRange(from[i]+1, rounds).Draw(r, "to")
		}
	}
	for i := range rounds {
		var round Round
		for p, name := range all {
			if from[p] <= i && i < to[p] {
				round.There = append(round.There, name)
			}
		}
		q.Rounds = append(q.Rounds, round)
	}
	for range rapid.IntRange(0, 3).Draw(r, "apart") {
		if n > 1 {
			a, b := rapid.IntRange(0, n-1).Draw(r, "a"), rapid.IntRange(1, n-1).Draw(r, "b")
			q.Apart = append(q.Apart, [2]string{all[a], all[(a+b)%n]})
		}
	}
	return q
}

// TestOften: whatever players do, movements are valid and sitting out is fair; the order of names changes nothing;
// what was played stays, and what the organiser fixes.
func TestOften(t *testing.T) {
	rapid.Check(t, func(r *rapid.T) {
		q := evenings(r)
		all := must.Get(q.Choices())(t)
		if len(all) == 0 {
			r.Fatal("no choice")
		}
		for i, m := range all {
			if w := append(check(q, m), fairlyOut(m)...); len(w) > 0 {
				r.Fatalf("%+v: %s", m.Way, strings.Join(w, "\n"))
			}
			if i > 0 && all[i-1].Quality.Apart == m.Quality.Apart && all[i-1].Quality.SatOut > m.Quality.SatOut {
				r.Fatal("the best is not first")
			}
		}
		other := q
		other.Rounds = nil
		shuffle := rand.New(rand.NewPCG(q.Seed, 3))
		for _, round := range q.Rounds {
			there := slices.Clone(round.There)
			shuffle.Shuffle(len(there), func(i, j int) { there[i], there[j] = there[j], there[i] })
			other.Rounds = append(other.Rounds, Round{There: there})
		}
		first := all[0]
		if again := must.Get(other.Seat(first.Way))(t); !reflect.DeepEqual(again, first) {
			r.Fatal("another order of names gives another movement")
		}
		played := rapid.IntRange(0, len(q.Rounds)).Draw(r, "played")
		next := q
		next.Rounds = append(slices.Clone(first.Rounds[:played]), q.Rounds[played:]...)
		if played < len(q.Rounds) {
			last := &next.Rounds[len(q.Rounds)-1]
			last.Tables = nil
			for _, t := range first.Rounds[len(q.Rounds)-1].Tables {
				last.Tables = append(last.Tables, append([]string{t[0]}, make([]string, len(t)-1)...))
				if rapid.Bool().Draw(r, "whole") {
					last.Tables[len(last.Tables)-1] = slices.Clone(t)
				}
			}
		}
		m := must.Get(next.Seat(first.Way))(t)
		if w := check(next, m); len(w) > 0 {
			r.Fatalf("with %d played rounds: %s", played, strings.Join(w, "\n"))
		}
	})
}

// TestGoOn: a design goes on after rounds that were played by it.
func TestGoOn(t *testing.T) {
	for _, n := range []int{15, 21, 27} {
		r := evening(n, (n-1)/2, 3)
		m := must.Get(r.Seat(Way{}))(t)
		copy(r.Rounds, m.Rounds[:3])
		if m = must.Get(r.Seat(Way{}))(t); m.Quality.Meetings.Most != 1 {
			t.Errorf("%d players meet %v times", n, m.Quality.Meetings)
		}
	}
}

// TestLate: a player comes late and one leaves. The next round is found from what was played.
func TestLate(t *testing.T) {
	for _, n := range []int{14, 33, 60} {
		r := evening(n, 5, 3, 4)
		m := must.Get(r.Seat(Way{}))(t)
		copy(r.Rounds, m.Rounds[:4])
		r.Rounds[4].There = append(people(n)[1:], "late", "later")
		m = must.Get(r.Seat(Way{}))(t)
		t.Logf("%d players: meetings %v", n, m.Quality.Meetings)
		if w := check(r, m); len(w) > 0 || m.Quality.Meetings.Most > 2 {
			t.Errorf("%d players: meetings %v, %v", n, m.Quality.Meetings, w)
		}
	}
}

// TestApart: families are kept apart wherever it can be done, and otherwise it is said.
func TestApart(t *testing.T) {
	r := evening(15, 5, 3)
	r.Apart = [][2]string{{"p00", "p01"}, {"p01", "p02"}, {"p02", "p00"}, {"p05", "p06"}, {"p06", "p05"}, {"p07", "absent"}}
	m := must.Get(r.Seat(Way{}))(t)
	if w := check(r, m); len(w) > 0 || m.Quality.Apart > 0 || m.Quality.Meetings.Most > 1 {
		t.Errorf("%+v %v", m.Quality, w)
	}
	r = evening(3, 2, 3)
	r.Apart = [][2]string{{"p00", "p01"}}
	if m = must.Get(r.Seat(Way{}))(t); m.Quality.Apart != 2 {
		t.Errorf("%d meetings of who must not meet", m.Quality.Apart)
	}
}

// TestSeason: those who met on earlier evenings meet less, who sat out then sits out last, and what weighs nothing
// changes nothing.
func TestSeason(t *testing.T) {
	before := must.Get(evening(16, 4, 3).Seat(Way{}))(t)
	met := map[string]bool{}
	for _, round := range before.Rounds {
		for _, table := range round.Tables {
			for i, a := range table {
				for _, b := range table[:i] {
					met[pairOf(a, b)] = true
				}
			}
		}
	}
	again := map[int]int{}
	for _, weight := range []int{0, 50} {
		r := evening(16, 2, 3)
		r.Seed, r.Before = 2, []Past{{before.Rounds, weight}}
		m := must.Get(r.Seat(Way{}))(t)
		for _, round := range m.Rounds {
			for _, table := range round.Tables {
				for i, a := range table {
					for _, b := range table[:i] {
						if met[pairOf(a, b)] {
							again[weight]++
						}
					}
				}
			}
		}
		for seed := range uint64(8) {
			r.Seed, r.quick = seed, true
			for _, p := range must.Get(r.Seat(Way{}))(t).Rounds[0].Out {
				if weight > 0 && slices.ContainsFunc(before.Rounds, func(r Round) bool { return slices.Contains(r.Out, p) }) {
					t.Errorf("%s sits out again", p)
				}
			}
		}
		r.Seed, r.quick = 2, false
		plain := r
		plain.Before = nil
		if weight == 0 && !reflect.DeepEqual(m, must.Get(plain.Seat(Way{}))(t)) {
			t.Error("an evening without weight counts")
		}
	}
	if again[50] > 0 || again[0] == 0 {
		t.Errorf("meetings again by weight: %v", again)
	}
}

// TestChoices: what an organiser chooses from, the best first.
func TestChoices(t *testing.T) {
	for _, c := range []struct {
		players, bots int
		want          string
	}{
		{5, 0, "[4]-1 [3]-2 "},
		{5, 1, "[3 3]+1 [4]-1 [3]-2 "},
		{7, 0, "[3 4] [3 3]-1 "},
		{8, 0, "[4 4] [3 3]-2 "},
		{8, 1, "[4 4] [3 3 3]+1 [3 3]-2 "},
		{10, 2, "[3 3 4] [3 3 3 3]+2 [3 3 3]-1 [4 4]-2 "},
		{12, 0, "[3 3 3 3] [4 4 4] "},
		{2, 0, "-2 "},
	} {
		r, got := evening(c.players, 2, 3, 4), ""
		r.Bots = []string{"x", "y", "z"}[:c.bots]
		for _, m := range must.Get(r.Choices())(t) {
			var sizes []int
			for _, table := range m.Rounds[0].Tables {
				sizes = append(sizes, len(table))
			}
			if len(sizes) > 0 {
				got += fmt.Sprint(sizes)
			}
			if n := m.Quality.SatOut; n > 0 {
				got += fmt.Sprint("-", n/2)
			}
			if n := m.Quality.Bots; n > 0 {
				got += fmt.Sprint("+", n/2)
			}
			got += " "
		}
		if got != c.want {
			t.Errorf("%d players, %d bots: %s, not %s", c.players, c.bots, got, c.want)
		}
	}
}

// TestWrong: a request that makes no sense is refused, with the round and what is wrong.
func TestWrong(t *testing.T) {
	for want, change := range map[string]func(*Request){
		"sizes of tables": func(r *Request) { r.Sizes = []int{1} },
		"101 rounds":      func(r *Request) { r.Rounds = make([]Round, 101) },
		"more than 400 pl": func(r *Request) {
			r.Rounds[0].There, r.Rounds[1].There = people(201), evening(500, 1, 3).Rounds[0].There[300:]
		},
		"round 1: 401 pl":                 func(r *Request) { r.Rounds[0].There = people(401) },
		"at most 1000 rou":                func(r *Request) { r.Before = []Past{{make([]Round, 1001), 1}} },
		"each of at most 400 pl":          func(r *Request) { r.Before = []Past{{[]Round{{Out: people(401)}}, 1}} },
		"weight 101":                      func(r *Request) { r.Before = []Past{{nil, 101}} },
		"round 2: a player or bot":        func(r *Request) { r.Rounds[1].There = []string{"a", "a"} },
		`round 1: "x" has a chair`:        func(r *Request) { r.Rounds[0].Tables = [][]string{{"x"}} },
		`round 1: "p00" has two places`:   func(r *Request) { r.Rounds[0].Tables, r.Rounds[0].Out = [][]string{{"p00"}}, []string{"p00"} },
		"round 1: 7 open chairs for 6 pl": func(r *Request) { r.Rounds[0].Tables = [][]string{make([]string, 7)} },
	} {
		r := evening(6, 2, 3)
		change(&r)
		if _, err := r.Choices(); err == nil || !strings.Contains(err.Error(), want) {
			t.Errorf("%v, not %s", err, want)
		}
	}
}

// TestUnchanged: a request's own tables stay, also those behind the ones that it fixes.
func TestUnchanged(t *testing.T) {
	m := must.Get(evening(12, 1, 3).Seat(Way{}))(t)
	tables := slices.Clone(m.Rounds[0].Tables)
	r := evening(12, 1, 3)
	r.Rounds[0].Tables, r.Rounds[0].Out = tables[:2], []string{m.Rounds[0].Tables[3][0]}
	r.Before = []Past{{r.Rounds, 100}}
	if must.Get(r.Choices())(t); !reflect.DeepEqual(tables, m.Rounds[0].Tables) {
		t.Errorf("%v became %v", m.Rounds[0].Tables, tables)
	}
}

// TestNobody: rounds to which nobody comes, and no rounds.
func TestNobody(t *testing.T) {
	for n := range 3 {
		r := Request{Rounds: make([]Round, n), Sizes: []int{3}}
		if m := must.Get(r.Choices())(t); len(m) != 1 || len(m[0].Rounds) != n {
			t.Errorf("%d rounds: %+v", n, m)
		}
	}
}

// BenchmarkSeat takes the longest for many players over many rounds; a further round is short.
func BenchmarkSeat(b *testing.B) {
	for _, n := range []int{14, 35, 59, 60} {
		r := evening(n, 15, 3, 4)
		b.Run(fmt.Sprint(n), func(b *testing.B) {
			for b.Loop() {
				must.Get(r.Seat(Way{}))(b)
			}
		})
		m := must.Get(r.Seat(Way{}))(b)
		copy(r.Rounds, m.Rounds[:14])
		r.Rounds[14].There = append(people(n)[1:], "late")
		b.Run(fmt.Sprint(n, " next"), func(b *testing.B) {
			for b.Loop() {
				must.Get(r.Seat(Way{}))(b)
			}
		})
	}
}

package equilibrium

import (
	"context"
	"encoding/json"
	"errors"
	"math"
	"math/rand/v2"
	"reflect"
	"slices"
	"strings"
	"testing"

	"ninetynine/cards"
	"ninetynine/internal/test/must"
	"ninetynine/internal/think/nn"
	"ninetynine/record"
	"ninetynine/rules"
)

// pennies is four aces: two to each hand, one of them the bid. Seat 1 leads
// and wins the only trick unless seat 0 trumps with hearts.
const pennies = `{"variant": "duel", "id": "pennies", "ranks": "A", "hand": 2, "aside": 1, "worth": "C1 D0 H0 S1",
	"trump": {"first": "H", "after": ["H", "H", "H"]}, "score": {"vulnerable": 0}}`

func open(t *testing.T, house string) *rules.Game {
	t.Helper()
	v, _ := must.Get2(record.ParseVariant([]byte(house)))(t)
	return must.Get(rules.New(v))(t)
}

func pack(t *testing.T, name string) *rules.Game {
	t.Helper()
	v, _ := must.Get2(Pack(name))(t)
	return must.Get(rules.New(v))(t)
}

func compiled(t *testing.T, g *rules.Game, deals []rules.Deal) *Tree {
	t.Helper()
	return must.Get(Compile(t.Context(), g, deals))(t)
}

func profile(t *testing.T, tree *Tree, p Policy) Profile {
	t.Helper()
	return must.Get(tree.Profile(p))(t)
}

func near(a, b float64) bool { return math.Abs(a-b) < 1e-9*(1+math.Abs(b)) }

// TestPennies solves a game whose equilibrium was worked out by hand. Seat 0
// has the trump AH and AC, which bids one: it wins the trick or not, and makes
// its contract either way. Seat 1 makes its own if it bids by AS that it wins,
// or by AD that it does not, whichever comes true. In points of seat 0:
//
//	               seat 1 bids 1 (AS)   0 (AD)
//	seat 0 loses (lays AH)     -1         19
//	seat 0 wins (lays AC)      21          1
//
// So seat 0 does each half of the time, seat 1 bids one 9 times of 20, and
// seat 0 wins 10.
func TestPennies(t *testing.T) {
	g := open(t, pennies)
	d := first(g)
	d.Hands[0], d.Hands[1] = cardSet(t, "AH AC"), cardSet(t, "AS AD")
	tree := compiled(t, g, []rules.Deal{d})

	uniform := tree.Measure(profile(t, tree, Uniform))
	for name, want := range map[string][2]float64{
		"value to seat 0":        {uniform.Value[0], 10},
		"best response, seat 0":  {uniform.Best[0], 11},
		"best response, seat 1":  {uniform.Best[1], -10},
		"NashConv":               {uniform.NashConv(), 1},
		"value to the other one": {uniform.Value[1], -10},
	} {
		if !near(want[0], want[1]) {
			t.Errorf("uniform play: %s is %v, not %v", name, want[0], want[1])
		}
	}

	s := NewSolver(tree)
	for range 10_000 {
		s.Step()
	}
	p := s.Average()
	m := tree.Measure(p)
	if m.NashConv() > 0.01 || math.Abs(m.Value[0]-10) > 1e-3 {
		t.Errorf("CFR+ finds the value %v with NashConv %v", m.Value[0], m.NashConv())
	}
	lay := map[rules.Action]float64{rules.Lay(0, cardSet(t, "AH")): 0.5, rules.Lay(1, cardSet(t, "AS")): 0.45}
	for i, w := range tree.sets {
		for k := range int(w.n) {
			a := tree.views[i].Options.Nth(k)
			if want, ok := lay[a]; ok && math.Abs(p[int(w.at)+k]-want) > 0.01 {
				t.Errorf("%v is laid %v of the time, not %v", a, p[int(w.at)+k], want)
			}
		}
	}
}

func cardSet(t *testing.T, s string) cards.Set {
	t.Helper()
	return must.Get(cards.Parse(s))(t)
}

// some is a policy that depends on the View alone, and is far from uniform.
func some(v *rules.View, p []float64) error {
	r := rand.New(rand.NewPCG(uint64(v.Hand[v.Seat]), uint64(v.Aside[v.Seat])^uint64(v.Tricks)<<40^uint64(v.Played[0][0])<<50))
	for i := range p {
		p[i] = r.Float64()
		if len(p) > 2 && r.IntN(3) == 0 {
			p[i] = 0
		}
	}
	p[r.IntN(len(p))] += 0.5
	return nil
}

// A plan answers some Views with fixed options, and the others as a policy does.
type plan map[rules.View]int

// play walks through a deal by the rules alone, without a tree, and adds each seat's payoff; it
// collects the seat's Views that are missing from its plan.
func (pl plan) play(t *testing.T, g *rules.Game, s rules.State, seat rules.Seat, reach float64, sum *[rules.MaxSeats]float64, missing map[rules.View]int) {
	if r, over := g.Result(&s); over {
		points := r.Points
		for i := range g.Seats() {
			others := 0.0
			for k := range g.Seats() {
				if k != i {
					others += float64(points[k]) / float64(g.Seats()-1)
				}
			}
			sum[i] += reach * (float64(points[i]) - others)
		}
		return
	}
	turn := g.Turn(&s).First()
	var v rules.View
	g.View(&s, turn, &v)
	p := make([]float64, v.Options.Len())
	if turn == seat {
		k, ok := pl[v]
		if !ok && len(p) > 1 {
			missing[v] = len(p)
		}
		p[k] = 1
	} else {
		must.Do(t, some(&v, p))
		normalise(p)
	}
	for i, q := range p {
		if q > 0 {
			next := s
			g.Apply(&next, v.Options.Nth(i))
			pl.play(t, g, next, seat, reach*q, sum, missing)
		}
	}
}

func (pl plan) value(t *testing.T, g *rules.Game, deals []rules.Deal, seat rules.Seat) (sum [rules.MaxSeats]float64, missing map[rules.View]int) {
	missing = map[rules.View]int{}
	for i := range deals {
		pl.play(t, g, g.Start(&deals[i]), seat, 1/float64(len(deals)), &sum, missing)
	}
	return sum, missing
}

// best tries every plan of the seat: for a View that the plan does not answer yet, each answer in
// turn.
func (pl plan) best(t *testing.T, g *rules.Game, deals []rules.Deal, seat rules.Seat, tried *int) float64 {
	sum, missing := pl.value(t, g, deals, seat)
	if len(missing) == 0 {
		*tried++
		return sum[seat]
	}
	var v rules.View
	n := 0
	for w, k := range missing { // any will do
		v, n = w, k
		break
	}
	best := math.Inf(-1)
	for k := range n {
		pl[v] = k
		best = max(best, pl.best(t, g, deals, seat, tried))
	}
	delete(pl, v)
	return best
}

// TestBestResponse compares best responses with every pure strategy, and the value of a profile
// with a walk by the rules alone.
func TestBestResponse(t *testing.T) {
	for _, test := range []struct {
		house string
		deals int
	}{
		{pennies, 0},
		{`{"variant": "duel", "id": "two-eight", "ranks": "A K", "hand": 4, "aside": 2, "worth": "C1 D0 H1 S0",
			"trump": {"first": "H", "after": ["H", "H", "H"]}, "score": {"vulnerable": 0}}`, 1},
		{`{"variant": "standard", "id": "four-eight", "seats": 4, "ranks": "A K", "hand": 2, "aside": 1, "worth": "C1 D0 H1 S0",
			"order": ["lay", "play"], "offers": {"how": "none", "declare": 0, "reveal": 0}, "score": {"made": [0, 30, 20, 10, 0]},
			"trump": {"first": "S", "after": ["S", "S", "S", "S", "S"]}}`, 12},
		{`{"variant": "standard", "id": "three-declares", "ranks": "A K Q", "hand": 4, "aside": 3, "worth": "C1 D0 H1 S0",
			"trump": {"first": "S", "after": ["S", "S", "S", "S"]}}`, 1},
	} {
		g := open(t, test.house)
		deals, err := All(g, 10)
		if test.deals > 0 {
			deals, err = Draw(g, test.deals, cards.SeedOf("best response"))
		}
		must.Do(t, err)
		tree := compiled(t, g, deals)
		m := tree.Measure(profile(t, tree, some))
		value, _ := plan{}.value(t, g, deals, rules.Nobody)
		plans := 0
		for seat := range g.Live().All() {
			if !near(m.Value[seat], value[seat]) {
				t.Errorf("%s: the value to seat %d is %v; by the rules %v", g.ID(), seat, m.Value[seat], value[seat])
			}
			if best := (plan{}).best(t, g, deals, seat, &plans); !near(m.Best[seat], best) {
				t.Errorf("%s: the best response of seat %d wins %v; of all plans %v", g.ID(), seat, m.Best[seat], best)
			}
		}
		if plans < 12 {
			t.Errorf("%s: only %d plans were tried", g.ID(), plans)
		}
	}
}

// TestPerfectInformation: where the cards left over are the bid and two hands know each other's
// cards, nothing is hidden, and the value is that of backward induction.
func TestPerfectInformation(t *testing.T) {
	g := open(t, `{"variant": "duel", "id": "open", "ranks": "A K", "hand": 4, "aside": 1, "worth": "C3 D0 H2 S1", "order": ["play"],
		"trump": {"first": "S", "after": ["S", "S", "S"]}, "score": {"vulnerable": 0}}`)
	deals := must.Get(All(g, 70))(t)
	for _, d := range deals[:20] {
		tree := compiled(t, g, []rules.Deal{d})
		s := NewSolver(tree)
		for range 1000 {
			s.Step()
		}
		m := tree.Measure(s.Average())
		if want := backwards(g, g.Start(&d)); m.NashConv() > 0.01 || math.Abs(m.Value[0]-want) > 0.01 {
			t.Errorf("%v: CFR+ finds %v with NashConv %v; going backwards %v", d.Hands, m.Value[0], m.NashConv(), want)
		}
	}
}

// backwards returns seat 0's payoff when both seats see all cards.
func backwards(g *rules.Game, s rules.State) float64 {
	if r, over := g.Result(&s); over {
		p := r.Points
		return float64(p[0] - p[1])
	}
	o := g.Due(&s)
	best := math.Inf(-1)
	sign := 1 - 2*float64(o.Seat)
	for a := range o.All() {
		next := s
		g.Apply(&next, a)
		best = max(best, sign*backwards(g, next))
	}
	return sign * best
}

// TestSolver: CFR+ reaches equilibrium in every small pack, and no best response gains less than
// the profile it responds to.
func TestSolver(t *testing.T) {
	for _, test := range []struct {
		pack       string
		deals      int
		iterations int
		most       float64 // of NashConv
	}{
		{"two", 6, 300, 0.1},
		{"two-trump", 6, 300, 0.3},
		{"four", 0, 100, 0.1},
	} {
		g := pack(t, test.pack)
		deals, err := All(g, 100_000)
		if test.deals > 0 {
			deals, err = Draw(g, test.deals, cards.SeedOf("solver"))
		}
		must.Do(t, err)
		for _, group := range Split(g, deals) {
			tree := compiled(t, g, group)
			s := NewSolver(tree)
			last := math.Inf(1)
			for _, n := range []int{1, 30, test.iterations} {
				for s.Iterations() < n {
					s.Step()
				}
				m := tree.Measure(s.Average())
				for seat := range g.Live().All() {
					if m.Best[seat] < m.Value[seat]-1e-9 {
						t.Errorf("%s: after %d, a best response wins %v and not %v", test.pack, n, m.Best[seat], m.Value[seat])
					}
				}
				if m.NashConv() > last+1e-9 {
					t.Errorf("%s: NashConv rises from %v to %v", test.pack, last, m.NashConv())
				}
				last = m.NashConv()
			}
			if last > test.most {
				t.Errorf("%s: NashConv is %v after %d", test.pack, last, test.iterations)
			}
		}
	}
}

// TestPacks: the packs can be solved, and Count agrees with the number of deals.
func TestPacks(t *testing.T) {
	for _, name := range Packs() {
		g := pack(t, name)
		must.Do(t, Check(g), name)
		deals := must.Get(All(g, 100_000))(t)
		if float64(len(deals)) != Count(g) {
			t.Errorf("%s: %d deals, but %v are counted", name, len(deals), Count(g))
		}
		seen := map[rules.Deal]bool{}
		for i := range deals {
			if seen[deals[i]] {
				t.Fatalf("%s: a deal comes twice", name)
			}
			seen[deals[i]] = true
			must.Do(t, g.CheckDeal(&deals[i]), name)
		}
		if groups := Split(g, deals); (len(groups) == len(deals)) != Apart(g) || g.Seats() > 2 && len(groups) != 1 {
			t.Errorf("%s: %d deals fall into %d groups", name, len(deals), len(groups))
		}
	}
	if _, _, err := Pack("whist"); err == nil || !strings.Contains(err.Error(), "two-trump") {
		t.Errorf("an unknown pack: %v", err)
	}
}

// TestCheck: games that cannot be solved are refused, field by field.
func TestCheck(t *testing.T) {
	for _, v := range rules.Catalogue() {
		g := must.Get(rules.New(v))(t)
		want := v.Dummy || v.Trump.By == rules.ByTurnup || v.Score.Vulnerable > 0
		if err := Check(g); (err != nil) != want {
			t.Errorf("%s: %v", v.ID, err)
		}
		if _, err := All(g, 1000); err == nil {
			t.Errorf("%s: all its deals were listed", v.ID)
		}
	}
}

// TestStudy: the rows are the same with any number of workers, only a sample has intervals, uniform
// play comes first, and a net is in its place.
func TestStudy(t *testing.T) {
	g := pack(t, "two")
	deals := must.Get(Draw(g, 5, cards.SeedOf("study")))(t)
	m := must.Get(nn.NewModel(nn.ShapeOf(g), [2]int{64, 32}, [2]int{64, 32}))(t)
	st := Study{Game: g, Deals: deals, Drawn: true, Iterations: []int{2, 20}, Workers: 1, Players: []Player{
		{"net", func() (Policy, error) { return Net(g, m, false) }},
		{"firm net", func() (Policy, error) { return Net(g, m, true) }},
	}}
	one := must.Get(st.Run(t.Context()))(t)
	st.Workers = 3
	many := must.Get(st.Run(t.Context()))(t)
	if !reflect.DeepEqual(one, many) {
		t.Errorf("with one worker %+v, with three %+v", one, many)
	}
	var names []string
	for _, r := range one.Rows {
		names = append(names, r.Player)
		if r.Half == 0 {
			t.Errorf("%s has no interval", r.Player)
		}
	}
	if want := []string{"uniform", "net", "firm net", "CFR+ 2", "CFR+ 20"}; !slices.Equal(names, want) {
		t.Errorf("the rows are %v", names)
	}
	uniform, untaught, firm := one.Rows[0], one.Rows[1], one.Rows[2]
	if math.Abs(uniform.NashConv-untaught.NashConv) > 1e-4 { // a net of zeros takes all alike
		t.Errorf("a net of noughts is not uniform: %v, %v", untaught.NashConv, uniform.NashConv)
	}
	if near(firm.NashConv, untaught.NashConv) {
		t.Error("a firm net plays as one that draws")
	}
	if *uniform.OfUniform != 1 || *one.Rows[4].OfUniform >= *one.Rows[3].OfUniform {
		t.Errorf("shares of uniform: %v", one.Rows)
	}
}

// TestHalf: the interval of few deals is Student's. Of two deals with gains of 1 and 3, the mean 2
// has a standard error of 1, and half the interval is the quantile for one degree of freedom.
func TestHalf(t *testing.T) {
	parts := make([]part, 2)
	for i, gain := range []float64{1, 3} {
		m := Measure{}
		m.Best[0] = gain
		parts[i] = part{Size{Deals: 1}, []Measure{m}}
	}
	if got := half(parts, 0, 2, 2); math.Abs(got-12.706) > 0.001 {
		t.Errorf("half the interval is %v, not 12.706", got)
	}
}

// TestNothingToGain: where no choice matters, uniform play is an equilibrium, there is no share of
// what it could gain, and the result can be written as JSON.
func TestNothingToGain(t *testing.T) {
	g := open(t, strings.ReplaceAll(strings.Replace(pennies, "C1 D0 H0 S1", "C0 D0 H0 S0", 1), `"H"`, `"none"`))
	deals := must.Get(All(g, 10))(t)
	st := Study{Game: g, Deals: deals, Iterations: []int{1}, Workers: 1}
	r := must.Get(st.Run(t.Context()))(t)
	for _, w := range r.Rows {
		if w.NashConv != 0 || w.OfUniform != nil {
			t.Errorf("%s can gain %v, a share of %v", w.Player, w.NashConv, w.OfUniform)
		}
	}
	must.Get(json.Marshal(r))(t)
}

// TestTooLarge: a single deal that is too large is abandoned when it exceeds the memory limit, and
// when the context ends.
func TestTooLarge(t *testing.T) {
	g := open(t, `{"variant": "standard"}`)
	deals, err := Draw(g, 1, cards.SeedOf("large"))
	must.Do(t, err)
	if _, err := compile(t.Context(), g, deals, 1<<20); !errors.Is(err, errTooLarge) {
		t.Errorf("a deal of standard takes no more than a megabyte: %v", err)
	}
	ctx, cancel := context.WithCancel(t.Context())
	b := builder{Tree: &Tree{game: g}, ctx: ctx, most: mostBytes}
	cancel()
	for range 4096 {
		err = b.room()
	}
	if !errors.Is(err, context.Canceled) {
		t.Errorf("the end of the context is not seen within a deal: %v", err)
	}
}

// TestStops: a study ends with its context, and reports an answer that is no distribution.
func TestStops(t *testing.T) {
	g := pack(t, "two")
	deals := must.Get(Draw(g, 2, cards.SeedOf("stops")))(t)
	ctx, cancel := context.WithCancel(t.Context())
	st := Study{Game: g, Deals: deals, Iterations: []int{1 << 30}, Workers: 2, Progress: func(float64) { cancel() }}
	if _, err := st.Run(ctx); ctx.Err() == nil || err == nil {
		t.Errorf("it did not stop: %v", err)
	}
	nothing := func(*rules.View, []float64) error { return nil }
	st = Study{Game: g, Deals: deals, Workers: 1, Players: []Player{{"nobody", func() (Policy, error) { return nothing, nil }}}}
	if _, err := st.Run(t.Context()); err == nil || !strings.HasPrefix(err.Error(), "nobody: ") {
		t.Errorf("nothing was taken for a distribution: %v", err)
	}
}

// TestAverage: against any opponent, the average's payoff is the mean of those of its profiles,
// each weighted by the square of its number.
func TestAverage(t *testing.T) {
	g := pack(t, "two-trump")
	deals := must.Get(Draw(g, 1, cards.SeedOf("average")))(t)
	tree := compiled(t, g, deals)
	mixed := func(mine Profile, seat rules.Seat, other Profile) float64 {
		p := slices.Clone(other)
		for _, w := range tree.sets {
			if w.owner == seat {
				copy(p[w.at:][:w.n], mine[w.at:][:w.n])
			}
		}
		m := tree.Measure(p)
		return m.Value[seat]
	}
	other := profile(t, tree, some)
	s := NewSolver(tree)
	var sum [2]float64
	weights := 0.0
	for i := 1; i <= 7; i++ {
		w := float64(i * i)
		weights += w
		for seat := range g.Live().All() {
			sum[seat] += w * mixed(s.now, seat, other)
		}
		s.Step()
	}
	average := s.Average()
	for seat := range g.Live().All() {
		if got, want := mixed(average, seat, other), sum[seat]/weights; !near(got, want) {
			t.Errorf("the average of seat %d wins %v; its parts %v", seat, got, want)
		}
	}
}

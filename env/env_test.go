package env

import (
	"context"
	"encoding/json"
	"errors"
	"fmt"
	"maps"
	"math/rand/v2"
	"os"
	"path/filepath"
	"reflect"
	"regexp"
	"slices"
	"strings"
	"testing"

	"ninetynine/cards"
	"ninetynine/internal/test/gate"
	"ninetynine/internal/test/must"
	"ninetynine/internal/test/randomplay"
	"ninetynine/match"
	"ninetynine/rules"
)

// walk steps all tables at random, and calls visit before each step.
func walk(t testing.TB, e *Env, steps int, seed uint64, visit func(actions []int16)) {
	t.Helper()
	r := rand.New(rand.NewPCG(seed, 5))
	actions := make([]int16, len(e.tables))
	for range steps {
		for i := range actions {
			actions[i] = draw(e, i, r)
		}
		visit(actions)
		must.Do(t, e.Step(t.Context(), actions))
	}
}

// bytesOf returns all that a frame shows.
func bytesOf(e *Env) string {
	final := ""
	n := len(e.learners) * e.values
	for i, done := range e.Done {
		if done == 1 {
			final += fmt.Sprintf("%x", e.Final[i*n:(i+1)*n])
		}
	}
	return fmt.Sprintf("%v %x %x %v %v %s", e.ToPlay, e.Mask, e.Observation, e.Reward, e.Done, final)
}

// TestHidden: two deals that a seat cannot tell apart have the same observations.
func TestHidden(t *testing.T) {
	randomplay.EachVariant(t, func(t *testing.T, g *rules.Game) {
		e := open(t, g, 1, Options{Observe: "ever"})
		r := rand.New(rand.NewPCG(6, 7))
		swapped := map[rules.Phase]int{}
		walk(t, e, gate.Times(5_000, 600), 1, func([]int16) {
			table := &e.tables[0]
			seat := rules.Seat(r.IntN(g.Live().Len()))
			before := must.Get(e.Observe(0, seat))(t)
			if seat == rules.Seat(e.ToPlay[0]) && !slices.Equal(before, e.Observation) {
				t.Fatal("the seat to play observes something else")
			}
			text, line, err := e.Text(0, seat)
			must.Do(t, err)
			was := table.state.Deal
			var v match.View
			e.matches[table.First].View(&table.state, seat, &v)
			h := g.Uncover(&was)
			var held [][2]*cards.Set // of hidden cards: hands and bids with a card of the same suit
			var cs [][2]cards.Card
			var all []*cards.Set
			for i := range g.Seats() {
				if !v.HandOpen.Has(rules.Seat(i)) {
					all = append(all, &h.Hand[i])
				}
				if !v.AsideOpen.Has(rules.Seat(i)) {
					all = append(all, &h.Aside[i])
				}
			}
			for i, a := range all {
				for _, b := range all[:i] {
					for x := range a.Cards() {
						for y := range b.Cards() {
							if x != v.Turnup && y != v.Turnup && g.SuitOf(v.Trump, x) == g.SuitOf(v.Trump, y) {
								held, cs = append(held, [2]*cards.Set{a, b}), append(cs, [2]cards.Card{x, y})
							}
						}
					}
				}
			}
			if len(held) == 0 {
				return
			}
			k := r.IntN(len(held))
			*held[k][0] = *held[k][0]&^cs[k][0].Set() | cs[k][1].Set()
			*held[k][1] = *held[k][1]&^cs[k][1].Set() | cs[k][0].Set()
			table.state.Deal = g.Suppose(&v.View, &h)
			if table.state.Deal == was {
				t.Fatal("nothing was swapped")
			}
			swapped[v.Phase]++
			after := must.Get(e.Observe(0, seat))(t)
			text2, line2, err := e.Text(0, seat)
			must.Do(t, err)
			if !slices.Equal(after, before) || text2 != text || line2 != line {
				t.Fatalf("%v: with %v for %v hidden, the seat sees something else", v.Phase, cs[k][0], cs[k][1])
			}
			table.state.Deal = was
		})
		if len(swapped) < len(slices.DeleteFunc(slices.Clone(g.Variant().Order), func(p rules.Phase) bool { return p == rules.Naming })) {
			t.Errorf("cards were swapped in %v alone", swapped)
		}
	})
}

// TestSave: a restored table goes on with the same bytes, elsewhere too, and with computer players.
func TestSave(t *testing.T) {
	randomplay.EachVariant(t, func(t *testing.T, g *rules.Game) {
		seats := slices.Repeat([]string{"random"}, g.Live().Len())
		seats[0] = "me"
		if len(seats) > 2 {
			seats[1] = "greedy"
		}
		for _, o := range []Options{{Observe: "ever"}, {Episode: "game"}, {Seats: seats}} {
			e, other := open(t, g, 2, o), open(t, g, 3, Options{Seed: "other", Seats: o.Seats, Observe: o.Observe, Episode: o.Episode})
			var last string
			walk(t, e, gate.Times(600, 150), 2, func(actions []int16) {
				text := must.Get(e.Save(1))(t)
				must.Do(t, other.Restore(2, text))
				if must.Get(other.Save(2))(t) != text {
					t.Fatal("it is saved differently")
				}
				n := e.values
				same := func(about string) {
					t.Helper()
					if e.ToPlay[1] != other.ToPlay[2] || !slices.Equal(e.Observation[n:2*n], other.Observation[2*n:3*n]) ||
						!slices.Equal(e.Mask[e.masks:2*e.masks], other.Mask[2*e.masks:3*e.masks]) {
						t.Fatal(about, " the table differs")
					}
				}
				same("restored,")
				if result, err := e.Result(1); err == nil && result != must.Get(other.Result(2))(t) {
					t.Fatal("the result differs")
				}
				last = text
				must.Do(t, other.Step(t.Context(), []int16{-1, -1, actions[1]}))
				actions[0] = -1
				must.Do(t, e.Step(t.Context(), actions))
				same("a step later,")
				if e.Done[1] != other.Done[2] || !slices.Equal(e.Reward[g.Seats():], other.Reward[2*g.Seats():]) {
					t.Fatal("a step later, reward or done differ")
				}
				must.Do(t, e.Restore(1, text)) // so that walk goes on with its own step
			})
			for _, bad := range []string{"", "{}", strings.Replace(last, `"dealt":`, `"dealt":1`, 1), strings.Replace(last, `"save":1`, `"save":2`, 1)} {
				before := bytesOf(e)
				if err := e.Restore(0, bad); !errors.As(err, new(*Refusal)) || bytesOf(e) != before {
					t.Errorf("%.30q is restored: %v", bad, err)
				}
			}
		}
	})
}

// TestRestoreOld: what an earlier commit saved is restored.
func TestRestoreOld(t *testing.T) {
	e := open(t, must.Get(rules.Open("standard"))(t), 1, Options{Seed: "other"})
	must.Do(t, e.Restore(0, string(must.Get(os.ReadFile("testdata/saved.json"))(t))))
	if v, _, err := e.Text(0, 1); err != nil || !strings.Contains(v, `"hand":"AC QC JC 8C 7C AD 6D KH 7H 6H AS 10S"`) {
		t.Errorf("%s: %v", v, err)
	}
}

// scalars are the words and keys of a JSON text.
var scalars = regexp.MustCompile(`"[^"]*"|-?\d+|true|false`)

// FuzzRestore: a saved table with any word changed and a digest made anew is refused, or can be played on.
func FuzzRestore(f *testing.F) {
	all := rules.Catalogue()
	for word := range 140 {
		for k, value := range []string{"0", "1", "2", "4", "77", "200", "-2147483648", "4294967295", `""`, `"AS"`, `"AS KS QS JS 10S"`, `"nines"`, "true"} {
			f.Add(uint8(word+k), uint8(7*word+k), uint8(word), value)
		}
	}
	f.Fuzz(func(t *testing.T, variant, steps, word uint8, value string) {
		g := randomplay.Open(t, all[int(variant)%len(all)])
		e := open(t, g, 1, Options{})
		walk(t, e, int(steps), uint64(steps), func([]int16) {})
		text := must.Get(e.Save(0))(t)
		at := slices.DeleteFunc(scalars.FindAllStringIndex(text, -1), func(at []int) bool { return text[at[1]] == ':' })
		k := at[int(word)%len(at)]
		text = text[:k[0]] + value + text[k[1]:]
		s := saved{memory: memory{Stay: rules.Unnamed}, Trump: rules.Unnamed}
		if json.Unmarshal([]byte(text), &s) == nil {
			s.Digest = s.digest()
			text = string(must.Get(json.Marshal(&s))(t))
		}
		before := bytesOf(e)
		if err := e.Restore(0, text); err != nil {
			if !errors.As(err, new(*Refusal)) || bytesOf(e) != before {
				t.Errorf("%v: %s", err, text)
			}
			return
		}
		r := rand.New(rand.NewPCG(1, 2))
		for deals := 0; deals < 2; deals += int(e.Done[0]) {
			if !slices.ContainsFunc(e.Mask, func(x uint64) bool { return x != 0 }) {
				t.Fatalf("there is no legal action: %s", text)
			}
			for seat := range g.Live().All() {
				_, _, err := e.Text(0, seat)
				must.Do(t, err)
				must.Get(e.Observe(0, seat))(t)
			}
			must.Do(t, e.Step(t.Context(), []int16{draw(e, 0, r)}))
		}
		must.Get(e.Result(0))(t)
		must.Do(t, e.Restore(0, must.Get(e.Save(0))(t)))
	})
}

// TestRestoreElsewhere: tables of other rules, and decisions that are not a learner's, are refused.
func TestRestoreElsewhere(t *testing.T) {
	standard, duel := randomplay.Open(t, must.Get(rules.Named("standard"))(t)), randomplay.Open(t, must.Get(rules.Named("duel"))(t))
	text := must.Get(open(t, standard, 1, Options{}).Save(0))(t)
	for about, e := range map[string]*Env{
		"another variant":          open(t, duel, 1, Options{}),
		"a computer player":        open(t, standard, 1, Options{Seats: []string{"greedy", "me", "me"}}),
		"no such table; give one ": open(t, standard, 1, Options{}),
	} {
		i := 0
		if strings.HasPrefix(about, "no such table") {
			about, i = "no such table", 1
		}
		if err := e.Restore(i, text); err == nil || !strings.Contains(err.Error(), about) {
			t.Errorf("%s: %v", about, err)
		}
	}
}

// TestRefused: a wrong action is named, with what is wrong, and nothing changes.
func TestRefused(t *testing.T) {
	randomplay.EachVariant(t, func(t *testing.T, g *rules.Game) {
		e, twin := open(t, g, 2, Options{}), open(t, g, 2, Options{})
		reasons := map[string]bool{}
		walk(t, e, 150, 3, func(actions []int16) {
			before := bytesOf(e)
			saved := must.Get(e.Save(0))(t)
			wrong := slices.Clone(actions)
			for a := int16(-3); a < int16(len(e.layout.acts))+2; a++ {
				if a == -1 || a >= 0 && int(a) < len(e.layout.acts) && e.Mask[e.masks+int(a)/64]>>(a%64)&1 == 1 {
					continue
				}
				wrong[1] = a
				refusal := new(Refusal)
				if err := e.Step(t.Context(), wrong); !errors.As(err, &refusal) || refusal.Table != 1 || refusal.Action != int(a) || strings.HasSuffix(refusal.Why, ": ") {
					t.Fatalf("action %d: %v", a, err)
				}
				reasons[refusal.Why[strings.LastIndex(refusal.Why, ": ")+1:]] = true
			}
			if bytesOf(e) != before || must.Get(e.Save(0))(t) != saved {
				t.Fatal("something has changed")
			}
			if err := e.Step(t.Context(), actions[:1]); err == nil {
				t.Fatal("one action serves two tables")
			}
			must.Do(t, twin.Step(t.Context(), actions))
		})
		if bytesOf(e) != bytesOf(twin) {
			t.Error("what is refused has changed what comes")
		}
		if len(reasons) < 3 {
			t.Errorf("the reasons are %v", reasons)
		}
	})
}

// TestLaid: the masks lead to each way to lay cards aside, once.
func TestLaid(t *testing.T) {
	randomplay.EachVariant(t, func(t *testing.T, g *rules.Game) {
		if !g.Lays() {
			return
		}
		e := open(t, g, 1, Options{})
		s := &e.tables[0]
		for s.state.Deal.Phase() != rules.Laying {
			must.Do(t, e.Step(t.Context(), []int16{int16(read(t, e).legal(0)[0])}))
		}
		ways, reached := map[cards.Set]bool{}, 0
		n := g.Options(&s.state.Deal, rules.Seat(e.ToPlay[0])).Len()
		start := must.Get(e.Save(0))(t)
		var lay func(text string, laid cards.Set)
		lay = func(text string, laid cards.Set) {
			if laid.Len() == g.Aside() {
				ways[laid] = true
				reached++
				return
			}
			must.Do(t, e.Restore(0, text))
			for _, a := range read(t, e).legal(0) {
				must.Do(t, e.Restore(0, text))
				must.Do(t, e.Step(t.Context(), []int16{int16(a)}))
				lay(must.Get(e.Save(0))(t), laid|e.layout.acts[a].Card().Set())
			}
		}
		lay(start, 0)
		if len(ways) != n || reached != n {
			t.Errorf("masks lead %d times to %d ways, and there are %d", reached, len(ways), n)
		}
	})
}

// TestCores: any number of goroutines gives the same bytes, with computer players, too.
func TestCores(t *testing.T) {
	for _, seats := range []string{"me,me,me", "me,random,pimc", "beginner,me,net"} {
		var frames [3][]string
		for k, cores := range []int{1, 2, 7} {
			g := must.Get(rules.Open("standard"))(t)
			e := open(t, g, 7, Options{Cores: cores, Seats: strings.Split(seats, ","), Observe: "ever"})
			walk(t, e, gate.Times(150, 15), 4, func([]int16) { frames[k] = append(frames[k], bytesOf(e)) })
		}
		if !reflect.DeepEqual(frames[0], frames[1]) || !reflect.DeepEqual(frames[0], frames[2]) {
			t.Errorf("%s: the bytes depend on the cores", seats)
		}
	}
}

// TestReset: a seed begins the same tables again.
func TestReset(t *testing.T) {
	g := must.Get(rules.Open("standard"))(t)
	e := open(t, g, 5, Options{Seed: "7", Seats: []string{"random", "me", "me"}})
	first := bytesOf(e)
	walk(t, e, 100, 5, func([]int16) {})
	must.Do(t, e.Reset(t.Context(), "8"))
	if bytesOf(e) == first {
		t.Error("another seed deals the same")
	}
	must.Do(t, e.Reset(t.Context(), "7"))
	if bytesOf(e) != first {
		t.Error("the same seed deals differently")
	}
	must.Do(t, e.Reset(t.Context(), ""))
	if bytesOf(e) != bytesOf(open(t, g, 5, Options{Seats: e.options.Seats})) {
		t.Error("no seed means another in Reset than in Options")
	}
}

// TestClosed: closed tables are still described.
func TestClosed(t *testing.T) {
	e := must.Get(Open(t.Context(), must.Get(rules.Open("duel"))(t), 3, Options{}))(t)
	before := string(e.Spec())
	must.Do(t, e.Close())
	if after := string(e.Spec()); after != before {
		t.Errorf("closed, the spec is %s", after)
	}
}

// TestGameReward: of a game, the winners share one.
func TestGameReward(t *testing.T) {
	for _, id := range []string{"standard", "dummy", "duel", "classic"} {
		v := must.Get(rules.Named(id))(t)
		v.Game = rules.GameRule{Deals: 1} // shared if equal, which nine tricks of two hands never are
		g := randomplay.Open(t, v)
		e := open(t, g, 4, Options{Episode: "game", Reward: "game"})
		seen := map[string]int{}
		walk(t, e, 3_000, 6, func([]int16) {
			for i, done := range e.Done {
				rewards := slices.Clone(e.Reward[i*g.Seats() : (i+1)*g.Seats()])
				slices.Sort(rewards)
				seen[fmt.Sprint(done, rewards)]++
			}
		})
		want := map[string][]string{
			"standard": {"0 [0 0 0]", "1 [0 0 1]", "1 [0 0.5 0.5]"}, "classic": {"0 [0 0 0]", "1 [0 0 1]", "1 [0 0.5 0.5]"},
			"duel": {"0 [0 0]", "1 [0 1]"}, "dummy": {"0 [0 0 0]", "1 [0 0 0]", "1 [0 0 1]", "1 [0 0.5 0.5]"},
		}[id]
		delete(seen, "1 [0.33333334 0.33333334 0.33333334]") // too rare to wait for
		is := slices.Sorted(maps.Keys(seen))
		slices.Sort(want)
		if !slices.Equal(is, want) {
			t.Errorf("%s: done and rewards are %v, not %v", id, is, want)
		}
	}
}

// TestBounds: no tally scores beyond the bounds, and some reach them.
func TestBounds(t *testing.T) {
	for _, v := range rules.Catalogue() {
		g := randomplay.Open(t, v)
		for _, kind := range []string{"points", "margin"} {
			e := open(t, g, 1, Options{Reward: kind})
			low, high := e.bounds()
			r := rand.New(rand.NewPCG(8, 9))
			least, most := slices.Clone(high), slices.Clone(low)
			for range gate.Times(400_000, 40_000) {
				tally := anyTally(g, r)
				result, err := g.Score(tally)
				if err != nil {
					continue
				}
				e.reward(&result, &e.workers[0].values)
				for i := range low {
					x := e.workers[0].values[i]
					least[i], most[i] = min(least[i], x), max(most[i], x)
					if x < low[i] || x > high[i] {
						t.Fatalf("%s: %+v scores %v, beyond %v to %v", v.ID, tally, x, low[i], high[i])
					}
				}
			}
			t.Logf("%s %s: %v to %v; reached %v to %v", v.ID, kind, low, high, least, most)
			if most[0] < high[0]-10 || least[0] > low[0]+10 {
				t.Errorf("%s %s: the bounds are %v to %v, and %v to %v is reached", v.ID, kind, low[0], high[0], least[0], most[0])
			}
		}
	}
}

// anyTally returns the outcome of a deal, mostly an extreme one.
func anyTally(g *rules.Game, r *rand.Rand) (t rules.Tally) {
	left, all := g.Tricks(), r.IntN(4) == 0
	order := r.Perm(g.Seats())
	for k, i := range order {
		n := left
		if k < len(order)-1 && r.IntN(2) == 0 {
			n = r.IntN(left + 1)
		}
		t.Tricks[i] = uint8(n)
		left -= n
		t.Bid[i] = uint8(n)
		if r.IntN(3) == 0 || all && k > 0 {
			t.Bid[i] = uint8(r.IntN(10))
		}
	}
	o := g.OfferRule()
	for _, i := range order {
		if g.Live().Has(rules.Seat(i)) && (all || r.IntN(2) == 0) && (o.Many || t.Premium == [rules.MaxSeats]rules.Offer{}) {
			t.Premium[i] = rules.Declare + rules.Offer(r.IntN(2))
			if o.Announce != rules.NoNumber {
				t.Premium[i] = t.Premium[i].With(int(t.Bid[i]))
			}
		}
	}
	if g.VulnerableWorth() > 0 {
		t.Vulnerable = rules.Seats(r.IntN(3) + 1)
	}
	return t
}

// TestOptions: what cannot be is refused, and says what can.
func TestOptions(t *testing.T) {
	g := must.Get(rules.Open("standard"))(t)
	for want, o := range map[string]Options{
		"one for each of the 3":  {Seats: []string{"me"}},
		"no seat is yours":       {Seats: []string{"net", "net", "net"}},
		"seat 1: no bot":         {Seats: []string{"me", "nobody", "me"}},
		"episode":                {Episode: "match"},
		"reward":                 {Reward: "chips"},
		"make the episode":       {Reward: "game"},
		"observation":            {Observe: "all"},
		"cores":                  {Cores: -1},
		"give 1 to 1024":         {Cores: 1025},
		"table 0, seat 2, exec:": {Seats: []string{"me", "me", "exec:" + filepath.Join(t.TempDir(), "missing")}},
	} {
		e, err := Open(t.Context(), g, 1, o)
		if err == nil { // a program is started when it has to decide
			err = play(t.Context(), e)
			must.Do(t, e.Close())
		}
		if err == nil || !strings.Contains(err.Error(), want) {
			t.Errorf("%+v: %v", o, err)
		}
	}
	unknown := must.Get(rules.Named("standard"))(t)
	unknown.Hand, unknown.Aside, unknown.Ranks = 8, 2, rules.RanksFrom(cards.Nine)
	if _, err := Open(t.Context(), randomplay.Open(t, unknown), 1, Options{Seats: []string{"me", "me", "net"}}); err == nil || !strings.Contains(err.Error(), "seat 2, net") {
		t.Errorf("a net for all rules: %v", err)
	}
	for _, n := range []int{0, -1, mostTables + 1} {
		if _, err := Open(t.Context(), g, n, Options{}); err == nil {
			t.Errorf("%d tables", n)
		}
	}
	if _, err := Open(t.Context(), g, mostPrograms+1, Options{Seats: []string{"me", "me", "exec:x"}}); err == nil {
		t.Error("programs at so many tables")
	}
}

// play steps until an error, for a deal at most.
func play(ctx context.Context, e *Env) error {
	r := rand.New(rand.NewPCG(1, 1))
	for range 60 {
		if err := e.Step(ctx, []int16{draw(e, 0, r)}); err != nil {
			return err
		}
	}
	return nil
}

// TestProgram: a program plays at each table, hears what is wrong, and one that is always wrong ends it.
func TestProgram(t *testing.T) {
	python := gate.Program(t, "python3")
	g := must.Get(rules.Open("standard"))(t)
	var said strings.Builder
	script := must.Get(filepath.Abs("../examples/bot.py"))(t)
	e := open(t, g, 2, Options{Seats: []string{"me", "exec:" + python + " " + script, "me"}, Stderr: &said})
	walk(t, e, 80, 7, func([]int16) {})
	if said.Len() > 0 {
		t.Error(said.String())
	}

	bad := filepath.Join(t.TempDir(), "bad.py")
	must.Do(t, os.WriteFile(bad, []byte("import sys\nfor line in sys.stdin: print('nonsense', flush=True)\n"), 0o600))
	e = open(t, g, 1, Options{Seats: []string{"me", "exec:" + python + " " + bad, "me"}, Stderr: &said})
	err := play(t.Context(), e)
	if err == nil || !strings.Contains(err.Error(), "table 0, seat 1, exec:") || !strings.Contains(said.String(), "table 0, seat 1, exec:") {
		t.Errorf("%v; %s", err, said.String())
	}
	if err := e.Step(t.Context(), []int16{-1}); err == nil {
		t.Error("it goes on")
	}

	dying := filepath.Join(t.TempDir(), "dying.py") // after some right answers
	must.Do(t, os.WriteFile(dying, []byte("import sys\nsys.argv = ['']\nexec(open('"+script+"').read().replace('for line in sys.stdin', 'for line in (sys.stdin.readline() for _ in range(5))'))\n"), 0o600))
	said.Reset()
	e = open(t, g, 1, Options{Seats: []string{"me", "exec:" + python + " " + dying, "me"}, Stderr: &said})
	for range 5 {
		err = play(t.Context(), e)
	}
	if err == nil || !strings.HasPrefix(err.Error(), "table 0, seat 1, exec:") || !strings.Contains(err.Error(), "it has ended, and was started 4 times") {
		t.Errorf("%v; %s", err, said.String())
	}
}

// TestCancelled: the end of the context ends an Env.
func TestCancelled(t *testing.T) {
	g := must.Get(rules.Open("standard"))(t)
	e := open(t, g, 1, Options{})
	ctx, cancel := context.WithCancel(t.Context())
	cancel()
	if err := e.Step(ctx, []int16{-1}); !errors.Is(err, context.Canceled) {
		t.Error(err)
	}
}

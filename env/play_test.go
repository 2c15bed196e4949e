package env

import (
	"context"
	"encoding/json"
	"math/rand/v2"
	"reflect"
	"slices"
	"strings"
	"testing"

	"ninetynine/cards"
	"ninetynine/internal/test/must"
	"ninetynine/internal/test/randomplay"
	"ninetynine/match"
	"ninetynine/rules"
)

func open(t testing.TB, g *rules.Game, n int, o Options) *Env {
	t.Helper()
	e := must.Get(Open(context.Background(), g, n, o))(t)
	t.Cleanup(func() { must.Do(t, e.Close()) })
	return e
}

// A reader reads an Env as a program does that has only its spec.
type reader struct {
	*Env    `json:"-"`
	Actions []string
	Pieces  []piece
	Reward  rewardSpec
}

func read(t testing.TB, e *Env) *reader {
	t.Helper()
	r := &reader{Env: e}
	must.Do(t, json.Unmarshal(e.Spec(), r))
	return r
}

// ones returns the bits of a piece that are set, from 0.
func (r *reader) ones(row []uint64, name string) (at []int) {
	for _, p := range r.Pieces {
		if p.Name != name {
			continue
		}
		for k := range p.Bits {
			if b := p.At + k; row[b/64]>>(b%64)&1 == 1 {
				at = append(at, k)
			}
		}
	}
	return at
}

func (r *reader) has(name string) bool {
	return slices.ContainsFunc(r.Pieces, func(p piece) bool { return p.Name == name })
}

// cards returns the cards of a piece, of the part number i if it has several.
func (r *reader) cards(row []uint64, name string, i int) (s cards.Set) {
	n := r.game.Pack().Len()
	for _, k := range r.ones(row, name) {
		if k/n == i {
			c, _ := cards.ParseCard(r.Actions[k%n])
			s |= c.Set()
		}
	}
	return s
}

// legal returns the numbers of the actions that a table's mask allows.
func (r *reader) legal(i int) (all []int) {
	for a := range r.Actions {
		if r.Mask[i*r.masks+a/64]>>(a%64)&1 == 1 {
			all = append(all, a)
		}
	}
	return all
}

// agrees compares an observation with the View.
func (r *reader) agrees(t *testing.T, row []uint64, v *match.View, chosen cards.Set) {
	t.Helper()
	g := r.game
	n, live := g.Seats(), g.Live().Len()
	order := []int{int(v.Seat)} // the hands as the observer counts them
	for k := 1; k < live; k++ {
		order = append(order, (int(v.Seat)+k)%live)
	}
	for i := live; i < n; i++ {
		order = append(order, i)
	}
	same := func(name string, got, want any) {
		if !reflect.DeepEqual(got, want) {
			t.Fatalf("%s, phase %v, seat %d: %s is %v, not %v", g.ID(), v.Phase, v.Seat, name, got, want)
		}
	}
	bit := func(name string, is bool, want ...int) {
		if !is {
			want = nil
		}
		if r.has(name) {
			same(name, r.ones(row, name), want)
		}
	}
	phases := slices.DeleteFunc(slices.Collect(func(yield func(rules.Phase) bool) {
		for _, p := range g.Phases() {
			if !yield(p) {
				return
			}
		}
	}), func(p rules.Phase) bool { return p == 0 })
	bit("phase", true, slices.Index(phases, v.Phase))
	bit("dealer", true, slices.Index(order, int(v.Dealer)))
	bit("trump", v.Trump != rules.Unnamed, int(v.Trump))
	if v.Stay != rules.Unnamed {
		bit("stay", true, int(v.Stay))
	}
	same("hand", r.cards(row, "hand", 0), v.Hand[v.Seat])
	same("chosen", r.cards(row, "chosen", 0), chosen)
	if r.has("turnup") {
		same("turnup", r.cards(row, "turnup", 0), v.Turnup.Set())
		bit("joker", v.Turnup == cards.Joker, 0)
	}
	var gone cards.Set
	for t := range v.Tricks {
		gone |= cards.SetOf(v.Played[t][:]...)
	}
	same("gone", r.cards(row, "gone", 0), gone)
	playing := v.Phase == rules.Playing
	bit("lead", playing, slices.Index(order, int(v.Leads[min(int(v.Tricks), rules.MaxTricks-1)])))
	bit("control", playing && g.Controller(&v.View) != rules.Nobody, slices.Index(order, int(g.Controller(&v.View))))
	bit("due", playing && v.Due != v.Seat, 0)
	var offers, premiums, won, void, vulnerable, progress, totals, bids []int
	said := slices.DeleteFunc(slices.Clone(r.Actions), func(s string) bool {
		word, _, _ := strings.Cut(s, " ")
		return !slices.Contains([]string{"pass", "declare", "reveal"}, word)
	})
	target := g.GameRule().Target
	if target == 0 {
		target = 40 * g.GameRule().Deals
	}
	most := 0
	for _, w := range g.Worth() {
		most = max(most, int(w)*g.Aside())
	}
	for k, i := range order {
		same("aside", r.cards(row, "aside", k), v.Aside[i])
		if v.Aside[i] != 0 {
			bids = append(bids, k*(most+1)+g.Bid(v.Aside[i]))
		}
		if k > 0 && r.has("open") {
			same("open", r.cards(row, "open", k-1), v.Hand[i])
		}
		same("trick", r.cards(row, "trick", k), v.Trick()[i].Set())
		if o := v.Offer[i]; o != 0 {
			offers = append(offers, k*len(said)+slices.Index(said, o.String()))
		}
		if o := v.Holds[i].Level(); o != 0 {
			premiums = append(premiums, 2*k+int(o)-2)
		}
		won = append(won, k*(g.Tricks()+1)+int(v.Won[i]))
		suits := 4
		if slices.Contains(r.Actions, "name nines") {
			suits = 5
		}
		for s := range suits {
			if v.Void[i]>>s&1 == 1 {
				void = append(void, k*suits+s)
			}
		}
		if v.Vulnerable.Has(rules.Seat(i)) {
			vulnerable = append(vulnerable, k)
		}
		for s := range 20 {
			if 20*int(v.Totals[i]) >= (s+1)*target {
				progress = append(progress, 20*k+s)
			}
		}
		for b := range 16 {
			if uint16(v.Totals[i])>>b&1 == 1 {
				totals = append(totals, 16*k+b)
			}
		}
		for trick := range g.Tricks() {
			if r.has("tricks") {
				same("tricks", r.cards(row, "tricks", trick*n+k), v.Played[trick][i].Set())
			}
		}
	}
	bit("bid", true, bids...)
	bit("offers", true, offers...)
	bit("premium", true, premiums...)
	bit("won", true, won...)
	bit("void", true, void...)
	bit("vulnerable", true, vulnerable...)
	bit("progress", true, progress...)
	bit("totals", true, totals...)
	var leads []int
	begun := int(v.Tricks)
	if playing {
		begun++
	}
	for trick := range begun {
		leads = append(leads, trick*n+slices.Index(order, int(v.Leads[trick])))
	}
	bit("leads", true, leads...)
}

// A twin plays the matches of a table by package match alone.
type twin struct {
	g      *rules.Game
	seed   cards.Seed
	first  rules.Seat
	m      *match.Match
	s      match.State
	dealt  uint64
	chosen cards.Set
}

func newTwin(t testing.TB, e *Env, i int) *twin {
	t.Helper()
	w := &twin{g: e.game, seed: e.tables[i].Seed, first: e.tables[i].First}
	w.deal(t)
	return w
}

func (w *twin) deal(t testing.TB) {
	t.Helper()
	switch {
	case w.m == nil:
		w.m = must.Get(match.New(w.g, w.first, match.Limit{}))(t)
		w.s = w.m.Start()
	case w.s.Stage == match.Ended:
		w.m = must.Get(match.New(w.g, w.g.Forehand(w.m.First), match.Limit{}))(t)
		w.s = w.m.Start()
	}
	d := w.m.Draw(&w.s, &w.seed, w.dealt)
	w.dealt++
	must.Do(t, w.m.Deal(&w.s, &d))
}

// do does the action with the name. It reports whether the deal is over, which is then not yet dealt again.
func (w *twin) do(t testing.TB, name string) (over bool) {
	t.Helper()
	seat := w.g.Turn(&w.s.Deal).First()
	o := w.g.Options(&w.s.Deal, seat)
	text := name
	if c, err := cards.ParseCard(name); err == nil && o.Kind == rules.Laying {
		w.chosen |= c.Set()
		if w.chosen.Len() < int(o.Pick) {
			return false
		}
		text, w.chosen = "lay "+w.chosen.String(), 0
	} else if err == nil {
		text = "play " + name
	}
	must.Do(t, w.m.Do(&w.s, seat, must.Get(rules.ParseAction(o.Seat, text))(t)))
	return w.s.Stage != match.Playing
}

// TestPlay plays at random, beside package match. Seats, masks, observations and points are those of
// its Views, and match follows match.
func TestPlay(t *testing.T) {
	randomplay.EachVariant(t, func(t *testing.T, g *rules.Game) {
		const tables = 3
		for _, o := range []Options{{Observe: "ever", Reward: "points"}, {Episode: "game"}} {
			e := open(t, g, tables, o)
			r := read(t, e)
			rng := rand.New(rand.NewPCG(3, 4))
			var twins []*twin
			for i := range tables {
				twins = append(twins, newTwin(t, e, i))
			}
			actions := make([]int16, tables)
			games := 0
			for range 2_000 {
				for i, w := range twins {
					seat := g.Turn(&w.s.Deal).First()
					if e.ToPlay[i] != int8(seat) {
						t.Fatalf("seat %d is to play, not %d", e.ToPlay[i], seat)
					}
					var v match.View
					w.m.View(&w.s, seat, &v)
					r.agrees(t, e.Observation[i*e.values:(i+1)*e.values], &v, w.chosen)
					legal := r.legal(i)
					if v.Options.Kind != rules.Laying && len(legal) != v.Options.Len() {
						t.Fatalf("%d actions are legal, and %d options", len(legal), v.Options.Len())
					}
					actions[i] = int16(legal[rng.IntN(len(legal))])
				}
				must.Do(t, e.Step(t.Context(), actions))
				for i, w := range twins {
					over := w.do(t, r.Actions[actions[i]])
					ended := over && (o.Episode != "game" || w.s.Closed)
					if ended != (e.Done[i] == 1) {
						t.Fatalf("done is %d at table %d", e.Done[i], i)
					}
					for seat := range g.Seats() {
						want := float32(0)
						if over && o.Reward == "points" {
							want = float32(w.s.Result.Points[seat])
						} else if over {
							want = float32(w.s.Result.Points[seat])
							for k := range g.Seats() {
								if k != seat {
									want -= float32(w.s.Result.Points[k]) / float32(g.Seats()-1)
								}
							}
						}
						if got := e.Reward[i*g.Seats()+seat]; got-want > 1e-4 || want-got > 1e-4 {
							t.Fatalf("the reward is %v, not %v", got, want)
						}
						if got := e.Reward[i*g.Seats()+seat]; got < r.Reward.Low[seat] || got > r.Reward.High[seat] {
							t.Fatalf("the reward %v is not within %v and %v", got, r.Reward.Low[seat], r.Reward.High[seat])
						}
					}
					if !over {
						continue
					}
					for k, seat := range e.learners {
						var v match.View
						w.m.View(&w.s, seat, &v)
						at := i*len(e.learners) + k
						if ended {
							r.agrees(t, e.Final[at*e.values:(at+1)*e.values], &v, 0)
						}
					}
					if w.s.Closed {
						games++
					}
					w.deal(t)
				}
			}
			if games < 2 && g.GameRule().Target < 200 {
				t.Errorf("only %d games ended", games)
			}
		}
	})
}

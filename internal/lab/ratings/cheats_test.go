package ratings

import (
	"cmp"
	"fmt"
	"maps"
	"slices"

	"ninetynine/internal/learn/rating"
	"ninetynine/internal/store/journal"
)

// A cheat is a way to a rating that is not deserved.
type cheat struct {
	name    string
	matches int
	fresh   bool // the player is a newcomer, whose gain is what it has above the start
	play    func(f *farm, n int)
	off     func(*rating.Parameters) // takes the rule against it away, if parameters say it
}

// A farm is a player who cheats, and those who help.
type farm struct {
	*world
	*luce
	me     *person
	guests []*person
	ruled  bool // the rule against the cheat is in force
}

const (
	many   = 24  // guests of a farm
	budget = 252 // matches that an address may play in a day
)

func cheats() []cheat {
	loose := func(p *rating.Parameters) { p.Above, p.Doubt = 0, 1 }
	return []cheat{
		{"leaves when behind", 100, false, (*farm).leave, nil},
		{"abandons when behind", 100, false, (*farm).abandon, nil},
		{"loses on purpose, then plays", 100, false, (*farm).sandbag, func(p *rating.Parameters) { p.Often = 0 }},
		{"new guests who lose", 100, false, (*farm).lambs, func(p *rating.Parameters) { p.Wide, p.Often, p.Above, p.Doubt = 0, 0, 0, 1 }},
		{"a friend who loses, and weak levels", 100, false, (*farm).friend, func(p *rating.Parameters) { p.Often, p.Above, p.Doubt = 0, 0, 1 }},
		{"an own guest, made one after ten bad matches", 100, false, (*farm).twin, nil},
		{"guests who know one another, newcomer", budget, true, (*farm).strangers, loose},
		{"guests who know one another", budget, false, (*farm).strangers, loose},
		{"guests whom levels know, newcomer", budget, true, (*farm).sleepers, loose},
		{"guests whom levels know", budget, false, (*farm).sleepers, loose},
		{"guests whom levels know, who lose beside a level, newcomer", budget, true, (*farm).beside, loose},
		{"the same, known", budget, false, (*farm).beside, loose},
		{"the same, who help against the level, newcomer", budget, true, (*farm).helped, loose},
		{"the same, known", budget, false, (*farm).helped, loose},
		{"beginners and a friend, newcomer", budget, true, (*farm).weak, loose},
		{"alone with beginners, then guests, newcomer", budget, true, (*farm).trained, loose},
		{"the luckiest of 24 guests after ten matches alone", budget, true, (*farm).lottery, loose},
	}
}

// cheat prints what each cheat gains over as many honest matches, and what those gain who play with it.
func (s *study) cheat() {
	for _, c := range cheats() {
		fmt.Printf("%s:", c.name)
		for _, ruled := range []bool{false, true} {
			var gain, others []float64
			listed := 0
			for seed := range uint64(s.tries) {
				mine, its, in := s.run(&c, 5000+seed, ruled, true)
				honest, its0 := rating.Fitted(s.class).Start.Mean, its
				if !c.fresh {
					honest, its0, _ = s.run(&c, 5000+seed, ruled, false)
				}
				gain, others = append(gain, mine-honest), append(others, its-its0)
				if in {
					listed++
				}
			}
			g, gh := average(gain)
			o, oh := average(others)
			fmt.Printf(" %s %+.0f ± %.0f, others %+.1f ± %.1f, listed %d;", map[bool]string{false: "without the rule", true: "with it"}[ruled], g, gh, o, oh, listed)
		}
		fmt.Println()
	}
	fmt.Println()
}

// run returns the mean of the player's rating after a cheat's matches, or honest ones, the average of all others', and
// whether a list would have it.
func (s *study) run(c *cheat, seed uint64, ruled, cheats bool) (mine, others float64, listed bool) {
	p := rating.Fitted(s.class)
	if !ruled && c.off != nil {
		c.off(&p)
	}
	w, all := season(s.class, s.bank, seed, s.settled, s.alone)
	f := farm{world: w, luce: model(s.class, p), me: w.people[0], ruled: ruled}
	rate(f.luce, w, all, nil)
	f.me.skill = 1.7
	if c.fresh {
		f.me = w.join(1.4)
	}
	for range many {
		f.guests = append(f.guests, w.join(1.4))
	}
	for n := range c.matches {
		if cheats {
			c.play(&f, n)
		} else {
			f.honest()
		}
	}
	for _, p := range w.people[1 : clubs*perClub] {
		others += f.shown(p) / (clubs*perClub - 1)
	}
	return f.shown(f.me), others, f.row("", f.me.id).Rank > 0
}

func (f *farm) honest() {
	at := f.meet(f.me)
	f.update(&played{at: at, points: f.world.play(at, 9, nil), deals: 9})
}

// lost has a match rated that the first won as it liked.
func (f *farm) lost(at ...*person) {
	points := make([]int32, len(at))
	points[0] = 100
	f.update(&played{at: at, points: points, deals: 9})
}

// next returns the guests of the farm whose turn it is.
func (f *farm) next(n, of int) (at []*person) {
	for i := range of {
		at = append(at, f.guests[(n*of+i*(1+n/many))%many])
	}
	return at
}

// behind plays two thirds of a match and reports whether I am last then.
func (f *farm) behind(at []*person) (points []int32, last bool) {
	points = f.world.play(at, 6, nil)
	for _, p := range points[1:] {
		if p < points[0] {
			return points, false
		}
	}
	return points, true
}

// leave: without the rule a match with a stand-in does not count; with it, who leaves is last.
func (f *farm) leave(int) { f.stop(false) }

// abandon: the same, but the others then give the match up. With the rule only who left is rated, as last.
func (f *farm) abandon(int) { f.stop(true) }

func (f *farm) stop(cut bool) {
	at := f.meet(f.me)
	points, gone := f.behind(at)
	if gone && !f.ruled {
		return
	}
	for i, p := range f.world.play(at, 3, nil) {
		points[i] += p
	}
	f.update(&played{at: at, points: points, deals: 9, left: gone, cut: gone && cut})
}

// sandbag loses sixty matches on purpose, and then plays as well as it can.
func (f *farm) sandbag(n int) {
	at := f.meet(f.me)
	by := make([]float64, len(at))
	if n < 60 {
		by[0] = -3
	}
	f.update(&played{at: at, points: f.world.play(at, 9, by), deals: 9})
}

// lambs: every second match is with new guests, who lose.
func (f *farm) lambs(n int) {
	if n%2 == 0 {
		f.honest()
		return
	}
	at := []*person{f.me}
	for len(at) < f.hands {
		at = append(at, f.join(0))
	}
	f.lost(at...)
}

// friend: every second match is with the same friend, who finishes last on purpose, and with beginners.
func (f *farm) friend(n int) {
	if n%2 == 0 {
		f.honest()
		return
	}
	f.withLevel(f.people[1], f.bots[0], 0)
}

// withLevel: somebody finishes last on purpose, and a level has the other chairs. The help is by how many levels I
// play better, and they worse.
func (f *farm) withLevel(friend, level *person, help float64) {
	at, by := []*person{f.me, friend}, []float64{help, 0}
	for len(at) < f.hands {
		at, by = append(at, level), append(by, -help)
	}
	points := f.world.play(at, 9, by)
	points[1] = -1000
	f.update(&played{at: at, points: points, deals: 9})
}

// twin: all matches are with an own guest who plays badly, a new one every tenth match. If ten went badly, the guest
// turns out to be me. Without the rule these then do not count for anyone.
func (f *farm) twin(n int) {
	const batch = 10
	if n%batch != 0 {
		return
	}
	guest, last := f.join(0), f.hands-1
	var all [batch]played
	before, was := f.standing(f.me).Mean, map[string]*journal.Row{}
	for id, row := range f.rows {
		kept := *row
		was[id] = &kept
	}
	for i := range all {
		at := f.meet(f.me)
		at[last] = guest
		all[i] = played{at: at, points: f.world.play(at, 9, nil), deals: 9}
		f.update(&all[i])
	}
	if f.standing(f.me).Mean >= before {
		return
	}
	f.rows = maps.Clone(was)
	for i := range all {
		if all[i].at[last] = f.me; f.ruled {
			f.update(&all[i])
		}
	}
}

// strangers: guests play among themselves until they are known, and then lose.
func (f *farm) strangers(n int) {
	if n < 150 {
		at := f.next(n, f.hands)
		f.update(&played{at: at, points: f.world.play(at, 9, nil), deals: 9})
		return
	}
	f.lost(append([]*person{f.me}, f.next(n, f.hands-1)...)...)
}

// wake has guests play honestly, two beside levels or each alone with one, in a share of the matches; it reports
// whether that is over.
func (f *farm) wake(n int) bool {
	if n >= 150 {
		return true
	}
	at := f.next(n, min(2, f.hands-1))
	for len(at) < f.hands {
		at = append(at, f.bots[f.random.IntN(3)])
	}
	f.update(&played{at: at, points: f.world.play(at, 9, nil), deals: 9})
	return false
}

// sleepers: guests play honestly with levels, and then lose.
func (f *farm) sleepers(n int) {
	if f.wake(n) {
		f.lost(append([]*person{f.me}, f.next(n, f.hands-1)...)...)
	}
}

// beside: the same, but a level sits there when they lose.
func (f *farm) beside(n int) {
	if f.wake(n) {
		f.withLevel(f.next(n, 1)[0], f.bots[n%4], 0)
	}
}

// helped: the same, but they do not just lose: they help me against the level.
func (f *farm) helped(n int) {
	if f.wake(n) {
		f.withLevel(f.next(n, 1)[0], f.bots[3], 1)
	}
}

// weak: all matches are with beginners and a friend, who loses.
func (f *farm) weak(int) { f.withLevel(f.guests[0], f.bots[0], 0) }

// trained: I play alone with beginners, and then guests lose.
func (f *farm) trained(n int) {
	if n >= 150 {
		f.strangers(n)
		return
	}
	at := []*person{f.me}
	for len(at) < f.hands {
		at = append(at, f.bots[0])
	}
	f.update(&played{at: at, points: f.world.play(at, 9, nil), deals: 9})
}

// lottery: each guest plays ten matches alone with levels; the others then lose to the luckiest.
func (f *farm) lottery(n int) {
	if n < 10*many {
		at := []*person{f.guests[n%many]}
		for len(at) < f.hands {
			at = append(at, f.bots[f.random.IntN(3)])
		}
		f.update(&played{at: at, points: f.world.play(at, 9, nil), deals: 9})
		return
	}
	if n == 10*many {
		slices.SortFunc(f.guests, func(a, b *person) int { return cmp.Compare(f.standing(b).Borne.Mean, f.standing(a).Borne.Mean) })
		f.me = f.guests[0]
	}
	for k := range 8 {
		f.lost(append([]*person{f.me}, f.guests[1+k:1+k+f.hands-1]...)...)
	}
}

package main

import (
	"fmt"

	"ninetynine/internal/learn/rating"
)

// A cheat plays a match of its own kind and has it rated. ruled says whether the rule against it is in force.
type cheat func(w *world, x *luce, me *person, n int, ruled bool)

const (
	settled = 2000 // matches of a world before the cheating
	cheated = 100  // matches of the cheat
	tries   = 40
)

// cheat prints what each cheat gains over a hundred honest matches, and what those gain who play with it.
func (s *study) cheat() {
	for _, c := range []struct {
		name string
		play cheat
		off  func(*rating.Parameters)
	}{
		{"leaving when behind", leave, nil},
		{"abandoning when behind", abandon, nil},
		{"losing on purpose, then playing", sandbag, func(p *rating.Parameters) { p.Often = 0 }},
		{"guests who lose", guests, func(p *rating.Parameters) { p.Wide, p.Often = 0, 0 }},
		{"a friend who loses, and weak levels", friends, func(p *rating.Parameters) { p.Often = 0 }},
		{"an own guest, made one after ten bad matches", twin, nil},
	} {
		fmt.Printf("%s:", c.name)
		for _, ruled := range []bool{false, true} {
			var gain, others []float64
			for seed := range tries {
				p := rating.Fitted(s.class)
				if !ruled && c.off != nil {
					c.off(&p)
				}
				mine, its := s.run(&luce{p, s.at}, uint64(5000+seed), c.play, ruled)
				honest, its0 := s.run(&luce{p, s.at}, uint64(5000+seed), honest, ruled)
				gain, others = append(gain, mine-honest), append(others, its-its0)
			}
			g, gh := average(gain)
			o, oh := average(others)
			fmt.Printf(" %s %+.0f ± %.0f, others %+.1f ± %.1f;", map[bool]string{false: "without the rule", true: "with it"}[ruled], g, gh, o, oh)
		}
		fmt.Println()
	}
	fmt.Println()
}

// run returns the mean of the player's rating after the matches, and the average of all others'.
func (s *study) run(x *luce, seed uint64, play cheat, ruled bool) (mine, others float64) {
	w, all := season(s.class, s.bank, seed, settled)
	rate(x, w, all, nil)
	me := w.people[0]
	me.skill = 1.7
	for n := range cheated {
		play(w, x, me, n, ruled)
	}
	for _, p := range w.people[1 : clubs*perClub] {
		others += p.Mean / (clubs*perClub - 1)
	}
	return me.Mean, others
}

func honest(w *world, x *luce, me *person, _ int, _ bool) {
	at := w.meet(me)
	x.update(w, at, ranks(w.play(at, 9, nil)), 9, nil)
}

// behind plays two thirds of a match and reports whether me is last then.
func behind(w *world, at []*person) (points []int32, last bool) {
	points = w.play(at, 6, nil)
	for _, p := range points[1:] {
		if p < points[0] {
			return points, false
		}
	}
	return points, true
}

// leave: without the rule a match with a stand-in does not count; with it, who leaves is last.
func leave(w *world, x *luce, me *person, _ int, ruled bool) {
	at := w.meet(me)
	points, gone := behind(w, at)
	if gone && !ruled {
		return
	}
	for i, p := range w.play(at, 3, nil) {
		points[i] += p
	}
	if gone {
		points[0] = -1000
	}
	x.update(w, at, ranks(points), 9, nil)
}

// abandon: the same, but the others then give the match up. With the rule only who left is rated, as last.
func abandon(w *world, x *luce, me *person, _ int, ruled bool) {
	at := w.meet(me)
	points, gone := behind(w, at)
	switch {
	case gone && ruled:
		var before []known
		for _, p := range at {
			before = append(before, p.known)
		}
		points[0] = -1000
		x.update(w, at, ranks(points), 9, nil)
		for i, p := range at[1:] {
			p.known = before[i+1]
		}
	case !gone:
		for i, p := range w.play(at, 3, nil) {
			points[i] += p
		}
		x.update(w, at, ranks(points), 9, nil)
	}
}

// sandbag loses sixty matches on purpose, and then plays as well as it can.
func sandbag(w *world, x *luce, me *person, n int, _ bool) {
	at := w.meet(me)
	by := make([]float64, len(at))
	if n < 60 {
		by[0] = -3
	}
	x.update(w, at, ranks(w.play(at, 9, by)), 9, nil)
}

// guests: every second match is with new guests, who finish behind me as they like.
func guests(w *world, x *luce, me *person, n int, ruled bool) {
	if n%2 == 0 {
		honest(w, x, me, n, ruled)
		return
	}
	at, place := []*person{me}, make([]int, w.hands)
	for i := 1; i < w.hands; i++ {
		g := &person{}
		w.people = append(w.people, g)
		at, place[i] = append(at, g), 1
	}
	x.update(w, at, place, 9, nil)
}

// friends: every second match is with the same friend, who finishes last on purpose, and with beginners.
func friends(w *world, x *luce, me *person, n int, ruled bool) {
	if n%2 == 0 {
		honest(w, x, me, n, ruled)
		return
	}
	at, by := []*person{me, w.people[1]}, make([]float64, w.hands)
	for len(at) < w.hands {
		at = append(at, w.bots[0])
	}
	points := w.play(at, 9, by)
	points[1] = -1000
	x.update(w, at, ranks(points), 9, nil)
}

// twin: all matches are with an own guest who plays badly, a new one every tenth match. If ten went badly, the guest
// turns out to be me. Without the rule these then do not count for anyone.
func twin(w *world, x *luce, me *person, n int, ruled bool) {
	const batch = 10
	if n%batch != 0 {
		return
	}
	guest, last := &person{}, w.hands-1
	w.people = append(w.people, guest)
	var all [batch][]*person
	var points [batch][]int32
	before := map[*person]known{}
	for i := range all {
		all[i] = w.meet(me)
		all[i][last] = guest
		for _, p := range all[i] {
			if _, ok := before[p]; !ok {
				before[p] = p.known
			}
		}
		points[i] = w.play(all[i], 9, nil)
		x.update(w, all[i], ranks(points[i]), 9, nil)
	}
	if me.Mean >= before[me].Mean {
		return
	}
	for p, was := range before {
		p.known = was
	}
	for i := range all {
		if ruled && last > 1 {
			points[i][0] = min(points[i][0], points[i][last])
			x.update(w, all[i][:last], ranks(points[i][:last]), 9, append([]bool{true}, make([]bool, last-1)...))
		}
	}
}

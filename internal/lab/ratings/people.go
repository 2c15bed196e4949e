package main

import (
	"maps"
	"math"
	"math/rand/v2"
	"slices"
	"strings"

	"ninetynine/internal/learn/rating"
)

// A person plays each deal like one of two neighbouring levels, at random, and changes with time.
type person struct {
	skill float64 // 0: like levels[0]; 1.5: half of the deals like levels[1], half like levels[2]
	level string  // of a computer player instead
	club  int     // with which others it mostly plays
	known
}

// known is what a rating keeps of a person.
type known struct {
	rating.Rating
	met     []int // opponents of the last matches, the newest last
	matches int
	elo     float64
}

// draw returns the level like which the person plays a deal, better or worse than usual by a number of levels.
func (p *person) draw(r *rand.Rand, by float64) string {
	if p.level != "" {
		return p.level
	}
	at := min(max(0, p.skill+by), float64(len(levels)-1))
	i := int(at)
	if r.Float64() < at-float64(i) {
		i++
	}
	return levels[i]
}

// A world has people of one class of table, and how long they are known.
type world struct {
	class  string
	hands  int
	bank   bank
	random *rand.Rand
	people []*person
	bots   []*person
}

const (
	clubs    = 10   // a world has so many circles of people who mostly play with one another
	perClub  = 12   // people each
	stranger = 0.3  // chance of a match among people of any circle
	seated   = 0.35 // chance that a level takes one of the chairs, where there are three or more
	step     = 0.03 // levels by which skill wanders with each match, as a standard deviation
)

var lengths = []int{1, 3, 9, 9, 9, 18, 18, 27} // deals of matches

func newWorld(class string, b bank, seed uint64) *world {
	w := &world{class: class, bank: b, random: rand.New(rand.NewPCG(seed, 99))}
	for k := range b {
		w.hands = strings.Count(k, ",") + 1
	}
	spread := 0.5 + 0.35*float64(seed%3) // in some worlds people differ more than in others
	for i := range clubs * perClub {
		w.people = append(w.people, &person{skill: min(max(0, 1.4+spread*w.random.NormFloat64()), 3), club: i % clubs})
	}
	for _, l := range levels[:3] {
		w.bots = append(w.bots, &person{level: l})
	}
	return w
}

// meet chooses who plays the next match with a person.
func (w *world) meet(first *person) []*person {
	open := w.random.Float64() < stranger
	at := []*person{first}
	if w.hands > 2 && w.random.Float64() < seated {
		at = append(at, w.bots[w.random.IntN(len(w.bots))])
	}
	for len(at) < w.hands {
		p := w.people[w.random.IntN(len(w.people))]
		if !slices.Contains(at, p) && (open || p.club == first.club) {
			at = append(at, p)
		}
	}
	return at
}

// play draws the points of a match. by says how much better or worse than usual each plays; nil: no one does.
func (w *world) play(at []*person, deals int, by []float64) []int32 {
	sum := make([]int32, len(at))
	order, names := make([]int, len(at)), make([]string, len(at))
	for range deals {
		drawn := make([]string, len(at))
		for i, p := range at {
			extra := 0.0
			if by != nil {
				extra = by[i]
			}
			drawn[i], order[i] = p.draw(w.random, extra), i
		}
		slices.SortStableFunc(order, func(a, b int) int { return slices.Index(levels, drawn[a]) - slices.Index(levels, drawn[b]) })
		for i, k := range order {
			names[i] = drawn[k]
		}
		rows := w.bank[key(names)]
		row := rows[w.random.IntN(len(rows))]
		for i, k := range order {
			sum[k] += row[i]
		}
	}
	return sum
}

// wander changes the skill of those who have played.
func (w *world) wander(at []*person) {
	for _, p := range at {
		p.skill = min(max(0, p.skill+step*w.random.NormFloat64()), 3)
	}
}

// A system rates people after each match; chance returns the chance that one of those at the table finishes ahead
// of another.
type system interface {
	chance(at []*person, i, j, deals int) float64
	update(w *world, at []*person, ranks []int, deals int, capped []bool)
}

// ranks returns the places by points, from 0.
func ranks(points []int32) []int {
	out := make([]int, len(points))
	for i := range points {
		for j := range points {
			if points[j] > points[i] {
				out[i]++
			}
		}
	}
	return out
}

// A luce is the model of package rating.
type luce struct {
	rating.Parameters
	anchors map[string]float64
}

func (s *luce) field(at []*person) []rating.Finisher {
	f := make([]rating.Finisher, len(at))
	for i, p := range at {
		switch {
		case p.level != "":
			f[i].Rating = rating.Rating{Mean: s.anchors[p.level]}
		case p.matches == 0:
			f[i].Rating = s.Start
		default:
			f[i].Rating = p.Rating
		}
	}
	return f
}

func (s *luce) chance(at []*person, i, j, deals int) float64 {
	f := s.field(at)
	return rating.Ahead(f[i].Mean, f[j].Mean, s.Noise(f, deals))
}

func (s *luce) update(w *world, at []*person, ranks []int, deals int, capped []bool) {
	f := s.field(at)
	for i := range f {
		f[i].Rank = ranks[i]
		f[i].Capped = capped != nil && capped[i]
		f[i].Met = func(j int) int {
			n := 0
			for _, id := range at[i].met {
				if w.id(at[j]) == id {
					n++
				}
			}
			return n
		}
	}
	s.Update(f, deals)
	for i, p := range at {
		if p.level != "" {
			continue
		}
		p.Rating, p.matches = f[i].Rating, p.matches+1
		for _, o := range at {
			if o != p && o.level == "" {
				p.met = append(p.met, w.id(o))
			}
		}
		p.met = p.met[max(0, len(p.met)-rating.Recent*(len(at)-1)):]
	}
}

func (w *world) id(p *person) int { return slices.Index(w.people, p) }

// An elo is pairwise Elo: each pair of a match is a game.
type elo struct {
	k, start float64
	anchors  map[string]float64
}

func (s *elo) of(p *person) float64 {
	switch {
	case p.level != "":
		return s.anchors[p.level]
	case p.matches == 0:
		return s.start
	}
	return p.elo
}

func (s *elo) chance(at []*person, i, j, _ int) float64 {
	return rating.Ahead(s.of(at[i]), s.of(at[j]), 400/math.Ln10)
}

func (s *elo) update(_ *world, at []*person, ranks []int, deals int, _ []bool) {
	next := make([]float64, len(at))
	for i := range at {
		next[i] = s.of(at[i])
		for j := range at {
			if i != j {
				next[i] += s.k / float64(len(at)-1) * (score(ranks[i], ranks[j]) - s.chance(at, i, j, deals))
			}
		}
	}
	for i, p := range at {
		p.elo, p.matches = next[i], p.matches+1
	}
}

func score(i, j int) float64 {
	switch {
	case i < j:
		return 1
	case i == j:
		return 0.5
	}
	return 0
}

// A constant knows nothing.
type constant struct{}

func (constant) chance([]*person, int, int, int) float64      { return 0.5 }
func (constant) update(*world, []*person, []int, int, []bool) {}

// A played match waits for any system to rate it.
type played struct {
	at    []*person
	ranks []int
	deals int
	skill []float64
}

// season plays matches in a new world. They do not depend on who rates them.
func season(class string, b bank, seed uint64, matches int) (*world, []played) {
	w := newWorld(class, b, seed)
	var all []played
	for range matches {
		at := w.meet(w.people[w.random.IntN(len(w.people))])
		m := played{at: at, deals: lengths[w.random.IntN(len(lengths))]}
		m.ranks = ranks(w.play(at, m.deals, nil))
		for _, p := range at {
			m.skill = append(m.skill, p.skill)
		}
		w.wander(at)
		all = append(all, m)
	}
	return w, all
}

// rate has a system rate a season from its start. seen gets each pair before the match is known: the chance stated
// and what came.
func rate(s system, w *world, all []played, seen func(m *played, i, j int, chance, came float64)) {
	for _, p := range slices.Concat(w.people, w.bots) {
		p.known = known{}
	}
	for k := range all {
		m := &all[k]
		for i := range m.at {
			for j := range i {
				if seen != nil && (m.at[i].level == "" || m.at[j].level == "") {
					seen(m, i, j, s.chance(m.at, i, j, m.deals), score(m.ranks[i], m.ranks[j]))
				}
			}
		}
		s.update(w, m.at, m.ranks, m.deals, nil)
	}
}

// loss returns the mean logarithmic loss of a pair, in nats.
func loss(s system, w *world, all []played) float64 {
	sum, n := 0.0, 0
	rate(s, w, all, func(_ *played, _, _ int, p, came float64) {
		sum -= came*math.Log(p) + (1-came)*math.Log(1-p)
		n++
	})
	return sum / float64(n)
}

// anchors returns the means of the levels under which matches of nine deals among them are likeliest, with club
// at 1500: a stochastic fit, averaged over its second half.
func anchors(b bank) map[string]float64 {
	const matches = 120_000
	p := rating.Parameters{Start: rating.Rating{Deviation: 15}}
	lineups := slices.Sorted(maps.Keys(b))
	now, sum := map[string]float64{}, map[string]float64{}
	for _, l := range levels {
		now[l] = 1500
	}
	w := &world{bank: b, random: rand.New(rand.NewPCG(7, 7))}
	for n := range matches {
		names := strings.Split(lineups[w.random.IntN(len(lineups))], ",")
		at, field := make([]*person, len(names)), make([]rating.Finisher, len(names))
		for i, name := range names {
			at[i] = &person{level: name}
		}
		for i, r := range ranks(w.play(at, 9, nil)) {
			field[i] = rating.Finisher{Rating: rating.Rating{Mean: now[names[i]], Deviation: 15}, Rank: r}
		}
		p.Update(field, 9)
		for i := range field {
			now[names[i]] += field[i].Mean - now[names[i]]
		}
		shift := 1500 - now["club"]
		for _, l := range levels {
			if now[l] += shift; n >= matches/2 {
				sum[l] += now[l] / (matches / 2)
			}
		}
	}
	return sum
}

// leads returns how many points a deal each level leads the others by, on average, and among players of club the
// points of a rating to which a point of lead amounts.
func leads(b bank, at map[string]float64) (lead map[string]float64, slope float64) {
	lead = map[string]float64{}
	var xy, xx float64
	for _, l := range levels {
		var names []string
		hands := 0
		for k := range b {
			hands = strings.Count(k, ",") + 1
		}
		names = slices.Repeat([]string{"club"}, hands-1)
		names = append(names, l)
		slices.SortStableFunc(names, func(a, b string) int { return slices.Index(levels, a) - slices.Index(levels, b) })
		rows, me := b[key(names)], slices.Index(names, l)
		for _, row := range rows {
			for i, x := range row {
				if i == me {
					lead[l] += float64(x) / float64(len(rows))
				} else {
					lead[l] -= float64(x) / float64(len(rows)*(hands-1))
				}
			}
		}
		if l != "club" {
			xy += lead[l] * (at[l] - 1500)
			xx += lead[l] * lead[l]
		}
	}
	return lead, xy / xx
}

package ratings

import (
	"maps"
	"math"
	"math/rand/v2"
	"slices"
	"strconv"
	"strings"

	"ninetynine/internal/learn/rating"
	"ninetynine/internal/store/journal"
)

// A person plays each deal like one of two neighbouring levels, at random, and changes with time.
type person struct {
	id      string
	skill   float64 // 0: like levels[0]; 1.5: half of the deals like levels[1], half like levels[2]
	level   string  // of a computer player instead
	club    int     // with which others it mostly plays
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
	alone  float64 // chance of a match alone with levels
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
	for range clubs * perClub {
		w.join(0)
	}
	spread := 0.5 + 0.35*float64(seed%3) // in some worlds people differ more than in others
	for i, p := range w.people {
		p.skill, p.club = min(max(0, 1.4+spread*w.random.NormFloat64()), 3), i%clubs
	}
	for _, l := range levels {
		w.bots = append(w.bots, &person{level: l})
	}
	return w
}

// join adds a person.
func (w *world) join(skill float64) *person {
	p := &person{id: strconv.Itoa(len(w.people)), skill: skill}
	w.people = append(w.people, p)
	return p
}

// meet chooses who plays the next match with a person.
func (w *world) meet(first *person) []*person {
	at := []*person{first}
	if w.alone > 0 && w.random.Float64() < w.alone {
		for len(at) < w.hands {
			at = append(at, w.bots[w.random.IntN(3)])
		}
		return at
	}
	open := w.random.Float64() < stranger
	if w.hands > 2 && w.random.Float64() < seated {
		at = append(at, w.bots[w.random.IntN(3)])
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
	begin()
	chance(at []*person, i, j, deals int) float64
	update(m *played)
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

// A luce is package rating: it folds results as a server does.
type luce struct {
	rating.Parameters
	variant, class string
	rows           map[string]*journal.Row
}

func model(class string, p rating.Parameters) *luce {
	return &luce{Parameters: p, class: class, variant: usual(class).ID, rows: map[string]*journal.Row{}}
}

func (s *luce) begin() { clear(s.rows) }

func (s *luce) row(_, player string) *journal.Row {
	if s.rows[player] == nil {
		s.rows[player] = &journal.Row{}
	}
	return s.rows[player]
}

// standing returns what is known of a person or a level.
func (s *luce) standing(p *person) (x rating.Standing) {
	x.Rating, x.Borne = s.Start, s.Start
	if p.level != "" {
		x.Deviation = 0
		x.Mean, _ = rating.Anchor(s.class, p.level, 3)
	} else if row := s.rows[p.id]; row != nil && row.Value != nil {
		x, _ = rating.Parse(row)
	}
	return x
}

// shown returns the mean of a person as far as levels bear it out.
func (s *luce) shown(p *person) float64 {
	x := s.standing(p)
	if p.level == "" {
		x.Mean, _ = s.Shown(&x)
	}
	return x.Mean
}

// asShown foretells by what is shown.
type asShown struct{ *luce }

func (s asShown) chance(at []*person, i, j, deals int) float64 {
	f := make([]rating.Finisher, len(at))
	for i, p := range at {
		f[i].Rating = rating.Rating{Mean: s.shown(p), Deviation: s.standing(p).Deviation}
	}
	return rating.Ahead(f[i].Mean, f[j].Mean, s.Noise(f, deals))
}

func (s *luce) chance(at []*person, i, j, deals int) float64 {
	f := make([]rating.Finisher, len(at))
	for i, p := range at {
		f[i].Rating = s.standing(p).Rating
	}
	return rating.Ahead(f[i].Mean, f[j].Mean, s.Noise(f, deals))
}

func (s *luce) update(m *played) {
	r := journal.Result{Variant: s.variant, Rated: true, Deals: m.deals, Cut: m.cut, Ended: 1 << 41}
	for i, p := range m.at {
		c := journal.Share{Player: p.id, Points: m.points[i], Left: i == 0 && m.left}
		if p.level != "" {
			c.Bot, c.Edition = p.level, 3
		}
		r.Chairs = append(r.Chairs, c)
	}
	rating.FoldBy(func(string) rating.Parameters { return s.Parameters })(&r, s.row)
}

// An elo is pairwise Elo: each pair of a match is a game.
type elo struct {
	k, start float64
	class    string
}

func (s *elo) of(p *person) float64 {
	switch {
	case p.level != "":
		mean, _ := rating.Anchor(s.class, p.level, 3)
		return mean
	case p.matches == 0:
		return s.start
	}
	return p.elo
}

func (s *elo) chance(at []*person, i, j, _ int) float64 {
	return rating.Ahead(s.of(at[i]), s.of(at[j]), 400/math.Ln10)
}

func (*elo) begin() {}

func (s *elo) update(m *played) {
	next, places := make([]float64, len(m.at)), ranks(m.points)
	for i := range m.at {
		next[i] = s.of(m.at[i])
		for j := range m.at {
			if i != j {
				next[i] += s.k / float64(len(m.at)-1) * (score(places[i], places[j]) - s.chance(m.at, i, j, m.deals))
			}
		}
	}
	for i, p := range m.at {
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

func (constant) chance([]*person, int, int, int) float64 { return 0.5 }
func (constant) begin()                                  {}
func (constant) update(*played)                          {}

// A played match waits for any system to rate it.
type played struct {
	at        []*person
	points    []int32
	deals     int
	left, cut bool // the first has left, and the others have given it up
	skill     []float64
}

// season plays matches in a new world. They do not depend on who rates them.
func season(class string, b bank, seed uint64, matches int, alone float64) (*world, []played) {
	w := newWorld(class, b, seed)
	w.alone = alone
	var all []played
	for range matches {
		at := w.meet(w.people[w.random.IntN(len(w.people))])
		m := played{at: at, deals: lengths[w.random.IntN(len(lengths))]}
		m.points = w.play(at, m.deals, nil)
		for _, p := range at {
			m.skill = append(m.skill, p.skill)
		}
		w.wander(at)
		all = append(all, m)
	}
	return w, all
}

// rate has a system rate a season from its start. seen gets each pair of a match of people before the match is known:
// the chance stated and what came.
func rate(s system, w *world, all []played, seen func(m *played, i, j int, chance, came float64)) {
	s.begin()
	for _, p := range w.people {
		p.matches, p.elo = 0, 0
	}
	for k := range all {
		m := &all[k]
		places := ranks(m.points)
		for i := range m.at {
			for j := range i {
				if seen != nil && m.people() > 1 && (m.at[i].level == "" || m.at[j].level == "") {
					seen(m, i, j, s.chance(m.at, i, j, m.deals), score(places[i], places[j]))
				}
			}
		}
		s.update(m)
	}
}

func (m *played) people() (n int) {
	for _, p := range m.at {
		if p.level == "" {
			n++
		}
	}
	return n
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

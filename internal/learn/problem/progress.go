package problem

import (
	"cmp"
	"fmt"
	"maps"
	"math"
	"slices"
	"time"

	"ninetynine/internal/base/calendar"
)

// Begin is every person's first rating, and beginDoubt its standard deviation.
const (
	Begin      = 1500.0
	beginDoubt = 350.0
	leastDoubt = 50.0 // the least uncertainty of a rating, so that it can follow a person who learns
	itsDoubt   = 60.0 // standard deviation of a problem's rating, estimated from some 40 attempts
)

// Progress is a person's rating and the outcomes of the problems answered. The caller
// keeps it, as JSON. The zero Progress is that of a beginner.
type Progress struct {
	// Rating measures how hard the problems are that the person solves half of the time; everyone begins
	// with 1500.
	Rating float64 `json:"rating" wire:"min=0"`
	// Doubt is the standard deviation of rating.
	Doubt float64 `json:"doubt" wire:"min=0"`
	// Marks say how each answered problem went, by its id.
	Marks map[string]Mark `json:"marks"`
	// Days are the days on which a problem was answered, each while it was that day somewhere, in order; at
	// most the last 1000. Absent from progress that was kept before days were: then those of the marks count.
	Days []calendar.Day `json:"days,omitzero" wire:"item=Date"`
}

// A Mark is how a problem went.
type Mark struct {
	// Right says whether the first answer was right.
	Right bool `json:"right"`
	// First is the day of the first answer, as 2026-11-23.
	First calendar.Day `json:"first" wire:"is=Date"`
	// Last is the day of the latest.
	Last calendar.Day `json:"last" wire:"is=Date"`
	// Box is how often the problem was answered right since it was last missed, if
	// it is to come back; absent otherwise.
	Box *int `json:"box,omitempty" wire:"min=0"`
}

// pauses are the days after which a missed problem comes back, by box: soon at first, later each time
// that it is solved (Leitner, So lernt man lernen, 1972). A problem solved in the last box is done.
var pauses = [...]int{1, 3, 7, 16, 35}

// Due returns the day on which the problem comes back; ok is false if it does
// not.
func (m Mark) Due() (d calendar.Day, ok bool) {
	if m.Box == nil {
		return 0, false
	}
	return m.Last + calendar.Day(pauses[min(max(*m.Box, 0), len(pauses)-1)]), true
}

// Fresh returns the progress before any answer.
func Fresh() Progress { return Progress{Rating: Begin, Doubt: beginDoubt, Marks: map[string]Mark{}} }

// Begins reports whether no problem was answered before the day.
func (p *Progress) Begins(day calendar.Day) bool {
	for _, m := range p.Marks {
		if m.First < day {
			return false
		}
	}
	return true
}

// mostDays is how many days progress keeps.
const mostDays = 1000

// Answered returns the days on which a problem was answered, in order.
func (p *Progress) Answered() []calendar.Day {
	if p.Days != nil {
		return p.Days
	}
	all := []calendar.Day{}
	for _, m := range p.Marks {
		all = append(all, m.First, m.Last)
	}
	slices.Sort(all)
	return slices.Compact(all)
}

// with returns the days with one more, if it is that day somewhere on earth now.
func with(days []calendar.Day, day calendar.Day, now time.Time) []calendar.Day {
	at, found := slices.BinarySearch(days, day)
	if found || !day.Begun(now) || day.Over(now) {
		return days
	}
	days = slices.Insert(slices.Clone(days), at, day)
	return days[max(0, len(days)-mostDays):]
}

// Check returns an error if no answers lead to such progress.
func (p *Progress) Check() error {
	switch {
	case p.Rating == 0 && p.Doubt == 0 && len(p.Marks) == 0:
		return nil
	case !(p.Rating > -1e4 && p.Rating < 1e4):
		return fmt.Errorf("progress: a rating cannot be %g", p.Rating)
	case !(p.Doubt >= leastDoubt && p.Doubt <= beginDoubt):
		return fmt.Errorf("progress: doubt is from %g to %g, not %g", leastDoubt, beginDoubt, p.Doubt)
	}
	for i := range p.Days {
		if i == mostDays || i > 0 && p.Days[i] <= p.Days[i-1] {
			return fmt.Errorf("progress: days are in order, each once, and at most %d", mostDays)
		}
	}
	for _, id := range slices.Sorted(maps.Keys(p.Marks)) {
		if m := p.Marks[id]; m.Box != nil && (*m.Box < 0 || *m.Box >= len(pauses)) || m.Last < m.First {
			return fmt.Errorf("progress: the mark of problem %.20q makes no sense", id)
		}
	}
	return nil
}

// Answer returns the progress after an answer to the problem, right or wrong. The first answer to a
// problem counts for the rating. A missed problem comes back until it is solved in every box; on one day
// only the first answer counts. The day is kept among [Progress.Days] unless it is over everywhere, or has
// begun nowhere.
func Answer(p Progress, x *Problem, right bool, day calendar.Day, now time.Time) Progress {
	if p.Doubt == 0 {
		p = Fresh()
	}
	p.Days = with(p.Answered(), day, now)
	m, again := p.Marks[x.ID]
	switch {
	case !again:
		p.Rating, p.Doubt = rate(p.Rating, p.Doubt, x.Trial.Rating(), right)
		m = Mark{Right: right, First: day}
	case day <= m.Last:
		return p
	}
	m.Last = day
	switch {
	case !right:
		m.Box = new(int)
	case m.Box != nil && *m.Box+1 < len(pauses):
		m.Box = new(*m.Box + 1)
	default:
		m.Box = nil
	}
	p.Marks = maps.Clone(p.Marks)
	if p.Marks == nil {
		p.Marks = map[string]Mark{}
	}
	p.Marks[x.ID] = m
	return p
}

// rate returns a rating and its doubt after one game against a problem, by Glicko (Glickman, "Parameter
// estimation in large dynamic paired comparison experiments", Applied Statistics 48, 1999); doubt never
// falls below its least.
func rate(rating, doubt, of float64, won bool) (float64, float64) {
	const q = math.Ln10 / 400
	expect, g := expected(rating, of), softened()
	score := 0.0
	if won {
		score = 1
	}
	known := q * q * g * g * expect * (1 - expect)
	precision := 1/(doubt*doubt) + known
	return tenth(rating + q/precision*g*(score-expect)), tenth(max(leastDoubt, math.Sqrt(1/precision)))
}

// Ten is the number of problems in a day.
const Ten = 10

// mostBack is how many of a day's ten are problems that come back, at most.
const mostBack = 4

// Day returns the problems for a day. The date alone determines them: some of each grade, the easiest
// first, the same for all. But up to four missed problems that are due again come first and replace as
// many of the hardest, and spare problems replace those answered on an earlier day. The day's answers do
// not change what Day returns, except the order of those that come back.
func Day(set []*Problem, p Progress, day calendar.Day) []*Problem {
	all := append(returning(set, p, day), fresh(set, p, day)...)
	return all[:min(Ten, len(all))]
}

// returning returns the problems that come back on the day: first those already answered on it, then
// those due, the longest due first.
func returning(set []*Problem, p Progress, day calendar.Day) []*Problem {
	type back struct {
		*Problem
		due calendar.Day
	}
	var due []back
	for _, x := range set {
		m, ok := p.Marks[x.ID]
		switch d, comes := m.Due(); {
		case ok && m.Last == day && m.First < day:
			due = append(due, back{x, 0})
		case comes && d <= day:
			due = append(due, back{x, d})
		}
	}
	slices.SortFunc(due, func(a, b back) int { return cmp.Or(cmp.Compare(a.due, b.due), cmp.Compare(a.ID, b.ID)) })
	var all []*Problem
	for _, b := range due[:min(mostBack, len(due))] {
		all = append(all, b.Problem)
	}
	return all
}

// perDay is how many of a day's ten are of each grade.
var perDay = [Grades]int{2, 3, 3, 2}

// fresh returns the day's problems that were not answered before it. Each grade is a ring in which
// variants take turns (see [ring]). Each day continues where the one before ended, so none returns before
// all the rest have been asked. If a grade has run out, other grades stand in.
func fresh(set []*Problem, p Progress, day calendar.Day) []*Problem {
	var all, spare []*Problem
	for g, each := range perDay {
		r, n := ring(set, g+1), 0
		for i := range r {
			x := r[(int(day)*each+i)%len(r)]
			if m, ok := p.Marks[x.ID]; ok && m.First < day {
				continue
			}
			if n++; n <= each {
				all = append(all, x)
			} else {
				spare = append(spare, x)
			}
		}
	}
	all = append(all, spare[:min(len(spare), Ten-len(all))]...)
	slices.SortStableFunc(all, func(a, b *Problem) int { return cmp.Compare(a.Trial.Grade(), b.Trial.Grade()) })
	return all
}

// ring returns the problems of a grade in the order of their places. Among the n
// of a variant, by id, the i-th stands at (i + 1/2)/n of the way around.
func ring(set []*Problem, grade int) []*Problem {
	of := map[string][]*Problem{}
	for _, x := range set {
		if x.Trial.Grade() == grade {
			of[x.Game.ID()] = append(of[x.Game.ID()], x)
		}
	}
	type place struct {
		*Problem
		at float64
	}
	var places []place
	for _, xs := range of {
		slices.SortFunc(xs, func(a, b *Problem) int { return cmp.Compare(a.ID, b.ID) })
		for i, x := range xs {
			places = append(places, place{x, (float64(i) + 0.5) / float64(len(xs))})
		}
	}
	slices.SortFunc(places, func(a, b place) int { return cmp.Or(cmp.Compare(a.at, b.at), cmp.Compare(a.ID, b.ID)) })
	all := make([]*Problem, len(places))
	for i, at := range places {
		all[i] = at.Problem
	}
	return all
}

func tenth(x float64) float64 { return math.Round(10*x) / 10 }

// expected returns the chance to solve a problem.
func expected(rating, of float64) float64 {
	return 1 / (1 + math.Pow(10, -softened()*(rating-of)/400))
}

// softened is the factor by which a difference of ratings shrinks because the problem's rating is
// uncertain.
func softened() float64 {
	const q = math.Ln10 / 400
	return 1 / math.Sqrt(1+3*q*q*itsDoubt*itsDoubt/(math.Pi*math.Pi))
}

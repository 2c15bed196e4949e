package lab

import (
	"fmt"
	"slices"
	"strconv"

	"ninetynine/internal/think/bot"
	"ninetynine/rules"
)

const (
	mostBids      = 40
	mostRelations = rules.MaxSeats + 1 // the player's own, live seats to the left, the dummy
)

type forecastSums struct {
	contest *Contest
	deals   int64
	stages  [stages][mostRelations]scoring
	groups  [atTrick][3][mostBids]scoring // of the player's own contract, up to the premium: by bid, trump and seat
	faults  faults
}

func (s *forecastSums) take(b *forecasts) (more bool, _ error) {
	from := 0
	for _, end := range b.Ends {
		for i := range b.All[from:end] {
			s.add(&b.All[from+i])
		}
		from = end
		s.flush()
		s.deals++
	}
	s.faults.add(&b.faults)
	if s.contest.Progress != nil {
		s.contest.Progress(int(s.deals))
	}
	return true, nil
}

func (s *forecastSums) add(f *forecast) {
	of := relation(s.contest.Game, f.Seat, f.Subject)
	s.stages[f.Stage][of].add(f.Chance, f.Made)
	switch {
	case f.Stage >= atTrick:
		s.stages[atTricks][of].add(f.Chance, f.Made)
	case of == 0:
		for k, i := range [3]int{min(int(f.Bid), mostBids-1), int(f.Trump), int(f.Seat)} {
			s.groups[f.Stage][k][i].add(f.Chance, f.Made)
		}
	}
}

func (s *forecastSums) flush() {
	flush := func(ss []scoring) {
		for i := range ss {
			ss[i].flush()
		}
	}
	for k := range s.stages {
		flush(s.stages[k][:])
	}
	for k := range s.groups {
		for i := range s.groups[k] {
			flush(s.groups[k][i][:])
		}
	}
}

// relation returns where the subject sits relative to the seat: 0 is the seat itself, then to the
// left; a dummy comes after all live seats.
func relation(g *rules.Game, seat, subject rules.Seat) int {
	live := g.Live().Len()
	if int(subject) >= live {
		return live
	}
	return (int(subject) + live - int(seat)) % live
}

// relationWord names a relation other than 0, at a table of so many live seats.
func relationWord(of, live int) string {
	switch {
	case of == live:
		return "dummy"
	case live == 2:
		return "opponent"
	case of == 1:
		return "left"
	case of == live-1:
		return "right"
	case live == 4:
		return "across"
	}
	return fmt.Sprintf("%d to the left", of)
}

func (s *forecastSums) calibration() Calibration {
	c := s.contest
	v := Calibration{
		Variant: c.Game.ID(), Seed: c.Seed, Player: c.Play, Against: c.Against, Instead: bot.Fallbacks(c.Game, c.Play, c.Against),
		Trumps: c.Trumps, Deals: s.deals, Cut: s.deals < int64(c.Units),
	}
	for k := range s.stages {
		if m := s.moment(k); m.Own.Forecasts > 0 {
			v.Moments = append(v.Moments, m)
		}
	}
	v.Trouble = s.faults.trouble(c)
	return v
}

func (s *forecastSums) moment(k int) Moment {
	m := Moment{Moment: stageWord(k), Own: s.stages[k][0].reliability()}
	live := s.contest.Game.Live().Len()
	for of := 1; of < mostRelations; of++ {
		if r := s.stages[k][of].reliability(); r.Forecasts > 0 {
			m.Others = append(m.Others, Part{relationWord(of, live), r})
		}
	}
	if k >= atTrick {
		return m
	}
	of := &s.groups[k]
	if s.contest.Game.Lays() { // otherwise the bid is unknown before the end
		m.Bids = parts(of[0][:], strconv.Itoa)
	}
	m.Trumps = parts(of[1][:], func(i int) string { return rules.Trump(i).String() })
	m.Seats = parts(of[2][:], strconv.Itoa)
	return m
}

func stageWord(k int) string {
	switch k {
	case atLaying:
		return "laying"
	case atBid:
		return "bid"
	case atPremium:
		return "premium"
	case atTricks:
		return "tricks"
	}
	return fmt.Sprintf("trick %d", k-atTrick+1)
}

// parts returns the parts with forecasts, without their bins.
func parts(ss []scoring, name func(int) string) (all []Part) {
	for i := range ss {
		if r := ss[i].reliability(); r.Forecasts > 0 {
			r.Bins = nil
			all = append(all, Part{name(i), r})
		}
	}
	return all
}

// Moment returns the moment with the name; ok is false if the variant has none.
func (c *Calibration) Moment(name string) (m *Moment, ok bool) {
	i := slices.IndexFunc(c.Moments, func(m Moment) bool { return m.Moment == name })
	if i < 0 {
		return nil, false
	}
	return &c.Moments[i], true
}

// First returns the moment at which the bid is first known and all have laid, or the very first
// moment if the bid is what is left over; nil if no chances were stated.
func (c *Calibration) First() *Moment {
	if m, ok := c.Moment(stageWord(atBid)); ok || len(c.Moments) == 0 {
		return m
	}
	return &c.Moments[0]
}

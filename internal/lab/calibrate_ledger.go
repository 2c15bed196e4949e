package lab

import (
	"fmt"
	"slices"
	"strconv"

	"ninetynine/rules"
)

// The most kinds that forecasts are divided into.
const (
	mostBids      = 40
	mostRelations = rules.MaxSeats + 1 // oneself, live seats to the left, the dummy
)

// A ledger gathers what was told in all deals.
type ledger struct {
	contest *Contest
	deals   int64
	stages  [stages][mostRelations]scoring
	bids    [atTrick][mostBids]scoring // of one's own contract, up to the premium
	trumps  [atTrick][rules.Unnamed]scoring
	seats   [atTrick][rules.MaxSeats]scoring

	faults, restarts [nobodys]int64
}

// take adds the deals of a batch one after another.
func (l *ledger) take(b *watched) (more bool, _ error) {
	from := 0
	for _, end := range b.ends {
		for i := range b.told[from:end] {
			l.add(&b.told[from+i])
		}
		from = end
		l.flush()
		l.deals++
	}
	for side := range l.faults {
		l.faults[side] += b.judge.Faults[side]
		l.restarts[side] += b.judge.Restarts[side]
	}
	if l.contest.Progress != nil {
		l.contest.Progress(int(l.deals))
	}
	return true, nil
}

func (l *ledger) add(t *told) {
	of := relation(l.contest.Game, t.seat, t.subject)
	l.stages[t.stage][of].add(t.chance, t.made)
	switch {
	case t.stage >= atTrick:
		l.stages[atTricks][of].add(t.chance, t.made)
	case of == 0:
		l.bids[t.stage][min(t.bid, mostBids-1)].add(t.chance, t.made)
		l.trumps[t.stage][t.trump].add(t.chance, t.made)
		l.seats[t.stage][t.seat].add(t.chance, t.made)
	}
}

// flush closes a deal.
func (l *ledger) flush() {
	flush := func(ss []scoring) {
		for i := range ss {
			ss[i].flush()
		}
	}
	for k := range l.stages {
		flush(l.stages[k][:])
	}
	for k := range l.bids {
		flush(l.bids[k][:])
		flush(l.trumps[k][:])
		flush(l.seats[k][:])
	}
}

// relation returns how the subject stands to the seat: 0 itself, then to the
// left; a dummy after all live seats.
func relation(g *rules.Game, seat, subject rules.Seat) int {
	live := g.Live().Len()
	if int(subject) >= live {
		return live
	}
	return (int(subject) + live - int(seat)) % live
}

// relationWord names a relation other than oneself, at a table of so many
// live seats.
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

// calibration works the figures out.
func (l *ledger) calibration() Calibration {
	c := l.contest
	v := Calibration{
		Variant: c.Game.ID(), Seed: c.Seed, Player: c.Play, Against: c.Against,
		Trumps: c.Trumps, Deals: l.deals, Cut: l.deals < int64(c.Units),
	}
	for k := range l.stages {
		if m := l.moment(k); m.Own.Forecasts > 0 {
			v.Moments = append(v.Moments, m)
		}
	}
	for side, name := range []string{c.Play, c.Against} {
		if l.faults[side]+l.restarts[side] > 0 {
			v.Trouble = append(v.Trouble, Trouble{name, l.faults[side], l.restarts[side]})
		}
	}
	return v
}

func (l *ledger) moment(k int) Moment {
	m := Moment{Moment: stageWord(k), Own: l.stages[k][0].reliability()}
	live := l.contest.Game.Live().Len()
	for of := 1; of < mostRelations; of++ {
		if r := l.stages[k][of].reliability(); r.Forecasts > 0 {
			m.Others = append(m.Others, Part{relationWord(of, live), r})
		}
	}
	if k >= atTrick {
		return m
	}
	number := func(i int) string { return strconv.Itoa(i) }
	if l.contest.Game.Lays() { // otherwise the bid is not known before the end
		m.Bids = parts(l.bids[k][:], number)
	}
	m.Trumps = parts(l.trumps[k][:], func(i int) string { return rules.Trump(i).String() })
	m.Seats = parts(l.seats[k][:], number)
	return m
}

// stageWord names a stage.
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

// parts returns those of which there are forecasts, without their bins.
func parts(ss []scoring, name func(int) string) (all []Part) {
	for i := range ss {
		if r := ss[i].reliability(); r.Forecasts > 0 {
			r.Bins = nil
			all = append(all, Part{name(i), r})
		}
	}
	return all
}

// Moment returns the moment called so; ok is false if the variant has none.
func (c *Calibration) Moment(name string) (m *Moment, ok bool) {
	i := slices.IndexFunc(c.Moments, func(m Moment) bool { return m.Moment == name })
	if i < 0 {
		return nil, false
	}
	return &c.Moments[i], true
}

// First returns the moment at which the bid is first known and all have
// laid, or, where the bid is what is left over, the first of all; nil if
// nothing was told.
func (c *Calibration) First() *Moment {
	if m, ok := c.Moment(stageWord(atBid)); ok || len(c.Moments) == 0 {
		return m
	}
	return &c.Moments[0]
}

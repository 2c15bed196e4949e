package lab

import (
	"math"

	"ninetynine/internal/base/interval"
	"ninetynine/internal/think/bot"
	"ninetynine/match"
	"ninetynine/rules"
)

// A tally holds the counts: integers only, so that sums do not depend on the order of adding.
type tally struct {
	Deals, Games, Matches, Draws int64
	Cut                          int64 // matches cut short because the unit's deals were used up, or by an interrupt
	Stopped                      int64 // matches stopped by the bound
	InGames, InMatches           int64 // deals of the games and matches finished
	Made                         [rules.MaxSeats + 1]int64
	Trumps                       [rules.Unnamed]int64
	DealsSquared                 int64                         // over units
	Seats                        [rules.MaxSeats + 1]seatTally // the last for all seats together
	Units                        int64
}

type seatTally struct {
	sideTally
	Squares                   int64 // of the points of each deal, of all seats together for the last
	UnitSquares, UnitProducts int64 // over units: of the points, and of points and deals
	Games, Matches            int64
	Faults, Restarts          int64 // of a program
}

// allSeats is the index of the sums over all seats.
const allSeats = rules.MaxSeats

func (t *tally) addDeal(w *simulateWorker) {
	s := &w.state
	r := &s.Result
	t.Deals++
	t.Made[r.Made.Len()]++
	t.Trumps[r.Trump]++
	if s.Closed {
		t.Games++
		t.InGames += int64(w.before.InGame) + 1
		if s.GameEnd.Winners == 0 {
			t.Draws++
		}
	}
	whole := int64(0)
	for i := range rules.Seat(w.game.Seats()) {
		x := &t.Seats[i]
		x.score(r, i)
		p := int64(r.Points[i])
		whole += p
		x.Squares += p * p
		for l, n := range w.offers[i] {
			x.Offered[l] += int64(n)
		}
		if s.Closed {
			x.Games += int64(s.GameEnd.Winners >> i & 1)
		}
	}
	t.Seats[allSeats].Squares += whole * whole
}

func (t *tally) addMatch(s *match.State, cut, bounded bool) {
	switch {
	case cut && bounded:
		t.Stopped++
	case cut:
		t.Cut++
	default:
		t.Matches++
		t.InMatches += int64(s.Number)
		for i := range s.End.Winners.All() {
			t.Seats[i].Matches++
		}
	}
}

func (t *tally) add(u *tally) {
	if u.Deals == 0 { // interrupted at once
		return
	}
	t.Units++
	t.Deals += u.Deals
	t.Games += u.Games
	t.Matches += u.Matches
	t.Draws += u.Draws
	t.Cut += u.Cut
	t.Stopped += u.Stopped
	t.InGames += u.InGames
	t.InMatches += u.InMatches
	t.DealsSquared += u.Deals * u.Deals
	for i, n := range u.Made {
		t.Made[i] += n
	}
	for i, n := range u.Trumps {
		t.Trumps[i] += n
	}
	for i := range allSeats {
		u.Seats[allSeats].sum(&u.Seats[i])
	}
	for i := range u.Seats {
		x, y := &t.Seats[i], &u.Seats[i]
		x.sum(y)
		x.Squares += y.Squares
		x.UnitSquares += y.Points * y.Points
		x.UnitProducts += y.Points * u.Deals
	}
}

func (x *seatTally) sum(y *seatTally) {
	x.add(&y.sideTally)
	x.Games += y.Games
	x.Matches += y.Matches
	x.Faults += y.Faults
	x.Restarts += y.Restarts
}

// A Report is the result of a simulation. It depends on the plan alone, not on the machine, the
// time or the number of workers.
type Report struct {
	Variant string   `json:"variant"`
	Seed    string   `json:"seed"`
	Players []string `json:"players"` // by live seat

	Instead map[string]string `json:"instead,omitempty"` // see [Verdict]

	Deals   int64 `json:"deals"`
	Games   int64 `json:"games"`   // finished
	Matches int64 `json:"matches"` // finished
	Draws   int64 `json:"draws"`   // games without a winner: the dummy's
	Cut     int64 `json:"cut"`     // matches unfinished as the deals were used up
	Stopped int64 `json:"stopped"` // matches stopped by the bound

	// Means of the finished ones; 0 if there are none, or if too many are unfinished, when the mean
	// would cover only short ones: see tally.length.
	DealsPerGame  float64 `json:"dealsPerGame"`
	DealsPerMatch float64 `json:"dealsPerMatch"`

	All    Figures      `json:"all"` // over all seats: points of a seat and deal
	Seats  []Figures    `json:"seats"`
	Made   []int64      `json:"made"`   // deals by how many contracts were made, from none
	Trumps []TrumpCount `json:"trumps"` // deals by trump, those that occurred

	Findings *Findings   `json:"findings,omitempty"` // if the plan asks for them
	Compared *Comparison `json:"compared,omitempty"` // with another report; nil if they were not compared

	blocks []block // if the plan asks for them
	others int     // hands of a deal less one
}

// Figures are the results of one seat, or of all.
type Figures struct {
	Made    Rate    `json:"made"`   // contracts made
	Bid     float64 `json:"bid"`    // mean
	Tricks  float64 `json:"tricks"` // mean
	Points  Mean    `json:"points"` // a deal, without the bonuses of games
	Declare Premium `json:"declare"`
	Reveal  Premium `json:"reveal"`
	Games   int64   `json:"games"`   // won, shared ones included
	Matches int64   `json:"matches"` // won, shared ones included

	Faults   int64 `json:"faults,omitempty"`   // wrong or missing answers of a program, each replaced by the first legal act
	Restarts int64 `json:"restarts,omitempty"` // of a program that ended
}

// A Rate is a share, with its 95 % interval.
type Rate struct {
	Count int64   `json:"count"`
	Of    int64   `json:"of"`
	Share float64 `json:"share"` // 0 to 1
	Low   float64 `json:"low"`
	High  float64 `json:"high"`
}

// A Mean is a mean, with its 95 % interval.
type Mean struct {
	Mean float64 `json:"mean"`
	Low  float64 `json:"low"`
	High float64 `json:"high"`
}

// A Premium counts the premiums of one level.
type Premium struct {
	Offered int64 `json:"offered"`
	Held    int64 `json:"held"`
	Made    int64 `json:"made"`
}

// A TrumpCount is the number of deals played at a trump.
type TrumpCount struct {
	Trump rules.Trump `json:"trump"`
	Deals int64       `json:"deals"`
}

func report(p *Plan, t *tally) Report {
	g := p.Game
	r := Report{
		Variant: g.ID(), Seed: p.Seed, Players: p.Players, Instead: bot.Fallbacks(g, p.Players...),
		Deals: t.Deals, Games: t.Games, Matches: t.Matches, Draws: t.Draws, Cut: t.Cut, Stopped: t.Stopped,
		DealsPerGame: t.length(t.InGames, t.Games), DealsPerMatch: t.length(t.InMatches, t.Matches),
		Made: t.Made[:g.Seats()+1], others: g.Seats() - 1,
	}
	for i := range g.Seats() {
		r.Seats = append(r.Seats, t.figures(&t.Seats[i], 1, float64(t.Deals)))
	}
	r.All = t.figures(&t.Seats[allSeats], g.Seats(), t.effective(g.Seats()))
	for i, n := range t.Trumps {
		if n > 0 {
			r.Trumps = append(r.Trumps, TrumpCount{rules.Trump(i), n})
		}
	}
	return r
}

// length returns the mean length of the finished games or matches. Long ones are more likely to be
// cut short, so it returns none if more than one was cut short for every twenty finished.
func (t *tally) length(deals, finished int64) float64 {
	if (t.Cut+t.Stopped)*20 > finished {
		return 0
	}
	return over(deals, finished)
}

func over(a, b int64) float64 {
	if b == 0 {
		return 0
	}
	return float64(a) / float64(b)
}

// figures computes the figures of a number of seats; effective is the number of independent
// contracts that they are worth.
func (t *tally) figures(x *seatTally, seats int, effective float64) Figures {
	of := t.Deals * int64(seats)
	share := over(x.Made, of)
	low, high := interval.Wilson(share, effective)
	return Figures{
		Made:    Rate{x.Made, of, share, low, high},
		Bid:     over(x.Bid, of),
		Tricks:  over(x.Tricks, of),
		Points:  t.mean(x, seats),
		Declare: x.premium(rules.Declare),
		Reveal:  x.premium(rules.Reveal),
		Games:   x.Games,
		Matches: x.Matches,

		Faults:   x.Faults,
		Restarts: x.Restarts,
	}
}

// effective returns how many independent contracts those of all seats are worth. The seats of a
// deal make or break one another's contracts, so this is Kish's effective sample size: p(1-p)
// divided by the variance of the share that the deals show (Kish, Survey Sampling, 1965).
func (t *tally) effective(seats int) float64 {
	n := float64(t.Deals)
	var sum, squares float64
	for k, deals := range t.Made {
		sum += float64(k) * float64(deals)
		squares += float64(k*k) * float64(deals)
	}
	p := sum / n / float64(seats)
	variance := (squares/n - sum/n*sum/n) / float64(seats*seats)
	if n == 0 || variance <= 0 {
		return n
	}
	return n * p * (1 - p) / variance
}

// fewUnits is the number of units below which their scatter is too unreliable.
const fewUnits = 5

// mean returns the points of a deal and seat. The deals of a match are dependent through totals and
// trump, so the interval comes from the scatter of whole units: batch means, as the ratio estimator
// of points to deals since units differ in size (Cochran, Sampling Techniques, 1977, 6.3), with
// Student's t. With fewer than five units it uses the scatter of deals.
func (t *tally) mean(x *seatTally, seats int) Mean {
	n, k := float64(t.Deals), float64(t.Units)
	if n == 0 {
		return Mean{}
	}
	per := float64(x.Points) / n // points of a deal, of these seats together
	var variance, quantile float64
	if t.Units >= fewUnits {
		scatter := float64(x.UnitSquares) - 2*per*float64(x.UnitProducts) + per*per*float64(t.DealsSquared)
		variance = max(0, scatter) * k / (k - 1) / (n * n)
		quantile = interval.Student(k - 1)
	} else if t.Deals > 1 {
		variance = max(0, float64(x.Squares)/n-per*per) / (n - 1)
		quantile = interval.Normal()
	}
	half := quantile * math.Sqrt(variance) / float64(seats)
	per /= float64(seats)
	return Mean{per, per - half, per + half}
}

package lab

import (
	"math"

	"ninetynine/internal/base/interval"
	"ninetynine/internal/think/bot"
	"ninetynine/rules"
)

// A Verdict is the result of a contest. It depends on the contest alone, not on the machine, the
// time or the number of workers.
type Verdict struct {
	Variant string `json:"variant"`
	Seed    string `json:"seed"`
	Play    string `json:"play"`
	Against string `json:"against"`
	Games   bool   `json:"games"` // of whole games, not deals

	Instead map[string]string `json:"instead,omitempty"` // the player that played in place of another: see [bot.Fallbacks]

	// Sequential says that the contest could stop by itself, so that of a margin's intervals only the
	// always-valid one is correct.
	Sequential bool `json:"sequential"`

	// Trumps are those that deals were drawn from, each with a weight of its number of entries
	// here; none where the cards or the games decide.
	Trumps []rules.Trump `json:"trumps,omitempty"`

	Units    int64   `json:"units"`             // played
	Seatings int     `json:"seatings"`          // of each unit
	Deals    int64   `json:"deals"`             // in all seatings
	Stopped  int64   `json:"stopped,omitempty"` // games stopped by the bound
	Ended    Ended   `json:"ended"`             // what ended it
	Outcome  Outcome `json:"outcome"`           // of Play, at 95 %; undecided if fewer than six units all came out alike

	// Margin of Play over Against: the mean of the margins at the tables.
	Margin Margin  `json:"lead"`
	Tables []Table `json:"tables"`

	// Paired compares the margin with that of the first arm, if this is a contest of a later one: see
	// [Arms].
	Paired *Paired `json:"paired,omitempty"`

	Trouble []Trouble `json:"trouble,omitempty"`
}

// A Margin is how much better the mean seat of Play does than the mean seat of Against, in points a
// deal or in games a game (0.1: ten more of a hundred games won), without bonuses.
type Margin struct {
	Mean             // with the interval for a number of units fixed beforehand, by Student's t over units
	SD     float64   `json:"sd"`               // of units: ± h at 95 % takes about (1.96 SD/h)² of them
	Always *Interval `json:"always,omitempty"` // of 95 %, valid at every look and at every stop; from FirstLook units on
}

// An Interval is from Low to High.
type Interval struct {
	Low  float64 `json:"low"`
	High float64 `json:"high"`
}

// A Table has the results of one kind of table.
type Table struct {
	Kind   string `json:"kind"` // one: one Play among Against; rest: one Against among Play; two: one each
	Margin Margin `json:"lead"`
	Points *Mean  `json:"points,omitempty"` // the margin in points a game, bonuses included, where Margin is in games

	Play    Side  `json:"play"`
	Against Side  `json:"against"`
	Dummy   *Side `json:"dummy,omitempty"`
}

// A Side has the counts of the seats of one side.
type Side struct {
	Seats   int     `json:"seats"`  // at the table
	Points  Mean    `json:"points"` // of a seat, a deal or a game, bonuses included
	Made    Rate    `json:"made"`   // contracts
	Bid     float64 `json:"bid"`    // mean
	Tricks  float64 `json:"tricks"` // mean
	Declare Premium `json:"declare"`
	Reveal  Premium `json:"reveal"`

	Won   *Mean    `json:"won,omitempty"`   // of whole games: the share that a seat won; k winners of one game have 1/k each
	Bonus *float64 `json:"bonus,omitempty"` // of whole games: mean bonus of a seat and game
}

// Trouble counts what went wrong with a player that is a program.
type Trouble struct {
	Player   string `json:"player"`
	Faults   int64  `json:"faults"`   // wrong or missing answers, each replaced by the first legal act
	Restarts int64  `json:"restarts"` // after it ended
}

// Ended is what ended a contest, in the word used in JSON.
type Ended string

const (
	AllPlayed   Ended = "units"       // all units were played
	Decided     Ended = "decided"     // the sign of the margin is clear
	Narrow      Ended = "narrow"      // the margin is known precisely enough
	Interrupted Ended = "interrupted" // the context ended
)

// Outcome is what an interval says about the player in question, in the word used in JSON.
type Outcome string

const (
	Behind    Outcome = "behind"
	Undecided Outcome = "undecided"
	Ahead     Outcome = "ahead"
)

func outcomeOf(low, high float64) Outcome {
	switch {
	case low > 0:
		return Ahead
	case high < 0:
		return Behind
	}
	return Undecided
}

// Interval returns the valid interval of the margin: for a contest that might have
// stopped early, the always-valid one, once there is one.
func (l *Margin) Interval(sequential bool) Interval {
	if sequential && l.Always != nil {
		return *l.Always
	}
	return Interval{l.Low, l.High}
}

func marginOf(m *moments, scale float64) Margin {
	l := Margin{Mean: m.mean(scale)}
	_, l.SD = m.scatter(scale)
	if m.N >= FirstLook {
		half := l.SD * alwaysHalf(float64(m.N))
		l.Always = &Interval{l.Mean.Mean - half, l.Mean.Mean + half}
	}
	return l
}

// enoughAlike is the number of units that must all have come out alike to say
// who is ahead, where their scatter says nothing. Equals all fall on one side
// in n of them with a probability of 2^(1-n) at most: below 5 % from here on.
const enoughAlike = 6

// tightest is the number of units at which the always-valid interval is
// tuned to be tightest: 1.6 times as wide as the fixed one there, 2.0 times
// at a tenth and 1.7 times at ten times as many.
const tightest = 1000

// alwaysHalf returns half the width of the always-valid interval after n
// units, in standard deviations of a unit: the asymptotic confidence sequence
// of Waudby-Smith, Arbour, Sinha, Kennedy and Ramdas, "Time-uniform central
// limit theory and asymptotic confidence sequences", Annals of Statistics 52
// (2024), theorem 2.2, with their ρ for the n at which it is to be tightest.
// It comes from Robbins' normal mixture. As large numbers stand behind it,
// no contest stops before FirstLook units (Bibaut, Kallus and Lindon,
// "Near-optimal non-parametric sequential tests", 2022, on such late starts).
func alwaysHalf(n float64) float64 {
	const alpha = 2 * (1 - interval.Confidence)
	u := -2 * math.Log(alpha)
	x := n * (u + math.Log(u+1)) / tightest // nρ²
	return math.Sqrt(2 * (x + 1) / (n * x) * math.Log(math.Sqrt(x+1)/alpha))
}

func (s *contestSums) verdict() Verdict {
	c := s.contest
	v := Verdict{
		Variant: c.Game.ID(), Seed: c.Seed, Play: c.Play, Against: c.Against, Games: c.Games,
		Instead: bot.Fallbacks(c.Game, c.Play, c.Against), Sequential: c.sequential(), Units: s.units, Deals: s.deals, Stopped: s.stopped, Ended: s.ended, Margin: s.overall(),
	}
	at := v.Margin.Interval(v.Sequential)
	v.Outcome = outcomeOf(at.Low, at.High)
	if v.Margin.SD == 0 && s.units < enoughAlike {
		v.Outcome = Undecided
	}
	if !c.Games {
		v.Trumps = c.Trumps
	}
	for k := range s.lineups {
		l, sums := &s.lineups[k], &s.tables[k]
		v.Seatings += l.times
		one := Table{Kind: l.kind.kind(), Margin: marginOf(&sums.margin, c.unitOf()*l.denominator())}
		if c.Game.Live().Len() == 2 {
			one.Kind = "two"
		}
		if c.Games {
			one.Points = new(sums.points.mean(l.denominator()))
		}
		one.Play, one.Against = s.side(l, sums, play), s.side(l, sums, against)
		if l.seats[dummySide] > 0 {
			one.Dummy = new(s.side(l, sums, dummySide))
		}
		v.Tables = append(v.Tables, one)
	}
	v.Trouble = s.faults.trouble(c)
	return v
}

func (s *contestSums) side(l *lineup, sums *tableSums, side int) Side {
	x := &sums.sides[side]
	n := &x.total
	per := float64(l.seats[side] * l.times) // seats of a unit
	f := Side{
		Seats:   l.seats[side],
		Points:  x.points.mean(per),
		Made:    x.made.rate(),
		Bid:     over(n.Bid, n.Contracts),
		Tricks:  over(n.Tricks, n.Contracts),
		Declare: n.premium(rules.Declare),
		Reveal:  n.premium(rules.Reveal),
	}
	if s.contest.Games {
		f.Won, f.Bonus = new(x.won.mean(per*wholeGame)), new(float64(n.Bonus)/(per*float64(s.units)))
	}
	return f
}

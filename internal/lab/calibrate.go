package lab

import (
	"context"
	"fmt"

	"ninetynine/internal/bot"
	"ninetynine/match"
	"ninetynine/rules"
)

// A Forecaster is a player that can say how likely it thinks each contract.
type Forecaster interface {
	bot.Bot

	// Forecast returns, by seat, the chance that the contract will be made, as
	// the View's seat thinks. Where the player has just chosen an act in this very View,
	// act says which; otherwise it is 0.
	Forecast(v *match.View, act rules.Action) ([rules.MaxSeats]float64, error)
}

// The moments of a deal at which forecasts are taken.
const (
	atLaying  = iota                      // with the choice of the bid-cards
	atBid                                 // as soon as all have laid
	atPremium                             // as soon as premiums, and trump, are settled after laying
	atTrick                               // with the choice of a card, from the first trick on
	atTricks  = atTrick + rules.MaxTricks // all of these
	stages    = atTricks + 1
)

// A Calibration says how far the chances that a player gives contracts come
// true. It depends on the contest alone, and not on the machine (but for the
// rounding of nets), the time or the number of workers.
type Calibration struct {
	Variant string        `json:"variant"`
	Seed    string        `json:"seed"`
	Player  string        `json:"player"`
	Against string        `json:"against"`
	Trumps  []rules.Trump `json:"trumps,omitempty"` // that deals were drawn from
	Deals   int64         `json:"deals"`
	Cut     bool          `json:"cut,omitempty"` // by the context's end
	Moments []Moment      `json:"moments"`       // those that the variant has, in order
	Trouble []Trouble     `json:"trouble,omitempty"`
}

// A Moment is one stage of a deal at which chances were told: laying (with
// the choice of bid-cards, for the bid they make if the player thinks that far), bid (as
// soon as all have laid), premium (as soon as premiums after it are settled),
// trick 1 and so on (with the choice of a card), or tricks, all of these
// together. Acts without a choice are left out.
type Moment struct {
	Moment string      `json:"moment"`
	Own    Reliability `json:"own"`              // of the player's own contract
	Others []Part      `json:"others,omitempty"` // what it says of the contracts of others
	Bids   []Part      `json:"bids,omitempty"`   // its own by bid, up to the premium; these without bins
	Trumps []Part      `json:"trumps,omitempty"` // by trump played at
	Seats  []Part      `json:"seats,omitempty"`
}

// A Part is some of the forecasts.
type Part struct {
	Of string `json:"of"` // left, right, across and so on of others; the bid, trump or seat
	Reliability
}

// Calibrate has the player c.Play tell chances in so many deals as c has
// units, and holds them against what happened. Deal i is that of unit i of
// an [Arena], played once. If c.Against is empty or the same player, it sits everywhere
// and all its chances count; otherwise it sits alone at seat i modulo
// the players. Nothing but c's Game, Play, Against, Seed, Units, Trumps and
// what belongs to opening and running players is looked at. It is an error if
// the player is no [Forecaster].
//
// If the context ends first, the calibration of the deals done comes with the
// context's error.
func Calibrate(ctx context.Context, c Contest) (Calibration, error) {
	if c.Against == "" {
		c.Against = c.Play
	}
	c.Tables, c.Games, c.Stop, c.Width = One, false, false, 0
	if err := c.check(); err != nil {
		return Calibration{}, err
	}
	size, err := c.batch()
	if err != nil {
		return Calibration{}, err
	}
	if err := c.forecasts(); err != nil {
		return Calibration{}, err
	}
	ledger := ledger{contest: &c}
	team := crew[watched]{
		workers: c.Workers,
		jobs:    batches(c.Units, size),
		hire: func() (hand[watched], error) {
			w, err := newCourt(&c, size)
			if err != nil {
				return nil, err
			}
			return &witness{court: w}, nil
		},
		take: ledger.take,
	}
	if err := team.run(ctx); err != nil {
		return Calibration{}, err
	}
	if ledger.deals == 0 {
		return Calibration{}, ctx.Err()
	}
	return ledger.calibration(), ctx.Err()
}

// forecasts reports if the player in question tells no chances.
func (c *Contest) forecasts() error {
	b, err := c.Open(c.Play)
	if err != nil {
		return err
	}
	if _, ok := b.(Forecaster); !ok {
		err = fmt.Errorf("player %s tells no chances: calibrate net or expert", c.Play)
	}
	if e := b.Close(); err == nil {
		err = e
	}
	return err
}

// A watched batch has what was told in its deals.
type watched struct {
	told  []told
	ends  []int // of each deal, in told
	judge batch // its faults
}

// told is one chance told, and what came of it.
type told struct {
	chance  float64
	stage   uint8
	seat    rules.Seat // that told it
	subject rules.Seat // whose contract
	bid     uint8      // of the subject
	trump   rules.Trump
	made    bool
}

// A witness is a worker that writes down what the player in question says.
type witness struct {
	*court
	out  *watched
	seen match.View
}

func (w *witness) do(ctx context.Context, job int, out *watched) (err error) {
	*out = watched{told: out.told[:0], ends: out.ends[:0]}
	w.out = out
	defer func() {
		if e := w.retire(&out.judge); err == nil {
			err = e
		}
	}()
	for i := job * w.size; i < min((job+1)*w.size, w.contest.Units); i++ {
		if err := w.watch(ctx, uint64(i)); err != nil {
			return err
		}
		out.ends = append(out.ends, len(out.told))
	}
	return nil
}

// seatingOf returns who sits where in the deal: one side alone if the two are
// the same.
func (w *court) seatingOf(unit uint64) *seating {
	if w.contest.Against == w.contest.Play {
		return &seating{}
	}
	seatings := w.tables[0].seatings
	return &seatings[unit%uint64(len(seatings))]
}

// start begins the unit's deal, with the seats taken.
func (w *court) start(ctx context.Context, unit uint64, seats *seating) (*match.Match, error) {
	at := w.situation(unit)
	m := w.matches[at.dealer]
	if err := w.begin(ctx, m, seats, unit, 0); err != nil {
		return nil, err
	}
	w.state = m.Start()
	w.state.Trump = at.trump
	if w.game.VulnerableWorth() > 0 {
		w.state.Totals[at.ahead] = 1
	}
	w.cards = m.Draw(&w.state, &w.seed, unit)
	return m, m.Deal(&w.state, &w.cards)
}

// watch plays a deal and writes down what is said.
func (w *witness) watch(ctx context.Context, unit uint64) error {
	if err := ctx.Err(); err != nil {
		return err
	}
	seats := w.seatingOf(unit)
	m, err := w.start(ctx, unit, seats)
	if err != nil {
		return err
	}
	s, from := &w.state, len(w.out.told)
	for s.Stage == match.Playing {
		seat, phase := w.game.Turn(&s.Deal).First(), s.Deal.Phase()
		choice := w.game.Options(&s.Deal, seat).Len() > 1
		a, err := w.choose(ctx, m, seats, seat)
		if err != nil {
			return err
		}
		if choice && seats[seat] == play {
			if err := w.decided(seats, phase, a); err != nil {
				return err
			}
		}
		m.Apply(s, a)
		if err := w.passed(m, seats, phase); err != nil {
			return err
		}
	}
	r := &s.Result
	for i := range w.out.told[from:] {
		t := &w.out.told[from+i]
		t.bid, t.trump, t.made = r.Bid[t.subject], r.Trump, r.Made.Has(t.subject)
	}
	return nil
}

// decided writes down what the player says whose choice in w.view has just
// been made.
func (w *witness) decided(seats *seating, phase rules.Phase, a rules.Action) error {
	switch phase {
	case rules.Laying:
		return w.tell(seats, &w.view, a, atLaying)
	case rules.Playing:
		return w.tell(seats, &w.view, a, atTrick+int(w.view.Tricks))
	}
	return nil
}

// passed writes down what is said when a phase has just ended.
func (w *witness) passed(m *match.Match, seats *seating, before rules.Phase) error {
	now, stage := w.state.Deal.Phase(), 0
	switch {
	case now == before || w.state.Stage != match.Playing:
		return nil
	case before == rules.Laying:
		stage = atBid
	case now == rules.Playing:
		stage = atPremium
	default:
		return nil
	}
	for seat := range w.game.Live().All() {
		if seats[seat] == play {
			m.View(&w.state, seat, &w.seen)
			if err := w.tell(seats, &w.seen, 0, stage); err != nil {
				return err
			}
		}
	}
	return nil
}

// tell asks the View's seat for its chances and writes them down.
func (w *witness) tell(seats *seating, v *match.View, a rules.Action, stage int) error {
	name := w.name(seats, v.Seat)
	b, ok := w.players[play][v.Seat].(Forecaster)
	if !ok {
		return fmt.Errorf("player %s tells no chances", name)
	}
	chances, err := b.Forecast(v, a)
	if err != nil {
		return fmt.Errorf("player %s at seat %d: %w", name, v.Seat, err)
	}
	for i := range rules.Seat(w.game.Seats()) {
		p := chances[i]
		if !(p >= 0 && p <= 1) { // nor a number that is none
			return fmt.Errorf("player %s at seat %d tells a chance of %v", name, v.Seat, p)
		}
		w.out.told = append(w.out.told, told{chance: p, stage: uint8(stage), seat: v.Seat, subject: i})
	}
	return nil
}

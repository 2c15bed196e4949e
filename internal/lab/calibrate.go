package lab

import (
	"cmp"
	"context"
	"errors"
	"fmt"

	"ninetynine/internal/think/bot"
	"ninetynine/match"
	"ninetynine/rules"
)

// The moments of a deal at which forecasts are taken.
const (
	atLaying  = iota                      // at the choice of the bid-cards
	atBid                                 // as soon as all have laid
	atPremium                             // as soon as premiums, and the trump, are settled after laying
	atTrick                               // at the choice of a card, from the first trick on
	atTricks  = atTrick + rules.MaxTricks // all of these
	stages    = atTricks + 1
)

// A Calibration says how well the chances that a player states for contracts come true. It depends
// on the contest alone, not on the machine, the time or the number of workers.
type Calibration struct {
	Variant string `json:"variant"`
	Seed    string `json:"seed"`
	Player  string `json:"player"`
	Against string `json:"against"`

	Instead map[string]string `json:"instead,omitempty"` // see [Verdict]

	Trumps  []rules.Trump `json:"trumps,omitempty"` // from which deals were drawn
	Deals   int64         `json:"deals"`
	Cut     bool          `json:"cut,omitempty"` // the context ended early
	Moments []Moment      `json:"moments"`       // of the variant, in order
	Trouble []Trouble     `json:"trouble,omitempty"`
}

// A Moment is one stage of a deal at which chances were stated: laying (with
// the choice of bid-cards, for the bid they make if the player thinks that far), bid (as
// soon as all have laid), premium (as soon as premiums after it are settled),
// trick 1 and so on (with the choice of a card), or tricks, all of these
// together. Acts without a choice are left out.
type Moment struct {
	Moment string      `json:"moment"`
	Own    Reliability `json:"own"`              // of the player's own contract
	Others []Part      `json:"others,omitempty"` // the chances stated for other players' contracts
	Bids   []Part      `json:"bids,omitempty"`   // its own by bid, up to the premium; these without bins
	Trumps []Part      `json:"trumps,omitempty"` // by trump played at
	Seats  []Part      `json:"seats,omitempty"`
}

// A Part is a group of forecasts.
type Part struct {
	Of string `json:"of"` // left, right, across and so on for other players; the bid, trump or seat
	Reliability
}

// Calibrate has the player c.Play state chances in c.Units deals, and compares them with the
// results. Deal i is that of unit i of an [Arena], played once. If c.Against is empty or the same
// player, it sits everywhere and all its chances count; otherwise it sits alone at seat i modulo
// the players. Of c it uses only Game, Play, Against, Seed, Units, Trumps and the fields for
// opening and running players. It is an error if the player is no [bot.Forecaster].
//
// If the context ends first, the calibration of the deals done comes with the
// context's error.
func Calibrate(ctx context.Context, c Contest) (Calibration, error) {
	c.Against = cmp.Or(c.Against, c.Play)
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
	sum := forecastSums{contest: &c}
	r := runner[forecasts]{
		workers: c.Workers,
		units:   c.Units,
		size:    size,
		open: func() (worker[forecasts], error) {
			a, err := newArenaWorker(&c, size)
			return &calibrateWorker{arenaWorker: a}, err
		},
		take:    sum.take,
		journal: c.Journal,
		of:      c.decides("calibration"),
		sound:   (*forecasts).sound,
	}
	if err := r.run(ctx); err != nil {
		return Calibration{}, err
	}
	if sum.deals == 0 {
		return Calibration{}, ctx.Err()
	}
	return sum.calibration(), ctx.Err()
}

func (c *Contest) forecasts() error {
	b, err := c.make(c.Play)
	if err != nil {
		return err
	}
	if _, ok := b.(bot.Forecaster); !ok {
		err = fmt.Errorf("player %s tells no chances: calibrate net or expert", c.Play)
	}
	return errors.Join(err, b.Close())
}

type forecasts struct {
	All  []forecast
	Ends []int // cumulative, by deal
	faults
}

func (f *forecasts) sound() error {
	last := 0
	for _, end := range f.Ends {
		if end < last || end > len(f.All) {
			return errImpossible
		}
		last = end
	}
	for _, x := range f.All {
		if int(x.Stage) >= stages || x.Seat >= rules.MaxSeats || x.Subject >= rules.MaxSeats || x.Trump > rules.Unnamed || !(x.Chance >= 0 && x.Chance <= 1) {
			return errImpossible
		}
	}
	return nil
}

type forecast struct {
	Chance  float64
	Stage   uint8
	Seat    rules.Seat // that stated it
	Subject rules.Seat // that has the contract
	Bid     uint8      // of the subject
	Trump   rules.Trump
	Made    bool
}

type calibrateWorker struct {
	*arenaWorker
	out  *forecasts
	seen match.View
}

func (w *calibrateWorker) do(ctx context.Context, job int, out *forecasts) error {
	*out = forecasts{All: out.All[:0], Ends: out.Ends[:0]}
	w.out = out
	return w.each(job, &out.faults, func(unit uint64) error {
		err := w.watch(ctx, unit)
		out.Ends = append(out.Ends, len(out.All))
		return err
	})
}

func (w *calibrateWorker) watch(ctx context.Context, unit uint64) error {
	if err := w.dealOnce(ctx, unit); err != nil {
		return err
	}
	from := len(w.out.All)
	err := w.play(ctx, func(t turn) error {
		if t.choice && w.seats[t.seat] == play {
			return w.decided(ctx, t.action)
		}
		return nil
	}, func(t turn) error { return w.passed(ctx, t.action.Kind()) })
	if err != nil {
		return err
	}
	r := &w.state.Result
	for i := range w.out.All[from:] {
		f := &w.out.All[from+i]
		f.Bid, f.Trump, f.Made = r.Bid[f.Subject], r.Trump, r.Made.Has(f.Subject)
	}
	return nil
}

// decided records the chances of the player that has just chosen in w.view.
func (w *calibrateWorker) decided(ctx context.Context, a rules.Action) error {
	switch a.Kind() {
	case rules.Laying:
		return w.tell(ctx, &w.view, a, atLaying)
	case rules.Playing:
		return w.tell(ctx, &w.view, a, atTrick+int(w.view.Tricks))
	}
	return nil
}

// passed records the chances when a phase has just ended.
func (w *calibrateWorker) passed(ctx context.Context, before rules.Phase) error {
	now, stage := w.state.Deal.Phase(), 0
	switch {
	case now == before || !w.playing():
		return nil
	case before == rules.Laying:
		stage = atBid
	case now == rules.Playing:
		stage = atPremium
	default:
		return nil
	}
	for seat := range w.game.Live().All() {
		if w.seats[seat] == play {
			w.match.View(&w.state, seat, &w.seen)
			if err := w.tell(ctx, &w.seen, 0, stage); err != nil {
				return err
			}
		}
	}
	return nil
}

func (w *calibrateWorker) tell(ctx context.Context, v *match.View, a rules.Action, stage int) error {
	p := w.players[play][v.Seat]
	b, ok := p.Bot.(bot.Forecaster)
	if !ok {
		return fmt.Errorf("player %s tells no chances", p.name)
	}
	chances, err := b.Forecast(ctx, v, a)
	if err != nil {
		return p.blame(err)
	}
	for i := range rules.Seat(w.game.Seats()) {
		chance := chances[i]
		if !(chance >= 0 && chance <= 1) { // also excludes NaN
			return fmt.Errorf("player %s at seat %d tells a chance of %v", p.name, p.seat, chance)
		}
		w.out.All = append(w.out.All, forecast{Chance: chance, Stage: uint8(stage), Seat: v.Seat, Subject: i})
	}
	return nil
}

package env

import (
	"context"
	"errors"
	"fmt"

	"ninetynine/cards"
	"ninetynine/internal/think/bot"
	"ninetynine/internal/think/netless"
	"ninetynine/internal/think/solve"
	"ninetynine/match"
	"ninetynine/rules"
)

// A table plays match after match.
type table struct {
	memory
	state    match.State     // of the match
	programs []*netless.Exec // by seat; nil until one is asked
	greeted  rules.Seats     // of the programs, those that have begun the match
}

// A memory is what a table is besides the match in play; it is saved as it is.
type memory struct {
	Seed    cards.Seed  `json:"seed"`
	First   rules.Seat  `json:"first"`         // the first dealer of the match
	Matches uint64      `json:"matches"`       // finished
	Dealt   uint64      `json:"dealt"`         // deals, the one in play included
	Acts    uint64      `json:"acts"`          // done in the deal
	Chosen  cards.Set   `json:"chosen"`        // so far, to lay aside
	Stay    rules.Trump `json:"stay,omitzero"` // of the deal, if no player names one
	Scored  bool        `json:"scored"`        // whether there is a score
	Score   match.Score `json:"score"`         // of the last deal that is over
}

// A worker plays some of the tables, with players and buffers of its own.
type worker struct {
	env      *Env
	from, to int
	players  [rules.MaxSeats]bot.Bot // that remember nothing
	view     match.View
	values   solve.Values
}

// A task is what a worker does at the table i.
type task func(w *worker, ctx context.Context, i int) error

func (w *worker) all(ctx context.Context, do task) error {
	if err := ctx.Err(); err != nil {
		return err
	}
	for i := w.from; i < w.to; i++ {
		if err := do(w, ctx, i); err != nil {
			return err
		}
	}
	return nil
}

// begin begins the table anew.
func (w *worker) begin(ctx context.Context, i int) error {
	e := w.env
	t := &e.tables[i]
	first := rules.Seat(i % e.game.Live().Len())
	seed := cards.SeedOf(fmt.Sprintf("%s/table %d", e.options.Seed, i))
	*t = table{memory: memory{Seed: seed, First: first}, state: e.matches[first].Start(), programs: t.programs}
	if err := w.deal(i); err != nil {
		return err
	}
	return w.goOn(ctx, i)
}

// step does the action for the table.
func (w *worker) step(ctx context.Context, i int) error {
	if w.env.actions[i] < 0 {
		return nil
	}
	w.act(i, w.env.actions[i])
	return w.goOn(ctx, i)
}

// act does a legal action at the table.
func (w *worker) act(i int, action int16) {
	e := w.env
	t := &e.tables[i]
	o := e.game.Options(&t.state.Deal, rules.Seat(e.ToPlay[i]))
	act := e.layout.act(action, o.Seat)
	if o.Kind == rules.Laying {
		t.Chosen |= act.Card().Set()
		if t.Chosen.Len() < int(o.Pick) {
			return
		}
		act, t.Chosen = rules.Lay(o.Seat, t.Chosen), 0
	}
	e.matches[t.First].Apply(&t.state, act)
	t.Acts++
}

// goOn plays on to the next decision of a learner, and describes it.
func (w *worker) goOn(ctx context.Context, i int) error {
	e := w.env
	t := &e.tables[i]
	for {
		if t.state.Stage != match.Playing {
			if err := w.finish(ctx, i); err != nil {
				return err
			}
		}
		seat := e.game.Turn(&t.state.Deal).First()
		if e.options.Seats[seat] == learner {
			w.describe(i, seat)
			return nil
		}
		if err := w.ask(ctx, t, i, seat); err != nil {
			return fmt.Errorf("table %d, seat %d, %s: %w", i, seat, e.options.Seats[seat], err)
		}
	}
}

// hire makes the worker's players. The error says which cannot play such rules.
func (w *worker) hire(ctx context.Context) error {
	for i, name := range w.env.options.Seats {
		if name == learner {
			continue
		}
		b, err := bot.New(name)
		if err != nil {
			return err
		}
		w.players[i] = b
		if _, program := b.(*netless.Exec); program {
			continue
		}
		if err := b.Begin(ctx, w.env.matches[0], rules.Seat(i), 0); err != nil {
			return fmt.Errorf("seat %d, %s: %w", i, name, err)
		}
	}
	return nil
}

// describe writes what the seat that is to decide knows and may do.
func (w *worker) describe(i int, seat rules.Seat) {
	e := w.env
	t := &e.tables[i]
	e.ToPlay[i] = int8(seat)
	e.matches[t.First].View(&t.state, seat, &w.view)
	e.layout.observe(e.Observation[i*e.values:(i+1)*e.values], &w.view, t.Chosen, t.Stay)
	e.layout.mask(e.Mask[i*e.masks:(i+1)*e.masks], w.view.Options, t.Chosen)
}

// deal deals the next cards at the table.
func (w *worker) deal(i int) error {
	t := &w.env.tables[i]
	m := w.env.matches[t.First]
	d := m.Draw(&t.state, &t.Seed, t.Dealt)
	t.Dealt++
	t.Acts, t.Stay = 0, t.state.Trump
	return m.Deal(&t.state, &d)
}

// finish rewards a deal that is over, ends the episode if it is over, too, and deals again.
func (w *worker) finish(ctx context.Context, i int) error {
	e := w.env
	t := &e.tables[i]
	m := e.matches[t.First]
	t.Score, t.Scored = m.Score(&t.state)
	w.earn(t, e.Reward[i*e.game.Seats():(i+1)*e.game.Seats()])
	over := e.options.Episode == "deal" || t.state.Closed
	for k, seat := range e.learners {
		if over {
			m.View(&t.state, seat, &w.view)
			at := i*len(e.learners) + k
			e.layout.observe(e.Final[at*e.values:(at+1)*e.values], &w.view, 0, t.Stay)
		}
	}
	if over {
		e.Done[i] = 1
	}
	if err := w.tell(ctx, t, i); err != nil {
		return err
	}
	if t.state.Stage == match.Ended {
		t.Matches++
		t.First, t.greeted = e.game.Forehand(t.First), 0
		t.state = e.matches[t.First].Start()
	}
	return w.deal(i)
}

// earn fills in what the seats earn by the deal that is over.
func (w *worker) earn(t *table, reward []float32) {
	e := w.env
	if e.options.Reward != "game" {
		e.reward(&t.state.Result, &w.values)
		copy(reward, w.values[:])
		return
	}
	if winners := t.state.GameEnd.Winners; t.state.Closed {
		for i := range winners.All() {
			reward[i] = 1 / float32(winners.Len())
		}
	}
}

// ask asks a computer player for its act, and does it.
func (w *worker) ask(ctx context.Context, t *table, i int, seat rules.Seat) error {
	e := w.env
	m := e.matches[t.First]
	o := e.game.Options(&t.state.Deal, seat)
	act := o.Nth(0)
	if o.Len() > 1 {
		b, err := w.player(ctx, t, i, seat)
		if err != nil {
			return err
		}
		m.View(&t.state, seat, &w.view)
		if act, err = b.Choose(ctx, &w.view); err != nil {
			return err
		}
		if x, program := b.(*netless.Exec); program && x.Gone() {
			return fmt.Errorf("it has ended, and was started %d times", 1+x.Faults().Restarts)
		}
		if !o.Has(act) {
			return fmt.Errorf("%q is not among its options", act)
		}
	}
	m.Apply(&t.state, act)
	t.Acts++
	return nil
}

// player returns the player of the seat, begun. Players of this program remember nothing, so one of a
// worker serves all its tables: their acts follow from View and seed. Those that decide by a net
// have the same seed for a whole deal, in which they may misjudge a hand; the others one for each act.
// A program has its process, which begins with the match or when the table is restored.
func (w *worker) player(ctx context.Context, t *table, i int, seat rules.Seat) (bot.Bot, error) {
	e := w.env
	name, m := e.options.Seats[seat], e.matches[t.First]
	if t.programs != nil && t.programs[seat] != nil && t.greeted.Has(seat) {
		return t.programs[seat], nil
	}
	b := w.players[seat]
	if x, program := b.(*netless.Exec); program {
		b = w.program(t, i, seat, x)
	}
	extra := []uint64{t.Matches, uint64(t.state.Number), t.Acts}
	if _, program := b.(*netless.Exec); program {
		extra = extra[:1]
		t.greeted |= seat.Set()
	} else if bot.UsesNet(name) {
		extra = extra[:2]
	}
	return b, b.Begin(ctx, m, seat, bot.Seed(t.Seed, seat, extra...))
}

// program returns the program that plays at the seat of the table. It is as the worker's, which never starts.
func (w *worker) program(t *table, i int, seat rules.Seat, like *netless.Exec) *netless.Exec {
	if t.programs == nil {
		t.programs = make([]*netless.Exec, rules.MaxSeats)
	}
	if t.programs[seat] == nil {
		to := w.env.options.Stderr
		t.programs[seat] = &netless.Exec{Command: like.Command, Stderr: to, OnFault: func(f netless.Fault) {
			if to != nil {
				_, _ = fmt.Fprintf(to, "table %d, seat %d, %s: %v: %s\n", i, seat, w.env.options.Seats[seat], f.Kind, f.Detail)
			}
		}}
	}
	return t.programs[seat]
}

// tell tells the programs at a table how the deal has ended.
func (w *worker) tell(ctx context.Context, t *table, i int) error {
	for k, p := range t.programs {
		if seat := rules.Seat(k); p != nil && t.greeted.Has(seat) {
			w.env.matches[t.First].View(&t.state, seat, &w.view)
			err := p.DealEnded(ctx, &w.view)
			if err == nil && p.NeverLegal() {
				err = errors.New("it gave no right answer to any question (docs/bots.md says what a program answers)")
			}
			if err != nil {
				return fmt.Errorf("table %d, seat %d, %s: %w", i, seat, w.env.options.Seats[seat], err)
			}
		}
	}
	return nil
}

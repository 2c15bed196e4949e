// Package env plays many games of Ninety-Nine at once, for programs that learn.
//
// An [Env] has tables. At each, match follows match without end, so that dealers, trumps and scores
// come as in real play. Each table waits for the decision of one seat. [Env.Step] takes an action
// for each table and goes on to the next decisions; computer players may hold some of the seats.
// Actions are numbers, and what a seat knows is a row of bits: [Env.Spec] says what each number and
// each bit means.
//
// docs/env.md describes the protocol, which [Env.Serve] speaks over a pipe, and all variants.
package env

import (
	"cmp"
	"context"
	"errors"
	"fmt"
	"io"
	"slices"
	"sync"

	"ninetynine/internal/think/bot"
	"ninetynine/internal/think/netless"
	"ninetynine/internal/think/solve"
	"ninetynine/match"
	"ninetynine/rules"
)

// The limits of an [Env].
const (
	mostTables   = 1 << 16
	mostPrograms = 64 // tables with programs, each of which has a process of its own
	mostCores    = 1 << 10
)

// learner is the name of a seat whose decisions are the caller's.
const learner = "me"

// Options say how an [Env] plays. The zero Options are fit for use.
type Options struct {
	// Seed is a text that decides all cards, and the choices of computer players; "": "1".
	Seed string
	// Seats has a name for each player: "me" for a seat whose decisions are the caller's, or a
	// computer player, as docs/bots.md lists them. Nil: the caller decides for all.
	Seats []string
	// Episode is "deal" or "game": after which an episode is over; "": "deal".
	Episode string
	// Reward is "margin", the points of a deal less the mean of the other hands'; "points" alone;
	// or "game", 1 at the end of a game to its winner, in equal parts if several share it. "": "margin".
	Reward string
	// Observe is "now", what a seat knows without the order in which cards were played, or "ever",
	// the same and all tricks of the deal; "": "now".
	Observe string
	// Cores is how many goroutines play, 1 to 1,024; it does not change the result. 0: 1.
	Cores int
	// Stderr gets what programs that play write to standard error, and what is wrong with their answers. Many goroutines
	// use it at once. It may be nil.
	Stderr io.Writer
}

// An Env is many tables of one game. It belongs to one goroutine, which calls [Env.Close] at the end.
// The fields are for reading. [Env.Step] and its like overwrite them in place.
type Env struct {
	ToPlay      []int8    // by table: the seat that decides, 0 and up
	Mask        []uint64  // by table: a row of bits, one for each action that is legal; the lowest first
	Observation []uint64  // by table: a row of bits, what that seat knows; see [Env.Spec]
	Reward      []float32 // by table and seat, a dummy's too: for the last step
	Done        []uint8   // by table: 1 if the last step ended an episode, after which a new one began
	Final       []uint64  // by table and learner: where Done, the last observation of the episode that ended

	options  Options
	game     *rules.Game
	layout   *layout
	matches  [rules.MaxSeats]*match.Match // by first dealer
	learners []rules.Seat
	programs bool
	tables   []table
	workers  []*worker
	values   int // words in a row of Observation
	masks    int // words in a row of Mask
	actions  []int16
	reward   solve.Reward
	maker    bot.Maker
	guests   map[string]bot.Bot // asked about Views, by name
	err      error              // that ended all
}

// Open returns n tables of a game, dealt and ready for the first decisions. It is an error if the
// options are wrong, if no seat is the caller's, or if a computer player cannot play.
func Open(ctx context.Context, g *rules.Game, n int, o Options) (*Env, error) {
	e := &Env{options: o, game: g, guests: map[string]bot.Bot{}}
	if err := e.choose(n); err != nil {
		return nil, err
	}
	e.layout = newLayout(g, e.options.Observe == "ever")
	e.values, e.masks = words(e.layout.bits), words(len(e.layout.acts))
	for first := range g.Live().All() {
		m, err := match.New(g, first, match.Limit{})
		if err != nil {
			return nil, err
		}
		e.matches[first] = m
	}
	e.reward = func(r *rules.Result, v *solve.Values) {
		for i, p := range r.Points {
			v[i] = float32(p)
		}
	}
	if e.options.Reward == "margin" {
		e.reward = solve.Relative(g.Seats())
	}
	e.tables = make([]table, n)
	e.ToPlay, e.Done = make([]int8, n), make([]uint8, n)
	e.Mask, e.Observation = make([]uint64, n*e.masks), make([]uint64, n*e.values)
	e.Reward, e.Final = make([]float32, n*g.Seats()), make([]uint64, n*len(e.learners)*e.values)
	cores := min(e.options.Cores, n)
	for i := range cores {
		e.workers = append(e.workers, &worker{env: e, from: i * n / cores, to: (i + 1) * n / cores})
	}
	var err error
	for _, w := range e.workers {
		err = cmp.Or(err, w.hire(ctx))
	}
	if err == nil {
		err = e.Reset(ctx, e.options.Seed)
	}
	if err != nil {
		return nil, errors.Join(err, e.Close())
	}
	return e, nil
}

// choose checks the options and fills in those not given.
func (e *Env) choose(n int) error {
	o := &e.options
	o.Seed, o.Episode, o.Reward = cmp.Or(o.Seed, "1"), cmp.Or(o.Episode, "deal"), cmp.Or(o.Reward, "margin")
	o.Observe, o.Cores = cmp.Or(o.Observe, "now"), cmp.Or(o.Cores, 1)
	live := e.game.Live().Len()
	if o.Seats == nil {
		o.Seats = slices.Repeat([]string{learner}, live)
	}
	switch {
	case n < 1 || n > mostTables:
		return fmt.Errorf("%d tables: give 1 to %d", n, mostTables)
	case o.Cores < 1 || o.Cores > mostCores:
		return fmt.Errorf("%d cores: give 1 to %d", o.Cores, mostCores)
	case len(o.Seats) != live:
		return fmt.Errorf("%d names for the seats: give one for each of the %d players", len(o.Seats), live)
	case !slices.Contains(o.Seats, learner):
		return fmt.Errorf("no seat is yours: name one %q", learner)
	}
	for _, word := range []struct {
		about, is string
		known     []string
	}{
		{"episode", o.Episode, []string{"deal", "game"}},
		{"reward", o.Reward, []string{"margin", "points", "game"}},
		{"observation", o.Observe, []string{"now", "ever"}},
	} {
		if !slices.Contains(word.known, word.is) {
			return fmt.Errorf("%s %q is none of: %v", word.about, word.is, word.known)
		}
	}
	if o.Reward == "game" && o.Episode != "game" {
		return fmt.Errorf("reward %q is earned at the end of a game: make the episode a game, too", o.Reward)
	}
	return e.seat(n)
}

// seat looks at the players.
func (e *Env) seat(n int) (err error) {
	var others []string
	for i, name := range e.options.Seats {
		if name == learner {
			e.learners = append(e.learners, rules.Seat(i))
			continue
		}
		b, err := bot.New(name)
		if err != nil {
			return fmt.Errorf("seat %d: %w; or %q for your own", i, err, learner)
		}
		if _, program := b.(*netless.Exec); program {
			e.programs = true
		}
		if err := b.Close(); err != nil {
			return err
		}
		others = append(others, name)
	}
	if e.programs && n > mostPrograms {
		return fmt.Errorf("%d tables: a program that plays has a process at each, so give %d tables at most", n, mostPrograms)
	}
	e.maker, err = bot.Made(others...)
	return err
}

// A Refusal is the error of an action that is not legal, or of an unusable request. Nothing has changed then.
type Refusal struct {
	Table  int    `json:"table"`            // or -1: it is about none
	Action int    `json:"action"`           // or -1: it is about none
	Why    string `json:"why"`              // in a sentence
	Remedy string `json:"remedy,omitempty"` // what to do instead
}

// Error returns all of it.
func (r *Refusal) Error() string {
	said := r.Why
	if r.Table >= 0 {
		said = fmt.Sprintf("table %d: %s", r.Table, said)
	}
	if r.Remedy != "" {
		said += ": " + r.Remedy
	}
	return said
}

// Step does an action at each table: a number from 0 as [Env.Spec] lists them, or -1 to leave the
// table as it is. Then the computer players act, until a seat of the caller's has to decide. A
// finished game starts again by itself. The error is a [*Refusal] if an action is not legal; then
// nothing has changed. Any other error, of a computer player or the context, ends the Env.
func (e *Env) Step(ctx context.Context, actions []int16) error {
	if e.err != nil {
		return e.err
	}
	if err := e.check(actions); err != nil {
		return err
	}
	clear(e.Reward)
	clear(e.Done)
	e.actions = actions
	return e.all(ctx, (*worker).step)
}

// check returns a [*Refusal] of the first action that is not legal.
func (e *Env) check(actions []int16) error {
	if len(actions) != len(e.tables) {
		return &Refusal{-1, -1, fmt.Sprintf("there are %d actions", len(actions)), fmt.Sprintf("give one for each of the %d tables", len(e.tables))}
	}
	for i, a := range actions {
		if a >= 0 && int(a) < len(e.layout.acts) && e.Mask[i*e.masks+int(a)>>6]>>(a&63)&1 == 1 || a == -1 {
			continue
		}
		return e.refusal(i, int(a))
	}
	return nil
}

func (e *Env) refusal(i, a int) error {
	r := &Refusal{i, a, "", "choose one that the mask allows"}
	if a < 0 || a >= len(e.layout.acts) {
		r.Why = fmt.Sprintf("action %d does not exist; there are 0 to %d", a, len(e.layout.acts)-1)
		return r
	}
	t, seat := &e.tables[i], rules.Seat(e.ToPlay[i])
	o := e.game.Options(&t.state.Deal, seat)
	r.Why = fmt.Sprintf("action %d (%s) is not legal for seat %d: ", a, e.layout.names[a], seat)
	act := e.layout.act(int16(a), o.Seat)
	illegal := new(rules.IllegalError)
	switch err := e.game.Check(&t.state.Deal, seat, act); {
	case o.Kind == rules.Laying && act.Kind() == rules.Playing && o.From.Has(act.Card()):
		r.Why += "cards are laid aside in rising order, and enough of them must be left to choose"
	case o.Kind == rules.Laying && act.Kind() == rules.Playing:
		r.Why += fmt.Sprintf("%v is not in the hand", act.Card())
	case errors.As(err, &illegal):
		r.Why += illegal.Rule
	}
	return r
}

// Reset begins all tables anew with the seed, as if they had just been opened; "": "1", as in [Options].
func (e *Env) Reset(ctx context.Context, seed string) error {
	if e.err != nil {
		return e.err
	}
	e.options.Seed = cmp.Or(seed, "1")
	clear(e.Reward)
	clear(e.Done)
	return e.all(ctx, (*worker).begin)
}

// all calls do for each table. Tables share nothing but what only their worker uses.
func (e *Env) all(ctx context.Context, do task) error {
	if len(e.workers) == 1 {
		e.err = e.workers[0].all(ctx, do)
		return e.err
	}
	errs := make([]error, len(e.workers))
	var group sync.WaitGroup
	for k, w := range e.workers {
		group.Go(func() { errs[k] = w.all(ctx, do) })
	}
	group.Wait()
	for _, err := range errs {
		e.err = cmp.Or(e.err, err)
	}
	return e.err
}

// Close ends the programs that play.
func (e *Env) Close() error {
	var errs []error
	for _, w := range e.workers {
		for _, p := range w.players {
			if p != nil {
				errs = append(errs, p.Close())
			}
		}
	}
	for i := range e.tables {
		for _, p := range e.tables[i].programs {
			if p != nil {
				errs = append(errs, p.Close())
			}
		}
	}
	e.workers, e.tables, e.err = nil, nil, cmp.Or(e.err, errors.New("the tables are closed"))
	return errors.Join(errs...)
}

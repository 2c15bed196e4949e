package lab

import (
	"context"
	"errors"
	"fmt"
	"io"
	"slices"
	"strings"
	"time"

	"ninetynine/cards"
	"ninetynine/internal/think/bot"
	"ninetynine/internal/think/netless"
	"ninetynine/match"
	"ninetynine/rules"
)

// Bots says how to make the players of an experiment from their names, and how to run those that
// are programs. Many goroutines use Stderr and Fault at once.
type Bots struct {
	Open   func(name string) (bot.Bot, error)                      // makes a player for one seat of one worker; nil: [bot.New]
	Limits netless.Limits                                          // a zero field means that of [netless.DefaultLimits]
	Stderr io.Writer                                               // gets what programs write to standard error; may be nil
	Fault  func(name string, seat rules.Seat, fault netless.Fault) // is called with the first fault of each kind of each program; may be nil
}

func (b *Bots) make(name string) (bot.Bot, error) {
	if b.Open != nil {
		return b.Open(name)
	}
	return bot.New(name)
}

func (b *Bots) isProgram(name string) (bool, error) {
	x, err := b.make(name)
	if err != nil {
		return false, err
	}
	_, program := x.(*netless.Exec)
	if err := x.Close(); err != nil {
		return false, fmt.Errorf("player %s: %w", name, err)
	}
	return program, nil
}

// actOf returns the time of an act if one of the players is a program, whose acts may depend on it.
func (b *Bots) actOf(names ...string) time.Duration {
	if slices.ContainsFunc(names, func(name string) bool { return strings.HasPrefix(name, netless.Program) }) {
		return b.Limits.Act
	}
	return 0
}

// A player is a bot at its seat, with the name it was opened by.
type player struct {
	bot.Bot
	name string
	seat rules.Seat
	side int // of a contest
}

func (p *player) begin(ctx context.Context, m *match.Match, seed uint64) error {
	return p.blame(p.Begin(ctx, m, p.seat, seed))
}

func (p *player) choose(ctx context.Context, v *match.View) (rules.Action, error) {
	a, err := p.Choose(ctx, v)
	if err == nil && !v.Options.Has(a) {
		err = fmt.Errorf("%q is not among its options", a)
	}
	return a, p.blame(err)
}

func (p *player) blame(err error) error {
	if err == nil {
		return nil
	}
	return fmt.Errorf("player %s at seat %d: %w", p.name, p.seat, err)
}

// A driver plays deals with its own bots, one after another. It holds all the buffers, so that a
// deal allocates nothing.
type driver struct {
	game    *rules.Game
	seed    cards.Seed
	matches []*match.Match // by first dealer
	bots    *Bots
	opened  []*player
	seated  [rules.MaxSeats]*player // current players; nil for a dummy

	match *match.Match
	state match.State
	view  match.View // of the seat that had a choice last
	cards rules.Deal
}

// newDriver returns a driver of matches with the limit. It has no players yet.
func newDriver(g *rules.Game, seed string, limit match.Limit, bots *Bots) (*driver, error) {
	d := &driver{game: g, seed: cards.SeedOf(seed), bots: bots}
	for first := range g.Live().All() {
		m, err := match.New(g, first, limit)
		if err != nil {
			return nil, err
		}
		d.matches = append(d.matches, m)
	}
	return d, nil
}

func (d *driver) open(name string, seat rules.Seat, side int) (*player, error) {
	p := &player{name: name, seat: seat, side: side}
	if err := d.start(p); err != nil {
		return nil, err
	}
	d.opened = append(d.opened, p)
	return p, nil
}

func (d *driver) start(p *player) error {
	b, err := d.bots.make(p.name)
	if program, ok := b.(*netless.Exec); ok {
		program.Limits, program.Stderr = d.bots.Limits, d.bots.Stderr
		if d.bots.Fault != nil {
			program.OnFault = func(f netless.Fault) { d.bots.Fault(p.name, p.seat, f) }
		}
	}
	p.Bot = b
	return err
}

func (d *driver) close() error {
	var errs []error
	for _, p := range d.opened {
		errs = append(errs, p.Close())
	}
	return errors.Join(errs...)
}

// renew counts the faults of programs, ends them and starts them again: no state that a program
// keeps of a job may reach the next job, which another worker may do.
func (d *driver) renew(count func(p *player, f netless.Faults)) error {
	for _, p := range d.opened {
		program, ok := p.Bot.(*netless.Exec)
		if !ok {
			continue
		}
		count(p, program.Faults())
		if program.NeverLegal() {
			return fmt.Errorf("player %s at seat %d gave no right answer to any question (docs/bots.md says what a program answers)", p.name, p.seat)
		}
		if err := errors.Join(d.start(p), program.Close()); err != nil {
			return err
		}
	}
	return nil
}

// begin begins a match with the players seated; a and b identify it for their seeds.
func (d *driver) begin(ctx context.Context, m *match.Match, a, b uint64) error {
	d.match, d.state = m, m.Start()
	for i := range d.game.Live().All() {
		if err := d.seated[i].begin(ctx, m, bot.Seed(d.seed, i, a, b)); err != nil {
			return err
		}
	}
	return nil
}

func (d *driver) deal(ctx context.Context, number uint64) error {
	if err := ctx.Err(); err != nil {
		return err
	}
	d.cards = d.match.Draw(&d.state, &d.seed, number)
	return d.match.Deal(&d.state, &d.cards)
}

// A turn is the next act of a seat. A player with only one legal act is not asked; otherwise the
// driver's view is what it saw.
type turn struct {
	seat   rules.Seat
	action rules.Action
	choice bool
}

func (d *driver) playing() bool { return d.state.Stage == match.Playing }

// play plays the deal to its end. It calls before, and after if that is not nil, around each act,
// and ends with their first error.
func (d *driver) play(ctx context.Context, before, after func(t turn) error) error {
	for d.playing() {
		t, err := d.turn(ctx)
		if err == nil {
			err = before(t)
		}
		if err == nil {
			err = d.apply(ctx, t)
		}
		if err == nil && after != nil {
			err = after(t)
		}
		if err != nil {
			return err
		}
	}
	return nil
}

// turn asks the next player for its act but does not apply it.
func (d *driver) turn(ctx context.Context) (turn, error) {
	seat := d.game.Turn(&d.state.Deal).First()
	if o := d.game.Options(&d.state.Deal, seat); o.Len() == 1 {
		return turn{seat, o.Nth(0), false}, nil
	}
	d.match.View(&d.state, seat, &d.view)
	a, err := d.seated[seat].choose(ctx, &d.view)
	return turn{seat, a, true}, err
}

// apply applies a player's act. At the end of the deal, it notifies the players that listen.
func (d *driver) apply(ctx context.Context, t turn) error {
	d.match.Apply(&d.state, t.action)
	if d.playing() {
		return nil
	}
	for i := range d.game.Live().All() {
		p := d.seated[i]
		if h, ok := p.Bot.(bot.DealListener); ok {
			d.match.View(&d.state, i, &d.view)
			if err := h.DealEnded(ctx, &d.view); err != nil {
				return p.blame(err)
			}
		}
	}
	return nil
}

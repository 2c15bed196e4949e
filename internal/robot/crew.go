// Package robot plays for the bots of all tables of a hall.
package robot

import (
	"context"
	"errors"
	"fmt"
	"sync"
	"time"

	"ninetynine/internal/bot"
	"ninetynine/internal/hall"
	"ninetynine/internal/table"
	"ninetynine/rules"
)

// A Crew plays for the bots, and for the players who are away, of all tables
// of a hall. It decides as soon as a turn has come, and acts when the turn
// says: how long it thought shows nowhere.
type Crew struct {
	Duty
	ctx   context.Context
	seats chan struct{} // a place for each that may think at a time

	mu     sync.Mutex
	closed bool
	hand   map[post]bool        // turns in hand
	idle   map[string][]bot.Bot // by level
	all    sync.WaitGroup
}

// A Duty is what a crew needs from outside. Its functions may be called from
// any number of goroutines.
type Duty struct {
	Hire     func(name string) (bot.Bot, error)                  // returns a new player; of what name, is its business
	Thinkers int                                                 // how many think at a time
	Do       func(context.Context, string, *table.Command) error // takes an act to a table
	Stands   func(context.Context, *hall.Turn) bool              // whether a turn is still to be taken
	Now      func() int64                                        // in milliseconds since 1970 UTC
	Fault    func(error)                                         // is told of what went wrong
}

// A post is a decision that has to be made.
type post struct {
	table string
	seat  rules.Seat
	from  uint64
}

// NewCrew returns a crew that is at work until the context ends.
func NewCrew(ctx context.Context, d Duty) *Crew {
	return &Crew{Duty: d, ctx: ctx, seats: make(chan struct{}, d.Thinkers), hand: map[post]bool{}, idle: map[string][]bot.Bot{}}
}

// Rouse takes a turn in hand, unless it has it already, and returns at once.
func (c *Crew) Rouse(turn *hall.Turn) {
	p := post{turn.Table, turn.Seat, turn.From}
	c.mu.Lock()
	defer c.mu.Unlock()
	if c.closed || c.hand[p] {
		return
	}
	c.hand[p] = true
	c.all.Go(func() {
		defer c.drop(p)
		if err := c.play(turn); err != nil && c.ctx.Err() == nil {
			c.Fault(fmt.Errorf("the bot at seat %d of table %s: %w", turn.Seat, turn.Table, err))
		}
	})
}

func (c *Crew) drop(p post) {
	c.mu.Lock()
	defer c.mu.Unlock()
	delete(c.hand, p)
}

// Close takes no more turns, and waits until nobody of the crew is at work any
// more, which is soon after the context has ended.
func (c *Crew) Close() error {
	c.mu.Lock()
	c.closed = true
	c.mu.Unlock()
	c.all.Wait()
	var err error
	for _, bots := range c.idle {
		for _, b := range bots {
			err = errors.Join(err, b.Close())
		}
	}
	return err
}

func (c *Crew) play(turn *hall.Turn) error {
	a, err := c.decide(turn)
	if errors.Is(err, errOver) {
		return nil
	}
	if err != nil {
		return err
	}
	select {
	case <-time.After(time.Duration(turn.At-c.Now()) * time.Millisecond):
	case <-c.ctx.Done():
		return nil
	}
	err = c.Do(c.ctx, turn.Table, &table.Command{
		Do: table.Act, Seat: int(turn.Seat), Hand: int(a.Seat()), Act: a.String(), Seen: turn.From,
	})
	var late *table.Refusal // the turn is over: another crew was faster, or the player is back
	if errors.As(err, &late) && late.Reason != table.Illegal {
		return nil
	}
	return err
}

// decide has a bot of the turn's level choose; if that one cannot play such a
// table, or fails, greedy does, which can play all.
func (c *Crew) decide(turn *hall.Turn) (rules.Action, error) {
	select {
	case c.seats <- struct{}{}:
		defer func() { <-c.seats }()
	case <-c.ctx.Done():
		return 0, c.ctx.Err()
	}
	if turn.View.Options.Len() == 1 {
		return turn.View.Options.Nth(0), nil
	}
	if !c.Stands(c.ctx, turn) {
		return 0, errOver
	}
	a, err := c.ask(turn, turn.Level)
	if err != nil && c.ctx.Err() == nil && turn.Level != lastResort {
		a, err = c.ask(turn, lastResort)
	}
	return a, err
}

// lastResort is the bot that plays where others cannot.
const lastResort = "greedy"

// errOver says that a turn need not be taken any more.
var errOver = errors.New("the turn is over")

// ask has a bot of the level choose. One that panics is not asked again.
func (c *Crew) ask(turn *hall.Turn, level string) (a rules.Action, err error) {
	b, err := c.hire(level)
	if err != nil {
		return 0, err
	}
	defer func() {
		if r := recover(); r != nil {
			err = fmt.Errorf("%s panicked: %v", level, r)
			c.Fault(err)
			return
		}
		c.dismiss(level, b)
	}()
	if err := b.Begin(c.ctx, turn.Match, turn.Seat, turn.Seed); err != nil {
		return 0, err
	}
	return b.Choose(c.ctx, &turn.View)
}

// hire returns a bot of the level that has nothing to do.
func (c *Crew) hire(level string) (bot.Bot, error) {
	c.mu.Lock()
	defer c.mu.Unlock()
	if n := len(c.idle[level]); n > 0 {
		b := c.idle[level][n-1]
		c.idle[level] = c.idle[level][:n-1]
		return b, nil
	}
	return c.Hire(level)
}

func (c *Crew) dismiss(level string, b bot.Bot) {
	c.mu.Lock()
	defer c.mu.Unlock()
	c.idle[level] = append(c.idle[level], b)
}

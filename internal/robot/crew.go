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
	ctx   context.Context
	do    func(context.Context, string, *table.Command) error
	now   func() int64 // milliseconds since 1970 UTC
	fault func(error)
	seats chan struct{} // a place for each that may think at a time

	mu     sync.Mutex
	closed bool
	idle   map[string][]bot.Bot // by level
	all    sync.WaitGroup
}

// NewCrew returns a crew of which so many think at a time, until the context
// ends. do takes an act to a table, now tells the time, and fault is told of
// what went wrong; both may be called from any number of goroutines.
func NewCrew(ctx context.Context, thinkers int, do func(context.Context, string, *table.Command) error, now func() int64, fault func(error)) *Crew {
	return &Crew{ctx: ctx, do: do, now: now, fault: fault, seats: make(chan struct{}, thinkers), idle: map[string][]bot.Bot{}}
}

// Rouse takes a turn in hand, and returns at once.
func (c *Crew) Rouse(turn *hall.Turn) {
	c.mu.Lock()
	defer c.mu.Unlock()
	if c.closed {
		return
	}
	c.all.Go(func() {
		if err := c.play(turn); err != nil && c.ctx.Err() == nil {
			c.fault(fmt.Errorf("the bot at seat %d of table %s: %w", turn.Seat, turn.Table, err))
		}
	})
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
	if err != nil {
		return err
	}
	select {
	case <-time.After(time.Duration(turn.At-c.now()) * time.Millisecond):
	case <-c.ctx.Done():
		return nil
	}
	err = c.do(c.ctx, turn.Table, &table.Command{
		Do: table.Act, Seat: int(turn.Seat), Hand: int(a.Seat()), Act: a.String(), Seen: turn.From,
	})
	var late *table.Refusal // the turn is over: another crew was faster, or the player is back
	if errors.As(err, &late) && late.Reason != table.Illegal {
		return nil
	}
	return err
}

// decide has a bot of the turn's level choose.
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
	b, err := c.hire(turn.Level)
	if err != nil {
		return 0, err
	}
	defer c.dismiss(turn.Level, b)
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
	return bot.New(level)
}

func (c *Crew) dismiss(level string, b bot.Bot) {
	c.mu.Lock()
	defer c.mu.Unlock()
	c.idle[level] = append(c.idle[level], b)
}

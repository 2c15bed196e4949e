// Package botplay plays for bots and absent players at all tables of a hall.
package botplay

import (
	"cmp"
	"context"
	"errors"
	"fmt"
	"sync"
	"time"

	"ninetynine/internal/store"
	"ninetynine/internal/table"
	"ninetynine/internal/table/hall"
	"ninetynine/internal/think/bot"
	"ninetynine/internal/think/trained"
	"ninetynine/rules"
)

// A Pool has bots that take turns at tables. A bot decides as soon as its turn comes and acts at the turn's
// time, so no player sees how long it thought.
type Pool struct {
	config   Config
	ctx      context.Context
	thinking chan struct{} // holds a token for each bot that is thinking

	mu      sync.Mutex
	closed  bool
	taken   map[place]*decision
	idle    map[player][]bot.Bot
	waiting map[string]int // bots that wait for the network, by table
	all     sync.WaitGroup
}

// A Config configures a pool. Its functions may be called from any number of goroutines.
type Config struct {
	Hire     func(name string) (bot.Bot, error)                  // returns a new player, by any name it knows
	Thinkers int                                                 // how many think at a time
	Do       func(context.Context, string, *table.Command) error // sends an act to a table
	Pending  func(context.Context, *hall.Turn) bool              // whether a turn is still open
	Now      func() int64                                        // in milliseconds since 1970 UTC
	Fault    func(error)                                         // receives errors
	Urgent   func() (done func())                                // called when a bot begins to think; done when it has decided
	Hurry    int64                                               // how many times as fast as the pace of their tables bots act, for tests; 0: once

	// Unfetched, which may be nil, is called when a bot at a table begins to wait for the network, and when
	// none does any more: see [trained.ErrUnfetched]. It must not call the pool.
	Unfetched func(table string, waits bool)
	Again     time.Duration // the first pause before it asks again, longer each time; 0: a second
}

// longestPause bounds the pauses, as a multiple of the first.
const longestPause = 8

// A place is a seat at a table where a bot decides.
type place struct {
	table string
	seat  rules.Seat
}

type decision struct {
	from uint64
	end  context.CancelFunc
}

// New returns a pool that works until the context ends.
func New(ctx context.Context, c Config) *Pool {
	return &Pool{config: c, ctx: ctx, thinking: make(chan struct{}, c.Thinkers), taken: map[place]*decision{}, waiting: map[string]int{}, idle: map[player][]bot.Bot{}}
}

// Play makes a bot take a turn, unless one is already doing so, and returns at once. An earlier turn of the
// seat is over.
func (p *Pool) Play(turn *hall.Turn) {
	at := place{turn.Table, turn.Seat}
	p.mu.Lock()
	defer p.mu.Unlock()
	before := p.taken[at]
	if p.closed || before != nil && before.from == turn.From {
		return
	}
	if before != nil {
		before.end()
	}
	ctx, end := context.WithCancel(p.ctx)
	d := &decision{turn.From, end}
	p.taken[at] = d
	p.all.Go(func() {
		defer p.drop(at, d)
		if err := p.play(ctx, turn); err != nil && p.ctx.Err() == nil && !errors.Is(err, context.Canceled) {
			p.report(turn, err)
		}
	})
}

func (p *Pool) drop(at place, d *decision) {
	p.mu.Lock()
	defer p.mu.Unlock()
	d.end()
	if p.taken[at] == d {
		delete(p.taken, at)
	}
}

// Close takes no more turns, and waits until no bot is at work, which is soon after the context ends.
func (p *Pool) Close() error {
	p.mu.Lock()
	p.closed = true
	p.mu.Unlock()
	p.all.Wait()
	var err error
	for _, bots := range p.idle {
		for _, b := range bots {
			err = errors.Join(err, b.Close())
		}
	}
	return err
}

func (p *Pool) play(ctx context.Context, turn *hall.Turn) error {
	a, err := p.decide(ctx, turn)
	if errors.Is(err, errOver) {
		return nil
	}
	if err != nil {
		return err
	}
	if !sleep(ctx, time.Duration((turn.At-p.config.Now())/max(1, p.config.Hurry))*time.Millisecond) {
		return nil
	}
	err = p.sendUntilStored(ctx, turn, &table.Command{
		Do: table.Act, Seat: int(turn.Seat), Hand: int(a.Seat()), Act: a.String(), Seen: turn.From,
	})
	if late, ok := errors.AsType[*table.Refusal](err); ok && late.Reason != table.Illegal {
		return nil // the turn is over: another server was faster, or the player is back
	}
	return err
}

// sendUntilStored sends an act to its table, and again while it cannot be stored, as on a full disk. It reports that
// once.
func (p *Pool) sendUntilStored(ctx context.Context, turn *hall.Turn, act *table.Command) error {
	for told := false; ; told = true {
		err := p.config.Do(p.ctx, turn.Table, act)
		if !errors.Is(err, store.ErrBusy) {
			return err
		}
		if !told {
			p.report(turn, err)
		}
		if !sleep(ctx, cmp.Or(p.config.Again, time.Second)) {
			return nil
		}
	}
}

// sleep reports whether the context outlasts the time.
func sleep(ctx context.Context, d time.Duration) bool {
	select {
	case <-time.After(d):
		return true
	case <-ctx.Done():
		return false
	}
}

func (p *Pool) report(turn *hall.Turn, err error) {
	p.config.Fault(fmt.Errorf("the bot at seat %d of table %s: %w", turn.Seat, turn.Table, err))
}

// decide makes a bot of the turn's level choose. If it cannot think without a network, it is asked again
// later, so that no weaker bot plays in its name.
func (p *Pool) decide(ctx context.Context, turn *hall.Turn) (rules.Action, error) {
	pause := cmp.Or(p.config.Again, time.Second)
	longest := longestPause * pause
	for waits := false; ; pause = min(2*pause, longest) {
		a, err := p.think(ctx, turn)
		if !errors.Is(err, trained.ErrUnfetched) {
			return a, err
		}
		if !waits {
			waits = true
			p.await(turn.Table, 1)
			defer p.await(turn.Table, -1)
		}
		if !sleep(ctx, pause) {
			return 0, ctx.Err()
		}
	}
}

// await counts the bots at a table that wait for the network.
func (p *Pool) await(table string, more int) {
	p.mu.Lock()
	defer p.mu.Unlock()
	before := p.waiting[table]
	p.waiting[table] += more
	if p.waiting[table] == 0 {
		delete(p.waiting, table)
	}
	if (before == 0) != (p.waiting[table] == 0) && p.config.Unfetched != nil {
		p.config.Unfetched(table, before == 0)
	}
}

// think makes a bot of the turn's level choose, once there is room. If that one cannot play at such a
// table, or fails, which is reported, greedy chooses, which can play everywhere.
func (p *Pool) think(ctx context.Context, turn *hall.Turn) (rules.Action, error) {
	defer p.config.Urgent()()
	select {
	case p.thinking <- struct{}{}:
		defer func() { <-p.thinking }()
	case <-ctx.Done():
		return 0, ctx.Err()
	}
	if turn.View.Options.Len() == 1 {
		return turn.View.Options.Nth(0), nil
	}
	if !p.config.Pending(ctx, turn) {
		return 0, errOver
	}
	a, err := p.ask(ctx, turn, player{turn.Level, turn.Temperament})
	if err != nil && ctx.Err() == nil && turn.Level != lastResort && !errors.Is(err, trained.ErrUnfetched) {
		p.config.Fault(fmt.Errorf("%s plays at seat %d of table %s: %w", lastResort, turn.Seat, turn.Table, err))
		a, err = p.ask(ctx, turn, player{level: lastResort})
	}
	return a, err
}

// lastResort is the bot that plays when the bot of the turn cannot.
const lastResort = "greedy"

var errOver = errors.New("the turn is over")

// A player is a bot's level and temperament; the latter may be "".
type player struct{ level, temperament string }

// ask makes such a bot choose. One that panics is not asked again.
func (p *Pool) ask(ctx context.Context, turn *hall.Turn, as player) (a rules.Action, err error) {
	b, err := p.hire(as)
	if err != nil {
		return 0, err
	}
	defer func() {
		if r := recover(); r != nil {
			err = fmt.Errorf("%s panicked: %v", as.level, r)
			return
		}
		p.dismiss(as, b)
	}()
	if err := b.Begin(ctx, turn.Match, turn.Seat, turn.Seed); err != nil {
		return 0, err
	}
	bot.Meet(b, turn.Company)
	return b.Choose(ctx, &turn.View)
}

// hire returns an idle bot of the kind.
func (p *Pool) hire(as player) (bot.Bot, error) {
	p.mu.Lock()
	defer p.mu.Unlock()
	if n := len(p.idle[as]); n > 0 {
		b := p.idle[as][n-1]
		p.idle[as] = p.idle[as][:n-1]
		return b, nil
	}
	b, err := p.config.Hire(as.level)
	if err == nil && as.temperament != "" {
		err = bot.SetTemperament(b, as.temperament)
	}
	return b, err
}

func (p *Pool) dismiss(as player, b bot.Bot) {
	p.mu.Lock()
	defer p.mu.Unlock()
	p.idle[as] = append(p.idle[as], b)
}

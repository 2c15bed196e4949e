// Package hall is where live tables are run: it takes commands to them,
// keeps what comes of them in a log, and only then tells who watches.
//
// Nobody owns a table. Any number of halls may run the same ones over one
// log: each entry has a number that only one of them can write, and whoever
// comes too late reads what there is and tries again. A hall keeps the tables
// that are in use folded in memory, and forgets the others.
//
// A hall reads no clock: whoever calls it says what time it is, in
// milliseconds since 1970 UTC. So a test may play a month in a second, and
// the same again.
package hall

import (
	"context"
	"errors"
	"fmt"
	"maps"
	"slices"
	"sync"

	"ninetynine/cards"
	"ninetynine/internal/store"
	"ninetynine/internal/table"
	"ninetynine/match"
	"ninetynine/rules"
)

// A Log keeps the entries of tables; see package store for its errors.
type Log interface {
	// Append writes the next entry of a table, and what follows from it.
	Append(ctx context.Context, tbl string, e *table.Entry, p *table.Projection) error
	// Read returns the entries of a table after a number.
	Read(ctx context.Context, tbl string, after uint64) ([]table.Entry, error)
	// Heads returns the number of the last entry of each table that exists.
	Heads(ctx context.Context, ids []string) (map[string]uint64, error)
	// Due returns tables that have something to do by themselves.
	Due(ctx context.Context, at int64, limit int) ([]string, error)
}

// A Turn is a decision that a bot has to make.
type Turn struct {
	Table string
	Seat  rules.Seat
	From  uint64 // the entry with which it came to be due
	At    int64  // when the bot is to act, however long it takes to decide
	Level string // the bot's name
	Seed  uint64 // for what it leaves to chance
	Match *match.Match
	View  match.View // all that the bot may know
}

// Options are what a hall needs from outside.
type Options struct {
	Log   Log
	Judge table.Judge
	// Project says what follows from a table's newest entry; nil: what lists
	// and histories know of it.
	Project func(s *table.State, e *table.Event) table.Projection
	Draw    func() cards.Seed // draws a secret that nobody can guess
	// Rouse is told that a bot's turn has come. It must not wait, nor call
	// the hall before it has returned.
	Rouse func(*Turn)
	// Shared says that other halls may write to the log.
	Shared bool
}

// A Hall runs tables. Its methods may be called from any number of
// goroutines.
type Hall struct {
	Options
	games Games

	mu     sync.Mutex
	tables map[string]*live
	dues   dues
	counts Counts

	resting map[string]rest // Sweep's alone
}

// Counts say what a hall has done, for those who watch over it.
type Counts struct {
	Tables    int    // in memory
	Watchers  int    // of them
	Entries   uint64 // written
	Refused   uint64 // commands
	Stale     uint64 // entries that came too late, and were tried again
	Reloads   uint64 // tables folded anew from the log
	Cut       uint64 // watchers that were too slow
	Delivered uint64 // messages
}

// New returns a hall without tables.
func New(o Options) *Hall {
	if o.Project == nil {
		o.Project = new(store.Projections).Of
	}
	return &Hall{Options: o, tables: map[string]*live{}}
}

// Counts returns what the hall has done so far.
func (h *Hall) Counts() Counts {
	h.mu.Lock()
	defer h.mu.Unlock()
	c := h.counts
	c.Tables = len(h.tables)
	return c
}

func (h *Hall) count(f func(*Counts)) {
	h.mu.Lock()
	defer h.mu.Unlock()
	f(&h.counts)
}

// ErrBusy says that others keep writing to the table, or that the log does
// not answer: the command may be sent again.
var ErrBusy = errors.New("the table could not be written just now; send it again")

// A Reply is the answer to a command.
type Reply struct {
	Seq   uint64 // of the entry that it led to
	Again bool   // the command had been done before
}

// Open opens a table for the player. If there is one of that id already, it
// is taken to be this one: opening may be repeated.
func (h *Hall) Open(ctx context.Context, now int64, id, player string, set table.Settings) (Reply, error) {
	if err := set.Check(h.Judge.Level); err != nil {
		return Reply{}, err
	}
	t := h.hold(id, now)
	defer t.mu.Unlock()
	if err := t.load(ctx); err == nil {
		return Reply{1, true}, nil
	} else if !errors.Is(err, store.ErrNone) {
		return Reply{}, err
	}
	t.s = table.New(id, &h.games)
	err := t.write(ctx, now, &table.Event{By: player, Seat: table.NoSeat, What: table.Opened{Settings: set}})
	if errors.Is(err, store.ErrStale) {
		return Reply{1, true}, t.load(ctx)
	}
	return Reply{Seq: 1}, err
}

// attempts is how often an entry is tried that comes too late.
const attempts = 20

// Do does a command at a table. It returns when what comes of it is kept; a
// [*table.Refusal] has changed nothing. A command of the same player and id
// is done once, however often it comes. [store.ErrNone] if there is no such
// table.
func (h *Hall) Do(ctx context.Context, now int64, id string, c *table.Command) (Reply, error) {
	t := h.hold(id, now)
	defer t.mu.Unlock()
	if err := t.load(ctx); err != nil {
		return Reply{}, err
	}
	for range attempts {
		if seq, ok := t.s.Heard(c.Player, c.ID); ok {
			err := t.s.Same(c)
			t.settle(ctx, now)
			return Reply{seq, true}, err
		}
		seq, err := t.try(ctx, now, c)
		switch {
		case err == nil:
			t.settle(ctx, now)
			return Reply{Seq: seq}, nil
		case errors.Is(err, store.ErrStale):
			h.count(func(n *Counts) { n.Stale++ })
			err = t.load(ctx)
		case isRefusal(err): // perhaps only because another hall has gone on
			refusal, before := err, t.s.Seq
			if err = t.keepUp(ctx); err == nil && t.s.Seq == before {
				h.count(func(n *Counts) { n.Refused++ })
				return Reply{}, refusal
			}
		}
		if err != nil {
			return Reply{}, err
		}
	}
	return Reply{}, ErrBusy
}

func isRefusal(err error) bool {
	var r *table.Refusal
	return errors.As(err, &r)
}

// try lets the table do what is due, and then the command.
func (t *live) try(ctx context.Context, now int64, c *table.Command) (uint64, error) {
	if err := t.tick(ctx, now); err != nil {
		return 0, err
	}
	e, err := t.s.Step(now, c, t.hall.Judge)
	if err != nil {
		return 0, err
	}
	if err := t.write(ctx, now, e); err != nil {
		return 0, err
	}
	return t.s.Seq, nil
}

// settle lets the table do what a command has made due. The command itself
// is done: what goes wrong now is for later.
func (t *live) settle(ctx context.Context, now int64) {
	if err := t.tick(ctx, now); err != nil {
		t.drop()
	}
}

// Tick does what has become due at the tables that the hall has in memory.
func (h *Hall) Tick(ctx context.Context, now int64) error {
	var wrong faults
	for _, id := range h.due(now) {
		wrong.add(h.look(ctx, now, id))
	}
	return wrong.sum()
}

// faults are what goes wrong at many tables, mostly for one cause.
type faults struct {
	first error
	more  int
}

func (f *faults) add(err error) {
	switch {
	case err == nil:
	case f.first == nil:
		f.first = err
	default:
		f.more++
	}
}

// sum returns the first with the number of the others; nil if there are none.
func (f *faults) sum() error {
	if f.more == 0 {
		return f.first
	}
	return fmt.Errorf("%w; and %d more", f.first, f.more)
}

// sweep is how many overdue tables are taken in hand at a time. One that was
// due and stays so is looked at less and less often, so that tables which
// cannot go on keep nobody else waiting.
const (
	sweep        = 64
	firstRest    = 4_000   // milliseconds
	longestRest  = 600_000 // milliseconds
	mostSweeping = 10_000  // tables
)

// A rest is how long an overdue table is let alone.
type rest struct{ until, length int64 }

// Sweep looks after tables that have been due for some time, as the bots' of
// a hall that has died. It is to be called every second or so, by one
// goroutine.
func (h *Hall) Sweep(ctx context.Context, now int64) error {
	var wrong faults
	ids, err := h.Log.Due(ctx, now, min(sweep+len(h.resting), mostSweeping))
	wrong.add(err)
	overdue := make(map[string]rest, len(ids))
	n := 0
	for _, id := range ids {
		r := h.resting[id]
		if r.until <= now && n < sweep {
			n++
			wrong.add(h.look(ctx, now, id))
			r.length = min(max(firstRest, 2*r.length), longestRest)
			r.until = now + r.length
		}
		if r.length > 0 {
			overdue[id] = r
		}
	}
	h.resting = overdue // what is not due any more has gone on
	h.forget(now)
	return wrong.sum()
}

// look has a table do what is due, and its overdue bots roused.
func (h *Hall) look(ctx context.Context, now int64, id string) error {
	t := h.hold(id, now)
	defer t.mu.Unlock()
	err := t.load(ctx)
	if err == nil {
		err = t.catchUp(ctx)
	}
	for range attempts {
		if err != nil {
			break
		}
		err = t.tick(ctx, now)
		if !errors.Is(err, store.ErrStale) {
			break
		}
		err = t.load(ctx)
	}
	if err != nil {
		return fmt.Errorf("table %s: %w", id, err)
	}
	t.again(now)
	return nil
}

// Hear is told that another hall has written to a table.
func (h *Hall) Hear(ctx context.Context, news store.News) error {
	t := h.held(news.Table)
	if t == nil {
		return nil
	}
	t.mu.Lock()
	defer t.mu.Unlock()
	if t.s != nil && t.s.Seq >= news.Seq {
		return nil
	}
	return t.catchUp(ctx)
}

// HearAll looks at all tables that somebody watches here, as when news may
// have been missed.
func (h *Hall) HearAll(ctx context.Context) error {
	known := h.watched()
	if len(known) == 0 {
		return nil
	}
	heads, err := h.Log.Heads(ctx, slices.Sorted(maps.Keys(known)))
	if err != nil {
		return err
	}
	var wrong faults
	for _, id := range slices.Sorted(maps.Keys(heads)) { // in the same order each time
		if heads[id] > known[id] {
			wrong.add(h.Hear(ctx, store.News{Table: id, Seq: heads[id]}))
		}
	}
	return wrong.sum()
}

// watched returns the tables that somebody watches, and up to which entry
// they were told.
func (h *Hall) watched() map[string]uint64 {
	h.mu.Lock()
	tables := slices.Collect(maps.Values(h.tables))
	h.mu.Unlock()
	known := map[string]uint64{}
	for _, t := range tables {
		t.mu.Lock()
		if len(t.watchers) > 0 {
			known[t.id] = t.told
		}
		t.mu.Unlock()
	}
	return known
}

// fresh is how old what a hall knows of a table may be that others may have
// written to, when somebody looks at it, in milliseconds.
const fresh = 1000

// Look calls f with the table as it stands, or stood a second ago if other
// halls write to it, which f must neither change nor keep.
func (h *Hall) Look(ctx context.Context, now int64, id string, f func(*table.State)) error {
	t := h.hold(id, now)
	defer t.mu.Unlock()
	if err := t.load(ctx); err != nil {
		return err
	}
	if h.Shared && now >= t.checked+fresh {
		if err := t.catchUp(ctx); err != nil {
			return err
		}
		t.checked = now
	}
	f(t.s)
	return nil
}

// Stands reports whether a bot's turn is still to be taken, as far as is known
// here.
func (h *Hall) Stands(ctx context.Context, turn *Turn) bool {
	t := h.held(turn.Table)
	if t == nil {
		return true
	}
	t.mu.Lock()
	defer t.mu.Unlock()
	return t.load(ctx) == nil && t.s.Robots().Has(turn.Seat) && t.s.Chairs[turn.Seat].From == turn.From
}

// Records calls f with the records of the table's matches.
func (h *Hall) Records(ctx context.Context, id string, f func(*table.Recorder)) error {
	entries, err := h.Log.Read(ctx, id, 0)
	if err != nil {
		return err
	}
	r := table.NewRecorder(id, &h.games)
	for i := range entries {
		if err := r.Take(&entries[i]); err != nil {
			return err
		}
	}
	f(r)
	return nil
}

// Package hall runs live tables: it takes commands to them, stores the results
// in a log, and only then tells those who watch.
//
// Nobody owns a table. Any number of halls may run the same tables over one
// log: each entry has a number that only one of them can write, and a hall that
// comes too late reads the new entries and tries again. A hall keeps tables in
// use folded in memory, and forgets the others.
//
// A hall reads no clock: callers say what time it is, in milliseconds since 1970
// UTC. So a test can play a month in a second, and repeat it exactly.
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

// A Log stores the entries of tables; see package store for its errors.
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

// A Holder is a log over which several halls may run one table.
type Holder interface {
	// Hold waits until no other hall can write to the table. None can until release is
	// called, or the first entry is appended with the context that Hold returns.
	Hold(ctx context.Context, tbl string) (held context.Context, release func(), err error)
}

// A Turn is a decision that a bot has to make.
type Turn struct {
	Table string
	Seat  rules.Seat
	From  uint64 // the entry that made it due
	At    int64  // when the bot should act, however long it takes to decide
	Level string // the bot's
	// Temperament is the bot's, or "".
	Temperament string
	Seed        uint64 // of its random choices
	Match       *match.Match
	View        match.View // all that the bot may know
}

// Options supply what a hall needs from outside.
type Options struct {
	Log   Log
	Judge table.Judge
	// Project returns what follows from a table's newest entry; nil means what
	// lists and histories need.
	Project func(s *table.State, e *table.Event) table.Projection
	Draw    func() cards.Seed // draws an unpredictable secret
	// BotTurn is called when a bot's turn has come. It must neither block nor
	// call the hall before it returns.
	BotTurn func(*Turn)
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

// Counts say what a hall has done, for monitoring.
type Counts struct {
	Tables    int    // in memory
	Watchers  int    // of them
	Entries   uint64 // written
	Refused   uint64 // commands
	Stale     uint64 // entries that came too late and were tried again
	Reloads   uint64 // tables folded again from the log
	Cut       uint64 // watchers cut off because they were too slow
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

// ErrBusy says that others keep writing to the table, or that the log does not
// answer. The command may be sent again.
var ErrBusy = errors.New("the table could not be written just now; send it again")

// A Reply is the answer to a command.
type Reply struct {
	Seq   uint64 // of the entry that the command produced
	Again bool   // the command had already been done
	Late  bool   // what it was to withdraw had already been done, as the entry
}

// Open opens a table for the player. An existing table with the id is taken to
// be this one, so opening may be repeated.
func (h *Hall) Open(ctx context.Context, now int64, id, player string, opened table.Opened) (Reply, error) {
	if err := opened.Settings.Check(h.Judge.Level); err != nil {
		return Reply{}, err
	}
	t := h.hold(id, now)
	defer t.mu.Unlock()
	if err := t.load(ctx); err == nil {
		return Reply{Seq: 1, Again: true}, nil
	} else if !errors.Is(err, store.ErrNone) {
		return Reply{}, err
	}
	t.s = table.New(id, &h.games)
	err := t.write(ctx, now, &table.Event{By: player, Seat: table.NoSeat, What: opened})
	if errors.Is(err, store.ErrStale) {
		return Reply{Seq: 1, Again: true}, t.load(ctx)
	}
	return Reply{Seq: 1}, err
}

// attempts is how often an entry that came too late is tried again.
const attempts = 20

// Do does a command at a table and returns once the result is stored. If the
// error is a [*table.Refusal], nothing has changed. A command with the same
// player and id is done only once, however often it comes. The error is
// [store.ErrNone] if there is no such table.
func (h *Hall) Do(ctx context.Context, now int64, id string, c *table.Command) (Reply, error) {
	t := h.hold(id, now)
	defer t.mu.Unlock()
	if err := t.load(ctx); err != nil {
		return Reply{}, err
	}
	before := t.s.Seq
	for range attempts {
		held, release, err := t.compete(ctx)
		if err != nil {
			return Reply{}, err
		}
		if r, ok := earlier(t.s, c); ok {
			release()
			err := t.s.Same(c)
			t.settle(ctx, now)
			return r, err
		}
		seq, err := t.try(held, now, c)
		release()
		switch {
		case err == nil:
			t.settle(ctx, now)
			return Reply{Seq: seq}, nil
		case errors.Is(err, store.ErrStale):
			h.count(func(n *Counts) { n.Stale++ })
			err = t.load(ctx)
		case isRefusal(err): // perhaps only because another hall has moved on
			refusal, seen := err, t.s.Seq
			if err = t.keepUp(ctx); err == nil && t.s.Seq == seen {
				h.count(func(n *Counts) { n.Refused++ })
				return Reply{}, refusal
			}
		}
		if err != nil {
			return Reply{}, err
		}
	}
	if t.s.Seq == before { // nobody was faster: the log ends before the lists say it does
		return Reply{}, fmt.Errorf("table %s takes no entry after %d, which is its last: %w; go back to a backup with ninetynine restore, or rebuild the lists with ninetynine rebuild", id, before, store.ErrDamaged)
	}
	return Reply{}, ErrBusy
}

// earlier returns the answer to a command that leads to nothing, since it was done
// before, or what it is to withdraw was done or withdrawn before.
func earlier(s *table.State, c *table.Command) (Reply, bool) {
	if seq, ok := s.Applied(c.Player, c.ID); ok {
		return Reply{Seq: seq, Again: true}, true
	}
	if c.Do != table.Withdraw {
		return Reply{}, false
	}
	if seq, ok := s.Applied(c.Player, c.Of); ok {
		return Reply{Seq: seq, Late: true}, true
	}
	seq, ok := s.Withdrawn(c.Player, c.Of)
	return Reply{Seq: seq, Again: true}, ok
}

func isRefusal(err error) bool {
	var r *table.Refusal
	return errors.As(err, &r)
}

// try has the table do what is due, and then the command.
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

// settle has the table do what a command has made due. The command itself is
// done: errors can wait.
func (t *live) settle(ctx context.Context, now int64) {
	if err := t.tick(ctx, now); err != nil {
		t.drop()
	}
}

// Tick does what has become due at the tables in memory.
func (h *Hall) Tick(ctx context.Context, now int64) error {
	var wrong faults
	for _, id := range h.due(now) {
		wrong.add(h.look(ctx, now, id))
	}
	return wrong.sum()
}

// faults collects errors at many tables, which mostly have one cause.
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

// sum returns the first error with the number of others; nil if there is none.
func (f *faults) sum() error {
	if f.more == 0 {
		return f.first
	}
	return fmt.Errorf("%w; and %d more", f.first, f.more)
}

// sweep is how many overdue tables are handled at a time. One that stays due is
// looked at less and less often, so that stuck tables keep nobody else waiting.
const (
	sweep        = 64
	firstRest    = 4_000   // milliseconds
	longestRest  = 600_000 // milliseconds
	mostSweeping = 10_000  // tables
)

// A rest is how long an overdue table is left alone.
type rest struct{ until, length int64 }

// Sweep looks after tables that have been due for some time, such as those with
// bots of a hall that has died. One goroutine should call it about once a
// second.
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
	h.resting = overdue // tables no longer due have moved on
	h.forget(now)
	return wrong.sum()
}

// soon is when a watched table at which something could not be done is looked after
// again, in milliseconds.
const soon = 1000

// look has a table do what is due, and calls its overdue bots.
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
		held, release, e := t.compete(ctx)
		if err = e; err == nil {
			err = t.tick(held, now)
			release()
		}
		if !errors.Is(err, store.ErrStale) {
			break
		}
		err = t.load(ctx)
	}
	if err != nil {
		if len(t.watchers) > 0 { // they wait, and Sweep comes less and less often
			h.mu.Lock()
			h.dues.set(id, now+soon)
			h.mu.Unlock()
		}
		return fmt.Errorf("table %s: %w", id, err)
	}
	t.again(now)
	return nil
}

// Hear tells the hall that another one has written to a table.
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

// HearAll checks all tables that somebody watches here, in case news was missed.
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

// watched returns the tables that somebody watches, with the last entry told.
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

// fresh is how old the state of a table may be when somebody inspects it and
// other halls may have written to it, in milliseconds.
const fresh = 1000

// Inspect calls f with the current state of the table; if other halls write to
// it, the state may be a second old. f must neither change nor keep it.
func (h *Hall) Inspect(ctx context.Context, now int64, id string, f func(*table.State)) error {
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

// Extend has happen at a table what next says, one thing after another, until it says
// nothing more. Each is stored, and told, as if a command had led to it. If the error is
// [store.ErrStale], others have written to the table meanwhile.
func (h *Hall) Extend(ctx context.Context, now int64, id string, next func(s *table.State) (at int64, e *table.Event, err error)) error {
	t := h.hold(id, now)
	defer t.mu.Unlock()
	if err := t.load(ctx); err != nil {
		return err
	}
	if err := t.keepUp(ctx); err != nil {
		return err
	}
	for {
		at, e, err := next(t.s)
		if err != nil || e == nil {
			return err
		}
		if err := t.write(ctx, at, e); err != nil {
			return err
		}
	}
}

// Pending reports whether a bot's turn is still open, as far as known here.
func (h *Hall) Pending(ctx context.Context, turn *Turn) bool {
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

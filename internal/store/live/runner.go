// Package live runs the logs of a store, of any kind: it applies commands to them, stores the resulting
// events, and only then sends them to watchers.
//
// No runner owns a log. Any number of runners may run the same ones: each entry has a number that only one
// of them can write, and a runner that comes too late reads the new entries and tries again. A runner keeps
// logs in use folded in memory, and drops unused ones.
//
// A runner reads no clock: callers pass the time, in milliseconds since 1970 UTC. So a test can play a month
// in a second, and repeat it exactly.
package live

import (
	"context"
	"errors"
	"fmt"
	"maps"
	"slices"
	"sync"

	"ninetynine/internal/store"
	"ninetynine/internal/store/journal"
)

// A State is the state of a log that is run. Its last event is that of its last entry.
type State interface {
	journal.State
	// Step returns the event of a command, to be stored and then applied; the state does not change. An
	// error refuses the command.
	Step(now int64, command any) (Event, error)
	// Earlier returns the reply to a command that was already done; ok is false if it was not. The error
	// refuses a command that only looks like it.
	Earlier(command any) (reply Reply, ok bool, err error)
	// Tick returns the event that time produces in the log; nil if none is due.
	Tick(now int64) (Event, error)
	// Apply folds the event of an entry made by [journal.Chain.Next] of this state.
	Apply(e *journal.Entry, event Event) error
	// Stored is called when the last event has been stored and sent.
	Stored(now int64)
	// Wake does overdue work of the last entry, and reports whether there was any. It was last called at
	// last.
	Wake(now, last int64) bool
	// NextDeadline returns when the log next needs attention, in milliseconds since 1970 UTC; 0 if never.
	NextDeadline() int64
	// MayWatch returns an error for a player who may not watch.
	MayWatch(player string) error
	// Secluded reports whether watchers who may no longer watch are cut off without a last message.
	Secluded() bool
	// Audience returns a player's audience: all in one receive the same.
	Audience(player string) int
	// AppendAudiences describes all audiences; the text differs whenever a player changes audience.
	AppendAudiences(b []byte) []byte
	// HiddenUntil is the last entry that newcomers do not receive.
	HiddenUntil() uint64
	// Here returns those of some players, in byte order, who are there or whose words newcomers may receive.
	Here(players []string) []string
	// AppendPresent appends the state as the audience may know it, without words of the muted players.
	AppendPresent(b []byte, audience int, muted ...string) []byte
	// AppendMessage appends the last event as the audience may know it, without words of the muted players.
	AppendMessage(b []byte, audience int, muted ...string) []byte
}

// An Event is the content of an entry.
type Event interface{ Encode() []byte }

// A Log stores entries; see package store for its errors.
type Log interface {
	// Append writes the next entry of a log, and its projection. It keeps neither, though it may keep what they hold.
	Append(ctx context.Context, id string, e *journal.Entry, p *journal.Projection) error
	// Read returns the entries of a log after a number.
	Read(ctx context.Context, id string, after uint64) ([]journal.Entry, error)
	// Heads returns the number of the last entry of each log that exists.
	Heads(ctx context.Context, ids []string) (map[string]uint64, error)
	// Due returns logs that have to act by themselves.
	Due(ctx context.Context, at int64, limit int) ([]string, error)
}

// A Locker is a Log that can lock one of its logs against other runners.
type Locker interface {
	// Lock waits until no other runner can write to the log. None can until release is called, or the first
	// entry is appended with the context that Lock returns.
	Lock(ctx context.Context, id string) (held context.Context, release func(), err error)
}

// Options configure a runner.
type Options struct {
	Log Log
	// New returns the state of a log before its first entry.
	New func(id string) State
	// Shared means that other runners may write to the logs.
	Shared bool
}

// A Runner runs logs. Its methods may be called from any number of goroutines.
type Runner struct {
	Options

	mu       sync.Mutex
	logs     map[string]*running
	schedule schedule
	counts   Counts

	paused map[string]pause // only for Sweep
}

// Counts are a runner's counters, for monitoring.
type Counts struct {
	Logs      int    // in memory
	Watchers  int    // of them
	Entries   uint64 // written
	Refused   uint64 // commands
	Stale     uint64 // entries that came too late and were tried again
	Reloads   uint64 // logs folded again
	Cut       uint64 // watchers cut off because they were too slow
	Delivered uint64 // messages
}

// New returns a runner without logs in memory.
func New(o Options) *Runner {
	return &Runner{Options: o, logs: map[string]*running{}, schedule: schedule{first: make(chan struct{}, 1)}}
}

// Counts returns the runner's counters.
func (r *Runner) Counts() Counts {
	r.mu.Lock()
	defer r.mu.Unlock()
	c := r.counts
	c.Logs = len(r.logs)
	return c
}

func (r *Runner) count(f func(*Counts)) {
	r.mu.Lock()
	defer r.mu.Unlock()
	f(&r.counts)
}

// ErrBusy means that other runners keep writing to the table, or that the log does not answer. The command
// may be sent again.
var ErrBusy = errors.New("the table could not be written just now; send it again")

// A Reply names the entry of the log that a command led to.
type Reply struct {
	// Seq is the number of the entry, and of its message.
	Seq uint64 `json:"seq" wire:"min=1"`
	// Again says that the command had been done before.
	Again bool `json:"again,omitempty"`
	// Late says that the command to be withdrawn had been done, as entry seq.
	Late bool `json:"late,omitempty"`
}

// Open stores the first event of a log. An existing log with the id is taken to be this one, so opening may
// be repeated.
func (r *Runner) Open(ctx context.Context, now int64, id string, first Event) (Reply, error) {
	t := r.lock(id, now)
	defer t.mu.Unlock()
	if err := t.load(ctx); err == nil {
		return Reply{Seq: 1, Again: true}, nil
	} else if !errors.Is(err, store.ErrNone) {
		return Reply{}, err
	}
	t.s = r.New(id)
	err := t.write(ctx, now, first)
	if errors.Is(err, store.ErrStale) {
		return Reply{Seq: 1, Again: true}, t.load(ctx)
	}
	return Reply{Seq: 1}, err
}

// attempts is how often an entry that came too late is tried again.
const attempts = 20

// Do does a command and returns once the result is stored. If [State.Step] refuses it, nothing has changed.
// The error is [store.ErrNone] if there is no such log.
func (r *Runner) Do(ctx context.Context, now int64, id string, command any) (Reply, error) {
	t := r.lock(id, now)
	defer t.mu.Unlock()
	if err := t.load(ctx); err != nil {
		return Reply{}, err
	}
	before := t.s.Last().Seq
	for range attempts {
		held, release, err := t.lockOut(ctx)
		if err != nil {
			return Reply{}, err
		}
		if reply, ok, err := t.s.Earlier(command); ok {
			release()
			t.tickAfter(ctx, now)
			return reply, err
		}
		seq, refusal, err := t.try(held, now, command)
		release()
		switch {
		case refusal != nil: // perhaps only because another runner has moved on
			seen := t.s.Last().Seq
			if err = t.catchUpIfShared(ctx); err == nil && t.s.Last().Seq == seen {
				r.count(func(n *Counts) { n.Refused++ })
				return Reply{}, refusal
			}
		case err == nil:
			t.tickAfter(ctx, now)
			return Reply{Seq: seq}, nil
		case errors.Is(err, store.ErrStale):
			r.count(func(n *Counts) { n.Stale++ })
			err = t.load(ctx)
		}
		if err != nil {
			return Reply{}, err
		}
	}
	if t.s.Last().Seq == before { // no runner was faster: the log ends before the lists say it does
		return Reply{}, fmt.Errorf("table %s takes no entry after %d, which is its last: %w; go back to a backup with ninetynine restore, or rebuild the lists with ninetynine rebuild", id, before, store.ErrDamaged)
	}
	return Reply{}, ErrBusy
}

// try stores the events that are due, and then the event of the command.
func (t *running) try(ctx context.Context, now int64, command any) (seq uint64, refusal, err error) {
	if err := t.tick(ctx, now); err != nil {
		return 0, nil, err
	}
	e, refusal := t.s.Step(now, command)
	if refusal != nil {
		return 0, refusal, nil
	}
	if err := t.write(ctx, now, e); err != nil {
		return 0, nil, err
	}
	return t.s.Last().Seq, nil, nil
}

// tickAfter stores the events that a command has made due. The command itself is done: errors can wait.
func (t *running) tickAfter(ctx context.Context, now int64) {
	if err := t.tick(ctx, now); err != nil {
		t.drop()
	}
}

// NextDue returns when the first log in memory is due, in milliseconds since 1970 UTC; 0 if none is. Sooner holds a token
// once another is due before that. One goroutine should call it, and then [Runner.Tick].
func (r *Runner) NextDue() (at int64, sooner <-chan struct{}) {
	r.mu.Lock()
	defer r.mu.Unlock()
	if len(r.schedule.queue) > 0 {
		at = r.schedule.queue[0].at
	}
	r.schedule.awaited = at
	return at, r.schedule.first
}

// Tick does the due work of the logs in memory.
func (r *Runner) Tick(ctx context.Context, now int64) error {
	var wrong errorCount
	r.mu.Lock()
	due := r.schedule.popDue(now)
	r.mu.Unlock()
	for _, id := range due {
		wrong.add(r.wake(ctx, now, id))
	}
	return wrong.sum()
}

// errorCount collects errors of many logs, which mostly have one cause.
type errorCount struct {
	first error
	more  int
}

func (f *errorCount) add(err error) {
	switch {
	case err == nil:
	case f.first == nil:
		f.first = err
	default:
		f.more++
	}
}

func (f *errorCount) sum() error {
	if f.more == 0 {
		return f.first
	}
	return fmt.Errorf("%w; and %d more", f.first, f.more)
}

// sweep is how many overdue logs are woken at a time. One that stays due is woken less and less often, so
// that stuck logs keep no other waiting.
const (
	sweep        = 64
	firstPause   = 4_000   // milliseconds
	longestPause = 600_000 // milliseconds
	mostSweeping = 10_000  // logs
)

// A pause is how long an overdue log is left alone.
type pause struct{ until, length int64 }

// Sweep wakes logs that have been due for some time, such as those of a runner that has died. One goroutine
// should call it about once a second.
func (r *Runner) Sweep(ctx context.Context, now int64) error {
	var wrong errorCount
	ids, err := r.Log.Due(ctx, now, min(sweep+len(r.paused), mostSweeping))
	wrong.add(err)
	overdue := make(map[string]pause, len(ids))
	n := 0
	for _, id := range ids {
		pause := r.paused[id]
		if pause.until <= now && n < sweep {
			n++
			wrong.add(r.wake(ctx, now, id))
			pause.length = min(max(firstPause, 2*pause.length), longestPause)
			pause.until = now + pause.length
		}
		if pause.length > 0 {
			overdue[id] = pause
		}
	}
	r.paused = overdue // logs no longer due have moved on
	r.forget(now)
	return wrong.sum()
}

// soon is when a watched log with a failed action is woken again, in milliseconds.
const soon = 1000

// wake stores the due events of a log, and wakes its state.
func (r *Runner) wake(ctx context.Context, now int64, id string) error {
	t := r.lock(id, now)
	defer t.mu.Unlock()
	err := t.load(ctx)
	if err == nil {
		err = t.catchUp(ctx)
	}
	for range attempts {
		if err != nil {
			break
		}
		held, release, e := t.lockOut(ctx)
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
			r.mu.Lock()
			r.schedule.setDue(id, now+soon)
			r.mu.Unlock()
		}
		return fmt.Errorf("table %s: %w", id, err)
	}
	if t.s.Wake(now, t.woken) {
		t.woken = now
	}
	return nil
}

// HandleNews receives news that another runner has written to a log. After other news, such as that entries were withheld,
// a log that nobody watches is read again.
func (r *Runner) HandleNews(ctx context.Context, news store.News) error {
	t := r.find(news.Table)
	if t == nil {
		return nil
	}
	t.mu.Lock()
	defer t.mu.Unlock()
	switch {
	case news.Seq == 0 && len(t.watchers) == 0:
		t.drop()
		return nil
	case t.s != nil && t.s.Last().Seq >= news.Seq:
		return nil
	}
	return t.catchUp(ctx)
}

// CheckWatched checks all watched logs, in case news was missed.
func (r *Runner) CheckWatched(ctx context.Context) error {
	known := r.watched()
	if len(known) == 0 {
		return nil
	}
	heads, err := r.Log.Heads(ctx, slices.Sorted(maps.Keys(known)))
	if err != nil {
		return err
	}
	var wrong errorCount
	for _, id := range slices.Sorted(maps.Keys(heads)) { // in the same order each time
		if heads[id] > known[id] {
			wrong.add(r.HandleNews(ctx, store.News{Table: id, Seq: heads[id]}))
		}
	}
	return wrong.sum()
}

func (r *Runner) watched() map[string]uint64 {
	r.mu.Lock()
	logs := slices.Collect(maps.Values(r.logs))
	r.mu.Unlock()
	known := map[string]uint64{}
	for _, t := range logs {
		t.mu.Lock()
		if len(t.watchers) > 0 {
			known[t.id] = t.announced
		}
		t.mu.Unlock()
	}
	return known
}

// fresh is how old the state of a log may be when it is inspected and other runners may have written to it,
// in milliseconds.
const fresh = 1000

// Inspect calls f with the current state of the log; if other runners write to it, the state may be a
// second old. f must neither change nor keep it.
func (r *Runner) Inspect(ctx context.Context, now int64, id string, f func(State)) error {
	t := r.lock(id, now)
	defer t.mu.Unlock()
	if err := t.load(ctx); err != nil {
		return err
	}
	if r.Shared && now >= t.checked+fresh {
		if err := t.catchUp(ctx); err != nil {
			return err
		}
		t.checked = now
	}
	f(t.s)
	return nil
}

// Extend appends the events that next returns, until it returns nil. Each is stored and sent like that of a
// command. The error is [store.ErrStale] if another runner has written to the log meanwhile.
func (r *Runner) Extend(ctx context.Context, now int64, id string, next func(State) (at int64, e Event, err error)) error {
	t := r.lock(id, now)
	defer t.mu.Unlock()
	if err := t.load(ctx); err != nil {
		return err
	}
	if err := t.catchUpIfShared(ctx); err != nil {
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

// Peek calls f with the state of a log that is in memory, which may be behind. It reports false if the log
// is not in memory, or cannot be read.
func (r *Runner) Peek(ctx context.Context, id string, f func(State)) (known bool, err error) {
	t := r.find(id)
	if t == nil {
		return false, nil
	}
	t.mu.Lock()
	defer t.mu.Unlock()
	if err := t.load(ctx); err != nil {
		return false, err
	}
	f(t.s)
	return true, nil
}

package live

import (
	"context"
	"errors"
	"fmt"
	"sync"

	"ninetynine/internal/store"
	"ninetynine/internal/store/journal"
)

// A running log is a log in this runner's memory. The lock guards all other fields, and is held while an
// entry is written.
type running struct {
	runner *Runner
	id     string

	mu        sync.Mutex
	s         State  // nil if it must be read
	announced uint64 // the last entry sent to watchers
	watchers  map[*Watcher]struct{}
	recent    recent
	room      []byte             // buffer for the message being written
	entry     journal.Entry      // the one being written
	lists     journal.Projection // its own
	checked   int64              // when the log was last checked for other runners' entries
	woken     int64              // when the state was last woken
	used      int64
	gone      bool  // the runner has forgotten it
	trouble   error // why the last entry could not be stored; nil if it was
	rivals    int   // for so many more entries, other runners are assumed to write here too
}

// lock returns the log with the id, locked.
func (r *Runner) lock(id string, now int64) *running {
	for {
		r.mu.Lock()
		t := r.logs[id]
		if t == nil {
			t = &running{runner: r, id: id, watchers: map[*Watcher]struct{}{}}
			r.logs[id] = t
		}
		r.mu.Unlock()
		t.mu.Lock()
		if !t.gone {
			t.used = now
			return t
		}
		t.mu.Unlock()
	}
}

// find returns the log with the id, not locked, or nil if it is not in memory.
func (r *Runner) find(id string) *running {
	r.mu.Lock()
	defer r.mu.Unlock()
	return r.logs[id]
}

// keep is how long an unused log stays in memory, in milliseconds.
const keep = 10 * 60_000

// forget drops logs unused for longer than keep.
func (r *Runner) forget(now int64) {
	r.mu.Lock()
	defer r.mu.Unlock()
	for id, t := range r.logs {
		if !t.mu.TryLock() {
			continue
		}
		if len(t.watchers) == 0 && now-t.used > keep || t.s == nil && len(t.watchers) == 0 {
			t.gone = true
			delete(r.logs, id)
		}
		t.mu.Unlock()
	}
}

// load folds the log if it is not in memory, and sends watchers the entries that they have missed.
func (t *running) load(ctx context.Context) error {
	if t.s != nil {
		return nil
	}
	entries, err := t.runner.Log.Read(ctx, t.id, 0)
	if err != nil {
		return err
	}
	s := t.runner.New(t.id)
	t.runner.count(func(n *Counts) { n.Reloads++ })
	return t.foldEntries(s, entries)
}

// foldEntries folds entries, and keeps the state.
func (t *running) foldEntries(s State, entries []journal.Entry) error {
	t.s = nil
	for i := range entries {
		if err := s.Fold(&entries[i]); err != nil {
			kind := store.ErrDamaged
			if errors.As(err, new(*journal.Unknown)) { // other runners may go on there
				kind = store.ErrNewer
			}
			return fmt.Errorf("%w: %w", kind, err)
		}
		if entries[i].Seq > t.announced {
			t.announce(s)
		}
	}
	t.s = s
	t.reschedule()
	return nil
}

// catchUpIfShared is catchUp, if there are other runners.
func (t *running) catchUpIfShared(ctx context.Context) error {
	if !t.runner.Shared {
		return nil
	}
	return t.catchUp(ctx)
}

// catchUp reads other runners' entries.
func (t *running) catchUp(ctx context.Context) error {
	if t.s == nil {
		return t.load(ctx)
	}
	entries, err := t.runner.Log.Read(ctx, t.id, t.s.Last().Seq)
	if err != nil || len(entries) == 0 {
		return err
	}
	return t.foldEntries(t.s, entries)
}

// expectRivals is for how many entries a runner expects another to write, after one of that one's.
const expectRivals = 16

// lockOut keeps other runners from writing to the log until release, and reads their entries, if they have
// written lately. Otherwise it does nothing. Without it, a runner that has to read the log again would
// always be later than the one that wrote last.
func (t *running) lockOut(ctx context.Context) (held context.Context, release func(), err error) {
	log, ok := t.runner.Log.(Locker)
	if t.rivals == 0 || !ok || !t.runner.Shared {
		return ctx, func() {}, nil
	}
	t.rivals--
	if held, release, err = log.Lock(ctx, t.id); err != nil {
		return ctx, func() {}, nil // go on without the lock
	}
	seq := t.s.Last().Seq
	if err = t.catchUp(held); err != nil {
		release()
	} else if t.s.Last().Seq > seq {
		t.rivals = expectRivals
	}
	return held, release, err
}

// drop makes the log be read again before it is used.
func (t *running) drop() { t.s = nil }

// write stores the event as the next entry, and then announces it. The state is advanced first, since lists
// are written with the entry; if the entry is not stored, the state is dropped. The error is
// [store.ErrStale] if another runner was faster.
func (t *running) write(ctx context.Context, now int64, e Event) error {
	s := t.s
	t.s = nil
	entry := &t.entry
	*entry = s.Last().Next(now, e.Encode())
	if err := s.Apply(entry, e); err != nil {
		return err
	}
	t.lists = s.Project()
	err := t.runner.Log.Append(context.WithoutCancel(ctx), t.id, entry, &t.lists)
	if errors.Is(err, store.ErrUnsure) {
		err = t.resolveUnsure(ctx, entry, &t.lists)
	}
	if errors.Is(err, store.ErrStale) {
		t.rivals = expectRivals
	} else {
		t.setTrouble(err)
	}
	if err != nil {
		return err
	}
	t.s = s
	t.runner.count(func(n *Counts) { n.Entries++ })
	if t.announced < entry.Seq {
		t.announce(s)
	}
	s.Stored(now)
	t.reschedule()
	return nil
}

// setTrouble notes whether the log can be written to, and wakes the watchers if that has changed.
func (t *running) setTrouble(err error) {
	same := (t.trouble == nil) == (err == nil)
	if t.trouble = err; same {
		return
	}
	for w := range t.watchers {
		w.wake()
	}
}

// resolveUnsure finds out whether the entry was stored, by trying to store it again: reading alone would not see a
// commit still on its way.
func (t *running) resolveUnsure(ctx context.Context, entry *journal.Entry, p *journal.Projection) error {
	err := t.runner.Log.Append(context.WithoutCancel(ctx), t.id, entry, p)
	if !errors.Is(err, store.ErrStale) {
		return err
	}
	entries, e := t.runner.Log.Read(ctx, t.id, entry.Seq-1)
	switch {
	case e != nil:
		return errors.Join(store.ErrUnsure, e)
	case len(entries) > 0 && entries[0].Hash == entry.Hash:
		return nil
	}
	return err
}

// tick stores the events that the log produces by itself.
func (t *running) tick(ctx context.Context, now int64) error {
	for {
		e, err := t.s.Tick(now)
		if err != nil || e == nil {
			return err
		}
		if err := t.write(ctx, now, e); err != nil {
			return err
		}
	}
}

// reschedule records when the log next needs attention. So a runner that takes over the logs of a dead one
// need not sweep for those in use.
func (t *running) reschedule() {
	t.runner.mu.Lock()
	defer t.runner.mu.Unlock()
	t.runner.schedule.setDue(t.id, t.s.NextDeadline())
}

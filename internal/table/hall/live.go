package hall

import (
	"context"
	"crypto/sha256"
	"encoding/binary"
	"errors"
	"sync"

	"ninetynine/internal/store"
	"ninetynine/internal/table"
	"ninetynine/rules"
)

// A live table is a table as this hall knows it. The lock guards everything
// else, and is held while an entry is written.
type live struct {
	hall *Hall
	id   string

	mu       sync.Mutex
	s        *table.State // nil if it must be read from the log
	told     uint64       // the last entry told to watchers
	watchers map[*Watcher]struct{}
	recent   recent
	room     []byte                // buffer for the message being written
	checked  int64                 // when the log was last checked for entries of others
	called   [rules.MaxSeats]int64 // when the overdue bot of a seat was called
	used     int64
	gone     bool  // the hall has forgotten it
	trouble  error // why the last entry could not be stored; nil if it was
	rivals   int   // for so many more entries, other halls are thought to write here too
}

// hold returns the table with the id, locked.
func (h *Hall) hold(id string, now int64) *live {
	for {
		h.mu.Lock()
		t := h.tables[id]
		if t == nil {
			t = &live{hall: h, id: id, watchers: map[*Watcher]struct{}{}}
			h.tables[id] = t
		}
		h.mu.Unlock()
		t.mu.Lock()
		if !t.gone {
			t.used = now
			return t
		}
		t.mu.Unlock()
	}
}

// held returns the table with the id, not locked, or nil if it is not in memory.
func (h *Hall) held(id string) *live {
	h.mu.Lock()
	defer h.mu.Unlock()
	return h.tables[id]
}

// keep is how long an unused table stays in memory, in milliseconds.
const keep = 10 * 60_000

// forget drops tables unused for long.
func (h *Hall) forget(now int64) {
	h.mu.Lock()
	defer h.mu.Unlock()
	for id, t := range h.tables {
		if !t.mu.TryLock() {
			continue
		}
		if len(t.watchers) == 0 && now-t.used > keep || t.s == nil && len(t.watchers) == 0 {
			t.gone = true
			delete(h.tables, id)
		}
		t.mu.Unlock()
	}
}

// load folds the table from the log if it is not in memory, and tells watchers
// what they have missed.
func (t *live) load(ctx context.Context) error {
	if t.s != nil {
		return nil
	}
	entries, err := t.hall.Log.Read(ctx, t.id, 0)
	if err != nil {
		return err
	}
	s := table.New(t.id, &t.hall.games)
	t.hall.count(func(n *Counts) { n.Reloads++ })
	return t.follow(s, entries)
}

// follow folds entries, and keeps the state.
func (t *live) follow(s *table.State, entries []table.Entry) error {
	t.s = nil
	for i := range entries {
		e, err := s.Take(&entries[i])
		if err != nil {
			return err
		}
		if s.Seq > t.told {
			t.tell(s, e)
		}
	}
	t.s = s
	t.schedule()
	return nil
}

// keepUp reads what other halls have written, if there are any.
func (t *live) keepUp(ctx context.Context) error {
	if !t.hall.Shared {
		return nil
	}
	return t.catchUp(ctx)
}

// catchUp reads what other halls have written.
func (t *live) catchUp(ctx context.Context) error {
	if t.s == nil {
		return t.load(ctx)
	}
	entries, err := t.hall.Log.Read(ctx, t.id, t.s.Seq)
	if err != nil || len(entries) == 0 {
		return err
	}
	return t.follow(t.s, entries)
}

// wary is for how many entries a hall expects others to write, after one of theirs.
const wary = 16

// compete keeps other halls from writing to the table until release, and reads what they
// have written, if they have written lately. Otherwise it does nothing. Without it, the
// hall that reads the log again would always be later than the one that has just written.
func (t *live) compete(ctx context.Context) (held context.Context, release func(), err error) {
	log, ok := t.hall.Log.(Holder)
	if t.rivals == 0 || !ok || !t.hall.Shared {
		return ctx, func() {}, nil
	}
	t.rivals--
	if held, release, err = log.Hold(ctx, t.id); err != nil {
		return ctx, func() {}, nil // it is tried as if there were none
	}
	seq := t.s.Seq
	if err = t.catchUp(held); err != nil {
		release()
	} else if t.s.Seq > seq {
		t.rivals = wary
	}
	return held, release, err
}

// drop has the table read from the log again before it is used.
func (t *live) drop() { t.s = nil }

// write stores the event as the next entry, and then announces it. The state is
// advanced first, since lists are written with the entry; if the entry is not
// stored, the state is dropped. The error is [store.ErrStale] if somebody else
// was faster.
func (t *live) write(ctx context.Context, now int64, e *table.Event) error {
	s := t.s
	t.s = nil
	entry := s.Next(now, e)
	if err := s.Apply(&entry, e); err != nil {
		return err
	}
	p := t.hall.Project(s, e)
	err := t.hall.Log.Append(context.WithoutCancel(ctx), t.id, &entry, &p)
	if errors.Is(err, store.ErrUnsure) {
		err = t.learn(ctx, &entry, &p)
	}
	if errors.Is(err, store.ErrStale) {
		t.rivals = wary
	} else {
		t.troubled(err)
	}
	if err != nil {
		return err
	}
	t.s = s
	t.hall.count(func(n *Counts) { n.Entries++ })
	if t.told < entry.Seq {
		t.tell(s, e)
	}
	_, back := e.What.(table.Returned)
	t.callBots(s, now, back)
	t.schedule()
	return nil
}

// troubled notes whether the table can be written to, and wakes the watchers if
// that has changed.
func (t *live) troubled(err error) {
	same := (t.trouble == nil) == (err == nil)
	if t.trouble = err; same {
		return
	}
	for w := range t.watchers {
		w.wake()
	}
}

// learn finds out whether the entry was stored, by trying to store it again:
// reading alone would not see a commit still on its way.
func (t *live) learn(ctx context.Context, entry *table.Entry, p *table.Projection) error {
	err := t.hall.Log.Append(context.WithoutCancel(ctx), t.id, entry, p)
	if !errors.Is(err, store.ErrStale) {
		return err
	}
	entries, e := t.hall.Log.Read(ctx, t.id, entry.Seq-1)
	switch {
	case e != nil:
		return errors.Join(store.ErrUnsure, e)
	case len(entries) > 0 && entries[0].Hash == entry.Hash:
		return nil
	}
	return err
}

// tick has the table do what is due.
func (t *live) tick(ctx context.Context, now int64) error {
	for {
		e, err := t.s.Tick(now, t.hall.Draw)
		if err != nil || e == nil {
			return err
		}
		if err := t.write(ctx, now, e); err != nil {
			return err
		}
	}
}

// callBots calls the bots of seats whose turn began with the last entry; or all
// of them, as when they had stopped because no people were there.
func (t *live) callBots(s *table.State, now int64, all bool) {
	for seat := range s.Robots().All() {
		if all || s.Chairs[seat].From == s.Seq {
			t.call(s, seat, now)
		}
	}
}

// again calls bots whose turn is overdue: the hall responsible seems to have
// died.
func (t *live) again(now int64) {
	for seat := range t.s.Robots().All() {
		if since := max(t.s.Chairs[seat].Since, t.called[seat]); now >= since+t.s.Pace()+table.Overdue {
			t.called[seat] = now
			t.call(t.s, seat, now)
		}
	}
}

func (t *live) call(s *table.State, seat rules.Seat, now int64) {
	if t.hall.BotTurn == nil {
		return
	}
	c := &s.Chairs[seat]
	turn := &Turn{
		Table: t.id, Seat: seat, From: c.From, Level: s.Level(seat), Temperament: c.Temperament, Seed: chance(s, seat), Match: s.Moves(),
	}
	s.View(seat, &turn.View)
	turn.At = min(c.Since, now) + tempo(s.Pace(), &turn.View.View, c.From) // the clock may have been set back
	t.hall.BotTurn(turn)
}

// tempo returns how long a bot takes for its act at the table's pace, both in
// milliseconds: longer for a bid than for a lead, and longer for a lead than to
// follow, as people do; and never twice the same. It goes by what everybody
// sees and by the entry that made the act due. So it tells nothing of the bot's
// hand, and as it is no less than the pace, nothing of how long the bot thought.
func tempo(pace int64, v *rules.View, from uint64) int64 {
	more := int64(0) // per cent
	switch {
	case v.Phase == rules.Laying:
		more = 150
	case v.Phase != rules.Playing:
		more = 80
	case v.Led() == 0:
		more = 40
	case v.Tricks == 0:
		more = 20
	}
	more += int64((from*8 + uint64(v.Seat)) * 0x9E3779B97F4A7C15 >> 59) // up to 31
	return pace + min(pace*more/100, dwell)
}

// dwell is how much longer than the pace a bot takes at most, in milliseconds:
// with less than [table.Overdue] it is not taken for dead.
const dwell = 2000

// chance returns the seed of a bot's decision. It follows from the match's
// secret, so that nobody can know it, and from the decision's place in the
// match, so that after an undo the bot decides as before.
func chance(s *table.State, seat rules.Seat) uint64 {
	deal, acts := s.Place(seat)
	b := append([]byte("n99-bot-2"), s.Secret[:]...)
	b = binary.BigEndian.AppendUint64(append(b, byte(seat)), deal)
	b = binary.BigEndian.AppendUint64(b, uint64(acts))
	sum := sha256.Sum256(b)
	return binary.BigEndian.Uint64(sum[:])
}

// schedule records when the table is next due, by itself or for a bot that
// should have acted by then. So a hall that takes over a dead one's tables need
// not sweep for those in use.
func (t *live) schedule() {
	t.hall.mu.Lock()
	defer t.hall.mu.Unlock()
	t.hall.dues.set(t.id, t.s.Attend())
}

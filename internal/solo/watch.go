package solo

import (
	"context"

	"ninetynine/match"
	"ninetynine/rules"
)

// A Kind is what an update tells of.
type Kind uint8

// The kinds of updates.
const (
	Present Kind = iota // how things stand: the first update, or one in place of several that were missed
	Dealt               // a deal began
	Acted               // somebody acted
	Undone              // something was taken back
)

// An Update is one thing that happened, as one seat may know it.
type Update struct {
	Seq  uint64 // counts from 1 without gaps, but for those that a Present stands for
	Kind Kind
	Act  rules.Action // what was done; 0 if it is sealed
	View match.View   // afterwards
}

// backlog is how many updates wait for a watcher before it is brought up to
// date by one.
const backlog = 128

// A Watcher receives what one seat may know.
type Watcher struct {
	t     *Table
	seat  rules.Seat
	ready chan struct{} // holds a token while updates wait
	queue []Update      // guarded by the table's lock
}

// Watch begins to watch for the seat; Nobody is a spectator. The first
// update is how things stand.
func (t *Table) Watch(seat rules.Seat) *Watcher {
	t.mu.Lock()
	defer t.mu.Unlock()
	w := &Watcher{t: t, seat: seat, ready: make(chan struct{}, 1)}
	t.watchers[w] = struct{}{}
	w.catchUp()
	return w
}

// Close ends the watching.
func (w *Watcher) Close() {
	w.t.mu.Lock()
	defer w.t.mu.Unlock()
	delete(w.t.watchers, w)
}

// Next waits for the next update. A watcher belongs to one goroutine.
func (w *Watcher) Next(ctx context.Context) (Update, error) {
	for {
		if u, ok := w.take(); ok {
			return u, nil
		}
		select {
		case <-ctx.Done():
			return Update{}, ctx.Err()
		case <-w.ready:
		}
	}
}

// Latest waits for the next update, and returns the newest that is there.
func (w *Watcher) Latest(ctx context.Context) (Update, error) {
	u, err := w.Next(ctx)
	for err == nil {
		newer, ok := w.take()
		if !ok {
			break
		}
		u = newer
	}
	return u, err
}

func (w *Watcher) take() (Update, bool) {
	w.t.mu.Lock()
	defer w.t.mu.Unlock()
	if len(w.queue) == 0 {
		return Update{}, false
	}
	u := w.queue[0]
	w.queue = w.queue[1:]
	return u, true
}

// catchUp puts how things stand in place of all that waits.
func (w *Watcher) catchUp() {
	u := Update{Seq: w.t.seq, Kind: Present}
	w.t.m.View(&w.t.state, w.seat, &u.View)
	w.queue = append(w.queue[:0:0], u)
	w.wake()
}

func (w *Watcher) wake() {
	select {
	case w.ready <- struct{}{}:
	default: // it has been told already
	}
}

// tell gives every watcher its own view of what by has done.
func (t *Table) tell(u Update, by rules.Seat) {
	t.seq++
	for w := range t.watchers {
		if len(w.queue) >= backlog {
			w.catchUp()
			continue
		}
		own := Update{Seq: t.seq, Kind: u.Kind, Act: u.Act}
		if t.sealed(u.Act) && w.seat != by {
			own.Act = 0
		}
		t.m.View(&t.state, w.seat, &own.View)
		w.queue = append(w.queue, own)
		w.wake()
	}
}

// sealed reports whether the act is nobody's business but its maker's.
func (t *Table) sealed(a rules.Action) bool {
	return a.Kind() == rules.Laying || a.Kind() == rules.Offering && t.m.Game.Variant().Offers.How == rules.Sealed
}

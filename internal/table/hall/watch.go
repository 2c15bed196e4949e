package hall

import (
	"bytes"
	"context"
	"errors"

	"ninetynine/internal/table"
	"ninetynine/rules"
)

// A Message is what a viewer is told about one entry.
type Message struct {
	Seq  uint64
	Text []byte // one line of JSON without the newline, see [table.State.AppendMessage]; must not be changed
}

// ErrSlow cuts off a watcher who does not keep up, or may no longer watch. Watch
// again, from the last message received.
var ErrSlow = errors.New("the messages were not taken in time, or are not for everybody any more")

// longest is the longest log, in entries, that is folded for one watcher while
// the table waits; a rubber has about three thousand.
const longest = 6000

// backlog is how many messages may wait for a watcher before it is cut off.
const backlog = 512

// A Watcher receives what one player, or a spectator, may know of a table.
type Watcher struct {
	t      *live
	player string
	ready  chan struct{} // holds a token while messages wait
	queue  []Message     // guarded by the table's lock
	cut    bool
}

// Watch begins to watch a table for a player; a player without a chair is a
// spectator. The messages after number after follow without a gap. If after is
// 0, or those messages are too many or may no longer be told, the first message
// is the current state. The error is a [*table.Refusal] if the player may not
// watch.
func (h *Hall) Watch(ctx context.Context, now int64, id, player string, after uint64) (*Watcher, error) {
	t := h.hold(id, now)
	defer t.mu.Unlock()
	if err := t.load(ctx); err != nil {
		return nil, err
	}
	if after > t.s.Seq { // another hall is ahead
		if err := t.catchUp(ctx); err != nil {
			return nil, err
		}
	}
	if err := t.s.MayWatch(player); err != nil {
		return nil, err
	}
	w := &Watcher{t: t, player: player, ready: make(chan struct{}, 1)}
	if err := w.begin(ctx, after); err != nil {
		return nil, err
	}
	t.watchers[w] = struct{}{}
	if t.trouble != nil {
		w.wake()
	}
	h.count(func(n *Counts) { n.Watchers++ })
	return w, nil
}

// begin queues what the watcher has missed.
func (w *Watcher) begin(ctx context.Context, after uint64) error {
	s := w.t.s
	if after == s.Seq {
		return nil
	}
	if after == 0 || after > s.Seq || after < s.Untold || s.Seq-after > backlog/2 {
		w.put(Message{s.Seq, s.AppendPresent(nil, s.SeatOf(w.player))})
		return nil
	}
	if w.t.recent.serve(w, after, s) {
		return nil
	}
	if s.Seq > longest {
		w.put(Message{s.Seq, s.AppendPresent(nil, s.SeatOf(w.player))})
		return nil
	}
	entries, err := w.t.hall.Log.Read(ctx, w.t.id, 0)
	if err != nil {
		return err
	}
	past := table.New(w.t.id, &w.t.hall.games)
	for i := range entries {
		if entries[i].Seq > s.Seq {
			break // it will be told when the table has heard of it
		}
		e, err := past.Take(&entries[i])
		if err != nil {
			return err
		}
		if past.Seq > after {
			w.put(Message{past.Seq, past.AppendMessage(nil, past.SeatOf(w.player), e)})
		}
	}
	return nil
}

// Close ends the watching.
func (w *Watcher) Close() {
	w.t.mu.Lock()
	defer w.t.mu.Unlock()
	if _, ok := w.t.watchers[w]; ok {
		delete(w.t.watchers, w)
		w.t.hall.count(func(n *Counts) { n.Watchers-- })
	}
}

// Trouble returns why what happens at the table cannot be stored, for as long as
// that is so; nil if it can. Each change makes the watcher [Watcher.Ready].
func (w *Watcher) Trouble() error {
	w.t.mu.Lock()
	defer w.t.mu.Unlock()
	return w.t.trouble
}

// Ready holds a token when there may be new messages. A watcher belongs to one
// goroutine.
func (w *Watcher) Ready() <-chan struct{} { return w.ready }

// Take returns the waiting messages, if any, without blocking. The error is
// [ErrSlow] if no more will come.
func (w *Watcher) Take() ([]Message, error) {
	w.t.mu.Lock()
	defer w.t.mu.Unlock()
	ms := w.queue
	w.queue = nil
	switch {
	case w.cut && ms == nil:
		return nil, ErrSlow
	case w.cut:
		w.wake()
	}
	return ms, nil
}

func (w *Watcher) put(m Message) {
	w.queue = append(w.queue, m)
	w.wake()
}

// wake signals that there is something to take.
func (w *Watcher) wake() {
	select {
	case w.ready <- struct{}{}:
	default: // already signalled
	}
}

// end cuts the watcher off.
func (w *Watcher) end() {
	w.cut = true
	w.t.hall.count(func(n *Counts) { n.Cut++ })
	w.wake()
}

// tell tells every watcher about the event that led to the state, as far as its
// seat may know. Those who may no longer watch still get this message, unless it
// belongs to a match without spectators.
func (t *live) tell(s *table.State, e *table.Event) {
	t.told = s.Seq
	if len(t.watchers) == 0 {
		t.recent = recent{}
		return
	}
	var texts [rules.MaxSeats + 1][]byte
	for w := range t.watchers {
		out := s.MayWatch(w.player) != nil
		switch {
		case w.cut:
			continue
		case len(w.queue) >= backlog:
			w.queue = nil
			w.end()
			continue
		case out && s.Secluded():
			w.end()
			continue
		}
		seat := s.SeatOf(w.player)
		i := min(int(seat), rules.MaxSeats)
		if texts[i] == nil {
			t.room = s.AppendMessage(t.room[:0], seat, e)
			texts[i] = bytes.Clone(t.room)
		}
		w.put(Message{s.Seq, texts[i]})
		if out {
			w.end()
		}
	}
	t.recent.keep(s, texts)
	n := uint64(len(t.watchers))
	t.hall.count(func(c *Counts) { c.Delivered += n })
}

// recent holds the last messages of a watched table, so that a client whose
// connection broke for a moment needs only those it missed.
type recent struct {
	first uint64 // the number of the first
	texts [][rules.MaxSeats + 1][]byte
	seats [rules.MaxSeats]string // who has sat there throughout
}

// mostRecent is how many messages are kept.
const mostRecent = 24

// keep adds the messages of the state's last entry. When somebody else takes a
// seat, it drops the earlier ones, which were for other eyes.
func (r *recent) keep(s *table.State, texts [rules.MaxSeats + 1][]byte) {
	var seats [rules.MaxSeats]string
	for i := range s.Chairs {
		seats[i] = s.Chairs[i].Player
	}
	if seats != r.seats || r.first+uint64(len(r.texts)) != s.Seq {
		*r = recent{first: s.Seq, seats: seats}
	}
	if len(r.texts) == mostRecent {
		copy(r.texts, r.texts[1:])
		r.texts = r.texts[:mostRecent-1]
		r.first++
	}
	r.texts = append(r.texts, texts)
}

// serve gives the watcher all messages after a number, if they are there.
func (r *recent) serve(w *Watcher, after uint64, s *table.State) bool {
	i := min(int(s.SeatOf(w.player)), rules.MaxSeats)
	if after+1 < r.first || r.first+uint64(len(r.texts)) != s.Seq+1 {
		return false
	}
	missed := r.texts[after+1-r.first:]
	for k := range missed {
		if missed[k][i] == nil {
			return false
		}
	}
	for k := range missed {
		w.put(Message{after + 1 + uint64(k), missed[k][i]})
	}
	return true
}

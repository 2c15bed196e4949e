package live

import (
	"bytes"
	"context"
	"errors"
	"slices"
	"sync"
)

// A Message is an entry as sent to a viewer.
type Message struct {
	Seq    uint64
	Text   []byte  // one line of JSON without the newline, see [State]; must not be changed
	shared *shared // by an audience, but for its first viewer; nil if the message is for one viewer
}

// shared has what is made of a message once for an audience.
type shared struct {
	before []byte // the text of the audience's message before; nil if there was none
	mu     sync.Mutex
	frames map[string][]byte
}

// AppendFrame appends to b what frame appends of the message for a viewer whose last message was before, or nil. For
// viewers of one audience with the same last message, that is made once for each format.
func (m *Message) AppendFrame(b []byte, format string, before []byte, frame func(b, before, text []byte) []byte) []byte {
	s := m.shared
	if s == nil || before != nil && (s.before == nil || &before[0] != &s.before[0]) {
		return frame(b, before, m.Text)
	}
	if before == nil {
		format += " complete"
	}
	s.mu.Lock()
	defer s.mu.Unlock()
	if s.frames[format] == nil {
		if s.frames == nil {
			s.frames = map[string][]byte{}
		}
		s.frames[format] = frame(nil, before, m.Text)
	}
	return append(b, s.frames[format]...)
}

// ErrSlow cuts off a watcher that does not keep up, or may no longer watch. Watch again, from the last
// message received.
var ErrSlow = errors.New("the messages were not taken in time, or are not for everybody any more")

// longest is the longest log, in entries, that is folded for one watcher while the table waits; a rubber
// has about three thousand.
const longest = 6000

// backlog is how many messages may wait for a watcher before it is cut off.
const backlog = 512

// A Watcher receives what one player, or a spectator, may know of a log.
type Watcher struct {
	t      *running
	player string
	muted  []string      // the players whose words it does not receive, in byte order
	ready  chan struct{} // holds a token while messages wait
	queue  []Message     // guarded by the log's lock
	taken  []Message     // what Drain returned last, whose room is used again
	cut    bool
}

// Watch begins to watch a log for a player. The messages after number after follow without a gap. If after
// is 0, or those messages are too many or may no longer be sent, the first message is the current state.
// The error is that of [State.MayWatch] if the player may not watch. Words of the muted players, who are in byte order,
// are left out.
func (r *Runner) Watch(ctx context.Context, now int64, id, player string, after uint64, muted ...string) (*Watcher, error) {
	t := r.lock(id, now)
	defer t.mu.Unlock()
	if err := t.load(ctx); err != nil {
		return nil, err
	}
	if after > t.s.Last().Seq { // another hall is ahead
		if err := t.catchUp(ctx); err != nil {
			return nil, err
		}
	}
	if err := t.s.MayWatch(player); err != nil {
		return nil, err
	}
	w := &Watcher{t: t, player: player, muted: muted, ready: make(chan struct{}, 1)}
	if err := w.queueMissed(ctx, after); err != nil {
		return nil, err
	}
	t.watchers[w] = struct{}{}
	if t.trouble != nil {
		w.wake()
	}
	r.count(func(n *Counts) { n.Watchers++ })
	return w, nil
}

func (w *Watcher) queueMissed(ctx context.Context, after uint64) error {
	s := w.t.s
	seq := s.Last().Seq
	switch {
	case after == seq:
		return nil
	case after != 0 && after <= seq && after >= s.HiddenUntil() && seq-after <= backlog/2:
		if len(w.muted) == 0 && w.t.recent.serve(w, after, s) {
			return nil
		}
		if seq <= longest {
			return w.replay(ctx, after, seq)
		}
	}
	w.putPresent()
	return nil
}

func (w *Watcher) putPresent() {
	s := w.t.s
	w.put(Message{Seq: s.Last().Seq, Text: s.AppendPresent(nil, s.Audience(w.player), s.Here(w.muted)...)})
}

// Mute leaves out the words of these players from now on, who are in byte order. If that concerns players who are
// there, the current state comes again, with the number of the last message.
func (w *Watcher) Mute(muted []string) {
	w.t.mu.Lock()
	defer w.t.mu.Unlock()
	was := w.muted
	if w.muted = muted; w.t.s != nil && !w.cut && !slices.Equal(w.t.s.Here(was), w.t.s.Here(muted)) {
		w.putPresent()
	}
}

// replay queues the messages of a log after a number, up to the last one sent.
func (w *Watcher) replay(ctx context.Context, after, seq uint64) error {
	entries, err := w.t.runner.Log.Read(ctx, w.t.id, 0)
	if err != nil {
		return err
	}
	past := w.t.runner.New(w.t.id)
	for i := range entries {
		if entries[i].Seq > seq {
			break // it will be sent when the log has been read so far
		}
		if err := past.Fold(&entries[i]); err != nil {
			return err
		}
		if entries[i].Seq > after {
			w.put(Message{Seq: entries[i].Seq, Text: past.AppendMessage(nil, past.Audience(w.player), past.Here(w.muted)...)})
		}
	}
	return nil
}

// Watches reports whether a player watches a log here.
func (r *Runner) Watches(id, player string) bool {
	t := r.find(id)
	if t == nil {
		return false
	}
	t.mu.Lock()
	defer t.mu.Unlock()
	for w := range t.watchers {
		if w.player == player {
			return true
		}
	}
	return false
}

// Close stops watching.
func (w *Watcher) Close() {
	w.t.mu.Lock()
	defer w.t.mu.Unlock()
	if _, ok := w.t.watchers[w]; ok {
		delete(w.t.watchers, w)
		w.t.runner.count(func(n *Counts) { n.Watchers-- })
	}
}

// Trouble returns why the table's events cannot be stored, for as long as that is so; nil if they can. Each
// change makes the watcher [Watcher.Ready].
func (w *Watcher) Trouble() error {
	w.t.mu.Lock()
	defer w.t.mu.Unlock()
	return w.t.trouble
}

// Ready holds a token when there may be new messages. A watcher belongs to one goroutine.
func (w *Watcher) Ready() <-chan struct{} { return w.ready }

// Drain returns the waiting messages, if any, without blocking; the slice is good until the next call. The error is
// [ErrSlow] if no more will come.
func (w *Watcher) Drain() ([]Message, error) {
	w.t.mu.Lock()
	defer w.t.mu.Unlock()
	ms := w.queue
	clear(w.taken)
	if w.queue, w.taken = w.taken[:0], ms; cap(ms) > fewMessages {
		w.taken = nil
	}
	switch {
	case w.cut && len(ms) == 0:
		return nil, ErrSlow
	case w.cut:
		w.wake()
	}
	return ms, nil
}

// fewMessages is for how many messages a watcher keeps room.
const fewMessages = 4

func (w *Watcher) put(m Message) {
	w.queue = append(w.queue, m)
	w.wake()
}

func (w *Watcher) wake() {
	select {
	case w.ready <- struct{}{}:
	default: // already signalled
	}
}

func (w *Watcher) cutOff() {
	w.cut = true
	w.t.runner.count(func(n *Counts) { n.Cut++ })
	w.wake()
}

// announce sends every watcher the state's last event, as far as its audience may know. Watchers who may no
// longer watch still get this message, unless the state is secluded.
func (t *running) announce(s State) {
	seq := s.Last().Seq
	t.announced = seq
	if len(t.watchers) == 0 {
		t.recent = recent{}
		return
	}
	t.recent.begin(s)
	for w := range t.watchers {
		out := s.MayWatch(w.player) != nil
		switch {
		case w.cut:
			continue
		case len(w.queue) >= backlog:
			w.queue = nil
			w.cutOff()
			continue
		case out && s.Secluded():
			w.cutOff()
			continue
		}
		w.put(t.message(s, s.Audience(w.player), s.Here(w.muted)))
		if out {
			w.cutOff()
		}
	}
	n := uint64(len(t.watchers))
	t.runner.count(func(c *Counts) { c.Delivered += n })
}

// message returns the message of the state's last event for an audience, which often has one viewer only. So sharing
// begins with the second. Viewers who mute players there share nothing.
func (t *running) message(s State, audience int, muted []string) Message {
	if len(muted) > 0 {
		return Message{Seq: s.Last().Seq, Text: s.AppendMessage(nil, audience, muted...)}
	}
	r := &t.recent
	now := &r.messages[len(r.messages)-1]
	i := now.find(audience)
	if i < 0 {
		t.room = s.AppendMessage(t.room[:0], audience)
		m := Message{Seq: s.Last().Seq, Text: bytes.Clone(t.room)}
		*now = append(*now, heard{audience, m})
		return m
	}
	m := &(*now)[i].Message
	if m.shared == nil {
		m.shared = new(shared)
		if n := len(r.messages); n > 1 {
			m.shared.before = r.messages[n-2].of(audience).Text
		}
	}
	return *m
}

// A told entry has its messages, one for each audience with viewers.
type told []heard

type heard struct {
	audience int
	Message
}

func (t told) find(audience int) int {
	return slices.IndexFunc(t, func(h heard) bool { return h.audience == audience })
}

// of returns an audience's message, without a text if there is none.
func (t told) of(audience int) (m Message) {
	if i := t.find(audience); i >= 0 {
		m = t[i].Message
	}
	return m
}

// recent holds the last messages of a watched log, so that a client whose connection broke for a moment
// needs only those it missed.
type recent struct {
	first     uint64 // the number of the first
	messages  []told
	audiences []byte // of all of them
	room      []byte // for the audiences of the state
}

// mostRecent is how many messages are kept.
const mostRecent = 24

// begin makes room for the messages of the state's last entry. It drops the earlier ones when an audience has changed, since
// other players may have been allowed to see them, and when they are not sent any more, as the words of an erased player.
func (r *recent) begin(s State) {
	seq := s.Last().Seq
	r.room = s.AppendAudiences(r.room[:0])
	if !bytes.Equal(r.room, r.audiences) || r.first <= s.HiddenUntil() || r.first+uint64(len(r.messages)) != seq {
		*r = recent{first: seq, audiences: r.room, room: r.audiences[:0]}
	}
	var next told
	if len(r.messages) == mostRecent {
		next = r.messages[0]
		clear(next)
		r.messages = slices.Delete(r.messages, 0, 1)
		r.first++
	}
	r.messages = append(r.messages, next[:0])
}

// serve gives the watcher all messages after a number, if they are there.
func (r *recent) serve(w *Watcher, after uint64, s State) bool {
	i := s.Audience(w.player)
	if after+1 < r.first || r.first+uint64(len(r.messages)) != s.Last().Seq+1 {
		return false
	}
	missed := r.messages[after+1-r.first:]
	for k := range missed {
		if missed[k].of(i).Text == nil {
			return false
		}
	}
	for k := range missed {
		w.put(missed[k].of(i))
	}
	return true
}

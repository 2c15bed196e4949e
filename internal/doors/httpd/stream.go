package httpd

import (
	"context"
	"encoding/json"
	"errors"
	"hash/maphash"
	"maps"
	"mime"
	"net/http"
	"slices"
	"strconv"
	"strings"
	"sync"
	"time"

	"ninetynine/internal/base/quota"
	"ninetynine/internal/store"
	"ninetynine/internal/store/live"
	"ninetynine/internal/wire"
	"ninetynine/internal/wire/api"
)

type streams struct {
	places   *quota.Slots
	mu       sync.Mutex
	byPlayer map[string]map[*stream]struct{}
	byKey    map[store.KeyID]map[*stream]struct{}
	rooms    sync.Pool       // of buffers for writing
	muting   [256]sync.Mutex // shares of the players; held while their streams learn whom they mute, so that the newest list is the last to be set
	shares   maphash.Seed    // which share a player has
	running  sync.WaitGroup
}

// A stream sends the events of a table to one client. It keeps nothing of the request: there are many streams.
type stream struct {
	player  string        // id; "" for a caller without a session
	key     store.KeyID   // of the session
	watcher *live.Watcher // nil until the stream begins
	from    string        // address
	end     context.CancelFunc
	leave   func() // gives its place back
	lines   bool   // instead of events
	changes bool   // send each message after the first as changes
	before  []byte // the last message sent, if changes are
	trouble bool   // the client wants to know whether the table can be stored
	wrong   string // the last reason sent, or "" for none
	out     line
	writes  time.Duration // the time limit of each write, and half as long again
	bound   time.Time     // the deadline of the current write
	wrote   time.Time
}

// A line sends parts of a body to a client, each at once.
type line interface {
	write(body []byte) error
	SetWriteDeadline(t time.Time) error
}

func newStreams(l *Limits) *streams {
	return &streams{places: quota.New(l.AllStreams, l.AddressStreams), byPlayer: map[string]map[*stream]struct{}{}, byKey: map[store.KeyID]map[*stream]struct{}{}, rooms: sync.Pool{New: func() any { return new([]byte) }}, shares: maphash.MakeSeed()}
}

// add gives a stream a place, unless the server ends with ctx. Its caller calls running.Done after it.
func (ss *streams) add(ctx context.Context, t *stream, each int) (err error) {
	t.leave, err = ss.places.Acquire(t.from, t.end)
	if errors.Is(err, quota.ErrFull) {
		f := api.Refuse(http.StatusServiceUnavailable, "busy", "the server has as many streams open as it may; try again")
		f.After = api.Retry
		return f
	}
	ss.mu.Lock()
	defer ss.mu.Unlock()
	if err != nil || t.player != "" && len(ss.byPlayer[t.player]) >= each {
		if err == nil {
			t.leave()
		}
		f := api.Refuse(http.StatusTooManyRequests, "too-many", "too many streams are open; close one")
		f.After = api.Retry
		return f
	}
	if ctx.Err() != nil {
		t.leave()
		return store.ErrClosed
	}
	ss.running.Add(1)
	if t.player != "" {
		put(ss.byPlayer, t.player, t)
		put(ss.byKey, t.key, t)
	}
	return nil
}

func put[K comparable](all map[K]map[*stream]struct{}, k K, t *stream) {
	if all[k] == nil {
		all[k] = map[*stream]struct{}{}
	}
	all[k][t] = struct{}{}
}

func drop[K comparable](all map[K]map[*stream]struct{}, k K, t *stream) {
	if delete(all[k], t); len(all[k]) == 0 {
		delete(all, k)
	}
}

func (ss *streams) remove(t *stream) {
	t.leave()
	ss.mu.Lock()
	defer ss.mu.Unlock()
	if t.player == "" {
		return
	}
	drop(ss.byPlayer, t.player, t)
	drop(ss.byKey, t.key, t)
}

// players returns those who have a stream.
func (ss *streams) players() []string {
	ss.mu.Lock()
	defer ss.mu.Unlock()
	return slices.Collect(maps.Keys(ss.byPlayer))
}

// of returns the streams of a player.
func (ss *streams) of(player string) []*stream {
	ss.mu.Lock()
	defer ss.mu.Unlock()
	return slices.Collect(maps.Keys(ss.byPlayer[player]))
}

// mutingOf returns the lock under which a player's streams learn whom the player mutes.
func (ss *streams) mutingOf(player string) *sync.Mutex {
	return &ss.muting[maphash.String(ss.shares, player)%uint64(len(ss.muting))]
}

// watchers returns the watchers of a player's streams that have begun.
func (ss *streams) watchers(player string) (all []*live.Watcher) {
	ss.mu.Lock()
	defer ss.mu.Unlock()
	for t := range ss.byPlayer[player] {
		if t.watcher != nil {
			all = append(all, t.watcher)
		}
	}
	return all
}

// begun notes the watcher of a stream.
func (ss *streams) begun(t *stream, w *live.Watcher) {
	ss.mu.Lock()
	defer ss.mu.Unlock()
	t.watcher = w
}

// end ends the streams that were opened with a key.
func (ss *streams) end(k store.KeyID) {
	ss.mu.Lock()
	defer ss.mu.Unlock()
	for t := range ss.byKey[k] {
		t.end()
	}
}

// endOf ends the streams of a player.
func (ss *streams) endOf(player string) {
	for _, t := range ss.of(player) {
		t.end()
	}
}

func (ss *streams) count() int { return ss.places.InUse() }

func (s *Server) events(c *call) error {
	id, err := c.Table()
	if err != nil {
		return err
	}
	after, err := resume(c.r)
	if err != nil {
		return err
	}
	if c.r.Method == http.MethodHead {
		err := s.api.Do(c.r.Context(), "present", &c.Call) // a caller who may see the table may watch it
		if err == nil {
			c.w.Header().Set("Content-Type", kindOf(wantsLines(c.r)))
		}
		return err
	}
	ctx, end := context.WithCancel(s.ctx)
	q := c.r.URL.Query()
	t := &stream{
		player: c.Player.ID, key: c.key, from: c.From, end: end, lines: wantsLines(c.r), changes: q.Get("changes") == "1", trouble: q.Get("trouble") == "1",
		writes: s.Limits.Write,
	}
	w, err := s.begin(c, t, id, after)
	if err != nil {
		end()
		return err
	}
	run := func() {
		defer s.streams.remove(t)
		defer end()
		defer w.Close()
		if t.flush(t.greeting()) == nil {
			s.pump(ctx, t, w)
		}
	}
	note := c.w.(*answer)
	note.stream = true
	h := c.w.Header()
	h.Set("X-Accel-Buffering", "no") // proxies must not buffer
	h.Set("Content-Type", kindOf(t.lines))
	if taken := takeOver(note, c.r, &s.streams.rooms); taken != nil {
		logged, request := s.noteAnswer(note, c.r), note.id // of the answer, which keeps the buffers of net/http
		note.taken, t.out = true, taken
		go taken.watch(end)
		go func() {
			defer s.streams.running.Done()
			defer logged()
			defer taken.close()
			defer func() {
				if p := recover(); p != nil {
					s.panicked("a stream", request, p)
				}
			}()
			defer context.AfterFunc(ctx, taken.hurry)()
			run()
		}()
		return nil
	}
	defer s.streams.running.Done()
	defer context.AfterFunc(c.r.Context(), end)()
	c.w.WriteHeader(http.StatusOK)
	t.out = response{http.NewResponseController(note.ResponseWriter), note}
	run()
	return nil
}

// begin gives a stream its place and its watcher.
func (s *Server) begin(c *call, t *stream, id string, after uint64) (*live.Watcher, error) {
	if err := s.streams.add(s.ctx, t, s.guard.Load().limits.Streams); err != nil {
		return nil, err
	}
	muted, err := s.Store.Muted(c.r.Context(), c.Player.ID)
	var w *live.Watcher
	if err == nil {
		w, err = s.Hall.Watch(c.r.Context(), s.millis(), id, c.Player.ID, after, muted...)
	}
	if err == nil {
		s.streams.begun(t, w)
		if s.recheck(c.r.Context(), t) { // it ended before the stream had its place
			w.Close()
			err = errNoSession
		}
	}
	if err != nil {
		s.streams.remove(t)
		s.streams.running.Done()
		return nil, err
	}
	return w, nil
}

func (s *Server) pump(ctx context.Context, t *stream, w *live.Watcher) {
	silence := time.NewTimer(s.Limits.Heartbeat)
	defer silence.Stop()
	known := s.Now()
	for {
		if s.Hall.Shared {
			if now := s.Now(); now.Sub(known) >= recheckSession {
				if known = now; s.recheck(ctx, t) {
					return
				}
			}
		}
		var err error
		select {
		case <-ctx.Done():
			return
		case <-silence.C:
			if time.Since(t.wrote) >= s.Limits.Heartbeat {
				err = t.writeHeartbeat()
			}
			silence.Reset(s.Limits.Heartbeat - time.Since(t.wrote))
		case <-w.Ready():
			if t.trouble {
				err = t.writeTrouble(w.Trouble())
			}
			var ms []live.Message
			if err == nil {
				ms, err = w.Drain()
			}
			if err == nil && len(ms) > 0 {
				err = t.send(ms, &s.streams.rooms)
				s.counts.messages.Add(float64(len(ms)))
			}
		}
		if err != nil { // the client will resume from here
			return
		}
	}
}

// recheckSession is how long a stream continues before it checks what has become of its session at other servers. If
// the session ends here, its streams end with it.
const recheckSession = time.Minute

// recheck reports whether the stream's session has ended, or is another player's.
func (s *Server) recheck(ctx context.Context, t *stream) (ended bool) {
	if t.key == (store.KeyID{}) {
		return false
	}
	known, err := s.key(ctx, t.key, s.Now())
	if err == nil && known.player.ID != t.player {
		return true
	}
	if err == nil {
		err = s.mute(ctx, t.player)
	}
	return errors.Is(err, store.ErrNone)
}

// tied has streams follow a change of a player's ties, here and at other servers.
func (s *Server) tied(ctx context.Context, player string) error {
	if s.Announce != nil {
		s.Announce(player)
	}
	return s.mute(ctx, player)
}

// mute leaves the words of those whom a player mutes out of the player's streams here.
func (s *Server) mute(ctx context.Context, player string) error {
	lock := s.streams.mutingOf(player)
	lock.Lock()
	defer lock.Unlock()
	all := s.streams.watchers(player)
	if len(all) == 0 {
		return nil
	}
	muted, err := s.Store.Muted(ctx, player)
	for _, w := range all {
		if err == nil {
			w.Mute(muted)
		}
	}
	return err
}

// resume returns the last message that the client has; 0 if none.
func resume(r *http.Request) (uint64, error) {
	text := r.Header.Get("Last-Event-ID")
	if text == "" {
		text = r.URL.Query().Get("after")
	}
	if text == "" {
		return 0, nil
	}
	n, err := strconv.ParseUint(text, 10, 63)
	if err != nil {
		return 0, api.Refuse(http.StatusBadRequest, "bad", "after, and Last-Event-ID, must be the number of a message")
	}
	return n, nil
}

// wantsLines reports whether the client prefers lines of JSON.
func wantsLines(r *http.Request) bool {
	for _, part := range strings.Split(r.Header.Get("Accept"), ",") {
		switch kind, _, _ := mime.ParseMediaType(part); kind {
		case wire.NDJSON, "application/jsonl":
			return true
		case "text/event-stream":
			return false
		}
	}
	return false
}

func kindOf(lines bool) string {
	if lines {
		return wire.NDJSON
	}
	return "text/event-stream"
}

// reconnect is a browser's delay before it reconnects, in milliseconds.
const reconnect = "1000"

// greeting is what a stream begins with.
func (t *stream) greeting() []byte {
	if t.lines {
		return nil
	}
	return []byte("retry: " + reconnect + "\n\n")
}

// send sends messages as one part of the body.
func (t *stream) send(ms []live.Message, rooms *sync.Pool) error {
	room := rooms.Get().(*[]byte)
	defer rooms.Put(room)
	b, format, frame := (*room)[:0], "events", appendEvent
	if t.lines {
		format, frame = "lines", appendLine
	}
	for i := range ms {
		m := &ms[i]
		b = m.AppendFrame(b, format, t.before, func(b, before, text []byte) []byte { return frame(b, m.Seq, before, text) })
		if t.changes {
			t.before = m.Text
		}
	}
	if cap(b) <= mostRoom {
		*room = b
	}
	return t.flush(b)
}

func appendLine(b []byte, _ uint64, before, text []byte) []byte {
	return append(appendMessage(b, before, text), '\n')
}

func appendEvent(b []byte, seq uint64, before, text []byte) []byte {
	b = append(strconv.AppendUint(append(b, "id: "...), seq, 10), "\ndata: "...)
	return append(appendMessage(b, before, text), "\n\n"...)
}

// appendMessage appends a message, or its difference from the one before.
func appendMessage(b, before, text []byte) []byte {
	if before == nil {
		return append(b, text...)
	}
	return wire.AppendChanges(b, before, text)
}

// writeTrouble sends the reason why the table cannot be stored, or that it can, if that has changed.
func (t *stream) writeTrouble(trouble error) error {
	reason := ""
	if trouble != nil {
		reason = api.Reason(trouble)
	}
	if reason == t.wrong {
		return nil
	}
	t.wrong = reason
	text, err := json.Marshal(wire.Trouble{Trouble: reason})
	if err != nil {
		return err
	}
	if t.lines {
		return t.flush(append(text, '\n'))
	}
	return t.flush([]byte("event: trouble\ndata: " + string(text) + "\n\n"))
}

// writeHeartbeat sends a sign of life.
func (t *stream) writeHeartbeat() error {
	if t.lines {
		return t.flush([]byte("\n"))
	}
	return t.flush([]byte(":\n\n"))
}

// flush sends a part of the body. A client that does not read in time is cut off.
func (t *stream) flush(body []byte) error {
	t.wrote = time.Now()
	if t.bound.Sub(t.wrote) < t.writes {
		t.bound = t.wrote.Add(t.writes + t.writes/2)
		_ = t.out.SetWriteDeadline(t.bound) // not supported, as in tests: no limit
	}
	return t.out.write(body)
}

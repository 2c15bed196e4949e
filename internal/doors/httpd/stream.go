package httpd

import (
	"bytes"
	"context"
	"encoding/json"
	"errors"
	"mime"
	"net/http"
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
	byPlayer map[string]int
	byKey    map[store.KeyID]map[*stream]struct{}
}

// A stream sends the events of a table to one client.
type stream struct {
	c       *call
	end     context.CancelFunc
	leave   func() // gives its place back
	lines   bool   // instead of events
	changes bool   // send each message after the first as changes
	before  []byte // the last message sent, if changes are
	trouble bool   // the client wants to know whether the table can be stored
	wrong   string // the last reason sent, or "" for none
	out     *http.ResponseController
	writes  time.Duration // the time limit of each write, and half as long again
	bound   time.Time     // the deadline of the current write
	wrote   time.Time
	buf     bytes.Buffer
}

func newStreams(l *Limits) *streams {
	return &streams{places: quota.New(l.AllStreams, l.AddressStreams), byPlayer: map[string]int{}, byKey: map[store.KeyID]map[*stream]struct{}{}}
}

func (ss *streams) add(t *stream, l *Limits) (err error) {
	c := t.c
	t.leave, err = ss.places.Acquire(c.From, t.end)
	if errors.Is(err, quota.ErrFull) {
		f := api.Refuse(http.StatusServiceUnavailable, "busy", "the server has as many streams open as it may; try again")
		f.After = api.Retry
		return f
	}
	ss.mu.Lock()
	defer ss.mu.Unlock()
	if err != nil || c.Player.ID != "" && ss.byPlayer[c.Player.ID] >= l.Streams {
		if err == nil {
			t.leave()
		}
		f := api.Refuse(http.StatusTooManyRequests, "too-many", "too many streams are open; close one")
		f.After = api.Retry
		return f
	}
	if c.Player.ID != "" {
		ss.byPlayer[c.Player.ID]++
		if ss.byKey[c.key] == nil {
			ss.byKey[c.key] = map[*stream]struct{}{}
		}
		ss.byKey[c.key][t] = struct{}{}
	}
	return nil
}

func (ss *streams) remove(t *stream) {
	t.leave()
	ss.mu.Lock()
	defer ss.mu.Unlock()
	c := t.c
	if c.Player.ID == "" {
		return
	}
	if ss.byPlayer[c.Player.ID]--; ss.byPlayer[c.Player.ID] == 0 {
		delete(ss.byPlayer, c.Player.ID)
	}
	if delete(ss.byKey[c.key], t); len(ss.byKey[c.key]) == 0 {
		delete(ss.byKey, c.key)
	}
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
	ss.mu.Lock()
	defer ss.mu.Unlock()
	for _, all := range ss.byKey {
		for t := range all {
			if t.c.Player.ID == player {
				t.end()
			}
		}
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
	if s.ctx.Err() != nil {
		return store.ErrClosed
	}
	if c.r.Method == http.MethodHead {
		err := s.api.Do(c.r.Context(), "present", &c.Call) // a caller who may see the table may watch it
		if err == nil {
			c.w.Header().Set("Content-Type", kindOf(wantsLines(c.r)))
		}
		return err
	}
	ctx, end := context.WithCancel(c.r.Context())
	defer end()
	defer context.AfterFunc(s.ctx, end)()
	note := c.w.(*answer)
	q := c.r.URL.Query()
	t := &stream{
		c: c, end: end, lines: wantsLines(c.r), changes: q.Get("changes") == "1", trouble: q.Get("trouble") == "1",
		out: http.NewResponseController(note.ResponseWriter), writes: s.Limits.Write,
	}
	if err := s.streams.add(t, &s.Limits); err != nil {
		return err
	}
	defer s.streams.remove(t)
	w, err := s.Hall.Watch(ctx, s.millis(), id, c.Player.ID, after)
	if err != nil {
		return err
	}
	defer w.Close()
	note.stream = true
	if t.writeHeader() != nil {
		return nil
	}
	s.pump(ctx, t, w)
	return nil
}

func (s *Server) pump(ctx context.Context, t *stream, w *live.Watcher) {
	silence := time.NewTimer(s.Limits.Heartbeat)
	defer silence.Stop()
	known := s.Now()
	for {
		if s.Hall.Shared {
			if now := s.Now(); now.Sub(known) >= recheckSession {
				if known = now; s.ended(ctx, t.c, now) {
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
				err = t.send(ms)
				s.counts.messages.Add(float64(len(ms)))
			}
		}
		if err != nil { // the client will resume from here
			return
		}
	}
}

// recheckSession is how long a stream continues before it checks whether its session has ended at another server. If
// the session ends here, its streams end with it.
const recheckSession = time.Minute

// ended reports whether the call's session has ended.
func (s *Server) ended(ctx context.Context, c *call, now time.Time) bool {
	if c.Player.ID == "" {
		return false
	}
	_, _, err := s.key(ctx, c.key, now)
	return errors.Is(err, store.ErrNone)
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

// writeHeader writes the headers at once, as an acknowledgement.
func (t *stream) writeHeader() error {
	h := t.c.w.Header()
	h.Set("X-Accel-Buffering", "no") // proxies must not buffer
	h.Set("Content-Type", kindOf(t.lines))
	if !t.lines {
		t.buf.WriteString("retry: " + reconnect + "\n\n")
	}
	t.c.w.WriteHeader(http.StatusOK)
	return t.flush()
}

func (t *stream) send(ms []live.Message) error {
	for i := range ms {
		if t.lines {
			t.writeMessage(ms[i].Text)
			t.buf.WriteByte('\n')
			continue
		}
		t.buf.WriteString("id: ")
		t.buf.Write(strconv.AppendUint(t.buf.AvailableBuffer(), ms[i].Seq, 10))
		t.buf.WriteString("\ndata: ")
		t.writeMessage(ms[i].Text)
		t.buf.WriteString("\n\n")
	}
	return t.flush()
}

// writeMessage writes a message, or its difference from the one before.
func (t *stream) writeMessage(text []byte) {
	if t.before == nil {
		t.buf.Write(text)
	} else {
		t.buf.Write(wire.AppendChanges(t.buf.AvailableBuffer(), t.before, text))
	}
	if t.changes {
		t.before = text
	}
}

// writeTrouble sends the reason why the table cannot be stored, or that it can, if that has changed.
func (t *stream) writeTrouble(trouble error) error {
	reason := ""
	if trouble != nil {
		reason = t.c.Fault(trouble).Reason
	}
	if reason == t.wrong {
		return nil
	}
	t.wrong = reason
	text, err := json.Marshal(wire.Trouble{Trouble: reason})
	if err != nil {
		return err
	}
	if !t.lines {
		t.buf.WriteString("event: trouble\ndata: ")
		text = append(text, '\n')
	}
	t.buf.Write(append(text, '\n'))
	return t.flush()
}

// writeHeartbeat sends a sign of life.
func (t *stream) writeHeartbeat() error {
	if t.lines {
		t.buf.WriteByte('\n')
	} else {
		t.buf.WriteString(":\n\n")
	}
	return t.flush()
}

// flush sends the buffered messages. A client that does not read in time is cut off.
func (t *stream) flush() error {
	t.wrote = time.Now()
	if t.bound.Sub(t.wrote) < t.writes {
		t.bound = t.wrote.Add(t.writes + t.writes/2)
		_ = t.out.SetWriteDeadline(t.bound) // not supported, as in tests: no limit
	}
	_, err := t.c.w.Write(t.buf.Bytes())
	if t.buf.Reset(); t.buf.Cap() > 64<<10 {
		t.buf = bytes.Buffer{}
	}
	if err != nil {
		return err
	}
	return t.out.Flush()
}

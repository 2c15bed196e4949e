// Package client plays at a server over HTTP, as any program may: see
// docs/api.md. It repeats unanswered requests, and watches across broken
// connections without missing a message.
package client

import (
	"bufio"
	"bytes"
	"cmp"
	"context"
	"encoding/json"
	"errors"
	"fmt"
	"io"
	"math/rand/v2"
	"net/http"
	"net/url"
	"slices"
	"strings"
	"sync/atomic"
	"time"

	"ninetynine/internal/store/journal"
	"ninetynine/internal/table"
	"ninetynine/internal/wire"
)

// A Client is one player at a server. Its methods may be called from any
// number of goroutines once Guest has returned.
type Client struct {
	Servers []string // addresses such as http://127.0.0.1:9900; if one does not answer, the next is tried
	HTTP    *http.Client
	// OnRetry is called with the reason whenever a request, other than a command, has not
	// been answered and is about to be repeated; it may be nil.
	OnRetry func(error)

	Player string // id, once it is known
	token  string
	failed atomic.Uint64 // number of failed attempts
}

// InProcessSuffix is the suffix of hosts of servers in the same program, which errors do not name.
const InProcessSuffix = ".invalid"

// A ServerError is a refusal by the server: repeating the request helps only after something else has changed.
type ServerError struct {
	Status int // of HTTP
	wire.Fault
}

// Temporary reports whether the same request may succeed later: the server, or something in front of it,
// cannot answer now.
func (f *ServerError) Temporary() bool {
	switch f.Status {
	case http.StatusBadGateway, http.StatusServiceUnavailable, http.StatusGatewayTimeout, http.StatusTooManyRequests:
		return true
	}
	return false
}

// fromProxy reports whether the answer comes from something between client and server, such as the page of
// a train's network.
func (f *ServerError) fromProxy() bool { return f.Reason == "" }

// Error returns the server's message.
func (f *ServerError) Error() string { return fmt.Sprintf("%s (%d %s)", f.Text, f.Status, f.Reason) }

// Guest becomes a new player with the name.
func (c *Client) Guest(ctx context.Context, name string) error {
	var answer wire.Guest
	err := c.call(ctx, http.MethodPost, "/api/guest", wire.Entrance{Name: name, Token: true}, &answer)
	c.SetSession(answer.ID, answer.Token)
	return err
}

// Open opens a table.
func (c *Client) Open(ctx context.Context, o *wire.Opening) (wire.Seated, error) {
	var r wire.Seated
	err := c.call(ctx, http.MethodPost, "/api/tables", o, &r)
	return r, err
}

// Unfinished returns the player's tables whose match is not over, then those that wait for players, then
// the what-ifs, each with the latest first; only those of the variant if it is not "".
func (c *Client) Unfinished(ctx context.Context, variant string) (found []wire.Summary, err error) {
	var list wire.Tables
	if err := c.Get(ctx, "/api/tables?list=mine", &list); err != nil {
		return nil, err
	}
	rank := func(t *wire.Summary) int {
		return slices.Index([]bool{t.Status == journal.InPlay && t.From == nil, t.Status == journal.Gathering, t.Status == journal.InPlay}, true)
	}
	for _, t := range list.Tables {
		if rank(&t) >= 0 && (variant == "" || variant == t.Variant) {
			found = append(found, t)
		}
	}
	slices.SortStableFunc(found, func(a, b wire.Summary) int { return cmp.Compare(rank(&a), rank(&b)) })
	return found, nil
}

// Newcomer reports whether the player has never been at a table and has finished no match.
func (c *Client) Newcomer(ctx context.Context) (bool, error) {
	var list wire.Tables
	if err := c.Get(ctx, "/api/tables?list=mine", &list); err != nil || len(list.Tables) > 0 || c.Player == "" {
		return false, err
	}
	var p wire.Profile
	err := c.Get(ctx, "/api/players/"+c.Player, &p)
	return err == nil && len(p.Tallies) == 0, err
}

// Do sends a command and returns when the server has stored it. Until then it sends it again, however
// long that takes, unless the context ends. A command without "seen" may arrive very late, at another
// moment of the table.
func (c *Client) Do(ctx context.Context, id string, cmd *wire.Command) (wire.Reply, error) {
	return c.doReporting(ctx, id, cmd, nil)
}

// doReporting is [Client.Do] that reports after each attempt why there is no answer yet.
func (c *Client) doReporting(ctx context.Context, id string, cmd *wire.Command, told func(error)) (r wire.Reply, err error) {
	text, err := json.Marshal(cmd)
	if err != nil {
		return r, err
	}
	e := request{http.MethodPost, "/api/tables/" + id + "/commands", text, wire.JSON, &r, commandPatience, true}
	return r, c.sendUntilAnswered(ctx, &e, told)
}

// Post sends JSON, and reads a JSON answer.
func (c *Client) Post(ctx context.Context, path string, body, answer any) error {
	return c.call(ctx, http.MethodPost, path, body, answer)
}

// Get reads a JSON answer.
func (c *Client) Get(ctx context.Context, path string, answer any) error {
	return c.call(ctx, http.MethodGet, path, nil, answer)
}

// The pauses between attempts grow from the first to the longest.
const (
	firstPause   = 20 * time.Millisecond
	longestPause = 500 * time.Millisecond
)

// Send sends a record, and reads a JSON answer.
func (c *Client) Send(ctx context.Context, path string, record []byte, answer any) error {
	return c.call(ctx, http.MethodPost, path, record, answer)
}

// A request is a request to the server.
type request struct {
	method, path string
	body         []byte
	media        string // of the body
	answer       any    // receives the answer
	patience     time.Duration
	onlyServer   bool // only the server's answer counts
}

// The time limits of an answer: after a change of network it may never come.
const (
	commandPatience = 10 * time.Second
	patience        = time.Minute
)

// call repeats a request until there is an answer. The body is a record, as []byte, or is sent as JSON.
func (c *Client) call(ctx context.Context, method, path string, body, answer any) error {
	text, lines := body.([]byte)
	media := wire.JSON
	if lines {
		media = wire.NDJSON
	} else if body != nil {
		var err error
		if text, err = json.Marshal(body); err != nil {
			return err
		}
	}
	return c.sendUntilAnswered(ctx, &request{method, path, text, media, answer, patience, false}, c.OnRetry)
}

// sendUntilAnswered asks until there is an answer. It calls told, unless it is nil, with the reason why there
// is none yet.
func (c *Client) sendUntilAnswered(ctx context.Context, e *request, told func(error)) error {
	for pause := firstPause; ; pause = min(2*pause, longestPause) {
		again, err := c.attempt(ctx, e)
		if !again {
			return err
		}
		if told != nil {
			told(err)
		}
		if e := wait(ctx, pause); e != nil {
			return fmt.Errorf("%w: %w", stopped{e}, err)
		}
	}
}

// stopped is the end of a context as an error.
type stopped struct{ error }

// Error says it in words.
func (stopped) Error() string { return "stopped before an answer came" }

// Unwrap returns the context's error.
func (s stopped) Unwrap() error { return s.error }

func wait(ctx context.Context, pause time.Duration) error {
	t := time.NewTimer(pause/2 + rand.N(pause))
	defer t.Stop()
	select {
	case <-ctx.Done():
		return ctx.Err()
	case <-t.C:
		return nil
	}
}

// attempt sends a request once; again reports whether to repeat it.
func (c *Client) attempt(ctx context.Context, e *request) (again bool, err error) {
	within, done := context.WithTimeout(ctx, e.patience)
	defer done()
	resp, err := c.send(within, e.method, e.path, e.body, e.media, wire.JSON)
	if ctx.Err() != nil {
		return false, stopped{ctx.Err()}
	}
	if err != nil {
		return true, err
	}
	defer resp.Body.Close()
	text, err := io.ReadAll(io.LimitReader(resp.Body, 8<<20))
	if err != nil {
		c.failed.Add(1)
		return true, err
	}
	if resp.StatusCode >= 300 {
		f := serverError(resp.StatusCode, text)
		again = f.Temporary() || e.onlyServer && f.fromProxy()
		if again && f.Status != http.StatusTooManyRequests {
			c.failed.Add(1)
		}
		return again, f
	}
	if e.answer == nil {
		return false, nil
	}
	if raw, ok := e.answer.(*[]byte); ok {
		*raw = text
		return false, nil
	}
	err = json.Unmarshal(text, e.answer)
	return err != nil && e.onlyServer, err
}

func serverError(status int, text []byte) *ServerError {
	var answer wire.Failure
	if json.Unmarshal(text, &answer) != nil || answer.Error.Text == "" {
		answer.Error.Text = strings.TrimSpace(string(text))
	}
	return &ServerError{status, answer.Error}
}

func (c *Client) send(ctx context.Context, method, path string, body []byte, media, accept string) (*http.Response, error) {
	server := c.Servers[int(c.failed.Load()%uint64(len(c.Servers)))]
	req, err := http.NewRequestWithContext(ctx, method, server+path, bytes.NewReader(body))
	if err != nil {
		return nil, err
	}
	if body != nil {
		req.Header.Set("Content-Type", media)
	}
	req.Header.Set("Accept", accept)
	if c.token != "" {
		req.Header.Set("Authorization", "Bearer "+c.token)
	}
	resp, err := c.HTTP.Do(req)
	if err == nil {
		return resp, nil
	}
	c.failed.Add(1)
	if u := new(url.Error); errors.As(err, &u) {
		err = u.Err
	}
	if !strings.HasSuffix(req.Host, InProcessSuffix) {
		err = fmt.Errorf("%s does not answer: %w", server, err)
	}
	return nil, err
}

// ErrGap says that a message was missing or repeated, against the server's promise.
var ErrGap = errors.New("the numbers of a table's messages have a gap")

// ErrStop, returned by the receiver of messages, ends the watching.
var ErrStop = errors.New("enough")

// Watch calls take with every message of the table after number after (0: from the current state) and its
// size in bytes, across broken connections, until take fails or the context ends. [ErrStop] from take
// ends it without an error. holds, unless nil, is called with an error whenever the connection breaks, or
// with a [*ServerError] when the server cannot store the table's events; and with nil once that is over.
func (c *Client) Watch(ctx context.Context, id string, after uint64, take func(m *wire.Message, size int) error, holds func(error)) error {
	if holds == nil {
		holds = func(error) {}
	}
	pause := firstPause
	for {
		before := after
		err := c.stream(ctx, id, &after, take, holds)
		var f *ServerError
		var t *receiverError
		switch {
		case errors.As(err, &t):
			if errors.Is(t.error, ErrStop) {
				return nil
			}
			return t.error
		case ctx.Err() != nil:
			return ctx.Err()
		case errors.As(err, &f) && f.Status < 500 && !f.Temporary() && !f.fromProxy():
			return f
		}
		holds(errors.Join(errBroken, err))
		c.failed.Add(1)
		if pause = min(2*pause, longestPause); after > before {
			pause = firstPause
		}
		if err := wait(ctx, pause); err != nil {
			return err
		}
	}
}

// errBroken is the end of a stream.
var errBroken = errors.New("the connection to the table has broken")

// silence is how long a live stream may be silent: a server sends an empty line
// every 15 seconds.
const silence = 40 * time.Second

// receiverError is an error of the receiver of messages.
type receiverError struct{ error }

func (c *Client) stream(ctx context.Context, id string, after *uint64, take func(m *wire.Message, size int) error, holds func(error)) error {
	ctx, cut := context.WithCancel(ctx)
	defer cut()
	quiet := time.AfterFunc(silence, cut)
	defer quiet.Stop()
	resp, err := c.send(ctx, http.MethodGet, fmt.Sprintf("/api/tables/%s/events?changes=1&trouble=1&after=%d", id, *after), nil, "", wire.NDJSON)
	if err != nil {
		return err
	}
	defer resp.Body.Close()
	if resp.StatusCode != http.StatusOK {
		text, err := io.ReadAll(io.LimitReader(resp.Body, 64<<10))
		return errors.Join(serverError(resp.StatusCode, text), err)
	}
	if kind := resp.Header.Get("Content-Type"); kind != wire.NDJSON {
		return fmt.Errorf("%w: something else answers, with %.40q", errBroken, kind)
	}
	holds(nil)
	lines := bufio.NewScanner(resp.Body)
	lines.Buffer(make([]byte, 0, 4<<10), 1<<20)
	var text []byte // the last message, complete
	for lines.Scan() {
		quiet.Reset(silence)
		if len(lines.Bytes()) == 0 {
			continue // keeps the connection alive
		}
		if trouble, ok := readTrouble(lines.Bytes()); ok {
			holds(trouble)
			continue
		}
		m := new(wire.Message)
		if text, err = wire.Complete(text, bytes.Clone(lines.Bytes())); err == nil {
			err = json.Unmarshal(text, m)
		}
		if err != nil {
			return err // incomplete
		}
		if *after != 0 && m.Seq != *after+1 && m.Event.Do != table.Present {
			return &receiverError{fmt.Errorf("%w: %d after %d", ErrGap, m.Seq, *after)}
		}
		*after = m.Seq
		if err := take(m, len(lines.Bytes())); err != nil {
			return &receiverError{err}
		}
	}
	return lines.Err()
}

// readTrouble reads a line that is no message, but says whether the table's events can be stored; the
// error is nil if it can.
func readTrouble(line []byte) (trouble error, ok bool) {
	if !bytes.HasPrefix(line, []byte(`{"trouble":`)) {
		return nil, false
	}
	var t wire.Trouble
	if json.Unmarshal(line, &t) != nil {
		return nil, false
	}
	if t.Trouble == "" {
		return nil, true
	}
	return &ServerError{http.StatusServiceUnavailable, wire.Fault{Reason: t.Trouble, Text: "what happens at the table cannot be stored"}}, true
}

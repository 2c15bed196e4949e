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
	"slices"
	"strings"
	"sync/atomic"
	"time"

	"ninetynine/internal/table"
	"ninetynine/internal/wire"
)

// A Client is one player at a server. Its methods may be called from any
// number of goroutines once Guest has returned.
type Client struct {
	Servers []string // addresses, as http://127.0.0.1:9900; if one does not answer, the next is tried
	HTTP    *http.Client

	Player string // id, once there is one
	token  string
	failed atomic.Uint64 // attempts, so far
}

// A Fault is a refusal by the server: sending the same again will not help until
// something else has happened.
type Fault struct {
	Status int // of HTTP
	Reason string
	Text   string
}

// Error returns the server's message.
func (f *Fault) Error() string { return fmt.Sprintf("%s (%d %s)", f.Text, f.Status, f.Reason) }

// Guest becomes a new player with the name.
func (c *Client) Guest(ctx context.Context, name string) error {
	var answer wire.Guest
	err := c.call(ctx, http.MethodPost, "/api/guest", wire.Entrance{Name: name, Token: true}, &answer)
	c.As(answer.ID, answer.Token)
	return err
}

// Open opens a table.
func (c *Client) Open(ctx context.Context, o *wire.Opening) (wire.Seated, error) {
	var r wire.Seated
	err := c.call(ctx, http.MethodPost, "/api/tables", o, &r)
	return r, err
}

// Unfinished returns the player's tables whose match is not over, then those that wait
// for friends, then the what-ifs: each the latest first, and those of one variant if it
// is not "".
func (c *Client) Unfinished(ctx context.Context, variant string) (found []wire.Summary, err error) {
	var list wire.Tables
	if err := c.Get(ctx, "/api/tables?list=mine", &list); err != nil {
		return nil, err
	}
	rank := func(t *wire.Summary) int {
		return slices.Index([]bool{t.Status == table.InPlay && t.From == nil, t.Status == table.Gathering, t.Status == table.InPlay}, true)
	}
	for _, t := range list.Tables {
		if rank(&t) >= 0 && (variant == "" || variant == t.Variant) {
			found = append(found, t)
		}
	}
	slices.SortStableFunc(found, func(a, b wire.Summary) int { return cmp.Compare(rank(&a), rank(&b)) })
	return found, nil
}

// Do does a command, and returns when the server has stored it.
func (c *Client) Do(ctx context.Context, id string, cmd *wire.Command) (wire.Reply, error) {
	var r wire.Reply
	err := c.call(ctx, http.MethodPost, "/api/tables/"+id+"/commands", cmd, &r)
	return r, err
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

// call asks until there is an answer. The body is a record, as []byte, or is sent as
// JSON.
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
	for pause := firstPause; ; pause = min(2*pause, longestPause) {
		again, err := c.once(ctx, method, path, text, media, answer)
		if !again {
			return err
		}
		if e := wait(ctx, pause); e != nil {
			return errors.Join(e, err)
		}
	}
}

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

// once asks once; again reports whether to ask again.
func (c *Client) once(ctx context.Context, method, path string, body []byte, media string, answer any) (again bool, err error) {
	resp, err := c.send(ctx, method, path, body, media, wire.JSON)
	if err != nil {
		return ctx.Err() == nil, err
	}
	defer resp.Body.Close()
	text, err := io.ReadAll(io.LimitReader(resp.Body, 8<<20))
	if err != nil {
		c.failed.Add(1)
		return ctx.Err() == nil, err
	}
	switch resp.StatusCode {
	case http.StatusServiceUnavailable, http.StatusBadGateway:
		c.failed.Add(1)
		return true, fault(resp.StatusCode, text)
	case http.StatusTooManyRequests:
		return true, fault(resp.StatusCode, text)
	}
	if resp.StatusCode >= 300 {
		return false, fault(resp.StatusCode, text)
	}
	if answer == nil {
		return false, nil
	}
	if raw, ok := answer.(*[]byte); ok {
		*raw = text
		return false, nil
	}
	return false, json.Unmarshal(text, answer)
}

func fault(status int, text []byte) *Fault {
	var answer wire.Failure
	if json.Unmarshal(text, &answer) != nil || answer.Error.Text == "" {
		answer.Error.Text = strings.TrimSpace(string(text))
	}
	return &Fault{status, answer.Error.Reason, answer.Error.Text}
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
	if err != nil && ctx.Err() == nil {
		c.failed.Add(1)
	}
	return resp, err
}

// ErrGap says that a message was missing or came twice, which the server
// promises not to let happen.
var ErrGap = errors.New("the numbers of a table's messages have a gap")

// ErrStop, returned by the taker of messages, ends the watching.
var ErrStop = errors.New("enough")

// Watch calls take with every message of the table after number after (0: from
// the current state) and its size in bytes, across broken connections, until
// take fails or the context ends. [ErrStop] from take ends it without an error.
// holds, unless nil, is called with an error whenever the connection breaks, and
// with nil once it is restored.
func (c *Client) Watch(ctx context.Context, id string, after uint64, take func(m *wire.Message, size int) error, holds func(error)) error {
	if holds == nil {
		holds = func(error) {}
	}
	pause := firstPause
	for {
		before := after
		err := c.stream(ctx, id, &after, take, holds)
		var f *Fault
		var t *taken
		switch {
		case errors.As(err, &t):
			if errors.Is(t.error, ErrStop) {
				return nil
			}
			return t.error
		case ctx.Err() != nil:
			return ctx.Err()
		case errors.As(err, &f) && f.Status < 500 && f.Status != http.StatusTooManyRequests:
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

// errBroken says that a stream has ended.
var errBroken = errors.New("the connection to the table has broken")

// silence is how long a live stream may be silent: a server sends an empty line
// every 15 seconds.
const silence = 40 * time.Second

// taken is an error returned by the taker of messages.
type taken struct{ error }

func (c *Client) stream(ctx context.Context, id string, after *uint64, take func(m *wire.Message, size int) error, holds func(error)) error {
	ctx, cut := context.WithCancel(ctx)
	defer cut()
	quiet := time.AfterFunc(silence, cut)
	defer quiet.Stop()
	resp, err := c.send(ctx, http.MethodGet, fmt.Sprintf("/api/tables/%s/events?changes=1&after=%d", id, *after), nil, "", wire.NDJSON)
	if err != nil {
		return err
	}
	defer resp.Body.Close()
	if resp.StatusCode != http.StatusOK {
		text, err := io.ReadAll(io.LimitReader(resp.Body, 64<<10))
		return errors.Join(fault(resp.StatusCode, text), err)
	}
	holds(nil)
	lines := bufio.NewScanner(resp.Body)
	lines.Buffer(make([]byte, 0, 4<<10), 1<<20)
	var text []byte // of the last message, complete
	for lines.Scan() {
		quiet.Reset(silence)
		if len(lines.Bytes()) == 0 {
			continue // only to keep the connection
		}
		m := new(wire.Message)
		if text, err = wire.Complete(text, bytes.Clone(lines.Bytes())); err == nil {
			err = json.Unmarshal(text, m)
		}
		if err != nil {
			return err // torn off
		}
		if *after != 0 && m.Seq != *after+1 && m.Event.Do != table.Present {
			return &taken{fmt.Errorf("%w: %d after %d", ErrGap, m.Seq, *after)}
		}
		*after = m.Seq
		if err := take(m, len(lines.Bytes())); err != nil {
			return &taken{err}
		}
	}
	return lines.Err()
}

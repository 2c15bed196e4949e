package client

import (
	"cmp"
	"context"
	"crypto/rand"
	"errors"
	"fmt"
	"net/http/httptrace"
	"slices"
	"strconv"
	"sync"
	"sync/atomic"
	"time"

	"ninetynine/cards"
	"ninetynine/internal/table"
	"ninetynine/internal/wire"
)

// A Table is a player's connection to one table, for messages and commands. It adds the player's entropy
// to every shuffle: it commits to it with ready, and discloses it when the match begins. Any number of
// goroutines may use it.
type Table struct {
	client *Client
	id     string
	prefix string // of command ids
	count  atomic.Uint64

	mu       sync.Mutex
	stage    string                // the table's stage, as far as known
	drawn    map[string]cards.Seed // by its commitment
	waits    map[string]*waiting   // unanswered commands, by id
	onState  func(error)           // called with how the line stands; nil without a watcher
	wrong    error                 // of the watching, the last one
	reported string                // how the line stood when holds was called last
}

// A waiting command is sent repeatedly until it is answered or withdrawn.
type waiting struct {
	end   context.CancelCauseFunc
	ended chan struct{}
	sent  atomic.Bool // possibly on its way, or executed
	wrong error       // the last attempt's error
}

// ErrWithdrawn is the error of a command that [Table.Withdraw] has withdrawn.
var ErrWithdrawn = errors.New("the command was withdrawn")

// Table returns a connection to the table with the id.
func (c *Client) Table(id string) *Table {
	return &Table{client: c, id: id, prefix: rand.Text(), drawn: map[string]cards.Seed{}, waits: map[string]*waiting{}}
}

// Watch calls take with every message of the table in order, beginning with the current state; see
// [Client.Watch]. holds also reports unanswered commands.
func (t *Table) Watch(ctx context.Context, take func(*wire.Message) error, holds func(error)) error {
	t.mu.Lock()
	t.onState, t.reported = holds, ""
	t.mu.Unlock()
	return t.client.Watch(ctx, t.id, 0, func(m *wire.Message, _ int) error {
		t.shuffle(ctx, m)
		return take(m)
	}, func(err error) {
		t.updateState(func() {
			t.wrong = err
			for _, w := range t.waits {
				if err == nil { // until the next attempt fails
					w.wrong = nil
				}
			}
		})
	})
}

// Do sends a command and returns when the table has stored it. Until then it sends it again, however long
// that takes, unless the context ends or the command is withdrawn: then the error is [ErrWithdrawn]. A
// command without an id gets one.
func (t *Table) Do(ctx context.Context, c *wire.Command) (wire.Reply, error) {
	own := *c
	if own.ID == "" {
		own.ID = t.name()
	}
	if own.Do == table.Ready && own.Text == "" {
		own.Text = t.commit()
	}
	ctx, end := context.WithCancelCause(ctx)
	defer end(nil)
	w, began := &waiting{end: end, ended: make(chan struct{})}, time.Now()
	defer close(w.ended)
	ctx = httptrace.WithClientTrace(ctx, &httptrace.ClientTrace{GotConn: func(httptrace.GotConnInfo) { w.sent.Store(true) }})
	t.setWaiting(own.ID, w)
	defer t.setWaiting(own.ID, nil)
	unsure := false // whether an earlier attempt was executed
	r, err := t.client.doReporting(ctx, t.id, &own, func(err error) {
		var f *ServerError
		if unkept := errors.As(err, &f) && (f.Reason == "full" || f.Reason == "unsaved"); unkept && !unsure {
			w.sent.Store(false)
		}
		unsure = w.sent.Load()
		if errors.As(err, &f) && !f.fromProxy() && f.Reason != busy || time.Since(began) > reportAfter {
			t.updateState(func() { w.wrong = err })
		}
	})
	if f, ok := errors.AsType[*ServerError](err); ok && f.Reason == "withdrawn" || err != nil && errors.Is(context.Cause(ctx), ErrWithdrawn) {
		err = ErrWithdrawn
	}
	return r, err
}

// A command that has no answer after so long is reported: many have one a moment later,
// above all from a server that is busy.
const (
	reportAfter = time.Second
	busy        = "busy"
)

// Withdraw withdraws a command whose answer is awaited: it is not sent again, and if it is still on its
// way, the table will refuse it. It returns once the table has confirmed that, with the command's entry
// if it was executed before, else 0.
func (t *Table) Withdraw(ctx context.Context, c *wire.Command) (done uint64, err error) {
	t.mu.Lock()
	w := t.waits[c.ID]
	t.mu.Unlock()
	if w != nil {
		w.end(ErrWithdrawn)
		if <-w.ended; !w.sent.Load() {
			return 0, nil
		}
	}
	r, err := t.Do(ctx, &wire.Command{Do: table.Withdraw, Of: c.ID, Seen: c.Seen})
	if r.Late {
		done = r.Seq
	}
	return done, err
}

// setWaiting notes an unanswered command; nil: it is answered.
func (t *Table) setWaiting(id string, w *waiting) {
	t.updateState(func() {
		if t.waits[id] = w; w == nil {
			delete(t.waits, id)
		}
	})
}

// updateState makes a change, and reports the state of the connection if that has changed.
func (t *Table) updateState(change func()) {
	t.mu.Lock()
	defer t.mu.Unlock()
	change()
	wrong := t.wrong
	for _, w := range t.waits {
		wrong = cmp.Or(wrong, w.wrong)
	}
	if now := ConnectionState(wrong); t.onState != nil && now != t.reported {
		t.reported = now
		t.onState(wrong)
	}
}

// The states of a connection: well, broken, or the reason of a [ServerError].
const (
	Connected    = "holds"
	Disconnected = "lost"
)

// ConnectionState returns how a line stands after the error: [Connected] if it is nil,
// [Disconnected] if the server does not answer, or the reason for which it keeps nothing.
func ConnectionState(err error) string {
	var f *ServerError
	switch {
	case err == nil:
		return Connected
	case errors.As(err, &f) && !f.fromProxy():
		return f.Reason
	}
	return Disconnected
}

// Hint returns the strongest player's advice in the player's place.
func (t *Table) Hint(ctx context.Context) (*wire.Advice, error) {
	var answer wire.Hint
	err := t.client.Post(ctx, "/api/tables/"+t.id+"/hint", wire.Asking{ID: t.name()}, &answer)
	return answer.Advice, err
}

// Claimable reports whether the player may end the deal with a claim.
func (t *Table) Claimable(ctx context.Context) (bool, error) {
	var answer wire.Settled
	err := t.client.Get(ctx, "/api/tables/"+t.id+"/claim", &answer)
	return answer.Settled, err
}

// Scores returns the scores of the deals of the match in progress, or of the
// last one.
func (t *Table) Scores(ctx context.Context) ([]wire.Score, error) {
	var answer wire.Scores
	err := t.client.Get(ctx, "/api/tables/"+t.id+"/scores", &answer)
	return answer.Scores, err
}

// Report returns the report of a finished deal of a match, counted from 0, as far as it is complete: ask
// again until it is.
func (t *Table) Report(ctx context.Context, match, deal int) (*wire.Report, error) {
	answer := new(wire.Report)
	err := t.client.Get(ctx, fmt.Sprintf("/api/tables/%s/matches/%d/report?deal=%d", t.id, match, deal), answer)
	return answer, err
}

// Ties returns the players whom the player follows, mutes or blocks, and those whom the player has met.
func (t *Table) Ties(ctx context.Context) ([]wire.Tied, error) {
	var answer wire.Ties
	err := t.client.Get(ctx, "/api/me/ties", &answer)
	return answer.Players, err
}

// Levels returns the levels of bots for chairs, the weakest first.
func (t *Table) Levels(ctx context.Context) ([]string, error) {
	var answer wire.Levels
	err := t.client.Get(ctx, "/api/levels", &answer)
	var names []string
	for _, l := range answer.Levels {
		names = append(names, l.Name)
	}
	return names, err
}

// Ratings returns the ratings of players in a class, by their ids. A player who has none, or hides it, is left out.
func (t *Table) Ratings(ctx context.Context, class string, players []string) (map[string]wire.Rating, error) {
	all := map[string]wire.Rating{}
	for _, id := range players {
		var p wire.Profile
		if err := t.client.Get(ctx, "/api/players/"+id, &p); err != nil {
			return nil, err
		}
		if at := slices.IndexFunc(p.Ratings, func(r wire.Rating) bool { return r.Class == class }); at >= 0 {
			all[id] = p.Ratings[at]
		}
	}
	return all, nil
}

// name returns a new id for a command.
func (t *Table) name() string { return t.prefix + "-" + strconv.FormatUint(t.count.Add(1), 10) }

// commit draws entropy for the next match and returns the commitment to it; ""
// during a match.
func (t *Table) commit() string {
	t.mu.Lock()
	defer t.mu.Unlock()
	if t.stage != "" && t.stage != wire.Waiting {
		return ""
	}
	var own cards.Seed
	rand.Read(own[:]) // never fails: see crypto/rand
	commit := cards.CommitEntropy(own).String()
	t.drawn[commit] = own
	return commit
}

// shuffle handles the player's entropy at each message. It discloses it once the match has begun. A
// commitment by an earlier run of the program is withdrawn while possible, since its entropy is lost.
func (t *Table) shuffle(ctx context.Context, m *wire.Message) {
	t.mu.Lock()
	defer t.mu.Unlock()
	t.stage = m.Table.Stage
	if m.Seat == nil || *m.Seat >= len(m.Table.Chairs) {
		return
	}
	chair := &m.Table.Chairs[*m.Seat]
	own, known := t.drawn[chair.Commit]
	switch {
	case chair.Commit == "":
	case t.stage == wire.Mixing && known:
		delete(t.drawn, chair.Commit)
		go t.Do(ctx, &wire.Command{Do: table.Entropy, Text: own.String()})
	case t.stage == wire.Waiting && chair.Ready && !known && m.Event.Do == table.Present:
		go func() {
			if _, err := t.Do(ctx, &wire.Command{Do: table.Unready}); err == nil {
				t.Do(ctx, &wire.Command{Do: table.Ready})
			}
		}()
	}
}

package sqlstore

import (
	"context"
	"crypto/rand"
	"encoding/json"
	"errors"
	"maps"
	"slices"
	"sync"
	"sync/atomic"
	"time"

	"github.com/jackc/pgx/v5"
	"github.com/jackc/pgx/v5/pgxpool"

	"ninetynine/internal/store"
)

const (
	// channel is where processes announce their entries.
	channel = "ninetynine"
	// notifyEvery is how long appends are collected. Sending takes a lock of the whole server, so it must not
	// happen with each.
	notifyEvery = 5 * time.Millisecond
	// notifyBytes is less than the greatest size of a message, which is 8000.
	notifyBytes = 7000
	// pauseFirst and pauseMost are the pauses before a connection is tried again: twice as long each time.
	pauseFirst, pauseMost = 50 * time.Millisecond, 5 * time.Second
	// listenCheck is how often a silent connection is checked.
	listenCheck = 20 * time.Second
)

// message has its sender, and the tables with their newest entry.
type message struct {
	By    string            `json:"by"`
	Moved map[string]uint64 `json:"moved"`
}

// notifier announces this process's entries to other processes.
type notifier struct {
	pool       *pgxpool.Pool
	id         string // of this process, so that it ignores its own messages
	reconnects atomic.Uint64

	mu     sync.Mutex
	moved  map[string]uint64 // not yet sent
	wake   chan struct{}     // there is something to send
	ending chan struct{}
	ended  chan struct{}
}

func newNotifier(pool *pgxpool.Pool) *notifier {
	return &notifier{pool: pool, id: rand.Text(), moved: map[string]uint64{},
		wake: make(chan struct{}, 1), ending: make(chan struct{}), ended: make(chan struct{})}
}

func (t *notifier) record(tbl string, seq uint64) {
	t.mu.Lock()
	t.moved[tbl] = max(t.moved[tbl], seq)
	t.mu.Unlock()
	select {
	case t.wake <- struct{}{}:
	default:
	}
}

// run sends the recorded entries, until close, and repeats failed attempts.
func (t *notifier) run() {
	defer close(t.ended)
	pause := pauseFirst
	for {
		select {
		case <-t.wake:
		case <-t.ending:
			_ = t.flush() // a process that misses it finds the entries when it next looks at the table
			return
		}
		wait := notifyEvery
		if t.flush() == nil {
			pause = pauseFirst
		} else {
			wait, pause = pause, min(2*pause, pauseMost)
		}
		select {
		case <-time.After(wait):
		case <-t.ending:
		}
	}
}

func (t *notifier) close() {
	close(t.ending)
	<-t.ended
}

// flush sends the recorded entries. If it fails, all of them remain recorded.
func (t *notifier) flush() error {
	t.mu.Lock()
	moved := t.moved
	t.moved = map[string]uint64{}
	t.mu.Unlock()
	if len(moved) == 0 {
		return nil
	}
	ctx, cancel := context.WithTimeout(context.Background(), pauseMost)
	defer cancel()
	var batch pgx.Batch
	for _, m := range t.messages(moved) {
		batch.Queue(`SELECT pg_notify($1, $2)`, channel, m)
	}
	err := t.pool.SendBatch(ctx, &batch).Close()
	if err != nil {
		for tbl, seq := range moved {
			t.record(tbl, seq)
		}
	}
	return err
}

// messages returns as many messages as the moved tables need.
func (t *notifier) messages(moved map[string]uint64) []string {
	var all []string
	size, part := 0, message{By: t.id, Moved: map[string]uint64{}}
	emit := func() {
		if b, err := json.Marshal(part); err == nil && size > 0 {
			all = append(all, string(b))
		}
		size, part.Moved = 0, map[string]uint64{}
	}
	for _, tbl := range slices.Sorted(maps.Keys(moved)) {
		key, _ := json.Marshal(tbl)
		n := len(key) + len(`:18446744073709551615,`)
		if size+n > notifyBytes {
			emit()
		}
		size += n
		part.Moved[tbl] = moved[tbl]
	}
	emit()
	return all
}

// listen calls tell for entries appended by other processes. It uses a separate connection, and reconnects
// when it breaks.
func (g *postgresEngine) listen(ctx context.Context, tell func(store.News)) error {
	pause := pauseFirst
	for first := true; ; first = false {
		if !first {
			g.news.reconnects.Add(1)
		}
		if heard := g.hear(ctx, tell); heard {
			pause = pauseFirst
		}
		select {
		case <-ctx.Done():
			return nil
		case <-time.After(pause):
			pause = min(2*pause, pauseMost)
		}
	}
}

// hear listens until the connection breaks or ctx ends. It reports whether there was a connection at all.
func (g *postgresEngine) hear(ctx context.Context, tell func(store.News)) bool {
	conn, err := pgx.ConnectConfig(ctx, g.pool.Config().ConnConfig)
	if err != nil {
		return false
	}
	defer func() {
		ctx, cancel := context.WithTimeout(context.WithoutCancel(ctx), time.Second)
		defer cancel()
		_ = conn.Close(ctx)
	}()
	if _, err := conn.Exec(ctx, "LISTEN "+channel); err != nil {
		return false
	}
	// Earlier messages were missed.
	tell(store.News{})
	for {
		check, cancel := context.WithTimeout(ctx, listenCheck)
		n, err := conn.WaitForNotification(check)
		cancel()
		switch {
		case err == nil:
			g.understand(n.Payload, tell)
		case ctx.Err() != nil || !errors.Is(err, context.DeadlineExceeded):
			return true
		default:
			check, cancel := context.WithTimeout(ctx, pauseMost)
			err := conn.Ping(check)
			cancel()
			if err != nil {
				return true
			}
		}
	}
}

// understand reports a message's content, unless it is from this process.
func (g *postgresEngine) understand(payload string, tell func(store.News)) {
	var m message
	if err := json.Unmarshal([]byte(payload), &m); err != nil {
		tell(store.News{}) // a foreign message: anything may have changed
		return
	}
	if m.By == g.news.id {
		return
	}
	for _, tbl := range slices.Sorted(maps.Keys(m.Moved)) {
		tell(store.News{Table: tbl, Seq: m.Moved[tbl]})
	}
}

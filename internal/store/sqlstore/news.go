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
	// channel is where processes tell each other what they have appended.
	channel = "ninetynine"
	// tellEvery is how long appends are collected. Sending takes a lock that
	// the whole server has but one of, so it must not happen with each.
	tellEvery = 5 * time.Millisecond
	// tellBytes is less than what fits into one message, which is 8000.
	tellBytes = 7000
	// pauseFirst and pauseMost are how long is waited before a connection is
	// tried again: twice as long each time.
	pauseFirst, pauseMost = 50 * time.Millisecond, 5 * time.Second
	// listenCheck is how often a silent connection is asked whether it lives.
	listenCheck = 20 * time.Second
)

// message is what is sent: who sends, and the tables with their newest entry.
type message struct {
	By    string            `json:"by"`
	Moved map[string]uint64 `json:"moved"`
}

// teller tells other processes what this one has appended.
type teller struct {
	pool       *pgxpool.Pool
	id         string // of this process, so that it does not listen to itself
	reconnects atomic.Uint64

	mu     sync.Mutex
	moved  map[string]uint64 // not yet sent
	wake   chan struct{}     // something is there to send
	ending chan struct{}
	ended  chan struct{}
}

func newTeller(pool *pgxpool.Pool) *teller {
	return &teller{pool: pool, id: rand.Text(), moved: map[string]uint64{},
		wake: make(chan struct{}, 1), ending: make(chan struct{}), ended: make(chan struct{})}
}

// told records an entry to announce.
func (t *teller) told(tbl string, seq uint64) {
	t.mu.Lock()
	t.moved[tbl] = max(t.moved[tbl], seq)
	t.mu.Unlock()
	select {
	case t.wake <- struct{}{}:
	default:
	}
}

// run sends what is recorded, until close, and retries what cannot be sent.
func (t *teller) run() {
	defer close(t.ended)
	pause := pauseFirst
	for {
		select {
		case <-t.wake:
		case <-t.ending:
			_ = t.flush() // the last word; who misses it looks after the table in time
			return
		}
		wait := tellEvery
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

func (t *teller) close() {
	close(t.ending)
	<-t.ended
}

// flush sends what is recorded. If it fails, all of it remains recorded.
func (t *teller) flush() error {
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
			t.told(tbl, seq)
		}
	}
	return err
}

// messages returns as many messages as it takes to say what has moved.
func (t *teller) messages(moved map[string]uint64) []string {
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
		if size+n > tellBytes {
			emit()
		}
		size += n
		part.Moved[tbl] = moved[tbl]
	}
	emit()
	return all
}

// listen calls tell for entries appended by other processes. It has a connection
// of its own, and reconnects when it breaks.
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

// hear listens until the connection breaks or ctx ends. It reports whether
// there was a connection at all.
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
	// What came before the ear was there is not heard.
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

// understand reports what a message says, unless it is from this process.
func (g *postgresEngine) understand(payload string, tell func(store.News)) {
	var m message
	if err := json.Unmarshal([]byte(payload), &m); err != nil {
		tell(store.News{}) // somebody else's words; whatever they were about
		return
	}
	if m.By == g.news.id {
		return
	}
	for _, tbl := range slices.Sorted(maps.Keys(m.Moved)) {
		tell(store.News{Table: tbl, Seq: m.Moved[tbl]})
	}
}

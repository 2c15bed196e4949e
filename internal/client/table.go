package client

import (
	"context"
	"crypto/rand"
	"fmt"
	"strconv"
	"sync"
	"sync/atomic"

	"ninetynine/cards"
	"ninetynine/internal/table"
	"ninetynine/internal/wire"
)

// A Table is a player's line to one table: messages come out, commands go in.
// It adds the player's entropy to every shuffle: it commits to it with ready,
// and discloses it when the match has begun. Any number of goroutines may use
// it.
type Table struct {
	client *Client
	id     string
	prefix string // of the ids of commands
	count  atomic.Uint64

	mu    sync.Mutex
	stage string                // of the table, as far as it is known
	drawn map[string]cards.Seed // entropy by the commitment to it
}

// Table returns a line to the table with the id.
func (c *Client) Table(id string) *Table {
	return &Table{client: c, id: id, prefix: rand.Text(), drawn: map[string]cards.Seed{}}
}

// Watch calls take with every message of the table in order, beginning with the
// current state; see [Client.Watch].
func (t *Table) Watch(ctx context.Context, take func(*wire.Message) error, holds func(error)) error {
	return t.client.Watch(ctx, t.id, 0, func(m *wire.Message, _ int) error {
		t.shuffle(ctx, m)
		return take(m)
	}, holds)
}

// Do does a command, and returns when the table has stored it. A command without
// an id gets one.
func (t *Table) Do(ctx context.Context, c *wire.Command) (wire.Reply, error) {
	own := *c
	if own.ID == "" {
		own.ID = t.name()
	}
	if own.Do == table.Ready && own.Text == "" {
		own.Text = t.commit()
	}
	return t.client.Do(ctx, t.id, &own)
}

// Hint returns what the strongest player would do in the player's place.
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

// Report returns what came of a finished deal of a match, counted from 0, as far as
// that is known by now: ask again while it is not complete.
func (t *Table) Report(ctx context.Context, match, deal int) (*wire.Report, error) {
	answer := new(wire.Report)
	err := t.client.Get(ctx, fmt.Sprintf("/api/tables/%s/matches/%d/report?deal=%d", t.id, match, deal), answer)
	return answer, err
}

// Levels returns which bots may be given chairs, the weakest first.
func (t *Table) Levels(ctx context.Context) ([]string, error) {
	var answer wire.Levels
	err := t.client.Get(ctx, "/api/levels", &answer)
	var names []string
	for _, l := range answer.Levels {
		names = append(names, l.Name)
	}
	return names, err
}

// name returns an id that no other command has.
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

// shuffle handles the player's entropy when a message comes. It discloses it once
// the match has begun. A commitment by an earlier run of the program is withdrawn
// while possible, since its entropy is lost.
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

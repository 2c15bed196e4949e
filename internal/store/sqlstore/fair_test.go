package sqlstore_test

import (
	"context"
	"errors"
	"fmt"
	"sync"
	"sync/atomic"
	"testing"
	"time"

	"ninetynine/cards"
	"ninetynine/internal/doors/room"
	"ninetynine/internal/store"
	"ninetynine/internal/store/journal"
	"ninetynine/internal/store/sqlstore"
	"ninetynine/internal/table"
	"ninetynine/internal/table/hall"
	"ninetynine/internal/test/must"
	"ninetynine/internal/test/storesuite"
)

// A tried is a store that counts how often in a row an entry came too late.
type tried struct {
	*sqlstore.DB
	row, most, reads atomic.Int64
}

func (c *tried) Append(ctx context.Context, tbl string, e *journal.Entry, p *journal.Projection) error {
	err := c.DB.Append(ctx, tbl, e, p)
	if errors.Is(err, store.ErrStale) {
		c.most.Store(max(c.most.Load(), c.row.Add(1)))
	} else {
		c.row.Store(0)
	}
	return err
}

func (c *tried) Read(ctx context.Context, tbl string, after uint64) ([]journal.Entry, error) {
	all, err := c.DB.Read(ctx, tbl, after)
	c.reads.Add(int64(len(all)))
	return all, err
}

// TestRivals: two halls write to one table as fast as they can. Neither keeps the other from writing: an
// entry that came too late once is in time when it is tried again.
func TestRivals(t *testing.T) {
	const writers, each = 4, 100
	address := storesuite.Postgres(t)
	var logs [2]*tried
	var halls [2]*hall.Hall
	for i := range halls {
		logs[i] = &tried{DB: openPostgres(t, address).DB}
		halls[i] = hall.New(hall.Options{Log: logs[i], Judge: room.Judge{}, Draw: func() cards.Seed { return cards.Seed{} }, Shared: true})
	}
	now := time.Now().UnixMilli()
	must.Get(halls[0].Open(t.Context(), now, "t", "ann", table.Opened{Settings: table.Settings{Variant: "standard", Public: true}}))(t)
	must.Get(halls[0].Do(t.Context(), now, "t", &table.Command{Do: table.Sit, Player: "ann", Name: "Ann", ID: "sit", Seat: -1, Hand: -1}))(t)
	var wg sync.WaitGroup
	for i, h := range halls {
		for w := range writers {
			wg.Go(func() {
				for n := range each {
					c := &table.Command{Do: table.Chat, Player: "ann", Name: "Ann", ID: fmt.Sprint(i, w, n), Text: "hello", Seat: -1, Hand: -1}
					if _, err := h.Do(t.Context(), now, "t", c); err != nil {
						t.Error(err)
					}
				}
			})
		}
	}
	wg.Wait()
	for i, l := range logs {
		t.Logf("hall %d: %d attempts at most, %d entries read, %+v", i, 1+l.most.Load(), l.reads.Load(), halls[i].Counts())
		if l.most.Load() > 1 {
			t.Errorf("an entry of hall %d came too late %d times in a row", i, l.most.Load())
		}
	}
}

// TestHeld: while a process holds a table, no other can write to it; if the process hangs, another can
// after a while, and its own entry comes too late.
func TestHeld(t *testing.T) {
	address := storesuite.Postgres(t)
	one, other := openPostgres(t, address), openPostgres(t, address)
	at := journal.Summary{ID: "t"}
	put := func(ctx context.Context, d *postgres) error {
		e, p := storesuite.Next(at, 1, "x")
		err := d.Append(ctx, "t", e, p)
		if err == nil {
			at = p.Summary
		}
		return err
	}
	must.Do(t, put(t.Context(), one))
	held, release, err := one.Lock(t.Context(), "t")
	must.Do(t, err)
	must.Do(t, errors.Join(put(held, one), put(t.Context(), other), put(held, one)), "the first entry gives the table up, and the next is like any other")
	release()
	held, release = must.Get2(one.Lock(t.Context(), "t"))(t)
	before := at
	must.Do(t, put(t.Context(), other), "after a while the table is given up")
	after := at
	at = before
	if err := put(held, one); err == nil {
		t.Error("two entries have one number")
	}
	release()
	at = after
	must.Do(t, put(t.Context(), one))
}

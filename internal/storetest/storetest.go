// Package storetest tests whatever keeps what a server keeps: one suite for
// memory, SQLite and PostgreSQL, and a throw-away PostgreSQL server to run it
// against.
package storetest

import (
	"context"
	"encoding/json"
	"testing"
	"time"

	"ninetynine/internal/archive"
	"ninetynine/internal/hall"
	"ninetynine/internal/httpd"
	"ninetynine/internal/store"
	"ninetynine/internal/table"
)

// Store is all that a store can do: what its users ask for, and what only the
// tests want to know. What each method means is said at store.Memory and
// sqlstore.DB.
type Store interface {
	hall.Log
	httpd.Store
	archive.Keeper
	archive.Target

	Summary(ctx context.Context, tbl string) (table.Summary, error)
	Result(ctx context.Context, tbl string, match int) (table.Result, error)
	Row(ctx context.Context, projection, list, key string) (table.Row, error)
	Ranked(ctx context.Context, projection, list string, limit int) ([]table.Row, error)
	Purge(ctx context.Context, before time.Time) (sessions, players int, err error)
	Close() error
}

// A Reopener is a store whose data outlive it: Reopen closes it, and opens
// the same data again.
type Reopener interface {
	Reopen(t *testing.T) Store
}

// A Sharer is a store whose data several processes may use at once: Another
// opens the same data once more, and Listen hears of what it appends.
type Sharer interface {
	Another(t *testing.T) Store
	Listen(ctx context.Context, tell func(store.News)) error
}

// Next makes the entry that comes after what a summary says of a table, and
// the projection to go with it, which the test may change as it likes. The
// first entry comes after a summary with nothing but the id.
func Next(s table.Summary, at int64, body any) (*table.Entry, *table.Projection) {
	b, err := json.Marshal(body)
	if err != nil {
		panic(err) // a mistake in the test
	}
	e := &table.Entry{Seq: s.Seq + 1, At: at, Body: b}
	e.Hash = table.Link(s.Head, e)
	if s.Seq == 0 {
		s.Created, s.Status = at, table.Gathering
	}
	s.Seq, s.Head, s.Moved = e.Seq, e.Hash, at
	return e, &table.Projection{Summary: s, Reseated: true}
}

// Run runs the suite. open opens an empty store, and closes it when the test
// is over; the suite may have closed it before.
func Run(t *testing.T, open func(t *testing.T) Store) {
	for _, c := range []struct {
		name string
		test func(t *testing.T, s Store)
	}{
		{"Log", testLog},
		{"Refusals", testRefusals},
		{"Lists", testLists},
		{"Due", testDue},
		{"History", testHistory},
		{"People", testPeople},
		{"Purge", testPurge},
		{"Project", testProject},
		{"Import", testImport},
		{"Rows", testRows},
		{"Fold", testFold},
		{"Race", testRace},
		{"Together", testTogether},
		{"Cancelled", testCancelled},
		{"Closed", testClosed},
		{"Listen", testListen},
		{"Reopen", testReopen},
	} {
		t.Run(c.name, func(t *testing.T) { c.test(t, open(t)) })
	}
	if _, itself := open(t).(*store.Memory); !itself {
		t.Run("Model", func(t *testing.T) { testModel(t, open) })
	}
}

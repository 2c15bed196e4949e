// Package storetest tests whatever keeps what a server keeps: one suite for
// memory, SQLite and PostgreSQL, and a throw-away PostgreSQL server to run it
// against.
package storetest

import (
	"context"
	"encoding/json"
	"testing"
	"time"

	"ninetynine/internal/store"
	"ninetynine/internal/table"
)

// Store is all that a store can do. Who uses one asks for the part that it
// needs, in an interface of its own; what each method means is said at
// store.Memory and sqlstore.DB.
type Store interface {
	Append(ctx context.Context, tbl string, e *table.Entry, p *table.Projection) error
	Read(ctx context.Context, tbl string, after uint64) ([]table.Entry, error)
	Summary(ctx context.Context, tbl string) (table.Summary, error)
	Heads(ctx context.Context, ids []string) (map[string]uint64, error)
	Open(ctx context.Context, limit int) ([]table.Summary, error)
	Playing(ctx context.Context, limit int) ([]table.Summary, error)
	Seated(ctx context.Context, player string, limit int) ([]table.Summary, error)
	Due(ctx context.Context, at int64, limit int) ([]string, error)
	Results(ctx context.Context, player, variant string, before store.Cursor, limit int) ([]table.Result, error)
	Result(ctx context.Context, tbl string, match int) (table.Result, error)
	Tallies(ctx context.Context, player string) ([]store.Tally, error)
	AddPlayer(ctx context.Context, p store.Player) error
	Player(ctx context.Context, id string) (store.Player, error)
	Rename(ctx context.Context, id, name string) error
	AddSession(ctx context.Context, s store.Session) error
	Session(ctx context.Context, k store.Key) (store.Session, store.Player, error)
	Touch(ctx context.Context, k store.Key, day time.Time) error
	EndSession(ctx context.Context, k store.Key) error
	Purge(ctx context.Context, before time.Time) (sessions, players int, err error)
	Tables(ctx context.Context, after string, limit int) ([]string, error)
	Players(ctx context.Context, after string, limit int) ([]store.Player, error)
	Project(ctx context.Context, tbl string, s table.Summary, results []table.Result) error
	Import(ctx context.Context, tbl string, entries []table.Entry, s table.Summary, results []table.Result) error
	Listen(ctx context.Context, tell func(store.News)) error
	Backup(ctx context.Context, file string) error
	Ping(ctx context.Context) error
	Stats() store.Stats
	Close() error
}

// A Reopener is a store whose data outlive it: Reopen closes it, and opens
// the same data again.
type Reopener interface {
	Reopen(t *testing.T) Store
}

// A Sharer is a store whose data several processes may use at once: Another
// opens the same data once more.
type Sharer interface {
	Another(t *testing.T) Store
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
	return e, &table.Projection{Summary: s}
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
		{"Race", testRace},
		{"Together", testTogether},
		{"Cancelled", testCancelled},
		{"Closed", testClosed},
		{"Listen", testListen},
		{"Reopen", testReopen},
		{"Backup", testBackup},
	} {
		t.Run(c.name, func(t *testing.T) { c.test(t, open(t)) })
	}
	t.Run("Model", func(t *testing.T) { testModel(t, open) })
}

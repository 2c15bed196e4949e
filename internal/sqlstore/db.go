// Package sqlstore keeps what a server keeps in a database: SQLite in a
// folder for one process, or PostgreSQL for as many as wanted. Both have one
// schema and, but for appending, one code.
package sqlstore

import (
	"context"
	"database/sql"
	"errors"
	"fmt"
	"sync/atomic"
	"time"

	"ninetynine/internal/store"
	"ninetynine/internal/table"
)

// A DB is a database that was opened by [OpenSQLite] or [OpenPostgres]. It
// is safe for use by several goroutines.
type DB struct {
	read      *sql.DB
	engine    engine
	schema    schema
	newer     atomic.Pointer[error] // why nothing may be written any more; nil if all is well
	appends   atomic.Uint64
	conflicts atomic.Uint64
	closed    atomic.Bool
}

// An engine is what the databases do differently.
type engine interface {
	// append runs what keeps an entry, in one transaction: [store.ErrStale] if
	// the first statement changes nothing.
	append(ctx context.Context, all []statement) error
	// told notes that an entry is kept, for other processes to hear of.
	told(tbl string, seq uint64)
	// write runs do in a transaction, which is kept unless do fails. do may be
	// run more than once. If it returns one of the errors of package store, it
	// has written nothing.
	write(ctx context.Context, do func(ctx context.Context, tx transaction) error) error
	// bound bounds how long a question may take that ctx does not bound, if it
	// depends on others when it is answered.
	bound(ctx context.Context) (context.Context, context.CancelFunc)
	// explain says in plain words what went wrong, and where.
	explain(err error) error
	// heads is the query for the newest entries of tables, and its argument.
	heads(ids []string) (query string, arg any, err error)
	clock(ctx context.Context) (time.Time, error)
	// failure waits until nothing can be written any more, and says why; nil
	// if ctx ends before.
	failure(ctx context.Context) error
	// forUpdate is what a SELECT within write ends with to keep others from
	// changing the row.
	forUpdate() string
	// forShare is the same to keep them from changing it, not from reading it.
	forShare() string
	listen(ctx context.Context, tell func(store.News)) error
	backup(ctx context.Context, file string) error
	// serves tells others on this machine where the process serves.
	serves(url string) error
	// ping says whether entries can be appended, as far as can be told.
	ping(ctx context.Context) error
	stats(s *store.Stats)
	close() error
}

// Tables returns the ids of tables after one, in the order of their bytes:
// those that have a log, whether or not anything was made of it.
func (d *DB) Tables(ctx context.Context, after string, limit int) ([]string, error) {
	return d.strings(ctx, `SELECT tbl FROM events WHERE seq = 1 AND tbl > $1 ORDER BY tbl LIMIT $2`, after, max(0, limit))
}

func (d *DB) strings(ctx context.Context, query string, args ...any) ([]string, error) {
	return collect(ctx, d, func(r *sql.Rows, s *string) error { return r.Scan(s) }, query, args...)
}

// Listen calls tell for entries that other processes have appended, until
// ctx ends, and then returns nil. A News without a table says that some may
// have been missed: look after all of them. On SQLite nothing ever comes, for
// one process alone has the folder.
func (d *DB) Listen(ctx context.Context, tell func(store.News)) error {
	return d.engine.listen(ctx, tell)
}

// Backup copies everything into a new file while the server goes on, and
// checks the copy. It refuses to overwrite a file. A PostgreSQL server has a
// program of its own for this, which the error names.
func (d *DB) Backup(ctx context.Context, file string) error { return d.engine.backup(ctx, file) }

// Serves tells whoever wants the folder of a SQLite database at what URL this
// process serves on this machine: see [folder.InUse]. Of a PostgreSQL database
// there is nothing to tell, as many processes may have it.
func (d *DB) Serves(url string) error { return d.engine.serves(url) }

// Ping says whether the database answers, and takes what is to be kept.
// [store.ErrNewer] if a newer program has brought it up to date.
func (d *DB) Ping(ctx context.Context) error {
	version, err := d.version(ctx)
	if err != nil {
		return err
	}
	if err := d.admit(version); err != nil {
		return err
	}
	return d.engine.ping(ctx)
}

// version returns that of the database's schema.
func (d *DB) version(ctx context.Context) (int, error) {
	var kept string
	if err := d.row(ctx, []any{&kept}, readVersion); err != nil {
		return 0, err
	}
	return parseVersion(kept)
}

// admit refuses a version that is newer than is known, and notes that nothing
// may be written any more.
func (d *DB) admit(version int) error {
	if version <= d.schema.version() {
		d.newer.Store(nil)
		return nil
	}
	err := d.schema.newer(version)
	d.newer.Store(&err)
	return err
}

// mayWrite says whether a call that writes may begin.
func (d *DB) mayWrite(ctx context.Context) error {
	if err := d.newer.Load(); err != nil {
		return *err
	}
	return d.ready(ctx)
}

// Clock returns what time it is by the database's clock, which all that
// share it have in common; SQLite's is the machine's. Of PostgreSQL's, half
// the time that the question took may be wrong.
func (d *DB) Clock(ctx context.Context) (time.Time, error) {
	if err := d.ready(ctx); err != nil {
		return time.Time{}, err
	}
	return d.engine.clock(ctx)
}

// Newest returns when the newest of all entries was made, in milliseconds since
// 1970; 0 if there is none.
func (d *DB) Newest(ctx context.Context) (at int64, err error) {
	return at, d.row(ctx, []any{&at}, `SELECT COALESCE(MAX(moved), 0) FROM tables`)
}

// Failure waits until nothing can be written any more, whatever becomes of
// the cause, and returns why: the process must be started again. It returns
// nil if ctx ends before.
func (d *DB) Failure(ctx context.Context) error { return d.engine.failure(ctx) }

// Stats returns what has been done since the database was opened.
func (d *DB) Stats() store.Stats {
	s := store.Stats{Appends: d.appends.Load(), Conflicts: d.conflicts.Load()}
	d.engine.stats(&s)
	return s
}

// Close ends what is under way and closes the database. Later calls fail.
func (d *DB) Close() error {
	if d.closed.Swap(true) {
		return nil
	}
	// SQLite's writer comes last, and leaves one tidy file.
	return errors.Join(d.read.Close(), d.engine.close())
}

// ready says whether a call may begin.
func (d *DB) ready(ctx context.Context) error {
	if d.closed.Load() {
		return store.ErrClosed
	}
	return ctx.Err()
}

// collect runs a query and takes each row.
func collect[T any](ctx context.Context, d *DB, take func(*sql.Rows, *T) error, query string, args ...any) (all []T, err error) {
	if err := d.ready(ctx); err != nil {
		return nil, err
	}
	bounded, done := d.engine.bound(ctx)
	defer done()
	rows, err := d.read.QueryContext(bounded, query, args...)
	if err != nil {
		return nil, d.trouble(ctx, err)
	}
	defer rows.Close()
	for rows.Next() {
		var one T
		if err := take(rows, &one); err != nil {
			return nil, d.trouble(ctx, err)
		}
		all = append(all, one)
	}
	if err := rows.Err(); err != nil {
		return nil, d.trouble(ctx, err)
	}
	return all, nil
}

// row runs a query for one row. [store.ErrNone] if there is none.
func (d *DB) row(ctx context.Context, into []any, query string, args ...any) error {
	if err := d.ready(ctx); err != nil {
		return err
	}
	bounded, done := d.engine.bound(ctx)
	defer done()
	if err := d.read.QueryRowContext(bounded, query, args...).Scan(into...); err != nil {
		return d.trouble(ctx, err)
	}
	return nil
}

// trouble is what a caller is told about an error of a query.
func (d *DB) trouble(ctx context.Context, err error) error {
	switch {
	case d.closed.Load():
		return store.ErrClosed
	case ctx.Err() != nil:
		return ctx.Err()
	case errors.Is(err, sql.ErrNoRows):
		return store.ErrNone
	}
	return d.engine.explain(err)
}

// fill copies a hash, which has exactly the length of one.
func fill(h *table.Hash, b []byte) error {
	if len(b) != len(h) {
		return fmt.Errorf("a hash of %d bytes in the database; one has %d", len(b), len(h))
	}
	copy(h[:], b)
	return nil
}

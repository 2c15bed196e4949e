// Package sqlstore stores a server's data in a database: SQLite in a folder, for one process, or
// PostgreSQL, for any number. Both share one schema and, except for appending, the same code.
package sqlstore

import (
	"context"
	"database/sql"
	"errors"
	"fmt"
	"sync/atomic"
	"time"

	"ninetynine/internal/store"
	"ninetynine/internal/store/journal"
)

// A DB is a database opened by [OpenSQLite] or [OpenPostgres]. Several goroutines
// may use it.
type DB struct {
	read      *sql.DB
	readOnly  bool // opened beside the processes that write
	engine    engine
	schema    schema
	newer     atomic.Pointer[error] // why nothing may be written any more; nil if writing is allowed
	appends   atomic.Uint64
	conflicts atomic.Uint64
	closed    atomic.Bool
	// Warnings are settings of the database that put its data at risk.
	Warnings []string
}

type engine interface {
	// append runs the statements of an entry, in one transaction: [store.ErrStale] if the first one changes
	// nothing.
	append(ctx context.Context, all []statement) error
	// hold is [DB.Lock].
	hold(ctx context.Context, tbl string) (held context.Context, release func(), err error)
	// announce records that an entry is stored, to announce it to other processes.
	announce(tbl string, seq uint64)
	// write runs do in a transaction, which is kept unless do fails. do may be run more than once. If it
	// returns one of the errors of package store, it has written nothing.
	write(ctx context.Context, do func(ctx context.Context, tx transaction) error) error
	// bound bounds how long a query may take, if ctx does not and other processes can delay it.
	bound(ctx context.Context) (context.Context, context.CancelFunc)
	// explain says in plain words what failed, and where.
	explain(err error) error
	// heads is the query for the newest entries of tables, and its argument.
	heads(ids []string) (query string, arg any, err error)
	// anyOf is a condition that a column has one of the texts, which are the first argument of the query.
	anyOf(texts []string) (condition string, arg any, err error)
	clock(ctx context.Context) (time.Time, error)
	listen(ctx context.Context, tell func(store.News)) error
	backup(ctx context.Context, file string, replace bool) error
	// forget leaves nothing in the database's files of what was deleted, as far as it can.
	forget(ctx context.Context) error
	// serves publishes the process's URL and secret to other processes on this machine.
	serves(url, secret string) error
	// ping checks, as far as possible, that entries can be appended.
	ping(ctx context.Context) error
	stats(s *store.Stats)
	close() error
}

// Tables is [store.Memory.Tables], for tables with a log, whether or not there are projections of it.
func (d *DB) Tables(ctx context.Context, after string, limit int) ([]string, error) {
	return d.strings(ctx, `SELECT tbl FROM events WHERE seq = 1 AND tbl > $1 UNION SELECT tbl FROM archived WHERE tbl > $1 ORDER BY tbl LIMIT $2`, after, max(0, limit))
}

// TablesMoved is [store.Memory.TablesMoved], for tables with projections.
func (d *DB) TablesMoved(ctx context.Context, since int64, after string, limit int) ([]string, error) {
	return d.strings(ctx, `SELECT id FROM tables WHERE id > $1 AND moved >= $2 ORDER BY id LIMIT $3`, after, since, max(0, limit))
}

func (d *DB) strings(ctx context.Context, query string, args ...any) ([]string, error) {
	return collect(ctx, d, func(r *sql.Rows, s *string) error { return r.Scan(s) }, query, args...)
}

// Lock waits until no other process can append to the table. None can until release is called, or until the
// first entry is appended with the context that Lock returns. It returns an error at once if many tables
// are held. With SQLite it does nothing, since only one process has the folder.
func (d *DB) Lock(ctx context.Context, tbl string) (held context.Context, release func(), err error) {
	return d.engine.hold(ctx, tbl)
}

// Listen calls tell for entries appended by other processes, and for their announcements, until ctx ends,
// and then returns nil. A News without a table says that some may have been missed: check all tables. With
// SQLite it never calls tell, since only one process has the folder.
func (d *DB) Listen(ctx context.Context, tell func(store.News)) error {
	if d.readOnly {
		<-ctx.Done() // a single read needs no news
		return nil
	}
	return d.engine.listen(ctx, tell)
}

// Announce sends other processes news of a table other than a new entry.
func (d *DB) Announce(tbl string) { d.engine.announce(tbl, 0) }

// Backup copies everything into a file, while the server goes on, and checks the copy. It replaces a file
// only on request; a pipe or the like gets the copy directly. PostgreSQL has another program for this,
// which the error names.
func (d *DB) Backup(ctx context.Context, file string, replace bool) error {
	return d.engine.backup(ctx, file, replace)
}

// Serves publishes the URL of this process on this machine, and its secret for operators, to processes that
// want the folder of its SQLite database: see [folder.InUse]. With PostgreSQL it does nothing, as many
// processes may use the database.
func (d *DB) Serves(url, secret string) error { return d.engine.serves(url, secret) }

// Ping checks that the database answers and, unless it is open only for reading, can write. The error is
// [store.ErrNewer] if a newer program has migrated it.
func (d *DB) Ping(ctx context.Context) error {
	version, err := d.version(ctx)
	if err != nil {
		return err
	}
	if err := d.checkVersion(version); err != nil || d.readOnly {
		return err
	}
	return d.engine.ping(ctx)
}

func (d *DB) version(ctx context.Context) (int, error) {
	var kept string
	if err := d.row(ctx, []any{&kept}, readVersion); err != nil {
		return 0, err
	}
	return parseVersion(kept)
}

// checkVersion refuses a version newer than this program knows, and records that no more may be written.
func (d *DB) checkVersion(version int) error {
	if version <= d.schema.version() {
		d.newer.Store(nil)
		return nil
	}
	err := d.schema.newer(version)
	d.newer.Store(&err)
	return err
}

func (d *DB) mayWrite(ctx context.Context) error {
	if d.readOnly {
		return errBeside
	}
	if err := d.newer.Load(); err != nil {
		return *err
	}
	return d.ready(ctx)
}

// Clock returns the time by the database's clock, common to all that share it; SQLite's is the machine's.
// PostgreSQL's may be off by half the time that the query took.
func (d *DB) Clock(ctx context.Context) (time.Time, error) {
	if err := d.ready(ctx); err != nil {
		return time.Time{}, err
	}
	return d.engine.clock(ctx)
}

// Newest returns the time of the newest entry, in milliseconds since 1970; 0 if there is none.
func (d *DB) Newest(ctx context.Context) (at int64, err error) {
	return at, d.row(ctx, []any{&at}, `SELECT COALESCE(MAX(moved), 0) FROM tables`)
}

// Stats returns counts since the database was opened; without the engine's if it is open only for reading.
func (d *DB) Stats() store.Stats {
	s := store.Stats{Appends: d.appends.Load(), Conflicts: d.conflicts.Load()}
	if !d.readOnly {
		d.engine.stats(&s)
	}
	return s
}

// Close finishes the work in hand and closes the database. Later calls fail.
func (d *DB) Close() error {
	if d.closed.Swap(true) {
		return nil
	}
	// SQLite's writer closes last, and leaves one tidy file.
	return errors.Join(d.read.Close(), d.engine.close())
}

func (d *DB) ready(ctx context.Context) error {
	if d.closed.Load() {
		return store.ErrClosed
	}
	return ctx.Err()
}

// collect runs a query and calls take with each row.
func collect[T any](ctx context.Context, d *DB, take func(*sql.Rows, *T) error, query string, args ...any) (all []T, err error) {
	if err := d.ready(ctx); err != nil {
		return nil, err
	}
	bounded, done := d.engine.bound(ctx)
	defer done()
	rows, err := d.read.QueryContext(bounded, query, args...)
	if err == nil {
		all, err = scanAll(rows, take)
	}
	if err != nil {
		return nil, d.trouble(ctx, err)
	}
	return all, nil
}

// scanAll calls take with each row, and closes the rows.
func scanAll[T any](rows *sql.Rows, take func(*sql.Rows, *T) error) (all []T, err error) {
	defer rows.Close()
	for rows.Next() {
		var one T
		if err := take(rows, &one); err != nil {
			return nil, err
		}
		all = append(all, one)
	}
	return all, rows.Err()
}

// one runs a query for the only row about the thing that what names. The error is [store.ErrNone] if there
// is none.
func one[T any](ctx context.Context, d *DB, what string, take func(*sql.Rows, *T) error, query string, args ...any) (found T, err error) {
	all, err := collect(ctx, d, take, query, args...)
	if err == nil && len(all) == 0 {
		err = store.ErrNone
	}
	if err != nil {
		return found, fmt.Errorf("%s: %w", what, err)
	}
	return all[0], nil
}

// row runs a query for one row. The error is [store.ErrNone] if there is none.
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

// trouble returns the error to report to a caller for an error of a query.
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

// A moment reads a time, which the databases store in milliseconds since 1970 UTC; NULL is none.
type moment struct{ *time.Time }

// Scan sets the time.
func (m moment) Scan(v any) error {
	switch at := v.(type) {
	case nil:
		*m.Time = time.Time{}
	case int64:
		*m.Time = time.UnixMilli(at).UTC()
	default:
		return fmt.Errorf("%w: it has the time %v", store.ErrDamaged, v)
	}
	return nil
}

// A digest reads a hash.
type digest [len(journal.Hash{})]byte

// Scan sets the hash, whose length must be right.
func (d *digest) Scan(v any) error {
	b, _ := v.([]byte)
	if len(b) != len(d) {
		return fmt.Errorf("%w: it has a hash of %d bytes; one has %d", store.ErrDamaged, len(b), len(d))
	}
	copy(d[:], b)
	return nil
}

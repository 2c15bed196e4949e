package sqlstore

import (
	"cmp"
	"context"
	"database/sql"
	"database/sql/driver"
	"errors"
	"fmt"
	"sync/atomic"

	"modernc.org/sqlite"
	sqlite3 "modernc.org/sqlite/lib"

	"ninetynine/internal/store"
)

// writer is the one goroutine that writes to SQLite. Jobs that came while it wrote share the next
// transaction, and so the wait for the disk.
type writer struct {
	grouper[func(*writer) error]
	conn    *sql.Conn
	commits atomic.Uint64
	refused bool // the disk has not accepted the last write, as when it is full; only for run
	unsure  bool // the disk may hold a part of it, which has not been overwritten yet; only for run

	// The driver's own, without the work of database/sql, which is for many callers.
	driver                  driver.ConnPrepareContext
	begin, commit, rollback directStmt
	stmts                   map[string]directStmt // by query
	values                  []driver.NamedValue   // room for arguments
}

// A directStmt is a prepared statement of the driver.
type directStmt interface {
	driver.Stmt
	driver.StmtExecContext
}

// A job's function may run more than once, and has written nothing if it returns a refusal.
type sqliteJob = job[func(*writer) error]

func newWriter(ctx context.Context, conn *sql.Conn) (*writer, error) {
	w := &writer{conn: conn, stmts: map[string]directStmt{}}
	w.grouper = newGrouper(func(group []*sqliteJob) {
		w.writeGroup(group)
		finish(group)
	})
	err := conn.Raw(func(own any) error {
		w.driver = own.(driver.ConnPrepareContext)
		return nil
	})
	errs := [4]error{3: err}
	w.begin, errs[0] = w.prepared(ctx, `BEGIN IMMEDIATE`)
	w.commit, errs[1] = w.prepared(ctx, `COMMIT`)
	w.rollback, errs[2] = w.prepared(ctx, `ROLLBACK`)
	return w, errors.Join(errs[:]...)
}

// close completes all jobs, and ends the writer and its connection: SQLite finally merges its log into the
// file.
func (w *writer) close() error {
	w.grouper.close()
	var errs []error
	for _, s := range w.stmts {
		errs = append(errs, s.Close())
	}
	return errors.Join(append(errs, w.conn.Close())...)
}

// writeGroup writes a group in one transaction; if one job spoils it, each in its own.
func (w *writer) writeGroup(group []*sqliteJob) {
	if len(group) == 0 || !w.try(group) || len(group) == 1 {
		return
	}
	for i := range group {
		w.try(group[i : i+1])
	}
}

// try writes jobs in one transaction and notes each one's outcome. It reports whether one failed in the
// middle, so that none was written.
func (w *writer) try(group []*sqliteJob) (spoilt bool) {
	all := func(err error) {
		for _, j := range group {
			j.err = err
		}
	}
	if err := w.clearUnsure(); err != nil {
		all(err)
		return false
	}
	if err := w.exec(w.begin); err != nil {
		all(err)
		return false
	}
	written := false
	for _, j := range group {
		if j.err = j.what(w); j.err != nil && !refusal(j.err) {
			err := j.err
			w.undo()
			all(err)
			w.refused = w.refused || isDiskError(err)
			return !isDiskError(err)
		}
		written = written || j.err == nil
	}
	if err := w.exec(w.commit); err != nil {
		w.undo()
		w.refused = w.refused || isDiskError(err)
		all(w.failed(err))
		return false
	}
	w.commits.Add(1)
	w.refused = w.refused && !written
	return false
}

// ping reports whether the disk accepts writes. After a refusal it tries a write larger than an entry;
// otherwise it writes nothing, since anyone may ask.
func (w *writer) ping() error {
	if !w.refused {
		return nil
	}
	_, err := w.conn.ExecContext(context.Background(), `REPLACE INTO meta (key, value) VALUES ('probe', hex(zeroblob(16384)))`)
	return err
}

// clearUnsure overwrites the possible remains of a failed commit. Then it is certain that no part of that commit
// is stored, even if the machine fails at once.
func (w *writer) clearUnsure() error {
	if !w.unsure {
		return nil
	}
	err := w.ping()
	w.unsure = err != nil
	return err
}

func (w *writer) exec(s directStmt) error {
	_, err := s.ExecContext(context.Background(), nil)
	return err
}

// undo ends a transaction that has failed. Some errors have ended it already; if neither has, the next one
// cannot begin, and says so.
func (w *writer) undo() { _ = w.exec(w.rollback) }

// failed returns the meaning of an error for a group that could not be committed. If the disk cannot say
// whether it has the data, a process that starts now may find them in the log. SQLite itself has taken them
// back, and will overwrite them.
func (w *writer) failed(err error) error {
	if primary(err) != sqlite3.SQLITE_IOERR {
		return err
	}
	w.unsure = true
	return fmt.Errorf("%w: %w", store.ErrUnsure, err)
}

// isDiskError reports whether an error would recur with any data.
func isDiskError(err error) bool {
	switch primary(err) {
	case sqlite3.SQLITE_FULL, sqlite3.SQLITE_IOERR, sqlite3.SQLITE_READONLY, sqlite3.SQLITE_CORRUPT, sqlite3.SQLITE_NOTADB, sqlite3.SQLITE_CANTOPEN:
		return true
	}
	return false
}

// primary is the primary code of an error of SQLite, or 0.
func primary(err error) int {
	if e, ok := errors.AsType[*sqlite.Error](err); ok {
		return e.Code() & 0xff
	}
	return 0
}

// append runs the statements of an entry: mostly an update and an insert.
func (w *writer) append(all []statement) error {
	return w.runAll(context.Background(), all, store.ErrStale)
}

// runAll runs statements in their order; if the first changes nothing, it returns idle, unless that is nil.
func (w *writer) runAll(ctx context.Context, all []statement, idle error) error {
	for i := range all {
		stmt, err := w.prepared(ctx, all[i].query)
		if err != nil {
			return err
		}
		w.values = w.values[:0]
		for n, arg := range all[i].args {
			value, err := driver.DefaultParameterConverter.ConvertValue(arg)
			if err != nil {
				return err
			}
			w.values = append(w.values, driver.NamedValue{Ordinal: n + 1, Value: value})
		}
		r, err := stmt.ExecContext(ctx, w.values)
		if err != nil {
			return err
		}
		if i > 0 || idle == nil {
			continue
		}
		if n, err := r.RowsAffected(); err != nil || n == 0 {
			return cmp.Or(err, idle)
		}
	}
	return nil
}

// prepared returns a cached prepared statement.
func (w *writer) prepared(ctx context.Context, query string) (directStmt, error) {
	if s := w.stmts[query]; s != nil {
		return s, nil
	}
	s, err := w.driver.PrepareContext(ctx, query)
	if err != nil {
		return nil, err
	}
	w.stmts[query] = s.(directStmt)
	return w.stmts[query], nil
}

// A sqliteTransaction is the writer's, within a group.
type sqliteTransaction struct {
	*sql.Conn
	w *writer
}

func (t sqliteTransaction) runAll(ctx context.Context, all []statement, idle error) error {
	return t.w.runAll(ctx, all, idle)
}

package sqlstore

import (
	"cmp"
	"context"
	"database/sql"
	"errors"
	"fmt"
	"runtime"
	"sync"
	"sync/atomic"
	"time"

	"modernc.org/sqlite"
	sqlite3 "modernc.org/sqlite/lib"

	"ninetynine/internal/store"
)

const groupMost = 256

// writer is the one goroutine that writes to SQLite. Jobs that came while it wrote share the next
// transaction, and so the wait for the disk.
type writer struct {
	conn  *sql.Conn
	queue chan *job
	done  chan struct{} // closed when run has ended

	mu     sync.RWMutex // held for reading while sending to queue
	closed bool

	commits atomic.Uint64
	sizer   groupSizer // only for run
	refused bool       // the disk has not accepted the last write, as when it is full; only for run
	unsure  bool       // the disk may hold a part of it, which has not been overwritten yet; only for run

	begin, commit, rollback *sql.Stmt
	stmts                   map[string]*sql.Stmt // by query
}

// job is something to write. do may run more than once, and has written nothing if it returns a refusal.
type job struct {
	do    func(*writer) error
	state atomic.Int32 // one of the states below
	err   error
	done  chan struct{}
}

const (
	waiting   = iota // in the queue
	taken            // by the writer: it will be completed
	withdrawn        // by the caller, whose time was over
)

func newWriter(ctx context.Context, conn *sql.Conn) (*writer, error) {
	w := &writer{conn: conn, queue: make(chan *job, groupMost), done: make(chan struct{}), stmts: map[string]*sql.Stmt{}}
	var errs [3]error
	w.begin, errs[0] = w.prepared(ctx, `BEGIN IMMEDIATE`)
	w.commit, errs[1] = w.prepared(ctx, `COMMIT`)
	w.rollback, errs[2] = w.prepared(ctx, `ROLLBACK`)
	return w, errors.Join(errs[:]...)
}

// do sends a job to the writer and waits until it is on the disk. A job that the writer has not yet taken
// when ctx ends is not done.
func (w *writer) do(ctx context.Context, do func(*writer) error) error {
	j := &job{do: do, done: make(chan struct{})}
	if err := w.send(ctx, j); err != nil {
		return err
	}
	select {
	case <-j.done:
	case <-ctx.Done():
		if j.state.CompareAndSwap(waiting, withdrawn) {
			return ctx.Err()
		}
		<-j.done
	}
	return j.err
}

func (w *writer) send(ctx context.Context, j *job) error {
	w.mu.RLock()
	defer w.mu.RUnlock()
	if w.closed {
		return store.ErrClosed
	}
	select {
	case w.queue <- j:
		return nil
	case <-ctx.Done():
		return ctx.Err()
	}
}

// close completes all jobs, and ends the writer and its connection: SQLite finally merges its log into the
// file.
func (w *writer) close() error {
	w.mu.Lock()
	if !w.closed {
		w.closed = true
		close(w.queue)
	}
	w.mu.Unlock()
	<-w.done
	var errs []error
	for _, s := range w.stmts {
		errs = append(errs, s.Close())
	}
	return errors.Join(append(errs, w.conn.Close())...)
}

// How long a group waits for company, and how many groups still do after the last that had any.
const (
	patience   = 4 * time.Millisecond
	waitsAfter = 8
)

// groupSizer decides for how many jobs a group waits. A commit costs the processor and the disk several times
// as much as an entry; so while jobs come together, a group waits for as many as the last one had. A single
// writer does not wait.
type groupSizer struct {
	last  int // jobs in the last group
	waits int // how many more groups wait
}

// expected returns for how many jobs the next group waits; 0 if for none.
func (c *groupSizer) expected() int {
	if c.waits == 0 {
		return 0
	}
	return max(2, c.last)
}

func (c *groupSizer) note(jobs int) {
	c.last = jobs
	if c.waits = max(0, c.waits-1); jobs > 1 {
		c.waits = waitsAfter
	}
}

func (w *writer) run() {
	defer close(w.done)
	group := make([]*job, 0, groupMost)
	late := time.NewTimer(patience)
	defer late.Stop()
	for j := range w.queue {
		group = w.accept(group[:0], j)
		if n := w.sizer.expected(); n > 0 {
			late.Reset(patience)
			group = w.gather(group, n, late.C)
		}
		group = w.gather(group, groupMost, nil)
		w.sizer.note(len(group))
		w.writeGroup(group)
		for _, j := range group {
			close(j.done)
		}
	}
}

// gather takes more jobs, up to most, until late; with nil, those that are there.
func (w *writer) gather(group []*job, most int, late <-chan time.Time) []*job {
	for more := true; more && len(group) < most; {
		var j *job
		if late == nil {
			if len(w.queue) == 0 {
				runtime.Gosched() // lets goroutines about to write catch up
			}
			select {
			case j, more = <-w.queue:
			default:
				return group
			}
		} else {
			select {
			case j, more = <-w.queue:
			case <-late:
				return group
			}
		}
		if more {
			group = w.accept(group, j)
		}
	}
	return group
}

func (w *writer) accept(group []*job, j *job) []*job {
	if j.state.CompareAndSwap(waiting, taken) {
		return append(group, j)
	}
	return group
}

// writeGroup writes a group in one transaction; if one job spoils it, each in its own.
func (w *writer) writeGroup(group []*job) {
	if len(group) == 0 || !w.try(group) || len(group) == 1 {
		return
	}
	for i := range group {
		w.try(group[i : i+1])
	}
}

// try writes jobs in one transaction and notes each one's outcome. It reports whether one failed in the
// middle, so that none was written.
func (w *writer) try(group []*job) (spoilt bool) {
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
		if j.err = j.do(w); j.err != nil && !refusal(j.err) {
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

func (w *writer) exec(s *sql.Stmt) error {
	_, err := s.ExecContext(context.Background())
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
		r, err := stmt.ExecContext(ctx, all[i].args...)
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
func (w *writer) prepared(ctx context.Context, query string) (s *sql.Stmt, err error) {
	if s = w.stmts[query]; s == nil {
		if s, err = w.conn.PrepareContext(ctx, query); err == nil {
			w.stmts[query] = s
		}
	}
	return s, err
}

// A sqliteTransaction is the writer's, within a group.
type sqliteTransaction struct {
	*sql.Conn
	w *writer
}

func (t sqliteTransaction) runAll(ctx context.Context, all []statement, idle error) error {
	return t.w.runAll(ctx, all, idle)
}

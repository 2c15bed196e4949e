// Package sqlstore keeps what a server keeps in a database: SQLite in a
// folder for one process, or PostgreSQL for as many as wanted. Both have one
// schema and, but for appending, one code.
package sqlstore

import (
	"context"
	"database/sql"
	"encoding/json"
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
	appends   atomic.Uint64
	conflicts atomic.Uint64
	closed    atomic.Bool
}

// An engine is what the databases do differently.
type engine interface {
	// append keeps an entry and what follows from it: [store.ErrStale] if it
	// is not the next. chairs is the summary's, as JSON.
	append(ctx context.Context, tbl string, e *table.Entry, p *table.Projection, chairs string) error
	// write runs do in a transaction, which is kept unless do fails. do may be
	// run more than once. If it returns one of the errors of package store, it
	// has written nothing.
	write(ctx context.Context, do func(ctx context.Context, tx execer) error) error
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
	listen(ctx context.Context, tell func(store.News)) error
	backup(ctx context.Context, file string) error
	// ping says whether entries can be appended, as far as can be told.
	ping(ctx context.Context) error
	stats(s *store.Stats)
	close() error
}

// execer is a transaction, or a connection within one.
type execer interface {
	ExecContext(ctx context.Context, query string, args ...any) (sql.Result, error)
	QueryRowContext(ctx context.Context, query string, args ...any) *sql.Row
}

// Append keeps the next entry of a table, and what follows from it, in one
// transaction; entry 1 makes the table. When it returns without an error, the
// disk has it. [store.ErrStale] if the entry is not the next,
// [store.ErrUnsure] if it is not known whether it was kept. Once the entry is
// on its way, the end of ctx does not stop it.
func (d *DB) Append(ctx context.Context, tbl string, e *table.Entry, p *table.Projection) error {
	if err := store.Check(tbl, e, p); err != nil {
		return err
	}
	chairs, err := json.Marshal(p.Summary.Chairs)
	if err != nil {
		return err
	}
	if err := d.ready(ctx); err != nil {
		return err
	}
	err = d.engine.append(ctx, tbl, e, p, string(chairs))
	switch {
	case err == nil:
		d.appends.Add(1)
		return nil
	case errors.Is(err, store.ErrStale):
		d.conflicts.Add(1)
	}
	return fmt.Errorf("entry %d of table %q: %w", e.Seq, tbl, err)
}

// Read returns the entries of a table after a number, in order.
// [store.ErrNone] if there is no such table.
func (d *DB) Read(ctx context.Context, tbl string, after uint64) ([]table.Entry, error) {
	if after > 1<<62 {
		after = 1 << 62
	}
	es, err := collect(ctx, d, func(r *sql.Rows, e *table.Entry) error {
		var hash []byte
		if err := r.Scan(&e.Seq, &e.At, &e.Body, &hash); err != nil {
			return err
		}
		return fill(&e.Hash, hash)
	}, `SELECT seq, at, body, hash FROM events WHERE tbl = $1 AND seq > $2 ORDER BY seq`, tbl, int64(after))
	if err == nil && len(es) == 0 {
		var one int
		err = d.row(ctx, []any{&one}, `SELECT 1 FROM events WHERE tbl = $1 AND seq = 1`, tbl)
	}
	if err != nil {
		return nil, fmt.Errorf("table %q: %w", tbl, err)
	}
	return es, nil
}

// summaryColumns are what scanSummary takes.
const summaryColumns = `id, seq, head, variant, house, public, status, chairs, clock, created, moved, due`

func scanSummary(r *sql.Rows, s *table.Summary) error {
	var head, chairs []byte
	err := r.Scan(&s.ID, &s.Seq, &head, &s.Variant, &s.House, &s.Public, (*string)(&s.Status), &chairs, &s.Clock, &s.Created, &s.Moved, &s.Due)
	if err != nil {
		return err
	}
	return errors.Join(fill(&s.Head, head), json.Unmarshal(chairs, &s.Chairs))
}

// Summary returns the summary of a table. [store.ErrNone] if there is no
// such table.
func (d *DB) Summary(ctx context.Context, tbl string) (table.Summary, error) {
	s, err := d.summaries(ctx, `WHERE id = $1`, tbl)
	if err == nil && len(s) == 0 {
		err = store.ErrNone
	}
	if err != nil {
		return table.Summary{}, fmt.Errorf("table %q: %w", tbl, err)
	}
	return s[0], nil
}

// Heads returns the numbers of the newest entries of tables, in one question
// for all of them. Tables that there are not are left out.
func (d *DB) Heads(ctx context.Context, ids []string) (map[string]uint64, error) {
	query, arg, err := d.engine.heads(ids)
	if err != nil {
		return nil, err
	}
	type head struct {
		id  string
		seq uint64
	}
	all, err := collect(ctx, d, func(r *sql.Rows, h *head) error { return r.Scan(&h.id, &h.seq) }, query, arg)
	if err != nil {
		return nil, err
	}
	heads := make(map[string]uint64, len(all))
	for _, h := range all {
		heads[h.id] = h.seq
	}
	return heads, nil
}

// Open returns public tables that gather players, the last moved first.
func (d *DB) Open(ctx context.Context, limit int) ([]table.Summary, error) {
	return d.public(ctx, table.Gathering, limit)
}

// Playing returns public tables with a match in progress, the last moved first.
func (d *DB) Playing(ctx context.Context, limit int) ([]table.Summary, error) {
	return d.public(ctx, table.InPlay, limit)
}

func (d *DB) public(ctx context.Context, s table.Status, limit int) ([]table.Summary, error) {
	return d.summaries(ctx, `WHERE public = 1 AND status = $1 ORDER BY moved DESC, id DESC LIMIT $2`, string(s), max(0, limit))
}

// Seated returns the tables where a player sits, the last moved first.
func (d *DB) Seated(ctx context.Context, player string, limit int) ([]table.Summary, error) {
	return d.summaries(ctx, `WHERE id IN (SELECT tbl FROM seats WHERE player = $1) ORDER BY moved DESC, id DESC LIMIT $2`, player, max(0, limit))
}

func (d *DB) summaries(ctx context.Context, where string, args ...any) ([]table.Summary, error) {
	return collect(ctx, d, scanSummary, `SELECT `+summaryColumns+` FROM tables `+where, args...)
}

// Due returns the tables that have something to do at a moment, given in
// milliseconds since 1970 UTC, or had before; the longest due first.
func (d *DB) Due(ctx context.Context, at int64, limit int) ([]string, error) {
	return d.strings(ctx, `SELECT id FROM tables WHERE due <> 0 AND due <= $1 ORDER BY due, id LIMIT $2`, at, max(0, limit))
}

// Tables returns the ids of tables after one, in the order of their bytes:
// those that have a log, whether or not anything was made of it.
func (d *DB) Tables(ctx context.Context, after string, limit int) ([]string, error) {
	return d.strings(ctx, `SELECT tbl FROM events WHERE seq = 1 AND tbl > $1 ORDER BY tbl LIMIT $2`, after, max(0, limit))
}

func (d *DB) strings(ctx context.Context, query string, args ...any) ([]string, error) {
	return collect(ctx, d, func(r *sql.Rows, s *string) error { return r.Scan(s) }, query, args...)
}

// resultColumns are what scanResult takes; they are of results, named r.
const resultColumns = `r.tbl, r.match, r.variant, r.house, r.began, r.ended, r.cut, r.deals, r.games, r.chairs`

func scanResult(rows *sql.Rows, r *table.Result) error {
	var chairs []byte
	err := rows.Scan(&r.Table, &r.Match, &r.Variant, &r.House, &r.Began, &r.Ended, &r.Cut, &r.Deals, &r.Games, &chairs)
	if err != nil {
		return err
	}
	return json.Unmarshal(chairs, &r.Chairs)
}

// Results returns a player's matches before a place, the newest first; of
// all variants if variant is "".
func (d *DB) Results(ctx context.Context, player, variant string, before store.Cursor, limit int) ([]table.Result, error) {
	where, args := `player = $1 AND ($2 = '' OR variant = $2)`, []any{player, variant, max(0, limit)}
	if before != (store.Cursor{}) {
		where += ` AND (ended, tbl, match) < ($4, $5, $6)`
		args = append(args, before.Ended, before.Table, before.Match)
	}
	return collect(ctx, d, scanResult, `SELECT `+resultColumns+` FROM
		(SELECT DISTINCT ended, tbl, match FROM result_seats WHERE `+where+` ORDER BY ended DESC, tbl DESC, match DESC LIMIT $3) p
		JOIN results r ON r.tbl = p.tbl AND r.match = p.match
		ORDER BY r.ended DESC, r.tbl DESC, r.match DESC`, args...)
}

// Result returns how a match of a table ended. [store.ErrNone] if it has not.
func (d *DB) Result(ctx context.Context, tbl string, match int) (table.Result, error) {
	r, err := collect(ctx, d, scanResult, `SELECT `+resultColumns+` FROM results r WHERE r.tbl = $1 AND r.match = $2`, tbl, match)
	if err == nil && len(r) == 0 {
		err = store.ErrNone
	}
	if err != nil {
		return table.Result{}, fmt.Errorf("match %d of table %q: %w", match, tbl, err)
	}
	return r[0], nil
}

// Tallies returns what a player's matches come to, by variant.
func (d *DB) Tallies(ctx context.Context, player string) ([]store.Tally, error) {
	return collect(ctx, d, func(r *sql.Rows, t *store.Tally) error {
		return r.Scan(&t.Variant, &t.Matches, &t.Won, &t.Deals, &t.Made, &t.Points, &t.Assisted)
	}, `SELECT variant, COUNT(*) FILTER (WHERE assisted = 0),
			CAST(COALESCE(SUM(won) FILTER (WHERE assisted = 0), 0) AS BIGINT),
			CAST(COALESCE(SUM(deals) FILTER (WHERE assisted = 0), 0) AS BIGINT),
			CAST(COALESCE(SUM(made) FILTER (WHERE assisted = 0), 0) AS BIGINT),
			CAST(COALESCE(SUM(points) FILTER (WHERE assisted = 0), 0) AS BIGINT),
			COUNT(*) FILTER (WHERE assisted = 1)
		FROM result_seats WHERE player = $1 GROUP BY variant ORDER BY variant`, player)
}

func scanPlayer(r *sql.Rows, p *store.Player) error {
	var created int64
	err := r.Scan(&p.ID, &p.Name, &created)
	p.Created = time.UnixMilli(created).UTC()
	return err
}

// Player returns a player. [store.ErrNone] if there is none.
func (d *DB) Player(ctx context.Context, id string) (store.Player, error) {
	ps, err := d.players(ctx, `WHERE id = $1`, id)
	if err == nil && len(ps) == 0 {
		err = store.ErrNone
	}
	if err != nil {
		return store.Player{}, fmt.Errorf("player %q: %w", id, err)
	}
	return ps[0], nil
}

// Players returns the players after an id, in the order of their ids' bytes.
func (d *DB) Players(ctx context.Context, after string, limit int) ([]store.Player, error) {
	return d.players(ctx, `WHERE id > $1 ORDER BY id LIMIT $2`, after, max(0, limit))
}

func (d *DB) players(ctx context.Context, where string, args ...any) ([]store.Player, error) {
	return collect(ctx, d, scanPlayer, `SELECT id, name, created FROM players `+where, args...)
}

// Session returns a session and whose it is. [store.ErrNone] if there is none.
func (d *DB) Session(ctx context.Context, k store.Key) (store.Session, store.Player, error) {
	var (
		p             store.Player
		created, seen int64
	)
	err := d.row(ctx, []any{&p.ID, &p.Name, &created, &seen},
		`SELECT p.id, p.name, p.created, s.seen FROM sessions s JOIN players p ON p.id = s.player WHERE s.key = $1`, k[:])
	if err != nil {
		return store.Session{}, store.Player{}, fmt.Errorf("session: %w", err)
	}
	p.Created = time.UnixMilli(created).UTC()
	return store.Session{Key: k, Player: p.ID, Seen: time.UnixMilli(seen).UTC()}, p, nil
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

// Ping says whether the database answers, and takes what is to be kept.
func (d *DB) Ping(ctx context.Context) error {
	var version string
	if err := d.row(ctx, []any{&version}, `SELECT value FROM meta WHERE key = 'version'`); err != nil {
		return err
	}
	return d.engine.ping(ctx)
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

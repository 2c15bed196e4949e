package sqlstore

import (
	"cmp"
	"context"
	"database/sql"
	"errors"
	"fmt"
	"io/fs"
	"slices"
	"strings"
	"sync"
	"sync/atomic"
	"time"

	"github.com/jackc/pgx/v5"
	"github.com/jackc/pgx/v5/pgconn"
	"github.com/jackc/pgx/v5/pgxpool"
	"github.com/jackc/pgx/v5/stdlib"

	"ninetynine/internal/store"
)

const (
	// pgConns is the default limit of connections per process.
	pgConns = 16
	// pgStatement is how long the server may work at a statement, and pgWait how long this waits for the
	// answer of those sent at once: longer, so that an unanswered statement is hardly ever stored later.
	pgStatement, pgWait = 10 * time.Second, 15 * time.Second
	// pgTransaction is the same for a transaction of several statements, and pgPatience the time limit for
	// getting a connection: a server that hangs must not keep this process from ending.
	pgTransaction, pgPatience = 30 * time.Second, 5 * time.Second
	// pgSwap is how long the rows of projections that were folded again may take to replace the old ones.
	pgSwap = 25 * time.Second
	// pgMigration is the advisory lock under which one process at a time migrates the schema.
	pgMigration int64 = 0x4e696e657479
	// pgHeld is for how long an idle process may hold a table. One of pgHolds connections may hold one:
	// reading the table takes another.
	pgHeld, pgHolds = 2 * time.Second, 4
	// pgNull is the code of a NULL in a column that forbids it.
	pgNull = "23502"
	// pgLanes is how many groups of entries may be on their way at once. One waits at most pgLocked for another
	// process's locks; then each of its entries waits alone, and the group is no longer on its way.
	pgLanes, pgLocked = 4, 50 * time.Millisecond
)

type postgresEngine struct {
	pool     *pgxpool.Pool
	db       *sql.DB // the same
	where    string  // host and database, without the password
	commits  atomic.Uint64
	holds    atomic.Int32 // tables held by this process
	entries  grouper[[]statement]
	lanes    chan struct{}  // holds a token for each group on its way
	alone    sync.WaitGroup // for entries in a transaction of their own
	places   chan struct{}  // holds a token for each of these on its way, which leave the others half of the connections
	news     *notifier
	patience time.Duration
	wait     time.Duration
}

// OpenPostgres opens the database at a URL, such as postgres://user@host/name, and migrates its schema.
// Several processes may do so at once. Each holds at most the given number of connections, 0 for the
// default, unless the URL has pool_max_conns.
func OpenPostgres(ctx context.Context, url string, connections int) (*DB, error) {
	return openPostgres(ctx, url, connections, files)
}

func openPostgres(ctx context.Context, url string, connections int, migrations fs.FS) (*DB, error) {
	known, err := newSchema(postgresDialect(), migrations)
	if err != nil {
		return nil, err
	}
	config, err := postgresConfig(url, connections)
	if err != nil {
		return nil, err
	}
	g := &postgresEngine{lanes: make(chan struct{}, pgLanes), places: make(chan struct{}, max(1, config.MaxConns/2))}
	g.entries = newGrouper(g.send)
	if err := g.connect(ctx, config); err != nil {
		return nil, err
	}
	warnings, err := g.prepare(ctx, known)
	if err != nil {
		g.pool.Close()
		return nil, g.explain(err)
	}
	g.news = newNotifier(g.pool)
	go g.news.run()
	go g.entries.run()
	return &DB{read: g.db, engine: g, schema: known, Warnings: warnings}, nil
}

// postgresConfig parses the address of a database, and adds defaults.
func postgresConfig(url string, connections int) (*pgxpool.Config, error) {
	config, err := pgxpool.ParseConfig(url)
	if err != nil {
		return nil, fmt.Errorf("the address of the database is invalid: %w", err)
	}
	if !strings.Contains(url, "pool_max_conns") {
		config.MaxConns = int32(cmp.Or(connections, pgConns))
	}
	c := config.ConnConfig
	if c.RuntimeParams["statement_timeout"] == "" {
		c.RuntimeParams["statement_timeout"] = fmt.Sprint(pgStatement.Milliseconds())
	}
	c.RuntimeParams["default_transaction_isolation"] = "read committed" // list counts on it
	if c.RuntimeParams["application_name"] == "" {
		c.RuntimeParams["application_name"] = "ninetynine"
	}
	return config, nil
}

// connect makes the pool of connections, without opening any.
func (g *postgresEngine) connect(ctx context.Context, config *pgxpool.Config) (err error) {
	c := config.ConnConfig
	g.where, g.patience, g.wait = fmt.Sprintf("%s at %s:%d", c.Database, c.Host, c.Port), pgPatience, pgWait
	if g.pool, err = pgxpool.NewWithConfig(ctx, config); err != nil {
		return g.explain(err)
	}
	g.db = stdlib.OpenDBFromPool(g.pool)
	return nil
}

// acquire gets a connection within pgPatience.
func acquire[C any](ctx context.Context, g *postgresEngine, get func(context.Context) (C, error)) (C, error) {
	waiting, done := context.WithTimeout(ctx, g.patience)
	defer done()
	conn, err := get(waiting)
	if err != nil {
		if ctx.Err() == nil && waiting.Err() != nil {
			err = fmt.Errorf("no connection within %s: %w", g.patience, err)
		}
		err = g.explain(err)
	}
	return conn, err
}

// prepare checks the server's settings and migrates the schema. It returns the settings that are a risk.
func (g *postgresEngine) prepare(ctx context.Context, known schema) (warnings []string, err error) {
	var commit string
	for _, name := range []string{"fsync", "full_page_writes", "synchronous_commit"} {
		if err := g.pool.QueryRow(ctx, `SHOW `+name).Scan(&commit); err != nil {
			return nil, err
		}
		if commit == "off" && name != "synchronous_commit" {
			warnings = append(warnings, fmt.Sprintf("the database may be lost when its machine crashes (%s is off): set %s = on and start PostgreSQL again", name, name))
		}
	}
	if commit == "off" {
		return nil, errors.New("the server confirms writes before they are on disk (synchronous_commit is off): set synchronous_commit = on for this database")
	}
	return warnings, known.migrate(ctx, g.db)
}

// append sends the statements of an entry, together with those of other entries that come at about the same
// time.
func (g *postgresEngine) append(ctx context.Context, all []statement) error {
	if conn, begun := g.heldBy(ctx); begun {
		return g.appendOn(ctx, conn, append(slices.Clip(all), statement{query: `COMMIT`}))
	}
	return g.entries.do(ctx, all)
}

// appendAlone sends all statements at once, and so as one transaction.
func (g *postgresEngine) appendAlone(ctx context.Context, all []statement) error {
	conn, err := acquire(ctx, g, g.pool.Acquire)
	if err != nil {
		return err
	}
	defer conn.Release()
	return g.appendOn(ctx, conn, all)
}

func (g *postgresEngine) appendOn(ctx context.Context, conn *pgxpool.Conn, all []statement) error {
	// A transaction on its way is completed: half an answer is worse than a late one.
	ctx = context.WithoutCancel(ctx)
	err := g.within(ctx, func(ctx context.Context) error { return prepareAll(ctx, conn.Conn(), all) })
	if err != nil {
		return g.explain(err)
	}
	err = g.within(ctx, func(ctx context.Context) error { return runBatch(ctx, conn.Conn(), all, store.ErrStale) })
	if err != nil {
		return g.outcome(err)
	}
	g.commits.Add(1)
	return nil
}

// within does something within the time limit of an answer.
func (g *postgresEngine) within(ctx context.Context, do func(context.Context) error) error {
	ctx, done := g.bound(ctx)
	defer done()
	return do(ctx)
}

// An entryJob has the statements of an entry.
type entryJob = job[[]statement]

// send sends a group, and waits only while too many are on their way.
func (g *postgresEngine) send(group []*entryJob) {
	g.lanes <- struct{}{}
	own := slices.Clone(group)
	go func() {
		defer func() { <-g.lanes }()
		g.writeGroup(own)
	}()
}

// writeGroup writes plain entries in one transaction. It does not wait for the others, which have one each, as entries
// have that come late or, if the one fails, all. Plain ones change the row of their table and no other, so that in one
// order they cannot lock each other out.
func (g *postgresEngine) writeGroup(group []*entryJob) {
	const plain = 2 // statements
	slices.SortFunc(group, func(a, b *entryJob) int { return strings.Compare(tableOf(a.what), tableOf(b.what)) })
	var together []*entryJob
	for _, j := range group {
		if len(j.what) == plain {
			together = append(together, j)
		} else {
			g.writeAlone(j)
		}
	}
	if len(together) > 1 {
		together = g.writeTogether(together)
	}
	for _, j := range together {
		g.writeAlone(j)
	}
}

// writeAlone begins to write an entry in a transaction of its own.
func (g *postgresEngine) writeAlone(j *entryJob) {
	g.alone.Go(func() {
		g.places <- struct{}{}
		defer func() { <-g.places }()
		j.err = g.appendAlone(context.Background(), j.what)
		close(j.done)
	})
}

// tableOf returns the id of the table whose entry the statements write.
func tableOf(all []statement) string { return all[0].args[0].(string) }

// inOne returns a plain entry's two statements as one, which does nothing if the entry is not the next or the schema is
// of another version.
func inOne(all []statement) statement {
	update, insert := all[0], all[1]
	n := len(update.args)
	return statement{
		fmt.Sprintf(`WITH moved AS (%s AND (%s) = $%d RETURNING id)
			INSERT INTO events (tbl, seq, at, body, hash) SELECT id, $2, $%d, $%d, $%d FROM moved`, update.query, readVersion, n+4, n+1, n+2, n+3),
		slices.Concat(update.args, insert.args[2:]),
	}
}

// writeTogether writes entries in one transaction, and finishes those that were, or may have been. It returns the
// others, which may be tried alone.
func (g *postgresEngine) writeTogether(group []*entryJob) (others []*entryJob) {
	failed := func(err error) []*entryJob {
		for _, j := range group {
			j.err = err
		}
		finish(group)
		return nil
	}
	ctx := context.Background()
	conn, err := acquire(ctx, g, g.pool.Acquire)
	if err != nil {
		return failed(err)
	}
	defer conn.Release()
	all := []statement{{query: `BEGIN`}, {query: fmt.Sprintf(`SET LOCAL lock_timeout = %d`, pgLocked.Milliseconds())}}
	for _, j := range group {
		all = append(all, inOne(j.what))
	}
	all = append(all, statement{query: `COMMIT`})
	if g.within(ctx, func(ctx context.Context) error { return prepareAll(ctx, conn.Conn(), all) }) != nil {
		return group
	}
	rows := make([]int64, len(all))
	err = g.within(ctx, func(ctx context.Context) error { return countRows(ctx, conn.Conn(), all, rows) })
	if err == nil {
		g.commits.Add(1)
		for i, j := range group {
			if rows[2+i] == 0 {
				others = append(others, j)
			} else {
				close(j.done)
			}
		}
		return others
	}
	if err = g.outcome(err); errors.Is(err, store.ErrUnsure) {
		return failed(err)
	}
	_ = g.within(ctx, func(ctx context.Context) error { // if it fails, the pool closes the connection
		_, err := conn.Exec(ctx, `ROLLBACK`)
		return err
	})
	return group
}

// A hold is a transaction that has locked the row of a table.
type hold struct {
	conn *pgxpool.Conn
	used bool // an entry has been appended, and the lock is released
}

type holdKey struct{}

// heldBy returns the connection that holds a table for the context, if its transaction goes on. Only one
// entry is appended in it.
func (g *postgresEngine) heldBy(ctx context.Context) (conn *pgxpool.Conn, begun bool) {
	h, ok := ctx.Value(holdKey{}).(*hold)
	if !ok || h.used {
		return nil, false
	}
	h.used = true
	return h.conn, true
}

// hold locks the row of the table, which every append changes. The database releases it if this process
// hangs.
func (g *postgresEngine) hold(ctx context.Context, tbl string) (context.Context, func(), error) {
	if g.holds.Add(1) > g.pool.Config().MaxConns/pgHolds {
		g.holds.Add(-1)
		return nil, nil, store.ErrBusy
	}
	conn, err := acquire(ctx, g, g.pool.Acquire)
	if err != nil {
		g.holds.Add(-1)
		return nil, nil, err
	}
	release := func() {
		if conn.Conn().PgConn().TxStatus() != 'I' {
			within, done := context.WithTimeout(context.WithoutCancel(ctx), g.wait)
			defer done()
			_, _ = conn.Exec(within, `ROLLBACK`) // if it fails, the pool closes the connection
		}
		conn.Release()
		g.holds.Add(-1)
	}
	within, done := g.bound(ctx)
	defer done()
	var b pgx.Batch
	b.Queue(`BEGIN`)
	b.Queue(fmt.Sprintf(`SET LOCAL idle_in_transaction_session_timeout = %d`, pgHeld.Milliseconds()))
	b.Queue(`SELECT seq FROM tables WHERE id = $1 FOR UPDATE`, tbl)
	if err := conn.SendBatch(within, &b).Close(); err != nil {
		release()
		return nil, nil, g.explain(err)
	}
	return context.WithValue(ctx, holdKey{}, &hold{conn: conn}), release, nil
}

func (g *postgresEngine) announce(tbl string, seq uint64) { g.news.record(tbl, seq) }

// prepareAll prepares statements on the connection. Those that a batch prepares by itself are forgotten
// when one fails.
func prepareAll(ctx context.Context, conn *pgx.Conn, all []statement) error {
	for i := range all {
		if _, err := conn.Prepare(ctx, all[i].query, all[i].query); err != nil {
			return err
		}
	}
	return nil
}

// countRows sends statements at once, waits until all are done, and notes how many rows each has changed.
func countRows(ctx context.Context, conn *pgx.Conn, all []statement, rows []int64) (err error) {
	results := sendBatch(ctx, conn, all)
	for i := 0; i < len(all) && err == nil; i++ {
		var tag pgconn.CommandTag
		tag, err = results.Exec()
		rows[i] = tag.RowsAffected()
	}
	return cmp.Or(err, results.Close())
}

func sendBatch(ctx context.Context, conn *pgx.Conn, all []statement) pgx.BatchResults {
	var b pgx.Batch
	for i := range all {
		b.Queue(all[i].query, all[i].args...)
	}
	return conn.SendBatch(ctx, &b)
}

// runBatch sends statements at once and waits until all are done; outside of a transaction they are one. If
// the first changes nothing, it returns idle, unless that is nil.
func runBatch(ctx context.Context, conn *pgx.Conn, all []statement, idle error) error {
	results := sendBatch(ctx, conn, all)
	first, err := results.Exec()
	closed := results.Close() // waits for the commit
	var refused *pgconn.PgError
	answered := err == nil && (closed == nil || errors.As(closed, &refused))
	switch {
	case answered && idle != nil && first.RowsAffected() == 0:
		return idle
	case answered && refused != nil && refused.Code == pgNull && refused.TableName == "events":
		return store.ErrNewer // that table allows no other cause
	}
	return cmp.Or(err, closed)
}

// A postgresTransaction is one of several statements, some of them sent at once.
type postgresTransaction struct {
	*sql.Tx
	conn *sql.Conn // its connection
}

func (t postgresTransaction) runAll(ctx context.Context, all []statement, idle error) error {
	return t.conn.Raw(func(c any) error {
		conn := c.(*stdlib.Conn).Conn()
		if err := prepareAll(ctx, conn, all); err != nil {
			return err
		}
		return runBatch(ctx, conn, all, idle)
	})
}

// outcome returns the meaning of an error for a transaction that was sent to be committed: it was not, or
// that is unknown.
func (g *postgresEngine) outcome(err error) error {
	var e *pgconn.PgError
	switch {
	case refusal(err):
		return err
	case errors.As(err, &e) && e.SeverityUnlocalized == "ERROR", pgconn.SafeToRetry(err):
		return g.explain(err)
	}
	return fmt.Errorf("%w: %w", store.ErrUnsure, g.explain(err))
}

func (g *postgresEngine) write(ctx context.Context, do func(ctx context.Context, tx transaction) error) error {
	conn, err := acquire(ctx, g, g.db.Conn)
	if err != nil {
		return err
	}
	defer conn.Close()
	ctx, cancel := context.WithTimeout(context.WithoutCancel(ctx), pgTransaction)
	defer cancel()
	tx, err := conn.BeginTx(ctx, nil)
	if err != nil {
		return g.explain(err)
	}
	if err := do(ctx, postgresTransaction{tx, conn}); err != nil {
		_ = tx.Rollback() // if it cannot be sent, it ends with the connection
		if refusal(err) {
			return err
		}
		return g.explain(err)
	}
	if err := tx.Commit(); err != nil {
		return g.outcome(err)
	}
	g.commits.Add(1)
	return nil
}

// bound: a server that hangs, or a connection that loses its messages, must not block callers for ever,
// such as a table that no other caller can use meanwhile.
func (g *postgresEngine) bound(ctx context.Context) (context.Context, context.CancelFunc) {
	return context.WithTimeout(ctx, g.wait)
}

func (g *postgresEngine) heads(ids []string) (string, any, error) {
	return `SELECT id, seq FROM tables WHERE id = ANY($1)`, ids, nil
}

func (g *postgresEngine) anyOf(texts []string) (string, any, error) { return `= ANY($1)`, texts, nil }

// clock asks three times and uses the quickest answer: since the server gave it, half of the time it took
// has passed, give or take as much.
func (g *postgresEngine) clock(ctx context.Context) (time.Time, error) {
	conn, err := acquire(ctx, g, g.pool.Acquire)
	if err != nil {
		return time.Time{}, err
	}
	defer conn.Release()
	ctx, cancel := g.bound(ctx)
	defer cancel()
	var (
		heard time.Time // when the best answer came, by this machine
		said  time.Time // the time then, by the server
		best  time.Duration
	)
	for i := range 3 {
		var at time.Time
		asked := time.Now()
		if err := conn.QueryRow(ctx, `SELECT clock_timestamp()`).Scan(&at); err != nil {
			return time.Time{}, g.explain(err)
		}
		now := time.Now()
		if took := now.Sub(asked); i == 0 || took < best {
			heard, said, best = now, at.Add(took/2), took
		}
	}
	return said.Add(time.Since(heard)), nil
}

// forget leaves that to PostgreSQL's own vacuum.
func (g *postgresEngine) forget(context.Context) error { return nil }

func (g *postgresEngine) backup(context.Context, string, bool) error {
	return fmt.Errorf("the database %s is PostgreSQL: back it up with pg_dump", g.where)
}

func (g *postgresEngine) serves(string, string) error { return nil }

// ping: a database that answers accepts entries too, unless it is read-only.
func (g *postgresEngine) ping(ctx context.Context) error {
	ctx, done := g.bound(ctx)
	defer done()
	var readOnly string
	if err := g.pool.QueryRow(ctx, `SHOW transaction_read_only`).Scan(&readOnly); err != nil {
		return g.explain(err)
	}
	if readOnly == "on" {
		return fmt.Errorf("database %s can only be read now", g.where)
	}
	return nil
}

func (g *postgresEngine) stats(s *store.Stats) {
	s.Commits = g.commits.Load()
	s.Reconnects = g.news.reconnects.Load()
}

func (g *postgresEngine) close() error {
	if g.news != nil {
		g.entries.close()
		for range pgLanes {
			g.lanes <- struct{}{}
		}
		g.alone.Wait()
		g.news.close()
	}
	g.pool.Close()
	return nil
}

// explain says in plain words, and once, what PostgreSQL's errors mean, with a remedy.
func (g *postgresEngine) explain(err error) error {
	if errors.As(err, new(*explained)) {
		return err
	}
	text := fmt.Sprintf("database %s: %s", g.where, onOneLine(err.Error()))
	if help := remedy(err); help != "" {
		text += ": " + help
	}
	return &explained{err, kindOf(err), text}
}

// kindOf returns package store's error for one of PostgreSQL's; nil if none. See
// https://www.postgresql.org/docs/current/errcodes-appendix.html.
func kindOf(err error) error {
	e := &pgconn.PgError{}
	if refusal(err) || errors.Is(err, store.ErrDamaged) {
		return nil
	}
	if !errors.As(err, &e) {
		return store.ErrBusy // the connection broke, or never existed
	}
	switch e.Code {
	case "53100":
		return store.ErrFull
	case "25006", "58030": // it is read-only; its disk fails
		return store.ErrUnwritable
	}
	switch class := e.Code[:min(2, len(e.Code))]; class {
	case "08", "25", "40", "53", "55", "57", "58": // connections, read-only, conflicts, resources, locks, an operator, the system
		return store.ErrBusy
	}
	if e.Code == "XX001" || e.Code == "XX002" { // data, an index
		return store.ErrDamaged
	}
	return nil
}

// onOneLine joins the lines of a text, without duplicates: if several ways to a server were tried, most
// have failed for the same reason.
func onOneLine(text string) string {
	var lines []string
	for line := range strings.Lines(text) {
		if line = strings.TrimSpace(line); !slices.Contains(lines, line) {
			lines = append(lines, line)
		}
	}
	return strings.Join(lines, " ")
}

// remedy returns the remedy for an error of PostgreSQL's; "" if unknown.
func remedy(err error) string {
	var c *pgconn.ConnectError
	e := &pgconn.PgError{}
	switch known := errors.As(err, &e); {
	case !known && errors.As(err, &c):
		return "see whether the server runs, and whether the address is right"
	case errors.Is(err, context.DeadlineExceeded):
		return "it hangs, or has too much to do"
	case e.Code == "3D000":
		return "make the database with createdb"
	case strings.HasPrefix(e.Code, "28"):
		return "see to the user and the password in the address"
	case e.Code == "42501":
		return "give this user the right to make and change tables in it"
	case e.Code == "25006":
		return "it can only be read; give the address of the server that can be written"
	case e.Code == "53100":
		return "the server's disk is full: free some space on it; what was kept before is safe"
	case e.Code == "53300":
		return "give the server more connections, or this program fewer with pool_max_conns in the address"
	}
	return ""
}

package sqlstore

import (
	"context"
	"database/sql"
	"encoding/json"
	"errors"
	"fmt"
	"io"
	"io/fs"
	"net/url"
	"os"
	"path/filepath"
	"runtime"
	"strconv"
	"strings"
	"time"

	"modernc.org/sqlite"
	sqlite3 "modernc.org/sqlite/lib"

	"ninetynine/internal/store"
	"ninetynine/internal/store/folder"
)

const (
	// fileName is the database's name in its folder.
	fileName = "ninetynine.db"
	// oldestSQLite is the first version that cannot damage a database in WAL mode when the log is reset
	// (https://sqlite.org/wal.html, "the WAL-reset bug").
	oldestSQLite = "3.51.3"
)

// sqliteEngine is SQLite in a folder that only one process has.
type sqliteEngine struct {
	file   string
	folder *folder.Folder
	db     *sql.DB // one connection, the writer's
	writer *writer
}

// OpenSQLite opens the database in a folder, and creates both if necessary. Only one process can have a
// folder: a [*folder.InUse] says which, and its URL.
func OpenSQLite(ctx context.Context, path string) (*DB, error) {
	return openSQLite(ctx, path, files)
}

func openSQLite(ctx context.Context, path string, migrations fs.FS) (*DB, error) {
	known, err := newSchema(sqliteDialect(), migrations)
	if err != nil {
		return nil, err
	}
	taken, err := folder.LockFolder(path)
	if err != nil {
		return nil, err
	}
	g := &sqliteEngine{file: filepath.Join(path, fileName), folder: taken}
	d, err := g.open(ctx, known)
	if err != nil {
		_ = taken.Close()
		return nil, fmt.Errorf("opening %s: %w", g.file, g.explain(err))
	}
	return d, nil
}

func (g *sqliteEngine) open(ctx context.Context, known schema) (_ *DB, err error) {
	// SQLite would let all users read the file. Once it has the file, no other code here may open it:
	// closing it would release SQLite's locks.
	f, err := os.OpenFile(g.file, os.O_RDWR|os.O_CREATE, 0o600)
	if err != nil {
		return nil, err
	}
	if err := f.Close(); err != nil {
		return nil, err
	}
	if err := leftover(ctx, g.file, quickMost); err != nil {
		return nil, err
	}
	if err := refuseForeign(ctx, g.file); err != nil {
		return nil, err
	}
	if g.db, err = sql.Open("sqlite", dsn(g.file, "journal_mode(WAL)", "synchronous(FULL)", "foreign_keys(ON)", "secure_delete(ON)",
		"journal_size_limit(67108864)", "cache_size(-32000)", "wal_autocheckpoint(4000)")); err != nil {
		return nil, err
	}
	g.db.SetMaxOpenConns(1)
	conn, err := g.db.Conn(ctx)
	if err == nil {
		err = checkVersion(ctx, conn)
	}
	if err == nil {
		err = known.migrate(ctx, conn)
	}
	if err == nil {
		err = folder.Sync(filepath.Dir(g.file))
	}
	if err == nil {
		g.writer, err = newWriter(ctx, conn)
	}
	if err != nil {
		if conn != nil {
			err = errors.Join(err, conn.Close())
		}
		return nil, errors.Join(err, g.db.Close())
	}
	read, err := openReaders(g.file)
	if err != nil {
		return nil, err
	}
	go g.writer.run()
	return &DB{read: read, engine: g, schema: known}, nil
}

// refuseForeign refuses a database that another program has made, before anything in it is changed. A file that
// cannot be read is left to later checks.
func refuseForeign(ctx context.Context, file string) error {
	var all, ours int
	err := queryOnce(ctx, dsn(file)+"&mode=ro", []any{&all, &ours}, `SELECT COUNT(*), COUNT(CASE WHEN name IN ('meta', 'events') THEN 1 END) FROM sqlite_schema WHERE type = 'table'`)
	if err == nil && all > 0 && ours < 2 {
		return errors.New("it is a database, but not of a ninetynine server, and stays as it is: move it away, or name another folder with --data")
	}
	return nil
}

// openReaders opens the connections that read. They create no file.
func openReaders(file string) (*sql.DB, error) {
	read, err := sql.Open("sqlite", dsn(file, "query_only(ON)", "cache_size(-4000)")+"&mode=rw")
	if err != nil {
		return nil, err
	}
	most := max(4, runtime.GOMAXPROCS(0))
	read.SetMaxOpenConns(most)
	read.SetMaxIdleConns(most)
	return read, nil
}

// queryOnce opens a database for one query of one row.
func queryOnce(ctx context.Context, dsn string, into []any, query string) error {
	db, err := sql.Open("sqlite", dsn)
	if err != nil {
		return err
	}
	err = db.QueryRowContext(ctx, query).Scan(into...)
	return errors.Join(err, db.Close())
}

// dsn names a file to the driver. Characters with a meaning in a URI are escaped.
func dsn(file string, pragmas ...string) string {
	v := url.Values{"_pragma": append([]string{"busy_timeout(5000)"}, pragmas...), "_txlock": {"immediate"}}
	path := filepath.ToSlash(file)
	if filepath.VolumeName(file) != "" {
		path = "/" + path
	}
	return "file:" + (&url.URL{Path: path}).EscapedPath() + "?" + v.Encode()
}

// checkVersion refuses a SQLite that can damage its files.
func checkVersion(ctx context.Context, conn *sql.Conn) error {
	var v string
	if err := conn.QueryRowContext(ctx, `SELECT sqlite_version()`).Scan(&v); err != nil {
		return err
	}
	if older(v, oldestSQLite) {
		return fmt.Errorf("this program was built with SQLite %s, which can damage databases: build it with %s or later", v, oldestSQLite)
	}
	return nil
}

// older compares versions of numbers with dots between them.
func older(a, b string) bool {
	as, bs := strings.Split(a, "."), strings.Split(b, ".")
	for i := range min(len(as), len(bs)) {
		x, _ := strconv.Atoi(as[i])
		y, _ := strconv.Atoi(bs[i])
		if x != y {
			return x < y
		}
	}
	return len(as) < len(bs)
}

func (g *sqliteEngine) append(ctx context.Context, all []statement) error {
	return g.do(ctx, func(w *writer) error { return w.append(all) })
}

// hold does nothing: only this process has the folder.
func (g *sqliteEngine) hold(ctx context.Context, _ string) (context.Context, func(), error) {
	return ctx, func() {}, nil
}

// announce does nothing: only this process has the folder.
func (g *sqliteEngine) announce(string, uint64) {}

func (g *sqliteEngine) write(ctx context.Context, do func(ctx context.Context, tx transaction) error) error {
	return g.do(ctx, func(w *writer) error { return do(context.Background(), sqliteTransaction{w.conn, w}) })
}

func (g *sqliteEngine) do(ctx context.Context, do func(*writer) error) error {
	err := g.writer.do(ctx, do)
	if err == nil || refusal(err) {
		return err
	}
	return g.explain(err)
}

// bound leaves the context as it is: the disk is local.
func (g *sqliteEngine) bound(ctx context.Context) (context.Context, context.CancelFunc) {
	return ctx, func() {}
}

func (g *sqliteEngine) heads(ids []string) (string, any, error) {
	text, err := json.Marshal(ids)
	return `SELECT t.id, t.seq FROM json_each($1) j CROSS JOIN tables t ON t.id = j.value`, string(text), err
}

func (g *sqliteEngine) anyOf(texts []string) (string, any, error) {
	text, err := json.Marshal(texts)
	return `IN (SELECT value FROM json_each($1))`, string(text), err
}

// clock is the machine's: no other process has the folder.
func (g *sqliteEngine) clock(context.Context) (time.Time, error) { return time.Now(), nil }

// listen waits: only this process has the folder.
func (g *sqliteEngine) listen(ctx context.Context, _ func(store.News)) error {
	<-ctx.Done()
	return nil
}

func (g *sqliteEngine) serves(url, secret string) error { return g.folder.Publish(url, secret) }

// ping goes through the writer, which knows whether the disk refused a write.
func (g *sqliteEngine) ping(ctx context.Context) error {
	return g.do(ctx, (*writer).ping)
}

func (g *sqliteEngine) stats(s *store.Stats) {
	s.Commits = g.writer.commits.Load()
	if info, err := os.Stat(g.file + walSuffix); err == nil {
		s.WAL = info.Size()
	}
}

func (g *sqliteEngine) close() error {
	if g.writer == nil {
		return nil
	}
	return errors.Join(g.writer.close(), g.db.Close(), g.folder.Close())
}

// explain says in plain words what SQLite's errors mean, with a remedy.
func (g *sqliteEngine) explain(err error) error {
	var e *sqlite.Error
	if errors.Is(err, fs.ErrPermission) {
		return fmt.Errorf("%w: give this user the right to, or name another folder with --data", err)
	}
	if !errors.As(err, &e) || errors.As(err, new(*explained)) {
		return err
	}
	kind, help := store.ErrBusy, ""
	code := e.Code() & 0xff
	if e.Code() == sqlite3.SQLITE_IOERR_SHMSIZE { // the index of the log cannot grow
		code = sqlite3.SQLITE_FULL
	}
	switch code {
	case sqlite3.SQLITE_FULL:
		kind = store.ErrFull
		help = fmt.Sprintf(": the disk that holds %s is full: free some space on it; what was kept before is safe", g.file)
	case sqlite3.SQLITE_READONLY, sqlite3.SQLITE_PERM, sqlite3.SQLITE_CANTOPEN:
		kind = store.ErrUnwritable
		help = fmt.Sprintf(": %s cannot be written: give this user the right to, or name another folder with --data", g.file)
	case sqlite3.SQLITE_IOERR:
		kind = store.ErrUnwritable
		help = fmt.Sprintf(": the disk that holds %s fails, or this user's share of it is full: look at it; what was kept before is safe", g.file)
	case sqlite3.SQLITE_CORRUPT, sqlite3.SQLITE_NOTADB:
		kind, help = store.ErrDamaged, fmt.Sprintf(": %s is damaged, and was left as it is: put a backup in its place with ninetynine restore", g.file)
	case sqlite3.SQLITE_BUSY, sqlite3.SQLITE_LOCKED, sqlite3.SQLITE_NOMEM, sqlite3.SQLITE_INTERRUPT:
	default:
		return err
	}
	return &explained{err, kind, err.Error() + help}
}

// backup makes SQLite write a compact copy, while writing goes on.
func (g *sqliteEngine) backup(ctx context.Context, file string, replace bool) error {
	to, err := folder.Create(file, 0o600, replace)
	if err != nil {
		return fmt.Errorf("the backup cannot be written: %w", err)
	}
	defer to.Discard()
	if to.Part() != "" {
		err = g.copyTo(ctx, to.Part())
	} else {
		err = g.copyThrough(ctx, to)
	}
	if err == nil {
		err = to.Keep()
	}
	if err == nil && to.Part() != "" {
		err = folder.Sync(filepath.Dir(to.Part()))
	}
	if err != nil {
		return fmt.Errorf("the backup %s was not made: %w", file, err)
	}
	return nil
}

// forget merges SQLite's log, which holds earlier pages, into the database, where what is deleted is overwritten. While a
// long read goes on, it is left to a later merge.
func (g *sqliteEngine) forget(ctx context.Context) error {
	var busy, frames, done int
	return queryOnce(ctx, dsn(g.file)+"&mode=rw", []any{&busy, &frames, &done}, `PRAGMA wal_checkpoint(TRUNCATE)`)
}

// copyThrough writes a copy into a pipe or the like.
func (g *sqliteEngine) copyThrough(ctx context.Context, to io.Writer) error {
	part, err := os.CreateTemp("", "ninetynine.*.db")
	if err != nil {
		return err
	}
	defer os.Remove(part.Name())
	defer part.Close()
	if err := g.copyTo(ctx, part.Name()); err != nil {
		return err
	}
	_, err = io.Copy(to, part)
	return err
}

// copyTo writes the database into an empty file, and checks the copy.
func (g *sqliteEngine) copyTo(ctx context.Context, file string) error {
	from, err := sql.Open("sqlite", dsn(g.file))
	if err != nil {
		return err
	}
	_, err = from.ExecContext(ctx, `VACUUM INTO $1`, file)
	if err = errors.Join(err, from.Close()); err != nil {
		return err
	}
	var says string
	if err = queryOnce(ctx, dsn(file), []any{&says}, `PRAGMA integrity_check(1)`); err == nil && says != "ok" {
		err = fmt.Errorf("the copy is damaged: %s", says)
	}
	return err
}

package sqlstore

import (
	"context"
	"database/sql"
	"embed"
	"errors"
	"fmt"
	"io/fs"
	"slices"
	"strconv"
	"strings"
	"time"

	"ninetynine/internal/store"
)

// Each file of migrations is one step of the schema's growth, named by its number and a name. Those with
// the name of an engine before .sql are for that engine, all others for both. A released step is never
// changed.
//
//go:embed migrations/*.sql
var files embed.FS

// A migration takes the schema from the version before its number to it.
type migration struct {
	number     int
	name, text string
}

// A dialect is a database's words for the names in braces, and its way to lock out other processes.
type dialect struct {
	engine, text, integer, blob, options string

	lock  []string // so that one process at a time looks for steps
	fence []string // so that no other process writes while it runs

	within    string // the data of a row contain $2
	forUpdate string // ends a SELECT in a transaction: no other process may change the row
	forShare  string // likewise, but others may do the same
}

// sqliteDialect leaves the rows in the order in which they came: entries of many tables then share the
// pages that a transaction writes. Ordered by their keys (WITHOUT ROWID) appending took half as long again.
func sqliteDialect() dialect {
	return dialect{engine: "sqlite", text: "TEXT", integer: "INTEGER", blob: "BLOB", options: "STRICT", within: "INSTR(data, $2) > 0"}
}

// postgresDialect orders text by its bytes, whatever the database's language.
func postgresDialect() dialect {
	return dialect{engine: "postgres", text: `TEXT COLLATE "C"`, integer: "BIGINT", blob: "BYTEA",
		lock:      []string{`SET LOCAL statement_timeout = 0`, fmt.Sprintf(`SELECT pg_advisory_xact_lock(%d)`, pgMigration)},
		fence:     []string{readVersion + ` FOR UPDATE`, `LOCK TABLE tables IN ACCESS EXCLUSIVE MODE`},
		within:    `POSITION($2 IN data) > 0`,
		forUpdate: " FOR UPDATE", forShare: " FOR SHARE"}
}

func (d dialect) translate(s string) string {
	return strings.NewReplacer("{text}", d.text, "{int}", d.integer, "{blob}", d.blob, "{options}", d.options).Replace(s)
}

// migrations returns the steps for a database, in order. A missing or duplicate number is an error in the
// program.
func (d dialect) migrations(from fs.FS) (all []migration, err error) {
	names, err := fs.Glob(from, "migrations/*.sql") // sorted
	if err != nil {
		return nil, err
	}
	for _, file := range names {
		number, name, ok := strings.Cut(strings.TrimSuffix(strings.TrimPrefix(file, "migrations/"), ".sql"), "-")
		name, engine, one := strings.Cut(name, ".")
		if one && engine != d.engine {
			continue
		}
		text, err := fs.ReadFile(from, file)
		if err != nil {
			return nil, err
		}
		n, err := strconv.Atoi(number)
		if !ok || err != nil || n != len(all)+1 {
			return nil, fmt.Errorf("the migration %s does not come after the %dth", file, len(all))
		}
		all = append(all, migration{n, name, d.translate(string(text))})
	}
	return all, nil
}

// A schema is the schema that a program knows, as its steps.
type schema struct {
	dialect
	steps []migration
}

func newSchema(d dialect, from fs.FS) (schema, error) {
	steps, err := d.migrations(from)
	return schema{d, steps}, err
}

func (s *schema) version() int { return len(s.steps) }

// newer returns the error for a database newer than this program.
func (s *schema) newer(version int) error {
	return fmt.Errorf("%w (schema %d; this one knows %d): update the program, or go back to a backup from before", store.ErrNewer, version, s.version())
}

// A transactor is a database, or a connection to one.
type transactor interface {
	BeginTx(ctx context.Context, o *sql.TxOptions) (*sql.Tx, error)
}

// migrate brings a database up to date, step by step, each in a transaction.
func (s *schema) migrate(ctx context.Context, db transactor) error {
	for {
		tx, err := db.BeginTx(ctx, nil)
		if err != nil {
			return err
		}
		done, err := s.step(ctx, tx)
		if err != nil || done {
			return errors.Join(err, tx.Rollback())
		}
		if err := tx.Commit(); err != nil {
			return err
		}
	}
}

// step runs the next step, and reports whether none was left.
//
// Appends write to tables first and then read the version; all other writes lock the version first. So the
// fence waits for writes under way, and later ones meet the new version.
func (s *schema) step(ctx context.Context, tx execer) (done bool, err error) {
	if err := execAll(ctx, tx, append(slices.Clone(s.lock),
		s.translate(`CREATE TABLE IF NOT EXISTS meta (key {text} NOT NULL PRIMARY KEY, value {text} NOT NULL) {options}`),
		s.translate(`CREATE TABLE IF NOT EXISTS migrations (number {int} NOT NULL PRIMARY KEY, name {text} NOT NULL, at {int} NOT NULL) {options}`))); err != nil {
		return false, err
	}
	version, err := versionOf(ctx, tx)
	switch {
	case err != nil:
		return false, err
	case version > s.version():
		return false, s.newer(version)
	case version == s.version():
		return true, nil
	}
	if version > 0 {
		if err := execAll(ctx, tx, s.fence); err != nil {
			return false, err
		}
	}
	next := &s.steps[version]
	if _, err := tx.ExecContext(ctx, next.text); err != nil {
		return false, fmt.Errorf("migration %d (%s): %w", next.number, next.name, err)
	}
	if _, err := tx.ExecContext(ctx, `INSERT INTO migrations (number, name, at) VALUES ($1, $2, $3)`, next.number, next.name, time.Now().UnixMilli()); err != nil {
		return false, err
	}
	_, err = tx.ExecContext(ctx, `INSERT INTO meta (key, value) VALUES ('version', $1)
		ON CONFLICT (key) DO UPDATE SET value = excluded.value`, strconv.Itoa(next.number))
	return false, err
}

func execAll(ctx context.Context, tx execer, all []string) error {
	for _, q := range all {
		if _, err := tx.ExecContext(ctx, q); err != nil {
			return err
		}
	}
	return nil
}

const readVersion = `SELECT value FROM meta WHERE key = 'version'`

// versionOf returns the version of a database; 0 if it has none yet.
func versionOf(ctx context.Context, tx execer) (int, error) {
	var kept string
	switch err := tx.QueryRowContext(ctx, readVersion).Scan(&kept); {
	case errors.Is(err, sql.ErrNoRows):
		return 0, nil
	case err != nil:
		return 0, err
	}
	return parseVersion(kept)
}

func parseVersion(kept string) (int, error) {
	n, err := strconv.Atoi(kept)
	if err != nil {
		return 0, fmt.Errorf("the version of its schema is %q, which is not a number", kept)
	}
	return n, nil
}

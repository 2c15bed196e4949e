package sqlstore

import (
	"context"
	"database/sql"
	_ "embed"
	"errors"
	"fmt"
	"strconv"
	"strings"
)

//go:embed schema1.sql
var schema1 string

//go:embed schema2.sql
var schema2 string

//go:embed schema3.sql
var schema3 string

// migrations returns the steps by which the schema grew: step i takes it
// from version i to i+1. A step that was ever released is never changed.
func migrations() []string { return []string{schema1, schema2, schema3} }

// A dialect is what a database calls the things in braces.
type dialect struct{ text, integer, blob, options, away string }

// sqliteDialect leaves the rows in the order in which they came: entries of
// many tables then share the pages that a transaction writes. Ordered by
// their keys (WITHOUT ROWID) they took half as long again.
func sqliteDialect() dialect {
	return dialect{text: "TEXT", integer: "INTEGER", blob: "BLOB", options: "STRICT",
		away: `json_extract(r.chairs, '$[' || seat || '].away')`}
}

// postgresDialect orders text by its bytes, whatever the database's language.
func postgresDialect() dialect {
	return dialect{text: `TEXT COLLATE "C"`, integer: "BIGINT", blob: "BYTEA",
		away: `(r.chairs::jsonb -> seat::integer ->> 'away')::bigint`}
}

func (d dialect) translate(s string) string {
	return strings.NewReplacer("{text}", d.text, "{int}", d.integer, "{blob}", d.blob, "{options}", d.options, "{away}", d.away).Replace(s)
}

// migrate brings the schema up to what this program knows, within a
// transaction of the caller's.
func migrate(ctx context.Context, tx execer, d dialect) error {
	steps := migrations()
	if _, err := tx.ExecContext(ctx, d.translate(`CREATE TABLE IF NOT EXISTS meta (key {text} NOT NULL PRIMARY KEY, value {text} NOT NULL) {options}`)); err != nil {
		return err
	}
	version := 0
	var kept string
	switch err := tx.QueryRowContext(ctx, `SELECT value FROM meta WHERE key = 'version'`).Scan(&kept); {
	case errors.Is(err, sql.ErrNoRows):
	case err != nil:
		return err
	default:
		if version, err = strconv.Atoi(kept); err != nil {
			return fmt.Errorf("the version of its schema is %q, which is no number", kept)
		}
	}
	if version > len(steps) {
		return fmt.Errorf("it was written by a newer ninetynine (schema %d; this one knows %d): update the program", version, len(steps))
	}
	for _, step := range steps[version:] {
		if _, err := tx.ExecContext(ctx, d.translate(step)); err != nil {
			return err
		}
	}
	if version == len(steps) {
		return nil
	}
	_, err := tx.ExecContext(ctx, `INSERT INTO meta (key, value) VALUES ('version', $1)
		ON CONFLICT (key) DO UPDATE SET value = excluded.value`, strconv.Itoa(len(steps)))
	return err
}

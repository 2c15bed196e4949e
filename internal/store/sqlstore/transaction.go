package sqlstore

import (
	"context"
	"database/sql"
	"errors"
	"fmt"

	"ninetynine/internal/store"
)

// A statement is a command of SQL and its arguments. Both databases understand all of them.
type statement struct {
	query string
	args  []any
}

type execer interface {
	ExecContext(ctx context.Context, query string, args ...any) (sql.Result, error)
	QueryRowContext(ctx context.Context, query string, args ...any) *sql.Row
	QueryContext(ctx context.Context, query string, args ...any) (*sql.Rows, error)
}

// transaction is one in which many statements can be run at once.
type transaction interface {
	execer
	// runAll runs statements in their order. If the first of them changes nothing, and idle is not nil, it
	// returns idle.
	runAll(ctx context.Context, all []statement, idle error) error
}

// write runs a transaction about the thing that what names.
func (d *DB) write(ctx context.Context, what string, do func(ctx context.Context, tx transaction) error) error {
	if err := d.mayWrite(ctx); err != nil {
		return err
	}
	err := d.engine.write(ctx, func(ctx context.Context, tx transaction) error {
		// This waits for a running migration, and a migration waits for this.
		var kept string
		if err := tx.QueryRowContext(ctx, readVersion+d.schema.forShare).Scan(&kept); err != nil {
			return err
		}
		version, err := parseVersion(kept)
		if err == nil {
			err = d.checkVersion(version)
		}
		if err != nil {
			return err
		}
		return do(ctx, tx)
	})
	if err != nil {
		return fmt.Errorf("%s: %w", what, err)
	}
	return nil
}

// refusal reports whether an error is a plain answer, after which nothing was written.
func refusal(err error) bool {
	return errors.Is(err, store.ErrNewer) || errors.Is(err, store.ErrStale) || errors.Is(err, store.ErrTaken) || errors.Is(err, store.ErrNone) ||
		errors.Is(err, store.ErrTogether) || errors.Is(err, store.ErrJoined) || errors.Is(err, store.ErrMany)
}

// exec runs one statement about the thing that what names, and returns how many rows it has changed. If
// none, it returns idle.
func (d *DB) exec(ctx context.Context, what string, idle error, query string, args ...any) (changed int, err error) {
	err = d.write(ctx, what, func(ctx context.Context, tx transaction) error {
		r, err := tx.ExecContext(ctx, query, args...)
		if err != nil {
			return err
		}
		n, err := r.RowsAffected()
		if changed = int(n); err == nil && n == 0 {
			err = idle
		}
		return err
	})
	return changed, err
}

// number is a truth value as the databases store it.
func number(b bool) int64 {
	if b {
		return 1
	}
	return 0
}

// An explained error names its place and its remedy, on one line.
type explained struct {
	error
	kind error // one of package store's, or nil
	text string
}

// Error returns the explanation.
func (e *explained) Error() string { return e.text }

// Unwrap returns the original error, and its kind.
func (e *explained) Unwrap() []error {
	if e.kind == nil {
		return []error{e.error}
	}
	return []error{e.error, e.kind}
}

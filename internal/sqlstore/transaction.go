package sqlstore

import (
	"context"
	"database/sql"
	"errors"
	"fmt"

	"ninetynine/internal/store"
)

// A statement is a command of SQL and its arguments. Both databases understand
// all of them.
type statement struct {
	query string
	args  []any
}

// execer is a transaction, or a connection within one.
type execer interface {
	ExecContext(ctx context.Context, query string, args ...any) (sql.Result, error)
	QueryRowContext(ctx context.Context, query string, args ...any) *sql.Row
	QueryContext(ctx context.Context, query string, args ...any) (*sql.Rows, error)
}

// transaction is one in which many statements can be run at once.
type transaction interface {
	execer
	// runAll runs statements in their order. If the first of them changes nothing,
	// and idle is not nil, it returns idle.
	runAll(ctx context.Context, all []statement, idle error) error
}

// write runs a transaction about the thing that what names.
func (d *DB) write(ctx context.Context, what string, do func(ctx context.Context, tx transaction) error) error {
	if err := d.ready(ctx); err != nil {
		return err
	}
	if err := d.engine.write(ctx, do); err != nil {
		return fmt.Errorf("%s: %w", what, err)
	}
	return nil
}

// refusal reports whether an error is a plain answer, after which nothing
// was written.
func refusal(err error) bool {
	return errors.Is(err, store.ErrStale) || errors.Is(err, store.ErrTaken) || errors.Is(err, store.ErrNone)
}

// one makes an error of a statement that has changed no row.
func one(otherwise error) func(sql.Result, error) error {
	return func(r sql.Result, err error) error {
		if err != nil {
			return err
		}
		if n, err := r.RowsAffected(); err != nil || n > 0 {
			return err
		}
		return otherwise
	}
}

// number is how a truth is kept.
func number(b bool) int64 {
	if b {
		return 1
	}
	return 0
}

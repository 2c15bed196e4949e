package sqlstore

import (
	"context"
	"errors"
	"fmt"

	"ninetynine/internal/store"
)

// StoreOnce stores a text under a name, unless there is one already, and returns the stored one: the same for
// all servers of the database, for good.
func (d *DB) StoreOnce(ctx context.Context, name, text string) (kept string, err error) {
	key := "once/" + name
	const stored = `SELECT value FROM meta WHERE key = $1`
	if err = d.row(ctx, []any{&kept}, stored, key); !errors.Is(err, store.ErrNone) {
		return kept, err
	}
	err = d.write(ctx, fmt.Sprintf("the setting %q", name), func(ctx context.Context, tx transaction) error {
		if _, err := tx.ExecContext(ctx, `INSERT INTO meta (key, value) VALUES ($1, $2) ON CONFLICT (key) DO NOTHING`, key, text); err != nil {
			return err
		}
		return tx.QueryRowContext(ctx, stored, key).Scan(&kept)
	})
	return kept, err
}

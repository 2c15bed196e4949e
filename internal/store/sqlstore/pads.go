package sqlstore

import (
	"cmp"
	"context"
	"database/sql"
	"fmt"
	"time"

	"ninetynine/internal/store"
)

// KeepPad stores a score pad in place of what was kept of it: of any record, or only of
// the record over; then it returns [store.ErrStale] if another is kept.
func (d *DB) KeepPad(ctx context.Context, p store.Pad, over []byte) error {
	if err := store.CheckPad(&p); err != nil {
		return err
	}
	return d.write(ctx, fmt.Sprintf("pad %q", p.ID), func(ctx context.Context, tx transaction) error {
		const put = `INSERT INTO pads (id, record, changed) VALUES ($1, $2, $3)
			ON CONFLICT (id) DO UPDATE SET record = excluded.record, changed = excluded.changed`
		if over == nil {
			_, err := tx.ExecContext(ctx, put, p.ID, p.Record, p.Changed.UnixMilli())
			return err
		}
		done, err := tx.ExecContext(ctx, put+` WHERE pads.record = $4`, p.ID, p.Record, p.Changed.UnixMilli(), over)
		if err != nil {
			return err
		}
		if n, err := done.RowsAffected(); err != nil || n == 0 {
			return cmp.Or(err, store.ErrStale)
		}
		return nil
	})
}

// Pad returns a score pad, or [store.ErrNone].
func (d *DB) Pad(ctx context.Context, id string) (store.Pad, error) {
	ps, err := collect(ctx, d, func(r *sql.Rows, p *store.Pad) error {
		var changed int64
		err := r.Scan(&p.Record, &changed)
		p.ID, p.Changed = id, time.UnixMilli(changed)
		return err
	}, `SELECT record, changed FROM pads WHERE id = $1`, id)
	if err == nil && len(ps) == 0 {
		err = store.ErrNone
	}
	if err != nil {
		return store.Pad{}, fmt.Errorf("pad %q: %w", id, err)
	}
	return ps[0], nil
}

// DropPad deletes a score pad, if there is one.
func (d *DB) DropPad(ctx context.Context, id string) error {
	return d.write(ctx, fmt.Sprintf("pad %q", id), func(ctx context.Context, tx transaction) error {
		_, err := tx.ExecContext(ctx, `DELETE FROM pads WHERE id = $1`, id)
		return err
	})
}

package sqlstore

import (
	"context"
	"database/sql"
	"fmt"

	"ninetynine/internal/store"
)

// KeepPad stores a score pad in place of its earlier version: of any record, or only of the record over;
// then it returns [store.ErrStale] if another is stored.
func (d *DB) KeepPad(ctx context.Context, p store.Pad, over []byte) error {
	if err := store.CheckPad(&p); err != nil {
		return err
	}
	put, args := `INSERT INTO pads (id, record, changed) VALUES ($1, $2, $3)
		ON CONFLICT (id) DO UPDATE SET record = excluded.record, changed = excluded.changed`, []any{p.ID, p.Record, p.Changed.UnixMilli()}
	if over != nil {
		put, args = put+` WHERE pads.record = $4`, append(args, over)
	}
	_, err := d.exec(ctx, fmt.Sprintf("pad %q", p.ID), store.ErrStale, put, args...)
	return err
}

// Pad returns a score pad, or [store.ErrNone].
func (d *DB) Pad(ctx context.Context, id string) (store.Pad, error) {
	return one(ctx, d, fmt.Sprintf("pad %q", id), func(r *sql.Rows, p *store.Pad) error {
		return r.Scan(&p.ID, &p.Record, moment{&p.Changed})
	}, `SELECT id, record, changed FROM pads WHERE id = $1`, id)
}

// DropPad deletes a score pad, if there is one.
func (d *DB) DropPad(ctx context.Context, id string) error {
	_, err := d.exec(ctx, fmt.Sprintf("pad %q", id), nil, `DELETE FROM pads WHERE id = $1`, id)
	return err
}

package sqlstore

import (
	"context"
	"database/sql"
	"fmt"

	"ninetynine/internal/store"
)

// KeepPad is [store.Memory.KeepPad].
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

// Pad is [store.Memory.Pad].
func (d *DB) Pad(ctx context.Context, id string) (store.Pad, error) {
	return one(ctx, d, fmt.Sprintf("pad %q", id), func(r *sql.Rows, p *store.Pad) error {
		return r.Scan(&p.ID, &p.Record, moment{&p.Changed})
	}, `SELECT id, record, changed FROM pads WHERE id = $1`, id)
}

// DropPad is [store.Memory.DropPad].
func (d *DB) DropPad(ctx context.Context, id string) error {
	_, err := d.exec(ctx, fmt.Sprintf("pad %q", id), nil, `DELETE FROM pads WHERE id = $1`, id)
	return err
}

package sqlstore

import (
	"context"
	"database/sql"

	"ninetynine/internal/store"
	"ninetynine/internal/store/journal"
)

// Judgements is [store.Memory.Judgements].
func (d *DB) Judgements(ctx context.Context, match journal.Hash, judge string, deal int) (map[int][]byte, error) {
	values := map[int][]byte{}
	_, err := collect(ctx, d, func(r *sql.Rows, step *int) error {
		var value []byte
		err := r.Scan(step, &value)
		values[*step] = value
		return err
	}, `SELECT step, value FROM judgements WHERE match = $1 AND judge = $2 AND deal = $3`, match[:], judge, deal)
	return values, err
}

// KeepJudgement is [store.Memory.KeepJudgement].
func (d *DB) KeepJudgement(ctx context.Context, match journal.Hash, judge string, deal, step int, value []byte) error {
	if err := store.CheckJudgement(judge, value); err != nil {
		return err
	}
	_, err := d.exec(ctx, "judgement", nil, `INSERT INTO judgements (match, judge, deal, step, value) VALUES ($1, $2, $3, $4, $5) ON CONFLICT DO NOTHING`,
		match[:], judge, deal, step, value)
	return err
}

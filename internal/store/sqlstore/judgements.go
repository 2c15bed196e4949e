package sqlstore

import (
	"context"
	"database/sql"

	"ninetynine/internal/store"
	"ninetynine/internal/store/journal"
)

// Judgements returns a judge's stored judgements of decisions in a deal of the
// match whose record has the hash, by the number of acts before each in the deal.
func (d *DB) Judgements(ctx context.Context, match journal.Hash, judge string, deal int) (map[int][]byte, error) {
	type judgement struct {
		step  int
		value []byte
	}
	all, err := collect(ctx, d, func(r *sql.Rows, j *judgement) error { return r.Scan(&j.step, &j.value) },
		`SELECT step, value FROM judgements WHERE match = $1 AND judge = $2 AND deal = $3`, match[:], judge, deal)
	if err != nil {
		return nil, err
	}
	values := make(map[int][]byte, len(all))
	for _, j := range all {
		values[j.step] = j.value
	}
	return values, nil
}

// KeepJudgement stores a judgement, unless there is one already.
func (d *DB) KeepJudgement(ctx context.Context, match journal.Hash, judge string, deal, step int, value []byte) error {
	if err := store.CheckJudgement(judge, value); err != nil {
		return err
	}
	return d.write(ctx, "judgement", func(ctx context.Context, tx transaction) error {
		_, err := tx.ExecContext(ctx, `INSERT INTO judgements (match, judge, deal, step, value) VALUES ($1, $2, $3, $4, $5) ON CONFLICT DO NOTHING`,
			match[:], judge, deal, step, value)
		return err
	})
}

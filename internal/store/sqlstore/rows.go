package sqlstore

import (
	"context"
	"database/sql"
	"errors"
	"fmt"

	"ninetynine/internal/store"
	"ninetynine/internal/store/journal"
)

// rowColumns are the columns that scanProjected reads.
const rowColumns = `projection, list, key, rank, value`

const selectRow = `SELECT ` + rowColumns + ` FROM projected WHERE projection = $1 AND list = $2 AND key = $3`

func scanProjected(rows *sql.Rows, r *journal.Row) error {
	return rows.Scan(&r.Projection, &r.List, &r.Key, &r.Rank, &r.Value)
}

// keepRows returns the statements that store the rows of projections, or remove those without a value. tbl
// is the table whose log they follow from, "" if they follow from results.
func keepRows(rows []journal.Row, tbl string) (all []statement) {
	for i := range rows {
		r := &rows[i]
		if len(r.Value) == 0 {
			all = append(all, statement{`DELETE FROM projected WHERE projection = $1 AND list = $2 AND key = $3`, []any{r.Projection, r.List, r.Key}})
			continue
		}
		all = append(all, statement{`INSERT INTO projected (` + rowColumns + `, tbl) VALUES ($1, $2, $3, $4, $5, $6)
			ON CONFLICT (projection, list, key) DO UPDATE SET rank = excluded.rank, value = excluded.value, tbl = excluded.tbl`,
			[]any{r.Projection, r.List, r.Key, r.Rank, r.Value, tbl}})
	}
	return all
}

// Row is [store.Memory.Row].
func (d *DB) Row(ctx context.Context, projection, list, key string) (journal.Row, error) {
	return one(ctx, d, fmt.Sprintf("%s of %q", projection, key), scanProjected, selectRow, projection, list, key)
}

// Ranked is [store.Memory.Ranked].
func (d *DB) Ranked(ctx context.Context, projection, list string, limit int) ([]journal.Row, error) {
	return collect(ctx, d, scanProjected, `SELECT `+rowColumns+` FROM projected WHERE projection = $1 AND list = $2
		ORDER BY rank DESC, key DESC LIMIT $3`, projection, list, max(0, limit))
}

// Fold is [store.Memory.Fold]. Until it has caught up, projections show what they did before. Any number of processes
// may call it; one at a time folds.
func (d *DB) Fold(ctx context.Context, all []store.ResultProjection, until int64, limit int) (n int, err error) {
	var due bool
	err = d.row(ctx, []any{&due}, `SELECT anew = 1 OR aside = 1 OR anew = 2 AND due <= $1 OR EXISTS (SELECT 1 FROM pending WHERE ended <= $1) FROM folding`, until)
	if err != nil || !due {
		return 0, err
	}
	err = d.write(ctx, "projections of results", func(ctx context.Context, tx transaction) (err error) {
		n, err = fold(ctx, tx, all, until, limit, d.schema.forUpdate)
		return err
	})
	return n, err
}

// fold is a step of [DB.Fold]. Results that are not pending have been folded, and none of them comes after
// the last: a result is stored and made pending in one transaction, so that whenever it becomes visible, it
// is either next or late.
func fold(ctx context.Context, tx transaction, all []store.ResultProjection, until int64, limit int, forUpdate string) (int, error) {
	var (
		last      store.Cursor
		anew, due int64
		aside     bool
	)
	err := tx.QueryRowContext(ctx, `SELECT ended, tbl, match, anew, due, aside FROM folding`+forUpdate).Scan(&last.Ended, &last.Table, &last.Match, &anew, &due, &aside)
	if err != nil {
		return 0, err
	}
	next, err := pending(ctx, tx, until, limit)
	if err != nil {
		return 0, err
	}
	if anew == atOnce || anew == whenDue && due <= until && !aside || len(next) > 0 && store.At(&next[0]).Compare(last) < 0 {
		for _, q := range []string{`DELETE FROM projected WHERE ` + isAside,
			`INSERT INTO pending (ended, tbl, match) SELECT ended, tbl, match FROM results WHERE true ON CONFLICT DO NOTHING`} {
			if _, err := tx.ExecContext(ctx, q); err != nil {
				return 0, err
			}
		}
		if next, err = pending(ctx, tx, until, limit); err != nil {
			return 0, err
		}
		last, anew, aside = store.Cursor{}, 0, true
	}
	prefix := ""
	if aside {
		prefix = store.Aside
	}
	sheet := store.Sheet{Load: func(projection, list, key string) (r journal.Row, err error) {
		err = tx.QueryRowContext(ctx, selectRow, prefix+projection, list, key).Scan(&r.Projection, &r.List, &r.Key, &r.Rank, &r.Value)
		if errors.Is(err, sql.ErrNoRows) {
			err = nil
		}
		return r, err
	}}
	var do []statement
	for i := range next {
		r := next[i]
		if len(all) > 0 {
			if r, err = store.Resolved(&r, func(id string) (string, error) { return rootOf(ctx, tx, id) }); err != nil {
				return 0, err
			}
		}
		if err := sheet.Fold(&r, all); err != nil {
			return 0, err
		}
		last = store.At(&next[i])
		do = append(do, statement{`DELETE FROM pending WHERE ended = $1 AND tbl = $2 AND match = $3`, []any{last.Ended, last.Table, last.Match}})
	}
	do = append(do, keepRows(sheet.Rows(prefix), "")...)
	if aside && len(next) < limit { // all are folded
		aside = false
		if forUpdate != "" { // one row of each player and class is more than a usual statement changes
			do = append(do, statement{query: fmt.Sprintf(`SET LOCAL statement_timeout = %d`, pgSwap.Milliseconds())})
		}
		do = append(do, statement{`DELETE FROM projected WHERE tbl = '' AND NOT ` + isAside, nil},
			statement{`UPDATE projected SET projection = substr(projection, 2) WHERE ` + isAside, nil})
	}
	do = append(do, statement{`UPDATE folding SET ended = $1, tbl = $2, match = $3, anew = $4, aside = $5`, []any{last.Ended, last.Table, last.Match, anew, number(aside)}})
	return len(next), tx.runAll(ctx, do, nil)
}

// What folding.anew says: results are folded again, at once or when it is due.
const atOnce, whenDue = 1, 2

// isAside selects rows that are not shown yet.
const isAside = `(tbl = '' AND projection LIKE '` + store.Aside + `%')`

// projected says that projections read a result of player $1, or of an alias: see [store.Projected].
const projected = `EXISTS (SELECT 1 FROM result_seats s JOIN results r ON r.tbl = s.tbl AND r.match = s.match
	WHERE s.player IN ` + own + ` AND (r.rated = 1 OR r.grp <> ''))`

// pending returns the oldest results not yet folded.
func pending(ctx context.Context, tx transaction, until int64, limit int) ([]journal.Result, error) {
	rows, err := tx.QueryContext(ctx, `SELECT `+resultColumns+` FROM
		(SELECT ended, tbl, match FROM pending WHERE ended <= $1 ORDER BY ended, tbl, match LIMIT $2) p
		JOIN results r ON r.tbl = p.tbl AND r.match = p.match ORDER BY p.ended, p.tbl, p.match`, until, max(0, limit))
	if err != nil {
		return nil, err
	}
	return scanAll(rows, scanResult)
}

package sqlstore

import (
	"context"
	"database/sql"
	"encoding/json"
	"errors"
)

// CheckWorkers returns an error that says what is missing if workers of the laboratory (see cmd/lab) cannot work for this
// database.
func (d *DB) CheckWorkers(ctx context.Context) error {
	if d.schema.engine != "postgres" {
		return errors.New("workers share a PostgreSQL database: give --db")
	}
	var ready bool
	err := d.row(ctx, []any{&ready}, `SELECT to_regprocedure('lab.submit(text, jsonb, bytea, text, integer, real)') IS NOT NULL`)
	if err == nil && !ready {
		err = errors.New("the database has no tables for workers: ninetynine-lab prepare makes them")
	}
	return err
}

// A Unit is work that waits for workers, or is done.
type Unit struct {
	ID     int64
	Done   bool
	Failed bool // workers gave up, or do not agree
	Ahead  int  // deals that go before it, up to 10,000 units; 0 if it is done. A unit of a run counts as 15
}

// Submit gives workers of an edition a unit: arguments and standard input of the program. The same unit is done once,
// with the best priority, of which 1 goes first; it has one id.
func (d *DB) Submit(ctx context.Context, kind string, args []string, input []byte, edition string, priority int) (id int64, err error) {
	list, err := json.Marshal(args)
	if err != nil {
		return 0, err
	}
	err = d.write(ctx, kind, func(ctx context.Context, tx transaction) error {
		return tx.QueryRowContext(ctx, `SELECT lab.submit($1, $2::jsonb, $3, $4, $5)`, kind, string(list), input, edition, priority).Scan(&id)
	})
	return id, err
}

// Units returns those of the units that exist, and how many cores the workers of an edition have.
func (d *DB) Units(ctx context.Context, edition string, ids []int64) (units []Unit, cores int, err error) {
	if err := d.row(ctx, []any{&cores}, `SELECT coalesce(sum(cores), 0) FROM lab.worker WHERE edition = $1 AND stopped IS NULL AND ended IS NULL AND seen > now() - interval '1 minute'`, edition); err != nil || len(ids) == 0 {
		return nil, cores, err
	}
	units, err = collect(ctx, d, func(r *sql.Rows, u *Unit) error { return r.Scan(&u.ID, &u.Done, &u.Failed, &u.Ahead) }, `
		SELECT u.id, u.accepted IS NOT NULL, u.state IN ('failed', 'disputed'), CASE WHEN u.state = 'open' THEN coalesce(q.place, 10001) - 1 ELSE 0 END
		FROM lab.unit u LEFT JOIN (
			SELECT id, sum(CASE WHEN run IS NULL THEN 1 ELSE 15 END) OVER (ORDER BY priority, id) AS place FROM lab.unit
			WHERE state = 'open' AND edition = $1 ORDER BY priority, id LIMIT 10000
		) q ON q.id = u.id
		WHERE u.id = ANY ($2)`, edition, ids)
	return units, cores, err
}

// Output returns what the program wrote for a unit that is done, and how many seconds of a core that took. The error is
// [store.ErrNone] if it is not done.
func (d *DB) Output(ctx context.Context, id int64) (output []byte, seconds float64, err error) {
	err = d.row(ctx, []any{&output, &seconds}, `SELECT o.output, o.cpu_seconds FROM lab.unit u JOIN lab.outcome o ON o.id = u.accepted WHERE u.id = $1`, id)
	if text, e := unpack(output); e == nil { // otherwise it is no answer
		output = text
	}
	return output, seconds, err
}

// PruneUnits deletes units of a kind a day after their last outcome. Until then a second worker may do them, too. Those
// without an outcome stay as long as a worker of their edition was seen within a week.
func (d *DB) PruneUnits(ctx context.Context, kind string) error {
	_, err := d.exec(ctx, kind, nil, `
		DELETE FROM lab.unit u WHERE u.run IS NULL AND u.kind = $1 AND CASE WHEN u.state = 'open'
			THEN NOT EXISTS (SELECT FROM lab.worker w WHERE w.edition = u.edition AND w.seen > now() - interval '7 days')
			ELSE NOT EXISTS (SELECT FROM lab.outcome o WHERE o.unit = u.id AND o.at > now() - interval '1 day') END`, kind)
	return err
}

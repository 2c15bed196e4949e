package main

import (
	"bytes"
	"context"
	"crypto/sha256"
	"errors"
	"fmt"
	"time"

	"github.com/jackc/pgx/v5"
	"github.com/jackc/pgx/v5/pgconn"
	"github.com/riverqueue/river"
	"github.com/riverqueue/river/riverdriver/riverpgxv5"
	"github.com/riverqueue/river/rivertype"
)

// mostClaims is the number of outcomes, no two alike, after which a unit has failed.
const mostClaims = 5

// A claim is a worker's outcome of a unit.
type claim struct {
	ID     int64
	Worker string
	Digest []byte
}

// decide returns the state of a unit with these outcomes, and the accepted one's id if there is one. If outcomes differ
// and two workers agree, odd lists the workers that came to something else.
func decide(claims []claim) (state string, accepted int64, odd []string) {
	type opinion struct {
		first claim
		by    map[string]bool
	}
	var all []*opinion
	for _, c := range claims {
		var own *opinion
		for _, o := range all {
			if bytes.Equal(o.first.Digest, c.Digest) {
				own = o
			}
		}
		if own == nil {
			own = &opinion{first: c, by: map[string]bool{}}
			all = append(all, own)
		}
		own.by[c.Worker] = true
	}
	best, tied := all[0], false
	for _, o := range all[1:] {
		switch {
		case len(o.by) > len(best.by):
			best, tied = o, false
		case len(o.by) == len(best.by):
			tied = true
		}
	}
	switch {
	case len(all) == 1 && len(best.by) == 1:
		return "accepted", best.first.ID, nil
	case len(best.by) > 1 && !tied:
		for _, c := range claims {
			if !bytes.Equal(c.Digest, best.first.Digest) {
				odd = append(odd, c.Worker)
			}
		}
		return "audited", best.first.ID, odd
	case len(claims) >= mostClaims:
		return "failed", 0, nil
	}
	return "disputed", 0, nil
}

// errStopped is why a stopped worker's outcome does not count.
const errStopped = reason("this worker was stopped")

// accept stores an outcome, settles what follows for the unit, and ends the job, in one transaction. It waits for a
// database that is away: the outcome cost more than the wait.
func (w *worker) accept(ctx context.Context, job *river.Job[unitJob], o *outcome) error {
	if err := o.pack(); err != nil {
		return err
	}
	return w.await(ctx, func(ctx context.Context) error {
		return pgx.BeginFunc(ctx, w.pool, func(tx pgx.Tx) error {
			if err := w.settle(ctx, tx, job.Args.Unit, o); err != nil {
				return err
			}
			_, err := river.JobCompleteTx[*riverpgxv5.Driver](ctx, tx, job)
			if errors.Is(err, rivertype.ErrNotFound) { // cancelled or given back, and removed
				return nil
			}
			return err
		})
	})
}

// await does something with the database. It waits for one that is away, for as long as that takes. If the database is
// there and no error is its own, it tries oddMax times.
func (w *worker) await(ctx context.Context, do func(ctx context.Context) error) error {
	odd := 0
	for wait := w.poll / 50; ; wait = min(2*wait, 2*w.poll) {
		within, done := context.WithTimeout(ctx, time.Minute)
		err := do(within)
		done()
		if err == nil || ctx.Err() != nil || !passes(err) {
			return err
		}
		if within, done = context.WithTimeout(ctx, beatEvery); !errors.As(err, new(*pgconn.PgError)) && w.pool.Ping(within) == nil {
			odd++
		}
		if done(); odd == oddMax {
			return err
		}
		w.log.Warn("waiting for the database", "error", err)
		select {
		case <-ctx.Done():
			return ctx.Err()
		case <-time.After(wait):
		}
	}
}

// passes says whether an error of the database passes: a deadlock, or anything but an answer, as when it restarts.
func passes(err error) bool {
	var pg *pgconn.PgError
	if !errors.As(err, &pg) {
		return !errors.Is(err, context.Canceled) && !errors.Is(err, pgx.ErrNoRows) && !errors.As(err, new(reason))
	}
	switch pg.Code[:2] {
	case "40", "57", "53", "08": // deadlock, shutdown, too much, connection
		return true
	}
	return pg.Code == "25006" // read-only: a standby
}

// settle stores the outcome of a unit and decides on the unit. Locks are taken in the order unit, worker.
func (w *worker) settle(ctx context.Context, tx pgx.Tx, unit int64, o *outcome) error {
	var state string
	err := tx.QueryRow(ctx, `SELECT state FROM lab.unit WHERE id = $1 FOR UPDATE`, unit).Scan(&state)
	if errors.Is(err, pgx.ErrNoRows) { // it was removed
		return nil
	}
	if err != nil {
		return err
	}
	var stopped bool
	err = tx.QueryRow(ctx, `SELECT stopped IS NOT NULL FROM lab.worker WHERE id = $1 FOR SHARE`, w.name).Scan(&stopped)
	switch {
	case err != nil:
		return err
	case stopped:
		return errStopped
	case state == "failed":
		return nil
	}
	digest := sha256.Sum256(o.text)
	made, err := tx.Exec(ctx, `INSERT INTO lab.outcome (unit, worker, digest, output, cpu_seconds) SELECT $1, $2, $3, $4, $5
		WHERE NOT EXISTS (SELECT FROM lab.outcome WHERE unit = $1 AND worker = $2 AND digest = $3 AND withdrawn IS NULL)`,
		unit, w.name, digest[:], o.packed, o.cpu.Seconds())
	if err != nil || made.RowsAffected() == 0 && state != "open" { // it had been given back, and finished after all
		return err
	}
	rows, err := tx.Query(ctx, `SELECT id, worker, digest FROM lab.outcome WHERE unit = $1 AND withdrawn IS NULL ORDER BY id`, unit)
	if err != nil {
		return err
	}
	claims, err := pgx.CollectRows(rows, pgx.RowToStructByPos[claim])
	if err != nil {
		return err
	}
	state, accepted, odd := decide(claims)
	// The database draws the audits once an outcome is there: its worker cannot have known whether others would see it.
	_, err = tx.Exec(ctx, `WITH u AS (
			UPDATE lab.unit SET accepted = nullif($3::bigint, 0), why = CASE $2 WHEN 'failed' THEN 'does not repeat: no two outcomes are equal' END,
				state = CASE WHEN $2 = 'accepted' AND random() < audits THEN 'auditing' ELSE $2 END
			WHERE id = $1 RETURNING id, state)
		SELECT lab.enqueue(ARRAY[id], false) FROM u WHERE state IN ('auditing', 'disputed')`, unit, state, accepted)
	for _, name := range odd {
		if err == nil {
			_, err = tx.Exec(ctx, `SELECT lab.stop($1, $2)`, name, fmt.Sprintf("two other workers came to another outcome of unit %d", unit))
		}
	}
	return err
}

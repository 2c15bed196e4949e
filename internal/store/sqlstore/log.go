package sqlstore

import (
	"cmp"
	"context"
	"database/sql"
	"errors"
	"fmt"
	"slices"
	"strconv"

	"ninetynine/internal/store"
	"ninetynine/internal/store/journal"
)

// Append is [store.Memory.Append], in one transaction: when it returns without an error, the entry is on the disk. The
// error is [store.ErrUnsure] if the entry may or may not have been stored. Once it is on its way, the end of ctx does
// not stop it.
func (d *DB) Append(ctx context.Context, tbl string, e *journal.Entry, p *journal.Projection) error {
	if err := store.Check(tbl, e, p); err != nil {
		return err
	}
	all, err := appending(tbl, e, p, d.schema.version())
	if err != nil {
		return err
	}
	if err := d.mayWrite(ctx); err != nil {
		return err
	}
	err = d.engine.append(ctx, all)
	switch {
	case err == nil:
		d.appends.Add(1)
		d.engine.announce(tbl, e.Seq)
		return nil
	case errors.Is(err, store.ErrStale):
		d.conflicts.Add(1)
	case errors.Is(err, store.ErrNewer):
		err = cmp.Or(d.Ping(context.WithoutCancel(ctx)), err) // whose error names the newer version
	}
	return fmt.Errorf("entry %d of table %q: %w", e.Seq, tbl, err)
}

// appending returns the statements of an entry and its projection. The first one changes nothing if the
// entry is not the next; the second then fails, for an engine that sends all of them at once: there is an
// entry of that number, or its number is NULL. It is NULL, too, if the schema is of another version.
func appending(tbl string, e *journal.Entry, p *journal.Projection, version int) ([]statement, error) {
	all, err := list(p)
	if err != nil {
		return nil, err
	}
	listed := all[0].args // which begin with the table, the entry's number and its hash
	all = slices.Insert(all, 1, statement{`INSERT INTO events (tbl, seq, at, body, hash)
		VALUES ($1, (SELECT seq FROM tables WHERE id = $1 AND seq = $2 AND (` + readVersion + `) = $6), $3, $4, $5)`,
		[]any{listed[0], listed[1], e.At, e.Body, listed[2], strconv.Itoa(version)}})
	if p.Result != nil {
		more, err := history(p.Result)
		if err != nil {
			return nil, err
		}
		all = append(all, more...)
	}
	return append(all, keepRows(p.Rows, tbl)...), nil
}

func entryValues(tbl string, e *journal.Entry) []any {
	return []any{tbl, int64(e.Seq), e.At, e.Body, e.Hash[:]}
}

const (
	selectEvents = `SELECT seq, at, body, hash FROM events WHERE tbl = $1 AND seq > $2 ORDER BY seq`
	insertEvent  = `INSERT INTO events (tbl, seq, at, body, hash) VALUES ($1, $2, $3, $4, $5)`
	// hasLog selects a row if there is a log of table $1.
	hasLog = `SELECT 1 FROM events WHERE tbl = $1 AND seq = 1 UNION ALL SELECT 1 FROM archived WHERE tbl = $1`
)

func scanEntry(r *sql.Rows, e *journal.Entry) error {
	return r.Scan(&e.Seq, &e.At, &e.Body, (*digest)(&e.Hash))
}

// Read is [store.Memory.Read].
func (d *DB) Read(ctx context.Context, tbl string, after uint64) ([]journal.Entry, error) {
	if after > 1<<62 {
		after = 1 << 62
	}
	var es []journal.Entry
	var err error
	whole := false
	for try := 0; !whole && err == nil && try < 5; try++ { // again if it was unarchived in between
		es, err = collect(ctx, d, scanEntry, selectEvents, tbl, int64(after))
		if err == nil && (len(es) == 0 || es[0].Seq > after+1) {
			es, err = d.withArchived(ctx, tbl, after, es)
		}
		whole = len(es) == 0 || es[0].Seq == after+1
	}
	if err != nil {
		return nil, fmt.Errorf("table %q: %w", tbl, err)
	}
	return es, nil
}

// Import is [store.Memory.Import].
func (d *DB) Import(ctx context.Context, tbl string, entries []journal.Entry, f *store.Folded) error {
	if err := store.CheckAll(tbl, entries, f); err != nil {
		return err
	}
	all, err := following(tbl, f)
	if err != nil {
		return err
	}
	for i := range entries {
		all = append(all, statement{insertEvent, entryValues(tbl, &entries[i])})
	}
	return d.write(ctx, fmt.Sprintf("table %q", tbl), func(ctx context.Context, tx transaction) error {
		var has int
		switch err := tx.QueryRowContext(ctx, hasLog, tbl).Scan(&has); {
		case err == nil:
			return store.ErrTaken
		case !errors.Is(err, sql.ErrNoRows):
			return err
		}
		return tx.runAll(ctx, all, store.ErrTaken)
	})
}

// following returns the statements that store all projections of a whole log. The first changes nothing if
// there is a row of the table.
func following(tbl string, f *store.Folded) ([]statement, error) {
	values, err := summaryValues(&f.Summary)
	if err != nil {
		return nil, err
	}
	all := append([]statement{{insertTable, values}}, seats(&f.Summary)...)
	for i := range f.Results {
		more, err := history(&f.Results[i])
		if err != nil {
			return nil, err
		}
		all = append(all, more...)
	}
	return append(all, keepRows(f.Rows, tbl)...), nil
}

// Project is [store.Memory.Project].
func (d *DB) Project(ctx context.Context, tbl string, f *store.Folded) error {
	if err := store.CheckFolded(tbl, f); err != nil {
		return err
	}
	var all []statement
	for _, q := range []string{
		`DELETE FROM tables WHERE id = $1`, `DELETE FROM seats WHERE tbl = $1`, `DELETE FROM results WHERE tbl = $1`,
		`DELETE FROM result_seats WHERE tbl = $1`, `DELETE FROM pending WHERE tbl = $1`, `DELETE FROM projected WHERE tbl = $1`,
	} {
		all = append(all, statement{q, []any{tbl}})
	}
	more, err := following(tbl, f)
	if err != nil {
		return err
	}
	all = append(append(all, more...), statement{`UPDATE folding SET anew = 1`, nil})
	return d.write(ctx, fmt.Sprintf("table %q", tbl), func(ctx context.Context, tx transaction) error {
		if err := d.ends(ctx, tx, tbl, &f.Summary); err != nil {
			return err
		}
		return tx.runAll(ctx, all, nil)
	})
}

// ends locks a table, and refuses a summary that does not belong to its last entry.
func (d *DB) ends(ctx context.Context, tx transaction, tbl string, s *journal.Summary) error {
	// No other process can append while this has the row; nor if there is none.
	var seq uint64
	err := tx.QueryRowContext(ctx, `SELECT seq FROM tables WHERE id = $1`+d.schema.forUpdate, tbl).Scan(&seq)
	if err != nil && !errors.Is(err, sql.ErrNoRows) {
		return err
	}
	var head journal.Hash
	err = tx.QueryRowContext(ctx, `SELECT seq, hash FROM events WHERE tbl = $1 ORDER BY seq DESC LIMIT 1`, tbl).Scan(&seq, (*digest)(&head))
	if errors.Is(err, sql.ErrNoRows) {
		return store.ErrNone
	} else if err != nil {
		return err
	}
	if s.Seq != seq || s.Head != head {
		return store.ErrStale
	}
	return nil
}

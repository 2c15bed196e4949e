package sqlstore

import (
	"context"
	"database/sql"
	"encoding/json"
	"errors"
	"fmt"

	"ninetynine/internal/store"
	"ninetynine/internal/table"
)

// summaryColumns are what scanSummary takes, and summaryValues gives.
const summaryColumns = `id, seq, head, variant, house, public, status, chairs, clock, created, moved, due`

func summaryValues(s *table.Summary) ([]any, error) {
	chairs, err := json.Marshal(s.Chairs)
	return []any{s.ID, int64(s.Seq), s.Head[:], s.Variant, number(s.House), number(s.Public), string(s.Status), string(chairs), s.Clock, s.Created, s.Moved, s.Due}, err
}

// list returns what takes the row of a table from one entry to the next, or
// makes it. The first statement changes nothing if the table is not at the
// entry before.
func list(p *table.Projection) ([]statement, error) {
	s := &p.Summary
	values, err := summaryValues(s)
	if err != nil {
		return nil, err
	}
	if s.Seq == 1 {
		return append([]statement{{insertTable, values}}, seats(s)...), nil
	}
	moved := []statement{{`UPDATE tables SET seq = $2, head = $3, variant = $4, house = $5, public = $6, status = $7,
		chairs = $8, clock = $9, created = $10, moved = $11, due = $12 WHERE id = $1 AND seq = CAST($2 AS BIGINT) - 1`, values}}
	if p.Reseated {
		moved = append(append(moved, statement{`DELETE FROM seats WHERE tbl = $1`, []any{s.ID}}), seats(s)...)
	}
	return moved, nil
}

const insertTable = `INSERT INTO tables (` + summaryColumns + `) VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12) ON CONFLICT DO NOTHING`

// seats returns what notes who sits at a table, of which nobody is noted.
func seats(s *table.Summary) (all []statement) {
	for _, c := range s.Chairs {
		if c.Player != "" {
			all = append(all, statement{`INSERT INTO seats (player, tbl) VALUES ($1, $2) ON CONFLICT DO NOTHING`, []any{c.Player, s.ID}})
		}
	}
	return all
}

func scanSummary(r *sql.Rows, s *table.Summary) error {
	var head, chairs []byte
	err := r.Scan(&s.ID, &s.Seq, &head, &s.Variant, &s.House, &s.Public, (*string)(&s.Status), &chairs, &s.Clock, &s.Created, &s.Moved, &s.Due)
	if err != nil {
		return err
	}
	return errors.Join(fill(&s.Head, head), json.Unmarshal(chairs, &s.Chairs))
}

// Summary returns the summary of a table. [store.ErrNone] if there is no
// such table.
func (d *DB) Summary(ctx context.Context, tbl string) (table.Summary, error) {
	s, err := d.summaries(ctx, `WHERE id = $1`, tbl)
	if err == nil && len(s) == 0 {
		err = store.ErrNone
	}
	if err != nil {
		return table.Summary{}, fmt.Errorf("table %q: %w", tbl, err)
	}
	return s[0], nil
}

// Heads returns the numbers of the newest entries of tables, in one question
// for all of them. Tables that there are not are left out.
func (d *DB) Heads(ctx context.Context, ids []string) (map[string]uint64, error) {
	query, arg, err := d.engine.heads(ids)
	if err != nil {
		return nil, err
	}
	type head struct {
		id  string
		seq uint64
	}
	all, err := collect(ctx, d, func(r *sql.Rows, h *head) error { return r.Scan(&h.id, &h.seq) }, query, arg)
	if err != nil {
		return nil, err
	}
	heads := make(map[string]uint64, len(all))
	for _, h := range all {
		heads[h.id] = h.seq
	}
	return heads, nil
}

// Open returns public tables that gather players, the last moved first.
func (d *DB) Open(ctx context.Context, limit int) ([]table.Summary, error) {
	return d.public(ctx, table.Gathering, limit)
}

// Playing returns public tables with a match in progress, the last moved first.
func (d *DB) Playing(ctx context.Context, limit int) ([]table.Summary, error) {
	return d.public(ctx, table.InPlay, limit)
}

func (d *DB) public(ctx context.Context, s table.Status, limit int) ([]table.Summary, error) {
	return d.summaries(ctx, `WHERE public = 1 AND status = $1 ORDER BY moved DESC, id DESC LIMIT $2`, string(s), max(0, limit))
}

// Seated returns the tables where a player sits, the last moved first.
func (d *DB) Seated(ctx context.Context, player string, limit int) ([]table.Summary, error) {
	return d.summaries(ctx, `WHERE id IN (SELECT tbl FROM seats WHERE player = $1) ORDER BY moved DESC, id DESC LIMIT $2`, player, max(0, limit))
}

func (d *DB) summaries(ctx context.Context, where string, args ...any) ([]table.Summary, error) {
	return collect(ctx, d, scanSummary, `SELECT `+summaryColumns+` FROM tables `+where, args...)
}

// Due returns the tables that have something to do at a moment, given in
// milliseconds since 1970 UTC, or had before; the longest due first.
func (d *DB) Due(ctx context.Context, at int64, limit int) ([]string, error) {
	return d.strings(ctx, `SELECT id FROM tables WHERE due <> 0 AND due <= $1 ORDER BY due, id LIMIT $2`, at, max(0, limit))
}

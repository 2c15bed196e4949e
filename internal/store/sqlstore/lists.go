package sqlstore

import (
	"context"
	"database/sql"
	"encoding/json"
	"errors"
	"fmt"

	"ninetynine/internal/store"
	"ninetynine/internal/store/journal"
)

// summaryColumns are the columns that scanSummary reads and summaryValues fills.
const summaryColumns = `id, seq, head, variant, house, public, status, chairs, clock, created, moved, due, origin, deal, host, audience`

func summaryValues(s *journal.Summary) ([]any, error) {
	chairs, err := json.Marshal(s.Chairs)
	if err != nil {
		return nil, err
	}
	origin, err := json.Marshal(s.From)
	return []any{
		s.ID, int64(s.Seq), s.Head[:], s.Variant, number(s.House), number(s.Public), string(s.Status), string(chairs), s.Clock,
		s.Created, s.Moved, s.Due, string(origin), s.Deal, s.Host, s.Audience,
	}, err
}

// list returns the statements that move the row of a table from one entry to the next, or create it. The
// first one changes nothing if the table is not at the entry before.
func list(p *journal.Projection) ([]statement, error) {
	s := &p.Summary
	if p.Steady && s.Seq > 1 && !p.Reseated { // then no index but those of the times changes
		chairs, err := json.Marshal(s.Chairs)
		return append(make([]statement, 0, 2), statement{`UPDATE tables SET seq = $2, head = $3, chairs = $4, moved = $5, due = $6, deal = $7 WHERE id = $1 AND seq = CAST($2 AS BIGINT) - 1`,
			[]any{s.ID, int64(s.Seq), s.Head[:], string(chairs), s.Moved, s.Due, s.Deal}}), err
	}
	values, err := summaryValues(s)
	if err != nil {
		return nil, err
	}
	if s.Seq == 1 {
		return append([]statement{{insertTable, values}}, seats(s)...), nil
	}
	moved := []statement{{`UPDATE tables SET seq = $2, head = $3, variant = $4, house = $5, public = $6, status = $7,
		chairs = $8, clock = $9, created = $10, moved = $11, due = $12, origin = $13, deal = $14, host = $15, audience = $16 WHERE id = $1 AND seq = CAST($2 AS BIGINT) - 1`, values}}
	if p.Reseated {
		moved = append(append(moved, statement{`DELETE FROM seats WHERE tbl = $1`, []any{s.ID}}), seats(s)...)
	}
	return moved, nil
}

const insertTable = `INSERT INTO tables (` + summaryColumns + `) VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16) ON CONFLICT DO NOTHING`

// seats returns the statements that record the players of a table, after the old rows are deleted.
func seats(s *journal.Summary) (all []statement) {
	for _, c := range s.Chairs {
		if c.Player != "" {
			all = append(all, statement{`INSERT INTO seats (player, tbl) VALUES ($1, $2) ON CONFLICT DO NOTHING`, []any{c.Player, s.ID}})
		}
	}
	return all
}

func scanSummary(r *sql.Rows, s *journal.Summary) error {
	var chairs, origin []byte
	err := r.Scan(&s.ID, &s.Seq, (*digest)(&s.Head), &s.Variant, &s.House, &s.Public, (*string)(&s.Status), &chairs, &s.Clock, &s.Created, &s.Moved, &s.Due, &origin, &s.Deal, &s.Host, &s.Audience)
	if err != nil {
		return err
	}
	return errors.Join(json.Unmarshal(chairs, &s.Chairs), json.Unmarshal(origin, &s.From))
}

// Summary is [store.Memory.Summary].
func (d *DB) Summary(ctx context.Context, tbl string) (journal.Summary, error) {
	return one(ctx, d, fmt.Sprintf("table %q", tbl), scanSummary, `SELECT `+summaryColumns+` FROM tables WHERE id = $1`, tbl)
}

// Summaries is [store.Memory.Summaries].
func (d *DB) Summaries(ctx context.Context, ids []string) ([]journal.Summary, error) {
	within, arg, err := d.engine.anyOf(ids)
	if err != nil {
		return nil, err
	}
	return collect(ctx, d, scanSummary, `SELECT `+summaryColumns+` FROM tables WHERE id `+within+` ORDER BY moved DESC, id DESC`, arg)
}

// Heads is [store.Memory.Heads], with one query.
func (d *DB) Heads(ctx context.Context, ids []string) (map[string]uint64, error) {
	query, arg, err := d.engine.heads(ids)
	if err != nil {
		return nil, err
	}
	heads := map[string]uint64{}
	_, err = collect(ctx, d, func(r *sql.Rows, id *string) error {
		var seq uint64
		err := r.Scan(id, &seq)
		heads[*id] = seq
		return err
	}, query, arg)
	return heads, err
}

// newest begins the queries for public tables of a status, the last moved first.
const newest = `SELECT ` + summaryColumns + ` FROM tables WHERE public = 1 AND status = $1 ORDER BY moved DESC, id DESC `

// ranked selects from the newest of them: one of each player who has opened some, then a second of each,
// and so on.
const ranked = `SELECT ` + summaryColumns + ` FROM (` + newest + `LIMIT $4) AS newest
	ORDER BY ROW_NUMBER() OVER (PARTITION BY host ORDER BY moved DESC, id DESC), moved DESC, id DESC LIMIT $2 OFFSET $3`

// Public is [store.Memory.Public].
func (d *DB) Public(ctx context.Context, s journal.Status, skip, limit int) ([]journal.Summary, error) {
	query, args := newest+`LIMIT $2 OFFSET $3`, []any{string(s), max(0, limit), max(0, skip)}
	if s == journal.Gathering {
		query, args = ranked, append(args, store.Listed)
	}
	return collect(ctx, d, scanSummary, query, args...)
}

// own selects the ids of a player, the first argument, and its aliases.
const own = `(SELECT CAST($1 AS TEXT) UNION ALL SELECT id FROM players WHERE alias_of = $1 AND alias_of <> '')`

// Seated returns the tables where a player sits, or an alias of the player, the latest activity first, after skipping the first skip
// of them.
func (d *DB) Seated(ctx context.Context, player string, skip, limit int) ([]journal.Summary, error) {
	return collect(ctx, d, scanSummary, `SELECT `+summaryColumns+` FROM tables WHERE id IN (SELECT tbl FROM seats WHERE player IN `+own+`)
		ORDER BY moved DESC, id DESC LIMIT $2 OFFSET $3`, player, max(0, limit), max(0, skip))
}

// TablesFor returns tables for one of the audiences that wait for players or have a match in progress, the latest
// activity first, after skipping the first skip of them.
func (d *DB) TablesFor(ctx context.Context, audiences []string, skip, limit int) ([]journal.Summary, error) {
	within, arg, err := d.engine.anyOf(audiences)
	if err != nil {
		return nil, err
	}
	return collect(ctx, d, scanSummary, `SELECT `+summaryColumns+` FROM tables WHERE audience `+within+` AND audience <> '' AND status IN ($2, $3)
		ORDER BY moved DESC, id DESC LIMIT $4 OFFSET $5`, arg, string(journal.Gathering), string(journal.InPlay), max(0, limit), max(0, skip))
}

// Hosted counts the tables opened by a player, or by an alias, that are waiting for players or have a match in progress, and
// those of them waiting in the lobby.
func (d *DB) Hosted(ctx context.Context, player string) (all, waiting int, err error) {
	err = d.row(ctx, []any{&all, &waiting}, `SELECT COUNT(*), COUNT(CASE WHEN public = 1 AND status = $2 THEN 1 END) FROM tables
		WHERE host IN `+own+` AND host <> '' AND status IN ($2, $3)`, player, string(journal.Gathering), string(journal.InPlay))
	return all, waiting, err
}

// Due is [store.Memory.Due].
func (d *DB) Due(ctx context.Context, at int64, limit int) ([]string, error) {
	return d.strings(ctx, `SELECT id FROM tables WHERE due <> 0 AND due <= $1 ORDER BY due, id LIMIT $2`, at, max(0, limit))
}

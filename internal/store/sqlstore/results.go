package sqlstore

import (
	"context"
	"database/sql"
	"encoding/json"
	"fmt"

	"ninetynine/internal/store"
	"ninetynine/internal/store/journal"
)

// resultColumns are the columns that scanResult reads, of results, named r.
const resultColumns = `r.tbl, r.match, r.variant, r.house, r.began, r.ended, r.cut, r.deals, r.games, r.rated, r.grp, r.ladder, r.chairs`

// history returns the statements that store a result and mark it as not yet folded into further
// projections.
func history(r *journal.Result) ([]statement, error) {
	chairs, err := json.Marshal(r.Chairs)
	if err != nil {
		return nil, err
	}
	all := []statement{{`INSERT INTO results (tbl, match, variant, house, began, ended, cut, deals, games, rated, grp, ladder, chairs)
		VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13)`,
		[]any{r.Table, r.Match, r.Variant, number(r.House), r.Began, r.Ended, number(r.Cut), r.Deals, r.Games, number(r.Rated), r.Group, number(r.Ladder), string(chairs)}},
		{`INSERT INTO pending (ended, tbl, match) VALUES ($1, $2, $3)`, []any{r.Ended, r.Table, r.Match}}}
	for seat := range r.Chairs {
		if s := &r.Chairs[seat]; s.Player != "" {
			all = append(all, statement{`INSERT INTO result_seats (tbl, match, seat, player, variant, ended, assisted, won, deals, made, points)
				VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11)`,
				[]any{r.Table, r.Match, seat, s.Player, r.Variant, r.Ended, number(store.Assisted(r, s)), number(s.Won), r.Deals, s.Made, int64(s.Points)}})
		}
	}
	return all, nil
}

func scanResult(rows *sql.Rows, r *journal.Result) error {
	var chairs []byte
	err := rows.Scan(&r.Table, &r.Match, &r.Variant, &r.House, &r.Began, &r.Ended, &r.Cut, &r.Deals, &r.Games, &r.Rated, &r.Group, &r.Ladder, &chairs)
	if err != nil {
		return err
	}
	return json.Unmarshal(chairs, &r.Chairs)
}

// Results returns the matches of a player and its aliases before a cursor, the newest first; of all variants if variant is "".
func (d *DB) Results(ctx context.Context, player, variant string, before store.Cursor, limit int) ([]journal.Result, error) {
	where, args := `player IN `+own+` AND ($2 = '' OR variant = $2)`, []any{player, variant, max(0, limit)}
	if before != (store.Cursor{}) {
		where += ` AND (ended, tbl, match) < ($4, $5, $6)`
		args = append(args, before.Ended, before.Table, before.Match)
	}
	return collect(ctx, d, scanResult, `SELECT `+resultColumns+` FROM
		(SELECT DISTINCT ended, tbl, match FROM result_seats WHERE `+where+` ORDER BY ended DESC, tbl DESC, match DESC LIMIT $3) p
		JOIN results r ON r.tbl = p.tbl AND r.match = p.match
		ORDER BY r.ended DESC, r.tbl DESC, r.match DESC`, args...)
}

// Result is [store.Memory.Result].
func (d *DB) Result(ctx context.Context, tbl string, match int) (journal.Result, error) {
	return one(ctx, d, fmt.Sprintf("match %d of table %q", match, tbl), scanResult,
		`SELECT `+resultColumns+` FROM results r WHERE r.tbl = $1 AND r.match = $2`, tbl, match)
}

// Tallies returns the sums of the matches of a player and its aliases, by variant.
func (d *DB) Tallies(ctx context.Context, player string) ([]store.Tally, error) {
	return collect(ctx, d, func(r *sql.Rows, t *store.Tally) error {
		return r.Scan(&t.Variant, &t.Matches, &t.Won, &t.Deals, &t.Made, &t.Points, &t.Assisted, &t.AssistedWon)
	}, `SELECT variant, COUNT(*) FILTER (WHERE assisted = 0),
			CAST(COALESCE(SUM(won) FILTER (WHERE assisted = 0), 0) AS BIGINT),
			CAST(COALESCE(SUM(deals) FILTER (WHERE assisted = 0), 0) AS BIGINT),
			CAST(COALESCE(SUM(made) FILTER (WHERE assisted = 0), 0) AS BIGINT),
			CAST(COALESCE(SUM(points) FILTER (WHERE assisted = 0), 0) AS BIGINT),
			COUNT(*) FILTER (WHERE assisted = 1), CAST(COALESCE(SUM(won) FILTER (WHERE assisted = 1), 0) AS BIGINT)
		FROM result_seats WHERE player IN `+own+` GROUP BY variant ORDER BY variant`, player)
}

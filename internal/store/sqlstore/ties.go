package sqlstore

import (
	"context"
	"database/sql"
	"fmt"
	"time"

	"ninetynine/internal/store"
)

// Tie stores a tie, unless there is one. The error is [store.ErrNone] if one of the players does not exist or was erased. For
// an alias stands the player as whom it goes on.
func (d *DB) Tie(ctx context.Context, t store.Tie) error {
	if err := store.CheckTie(&t); err != nil {
		return err
	}
	_, err := d.exec(ctx, fmt.Sprintf("players %q and %q", t.Player, t.Other), store.ErrNone, addTie+`
		ON CONFLICT (player, other, kind) DO UPDATE SET at = ties.at`, t.Player, t.Other, string(t.Kind), t.At.UnixMilli())
	return err
}

// addTie stores a tie between players who exist; for an alias stands the player as whom it goes on.
const addTie = `INSERT INTO ties (player, other, kind, at)
		SELECT p.id, o.id, CAST($3 AS TEXT), CAST($4 AS BIGINT) FROM players p, players o
		WHERE p.id = (SELECT COALESCE(NULLIF(alias_of, ''), id) FROM players WHERE id = $1)
			AND o.id = (SELECT COALESCE(NULLIF(alias_of, ''), id) FROM players WHERE id = $2)
			AND p.id <> o.id AND NOT EXISTS (SELECT 1 FROM erased WHERE player IN ($1, $2))`

// Befriend makes two players follow each other, or does nothing. The error is [store.ErrNone] if one of them blocks the other,
// does not exist or was erased, or if the other has not made so many links. For an alias stands the player as whom it goes on.
func (d *DB) Befriend(ctx context.Context, player, other string, links int, at time.Time) error {
	const add = addTie + ` AND EXISTS (SELECT 1 FROM players WHERE id = $5 AND links = $6) AND NOT EXISTS (SELECT 1 FROM ties WHERE kind = 'block' AND (player = p.id AND other = o.id OR player = o.id AND other = p.id))
		ON CONFLICT (player, other, kind) DO UPDATE SET at = ties.at`
	return d.write(ctx, fmt.Sprintf("players %q and %q", player, other), func(ctx context.Context, tx transaction) error {
		// A block or a new link that another server stores meanwhile waits for these rows.
		if _, err := tx.ExecContext(ctx, `SELECT id FROM players WHERE id IN ($1, $2) ORDER BY id`+d.schema.forUpdate, player, other); err != nil {
			return err
		}
		return tx.runAll(ctx, []statement{
			{add, []any{player, other, string(store.Follow), at.UnixMilli(), other, links}},
			{add, []any{other, player, string(store.Follow), at.UnixMilli(), other, links}},
		}, store.ErrNone)
	})
}

func scanTie(r *sql.Rows, t *store.Tie) error {
	return r.Scan(&t.Player, &t.Other, &t.Kind, moment{&t.At})
}

// Untie ends a tie, if there is one.
func (d *DB) Untie(ctx context.Context, player, other string, kind store.TieKind) error {
	_, err := d.exec(ctx, fmt.Sprintf("players %q and %q", player, other), nil,
		`DELETE FROM ties WHERE player = $1 AND other = $2 AND kind = $3`, player, other, string(kind))
	return err
}

// Ties returns a player's ties, those by which others mute or block the player, and those by which others follow whom the
// player follows. They are in byte order of both players and the kind.
func (d *DB) Ties(ctx context.Context, player string) (store.Ties, error) {
	return collect(ctx, d, scanTie, `SELECT player, other, kind, at FROM ties WHERE player = $1
		UNION ALL SELECT player, other, kind, at FROM ties t WHERE other = $1 AND (kind <> 'follow'
			OR EXISTS (SELECT 1 FROM ties o WHERE o.player = $1 AND o.other = t.player AND o.kind = 'follow'))
		ORDER BY player, other, kind`, player)
}

// Followers returns the ties of those who follow a player and are not muted or blocked by the player, the latest first. Follows
// that were promised to be told to nobody are left out: they have no time.
func (d *DB) Followers(ctx context.Context, player string, limit int) (store.Ties, error) {
	return collect(ctx, d, scanTie, `SELECT player, other, kind, at FROM ties t WHERE other = $1 AND kind = 'follow' AND at > 0
		AND NOT EXISTS (SELECT 1 FROM ties b WHERE b.player = $1 AND b.other = t.player AND b.kind IN ('mute', 'block'))
		ORDER BY at DESC, player LIMIT $2`, player, max(0, limit))
}

// Blocks returns the pairs of players among some of whom the first blocks the second, in byte order.
func (d *DB) Blocks(ctx context.Context, players []string) ([][2]string, error) {
	within, arg, err := d.engine.anyOf(players)
	if err != nil {
		return nil, err
	}
	// What is joined to player keeps SQLite from looking up each pair of players by itself.
	return collect(ctx, d, func(r *sql.Rows, pair *[2]string) error { return r.Scan(&pair[0], &pair[1]) },
		`SELECT player, other FROM ties WHERE kind = 'block' AND other `+within+` AND player || '' `+within+` ORDER BY player, other`, arg)
}

// Muted returns the ids of the players whom a player mutes or blocks, and of their aliases, in byte order.
func (d *DB) Muted(ctx context.Context, player string) ([]string, error) {
	if player == "" { // the many viewers without a session
		return nil, nil
	}
	return d.strings(ctx, `SELECT other FROM ties WHERE player = $1 AND kind IN ('mute', 'block')
		UNION SELECT p.id FROM ties t JOIN players p ON p.alias_of = t.other AND p.alias_of <> ''
			WHERE t.player = $1 AND t.kind IN ('mute', 'block') ORDER BY 1`, player)
}

// moveTies are the statements that give the ties of an alias, and those to it, to the player as whom it goes on. A
// block ends the follow of the same player.
func moveTies(alias, player string) []statement {
	return []statement{
		{`INSERT INTO ties (player, other, kind, at) SELECT CAST($2 AS TEXT), other, kind, at FROM ties WHERE player = $1 AND other <> $2
			ON CONFLICT DO NOTHING`, []any{alias, player}},
		{`INSERT INTO ties (player, other, kind, at) SELECT player, CAST($2 AS TEXT), kind, at FROM ties WHERE other = $1 AND player <> $2
			ON CONFLICT DO NOTHING`, []any{alias, player}},
		{`DELETE FROM ties WHERE player = $1 OR other = $1 OR kind = 'follow' AND (player = $2 OR other = $2)
			AND EXISTS (SELECT 1 FROM ties b WHERE b.player = ties.player AND b.other = ties.other AND b.kind = 'block')`, []any{alias, player}},
	}
}

// Keyed returns those of the players whom more than one browser proves: a passkey, recovery words, an SSH key or a second
// device. They are in the order of their ids.
func (d *DB) Keyed(ctx context.Context, ids []string) ([]string, error) {
	within, arg, err := d.engine.anyOf(ids)
	if err != nil {
		return nil, err
	}
	return collect(ctx, d, func(r *sql.Rows, id *string) error { return r.Scan(id) }, `SELECT player FROM sessions WHERE player `+within+`
		AND kind IN ('device', 'passkey', 'words', 'ssh') GROUP BY player HAVING SUM(CASE kind WHEN 'device' THEN 1 ELSE 2 END) > 1 ORDER BY player`, arg)
}

// Known is [store.Memory.Known].
func (d *DB) Known(ctx context.Context, ids []string) ([]store.Player, error) {
	within, arg, err := d.engine.anyOf(ids)
	if err != nil {
		return nil, err
	}
	return collect(ctx, d, scanPlayer, `SELECT `+playerColumns+` FROM players WHERE id `+within+` ORDER BY id`, arg)
}

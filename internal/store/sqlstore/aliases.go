package sqlstore

import (
	"cmp"
	"context"
	"database/sql"
	"encoding/json"
	"errors"
	"fmt"
	"maps"
	"slices"
	"time"

	"ninetynine/internal/store"
	"ninetynine/internal/store/journal"
)

// rootOf returns as whom a player goes on.
func rootOf(ctx context.Context, tx transaction, id string) (string, error) {
	var of string
	err := tx.QueryRowContext(ctx, `SELECT alias_of FROM players WHERE id = $1`, id).Scan(&of)
	if errors.Is(err, sql.ErrNoRows) {
		return id, nil
	}
	return cmp.Or(of, id), err
}

// Merge makes a player an alias of another, or of the one that the other is an alias of, and ends its keys, of which those of devices and of SSH lapse; ratings that one of them hides stay hidden. Projections that read its results are then folded again, with those of others who become one until
// then, at most once in [store.RefoldEvery]. The error is [store.ErrNone] if there is no such player,
// [store.ErrTaken] if the alias is one of a third, and [store.ErrTogether] if both sit at one table.
func (d *DB) Merge(ctx context.Context, alias, player string, at time.Time) error {
	return d.write(ctx, fmt.Sprintf("players %q and %q", alias, player), func(ctx context.Context, tx transaction) error {
		root, err := rootOf(ctx, tx, player)
		if err != nil {
			return err
		}
		// An erasure that holds them is over when the next statement looks.
		if _, err := tx.ExecContext(ctx, `SELECT id FROM players WHERE id IN ($1, $2) ORDER BY id`+d.schema.forUpdate, alias, root); err != nil {
			return err
		}
		of := map[string]string{} // of the players that exist, and were not erased
		rows, err := tx.QueryContext(ctx, `SELECT id, alias_of FROM players WHERE id IN ($1, $2)
			AND NOT EXISTS (SELECT 1 FROM erased e WHERE e.player = players.id) ORDER BY id`, alias, root)
		if err != nil {
			return err
		}
		_, err = scanAll(rows, func(r *sql.Rows, id *string) error {
			var root string
			err := r.Scan(id, &root)
			of[*id] = root
			return err
		})
		was, known := of[alias]
		is, also := of[root]
		switch {
		case err != nil:
			return err
		case !known || !also || is != "":
			return store.ErrNone
		case was == root || alias == root:
			return nil
		case was != "":
			return store.ErrTaken
		}
		var together int
		err = tx.QueryRowContext(ctx, `SELECT COUNT(*) FROM seats a JOIN seats b ON b.tbl = a.tbl
			WHERE a.player IN `+own+` AND b.player IN (SELECT CAST($2 AS TEXT) UNION ALL SELECT id FROM players WHERE alias_of = $2)`, alias, root).Scan(&together)
		if err == nil && together > 0 {
			err = store.ErrTogether
		}
		if err == nil {
			err = d.lockGroups(ctx, tx, alias)
		}
		if err != nil {
			return err
		}
		had, err := held(ctx, tx, alias, root)
		if err != nil {
			return err
		}
		became := store.NewBecame(alias, root, at).Rounded()
		err = tx.runAll(ctx, slices.Concat(moveTies(alias, root), []statement{
			refoldLater(alias, at),
			{`UPDATE players SET unrated = 1 WHERE id = $2 AND unrated = 0 AND EXISTS (SELECT 1 FROM players WHERE id = $1 AND unrated = 1)`, []any{alias, root}},
			{`UPDATE players SET alias_of = $2, merged = $3 WHERE id = $1 OR alias_of = $1`, []any{alias, root, at.UnixMilli()}},
			{`DELETE FROM sessions WHERE player = $1 AND kind NOT IN ('device', 'ssh') OR key = $2`, []any{alias, became.ID[:]}},
			{`UPDATE sessions SET data = CASE WHEN kind = 'ssh' THEN $3 ELSE data END, kind = 'lapsed', until = $2 WHERE player = $1`, []any{alias, milliseconds(became.Until), []byte(store.SSH)}},
			addKey(&became),
		}, comesAs(alias, root)), nil)
		if err != nil {
			return err
		}
		if err = d.changeMemberships(ctx, tx, alias, store.Becoming(alias, root)); err != nil {
			return err
		}
		return keepMoved(ctx, tx, alias, root, had)
	})
}

// refoldLater has results folded again if projections read one of a player or of its aliases, an hour after that was due last,
// with those of others who become one, or are split, until then.
func refoldLater(player string, at time.Time) statement {
	now := at.UnixMilli()
	return statement{`UPDATE folding SET anew = 2, due = CASE WHEN due > $2 THEN $3 WHEN due + $4 > $2 THEN due + $4 ELSE $2 END WHERE anew = 0 AND ` + projected,
		[]any{player, now, now + store.RefoldEvery, store.RefoldEvery}}
}

// keepMoved stores what a merge has moved. had is what both had before it, as Gone and Was, and the aliases of the alias.
func keepMoved(ctx context.Context, tx transaction, alias, root string, had store.Moved) error {
	now, err := held(ctx, tx, root, root)
	if err != nil {
		return err
	}
	all := store.Moving(had.Gone, now.Gone, had.Was, now.Was, had.Aliases)
	all.Hid = had.Hid
	moved, err := json.Marshal(all)
	if err == nil {
		_, err = tx.ExecContext(ctx, `UPDATE players SET moved = $2 WHERE id = $1`, alias, string(moved))
	}
	return err
}

// held returns the ties and the memberships of two players, as Gone and Was, the aliases of the first, and whether it
// hides its ratings and the other does not.
func held(ctx context.Context, tx transaction, a, b string) (had store.Moved, err error) {
	rows, err := tx.QueryContext(ctx, `SELECT player, other, kind, at FROM ties WHERE player IN ($1, $2) OR other IN ($1, $2)`, a, b)
	if err == nil {
		had.Gone, err = scanAll(rows, scanTie)
	}
	if err != nil {
		return had, err
	}
	rows, err = tx.QueryContext(ctx, `SELECT grp, player, role, since, '' FROM members WHERE player IN ($1, $2)`, a, b)
	if err == nil {
		had.Was, err = scanAll(rows, scanMember)
	}
	if err != nil {
		return had, err
	}
	rows, err = tx.QueryContext(ctx, `SELECT id FROM players WHERE alias_of = $1 ORDER BY id`, a)
	if err == nil {
		had.Aliases, err = scanAll(rows, func(r *sql.Rows, id *string) error { return r.Scan(id) })
	}
	if err == nil {
		err = tx.QueryRowContext(ctx, `SELECT COUNT(*) > 0 FROM players x JOIN players y ON y.id = $2 WHERE x.id = $1 AND x.unrated = 1 AND y.unrated = 0`, a, b).Scan(&had.Hid)
	}
	return had, err
}

// Split makes an alias a player like others again, with the ties, the memberships and the aliases that it brought, as far as
// they are there still; ratings that were shown before, and that no other alias hides, are shown again. Projections are folded again as after a merge. By the code that a
// browser has kept it goes on as that player for a while. The error is [store.ErrNone] if it is no alias, or was erased.
func (d *DB) Split(ctx context.Context, alias string, at time.Time) error {
	return d.write(ctx, fmt.Sprintf("alias %q", alias), func(ctx context.Context, tx transaction) error {
		var root, kept string
		err := tx.QueryRowContext(ctx, `SELECT alias_of, moved FROM players WHERE id = $1
			AND NOT EXISTS (SELECT 1 FROM erased WHERE player = $1)`+d.schema.forUpdate, alias).Scan(&root, &kept)
		if errors.Is(err, sql.ErrNoRows) || err == nil && root == "" {
			return store.ErrNone
		}
		var moved store.Moved
		if err == nil && kept != "" {
			err = json.Unmarshal([]byte(kept), &moved)
		}
		if err != nil {
			return err
		}
		moved.HideFollows()
		became := store.BecameOf(alias)
		all := []statement{
			{`UPDATE players SET alias_of = '', merged = 0, moved = '' WHERE id = $1`, []any{alias}},
			{`DELETE FROM sessions WHERE key = $1`, []any{became[:]}},
			{`UPDATE sessions SET until = $2 WHERE player = $1 AND kind = 'back'`, []any{alias, at.Add(store.JoinedFor).UnixMilli()}},
			{`UPDATE sessions SET kind = CASE WHEN data = $2 THEN 'ssh' ELSE 'device' END, data = NULL, until = 0 WHERE player = $1 AND kind = 'lapsed'`, []any{alias, []byte(store.SSH)}},
		}
		for _, id := range moved.Aliases {
			all = append(all, statement{`UPDATE players SET alias_of = $1 WHERE id = $2 AND alias_of = $3`, []any{alias, id, root}})
		}
		if moved.Hid {
			all = append(all, statement{`UPDATE players SET unrated = 0 WHERE id = $1 AND NOT EXISTS (SELECT 1 FROM players x WHERE x.alias_of = $1 AND x.unrated = 1)`, []any{root}})
		}
		for _, t := range moved.Come {
			all = append(all, statement{`DELETE FROM ties WHERE player = $1 AND other = $2 AND kind = $3 AND at = $4`, []any{t.Player, t.Other, string(t.Kind), t.At.UnixMilli()}})
		}
		for _, t := range moved.Gone {
			all = append(all, statement{addTie + ` AND NOT EXISTS (SELECT 1 FROM ties WHERE player = p.id AND other = o.id AND kind = 'block' AND CAST($3 AS TEXT) = 'follow')
				ON CONFLICT DO NOTHING`, []any{t.Player, t.Other, string(t.Kind), t.At.UnixMilli()}})
		}
		if err := tx.runAll(ctx, append(all, refoldLater(alias, at)), nil); err != nil {
			return err
		}
		rows := moved.ByGroup()
		for _, group := range slices.Sorted(maps.Keys(rows)) {
			if err := d.changeMembers(ctx, tx, group, store.Returning(root, rows[group])); err != nil && !errors.Is(err, store.ErrNone) { // it may have ended
				return err
			}
		}
		return nil
	})
}

// Aliases returns a player's aliases, in byte order.
func (d *DB) Aliases(ctx context.Context, player string) ([]string, error) {
	return d.strings(ctx, `SELECT id FROM players WHERE alias_of = $1 AND alias_of <> '' ORDER BY id`, player)
}

// Handovers returns tables at which an alias sits, or which it opened and which are not deserted.
func (d *DB) Handovers(ctx context.Context, limit int) ([]store.Handover, error) {
	return collect(ctx, d, func(r *sql.Rows, h *store.Handover) error { return r.Scan(&h.Table, &h.Alias, &h.Player) },
		`SELECT s.tbl AS tbl, p.id AS id, p.alias_of FROM players p JOIN seats s ON s.player = p.id WHERE p.alias_of <> ''
		UNION SELECT t.id, p.id, p.alias_of FROM players p JOIN tables t ON t.host = p.id AND t.status <> $2 WHERE p.alias_of <> ''
		ORDER BY tbl, id LIMIT $1`, max(0, limit), string(journal.Deserted))
}

// Erase stores an erasure in place of its earlier state, empties the name of the player, complaints by or about the
// player and operators' reasons, and ends the player's keys, ties and memberships. The player need not exist: an archive may still
// bring it. The error is [store.ErrJoined] as [store.Erasure.Alone] says.
func (d *DB) Erase(ctx context.Context, e store.Erasure) error {
	if err := store.CheckPlayer(e.Player, ""); err != nil {
		return err
	}
	err := d.write(ctx, fmt.Sprintf("player %q", e.Player), func(ctx context.Context, tx transaction) error {
		if err := d.lockGroups(ctx, tx, e.Player); err != nil {
			return err
		}
		if e.Alone { // a joining locks the player's row, too
			var joined bool
			err := tx.QueryRowContext(ctx, `SELECT EXISTS (SELECT 1 FROM sessions WHERE player = $1 AND kind = 'joined' AND until > $2)`, e.Player, e.At.UnixMilli()).Scan(&joined)
			if err != nil {
				return err
			} else if joined {
				return store.ErrJoined
			}
		}
		forgotten, err := reasonsWithout(ctx, tx, e.Player)
		if err != nil {
			return err
		}
		err = tx.runAll(ctx, append(forgotten, []statement{
			{`INSERT INTO erased (player, at, searched, done) VALUES ($1, $2, $3, $4) ON CONFLICT (player)
				DO UPDATE SET at = excluded.at, searched = excluded.searched, done = excluded.done`, []any{e.Player, e.At.UnixMilli(), e.Searched, number(e.Done)}},
			{`UPDATE players SET name = '', moved = '' WHERE id = $1`, []any{e.Player}},
			{`UPDATE complaints SET text = '', lines = 'null', called = '', source = '', outcome = CASE WHEN outcome = '' THEN $2 ELSE outcome END
				WHERE player = $1 OR whom = $1`, []any{e.Player, store.ActErase}},
			{`DELETE FROM sessions WHERE player = $1`, []any{e.Player}},
			{`DELETE FROM coming WHERE player = $1`, []any{e.Player}},
			{`DELETE FROM origins WHERE player = $1`, []any{e.Player}},
			{`DELETE FROM ties WHERE player = $1 OR other = $1`, []any{e.Player}},
		}...), nil)
		if err != nil {
			return err
		}
		return d.changeMemberships(ctx, tx, e.Player, store.Without(e.Player))
	})
	if err == nil && e.Done {
		err = d.engine.forget(ctx)
	}
	return err
}

// InLogsSince returns a time, in milliseconds since 1970: at each table whose log may have the player, something has
// happened since. It is an hour before the player was made, and 0 for a player with a chair, a result or a table, which
// may be older.
func (d *DB) InLogsSince(ctx context.Context, player string) (since int64, err error) {
	err = d.row(ctx, []any{&since}, `SELECT COALESCE((SELECT created - 3600000 FROM players WHERE id = $1
		AND NOT EXISTS (SELECT 1 FROM seats WHERE player = $1) AND NOT EXISTS (SELECT 1 FROM result_seats WHERE player = $1)
		AND NOT EXISTS (SELECT 1 FROM tables WHERE host = $1)), 0)`, player)
	return since, err
}

// reasonsWithout returns statements that withhold operators' reasons that are about a player.
func reasonsWithout(ctx context.Context, tx transaction, player string) (all []statement, err error) {
	rows, err := tx.QueryContext(ctx, `SELECT `+auditColumns+` FROM audit WHERE whom = $1 OR reason LIKE '%·%'`, player)
	if err != nil {
		return nil, err
	}
	entries, err := scanAll(rows, scanAudit)
	for i := range entries {
		if e, changed := entries[i].Forget(player); changed {
			all = append(all, statement{`UPDATE audit SET reason = $2, name = $3, former = $4 WHERE n = $1`, []any{int64(e.N), e.Reason, e.Name, e.Former}})
		}
	}
	return all, err
}

// Erasures returns all erasures, in byte order of their players.
func (d *DB) Erasures(ctx context.Context) ([]store.Erasure, error) {
	return collect(ctx, d, func(r *sql.Rows, e *store.Erasure) error {
		return r.Scan(&e.Player, moment{&e.At}, &e.Searched, &e.Done)
	}, `SELECT player, at, searched, done FROM erased ORDER BY player`)
}

// Withhold replaces entries of a table by what remains of them, and the names in its projections by those of the
// log that it then has. The error is [store.ErrNone] if there is no such table, and [store.ErrStale] if the summary does not
// belong to its last entry, or an entry has another hash.
func (d *DB) Withhold(ctx context.Context, tbl string, entries []journal.Entry, f *store.Folded) error {
	if err := store.CheckWithheld(tbl, entries, f); err != nil {
		return err
	}
	chairs, err := json.Marshal(f.Summary.Chairs)
	if err != nil {
		return err
	}
	all := []statement{{`UPDATE tables SET chairs = $2 WHERE id = $1`, []any{tbl, string(chairs)}}}
	for i := range f.Results {
		chairs, err := json.Marshal(f.Results[i].Chairs)
		if err != nil {
			return err
		}
		all = append(all, statement{`UPDATE results SET chairs = $3 WHERE tbl = $1 AND match = $2`, []any{tbl, f.Results[i].Match, string(chairs)}})
	}
	all = append(all, keepRows(f.Rows, tbl)...)
	return d.write(ctx, fmt.Sprintf("table %q", tbl), func(ctx context.Context, tx transaction) error {
		if err := d.ends(ctx, tx, tbl, &f.Summary); err != nil {
			return err
		}
		if err := unarchive(ctx, tx, tbl); err != nil {
			return err
		}
		for i := range entries {
			e := &entries[i]
			r, err := tx.ExecContext(ctx, `UPDATE events SET body = $4 WHERE tbl = $1 AND seq = $2 AND hash = $3`, tbl, int64(e.Seq), e.Hash[:], e.Body)
			if err != nil {
				return err
			}
			if n, err := r.RowsAffected(); err != nil || n == 0 {
				return cmp.Or(err, store.ErrStale)
			}
		}
		return tx.runAll(ctx, all, nil)
	})
}

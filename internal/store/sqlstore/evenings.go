package sqlstore

import (
	"context"
	"database/sql"
	"encoding/json"
	"fmt"

	"ninetynine/internal/store"
)

// KeepEvening stores an evening in place of its earlier state.
func (d *DB) KeepEvening(ctx context.Context, e store.Evening) error {
	if err := store.CheckEvening(&e); err != nil {
		return err
	}
	body, err := json.Marshal(&e)
	if err != nil {
		return err
	}
	_, err = d.exec(ctx, fmt.Sprintf("evening %q", e.ID), nil, `INSERT INTO evenings (id, grp, due, body) VALUES ($1, $2, $3, $4)
		ON CONFLICT (id) DO UPDATE SET grp = excluded.grp, due = excluded.due, body = excluded.body`, e.ID, e.Group, e.Due, string(body))
	return err
}

// DropEvening deletes an evening, its plans, and what players have said about it. The error is [store.ErrNone] if there is none.
func (d *DB) DropEvening(ctx context.Context, id string) error {
	return d.write(ctx, fmt.Sprintf("evening %q", id), func(ctx context.Context, tx transaction) error {
		return tx.runAll(ctx, []statement{
			{`DELETE FROM evenings WHERE id = $1`, []any{id}},
			{`DELETE FROM coming WHERE evening = $1`, []any{id}},
			{`DELETE FROM plans WHERE evening = $1`, []any{id}},
		}, store.ErrNone)
	})
}

// DelayEvening changes when there is next something to do for an evening, unless it is due at another time than from.
func (d *DB) DelayEvening(ctx context.Context, id string, from, to int64) error {
	_, err := d.exec(ctx, fmt.Sprintf("evening %q", id), nil, `UPDATE evenings SET due = $3 WHERE id = $1 AND due = $2`, id, from, to)
	return err
}

func scanEvening(r *sql.Rows, e *store.Evening) error {
	var body []byte
	err := r.Scan(&e.Due, &body)
	if err == nil {
		err = json.Unmarshal(body, e)
	}
	return err
}

// Evening returns an evening, or [store.ErrNone].
func (d *DB) Evening(ctx context.Context, id string) (store.Evening, error) {
	if store.CheckID(id) != nil { // PostgreSQL takes no such text
		return store.Evening{}, store.ErrNone
	}
	return one(ctx, d, fmt.Sprintf("evening %q", id), scanEvening, `SELECT due, body FROM evenings WHERE id = $1`, id)
}

// Evenings returns the evenings of a group, or of the server if it is "", in byte order of their ids.
func (d *DB) Evenings(ctx context.Context, group string, limit int) ([]store.Evening, error) {
	return collect(ctx, d, scanEvening, `SELECT due, body FROM evenings WHERE grp = $1 ORDER BY id LIMIT $2`, group, max(0, limit))
}

// DueEvenings returns the evenings for which there is something to do by a time: those of the server, and then of groups;
// of these the longest due first.
func (d *DB) DueEvenings(ctx context.Context, at int64, limit int) ([]store.Evening, error) {
	return collect(ctx, d, scanEvening, `SELECT due, body FROM evenings WHERE due > 0 AND due <= $1 ORDER BY grp <> '', due, id LIMIT $2`, at, max(0, limit))
}

// Come stores a player's word, but not its table, in place of the earlier one; it is withdrawn if Said is 0. Nothing is
// stored if there is no such evening, or the player was erased. The word of an alias is that of the player as whom it
// goes on.
func (d *DB) Come(ctx context.Context, c store.Coming) error {
	if err := store.CheckComing(&c); err != nil {
		return err
	}
	return d.write(ctx, fmt.Sprintf("evening %q", c.Evening), func(ctx context.Context, tx transaction) error {
		root, err := rootOf(ctx, tx, c.Player)
		if err != nil {
			return err
		}
		s := statement{`INSERT INTO coming (evening, begins, player, said, here, origin)
			SELECT $1, $2, $3, $4, $5, $6 WHERE EXISTS (SELECT 1 FROM evenings WHERE id = $1) AND NOT EXISTS (SELECT 1 FROM erased WHERE player = $3)
			ON CONFLICT (evening, begins, player) DO UPDATE SET said = excluded.said, here = excluded.here, origin = excluded.origin`,
			[]any{c.Evening, c.Begins, root, c.Said, c.Here, c.From}}
		if c.Said == 0 {
			s = statement{`DELETE FROM coming WHERE evening = $1 AND begins = $2 AND player = $3`, []any{c.Evening, c.Begins, root}}
		}
		return tx.runAll(ctx, []statement{s}, nil)
	})
}

// comesAs makes what an alias has said count for another player, who may have said something too.
func comesAs(alias, player string) []statement {
	return []statement{
		{`UPDATE coming SET player = $2 WHERE player = $1 AND NOT EXISTS (SELECT 1 FROM coming o
			WHERE o.evening = coming.evening AND o.begins = coming.begins AND o.player = $2)`, []any{alias, player}},
		{`DELETE FROM coming WHERE player = $1`, []any{alias}},
	}
}

// GiveTable stores which table a player is given at an occurrence, in place of the one that c names. It reports
// whether it did: not if the player has another one meanwhile, or does not come.
func (d *DB) GiveTable(ctx context.Context, c *store.Coming, table int) (bool, error) {
	n, err := d.exec(ctx, fmt.Sprintf("evening %q", c.Evening), nil, `UPDATE coming SET given = $5
		WHERE evening = $1 AND begins = $2 AND player = COALESCE((SELECT alias_of FROM players WHERE id = $3 AND alias_of <> ''), $3) AND given = $4`,
		c.Evening, c.Begins, c.Player, c.Table, table)
	return n > 0, err
}

const comingColumns = `evening, begins, player, said, here, origin, given`

func scanComing(r *sql.Rows, c *store.Coming) error {
	return r.Scan(&c.Evening, &c.Begins, &c.Player, &c.Said, &c.Here, &c.From, &c.Table)
}

// ComesTo returns to which occurrences that begin from a time on a player comes, the next first.
func (d *DB) ComesTo(ctx context.Context, player string, from int64, limit int) ([]store.Coming, error) {
	return collect(ctx, d, scanComing, `SELECT `+comingColumns+` FROM coming WHERE player = $1 AND begins >= $2 ORDER BY begins, evening LIMIT $3`,
		player, from, max(0, limit))
}

// Awaited returns the players who come to occurrences that begin after a time and by another, of evenings that are due by then,
// and have not been there since a third, or have a table: those of the server's evenings, and then of groups'; of these the earliest first.
func (d *DB) Awaited(ctx context.Context, after, by, seen int64, limit int) ([]store.Coming, error) {
	return collect(ctx, d, scanComing, `SELECT `+comingColumns+` FROM evenings JOIN coming ON evening = id AND begins > $1 AND begins <= $2 AND (here = 0 OR here < $3 OR given > 0)
		WHERE due > 0 AND due <= $2 ORDER BY grp <> '', begins, evening, player LIMIT $4`, after, by, seen, max(0, limit))
}

// Coming returns some of those who come to an occurrence of an evening, in the order in which they said so, and how
// many there are, if the limit is not 0.
func (d *DB) Coming(ctx context.Context, evening string, begins int64, limit int) (some []store.Coming, n int, err error) {
	some, err = collect(ctx, d, func(r *sql.Rows, c *store.Coming) error {
		return r.Scan(&c.Evening, &c.Begins, &c.Player, &c.Said, &c.Here, &c.From, &c.Table, &c.Name, &n)
	}, `SELECT `+comingColumns+`, name, COUNT(*) OVER () FROM coming JOIN players ON id = player
		WHERE evening = $1 AND begins = $2 ORDER BY said, player LIMIT $3`, evening, begins, max(0, limit))
	return some, n, err
}

// KeepPlan stores a plan, unless there is one for the occurrence, and returns the stored one.
func (d *DB) KeepPlan(ctx context.Context, p store.Plan) (store.Plan, error) {
	kept := store.Plan{Evening: p.Evening, Begins: p.Begins}
	tables, err := json.Marshal(p.Tables)
	if err == nil {
		err = store.CheckComing(&store.Coming{Evening: p.Evening, Begins: p.Begins, Player: "-"})
	}
	if err != nil {
		return kept, err
	}
	var was []byte
	err = d.write(ctx, fmt.Sprintf("plan of evening %q", p.Evening), func(ctx context.Context, tx transaction) error {
		if _, err := tx.ExecContext(ctx, `INSERT INTO plans (evening, begins, seating) VALUES ($1, $2, $3) ON CONFLICT DO NOTHING`,
			p.Evening, p.Begins, string(tables)); err != nil {
			return err
		}
		return tx.QueryRowContext(ctx, `SELECT seating FROM plans WHERE evening = $1 AND begins = $2`, p.Evening, p.Begins).Scan(&was)
	})
	if err == nil {
		err = json.Unmarshal(was, &kept.Tables)
	}
	return kept, err
}

// Plans returns the plans of an evening, the newest first.
func (d *DB) Plans(ctx context.Context, evening string, limit int) ([]store.Plan, error) {
	return collect(ctx, d, func(r *sql.Rows, p *store.Plan) error {
		var tables []byte
		err := r.Scan(&p.Evening, &p.Begins, &tables)
		if err == nil {
			err = json.Unmarshal(tables, &p.Tables)
		}
		return err
	}, `SELECT evening, begins, seating FROM plans WHERE evening = $1 ORDER BY begins DESC LIMIT $2`, evening, max(0, limit))
}

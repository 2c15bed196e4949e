package sqlstore

import (
	"cmp"
	"context"
	"database/sql"
	"errors"
	"fmt"
	"slices"

	"ninetynine/internal/store"
	"ninetynine/internal/store/journal"
)

// AddGroup stores a new group with those of the members who exist and were not erased; aliases are the players as whom
// they go on. The error is [store.ErrTaken] if the id is taken, and [store.ErrNone] if there is no such member.
func (d *DB) AddGroup(ctx context.Context, g store.Group, members []store.Member) error {
	if err := store.CheckGroup(&g, members); err != nil {
		return err
	}
	return d.write(ctx, fmt.Sprintf("group %q", g.ID), func(ctx context.Context, tx transaction) error {
		var all []store.Member
		for _, m := range members {
			root, err := d.joining(ctx, tx, m.Player)
			if errors.Is(err, store.ErrNone) {
				continue
			}
			if err != nil {
				return err
			}
			all, _ = store.Becoming(m.Player, root)(append(all, m))
		}
		if len(all) == 0 {
			return store.ErrNone
		}
		if err := tx.runAll(ctx, []statement{{`INSERT INTO groups (id, name, code, made) VALUES ($1, $2, $3, $4) ON CONFLICT DO NOTHING`,
			[]any{g.ID, g.Name, g.Code, g.Made}}}, store.ErrTaken); err != nil {
			return err
		}
		return keepMembers(ctx, tx, g.ID, nil, all)
	})
}

// joining returns as whom a player goes on who may become a member: neither is erased before the transaction ends.
func (d *DB) joining(ctx context.Context, tx transaction, player string) (root string, err error) {
	if root, err = rootOf(ctx, tx, player); err != nil {
		return "", err
	}
	// An erasure or a merge that holds the player is over when the next statement looks.
	if _, err := tx.ExecContext(ctx, `SELECT id FROM players WHERE id = $1`+d.schema.forShare, root); err != nil {
		return "", err
	}
	err = tx.QueryRowContext(ctx, `SELECT id FROM players WHERE id = $1 AND alias_of = ''
		AND NOT EXISTS (SELECT 1 FROM erased WHERE player = $1)`, root).Scan(&root)
	if errors.Is(err, sql.ErrNoRows) {
		err = store.ErrNone
	}
	return root, err
}

// RenameGroup changes the name or the code of a group, or both; "" leaves it. The error is [store.ErrNone] if there is no such
// group.
func (d *DB) RenameGroup(ctx context.Context, id, name, code string) error {
	if err := store.CheckGroup(&store.Group{ID: id, Name: "-" + name, Code: "-" + code}, nil); err != nil {
		return err
	}
	_, err := d.exec(ctx, fmt.Sprintf("group %q", id), store.ErrNone, `UPDATE groups SET name = COALESCE(NULLIF($2, ''), name),
		code = COALESCE(NULLIF($3, ''), code) WHERE id = $1`, id, name, code)
	return err
}

func scanGroup(r *sql.Rows, g *store.Group) error { return r.Scan(&g.ID, &g.Name, &g.Code, &g.Made) }

// Group returns a group, or [store.ErrNone].
func (d *DB) Group(ctx context.Context, id string) (store.Group, error) {
	return one(ctx, d, fmt.Sprintf("group %q", id), scanGroup, `SELECT id, name, code, made FROM groups WHERE id = $1`, id)
}

// Groups returns the groups after an id, in byte order of their ids.
func (d *DB) Groups(ctx context.Context, after string, limit int) ([]store.Group, error) {
	return collect(ctx, d, scanGroup, `SELECT id, name, code, made FROM groups WHERE id > $1 ORDER BY id LIMIT $2`, after, max(0, limit))
}

// EndGroup deletes a group, with its members and evenings. The error is [store.ErrNone] if there is no such group.
func (d *DB) EndGroup(ctx context.Context, id string) error {
	return d.ChangeMembers(ctx, id, "", func([]store.Member) ([]store.Member, error) { return nil, nil })
}

// ChangeMembers changes the members of a group, all at once: change gets them, and returns them as they shall be; if it
// returns an error, nothing is changed, and the error is returned. joins is the player who may be new among them, "" if
// there is none. The error is [store.ErrNone] if that player does not exist, is an alias or was erased, or there is no
// such group. Members who are gone come to none of the group's evenings. Without members the group ends, with its
// evenings.
func (d *DB) ChangeMembers(ctx context.Context, group, joins string, change func([]store.Member) ([]store.Member, error)) error {
	var no error // of the last attempt
	err := d.write(ctx, fmt.Sprintf("group %q", group), func(ctx context.Context, tx transaction) error {
		if joins != "" { // players are locked before groups, here and elsewhere
			root, err := d.joining(ctx, tx, joins)
			if err == nil && root != joins {
				err = store.ErrNone
			}
			if err != nil {
				return err
			}
		}
		return d.changeMembers(ctx, tx, group, func(all []store.Member) (after []store.Member, _ error) {
			if after, no = change(slices.Clone(all)); no != nil {
				return all, nil
			}
			return after, nil
		})
	})
	return cmp.Or(err, no)
}

func (d *DB) changeMembers(ctx context.Context, tx transaction, group string, change func([]store.Member) ([]store.Member, error)) error {
	err := tx.QueryRowContext(ctx, `SELECT id FROM groups WHERE id = $1`+d.schema.forUpdate, group).Scan(new(string))
	if errors.Is(err, sql.ErrNoRows) {
		return store.ErrNone
	}
	if err != nil {
		return err
	}
	rows, err := tx.QueryContext(ctx, `SELECT grp, player, role, since, '' FROM members WHERE grp = $1 ORDER BY player`, group)
	if err != nil {
		return err
	}
	before, err := scanAll(rows, scanMember)
	if err != nil {
		return err
	}
	after, err := change(store.Ordered(append([]store.Member(nil), before...)))
	if err != nil {
		return err
	}
	return keepMembers(ctx, tx, group, before, after)
}

func keepMembers(ctx context.Context, tx transaction, group string, before, after []store.Member) error {
	var all []statement
	set, gone := store.Changed(before, store.Ordered(after))
	for _, m := range set {
		all = append(all, statement{`INSERT INTO members (grp, player, role, since) VALUES ($1, $2, $3, $4)
			ON CONFLICT (grp, player) DO UPDATE SET role = excluded.role, since = excluded.since`, []any{group, m.Player, string(m.Role), m.Since}})
	}
	for _, id := range gone {
		all = append(all, statement{`DELETE FROM members WHERE grp = $1 AND player = $2`, []any{group, id}},
			statement{`DELETE FROM coming WHERE player = $2 AND evening IN (SELECT id FROM evenings WHERE grp = $1)`, []any{group, id}})
	}
	if len(after) == 0 {
		all = append(all, statement{`DELETE FROM plans WHERE evening IN (SELECT id FROM evenings WHERE grp = $1)`, []any{group}},
			statement{`DELETE FROM evenings WHERE grp = $1`, []any{group}}, statement{`DELETE FROM groups WHERE id = $1`, []any{group}})
	}
	if len(all) == 0 {
		return nil
	}
	return tx.runAll(ctx, all, nil)
}

// lockGroups locks a player and then the player's groups. It comes before changes of what players say about evenings: members
// who leave change it after their group, too.
func (d *DB) lockGroups(ctx context.Context, tx transaction, player string) error {
	for _, query := range []string{`SELECT id FROM players WHERE id = $1`, `SELECT id FROM groups WHERE id IN (SELECT grp FROM members WHERE player = $1) ORDER BY id`} {
		if _, err := tx.ExecContext(ctx, query+d.schema.forUpdate, player); err != nil {
			return err
		}
	}
	return nil
}

// changeMemberships makes the same change in each group of a player.
func (d *DB) changeMemberships(ctx context.Context, tx transaction, player string, change func([]store.Member) ([]store.Member, error)) error {
	rows, err := tx.QueryContext(ctx, `SELECT grp FROM members WHERE player = $1 ORDER BY grp`, player)
	if err != nil {
		return err
	}
	groups, err := scanAll(rows, func(r *sql.Rows, id *string) error { return r.Scan(id) })
	for _, id := range groups {
		if err == nil {
			err = d.changeMembers(ctx, tx, id, change)
		}
		if errors.Is(err, store.ErrNone) { // it has ended meanwhile
			err = nil
		}
	}
	return err
}

func scanMember(r *sql.Rows, m *store.Member) error {
	return r.Scan(&m.Group, &m.Player, &m.Role, &m.Since, &m.Name)
}

// Members returns the members of a group: the owner, the organisers, and the others; of each kind those first who came first.
func (d *DB) Members(ctx context.Context, group string) ([]store.Member, error) {
	all, err := collect(ctx, d, scanMember, `SELECT grp, player, role, since, name FROM members JOIN players ON id = player WHERE grp = $1`, group)
	return store.Ordered(all), err
}

// Member returns a player's role in a group, or [store.ErrNone].
func (d *DB) Member(ctx context.Context, group, player string) (store.Role, error) {
	return one(ctx, d, fmt.Sprintf("member %q of group %q", player, group), func(r *sql.Rows, role *store.Role) error { return r.Scan(role) },
		`SELECT role FROM members WHERE grp = $1 AND player = $2`, group, player)
}

// Memberships returns the groups of a player, in byte order of their ids.
func (d *DB) Memberships(ctx context.Context, player string) ([]store.Membership, error) {
	if player == "" { // the many visitors without a session
		return nil, nil
	}
	return collect(ctx, d, func(r *sql.Rows, m *store.Membership) error {
		return r.Scan(&m.ID, &m.Name, &m.Code, &m.Made, &m.Role, &m.Since)
	}, `SELECT id, name, code, made, role, since FROM members JOIN groups ON id = grp WHERE player = $1 ORDER BY id`, player)
}

// GroupResults returns the matches of a group before a cursor, the newest first.
func (d *DB) GroupResults(ctx context.Context, group string, before store.Cursor, limit int) ([]journal.Result, error) {
	where, args := `r.grp = $1 AND r.grp <> ''`, []any{group, max(0, limit)}
	if before != (store.Cursor{}) {
		where += ` AND (r.ended, r.tbl, r.match) < ($3, $4, $5)`
		args = append(args, before.Ended, before.Table, before.Match)
	}
	return collect(ctx, d, scanResult, `SELECT `+resultColumns+` FROM results r WHERE `+where+` ORDER BY r.ended DESC, r.tbl DESC, r.match DESC LIMIT $2`, args...)
}

package sqlstore

import (
	"context"
	"database/sql"
	"errors"
	"fmt"
	"time"

	"ninetynine/internal/store"
)

// AddPlayer is [store.Memory.AddPlayer].
func (d *DB) AddPlayer(ctx context.Context, p store.Player) error {
	if err := store.CheckPlayer(p.ID, p.Name); err != nil {
		return err
	}
	_, err := d.exec(ctx, fmt.Sprintf("player %q", p.ID), store.ErrTaken,
		`INSERT INTO players (id, name, created, alias_of, merged, unrated, links) VALUES ($1, CASE WHEN EXISTS (SELECT 1 FROM erased WHERE player = $1) THEN '' ELSE $2 END, $3, $4, $5, $6, $7)
			ON CONFLICT DO NOTHING`, p.ID, p.Name, p.Created.UnixMilli(), p.AliasOf, milliseconds(p.Merged), number(p.Unrated), p.Links)
	return err
}

// Rename is [store.Memory.Rename].
func (d *DB) Rename(ctx context.Context, id, name string) error {
	if err := store.CheckPlayer(id, name); err != nil {
		return err
	}
	_, err := d.exec(ctx, fmt.Sprintf("player %q", id), store.ErrNone, `UPDATE players SET name = $2 WHERE id = $1
		AND NOT EXISTS (SELECT 1 FROM erased WHERE player = $1)`, id, name)
	return err
}

// Attached reports whether a player without a key would lose something: a chair, a match, a tie to another player, a
// group, a passkey or recovery words.
func (d *DB) Attached(ctx context.Context, player string) (is bool, err error) {
	err = d.row(ctx, []any{&is}, `SELECT EXISTS (SELECT 1 FROM seats WHERE player IN `+own+`) OR EXISTS (SELECT 1 FROM result_seats WHERE player IN `+own+`)
		OR EXISTS (SELECT 1 FROM ties WHERE player = $1) OR EXISTS (SELECT 1 FROM members WHERE player = $1) OR EXISTS (SELECT 1 FROM sessions WHERE player = $1 AND kind IN ('passkey', 'words'))`, player)
	return is, err
}

// HideRating sets whether a player's ratings are hidden from others. The error is [store.ErrNone] if there is no such player.
func (d *DB) HideRating(ctx context.Context, id string, hide bool) error {
	_, err := d.exec(ctx, fmt.Sprintf("player %q", id), store.ErrNone, `UPDATE players SET unrated = $2 WHERE id = $1`, id, number(hide))
	return err
}

// RenewLink ends a player's link for friends by a new one, and with it those of its aliases. The error is [store.ErrNone] if there
// is no such player.
func (d *DB) RenewLink(ctx context.Context, id string) error {
	_, err := d.exec(ctx, fmt.Sprintf("player %q", id), store.ErrNone, `UPDATE players SET links = links + 1 WHERE id = $1 OR alias_of = $1 AND alias_of <> ''`, id)
	return err
}

// AddKey stores a new key. The error is [store.ErrTaken] if its id is taken, and [store.ErrNone] if there is no such
// player, if it was erased or is an alias, who has those of [store.Key.Aliased] at most, or if [store.Key.By] has ended. Recovery words end the
// player's earlier ones, and a push key takes the place of the device's earlier one and of all with its address.
func (d *DB) AddKey(ctx context.Context, k store.Key) error {
	if err := store.CheckKey(&k); err != nil {
		return err
	}
	k = k.Rounded()
	return d.write(ctx, fmt.Sprintf("key of player %q", k.Player), func(ctx context.Context, tx transaction) error {
		var of string
		switch err := tx.QueryRowContext(ctx, `SELECT alias_of FROM players WHERE id = $1
			AND NOT EXISTS (SELECT 1 FROM erased WHERE player = $1)`+d.schema.forUpdate, k.Player).Scan(&of); {
		case errors.Is(err, sql.ErrNoRows):
			return store.ErrNone
		case err != nil:
			return err
		case of != "" && !k.Aliased():
			return store.ErrNone
		}
		if k.By != (store.KeyID{}) { // a caller that ends keys locks the player's row first
			var one int
			if err := tx.QueryRowContext(ctx, `SELECT 1 FROM sessions WHERE key = $1 AND player = $2`, k.By[:], k.Player).Scan(&one); errors.Is(err, sql.ErrNoRows) {
				return store.ErrNone
			} else if err != nil {
				return err
			}
		}
		all := []statement{addKey(&k)}
		if k.Kind == store.Words {
			all = append(all, statement{`DELETE FROM sessions WHERE player = $1 AND kind = 'words' AND key <> $2`, []any{k.Player, k.ID[:]}})
		}
		if at := k.Addressed(); at != nil {
			all = append(all, statement{`DELETE FROM sessions WHERE kind = 'push' AND key <> $1 AND ` + d.schema.within, []any{k.ID[:], at}})
		}
		return tx.runAll(ctx, all, store.ErrTaken)
	})
}

// addKey returns the statement that stores a key, a push key in place of the device's earlier one.
func addKey(k *store.Key) statement {
	return statement{`INSERT INTO sessions (key, player, kind, label, made, seen, until, data, maker, begins) VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10) ON CONFLICT (key) DO UPDATE
		SET label = excluded.label, made = excluded.made, seen = excluded.seen, until = excluded.until, data = excluded.data
		WHERE excluded.kind = 'push' AND sessions.kind = 'push' AND sessions.player = excluded.player`,
		[]any{k.ID[:], k.Player, string(k.Kind), k.Label, milliseconds(k.Made), k.Seen.UnixMilli(), milliseconds(k.Until), k.Data, k.Maker, milliseconds(k.From)}}
}

// milliseconds is a moment as the databases store it; 0 for none.
func milliseconds(t time.Time) int64 {
	if t.IsZero() {
		return 0
	}
	return t.UnixMilli()
}

// playerColumns are the columns that playerInto reads.
const playerColumns = `id, name, created, alias_of, CASE WHEN alias_of <> '' THEN merged END, unrated, links`

func playerInto(p *store.Player) []any {
	return []any{&p.ID, &p.Name, moment{&p.Created}, &p.AliasOf, moment{&p.Merged}, &p.Unrated, &p.Links}
}

func scanPlayer(r *sql.Rows, p *store.Player) error { return r.Scan(playerInto(p)...) }

// keyColumns are the columns that keyInto reads.
const keyColumns = `key, player, kind, label, NULLIF(made, 0), seen, NULLIF(until, 0), CASE WHEN LENGTH(data) > 0 THEN data END, maker, NULLIF(begins, 0)`

func keyInto(k *store.Key) []any {
	return []any{(*digest)(&k.ID), &k.Player, &k.Kind, &k.Label, moment{&k.Made}, moment{&k.Seen}, moment{&k.Until}, &k.Data, &k.Maker, moment{&k.From}}
}

// Key returns a key and its player, or [store.ErrNone].
func (d *DB) Key(ctx context.Context, id store.KeyID) (k store.Key, p store.Player, err error) {
	err = d.row(ctx, append(keyInto(&k), playerInto(&p)...), `SELECT `+keyColumns+`, `+playerColumns+`
		FROM sessions JOIN players p ON p.id = player WHERE key = $1`, id[:])
	if err != nil {
		return store.Key{}, store.Player{}, fmt.Errorf("key: %w", err)
	}
	return k, p, nil
}

// Keys returns a player's keys, the oldest first.
func (d *DB) Keys(ctx context.Context, player string) ([]store.Key, error) {
	return collect(ctx, d, func(r *sql.Rows, k *store.Key) error { return r.Scan(keyInto(k)...) },
		`SELECT `+keyColumns+` FROM sessions WHERE player = $1 ORDER BY made, key`, player)
}

// UseKey records the day on which a key was used, unless a later day is recorded, and its kind, label and
// data. The error is [store.ErrNone] if there is no such key.
func (d *DB) UseKey(ctx context.Context, k store.Key) error {
	if err := store.CheckKey(&k); err != nil {
		return err
	}
	_, err := d.exec(ctx, "key", store.ErrNone, `UPDATE sessions SET seen = CASE WHEN seen < $2 THEN $2 ELSE seen END, kind = $3, label = $4, data = $5
		WHERE key = $1 AND kind <> 'lapsed'`, k.ID[:], store.Day(k.Seen).UnixMilli(), string(k.Kind), k.Label, k.Data)
	return err
}

// TakeKey deletes a key and returns it, or [store.ErrNone]: of several callers at once, one gets it.
func (d *DB) TakeKey(ctx context.Context, id store.KeyID) (k store.Key, err error) {
	err = d.write(ctx, "key", func(ctx context.Context, tx transaction) error {
		k = store.Key{}
		err := tx.QueryRowContext(ctx, `DELETE FROM sessions WHERE key = $1 RETURNING `+keyColumns, id[:]).Scan(keyInto(&k)...)
		if errors.Is(err, sql.ErrNoRows) {
			return store.ErrNone
		}
		return err
	})
	if err != nil {
		return store.Key{}, err
	}
	return k, nil
}

// EndKeys deletes a player's keys of some kinds, except one and its push key. It returns how many.
func (d *DB) EndKeys(ctx context.Context, player string, except store.KeyID, kinds ...store.Kind) (n int, err error) {
	push := store.PushOf(except)
	err = d.write(ctx, fmt.Sprintf("keys of player %q", player), func(ctx context.Context, tx transaction) error {
		n = 0
		// A key that is asked for by one of these is stored before, or not at all.
		if _, err := tx.ExecContext(ctx, `SELECT id FROM players WHERE id = $1`+d.schema.forUpdate, player); err != nil {
			return err
		}
		for _, kind := range kinds {
			r, err := tx.ExecContext(ctx, `DELETE FROM sessions WHERE player = $1 AND kind = $2 AND key NOT IN ($3, $4)`, player, string(kind), except[:], push[:])
			if err != nil {
				return err
			}
			ended, err := r.RowsAffected()
			if n += int(ended); err != nil {
				return err
			}
		}
		return nil
	})
	return n, err
}

// Purge deletes the keys of devices and of SSH last used before the day unused, such push keys of players without a
// device, the keys that have ended by themselves, the pads last changed before that day, what players said about
// evenings that are a day ago, the plans of these but the newest of each, complaints answered before that day,
// and older players who have nothing left: no key, no chair and no result, of their own or of an alias. Their aliases go
// with them; one whose player is not there stays, as an import may still bring that player. Players who go leave their
// groups, and an owner without a key is followed: see [store.Forgetting]. It returns how many keys and players.
// It deletes few at a time, so that other calls can write in between; if it fails, earlier
// deletions remain.
func (d *DB) Purge(ctx context.Context, unused, now time.Time) (keys, players int, err error) {
	at, past, uncounted := unused.UnixMilli(), now.AddDate(0, 0, -1).UnixMilli(), 0
	for _, old := range []struct {
		count  *int
		query  string
		before int64
	}{
		{&keys, `DELETE FROM sessions WHERE key IN (SELECT key FROM sessions WHERE kind IN ('device', 'ssh') AND seen < $1 LIMIT $2)`, at},
		{&keys, `DELETE FROM sessions WHERE key IN (SELECT key FROM sessions WHERE until > 0 AND until <= $1 LIMIT $2)`, now.UnixMilli()},
		{&keys, `DELETE FROM sessions WHERE key IN (SELECT key FROM sessions k WHERE kind = 'push' AND seen < $1
			AND NOT EXISTS (SELECT 1 FROM sessions o WHERE o.player = k.player AND o.kind = 'device') LIMIT $2)`, at},
		{&uncounted, `DELETE FROM pads WHERE id IN (SELECT id FROM pads WHERE changed < $1 LIMIT $2)`, at},
		{&uncounted, `DELETE FROM complaints WHERE id IN (SELECT id FROM complaints c WHERE outcome <> '' AND at < $1
			AND NOT EXISTS (SELECT 1 FROM audit a WHERE a.complaint = c.id AND a.at >= $1) LIMIT $2)`, at},
		{&uncounted, `DELETE FROM origins WHERE (player, network) IN (SELECT player, network FROM origins WHERE seen < $1 LIMIT $2)`, now.AddDate(0, 0, -store.NetworkDays).UnixMilli()},
		{&uncounted, endedNetworks, now.UnixMilli()},
		{&uncounted, `DELETE FROM coming WHERE (evening, begins, player) IN (SELECT evening, begins, player FROM coming WHERE begins < $1 LIMIT $2)`, past},
		{&uncounted, `DELETE FROM plans WHERE (evening, begins) IN (SELECT evening, begins FROM plans p WHERE begins < $1
			AND EXISTS (SELECT 1 FROM plans n WHERE n.evening = p.evening AND n.begins > p.begins) LIMIT $2)`, past},
	} {
		n, err := d.purge(ctx, old.query, old.before)
		if *old.count += n; err != nil {
			return keys, 0, err
		}
	}
	if err = d.forgetMembers(ctx, at); err == nil {
		players, err = d.purgePlayers(ctx, at)
	}
	return keys, players, err
}

// bare are the conditions under which a player p and its aliases have nothing but keys and groups, and keyless those of
// one made before a time who has no key, and is no alias.
const (
	bare = `NOT EXISTS (SELECT 1 FROM seats s WHERE s.player = p.id) AND NOT EXISTS (SELECT 1 FROM result_seats s WHERE s.player = p.id)
		AND NOT EXISTS (SELECT 1 FROM players a JOIN seats s ON s.player = a.id WHERE a.alias_of = p.id AND a.alias_of <> '')
		AND NOT EXISTS (SELECT 1 FROM players a JOIN result_seats s ON s.player = a.id WHERE a.alias_of = p.id AND a.alias_of <> '')`
	keyless = `p.created < $1 AND p.alias_of = '' AND NOT EXISTS (SELECT 1 FROM sessions s WHERE s.player = p.id)`
)

// forgetMembers changes groups of players without a key: see [store.Forgetting].
func (d *DB) forgetMembers(ctx context.Context, at int64) error {
	const of = ` FROM members JOIN players p ON p.id = player WHERE ` + keyless
	groups, err := d.strings(ctx, `SELECT DISTINCT grp`+of+` AND (role = 'owner' OR `+bare+`)`, at)
	for _, id := range groups {
		if err != nil {
			return err
		}
		err = d.write(ctx, "purging", func(ctx context.Context, tx transaction) error {
			err := d.changeMembers(ctx, tx, id, func(all []store.Member) ([]store.Member, error) {
				rows, err := tx.QueryContext(ctx, `SELECT player, `+bare+of+` AND grp = $2`, at, id)
				if err != nil {
					return nil, err
				}
				lost := map[string]bool{}
				_, err = scanAll(rows, func(r *sql.Rows, player *string) error {
					var gone bool
					err := r.Scan(player, &gone)
					lost[*player] = gone
					return err
				})
				if err != nil {
					return nil, err
				}
				return store.Forgetting(lost)(all)
			})
			if errors.Is(err, store.ErrNone) { // it has ended meanwhile
				err = nil
			}
			return err
		})
	}
	return err
}

// purgePlayers deletes players made before a time who have nothing left, and their aliases with them.
func (d *DB) purgePlayers(ctx context.Context, at int64) (players int, err error) {
	for after := ""; ; {
		ids, err := d.strings(ctx, `SELECT id FROM players WHERE id > $1 AND created < $2 ORDER BY id LIMIT $3`, after, at, purgeMost)
		if err != nil || len(ids) == 0 {
			return players, err
		}
		last := ids[len(ids)-1]
		n, err := d.exec(ctx, "purging", nil, `WITH gone AS (SELECT id FROM players p WHERE id > $2 AND id <= $3 AND `+keyless+` AND `+bare+`
			AND NOT EXISTS (SELECT 1 FROM members m WHERE m.player = p.id))
			DELETE FROM players WHERE id IN (SELECT id FROM gone UNION ALL SELECT a.id FROM players a JOIN gone ON a.alias_of = gone.id WHERE a.alias_of <> '')`, at, after, last)
		players += n
		if err != nil {
			return players, err
		}
		after = last
	}
}

// PurgeGuests deletes the keys of guests, if none of these was used since a day: of players without a chair, a result, a
// group, an alias or a key of another kind, such as a passkey. Then it deletes all players made before that day who have
// nothing left, as [DB.Purge] does. It returns how many keys and players. It deletes few at a time, too.
func (d *DB) PurgeGuests(ctx context.Context, unused time.Time) (keys, players int, err error) {
	keys, err = d.purge(ctx, `DELETE FROM sessions WHERE key IN (SELECT key FROM sessions k WHERE k.kind IN ('device', 'ssh', 'push') AND k.seen < $1
		AND NOT EXISTS (SELECT 1 FROM sessions o WHERE o.player = k.player AND (o.seen >= $1 OR o.kind NOT IN ('device', 'ssh', 'push')))
		AND NOT EXISTS (SELECT 1 FROM seats s WHERE s.player = k.player)
		AND NOT EXISTS (SELECT 1 FROM players a WHERE a.alias_of = k.player AND a.alias_of <> '')
		AND NOT EXISTS (SELECT 1 FROM members m WHERE m.player = k.player)
		AND NOT EXISTS (SELECT 1 FROM result_seats s WHERE s.player = k.player) LIMIT $2)`, unused.UnixMilli())
	if err == nil {
		players, err = d.purgePlayers(ctx, unused.UnixMilli())
	}
	return keys, players, err
}

const purgeMost = 500

// purge repeats a statement that deletes rows older than a time, up to a number, until none is left, and
// returns how many it deleted.
func (d *DB) purge(ctx context.Context, query string, at int64) (all int, err error) {
	for n := purgeMost; n == purgeMost && err == nil; all += n {
		n, err = d.exec(ctx, "purging", nil, query, at, purgeMost)
	}
	return all, err
}

// Player is [store.Memory.Player].
func (d *DB) Player(ctx context.Context, id string) (store.Player, error) {
	return one(ctx, d, fmt.Sprintf("player %q", id), scanPlayer, `SELECT `+playerColumns+` FROM players WHERE id = $1`, id)
}

// Players is [store.Memory.Players].
func (d *DB) Players(ctx context.Context, after string, limit int) ([]store.Player, error) {
	return collect(ctx, d, scanPlayer, `SELECT `+playerColumns+` FROM players WHERE id > $1 ORDER BY id LIMIT $2`, after, max(0, limit))
}

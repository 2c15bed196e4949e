package sqlstore

import (
	"context"
	"database/sql"
	"errors"
	"fmt"
	"time"

	"ninetynine/internal/store"
)

// AddPlayer stores a new player. The error is [store.ErrTaken] if the id is taken.
func (d *DB) AddPlayer(ctx context.Context, p store.Player) error {
	if err := store.CheckPlayer(p.ID, p.Name); err != nil {
		return err
	}
	_, err := d.exec(ctx, fmt.Sprintf("player %q", p.ID), store.ErrTaken,
		`INSERT INTO players (id, name, created) VALUES ($1, $2, $3) ON CONFLICT DO NOTHING`, p.ID, p.Name, p.Created.UnixMilli())
	return err
}

// Rename changes a player's name. The error is [store.ErrNone] if there is no such player.
func (d *DB) Rename(ctx context.Context, id, name string) error {
	if err := store.CheckPlayer(id, name); err != nil {
		return err
	}
	_, err := d.exec(ctx, fmt.Sprintf("player %q", id), store.ErrNone, `UPDATE players SET name = $2 WHERE id = $1`, id, name)
	return err
}

// AddSession stores a new session. The error is [store.ErrTaken] if its key is taken, and [store.ErrNone]
// if there is no such player.
func (d *DB) AddSession(ctx context.Context, s store.Session) error {
	return d.write(ctx, fmt.Sprintf("session of player %q", s.Player), func(ctx context.Context, tx transaction) error {
		var has int
		switch err := tx.QueryRowContext(ctx, `SELECT 1 FROM players WHERE id = $1`, s.Player).Scan(&has); {
		case errors.Is(err, sql.ErrNoRows):
			return store.ErrNone
		case err != nil:
			return err
		}
		return tx.runAll(ctx, []statement{{`INSERT INTO sessions (key, player, seen) VALUES ($1, $2, $3) ON CONFLICT DO NOTHING`,
			[]any{s.Key[:], s.Player, store.Day(s.Seen).UnixMilli()}}}, store.ErrTaken)
	})
}

// Touch records the day on which a session was used, unless a later day is recorded. The error is
// [store.ErrNone] if there is no such session.
func (d *DB) Touch(ctx context.Context, k store.Key, day time.Time) error {
	_, err := d.exec(ctx, "session", store.ErrNone,
		`UPDATE sessions SET seen = CASE WHEN seen < $2 THEN $2 ELSE seen END WHERE key = $1`, k[:], store.Day(day).UnixMilli())
	return err
}

// EndSession deletes a session, if it exists.
func (d *DB) EndSession(ctx context.Context, k store.Key) error {
	_, err := d.exec(ctx, "session", nil, `DELETE FROM sessions WHERE key = $1`, k[:])
	return err
}

// Purge deletes the sessions last used before the given day, the pads last changed before it, and older
// players who have nothing left: no session, no chair and no result. It returns how many of each. It
// deletes few at a time, so that other calls can write in between; if it fails, earlier deletions remain.
func (d *DB) Purge(ctx context.Context, before time.Time) (sessions, players int, err error) {
	at := before.UnixMilli()
	sessions, err = d.purge(ctx, `DELETE FROM sessions WHERE key IN (SELECT key FROM sessions WHERE seen < $1 LIMIT $2)`, at)
	if err == nil {
		_, err = d.purge(ctx, `DELETE FROM pads WHERE id IN (SELECT id FROM pads WHERE changed < $1 LIMIT $2)`, at)
	}
	if err != nil {
		return sessions, 0, err
	}
	for after := ""; ; {
		ids, err := d.strings(ctx, `SELECT id FROM players WHERE id > $1 AND created < $2 ORDER BY id LIMIT $3`, after, at, purgeMost)
		if err != nil || len(ids) == 0 {
			return sessions, players, err
		}
		last := ids[len(ids)-1]
		n, err := d.exec(ctx, "purging", nil, `DELETE FROM players WHERE id > $1 AND id <= $2 AND created < $3
			AND NOT EXISTS (SELECT 1 FROM sessions s WHERE s.player = players.id)
			AND NOT EXISTS (SELECT 1 FROM seats s WHERE s.player = players.id)
			AND NOT EXISTS (SELECT 1 FROM result_seats s WHERE s.player = players.id)`, after, last, at)
		players += n
		if err != nil {
			return sessions, players, err
		}
		after = last
	}
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

func scanPlayer(r *sql.Rows, p *store.Player) error {
	var created int64
	err := r.Scan(&p.ID, &p.Name, &created)
	p.Created = time.UnixMilli(created).UTC()
	return err
}

// Player returns a player, or [store.ErrNone].
func (d *DB) Player(ctx context.Context, id string) (store.Player, error) {
	return one(ctx, d, fmt.Sprintf("player %q", id), scanPlayer, `SELECT id, name, created FROM players WHERE id = $1`, id)
}

// Players returns the players after an id, in byte order of their ids.
func (d *DB) Players(ctx context.Context, after string, limit int) ([]store.Player, error) {
	return collect(ctx, d, scanPlayer, `SELECT id, name, created FROM players WHERE id > $1 ORDER BY id LIMIT $2`, after, max(0, limit))
}

// Session returns a session and its player, or [store.ErrNone].
func (d *DB) Session(ctx context.Context, k store.Key) (store.Session, store.Player, error) {
	var (
		p             store.Player
		created, seen int64
	)
	err := d.row(ctx, []any{&p.ID, &p.Name, &created, &seen},
		`SELECT p.id, p.name, p.created, s.seen FROM sessions s JOIN players p ON p.id = s.player WHERE s.key = $1`, k[:])
	if err != nil {
		return store.Session{}, store.Player{}, fmt.Errorf("session: %w", err)
	}
	p.Created = time.UnixMilli(created).UTC()
	return store.Session{Key: k, Player: p.ID, Seen: time.UnixMilli(seen).UTC()}, p, nil
}

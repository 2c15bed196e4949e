package sqlstore

import (
	"context"
	"database/sql"
	"encoding/json"
	"errors"
	"fmt"
	"strconv"
	"strings"
	"time"

	"ninetynine/internal/store"
	"ninetynine/internal/table"
)

// AddPlayer keeps a new player. [store.ErrTaken] if the id is.
func (d *DB) AddPlayer(ctx context.Context, p store.Player) error {
	if err := store.CheckPlayer(p.ID, p.Name); err != nil {
		return err
	}
	return d.write(ctx, fmt.Sprintf("player %q", p.ID), func(ctx context.Context, tx execer) error {
		return one(store.ErrTaken)(tx.ExecContext(ctx,
			`INSERT INTO players (id, name, created) VALUES ($1, $2, $3) ON CONFLICT DO NOTHING`, p.ID, p.Name, p.Created.UnixMilli()))
	})
}

// Rename gives a player another name. [store.ErrNone] if there is no such
// player.
func (d *DB) Rename(ctx context.Context, id, name string) error {
	if err := store.CheckPlayer(id, name); err != nil {
		return err
	}
	return d.write(ctx, fmt.Sprintf("player %q", id), func(ctx context.Context, tx execer) error {
		return one(store.ErrNone)(tx.ExecContext(ctx, `UPDATE players SET name = $2 WHERE id = $1`, id, name))
	})
}

// AddSession keeps a new session. [store.ErrTaken] if its key is,
// [store.ErrNone] if there is no such player.
func (d *DB) AddSession(ctx context.Context, s store.Session) error {
	return d.write(ctx, fmt.Sprintf("session of player %q", s.Player), func(ctx context.Context, tx execer) error {
		var has int
		switch err := tx.QueryRowContext(ctx, `SELECT 1 FROM players WHERE id = $1`, s.Player).Scan(&has); {
		case errors.Is(err, sql.ErrNoRows):
			return store.ErrNone
		case err != nil:
			return err
		}
		return one(store.ErrTaken)(tx.ExecContext(ctx,
			`INSERT INTO sessions (key, player, seen) VALUES ($1, $2, $3) ON CONFLICT DO NOTHING`, s.Key[:], s.Player, store.Day(s.Seen).UnixMilli()))
	})
}

// Touch notes the day on which a session was used; an earlier day than is
// known changes nothing. [store.ErrNone] if there is no such session.
func (d *DB) Touch(ctx context.Context, k store.Key, day time.Time) error {
	return d.write(ctx, "session", func(ctx context.Context, tx execer) error {
		return one(store.ErrNone)(tx.ExecContext(ctx,
			`UPDATE sessions SET seen = CASE WHEN seen < $2 THEN $2 ELSE seen END WHERE key = $1`, k[:], store.Day(day).UnixMilli()))
	})
}

// EndSession forgets a session, if there is one.
func (d *DB) EndSession(ctx context.Context, k store.Key) error {
	return d.write(ctx, "session", func(ctx context.Context, tx execer) error {
		_, err := tx.ExecContext(ctx, `DELETE FROM sessions WHERE key = $1`, k[:])
		return err
	})
}

// Purge forgets the sessions that were not used since the day of a moment,
// and the players who were there before it and have nothing left: no
// session, no chair and no result. It says how many of each. It takes few at
// a time, so that others may write in between; if it fails, what it has done
// so far is done.
func (d *DB) Purge(ctx context.Context, before time.Time) (sessions, players int, err error) {
	at := before.UnixMilli()
	for {
		n, err := d.purge(ctx, `DELETE FROM sessions WHERE key IN (SELECT key FROM sessions WHERE seen < $1 LIMIT $2)`, at, purgeMost)
		sessions += n
		if err != nil {
			return sessions, 0, err
		}
		if n < purgeMost {
			break
		}
	}
	for after := ""; ; {
		ids, err := d.strings(ctx, `SELECT id FROM players WHERE id > $1 AND created < $2 ORDER BY id LIMIT $3`, after, at, purgeMost)
		if err != nil || len(ids) == 0 {
			return sessions, players, err
		}
		last := ids[len(ids)-1]
		n, err := d.purge(ctx, `DELETE FROM players WHERE id > $1 AND id <= $2 AND created < $3
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

// purgeMost is how many are forgotten in one transaction.
const purgeMost = 500

// purge runs a statement that deletes, and says how many it has.
func (d *DB) purge(ctx context.Context, query string, args ...any) (n int, err error) {
	err = d.write(ctx, "purging", func(ctx context.Context, tx execer) error {
		r, err := tx.ExecContext(ctx, query, args...)
		if err != nil {
			return err
		}
		rows, err := r.RowsAffected()
		n = int(rows)
		return err
	})
	return n, err
}

// Project replaces all that follows from the log of a table. [store.ErrNone]
// if there is no such table, [store.ErrStale] if the summary is not of its
// last entry.
func (d *DB) Project(ctx context.Context, tbl string, s table.Summary, results []table.Result) error {
	if err := store.CheckProjections(tbl, &s, results); err != nil {
		return err
	}
	return d.write(ctx, fmt.Sprintf("table %q", tbl), func(ctx context.Context, tx execer) error {
		// Nobody can append while this has the row; nor if there is none.
		var seq uint64
		err := tx.QueryRowContext(ctx, `SELECT seq FROM tables WHERE id = $1`+d.engine.forUpdate(), tbl).Scan(&seq)
		if err != nil && !errors.Is(err, sql.ErrNoRows) {
			return err
		}
		var hash []byte
		err = tx.QueryRowContext(ctx, `SELECT seq, hash FROM events WHERE tbl = $1 ORDER BY seq DESC LIMIT 1`, tbl).Scan(&seq, &hash)
		if errors.Is(err, sql.ErrNoRows) {
			return store.ErrNone
		} else if err != nil {
			return err
		}
		var head table.Hash
		if err := fill(&head, hash); err != nil {
			return err
		}
		if s.Seq != seq || s.Head != head {
			return store.ErrStale
		}
		for _, q := range []string{
			`DELETE FROM tables WHERE id = $1`, `DELETE FROM seats WHERE tbl = $1`,
			`DELETE FROM results WHERE tbl = $1`, `DELETE FROM result_seats WHERE tbl = $1`,
		} {
			if _, err := tx.ExecContext(ctx, q, tbl); err != nil {
				return err
			}
		}
		if _, err := insertSummary(ctx, tx, &s); err != nil {
			return err
		}
		return insertResults(ctx, tx, results)
	})
}

// Import keeps a whole table: its log, whose hashes must chain, and what
// follows from it. [store.ErrTaken] if there is a table of that id.
func (d *DB) Import(ctx context.Context, tbl string, entries []table.Entry, s table.Summary, results []table.Result) error {
	if err := store.CheckAll(tbl, entries, &s, results); err != nil {
		return err
	}
	return d.write(ctx, fmt.Sprintf("table %q", tbl), func(ctx context.Context, tx execer) error {
		var has int
		switch err := tx.QueryRowContext(ctx, `SELECT 1 FROM events WHERE tbl = $1 AND seq = 1`, tbl).Scan(&has); {
		case err == nil:
			return store.ErrTaken
		case !errors.Is(err, sql.ErrNoRows):
			return err
		}
		n, err := insertSummary(ctx, tx, &s)
		if err != nil {
			return err
		}
		if n == 0 {
			return store.ErrTaken
		}
		if err := insertEntries(ctx, tx, tbl, entries); err != nil {
			return err
		}
		return insertResults(ctx, tx, results)
	})
}

// write runs a transaction about the thing that what names.
func (d *DB) write(ctx context.Context, what string, do func(ctx context.Context, tx execer) error) error {
	if err := d.ready(ctx); err != nil {
		return err
	}
	if err := d.engine.write(ctx, do); err != nil {
		return fmt.Errorf("%s: %w", what, err)
	}
	return nil
}

// refusal reports whether an error is a plain answer, after which nothing
// was written.
func refusal(err error) bool {
	return errors.Is(err, store.ErrStale) || errors.Is(err, store.ErrTaken) || errors.Is(err, store.ErrNone)
}

// one makes an error of a statement that has changed no row.
func one(otherwise error) func(sql.Result, error) error {
	return func(r sql.Result, err error) error {
		if err != nil {
			return err
		}
		if n, err := r.RowsAffected(); err != nil || n > 0 {
			return err
		}
		return otherwise
	}
}

// insertSummary writes the row of a table and who sits there, and says
// whether the row was new; if it was not, nothing is written.
func insertSummary(ctx context.Context, tx execer, s *table.Summary) (int64, error) {
	chairs, err := json.Marshal(s.Chairs)
	if err != nil {
		return 0, err
	}
	r, err := tx.ExecContext(ctx, `INSERT INTO tables (`+summaryColumns+`)
		VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12) ON CONFLICT DO NOTHING`, summaryArgs(s, string(chairs))...)
	if err != nil {
		return 0, err
	}
	n, err := r.RowsAffected()
	if err != nil || n == 0 {
		return n, err
	}
	return n, insertSeats(ctx, tx, s)
}

// summaryArgs are the values of summaryColumns.
func summaryArgs(s *table.Summary, chairs string) []any {
	return []any{s.ID, int64(s.Seq), s.Head[:], s.Variant, number(s.House), number(s.Public), string(s.Status), chairs, s.Clock, s.Created, s.Moved, s.Due}
}

func insertSeats(ctx context.Context, tx execer, s *table.Summary) error {
	for _, p := range seated(s) {
		if _, err := tx.ExecContext(ctx, `INSERT INTO seats (player, tbl) VALUES ($1, $2) ON CONFLICT DO NOTHING`, p, s.ID); err != nil {
			return err
		}
	}
	return nil
}

// seated lists the players at a table.
func seated(s *table.Summary) []string {
	ps := []string{}
	for _, c := range s.Chairs {
		if c.Player != "" {
			ps = append(ps, c.Player)
		}
	}
	return ps
}

// insertEntries writes entries, many with each statement.
func insertEntries(ctx context.Context, tx execer, tbl string, entries []table.Entry) error {
	const most = 100
	for len(entries) > 0 {
		n := min(most, len(entries))
		var (
			q    strings.Builder
			args []any
		)
		q.WriteString(`INSERT INTO events (tbl, seq, at, body, hash) VALUES `)
		for i := range n {
			e := &entries[i]
			if i > 0 {
				q.WriteByte(',')
			}
			q.WriteByte('(')
			for k := range 5 {
				if k > 0 {
					q.WriteByte(',')
				}
				q.WriteString("$" + strconv.Itoa(5*i+k+1))
			}
			q.WriteByte(')')
			args = append(args, tbl, int64(e.Seq), e.At, e.Body, e.Hash[:])
		}
		if _, err := tx.ExecContext(ctx, q.String(), args...); err != nil {
			return err
		}
		entries = entries[n:]
	}
	return nil
}

func insertResults(ctx context.Context, tx execer, results []table.Result) error {
	for i := range results {
		if err := insertResult(ctx, tx, &results[i]); err != nil {
			return err
		}
	}
	return nil
}

func insertResult(ctx context.Context, tx execer, r *table.Result) error {
	chairs, err := json.Marshal(r.Chairs)
	if err != nil {
		return err
	}
	_, err = tx.ExecContext(ctx, `INSERT INTO results (tbl, match, variant, house, began, ended, cut, deals, games, chairs)
		VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10)`,
		r.Table, r.Match, r.Variant, number(r.House), r.Began, r.Ended, number(r.Cut), r.Deals, r.Games, string(chairs))
	if err != nil {
		return err
	}
	for seat := range r.Chairs {
		s := &r.Chairs[seat]
		if s.Player == "" {
			continue
		}
		_, err = tx.ExecContext(ctx, `INSERT INTO result_seats (tbl, match, seat, player, variant, ended, assisted, won, deals, made, points)
			VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11)`,
			r.Table, r.Match, seat, s.Player, r.Variant, r.Ended, number(store.Assisted(r, s)), number(s.Won), r.Deals, s.Made, int64(s.Points))
		if err != nil {
			return err
		}
	}
	return nil
}

// number is how a truth is kept.
func number(b bool) int64 {
	if b {
		return 1
	}
	return 0
}

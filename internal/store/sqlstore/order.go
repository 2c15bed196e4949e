package sqlstore

import (
	"cmp"
	"context"
	"database/sql"
	"encoding/json"
	"fmt"
	"time"

	"ninetynine/internal/store"
)

const auditColumns = `n, at, operator, act, whom, tbl, until, reason, complaint, id, name, former, networks, carried`

func scanAudit(r *sql.Rows, e *store.AuditEntry) error {
	return r.Scan(&e.N, &e.At, &e.Operator, &e.Act, &e.Whom, &e.Table, &e.Until, &e.Reason, &e.Complaint, &e.ID, &e.Name, &e.Former, &e.Networks, &e.Carried)
}

// AppendAudit appends an act of an operator to the audit log, and what follows from it, closes the complaint that it
// answers, and returns the number of its entry. The error is [store.ErrNone] if no such complaint about the same player is open,
// and [store.ErrTaken] if the operator has done an act of this id.
// The error is [store.ErrStale] if another process has appended meanwhile.
func (d *DB) AppendAudit(ctx context.Context, e store.AuditEntry, more ...store.AuditEntry) (n uint64, err error) {
	all := append([]store.AuditEntry{e}, more...)
	for i := range all {
		if err := store.CheckAudit(&all[i]); err != nil {
			return 0, err
		}
	}
	err = d.write(ctx, "the audit log", func(ctx context.Context, tx transaction) error {
		var done bool
		if err := tx.QueryRowContext(ctx, `SELECT EXISTS (SELECT 1 FROM audit WHERE operator = $1 AND id = $2 AND id <> '')`, e.Operator, e.ID).Scan(&done); err != nil {
			return err
		}
		if done {
			return store.ErrTaken
		}
		if e.Complaint != 0 {
			if err := tx.runAll(ctx, []statement{{`UPDATE complaints SET outcome = $2, source = '' WHERE id = $1 AND outcome = ''
				AND COALESCE((SELECT NULLIF(alias_of, '') FROM players WHERE id = whom), whom) = COALESCE((SELECT NULLIF(alias_of, '') FROM players WHERE id = $3), $3)`,
				[]any{int64(e.Complaint), e.Act, e.Whom}}}, store.ErrNone); err != nil {
				return err
			}
		}
		if err := tx.QueryRowContext(ctx, `SELECT COALESCE(MAX(n), 0) + 1 FROM audit`).Scan(&n); err != nil {
			return err
		}
		for i := range all {
			e := &all[i]
			err := tx.runAll(ctx, []statement{{`INSERT INTO audit (` + auditColumns + `) VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14) ON CONFLICT DO NOTHING`,
				[]any{int64(n) + int64(i), e.At, e.Operator, e.Act, e.Whom, e.Table, e.Until, e.Reason, int64(e.Complaint), e.ID, e.Name, e.Former, e.Networks, number(e.Carried)}}}, store.ErrStale)
			if err != nil {
				return err
			}
		}
		return nil
	})
	return n, err
}

// AuditOf returns the entry of an operator's command with an id, or [store.ErrNone].
func (d *DB) AuditOf(ctx context.Context, operator, id string) (store.AuditEntry, error) {
	return one(ctx, d, fmt.Sprintf("act %q", id), scanAudit, `SELECT `+auditColumns+` FROM audit WHERE operator = $1 AND id = $2 AND id <> ''`, operator, id)
}

// CarriedOut stores that the act of an entry was carried out to its end.
func (d *DB) CarriedOut(ctx context.Context, n uint64) error {
	_, err := d.exec(ctx, "the audit log", store.ErrNone, `UPDATE audit SET carried = 1 WHERE n = $1`, int64(n))
	return err
}

// AuditAfter returns the entries of the audit log after a number, the oldest first.
func (d *DB) AuditAfter(ctx context.Context, after uint64, limit int) ([]store.AuditEntry, error) {
	return collect(ctx, d, scanAudit, `SELECT `+auditColumns+` FROM audit WHERE n > $1 ORDER BY n LIMIT $2`, int64(after), max(0, limit))
}

// Audit returns the entries of the audit log before a number, the newest first: those about a player, a
// network or a table, also under a player's aliases, or all if whom is "". Before 0 comes the newest.
func (d *DB) Audit(ctx context.Context, whom string, before uint64, limit int) ([]store.AuditEntry, error) {
	return collect(ctx, d, scanAudit, `SELECT `+auditColumns+` FROM audit WHERE ($1 = '' OR whom IN `+own+`) AND (CAST($2 AS BIGINT) = 0 OR n < $2)
		ORDER BY n DESC LIMIT $3`, whom, int64(before), max(0, limit))
}

// AuditedAliases returns the aliases of players about whom, under any of their ids, the audit log has entries.
func (d *DB) AuditedAliases(ctx context.Context) ([]store.Player, error) {
	return collect(ctx, d, scanPlayer, `SELECT `+playerColumns+` FROM players WHERE alias_of <> '' AND
		alias_of IN (SELECT COALESCE(NULLIF(p.alias_of, ''), a.whom) FROM audit a LEFT JOIN players p ON p.id = a.whom) ORDER BY id`)
}

const complaintColumns = `id, at, player, source, whom, tbl, match, lines, text, outcome, called, appeal, watching`

func scanComplaint(r *sql.Rows, c *store.Complaint) error { return scanCharge(r, c) }

// scanCharge scans a complaint and what else the row has.
func scanCharge(r *sql.Rows, c *store.Complaint, more ...any) error {
	var lines []byte
	all := []any{&c.ID, &c.At, &c.By, &c.Source, &c.Whom, &c.Table, &c.Match, &lines, &c.Text, &c.Outcome, &c.Called, &c.Appeal, &c.Watching}
	if err := r.Scan(append(all, more...)...); err != nil {
		return err
	}
	return json.Unmarshal(lines, &c.Lines)
}

// roomForComplaint deletes the oldest open complaint of the address that has most, if there are as many as
// there may be: one of a spectator as long as there is one. Appeals neither take room nor make it.
const roomForComplaint = `DELETE FROM complaints WHERE (SELECT COUNT(*) FROM complaints WHERE outcome = '' AND appeal = 0) >= CAST($1 AS BIGINT)
	AND id = (SELECT MIN(id) FROM complaints WHERE outcome = '' AND appeal = 0 GROUP BY source, watching ORDER BY watching DESC, COUNT(*) DESC, MIN(id) LIMIT 1)`

// AddComplaint stores a complaint or an appeal, and returns its number. The error is [store.ErrMany] if the player or the
// address has as many open ones as they may, and [store.ErrTaken] if the player has appealed: see [store.ComplaintBounds].
func (d *DB) AddComplaint(ctx context.Context, c store.Complaint, most store.ComplaintBounds) (id uint64, err error) {
	if err := store.CheckComplaint(&c); err != nil {
		return 0, err
	}
	lines, err := json.Marshal(c.Lines)
	if err != nil {
		return 0, err
	}
	err = d.write(ctx, "complaint", func(ctx context.Context, tx transaction) error {
		var by, from, appealed int
		err := tx.QueryRowContext(ctx, `SELECT COALESCE(MAX(id), 0) + 1, COUNT(CASE WHEN outcome = '' AND appeal = 0 AND player = $1 THEN 1 END),
			COUNT(CASE WHEN outcome = '' AND source = $2 AND (appeal <> 0) = (CAST($3 AS BIGINT) <> 0) THEN 1 END),
			COUNT(CASE WHEN appeal <> 0 AND CAST($3 AS BIGINT) <> 0 AND (appeal = $3 OR outcome = '') AND player IN `+own+` THEN 1 END)
			FROM complaints`, c.By, c.Source, int64(c.Appeal)).Scan(&id, &by, &from, &appealed)
		switch {
		case err != nil:
		case appealed > 0:
			err = store.ErrTaken
		case from >= most.Source || c.Appeal == 0 && by >= most.Player:
			err = store.ErrMany
		}
		if err != nil {
			return err
		}
		if c.Appeal == 0 {
			if _, err := tx.ExecContext(ctx, roomForComplaint, int64(most.All)); err != nil {
				return err
			}
		}
		return tx.runAll(ctx, []statement{{`INSERT INTO complaints (` + complaintColumns + `) VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, '', $10, $11, $12) ON CONFLICT DO NOTHING`,
			[]any{int64(id), c.At, c.By, c.Source, c.Whom, c.Table, c.Match, string(lines), c.Text, c.Called, int64(c.Appeal), number(c.Watching)}}}, store.ErrStale)
	})
	return id, err
}

// openCharges are the places of those whom open complaints are about, and of appeals, or of the single complaints about
// one player: see [DB.Charges].
const openCharges = `SELECT COUNT(*) AS many, COALESCE(MAX(CASE WHEN watching = 0 THEN id END), MAX(id)) AS newest, MIN(id) + MIN(watching) * 4503599627370496 AS place
	FROM (SELECT c.id, c.watching, c.appeal <> 0 AS appealed, COALESCE(NULLIF(p.alias_of, ''), c.whom) AS root
		FROM complaints c LEFT JOIN players p ON p.id = c.whom WHERE c.outcome = '') o
	WHERE $3 = '' OR root = COALESCE((SELECT NULLIF(alias_of, '') FROM players WHERE id = $3), $3)
	GROUP BY root, appealed, CASE WHEN $3 = '' THEN 0 ELSE id END`

// Charges returns open complaints and appeals behind a place: of all those about one player the newest, of a player at the
// table if there is one, those first that wait longest, but what only spectators say behind all else. If whom is not "", it
// returns all those about that player.
func (d *DB) Charges(ctx context.Context, whom string, after uint64, limit int) ([]store.Charge, error) {
	return collect(ctx, d, func(r *sql.Rows, c *store.Charge) error { return scanCharge(r, &c.Complaint, &c.Count, &c.Place) },
		`SELECT `+complaintColumns+`, many, place FROM complaints JOIN (`+openCharges+`) g ON g.newest = id WHERE place > $1 ORDER BY place LIMIT $2`,
		int64(after), max(0, limit), whom)
}

// OpenComplaints returns how many complaints and appeals are open.
func (d *DB) OpenComplaints(ctx context.Context) (n int, err error) {
	err = d.row(ctx, []any{&n}, `SELECT COUNT(*) FROM complaints WHERE outcome = ''`)
	return n, err
}

// Complaints returns the complaints of a player and its aliases, the newest first.
func (d *DB) Complaints(ctx context.Context, by string, limit int) ([]store.Complaint, error) {
	return collect(ctx, d, scanComplaint, `SELECT `+complaintColumns+` FROM complaints WHERE player IN `+own+` ORDER BY id DESC LIMIT $2`, by, max(0, limit))
}

// ClosedComplaints returns the complaints that have been answered, before a number, the newest first, and the entries of
// the audit log that answer them. Before 0 comes the newest.
func (d *DB) ClosedComplaints(ctx context.Context, before uint64, limit int) ([]store.Complaint, []store.AuditEntry, error) {
	const closed = ` FROM complaints WHERE outcome <> '' AND (CAST($1 AS BIGINT) = 0 OR id < $1) ORDER BY id DESC LIMIT $2`
	found, err := collect(ctx, d, scanComplaint, `SELECT `+complaintColumns+closed, int64(before), max(0, limit))
	if err != nil {
		return nil, nil, err
	}
	answers, err := collect(ctx, d, scanAudit, `SELECT `+auditColumns+` FROM audit WHERE complaint <> 0 AND complaint IN (SELECT id`+closed+`) ORDER BY n`,
		int64(before), max(0, limit))
	return found, answers, err
}

// usual are the first network of a player, and those from which the player came most often, those known longer first; $3 is
// how many. Each wider network has a turn before any has a second.
const usual = `(SELECT network FROM (SELECT network, uses, seen, nth = MIN(NULLIF(nth, 0)) OVER () AS oldest,
	ROW_NUMBER() OVER (PARTITION BY around ORDER BY uses DESC, seen, network) AS turn FROM origins WHERE player = $1) o
	ORDER BY oldest DESC, turn, uses DESC, seen, network LIMIT $3)`

// latest are further networks of a player, the one that is noted and the newest first, by turns likewise.
const latest = `(SELECT network FROM (SELECT network, seen,
	ROW_NUMBER() OVER (PARTITION BY around ORDER BY network = $2 DESC, seen DESC, network) AS turn FROM origins WHERE player = $1 AND network NOT IN ` + usual + `) o
	ORDER BY network = $2 DESC, turn, seen DESC, network LIMIT $3)`

// NoteOrigin stores that a player came from a network on a day. Beyond [store.MostNetworks] it keeps half of them for being used
// most, and half for being the newest, so that no one gets rid of a network by changing to others.
func (d *DB) NoteOrigin(ctx context.Context, o store.Origin) error {
	return d.write(ctx, "an origin", func(ctx context.Context, tx transaction) error {
		return tx.runAll(ctx, []statement{
			{`INSERT INTO origins (player, network, around, seen, nth) SELECT $1, $2, $3, $4, COALESCE(MAX(nth), 0) + 1 FROM origins WHERE player = $1
				ON CONFLICT (player, network) DO UPDATE SET around = excluded.around, seen = excluded.seen, uses = origins.uses + 1`,
				[]any{o.Player, o.Network, cmp.Or(o.Around, o.Network), store.Day(o.Seen).UnixMilli()}},
			{`DELETE FROM origins WHERE player = $1 AND network NOT IN ` + usual + ` AND network NOT IN ` + latest,
				[]any{o.Player, o.Network, store.MostNetworks / 2}},
		}, nil)
	})
}

// Networks returns the networks from which a player or an alias came since a day, the newest first, and how many other
// players came from them.
func (d *DB) Networks(ctx context.Context, player string, since time.Time) (all []string, others int, err error) {
	const lately = ` FROM origins WHERE seen >= $2 AND player IN ` + own
	all, err = d.strings(ctx, `SELECT network`+lately+` GROUP BY network ORDER BY MAX(seen) DESC, network`, player, since.UnixMilli())
	if err == nil {
		err = d.row(ctx, []any{&others}, `SELECT COUNT(DISTINCT player) FROM origins WHERE seen >= $2 AND network IN (SELECT network`+lately+`) AND player NOT IN `+own,
			player, since.UnixMilli())
	}
	return all, others, err
}

// endedNetworks forgets which networks were meant by bans that have ended, or that a later entry has replaced.
const endedNetworks = `UPDATE audit SET networks = '' WHERE n IN (SELECT n FROM audit a WHERE networks <> '' AND (until > 0 AND until <= $1
	OR EXISTS (SELECT 1 FROM audit b WHERE b.whom = a.whom AND b.n > a.n AND b.act IN ('ban', 'lift', 'lift-ban'))) LIMIT $2)`

package sqlstore

import (
	"context"
	"database/sql"
	"encoding/json"

	"ninetynine/internal/store"
)

const auditColumns = `n, at, operator, act, whom, tbl, until, reason, complaint`

func scanAudit(r *sql.Rows, e *store.AuditEntry) error {
	return r.Scan(&e.N, &e.At, &e.Operator, &e.Act, &e.Whom, &e.Table, &e.Until, &e.Reason, &e.Complaint)
}

// AppendAudit is [store.Memory.AppendAudit]. The error is [store.ErrStale] if another process has appended meanwhile.
func (d *DB) AppendAudit(ctx context.Context, e store.AuditEntry) (n uint64, err error) {
	if err := store.CheckAudit(&e); err != nil {
		return 0, err
	}
	err = d.write(ctx, "the audit log", func(ctx context.Context, tx transaction) error {
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
		return tx.runAll(ctx, []statement{{`INSERT INTO audit (` + auditColumns + `) VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9) ON CONFLICT DO NOTHING`,
			[]any{int64(n), e.At, e.Operator, e.Act, e.Whom, e.Table, e.Until, e.Reason, int64(e.Complaint)}}}, store.ErrStale)
	})
	return n, err
}

// AuditAfter is [store.Memory.AuditAfter].
func (d *DB) AuditAfter(ctx context.Context, after uint64, limit int) ([]store.AuditEntry, error) {
	return collect(ctx, d, scanAudit, `SELECT `+auditColumns+` FROM audit WHERE n > $1 ORDER BY n LIMIT $2`, int64(after), max(0, limit))
}

// Audit is [store.Memory.Audit].
func (d *DB) Audit(ctx context.Context, whom string, before uint64, limit int) ([]store.AuditEntry, error) {
	return collect(ctx, d, scanAudit, `SELECT `+auditColumns+` FROM audit WHERE ($1 = '' OR whom IN `+own+`) AND (CAST($2 AS BIGINT) = 0 OR n < $2)
		ORDER BY n DESC LIMIT $3`, whom, int64(before), max(0, limit))
}

// AuditedAliases is [store.Memory.AuditedAliases].
func (d *DB) AuditedAliases(ctx context.Context) ([]store.Player, error) {
	return collect(ctx, d, scanPlayer, `SELECT `+playerColumns+` FROM players WHERE alias_of <> ''
		AND EXISTS (SELECT 1 FROM audit WHERE whom = players.id) ORDER BY id`)
}

const complaintColumns = `id, at, player, source, whom, tbl, match, lines, text, outcome`

func scanComplaint(r *sql.Rows, c *store.Complaint) error {
	var lines []byte
	if err := r.Scan(&c.ID, &c.At, &c.By, &c.Source, &c.Whom, &c.Table, &c.Match, &lines, &c.Text, &c.Outcome); err != nil {
		return err
	}
	return json.Unmarshal(lines, &c.Lines)
}

// roomForComplaint deletes the oldest open complaint of the address that has most, if there are as many as
// there may be.
const roomForComplaint = `DELETE FROM complaints WHERE (SELECT COUNT(*) FROM complaints WHERE outcome = '') >= CAST($1 AS BIGINT)
	AND id = (SELECT MIN(id) FROM complaints WHERE outcome = '' GROUP BY source ORDER BY COUNT(*) DESC, MIN(id) LIMIT 1)`

// AddComplaint is [store.Memory.AddComplaint].
func (d *DB) AddComplaint(ctx context.Context, c store.Complaint, most store.ComplaintBounds) (id uint64, err error) {
	if err := store.CheckComplaint(&c); err != nil {
		return 0, err
	}
	lines, err := json.Marshal(c.Lines)
	if err != nil {
		return 0, err
	}
	err = d.write(ctx, "complaint", func(ctx context.Context, tx transaction) error {
		var by, from int
		err := tx.QueryRowContext(ctx, `SELECT COALESCE(MAX(id), 0) + 1, COUNT(CASE WHEN outcome = '' AND player = $1 THEN 1 END),
			COUNT(CASE WHEN outcome = '' AND source = $2 THEN 1 END) FROM complaints`, c.By, c.Source).Scan(&id, &by, &from)
		if err == nil && (by >= most.Player || from >= most.Source) {
			err = store.ErrTaken
		}
		if err != nil {
			return err
		}
		if _, err := tx.ExecContext(ctx, roomForComplaint, int64(most.All)); err != nil {
			return err
		}
		return tx.runAll(ctx, []statement{{`INSERT INTO complaints (` + complaintColumns + `) VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, '') ON CONFLICT DO NOTHING`,
			[]any{int64(id), c.At, c.By, c.Source, c.Whom, c.Table, c.Match, string(lines), c.Text}}}, store.ErrStale)
	})
	return id, err
}

// Complaints is [store.Memory.Complaints].
func (d *DB) Complaints(ctx context.Context, by string, limit int) ([]store.Complaint, error) {
	if by == "" {
		return collect(ctx, d, scanComplaint, `SELECT `+complaintColumns+` FROM complaints WHERE outcome = '' ORDER BY id LIMIT $1`, max(0, limit))
	}
	return collect(ctx, d, scanComplaint, `SELECT `+complaintColumns+` FROM complaints WHERE player IN `+own+` ORDER BY id DESC LIMIT $2`, by, max(0, limit))
}

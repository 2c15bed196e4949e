package store

import (
	"cmp"
	"context"
	"fmt"
	"math"
	"slices"
	"strconv"
	"strings"
)

// AppendAudit appends an act of an operator to the audit log, closes the complaint that it answers, and
// returns the entry's number. The error is [ErrNone] if no such complaint about the same player is open.
func (m *Memory) AppendAudit(ctx context.Context, e AuditEntry) (n uint64, err error) {
	err = m.change(ctx, func(d *draft) error {
		if err := CheckAudit(&e); err != nil {
			return err
		}
		if e.Complaint != 0 {
			id := strconv.FormatUint(e.Complaint, 10)
			c, ok := m.complaints.get(id)
			about, _ := m.root(c.Whom)
			if whom, _ := m.root(e.Whom); !ok || c.Outcome != "" || whom != about {
				return fmt.Errorf("complaint %s: %w", id, ErrNone)
			}
			c.Outcome, c.Source = e.Act, ""
			m.complaints.set(d, c, id)
		}
		n = uint64(len(m.audit.all)) + 1
		e.N = n
		m.audit.set(d, e, strconv.FormatUint(n, 10))
		return nil
	})
	return n, err
}

// AuditAfter returns the entries of the audit log after a number, the oldest first.
func (m *Memory) AuditAfter(ctx context.Context, after uint64, limit int) ([]AuditEntry, error) {
	return list(ctx, m, m.audit, limit, func(a, b AuditEntry) int { return cmp.Compare(a.N, b.N) },
		func(e *AuditEntry) bool { return e.N > after })
}

// Audit returns the entries of the audit log before a number, the newest first: those about a player, a
// network or a table, also under a player's aliases, or all if whom is "". Before 0 comes the newest.
func (m *Memory) Audit(ctx context.Context, whom string, before uint64, limit int) ([]AuditEntry, error) {
	about := m.isOf(whom)
	return list(ctx, m, m.audit, limit, func(a, b AuditEntry) int { return cmp.Compare(b.N, a.N) },
		func(e *AuditEntry) bool { return (whom == "" || about(e.Whom)) && (before == 0 || e.N < before) })
}

// AuditedAliases returns the aliases about which the audit log has entries.
func (m *Memory) AuditedAliases(ctx context.Context) ([]Player, error) {
	var whom map[string]bool
	return list(ctx, m, m.players, math.MaxInt, func(a, b Player) int { return strings.Compare(a.ID, b.ID) }, func(p *Player) bool {
		if whom == nil {
			whom = map[string]bool{}
			for _, e := range m.audit.all {
				whom[e.Whom] = true
			}
		}
		return p.AliasOf != "" && whom[p.ID]
	})
}

// AddComplaint stores a complaint, and returns its number. The error is [ErrTaken] if the player or the
// address has as many open ones as they may.
func (m *Memory) AddComplaint(ctx context.Context, c Complaint, most ComplaintBounds) (id uint64, err error) {
	err = m.change(ctx, func(d *draft) error {
		if err := CheckComplaint(&c); err != nil {
			return err
		}
		open, by, last := map[string][]uint64{}, 0, uint64(0)
		all := 0
		for _, x := range m.complaints.all {
			if last = max(last, x.ID); x.Outcome != "" {
				continue
			}
			all++
			open[x.Source] = append(open[x.Source], x.ID)
			if x.By == c.By {
				by++
			}
		}
		if by >= most.Player || len(open[c.Source]) >= most.Source {
			return fmt.Errorf("complaint: %w", ErrTaken)
		}
		if all >= most.All {
			var full []uint64
			for _, ids := range open {
				if len(ids) > len(full) || len(ids) == len(full) && slices.Min(ids) < slices.Min(full) {
					full = ids
				}
			}
			m.complaints.remove(d, m.complaints.key(strconv.FormatUint(slices.Min(full), 10)))
		}
		id = last + 1
		c.ID, c.Outcome = id, ""
		m.complaints.set(d, c, strconv.FormatUint(id, 10))
		return nil
	})
	return id, err
}

// Complaints returns the complaints of a player and its aliases, the newest first; or, if by is "", the open ones, the oldest
// first.
func (m *Memory) Complaints(ctx context.Context, by string, limit int) ([]Complaint, error) {
	mine := m.isOf(by)
	return list(ctx, m, m.complaints, limit, func(a, b Complaint) int {
		if by == "" {
			return cmp.Compare(a.ID, b.ID)
		}
		return cmp.Compare(b.ID, a.ID)
	}, func(c *Complaint) bool { return by == "" && c.Outcome == "" || by != "" && mine(c.By) })
}

func cloneComplaint(c Complaint) Complaint {
	c.Lines = slices.Clone(c.Lines)
	return c
}

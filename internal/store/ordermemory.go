package store

import (
	"cmp"
	"context"
	"errors"
	"fmt"
	"math"
	"slices"
	"strconv"
	"strings"
	"time"
)

// AppendAudit appends an act of an operator to the audit log, and what follows from it, closes the complaint that it
// answers, and returns the number of its entry. The error is [ErrNone] if no such complaint about the same player is open,
// and [ErrTaken] if the operator has done an act of this id.
func (m *Memory) AppendAudit(ctx context.Context, e AuditEntry, more ...AuditEntry) (n uint64, err error) {
	err = m.change(ctx, func(d *draft) error {
		if err := checkAudits(&e, more); err != nil {
			return err
		}
		if e.ID != "" && m.audit.any(func(x AuditEntry) bool { return x.Operator == e.Operator && x.ID == e.ID }) {
			return fmt.Errorf("act %q: %w", e.ID, ErrTaken)
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
		for i, e := range append([]AuditEntry{e}, more...) {
			e.N = n + uint64(i)
			m.audit.set(d, e, strconv.FormatUint(e.N, 10))
		}
		return nil
	})
	return n, err
}

// AuditOf returns the entry of an operator's command with an id, or [ErrNone].
func (m *Memory) AuditOf(ctx context.Context, operator, id string) (e AuditEntry, err error) {
	found, err := list(ctx, m, m.audit, 1, byNumber, func(e *AuditEntry) bool { return id != "" && e.Operator == operator && e.ID == id })
	if err == nil && len(found) == 0 {
		return e, fmt.Errorf("act %q: %w", id, ErrNone)
	}
	return append(found, e)[0], err
}

func byNumber(a, b AuditEntry) int { return cmp.Compare(a.N, b.N) }

// AuditAfter returns the entries of the audit log after a number, the oldest first.
func (m *Memory) AuditAfter(ctx context.Context, after uint64, limit int) ([]AuditEntry, error) {
	return list(ctx, m, m.audit, limit, byNumber, func(e *AuditEntry) bool { return e.N > after })
}

// Audit returns the entries of the audit log before a number, the newest first: those about a player, a
// network or a table, also under a player's aliases, or all if whom is "". Before 0 comes the newest.
func (m *Memory) Audit(ctx context.Context, whom string, before uint64, limit int) ([]AuditEntry, error) {
	about := m.isOf(whom)
	return list(ctx, m, m.audit, limit, func(a, b AuditEntry) int { return byNumber(b, a) },
		func(e *AuditEntry) bool { return (whom == "" || about(e.Whom)) && (before == 0 || e.N < before) })
}

// AuditedAliases returns the aliases of players about whom, under any of their ids, the audit log has entries.
func (m *Memory) AuditedAliases(ctx context.Context) ([]Player, error) {
	var roots map[string]bool
	return list(ctx, m, m.players, math.MaxInt, func(a, b Player) int { return strings.Compare(a.ID, b.ID) }, func(p *Player) bool {
		if roots == nil {
			roots = map[string]bool{}
			for _, e := range m.audit.all {
				root, _ := m.root(e.Whom) // it does not fail
				roots[root] = true
			}
		}
		return p.AliasOf != "" && roots[p.AliasOf]
	})
}

// AddComplaint stores a complaint or an appeal, and returns its number. The error is [ErrTaken] if the player or the
// address has as many open ones as they may: see [ComplaintBounds].
func (m *Memory) AddComplaint(ctx context.Context, c Complaint, most ComplaintBounds) (id uint64, err error) {
	err = m.change(ctx, func(d *draft) error {
		if err := CheckComplaint(&c); err != nil {
			return err
		}
		open, by, last := map[string][]uint64{}, 0, uint64(0)
		all, mine, appealed := 0, m.isOf(c.By), false
		for _, x := range m.complaints.all {
			appealed = appealed || c.Appeal != 0 && x.Appeal != 0 && (x.Appeal == c.Appeal || x.Outcome == "") && mine(x.By)
			if last = max(last, x.ID); x.Outcome != "" {
				continue
			}
			all++
			open[x.Source] = append(open[x.Source], x.ID)
			if x.By == c.By && x.Appeal == 0 {
				by++
			}
		}
		if appealed || c.Appeal == 0 && (by >= most.Player || len(open[c.Source]) >= most.Source) {
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

// ClosedComplaints returns the complaints that have been answered, before a number, the newest first, and the entries of
// the audit log that answer them. Before 0 comes the newest.
func (m *Memory) ClosedComplaints(ctx context.Context, before uint64, limit int) ([]Complaint, []AuditEntry, error) {
	closed, err := list(ctx, m, m.complaints, limit, func(a, b Complaint) int { return cmp.Compare(b.ID, a.ID) },
		func(c *Complaint) bool { return c.Outcome != "" && (before == 0 || c.ID < before) })
	if err != nil {
		return nil, nil, err
	}
	answers, err := list(ctx, m, m.audit, math.MaxInt, byNumber, func(e *AuditEntry) bool {
		return slices.ContainsFunc(closed, func(c Complaint) bool { return c.ID == e.Complaint })
	})
	return closed, answers, err
}

// NoteOrigin stores from which network a player came on a day, and forgets the oldest beyond [MostNetworks].
func (m *Memory) NoteOrigin(ctx context.Context, o Origin) error {
	return m.change(ctx, func(d *draft) error {
		if err := checkText(o.Player, o.Network); err != nil {
			return err
		}
		o.Seen = Day(o.Seen)
		m.origins.set(d, o, o.Player, o.Network)
		var had []Origin
		for _, x := range m.origins.all {
			if x.Player == o.Player && x.Network != o.Network {
				had = append(had, x)
			}
		}
		slices.SortFunc(had, newestOrigin)
		for _, x := range had[min(len(had), MostNetworks-1):] {
			m.origins.remove(d, m.origins.key(x.Player, x.Network))
		}
		return nil
	})
}

func newestOrigin(a, b Origin) int {
	return cmp.Or(b.Seen.Compare(a.Seen), strings.Compare(a.Network, b.Network), strings.Compare(a.Player, b.Player))
}

// Networks returns the networks from which a player or an alias came since a day, the newest first, and how many other
// players came from them.
func (m *Memory) Networks(ctx context.Context, player string, since time.Time) (own []string, others int, err error) {
	mine := m.isOf(player)
	found, err := list(ctx, m, m.origins, math.MaxInt, newestOrigin, func(o *Origin) bool { return !o.Seen.Before(since) })
	for _, o := range found {
		if mine(o.Player) && !slices.Contains(own, o.Network) {
			own = append(own, o.Network)
		}
	}
	other := map[string]bool{}
	for _, o := range found {
		if slices.Contains(own, o.Network) && !mine(o.Player) {
			other[o.Player] = true
		}
	}
	return own, len(other), err
}

// forgetNetworks forgets from where players came too long ago, and which networks were meant by bans that have ended.
func (m *Memory) forgetNetworks(d *draft, now time.Time) {
	m.origins.removeAll(d, func(o Origin) bool { return o.Seen.Before(now.AddDate(0, 0, -NetworkDays)) })
	for _, e := range m.audit.all {
		if e.Networks == "" {
			continue
		}
		over := e.Until != 0 && e.Until <= now.UnixMilli() || m.audit.any(func(x AuditEntry) bool {
			return x.Whom == e.Whom && x.N > e.N && slices.Contains([]string{"ban", "lift", "lift-ban"}, x.Act)
		})
		if over {
			e.Networks = ""
			m.audit.set(d, e, strconv.FormatUint(e.N, 10))
		}
	}
}

func checkAudits(e *AuditEntry, more []AuditEntry) error {
	err := CheckAudit(e)
	for i := range more {
		err = errors.Join(err, CheckAudit(&more[i]))
	}
	return err
}

func cloneComplaint(c Complaint) Complaint {
	c.Lines = slices.Clone(c.Lines)
	return c
}

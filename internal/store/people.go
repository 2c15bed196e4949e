package store

import (
	"cmp"
	"context"
	"encoding/hex"
	"fmt"
	"maps"
	"math"
	"slices"
	"strconv"
	"strings"
	"time"

	"ninetynine/internal/store/journal"
)

// A Handover is a table that still knows a player by an alias.
type Handover struct{ Table, Alias, Player string }

// An Erasure is a player who was erased, and how far the logs have been searched for the name.
type Erasure struct {
	Player   string
	At       time.Time // to the millisecond
	Searched string    // the last table searched, in the order of their ids
	Done     bool
}

// Resolved returns a result in which each player is the one that it goes on as, and which says who played under another id. It changes no chairs of r.
func Resolved(r *journal.Result, root func(id string) (string, error)) (journal.Result, error) {
	out := cloneResult(*r)
	for i := range out.Chairs {
		if c := &out.Chairs[i]; c.Player != "" {
			id, err := root(c.Player)
			if err != nil {
				return out, err
			}
			c.Player, c.Joined = id, id != c.Player
		}
	}
	return out, nil
}

// CheckWithheld checks the entries that a store is about to withhold.
func CheckWithheld(tbl string, entries []journal.Entry, f *Folded) error {
	for i := range entries {
		if !entries[i].Withheld() {
			return fmt.Errorf("entry %d of table %q is not withheld", entries[i].Seq, tbl)
		}
	}
	return CheckFolded(tbl, f)
}

// Merge makes a player an alias of another, or of the one that the other is an alias of, and ends its keys, of which those of devices lapse; ratings that one of them hides stay hidden. Projections that read its results are then folded again, with those of others who become one until
// then, at most once in [RefoldEvery]. The error is [ErrNone] if there is no such player,
// [ErrTaken] if the alias is one of a third, and [ErrTogether] if both sit at one table.
func (m *Memory) Merge(ctx context.Context, alias, player string, at time.Time) error {
	var root string
	var ties []Tie
	var members []Member
	var was map[string]bool
	var hid bool
	err := m.change(ctx, func(d *draft) error {
		root = ""
		a, known := m.players.get(alias)
		p, also := m.players.get(player)
		if also && p.AliasOf != "" {
			p, also = m.players.get(p.AliasOf)
		}
		_, gone := m.erased.get(alias)
		_, too := m.erased.get(p.ID)
		switch {
		case !known || !also || gone || too:
			return fmt.Errorf("player %q or %q: %w", alias, player, ErrNone)
		case a.Root() == p.ID:
			return nil
		case a.AliasOf != "":
			return fmt.Errorf("player %q: %w", alias, ErrTaken)
		}
		is := m.named(p.ID)
		was = m.named(alias)
		if m.tables.any(func(t journal.Summary) bool { return sits(&t, was) && sits(&t, is) }) {
			return fmt.Errorf("players %q and %q: %w", alias, p.ID, ErrTogether)
		}
		root, ties, members = p.ID, m.tiesOf(alias, p.ID), m.membershipsOf(alias, p.ID)
		hid = a.Unrated && !p.Unrated
		p.Unrated = p.Unrated || a.Unrated
		m.players.set(d, p, p.ID)
		for _, x := range m.players.all {
			if was[x.ID] {
				x.AliasOf, x.Merged = p.ID, at.UTC().Truncate(time.Millisecond)
				m.players.set(d, x, x.ID)
			}
		}
		m.keys.removeAll(d, func(k Key) bool { return k.Player == alias && cmp.Or(k.Kind, Device) != Device })
		m.changeKeys(d, alias, Device, Lapsed, at.Add(JoinedFor))
		became := NewBecame(alias, p.ID, at).Rounded()
		m.keys.set(d, became, hex.EncodeToString(became.ID[:]))
		m.comesAs(d, alias, p.ID)
		m.moveTies(d, alias, p.ID)
		m.changeMemberships(d, alias, Becoming(alias, p.ID))
		m.refoldLater(d, was, at)
		return nil
	})
	if err != nil || root == "" {
		return err
	}
	return m.change(ctx, func(d *draft) error { // what a draft changes is seen after it
		delete(was, alias)
		moved := Moving(ties, m.tiesOf(root, root), members, m.membershipsOf(root, root), slices.Sorted(maps.Keys(was)))
		moved.Hid = hid
		m.moved.set(d, moved, alias)
		return nil
	})
}

// refoldLater has results folded again if projections read one of the players of these ids, an hour after that was due last,
// with those of others who become one, or are split, until then.
func (m *Memory) refoldLater(d *draft, ids map[string]bool, at time.Time) {
	f, _ := m.folding.get()
	if now := at.UnixMilli(); !f.Anew && !f.Merged && m.projected(ids) {
		f.Merged, f.Due = true, max(min(f.Due, now)+RefoldEvery, now)
		m.folding.set(d, f)
	}
}

// Split makes an alias a player like others again, with the ties, the memberships and the aliases that it brought, as far as
// they are there still; ratings that were shown before, and that no other alias hides, are shown again. Projections are folded again as after a merge. By the code that a
// browser has kept it goes on as that player for a while. The error is [ErrNone] if it is no alias, or was erased.
func (m *Memory) Split(ctx context.Context, alias string, at time.Time) error {
	return m.change(ctx, func(d *draft) error {
		a, ok := m.players.get(alias)
		root := a.AliasOf
		if _, gone := m.erased.get(alias); !ok || root == "" || gone {
			return fmt.Errorf("alias %q: %w", alias, ErrNone)
		}
		moved, _ := m.moved.get(alias)
		m.moved.remove(d, m.moved.key(alias))
		a.AliasOf, a.Merged = "", time.Time{}
		m.players.set(d, a, alias)
		ids := map[string]bool{alias: true}
		for _, id := range moved.Aliases {
			if x, _ := m.players.get(id); x.AliasOf == root {
				x.AliasOf, ids[id] = alias, true
				m.players.set(d, x, id)
			}
		}
		hides := func(x Player) bool {
			return x.AliasOf == root && x.Unrated && x.ID != alias && !slices.Contains(moved.Aliases, x.ID)
		}
		if p, ok := m.players.get(root); ok && moved.Hid && !m.players.any(hides) {
			p.Unrated = false
			m.players.set(d, p, root)
		}
		m.keys.removeAll(d, func(k Key) bool { return k.ID == BecameOf(alias) })
		m.changeKeys(d, alias, Back, Back, at.Add(JoinedFor))
		m.changeKeys(d, alias, Lapsed, Device, time.Time{})
		m.ties.removeAll(d, func(t Tie) bool { return slices.Contains(moved.Come, t) })
		for _, t := range moved.Gone {
			m.returnTie(d, alias, t)
		}
		for group, rows := range moved.ByGroup() {
			if _, ok := m.groups.get(group); ok {
				_ = m.changeMembers(d, group, Returning(root, rows)) // it does not fail
			}
		}
		m.refoldLater(d, ids, at)
		return nil
	})
}

// changeKeys makes a player's keys of one kind another's, which end at a time.
func (m *Memory) changeKeys(d *draft, player string, from, to Kind, until time.Time) {
	for _, k := range m.keys.all {
		if k.Player == player && cmp.Or(k.Kind, Device) == from {
			k.Kind, k.Until = to, until
			m.keys.set(d, k.Rounded(), hex.EncodeToString(k.ID[:]))
		}
	}
}

// returnTie puts a tie back, unless one of the players is gone, or now blocks the other.
func (m *Memory) returnTie(d *draft, alias string, t Tie) {
	for _, id := range []*string{&t.Player, &t.Other} {
		p, ok := m.players.get(*id)
		if _, gone := m.erased.get(*id); !ok || gone {
			return
		}
		if *id != alias {
			*id = p.Root()
		}
	}
	_, blocks := m.ties.get(t.Player, t.Other, string(Block))
	if t.Player != t.Other && (t.Kind != Follow || !blocks) {
		m.keepTie(d, t)
	}
}

// tiesOf returns the ties of two players.
func (m *Memory) tiesOf(a, b string) (all []Tie) {
	for _, t := range m.ties.all {
		if t.Player == a || t.Player == b || t.Other == a || t.Other == b {
			all = append(all, t)
		}
	}
	return all
}

// membershipsOf returns the memberships of two players.
func (m *Memory) membershipsOf(a, b string) (all []Member) {
	for _, x := range m.members.all {
		if x.Player == a || x.Player == b {
			all = append(all, x)
		}
	}
	return all
}

// projected reports whether projections read a result of some of the players.
func (m *Memory) projected(players map[string]bool) bool {
	return m.results.any(func(r journal.Result) bool { return Projected(&r) && played(&r, players) })
}

// sits reports whether one of the players sits at a table.
func sits(t *journal.Summary, players map[string]bool) bool {
	return slices.ContainsFunc(t.Chairs, func(c journal.Sitter) bool { return players[c.Player] })
}

// played reports whether one of the players was in a match.
func played(r *journal.Result, players map[string]bool) bool {
	return slices.ContainsFunc(r.Chairs, func(s journal.Share) bool { return players[s.Player] })
}

// named returns the ids of a player and its aliases.
func (m *Memory) named(player string) map[string]bool {
	ids := map[string]bool{player: player != ""}
	for _, p := range m.players.all {
		if player != "" && p.AliasOf == player {
			ids[p.ID] = true
		}
	}
	return ids
}

// isOf returns a function that reports whether an id is the player's, or an alias's. It looks when it is first
// called.
func (m *Memory) isOf(player string) func(id string) bool {
	var ids map[string]bool
	return func(id string) bool {
		if ids == nil {
			ids = m.named(player)
		}
		return ids[id]
	}
}

// root returns as whom a player goes on.
func (m *Memory) root(id string) (string, error) {
	p, _ := m.players.get(id)
	return cmp.Or(p.AliasOf, id), nil
}

// Aliases returns a player's aliases, in byte order.
func (m *Memory) Aliases(ctx context.Context, player string) (all []string, err error) {
	found, err := list(ctx, m, m.players, math.MaxInt, func(a, b Player) int { return strings.Compare(a.ID, b.ID) },
		func(p *Player) bool { return player != "" && p.AliasOf == player })
	for i := range found {
		all = append(all, found[i].ID)
	}
	return all, err
}

// Handovers returns tables at which an alias sits, or which it opened and which are not deserted.
func (m *Memory) Handovers(ctx context.Context, limit int) (all []Handover, err error) {
	if err := m.read(ctx); err != nil {
		return nil, err
	}
	defer m.mu.Unlock()
	for _, t := range m.tables.all {
		for _, p := range m.players.all {
			if p.AliasOf != "" && (sits(&t, map[string]bool{p.ID: true}) || t.Host == p.ID && t.Status != journal.Deserted) {
				all = append(all, Handover{t.ID, p.ID, p.AliasOf})
			}
		}
	}
	slices.SortFunc(all, func(a, b Handover) int {
		return cmp.Or(strings.Compare(a.Table, b.Table), strings.Compare(a.Alias, b.Alias))
	})
	return first(all, limit), nil
}

// Erase stores an erasure in place of its earlier state, empties the name of the player, complaints by or about the
// player and operators' reasons, and ends the player's keys, ties and memberships. The player need not exist: an archive may still
// bring it.
func (m *Memory) Erase(ctx context.Context, e Erasure) error {
	return m.change(ctx, func(d *draft) error {
		if err := CheckPlayer(e.Player, ""); err != nil {
			return err
		}
		e.At = e.At.UTC().Truncate(time.Millisecond)
		m.erased.set(d, e, e.Player)
		for _, entry := range m.audit.all {
			if rest, changed := entry.Forget(e.Player); changed {
				m.audit.set(d, rest, strconv.FormatUint(rest.N, 10))
			}
		}
		for _, c := range m.complaints.all {
			if (c.By == e.Player || c.Whom == e.Player) && (c.Text != "" || c.Lines != nil || c.Called != "" || c.Outcome == "") {
				c.Text, c.Lines, c.Called, c.Source, c.Outcome = "", nil, "", "", cmp.Or(c.Outcome, ActErase)
				m.complaints.set(d, c, strconv.FormatUint(c.ID, 10))
			}
		}
		m.moved.remove(d, m.moved.key(e.Player))
		if p, _ := m.players.get(e.Player); p.Name != "" {
			p.Name = ""
			m.players.set(d, p, p.ID)
		}
		m.keys.removeAll(d, func(k Key) bool { return k.Player == e.Player })
		m.coming.removeAll(d, func(c Coming) bool { return c.Player == e.Player })
		m.origins.removeAll(d, func(o Origin) bool { return o.Player == e.Player })
		m.ties.removeAll(d, func(t Tie) bool { return t.Player == e.Player || t.Other == e.Player })
		m.changeMemberships(d, e.Player, Without(e.Player))
		return nil
	})
}

// Attached reports whether a player without a key would lose something: a chair, a match, a tie to another player, a
// group, a passkey or recovery words.
func (m *Memory) Attached(ctx context.Context, player string) (bool, error) {
	if err := m.read(ctx); err != nil {
		return false, err
	}
	defer m.mu.Unlock()
	ids := m.named(player)
	return m.tables.any(func(t journal.Summary) bool { return sits(&t, ids) }) || m.results.any(func(r journal.Result) bool { return played(&r, ids) }) ||
		m.ties.any(func(t Tie) bool { return t.Player == player }) || m.members.any(func(x Member) bool { return x.Player == player }) ||
		m.keys.any(func(k Key) bool { return k.Player == player && (k.Kind == Passkey || k.Kind == Words) }), nil
}

// InLogsSince returns a time, in milliseconds since 1970: at each table whose log may have the player, something has
// happened since. It is an hour before the player was made, and 0 for a player with a chair, a result or a table, which
// may be older.
func (m *Memory) InLogsSince(ctx context.Context, player string) (since int64, err error) {
	if err := m.read(ctx); err != nil {
		return 0, err
	}
	defer m.mu.Unlock()
	is := map[string]bool{player: true}
	if m.tables.any(func(t journal.Summary) bool { return t.Host == player || sits(&t, is) }) || m.results.any(func(r journal.Result) bool { return played(&r, is) }) {
		return 0, nil
	}
	if p, ok := m.players.get(player); ok {
		since = p.Created.Add(-time.Hour).UnixMilli()
	}
	return since, nil
}

// Erasures returns all erasures, in byte order of their players.
func (m *Memory) Erasures(ctx context.Context) ([]Erasure, error) {
	return list(ctx, m, m.erased, math.MaxInt, func(a, b Erasure) int { return strings.Compare(a.Player, b.Player) },
		func(*Erasure) bool { return true })
}

// Withhold replaces entries of a table by what remains of them, and the names in its projections by those of the
// log that it then has. The error is [ErrNone] if there is no such table, and [ErrStale] if the summary does not
// belong to its last entry, or an entry has another hash.
func (m *Memory) Withhold(ctx context.Context, tbl string, entries []journal.Entry, f *Folded) error {
	return m.change(ctx, func(d *draft) error {
		if err := CheckWithheld(tbl, entries, f); err != nil {
			return err
		}
		last, ok := m.tables.get(tbl)
		if !ok {
			return fmt.Errorf("table %q: %w", tbl, ErrNone)
		}
		if f.Summary.Seq != last.Seq || f.Summary.Head != last.Head {
			return fmt.Errorf("table %q: %w", tbl, ErrStale)
		}
		for i := range entries {
			e := &entries[i]
			stored, err := m.logs.from(ctx, e.Seq, tbl)
			if err != nil {
				return err
			}
			was, err := decodeEntry(&stored[0])
			if err != nil || was.Seq != e.Seq || was.Hash != e.Hash {
				return fmt.Errorf("entry %d of table %q: %w", e.Seq, tbl, cmp.Or(err, ErrStale))
			}
			m.logs.set(d, e.Seq, encodeEntry(e), tbl)
		}
		last.Chairs = f.Summary.Chairs
		m.tables.set(d, last, tbl)
		for i := range f.Results {
			match := fmt.Sprint(f.Results[i].Match)
			if r, ok := m.results.get(tbl, match); ok {
				r.Chairs = f.Results[i].Chairs
				m.results.set(d, r, tbl, match)
			}
		}
		m.putRows(d, f.Rows, tbl)
		return nil
	})
}

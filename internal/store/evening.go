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
)

// An Evening is a standing hour of each week, at which tables are made of the players who are there.
type Evening struct {
	// ID is its id.
	ID string `json:"id"`
	// Group is the id of the group whose evening it is; absent for one of the server.
	Group string `json:"group,omitempty"`
	// Weekday is the day, from 0 for Sunday.
	Weekday int `json:"weekday" wire:"min=0,max=6"`
	// Minute is the minute of the day on the clocks of the zone.
	Minute int `json:"minute" wire:"min=0,max=1439"`
	// Zone is the time zone, as Europe/Berlin.
	Zone string `json:"zone"`
	// Variant is the id of a published variant.
	Variant string `json:"variant"`
	// Games is the number of games in a match; absent: as the variant says.
	Games int `json:"games,omitempty" wire:"min=0,max=100"`
	// Clock limits thinking time, as 10m+10s.
	Clock string `json:"clock"`
	// Bot is the level of the bots that fill tables.
	Bot string `json:"bot"`
	// Due is when a server next has something to do for it, in milliseconds since 1970 UTC; 0: never, as it seems.
	Due int64 `json:"-"`
}

// A Coming is a player's word to come to an occurrence of an evening. Times are in milliseconds since 1970 UTC.
type Coming struct {
	Evening string
	Begins  int64
	Player  string
	Said    int64  // when
	Here    int64  // when the player's client last said that the player is there; 0: not yet
	From    string `json:",omitempty"` // stands for the address at this occurrence alone, and says whether the player is a regular one; "" if neither is known
	Table   int    `json:",omitempty"` // the number of the table that the player was given, from 1; 0: none; -1: it began without the player
	Name    string `json:",omitempty"` // of the player; only in answers
}

// A Plan says who sits with whom at an occurrence of an evening.
type Plan struct {
	Evening string
	Begins  int64      // in milliseconds since 1970 UTC
	Tables  [][]string // of ids of players
}

// CheckEvening checks that a store can keep an evening.
func CheckEvening(e *Evening) error {
	if e.ID == "" || e.Variant == "" || e.Zone == "" {
		return errors.New("an evening has an id, a variant and a zone")
	}
	return checkText(e.ID, e.Group, e.Zone, e.Variant, e.Clock, e.Bot)
}

// CheckComing checks that a store can keep a player's word.
func CheckComing(c *Coming) error {
	if c.Evening == "" || c.Player == "" || c.Begins <= 0 {
		return errors.New("a player comes to an occurrence of an evening")
	}
	return checkText(c.Evening, c.Player, c.From)
}

// KeepEvening stores an evening in place of its earlier state.
func (m *Memory) KeepEvening(ctx context.Context, e Evening) error {
	return m.change(ctx, func(d *draft) error {
		if err := CheckEvening(&e); err != nil {
			return err
		}
		m.evenings.set(d, keptEvening{e, e.Due}, e.ID)
		return nil
	})
}

// A keptEvening is stored with what clients do not get.
type keptEvening struct {
	Evening
	Due int64
}

func (k *keptEvening) whole() Evening {
	k.Evening.Due = k.Due
	return k.Evening
}

// DropEvening deletes an evening, its plans, and what players have said about it. The error is [ErrNone] if there is none.
func (m *Memory) DropEvening(ctx context.Context, id string) error {
	return m.change(ctx, func(d *draft) error {
		if _, ok := m.evenings.get(id); !ok {
			return fmt.Errorf("evening %q: %w", id, ErrNone)
		}
		m.evenings.remove(d, m.evenings.key(id))
		m.coming.removeAll(d, func(c Coming) bool { return c.Evening == id })
		m.plans.removeAll(d, func(p Plan) bool { return p.Evening == id })
		return nil
	})
}

// DelayEvening changes when there is next something to do for an evening, unless it is due at another time than from.
func (m *Memory) DelayEvening(ctx context.Context, id string, from, to int64) error {
	return m.change(ctx, func(d *draft) error {
		if k, ok := m.evenings.get(id); ok && k.Due == from {
			k.Due = to
			m.evenings.set(d, k, id)
		}
		return nil
	})
}

// Evening returns an evening, or [ErrNone].
func (m *Memory) Evening(ctx context.Context, id string) (Evening, error) {
	k, err := find(ctx, m, m.evenings, fmt.Sprintf("evening %q", id), id)
	return k.whole(), err
}

func (m *Memory) someEvenings(ctx context.Context, limit int, order func(a, b keptEvening) int, want func(*keptEvening) bool) (all []Evening, err error) {
	found, err := list(ctx, m, m.evenings, limit, order, want)
	for i := range found {
		all = append(all, found[i].whole())
	}
	return all, err
}

// Evenings returns the evenings of a group, or of the server if it is "", in byte order of their ids.
func (m *Memory) Evenings(ctx context.Context, group string, limit int) ([]Evening, error) {
	return m.someEvenings(ctx, limit, func(a, b keptEvening) int { return strings.Compare(a.ID, b.ID) },
		func(k *keptEvening) bool { return k.Group == group })
}

// DueEvenings returns the evenings for which there is something to do by a time: those of the server, and then of groups;
// of these the longest due first.
func (m *Memory) DueEvenings(ctx context.Context, at int64, limit int) ([]Evening, error) {
	return m.someEvenings(ctx, limit, func(a, b keptEvening) int {
		return cmp.Or(min(1, len(a.Group))-min(1, len(b.Group)), cmp.Compare(a.Due, b.Due), strings.Compare(a.ID, b.ID))
	}, func(k *keptEvening) bool { return k.Due > 0 && k.Due <= at })
}

// Come stores a player's word, but not its table, in place of the earlier one; it is withdrawn if Said is 0. Nothing is
// stored if there is no such evening, or the player was erased. The word of an alias is that of the player as whom it
// goes on.
func (m *Memory) Come(ctx context.Context, c Coming) error {
	return m.change(ctx, func(d *draft) error {
		if err := CheckComing(&c); err != nil {
			return err
		}
		c.Player, _ = m.root(c.Player)
		_, ok := m.evenings.get(c.Evening)
		_, erased := m.erased.get(c.Player)
		key := c.key()
		if was, kept := m.coming.get(key...); kept && c.Said == 0 {
			m.coming.remove(d, m.coming.key(key...))
		} else if ok && !erased && c.Said != 0 {
			c.Name, c.Table = "", was.Table
			m.coming.set(d, c, key...)
		}
		return nil
	})
}

func (c *Coming) key() []string {
	return []string{c.Evening, strconv.FormatInt(c.Begins, 10), c.Player}
}

// GiveTable stores which table a player is given at an occurrence, in place of the one that c names. It reports
// whether it did: not if the player has another one meanwhile, or does not come.
func (m *Memory) GiveTable(ctx context.Context, c *Coming, table int) (given bool, err error) {
	err = m.change(ctx, func(d *draft) error {
		key := *c
		key.Player, _ = m.root(c.Player)
		was, ok := m.coming.get(key.key()...)
		if given = ok && was.Table == c.Table; given {
			was.Table = table
			m.coming.set(d, was, key.key()...)
		}
		return nil
	})
	return given, err
}

// ComesTo returns to which occurrences that begin from a time on a player comes, the next first.
func (m *Memory) ComesTo(ctx context.Context, player string, from int64, limit int) ([]Coming, error) {
	return list(ctx, m, m.coming, limit, func(a, b Coming) int {
		return cmp.Or(cmp.Compare(a.Begins, b.Begins), strings.Compare(a.Evening, b.Evening))
	}, func(c *Coming) bool { return c.Player == player && c.Begins >= from })
}

// Awaited returns the players who come to occurrences that begin after a time and by another, of evenings that are due by then,
// and have not been there since a third, or have a table: those of the server's evenings, and then of groups'; of these the earliest first.
func (m *Memory) Awaited(ctx context.Context, after, by, seen int64, limit int) ([]Coming, error) {
	of := func(c *Coming) Evening { e, _ := m.evenings.get(c.Evening); return e.whole() }
	return list(ctx, m, m.coming, limit, func(a, b Coming) int {
		return cmp.Or(min(1, len(of(&a).Group))-min(1, len(of(&b).Group)), cmp.Compare(a.Begins, b.Begins), strings.Compare(a.Evening, b.Evening), strings.Compare(a.Player, b.Player))
	}, func(c *Coming) bool {
		due := of(c).Due
		return (c.Here == 0 || c.Here < seen || c.Table > 0) && c.Begins > after && c.Begins <= by && due > 0 && due <= by
	})
}

// Coming returns some of those who come to an occurrence of an evening, in the order in which they said so, and how
// many there are, if the limit is not 0.
func (m *Memory) Coming(ctx context.Context, evening string, begins int64, limit int) (some []Coming, n int, err error) {
	names := map[string]string{}
	all, err := list(ctx, m, m.coming, math.MaxInt, func(a, b Coming) int {
		return cmp.Or(cmp.Compare(a.Said, b.Said), strings.Compare(a.Player, b.Player))
	}, func(c *Coming) bool {
		p, ok := m.players.get(c.Player)
		names[c.Player] = p.Name
		return ok && c.Evening == evening && c.Begins == begins
	})
	some = page(all, 0, limit)
	for i := range some {
		some[i].Name = names[some[i].Player]
	}
	if len(some) == 0 {
		return nil, 0, err
	}
	return some, len(all), err
}

// comesAs makes what an alias has said count for another player, who may have said something too.
func (m *Memory) comesAs(d *draft, alias, player string) {
	for _, c := range m.coming.all {
		if c.Player != alias {
			continue
		}
		begins := strconv.FormatInt(c.Begins, 10)
		m.coming.remove(d, m.coming.key(c.Evening, begins, alias))
		if _, said := m.coming.get(c.Evening, begins, player); !said {
			c.Player = player
			m.coming.set(d, c, c.Evening, begins, player)
		}
	}
}

// KeepPlan stores a plan, unless there is one for the occurrence, and returns the stored one.
func (m *Memory) KeepPlan(ctx context.Context, p Plan) (kept Plan, err error) {
	err = m.change(ctx, func(d *draft) error {
		if err := CheckComing(&Coming{Evening: p.Evening, Begins: p.Begins, Player: "-"}); err != nil {
			return err
		}
		var ok bool
		begins := strconv.FormatInt(p.Begins, 10)
		if kept, ok = m.plans.get(p.Evening, begins); !ok {
			kept = clonePlan(p)
			m.plans.set(d, p, p.Evening, begins)
		}
		return nil
	})
	return clonePlan(kept), err
}

// Plans returns the plans of an evening, the newest first.
func (m *Memory) Plans(ctx context.Context, evening string, limit int) ([]Plan, error) {
	return list(ctx, m, m.plans, limit, func(a, b Plan) int { return cmp.Compare(b.Begins, a.Begins) },
		func(p *Plan) bool { return p.Evening == evening })
}

func clonePlan(p Plan) Plan {
	p.Tables = slices.Clone(p.Tables)
	for i := range p.Tables {
		p.Tables[i] = slices.Clone(p.Tables[i])
	}
	return p
}

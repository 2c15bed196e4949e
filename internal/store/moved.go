package store

import (
	"slices"
	"time"
)

// A Moved is what changed hands when an alias became another player, so that a split can put it back.
type Moved struct {
	Gone, Come []Tie    `json:",omitempty"` // ties that ended and began by it
	Was, Is    []Member `json:",omitempty"` // memberships that it changed, before and after
	Aliases    []string `json:",omitempty"` // of the alias
	Hid        bool     `json:",omitempty"` // it hid ratings that were shown before
	Told       bool     `json:",omitempty"` // stored since migration 0031, from which on follows are told: see [Moved.HideFollows]
}

// HideFollows takes the times from follows of before migration 0031, as the migration did in the table of ties: they are told to
// nobody.
func (m *Moved) HideFollows() {
	if m.Told {
		return
	}
	for _, ties := range [][]Tie{m.Gone, m.Come} {
		for i := range ties {
			if ties[i].Kind == Follow {
				ties[i].At = time.UnixMilli(0)
			}
		}
	}
}

// Moving returns what a merge has moved, from the ties and memberships of both before it and of the one after it, and
// the aliases that the alias had.
func Moving(tiesBefore, tiesAfter []Tie, before, after []Member, aliases []string) Moved {
	return Moved{
		Gone: without(tiesBefore, tiesAfter), Come: without(tiesAfter, tiesBefore), Was: without(before, after), Is: without(after, before),
		Aliases: aliases, Told: true,
	}
}

// without returns the values that are not among others.
func without[T comparable](all, others []T) []T {
	return slices.DeleteFunc(slices.Clone(all), func(x T) bool { return slices.Contains(others, x) })
}

// A Regained has the rows of one group that a split is about.
type Regained struct {
	Was []Member
	Is  Member
}

// ByGroup returns the memberships to put back, by the id of their group.
func (m *Moved) ByGroup() map[string]Regained {
	all := map[string]Regained{}
	for _, x := range m.Was {
		r := all[x.Group]
		r.Was = append(r.Was, x)
		all[x.Group] = r
	}
	for _, x := range m.Is {
		r := all[x.Group]
		r.Is = x
		all[x.Group] = r
	}
	return all
}

// Returning returns the change by which a split puts memberships back: no role is higher than the one that the player has
// now, and nothing comes back if the player has left.
func Returning(player string, r Regained) func([]Member) ([]Member, error) {
	return func(all []Member) ([]Member, error) {
		i := indexOf(all, player)
		if i < 0 {
			return all, nil
		}
		now := all[i]
		all = slices.Delete(all, i, i+1)
		for _, was := range r.Was {
			if was.Role.Above(now.Role) {
				was.Role = now.Role
			}
			all = append(all, was)
		}
		return all, nil
	}
}

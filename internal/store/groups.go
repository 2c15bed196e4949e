package store

import (
	"cmp"
	"errors"
	"slices"
	"strings"
)

// A Group is a small circle of players, with tables, a history, a ladder and evenings of its own. It has exactly one
// owner, and ends with its last member.
type Group struct {
	// ID is the group's id.
	ID string `json:"id"`
	// Name is its name.
	Name string `json:"name"`
	Code string `json:"-"` // with which players join
	Made int64  `json:"-"` // when, in milliseconds since 1970 UTC
}

// A Role is what a member may do in a group.
type Role string

// The roles. Each acts on those after it.
const (
	RoleOwner     Role = "owner"
	RoleOrganiser Role = "organiser"
	RoleMember    Role = "member"
)

// Above reports whether a member of the role may act on members of another.
func (r Role) Above(other Role) bool { return r.rank() < other.rank() }

// Valid reports whether it is one of the roles.
func (r Role) Valid() bool { return r.rank() >= 0 }

func (r Role) rank() int { return slices.Index([]Role{RoleOwner, RoleOrganiser, RoleMember}, r) }

// A Member is a player in a group.
type Member struct {
	Group  string `json:"group,omitempty"`
	Player string `json:"player"`
	Role   Role   `json:"role"`
	Since  int64  `json:"since"`          // in milliseconds since 1970 UTC
	Name   string `json:"name,omitempty"` // of the player; only in answers
}

// A Membership is a group of yours: a small circle of players.
type Membership struct {
	Group
	// Role is your role there.
	Role Role `json:"role" wire:"enum=owner|organiser|member"`
	// Since is when you came, in milliseconds since 1970 UTC.
	Since int64 `json:"since"`
}

// ErrMany refuses one too many.
var ErrMany = errors.New("there are as many as may be")

// CheckGroup checks that a store can keep a group with the members.
func CheckGroup(g *Group, members []Member) error {
	if g.Name == "" || g.Code == "" {
		return errors.New("a group has a name and a code")
	}
	if slices.ContainsFunc(members, func(m Member) bool { return !m.Role.Valid() }) {
		return errors.New("a member has a role")
	}
	return errors.Join(CheckID(g.ID), checkText(g.Name, g.Code))
}

// Without returns the change that a player's end is: an owner's group goes on with another.
func Without(player string) func([]Member) ([]Member, error) {
	return func(all []Member) ([]Member, error) {
		return slices.DeleteFunc(all, func(m Member) bool { return m.Player == player }), nil
	}
}

// Forgetting returns the change that the loss of keys is. lost are players who have no key, and whether they have nothing else
// either: those leave. An owner who has none hands the group on to the first member who has one.
func Forgetting(lost map[string]bool) func([]Member) ([]Member, error) {
	return func(all []Member) ([]Member, error) {
		all = slices.DeleteFunc(all, func(m Member) bool { return lost[m.Player] })
		next := slices.IndexFunc(all, func(m Member) bool { _, is := lost[m.Player]; return !is })
		if next > 0 {
			if all[0].Role == RoleOwner {
				all[0].Role = RoleOrganiser
			}
			all[next].Role = RoleOwner
		}
		return all, nil
	}
}

// Becoming returns the change by which an alias goes on as another player, with the higher role and the longer time
// of the two.
func Becoming(alias, player string) func([]Member) ([]Member, error) {
	return func(all []Member) ([]Member, error) {
		i := indexOf(all, alias)
		if i < 0 {
			return all, nil
		}
		is := all[i]
		all = slices.DeleteFunc(all, func(m Member) bool {
			if m.Player != alias && m.Player != player {
				return false
			}
			if is.Since = min(is.Since, m.Since); m.Role.Above(is.Role) {
				is.Role = m.Role
			}
			return true
		})
		is.Player = player
		return append(all, is), nil
	}
}

func indexOf(all []Member, player string) int {
	return slices.IndexFunc(all, func(m Member) bool { return m.Player == player })
}

// Ordered returns members by role and then by when they came. The first is the owner, also if there was none or several.
func Ordered(all []Member) []Member {
	slices.SortFunc(all, func(a, b Member) int {
		return cmp.Or(cmp.Compare(a.Role.rank(), b.Role.rank()), cmp.Compare(a.Since, b.Since), strings.Compare(a.Player, b.Player))
	})
	for i := range all {
		if i == 0 {
			all[i].Role = RoleOwner
		} else if all[i].Role == RoleOwner {
			all[i].Role = RoleOrganiser
		}
	}
	return all
}

// Changed returns the members who are new or other than before, and those who are gone.
func Changed(before, after []Member) (set []Member, gone []string) {
	for _, m := range after {
		if !slices.Contains(before, m) {
			set = append(set, m)
		}
	}
	for _, m := range before {
		if indexOf(after, m.Player) < 0 {
			gone = append(gone, m.Player)
		}
	}
	return set, gone
}

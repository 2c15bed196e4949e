package store

import (
	"cmp"
	"context"
	"errors"
	"slices"
	"strings"

	"ninetynine/internal/store/journal"
)

// A Group is a small circle of players, with tables, a history, a ladder and evenings of its own. It has exactly one
// owner, and ends with its last member.
type Group struct {
	ID, Name string
	Code     string // with which players join
	Made     int64  // when, in milliseconds since 1970 UTC
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

func (r Role) rank() int { return slices.Index([]Role{RoleOwner, RoleOrganiser, RoleMember}, r) }

// A Member is a player in a group.
type Member struct {
	Group  string `json:"group,omitempty"`
	Player string `json:"player"`
	Role   Role   `json:"role"`
	Since  int64  `json:"since"`          // in milliseconds since 1970 UTC
	Name   string `json:"name,omitempty"` // of the player; only in answers
}

// A Membership is a group of a player.
type Membership struct {
	Group
	Role  Role
	Since int64 // in milliseconds since 1970 UTC
}

// What may be wrong with a change of members.
var (
	// ErrOwner refuses that an owner leaves others behind: the group is handed on first.
	ErrOwner = errors.New("the owner hands the group on first")
	// ErrRole refuses what the role does not allow.
	ErrRole = errors.New("this is for members of a higher role")
	// ErrMany refuses a member too many.
	ErrMany = errors.New("there are as many as may be")
)

// A GroupStore stores groups: see package sqlstore.
type GroupStore interface {
	AddGroup(ctx context.Context, g Group, members []Member) error
	RenameGroup(ctx context.Context, id, name, code string) error
	EndGroup(ctx context.Context, id string) error
	ChangeMembers(ctx context.Context, group, joins string, change func([]Member) ([]Member, error)) error
	Group(ctx context.Context, id string) (Group, error)
	Groups(ctx context.Context, after string, limit int) ([]Group, error)
	Members(ctx context.Context, group string) ([]Member, error)
	Member(ctx context.Context, group, player string) (Role, error)
	Memberships(ctx context.Context, player string) ([]Membership, error)
	GroupResults(ctx context.Context, group string, before Cursor, limit int) ([]journal.Result, error)
}

// CheckGroup checks that a store can keep a group with the members.
func CheckGroup(g *Group, members []Member) error {
	if g.Name == "" || g.Code == "" {
		return errors.New("a group has a name and a code")
	}
	if slices.ContainsFunc(members, func(m Member) bool { return m.Role.rank() < 0 }) {
		return errors.New("a member has a role")
	}
	return errors.Join(CheckID(g.ID), checkText(g.Name, g.Code))
}

// Joining returns a change that adds a player to at most so many members; a member stays as before.
func Joining(player string, at int64, most int) func([]Member) ([]Member, error) {
	return func(all []Member) ([]Member, error) {
		switch {
		case indexOf(all, player) >= 0:
			return all, nil
		case len(all) >= most:
			return nil, ErrMany
		}
		return append(all, Member{Player: player, Role: RoleMember, Since: at}), nil
	}
}

// Leaving returns a change by which a member leaves, or removes another of a lower role. An owner leaves nobody behind.
func Leaving(by, player string) func([]Member) ([]Member, error) {
	return func(all []Member) ([]Member, error) {
		b, i := indexOf(all, by), indexOf(all, player)
		switch {
		case i < 0 || b < 0:
			return nil, ErrNone
		case b != i && !all[b].Role.Above(all[i].Role):
			return nil, ErrRole
		case all[i].Role == RoleOwner && len(all) > 1:
			return nil, ErrOwner
		}
		return slices.Delete(all, i, i+1), nil
	}
}

// Appointing returns a change by which the owner gives a member a role. The owner's own is given away alone, to a new
// owner: the former one is an organiser then.
func Appointing(by, player string, role Role) func([]Member) ([]Member, error) {
	return func(all []Member) ([]Member, error) {
		b, i := indexOf(all, by), indexOf(all, player)
		switch {
		case i < 0 || b < 0 || role.rank() < 0:
			return nil, ErrNone
		case all[b].Role != RoleOwner:
			return nil, ErrRole
		case all[i].Role == role:
			return all, nil
		case all[i].Role == RoleOwner:
			return nil, ErrOwner
		case role == RoleOwner:
			for j := range all {
				if all[j].Role == RoleOwner {
					all[j].Role = RoleOrganiser
				}
			}
		}
		all[i].Role = role
		return all, nil
	}
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

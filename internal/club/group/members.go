package group

import (
	"slices"

	"ninetynine/internal/store"
	"ninetynine/internal/table"
)

// What refuses a change of members.
var (
	// ErrOwner refuses that an owner leaves others behind: the group is handed on first.
	ErrOwner = table.Refuse(table.NotNow, "group-owner")
	// ErrRole refuses what the role does not allow.
	ErrRole = table.Refuse(table.Forbidden, "group-role")
)

// A Change returns members of a group, in their order, as they shall be.
type Change = func([]store.Member) ([]store.Member, error)

// Joining returns a change that adds a player to at most so many members; a member stays as before.
func Joining(player string, at int64, most int) Change {
	return func(all []store.Member) ([]store.Member, error) {
		switch {
		case indexOf(all, player) >= 0:
			return all, nil
		case len(all) >= most:
			return nil, table.Refuse(table.NotNow, "group-most", "n", most)
		}
		return append(all, store.Member{Player: player, Role: store.RoleMember, Since: at}), nil
	}
}

// Leaving returns a change by which a member leaves, or removes another of a lower role. An owner leaves nobody behind.
func Leaving(by, player string) Change {
	return func(all []store.Member) ([]store.Member, error) {
		b, i := indexOf(all, by), indexOf(all, player)
		switch {
		case i < 0 || b < 0:
			return nil, store.ErrNone
		case b != i && !all[b].Role.Above(all[i].Role):
			return nil, ErrRole
		case all[i].Role == store.RoleOwner && len(all) > 1:
			return nil, ErrOwner
		}
		return slices.Delete(all, i, i+1), nil
	}
}

// Appointing returns a change by which the owner gives a member a role. The owner's own is given away alone, to a new
// owner: the former one is an organiser then.
func Appointing(by, player string, role store.Role) Change {
	return func(all []store.Member) ([]store.Member, error) {
		b, i := indexOf(all, by), indexOf(all, player)
		switch {
		case i < 0 || b < 0 || !role.Valid():
			return nil, store.ErrNone
		case all[b].Role != store.RoleOwner:
			return nil, ErrRole
		case all[i].Role == role:
			return all, nil
		case all[i].Role == store.RoleOwner:
			return nil, ErrOwner
		case role == store.RoleOwner:
			all[b].Role = store.RoleOrganiser
		}
		all[i].Role = role
		return all, nil
	}
}

func indexOf(all []store.Member, player string) int {
	return slices.IndexFunc(all, func(m store.Member) bool { return m.Player == player })
}

// Package group says what groups of players are: who joins, leaves, changes and ends them, and what is seen of them.
package group

import (
	"cmp"
	"context"
	"crypto/hmac"
	"crypto/rand"
	"crypto/sha256"
	"crypto/subtle"
	"errors"
	"fmt"
	"slices"
	"strings"
	"time"

	"ninetynine/internal/base/letters"
	"ninetynine/internal/base/quota"
	"ninetynine/internal/club/evening"
	"ninetynine/internal/club/identity"
	"ninetynine/internal/club/ties"
	"ninetynine/internal/store"
	"ninetynine/internal/store/journal"
	"ninetynine/internal/table"
	"ninetynine/internal/table/lobby"
)

// Bounds limit groups.
type Bounds struct {
	Members int `json:"groupMembers"` // of a group
	Each    int `json:"groups"`       // groups of a player
	Made    int `json:"newGroups"`    // by a player in a day; 0: none
}

// A Store stores groups: see package sqlstore.
type Store interface {
	evening.Store
	identity.Knower
	AddGroup(ctx context.Context, g store.Group, members []store.Member) error
	RenameGroup(ctx context.Context, id, name, code string) error
	EndGroup(ctx context.Context, id string) error
	ChangeMembers(ctx context.Context, group, joins string, change func([]store.Member) ([]store.Member, error)) error
	Groups(ctx context.Context, after string, limit int) ([]store.Group, error)
	Members(ctx context.Context, group string) ([]store.Member, error)
	GroupResults(ctx context.Context, group string, before store.Cursor, limit int) ([]journal.Result, error)
	TablesFor(ctx context.Context, audiences []string, skip, limit int) ([]journal.Summary, error)
}

// Groups are those of a server. To a player who is no member, a group is as one that does not exist: the error is
// [store.ErrNone]. Several goroutines may use them.
type Groups struct {
	Store    Store
	Tables   lobby.Tables
	Evenings *evening.Evenings
	Now      func() time.Time
	Bounds   func() Bounds

	counted quota.Keyed // by player: groups are counted before one more is added
}

// longest is how many characters the name of a group may have, and most how many of its tables are shown.
const longest, most = 40, 100

// Role returns a player's role in a group.
func (g *Groups) Role(ctx context.Context, group, player string) (store.Role, error) {
	if store.CheckID(group) != nil || player == "" {
		return "", store.ErrNone
	}
	return g.Store.Member(ctx, group, player)
}

// Need refuses a player whose role in a group is below one.
func (g *Groups) Need(ctx context.Context, group, player string, least store.Role) error {
	role, err := g.Role(ctx, group, player)
	if err == nil && least.Above(role) {
		err = ErrRole
	}
	return err
}

// Of returns the groups of a player, those joined last first.
func (g *Groups) Of(ctx context.Context, player string) ([]store.Membership, error) {
	all, err := g.Store.Memberships(ctx, player)
	slices.SortStableFunc(all, func(a, b store.Membership) int { return cmp.Compare(b.Since, a.Since) })
	return append([]store.Membership{}, all...), err
}

// Find returns as many groups as are wanted whose names have a part, in any case, as their members see them. It reads all
// groups.
func (g *Groups) Find(ctx context.Context, part string, wanted int) ([]store.Membership, error) {
	const page = 1000
	all, part := []store.Membership{}, strings.ToLower(part)
	for after := ""; ; {
		found, err := g.Store.Groups(ctx, after, page)
		for _, x := range found {
			if len(all) < wanted && strings.Contains(strings.ToLower(x.Name), part) {
				all = append(all, asMember(x))
			}
		}
		if err != nil || len(found) < page || len(all) == wanted {
			return all, err
		}
		after = found[page-1].ID
	}
}

func asMember(g store.Group) store.Membership {
	return store.Membership{Group: g, Role: store.RoleMember, Since: g.Made}
}

// newCode returns a code that nobody can guess.
func newCode() string { return strings.ToLower(rand.Text())[:16] }

// cleanName returns the name of a group as it is stored.
func cleanName(name string) (string, error) {
	name, err := letters.Name(name, longest)
	if err != nil {
		err = table.Refuse(table.Bad, "group-name", "most", longest)
	}
	return name, err
}

// Make makes a group whose owner is the player, or finds the one of the same earlier request, and returns its id, which
// follows from the player's secret and the client's name for the request. pay is called before a new one is made. The
// error is [store.ErrTaken] if the name for the request was used for another's.
func (g *Groups) Make(ctx context.Context, player, secret, request, name string, pay func() error) (id string, err error) {
	if name, err = cleanName(name); err != nil {
		return "", err
	}
	m := hmac.New(sha256.New, []byte(secret))
	m.Write([]byte("n99-group-1 " + request))
	id = "g" + store.EncodeID(m.Sum(nil)[:10])
	done, err := g.counted.Lock(ctx, player)
	if err != nil {
		return "", err
	}
	defer done()
	had, err := g.Store.Memberships(ctx, player)
	made := 0
	for i := range had {
		if had[i].ID == id {
			return id, nil
		}
		if had[i].Role == store.RoleOwner && had[i].Made > g.Now().Add(-24*time.Hour).UnixMilli() {
			made++
		}
	}
	switch {
	case err != nil:
		return "", err
	case len(had) >= g.Bounds().Each:
		return "", table.Refuse(table.NotNow, "groups-most", "n", len(had))
	case made >= g.Bounds().Made:
		return "", table.Refuse(table.NotNow, "groups-day", "n", made)
	}
	if err = pay(); err == nil {
		at := g.Now().UnixMilli()
		err = g.Store.AddGroup(ctx, store.Group{ID: id, Name: name, Code: newCode(), Made: at}, []store.Member{{Player: player, Role: store.RoleOwner, Since: at}})
	}
	return id, err
}

// A View is what a member sees of a group. Its code is the one with which players join.
type View struct {
	store.Membership
	Members []store.Member
	Tables  []journal.Summary // those that wait for players or have a match in progress
}

// View returns a group as a player sees it.
func (g *Groups) View(ctx context.Context, id, player string) (v View, err error) {
	role, err := g.Role(ctx, id, player)
	if err == nil {
		v, err = g.Shown(ctx, id)
	}
	for _, m := range v.Members {
		if m.Player == player {
			v.Since = m.Since
		}
	}
	if v.Role = role; err == nil {
		v.Tables, err = g.Store.TablesFor(ctx, []string{journal.ForGroup(id)}, 0, most)
	}
	return v, err
}

// Shown returns a group as operators see it, who do not ask for its tables.
func (g *Groups) Shown(ctx context.Context, id string) (v View, err error) {
	if store.CheckID(id) != nil {
		return v, store.ErrNone
	}
	of, err := g.Store.Group(ctx, id)
	if err == nil {
		v.Membership = asMember(of)
		v.Members, err = g.Store.Members(ctx, id)
	}
	return v, err
}

// Door returns a group whose code a caller has. Any other group is as none.
func (g *Groups) Door(ctx context.Context, id, code string) (of store.Group, err error) {
	if store.CheckID(id) != nil {
		return of, store.ErrNone
	}
	of, err = g.Store.Group(ctx, id)
	if err == nil && subtle.ConstantTimeCompare([]byte(of.Code), []byte(code)) == 0 {
		err = store.ErrNone
	}
	return of, err
}

// Join makes a player a member of a group whose code the player has.
func (g *Groups) Join(ctx context.Context, id, player, code string) error {
	if _, err := g.Door(ctx, id, code); err != nil {
		return err
	}
	done, err := g.counted.Lock(ctx, player)
	if err != nil {
		return err
	}
	defer done()
	had, err := g.Store.Memberships(ctx, player)
	if err != nil {
		return err
	}
	if len(had) >= g.Bounds().Each && !slices.ContainsFunc(had, func(m store.Membership) bool { return m.ID == id }) {
		return table.Refuse(table.NotNow, "groups-most", "n", len(had))
	}
	return g.change(ctx, id, player, Joining(player, g.Now().UnixMilli(), g.Bounds().Members))
}

func (g *Groups) change(ctx context.Context, id, joins string, change Change) error {
	defer g.Evenings.Forget(id) // who comes to them may be another
	return g.Store.ChangeMembers(ctx, id, joins, change)
}

// Rename gives a group another name, unless it is "", and with renew a new code, for an organiser.
func (g *Groups) Rename(ctx context.Context, id, player, name string, renew bool) (err error) {
	if err = g.Need(ctx, id, player, store.RoleOrganiser); err == nil && name != "" {
		name, err = cleanName(name)
	}
	code := ""
	if renew {
		code = newCode()
	}
	if err == nil {
		err = g.Store.RenameGroup(ctx, id, name, code)
	}
	return err
}

// Appoint gives a member a role, for another or the member; "" ends the membership. Who is removed knows the code, which is
// renewed.
func (g *Groups) Appoint(ctx context.Context, id, by, whom string, role store.Role) error {
	if err := g.Need(ctx, id, by, store.RoleMember); err != nil {
		return err
	}
	if role != "" {
		return g.change(ctx, id, "", Appointing(by, whom, role))
	}
	if whom != by {
		members, err := g.Store.Members(ctx, id)
		if err == nil {
			_, err = Leaving(by, whom)(members)
		}
		if err == nil {
			err = g.Store.RenameGroup(ctx, id, "", newCode())
		}
		if err != nil {
			return err
		}
	}
	if err := g.change(ctx, id, "", Leaving(by, whom)); err != nil {
		return err
	}
	return g.clearChairs(ctx, id, whom)
}

// End ends a group and its evenings, whose tables that are made already begin.
func (g *Groups) End(ctx context.Context, id string) error {
	if err := g.Evenings.EndAll(ctx, id); err != nil {
		return err
	}
	return g.Store.EndGroup(ctx, id)
}

// clearChairs frees the chairs of a player who is no longer a member, at tables of the group that wait for their match.
func (g *Groups) clearChairs(ctx context.Context, group, player string) error {
	ids, err := identity.IDs(ctx, g.Store, player)
	if err != nil {
		return err
	}
	seated, err := g.Store.Seated(ctx, player, 0, store.Listed)
	for i := range seated {
		t := &seated[i]
		if t.Audience != journal.ForGroup(group) || t.Status == journal.InPlay {
			continue
		}
		for _, id := range ids {
			_, e := g.Tables.Do(ctx, g.Now().UnixMilli(), t.ID, &table.Command{Do: table.Stand, Player: id, Seat: -1, Hand: -1, ID: fmt.Sprint("group left/", t.Seq), May: lobby.Waiting})
			if !table.Refused(e) {
				err = errors.Join(err, e)
			}
		}
	}
	return err
}

// MayGoOn refuses a further match at a group's table to a player who is no longer a member, whose chair is then free for
// others. A match goes on.
func (g *Groups) MayGoOn(ctx context.Context, player, tbl string) error {
	t, err := g.Store.Summary(ctx, tbl)
	group, is := strings.CutPrefix(t.Audience, journal.ForGroup(""))
	if err != nil || !is || t.Status == journal.InPlay {
		return err
	}
	if _, err = g.Role(ctx, group, player); errors.Is(err, store.ErrNone) {
		err = cmp.Or(g.clearChairs(ctx, group, player), error(ties.ErrOutside))
	}
	return err
}

// History returns a page of a group's matches for a member, as [lobby.Lobby.History] does. Players who are no longer members
// have no name there.
func (g *Groups) History(ctx context.Context, id, player string, page lobby.Page) (matches []journal.Result, next string, err error) {
	if err = g.Need(ctx, id, player, store.RoleMember); err != nil {
		return nil, "", err
	}
	matches, next, err = page.Read(func(from store.Cursor, limit int) ([]journal.Result, error) {
		return g.Store.GroupResults(ctx, id, from, limit)
	})
	if err != nil {
		return nil, "", err
	}
	members, err := g.Store.Members(ctx, id)
	var ids []string
	for i := range matches {
		for _, share := range matches[i].Chairs {
			ids = append(ids, share.Player)
		}
	}
	who, err2 := identity.Roots(ctx, g.Store, ids...)
	for i := range matches {
		for j := range matches[i].Chairs {
			share := &matches[i].Chairs[j]
			if share.Player != "" && indexOf(members, who[share.Player].ID) < 0 {
				share.Player, share.Name = "", table.Nameless
			}
		}
	}
	return matches, next, cmp.Or(err, err2)
}

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

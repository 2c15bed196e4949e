package api

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
	"strconv"
	"strings"
	"time"

	"ninetynine/internal/base/letters"
	"ninetynine/internal/club/identity"
	"ninetynine/internal/club/moderation"
	"ninetynine/internal/learn/rating"
	"ninetynine/internal/store"
	"ninetynine/internal/store/journal"
	"ninetynine/internal/table"
	"ninetynine/internal/table/lobby"
	"ninetynine/internal/wire"
)

// GroupBounds limit groups.
type GroupBounds struct {
	Members int `json:"groupMembers"` // of a group
	Each    int `json:"groups"`       // groups of a player
	Made    int `json:"newGroups"`    // by a player in a day; 0: none
}

// longestGroup is how many characters the name of a group may have.
const longestGroup = 40

// member returns the caller's role in the group that the path names. A caller who is no member gets [store.ErrNone],
// as if there were no such group.
func (s *Service) member(ctx context.Context, c *Call) (store.Role, error) {
	if store.CheckID(c.Path("group")) != nil || c.Player.ID == "" {
		return "", store.ErrNone
	}
	return s.Company.Member(ctx, c.Path("group"), c.Player.ID)
}

// organiser refuses callers who are neither owner nor organiser of the group that the path names.
func (s *Service) organiser(ctx context.Context, c *Call) error {
	role, err := s.member(ctx, c)
	if err == nil && !role.Above(store.RoleMember) {
		err = table.Refuse(table.Forbidden, "group-role")
	}
	return err
}

// groups answers with the caller's groups.
func (s *Service) groups(ctx context.Context, c *Call) error {
	all, err := s.groupsOf(ctx, c.Player.ID)
	if err != nil {
		return err
	}
	return c.answer(wire.Groups{Groups: all})
}

func (s *Service) groupsOf(ctx context.Context, player string) ([]wire.Membership, error) {
	found, err := s.Store.Memberships(ctx, player)
	all := []wire.Membership{}
	for _, m := range found {
		all = append(all, wire.Membership{ID: m.ID, Name: m.Name, Role: m.Role, Since: m.Since})
	}
	slices.SortStableFunc(all, func(a, b wire.Membership) int { return cmp.Compare(b.Since, a.Since) })
	return all, err
}

// newCode returns a code that nobody can guess.
func newCode() string { return strings.ToLower(rand.Text())[:16] }

// makeGroup makes a group whose owner is the caller, or finds the one of the same earlier request.
func (s *Service) makeGroup(ctx context.Context, c *Call, in *wire.NewGroup) (err error) {
	if err := checkID(in.ID, maxOpenID); err != nil {
		return err
	}
	if in.Name, err = letters.Name(in.Name, longestGroup); err != nil {
		return table.Refuse(table.Bad, "group-name", "most", longestGroup)
	}
	m := hmac.New(sha256.New, []byte(c.Secret))
	m.Write([]byte("n99-group-1 " + in.ID))
	g := store.Group{ID: "g" + store.EncodeID(m.Sum(nil)[:10]), Name: in.Name, Code: newCode(), Made: s.millis()}
	done, err := s.counted.Lock(ctx, c.Player.ID)
	if err != nil {
		return err
	}
	defer done()
	had, err := s.Store.Memberships(ctx, c.Player.ID)
	if err != nil {
		return err
	}
	made := 0
	for i := range had {
		if had[i].ID == g.ID {
			return s.showGroup(ctx, c, g.ID, had[i].Role)
		}
		if had[i].Role == store.RoleOwner && had[i].Made > s.Now().Add(-24*time.Hour).UnixMilli() {
			made++
		}
	}
	switch {
	case len(had) >= s.bounds().Groups.Each:
		return table.Refuse(table.NotNow, "groups-most", "n", len(had))
	case made >= s.bounds().Groups.Made:
		return table.Refuse(table.NotNow, "groups-day", "n", made)
	}
	if err = s.spend(c, wire.Openings); err == nil {
		err = s.Company.AddGroup(ctx, g, []store.Member{{Player: c.Player.ID, Role: store.RoleOwner, Since: g.Made}})
	}
	if errors.Is(err, store.ErrTaken) {
		return bad("id: it was used for another group")
	}
	if err != nil {
		return err
	}
	return s.showGroup(ctx, c, g.ID, store.RoleOwner)
}

// group answers with the group that the path names.
func (s *Service) group(ctx context.Context, c *Call) error {
	role, err := s.member(ctx, c)
	if err != nil {
		return err
	}
	return s.showGroup(ctx, c, c.Path("group"), role)
}

// operatorGroups finds groups. Like people, it reads all of them.
func (s *Service) operatorGroups(ctx context.Context, c *Call) error {
	const page = 1000
	out, wanted := wire.Groups{Groups: []wire.Membership{}}, strings.ToLower(c.Query("find"))
	for after := ""; ; {
		found, err := s.Company.Groups(ctx, after, page)
		if err != nil {
			return err
		}
		for _, g := range found {
			if len(out.Groups) < mostFound && strings.Contains(strings.ToLower(g.Name), wanted) {
				out.Groups = append(out.Groups, wire.Membership{ID: g.ID, Name: g.Name, Role: store.RoleMember, Since: g.Made})
			}
		}
		if len(found) < page || len(out.Groups) == mostFound {
			return c.answer(out)
		}
		after = found[page-1].ID
	}
}

// endGroup ends a group and its evenings, whose tables that are made already begin.
func (s *Service) endGroup(ctx context.Context, id string) error {
	if s.Evenings != nil {
		found, err := s.Evenings.Store.Evenings(ctx, id, mostEvenings)
		for i := range found {
			err = errors.Join(err, s.Evenings.End(ctx, found[i].ID))
		}
		if err != nil {
			return err
		}
	}
	s.shown.Remove(id)
	return s.Company.EndGroup(ctx, id)
}

// endOwnGroup ends the group that the path names, for its owner.
func (s *Service) endOwnGroup(ctx context.Context, c *Call) error {
	role, err := s.member(ctx, c)
	if err == nil && role != store.RoleOwner {
		err = table.Refuse(table.Forbidden, "group-role")
	}
	if err == nil {
		err = s.endGroup(ctx, c.Path("group"))
	}
	if err != nil {
		return err
	}
	return s.groups(ctx, c)
}

// operatorGroup answers with the group that the path names, as operators see it.
func (s *Service) operatorGroup(ctx context.Context, c *Call) error {
	if store.CheckID(c.Path("group")) != nil {
		return store.ErrNone
	}
	return s.showGroup(ctx, c, c.Path("group"), "")
}

// showGroup answers with a group, as a member of the role sees it; as operators do if it is "".
func (s *Service) showGroup(ctx context.Context, c *Call, id string, role store.Role) error {
	g, err := s.Company.Group(ctx, id)
	if err != nil {
		return err
	}
	members, err := s.Company.Members(ctx, id)
	out := wire.GroupShown{
		Membership: wire.Membership{ID: id, Name: g.Name, Since: g.Made, Role: cmp.Or(role, store.RoleMember)}, Members: []wire.GroupMember{}, Tables: []wire.Summary{},
	}
	if role != "" && err == nil {
		out.Code = g.Code
		var tables []journal.Summary
		tables, err = s.Store.TablesFor(ctx, []string{journal.ForGroup(id)}, 0, most)
		out.Tables = summaries(tables)
	}
	if err != nil {
		return err
	}
	for _, m := range members {
		if m.Player == c.Player.ID {
			out.Since = m.Since
		}
		out.Members = append(out.Members, wire.GroupMember{Me: wire.Me{ID: m.Player, Name: m.Name}, Tag: store.Tag(m.Player), Role: m.Role, Since: m.Since})
	}
	return c.answer(out)
}

// atDoor returns the group that the path names, if the caller has its code. Any other group is as none.
func (s *Service) atDoor(ctx context.Context, c *Call, in *wire.GroupCode) (g store.Group, err error) {
	if store.CheckID(c.Path("group")) != nil {
		return g, store.ErrNone
	}
	g, err = s.Company.Group(ctx, c.Path("group"))
	if err == nil && subtle.ConstantTimeCompare([]byte(g.Code), []byte(in.Code)) == 0 {
		err = store.ErrNone
	}
	return g, err
}

// groupDoor answers with the name of a group whose code the caller has.
func (s *Service) groupDoor(ctx context.Context, c *Call, in *wire.GroupCode) error {
	g, err := s.atDoor(ctx, c, in)
	if err != nil {
		return err
	}
	_, err = s.member(ctx, c)
	if err != nil && !errors.Is(err, store.ErrNone) {
		return err
	}
	return c.answer(wire.GroupDoor{Name: g.Name, Member: err == nil})
}

// joinGroup makes the caller a member of a group whose code the caller has.
func (s *Service) joinGroup(ctx context.Context, c *Call, in *wire.GroupCode) error {
	g, err := s.atDoor(ctx, c, in)
	if err != nil {
		return err
	}
	done, err := s.counted.Lock(ctx, c.Player.ID)
	if err != nil {
		return err
	}
	defer done()
	had, err := s.Store.Memberships(ctx, c.Player.ID)
	if err != nil {
		return err
	}
	if len(had) >= s.bounds().Groups.Each && !slices.ContainsFunc(had, func(m store.Membership) bool { return m.ID == g.ID }) {
		return table.Refuse(table.NotNow, "groups-most", "n", len(had))
	}
	if err := s.changeMembers(ctx, g.ID, c.Player.ID, store.Joining(c.Player.ID, s.millis(), s.bounds().Groups.Members)); err != nil {
		return err
	}
	return s.group(ctx, c)
}

// changeMembers changes the members of a group, or refuses with a reason.
func (s *Service) changeMembers(ctx context.Context, group, joins string, change func([]store.Member) ([]store.Member, error)) error {
	err := s.Company.ChangeMembers(ctx, group, joins, change)
	s.shown.Remove(group)
	return s.refuseMembers(err)
}

// refuseMembers returns a refusal in place of the error of a change of members.
func (s *Service) refuseMembers(err error) error {
	switch {
	case errors.Is(err, store.ErrMany):
		return table.Refuse(table.NotNow, "group-most", "n", s.bounds().Groups.Members)
	case errors.Is(err, store.ErrOwner):
		return table.Refuse(table.NotNow, "group-owner")
	case errors.Is(err, store.ErrRole):
		return table.Refuse(table.Forbidden, "group-role")
	}
	return err
}

// changeGroup renames a group or renews its code.
func (s *Service) changeGroup(ctx context.Context, c *Call, in *wire.GroupChange) (err error) {
	if err := s.organiser(ctx, c); err != nil {
		return err
	}
	if in.Name != "" {
		if in.Name, err = letters.Name(in.Name, longestGroup); err != nil {
			return table.Refuse(table.Bad, "group-name", "most", longestGroup)
		}
	}
	code := ""
	if in.NewCode {
		code = newCode()
	}
	if err := s.Company.RenameGroup(ctx, c.Path("group"), in.Name, code); err != nil {
		return err
	}
	return s.group(ctx, c)
}

// changeMember gives a member a role, or ends the membership. Banned players may still leave.
func (s *Service) changeMember(ctx context.Context, c *Call, in *wire.Appointment) error {
	if _, err := s.member(ctx, c); err != nil {
		return err
	}
	whom := c.Path("player")
	leaves := whom == c.Player.ID && in.Role == ""
	change := store.Leaving(c.Player.ID, whom)
	if in.Role != "" {
		change = store.Appointing(c.Player.ID, whom, in.Role)
	}
	if !leaves {
		if err := s.Allow(ctx, c, moderation.Doing); err != nil {
			return err
		}
	}
	if !leaves && in.Role == "" { // a removed player knows the code
		members, err := s.Company.Members(ctx, c.Path("group"))
		if err == nil {
			_, err = change(members)
		}
		if err == nil {
			err = s.Company.RenameGroup(ctx, c.Path("group"), "", newCode())
		}
		if err != nil {
			return s.refuseMembers(err)
		}
	}
	if err := s.changeMembers(ctx, c.Path("group"), "", change); err != nil {
		return err
	}
	if in.Role == "" {
		if err := s.clearChairs(ctx, c.Path("group"), whom); err != nil {
			return err
		}
	}
	return s.groups(ctx, c)
}

// clearChairs frees the chairs of a player who is no longer a member, at tables of the group that wait for their match.
func (s *Service) clearChairs(ctx context.Context, group, player string) error {
	ids, err := s.Store.Aliases(ctx, player)
	if err != nil {
		return err
	}
	seated, err := s.Store.Seated(ctx, player, 0, store.Listed)
	for i := range seated {
		t := &seated[i]
		for _, id := range append(ids, player) {
			if t.Audience != journal.ForGroup(group) || t.Status == journal.InPlay {
				continue
			}
			_, e := s.hall.Do(ctx, s.millis(), t.ID, &table.Command{Do: table.Stand, Player: id, Seat: -1, Hand: -1, ID: fmt.Sprint("group left/", t.Seq), May: lobby.Waiting})
			if !table.Refused(e) {
				err = errors.Join(err, e)
			}
		}
	}
	return err
}

// groupHistory answers with a page of a group's matches. Players who are no longer members have no name there.
func (s *Service) groupHistory(ctx context.Context, c *Call) error {
	if _, err := s.member(ctx, c); err != nil {
		return err
	}
	limit, err := strconv.Atoi(cmp.Or(c.Query("limit"), usualPage))
	if err != nil {
		limit = 0 // the lobby refuses it
	}
	found, before, err := s.lobby.GroupHistory(ctx, c.Path("group"), lobby.Page{Before: c.Query("before"), Limit: limit})
	if err != nil {
		return err
	}
	members, err := s.Company.Members(ctx, c.Path("group"))
	if err != nil {
		return err
	}
	var ids []string
	for i := range found {
		for _, share := range found[i].Chairs {
			ids = append(ids, share.Player)
		}
	}
	who, err := identity.Roots(ctx, s.Store, ids...)
	if err != nil {
		return err
	}
	out := wire.History{Matches: []wire.Result{}, Before: before}
	for i := range found {
		for j := range found[i].Chairs {
			share := &found[i].Chairs[j]
			stays := func(m store.Member) bool { return m.Player == who[share.Player].ID }
			if share.Player != "" && !slices.ContainsFunc(members, stays) {
				share.Player, share.Name = "", table.Nameless
			}
		}
		out.Matches = append(out.Matches, wire.Result(found[i]))
	}
	return c.answer(out)
}

// ladders answers with a group's ladders.
func (s *Service) ladders(ctx context.Context, c *Call) error {
	if _, err := s.member(ctx, c); err != nil {
		return err
	}
	members, err := s.Company.Members(ctx, c.Path("group"))
	if err == nil {
		err = s.meter(c, wire.Effort, 1+len(members)/20)
	}
	if err != nil {
		return err
	}
	var ids []string
	for i := range members {
		ids = append(ids, members[i].Player)
	}
	here, err := s.knownByID(ctx, ids)
	if err != nil {
		return err
	}
	out := wire.Ladders{Ladders: []wire.Ladder{}}
	for _, class := range rating.Classes() {
		players, err := s.ladder(ctx, c.Path("group"), class, here)
		if err != nil {
			return err
		}
		if len(players) > 0 {
			out.Ladders = append(out.Ladders, wire.Ladder{Class: class, Players: players})
		}
	}
	return c.answer(out)
}

// mostOnLadder is how many rows of a ladder are read, with those of players who have left.
const mostOnLadder = 2000

func (s *Service) ladder(ctx context.Context, group, class string, members map[string]*store.Player) (all []wire.Rated, err error) {
	rows, err := s.Store.Ranked(ctx, rating.Ladders, rating.LadderOf(group, class), mostOnLadder)
	if err != nil {
		return nil, err
	}
	for i := range rows {
		p := members[rows[i].Key]
		if p == nil || p.Unrated {
			continue
		}
		r, _, err := standing(class, rating.OfLadder(class), &rows[i])
		if err != nil {
			return nil, err
		}
		all = append(all, wire.Rated{Me: wire.Me{ID: p.ID, Name: p.Name}, Rating: r})
	}
	slices.SortStableFunc(all, func(a, b wire.Rated) int {
		switch {
		case a.Sure && !b.Sure:
			return -1
		case b.Sure && !a.Sure:
			return 1
		}
		return cmp.Compare(b.Mean, a.Mean)
	})
	return all, nil
}

// newGroupEvening begins a standing hour of a group.
func (s *Service) newGroupEvening(ctx context.Context, c *Call, in *store.Evening) error {
	if err := s.organiser(ctx, c); err != nil {
		return err
	}
	done, err := s.counted.Lock(ctx, c.Path("group"))
	if err != nil {
		return err
	}
	defer done()
	if err := s.newEvening(ctx, in, c.Path("group")); err != nil {
		return err
	}
	err = s.Evenings.Keep(ctx, *in)
	s.shown.Remove(c.Path("group"))
	if err != nil {
		return err
	}
	return s.answerEvenings(ctx, c, c.Path("group"))
}

// endGroupEvening ends a standing hour of a group.
func (s *Service) endGroupEvening(ctx context.Context, c *Call) error {
	err := s.organiser(ctx, c)
	if err == nil && s.Evenings == nil {
		err = store.ErrNone
	}
	if err != nil {
		return err
	}
	e, err := s.Evenings.Store.Evening(ctx, c.Path("evening"))
	if err == nil && e.Group != c.Path("group") {
		err = store.ErrNone
	}
	if err == nil {
		err = s.Evenings.End(ctx, e.ID)
	}
	s.shown.Remove(e.Group)
	if err != nil {
		return err
	}
	return s.answerEvenings(ctx, c, e.Group)
}

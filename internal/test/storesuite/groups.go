package storesuite

import (
	"fmt"
	"strings"
	"testing"
	"time"

	"pgregory.net/rapid"

	"ninetynine/internal/club/group"
	"ninetynine/internal/store"
	"ninetynine/internal/store/journal"
	"ninetynine/internal/table"
	"ninetynine/internal/test/must"
)

// members describes the members of a group: "ann owner 1, bob member 5".
func members(t *testing.T, s Company, group string) string {
	t.Helper()
	var all []string
	for _, m := range must.Get(s.Members(t.Context(), group))(t) {
		all = append(all, fmt.Sprint(m.Player, " ", m.Role, " ", m.Since))
	}
	return strings.Join(all, ", ")
}

// A circle is a group g of a store, of at most four players.
type circle struct {
	Company
	t *testing.T
}

// players adds Ann, Bob, Cat, Dan and Eve.
func (c circle) players() {
	for _, id := range []string{"ann", "bob", "cat", "dan", "eve"} {
		must.Do(c.t, c.AddPlayer(c.t.Context(), store.Player{ID: id, Name: "The " + id, Created: time.UnixMilli(5).UTC()}))
	}
}

func (c circle) is(what, want string) {
	c.t.Helper()
	equal(c.t, what, members(c.t, c.Company, "g"), want)
}

func (c circle) join(player string, at int64) error {
	return c.ChangeMembers(c.t.Context(), "g", player, group.Joining(player, at, 4))
}

func (c circle) does(change func([]store.Member) ([]store.Member, error)) error {
	return c.ChangeMembers(c.t.Context(), "g", "", change)
}

// testGroups: a group has one owner at any time, who gives roles.
func testGroups(t *testing.T, s Company) {
	ctx := t.Context()
	in := circle{s, t}
	in.players()
	g := store.Group{ID: "g", Name: "G", Code: "c", Made: 0}
	owner := []store.Member{{Player: "ann", Role: store.RoleOwner, Since: 0}}
	for _, bad := range []store.Group{{ID: "g", Name: "G"}, {ID: "g", Code: "c"}, {Name: "G", Code: "c"}} {
		if s.AddGroup(ctx, bad, owner) == nil {
			t.Errorf("%+v is stored", bad)
		}
	}
	wantError(t, "a group of nobody", s.AddGroup(ctx, g, []store.Member{{Player: "none", Role: store.RoleOwner}}), store.ErrNone)
	if s.AddGroup(ctx, g, []store.Member{{Player: "ann", Role: "king"}}) == nil {
		t.Error("a king is stored")
	}
	must.Do(t, s.AddGroup(ctx, g, owner))
	wantError(t, "again", s.AddGroup(ctx, g, owner), store.ErrTaken)
	equal(t, "the group", must.Get(s.Group(ctx, "g"))(t), g)
	_, err := s.Group(ctx, "none")
	wantError(t, "another", err, store.ErrNone)
	must.Do(t, s.RenameGroup(ctx, "g", "H", ""))
	must.Do(t, s.RenameGroup(ctx, "g", "", "d"))
	g.Name, g.Code = "H", "d"
	wantError(t, "renaming another", s.RenameGroup(ctx, "none", "H", ""), store.ErrNone)
	must.Do(t, in.join("bob", 7))
	must.Do(t, in.join("cat", 6))
	must.Do(t, in.join("cat", 9)) // again: it stays as it is
	must.Do(t, in.join("dan", 8))
	if err := in.join("eve", 9); !table.Refused(err) {
		t.Errorf("one too many: %v", err)
	}
	wantError(t, "nobody joins", in.join("none", 9), store.ErrNone)
	in.is("members", "ann owner 0, cat member 6, bob member 7, dan member 8")
	equal(t, "a name", must.Get(s.Members(ctx, "g"))(t)[1].Name, "The cat")
	wantError(t, "an owner leaves", in.does(group.Leaving("ann", "ann")), group.ErrOwner)
	wantError(t, "an owner is no more", in.does(group.Appointing("ann", "ann", store.RoleMember)), group.ErrOwner)
	wantError(t, "a member removes another", in.does(group.Leaving("cat", "dan")), group.ErrRole)
	wantError(t, "a member gives roles", in.does(group.Appointing("cat", "cat", store.RoleOwner)), group.ErrRole)
	wantError(t, "a stranger leaves", in.does(group.Leaving("eve", "eve")), store.ErrNone)
	must.Do(t, in.does(group.Appointing("ann", "bob", store.RoleOrganiser)))
	must.Do(t, in.does(group.Appointing("ann", "cat", store.RoleOwner)))
	wantError(t, "an organiser removes another", in.does(group.Leaving("ann", "bob")), group.ErrRole)
	in.is("handed on", "cat owner 6, ann organiser 0, bob organiser 7, dan member 8")
	if r, ok := s.(Reopener); ok {
		s = r.Reopen(t).(Company)
	}
	equal(t, "groups of Bob", must.Get(s.Memberships(ctx, "bob"))(t), []store.Membership{{Group: g, Role: store.RoleOrganiser, Since: 7}})
	equal(t, "role of Bob", must.Get(s.Member(ctx, "g", "bob"))(t), store.RoleOrganiser)
	_, err = s.Member(ctx, "g", "eve")
	wantError(t, "role of a stranger", err, store.ErrNone)
	equal(t, "a group is something to lose", [2]bool{must.Get(s.Attached(ctx, "bob"))(t), must.Get(s.Attached(ctx, "eve"))(t)}, [2]bool{true, false})
	equal(t, "groups", must.Get(s.Groups(ctx, "f", 9))(t), []store.Group{g})
}

// testGroupsEnd: members go on as whom they become, come to no evening after they have left, and an owner who is erased
// is followed; the group ends with its last member.
func testGroupsEnd(t *testing.T, s Company) {
	ctx, at := t.Context(), time.UnixMilli(5).UTC()
	in := circle{s, t}
	in.players()
	must.Do(t, s.AddGroup(ctx, store.Group{ID: "g", Name: "G", Code: "c"}, []store.Member{
		{Player: "cat", Role: store.RoleOwner, Since: 6}, {Player: "ann", Role: store.RoleOrganiser}, {Player: "bob", Role: store.RoleOrganiser, Since: 7}, {Player: "dan", Role: store.RoleMember, Since: 8}}))
	in.is("made", "cat owner 6, ann organiser 0, bob organiser 7, dan member 8")
	must.Do(t, s.KeepEvening(ctx, store.Evening{ID: "e", Group: "g", Zone: "UTC", Variant: "p"}))
	must.Do(t, s.KeepEvening(ctx, store.Evening{ID: "f", Zone: "UTC", Variant: "p"}))
	for _, e := range []string{"e", "f"} {
		must.Do(t, s.Come(ctx, store.Coming{Evening: e, Begins: 60, Player: "dan", Said: 1}))
	}
	equal(t, "Dan comes to", len(must.Get(s.ComesTo(ctx, "dan", 0, 9))(t)), 2)
	must.Do(t, in.does(group.Leaving("bob", "dan")))
	equal(t, "Dan comes to", must.Get(s.ComesTo(ctx, "dan", 0, 9))(t), []store.Coming{{Evening: "f", Begins: 60, Player: "dan", Said: 1}})

	must.Do(t, s.Merge(ctx, "ann", "dan", at)) // who had left
	in.is("an alias goes on", "cat owner 6, dan organiser 0, bob organiser 7")
	wantError(t, "an alias joins", in.join("ann", 9), store.ErrNone)
	must.Do(t, s.Merge(ctx, "cat", "bob", at)) // two members become one
	in.is("two become one", "bob owner 6, dan organiser 0")
	must.Do(t, s.Split(ctx, "cat", at))
	in.is("split", "cat owner 6, dan organiser 0, bob organiser 7")
	must.Do(t, s.Merge(ctx, "cat", "bob", at))
	for i, id := range []string{"bob", "dan", "eve"} {
		must.Do(t, s.AddKey(ctx, store.Key{ID: store.KeyID{byte(i)}, Kind: store.Words, Player: id}))
	}
	must.Do(t, in.join("eve", 4))
	must.Do(t, s.AddPlayer(ctx, store.Player{ID: "fay", Created: at}))
	must.Do(t, s.AddGroup(ctx, store.Group{ID: "h", Name: "H", Code: "c"}, []store.Member{{Player: "ann", Since: 3, Role: store.RoleMember}, {Player: "fay", Since: 2, Role: store.RoleMember}}))
	equal(t, "an alias in a new group", members(t, s, "h"), "fay owner 2, dan member 3")

	_, players := must.Get2(s.Purge(ctx, at.AddDate(1, 0, 0), at.AddDate(1, 0, 0)))(t)
	equal(t, "purged", players, 1) // fay, who leaves her group
	equal(t, "fay is followed", members(t, s, "h"), "dan owner 3")
	must.Do(t, s.EndGroup(ctx, "h"))
	in.is("purged", "bob owner 6, dan organiser 0, eve member 4")
	must.Do(t, s.Erase(ctx, store.Erasure{Player: "bob", At: at}))
	in.is("the owner is erased", "dan owner 0, eve member 4")
	wantError(t, "who was erased joins", in.join("bob", 9), store.ErrNone)
	must.Do(t, s.Erase(ctx, store.Erasure{Player: "dan", At: at}))
	in.is("and the next", "eve owner 4")
	must.Do(t, in.does(group.Leaving("eve", "eve")))
	_, err := s.Group(ctx, "g")
	wantError(t, "the last member leaves", err, store.ErrNone)
	wantError(t, "joining what has ended", in.join("eve", 9), store.ErrNone)
	equal(t, "evenings of what has ended", must.Get(s.Evenings(ctx, "g", 9))(t), nil)
	wantError(t, "ending it again", s.EndGroup(ctx, "h"), store.ErrNone)
	equal(t, "groups", must.Get(s.Groups(ctx, "", 9))(t), nil)
}

// testGroupsForgotten: members who have lost their keys leave if they have nothing else, and an owner who has is followed; a
// group of nobody ends.
func testGroupsForgotten(t *testing.T, s Company) {
	ctx, at, now := t.Context(), time.UnixMilli(5).UTC(), time.UnixMilli(5).AddDate(1, 0, 0).UTC()
	in := circle{s, t}
	in.players()
	must.Do(t, s.AddPlayer(ctx, store.Player{ID: "new", Created: now}))
	for i, id := range []string{"dan", "eve"} {
		must.Do(t, s.AddKey(ctx, store.Key{ID: store.KeyID{byte(i)}, Kind: store.Device, Player: id, Seen: now.AddDate(0, 0, i+1)}))
	}
	for n, id := range []string{"ann", "bob"} {
		put(t, s, journal.Summary{ID: id, Chairs: []journal.Sitter{{Player: id}}}, int64(n), nil)
	}
	member := func(player string, role store.Role, since int64) store.Member {
		return store.Member{Player: player, Role: role, Since: since}
	}
	must.Do(t, s.AddGroup(ctx, store.Group{ID: "g", Name: "G", Code: "c"}, []store.Member{
		member("ann", store.RoleOwner, 1), member("bob", store.RoleOrganiser, 2), member("cat", store.RoleOrganiser, 3), member("dan", store.RoleMember, 4), member("eve", store.RoleMember, 5)}))
	must.Do(t, s.AddGroup(ctx, store.Group{ID: "h", Name: "H", Code: "c"}, []store.Member{member("cat", store.RoleOwner, 1)}))
	must.Do(t, s.AddGroup(ctx, store.Group{ID: "i", Name: "I", Code: "c"}, []store.Member{
		member("cat", store.RoleOwner, 1), member("bob", store.RoleMember, 2), member("new", store.RoleMember, 3)}))
	must.Do(t, s.KeepEvening(ctx, store.Evening{ID: "e", Group: "h", Zone: "UTC", Variant: "p"}))
	purged := func(unused time.Time) int { _, n := must.Get2(s.Purge(ctx, unused, unused))(t); return n }
	equal(t, "nobody is made so early", purged(at), 0)
	in.is("as before", "ann owner 1, bob organiser 2, cat organiser 3, dan member 4, eve member 5")
	equal(t, "Cat has nothing", purged(now), 1)
	in.is("Dan follows", "dan owner 4, ann organiser 1, bob organiser 2, eve member 5")
	equal(t, "the new one follows", members(t, s, "i"), "new owner 3, bob member 2")
	equal(t, "groups", len(must.Get(s.Groups(ctx, "", 9))(t)), 2)
	equal(t, "evenings of what has ended", must.Get(s.Evenings(ctx, "h", 9))(t), nil)
	equal(t, "Dan has nothing", purged(now.AddDate(0, 0, 1)), 2) // and the new one
	in.is("Eve follows", "eve owner 5, ann organiser 1, bob organiser 2")
	equal(t, "Eve has nothing", purged(now.AddDate(0, 0, 2)), 1)
	in.is("nobody has a key", "ann owner 1, bob organiser 2")
}

// testGroupResults: a group's matches are listed, the newest first.
func testGroupResults(t *testing.T, s Company) {
	ctx := t.Context()
	at := journal.Summary{ID: "t"}
	for i, group := range []string{"g", "", "h", "g", "g"} {
		e, p := Next(at, int64(i), "x")
		p.Result = &journal.Result{Table: "t", Match: i + 1, Variant: "v", Ended: int64(10 + i/4), Group: group, Chairs: []journal.Share{{Player: "ann"}}}
		must.Do(t, s.Append(ctx, "t", e, p))
		at = p.Summary
	}
	found := func(group string, before store.Cursor, limit int) (matches []int) {
		for _, r := range must.Get(s.GroupResults(ctx, group, before, limit))(t) {
			matches = append(matches, r.Match)
		}
		return matches
	}
	equal(t, "all", found("g", store.Cursor{}, 9), []int{5, 4, 1})
	equal(t, "a page", found("g", store.Cursor{}, 2), []int{5, 4})
	equal(t, "the next", found("g", store.Cursor{Ended: 10, Table: "t", Match: 4}, 2), []int{1})
	equal(t, "of none", found("", store.Cursor{}, 9), nil)
}

// groups changes groups at random, and asks about them.
func (m *machine) groups(r *rapid.T) {
	id, other := names.Draw(r, "group"), people.Draw(r, "other")
	player := people.Filter(func(s string) bool { return s != "" }).Draw(r, "player")
	at, role := moments.Draw(r, "at"), rapid.SampledFrom([]store.Role{store.RoleOwner, store.RoleOrganiser, store.RoleMember, ""}).Draw(r, "role")
	what := rapid.SampledFrom([]string{"add group", "join", "join", "join", "leave", "appoint", "rename group", "end group"}).Draw(r, "what")
	rarely := small.Draw(r, "rarely") == 0
	bothCompanies(m, r, what, func(s Company) (none struct{}, err error) {
		switch what {
		case "add group":
			return none, s.AddGroup(m.ctx, store.Group{ID: id, Name: "G", Code: "c", Made: at}, []store.Member{{Player: player, Role: role, Since: at}, {Player: other, Role: store.RoleMember}})
		case "join":
			return none, s.ChangeMembers(m.ctx, id, player, group.Joining(player, at, 3))
		case "leave":
			return none, s.ChangeMembers(m.ctx, id, "", group.Leaving(other, player))
		case "appoint":
			return none, s.ChangeMembers(m.ctx, id, "", group.Appointing(other, player, role))
		case "rename group":
			return none, s.RenameGroup(m.ctx, id, other, player)
		case "end group":
			if rarely {
				return none, s.EndGroup(m.ctx, id)
			}
		}
		return none, nil
	})
	bothCompanies(m, r, "group", func(s Company) (store.Group, error) { return s.Group(m.ctx, id) })
	bothCompanies(m, r, "members", func(s Company) ([]store.Member, error) { return s.Members(m.ctx, id) })
	bothCompanies(m, r, "memberships", func(s Company) ([]store.Membership, error) { return s.Memberships(m.ctx, player) })
	bothCompanies(m, r, "groups", func(s Company) ([]store.Group, error) { return s.Groups(m.ctx, id, int(at)) })
	bothCompanies(m, r, "comes to", func(s Company) ([]store.Coming, error) { return s.ComesTo(m.ctx, player, 0, 9) })
	bothCompanies(m, r, "results", func(s Company) ([]journal.Result, error) { return s.GroupResults(m.ctx, "g", store.Cursor{}, int(at)) })
}

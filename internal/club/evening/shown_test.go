package evening

import (
	"errors"
	"testing"

	"ninetynine/internal/store"
	"ninetynine/internal/table"
	"ninetynine/internal/table/lobby"
	"ninetynine/internal/test/must"
)

// TestList: a group has so many evenings, which its members alone see and come to; an evening that is sent again is there
// once.
func TestList(t *testing.T) {
	s, ctx := newSite(t, "ann", "bob", "eve"), t.Context()
	must.Do(t, s.kept.AddGroup(ctx, store.Group{ID: "g", Name: "G", Code: "c"}, []store.Member{{Player: "ann", Role: store.RoleOwner}, {Player: "bob", Role: store.RoleMember}}))
	v := s.nodes[0].v
	add := func(weekday int) error {
		e := s.e
		e.Weekday = weekday
		return v.Add(ctx, &e, "g")
	}
	paid := 0
	list := func(player, group string) []Shown {
		t.Helper()
		return must.Get(v.List(ctx, player, group, must.Get(s.kept.Memberships(ctx, player))(t), func() error { paid++; return nil }))(t)
	}
	for weekday := range ofGroup {
		if n := len(list("ann", "g")); n != weekday {
			t.Errorf("%d evenings, not %d", n, weekday)
		}
		must.Do(t, add(weekday))
	}
	if err := add(5); !table.Refused(err) {
		t.Errorf("one too many: %v", err)
	}
	must.Do(t, add(0)) // again
	all := list("bob", "g")
	if len(all) != ofGroup || all[0].GroupName != "G" || all[0].Begins > all[1].Begins || len(all[0].Later) == 0 {
		t.Errorf("%+v", all)
	}
	if was := paid; len(list("ann", "g")) != ofGroup || paid != was {
		t.Error("what is known is paid for")
	}
	bob := lobby.Person{ID: "bob", Name: "bob"}
	if x := must.Get(v.Say(ctx, bob, all[0].ID, true, false))(t); !x.Mine || x.Coming != 1 || len(x.Names) != 1 {
		t.Errorf("Bob comes: %+v", x)
	}
	for player, mine := range map[string]bool{"bob": true, "ann": false} {
		if x := list(player, ""); len(x) != ofGroup+1 || x[0].Coming != 1 || x[0].Mine != mine || x[1].Mine {
			t.Errorf("%s sees %+v", player, x)
		}
	}
	if n := len(list("eve", "")); n != 1 {
		t.Errorf("a stranger sees %d evenings", n)
	}
	_, err := v.List(ctx, "eve", "g", nil, func() error { return nil })
	_, err2 := v.Say(ctx, lobby.Person{ID: "eve"}, all[0].ID, true, false)
	for _, err := range []error{err, err2, v.EndOf(ctx, "other", all[0].ID)} {
		if !errors.Is(err, store.ErrNone) {
			t.Errorf("a stranger: %v", err)
		}
	}
	must.Do(t, v.EndOf(ctx, "g", all[0].ID))
	if n := len(list("ann", "g")); n != ofGroup-1 {
		t.Errorf("%d are left", n)
	}
	must.Do(t, v.EndAll(ctx, "g"))
	if n := len(list("ann", "g")); n != 0 {
		t.Errorf("%d are left of all", n)
	}
}

package ties

import (
	"errors"
	"fmt"
	"slices"
	"testing"
	"time"

	"ninetynine/internal/store"
	"ninetynine/internal/store/sqlstore"
	"ninetynine/internal/table"
	"ninetynine/internal/test/must"
	"ninetynine/internal/test/sqlite"
)

func players(t *testing.T, ids ...string) (*sqlstore.DB, *Ties) {
	t.Helper()
	kept := sqlite.Open(t)
	for _, id := range ids {
		must.Do(t, kept.AddPlayer(t.Context(), store.Player{ID: id, Name: "The " + id, Created: time.UnixMilli(1)}))
	}
	return kept, &Ties{Store: kept, Now: func() time.Time { return time.UnixMilli(5) }}
}

// TestSet: a block ends a follow and a follow a block, a block mutes, and what makes no sense is refused.
func TestSet(t *testing.T) {
	_, x := players(t, "ann", "bob")
	for i, c := range []struct {
		kind                store.TieKind
		on                  bool
		follow, mute, block bool
		no                  string
	}{
		{store.Follow, true, true, false, false, ""},
		{store.Mute, true, true, true, false, ""},
		{store.Block, true, false, true, true, ""},
		{store.Mute, false, false, true, true, "tie-blocks"},
		{store.Follow, true, true, true, false, ""},
		{store.Mute, false, true, false, false, ""},
		{"love", true, true, false, false, "tie-whom"},
	} {
		_, err := x.Set(t.Context(), "ann", "bob", c.kind, c.on)
		var no *table.Refusal
		if errors.As(err, &no); (no != nil) != (c.no != "") || no != nil && no.Why != c.no {
			t.Errorf("%d: %v", i, err)
		}
		all := must.Get(List(t.Context(), x.Store, "ann"))(t)
		if len(all) != 1 || all[0].Follow != c.follow || all[0].Mute != c.mute || all[0].Block != c.block {
			t.Errorf("%d: Ann sees %+v", i, all)
		}
	}
	for other, want := range map[string]error{"ann": ErrWhom, "": ErrWhom, "none": store.ErrNone} {
		if _, err := x.Set(t.Context(), "ann", other, store.Follow, true); !errors.Is(err, want) {
			t.Errorf("with %q: %v", other, err)
		}
	}
}

// TestMostTies: a player who has as many ties as may be makes no other, and may still make the same one again.
func TestMostTies(t *testing.T) {
	kept, x := players(t, "ann", "bob")
	for i := range mostTies {
		id := fmt.Sprint("p", i)
		must.Do(t, kept.AddPlayer(t.Context(), store.Player{ID: id, Name: "x", Created: time.UnixMilli(1)}))
		must.Do(t, kept.Tie(t.Context(), store.Tie{Player: "ann", Other: id, Kind: store.Follow, At: time.UnixMilli(1)}))
	}
	if _, err := x.Set(t.Context(), "ann", "bob", store.Follow, true); !table.Refused(err) {
		t.Errorf("one too many: %v", err)
	}
	must.Get(x.Set(t.Context(), "ann", "p7", store.Follow, true))(t)
	must.Get(x.Set(t.Context(), "bob", "ann", store.Follow, true))(t)
}

// TestAudience: a table is for friends, for a group or for the invited, under any of their ids, and opened for strangers
// by none.
func TestAudience(t *testing.T) {
	kept, x := players(t, "ann", "bob", "eve", "old")
	ctx := t.Context()
	must.Get(x.Set(ctx, "ann", "bob", store.Follow, true))(t)
	must.Get(x.Set(ctx, "bob", "ann", store.Follow, true))(t)
	must.Do(t, kept.Merge(ctx, "old", "bob", time.UnixMilli(9)))
	must.Do(t, kept.AddGroup(ctx, store.Group{ID: "g", Name: "G", Code: "c"}, []store.Member{{Player: "ann", Role: store.RoleOwner}, {Player: "bob", Role: store.RoleMember}}))
	for i, c := range []struct {
		of    table.Settings
		opens []string // of Ann, Bob and Eve
		sits  []string // where Ann is the host
	}{
		{table.Settings{}, []string{"ann", "bob", "eve"}, []string{"ann", "bob", "eve"}},
		{table.Settings{Audience: table.Friends}, []string{"ann", "bob", "eve"}, []string{"ann", "bob"}},
		{table.Settings{Audience: "g"}, []string{"ann", "bob"}, []string{"ann", "bob"}},
		{table.Settings{Invited: []string{"old"}}, []string{"ann"}, []string{"ann", "bob"}},
		{table.Settings{Invited: []string{"eve"}}, nil, []string{"ann", "eve"}},
		{table.Settings{Invited: []string{"none"}}, nil, []string{"ann"}},
	} {
		var opens, sits []string
		for _, id := range []string{"ann", "bob", "eve"} {
			may := must.Get(MaySit(ctx, kept, id))(t)
			if MayOpen(ctx, kept, id, &c.of) == nil {
				opens = append(opens, id)
			}
			if s := (&table.State{Host: "ann", Settings: c.of}); may(s) == nil {
				sits = append(sits, id)
			}
		}
		if !slices.Equal(opens, c.opens) || !slices.Equal(sits, c.sits) {
			t.Errorf("%d: %v may open it, and %v sit there", i, opens, sits)
		}
	}
}

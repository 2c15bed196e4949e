package ties

import (
	"context"
	"errors"
	"fmt"
	"slices"
	"strings"
	"testing"
	"time"

	"ninetynine/internal/store"
	"ninetynine/internal/store/journal"
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

// TestMostTies: a player who has as many ties of a kind as may be makes no other, and may still make the same one again, or one of
// another kind; nor does the player's link make friends.
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
	must.Get(x.Set(t.Context(), "ann", "bob", store.Mute, true))(t)
	must.Get(x.Set(t.Context(), "ann", "bob", store.Block, true))(t)
	must.Get(x.Set(t.Context(), "ann", "bob", store.Block, false))(t)
	for _, c := range []struct{ player, inviter, no string }{{"bob", "ann", "friend-link"}, {"ann", "bob", "ties-most"}} {
		p := must.Get(kept.Player(t.Context(), c.inviter))(t)
		_, err := x.Befriend(t.Context(), c.player, c.inviter, x.Code(&p))
		refusedFor(t, c.player+" by the link of "+c.inviter, err, c.no)
	}
	if all := must.Get(kept.Ties(t.Context(), "bob"))(t); all.Has("bob", "ann", store.Follow) {
		t.Errorf("a refusal has left %+v", all)
	}
	must.Get(x.Set(t.Context(), "bob", "ann", store.Follow, true))(t)
}

// TestBefriend: by the code of a link, and by no other, two players follow each other, until there is a new link. A block
// of either wins, and looks like a link that has ended.
func TestBefriend(t *testing.T) {
	kept, x := players(t, "ann", "bob", "cat", "old", "gone")
	x.Secret = []byte("secret")
	ctx := t.Context()
	code := func(id string) string { p := must.Get(kept.Player(ctx, id))(t); return x.Code(&p) }
	refused := func(player, other, code string) {
		t.Helper()
		if _, err := x.Befriend(ctx, player, other, code); !errors.Is(err, ErrLink) {
			t.Errorf("%s with %q of %s: %v", player, code, other, err)
		}
		if all := must.Get(List(ctx, kept, player))(t); slices.ContainsFunc(all, func(p Tied) bool { return p.Follow || p.Follower > 0 }) {
			t.Errorf("after a refusal %s sees %+v", player, all)
		}
	}
	refused("bob", "ann", "")
	refused("bob", "ann", code("bob"))
	refused("bob", "none", code("ann"))
	must.Get(x.Set(ctx, "ann", "bob", store.Block, true))(t)
	refused("bob", "ann", code("ann"))
	must.Get(x.Set(ctx, "ann", "bob", store.Block, false))(t)
	must.Get(x.Set(ctx, "bob", "ann", store.Block, true))(t)
	_, err := x.Befriend(ctx, "bob", "ann", code("ann"))
	refusedFor(t, "Bob, who blocks Ann", err, "friend-blocks")
	if all := must.Get(List(ctx, kept, "bob"))(t); len(all) != 1 || !all[0].Block {
		t.Errorf("a link has ended a block: %+v", all)
	}
	must.Get(x.Set(ctx, "bob", "ann", store.Block, false))(t)
	first := code("ann")
	must.Do(t, kept.RenewLink(ctx, "ann"))
	refused("bob", "ann", first)
	for range 2 { // again changes nothing
		if p := must.Get(x.Befriend(ctx, "bob", "ann", code("ann")))(t); !p.Friend || p.ID != "ann" || p.Follower != 5 {
			t.Errorf("Bob sees %+v", p)
		}
	}
	if all := must.Get(List(ctx, kept, "ann"))(t); len(all) != 1 || !all[0].Friend || all[0].ID != "bob" || all[0].Follower != 5 {
		t.Errorf("Ann sees %+v", all)
	}
	_, err = x.Befriend(ctx, "ann", "ann", code("ann"))
	refusedFor(t, "Ann by her own link", err, "friend-own")
	link := code("old")
	must.Do(t, kept.Merge(ctx, "old", "cat", time.UnixMilli(9)))
	if p := must.Get(x.Befriend(ctx, "ann", "old", link))(t); p.ID != "cat" || !p.Friend {
		t.Errorf("by the link of an alias: %+v", p)
	}
	must.Do(t, kept.RenewLink(ctx, "cat"))
	refused("gone", "old", link)
	link = code("gone")
	must.Do(t, kept.Erase(ctx, store.Erasure{Player: "gone", At: time.UnixMilli(9)}))
	if _, err := x.Befriend(ctx, "bob", "gone", link); !errors.Is(err, ErrLink) {
		t.Errorf("with a player who was erased: %v", err)
	}
}

// A renewing store makes a new link for a player while ties are read, as another server may.
type renewing struct {
	*sqlstore.DB
	player string
}

func (r renewing) Ties(ctx context.Context, player string) (store.Ties, error) {
	if err := r.RenewLink(ctx, r.player); err != nil {
		return nil, err
	}
	return r.DB.Ties(ctx, player)
}

// TestBefriendEnded: a link that ends after its code was found right, and before the players are friends, makes none.
func TestBefriendEnded(t *testing.T) {
	kept, x := players(t, "ann", "bob", "old")
	must.Do(t, kept.Merge(t.Context(), "old", "ann", time.UnixMilli(9)))
	x.Store = renewing{kept, "ann"}
	for _, id := range []string{"ann", "old"} {
		p := must.Get(kept.Player(t.Context(), id))(t)
		_, err := x.Befriend(t.Context(), "bob", id, x.Code(&p))
		refusedFor(t, "the link of "+id, err, "friend-link")
	}
	if all := must.Get(kept.Ties(t.Context(), "bob"))(t); len(all) > 0 {
		t.Errorf("Bob has %+v", all)
	}
}

// refusedFor expects a refusal with the key of its phrase.
func refusedFor(t *testing.T, what string, err error, why string) {
	t.Helper()
	if no, ok := errors.AsType[*table.Refusal](err); !ok || no.Why != why {
		t.Errorf("%s: %v, not %q", what, err, why)
	}
}

// TestFollowers: a follow is told to the followed player, unless that one mutes or blocks the follower, or it is of the time when it was
// promised to be told to nobody. A mute and a block are told to nobody.
func TestFollowers(t *testing.T) {
	kept, x := players(t, "ann", "bob", "old")
	must.Do(t, kept.Tie(t.Context(), store.Tie{Player: "old", Other: "bob", Kind: store.Follow, At: time.UnixMilli(0)}))
	for i, c := range []struct {
		player, other string
		kind          store.TieKind
		on            bool
		sees          []Tied // Bob
	}{
		{"ann", "bob", store.Mute, true, nil},
		{"ann", "bob", store.Block, true, nil},
		{"ann", "bob", store.Block, false, nil},
		{"ann", "bob", store.Follow, true, []Tied{{ID: "ann", Follower: 5}}},
		{"bob", "ann", store.Mute, true, []Tied{{ID: "ann", Mute: true}}},
		{"bob", "ann", store.Block, true, []Tied{{ID: "ann", Mute: true, Block: true}}},
		{"bob", "ann", store.Block, false, []Tied{{ID: "ann", Mute: true}}},
		{"bob", "ann", store.Follow, true, []Tied{{ID: "ann", Mute: true, Follow: true, Friend: true}}},
		{"bob", "ann", store.Mute, false, []Tied{{ID: "ann", Follower: 5, Follow: true, Friend: true}}},
		{"ann", "bob", store.Block, true, []Tied{{ID: "ann", Follow: true}}},
	} {
		must.Get(x.Set(t.Context(), c.player, c.other, c.kind, c.on))(t)
		all := must.Get(List(t.Context(), kept, "bob"))(t)
		for k := range all {
			all[k].Name, all[k].Tag = "", ""
		}
		if !slices.Equal(all, c.sees) {
			t.Errorf("%d: Bob sees %+v, not %+v", i, all, c.sees)
		}
	}
}

// TestMetInPlay: players have met from the first deal of a match on, and last where something happened last.
func TestMetInPlay(t *testing.T) {
	kept, _ := players(t, "ann", "bob")
	for i, status := range []journal.Status{journal.Gathering, journal.InPlay} {
		e := &journal.Entry{Seq: uint64(i + 1), Body: []byte("x")}
		head := journal.Hash{}
		if i > 0 {
			head = must.Get(kept.Summary(t.Context(), "t"))(t).Head
		}
		e.Hash = journal.Link(head, e)
		must.Do(t, kept.Append(t.Context(), "t", e, &journal.Projection{Reseated: i == 0, Summary: journal.Summary{
			ID: "t", Seq: e.Seq, Head: e.Hash, Status: status, Moved: 7, Chairs: []journal.Sitter{{Player: "ann"}, {Player: "bob"}, {Bot: true}},
		}}))
		all := must.Get(List(t.Context(), kept, "ann"))(t)
		if len(all) != i || i > 0 && (all[0].ID != "bob" || all[0].Met != 1 || all[0].Table != "t" || all[0].Last != 7) {
			t.Errorf("at a table that is %q Ann has met %+v", status, all)
		}
	}
	e := &journal.Entry{Seq: 1, Body: []byte("x")}
	e.Hash = journal.Link(journal.Hash{}, e)
	must.Do(t, kept.Append(t.Context(), "later", e, &journal.Projection{Summary: journal.Summary{ID: "later", Seq: 1, Head: e.Hash}, Result: &journal.Result{
		Table: "later", Match: 1, Ended: 9, Variant: "duel", Chairs: []journal.Share{{Player: "ann"}, {Player: "bob"}}}}))
	if all := must.Get(List(t.Context(), kept, "ann"))(t); all[0].Met != 2 || all[0].Table != "later" || all[0].Last != 9 {
		t.Errorf("last Ann has met %+v", all)
	}
}

// A strict store takes text alone, as PostgreSQL does.
type strict struct{ *sqlstore.DB }

func (s strict) Known(ctx context.Context, ids []string) ([]store.Player, error) {
	for _, id := range ids {
		if err := store.CheckID(id); err != nil {
			return nil, err
		}
	}
	return s.DB.Known(ctx, ids)
}

// TestInvitedNoID: what can be no id is a stranger, and no text for a store.
func TestInvitedNoID(t *testing.T) {
	kept, _ := players(t, "ann")
	for _, id := range []string{"none", "", "\x00", "\xff", strings.Repeat("x", 9999)} {
		if err := MayOpen(t.Context(), strict{kept}, "ann", &table.Settings{Invited: []string{id}}); !errors.Is(err, ErrStranger) {
			t.Errorf("%.9q: %v", id, err)
		}
	}
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

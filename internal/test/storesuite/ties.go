package storesuite

import (
	"testing"
	"time"

	"ninetynine/internal/store"
	"ninetynine/internal/test/must"
)

// testTies: ties are found by those whom they concern, move with a merge, and end with a player.
func testTies(t *testing.T, s Company) {
	ctx, at := t.Context(), time.UnixMilli(5).UTC()
	for _, id := range []string{"ann", "bob", "dan", "eve", "old"} {
		must.Do(t, s.AddPlayer(ctx, store.Player{ID: id, Name: id, Created: at}))
		if id != "old" {
			must.Do(t, s.AddKey(ctx, store.Key{ID: store.KeyID{id[0]}, Kind: store.Device, Player: id, Seen: at.AddDate(9, 0, 0)}))
		}
	}
	tie := func(player string, kind store.TieKind, other string) store.Tie {
		return store.Tie{Player: player, Other: other, Kind: kind, At: at}
	}
	for _, x := range []store.Tie{
		tie("ann", store.Follow, "bob"), tie("bob", store.Follow, "ann"), tie("dan", store.Follow, "ann"), tie("dan", store.Mute, "ann"),
		tie("eve", store.Block, "ann"), tie("ann", store.Mute, "eve"), tie("bob", store.Follow, "eve"), tie("old", store.Block, "eve"),
	} {
		must.Do(t, s.Tie(ctx, x))
		x.At = at.Add(time.Hour)
		must.Do(t, s.Tie(ctx, x)) // again: it stays as it is
	}
	for _, bad := range []store.Tie{tie("ann", "", "bob"), tie("ann", store.Follow, "ann"), tie("ann", store.Follow, "")} {
		if s.Tie(ctx, bad) == nil {
			t.Errorf("%+v was kept", bad)
		}
	}
	wantError(t, "a tie to nobody", s.Tie(ctx, tie("ann", store.Follow, "none")), store.ErrNone)
	all := must.Get(s.Ties(ctx, "ann"))(t)
	equal(t, "ties of Ann", all, store.Ties{tie("ann", store.Follow, "bob"), tie("ann", store.Mute, "eve"),
		tie("bob", store.Follow, "ann"), tie("dan", store.Mute, "ann"), tie("eve", store.Block, "ann")})
	equal(t, "friends", [2]bool{all.Friends("ann", "bob"), all.Friends("ann", "dan")}, [2]bool{true, false})
	equal(t, "apart", [2]bool{all.Apart("ann", "eve"), all.Apart("ann", "bob")}, [2]bool{true, false})
	among := must.Get(s.Blocks(ctx, []string{"ann", "bob", "none", "eve"}))(t)
	equal(t, "blocks", among, [][2]string{{"eve", "ann"}})
	equal(t, "blocks among none", must.Get(s.Blocks(ctx, nil))(t), nil)
	known := must.Get(s.Known(ctx, []string{"dan", "none", "ann"}))(t)
	equal(t, "known", []string{known[0].ID, known[1].ID}, []string{"ann", "dan"})

	must.Do(t, s.Merge(ctx, "bob", "dan", at))
	must.Do(t, s.Tie(ctx, tie("eve", store.Mute, "dan")))
	equal(t, "muted by Eve", must.Get(s.Muted(ctx, "eve"))(t), []string{"ann", "bob", "dan"})
	equal(t, "muted by Dan", must.Get(s.Muted(ctx, "dan"))(t), []string{"ann"})
	equal(t, "muted by nobody", must.Get(s.Muted(ctx, ""))(t), nil)
	must.Do(t, s.Untie(ctx, "eve", "dan", store.Mute))
	equal(t, "ties after a merge", must.Get(s.Ties(ctx, "dan"))(t), store.Ties{tie("ann", store.Follow, "dan"),
		tie("dan", store.Follow, "ann"), tie("dan", store.Mute, "ann"), tie("dan", store.Follow, "eve")})
	must.Do(t, s.Tie(ctx, tie("bob", store.Block, "eve"))) // who is Dan
	wantError(t, "a tie to oneself", s.Tie(ctx, tie("bob", store.Block, "dan")), store.ErrNone)
	must.Do(t, s.Untie(ctx, "dan", "eve", store.Follow))
	must.Do(t, s.Untie(ctx, "dan", "eve", store.Follow))
	equal(t, "ties of Eve", must.Get(s.Ties(ctx, "eve"))(t), store.Ties{tie("ann", store.Mute, "eve"), tie("dan", store.Block, "eve"),
		tie("eve", store.Block, "ann"), tie("old", store.Block, "eve")})
	equal(t, "attached", [3]bool{must.Get(s.Attached(ctx, "eve"))(t), must.Get(s.Attached(ctx, "bob"))(t), must.Get(s.Attached(ctx, "none"))(t)}, [3]bool{true, false, false})
	must.Do(t, s.Tie(ctx, tie("ann", store.Follow, "eve"))) // whom Dan blocks
	must.Do(t, s.Tie(ctx, tie("eve", store.Follow, "dan")))
	must.Do(t, s.HideRating(ctx, "ann", true))
	must.Do(t, s.Merge(ctx, "ann", "dan", at)) // no tie to oneself
	equal(t, "a rating that an alias has hidden", must.Get(s.Player(ctx, "dan"))(t).Unrated, true)
	must.Get2(s.Purge(ctx, at.AddDate(1, 0, 0), at))(t)
	equal(t, "ties of Eve", must.Get(s.Ties(ctx, "eve"))(t), store.Ties{tie("dan", store.Block, "eve"), tie("dan", store.Mute, "eve"), tie("eve", store.Block, "dan")})
	must.Do(t, s.Erase(ctx, store.Erasure{Player: "eve", At: at}))
	equal(t, "ties of Dan", must.Get(s.Ties(ctx, "dan"))(t), nil)
	wantError(t, "a tie to a player who was erased", s.Tie(ctx, tie("dan", store.Mute, "eve")), store.ErrNone)
}

// testBefriend: two players follow each other, as far as they did not before, or neither does, if one of them blocks the other.
func testBefriend(t *testing.T, s Company) {
	ctx, first, at := t.Context(), time.UnixMilli(5).UTC(), time.UnixMilli(7).UTC()
	for _, id := range []string{"ann", "bob", "old"} {
		must.Do(t, s.AddPlayer(ctx, store.Player{ID: id, Name: id, Created: first}))
	}
	must.Do(t, s.Merge(ctx, "old", "bob", first))
	for _, pair := range [][2]string{{"ann", "bob"}, {"bob", "ann"}} {
		block := store.Tie{Player: pair[0], Other: pair[1], Kind: store.Block, At: first}
		must.Do(t, s.Tie(ctx, block))
		wantError(t, "one blocks the other", s.Befriend(ctx, "ann", "bob", 0, at), store.ErrNone)
		wantError(t, "by an alias", s.Befriend(ctx, "ann", "old", 0, at), store.ErrNone)
		equal(t, "after a refusal", must.Get(s.Ties(ctx, pair[0]))(t), store.Ties{block})
		must.Do(t, s.Untie(ctx, pair[0], pair[1], store.Block))
	}
	wantError(t, "with nobody", s.Befriend(ctx, "ann", "none", 0, at), store.ErrNone)
	must.Do(t, s.RenewLink(ctx, "bob"))
	for _, other := range []string{"bob", "old"} {
		wantError(t, "by a link that has ended", s.Befriend(ctx, "ann", other, 0, at), store.ErrNone)
	}
	equal(t, "after a link that has ended", must.Get(s.Ties(ctx, "ann"))(t), nil)
	must.Do(t, s.Tie(ctx, store.Tie{Player: "ann", Other: "bob", Kind: store.Follow, At: first}))
	must.Do(t, s.Befriend(ctx, "ann", "old", 1, at))
	equal(t, "friends", must.Get(s.Ties(ctx, "ann"))(t), store.Ties{
		{Player: "ann", Other: "bob", Kind: store.Follow, At: first}, {Player: "bob", Other: "ann", Kind: store.Follow, At: at}})
}

// testFollowers: followers are found, the latest first, but for those whom the player mutes or blocks, and follows without a time.
func testFollowers(t *testing.T, s Company) {
	ctx := t.Context()
	follow := func(player string, at int64) store.Tie {
		must.Do(t, s.AddPlayer(ctx, store.Player{ID: player, Name: player, Created: time.UnixMilli(1)}))
		return store.Tie{Player: player, Other: "bob", Kind: store.Follow, At: time.UnixMilli(at).UTC()}
	}
	must.Do(t, s.AddPlayer(ctx, store.Player{ID: "bob", Name: "Bob", Created: time.UnixMilli(1)}))
	early, late, untold := follow("ann", 5), follow("eve", 6), follow("old", 0)
	for _, x := range []store.Tie{early, late, untold, {Player: "ann", Other: "bob", Kind: store.Mute, At: early.At}} {
		must.Do(t, s.Tie(ctx, x))
	}
	equal(t, "followers", must.Get(s.Followers(ctx, "bob", 9))(t), store.Ties{late, early})
	equal(t, "the last follower", must.Get(s.Followers(ctx, "bob", 1))(t), store.Ties{late})
	for _, kind := range []store.TieKind{store.Mute, store.Block} {
		must.Do(t, s.Tie(ctx, store.Tie{Player: "bob", Other: "eve", Kind: kind, At: late.At}))
		equal(t, "followers, but for one of "+string(kind), must.Get(s.Followers(ctx, "bob", 9))(t), store.Ties{early})
		must.Do(t, s.Untie(ctx, "bob", "eve", kind))
	}
}

package storesuite

import (
	"bytes"
	"cmp"
	"fmt"
	"math"
	"slices"
	"sync"
	"testing"
	"time"

	"ninetynine/internal/store"
	"ninetynine/internal/store/journal"
	"ninetynine/internal/test/must"
)

// wins counts the matches that each player won, and those played under the id of an alias in a list of their own.
var wins = store.ResultProjection{Name: "wins", Fold: func(r *journal.Result, row func(list, key string) *journal.Row) {
	for _, c := range r.Chairs {
		lists := []string{""}
		if c.Joined {
			lists = append(lists, "joined")
		}
		for _, list := range lists {
			if c.Player == "" || !c.Won {
				continue
			}
			at := row(list, c.Player)
			at.Rank++
			at.Value = fmt.Append(nil, at.Rank)
		}
	}
}}

// testHiddenRating hides a player's rating, and shows it again; a merge hides it as long as it lasts.
func testHiddenRating(t *testing.T, s Company) {
	ctx := t.Context()
	must.Do(t, s.AddPlayer(ctx, store.Player{ID: "shy", Name: "Shy", Created: time.UnixMilli(5)}))
	for _, hide := range []bool{true, false} {
		must.Do(t, s.HideRating(ctx, "shy", hide))
		equal(t, "hidden", must.Get(s.Player(ctx, "shy"))(t).Unrated, hide)
	}
	wantError(t, "nobody", s.HideRating(ctx, "none", true), store.ErrNone)
	must.Do(t, s.RenewLink(ctx, "shy"))
	equal(t, "links", must.Get(s.Player(ctx, "shy"))(t).Links, 1)
	wantError(t, "nobody's link", s.RenewLink(ctx, "none"), store.ErrNone)
	at := time.UnixMilli(5).UTC()
	for _, id := range []string{"ann", "eve", "dan"} {
		must.Do(t, s.AddPlayer(ctx, store.Player{ID: id, Created: at}))
	}
	hidden := func(what string, want ...bool) {
		t.Helper()
		for i, id := range []string{"ann", "eve", "dan"} {
			equal(t, what+": "+id, must.Get(s.Player(ctx, id))(t).Unrated, want[i])
		}
	}
	must.Do(t, s.HideRating(ctx, "eve", true))
	must.Do(t, s.Merge(ctx, "eve", "ann", at))
	hidden("hidden by an alias", true, true, false)
	must.Do(t, s.RenewLink(ctx, "ann"))
	equal(t, "links of an alias", must.Get(s.Player(ctx, "eve"))(t).Links, 1)
	must.Do(t, s.Split(ctx, "eve", at))
	hidden("split", false, true, false)
	must.Do(t, s.HideRating(ctx, "dan", true))
	must.Do(t, s.Merge(ctx, "eve", "ann", at))
	must.Do(t, s.Merge(ctx, "dan", "ann", at))
	must.Do(t, s.Split(ctx, "eve", at))
	hidden("another alias hides it", true, true, true)
	must.Do(t, s.Merge(ctx, "eve", "ann", at))
	must.Do(t, s.Split(ctx, "dan", at))
	must.Do(t, s.Split(ctx, "eve", at))
	hidden("it stays hidden", true, true, true)
	must.Do(t, s.Merge(ctx, "eve", "ann", at))
	must.Do(t, s.Erase(ctx, store.Erasure{Player: "eve", At: at}))
	wantError(t, "undone for an erased alias", s.Split(ctx, "eve", at), store.ErrNone)
	equal(t, "an erased alias", must.Get(s.Player(ctx, "eve"))(t).AliasOf, "ann")
}

// testMerge makes players one: what is asked about the one takes in the other, the other's keys end, chairs of the other are
// named until they are handed over, and projections of results name the one, until they are split.
func testMerge(t *testing.T, s Company) {
	ctx, at := t.Context(), time.UnixMilli(5).UTC()
	for _, id := range []string{"ann", "bob", "eve", "dan"} {
		must.Do(t, s.AddPlayer(ctx, store.Player{ID: id, Name: id, Created: at}))
		must.Do(t, s.AddKey(ctx, store.Key{ID: store.KeyID{id[0]}, Kind: store.Device, Player: id, Seen: at}))
	}
	for n, id := range []string{"ann", "bob", "eve"} {
		put(t, s, journal.Summary{ID: "of " + id, Host: id, Chairs: []journal.Sitter{{Player: id}}}, int64(n)+1, func(p *journal.Projection) {
			p.Result = &journal.Result{Table: "of " + id, Match: 1, Variant: "p", Rated: true, Ended: int64(n) + 1, Chairs: []journal.Share{{Player: id, Won: true, Points: 10}}}
		})
	}
	put(t, s, journal.Summary{ID: "together", Host: "dan", Chairs: []journal.Sitter{{Player: "ann"}, {Player: "dan"}}}, 9, nil)
	fold := func() map[string]int64 {
		t.Helper()
		for n := 1; n > 0; {
			n = must.Get(s.Fold(ctx, []store.ResultProjection{wins}, math.MaxInt64, 2))(t)
		}
		all := map[string]int64{}
		for _, r := range must.Get(s.Ranked(ctx, "wins", "", 9))(t) {
			all[r.Key] = r.Rank
		}
		for _, r := range must.Get(s.Ranked(ctx, "wins", "joined", 9))(t) {
			all[r.Key+" by aliases"] = r.Rank
		}
		return all
	}
	equal(t, "wins", fold(), map[string]int64{"ann": 1, "bob": 1, "eve": 1})
	wantError(t, "both at one table", s.Merge(ctx, "ann", "dan", at), store.ErrTogether)
	wantError(t, "nobody", s.Merge(ctx, "ann", "none", at), store.ErrNone)
	must.Do(t, s.AddKey(ctx, store.Key{ID: store.KeyID{'p'}, Kind: store.Passkey, Player: "eve", Seen: at}))
	must.Do(t, s.AddKey(ctx, store.Key{ID: store.KeyID{'s'}, Kind: store.SSH, Label: "ssh-ed25519", Player: "eve", Seen: at}))
	must.Do(t, s.Merge(ctx, "eve", "bob", at))
	must.Do(t, s.Merge(ctx, "bob", "ann", at))
	must.Do(t, s.Merge(ctx, "bob", "ann", at)) // again
	must.Do(t, s.Merge(ctx, "ann", "bob", at)) // who is the same
	wantError(t, "an alias of another", s.Merge(ctx, "eve", "dan", at), store.ErrTaken)
	wantError(t, "both at one table", s.Merge(ctx, "dan", "eve", at), store.ErrTogether)
	equal(t, "aliases", must.Get(s.Aliases(ctx, "ann"))(t), []string{"bob", "eve"})
	equal(t, "an alias", must.Get(s.Player(ctx, "eve"))(t), store.Player{ID: "eve", Name: "eve", Created: at, AliasOf: "ann", Merged: at})
	mergedKeys(t, s, at)
	equal(t, "results", len(must.Get(s.Results(ctx, "ann", "p", store.Cursor{}, 9))(t)), 3)
	equal(t, "tallies", must.Get(s.Tallies(ctx, "ann"))(t), []store.Tally{{Variant: "p", Matches: 3, Won: 3, Points: 30}})
	equal(t, "seated", len(must.Get(s.Seated(ctx, "ann", 0, 9))(t)), 4)
	all, _, err := s.Hosted(ctx, "ann")
	equal(t, "hosted", must.Get(all, err)(t), 3)
	equal(t, "wins", fold(), map[string]int64{"ann": 3, "ann by aliases": 2})
	equal(t, "to hand over", must.Get(s.Handovers(ctx, 9))(t), []store.Handover{{Table: "of bob", Alias: "bob", Player: "ann"}, {Table: "of eve", Alias: "eve", Player: "ann"}})
	bobs := must.Get(s.Summary(ctx, "of bob"))(t)
	put(t, s, bobs, 20, func(p *journal.Projection) {
		p.Summary.Host, p.Summary.Chairs = "ann", []journal.Sitter{{Player: "ann"}}
	})
	equal(t, "to hand over", must.Get(s.Handovers(ctx, 9))(t), []store.Handover{{Table: "of eve", Alias: "eve", Player: "ann"}})
	for n, whom := range []string{"eve", "ann", "none"} {
		equal(t, "aliases of players in the log", len(must.Get(s.AuditedAliases(ctx))(t)), 2*min(n, 1))
		must.Get(s.AppendAudit(ctx, store.AuditEntry{Operator: "o", Act: "ban", Whom: whom, Reason: "r"}))(t)
	}
	equal(t, "an alias in the log", must.Get(s.AuditedAliases(ctx))(t)[1], store.Player{ID: "eve", Name: "eve", Created: at, AliasOf: "ann", Merged: at})
	equal(t, "about ann", len(must.Get(s.Audit(ctx, "ann", 0, 9))(t)), 2)
	must.Get(s.AddComplaint(ctx, store.Complaint{By: "eve", Whom: "dan"}, store.ComplaintBounds{Player: 9, Source: 9, All: 9}))(t)
	equal(t, "ann's complaints", len(must.Get(s.Complaints(ctx, "ann", 9))(t)), 1)
	must.Do(t, s.Split(ctx, "eve", at))
	equal(t, "the devices of a player who was an alias", must.Get(s.Keys(ctx, "eve"))(t), []store.Key{{ID: store.KeyID{'e'}, Player: "eve", Kind: store.Device, Seen: store.Day(at)},
		{ID: store.KeyID{'s'}, Player: "eve", Kind: store.SSH, Label: "ssh-ed25519", Seen: store.Day(at)}})
	wantError(t, "again", s.Split(ctx, "eve", at), store.ErrNone)
	equal(t, "wins", fold(), map[string]int64{"ann": 2, "ann by aliases": 1, "eve": 1})
	equal(t, "results", len(must.Get(s.Results(ctx, "eve", "", store.Cursor{}, 9))(t)), 1)
	equal(t, "to hand over", len(must.Get(s.Handovers(ctx, 9))(t)), 0)
	long := time.UnixMilli(0).UTC()
	must.Do(t, s.Merge(ctx, "eve", "ann", long))
}

// mergedKeys checks the keys after eve and bob have become ann.
func mergedKeys(t *testing.T, s Company, at time.Time) {
	t.Helper()
	ctx := t.Context()
	lapsed, p, err := s.Key(ctx, store.KeyID{'e'})
	equal(t, "the device of an alias", must.Get(lapsed, err)(t), store.Key{ID: store.KeyID{'e'}, Player: "eve", Kind: store.Lapsed, Seen: store.Day(at), Until: at.Add(store.JoinedFor)})
	equal(t, "whose device", p.AliasOf, "ann")
	lapsed.Kind = store.Device // as a request would note that began before it lapsed
	wantError(t, "using a device that has lapsed", s.UseKey(ctx, lapsed), store.ErrNone)
	ssh, _, err := s.Key(ctx, store.KeyID{'s'})
	equal(t, "the SSH key of an alias", must.Get(ssh, err)(t).Kind, store.Lapsed)
	_, _, err = s.Key(ctx, store.KeyID{'p'})
	wantError(t, "a passkey of an alias", err, store.ErrNone)
	wantError(t, "a new key of an alias", s.AddKey(ctx, store.Key{ID: store.KeyID{1}, Kind: store.Device, Player: "bob", Seen: at}), store.ErrNone)
	must.Do(t, s.AddKey(ctx, store.Key{ID: store.KeyID{2}, Kind: store.Back, Player: "bob", Seen: at}))
	must.Do(t, s.AddKey(ctx, store.Key{ID: store.KeyID{1}, Kind: store.Device, Player: "ann", Seen: at}))
	must.Do(t, s.AddKey(ctx, store.Key{ID: store.KeyID{3}, Kind: store.Passkey, Player: "ann", Seen: at, By: store.KeyID{1}}))
	for _, by := range []store.KeyID{{'e'}, {2}, {9}} {
		wantError(t, "a key asked for by one that has ended, or is another's", s.AddKey(ctx, store.Key{ID: store.KeyID{4}, Kind: store.Passkey, Player: "ann", Seen: at, By: by}), store.ErrNone)
	}
	equal(t, "the keys of an alias", len(must.Get(s.Keys(ctx, "bob"))(t)), 2)
	var kinds []store.Kind
	for _, k := range must.Get(s.Keys(ctx, "ann"))(t) {
		kinds = append(kinds, k.Kind)
	}
	slices.Sort(kinds)
	equal(t, "keys", kinds, []store.Kind{store.Device, store.Device, store.Became, store.Passkey})
	_, p, err = s.Key(ctx, store.BecameOf("bob"))
	equal(t, "who knows of a merge", must.Get(p.ID, err)(t), "ann")
}

// testErase erases a player: the name and the keys go, and do not come back; entries are replaced by what remains of
// them, with the lists that follow.
func testErase(t *testing.T, s Company) {
	ctx, at := t.Context(), time.UnixMilli(5).UTC()
	must.Do(t, s.AddPlayer(ctx, store.Player{ID: "ann", Name: "Ann", Created: at}))
	must.Do(t, s.AddKey(ctx, store.Key{ID: store.KeyID{1}, Kind: store.Device, Player: "ann", Seen: at}))
	e, p := Next(journal.Summary{ID: "t", Chairs: []journal.Sitter{{Player: "ann", Name: "Ann"}}}, 1, map[string]string{"name": "Ann"})
	p.Result = &journal.Result{Table: "t", Match: 1, Chairs: []journal.Share{{Player: "ann", Name: "Ann"}}}
	p.Rows = []journal.Row{{Projection: "p", List: "l", Key: "k", Value: []byte("Ann")}}
	must.Do(t, s.Append(ctx, "t", e, p))
	reasons := []string{"calls herself ann", "shouts", "asked to", "insulted «ANN·NN»", "insulted Anna·nn, who was so called then",
		"an insult to Ann", "of Ann·nne, and of 9·nn9", "of annn"}
	for i, e := range []store.AuditEntry{{Act: "ban", Whom: "ann"}, {Act: "lift", Whom: "ann"}, {Act: store.ActErase, Whom: "ann"}, {}, {}, {}, {}, {}} {
		e.Operator, e.Reason, e.Act, e.Whom = "o", reasons[i], cmp.Or(e.Act, "ban"), cmp.Or(e.Whom, "bob")
		must.Get(s.AppendAudit(ctx, e))(t)
	}
	for _, who := range [][2]string{{"ann", "bob"}, {"bob", "ann"}, {"bob", "eve"}} {
		must.Get(s.AddComplaint(ctx, store.Complaint{By: who[0], Whom: who[1], Source: "net", Text: "Ann", Lines: []store.Quote{{Text: "Ann"}}}, store.ComplaintBounds{Player: 9, Source: 9, All: 9}))(t)
	}
	done := store.Erasure{Player: "ann", At: at, Searched: "t", Done: true}
	must.Do(t, s.Erase(ctx, store.Erasure{Player: "ann", At: at}))
	must.Do(t, s.Erase(ctx, done))
	must.Do(t, s.Erase(ctx, store.Erasure{Player: "never", At: at}))
	equal(t, "erasures", must.Get(s.Erasures(ctx))(t), []store.Erasure{done, {Player: "never", At: at}})
	wantError(t, "another name", s.Rename(ctx, "ann", "Ann"), store.ErrNone)
	wantError(t, "another key", s.AddKey(ctx, store.Key{ID: store.KeyID{2}, Kind: store.Device, Player: "ann", Seen: at}), store.ErrNone)
	wantError(t, "a merge", s.Merge(ctx, "ann", "ann", at), store.ErrNone)
	must.Do(t, s.AddPlayer(ctx, store.Player{ID: "never", Name: "Never", Created: at}))
	equal(t, "brought again", must.Get(s.Player(ctx, "never"))(t).Name, "")
	equal(t, "name", must.Get(s.Player(ctx, "ann"))(t).Name, "")
	for i, e := range must.Get(s.AuditAfter(ctx, 0, 9))(t) {
		if i < 2 || i == 3 || i == 4 {
			reasons[i] = store.Withheld
		}
		equal(t, "reason", e.Reason, reasons[i])
	}
	equal(t, "open", must.Get(s.OpenComplaints(ctx))(t), 1)
	equal(t, "of ann", must.Get(s.Complaints(ctx, "ann", 9))(t), []store.Complaint{{ID: 1, By: "ann", Whom: "bob", Outcome: store.ActErase}})
	equal(t, "keys", len(must.Get(s.Keys(ctx, "ann"))(t)), 0)

	rest := *e
	rest.Body = []byte(`{"withheld":true,"by":"ann"}`)
	f := &store.Folded{Summary: p.Summary, Results: []journal.Result{*p.Result}, Rows: []journal.Row{{Projection: "p", List: "l", Key: "k", Value: []byte("-")}}}
	f.Summary.Chairs = []journal.Sitter{{Player: "ann", Name: "-"}}
	f.Results[0].Chairs = []journal.Share{{Player: "ann", Name: "-"}}
	if s.Withhold(ctx, "t", []journal.Entry{*e}, f) == nil {
		t.Error("an entry is replaced that is not withheld")
	}
	wantError(t, "no table", s.Withhold(ctx, "none", nil, &store.Folded{Summary: journal.Summary{ID: "none"}}), store.ErrNone)
	other := rest
	other.Hash[0]++
	wantError(t, "another hash", s.Withhold(ctx, "t", []journal.Entry{other}, f), store.ErrStale)
	must.Do(t, s.Withhold(ctx, "t", []journal.Entry{rest}, f))
	log := must.Get(s.Read(ctx, "t", 0))(t)
	if len(log) != 1 || !bytes.Equal(log[0].Body, rest.Body) || log[0].Hash != e.Hash {
		t.Errorf("the log has %s", log[0].Body)
	}
	equal(t, "summary", must.Get(s.Summary(ctx, "t"))(t).Chairs[0].Name, "-")
	equal(t, "result", must.Get(s.Result(ctx, "t", 1))(t).Chairs[0].Name, "-")
	equal(t, "row", string(must.Get(s.Row(ctx, "p", "l", "k"))(t).Value), "-")
	next, p := Next(must.Get(s.Summary(ctx, "t"))(t), 2, "next")
	must.Do(t, s.Append(ctx, "t", next, p))
	wantError(t, "an old summary", s.Withhold(ctx, "t", []journal.Entry{rest}, f), store.ErrStale)
}

// testInLogs: of tables, those are found at which something has happened since a player was made, or all for one whom
// lists or histories have.
func testInLogs(t *testing.T, s Company) {
	ctx, hour := t.Context(), time.Hour.Milliseconds()
	for _, id := range []string{"host", "sits", "has", "idle"} {
		must.Do(t, s.AddPlayer(ctx, store.Player{ID: id, Name: id, Created: time.UnixMilli(9 * hour).UTC()}))
	}
	put(t, s, journal.Summary{ID: "a", Host: "host", Chairs: []journal.Sitter{{}, {Player: "sits"}}}, 7*hour, nil)
	put(t, s, journal.Summary{ID: "b"}, 8*hour, func(p *journal.Projection) {
		p.Result = &journal.Result{Table: "b", Match: 1, Chairs: []journal.Share{{}, {Player: "has"}}}
	})
	put(t, s, journal.Summary{ID: "c"}, 9*hour, nil)
	for id, since := range map[string]int64{"host": 0, "sits": 0, "has": 0, "none": 0, "idle": 8 * hour} {
		equal(t, id, must.Get(s.InLogsSince(ctx, id))(t), since)
	}
	equal(t, "since then", must.Get(s.TablesMoved(ctx, 8*hour, "", 9))(t), []string{"b", "c"})
	equal(t, "further", must.Get(s.TablesMoved(ctx, 8*hour, "b", 9))(t), []string{"c"})
	equal(t, "the first", must.Get(s.TablesMoved(ctx, 0, "", 1))(t), []string{"a"})
}

// testMergeErase: of a merge into a player and the erasure of that player at the same time, either the one is refused,
// or the other finds the alias.
func testMergeErase(t *testing.T, s Company) {
	ctx, at := t.Context(), time.UnixMilli(5).UTC()
	for n := range 60 {
		root, guest := fmt.Sprint("root", n), fmt.Sprint("guest", n)
		must.Do(t, s.AddPlayer(ctx, store.Player{ID: root, Created: at}))
		must.Do(t, s.AddPlayer(ctx, store.Player{ID: guest, Created: at}))
		var merged, erased error
		var aliases []string
		var all sync.WaitGroup
		all.Go(func() { merged = s.Merge(ctx, guest, root, at) })
		all.Go(func() {
			if erased = s.Erase(ctx, store.Erasure{Player: root, At: at}); erased == nil {
				aliases, erased = s.Aliases(ctx, root)
			}
		})
		all.Wait()
		if must.Do(t, erased); merged != nil {
			wantError(t, "the merge", merged, store.ErrNone)
		} else if len(aliases) == 0 {
			t.Fatal("an alias was added to an erased player")
		}
	}
}

// testRefold: a merge or a split makes results be folded again only if projections read one of the player, at most once in a
// while; and until all are folded, what was shown before is shown.
func testRefold(t *testing.T, s Company) {
	ctx, hour := t.Context(), int64(store.RefoldEvery)
	at := func(hours int64) time.Time { return time.UnixMilli(hours * hour).UTC() }
	for n, id := range []string{"ann", "solo", "bob", "eve", "dan"} {
		must.Do(t, s.AddPlayer(ctx, store.Player{ID: id, Created: at(1)}))
		put(t, s, journal.Summary{ID: "of " + id}, int64(n), func(p *journal.Projection) {
			p.Result = &journal.Result{Table: "of " + id, Match: 1, Rated: id == "ann" || id == "bob", Ended: int64(n), Chairs: []journal.Share{{Player: id, Won: true}}}
			if id == "eve" {
				p.Result.Group = "g"
			}
		})
	}
	fold := func(hours int64, most int) (n int) {
		return must.Get(s.Fold(ctx, []store.ResultProjection{wins}, hours*hour, most))(t)
	}
	shown := func(ann int64, others ...string) {
		t.Helper()
		want, got := map[string]int64{"ann": ann, "dan": 1}, map[string]int64{}
		for _, id := range others {
			want[id] = 1
		}
		for _, r := range must.Get(s.Ranked(ctx, "wins", "", 9))(t) {
			got[r.Key] = r.Rank
		}
		equal(t, "wins", got, want)
	}
	equal(t, "folded", fold(2, 5), 5)
	shown(1, "solo", "bob", "eve") // at once, as a new store folds nothing anew
	equal(t, "folded", fold(2, 5), 0)
	must.Do(t, s.Merge(ctx, "solo", "ann", at(4)))
	equal(t, "folded for solo", fold(9, 2), 0)
	must.Do(t, s.Merge(ctx, "bob", "ann", at(10)))
	equal(t, "folded for bob", fold(10, 2), 2)
	shown(1, "solo", "bob", "eve")
	must.Do(t, s.Merge(ctx, "eve", "ann", at(10)))
	equal(t, "folded for bob", fold(99, 2), 2) // what has begun ends first
	shown(1, "solo", "bob", "eve")
	if r, err := s.Row(ctx, "wins", "", "ann"); err != nil || r.Rank != 1 {
		t.Errorf("%+v, %v", r, err)
	}
	put(t, s, journal.Summary{ID: "late"}, 9, func(p *journal.Projection) {
		p.Result = &journal.Result{Table: "late", Match: 1, Ended: -1, Chairs: []journal.Share{{Player: "ann", Won: true}}}
	})
	for n := 1; n > 0; {
		n = fold(10, 2)
	}
	shown(5)
	must.Do(t, s.AddPlayer(ctx, store.Player{ID: "fay", Created: at(1)}))
	put(t, s, journal.Summary{ID: "of fay"}, 9, func(p *journal.Projection) {
		p.Result = &journal.Result{Table: "of fay", Match: 1, Rated: true, Ended: 9, Chairs: []journal.Share{{Player: "fay", Won: true}}}
	})
	equal(t, "fay's", fold(10, 9), 1)
	must.Do(t, s.Merge(ctx, "fay", "ann", at(10)))
	equal(t, "folded too soon after eve's", fold(10, 9), 0)
	shown(5, "fay")
	equal(t, "folded an hour later", fold(11, 9), 7)
	shown(6)
	must.Do(t, s.Split(ctx, "solo", at(11)))
	equal(t, "folded for solo", fold(99, 9), 0)
	for range 3 { // in a loop, it is due no sooner and no later
		must.Do(t, s.Split(ctx, "fay", at(11)))
		equal(t, "folded too soon after fay's", fold(11, 9), 0)
		must.Do(t, s.Merge(ctx, "fay", "ann", at(11)))
	}
	must.Do(t, s.Split(ctx, "fay", at(11)))
	shown(6)
	equal(t, "folded after splits", fold(12, 9), 7)
	shown(4, "fay", "solo")
}

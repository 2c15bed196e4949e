package storesuite

import (
	"context"
	"errors"
	"fmt"
	"maps"
	"math"
	"os"
	"reflect"
	"slices"
	"sync"
	"testing"
	"time"

	"ninetynine/advice"
	"ninetynine/internal/learn/ledger"
	"ninetynine/internal/learn/review"
	"ninetynine/internal/store"
	"ninetynine/internal/store/journal"
	"ninetynine/internal/test/must"
	"ninetynine/internal/think/company"
	"ninetynine/match"
	"ninetynine/rules"
)

// fatal is a test, or a step of the model.
type fatal interface {
	Helper()
	Fatal(...any)
	Fatalf(string, ...any)
}

// equal fails the test unless got is want; nil and an empty list are equal.
func equal[T any](t fatal, what string, got, want T) {
	t.Helper()
	g, w := reflect.ValueOf(any(got)), reflect.ValueOf(any(want))
	if g.Kind() == reflect.Slice && g.Len() == 0 && w.Len() == 0 {
		return
	}
	if !reflect.DeepEqual(got, want) {
		t.Fatalf("%s:\n got %+v\nwant %+v", what, got, want)
	}
}

func wantError(t fatal, what string, err, want error) {
	t.Helper()
	if !errors.Is(err, want) {
		t.Fatalf("%s: got %v, want %v", what, err, want)
	}
}

func put(t testing.TB, s Store, at journal.Summary, when int64, change func(*journal.Projection)) journal.Summary {
	t.Helper()
	e, p := Next(at, when, fmt.Sprintf("%s %d", at.ID, at.Seq+1))
	if change != nil {
		change(p)
	}
	must.Do(t, s.Append(t.Context(), at.ID, e, p))
	return p.Summary
}

func testLog(t *testing.T, s Store) {
	ctx := t.Context()
	_, err := s.Read(ctx, "t", 0)
	wantError(t, "reading no table", err, store.ErrNone)
	_, err = s.Summary(ctx, "t")
	wantError(t, "the summary of no table", err, store.ErrNone)

	at := journal.Summary{ID: "t", Variant: "plain", Clock: "5m+10s", Public: true,
		Chairs: []journal.Sitter{{Player: "ann", Name: "Ann Ä 🂡"}, {Name: "bot", Bot: true}, {}}}
	var want []journal.Entry
	for i := range 300 {
		e, p := Next(at, int64(1000+i/2), map[string]any{"n": i, "text": "ä\x00\"<"})
		must.Do(t, s.Append(ctx, "t", e, p))
		at = p.Summary
		want = append(want, *e)
		want[i].Body = slices.Clone(e.Body)
		clear(e.Body) // the store must not keep references to its arguments
	}
	equal(t, "all entries", must.Get(s.Read(ctx, "t", 0))(t), want)
	for _, after := range []uint64{0, 1, 150, 299, 300, 301, math.MaxUint64} {
		got := must.Get(s.Read(ctx, "t", after))(t)
		equal(t, fmt.Sprintf("entries after %d", after), got, want[min(after, 300):])
	}
	equal(t, "summary", must.Get(s.Summary(ctx, "t"))(t), at)
	if n := s.Stats().Appends; n != 300 {
		t.Errorf("300 appends are counted as %d", n)
	}
	must.Do(t, s.Ping(ctx))
}

func testRefusals(t *testing.T, s Store) {
	ctx := t.Context()
	one := put(t, s, journal.Summary{ID: "t", Chairs: []journal.Sitter{{Player: "ann"}}}, 1, nil)
	two := put(t, s, one, 2, func(p *journal.Projection) { p.Result = &journal.Result{Table: "t", Match: 1, Ended: 2} })
	same := func(what string) {
		t.Helper()
		equal(t, "the summary after "+what, must.Get(s.Summary(ctx, "t"))(t), two)
		if n := len(must.Get(s.Read(ctx, "t", 0))(t)); n != 2 {
			t.Fatalf("%d entries after %s, want 2", n, what)
		}
	}
	for _, seq := range []uint64{0, 1, 2, 4, 1 << 40, math.MaxInt64, math.MaxUint64} {
		e, p := Next(two, 3, "late")
		e.Seq, p.Summary.Seq = seq, seq
		p.Summary.Chairs = []journal.Sitter{{Player: "eve"}}
		p.Result = &journal.Result{Table: "t", Match: 2, Ended: 3, Chairs: []journal.Share{{Player: "eve"}}}
		wantError(t, fmt.Sprintf("entry %d after 2", seq), s.Append(ctx, "t", e, p), store.ErrStale)
		same(fmt.Sprintf("a refused entry %d", seq))
	}
	e, p := Next(journal.Summary{ID: "gap", Seq: 1}, 3, "no table")
	wantError(t, "entry 2 of no table", s.Append(ctx, "gap", e, p), store.ErrStale)
	_, err := s.Read(ctx, "gap", 0)
	wantError(t, "a table that begins with entry 2", err, store.ErrNone)
	equal(t, "tables of eve", must.Get(s.Seated(ctx, "eve", 0, 9))(t), nil)
	equal(t, "results of eve", must.Get(s.Results(ctx, "eve", "", store.Cursor{}, 9))(t), nil)

	for what, spoil := range map[string]func(e *journal.Entry, p *journal.Projection){
		"a summary of another table":  func(_ *journal.Entry, p *journal.Projection) { p.Summary.ID = "u" },
		"a summary of another entry":  func(_ *journal.Entry, p *journal.Projection) { p.Summary.Seq = 9 },
		"a summary with another hash": func(_ *journal.Entry, p *journal.Projection) { p.Summary.Head[0]++ },
		"no event":                    func(e *journal.Entry, _ *journal.Projection) { e.Body = nil },
		"a name that is no text":      func(_ *journal.Entry, p *journal.Projection) { p.Summary.Chairs = []journal.Sitter{{Name: "\xff"}} },
		"a player with a nought":      func(_ *journal.Entry, p *journal.Projection) { p.Summary.Chairs = []journal.Sitter{{Player: "\x00"}} },
		"a result of another table": func(_ *journal.Entry, p *journal.Projection) {
			p.Result = &journal.Result{Table: "u", Match: 2}
		},
		"a second result of a match": func(_ *journal.Entry, p *journal.Projection) {
			p.Summary.Chairs = []journal.Sitter{{Player: "eve"}}
			p.Result = &journal.Result{Table: "t", Match: 1}
		},
	} {
		e, p := Next(two, 3, "bad")
		spoil(e, p)
		if err := s.Append(ctx, "t", e, p); err == nil || errors.Is(err, store.ErrStale) || errors.Is(err, store.ErrUnsure) {
			t.Errorf("%s: got %v", what, err)
		}
		same(what)
	}
	put(t, s, two, 4, nil)
}

func testLists(t *testing.T, s Store) {
	ctx := t.Context()
	ids := func(got []journal.Summary, err error) (ids []string) {
		t.Helper()
		for _, g := range must.Get(got, err)(t) {
			ids = append(ids, g.ID)
		}
		return ids
	}
	at := map[string]journal.Summary{}
	for i, id := range []string{"b", "a", "c", "private", "Z", "ä"} {
		at[id] = put(t, s, journal.Summary{ID: id, Public: id != "private"}, int64(10+i/2), func(p *journal.Projection) {
			p.Summary.Chairs = []journal.Sitter{{Player: "ann"}, {}, {Player: "p" + id}}
		})
	}
	equal(t, "open tables", ids(s.Public(ctx, journal.Gathering, 0, 9)), []string{"ä", "Z", "c", "b", "a"})
	equal(t, "two open tables", ids(s.Public(ctx, journal.Gathering, 0, 2)), []string{"ä", "Z"})
	equal(t, "no open tables", ids(s.Public(ctx, journal.Gathering, 0, 0)), nil)
	equal(t, "further open tables", ids(s.Public(ctx, journal.Gathering, 3, 9)), []string{"b", "a"})
	equal(t, "no further open tables", ids(s.Public(ctx, journal.Gathering, 5, 9)), nil)
	equal(t, "ann's tables", ids(s.Seated(ctx, "ann", 0, 4)), []string{"ä", "Z", "private", "c"})
	equal(t, "ann's further tables", ids(s.Seated(ctx, "ann", 4, 4)), []string{"b", "a"})
	equal(t, "nobody's tables", ids(s.Seated(ctx, "", 0, 4)), nil)
	equal(t, "all tables", must.Get(s.Tables(ctx, "", 9))(t), []string{"Z", "a", "b", "c", "private", "ä"})
	heads := map[string]uint64{"a": 1, "private": 1, "ä": 1}
	equal(t, "heads", must.Get(s.Heads(ctx, []string{"ä", "a", "none", "private", "a", "'\"["}))(t), heads)
	equal(t, "heads of nothing", must.Get(s.Heads(ctx, nil))(t), map[string]uint64{})
	equal(t, "tables after b", must.Get(s.Tables(ctx, "b", 2))(t), []string{"c", "private"})
	equal(t, "tables after bb", must.Get(s.Tables(ctx, "bb", 1))(t), []string{"c"})

	at["a"] = put(t, s, at["a"], 20, func(p *journal.Projection) {
		p.Summary.Status, p.Summary.Chairs = journal.InPlay, []journal.Sitter{{Player: "eve"}, {Player: "pa"}, {Player: "eve"}}
	})
	at["b"] = put(t, s, at["b"], 19, func(p *journal.Projection) { p.Summary.Status = journal.InPlay })
	at["private"] = put(t, s, at["private"], 30, func(p *journal.Projection) { p.Summary.Status = journal.InPlay })
	at["c"] = put(t, s, at["c"], 40, func(p *journal.Projection) { p.Summary.Status, p.Summary.Chairs = journal.Finished, nil })
	equal(t, "open tables", ids(s.Public(ctx, journal.Gathering, 0, 9)), []string{"ä", "Z"})
	equal(t, "tables in play", ids(s.Public(ctx, journal.InPlay, 0, 9)), []string{"a", "b"})
	equal(t, "ann's tables", ids(s.Seated(ctx, "ann", 0, 9)), []string{"private", "b", "ä", "Z"})
	equal(t, "eve's tables", ids(s.Seated(ctx, "eve", 0, 9)), []string{"a"})
	equal(t, "pa's tables", ids(s.Seated(ctx, "pa", 0, 9)), []string{"a"})
	equal(t, "pc's tables", ids(s.Seated(ctx, "pc", 0, 9)), nil)
	equal(t, "the summary in a list", must.Get(s.Public(ctx, journal.InPlay, 0, 1))(t), []journal.Summary{at["a"]})

	for i, id := range []string{"e1", "e2", "f1", "e3", "f2", "e4"} {
		put(t, s, journal.Summary{ID: id, Host: id[:1], Public: id != "e4"}, int64(50+i), nil)
	}
	equal(t, "one of each who opened some", ids(s.Public(ctx, journal.Gathering, 0, 9)), []string{"f2", "e3", "ä", "f1", "e2", "Z", "e1"})
	equal(t, "what comes after them", ids(s.Public(ctx, journal.Gathering, 3, 2)), []string{"f1", "e2"})
	hosted := func(player string) (n [2]int) {
		var err error
		n[0], n[1], err = s.Hosted(ctx, player)
		return must.Get(n, err)(t)
	}
	equal(t, "tables that e opened", hosted("e"), [2]int{4, 3})
	equal(t, "tables that nobody opened", hosted(""), [2]int{})
	equal(t, "tables that ann opened", hosted("ann"), [2]int{})
	for i, id := range []string{"g1", "h1", "h2", "h3"} {
		put(t, s, journal.Summary{ID: id, Host: id[:1], Public: true}, int64(60+i), func(p *journal.Projection) { p.Summary.Status = journal.InPlay })
	}
	equal(t, "the last moved in play", ids(s.Public(ctx, journal.InPlay, 1, 4)), []string{"h2", "h1", "g1", "a"})
}

// testAudience: a table is listed for its audience, while it waits or is in play.
func testAudience(t *testing.T, s Company) {
	ctx, at := t.Context(), map[string]journal.Summary{}
	for i, id := range []string{"a", "b", "c", "d", "e"} {
		at[id] = put(t, s, journal.Summary{ID: id, Audience: []string{"friends:ann", "group:g", "friends:ann", "", "friends:bob"}[i]}, int64(10+i), nil)
	}
	found := func(skip, limit int, audiences ...string) (ids []string) {
		t.Helper()
		for _, s := range must.Get(s.TablesFor(ctx, audiences, skip, limit))(t) {
			ids = append(ids, s.ID)
		}
		return ids
	}
	equal(t, "for nobody", found(0, 9), nil)
	equal(t, "for no audience", found(0, 9, ""), nil)
	equal(t, "for Ann's friends", found(0, 9, "friends:ann"), []string{"c", "a"})
	equal(t, "for several", found(0, 9, "group:g", "friends:ann", "friends:eve"), []string{"c", "b", "a"})
	equal(t, "a page", found(1, 1, "group:g", "friends:ann"), []string{"b"})
	put(t, s, at["a"], 20, func(p *journal.Projection) { p.Summary.Status = journal.InPlay })
	put(t, s, at["c"], 21, func(p *journal.Projection) { p.Summary.Status = journal.Finished })
	equal(t, "in play", found(0, 9, "friends:ann"), []string{"a"})
	put(t, s, at["b"], 22, func(p *journal.Projection) {
		p.Summary.Audience, p.Result = "", &journal.Result{Table: "b", Match: 1, Group: "g", Chairs: []journal.Share{{Player: "ann"}}}
	})
	equal(t, "for nobody any more", found(0, 9, "group:g"), nil)
	equal(t, "the match of a group", must.Get(s.Results(ctx, "ann", "", store.Cursor{}, 9))(t)[0].Group, "g")
}

func testDue(t *testing.T, s Store) {
	ctx := t.Context()
	at := map[string]journal.Summary{}
	for _, d := range []struct {
		id  string
		due int64
	}{{"x", 30}, {"y", 10}, {"z", 0}, {"b", 20}, {"a", 20}, {"late", math.MaxInt64}, {"past", -5}} {
		at[d.id] = put(t, s, journal.Summary{ID: d.id}, 1, func(p *journal.Projection) { p.Summary.Due = d.due })
	}
	due := func(when int64, limit int) []string { t.Helper(); return must.Get(s.Due(ctx, when, limit))(t) }
	equal(t, "due at 9", due(9, 9), []string{"past"})
	equal(t, "due at 10", due(10, 9), []string{"past", "y"})
	equal(t, "due at 30", due(30, 9), []string{"past", "y", "a", "b", "x"})
	equal(t, "two due at 30", due(30, 2), []string{"past", "y"})
	put(t, s, at["y"], 2, func(p *journal.Projection) { p.Summary.Due = 0 })
	put(t, s, at["z"], 2, func(p *journal.Projection) { p.Summary.Due = 15 })
	equal(t, "due at 29", due(29, 9), []string{"past", "z", "a", "b"})
}

func testHistory(t *testing.T, s Store) {
	ctx := t.Context()
	share := func(p string, points int32, change func(*journal.Share)) journal.Share {
		sh := journal.Share{Player: p, Name: p + " then", Points: points, Won: points > 50, Made: 2, Games: 1}
		if change != nil {
			change(&sh)
		}
		return sh
	}
	at := map[string]journal.Summary{"s": {ID: "s"}, "t": {ID: "t"}}
	var all []journal.Result
	for i, r := range []journal.Result{
		{Table: "s", Match: 1, Variant: "p", Ended: 100, Deals: 9, Chairs: []journal.Share{share("ann", 60, nil), share("bob", -40, nil)}},
		{Table: "t", Match: 1, Variant: "p", Ended: 100, Deals: 9, House: true, Chairs: []journal.Share{share("ann", 40, nil), share("bob", 40, nil), share("", 70, nil)}},
		{Table: "s", Match: 2, Variant: "q", Ended: 100, Deals: 5, Began: 7, Games: 2, Chairs: []journal.Share{share("ann", math.MaxInt32, nil)}},
		{Table: "s", Match: 3, Variant: "p", Ended: 90, Cut: true, Chairs: []journal.Share{share("ann", 60, nil)}},
		{Table: "s", Match: 4, Variant: "p", Ended: 200, Chairs: []journal.Share{share("ann", 60, func(s *journal.Share) { s.Hints = 1 }), share("bob", 51, nil)}},
		{Table: "t", Match: 10, Variant: "r", Ended: 95, Chairs: []journal.Share{share("ann", 60, func(s *journal.Share) { s.Undone = 2 })}},
		{Table: "t", Match: 2, Variant: "p", Ended: 101, Deals: 9, Chairs: []journal.Share{share("ann", 40, nil), share("bob", 40, func(s *journal.Share) { s.Away = 3 })}},
	} {
		at[r.Table] = put(t, s, at[r.Table], int64(i), func(p *journal.Projection) { p.Result = &r })
		all = append(all, r)
	}
	newest := []journal.Result{all[4], all[6], all[1], all[2], all[0], all[5], all[3]}
	for i := range newest {
		got := must.Get(s.Results(ctx, "ann", "", store.At(&newest[i]), 2))(t)
		equal(t, fmt.Sprintf("results after the %dth", i+1), got, newest[i+1:min(i+3, len(newest))])
	}
	equal(t, "all results", must.Get(s.Results(ctx, "ann", "", store.Cursor{}, 99))(t), newest)
	equal(t, "no results", must.Get(s.Results(ctx, "ann", "", store.Cursor{}, 0))(t), nil)
	equal(t, "results of p", must.Get(s.Results(ctx, "ann", "p", store.At(&all[4]), 2))(t), []journal.Result{all[6], all[1]})
	equal(t, "bob's results", must.Get(s.Results(ctx, "bob", "", store.Cursor{}, 99))(t), []journal.Result{all[4], all[6], all[1], all[0]})
	equal(t, "a bot's results", must.Get(s.Results(ctx, "", "", store.Cursor{}, 99))(t), nil)
	equal(t, "a result", must.Get(s.Result(ctx, "s", 2))(t), all[2])
	_, err := s.Result(ctx, "s", 10)
	wantError(t, "no result", err, store.ErrNone)
	equal(t, "ann's tallies", must.Get(s.Tallies(ctx, "ann"))(t), []store.Tally{
		{Variant: "p", Matches: 2, Won: 1, Deals: 18, Made: 4, Points: 100, Assisted: 3, AssistedWon: 2},
		{Variant: "q", Matches: 1, Won: 1, Deals: 5, Made: 2, Points: math.MaxInt32},
		{Variant: "r", Assisted: 1, AssistedWon: 1},
	})
	equal(t, "bob's tallies", must.Get(s.Tallies(ctx, "bob"))(t), []store.Tally{
		{Variant: "p", Matches: 2, Won: 1, Deals: 9, Made: 4, Points: 11, Assisted: 2},
	})
	equal(t, "nobody's tallies", must.Get(s.Tallies(ctx, ""))(t), nil)
}

func testPeople(t *testing.T, s Company) {
	ctx := t.Context()
	born := time.Date(2026, 11, 5, 7, 8, 9, 123456789, time.FixedZone("", 3600))
	ann := store.Player{ID: "ann", Name: "Ann 🂡", Created: born}
	must.Do(t, s.AddPlayer(ctx, ann))
	ann.Created = born.UTC().Truncate(time.Millisecond)
	wantError(t, "a second ann", s.AddPlayer(ctx, store.Player{ID: "ann", Name: "other"}), store.ErrTaken)
	equal(t, "ann", must.Get(s.Player(ctx, "ann"))(t), ann)
	_, err := s.Player(ctx, "bob")
	wantError(t, "bob", err, store.ErrNone)
	wantError(t, "renaming bob", s.Rename(ctx, "bob", "B"), store.ErrNone)
	ann.Name = "Anna"
	for range 2 {
		must.Do(t, s.Rename(ctx, "ann", ann.Name))
	}
	equal(t, "anna", must.Get(s.Player(ctx, "ann"))(t), ann)
	for _, p := range []store.Player{{ID: ""}, {ID: "x\x00"}, {ID: "x", Name: "\xff"}, {ID: string(make([]byte, 200))}} {
		if err := s.AddPlayer(ctx, p); err == nil {
			t.Errorf("player %q %q was kept", p.ID, p.Name)
		}
	}
	must.Do(t, s.AddPlayer(ctx, store.Player{ID: "Zoe"}))
	all := must.Get(s.Players(ctx, "", 9))(t)
	if len(all) != 2 || all[0].ID != "Zoe" || all[1] != ann {
		t.Errorf("players: %+v", all)
	}
	equal(t, "players after Zoe", must.Get(s.Players(ctx, "Zoe", 1))(t), []store.Player{ann})
}

// someKeys adds two players, Ann with keys of all kinds and Zoe with one of a device, and returns the keys.
func someKeys(t *testing.T, s Company, born time.Time) (anns []store.Key, zoes store.Key) {
	t.Helper()
	for _, id := range []string{"ann", "Zoe"} {
		must.Do(t, s.AddPlayer(t.Context(), store.Player{ID: id, Name: "Ann", Created: born}))
	}
	for i, kind := range []store.Kind{store.SSH, store.Passkey, store.Words, store.Link, store.Device, store.Device} {
		k := store.Key{ID: store.KeyID{byte(9 - i), 0, 255}, Player: "ann", Kind: kind, Label: "ä", Made: born.Add(time.Duration(i) * time.Second), Seen: born, Data: []byte{byte(i)}}
		if kind == store.Link {
			k.Until = born.Add(1500*time.Millisecond + 1)
		}
		must.Do(t, s.AddKey(t.Context(), k))
		anns = append(anns, k.Rounded())
	}
	zoes = store.Key{ID: store.KeyID{99}, Player: "Zoe", Kind: store.Device, Seen: store.Day(born)}
	must.Do(t, s.AddKey(t.Context(), zoes))
	return anns, zoes
}

// testKeys: keys of all kinds are stored with all that they have, found and used.
func testKeys(t *testing.T, s Company) {
	ctx := t.Context()
	born := time.Date(2026, 11, 5, 7, 8, 9, 0, time.UTC)
	id := store.KeyID{1}
	_, _, err := s.Key(ctx, id)
	wantError(t, "no key", err, store.ErrNone)
	wantError(t, "using no key", s.UseKey(ctx, store.Key{ID: id, Kind: store.Device}), store.ErrNone)
	wantError(t, "a key of nobody", s.AddKey(ctx, store.Key{ID: id, Kind: store.Device, Player: "bob"}), store.ErrNone)
	all, zoes := someKeys(t, s, born)
	if err := s.AddKey(ctx, store.Key{ID: id, Player: "ann"}); err == nil {
		t.Error("a key of no kind was kept")
	}
	wantError(t, "words that another player has", s.AddKey(ctx, store.Key{ID: all[0].ID, Player: "Zoe", Kind: store.Words, Seen: born}), store.ErrTaken)
	must.Do(t, s.AddPlayer(ctx, store.Player{ID: "words", Name: "Words", Created: born}))
	var adding sync.WaitGroup
	for i := range byte(9) {
		adding.Go(func() {
			if err := s.AddKey(ctx, store.Key{ID: store.KeyID{7, i}, Player: "words", Kind: store.Words, Seen: born}); err != nil {
				t.Error(err)
			}
		})
	}
	adding.Wait()
	equal(t, "players with recovery words", must.Get(s.Keyed(ctx, []string{"words", "none"}))(t), []string{"words"})
	equal(t, "recovery words of one player", len(must.Get(s.Keys(ctx, "words"))(t)), 1)
	wantError(t, "the same key", s.AddKey(ctx, store.Key{ID: all[0].ID, Player: "Zoe", Kind: store.Link, Seen: born}), store.ErrTaken)
	for _, data := range []string{"here", "there"} {
		push := store.Key{ID: store.KeyID{8}, Player: "words", Kind: store.Push, Made: born, Seen: born, Data: []byte(data)}
		must.Do(t, s.AddKey(ctx, push))
		got, _ := must.Get2(s.Key(ctx, push.ID))(t)
		equal(t, "a push key in place of another", got, push.Rounded())
	}
	for n, whose := range []string{"words", "ann", "Zoe", "Zoe"} { // an address is that of the last key with it
		data := []byte(`{"endpoint":"https://push.example/a?b=1\u0026c=\u003c","turn":true}`)
		if n == 0 {
			data = []byte(`{"Endpoint":"https://push.example/a?b=1\u0026c=\u003c","P256dh":"x"}`) // as earlier versions stored it
		}
		must.Do(t, s.AddKey(ctx, store.Key{ID: store.KeyID{9, byte(n)}, Player: whose, Kind: store.Push, Made: born, Seen: born, Data: data}))
		for before := range n {
			_, _, err := s.Key(ctx, store.KeyID{9, byte(before)})
			wantError(t, "an earlier key of the same address", err, store.ErrNone)
		}
	}
	must.Do(t, s.AddKey(ctx, store.Key{ID: store.KeyID{10}, Player: "ann", Kind: store.Push, Made: born, Seen: born, Data: []byte(`{"endpoint":"https://push.example/a"}`)}))
	for _, id := range []store.KeyID{{9, 3}, {8}, {10}} {
		must.Get(s.TakeKey(ctx, id))(t) // other addresses, and none, have stayed
	}
	must.Do(t, s.AddKey(ctx, store.Key{ID: store.KeyID{8}, Player: "words", Kind: store.Push, Made: born, Seen: born}))
	for _, k := range []store.Key{{Player: "Zoe", Kind: store.Push}, {Player: "words", Kind: store.Link}} {
		k.ID = store.KeyID{8}
		wantError(t, "a push key's id", s.AddKey(ctx, k), store.ErrTaken)
	}
	for _, k := range all {
		got, p := must.Get2(s.Key(ctx, k.ID))(t)
		equal(t, string(k.Kind), got, k)
		equal(t, "whose", p, store.Player{ID: "ann", Name: "Ann", Created: born})
	}
	for _, d := range []int{49, 0} {
		used := all[4]
		used.Seen, used.Kind, used.Label, used.Data = born.Add(time.Duration(d)*time.Hour), store.SSH, "laptop", []byte{0, 1}
		must.Do(t, s.UseKey(ctx, used))
		used.Seen = store.Day(born).AddDate(0, 0, 2)
		got, _ := must.Get2(s.Key(ctx, used.ID))(t)
		equal(t, "a used key", got, used)
		all[4] = used
	}
	equal(t, "Ann's keys", must.Get(s.Keys(ctx, "ann"))(t), all)
	equal(t, "Zoe's keys", must.Get(s.Keys(ctx, "Zoe"))(t), []store.Key{zoes})
	equal(t, "nobody's keys", len(must.Get(s.Keys(ctx, "bob"))(t)), 0)
}

// testKeysEnd: a key is taken by one caller, and a player's other keys end together.
func testKeysEnd(t *testing.T, s Company) {
	ctx := t.Context()
	all, zoes := someKeys(t, s, time.Date(2026, 11, 5, 7, 8, 9, 0, time.UTC))
	var mu sync.Mutex
	var taken []store.Key
	var wg sync.WaitGroup
	for range 5 {
		wg.Go(func() {
			k, err := s.TakeKey(ctx, all[3].ID)
			mu.Lock()
			defer mu.Unlock()
			if err == nil {
				taken = append(taken, k)
			} else if !errors.Is(err, store.ErrNone) {
				t.Error(err)
			}
		})
	}
	wg.Wait()
	equal(t, "the link was taken by", taken, all[3:4])
	_, _, err := s.Key(ctx, all[3].ID)
	wantError(t, "a taken key", err, store.ErrNone)
	equal(t, "ended", must.Get(s.EndKeys(ctx, "ann", all[4].ID, store.Device, store.SSH))(t), 2)
	equal(t, "Ann's keys", must.Get(s.Keys(ctx, "ann"))(t), []store.Key{all[1], all[2], all[4]})
	equal(t, "Zoe's keys", must.Get(s.Keys(ctx, "Zoe"))(t), []store.Key{zoes})
}

// testPurge: the store forgets people not seen for long, and no others.
func testPurge(t *testing.T, s Company) {
	ctx := t.Context()
	now := time.Date(2026, 11, 5, 7, 8, 9, 0, time.UTC)
	year, key := now.AddDate(-1, 0, 0), uint16(0)
	player := func(id string, created time.Time, seen ...time.Time) {
		t.Helper()
		must.Do(t, s.AddPlayer(ctx, store.Player{ID: id, Created: created}))
		for _, day := range seen {
			key++
			must.Do(t, s.AddKey(ctx, store.Key{ID: store.KeyID{byte(key >> 8), byte(key)}, Kind: store.Device, Player: id, Seen: day}))
		}
	}
	long := year.AddDate(0, 0, -1)
	for i := range 1200 { // more than one purge forgets
		player(fmt.Sprintf("gone %d", i), long, long)
	}
	player("here", long, long, now)
	player("today", year.AddDate(0, 0, 1), year.AddDate(0, 0, 1))
	player("new", year) // whose key is still being created
	player("paper", long)
	must.Do(t, s.AddKey(ctx, store.Key{ID: store.KeyID{255, 1}, Kind: store.Words, Player: "paper", Seen: long}))
	must.Do(t, s.AddKey(ctx, store.Key{ID: store.KeyID{255, 2}, Kind: store.Link, Player: "paper", Seen: now, Until: now}))
	must.Do(t, s.AddKey(ctx, store.Key{ID: store.KeyID{255, 3}, Kind: store.Link, Player: "paper", Seen: now, Until: now.Add(time.Second)}))
	player("told", long, long) // whose browser takes messages, but is not used
	must.Do(t, s.AddKey(ctx, store.Key{ID: store.KeyID{255, 4}, Kind: store.Push, Player: "told", Seen: long}))
	player("reads", long, now) // whose browser takes messages, and got none lately
	must.Do(t, s.AddKey(ctx, store.Key{ID: store.KeyID{255, 5}, Kind: store.Push, Player: "reads", Seen: long}))
	player("sits", long, long)
	player("sat", long)
	player("stood", long)
	at := put(t, s, journal.Summary{ID: "t", Chairs: []journal.Sitter{{Player: "stood"}, {Player: "sits"}}}, 1, func(p *journal.Projection) {
		p.Result = &journal.Result{Table: "t", Match: 1, Chairs: []journal.Share{{Player: "sat"}}}
	})
	put(t, s, at, 2, func(p *journal.Projection) { p.Summary.Chairs = []journal.Sitter{{}, {Player: "sits"}} })
	for _, want := range [][2]int{{1205, 1202}, {0, 0}} {
		keys, players, err := s.Purge(ctx, year, now)
		equal(t, "forgotten", must.Get([2]int{keys, players}, err)(t), want)
	}
	var left []string
	for _, p := range must.Get(s.Players(ctx, "", 99))(t) {
		left = append(left, p.ID)
	}
	equal(t, "left", left, []string{"here", "new", "paper", "reads", "sat", "sits", "today"})
	equal(t, "a reader's keys", len(must.Get(s.Keys(ctx, "reads"))(t)), 2)
}

// testPurgeAliases: an alias stays as long as its player, who stays as long as an alias has a chair or a match. One whom
// an import brings before its player stays, too.
func testPurgeAliases(t *testing.T, s Company) {
	ctx, long := t.Context(), time.UnixMilli(5).UTC()
	now := long.AddDate(9, 0, 0)
	for i, id := range []string{"home", "away", "gone", "alike", "sat", "root"} {
		must.Do(t, s.AddPlayer(ctx, store.Player{ID: id, Name: id, Created: long}))
		if must.Do(t, s.AddKey(ctx, store.Key{ID: store.KeyID{byte(i)}, Kind: store.Device, Player: id, Seen: long})); id == "home" {
			must.Do(t, s.UseKey(ctx, store.Key{ID: store.KeyID{byte(i)}, Kind: store.Device, Seen: now}))
		}
	}
	must.Get(s.AppendAudit(ctx, store.AuditEntry{Operator: "o", Act: "ban", Whom: "away", Reason: "shouts"}))(t)
	put(t, s, journal.Summary{ID: "t"}, 1, func(p *journal.Projection) {
		p.Result = &journal.Result{Table: "t", Match: 1, Chairs: []journal.Share{{Player: "sat"}}}
	})
	for _, both := range [][2]string{{"away", "home"}, {"alike", "gone"}, {"sat", "root"}} {
		must.Do(t, s.Merge(ctx, both[0], both[1], long))
	}
	must.Do(t, s.AddPlayer(ctx, store.Player{ID: "early", Created: long, AliasOf: "late", Merged: long}))
	for _, want := range []int{2, 0} { // gone and alike
		_, players, err := s.Purge(ctx, now.AddDate(-1, 0, 0), now)
		equal(t, "purged", must.Get(players, err)(t), want)
	}
	must.Do(t, s.AddPlayer(ctx, store.Player{ID: "late", Created: now}))
	for id, want := range map[string][]string{"home": {"away"}, "gone": nil, "root": {"sat"}, "late": {"early"}} {
		equal(t, "aliases", must.Get(s.Aliases(ctx, id))(t), want)
	}
	_, err := s.Player(ctx, "root")
	must.Do(t, err)
	equal(t, "under a ban", len(must.Get(s.AuditedAliases(ctx))(t)), 1)
}

func testProject(t *testing.T, s Store) {
	ctx := t.Context()
	wantError(t, "no table", s.Project(ctx, "t", &store.Folded{Summary: journal.Summary{ID: "t"}}), store.ErrNone)
	at := put(t, s, journal.Summary{ID: "t", Public: true, Chairs: []journal.Sitter{{Player: "ann"}}}, 1, func(p *journal.Projection) {
		p.Result = &journal.Result{Table: "t", Match: 1, Ended: 1, Chairs: []journal.Share{{Player: "ann"}}}
	})
	behind := at
	behind.Seq, behind.Head = 2, journal.Hash{1}
	wantError(t, "a summary of another entry", s.Project(ctx, "t", &store.Folded{Summary: behind}), store.ErrStale)
	behind.Seq = 1
	wantError(t, "a summary with another hash", s.Project(ctx, "t", &store.Folded{Summary: behind}), store.ErrStale)

	at.Chairs, at.Variant, at.Due = []journal.Sitter{{Player: "bob"}, {Player: "eve"}}, "v", 7
	results := []journal.Result{
		{Table: "t", Match: 2, Variant: "v", Ended: 3, Chairs: []journal.Share{{Player: "bob", Won: true}}},
		{Table: "t", Match: 3, Variant: "v", Ended: 4, Chairs: []journal.Share{{Player: "bob"}}},
	}
	if err := s.Project(ctx, "t", &store.Folded{Summary: at, Results: append(results, results[0])}); err == nil {
		t.Error("two results of one match were kept")
	}
	must.Do(t, s.Project(ctx, "t", &store.Folded{Summary: at, Results: results}))
	equal(t, "summary", must.Get(s.Summary(ctx, "t"))(t), at)
	equal(t, "ann's tables", must.Get(s.Seated(ctx, "ann", 0, 9))(t), nil)
	equal(t, "bob's tables", must.Get(s.Seated(ctx, "bob", 0, 9))(t), []journal.Summary{at})
	equal(t, "ann's results", must.Get(s.Results(ctx, "ann", "", store.Cursor{}, 9))(t), nil)
	equal(t, "bob's results", must.Get(s.Results(ctx, "bob", "", store.Cursor{}, 9))(t), []journal.Result{results[1], results[0]})
	equal(t, "bob's tallies", must.Get(s.Tallies(ctx, "bob"))(t), []store.Tally{{Variant: "v", Matches: 2, Won: 1}})
	_, err := s.Result(ctx, "t", 1)
	wantError(t, "the first result", err, store.ErrNone)
	put(t, s, at, 2, nil)
}

func testImport(t *testing.T, s Store) {
	ctx := t.Context()
	at := journal.Summary{ID: "t", Chairs: []journal.Sitter{{Player: "ann"}}}
	var log []journal.Entry
	for i := range 257 {
		e, p := Next(at, int64(i), i)
		log, at = append(log, *e), p.Summary
	}
	results := []journal.Result{{Table: "t", Match: 1, Ended: 5, Chairs: []journal.Share{{Player: "ann"}}}}
	f := store.Folded{Summary: at, Results: results}
	for what, spoil := range map[string]func(log []journal.Entry) []journal.Entry{
		"nothing":           func([]journal.Entry) []journal.Entry { return nil },
		"a changed entry":   func(log []journal.Entry) []journal.Entry { log[100].Body = []byte("{}"); return log },
		"a later moment":    func(log []journal.Entry) []journal.Entry { log[100].At++; return log },
		"one left out":      func(log []journal.Entry) []journal.Entry { return slices.Delete(log, 100, 101) },
		"the last missing":  func(log []journal.Entry) []journal.Entry { return log[:256] },
		"the first missing": func(log []journal.Entry) []journal.Entry { return log[1:] },
		"another number":    func(log []journal.Entry) []journal.Entry { log[256].Seq++; return log },
	} {
		if err := s.Import(ctx, "t", spoil(slices.Clone(log)), &f); err == nil {
			t.Errorf("%s was taken for a log", what)
		}
		_, err := s.Read(ctx, "t", 0)
		wantError(t, what, err, store.ErrNone)
	}
	must.Do(t, s.Import(ctx, "t", log, &f))
	equal(t, "the log", must.Get(s.Read(ctx, "t", 0))(t), log)
	equal(t, "the summary", must.Get(s.Summary(ctx, "t"))(t), at)
	equal(t, "the results", must.Get(s.Results(ctx, "ann", "", store.Cursor{}, 9))(t), results)
	equal(t, "ann's tables", must.Get(s.Seated(ctx, "ann", 0, 9))(t), []journal.Summary{at})
	wantError(t, "the same table", s.Import(ctx, "t", log, &f), store.ErrTaken)
	put(t, s, at, 1000, nil)
}

// testRace makes writers race for each number of one table: exactly one may win it, and the store keeps the
// winner's entry.
func testRace(t *testing.T, s Store) {
	stores := []Store{s}
	if sh, ok := s.(Sharer); ok {
		stores = append(stores, sh.Another(t))
	}
	const numbers, writers = 60, 8
	var (
		mu  sync.Mutex
		won = map[uint64]string{}
		wg  sync.WaitGroup
		bad = make(chan error, writers)
	)
	for w := range writers {
		wg.Go(func() {
			s := stores[w%len(stores)]
			at := journal.Summary{ID: "race"}
			for at.Seq < numbers {
				e, p := Next(at, int64(at.Seq), fmt.Sprintf("%d of writer %d", at.Seq+1, w))
				p.Summary.Chairs = []journal.Sitter{{Player: fmt.Sprint("p", w)}}
				p.Result = &journal.Result{Table: "race", Match: int(e.Seq), Chairs: []journal.Share{{Player: fmt.Sprint("p", w), Made: 1}}}
				err := s.Append(t.Context(), "race", e, p)
				if err == nil {
					mu.Lock()
					if other, ok := won[e.Seq]; ok {
						err = fmt.Errorf("entry %d was won by %s and by %s", e.Seq, other, e.Body)
					}
					won[e.Seq] = string(e.Body)
					mu.Unlock()
				}
				if err != nil && !errors.Is(err, store.ErrStale) {
					bad <- err
					return
				}
				if at, err = s.Summary(t.Context(), "race"); err != nil {
					bad <- err
					return
				}
			}
		})
	}
	wg.Wait()
	close(bad)
	for err := range bad {
		t.Error(err)
	}
	log := must.Get(s.Read(t.Context(), "race", 0))(t)
	checkLog(t, "race", log)
	if len(log) != len(won) {
		t.Errorf("%d entries, %d won", len(log), len(won))
	}
	for _, e := range log {
		if won[e.Seq] != string(e.Body) {
			t.Errorf("entry %d is %s, and %s won", e.Seq, e.Body, won[e.Seq])
		}
	}
	made := 0
	for w := range writers {
		for _, tally := range must.Get(s.Tallies(t.Context(), fmt.Sprint("p", w)))(t) {
			made += tally.Made
		}
		seated := must.Get(s.Seated(t.Context(), fmt.Sprint("p", w), 0, 9))(t)
		last := string(log[len(log)-1].Body) == fmt.Sprintf("%q", fmt.Sprintf("%d of writer %d", len(log), w))
		if (len(seated) == 1) != last {
			t.Errorf("writer %d sits at %d tables; wrote the last entry: %v", w, len(seated), last)
		}
	}
	if made != len(log) {
		t.Errorf("%d results of %d entries are counted", made, len(log))
	}
}

// checkLog fails the test unless a log is numbered and chained.
func checkLog(t testing.TB, tbl string, log []journal.Entry) {
	t.Helper()
	if len(log) == 0 {
		t.Fatalf("table %q has no entries", tbl)
	}
	last := log[len(log)-1]
	must.Do(t, store.CheckAll(tbl, log, &store.Folded{Summary: journal.Summary{ID: tbl, Seq: last.Seq, Head: last.Hash}}))
}

// testTogether uses many tables at once, with readers beside the writers.
func testTogether(t *testing.T, s Store) {
	const tables, entries = 24, 25
	var wg sync.WaitGroup
	for i := range tables {
		wg.Go(func() {
			id := fmt.Sprint("t", i)
			at := journal.Summary{ID: id, Public: true}
			for n := range entries {
				e, p := Next(at, int64(n), id)
				if err := s.Append(t.Context(), id, e, p); err != nil {
					t.Error(err)
					return
				}
				at = p.Summary
				log, err := s.Read(t.Context(), id, 0)
				if err != nil || len(log) != n+1 {
					t.Errorf("table %s has %d entries after %d were kept: %v", id, len(log), n+1, err)
					return
				}
				if n%8 == i%8 {
					if _, err := s.Public(t.Context(), journal.Gathering, 0, 5); err != nil {
						t.Error(err)
					}
				}
			}
		})
	}
	wg.Wait()
	for i := range tables {
		checkLog(t, fmt.Sprint("t", i), must.Get(s.Read(t.Context(), fmt.Sprint("t", i), 0))(t))
	}
	if st := s.Stats(); st.Appends != tables*entries || st.Commits > st.Appends+tables {
		t.Errorf("%d appends: %+v", tables*entries, st)
	}
}

// testJudgements: the store keeps the first judgement of anything, and it outlives the process.
func testJudgements(t *testing.T, s Store) {
	ctx, a, b := t.Context(), journal.Hash{1}, journal.Hash{2}
	type values = map[int][]byte
	keep := func(match journal.Hash, judge string, deal, step int, value string) {
		t.Helper()
		must.Do(t, s.KeepJudgement(ctx, match, judge, deal, step, []byte(value)))
	}
	keep(a, "expert", 0, 3, "at three")
	keep(a, "expert", 0, 3, "another")
	keep(a, "expert", 0, 5, "at five")
	keep(a, "expert", 1, 3, "of another deal")
	keep(a, "Expert", 0, 3, "by another judge")
	keep(b, "expert", 0, 3, "of another match")
	if s.KeepJudgement(ctx, a, "expert", 0, 4, nil) == nil || s.KeepJudgement(ctx, a, "", 0, 4, []byte("x")) == nil {
		t.Error("a judgement of nobody, or of nothing, is kept")
	}
	if r, ok := s.(Reopener); ok {
		s = r.Reopen(t)
	}
	equal(t, "a deal", must.Get(s.Judgements(ctx, a, "expert", 0))(t), values{3: []byte("at three"), 5: []byte("at five")})
	equal(t, "another match", must.Get(s.Judgements(ctx, b, "expert", 0))(t), values{3: []byte("of another match")})
	equal(t, "no match", must.Get(s.Judgements(ctx, b, "expert", 1))(t), values{})
}

// testPads: a newer pad replaces the stored one, outlives the process, and is dropped by its keeper, or
// once it has not changed for long.
func testPads(t *testing.T, s Company) {
	ctx, day := t.Context(), time.UnixMilli(1_800_000_000_000)
	missing := func(_ store.Pad, err error) error { return err }
	keep := func(id, record string, at time.Time) {
		t.Helper()
		must.Do(t, s.KeepPad(ctx, store.Pad{ID: id, Record: []byte(record), Changed: at}, nil))
	}
	keep("a", "first", day)
	keep("b", "another", day.Add(-time.Hour))
	keep("a", "second", day.Add(time.Millisecond))
	over := func(record, was string) error {
		return s.KeepPad(ctx, store.Pad{ID: "a", Record: []byte(record), Changed: day.Add(2 * time.Millisecond)}, []byte(was))
	}
	wantError(t, "a change of what is kept no more", over("lost", "first"), store.ErrStale)
	equal(t, "a change of what is kept", over("third", "second"), nil)
	equal(t, "a new pad over a record that is gone", s.KeepPad(ctx, store.Pad{ID: "c", Record: []byte("x"), Changed: day}, []byte("gone")), nil)
	if s.KeepPad(ctx, store.Pad{ID: "c", Changed: day}, nil) == nil || s.KeepPad(ctx, store.Pad{Record: []byte("x")}, nil) == nil {
		t.Error("a pad without a name, or without a record, is kept")
	}
	if r, ok := s.(Reopener); ok {
		s = r.Reopen(t).(Company)
	}
	p := must.Get(s.Pad(ctx, "a"))(t)
	if string(p.Record) != "third" || p.ID != "a" || !p.Changed.Equal(day.Add(2*time.Millisecond)) {
		t.Errorf("kept is %+v", p)
	}
	must.Get2(s.Purge(ctx, day, day))(t)
	wantError(t, "an old pad", missing(s.Pad(ctx, "b")), store.ErrNone)
	equal(t, "a pad that is not old", string(must.Get(s.Pad(ctx, "a"))(t).Record), "third")
	for range 2 {
		must.Do(t, s.DropPad(ctx, "a"))
	}
	wantError(t, "a pad that was dropped", missing(s.Pad(ctx, "a")), store.ErrNone)
}

// testOrder: the audit log numbers its entries, and an entry closes the complaint that it answers, once.
// Complaints have shares, and when there is no room, those of the greediest address make some.
func testOrder(t *testing.T, s Company) {
	ctx := t.Context()
	entry := func(whom, act string, complaint uint64) (uint64, error) {
		at := int64(5)
		if complaint != 0 {
			at = 20
		}
		return s.AppendAudit(ctx, store.AuditEntry{At: at, Operator: "console", Act: act, Whom: whom, Table: "t", Until: 9, Reason: "shouts", Complaint: complaint})
	}
	for i, whom := range []string{"ann", "bob", "ann"} {
		equal(t, "number", must.Get(entry(whom, "ban", 0))(t), uint64(i+1))
	}
	if _, err := s.AppendAudit(ctx, store.AuditEntry{Operator: "o", Act: "ban", Whom: "ann"}); err == nil {
		t.Error("an act without a reason is stored")
	}
	whole := store.AuditEntry{N: 3, At: 5, Operator: "console", Act: "ban", Whom: "ann", Table: "t", Until: 9, Reason: "shouts"}
	numbers := func(es []store.AuditEntry, err error) (all []uint64) {
		t.Helper()
		must.Do(t, err)
		for _, e := range es {
			all = append(all, e.N)
		}
		return all
	}
	equal(t, "after 1", numbers(s.AuditAfter(ctx, 1, 9)), []uint64{2, 3})
	equal(t, "of ann", numbers(s.Audit(ctx, "ann", 0, 9)), []uint64{3, 1})
	equal(t, "before 3", numbers(s.Audit(ctx, "", 3, 1)), []uint64{2})
	equal(t, "entry", must.Get(s.Audit(ctx, "", 0, 1))(t)[0], whole)

	complain := func(by, from string) (uint64, error) {
		return s.AddComplaint(ctx, store.Complaint{At: 7, By: by, Source: from, Whom: "eve", Table: "t", Match: 2,
			Lines: []store.Quote{{Seq: 4, At: 6, Text: "ä'"}}, Text: "loud"}, store.ComplaintBounds{Player: 2, Source: 3, All: 4})
	}
	open := func() (all []uint64) {
		for _, c := range must.Get(s.Charges(ctx, "eve", 0, 9))(t) {
			all = append(all, c.ID)
		}
		return all
	}
	for i, by := range []string{"ann", "ann", "bob"} {
		equal(t, "complaint", must.Get(complain(by, "x"))(t), uint64(i+1))
	}
	for by, from := range map[string]string{"ann": "y", "cat": "x"} {
		_, err := complain(by, from)
		wantError(t, "beyond the share", err, store.ErrMany)
	}
	equal(t, "another address", must.Get(complain("dan", "y"))(t), uint64(4))
	equal(t, "no room", must.Get(complain("fay", "z"))(t), uint64(5))
	equal(t, "open", open(), []uint64{2, 3, 4, 5})
	_, err := entry("ann", "dismiss", 2)
	wantError(t, "a complaint about another player", err, store.ErrNone)
	must.Get(entry("eve", "silence", 2))(t)
	for _, id := range []uint64{1, 2, 99} {
		_, err := entry("eve", "dismiss", id)
		wantError(t, "what is not open", err, store.ErrNone)
	}
	equal(t, "entries", len(must.Get(s.AuditAfter(ctx, 0, 99))(t)), 4)
	if r, ok := s.(Reopener); ok {
		s = r.Reopen(t).(Company)
	}
	equal(t, "open", open(), []uint64{3, 4, 5})
	equal(t, "ann's", must.Get(s.Complaints(ctx, "ann", 9))(t), []store.Complaint{{ID: 2, At: 7, By: "ann", Whom: "eve", Table: "t", Match: 2,
		Lines: []store.Quote{{Seq: 4, At: 6, Text: "ä'"}}, Text: "loud", Outcome: "silence"}})
	must.Get2(s.Purge(ctx, time.UnixMilli(20), time.UnixMilli(20)))(t)
	equal(t, "ann's, a year after it was made", len(must.Get(s.Complaints(ctx, "ann", 9))(t)), 1)
	must.Get2(s.Purge(ctx, time.UnixMilli(21), time.UnixMilli(21)))(t)
	equal(t, "ann's, a year after the answer", len(must.Get(s.Complaints(ctx, "ann", 9))(t)), 0)
	equal(t, "open, after a year", open(), []uint64{3, 4, 5})
}

// testReview judges a match, cancels in the middle, and continues in another process, which does not repeat
// earlier work.
func testReview(t *testing.T, s Store) {
	const example = "../../record/testdata/examples/duel.99.jsonl"
	text, err := os.Open(example) // from internal/store, or from a package below it
	if err != nil {
		text, err = os.Open("../" + example)
	}
	must.Do(t, err)
	defer text.Close()
	m := must.Get(review.Read(t.Context(), text, 1))(t)
	const before = 4
	ctx, cancel := context.WithCancel(t.Context())
	calls := 0
	jobs := func() *review.Jobs {
		return review.NewJobs(review.Judge{
			Name: func(*rules.Game) (string, error) { return "expert", nil },
			Glance: func(context.Context, *match.Match, *match.View, *company.Company) (*advice.Advice, error) {
				if calls++; calls == before {
					cancel() // work in progress is kept
				}
				return &advice.Advice{Worlds: calls}, nil
			},
			Appraise: func(context.Context, *rules.Game, *rules.Deal, []rules.Action) ([]ledger.Worth, error) {
				return nil, nil
			},
		}, s, 1, 1)
	}
	always := func() bool { return true }
	_, err = jobs().Report(ctx, m, review.Whole, review.AtAGlance, always)
	wantError(t, "the cancelled job", err, context.Canceled)
	if r, ok := s.(Reopener); ok {
		s = r.Reopen(t)
	}
	if r, err := jobs().Report(t.Context(), m, review.Whole, review.AsStored, nil); err != nil || r.Judged != before {
		t.Errorf("%d decisions are kept, not %d: %v", r.Judged, before, err)
	}
	r, err := jobs().Report(t.Context(), m, review.Whole, review.AtAGlance, always)
	if err != nil || r.Judged != r.Of || calls != r.Of || r.Of <= before {
		t.Errorf("%d of %d decisions, judged %d times: %v", r.Judged, r.Of, calls, err)
	}
}

func testCancelled(t *testing.T, s Store) {
	at := put(t, s, journal.Summary{ID: "t"}, 1, nil)
	ctx, cancel := context.WithCancel(t.Context())
	cancel()
	for name, err := range everything(ctx, s, at) {
		wantError(t, name, err, context.Canceled)
	}
	equal(t, "the summary", must.Get(s.Summary(t.Context(), "t"))(t), at)
	_, err := s.Player(t.Context(), "new")
	wantError(t, "the player", err, store.ErrNone)

	// A caller that gives up in the middle gets the outcome.
	for range 50 {
		ctx, cancel := context.WithCancel(t.Context())
		e, p := Next(at, 2, "perhaps")
		done := make(chan error, 1)
		go func() { done <- s.Append(ctx, "t", e, p) }()
		cancel()
		err := <-done
		kept := must.Get(s.Summary(t.Context(), "t"))(t)
		switch {
		case err == nil && kept.Seq == e.Seq:
			at = kept
		case errors.Is(err, context.Canceled) && !errors.Is(err, store.ErrUnsure) && kept.Seq == at.Seq:
		default:
			t.Fatalf("entry %d: %v; the table is at %d", e.Seq, err, kept.Seq)
		}
	}
	put(t, s, at, 3, nil)
}

// everything calls every method that can be refused, and returns the errors.
func everything(ctx context.Context, s Store, at journal.Summary) map[string]error {
	e, p := Next(at, 2, "more")
	first, _ := Next(journal.Summary{ID: "u"}, 1, "u")
	second := func(_ any, err error) error { return err }
	all := map[string]error{
		"Append":     s.Append(ctx, "t", e, p),
		"Read":       second(s.Read(ctx, "t", 0)),
		"Summary":    second(s.Summary(ctx, "t")),
		"Heads":      second(s.Heads(ctx, []string{"t"})),
		"Open":       second(s.Public(ctx, journal.Gathering, 0, 1)),
		"Playing":    second(s.Public(ctx, journal.InPlay, 0, 1)),
		"Seated":     second(s.Seated(ctx, "ann", 0, 1)),
		"Due":        second(s.Due(ctx, 1, 1)),
		"Results":    second(s.Results(ctx, "ann", "", store.Cursor{}, 1)),
		"Result":     second(s.Result(ctx, "t", 1)),
		"Tallies":    second(s.Tallies(ctx, "ann")),
		"AddPlayer":  s.AddPlayer(ctx, store.Player{ID: "new"}),
		"Player":     second(s.Player(ctx, "ann")),
		"Rename":     s.Rename(ctx, "ann", "x"),
		"Tables":     second(s.Tables(ctx, "", 1)),
		"Players":    second(s.Players(ctx, "", 1)),
		"Project":    s.Project(ctx, "t", &store.Folded{Summary: at}),
		"Import":     s.Import(ctx, "u", []journal.Entry{*first}, &store.Folded{Summary: journal.Summary{ID: "u", Seq: 1, Head: first.Hash}}),
		"Ping":       s.Ping(ctx),
		"Row":        second(s.Row(ctx, "p", "l", "k")),
		"Ranked":     second(s.Ranked(ctx, "p", "l", 1)),
		"Fold":       second(s.Fold(ctx, nil, 1, 1)),
		"Judgements": second(s.Judgements(ctx, journal.Hash{}, "expert", 0)),
		"Judge":      s.KeepJudgement(ctx, journal.Hash{}, "expert", 0, 0, []byte("x")),
	}
	if c, ok := s.(Company); ok {
		_, _, key := c.Key(ctx, store.KeyID{})
		_, _, purge := c.Purge(ctx, time.Unix(0, 0), time.Unix(0, 0))
		maps.Copy(all, map[string]error{
			"Purge":        purge,
			"AddKey":       c.AddKey(ctx, store.Key{Kind: store.Device, Player: "ann"}),
			"Key":          key,
			"Keys":         second(c.Keys(ctx, "ann")),
			"UseKey":       c.UseKey(ctx, store.Key{Kind: store.Device}),
			"TakeKey":      second(c.TakeKey(ctx, store.KeyID{})),
			"EndKeys":      second(c.EndKeys(ctx, "ann", store.KeyID{}, store.Device)),
			"AppendAudit":  second(c.AppendAudit(ctx, store.AuditEntry{Operator: "o", Act: "ban", Whom: "ann", Reason: "r"})),
			"AuditAfter":   second(c.AuditAfter(ctx, 0, 1)),
			"InAudit":      second(c.AuditedAliases(ctx)),
			"Audit":        second(c.Audit(ctx, "", 0, 1)),
			"AddComplaint": second(c.AddComplaint(ctx, store.Complaint{By: "ann", Whom: "bob"}, store.ComplaintBounds{Player: 9, Source: 9, All: 9})),
			"Complaints":   second(c.Complaints(ctx, "ann", 1)),
			"Charges":      second(c.Charges(ctx, "", 0, 1)),
			"KeepPad":      c.KeepPad(ctx, store.Pad{ID: "a", Record: []byte("x")}, nil),
			"Pad":          second(c.Pad(ctx, "a")),
			"DropPad":      c.DropPad(ctx, "a"),
			"KeepEvening":  c.KeepEvening(ctx, store.Evening{ID: "a", Variant: "p", Zone: "UTC"}),
			"DelayEvening": c.DelayEvening(ctx, "a", 0, 1),
			"Evening":      second(c.Evening(ctx, "a")),
			"Evenings":     second(c.Evenings(ctx, "", 1)),
			"DueEvenings":  second(c.DueEvenings(ctx, 1, 1)),
			"Come":         c.Come(ctx, store.Coming{Evening: "a", Begins: 1, Player: "ann", Said: 1}),
			"Coming":       second(some(c.Coming(ctx, "a", 1, 1))),
			"ComesTo":      second(c.ComesTo(ctx, "ann", 0, 1)),
			"Awaited":      second(c.Awaited(ctx, 0, 1, 0, 1)),
			"GiveTable":    second(c.GiveTable(ctx, &store.Coming{Evening: "a", Begins: 1, Player: "ann"}, 1)),
			"KeepPlan":     second(c.KeepPlan(ctx, store.Plan{Evening: "a", Begins: 1})),
			"Plans":        second(c.Plans(ctx, "a", 1)),
			"DropEvening":  c.DropEvening(ctx, "a"),
		})
	}
	return all
}

func testClosed(t *testing.T, s Store) {
	at := put(t, s, journal.Summary{ID: "t"}, 1, nil)
	for range 2 {
		must.Do(t, s.Close())
	}
	for name, err := range everything(t.Context(), s, at) {
		wantError(t, name, err, store.ErrClosed)
	}
}

// testListen: a listener ends with its context, and receives other processes' entries, but not its own.
func testListen(t *testing.T, s Store) {
	sh, ok := s.(Sharer)
	if !ok {
		t.Skip("one process alone has this store")
	}
	ctx, cancel := context.WithCancel(t.Context())
	news := make(chan store.News, 10000)
	ended := make(chan error, 1)
	go func() { ended <- sh.Listen(ctx, func(n store.News) { news <- n }) }()
	other := sh.Another(t)
	if n := <-news; n != (store.News{}) {
		t.Errorf("the first news is %+v", n)
	}
	own := journal.Summary{ID: "own"}
	for i := range 300 { // many tables, whose names do not fit into one message
		own = put(t, s, own, 1, nil)
		put(t, other, journal.Summary{ID: fmt.Sprint(i, " \x01ä\"", make([]int, 20))}, 1, nil)
	}
	last := put(t, other, put(t, other, journal.Summary{ID: "last"}, 1, nil), 2, nil)
	heard := map[string]uint64{}
	for len(heard) < 301 || heard["last"] < last.Seq {
		n := <-news
		if n.Table == "own" {
			t.Fatal("a store tells of its own entries")
		}
		heard[n.Table] = n.Seq
	}
	sh.Announce("own")
	other.(Sharer).Announce("quiet")
	if n := <-news; n != (store.News{Table: "quiet"}) {
		t.Errorf("of what is announced is heard %+v", n)
	}
	cancel()
	if err := <-ended; err != nil {
		t.Errorf("the end of listening: %v", err)
	}
}

func testReopen(t *testing.T, s Store) {
	r, ok := s.(Reopener)
	if !ok {
		t.Skip("nothing of this store outlives it")
	}
	ctx := t.Context()
	at := put(t, s, journal.Summary{ID: "t", Public: true}, 1, nil)
	ann := store.Player{ID: "ann", Created: time.UnixMilli(5).UTC()}
	must.Do(t, s.AddPlayer(ctx, ann))
	s = r.Reopen(t)
	equal(t, "the summary", must.Get(s.Summary(ctx, "t"))(t), at)
	equal(t, "the player", must.Get(s.Player(ctx, "ann"))(t), ann)
	checkLog(t, "t", must.Get(s.Read(ctx, "t", 0))(t))
	put(t, s, at, 2, nil)
}

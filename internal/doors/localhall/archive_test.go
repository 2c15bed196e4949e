package localhall

import (
	"bytes"
	"context"
	"fmt"
	"net/http"
	"slices"
	"strings"
	"sync/atomic"
	"testing"

	"ninetynine/internal/store"
	"ninetynine/internal/store/archive"
	"ninetynine/internal/store/journal"
	"ninetynine/internal/table"
	"ninetynine/internal/test/must"
	"ninetynine/internal/wire"
)

// TestKept: all data can be moved: finished and open matches, and the person's identity; also to a person who
// has a name there already. A second import changes nothing.
func TestKept(t *testing.T) {
	t.Parallel()
	a := open(t, store.NewMemory())
	ask(t, a, "POST", "/api/guest", `{"name":"Ann"}`, http.StatusCreated, nil)
	var done, going struct{ Table string }
	ask(t, a, "POST", "/api/tables", fmt.Sprintf(opening, "x"), http.StatusCreated, &done)
	playOut(t, a, done.Table)
	ask(t, a, "POST", "/api/tables", fmt.Sprintf(opening, "y"), http.StatusCreated, &going)
	all := a.Answer(t.Context(), &Request{Method: "GET", Path: KeptPath})
	if all.Status != http.StatusOK {
		t.Fatalf("%d %s", all.Status, all.Body)
	}
	one := a.Answer(t.Context(), &Request{Method: "GET", Path: KeptPath, Query: map[string]string{"table": going.Table}})
	if tbl, entries, err := archive.ReadTable(bytes.NewReader(one.Body)); err != nil || tbl != going.Table || len(entries) == 0 {
		t.Errorf("alone, table %s is %s with %d entries: %v", going.Table, tbl, len(entries), err)
	}
	if none := a.Answer(t.Context(), &Request{Method: "GET", Path: KeptPath, Query: map[string]string{"table": "here-none"}}); none.Status != http.StatusNotFound {
		t.Errorf("a table that is not here: %d %s", none.Status, none.Body)
	}
	text := string(all.Body) + `{"page":{"theme":"night"}}` + "\n"

	empty, named := open(t, store.NewMemory()), open(t, store.NewMemory())
	ask(t, named, "POST", "/api/guest", `{"name":"Bea"}`, http.StatusCreated, nil)
	for name, h := range map[string]*Hall{"Ann": empty, "Bea": named, "": a} {
		if name == "Bea" { // another person's matches need an explicit request
			refused(t, h, KeptPath, text, http.StatusConflict, "file-whose", "Ann")
		}
		var taken, again Imported
		ask(t, h, "POST", KeptPath+"?whose=mine", text, http.StatusOK, &taken)
		ask(t, h, "POST", KeptPath+"?whose=mine", text, http.StatusOK, &again)
		if name == "" {
			name, again, taken = "Ann", taken, Imported{Tables: 2}
		}
		if (taken != Imported{Tables: 2}) || (again != Imported{Known: 2}) {
			t.Errorf("%s: %+v and then %+v", name, taken, again)
		}
		var me struct{ ID, Name string }
		var mine struct{ Matches []struct{ Table string } }
		var seated struct{ Tables []struct{ ID string } }
		ask(t, h, "GET", "/api/me", "", http.StatusOK, &me)
		ask(t, h, "GET", "/api/players/"+me.ID+"/matches", "", http.StatusOK, &mine)
		a := h.Answer(t.Context(), &Request{Method: "GET", Path: "/api/tables", Query: map[string]string{"list": "mine"}})
		if me.Name != name || len(mine.Matches) != 1 || mine.Matches[0].Table != done.Table || !strings.Contains(string(a.Body), going.Table) {
			t.Errorf("%s is %v, has %v and sits at %s %v", name, me, mine, a.Body, seated)
		}
		playOut(t, h, going.Table)
	}
}

// refused expects a refusal with a reason, and in words.
func refused(t *testing.T, h *Hall, path, body string, status int, reason, words string) {
	t.Helper()
	var f struct{ Error struct{ Reason, Text string } }
	ask(t, h, "POST", path, body, status, &f)
	if f.Error.Reason != reason || !strings.Contains(f.Error.Text, words) {
		t.Errorf("it is refused as %q: %s; not as %q", f.Error.Reason, f.Error.Text, reason)
	}
}

const opening = `{"id":"%s","settings":{"variant":"standard","deals":1,"pace":1},"sit":true,"bots":["","greedy","greedy"],"ready":true}`

// TestUnread: a file that cannot be imported is refused with the reason, and no part of it is stored; nor
// is an archive of several players.
func TestUnread(t *testing.T) {
	a := open(t, store.NewMemory())
	ask(t, a, "POST", "/api/guest", `{"name":"Ann"}`, http.StatusCreated, nil)
	for _, id := range []string{"x", "y"} {
		ask(t, a, "POST", "/api/tables", fmt.Sprintf(opening, id), http.StatusCreated, nil)
	}
	text := everything(t, a)
	last := strings.LastIndex(text, `"do":`)
	head, rest, _ := strings.Cut(text, "\n")
	two := head + "\n" + `{"player":"pother","name":"Bea","created":1}` + "\n" + rest
	for _, c := range []struct{ text, reason, words string }{
		{"", "file-other", "empty"},
		{"x", "file-other", "not an archive"},
		{`{"ninetynine":1}` + "\n" + rest, "file-other", "not an archive"},
		{strings.Replace(text, `"ninetynine-archive":1`, `"ninetynine-archive":9`, 1), "file-later", "too old"},
		{text[:last], "file-changed", "changed"},
		{text[:last] + strings.Replace(text[last:], `"do":`, `"no":`, 1), "file-changed", "changed"},
		{two, "file-several", "2 players"},
	} {
		for _, name := range []string{"", "Cat"} {
			st := store.NewMemory()
			h := open(t, st)
			if name != "" {
				ask(t, h, "POST", "/api/guest", `{"name":"Cat"}`, http.StatusCreated, nil)
			}
			refused(t, h, KeptPath+"?whose=mine", c.text, http.StatusBadRequest, c.reason, c.words)
			tables, err := st.Tables(t.Context(), "", 9)
			players, err2 := st.Players(t.Context(), "", 9)
			if err != nil || err2 != nil || len(tables) > 0 || len(players) > len(name) {
				t.Errorf("%s: %v and %v were kept: %v, %v", c.reason, tables, players, err, err2)
			}
		}
	}
}

// everything returns a hall's archive.
func everything(t *testing.T, h *Hall) string {
	t.Helper()
	a := h.Answer(t.Context(), &Request{Method: "GET", Path: KeptPath})
	if a.Status != http.StatusOK {
		t.Fatalf("%d %s", a.Status, a.Body)
	}
	return string(a.Body)
}

// takes makes a hall import the data of another.
func takes(t *testing.T, h *Hall, text string, want Imported) {
	t.Helper()
	var taken Imported
	if ask(t, h, "POST", KeptPath+"?whose=mine", text, http.StatusOK, &taken); taken != want {
		t.Errorf("it takes %+v, not %+v", taken, want)
	}
}

// TestMerged: a match continued elsewhere is continued here, too; and if it was continued in two ways, both
// are kept, once each, on all devices, however often they exchange archives.
func TestMerged(t *testing.T) {
	t.Parallel()
	phone, laptop := open(t, store.NewMemory()), open(t, store.NewMemory())
	ask(t, phone, "POST", "/api/guest", `{"name":"Ann"}`, http.StatusCreated, nil)
	ask(t, laptop, "POST", "/api/guest", `{"name":"Ann"}`, http.StatusCreated, nil) // a player unknown to the phone
	var seated struct{ Table string }
	ask(t, phone, "POST", "/api/tables", `{"id":"x","settings":{"variant":"standard","deals":1,"pace":1},"sit":true}`, http.StatusCreated, &seated)
	says := func(h *Hall, text string) {
		t.Helper()
		ask(t, h, "POST", "/api/tables/"+seated.Table+"/commands", fmt.Sprintf(`{"id":%q,"do":"chat","text":%[1]q}`, text), http.StatusOK, nil)
	}
	shown := func(h *Hall) (ids []string, talk string) {
		t.Helper()
		text := everything(t, h)
		for id := range strings.SplitSeq(text, `{"table":"`) {
			if id, _, _ := strings.Cut(id, `"`); strings.HasPrefix(id, Prefix) && !slices.Contains(ids, id) {
				ids = append(ids, id)
			}
		}
		return ids, text
	}
	takes(t, laptop, everything(t, phone), Imported{Tables: 1})
	says(phone, "one")
	takes(t, laptop, everything(t, phone), Imported{Longer: 1})
	says(laptop, "two") // at a table that its hall knows
	says(laptop, "three")
	takes(t, phone, everything(t, laptop), Imported{Longer: 1})
	takes(t, laptop, everything(t, phone), Imported{Known: 1})

	says(phone, "on-phone")
	says(laptop, "on-laptop")
	takes(t, laptop, everything(t, phone), Imported{Tables: 1})
	takes(t, phone, everything(t, laptop), Imported{Tables: 1, Known: 1}) // its own match comes back under another id
	says(laptop, "more")
	takes(t, phone, everything(t, laptop), Imported{Longer: 1, Known: 1})
	for range 3 {
		takes(t, laptop, everything(t, phone), Imported{Known: 2})
		takes(t, phone, everything(t, laptop), Imported{Known: 2})
	}
	for name, h := range map[string]*Hall{"the phone": phone, "the laptop": laptop} {
		ids, talk := shown(h)
		for _, said := range []string{"one", "three", "on-phone", "on-laptop", "more"} {
			if len(ids) != 2 || !strings.Contains(talk, said) {
				t.Errorf("%s has %v; %q is there: %t", name, ids, said, strings.Contains(talk, said))
			}
		}
		for _, id := range ids {
			for i, do := range []string{`"do":"bot","seat":1,"text":"greedy"`, `"do":"bot","seat":2,"text":"greedy"`, `"do":"ready"`} {
				ask(t, h, "POST", "/api/tables/"+id+"/commands", fmt.Sprintf(`{"id":"b%d",%s}`, i, do), http.StatusOK, nil)
			}
			playOut(t, h, id)
		}
	}
}

// TestOneStart: two people may have begun with the same start: both tables are kept.
func TestOneStart(t *testing.T) {
	begun := func() *Hall {
		h := open(t, store.NewMemory())
		seated := must.Get(h.start(t.Context(), &Start{Seed: "same", Name: "Ann", Opening: &wire.Opening{
			ID: "x", Settings: table.Settings{Variant: "standard", Deals: 1, Pace: 1}, Sit: true, Ready: true, Bots: []string{"", "greedy", "greedy"},
		}}))(t)
		playOut(t, h, seated.Table)
		return h
	}
	h, own := begun(), ""
	own = everything(t, h)
	other := everything(t, begun())
	takes(t, h, own, Imported{Known: 1})
	takes(t, h, other, Imported{Tables: 1})
	takes(t, h, own, Imported{Known: 1})
	takes(t, h, other, Imported{Known: 1})
	var me struct{ ID string }
	var mine struct{ Matches []struct{ Table string } }
	ask(t, h, "GET", "/api/me", "", http.StatusOK, &me)
	ask(t, h, "GET", "/api/players/"+me.ID+"/matches", "", http.StatusOK, &mine)
	if len(mine.Matches) != 2 {
		t.Errorf("the matches are %v", mine)
	}
}

// scarce is a store with space for some tables.
type scarce struct {
	*store.Memory
	left int
}

func (s *scarce) Import(ctx context.Context, tbl string, entries []journal.Entry, f *store.Folded) error {
	if s.left == 0 {
		return fmt.Errorf("quota: %w", store.ErrFull)
	}
	s.left--
	return s.Memory.Import(ctx, tbl, entries, f)
}

// TestTakenLater: tables for which there was no space come with a second import.
func TestTakenLater(t *testing.T) {
	a := open(t, store.NewMemory())
	ask(t, a, "POST", "/api/guest", `{"name":"Ann"}`, http.StatusCreated, nil)
	for _, id := range []string{"x", "y", "z"} {
		ask(t, a, "POST", "/api/tables", fmt.Sprintf(opening, id), http.StatusCreated, nil)
	}
	st := &scarce{store.NewMemory(), 1}
	h := open(t, st)
	text := everything(t, a)
	refused(t, h, KeptPath, text, 507, "full", "quota")
	st.left = 3
	takes(t, h, text, Imported{Tables: 2, Known: 1})
}

// full is a store without space for entries of tables.
type full struct{ *store.Memory }

func (full) Append(context.Context, string, *journal.Entry, *journal.Projection) error {
	return fmt.Errorf("quota: %w", store.ErrFull)
}

// TestTrouble: a fault of the store is named, and not reported as temporary.
func TestTrouble(t *testing.T) {
	h := open(t, full{store.NewMemory()})
	ask(t, h, "POST", "/api/guest", `{"name":"Ann"}`, http.StatusCreated, nil)
	var f struct{ Error struct{ Reason string } }
	ask(t, h, "POST", "/api/tables", `{"id":"x","settings":{"variant":"standard"},"sit":true}`, 507, &f)
	if f.Error.Reason != "full" {
		t.Errorf("the reason is %q", f.Error.Reason)
	}
}

// narrow is a store without space for some entries in the middle of a match.
type narrow struct {
	*store.Memory
	n atomic.Int64
}

func (s *narrow) Append(ctx context.Context, tbl string, e *journal.Entry, p *journal.Projection) error {
	if n := s.n.Add(1); n > 8 && n < 15 {
		return fmt.Errorf("quota: %w", store.ErrFull)
	}
	return s.Memory.Append(ctx, tbl, e, p)
}

// TestFullForAWhile: a match goes on to its end once there is space, whichever player's act could not be
// stored.
func TestFullForAWhile(t *testing.T) {
	t.Parallel()
	st := &narrow{Memory: store.NewMemory()}
	h := open(t, st)
	ask(t, h, "POST", "/api/guest", `{"name":"Ann"}`, http.StatusCreated, nil)
	var seated struct{ Table string }
	ask(t, h, "POST", "/api/tables", fmt.Sprintf(opening, "x"), http.StatusCreated, &seated)
	playOut(t, h, seated.Table)
	if n := st.n.Load(); n < 15 {
		t.Errorf("there was space for all %d entries", n)
	}
}

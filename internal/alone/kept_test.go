package alone

import (
	"bytes"
	"context"
	"fmt"
	"net/http"
	"strings"
	"testing"

	"ninetynine/internal/archive"
	"ninetynine/internal/store"
	"ninetynine/internal/table"
	"ninetynine/internal/wire"
)

// TestKept: everything can be taken elsewhere: finished and open matches, and who one is;
// somebody who has a name there already has them, too. Taking it twice changes nothing.
func TestKept(t *testing.T) {
	a := open(t, store.NewMemory())
	ask(t, a, "POST", "/api/guest", `{"name":"Ann"}`, http.StatusCreated, nil)
	var done, going struct{ Table string }
	opening := `{"id":"%s","settings":{"variant":"standard","deals":1,"pace":1},"sit":true,"bots":["","greedy","greedy"],"ready":true}`
	ask(t, a, "POST", "/api/tables", fmt.Sprintf(opening, "x"), http.StatusCreated, &done)
	playOut(t, a, done.Table)
	ask(t, a, "POST", "/api/tables", fmt.Sprintf(opening, "y"), http.StatusCreated, &going)
	all := a.Answer(t.Context(), &Request{Method: "GET", Path: KeptPath})
	if all.Status != http.StatusOK {
		t.Fatalf("%d %s", all.Status, all.Body)
	}
	one := a.Answer(t.Context(), &Request{Method: "GET", Path: KeptPath, Query: map[string]string{"table": going.Table}})
	if tbl, entries, err := archive.One(bytes.NewReader(one.Body)); err != nil || tbl != going.Table || len(entries) == 0 {
		t.Errorf("alone, table %s is %s with %d entries: %v", going.Table, tbl, len(entries), err)
	}
	if none := a.Answer(t.Context(), &Request{Method: "GET", Path: KeptPath, Query: map[string]string{"table": "here-none"}}); none.Status != http.StatusNotFound {
		t.Errorf("a table that is not here: %d %s", none.Status, none.Body)
	}
	text := string(all.Body) + `{"page":{"theme":"night"}}` + "\n"

	empty, named := open(t, store.NewMemory()), open(t, store.NewMemory())
	ask(t, named, "POST", "/api/guest", `{"name":"Bea"}`, http.StatusCreated, nil)
	for name, h := range map[string]*Hall{"Ann": empty, "Bea": named, "": a} {
		var taken, again Taken
		ask(t, h, "POST", KeptPath, text, http.StatusOK, &taken)
		ask(t, h, "POST", KeptPath, text, http.StatusOK, &again)
		if name == "" {
			name, again, taken = "Ann", taken, Taken{Tables: 2}
		}
		if (taken != Taken{Tables: 2}) || (again != Taken{Known: 2}) {
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
	changed := strings.Replace(text, `"greedy"`, `"random"`, 1)
	for _, bad := range []string{"", "x", changed} {
		h := open(t, store.NewMemory())
		ask(t, h, "POST", "/api/guest", `{"name":"Cat"}`, http.StatusCreated, nil)
		ask(t, h, "POST", KeptPath, bad, http.StatusBadRequest, nil)
	}
}

// TestMerged: two people may have played on tables of the same id: both are kept.
func TestMerged(t *testing.T) {
	begun := func() (*Hall, string) {
		h := open(t, store.NewMemory())
		seated, err := h.start(t.Context(), &Start{Seed: "same", Name: "Ann", Opening: &wire.Opening{
			ID: "x", Settings: table.Settings{Variant: "standard", Deals: 1, Pace: 1}, Sit: true, Ready: true, Bots: []string{"", "greedy", "greedy"},
		}})
		if err != nil {
			t.Fatal(err)
		}
		playOut(t, h, seated.Table)
		return h, string(h.Answer(t.Context(), &Request{Method: "GET", Path: KeptPath}).Body)
	}
	h, own := begun()
	_, other := begun()
	for text, want := range map[string]Taken{own: {Known: 1}, other: {Tables: 1}} {
		var taken, again Taken
		ask(t, h, "POST", KeptPath, text, http.StatusOK, &taken)
		ask(t, h, "POST", KeptPath, text, http.StatusOK, &again)
		if taken != want || again != (Taken{Known: 1}) {
			t.Errorf("%+v and then %+v, not %+v", taken, again, want)
		}
	}
	var me struct{ ID string }
	var mine struct{ Matches []struct{ Table string } }
	ask(t, h, "GET", "/api/me", "", http.StatusOK, &me)
	ask(t, h, "GET", "/api/players/"+me.ID+"/matches", "", http.StatusOK, &mine)
	if len(mine.Matches) != 2 {
		t.Errorf("the matches are %v", mine)
	}
}

// full is a store without space for entries of tables.
type full struct{ *store.Memory }

func (full) Append(context.Context, string, *table.Entry, *table.Projection) error {
	return fmt.Errorf("quota: %w", store.ErrFull)
}

// TestTrouble: what is wrong with the store is told by name, not as something that
// passes.
func TestTrouble(t *testing.T) {
	h := open(t, full{store.NewMemory()})
	h.Fault = func(error) {} // the store is full
	ask(t, h, "POST", "/api/guest", `{"name":"Ann"}`, http.StatusCreated, nil)
	var f struct{ Error struct{ Reason string } }
	ask(t, h, "POST", "/api/tables", `{"id":"x","settings":{"variant":"standard"},"sit":true}`, 507, &f)
	if f.Error.Reason != "full" {
		t.Errorf("the reason is %q", f.Error.Reason)
	}
}

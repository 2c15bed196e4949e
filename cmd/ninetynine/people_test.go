package main

import (
	"bytes"
	"net/http"
	"path/filepath"
	"strings"
	"testing"

	"ninetynine/internal/club/moderation"
	"ninetynine/internal/store"
	"ninetynine/internal/store/sqlstore"
	"ninetynine/internal/table/lobby"
	"ninetynine/internal/test/must"
	"ninetynine/internal/wire"
	"ninetynine/internal/wire/client"
)

// operator returns the environment of commands with a folder of data, and a function that runs one, which must exit as
// wanted, and returns what it prints.
func operator(t *testing.T, data string) (env func(string) string, does func(want int, args ...string) string) {
	env = func(k string) string {
		return map[string]string{"NINETYNINE_DATA": data, "NINETYNINE_LIMITS": "off", "NINETYNINE_LOG": "none", "SUDO_USER": "anna"}[k]
	}
	return env, func(want int, args ...string) string {
		t.Helper()
		var out, errs bytes.Buffer
		if code := run(t.Context(), args, env, strings.NewReader(""), &out, &errs); code != want {
			t.Fatalf("%s: exit %d, not %d: %s", args, code, want, &errs)
		}
		return out.String() + errs.String()
	}
}

// TestGroups: an operator finds, shows and ends groups, while a server runs and while none does.
func TestGroups(t *testing.T) {
	env, does := operator(t, filepath.Join(t.TempDir(), "data"))
	address, _, stop := startServer(t, env)
	c := &client.Client{Servers: []string{address}, HTTP: &http.Client{}}
	must.Do(t, c.Guest(t.Context(), "Ann"))
	var ids []string
	for _, name := range []string{"Friday club", "Monday club"} {
		var g wire.GroupShown
		must.Do(t, c.Post(t.Context(), "/api/groups", wire.NewGroup{ID: name[:3], Name: name}, &g))
		ids = append(ids, g.ID)
	}
	for i, id := range ids {
		if got := does(exitDone, "groups", "find", "CLUB"); strings.Count(got, "\n") != 2-i || !strings.Contains(got, id) {
			t.Errorf("found: %s", got)
		}
		if got := does(exitDone, "groups", "show", id); !strings.Contains(got, "owner") || !strings.Contains(got, "Ann·"+store.Tag(c.Player)) {
			t.Errorf("shown: %s", got)
		}
		does(exitUsage, "groups", "end", id)
		does(exitDone, "groups", "end", id, "--reason", "its name offends")
		does(exitNo, "groups", "show", id)
		if i == 0 {
			stop()
		}
	}
	does(exitNo, "groups", "find")
}

// TestOrder: an operator answers a complaint and an appeal, bans a player with the networks, and reads it all later.
func TestOrder(t *testing.T) {
	env, does := operator(t, filepath.Join(t.TempDir(), "data"))
	address, _, _ := startServer(t, env)
	var all []*client.Client
	for _, name := range []string{"Ann", "Troll"} {
		c := &client.Client{Servers: []string{address}, HTTP: &http.Client{}}
		must.Do(t, c.Guest(t.Context(), name))
		all = append(all, c)
	}
	ann, troll := all[0], all[1]
	opened, err := troll.Open(t.Context(), &wire.Opening{ID: "x", Settings: lobby.Quick("standard"), Sit: true})
	must.Do(t, err)
	must.Do(t, ann.Post(t.Context(), "/api/tables/"+opened.Table+"/complaints", wire.Complaining{Whom: troll.Player, Text: "see the name"}, nil))
	act := func(want int, args ...string) string { return does(want, append(args, "--reason", "so it is")...) }
	if got := act(exitDone, "people", "rename", "Troll", "Karl"); !strings.Contains(got, `console: anna  rename `+troll.Player+` from "Troll" to "Karl"`) {
		t.Errorf("renamed: %s", got)
	}
	if got := does(exitDone, "people", "complaints"); !strings.Contains(got, `(then "Troll")`) {
		t.Errorf("complaints: %s", got)
	}
	if got := does(exitDone, "people", "show", "troll"); !strings.Contains(got, "formerly Troll") || !strings.Contains(got, "last seven days: 1; other players from the same: 1") {
		t.Errorf("shown: %s", got)
	}
	if got := act(exitNo, "people", "ban", "Karl", "--network"); !strings.Contains(got, "--shared") {
		t.Errorf("a network with others is banned: %s", got)
	}
	if got := act(exitDone, "people", "ban", "Karl", "--network", "--shared", "--complaint", "1"); !strings.Contains(got, "with networks for complaint 1") {
		t.Errorf("banned: %s", got)
	}
	if err := (&client.Client{Servers: []string{address}, HTTP: &http.Client{}}).Guest(t.Context(), "Karla"); err == nil {
		t.Error("the player comes back as a new one")
	}
	act(exitDone, "people", "silence", "Karl")
	must.Do(t, troll.Post(t.Context(), "/api/appeals", wire.Appealing{Text: "my brother"}, nil))
	if got := does(exitDone, "people", "complaints"); !strings.Contains(got, "appeals against entry 2 of the log: my brother") {
		t.Errorf("appeals: %s", got)
	}
	act(exitDone, "people", "lift", "Karl", "--ban", "--complaint", "2")
	if got := does(exitDone, "people", "sanctions"); strings.Contains(got, "banned") || !strings.Contains(got, "silenced") {
		t.Errorf("in force: %s", got)
	}
	if got := does(exitDone, "people", "complaints", "--closed"); strings.Index(got, "answered: 4 ") < strings.Index(got, "my brother") ||
		!strings.Contains(got, "console: anna  lift-ban "+troll.Player+" for complaint 2: so it is") || !strings.Contains(got, "answered: 2 ") {
		t.Errorf("closed: %s", got)
	}
	must.Do(t, (&client.Client{Servers: []string{address}, HTTP: &http.Client{}}).Guest(t.Context(), "Karla"))
}

// TestPeople gives an operator's commands while a server has the folder, and again after it has stopped.
func TestPeople(t *testing.T) {
	data := filepath.Join(t.TempDir(), "data")
	env, does := operator(t, data)
	does(exitUsage, "people", "find") // there is no data yet
	address, _, stop := startServer(t, env)
	var ids, tokens []string
	robert := ""
	for _, name := range []string{"Ann", "Hannah", "Bob", "bob"} {
		c := &client.Client{Servers: []string{address}, HTTP: &http.Client{}}
		must.Do(t, c.Guest(t.Context(), name))
		_, err := c.Open(t.Context(), &wire.Opening{ID: "x", Settings: lobby.Quick("standard"), Sit: true})
		must.Do(t, err)
		ids, tokens = append(ids, c.Player), append(tokens, c.Token())
	}
	for _, running := range []bool{true, false} {
		if !running {
			stop()
		}
		if got := does(exitDone, "people", "find", "AN"); !strings.Contains(got, ids[0]) || !strings.Contains(got, ids[1]) || strings.Contains(got, ids[2]) {
			t.Errorf("found: %s", got)
		}
		does(exitNo, "people", "find", "nobody")
		if got := does(exitDone, "people", "show", "HANN"); !strings.Contains(got, ids[1]) {
			t.Errorf("shown of a part of a name: %s", got)
		}
		if got := does(exitNo, "people", "show", "o"); !strings.Contains(got, "Bob·"+ids[2][1:5]) || !strings.Contains(got, ids[3]) {
			t.Errorf("of a part of two names: %s", got)
		}
		for _, name := range []string{"ann", ids[0], "Ann·" + ids[0][1:5]} {
			if got := does(exitDone, "people", "show", name); !strings.Contains(got, ids[0]) || strings.Contains(got, "standard, gathering") != running { // a ban frees the chair
				t.Errorf("shown of %s: %s", name, got)
			}
		}
		for _, args := range [][]string{
			{"people", "link", "HANN"}, {"people", "ban", "HANN"}, {"people", "lift", "HANN"}, {"people", "silence", "HANN"}, {"people", "rename", "HANN", "Anna"},
			{"people", "operator", "HANN", "on"}, {"tables", "remove", "none", "HANN"},
		} { // an act must not meet the only player who has a part of the name
			if got := does(exitNo, append(args, "--reason", "so it is")...); !strings.Contains(got, ids[1]) || !strings.Contains(got, "whole name") {
				t.Errorf("%s: %s", args, got)
			}
		}
		if got := does(exitNo, "people", "show", "bob"); !strings.Contains(got, "several players") {
			t.Errorf("of two players: %s", got)
		}
		for _, args := range [][]string{
			{"people", "rename", ids[1], "Hanna"}, {"people", "silence", ids[0], "--until", "2099-01-02"}, {"people", "ban", ids[0]},
			{"people", "ban", "203.0.113.9/24", "--all"}, {"people", "lift", "203.0.113.0/24"}, {"people", "operator", ids[3], "on"},
			{"people", "operator", ids[3], "off"}, {"people", "link", ids[3]},
		} {
			if got := does(exitUsage, args...); !strings.Contains(got, "--reason") {
				t.Errorf("%s without a reason: %s", args, got)
			}
			if got := does(exitDone, append(args, "--reason", "so it is")...); args[1] != "link" && (!strings.Contains(got, "console") || !strings.Contains(got, "so it is")) {
				t.Errorf("%s: %s", args, got)
			}
		}
		if got := does(exitDone, "people", "show", ids[0]); !strings.Contains(got, "banned: so it is") || !strings.Contains(got, "silenced until 2099-01-02") {
			t.Errorf("shown: %s", got)
		}
		if got := does(exitDone, "people", "sanctions"); !strings.Contains(got, ids[0]+"  Ann·"+ids[0][1:5]+"  banned: so it is") || strings.Contains(got, "203.0.113") {
			t.Errorf("in force: %s", got)
		}
		if got := does(exitDone, "people", "log", "203.0.113.0/24"); !strings.Contains(got, "ban-all 203.0.113.0/24") || strings.Contains(got, ids[0]) {
			t.Errorf("log: %s", got)
		}
		printed := does(exitDone, "people", "link", ids[2], "--reason", "lost")
		if !strings.Contains(printed, "Bob·"+ids[2][1:5]) {
			t.Errorf("a link does not say whose it is: %s", printed)
		}
		if running {
			c := &client.Client{Servers: []string{address}, HTTP: &http.Client{}}
			must.Do(t, c.Guest(t.Context(), "Robert"))
			robert = c.Player
			bob := &client.Client{Servers: []string{address}, HTTP: &http.Client{}}
			bob.SetSession(ids[2], tokens[2])
			var words wire.Words
			var proven wire.Proven
			must.Do(t, c.Post(t.Context(), "/api/me/words", nil, &words))
			must.Do(t, bob.Post(t.Context(), "/api/session/proof", wire.Proving{Words: words.Words}, &proven))
			must.Do(t, bob.Post(t.Context(), "/api/me/joined", wire.Joining{Code: proven.Code, As: robert, Me: ids[2]}, nil))
			if got := does(exitDone, "people", "show", ids[2]); !strings.Contains(got, "was also "+robert) {
				t.Errorf("shown: %s", got)
			}
			if got := does(exitDone, "people", "show", robert); !strings.Contains(got, "goes on as "+ids[2]) || !strings.Contains(got, "Robert") {
				t.Errorf("shown of an alias: %s", got)
			}
			does(exitDone, "people", "split", robert, "--reason", "borrowed")
			does(exitNo, "people", "erase", robert, "Bob", "--reason", "asked")
		} else {
			does(exitDone, "people", "erase", robert, "Robert", "--reason", "asked")
			does(exitNo, "people", "show", "Robert")
		}
		does(exitNo, "people", "split", robert, "--reason", "borrowed")
		does(exitDone, "people", "complaints")
		does(exitNo, "people", "dismiss", "1", "--reason", "none")
		if got := does(exitDone, "tables", "find", ids[2]); !strings.Contains(got, "standard, gathering: Bob") {
			t.Errorf("tables: %s", got)
		}
		if !running {
			tbl, _, _ := strings.Cut(does(exitDone, "tables", "find", ids[2]), " ")
			does(exitDone, "tables", "show", tbl)
			does(exitDone, "tables", "remove", tbl, ids[2], "--reason", "asleep")
			does(exitDone, "tables", "close", tbl, "--reason", "empty")
			does(exitNo, "tables", "close", "none", "--reason", "none")
		}
		if !running { // earlier versions allowed names like this
			tagged := "Ann·" + ids[0][1:5]
			st := must.Get(sqlstore.OpenSQLite(t.Context(), data))(t)
			must.Do(t, st.AddPlayer(t.Context(), store.Player{ID: "pimpostor", Name: tagged}))
			must.Get(st.AppendAudit(t.Context(), store.AuditEntry{At: 1, Operator: "console", Act: moderation.ActBan, Whom: "pdeleted", Reason: "shouts"}))(t)
			must.Do(t, st.Close())
			if got := does(exitNo, "people", "operator", tagged, "on", "--reason", "trusted"); !strings.Contains(got, "several players") {
				t.Errorf("of a name like a tag: %s", got)
			}
			does(exitDone, "people", "lift", "pdeleted", "--reason", "long ago")
			does(exitNo, "people", "lift", "pdeleted", "--reason", "long ago")
		}
		if got := does(exitUsage, "people", "forget"); !strings.Contains(got, "no command") {
			t.Errorf("of no command: %s", got)
		}
	}
}

package main

import (
	"bytes"
	"fmt"
	"net/http"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"ninetynine/internal/doors/node"
	"ninetynine/internal/paper/pad"
	"ninetynine/internal/test/must"
	"ninetynine/internal/wire"
	"ninetynine/internal/wire/client"
	"ninetynine/record"
	"ninetynine/rules"
)

// threes is an act by which three players made 3 with 3 tricks.
const threes = `{"do":%q,"round":1,"table":%d,"board":1,"result":{"entry":{"hands":[{"bid":3,"tricks":3},{"bid":3,"tricks":3},{"bid":3,"tricks":3}]}}}` + "\n"

// TestEvent: a secretary runs an evening by commands, beside a server and without one. What is exported is reckoned
// again without a server, to the last digit.
func TestEvent(t *testing.T) {
	dir := t.TempDir()
	env := func(k string) string {
		return map[string]string{"NINETYNINE_DATA": filepath.Join(dir, "data"), "XDG_STATE_HOME": filepath.Join(dir, "state"), "NINETYNINE_LIMITS": "off", "NINETYNINE_LOG": "none", "USER": "anna"}[k]
	}
	does := func(want int, in string, args ...string) string {
		t.Helper()
		var out, errs bytes.Buffer
		if code := run(t.Context(), append([]string{"event"}, args...), env, strings.NewReader(in), &out, &errs); code != want {
			t.Fatalf("%q: exit %d, not %d: %s", args, code, want, &errs)
		}
		return out.String() + errs.String()
	}
	says := func(got string, want ...string) {
		t.Helper()
		for _, w := range want {
			if !strings.Contains(got, w) {
				t.Errorf("%q is not in: %s", w, got)
			}
		}
	}
	address, _, stop := startServer(t, env)
	made := does(exitDone, "", "new", "First Friday", "--deals", "2", "--rounds", "2", "--date", "2026-12-04")
	id, link, _ := strings.Cut(strings.TrimSpace(made), "\n")
	says(link, address+"/event/"+id)
	says(does(exitDone, "Ann\nBo\nCleo\n\nDag\nEva\nFinn\nGro\nANN\n", "enter", id), "ANN is there already")
	says(does(exitDone, "", "seat", id, "--rounds", "2"), "MEET", "Round 2, way 1", "Finn")
	says(does(exitDone, "", "seat", id, "--open"), "Round 1, way 1")
	stop()

	says(does(exitDone, "", "show"), id+"  2026-12-04  First Friday")
	says(does(exitDone, "", "show", id), "Round 1", "0 of 2, plays", "Gro")
	does(exitDone, fmt.Sprintf(threes, "result", 1)+fmt.Sprintf(threes, "result", 2), "act", id)
	says(does(exitUsage, fmt.Sprintf(threes, "correction", 1), "act", id), "replaces")
	says(does(exitNo, `{"do":"round","round":3,"tables":[{"table":1,"seats":["x"]}]}`, "act", id), "act changed nothing")
	says(does(exitUsage, `{"do":"dance"}`, "act", id), "line 1: ")
	does(exitDone, `{"do":"clock","id":"clock1","round":1,"ends":1800000000000}`, "act", id)
	does(exitDone, `{"do":"clock","id":"clock1","round":1,"ends":1800000000000}`, "act", id)

	p := must.Get(pad.New(record.Header{Variant: must.Get(rules.Named("standard"))(t), Seats: []string{"Cleo", "Hal", "Ida"}}))(t)
	e := pad.Blank(3)
	for i := range e.Hands {
		e.Hands[i] = pad.Hand{Bid: 3, Tricks: 3}
	}
	must.Do(t, p.Enter(e))
	file := filepath.Join(dir, "late.99.jsonl")
	must.Do(t, os.WriteFile(file, p.Append(nil), 0o600))
	says(does(exitDone, "", "pads", id, file, "--round", "2"), "1 pad: 2 new members, 1 new result")
	says(does(exitDone, "", "pads", id, file, "--round", "2"), "1 pad: 0 new members, 0 new results")
	says(does(exitNo, "", "pads", id, "nosuchpad"), "there is no")

	text := does(exitDone, "", "export", id)
	export := filepath.Join(dir, "friday.jsonl")
	must.Do(t, os.WriteFile(export, []byte(text), 0o600))
	for _, form := range [][]string{nil, {"--json"}, {"--csv"}} {
		there, here := does(exitDone, "", append([]string{"show", id}, form...)...), does(exitDone, "", append([]string{"check", export}, form...)...)
		if there != here {
			t.Errorf("%q: shown %s\nchecked %s", form, there, here)
		}
	}
	says(does(exitDone, "", "show", id, "--csv"), "\n1,", "Hal,1,", "place,player,boards")
	says(does(exitNo, strings.Replace(text, `"do":"result"`, `"do":"dance"`, 1), "check", "-"), "dance")
	does(exitUsage, "", "check", filepath.Join(dir, "nothing"))
}

// TestEventTurnup: an event whose boards turn a card up has the same points again if it is exported
// with its text.
func TestEventTurnup(t *testing.T) {
	dir := t.TempDir()
	env := func(k string) string {
		return map[string]string{"NINETYNINE_DATA": filepath.Join(dir, "data"), "XDG_STATE_HOME": filepath.Join(dir, "state"), "NINETYNINE_LIMITS": "off", "NINETYNINE_LOG": "none"}[k]
	}
	address, _, _ := startServer(t, env)
	does := func(in string, args ...string) string {
		t.Helper()
		var out, errs bytes.Buffer
		if code := run(t.Context(), append([]string{"event"}, args...), env, strings.NewReader(in), &out, &errs); code != exitDone {
			t.Fatalf("%q: exit %d: %s", args, code, &errs)
		}
		return out.String()
	}
	does("", "show")
	who := must.Get(node.ReadIdentity(filepath.Join(dir, "data")))(t)
	c := &client.Client{Servers: []string{address}, HTTP: &http.Client{}}
	c.SetSession(who.Player, who.Token)
	var g wire.GroupShown
	must.Do(t, c.Post(t.Context(), "/api/groups", wire.NewGroup{ID: "g", Name: "Friday"}, &g))
	id := strings.TrimSpace(does("", "new", "Spring cup", "--group", g.ID, "--play", "boards", "--deals", "1", "--variant", "classic", "--seed", "spring", "--field"))
	does("Ann\nBo\nCleo\nDag\nEva\nFinn\n", "enter", id)
	does("", "seat", id, "--open")
	does(fmt.Sprintf(threes, "result", 1)+fmt.Sprintf(threes, "result", 2), "act", id)
	does(`{"do":"close"}`, "act", id)
	if text := does("", "export", id); strings.Contains(text, "spring") || !strings.Contains(text, `"plus":16`) {
		t.Errorf("an export tells the cards, or a ruling above the average gives nothing: %s", text)
	}
	if there, here := does("", "show", id, "--json"), does(does("", "export", id, "--seed"), "check", "-", "--json"); there != here {
		t.Errorf("shown %s\nchecked %s", there, here)
	}
}

// TestEventNextRound: the last round is closed before the next is opened, if all its tables have played, by deals or as a whole;
// otherwise it stays open.
func TestEventNextRound(t *testing.T) {
	dir := t.TempDir()
	env := func(k string) string {
		return map[string]string{"NINETYNINE_DATA": filepath.Join(dir, "data"), "NINETYNINE_LIMITS": "off", "NINETYNINE_LOG": "none"}[k]
	}
	does := func(in string, args ...string) string {
		t.Helper()
		var out, errs bytes.Buffer
		if code := run(t.Context(), append([]string{"event"}, args...), env, strings.NewReader(in), &out, &errs); code != exitDone {
			t.Fatalf("%q: exit %d: %s", args, code, &errs)
		}
		return out.String() + errs.String()
	}
	id := strings.Fields(does("", "new", "Friday", "--deals", "1", "--rounds", "3"))[0]
	does("Ann\nBo\nCleo\nDag\nEva\nFinn\n", "enter", id)
	does("", "seat", id, "--open")
	whole := `{"do":"result","round":1,"table":%d,"result":{"points":[1,2,3]}}`
	does(fmt.Sprintf(whole, 1), "act", id)
	if text := does("", "seat", id, "--open"); !strings.Contains(text, "Round 1 stays open: table 2 still plays") {
		t.Errorf("table 2 plays: %s", text)
	}
	does(fmt.Sprintf(whole, 2)+"\n"+fmt.Sprintf(threes, "result", 1)+strings.ReplaceAll(fmt.Sprintf(threes, "result", 1)+fmt.Sprintf(threes, "result", 2), `"round":1`, `"round":2`), "act", id)
	if text := does("", "show", id); strings.Contains(text, "Round 1, closed") || strings.Contains(text, ", plays") || !strings.Contains(text, "1 of 1") {
		t.Errorf("all have played: %s", text)
	}
	does("", "seat", id, "--open")
	if text := does("", "show", id); !strings.Contains(text, "Round 2, closed") {
		t.Errorf("round 3 is open: %s", text)
	}
}

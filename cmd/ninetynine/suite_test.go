package main

import (
	"encoding/json"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"ninetynine/internal/test/must"
)

// TestSuite: a result in a file can be played again; if its figures were changed, the units are named.
func TestSuite(t *testing.T) {
	name := filepath.Join(t.TempDir(), "result.json")
	args := "arena --suite n99-1 --play greedy,random --against random --units 3 --once --out " + name
	if code, out, errs := call(t, t.Context(), "", strings.Fields(args)...); code != exitDone || strings.Count(out, "less luck")+strings.Count(out, "LESS LUCK") < 2 {
		t.Fatalf("exit code %d: %s%s", code, out, errs)
	}
	again := func() (code int, out, errs string) {
		return call(t, t.Context(), "", "arena", "--again", name, "--units", "2")
	}
	if code, out, errs := again(); code != exitDone || !strings.Contains(out, "the same") {
		t.Errorf("exit code %d: %s%s", code, out, errs)
	}
	text := readFile(t, name)
	var all map[string]any
	must.Do(t, json.Unmarshal([]byte(text), &all))
	for _, x := range []struct{ from, to, says string }{
		{`"margins": [`, `"margins": [9`, "random, play against random, rest, unit 0: margin "},
		{`"edition": 2`, `"edition": 1`, "its player is not greedy of edition 2"},
		{`"suite": "n99-1"`, `"suite": "n99-0"`, "there is no suite"},
		{`"player": "greedy"`, `"player": "exec:false"`, `allow that by --play "exec:false"`},
		{`"track": "play"`, `"track": "else"`, "is not of the suite"},
	} {
		must.Do(t, os.WriteFile(name, []byte(strings.ReplaceAll(strings.ReplaceAll(text, `"margins": [-`, `"margins": [`), x.from, x.to)), 0o600))
		if code, out, errs := again(); code == exitDone || !strings.Contains(out+errs, x.says) {
			t.Errorf("%s: exit code %d: %s%s", x.to, code, out, errs)
		}
	}
}

// TestSuiteFlags: what a suite decides is not accepted, nor a player who is not of its panel.
func TestSuiteFlags(t *testing.T) {
	for args, says := range map[string]string{
		"--suite n99-1 --play greedy --games":          "--games",
		"--suite n99-1 --play greedy --variant duel":   "--variant",
		"--suite n99-1 --play greedy --against casual": "panel",
		"--suite n99-1 --play greedy --units 10001":    "10000",
		"--suite n99-1":                         "--play",
		"--suite n98 --play greedy":             "n99-1",
		"--again nowhere.json":                  "nowhere.json",
		"--again nowhere.json --against greedy": "--against",
	} {
		if code, _, errs := call(t, t.Context(), "", append([]string{"arena"}, strings.Fields(args)...)...); code != exitUsage || !strings.Contains(errs, says) {
			t.Errorf("%s: exit code %d: %s", args, code, errs)
		}
	}
}

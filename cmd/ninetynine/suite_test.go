package main

import (
	"crypto/sha256"
	"encoding/binary"
	"encoding/hex"
	"encoding/json"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"

	"ninetynine/internal/lab"
	"ninetynine/internal/test/must"
)

// TestSuite: a result in a file can be played again; if it was changed, that is said.
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
		{`"digest": "`, `"digest": "0`, "the file was changed"},
		{`"player": "random"`, `"player": "greedy"`, "greedy, play against random, rest, unit 0: margin "},
		{`"player": "greedy"`, `"player": "net:file=x"`, `allow that by --play "net:file=x"`},
		{`"edition": 2`, `"edition": 1`, "its player is not greedy of edition 2"},
		{`"suite": "n99-1"`, `"suite": "n99-0"`, "there is no suite"},
		{`"player": "greedy"`, `"player": "exec:false"`, `allow that by --play "exec:false"`},
		{`"track": "play"`, `"track": "else"`, "is not of the suite"},
	} {
		must.Do(t, os.WriteFile(name, []byte(strings.ReplaceAll(text, x.from, x.to)), 0o600))
		if code, out, errs := again(); code == exitDone || !strings.Contains(out+errs, x.says) {
			t.Errorf("%s: exit code %d: %s%s", x.to, code, out, errs)
		}
	}
}

// TestSuiteDiffers: a unit that differs is named, also if an error follows.
func TestSuiteDiffers(t *testing.T) {
	name := filepath.Join(t.TempDir(), "result.json")
	args := "arena --suite n99-1 --play random --against random --units 3 --once --out " + name
	if code, _, errs := call(t, t.Context(), "", strings.Fields(args)...); code != exitDone {
		t.Fatalf("exit code %d: %s", code, errs)
	}
	var all struct {
		By      json.RawMessage   `json:"madeBy"`
		Results []lab.SuiteResult `json:"results"`
	}
	must.Do(t, json.Unmarshal([]byte(readFile(t, name)), &all))
	x := &all.Results[0]
	for _, figures := range [][]int64{x.Contests[0].Margins, x.Contests[0].Luck} {
		figures[1], figures[2] = figures[2], figures[1]
	}
	sum := sha256.New()
	for _, c := range x.Contests {
		must.Do(t, binary.Write(sum, binary.BigEndian, slices.Concat(c.Margins, c.Luck)))
	}
	x.Digest = hex.EncodeToString(sum.Sum(nil))
	again := func() (code int, said string) {
		must.Do(t, os.WriteFile(name, must.Get(json.Marshal(all))(t), 0o600))
		code, out, errs := call(t, t.Context(), "", "arena", "--again", name, "--units", "2")
		return code, out + errs
	}
	const unit = "random, points against random, one, unit 1: "
	if code, said := again(); code != exitNo || !strings.Contains(said, unit) || !strings.Contains(said, "1 unit differs") {
		t.Errorf("exit code %d: %s", code, said)
	}
	c := &x.Contests[2]
	c.Per *= 2
	c.Margin.Mean, c.Margin.Low, c.Margin.High = c.Margin.Mean/2, c.Margin.Low/2, c.Margin.High/2
	if code, said := again(); code == exitDone || !strings.Contains(said, unit) || !strings.Contains(said, "per is ") {
		t.Errorf("exit code %d: %s", code, said)
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
		"--again nowhere.json --units -3":       "--units -3: give at least 2",
		"--again nowhere.json --units 1":        "--units 1: give at least 2",
	} {
		if code, _, errs := call(t, t.Context(), "", append([]string{"arena"}, strings.Fields(args)...)...); code != exitUsage || !strings.Contains(errs, says) {
			t.Errorf("%s: exit code %d: %s", args, code, errs)
		}
	}
}

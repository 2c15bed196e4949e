package main

import (
	"encoding/json"
	"fmt"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"

	"ninetynine/internal/lab"
	"ninetynine/internal/test/must"
)

// TestUnits: a command done in parts, in any order, reports to the last byte what it reports when it is done at once,
// and its first parts what a shorter command reports.
func TestUnits(t *testing.T) {
	for _, args := range []string{
		"simulate --players random --deals 2500 --variant standard,duel --json",
		"simulate --players random --matches 5 --bound 60 --json",
		"simulate --players net:points=1,greedy,random --deals 1100 --findings all --json",
		"simulate --players random --deals 2100 --variant standard,nobid --compare --records - --json",
		"arena --play greedy,random --against random --units 7 --variant standard,four --json",
		"arena --play greedy --against random --games --bound 40 --units 5 --json",
		"arena --play greedy --against random --units 150 --stop --json",
		"arena --panel greedy,random,net:points=1 --units 4 --json",
		"arena --suite n99-1 --play random --against greedy --units 3 --once --json",
		"calibrate --player net:points=1 --deals 9 --json",
		"endings --players greedy,random --deals 5 --json",
		"endings --players greedy,net:points=1 --table self --offers --deals 6 --json",
		"par --boards 6 --plays 3 --variant standard,dummy --json",
		"problems find --variant duel --deals 12 --number 2 --attempts 2",
		"problems grade testdata/problems.txt",
	} {
		t.Run(args, func(t *testing.T) {
			t.Parallel()
			testUnits(t, strings.Fields(args))
		})
	}
}

func testUnits(t *testing.T, args []string) {
	all := experimentsOf(t, args)
	var lines []string
	for i := len(all) - 1; i >= 0; i-- {
		x := all[i]
		half := (x.Units/x.Size + 1) / 2 * x.Size
		for _, p := range []lab.Stretch{{First: half, Units: x.Units - half}, {First: 0, Units: min(half, x.Units)}} {
			if p.Units < 1 {
				continue
			}
			out := unitsOf(t, args, "--experiment", x.Key, "--edition", x.Edition, "--first", fmt.Sprint(p.First), "--count", fmt.Sprint(p.Units))
			lines = append(lines, out)
		}
	}
	file := filepath.Join(t.TempDir(), "journal")
	must.Do(t, os.WriteFile(file, []byte(strings.Join(lines, "")), 0o666))
	want := printed(t, args...)
	if got := unitsOf(t, args, "--known", file); got != want {
		t.Errorf("in parts:\n%.600s\nat once:\n%.600s", got, want)
	}
}

func unitsOf(t *testing.T, args []string, flags ...string) string {
	t.Helper()
	return printed(t, slices.Concat([]string{"units"}, flags, []string{"--"}, args)...)
}

func printed(t *testing.T, args ...string) string {
	t.Helper()
	code, out, errs := call(t, t.Context(), "", args...)
	if code != exitDone {
		t.Fatalf("%v: %d, %s", args, code, errs)
	}
	return out
}

// experimentsOf returns the command's experiments.
func experimentsOf(t *testing.T, args []string) (all []lab.Experiment) {
	t.Helper()
	d := json.NewDecoder(strings.NewReader(unitsOf(t, args, "--plan")))
	for d.More() {
		var x lab.Experiment
		must.Do(t, d.Decode(&x))
		all = append(all, x)
	}
	if len(all) == 0 {
		t.Fatal("there are no experiments")
	}
	return all
}

// TestUnitsRefused: units of another edition, of another net, or of a command without units are refused, and nothing is
// printed.
func TestUnitsRefused(t *testing.T) {
	args := strings.Fields("arena --play random --against greedy --units 4")
	x := experimentsOf(t, args)[0]
	net := filepath.Join(t.TempDir(), "a.net")
	must.Do(t, os.WriteFile(net, []byte(readFile(t, smallNet(t, "duel"))), 0o666))
	with := strings.Fields("arena --variant duel --against greedy --units 4 --play net:file=" + net)
	before := experimentsOf(t, with)[0]
	must.Do(t, os.Link(net, net+"2"))
	elsewhere := strings.Fields("arena --variant duel --against greedy --units 4 --play net:file=" + net + "2")
	if experimentsOf(t, elsewhere)[0].Key != before.Key {
		t.Error("the experiment depends on where the net is")
	}
	must.Do(t, os.Remove(net))
	must.Do(t, os.WriteFile(net, []byte(readFile(t, smallNet(t, "duel"))+" "), 0o666))
	for name, c := range map[string]struct {
		code  int
		args  []string
		flags []string
	}{
		"another edition": {exitOther, args, []string{"--experiment", x.Key, "--count", "1", "--edition", "0123456789ab go1.26.8"}},
		"other players":   {exitOther, strings.Fields("arena --play random --against random --units 4"), []string{"--experiment", x.Key, "--count", "1"}},
		"another net":     {exitOther, with, []string{"--experiment", before.Key, "--count", "1"}},
		"too many":        {exitUsage, args, []string{"--experiment", x.Key, "--first", "2", "--count", "3"}},
		"none":            {exitUsage, args, []string{"--experiment", x.Key}},
		"no units":        {exitUsage, []string{"variants"}, []string{"--plan"}},
		"nothing asked":   {exitUsage, args, nil},
		"no journal":      {exitUsage, args, []string{"--known", net}},
	} {
		code, out, errs := call(t, t.Context(), "", slices.Concat([]string{"units"}, c.flags, []string{"--"}, c.args)...)
		if code != c.code || out != "" || errs == "" {
			t.Errorf("%s: %d instead of %d, %q, %s", name, code, c.code, out, errs)
		}
	}
}

// TestUnitsKnown: what is known before the first gap is reported as a shorter command reports it.
func TestUnitsKnown(t *testing.T) {
	args := strings.Fields("calibrate --player net:points=1 --json --deals")
	long, short := append(slices.Clone(args), "12"), append(slices.Clone(args), "5")
	x := experimentsOf(t, long)[0]
	file := filepath.Join(t.TempDir(), "journal")
	must.Do(t, os.WriteFile(file, []byte(unitsOf(t, long, "--experiment", x.Key, "--first", "7", "--count", "5")+unitsOf(t, long, "--experiment", x.Key, "--count", "5")), 0o666))
	want := printed(t, short...)
	if got := strings.Replace(unitsOf(t, long, "--known", file), "\n      \"cut\": true,", "", 1); got != want {
		t.Errorf("%.400s\nand not\n%.400s", got, want)
	}
	must.Do(t, os.WriteFile(file, []byte(unitsOf(t, long, "--experiment", x.Key, "--first", "7", "--count", "5")), 0o666))
	if got := unitsOf(t, long, "--known", file); !strings.Contains(got, `"results": null`) {
		t.Errorf("with a gap at the beginning: %.400s", got)
	}
	other := append(slices.Clone(long), "--seed", "other")
	if code, out, _ := call(t, t.Context(), "", slices.Concat([]string{"units", "--known", file, "--"}, other)...); code != exitOther {
		t.Errorf("a journal of another experiment: %d, %.400s", code, out)
	}
}

package main

import (
	"os"
	"path/filepath"
	"strings"
	"testing"

	"ninetynine/internal/test/must"
)

// TestPad keeps two pads in a folder, over several sittings, and gives one to other commands.
func TestPad(t *testing.T) {
	p := newPlayer(t)
	folder := filepath.Join(t.TempDir(), "pads")
	pad := func(input string, args ...string) string {
		t.Helper()
		return p.runs(input, append([]string{"pad", "--folder", folder}, args...)...)
	}
	p.wants(pad(""), "No pads in "+folder)
	p.wants(pad("3 made, 4, 2\n4/3, 2/2, 4/4 d\n", "friday", "--seats", "Anna,Bo,Cleo", "--games", "1"), "Deal 3: Cleo deals, Anna leads. Trump: hearts (two contracts were made).")
	p.wants(pad("turn 9H\n", "klub", "--seats", "Anna,Bo,Cleo", "--variant", "classic", "--first", "2", "--lang", "de"), "Spiel 1: Bo gibt, Cleo spielt aus. Trumpf: ohne Trumpf")
	again := pad("undo\nquit\n3, 3, 3\n", "friday.99.jsonl")
	p.wants(again, "Taken back: deal 2. “redo” brings it back.")
	p.wants(again, "Deal 2: Bo deals")
	p.wants(pad(""), "friday: Ninety-Nine, Anna, Bo, Cleo, 1 deal\n")

	file := filepath.Join(folder, "friday.99.jsonl")
	for _, c := range []struct {
		command string
		code    int
		says    string
	}{
		{"check", exitDone, "ok: 1 match, 1 deal, 0 acts; 1 score pad; the last match is not finished"},
		{"replay", exitDone, "A score pad: scores without cards, on "},
		{"stats", exitDone, "Anna        1     1  100%"},
		{"verify", exitNo, "1 deal is of a score pad, which knows no cards: there is nothing to verify"},
		{"review", exitNo, "line 1: this is a score pad: it has scores, but no cards and no acts"},
	} {
		out, errs, code := p.run("", c.command, file)
		if code != c.code || !strings.Contains(out+errs, c.says) {
			t.Errorf("%s: exit code %d, %s%s", c.command, code, out, errs)
		}
	}
	if out, _, _ := p.run("", "stats", file); strings.Contains(out, "\nbid\n") {
		t.Errorf("a pad is counted by bid:\n%s", out)
	}
	if _, errs, code := p.run("", "play", "--plain", "--file", file); code == exitDone || !strings.Contains(errs, "score pad") {
		t.Errorf("it was played on: exit code %d, %s", code, errs)
	}
}

// TestPadLines: lines of a file or a pipe that have no effect are told by the exit code; a correction that was confirmed
// has one.
func TestPadLines(t *testing.T) {
	p := newPlayer(t)
	for n, c := range []struct {
		input, says string
		code        int
	}{
		{strings.Repeat("4+, 3, 2\n", 24), "of the input had no effect", exitNo},
		{"3+, 3+, 3+\nwhat\n", "1 line of the input", exitNo},
		{"delete 1\n", "1 line of the input", exitNo},
		{"3+, 3+, 3+\ndelete 1\n", "1 line of the input", exitNo},
		{"3+, 3+, 3+\ndelete 1\ndelete 1\n", "", exitDone},
	} {
		_, errs, code := p.run(c.input, "pad", "--folder", t.TempDir(), "friday", "--seats", "Anna,Bo,Cleo", "--deals", "24")
		if code != c.code || !strings.Contains(errs, c.says) || c.says == "" && errs != "" {
			t.Errorf("%d: exit code %d, %s", n, code, errs)
		}
	}
}

// TestPadRefuses tries names that are not plain, pads that exist or are missing, and files that are
// no pads.
func TestPadRefuses(t *testing.T) {
	p := newPlayer(t)
	folder := t.TempDir()
	const played = `{"ninetynine":1,"variant":"duel","seats":["A","B"],"first":0}` + "\n"
	for name, text := range map[string]string{"played": played, "two": strings.Repeat(strings.Replace(played, "}", `,"pad":true}`, 1)+`{"end":{"reason":"abandoned"}}`+"\n", 2), "wrong": "{}\n", "empty": ""} {
		must.Do(t, os.WriteFile(filepath.Join(folder, name+padEnding), []byte(text), 0o644))
	}
	for _, c := range []struct{ args, says string }{
		{"friday", "there is no pad"}, {"../friday --seats A,B,C", "cannot be the name of a pad"}, {"played", "no score pad, but the record of a match"},
		{"two", "several score pads"}, {"wrong", "line 1"}, {"empty", "there is no score pad in it"}, {"empty --seats A,B,C", "is there already"},
		{"new --seats A,B", "--seats names 2; standard is played by 3"}, {"new --seats Bo,bo,C", `--seats: two players are called "bo"`}, {"new --seats A,B,C --first 4", "--first must be from 1 to 3"},
		{"new --seats A,B,C --deals -1", "cannot be negative"}, {"new --seats A,B,C --variant chess", `"chess"`},
	} {
		if _, errs, code := p.run("", append([]string{"pad", "--folder", folder}, strings.Fields(c.args)...)...); code != exitUsage || !strings.Contains(errs, c.says) {
			t.Errorf("%s: exit code %d, %s", c.args, code, errs)
		}
	}
}

// TestSeason adds up the pads of a folder, some by name, and those of some days.
func TestSeason(t *testing.T) {
	p := newPlayer(t)
	folder := filepath.Join(t.TempDir(), "pads")
	run := func(input string, args ...string) string {
		t.Helper()
		return p.runs(input, append(args, "--folder", folder)...)
	}
	run("3+, 4, 2\n", "pad", "friday", "--seats", "Anna,Bo,Cleo")
	run("3+, 4, 2\n3, 4, 2+\n", "pad", "saturday", "--seats", "Bo,anna,Dag")
	out := run("", "season", "--stake", "0.05")
	for _, says := range []string{"Season of 2 pads", "Anna          2    0      0    0      3     1      41        6    0.30", "Cleo pays "} {
		p.wants(out, says)
	}
	p.wants(run("", "season", "friday", "--csv"), "name,matches,matches won,games,games won,deals,contracts made,points,balance\nAnna,1,0,0,0,1,1,33,60\n")
	p.wants(run("", "season", "--from", "2020-01-01", "--to", "9999-12-31"), "Season of 2 pads")
	for args, says := range map[string]string{
		"season --to 2020-01-01": "no deal is on these 0 pads", "season nobody": "no such file", "season --stake x": "--stake: \"x\" is no stake", "season --from x": "--from",
		"season --csv --json": "json",
	} {
		if _, errs, code := p.run("", append(strings.Fields(args), "--folder", folder)...); code != exitUsage || !strings.Contains(errs, says) {
			t.Errorf("%s: exit code %d, %s", args, code, errs)
		}
	}
	if _, errs, code := p.run("", "season", "--folder", t.TempDir()); code != exitUsage || !strings.Contains(errs, "there are no pads in") {
		t.Errorf("exit code %d, %s", code, errs)
	}
}

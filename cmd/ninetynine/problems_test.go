package main

import (
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"

	"ninetynine/internal/base/calendar"
	"ninetynine/internal/learn/problem"
	"ninetynine/internal/test/must"
)

// TestProblems solves the problems of a day in plain lines, some wrongly, and returns on the next
// day.
func TestProblems(t *testing.T) {
	dir := t.TempDir()
	set := must.Get(problem.Shipped())(t)
	const day = "2026-11-23"
	d, _ := calendar.Parse(day)
	var input strings.Builder
	missed := ""
	for i, x := range problem.Day(set, problem.Progress{}, d) {
		act := x.Answers[0]
		for a := range x.Game.Options(&x.State, x.Seat).All() {
			if i == 3 && !x.Right(a) {
				act, missed = a, x.ID
			}
		}
		input.WriteString("nonsense\n" + act.Cards().String() + "\n\n")
	}
	code, stdout, stderr := call(t, t.Context(), input.String(), "problems", "--data", dir, "--day", day, "--lang", "en")
	if code != 0 || !strings.Contains(stdout, "9 of 10 right today") || strings.Count(stdout, "I do not understand") != 10 {
		t.Fatalf("code %d, %s\n%s", code, stderr, stdout)
	}
	kept, err := readProgress(filepath.Join(dir, "problems.json"))
	if err != nil || len(kept.Marks) != 10 || kept.Marks[missed].Right {
		t.Fatalf("kept is %+v, %v", kept, err)
	}
	_, stdout, _ = call(t, t.Context(), "quit\n", "problems", "--data", dir, "--day", "2026-11-24", "--lang", "sv")
	if !strings.Contains(stdout, "missat förut") {
		t.Errorf("what was missed does not come back:\n%s", stdout)
	}
	must.Do(t, os.WriteFile(filepath.Join(dir, "problems.json"), []byte(`{"rating":7e7}`), 0o600))
	code, stdout, stderr = call(t, t.Context(), "quit\n", "problems", "--data", dir, "--lang", "en")
	if code != 0 || !strings.Contains(stderr, "set aside") || !strings.Contains(stdout, "Problem 1 of 10") {
		t.Errorf("code %d, %s%s", code, stderr, stdout)
	}
	if old, err := os.ReadFile(filepath.Join(dir, "problems.json.damaged")); err != nil || string(old) != `{"rating":7e7}` {
		t.Errorf("set aside is %s, %v", old, err)
	}
	must.Do(t, os.WriteFile(filepath.Join(dir, "problems.json"), []byte("{half"), 0o600))
	if _, _, stderr = call(t, t.Context(), "quit\n", "problems", "--data", dir, "--lang", "en"); !strings.Contains(stderr, "problems.json.damaged.2: ") {
		t.Error(stderr)
	}
	for name, want := range map[string]string{"problems.json.damaged": `{"rating":7e7}`, "problems.json.damaged.2": "{half"} {
		if old, err := os.ReadFile(filepath.Join(dir, name)); err != nil || string(old) != want {
			t.Errorf("%s is %s, %v", name, old, err)
		}
	}
}

// TestProblemsBegin: a beginner is asked about the game that play begins with, and a player who has
// solved problems before, or names all variants, about all.
func TestProblemsBegin(t *testing.T) {
	const today = calendar.Day(20780)
	for _, test := range []struct {
		first calendar.Day // of a problem answered; 0 is none
		id    string
		only  bool
	}{{0, "", true}, {today, "", true}, {today - 1, "", false}, {0, "all", false}} {
		s := problemsCommand{playCommand: playCommand{displayFlags: displayFlags{env: &environment{}}}}
		s.from.id = test.id
		p := problem.Fresh()
		if test.first != 0 {
			p.Marks["some"] = problem.Mark{First: test.first, Last: test.first}
		}
		set := must.Get(s.among(p.Begins(today)))(t)
		others := slices.ContainsFunc(set, func(x *problem.Problem) bool { return x.Game.ID() != "standard" })
		if len(set) < problem.Ten || others == test.only {
			t.Errorf("%+v: %d problems, others than standard: %v", test, len(set), others)
		}
	}
}

// TestProblemsCommands: the commands that find, list and check problems work together, and report
// errors in their flags.
func TestProblemsCommands(t *testing.T) {
	code, found, stderr := call(t, t.Context(), "", "problems", "find", "--number", "2", "--deals", "60", "--attempts", "2", "--variant", "duel")
	if code != 0 || strings.Count(found, "\n") != 3 { // the levels, and two problems
		t.Fatalf("code %d, %s%s", code, found, stderr)
	}
	if code, out, _ := call(t, t.Context(), found, "problems", "check", "-", "--try"); code != 0 || !strings.HasPrefix(out, "2 of 2 problems repeat\n") || !strings.Contains(out, "expert") {
		t.Errorf("code %d, %s", code, out)
	}
	if _, out, _ := call(t, t.Context(), found, "problems", "list", "-"); !strings.Contains(out, "duel                   2       0       0       2") {
		t.Error(out)
	}
	set := must.Get(problem.ParseSet([]byte(found)))(t)
	x := set[0]
	wrong := slices.DeleteFunc(slices.Collect(x.Game.Options(&x.State, x.Seat).All()), x.Right)
	x.Answers = wrong[:1]
	if code, out, _ := call(t, t.Context(), x.String(), "problems", "check", "-"); code != exitNo || !strings.Contains(out, "the cards that keep the contract are") {
		t.Errorf("a wrong answer: code %d, %s", code, out)
	}
	for args, want := range map[string]string{
		"find --kind riddle":     "no kind of problem",
		"find --number 0":        "at least 1",
		"find --variant whist":   "whist",
		"--day soon":             "is no date",
		"--variant whist":        "whist",
		"check nowhere.txt":      "nowhere.txt",
		"list nowhere.txt extra": "one file at most",
	} {
		refuses(t, "problems "+args, want)
	}
}

package main

import (
	"os"
	"path/filepath"
	"strings"
	"testing"
)

// TestUnlearnt plays by house rules for which no net was trained: everybody is told who
// plays in whose place, hints are given, and the deal comes to its end.
func TestUnlearnt(t *testing.T) {
	p := newPlayer(t)
	house := filepath.Join(t.TempDir(), "two.json")
	if err := os.WriteFile(house, []byte(`{"variant":"standard","id":"two","aside":2}`), 0o600); err != nil {
		t.Fatal(err)
	}
	for _, level := range []string{"beginner", "expert"} {
		out, errs, code := p.play("hint\nlay 1 2\npass\n"+strings.Repeat("1\n", 10), "--house", house,
			"--players", "you,"+level+","+level, "--seed", "test")
		if code != 0 || errs != "" {
			t.Fatal(code, errs, out)
		}
		p.wants(out, "have not learnt these house rules")
		p.wants(out, "Hint: ")
		if n := strings.Count(out, "the trick: "); n < 10 {
			t.Errorf("against %s, %d of 10 tricks came about:\n%s", level, n, out)
		}
	}
	_, errs, code := p.run("", "simulate", "--house", house, "--players", "club,expert,club", "--deals", "4")
	p.wants(errs, "greedy plays in place of club")
	p.wants(errs, "pimc plays in place of expert")
	if code != 0 || strings.Count(errs, "in place of club") != 1 {
		t.Errorf("%d: %s", code, errs)
	}
	_, errs, code = p.run("", "simulate", "--house", house, "--players", "net", "--deals", "4")
	if p.wants(errs, "no net was trained for 3 hands"); code == 0 {
		t.Error("a net that there is not played")
	}
}

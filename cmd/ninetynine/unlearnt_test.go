package main

import (
	"encoding/json"
	"os"
	"path/filepath"
	"regexp"
	"strings"
	"testing"

	"ninetynine/internal/test/must"
)

// TestUnlearnt plays by house rules on which no net was trained: all players see the names of the
// fallbacks, hints are given, and the deal comes to its end.
func TestUnlearnt(t *testing.T) {
	p := newPlayer(t)
	house := filepath.Join(t.TempDir(), "two.json")
	must.Do(t, os.WriteFile(house, []byte(`{"variant":"standard","id":"two","aside":2}`), 0o600))
	for _, level := range []string{"beginner", "expert"} {
		out := p.plays("hint\nlay 1 2\npass\n"+strings.Repeat("1\n", 10), "--house", house,
			"--players", "you,"+level+","+level, "--seed", "test")
		p.wants(out, "were not trained on these house rules")
		p.wants(out, "Hint: ")
		if n := strings.Count(out, "the trick: "); n < 10 {
			t.Errorf("against %s, %d of 10 tricks came about:\n%s", level, n, out)
		}
	}
	if _, errs, code := p.play("quit\n", "--new", "--house", house, "--players", "you,net,net"); code == 0 || !strings.Contains(errs, "player net: no net was trained") {
		t.Errorf("a net that there is not sits down: %d, %s", code, errs)
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

// TestUnlearntAt opens a table with such rules at a server, comes back to it, and has a friend join
// by its link: the program names the fallbacks each time.
func TestUnlearntAt(t *testing.T) {
	p, friend := newPlayer(t), newPlayer(t)
	house := filepath.Join(t.TempDir(), "two.json")
	must.Do(t, os.WriteFile(house, []byte(`{"variant":"standard","id":"two","aside":2}`), 0o600))
	server, stop := newPlayer(t).serve()
	defer stop()
	out := p.plays("quit\n", "--at", server, "--house", house, "--players", "you,friend,club")
	p.wants(out, "were not trained on these house rules")
	link := regexp.MustCompile(regexp.QuoteMeta(server) + `/t/[a-z0-9]+`).FindString(out)
	out, _, _ = p.play("quit\n", "--at", server)
	p.wants(out, "were not trained on these house rules")
	out = friend.plays("quit\n", "--at", link, "--lang", "sv")
	friend.wants(out, "har datorspelarna inte tränat på")
	friend.wants(out, "Titta igen: ninetynine play --at "+link)
}

// TestUnlearntTold finds the fallbacks in the results of every experiment.
func TestUnlearntTold(t *testing.T) {
	p := newPlayer(t)
	house := filepath.Join(t.TempDir(), "two.json")
	must.Do(t, os.WriteFile(house, []byte(`{"variant":"standard","id":"two","aside":2}`), 0o600))
	for command, want := range map[string]string{
		"simulate --players club,random,club --deals 4 --json":                          "club:greedy",
		"arena --play club --against greedy --units 2 --json":                           "club:greedy",
		"arena --panel club,expert,greedy --units 2 --json":                             "club:greedy expert:pimc",
		"endings --players club,greedy --table random --deals 2 --json":                 "club:greedy",
		"bench --players club,greedy --deals 1 --json":                                  "club:greedy",
		"equilibrium --players club,greedy --budgets 0 --iterations 1 --deals 2 --json": "club:greedy",
	} {
		args := strings.Fields(command)
		if args[0] != "equilibrium" { // whose small packs no net was trained on either
			args = append(args, "--house", house)
		}
		out, errs, code := p.run("", args...)
		type result struct {
			Instead  map[string]string
			Variants []result // of bench
		}
		var told struct{ Results []result }
		if err := json.Unmarshal([]byte(out), &told); err != nil || code != 0 {
			t.Errorf("%s: %d, %v, %s", command, code, err, errs)
		}
		var first result
		if len(told.Results) > 0 {
			first = append(told.Results[0].Variants, told.Results[0])[0]
		}
		for _, one := range strings.Fields(want) {
			level, who, _ := strings.Cut(one, ":")
			if first.Instead[level] != who || !strings.Contains(errs, who+" plays in place of "+level) {
				t.Errorf("%s: %v, and %q", command, first.Instead, errs)
			}
		}
		if n := len(strings.Fields(want)); len(first.Instead) != n {
			t.Errorf("%s: of %d players others play: %v", command, n, first.Instead)
		}
	}
}

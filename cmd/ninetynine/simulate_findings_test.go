package main

import (
	"os"
	"regexp"
	"slices"
	"strings"
	"testing"
)

// TestFindingsPage checks that every command in the page of findings runs, and writes
// tables with the page's titles; a few deals of random players are enough for that.
func TestFindingsPage(t *testing.T) {
	page, err := os.ReadFile("../../docs/findings.md")
	if err != nil {
		t.Fatal(err)
	}
	blocks := regexp.MustCompile(`(?ms)^<!-- begin: ninetynine (.*?) -->\n(.*?)^<!-- end -->$`).FindAllStringSubmatch(string(page), -1)
	asked := regexp.MustCompile(`(?ms)^<!-- begin: [^\n]*ninetynine advise --worlds \d+ --hand "(.*?)" --trump (.) [^\n]*\n(.*?)^<!-- end -->$`).FindAllStringSubmatch(string(page), -1)
	if len(blocks) < 2 || len(blocks)+len(asked) != strings.Count(string(page), "\n<!-- begin: ") {
		t.Fatalf("%d blocks of tables, %d of advice", len(blocks), len(asked))
	}
	for _, block := range asked {
		out := advise(t, "--hand", block[1], "--trump", block[2])
		if cards, _, _ := strings.Cut(out, "\n\n"); !strings.Contains(block[3], cards+"\n\nBID WITH ") {
			t.Errorf("the page has advice on other cards than\n%s", cards)
		}
	}
	for _, block := range blocks {
		args := strings.Fields(block[1])
		for _, flag := range []string{"--players", "--deals"} {
			if i := slices.Index(args, flag); i < 0 || i == len(args)-1 {
				t.Fatalf("%s: no %s", block[1], flag)
			}
		}
		args[slices.Index(args, "--players")+1] = "random"
		args[slices.Index(args, "--deals")+1] = "1500"
		code, out, errs := call(t, t.Context(), "", args...)
		if code != exitDone {
			t.Errorf("%s: exit code %d: %s", block[1], code, errs)
		}
		if want, got := titlesOf(out), titlesOf(block[2]); !slices.Equal(want, got) {
			t.Errorf("%s: the page has %q, the program writes %q: count again", block[1], got, want)
		}
	}
}

// titlesOf returns the titles of the tables.
func titlesOf(markdown string) (titles []string) {
	for line := range strings.Lines(markdown) {
		if title, ok := strings.CutPrefix(line, "### "); ok {
			titles = append(titles, strings.TrimSpace(title))
		}
	}
	return titles
}

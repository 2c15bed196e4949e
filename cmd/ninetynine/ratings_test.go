package main

import (
	"strings"
	"testing"
)

// TestRatings: the levels stand in the list, also where no player is known well enough.
func TestRatings(t *testing.T) {
	p := newPlayer(t)
	server, stop := p.serve()
	defer stop()
	out, errs, code := p.run("", "ratings", server+"/", "--class", "4")
	if code != 0 || errs != "" || !strings.Contains(out, "(club)                    1500") || strings.Index(out, "(expert)") > strings.Index(out, "(beginner)") {
		t.Errorf("%d, %s\n%s", code, errs, out)
	}
	if _, errs, code := p.run("", "ratings", server, "--class", "9"); code == 0 || !strings.Contains(errs, "class") {
		t.Errorf("%d, %s", code, errs)
	}
}

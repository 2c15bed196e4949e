package main

import (
	"strings"
	"testing"

	"ninetynine/advice"
)

// TestDaily plays a deal of the day in two sittings without a server. It can be played once, and
// then the command says how it went.
func TestDaily(t *testing.T) {
	p := newPlayer(t)
	daily := func(input string, more ...string) string {
		t.Helper()
		return p.runs(input, append([]string{"daily", "--plain", "--pace", "1ms", "--day", "2026-11-04"}, more...)...)
	}
	p.wants(daily("lay 1 2 3\n"), "To go on: ninetynine daily --day 2026-11-04\n")
	first := daily("pass\n" + strings.Repeat("1\n", 12))
	p.wants(first, "That was the deal of the day.")
	for _, want := range []string{"\nYou: ", "\nExpert, with your cards: ", "You are the first to play it here.", "  Ninety-Nine, deal of the day, 2026-11-04\n", "Days played: 2026-11-04\n"} {
		p.wants(first, want)
	}
	told := first[strings.LastIndex(first[:strings.Index(first, "\nExpert, with")], "\nYou: ")+1:]
	if again := daily("lay 1 2 3\n"); again != told {
		t.Errorf("asked again:\n%s\nand before:\n%s", again, told)
	}
	squares := 0
	for _, r := range told {
		if strings.ContainsRune("🟩🟡🔺", r) {
			squares++
		}
	}
	if squares != 2+9 {
		t.Errorf("%d squares for bid, premium and nine tricks:\n%s", squares, told)
	}
	if plain := daily("", "--ascii"); strings.IndexFunc(plain, func(r rune) bool { return r > 126 }) >= 0 {
		t.Errorf("not ASCII:\n%s", plain)
	}
	for _, c := range []struct{ day, says string }{
		{"2026-10-31", "--day: the deal of the day began on 2026-11-01"}, {"yesterday", `--day: "yesterday" is no date`}, {"2999-01-01", "has not begun"},
	} {
		if _, errs, code := p.run("", "daily", "--day", c.day); code != exitUsage || !strings.Contains(errs, c.says) {
			t.Errorf("%s: exit code %d, %s", c.day, code, errs)
		}
	}
}

// TestSquaresMissing: an older server's report has no line to share.
func TestSquaresMissing(t *testing.T) {
	told := &advice.Report{Deals: []advice.DealReport{{Squares: []string{"🟩", "🔺"}}}}
	if got := squares(told); got != "🟩" {
		t.Errorf("%q", got)
	}
	for _, r := range []*advice.Report{nil, {}, {Deals: []advice.DealReport{{}}}} {
		if got := squares(r); got != "" {
			t.Errorf("%+v: %q", r, got)
		}
	}
}

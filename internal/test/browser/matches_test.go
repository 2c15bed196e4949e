package browser

import (
	_ "embed"
	"flag"
	"fmt"
	"path/filepath"
	"strings"
	"testing"
	"time"

	"ninetynine/internal/think/bot"
	"ninetynine/record"
	"ninetynine/rules"
)

var whole = flag.String("whole", "", "patterns as VARIANT/LEVEL, in commas, of the matches that are played to their end without a network, as */expert or *; none are without it")

//go:embed testdata/matches.js
var matchesScript string

// TestWholeMatches: without a network, matches of all variants against computer players of all levels end
// in every browser, and a referee accepts their records.
func TestWholeMatches(t *testing.T) {
	if *whole == "" {
		t.Skip("no -whole")
	}
	visitors := map[string]func(*testing.T, *host) *person{
		"Chromium": func(t *testing.T, h *host) *person { return h.person(t, desktop().keeping()) },
	}
	for _, e := range engines() {
		visitors[e.name] = func(t *testing.T, h *host) *person { return h.visitor(t, e, desktop()) }
	}
	for name, visit := range visitors {
		t.Run(name, func(t *testing.T) {
			h := newHost(t)
			p := visit(t, h)
			p.open("/cards/").isKept(editionOf(h.files))
			h.set(func() { h.off = true })
			p.open("/cards/?again")
			look[bool](p, `!!(`+matchesScript+`)`)
			if !look[bool](p, `await matches.enter()`) {
				t.Fatal("nobody has entered")
			}
			for _, v := range rules.Catalogue() {
				for _, level := range bot.Levels() {
					if wanted(v.ID, level) {
						p.playsWhole(v, level)
					}
				}
			}
		})
	}
}

func wanted(variant, level string) bool {
	for pattern := range strings.SplitSeq(*whole, ",") {
		if ok, _ := filepath.Match(pattern, variant+"/"+level); ok || pattern == "*" { // a bad pattern matches nothing
			return true
		}
	}
	return false
}

func (p *person) playsWhole(v rules.Variant, level string) {
	p.t.Helper()
	look[bool](p, fmt.Sprintf(`matches.begin(%q, %q, %q, %d)`, v.ID+"-"+level, v.ID, level, v.Live()))
	for start := time.Now(); !look[bool](p, `(matches.failed ?? matches.record) !== undefined`); time.Sleep(100 * time.Millisecond) {
		if time.Since(start) > 20*time.Minute {
			p.t.Fatalf("%s against %s does not end", v.ID, level)
		}
	}
	if failed := look[string](p, `matches.failed ?? ""`); failed != "" {
		p.t.Fatalf("%s against %s: %s", v.ID, level, failed)
	}
	stats, err := record.Check(strings.NewReader(look[string](p, `matches.record`)))
	if err != nil || stats.Matches != 1 {
		p.t.Errorf("%s against %s: %+v, %v", v.ID, level, stats, err)
	}
	p.t.Logf("%s against %s: %d deals in %.1f s", v.ID, level, stats.Deals, look[float64](p, `matches.took / 1000`))
}

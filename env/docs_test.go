package env

import (
	"fmt"
	"os"
	"slices"
	"strings"
	"testing"

	"ninetynine/internal/test/must"
	"ninetynine/internal/test/randomplay"
	"ninetynine/rules"
)

// TestDocs: docs/env.md has the bounds and pieces of all variants. With UPDATE_DOCS set, it writes them.
func TestDocs(t *testing.T) {
	const page = "../docs/env.md"
	text := string(must.Get(os.ReadFile(page))(t))
	const heading = "Bounds are those of seat 0.\n\n"
	before, _, found := strings.Cut(text, heading)
	if !found {
		t.Fatal("the page has no place for the variants")
	}
	var b strings.Builder
	b.WriteString(before + heading + "| variant | hands | actions | bits now | bits ever | points | margin |\n|---|---|---|---|---|---|---|\n")
	var layouts []string // tables of pieces, each once
	ids := map[string][]string{}
	for _, v := range rules.Catalogue() {
		g := randomplay.Open(t, v)
		now, ever := open(t, g, 1, Options{Reward: "points"}).spec(), open(t, g, 1, Options{Observe: "ever"}).spec()
		bound := func(s *spec) string {
			return strings.ReplaceAll(fmt.Sprintf("%.4g to %.4g", s.Reward.Low[0], s.Reward.High[0]), "-", "−")
		}
		fmt.Fprintf(&b, "| `%s` | %d | %d | %d | %d | %s | %s |\n", v.ID, now.Hands, len(now.Actions), now.Bits, ever.Bits, bound(now), bound(ever))
		var pieces strings.Builder
		fmt.Fprintf(&pieces, "Actions: `%s` … `%s`", now.Actions[0], now.Actions[g.Pack().Len()-1])
		for _, name := range now.Actions[g.Pack().Len():] {
			fmt.Fprintf(&pieces, ", `%s`", name)
		}
		pieces.WriteString(".\n\n| piece | at | bits | |\n|---|---|---|---|\n")
		for _, p := range ever.Pieces {
			fmt.Fprintf(&pieces, "| `%s` | %d | %d | %s |\n", p.Name, p.At, p.Bits, p.Means)
		}
		if !slices.Contains(layouts, pieces.String()) {
			layouts = append(layouts, pieces.String())
		}
		ids[pieces.String()] = append(ids[pieces.String()], "`"+v.ID+"`")
	}
	for _, l := range layouts {
		fmt.Fprintf(&b, "\n### %s\n\n%s", strings.Join(ids[l], ", "), l)
	}
	if b.String() == text {
		return
	}
	if os.Getenv("UPDATE_DOCS") == "" {
		t.Fatalf("%s has not these variants (UPDATE_DOCS=1 writes them)", page)
	}
	must.Do(t, os.WriteFile(page, []byte(b.String()), 0o644))
}

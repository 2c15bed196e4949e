package ledger

import (
	"slices"
	"strings"
	"testing"

	"ninetynine/advice"
	"ninetynine/internal/test/must"
	"ninetynine/rules"
)

// TestSquares: there is a square for each phase that the variant has, in its order, and for each trick;
// two losses at one place add up.
func TestSquares(t *testing.T) {
	nine := strings.Repeat(nothing, 9)
	for _, c := range []struct {
		variant  string
		mistakes []advice.Mistake
		want     string
	}{
		{"standard", nil, nothing + nothing + nine},
		{"standard", []advice.Mistake{
			{Phase: "lay", Lost: little}, {Phase: "play", Trick: 9, Lost: little + 1}, {Phase: "play", Trick: 8, Lost: 9 * advice.Point, Seat: 1},
		}, some + nothing + strings.Repeat(nothing, 8) + much},
		{"standard", []advice.Mistake{
			{Phase: "offer", Lost: advice.Point / 2}, {Phase: "play", Trick: 1, Lost: 3 * advice.Point}, {Phase: "play", Trick: 1, Lost: 3 * advice.Point},
		}, nothing + some + much + strings.Repeat(nothing, 8)},
		{"duel", []advice.Mistake{{Phase: "lay", Lost: 6 * advice.Point}}, much + nine},                      // no premiums
		{"nobid", []advice.Mistake{{Phase: "offer", Lost: advice.Point}}, some + strings.Repeat(nothing, 9)}, // no bid
		{"declarer", []advice.Mistake{{Phase: "name", Lost: advice.Point}}, nothing + some + nothing + nine}, // offers, then a trump
	} {
		v := must.Get(rules.Named(c.variant))(t)
		g := must.Get(rules.New(v))(t)
		lines := squares(g, c.mistakes)
		if len(lines) != g.Seats() || lines[0] != c.want {
			t.Errorf("%s, %+v: %s, not %s", c.variant, c.mistakes, lines, c.want)
		}
	}
	if all := []string{nothing, some, much}; len(slices.Compact(slices.Sorted(slices.Values(all)))) != 3 {
		t.Error("two squares are the same")
	}
}

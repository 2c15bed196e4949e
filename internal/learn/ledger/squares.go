package ledger

import (
	"slices"

	"ninetynine/rules"
)

// The squares say how much was lost. They differ in shape and not in colour alone, are
// of one width, and survive being copied.
const (
	nothing = "🟩"
	some    = "🟡"
	much    = "🔺"
)

// little is the greatest loss that does not count as much.
const little = 5 * Point

// squares returns for each hand a line to share, by the points lost: a square for each phase before play,
// in the order of the game, and for each trick.
func squares(g *rules.Game, mistakes []Mistake) []string {
	phases := g.Phases()
	before := phases[:slices.Index(phases[:], rules.Playing)]
	lines := make([]string, g.Seats())
	for seat := range lines {
		lost := make([]Points, len(before)+g.Tricks())
		for i := range mistakes {
			m := &mistakes[i]
			if int(m.Seat) != seat {
				continue
			}
			at := len(before) + m.Trick - 1
			if m.Trick == 0 {
				at = slices.IndexFunc(before, func(p rules.Phase) bool { return p.String() == m.Phase })
			}
			lost[at] += m.Lost
		}
		for _, x := range lost {
			lines[seat] += square(x)
		}
	}
	return lines
}

func square(lost Points) string {
	switch {
	case lost == 0:
		return nothing
	case lost <= little:
		return some
	}
	return much
}

package ledger

import (
	"slices"

	"ninetynine/rules"
)

// The squares say how much was lost. They differ in shape and not in colour alone, are
// of one width, and survive being copied.
const (
	nothing = "🟩"
	some    = "🟡" // up to [little]
	much    = "🔺"
)

// little is how much may be lost before it is much.
const little = 5 * Point

// squares returns a line to share for each hand, which shows how well it was played and
// gives nothing else away: a square for each phase before play, in the order of the game,
// and for each trick, by the points lost there.
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

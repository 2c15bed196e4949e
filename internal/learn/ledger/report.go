package ledger

import (
	"cmp"
	"slices"

	"ninetynine/advice"
	"ninetynine/rules"
)

// Add adds a deal of the game to the report, sorts its mistakes and draws its squares.
func Add(r *advice.Report, g *rules.Game, d advice.DealReport) {
	sortMistakes(d.Mistakes)
	d.Squares = squares(g, d.Mistakes)
	if len(r.Total) == 0 {
		r.Total = make([]advice.Account, len(d.Accounts))
		for i := range r.Total {
			r.Total[i].Seat = rules.Seat(i)
		}
	}
	for i := range d.Accounts {
		add(&r.Total[i], &d.Accounts[i])
	}
	r.Deals = append(r.Deals, d)
}

// Worst returns the seats' mistakes in all deals, the worst first: at most so many, or all for a negative number.
func Worst(r *advice.Report, of rules.Seats, most int) []advice.Mistake {
	var all []advice.Mistake
	for _, d := range r.Deals {
		for _, m := range d.Mistakes {
			if of.Has(m.Seat) {
				all = append(all, m)
			}
		}
	}
	sortMistakes(all)
	if most < 0 {
		return all
	}
	return all[:min(most, len(all))]
}

func sortMistakes(all []advice.Mistake) {
	slices.SortStableFunc(all, func(a, b advice.Mistake) int { return cmp.Compare(b.Lost, a.Lost) })
}

// The squares say how much was lost. They differ in shape and not in colour alone, are
// of one width, and survive being copied.
const (
	nothing = "🟩"
	some    = "🟡"
	much    = "🔺"
)

// little is the greatest loss that does not count as much.
const little = 5 * advice.Point

// squares returns for each hand a line to share, by the points lost: a square for each phase before play,
// in the order of the game, and for each trick.
func squares(g *rules.Game, mistakes []advice.Mistake) []string {
	phases := g.Phases()
	before := phases[:slices.Index(phases[:], rules.Playing)]
	lines := make([]string, g.Seats())
	for seat := range lines {
		lost := make([]advice.Points, len(before)+g.Tricks())
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

func square(lost advice.Points) string {
	switch {
	case lost == 0:
		return nothing
	case lost <= little:
		return some
	}
	return much
}

package ledger

import (
	"cmp"
	"slices"

	"ninetynine/internal/think/reason"
	"ninetynine/rules"
)

// A Report explains the result of a match, or of one of its deals. All points are in 1200ths, so that
// they add up exactly.
type Report struct {
	// Of is the number of decisions to judge: acts where a seat had a choice.
	Of int `json:"of" wire:"min=0"`
	// Judged is how many are judged so far.
	Judged int `json:"judged" wire:"min=0"`
	// Rough is how many of those were judged at a glance, and are to be judged again
	// with care, as they may be mistakes.
	Rough int `json:"rough" wire:"min=0"`
	// Final says that no figure of these deals will change: every decision is judged, and
	// with care where it may be a mistake. Until then all figures are provisional.
	Final bool `json:"final"`
	// Luck says whether luck is separated from skill. It is not under house rules that no net was trained
	// on: then only the mistakes in each margin are known, and all else counts as how the cards lay.
	Luck bool `json:"luck"`
	// Total has the sum of the deals' accounts, by seat.
	Total []Account `json:"total"`
	// Deals are the scored deals whose decisions have all been judged.
	Deals []Deal `json:"deals"`
}

// A Deal explains the result of one deal.
//
//wire:name DealReport
type Deal struct {
	// Deal is its number in the match, as in the record: from 0.
	Deal int `json:"deal" wire:"min=0"`
	// Bids are the tricks bid, by seat.
	Bids []int `json:"bids"`
	// Won are the tricks won, by seat.
	Won []int `json:"won"`
	// Made are whose contract was made.
	Made []bool `json:"made"`
	// Accounts split the margin of every seat: how many points it has more than the mean of the others.
	Accounts []Account `json:"accounts"`
	// Mistakes are the decisions that lost points for certain, the worst first.
	Mistakes []Mistake `json:"mistakes"`
	// Worth is what each seat could expect, by moment: before the cards were dealt,
	// then after that and after each act. Without luck it is empty.
	Worth [][]Points `json:"worth"`
	// Squares are lines to share, by seat, that show how well the deal was played and nothing else: a
	// square for each phase before play that the variant has (bid, premium, trump), in order, then for
	// each trick: 🟩 where nothing was lost, 🟡 up to five points, 🔺 beyond.
	Squares []string `json:"squares"`
}

// A Mistake is a decision that lost points, judged by what its seat could know: more
// than half a point, and more than twice the standard error.
type Mistake struct {
	// Deal is the number of the deal, as in the record: from 0.
	Deal int `json:"deal" wire:"min=0"`
	// Step is how many acts of the deal came before.
	Step int `json:"step" wire:"min=0"`
	// Seat is who decided.
	Seat rules.Seat `json:"seat" wire:"is=Seat"`
	// Phase is the kind of decision.
	Phase string `json:"phase" wire:"is=Kind"`
	// Trick is the number of the trick, from 1; 0 before play.
	Trick int `json:"trick,omitempty" wire:"min=0"`
	// Act is the act chosen.
	Act string `json:"act"`
	// Better is the act that the judge prefers.
	Better string `json:"better"`
	// Lost is what the act lost.
	Lost Points `json:"lost" wire:"min=0"`
	// Error is the standard error of lost, in points, not in 1200ths.
	Error float64 `json:"error" wire:"min=0"`
	// Chance is the chance of making the contract after the act.
	Chance float64 `json:"chance" wire:"is=Chance"`
	// BetterChance is the same after the better act.
	BetterChance float64 `json:"betterChance" wire:"is=Chance"`
	// Bid is the number of tricks bid, by laying aside.
	Bid *int `json:"bid,omitempty"`
	// BetterBid is the bid of the better act.
	BetterBid *int `json:"betterBid,omitempty"`
	// Why are facts that speak for better rather than act, the most telling first; true
	// however the hidden cards lay.
	Why []reason.Fact `json:"why"`
	// Rough says that the decision was judged at a glance.
	Rough bool `json:"rough,omitempty"`
}

// Add adds a deal of the game to the report, sorts its mistakes and draws its squares.
func (r *Report) Add(g *rules.Game, d Deal) {
	sortMistakes(d.Mistakes)
	d.Squares = squares(g, d.Mistakes)
	if len(r.Total) == 0 {
		r.Total = make([]Account, len(d.Accounts))
		for i := range r.Total {
			r.Total[i].Seat = rules.Seat(i)
		}
	}
	for i := range d.Accounts {
		r.Total[i].Add(&d.Accounts[i])
	}
	r.Deals = append(r.Deals, d)
}

// Worst returns the seats' mistakes in all deals, the worst first: at most so many, or all for a negative number.
func (r *Report) Worst(of rules.Seats, most int) []Mistake {
	var all []Mistake
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

func sortMistakes(all []Mistake) {
	slices.SortStableFunc(all, func(a, b Mistake) int { return cmp.Compare(b.Lost, a.Lost) })
}

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

package report

import (
	"fmt"
	"slices"
	"strings"

	"ninetynine/internal/base/letters"
	"ninetynine/internal/lab/equilibrium"
)

// A Distance is how far players are from equilibrium, and on which deals.
type Distance struct {
	Variant string `json:"variant"`
	Name    string `json:"name"`
	Seed    string `json:"seed"`
	Drawn   bool   `json:"drawn"` // whether the deals are a sample
	Of      int64  `json:"of"`    // number of possible deals
	Apart   bool   `json:"apart"` // whether each deal is a separate game, so that those drawn are a sample of all

	Instead map[string]string `json:"instead,omitempty"` // the player that plays in place of another: see [bot.Fallbacks]

	equilibrium.Result
}

// Distances writes how far each player is from equilibrium.
func Distances(p *Page, r *Distance) {
	how := "all " + Counted(r.Deals, "deal")
	if r.Drawn {
		how = fmt.Sprintf("%s drawn of %s, seed %q", Counted(r.Deals, "deal"), Grouped(r.Of), r.Seed)
	}
	p.title("%s: %s, %s", r.Variant, r.Name, how)
	g := heads("~PLAYER", ">NASHCONV", ">SHARE", ">GAIN BY SEAT", ">VALUE BY SEAT")
	for _, w := range r.Rows {
		conv := fmt.Sprintf("%.4f", w.NashConv)
		if w.Half > 0 {
			conv += fmt.Sprintf(" ±%.4f", w.Half)
		}
		share := "–"
		if w.OfUniform != nil {
			share = fmt.Sprintf("%.2f%%", 100**w.OfUniform)
		}
		g.add(w.Player, conv, share, bySeat("%.2f", w.Gain), bySeat("%+.2f", w.Value))
	}
	p.tables(g)
	s := "NashConv: what all seats together could gain by best responses, in points a deal over the other seats' mean; 0 in equilibrium. SHARE: relative to uniform play. Seat 0 deals, seat 1 leads. "
	switch {
	case r.Drawn && !r.Apart:
		s += "Only these deals can occur: a smaller game than the pack's. "
	case r.Groups > 1:
		s += fmt.Sprintf("The deals fall into %s, independent of one another. ", Counted(r.Groups, "game"))
	}
	if slices.ContainsFunc(r.Rows, func(w equilibrium.Row) bool { return strings.HasPrefix(w.Player, "net ") }) {
		s += "A net is named by the deals it learnt from; a firm one draws its bids and plays its likeliest card. "
	}
	s += fmt.Sprintf("%s of decisions that look alike, %s words of tree.", Counted(r.Sets, "set"), Grouped(r.Words))
	p.line("%s", s)
}

func bySeat(format string, x []float64) string {
	return letters.Join(slices.Values(x), " ", func(v float64) string { return fmt.Sprintf(format, v) })
}

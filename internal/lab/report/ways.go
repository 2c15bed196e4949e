package report

import (
	"cmp"
	"fmt"
	"math"
	"slices"
	"strings"

	"ninetynine/internal/think/search"
	"ninetynine/match"
	"ninetynine/rules"
)

// WaySorts returns the orders that [Ways] accepts.
func WaySorts() []string { return []string{"points", "chance", "bid", "pass", "declare", "reveal"} }

// A way is a way to lay cards aside, with its results by level of offer if it was played out.
type way struct {
	*search.Option
	offers map[rules.Offer]*search.Way
}

// Ways writes all ways to lay cards aside, grouped by total; forGame as for [Advice]. Points are
// means of the deals that were played out, not the player's own estimates.
func Ways(p *Page, g *rules.Game, v *match.View, s *search.Study, forGame bool, sort string) {
	adviceHead(p, g, v, forGame)
	var offers []rules.Offer
	for _, w := range s.Bids[0].Premiums {
		offers = append(offers, w.Offer.Level())
	}
	t := heads(">BID", "WITH", ">POINTS", ">CHANCE", ">NET")
	for _, o := range offers {
		t.numbers(strings.ToUpper(o.String()))
	}
	for i, group := range groups(g, s, sort) {
		if i > 0 {
			t.add(slices.Repeat([]string{""}, len(t.head))...)
		}
		for _, w := range group {
			with := actMark(w.Action)
			if w.Action == s.Options[0].Action {
				with += " *"
			}
			row := []string{fmt.Sprint(g.Bid(w.Action.Cards())), with, pointsCell(w.Sampled, w.Error), percent(w.Chance), percent(w.Policy)}
			for _, o := range offers {
				cell := ""
				if x := w.offers[o]; x != nil {
					cell = fmt.Sprintf("%+.0f %3s", x.Sampled, percent(x.Chance))
				}
				row = append(row, cell)
			}
			t.add(row...)
		}
	}
	p.table(t)
	p.blank()
	p.line("%s, from %s (effective sample size %.0f). ± is one standard error. Its choice, marked *, also weighs how likely its net lays these cards.",
		Counted(len(s.Options), "way"), Counted(s.Worlds, "sampled deal"), s.Weight)
	p.redSuits()
}

// groups returns the ways by total. Within a total the best come first; totals are in the order of
// their best ways or, for the sort "bid", of the bids from the lowest.
func groups(g *rules.Game, s *search.Study, sort string) [][]way {
	played := map[rules.Action]map[rules.Offer]*search.Way{}
	for _, w := range s.Played {
		if played[w.Action] == nil {
			played[w.Action] = map[rules.Offer]*search.Way{}
		}
		played[w.Action][w.Offer.Level()] = &w
	}
	at, all := map[int]int{}, [][]way(nil)
	for _, o := range s.Options {
		n := g.Bid(o.Action.Cards())
		k, known := at[n]
		if !known {
			k = len(all)
			at[n], all = k, append(all, nil)
		}
		all[k] = append(all[k], way{&o, played[o.Action]})
	}
	if sort == "bid" {
		slices.SortFunc(all, func(a, b []way) int { return g.Bid(a[0].Action.Cards()) - g.Bid(b[0].Action.Cards()) })
		return all
	}
	better := func(a, b way) int { return cmp.Compare(b.figure(sort), a.figure(sort)) }
	for _, group := range all {
		slices.SortStableFunc(group, better)
	}
	slices.SortStableFunc(all, func(a, b []way) int { return better(a[0], b[0]) })
	return all
}

func (w *way) figure(sort string) float64 {
	switch sort {
	case "points":
		return w.Sampled
	case "chance":
		return w.Chance
	}
	for o, x := range w.offers {
		if o.String() == sort {
			return x.Sampled
		}
	}
	return math.Inf(-1)
}

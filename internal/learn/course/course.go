// Package course knows which lesson of the page's course is about which mistakes.
package course

import (
	"ninetynine/advice"
	"ninetynine/internal/learn/ledger"
	"ninetynine/internal/think/reason"
	"ninetynine/rules"
)

// Lessons are the ids of the lessons, in the order of the course.
var Lessons = []string{
	"first", "three", "exact", "away", "count", "premium", "four", "five", "dummy", "duel", "nobid", "auction", "joker",
}

// Suggest returns, for each seat, the lesson about the mistakes that have cost it most; "" if it made none.
func Suggest(g *rules.Game, r *advice.Report) []string {
	best := make([]string, g.Seats())
	for seat := range best {
		lost := map[string]advice.Points{}
		for _, m := range ledger.Worst(r, rules.Seat(seat).Set(), -1) {
			lost[about(g, &m)] += m.Lost
		}
		for _, id := range Lessons {
			if lost[id] > lost[best[seat]] {
				best[seat] = id
			}
		}
	}
	return best
}

// wild is by how many tricks a bid misses the better one if the values of the suits are not yet known.
const wild = 5

// about returns the lesson about a mistake. The rules of some variants have a lesson of their own, about the
// decisions that they change most.
func about(g *rules.Game, m *advice.Mistake) string {
	phase, v := m.Phase, g.Variant()
	bids, offers := phase == rules.Laying.String(), phase == rules.Offering.String()
	switch {
	case phase == rules.Naming.String() || offers && v.Order.Has(rules.Naming):
		return "auction"
	case v.Score.Vulnerable > 0:
		return "duel"
	case !g.Lays():
		return "nobid"
	case g.Dummies() != 0 && !bids:
		return "dummy"
	case v.Score.ZeroOrAll && bids:
		return "four"
	case v.Offers.Loss == rules.FromHolder && (bids || offers):
		return "five"
	case g.HasJoker() && bids:
		return "joker"
	case offers:
		return "premium"
	case bids && m.Bid != nil && m.BetterBid != nil && max(*m.Bid-*m.BetterBid, *m.BetterBid-*m.Bid) >= wild:
		return "first"
	case bids:
		return "three"
	}
	return aboutCard(m.Why)
}

// aboutCard returns the lesson about a wrong card: about counting, if the cards that are out decided; about
// dangerous cards, if no trick was wanted or one could be thrown away; otherwise about winning exactly the
// tricks bid.
func aboutCard(why []advice.Fact) string {
	id := "exact"
	for i := range why {
		switch why[i].Kind {
		case reason.Highest, reason.Lowest, reason.Drained, reason.Sure:
			return "count"
		case reason.Sheds, reason.Wasted, reason.Last:
			id = "away"
		}
	}
	return id
}

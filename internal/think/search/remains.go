package search

import "ninetynine/rules"

// remains returns for beginner, casual, club and strong what share of its errors, 0 or more, remains at the kind of deal
// that the game has, so that the level means the same in every variant: docs/bots.md says by which measure. A house
// variant has those of the nearest kind. TestEven of internal/lab finds the shares, and TestScale measures what comes of
// them.
func remains(g *rules.Game) [4]float64 {
	switch {
	case !g.Lays(): // nobid
		return [4]float64{1.1, 1.2, 1.6, 0.5}
	case g.Dummies() != 0: // dummy, dummy-penguin
		return [4]float64{0.41, 0.68, 0.65, 0.7}
	case g.Seats() == 2: // duel
		return [4]float64{0.32, 0.26, 0.05, 0.13}
	case g.OfferRule().Many || g.Seats() > 4: // five, five-500, five-250
		return [4]float64{0.64, 0.78, 0.68, 1}
	case g.Seats() == 4: // four
		return [4]float64{0.87, 1.23, 2.1, 3}
	case g.TrumpBy() == rules.ByHolder: // declarer, nines
		return [4]float64{0.59, 0.59, 0.8, 0.5}
	case g.OfferRule().How == rules.NoOffers: // pennycook
		return [4]float64{1.5, 1.6, 2.1, 1}
	}
	return [4]float64{1, 1, 1, 1}
}

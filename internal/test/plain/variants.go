package plain

// seatsOf is the number of hands of a variant, a dummy included; 0 if there is no such variant.
func seatsOf(variant string) int {
	switch variant {
	case "standard", "strict", "penguin", "classic", "classic-rubber", "pennycook", "swedish",
		"declarer", "nines", "nobid", "junk-joker":
		return 3
	case "four":
		return 4
	case "five", "five-500", "five-250":
		return 5
	case "dummy", "dummy-penguin":
		return 3
	case "duel":
		return 2
	}
	return 0
}

// liveOf is the number of players. dummy: "three hands of 12; seat 3 is the dummy"; counted from 0 that is seat 2.
func liveOf(variant string) int {
	switch variant {
	case "dummy", "dummy-penguin":
		return 2
	}
	return seatsOf(variant)
}

// tricksOf is how many tricks are played. four: "ten tricks"; all others: "Nine tricks".
func tricksOf(variant string) int {
	if variant == "four" {
		return 10
	}
	return 9
}

var (
	orderStandard = []string{"lay", "offer", "play"}
	orderNoOffers = []string{"lay", "play"}
	orderNoBid    = []string{"offer", "play"}
	orderDeclarer = []string{"offer", "name", "lay", "play"}
	orderPlay     = []string{"play"}
)

// phasesOf is the order of a deal.
func phasesOf(variant string, o Options) []string {
	switch {
	case o.NoPremiums && variant == "nobid":
		return orderPlay
	case o.NoPremiums:
		return orderNoOffers
	}
	switch variant {
	case "pennycook", "duel":
		return orderNoOffers // "no declare and no reveal", "no premiums"
	case "nobid":
		return orderNoBid // "nothing is laid aside", premiums "offered before play"
	case "declarer", "nines":
		return orderDeclarer // "auction, the holder names one of the four suits, then all lay bid-cards"
	}
	return orderStandard // "deal, all lay bid-cards, premium offers, exposure, F leads"
}

// usesTurnUp: classic, "after the deal the last card is turned up"; classic-rubber and pennycook play as classic.
func usesTurnUp(variant string) bool {
	switch variant {
	case "classic", "classic-rubber", "pennycook":
		return true
	}
	return false
}

// turnUpTrump: "Its suit is trump; if it is a nine or the joker, there is no trump." Other variants, played by the
// house with the last card dealt as trump, know no such exception for nines.
func turnUpTrump(variant, turnup string) string {
	if turnup == "joker" {
		return "none"
	}
	c := readCard(turnup)
	if c.rank == 9 && usesTurnUp(variant) {
		return "none"
	}
	return c.suit
}

// firstTrump is the trump of the first deal of a game, "" if it is not known before the deal.
func firstTrump(variant string, o Options) string {
	if o.LastDealt {
		return ""
	}
	if len(o.Rotation) > 0 {
		return o.Rotation[0]
	}
	switch variant {
	case "classic", "classic-rubber", "pennycook":
		return "" // the turn-up decides
	case "declarer", "nines":
		return "" // the holder may name it
	case "dummy":
		return "C" // "First deal clubs trump"
	case "junk-joker":
		if o.FirstNoTrump {
			return "none" // "(no trump is the option)"
		}
		return "D" // "first deal diamonds trump"
	}
	return "none" // "First deal of each game: no trump."
}

// nextTrump is the trump of the next deal by the number of successes, "" where that does not decide it.
func nextTrump(variant string, o Options, successes int) string {
	if o.LastDealt || len(o.Rotation) > 0 {
		return ""
	}
	switch variant {
	case "classic", "classic-rubber", "pennycook", "declarer", "nines":
		return ""
	}
	// "the number of players who succeeded in the previous deal: 3 → C, 2 → H, 1 → S, 0 → D"
	switch successes {
	case 3:
		return "C"
	case 2:
		return "H"
	case 1:
		return "S"
	case 0:
		return "D"
	}
	// four: "four successes → no trump"; five: "Four or five successes → next deal no trump"
	return "none"
}

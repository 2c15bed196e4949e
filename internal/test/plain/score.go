package plain

import "strings"

// Score is the score of a deal.
type Score struct {
	Bids, Tricks, Points, Totals []int    // Totals: in play in this game, without bonuses
	Made                         []bool   // who fulfilled the contract
	Premium                      []string // "", "declare" or "reveal", without a number; an exact dummy of dummy-penguin "declare"
	Next                         string   // trump of the next deal of the same game if it is fixed before it is dealt, else ""
}

// scoreDeal scores a deal. premium is what each seat holds, in nobid with its number; before is the totals
// before the deal.
func scoreDeal(variant string, o Options, bids, tricks []int, premium []string, before []int) *Score {
	n := len(bids)
	s := &Score{Bids: bids, Tricks: tricks, Made: make([]bool, n), Premium: make([]string, n),
		Points: make([]int, n), Totals: make([]int, n)}
	successes := 0
	for seat := range bids {
		s.Made[seat] = made(variant, seat, bids[seat], tricks[seat], premium[seat])
		if s.Made[seat] {
			successes++
		}
		s.Premium[seat], _, _ = strings.Cut(premium[seat], " ")
	}
	// dummy-penguin, of the dummy: "exactly → succeeded and declared (so it also scores 30)"
	if variant == "dummy-penguin" && tricks[2] == bids[2] {
		s.Premium[2] = "declare"
	}
	for seat := range bids {
		s.Points[seat] = tricks[seat] // "1 per trick, always"
		if s.Made[seat] {
			s.Points[seat] += contract(variant, successes)
		}
	}
	addPremiums(variant, o, s)
	if variant == "duel" {
		addVulnerable(s, before)
	}
	for seat := range bids {
		s.Totals[seat] = before[seat] + s.Points[seat]
	}
	s.Next = nextTrump(variant, o, successes)
	return s
}

// made says whether a hand has fulfilled its contract: "tricks won equal the bid exactly".
func made(variant string, seat, bid, tricks int, premium string) bool {
	switch variant {
	case "four":
		// "Three diamonds bid 0 or 10: either number fulfils." Only three diamonds bid 0.
		if bid == 0 && tricks == 10 {
			return true
		}
	case "dummy-penguin":
		// of the dummy: "more tricks than bid → failed; fewer → succeeded; exactly → succeeded"
		if seat == 2 {
			return tricks <= bid
		}
	case "nobid":
		// "the number of tricks, which must equal both the tricks won and the bid left over"
		if _, number, announced := strings.Cut(premium, " "); announced {
			return tricks == bid && tricks == int(number[0]-'0')
		}
	}
	return tricks == bid
}

// contract is the contract points of each successful hand.
func contract(variant string, successes int) int {
	switch variant {
	case "four":
		// "30 if one succeeds, 20 each if two, 10 each if three, none if all four do or nobody"
		if successes == 4 {
			return 0
		}
	case "five", "five-500", "five-250":
		// "10 each if five succeed, 20 if four, 30 if three, 40 if two, 50 if one"
		return 60 - 10*successes
	case "duel":
		// "both succeed → 10 each; one → 20"
		return 30 - 10*successes
	}
	// "plus 10 to each successful player if three succeed, 20 if two, 30 if one"
	return 40 - 10*successes
}

// addPremiums adds "the premium, 30 for declare or 60 for reveal".
func addPremiums(variant string, o Options, s *Score) {
	for seat, premium := range s.Premium {
		amount := 30
		switch {
		case premium == "" || o.NoPremiums: // then an exact dummy has no more than succeeded
			continue
		case premium == "reveal":
			amount = 60
		}
		switch variant {
		case "five", "five-500", "five-250":
			// "+50 to that declarer if successful, −50 if not; opponents gain nothing by it"
			if s.Made[seat] {
				s.Points[seat] += 50
			} else {
				s.Points[seat] -= 50
			}
			continue
		}
		// "to the holder if successful, otherwise the full amount to each opponent, whether or not that opponent succeeded"
		if s.Made[seat] {
			s.Points[seat] += amount
			continue
		}
		for other := range s.Points {
			// dummy: "every other hand gets 30, except that a live player whose own declaration failed collects no premium"
			failedToo := s.Premium[other] != "" && !s.Made[other]
			if other != seat && !failedToo {
				s.Points[other] += amount
			}
		}
	}
}

// addVulnerable: duel, "the player with the higher total before the deal is vulnerable, both if equal. If a vulnerable
// player fails and the other is not vulnerable, the other adds 10, success or not."
func addVulnerable(s *Score, before []int) {
	for seat := range before {
		other := 1 - seat
		vulnerable := before[seat] >= before[other]
		otherVulnerable := before[other] >= before[seat]
		if vulnerable && !s.Made[seat] && !otherVulnerable {
			s.Points[other] += 10
		}
	}
}

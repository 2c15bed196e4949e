package plain

import "strings"

// card is one card: its name as in the record, its suit "C", "D", "H" or "S", and its rank, the ace 16.
type card struct {
	name string
	suit string
	rank int
}

// readCard reads a card as the record spells it: rank and suit.
func readCard(name string) card {
	if len(name) < 2 {
		panic("plain: not a card: " + name)
	}
	suit, rank := name[len(name)-1:], rankOf(name[:len(name)-1])
	if rank == 0 || !strings.Contains("CDHS", suit) {
		panic("plain: not a card: " + name)
	}
	return card{name, suit, rank}
}

// rankOf: "A K Q J 10 9 8 7 6 (on down to 2, and A K Q J 12 11 10 …, where the pack has them)"; 0 for no rank.
func rankOf(word string) int {
	switch word {
	case "A":
		return 16
	case "K":
		return 15
	case "Q":
		return 14
	case "J":
		return 13
	case "12":
		return 12
	case "11":
		return 11
	case "10":
		return 10
	}
	if len(word) == 1 && word >= "2" && word <= "9" {
		return int(word[0] - '0')
	}
	return 0
}

// before is the order of the record: "highest first within C D H S order".
func before(a, b card) bool {
	if a.suit != b.suit {
		return a.suit < b.suit // the letters C D H S happen to be in the order of the alphabet
	}
	return a.rank > b.rank
}

// readCards reads a list of cards into the order of the record.
func readCards(names []string) []card {
	cards := make([]card, 0, len(names))
	for _, name := range names {
		cards = append(cards, readCard(name))
	}
	sortCards(cards)
	return cards
}

func sortCards(cards []card) {
	for i := 1; i < len(cards); i++ {
		for j := i; j > 0 && before(cards[j], cards[j-1]); j-- {
			cards[j], cards[j-1] = cards[j-1], cards[j]
		}
	}
}

func namesOf(cards []card) []string {
	names := make([]string, 0, len(cards))
	for _, c := range cards {
		names = append(names, c.name)
	}
	return names
}

// without is the cards except one; it panics if that card is not there.
func without(cards []card, out card) []card {
	rest := make([]card, 0, len(cards))
	for _, c := range cards {
		if c != out {
			rest = append(rest, c)
		}
	}
	if len(rest) == len(cards) {
		panic("plain: the hand has no " + out.name)
	}
	return rest
}

// bidOf: "Each card bids by its suit: C = 3, H = 2, S = 1, D = 0; the bid is the sum." In nines too, "as a bid-card a
// nine still bids by its printed suit".
func bidOf(cards []card) int {
	bid := 0
	for _, c := range cards {
		switch c.suit {
		case "C":
			bid += 3
		case "H":
			bid += 2
		case "S":
			bid++
		}
	}
	return bid
}

package plain

import (
	"errors"
	"slices"
	"strings"
)

// turnToLay is the players who have not laid aside yet: "each player secretly lays three cards aside".
func (m *Match) turnToLay() []int {
	var turn []int
	for seat := 0; seat < m.live(); seat++ {
		if len(m.aside[seat]) == 0 {
			turn = append(turn, seat)
		}
	}
	return turn
}

// layWords is every way to lay three cards aside.
func (m *Match) layWords(seat int) []string {
	hand := m.hands[seat]
	words := make([]string, 0, 286)
	for i := 0; i < len(hand); i++ {
		for j := i + 1; j < len(hand); j++ {
			for k := j + 1; k < len(hand); k++ {
				words = append(words, "lay "+hand[i].name+" "+hand[j].name+" "+hand[k].name)
			}
		}
	}
	return words
}

// lay lays three different cards of the hand aside, in whatever order they are named.
func (m *Match) lay(seat int, act string) error {
	names := strings.Split(act, " ")
	if len(names) != 4 || names[0] != "lay" {
		return errors.New("plain: not legal now: " + act)
	}
	var laid, rest []card
	for _, c := range m.hands[seat] {
		if slices.Contains(names[1:], c.name) {
			laid = append(laid, c)
		} else {
			rest = append(rest, c)
		}
	}
	if len(laid) != 3 {
		return errors.New("plain: not three cards of the hand: " + act)
	}
	m.aside[seat], m.hands[seat] = laid, rest
	if len(m.turnToLay()) == 0 {
		m.nextPhase()
	}
	return nil
}

// offersSealed: standard, "implemented as simultaneous sealed offers"; penguin, four and nobid offer as standard;
// five, "any number may declare"; dummy, "either or both may declare (offers sealed)". All others offer in turn.
func (m *Match) offersSealed() bool {
	switch m.variant {
	case "standard", "penguin", "four", "nobid", "five", "five-500", "five-250", "dummy", "dummy-penguin":
		return true
	}
	return false
}

// mayRaise: strict, "when a declare has been overcalled by a reveal, its maker may once raise to reveal"; declarer has
// its "auction as strict", nines is "as declarer", junk-joker "offers as strict". classic: "no raise back".
func (m *Match) mayRaise() bool {
	switch m.variant {
	case "strict", "declarer", "nines", "junk-joker":
		return true
	}
	return false
}

// fromForehand is the players in the order of their turns: "F, then the next, then the dealer".
func (m *Match) fromForehand() []int {
	var seats []int
	for i := 0; i < m.live(); i++ {
		seats = append(seats, (m.forehand()+i)%m.live())
	}
	return seats
}

// turnToOffer is who may speak now.
func (m *Match) turnToOffer() []int {
	if m.raiser >= 0 {
		return []int{m.raiser}
	}
	if m.offersSealed() {
		var turn []int
		for seat := 0; seat < m.live(); seat++ {
			if m.said[seat] == "" {
				turn = append(turn, seat)
			}
		}
		return turn
	}
	for _, seat := range m.fromForehand() {
		if m.said[seat] == "" {
			return []int{seat}
		}
	}
	return nil
}

// offerWords is what the seat whose turn it is may say.
func (m *Match) offerWords() []string {
	if m.raiser >= 0 {
		return []string{"pass", "reveal"}
	}
	switch m.variant {
	case "standard", "penguin", "four":
		return []string{"pass", "declare", "reveal"}
	case "five", "five-500", "five-250", "dummy", "dummy-penguin":
		return []string{"pass", "declare"} // "No reveal", "nobody may reveal"
	case "nobid":
		return m.nobidWords()
	}
	// "After a declare a later player may only pass or reveal; after a reveal, only pass."
	if slices.Contains(m.said, "reveal") {
		return []string{"pass"}
	}
	if slices.Contains(m.said, "declare") {
		return []string{"pass", "reveal"}
	}
	return []string{"pass", "declare", "reveal"}
}

// nobidWords: "declare (30) announces the number of tricks"; reveal "by default with a number announced as well;
// playing face up without a number is the option".
func (m *Match) nobidWords() []string {
	words := make([]string, 0, 21)
	words = append(words, "pass")
	for n := '0'; n <= '9'; n++ {
		words = append(words, "declare "+string(n))
	}
	if m.o.SilentReveal {
		return append(words, "reveal")
	}
	for n := '0'; n <= '9'; n++ {
		words = append(words, "reveal "+string(n))
	}
	return words
}

// offer takes down what a seat says, and settles the premium when all have spoken.
func (m *Match) offer(seat int, act string) {
	if m.raiser >= 0 {
		if act == "reveal" {
			m.said[seat] = "reveal"
		}
		m.raiser = -1
		m.settle()
		return
	}
	m.said[seat] = act
	if len(m.turnToOffer()) > 0 {
		return
	}
	// "When a declare has been overcalled by a reveal, its maker may once raise to reveal."
	if m.mayRaise() && slices.Contains(m.said, "reveal") {
		for s, said := range m.said {
			if said == "declare" {
				m.raiser = s
				return
			}
		}
	}
	m.settle()
}

func (m *Match) settle() {
	switch m.variant {
	case "five", "five-500", "five-250", "dummy", "dummy-penguin":
		// "any number may declare", "either or both may declare"
		for seat := 0; seat < m.live(); seat++ {
			if m.said[seat] == "declare" {
				m.premium[seat] = "declare"
			}
		}
	default:
		// "At most one player holds the premium in a deal."
		if seat := m.best(); seat >= 0 {
			m.premium[seat] = m.said[seat]
		}
	}
	m.nextPhase()
}

// best: "Reveal beats declare; between equals the player nearest the dealer's left has priority, the dealer last."
// -1 if all passed.
func (m *Match) best() int {
	for _, word := range []string{"reveal", "declare"} {
		for _, seat := range m.fromForehand() {
			if strings.HasPrefix(m.said[seat], word) {
				return seat
			}
		}
	}
	return -1
}

// holder is the one seat that holds the premium, or -1.
func (m *Match) holder() int {
	for seat, premium := range m.premium {
		if premium != "" {
			return seat
		}
	}
	return -1
}

// nameWords: declarer, "the holder names one of the four suits"; nines, "the holder may also name nines"; "naming no
// trump is not allowed (option)".
func (m *Match) nameWords() []string {
	words := []string{"name C", "name D", "name H", "name S"}
	if m.variant == "nines" {
		words = append(words, "name nines")
	}
	if m.o.NameNoTrump {
		words = append(words, "name none")
	}
	return words
}

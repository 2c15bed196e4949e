package plain

import "strings"

// suitOf is the suit to which a card belongs in play. nines: "the four nines are then a trump suit of their own".
func (m *Match) suitOf(c card) string {
	if m.trump == "nines" && c.rank == 9 {
		return "nines"
	}
	return c.suit
}

// higher says whether a ranks above b of the same suit. "Rank of the nines from the top: C H S D (option)."
func (m *Match) higher(a, b card) bool {
	if m.suitOf(a) == "nines" {
		return strings.Index(m.o.NineOrder, a.suit) < strings.Index(m.o.NineOrder, b.suit)
	}
	return a.rank > b.rank
}

// startTrick lets the seat lead to a new trick; the others follow to the left.
func (m *Match) startTrick(leader int) {
	m.trick = m.trick[:0]
	m.order = m.order[:0]
	if m.live() < m.Seats() {
		m.dummyOrder(leader)
		return
	}
	for i := 0; i < m.Seats(); i++ {
		m.order = append(m.order, (leader+i)%m.Seats())
	}
}

// dummyOrder: "Whoever wins with a live hand leads next from hand, the other live player second, and the leader plays
// third from dummy. If dummy wins, the live player who played its card leads from dummy, the other is second, and he
// plays third from his own hand; control stays with him while dummy goes on winning."
func (m *Match) dummyOrder(leader int) {
	if leader != 2 {
		m.controller = leader
		m.order = append(m.order, leader, 1-leader, 2)
		return
	}
	m.order = append(m.order, 2, 1-m.controller, m.controller)
}

// playable: "Follow suit if able; otherwise play any card." nines: "A nine led calls for nines; a nine may be played
// to a plain suit only by a hand void of it."
func (m *Match) playable(seat int) []card {
	hand := m.hands[seat]
	if len(m.trick) == 0 {
		return hand
	}
	led := m.suitOf(m.trick[0])
	var follow []card
	for _, c := range hand {
		if m.suitOf(c) == led {
			follow = append(follow, c)
		}
	}
	if len(follow) == 0 {
		return hand
	}
	return follow
}

// playWords is every card that the seat may play.
func (m *Match) playWords(seat int) []string {
	cards := m.playable(seat)
	words := make([]string, 0, len(cards))
	for _, c := range cards {
		words = append(words, "play "+c.name)
	}
	return words
}

// play plays a card, which is known to be legal.
func (m *Match) play(seat int, name string) {
	c := readCard(name)
	m.hands[seat] = without(m.hands[seat], c)
	m.trick = append(m.trick, c)
	if len(m.trick) < m.Seats() {
		return
	}
	winner := m.winner()
	m.tricks[winner]++
	m.startTrick(winner) // "The winner leads."
	played := 0
	for _, n := range m.tricks {
		played += n
	}
	if played == tricksOf(m.variant) {
		m.finishDeal()
	}
}

// winner: "The highest trump wins, else the highest card of the suit led."
func (m *Match) winner() int {
	wanted := m.suitOf(m.trick[0])
	for _, c := range m.trick {
		if m.suitOf(c) == m.trump {
			wanted = m.trump
		}
	}
	best := -1
	for i, c := range m.trick {
		if m.suitOf(c) == wanted && (best < 0 || m.higher(c, m.trick[best])) {
			best = i
		}
	}
	return m.order[best]
}

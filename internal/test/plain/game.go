package plain

// GameEnd is a game just finished.
type GameEnd struct {
	Game    int   // number of the game
	Totals  []int // in play in the game, without bonuses
	Bonus   []int // what the game adds
	Winners []int // seats that won it: several if shared, none if a dummy won
}

// End is the end of the match.
type End struct {
	Totals  []int // with all bonuses
	Winners []int // seats that won the match
	Games   []int // games won by each seat
	Rubber  []int // the bonus of the rubber, nil where the variant has none
}

// finishDeal scores the deal and goes on to the next deal, the next game or the end.
// "A deal is always finished and scored whole."
func (m *Match) finishDeal() {
	n := m.Seats()
	bids, tricks := make([]int, n), make([]int, n)
	for seat := range bids {
		if m.variant == "nobid" {
			// "the three cards left are the bid"
			m.aside[seat], m.hands[seat] = m.hands[seat], nil
		}
		bids[seat] = bidOf(m.aside[seat])
		tricks[seat] = m.tricks[seat]
	}
	m.score = scoreDeal(m.variant, m.o, bids, tricks, m.premium, m.totals)
	copy(m.totals, m.score.Totals)
	m.inDeal = false
	m.deals++
	m.played++
	for seat, made := range m.score.Made {
		if made {
			m.made[seat]++
		}
	}
	m.previous, m.trump = m.trump, m.score.Next
	if all := len(m.o.Rotation); all > 0 && m.o.TrumpAcross {
		m.trump = m.o.Rotation[m.played%all]
	} else if all > 0 {
		m.trump = m.o.Rotation[m.deals%all]
	}
	if m.gameOver() {
		m.finishGame()
		return
	}
	m.dealer = (m.dealer + 1) % m.live() // "The turn to deal passes to the left."
}

// target is the number of points that ends a game, 0 where the number of deals ends it.
func (m *Match) target() int {
	switch m.variant {
	case "classic", "junk-joker":
		return 0 // "Nine deals; highest total wins"
	case "pennycook":
		return 150
	case "five-500":
		return 500
	case "five-250":
		return 250
	case "duel":
		return m.o.DuelTarget
	}
	return 100
}

// gameOver: "100 or more in play ends a game. Several reach it in one deal: the highest wins. Equal highest: play on,
// deal by deal, until one leads." "Nine-deal sessions: equal totals are shared." The house may break ties otherwise.
func (m *Match) gameOver() bool {
	if m.target() == 0 && m.deals < 9 || m.target() > 0 && m.totals[highest(m.totals)[0]] < m.target() {
		return false
	}
	if len(m.leaders()) == 1 {
		return true
	}
	switch m.o.Tie {
	case "on":
		return false
	case "share":
		return true
	}
	return m.target() == 0
}

// leaders is the seats with the most points or, where contracts break ties, those of them with the most contracts.
func (m *Match) leaders() []int {
	level := highest(m.totals)
	if m.o.Tie != "contracts" {
		return level
	}
	var most []int
	for _, seat := range level {
		switch {
		case len(most) > 0 && m.made[seat] < m.made[most[0]]:
		case len(most) > 0 && m.made[seat] == m.made[most[0]]:
			most = append(most, seat)
		default:
			most = []int{seat}
		}
	}
	return most
}

// highest is the seats that share the highest number.
func highest(numbers []int) []int {
	top := numbers[0]
	for _, x := range numbers {
		top = max(top, x)
	}
	var seats []int
	for seat, x := range numbers {
		if x == top {
			seats = append(seats, seat)
		}
	}
	return seats
}

// finishGame gives out the bonuses of the game and opens the next one, or ends the match.
func (m *Match) finishGame() {
	winners := m.leaders()
	// "If dummy wins the game it is a draw between the live players."
	if winners[len(winners)-1] >= m.live() {
		winners = []int{}
	}
	bonus := m.bonus(winners)
	m.gameEnd = &GameEnd{Game: m.game, Totals: append([]int(nil), m.totals...), Bonus: bonus, Winners: winners}
	for seat := range m.sums {
		m.sums[seat] += m.totals[seat] + bonus[seat]
		m.totals[seat], m.made[seat] = 0, 0
	}
	for _, seat := range winners {
		m.games[seat]++
	}
	if m.matchOver() {
		m.finishMatch()
		return
	}
	m.game++
	m.deals = 0
	// "First dealer of game k (from 0) is k seats left of the first game's first dealer."
	m.dealer = (m.first + m.game) % m.live()
	// "that it starts afresh with each game of a rubber is a ruling, option"
	if !m.o.TrumpAcross {
		m.trump, m.previous = firstTrump(m.variant, m.o), ""
	}
}

func (m *Match) bonus(winners []int) []int {
	bonus := make([]int, m.Seats())
	switch m.variant {
	case "standard", "strict", "four", "five", "duel", "declarer", "nines", "nobid":
		for _, seat := range winners {
			bonus[seat] = 100 // "+100 to the winner"
		}
	case "penguin", "classic-rubber":
		// "the winner and any opponent who has reached 100 in play each add 100"
		for seat, total := range m.totals {
			if total >= 100 {
				bonus[seat] = 100
			}
		}
	case "dummy", "dummy-penguin":
		for _, seat := range winners {
			// "If a live player wins and dummy beats or ties the other, the winner adds 100."
			if m.totals[2] >= m.totals[1-seat] {
				bonus[seat] += 100
			}
			if m.o.DummyDouble {
				bonus[seat] += 100
			}
		}
	}
	return bonus
}

// matchOver says whether the game just counted was the last one.
func (m *Match) matchOver() bool {
	if m.o.DummyDouble {
		return m.game+1 == 3
	}
	switch m.variant {
	case "standard", "strict", "declarer", "nines", "nobid":
		return m.game+1 == 3 // "Rubber: exactly three games"
	case "four":
		return m.game+1 == 4 // "rubber of exactly four games"
	case "five":
		return m.game+1 == 5 // "rubber of five games"
	case "penguin", "classic-rubber":
		return m.games[highest(m.games)[0]] == 3 // "the first to win three games"
	}
	return true // one game
}

// finishMatch finds the winners of the match.
func (m *Match) finishMatch() {
	e := &End{Games: append([]int(nil), m.games...), Totals: m.sums}
	switch m.variant {
	case "penguin", "classic-rubber":
		// "the rubber's winner adds 100 × (8 − games played)"
		winner := highest(m.games)[0]
		e.Rubber = make([]int, m.Seats())
		e.Rubber[winner] = 100 * (8 - (m.game + 1))
		e.Totals[winner] += e.Rubber[winner]
		e.Winners = []int{winner}
	default:
		// "the rubber goes to the highest total with bonuses"; "equal totals are shared"; dummy does not win
		e.Winners = highest(e.Totals)
		if e.Winners[len(e.Winners)-1] >= m.live() {
			e.Winners = []int{}
		}
		if m.game == 0 { // one game: what breaks its ties decides
			e.Winners = append([]int{}, m.gameEnd.Winners...)
		}
	}
	m.end = e
	m.over = true
	m.trump = ""
}

package nn

import (
	"ninetynine/match"
	"ninetynine/rules"
)

// A small net answers what a standing between deals is worth: each player's chance to win the game.
// Seats are counted from the next dealer's left, a dummy last.

const (
	equitySteps   = 24
	equityTargets = 5 // up to 100, 150, 250, 500, and more
	equityInputs  = rules.MaxSeats*equitySteps + trumpKinds + equityTargets + manyLeft + 2
)

func equityWidths() [2]int { return [2]int{64, 32} }

// Stand appends the features of a standing: the next deal's dealer and, as far as it is known, its
// trump.
func (s *Shape) Stand(dst []uint16, g *rules.Game, st *Standing, dealer rules.Seat, trump rules.Trump) []uint16 {
	at := 0
	add := func(k, n int) {
		dst = append(dst, uint16(at+max(0, min(k, n-1))))
		at += n
	}
	live := g.Live().Len()
	lead := st.Totals[0]
	for i := range live {
		lead = max(lead, st.Totals[i])
	}
	seat := dealer
	for k := range rules.MaxSeats {
		if k < live {
			seat = g.Forehand(seat)
		} else if seat = rules.Seat(k); k >= s.seats {
			break
		}
		total := st.Totals[seat]
		if st.Target > 0 {
			add(3+int((total*20+st.Target)/st.Target)-1, equitySteps)
		} else {
			add(int(lead-total)/8, equitySteps)
		}
	}
	at = rules.MaxSeats * equitySteps
	add(int(trump), trumpKinds)
	target := 0
	for _, most := range [...]int32{100, 150, 250, 500} {
		if st.Target > most {
			target++
		}
	}
	add(target, equityTargets)
	add(st.Left, manyLeft)
	if o := g.OfferRule(); o.Declare > 0 || o.Reveal > 0 {
		dst = append(dst, uint16(at))
	}
	if g.GameRule().Deals > 0 {
		dst = append(dst, uint16(at+1))
	}
	return dst
}

// EquityAt returns the place of a live seat in the answer about a standing before the dealer's deal.
func EquityAt(g *rules.Game, dealer, seat rules.Seat) int {
	live := g.Live().Len()
	return (int(seat) + live - int(g.Forehand(dealer))) % live
}

// Equity returns the chance of each live seat to win the game from the standing.
func (m *Model) Equity(s *Scratch, g *rules.Game, st *Standing, dealer rules.Seat, trump rules.Trump) (chance [rules.MaxSeats]float32) {
	var features [rules.MaxSeats + 5]uint16
	m.Standing.See(s, m.Shape.Stand(features[:0], g, st, dealer, trump))
	live := g.Live().Len()
	answer := m.Standing.Answer(s, 0)[:live]
	Softmax(answer)
	for i := range rules.Seat(live) {
		chance[i] = answer[EquityAt(g, dealer, i)]
	}
	return chance
}

// After returns the chance of each live seat to win the game after a deal with the result; the
// standing is that before the deal.
func (m *Model) After(s *Scratch, g *rules.Game, st *Standing, dealer rules.Seat, r *rules.Result) [rules.MaxSeats]float32 {
	next := *st
	for i := range next.Totals {
		next.Totals[i] += r.Points[i]
		next.Made[i] += int32(r.Made >> i & 1)
	}
	if winners, over := next.Winners(g); over {
		var chance [rules.MaxSeats]float32
		for i := range winners.All() {
			chance[i] = 1 / float32(winners.Len())
		}
		return chance
	}
	if next.Left > 1 { // a tie after the last deal is played off
		next.Left--
	}
	trump := r.Next
	if g.TrumpBy() == rules.ByHolder {
		trump = r.Trump
	}
	return m.Equity(s, g, &next, g.Forehand(dealer), trump)
}

// Winners returns the seats ahead, and whether the game is over after the deal: the target is
// reached or the last deal played, and no tie is to be played off. A game won by a dummy is shared
// by the players.
func (st *Standing) Winners(g *rules.Game) (winners rules.Seats, over bool) {
	winners = match.Ahead(g, st.Totals, st.Made)
	over = st.Left == 1
	if st.Target > 0 {
		over = st.Totals[winners.First()] >= st.Target
	}
	over = over && (winners.Len() == 1 || g.GameRule().CanShare())
	if winners&g.Dummies() != 0 {
		winners = g.Live()
	}
	return winners, over
}

// MayEnd reports whether the game may end with the next deal, even if no premium is made.
func (st *Standing) MayEnd(g *rules.Game) bool {
	if st.Target == 0 {
		return st.Left <= 1
	}
	v, best, most := g.Variant(), 0, st.Totals[0]
	for _, x := range v.Score.Made {
		best = max(best, x)
	}
	for i := range g.Live().All() {
		most = max(most, st.Totals[i])
	}
	return most+int32(best+g.Tricks()*v.Score.Trick) >= st.Target
}

// winWorth is the worth of winning a game for certain, in points of a deal.
const winWorth = 100

// WinPoints returns the worth of a change of a seat's chance to win, relative to the other players,
// in points of a deal; 0 for a dummy.
func WinPoints(g *rules.Game, seat rules.Seat, before, after float32) float32 {
	if !g.Live().Has(seat) {
		return 0
	}
	live := float32(g.Live().Len())
	return winWorth * (after - before) * live / (live - 1)
}

package review

import (
	"math"
	"sync"

	"ninetynine/cards"
	"ninetynine/internal/ledger"
	"ninetynine/internal/search"
	"ninetynine/internal/solve"
	"ninetynine/record"
	"ninetynine/rules"
)

// openings is how many deals tell what the chairs are worth before any cards are
// dealt, each with every player as the dealer.
const openings = 6000

// An opening is what is known before the cards are dealt.
type opening struct {
	variant    string // as data
	dealer     rules.Seat
	trump      rules.Trump // Unnamed if a turn-up decides it
	vulnerable rules.Seats
}

// starts remembers what openings are worth. Several goroutines may use it.
type starts struct {
	mu    sync.Mutex
	worth map[opening]func() ledger.Worth // reckons at the first call
}

// of returns what the opening of a deal is worth to each seat.
func (s *starts) of(g *rules.Game, a *search.Appraiser, d *rules.Deal) ledger.Worth {
	v := g.Variant()
	key := opening{string(record.AppendVariant(nil, &v)), d.Dealer, d.Trump, d.Vulnerable}
	if g.TrumpBy() == rules.ByTurnup {
		key.trump = rules.Unnamed
	}
	return s.reckoning(key, func() ledger.Worth {
		mean, _ := Start(g, a, d, openings)
		return ledger.Exactly(&mean)
	})()
}

// reckoning returns what reckons for the opening, once. Nobody waits for other openings.
func (s *starts) reckoning(key opening, reckon func() ledger.Worth) func() ledger.Worth {
	s.mu.Lock()
	defer s.mu.Unlock()
	if s.worth == nil {
		s.worth = map[opening]func() ledger.Worth{}
	}
	if s.worth[key] == nil {
		s.worth[key] = sync.OnceValue(reckon)
	}
	return s.worth[key]
}

// Start returns the lead that each seat is to expect before the cards are dealt, and
// its standard error, from the appraisals of so many deals of a fixed seed with
// the dealer, the vulnerable seats and, unless a card is turned up, the trump of
// d. Each deal is appraised with every player as its dealer, so that little of the
// luck of the cards is left.
func Start(g *rules.Game, a *search.Appraiser, d *rules.Deal, deals int) (mean, deviation solve.Values) {
	seed, live := cards.SeedOf("start"), g.Live().Len()
	states, worth := make([]rules.State, live), make([]solve.Values, live)
	var sum, squares [rules.MaxSeats]float64
	for n := range deals {
		cards := g.Deal(&seed, uint64(n))
		if g.TrumpBy() != rules.ByTurnup {
			cards.Trump = d.Trump
		}
		for turn := range live {
			cards.Dealer = turned(d.Dealer, turn, live)
			cards.Vulnerable = 0
			for i := range d.Vulnerable.All() {
				cards.Vulnerable |= turned(i, turn, live).Set()
			}
			states[turn] = g.Start(&cards)
		}
		a.Appraise(states, worth)
		for i := range rules.Seat(g.Seats()) {
			x := 0.0
			for turn := range live {
				x += float64(worth[turn][turned(i, turn, live)]) / float64(live)
			}
			sum[i] += x
			squares[i] += float64(x * x)
		}
	}
	for i := range sum {
		m := sum[i] / float64(deals)
		mean[i] = float32(m)
		deviation[i] = float32(math.Sqrt(max(0, squares[i]/float64(deals)-float64(m*m)) / float64(deals)))
	}
	return mean, deviation
}

// turned returns the seat so many players on to the left; a dummy keeps its place.
func turned(seat rules.Seat, by, live int) rules.Seat {
	if int(seat) >= live {
		return seat
	}
	return rules.Seat((int(seat) + by) % live)
}

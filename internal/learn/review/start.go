package review

import (
	"context"
	"math"

	lru "github.com/hashicorp/golang-lru/v2"

	"ninetynine/cards"
	"ninetynine/internal/learn/ledger"
	"ninetynine/internal/think/bot"
	"ninetynine/internal/think/search"
	"ninetynine/internal/think/solve"
	"ninetynine/record"
	"ninetynine/rules"
)

// openings is the number of deals from which the worth of the chairs before any cards are dealt is
// computed, each deal with every player as the dealer.
const openings = 4000

// An opening is all that is fixed before the cards are dealt.
type opening struct {
	variant    string // as data
	dealer     rules.Seat
	trump      rules.Trump // Unnamed if a turn-up decides it
	vulnerable rules.Seats
}

// A Critic appraises deals by the critics of the built-in nets, and remembers the worth of openings.
// Several goroutines may use it.
type Critic struct{ starts *lru.Cache[opening, *start] }

// mostStarts is how many openings a [Critic] remembers: all of the published variants, and
// many of house variants.
const mostStarts = 1000

// NewCritic returns a critic that knows no opening yet.
func NewCritic() *Critic {
	starts, _ := lru.New[opening, *start](mostStarts) // it fails for sizes below 1
	return &Critic{starts}
}

type start struct {
	reckoning chan struct{} // holds a token while a caller computes the worth
	worth     *ledger.Worth // nil: not known yet
}

// Appraise returns the worth of a deal to each seat, all cards known: before it was dealt, after that,
// and after each of the acts. It is nil if no net was trained on such rules. pause, which may be nil, is
// called many times a millisecond where that is possible. Errors are those of [bot.Appraiser] and the
// context's.
func (c *Critic) Appraise(ctx context.Context, g *rules.Game, deal *rules.Deal, acts []rules.Action, pause func()) ([]ledger.Worth, error) {
	a, err := bot.Appraiser(ctx, g)
	if a == nil || err != nil {
		return nil, err
	}
	goOn := func() error {
		if pause != nil {
			pause()
		}
		return ctx.Err()
	}
	first, err := c.start(ctx, g, a, deal, goOn)
	if err != nil {
		return nil, err
	}
	s := g.Start(deal)
	states := []rules.State{s}
	for _, act := range acts {
		g.Apply(&s, act)
		states = append(states, s)
	}
	worth := []ledger.Worth{first}
	for i := range states { // one by one: other callers may be in a hurry
		var values [1]solve.Values
		if err := goOn(); err != nil {
			return nil, err
		}
		a.Appraise(states[i:i+1], values[:])
		worth = append(worth, ledger.Exactly(&values[0]))
	}
	return worth, nil
}

// In returns [Critic.Appraise] with such pauses.
func (c *Critic) In(pause func()) Appraise {
	return func(ctx context.Context, g *rules.Game, deal *rules.Deal, acts []rules.Action) ([]ledger.Worth, error) {
		return c.Appraise(ctx, g, deal, acts, pause)
	}
}

// start returns the worth of a deal's opening to each seat, which is computed once.
func (c *Critic) start(ctx context.Context, g *rules.Game, a *search.Appraiser, d *rules.Deal, goOn func() error) (w ledger.Worth, err error) {
	s := c.opened(g, d)
	select {
	case s.reckoning <- struct{}{}:
		defer func() { <-s.reckoning }()
	case <-ctx.Done():
		return w, ctx.Err()
	}
	if s.worth == nil {
		mean, _, err := Start(g, a, d, openings, goOn)
		if err != nil {
			return w, err
		}
		w = ledger.Exactly(&mean)
		s.worth = &w
	}
	return *s.worth, nil
}

// opened returns the memory for the opening of a deal.
func (c *Critic) opened(g *rules.Game, d *rules.Deal) *start {
	v := g.Variant()
	v.Clauses = nil // they are long, and change no worth
	key := opening{string(record.AppendVariant(nil, &v)), d.Dealer, d.Trump, d.Vulnerable}
	if g.TrumpBy() == rules.ByTurnup {
		key.trump = rules.Unnamed
	}
	fresh := &start{reckoning: make(chan struct{}, 1)}
	if known, ok, _ := c.starts.PeekOrAdd(key, fresh); ok {
		c.starts.Get(key) // marks it as in use
		return known
	}
	return fresh
}

// Start returns the lead that each seat can expect before the cards are dealt, and its standard error,
// from the appraisals of this many deals of a fixed seed with the dealer, the vulnerable seats and,
// unless a card is turned up, the trump of d. Each deal is appraised with every player as its dealer, so
// that little luck of the cards is left. An error of goOn, which is called before each deal, ends it.
func Start(g *rules.Game, a *search.Appraiser, d *rules.Deal, deals int, goOn func() error) (mean, deviation solve.Values, err error) {
	seed, live := cards.SeedOf("start"), g.Live().Len()
	states, worth := make([]rules.State, live), make([]solve.Values, live)
	var sum, squares [rules.MaxSeats]float64
	for n := range deals {
		if err := goOn(); err != nil {
			return mean, deviation, err
		}
		cards := g.Deal(&seed, uint64(n))
		if g.TrumpBy() != rules.ByTurnup {
			cards.Trump = d.Trump
		}
		for turn := range live {
			cards.Dealer = turned(d.Dealer, turn, live)
			g.ShowLast(&cards)
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
	return mean, deviation, nil
}

// turned returns the seat this many players to the left; a dummy keeps its place.
func turned(seat rules.Seat, by, live int) rules.Seat {
	if int(seat) >= live {
		return seat
	}
	return rules.Seat((int(seat) + by) % live)
}

package train

import (
	"math/rand/v2"

	"ninetynine/match"
	"ninetynine/rules"
)

const (
	poolSize = 2048 // results kept of each variant and trump
	games    = 160  // simulated for one estimate
	winWorth = 100  // points of a deal that a game won for certain counts as
	patience = 40   // deals after which a simulated game is nobody's
)

// A Pool is what deals have come to lately, by trump. Games simulated from
// it tell what a standing is worth.
type Pool struct {
	Results [rules.Unnamed + 1][]Outcome
	Next    [rules.Unnamed + 1]int
}

// An Outcome is a deal's points, counted from the dealer's left, and the
// trump that followed.
type Outcome struct {
	Points [rules.MaxSeats]int16
	Next   rules.Trump
}

// add remembers a result, the oldest of its trump making room.
func (p *Pool) add(g *rules.Game, dealer rules.Seat, trump rules.Trump, s *match.State) {
	var o Outcome
	seat := dealer
	for k := range g.Live().Len() {
		seat = g.Forehand(seat)
		o.Points[k] = int16(s.Result.Points[seat])
	}
	for d := range g.Dummies().All() {
		o.Points[d] = int16(s.Result.Points[d])
	}
	o.Next = s.Result.Next
	if g.Variant().Trump.By == rules.ByHolder {
		o.Next = s.Result.Trump
	}
	r := &p.Results[trump]
	if len(*r) < poolSize {
		*r = append(*r, o)
		return
	}
	(*r)[p.Next[trump]%poolSize] = o
	p.Next[trump]++
}

// draw returns a result at the trump, or at any if there is none or the
// trump is open yet; nil if there is no result at all.
func (p *Pool) draw(rng *rand.Rand, trump rules.Trump) *Outcome {
	if r := p.Results[trump]; len(r) > 0 {
		return &r[rng.IntN(len(r))]
	}
	n := 0
	for i := range p.Results {
		n += len(p.Results[i])
	}
	if n == 0 {
		return nil
	}
	k := rng.IntN(n)
	for i := range p.Results {
		if k < len(p.Results[i]) {
			return &p.Results[i][k]
		}
		k -= len(p.Results[i])
	}
	return nil
}

// equity estimates the chance of each live seat to win the game from a
// standing: the totals before a deal, its dealer and its trump. A game that a
// dummy wins is shared.
func (p *Pool) equity(rng *rand.Rand, g *rules.Game, totals *match.Points, dealer rules.Seat, trump rules.Trump) (chance [rules.MaxSeats]float32) {
	live := g.Live().Len()
	for range games {
		t, d, k := *totals, dealer, trump
		for range patience {
			o := p.draw(rng, k)
			if o == nil {
				break
			}
			seat := d
			for i := range live {
				seat = g.Forehand(seat)
				t[seat] += int32(o.Points[i])
			}
			for dummy := range g.Dummies().All() {
				t[dummy] += int32(o.Points[dummy])
			}
			d, k = g.Forehand(d), o.Next
			if won(g, &t, chance[:live]) {
				break
			}
		}
	}
	for i := range chance {
		chance[i] /= games
	}
	return chance
}

// won adds a game to who has won it at these totals, if anybody has.
func won(g *rules.Game, t *match.Points, wins []float32) bool {
	most, leaders, leader := t[0], 0, rules.Seat(0)
	for i := range rules.Seat(g.Seats()) {
		switch {
		case t[i] > most || i == 0:
			most, leaders, leader = t[i], 1, i
		case t[i] == most:
			leaders++
		}
	}
	if leaders > 1 || int(most) < g.Variant().Game.Target {
		return false
	}
	if int(leader) < len(wins) {
		wins[leader]++
		return true
	}
	for i := range wins {
		wins[i] += 1 / float32(len(wins))
	}
	return true
}

// stake sets what a deal was worth to the seats of a table that plays for
// the game: the change of their chances, in points.
func (sh *shard) stake(t *table, reward []float32) {
	g := &sh.games[t.Game]
	after := [rules.MaxSeats]float32{}
	if t.state.Closed {
		for i := range t.state.GameEnd.Winners.All() {
			after[i] = 1 / float32(t.state.GameEnd.Winners.Len())
		}
		if t.state.GameEnd.Winners == 0 {
			for i := range g.game.Live().All() {
				after[i] = 1 / float32(g.game.Live().Len())
			}
		}
	} else {
		after = g.pool.equity(sh.rng, g.game, &t.state.Totals, t.state.Dealer, t.state.Trump)
	}
	live := float32(g.game.Live().Len())
	for i := range reward {
		if g.game.Live().Has(rules.Seat(i)) {
			reward[i] = winWorth * (after[i] - t.Chance[i]) * live / (live - 1)
		} else {
			reward[i] = 0
		}
	}
	t.Chance = after
}

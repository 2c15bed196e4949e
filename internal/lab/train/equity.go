package train

import (
	"math/rand/v2"

	"ninetynine/internal/think/nn"
	"ninetynine/match"
	"ninetynine/rules"
)

const (
	poolSize = 2048 // results kept of each variant and trump
	games    = 160  // simulated for one estimate
	patience = 40   // deals after which a simulated game has no winner
)

// A Pool holds recent results of deals, by trump. Games simulated from it estimate
// the worth of a standing.
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

// add stores a result in place of the oldest with its trump.
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
	if g.TrumpBy() == rules.ByHolder {
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

// draw returns a result at the trump, or at any if there is none or the trump is undecided; nil if
// there are no results.
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

// equity estimates the chance of each live seat to win the game from a standing before a deal, with
// its dealer and trump. The players share a game that a dummy wins.
func (p *Pool) equity(rng *rand.Rand, g *rules.Game, st *nn.Standing, dealer rules.Seat, trump rules.Trump) (chance [rules.MaxSeats]float32) {
	live := g.Live().Len()
	for range games {
		t, d, k := match.Points(st.Totals), dealer, trump
		for n := range patience {
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
			after := nn.Standing{Totals: t, Target: st.Target, Left: st.Left - n}
			if winners, over := after.Winners(g); over {
				for i := range winners.All() {
					chance[i] += 1 / float32(winners.Len())
				}
				break
			}
		}
	}
	for i := range chance {
		chance[i] /= games
	}
	return chance
}

// stake sets the worth of a deal to the seats of a table that plays for the game: the change of
// their chances, in points.
func (sh *shard) stake(t *table, reward []float32) {
	g := &sh.games[t.Game]
	after := [rules.MaxSeats]float32{}
	switch winners := t.state.GameEnd.Winners; {
	case !t.state.Closed:
		after = sh.estimateStanding(g, t.state.Totals, t.state.InGame, t.state.Dealer, t.state.Trump)
	case winners == 0:
		winners = g.game.Live()
		fallthrough
	default:
		for i := range winners.All() {
			after[i] = 1 / float32(winners.Len())
		}
	}
	for i := range reward {
		reward[i] = nn.WinPoints(g.game, rules.Seat(i), t.Chance[i], after[i])
	}
	t.Chance = after
}

// A standingSample is a standing and its simulated worth.
type standingSample struct {
	features span
	chance   [rules.MaxSeats]float32 // from the dealer's left
}

// estimateStanding estimates the worth of a standing, for the reward and as a sample for the net of standings.
func (sh *shard) estimateStanding(g *game, totals match.Points, deals uint32, dealer rules.Seat, trump rules.Trump) [rules.MaxSeats]float32 {
	st, _ := nn.StandingOf(g.game, totals, match.Points{}, int(deals))
	chance := g.pool.equity(sh.rng, g.game, &st, dealer, trump)
	h := standingSample{features: span{lo: int32(len(sh.features))}}
	sh.features = sh.shape.Stand(sh.features, g.game, &st, dealer, trump)
	h.features.hi = int32(len(sh.features))
	for i := range g.game.Live().All() {
		h.chance[nn.EquityAt(g.game, dealer, i)] = chance[i]
	}
	sh.hopes = append(sh.hopes, h)
	return chance
}

// learnHopes takes a step with the net of standings, by cross entropy.
func (t *Trainer) learnHopes() {
	net, g, b := t.Standing, &t.standingGrad, &t.hopes
	var chances [][rules.MaxSeats]float32
	b.Reset()
	for _, sh := range t.shards {
		for i := range sh.hopes[:min(len(sh.hopes), nn.MostRows-b.Len())] {
			h := &sh.hopes[i]
			b.Add(sh.features[h.features.lo:h.features.hi])
			chances = append(chances, h.chance)
		}
	}
	if b.Len() == 0 {
		return
	}
	net.Forward(b)
	g.Begin(net, g.rest, b)
	t.out = net.Answers(b, 0, 0, b.Len(), t.out)
	live, width := t.shards[0].games[0].game.Live().Len(), net.Out[0].Padded
	for i := range chances {
		answer := t.out[i*width:][:width]
		nn.Softmax(answer[:live])
		for k := range live {
			answer[k] -= chances[i][k]
		}
		clear(answer[live:])
	}
	clear(t.out[b.Len()*width:])
	g.Head(0, 0, b.Len(), t.out)
	g.End()
	size := t.adamStanding.Begin(standingRate)
	t.adamStanding.Apply(net.Rest().Params, g.rest.Params, size, len(net.Embed))
	for f := range net.Inputs {
		if g.AddRow(g.row, f) {
			t.adamStanding.ApplyRow(net, f, g.row, size)
		}
	}
}

const standingRate = 1e-3

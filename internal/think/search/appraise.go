package search

import (
	"ninetynine/internal/think/nn"
	"ninetynine/internal/think/solve"
	"ninetynine/rules"
)

// settling is the number of cards left to play up to which an Appraiser solves the ending instead
// of asking the critic.
const settling = 8

// An Appraiser says what states of deals are worth to every seat, with all cards known, if players
// with the net's strength go on from there: by the critic, and in the last tricks exactly. It is
// for reviewing deals whose cards are open; no player at a table may use it. It belongs to one
// goroutine.
//
// The critic was trained on players that still explore. Good players gain more by each decision;
// the Appraiser's edges say how much, so that on average the prospects of a good player do not rise
// with each decision.
type Appraiser struct {
	game       *rules.Game
	model      *nn.Model
	skillGains *nn.SkillGains
	solver     *solve.Solver
	points     solve.Reward
	batch      nn.Batch
	waiting    []appraised
	view       rules.View
	seen       []uint16
	truth      []uint16
	out        []float32
}

// An appraised is a state that waits for the critic, as one seat sees it, with that seat's part in
// the estimate.
type appraised struct {
	state int
	seat  rules.Seat
	part  float32
}

// NewAppraiser returns an Appraiser of the game; the model must be of its shape. Without
// edges, players are taken to play like those of the net's training.
func NewAppraiser(g *rules.Game, m *nn.Model, edges *nn.SkillGains) *Appraiser {
	return &Appraiser{game: g, model: m, skillGains: edges, solver: solve.New(g, entries), points: solve.Relative(g.Seats())}
}

// Appraise sets worth to the expected lead of each seat in each of the states: its points of the
// deal, less the mean of the other hands' points. The leads of a state add up to 0. The worth of a
// scored deal is its score.
func (a *Appraiser) Appraise(states []rules.State, worth []solve.Values) {
	a.batch.Reset()
	a.waiting = a.waiting[:0]
	for i := range states {
		s := states[i]
		worth[i] = solve.Values{}
		a.evaluate(&s, i, &worth[i])
		if a.batch.Len() > chunk-rules.MaxSeats {
			a.ask(worth)
		}
	}
	a.ask(worth)
}

// evaluate goes on to the next decision and queues it for the critic, or sets the worth of the
// state if it is certain.
func (a *Appraiser) evaluate(s *rules.State, state int, worth *solve.Values) {
	g := a.game
	for s.Phase() != rules.Over {
		seat := g.Turn(s).First()
		o := g.Options(s, seat)
		if o.Len() == 1 {
			g.Apply(s, o.Nth(0))
			continue
		}
		g.View(s, seat, &a.view)
		a.addSkillGains(s, worth)
		if s.Phase() == rules.Playing && toPlay(g, &a.view) <= settling {
			values := a.solver.Solve(s).Values
			for i := range worth {
				worth[i] += values[i]
			}
			return
		}
		a.queue(s, state)
		return
	}
	r, _ := g.Result(s)
	a.points(&r, worth)
}

// queue queues a state for the critic, as seen by all seats that decide in it: the critic rates a
// state slightly differently for the seat whose View it is.
func (a *Appraiser) queue(s *rules.State, state int) {
	g, shape, turn := a.game, a.model.Shape, a.game.Turn(s)
	h := g.Uncover(s)
	for seat := range turn.All() {
		if seat != a.view.Seat { // its View was filled in before
			g.View(s, seat, &a.view)
		}
		a.seen = shape.Features(a.seen[:0], g, &a.view, nil)
		a.truth = shape.Truth(a.truth[:0], g, &a.view, &h, false)
		a.batch.Add(a.seen, a.truth)
		a.waiting = append(a.waiting, appraised{state, seat, 1 / float32(turn.Len())})
	}
}

func (a *Appraiser) ask(worth []solve.Values) {
	if a.batch.Len() == 0 {
		return
	}
	c, n := a.model.Critic, a.game.Seats()
	c.Forward(&a.batch)
	a.out = c.Answers(&a.batch, nn.CriticPoints, 0, a.batch.Len(), a.out)
	width := c.Out[nn.CriticPoints].Padded
	for i, w := range a.waiting {
		x, v := a.out[i*width:][:n], &worth[w.state]
		mean := float32(0)
		for _, lead := range x {
			mean += lead / float32(n)
		}
		for rel, lead := range x {
			v[a.model.Shape.Seat(w.seat, rel)] += float32(float32((lead-mean)*nn.Points) * w.part)
		}
	}
	a.batch.Reset()
	a.waiting = a.waiting[:0]
}

// addSkillGains adds the gains of the decisions ahead: of the seat to act, and of all seats that have
// cards to play or offers to make in this phase.
func (a *Appraiser) addSkillGains(s *rules.State, worth *solve.Values) {
	if a.skillGains == nil {
		return
	}
	g, v := a.game, &a.view
	to := func(seat rules.Seat, points float64) {
		for i := range rules.Seat(g.Seats()) {
			if i == seat {
				worth[i] += float32(points)
			} else {
				worth[i] -= float32(points / float64(g.Seats()-1))
			}
		}
	}
	edge := a.skillGains.Of(v.Phase, int(v.Tricks))
	to(v.Seat, edge.Points*(1-edge.Share))
	if v.Phase != rules.Playing {
		later := v.Phase == rules.Offering && g.OfferRule().How != rules.Sealed
		for i := range g.Live().All() {
			if v.Turn.Has(i) || later && v.Offer[i] == 0 {
				to(i, edge.Points*edge.Share)
			}
		}
		return
	}
	most := uint8(0)
	for i := range g.Seats() {
		most = max(most, v.Held[i])
	}
	for trick := int(v.Tricks); trick < g.Tricks(); trick++ {
		edge := a.skillGains.Of(v.Phase, trick)
		for hand := range rules.Seat(g.Seats()) {
			if trick > int(v.Tricks) || v.Held[hand] == most {
				to(g.Owner(s, hand), edge.Points*edge.Share)
			}
		}
	}
}

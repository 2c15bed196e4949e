package search

import (
	"ninetynine/internal/nn"
	"ninetynine/internal/solve"
	"ninetynine/rules"
)

// A leaf is a choice in a world that waits for the critic's judgement.
type leaf struct {
	choice, world int32
	me            int8 // how one's own seat stands to the critic's
	ahead         int8 // decisions played since the choice
	solved        bool // what it is worth is known; only the chance is asked for
}

// sit notes what counts: points, or how the game stands before the deal.
func (e *Expert) sit(v *rules.View, standing *nn.Standing) {
	if e.standing != nil || standing != nil {
		e.solver.Play(nil)
	}
	e.standing, e.dealer, e.counts = standing, v.Dealer, e.points
	if standing != nil {
		e.before = e.model.Equity(e.judged, e.game, standing, v.Dealer, v.Trump)
		e.counts = e.winning
		e.solver.Play(e.counts)
	}
}

// win is what a result is worth to each seat by its chances to win the game.
func (e *Expert) win(r *rules.Result, values *solve.Values) {
	after := e.model.After(e.judged, e.game, e.standing, e.dealer, r)
	for i := range rules.Seat(e.game.Seats()) {
		values[i] = nn.WinPoints(e.game, i, e.before[i], after[i])
	}
}

// judge finds out what each choice is worth in each world, and, but where
// worlds are solved and nobody asks for it, the chance of making the contract.
func (e *Expert) judge(v *rules.View, chances bool) {
	n := len(e.hidden)
	e.worth, e.made = grid(e.worth, len(e.choices), n), grid(e.made, len(e.choices), n)
	e.batch.Reset()
	e.leaves, e.going = e.leaves[:0], e.going[:0]
	exact := e.exact(v)
	for w := range e.hidden {
		if e.weights[w] < 1e-9 {
			continue
		}
		s := e.game.Suppose(v, &e.hidden[w])
		if exact {
			e.solve(v, &s, w)
			if !chances {
				continue
			}
		}
		for i := range e.choices {
			next := s
			e.game.Apply(&next, e.choices[i].Action)
			e.look(v, &next, leaf{choice: int32(i), world: int32(w), solved: exact})
		}
	}
	e.finish(v)
}

// finish plays on where the net is to, and has the critic judge what waits.
func (e *Expert) finish(v *rules.View) {
	for len(e.going) > 0 {
		e.goOn(v)
	}
	e.ask()
}

// exact reports whether worlds are solved, and not judged by the critic.
func (e *Expert) exact(v *rules.View) bool {
	most := e.effort.Exact
	if v.HandOpen&^v.Seat.Set() != 0 {
		most = max(most, e.effort.Open)
	}
	return v.Phase == rules.Playing && e.toPlay(v) <= most
}

// toPlay returns the number of cards still to be played. Where the cards left
// over are the bid, endings are far larger, and count twice.
func (e *Expert) toPlay(v *rules.View) int {
	n := e.game.ToPlay(v)
	if !e.game.Lays() {
		n *= 2
	}
	return n
}

func grid(x [][]float32, rows, columns int) [][]float32 {
	for len(x) < rows {
		x = append(x, nil)
	}
	for i := range rows {
		if cap(x[i]) < columns {
			x[i] = make([]float32, columns)
		}
		x[i] = x[i][:columns]
		clear(x[i])
	}
	return x
}

// solve judges every choice in a world by playing it out with open cards.
func (e *Expert) solve(v *rules.View, s *rules.State, w int) {
	var values [rules.MaxHand]solve.Values
	n := e.solver.Choices(s, &values)
	for i := range e.choices {
		for k := range n {
			if v.Options.Nth(k) == e.choices[i].Action {
				e.worth[i][w] = values[k][v.Seat]
			}
		}
	}
}

// look goes on to the next decision of anybody and notes it for the critic,
// or scores the deal if none is left.
func (e *Expert) look(v *rules.View, s *rules.State, l leaf) {
	g := e.game
	for s.Phase() != rules.Over {
		seat := g.Turn(s).First()
		o := g.Options(s, seat)
		if o.Len() == 1 {
			g.Apply(s, o.Nth(0))
			continue
		}
		if seat == v.Seat && s.Phase() == rules.Offering && e.offers != nil {
			if a := rules.MakeOffer(seat, e.offers[l.choice]); o.Has(a) {
				g.Apply(s, a)
				continue
			}
		}
		g.View(s, seat, &e.view)
		if int(l.ahead) < e.effort.Ahead && !l.solved {
			e.wait(s, l)
			return
		}
		h := g.Uncover(s)
		shape := e.model.Shape
		e.seen = shape.Look(e.seen[:0], g, &e.view, e.standing)
		e.truth = shape.Truth(e.truth[:0], g, &e.view, &h, e.double)
		e.batch.Add(e.seen, e.truth)
		l.me = int8(shape.Relative(seat, v.Seat))
		e.leaves = append(e.leaves, l)
		if e.batch.Len() == chunk {
			e.ask()
		}
		return
	}
	e.result, _ = g.Result(s)
	e.counts(&e.result, &e.values)
	e.worth[l.choice][l.world] = e.values[v.Seat]
	if e.result.Made.Has(v.Seat) {
		e.made[l.choice][l.world] = 1
	}
}

// ask lets the critic judge the leaves.
func (e *Expert) ask() {
	if e.batch.Len() == 0 {
		return
	}
	c := e.model.Critic
	c.Forward(&e.batch)
	for head := range c.Out {
		e.out = c.Answers(&e.batch, head, 0, e.batch.Len(), e.out)
		width := c.Out[head].Padded
		for i, l := range e.leaves {
			x := e.out[i*width+int(l.me)]
			switch {
			case head == nn.CriticMade:
				e.made[l.choice][l.world] = nn.Sigmoid(x)
			case !l.solved:
				e.worth[l.choice][l.world] = x * nn.Points
			}
		}
	}
	e.batch.Reset()
	e.leaves = e.leaves[:0]
}

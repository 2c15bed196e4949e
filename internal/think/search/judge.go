package search

import (
	"context"
	"math"

	"ninetynine/internal/think/nn"
	"ninetynine/internal/think/solve"
	"ninetynine/rules"
)

// A leaf is a choice in a world that waits for the critic's judgement.
type leaf struct {
	choice, world int32
	me            int8 // how one's own seat stands to the critic's
	ahead         int8 // decisions played since the choice
}

// sit notes what counts: points, or how the game stands before the deal.
func (q *question) sit() {
	if q.forGame || q.standing != nil {
		q.solver.Play(nil)
	}
	q.counts, q.forGame = q.points, q.standing != nil
	if q.forGame {
		q.before = q.model.Equity(q.judged, q.game, q.standing, q.asked.Dealer, q.asked.Trump)
		q.counts = q.winning
		q.solver.Play(q.counts)
	}
}

// win is what a result is worth to each seat by its chances to win the game.
func (q *question) win(r *rules.Result, values *solve.Values) {
	after := q.model.After(q.judged, q.game, q.standing, q.asked.Dealer, r)
	for i := range rules.Seat(q.game.Seats()) {
		values[i] = nn.WinPoints(q.game, i, q.before[i], after[i])
	}
}

// judge finds out what each choice is worth in each world, and whether it makes the
// contract, or how likely; or it returns the context's error. Where worlds are solved or
// played out, the critic is asked too if chances are wanted: it hardly tells cards apart,
// but does not suppose that everybody sees all cards.
func (q *question) judge(ctx context.Context, chances bool) error {
	exact := q.exact()
	if !exact && !q.canPlayOut() {
		return q.assess(ctx, false)
	}
	if q.critics = chances; chances {
		if err := q.assess(ctx, false); err != nil {
			return err
		}
		for i := range q.choices {
			q.choices[i].Chance = q.mean(q.made[i])
		}
	}
	if !exact {
		q.playOn, q.ahead = true, toTheEnd
		q.thin(q.playouts())
	}
	return q.assess(ctx, exact)
}

// assess fills in what the choices come to in the worlds: solved if exact is set, else
// played on or judged by the critic at once.
func (q *question) assess(ctx context.Context, exact bool) error {
	v := &q.asked
	n := len(q.hidden)
	q.worth, q.made = grid(q.worth, len(q.choices), n), grid(q.made, len(q.choices), n)
	q.batch.Reset()
	q.leaves, q.going = q.leaves[:0], q.going[:0]
	for w := range q.hidden {
		if err := ctx.Err(); err != nil {
			return err
		}
		if q.weights[w] < negligible {
			continue
		}
		s := q.game.Suppose(v, &q.hidden[w])
		if exact {
			q.makeWay()
			q.solve(&s, w)
			continue
		}
		for i := range q.choices {
			next := s
			q.game.Apply(&next, q.choices[i].Action)
			q.look(&q.outcomes, &next, leaf{choice: int32(i), world: int32(w)})
		}
	}
	return q.finish(ctx, &q.outcomes)
}

// finish plays on where the net is to, and has the critic judge what waits; or it returns
// the context's error.
func (q *question) finish(ctx context.Context, of *outcomes) error {
	for len(q.going) > 0 {
		if err := q.goOn(ctx, of); err != nil {
			return err
		}
	}
	q.ask(of)
	return nil
}

// exact reports whether worlds are solved, and not judged by the critic.
func (q *question) exact() bool {
	v := &q.asked
	most := q.effort.Exact
	if v.HandOpen&^v.Seat.Set() != 0 {
		most = max(most, q.effort.Open)
	}
	return v.Phase == rules.Playing && toPlay(q.game, v) <= most
}

// toTheEnd is more decisions than a deal has.
const toTheEnd = math.MaxInt8

// canPlayOut reports whether cards can be judged by playing worlds out. The net defends
// badly against revealed hands, so the critic judges these.
func (q *question) canPlayOut() bool {
	v := &q.asked
	if q.effort.Playouts == 0 || v.Phase != rules.Playing {
		return false
	}
	for _, o := range v.Holds {
		if o.Level() == rules.Reveal {
			return false
		}
	}
	return true
}

// playouts returns in how many worlds cards are judged by playing on. With more than three
// hands each takes twice as long, so there are half as many; docs/strength.md says what
// that costs.
func (q *question) playouts() int {
	n := q.effort.Playouts
	if q.game.Seats() > 3 {
		n = (n + 1) / 2
	}
	return n
}

// thin keeps so many of the worlds, drawn at even steps by their weights, which then
// weigh the same.
func (q *question) thin(keep int) {
	if keep >= len(q.hidden) {
		return
	}
	step := 1 / float64(keep)
	next := step * float64(q.rng.Uint64()>>11) / (1 << 53)
	sum := 0.0
	q.thinned, q.thinnedTo = q.thinned[:0], q.thinnedTo[:0]
	for w, p := range q.weights {
		for sum += p; next < sum && len(q.thinned) < keep; next += step {
			q.thinned, q.thinnedTo = append(q.thinned, q.hidden[w]), append(q.thinnedTo, q.thumbs[w])
		}
	}
	q.hidden, q.thinned, q.thumbs, q.thinnedTo = q.thinned, q.hidden, q.thinnedTo, q.thumbs
	q.weights = q.weights[:len(q.hidden)]
	for w := range q.weights {
		q.weights[w] = 1 / float64(len(q.hidden))
	}
}

// toPlay returns the number of cards still to be played. Where the cards left
// over are the bid, endings are far larger, and count twice.
func toPlay(g *rules.Game, v *rules.View) int {
	n := g.ToPlay(v)
	if !g.Lays() {
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
func (q *question) solve(s *rules.State, w int) {
	v := &q.asked
	var ends [rules.MaxHand]solve.End
	n := q.solver.Choices(s, &ends)
	for i := range q.choices {
		for k := range n {
			if v.Options.Nth(k) == q.choices[i].Action {
				q.outcomes.set(i, w, &ends[k], v.Seat)
			}
		}
	}
}

// look goes on to the next decision of anybody and notes it for the critic,
// or scores the deal if none is left.
func (q *question) look(of *outcomes, s *rules.State, l leaf) {
	v := &q.asked
	g := q.game
	for s.Phase() != rules.Over {
		seat := g.Turn(s).First()
		o := g.Options(s, seat)
		if o.Len() == 1 {
			g.Apply(s, o.Nth(0))
			continue
		}
		if seat == v.Seat && s.Phase() == rules.Offering && of.offers != nil {
			if a := rules.MakeOffer(seat, of.offers[l.choice]); o.Has(a) {
				g.Apply(s, a)
				continue
			}
		}
		g.View(s, seat, &q.view)
		q.makeWay()
		if q.playOn && toPlay(g, &q.view) <= q.effort.Exact {
			end := q.solver.Solve(s)
			of.set(int(l.choice), int(l.world), &end, v.Seat)
			return
		}
		if int(l.ahead) < of.ahead {
			q.wait(s, l)
			return
		}
		h := g.Uncover(s)
		shape := q.model.Shape
		q.seen = shape.Features(q.seen[:0], g, &q.view, q.standing)
		q.truth = shape.Truth(q.truth[:0], g, &q.view, &h, of.doubleDummy(l.world))
		q.batch.Add(q.seen, q.truth)
		l.me = int8(shape.Relative(seat, v.Seat))
		q.leaves = append(q.leaves, l)
		if q.batch.Len() == chunk {
			q.ask(of)
		}
		return
	}
	q.result, _ = g.Result(s)
	end := solve.End{Made: q.result.Made}
	q.counts(&q.result, &end.Values)
	of.set(int(l.choice), int(l.world), &end, v.Seat)
}

// doubleDummy reports whether others defend double dummy against open hands in the world.
// Such worlds are spread evenly among all.
func (of *outcomes) doubleDummy(world int32) bool {
	return math.Floor(float64(world+1)*of.double) > math.Floor(float64(world)*of.double)
}

// set notes how a choice ends in a world for the seat.
func (of *outcomes) set(choice, world int, end *solve.End, seat rules.Seat) {
	of.worth[choice][world], of.made[choice][world] = end.Values[seat], 0
	if end.Made.Has(seat) {
		of.made[choice][world] = 1
	}
}

// ask lets the critic judge the leaves.
func (q *question) ask(of *outcomes) {
	if q.batch.Len() == 0 {
		return
	}
	c := q.model.Critic
	c.Forward(&q.batch)
	for head := range c.Out {
		q.out = c.Answers(&q.batch, head, 0, q.batch.Len(), q.out)
		width := c.Out[head].Padded
		for i, l := range q.leaves {
			x := q.out[i*width+int(l.me)]
			if head == nn.CriticMade {
				of.made[l.choice][l.world] = nn.Sigmoid(x)
			} else {
				of.worth[l.choice][l.world] = x * nn.Points
			}
		}
	}
	q.batch.Reset()
	q.leaves = q.leaves[:0]
}

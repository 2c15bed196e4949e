package search

import (
	"context"
	"math"
	"slices"

	"ninetynine/internal/think/nn"
	"ninetynine/internal/think/solve"
	"ninetynine/rules"
)

// An evaluation holds the state of evaluating the choices of a decision.
type evaluation struct {
	outcomes
	playsOn        bool // cards are evaluated by playing worlds out: see Effort.Playouts
	criticToo      bool // the critic has also estimated chances: see evaluate
	batch          nn.Batch
	hiddenFeatures []uint16
	leaves         []leaf
	playouts       []playout
	sparePlayouts  []playout // reused memory
	result         rules.Result
	end            solve.End
	played         outcomes // of ways: see playOutWays
	ways           []Way
}

// outcomes are the worth of choices, and how it is found.
type outcomes struct {
	worth, made [][]float32   // by choice and world
	ahead       int           // decisions that the net takes in each world before the critic evaluates it
	doubleShare float64       // share of the worlds in which open hands are defended double dummy
	offers      []rules.Offer // that the seat is to make, by choice; nil if the net decides
}

// A leaf is a choice in a world that waits for the critic.
type leaf struct {
	choice, world int32
	relative      int8 // the deciding seat, relative to the critic's
	ahead         int8 // decisions played since the choice
}

// setReward sets what counts: points, or the chances to win the game as it stands.
func (d *decision) setReward() {
	if d.forGame || d.standing != nil {
		d.solver.Play(nil)
	}
	d.reward, d.forGame = d.pointsReward, d.standing != nil
	if d.forGame {
		d.chancesBefore = d.model.Equity(d.standingScratch, d.game, d.standing, d.view.Dealer, d.view.Trump)
		d.reward = d.winReward
		d.solver.Play(d.reward)
	}
}

// win sets values to each seat's chance to win the game after the result, in points.
func (d *decision) win(r *rules.Result, values *solve.Values) {
	after := d.model.After(d.standingScratch, d.game, d.standing, d.view.Dealer, r)
	for i := range rules.Seat(d.game.Seats()) {
		values[i] = nn.WinPoints(d.game, i, d.chancesBefore[i], after[i])
	}
}

// evaluate finds what each choice is worth in each world, and whether it makes the contract, or how
// likely; the only error is the context's. With chances, where worlds are solved or played out, the
// critic estimates chances as well: it hardly tells cards apart, but does not assume that all seats
// see all cards.
func (d *decision) evaluate(ctx context.Context, chances bool) error {
	exact := d.solvesWorlds()
	if !exact && !d.canPlayOut() {
		return d.evaluateWorlds(ctx, false)
	}
	if d.criticToo = chances; chances {
		if err := d.evaluateWorlds(ctx, false); err != nil {
			return err
		}
		for i := range d.choices {
			d.choices[i].Chance = d.mean(d.made[i])
		}
	}
	if !exact {
		d.playsOn, d.ahead = true, toTheEnd
		d.thinOut(d.playoutWorlds())
	}
	return d.evaluateWorlds(ctx, exact)
}

// evaluateWorlds sets the worth of the choices in the worlds: solved if exact is set, otherwise
// played on or evaluated by the critic at once.
func (d *decision) evaluateWorlds(ctx context.Context, exact bool) error {
	v := &d.view
	n := len(d.hidden)
	d.worth, d.made = grid(d.worth, len(d.choices), n), grid(d.made, len(d.choices), n)
	d.batch.Reset()
	d.leaves, d.playouts = d.leaves[:0], d.playouts[:0]
	for w := range d.hidden {
		if err := ctx.Err(); err != nil {
			return err
		}
		if d.weights[w] < negligible {
			continue
		}
		s := d.game.Suppose(v, &d.hidden[w])
		if exact {
			d.yield()
			d.solveWorld(&s, w)
			continue
		}
		for i := range d.choices {
			next := s
			d.game.Apply(&next, d.choices[i].Action)
			d.evaluateState(&d.outcomes, &next, leaf{choice: int32(i), world: int32(w)})
		}
	}
	return d.finishEvaluation(ctx, &d.outcomes)
}

// finishEvaluation plays the playouts to their ends and has the critic evaluate the leaves; the
// only error is the context's.
func (d *decision) finishEvaluation(ctx context.Context, of *outcomes) error {
	for len(d.playouts) > 0 {
		if err := d.continuePlayouts(ctx, of); err != nil {
			return err
		}
	}
	d.askCritic(of)
	return nil
}

func (d *decision) solvesWorlds() bool {
	v := &d.view
	most := d.effort.SolveBelow
	if v.HandOpen&^v.Seat.Set() != 0 {
		most = max(most, d.effort.SolveOpenBelow)
	}
	return v.Phase == rules.Playing && toPlay(d.game, v) <= most
}

// toTheEnd is more decisions than a deal has.
const toTheEnd = math.MaxInt8

// canPlayOut reports whether cards can be evaluated by playing worlds out. The net defends
// badly against revealed hands, so the critic evaluates these.
func (d *decision) canPlayOut() bool {
	v := &d.view
	revealed := func(o rules.Offer) bool { return o.Level() == rules.Reveal }
	return d.effort.Playouts != 0 && v.Phase == rules.Playing && !slices.ContainsFunc(v.Holds[:], revealed)
}

// playoutWorlds returns in how many worlds cards are evaluated by playing on. With more than three
// hands each takes twice as long, so half as many are played; docs/strength.md says what that
// costs.
func (d *decision) playoutWorlds() int {
	n := d.effort.Playouts
	if d.game.Seats() > 3 {
		n = (n + 1) / 2
	}
	return n
}

// thinOut keeps that many of the worlds, drawn at even steps by their weights, and gives them equal
// weights.
func (d *decision) thinOut(keep int) {
	if keep >= len(d.hidden) {
		return
	}
	step := 1 / float64(keep)
	next := step * float64(d.rng.Uint64()>>11) / (1 << 53)
	sum := 0.0
	d.spareHidden, d.spareStyles = d.spareHidden[:0], d.spareStyles[:0]
	for w, p := range d.weights {
		for sum += p; next < sum && len(d.spareHidden) < keep; next += step {
			d.spareHidden, d.spareStyles = append(d.spareHidden, d.hidden[w]), append(d.spareStyles, d.styles[w])
		}
	}
	d.hidden, d.spareHidden, d.styles, d.spareStyles = d.spareHidden, d.hidden, d.spareStyles, d.styles
	d.weights = d.weights[:len(d.hidden)]
	for w := range d.weights {
		d.weights[w] = 1 / float64(len(d.hidden))
	}
}

// toPlay returns the number of cards left to play. Where the cards left over are the bid, cards
// count twice, as endings are far larger.
func toPlay(g *rules.Game, v *rules.View) int {
	n := g.CardsLeft(v)
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

// solveWorld sets the outcome of every choice in a world with open cards.
func (d *decision) solveWorld(s *rules.State, w int) {
	v := &d.view
	var ends [rules.MaxHand]solve.End
	n := d.solver.Choices(s, &ends)
	for i := range d.choices {
		for k := range n {
			if v.Options.Nth(k) == d.choices[i].Action {
				d.outcomes.set(i, w, &ends[k], v.Seat)
			}
		}
	}
}

// evaluateState goes on to the next decision and has it solved, played on or evaluated by the
// critic, or scores the deal if no decision is left.
func (d *decision) evaluateState(of *outcomes, s *rules.State, l leaf) {
	v := &d.view
	g := d.game
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
		g.View(s, seat, &d.inWorld)
		d.yield()
		if d.playsOn && toPlay(g, &d.inWorld) <= d.effort.SolveBelow {
			end := d.solver.Solve(s)
			of.set(int(l.choice), int(l.world), &end, v.Seat)
			return
		}
		if int(l.ahead) < of.ahead {
			d.addPlayout(s, l)
			return
		}
		h := g.Uncover(s)
		shape := d.model.Shape
		d.features = shape.Features(d.features[:0], g, &d.inWorld, d.standing)
		d.hiddenFeatures = shape.Truth(d.hiddenFeatures[:0], g, &d.inWorld, &h, of.doubleDummy(l.world))
		d.batch.Add(d.features, d.hiddenFeatures)
		l.relative = int8(shape.Relative(seat, v.Seat))
		d.leaves = append(d.leaves, l)
		if d.batch.Len() == chunk {
			d.askCritic(of)
		}
		return
	}
	d.result, _ = g.Result(s)
	d.end = solve.End{Made: d.result.Made}
	d.reward(&d.result, &d.end.Values)
	of.set(int(l.choice), int(l.world), &d.end, v.Seat)
}

// doubleDummy reports whether the opponents defend double dummy against open hands in the world.
// Such worlds are spread evenly among all.
func (of *outcomes) doubleDummy(world int32) bool {
	return math.Floor(float64(world+1)*of.doubleShare) > math.Floor(float64(world)*of.doubleShare)
}

func (of *outcomes) set(choice, world int, end *solve.End, seat rules.Seat) {
	of.worth[choice][world], of.made[choice][world] = end.Values[seat], 0
	if end.Made.Has(seat) {
		of.made[choice][world] = 1
	}
}

func (d *decision) askCritic(of *outcomes) {
	if d.batch.Len() == 0 {
		return
	}
	c := d.model.Critic
	c.Forward(&d.batch)
	for head := range c.Out {
		d.out = c.Answers(&d.batch, head, 0, d.batch.Len(), d.out)
		width := c.Out[head].Padded
		for i, l := range d.leaves {
			x := d.out[i*width+int(l.relative)]
			if head == nn.CriticMade {
				of.made[l.choice][l.world] = nn.Sigmoid(x)
			} else {
				of.worth[l.choice][l.world] = x * nn.Points
			}
		}
	}
	d.batch.Reset()
	d.leaves = d.leaves[:0]
}

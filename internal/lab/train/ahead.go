package train

import (
	"math"

	"ninetynine/internal/think/nn"
	"ninetynine/internal/think/solve"
	"ninetynine/rules"
)

const layTrials = 6

// A trial is another possible choice, with the critic's estimate of its worth to the seat that
// chose.
type trial struct {
	option int16
	worth  float32
}

// A leaf is a trial waiting for the critic.
type leaf struct {
	trial int32
	seat  int8 // that chose, relative to the seat that decides next
}

// tryOptions records where other choices would have led: each option or, when laying cards aside, a few
// ways, including unlikely ones.
func (sh *shard) tryOptions(t *table, w *row, p []float32) {
	w.tried.lo = int32(len(sh.trials))
	if w.options.Kind != rules.Laying {
		for k := range p {
			sh.tryOne(t, w, k)
		}
	} else {
		sh.tryOne(t, w, int(w.choice))
		sh.evenOut(p)
		for range layTrials - 1 {
			sh.tryOne(t, w, sh.drawUnlikely(len(p)))
		}
	}
	w.tried.hi = int32(len(sh.trials))
}

// drawUnlikely draws one of n options that the net tends to avoid: uniformly, or by the probabilities as
// flattened by evenOut.
func (sh *shard) drawUnlikely(n int) int {
	if sh.rng.IntN(3) == 0 {
		return sh.rng.IntN(n)
	}
	return draw(sh.rng, sh.even[:n])
}

func (sh *shard) evenOut(p []float32) {
	sum := float32(0)
	for i, q := range p {
		sh.even[i] = float32(math.Sqrt(math.Sqrt(float64(q))))
		sum += sh.even[i]
	}
	for i := range p {
		sh.even[i] /= sum
	}
}

// tryOne continues after the choice to the next decision, or to the end of the deal.
func (sh *shard) tryOne(t *table, w *row, k int) {
	at := len(sh.trials)
	sh.trials = append(sh.trials, trial{option: int16(k)})
	of := &sh.games[t.Game]
	g, s := of.game, &sh.next
	*s = t.state.Deal
	g.Apply(s, w.options.Nth(k))
	for s.Phase() != rules.Over {
		seat := g.Turn(s).First()
		o := g.Options(s, seat)
		if o.Len() == 1 {
			g.Apply(s, o.Nth(0))
			continue
		}
		sh.leaf(t, w, at, seat)
		return
	}
	var reward solve.Values
	r, _ := g.Result(s)
	of.relative(&r, &reward)
	sh.trials[at].worth = reward[w.seat] / nn.Points
	if t.Match || sh.plan.Allied {
		sh.trials[at].worth = unknown
	}
}

// unknown is the worth of a trial whose deal has ended at a table that plays for the game, where
// computing it would take too long, or for another seat's loss.
const unknown = -1e9

func (sh *shard) leaf(t *table, w *row, at int, seat rules.Seat) {
	g := sh.games[t.Game].game
	g.View(&sh.next, seat, &sh.view.View)
	h := g.Uncover(&sh.next)
	sh.seen = sh.shape.Features(sh.seen[:0], g, &sh.view.View, t.seen())
	sh.truth = sh.shape.Truth(sh.truth[:0], g, &sh.view.View, &h, t.sight > 0)
	sh.ahead.Add(sh.seen, sh.truth)
	sh.leaves = append(sh.leaves, leaf{int32(at), int8(sh.shape.Relative(seat, w.seat))})
	if sh.ahead.Len() == 1024 {
		sh.evaluateLeaves()
	}
}

// evaluateLeaves evaluates the leaves with the critic.
func (sh *shard) evaluateLeaves() {
	if sh.ahead.Len() == 0 {
		return
	}
	sh.critic.Forward(&sh.ahead)
	sh.worth = sh.critic.Answers(&sh.ahead, nn.CriticPoints, 0, sh.ahead.Len(), sh.worth)
	width := sh.critic.Out[nn.CriticPoints].Padded
	for i, l := range sh.leaves {
		sh.trials[l.trial].worth = sh.worth[i*width+int(l.seat)]
	}
	sh.ahead.Reset()
	sh.leaves = sh.leaves[:0]
}

package train

import (
	"ninetynine/cards"
	"ninetynine/internal/think/solve"
	"ninetynine/rules"
)

// A defence plays against open hands double dummy, that is with all cards in sight, from some
// moment of the deal on. A net that only meets its own kind defends badly and therefore believes
// that revealing pays; players who look ahead then beat most of what it reveals. So in a share of
// deals the learner's seats play only cards that beat a contract played with an open hand, wherever
// other cards would let it through, and learn from them. A player who sees an open hand sees much
// of the deal, with three hands nearly everything, so the best play with every card in sight is
// close to what can be known. At the first lead no player can work it all out; near the end a
// player who counts can. The table draws the moment from which it applies. The choices before such
// a card are neither praised nor blamed for it.
type defence struct {
	game   *rules.Game
	solver *solve.Solver
}

const (
	defenceEntries = 1 << 12
	teachScale     = 0.5 // weight of the cards shown to a defender
)

// A defence begins when a number of cards between these is still to be played.
const (
	leastSight = 12
	mostSight  = 27 // three hands of nine
)

func newDefence(g *rules.Game) defence {
	return defence{g, solve.New(g, defenceEntries)}
}

// beats returns the cards of the hand due with which its owner, with the help of all other
// defenders, can beat an open hand's contract; none if all or no cards do, if there is no such
// hand, or if it is too early in the deal.
func (d *defence) beats(s *rules.State, v *rules.View, o rules.Options, sight int) cards.Set {
	if o.Kind != rules.Playing || d.game.CardsLeft(v) > sight {
		return 0
	}
	for i := range v.HandOpen.All() {
		if i == v.Seat || v.Holds[i].Level() != rules.Reveal {
			continue
		}
		if beats := o.From &^ d.solver.ForcesAfter(s, i); beats != 0 && beats != o.From {
			return beats
		}
	}
	return 0
}

func restrict(p []float32, o rules.Options, to cards.Set) float32 {
	sum := float32(0)
	for i := range p {
		if !to.Has(o.Nth(i).Card()) {
			p[i] = 0
		}
		sum += p[i]
	}
	if sum < 1e-6 {
		for i := range p {
			if to.Has(o.Nth(i).Card()) {
				p[i] = 1 / float32(to.Len())
			}
		}
		return sum
	}
	for i := range p {
		p[i] /= sum
	}
	return sum
}

// teach is the gradient of the options' logits towards the right cards: of the logarithm of their
// total probability.
func teach(w *row, p, d []float32) {
	copy(d, p)
	restrict(d, w.options, w.taught)
	for i, right := range d {
		d[i] = teachScale * (p[i] - right)
	}
}

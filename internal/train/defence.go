package train

import (
	"ninetynine/cards"
	"ninetynine/internal/solve"
	"ninetynine/rules"
)

// A defence plays against open hands as bridge players say double dummy: with
// all cards in sight, from some moment of the deal on. A net that only ever meets its own kind defends badly
// and therefore thinks that revealing pays; players who look ahead then beat
// most of what it reveals. So in a share of deals the learner's seats keep to
// the cards that beat a contract played with an open hand, wherever other
// cards would let it through, and learn them: whoever sees an open hand sees
// much of what there is, with three hands nearly all, so what is best with
// every card in sight is not far from what can be known. Nobody sees it all at
// the first lead, and whoever counts sees it at the end: from when on, the table
// draws. What came before such a card is neither praised nor blamed for it.
type defence struct {
	game   *rules.Game
	solver *solve.Solver
}

const (
	defenceEntries = 1 << 12
	teachScale     = 0.5 // weight of what a defender is shown
)

// A defence looks as soon as so many cards are still to be played, or fewer.
const (
	leastSight = 12
	mostSight  = 27 // three hands of nine
)

// newDefence returns the defence of a game.
func newDefence(g *rules.Game) defence {
	return defence{g, solve.New(g, defenceEntries)}
}

// beats returns the cards of the hand due with which its owner can, with the
// help of all others, beat an open hand's contract; none if all or no cards do,
// there is no such hand, or more cards are still to be played than it sees.
func (d *defence) beats(s *rules.State, v *rules.View, o rules.Options, sight int) cards.Set {
	if o.Kind != rules.Playing || d.game.ToPlay(v) > sight {
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

// restrict leaves the probabilities of the cards alone and returns how much
// they had.
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

// teach is the gradient of the options' logits for the cards that were right,
// by the logarithm of the probability of them all.
func teach(w *row, p, d []float32) {
	copy(d, p)
	restrict(d, w.options, w.taught)
	for i, right := range d {
		d[i] = teachScale * (p[i] - right)
	}
}

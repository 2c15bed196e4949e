package train

import (
	"ninetynine/cards"
	"ninetynine/internal/solve"
	"ninetynine/rules"
)

// A defence plays against open hands as bridge players say double dummy: with
// all cards in sight. A net that only ever meets its own kind defends badly
// and therefore thinks that revealing pays; players who look ahead then beat
// most of what it reveals. So in a share of deals the learner's seats keep to
// the cards that beat a contract played with an open hand, wherever other
// cards would let it through, and learn them: whoever sees an open hand sees
// nearly all there is, so what is best with every card in sight is not far
// from what can be known.
type defence struct {
	solver        *solve.Solver
	tricks, seats int
	most          int // cards still to be played, up to which it looks
}

const (
	defenceEntries = 1 << 14
	teachScale     = 0.5 // weight of what a defender is shown
)

// newDefence returns the defence of a game.
func newDefence(g *rules.Game) defence {
	most := 27 // three hands of nine
	if !g.Variant().Order.Has(rules.Laying) {
		most = 12 // where the cards left over are the bid, endings are far larger
	}
	return defence{solve.New(g, defenceEntries), g.Tricks(), g.Seats(), most}
}

// beats returns the cards of the hand due with which its owner can, with the
// help of all others, beat an open hand's contract; none if all or no cards do,
// or there is no such hand.
func (d *defence) beats(s *rules.State, v *rules.View, o rules.Options) cards.Set {
	if o.Kind != rules.Playing || d.toPlay(v) > d.most {
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

// toPlay returns the number of cards still to be played.
func (d *defence) toPlay(v *rules.View) int {
	n := (d.tricks - int(v.Tricks)) * d.seats
	for _, c := range v.Trick() {
		if c != 0 {
			n--
		}
	}
	return n
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

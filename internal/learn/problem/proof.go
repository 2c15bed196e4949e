package problem

import (
	"crypto/sha256"
	"encoding/binary"
	"fmt"
	"math"
	"math/rand/v2"
	"slices"

	"ninetynine/cards"
	"ninetynine/internal/think/solve"
	"ninetynine/internal/think/worlds"
	"ninetynine/rules"
)

// Lies is the number of deals in which a hidden ending is tried to show that the other cards fail.
const Lies = 100

// solverRoom is the number of positions in the solver's memory.
const solverRoom = 1 << 13

// A Prover proves endings, and shows why other cards fail. It belongs to one
// goroutine and serves one game.
type Prover struct {
	game   *rules.Game
	solver *solve.Solver
}

// NewProver returns a Prover for endings of the game.
func NewProver(g *rules.Game) *Prover { return &Prover{g, solve.New(g, solverRoom)} }

// SafeCards returns the cards of the hand due that keep the seat's contract, as the kind of problem asks; ok
// is false if that takes too much work.
func (p *Prover) SafeCards(k Kind, s *rules.State, seat rules.Seat) (keep cards.Set, ok bool) {
	if k == Open {
		return p.solver.ForcesAfter(s, seat), true
	}
	var v rules.View
	p.game.View(s, seat, &v)
	return Sure(p.game, &v)
}

// Forces reports whether the seat can make its contract against all other seats
// together, with all cards open.
func (p *Prover) Forces(s *rules.State, seat rules.Seat) bool { return p.solver.Forces(s, seat) }

// Check proves an ending again: its answers are the cards that keep the contract, they are equivalent,
// and each other card fails, in a hidden ending in some lie even with all hands open. For a bid it checks
// that the answers are bids that the study finds good, with the best one first.
func (p *Prover) Check(x *Problem) error {
	if x.Kind == Bid {
		return checkBid(x)
	}
	keep, ok := p.SafeCards(x.Kind, &x.State, x.Seat)
	if !ok {
		return fmt.Errorf("problem %s: the proof takes too much work", x.ID)
	}
	var stated cards.Set
	for _, a := range x.Answers {
		stated |= a.Cards()
	}
	if keep != stated {
		return fmt.Errorf("problem %s: the cards that keep the contract are %q, not %q", x.ID, keep, stated)
	}
	if !p.Equivalent(&x.State, keep) {
		return fmt.Errorf("problem %s: %v do not come to the same", x.ID, keep)
	}
	if !p.WorthMost(x) {
		return fmt.Errorf("problem %s: another card is worth as many points", x.ID)
	}
	for _, r := range p.Refute(x) {
		if r.Fails == 0 {
			return fmt.Errorf("problem %s: %s fails in none of %d lies", x.ID, r.Act, r.Of)
		}
	}
	return nil
}

// Clear is the distance in points behind the best at which a bid is wrong. No right number of tricks is
// so far behind, even where the study is unsure.
const Clear = 3.0

func checkBid(x *Problem) error {
	for _, n := range x.Totals() {
		i := slices.IndexFunc(x.Study, func(t Total) bool { return t.Tricks == n })
		if i < 0 {
			return fmt.Errorf("problem %s: an answer bids %d, which the study does not mention", x.ID, n)
		}
		if gap := x.Study[0].Points - x.Study[i].Points; gap > Clear {
			return fmt.Errorf("problem %s: an answer bids %d, which is %.1f points behind", x.ID, n, gap)
		}
	}
	if best := x.Totals()[0]; best != x.Study[0].Tricks {
		return fmt.Errorf("problem %s: the first answer bids %d, and the study likes %d best", x.ID, best, x.Study[0].Tricks)
	}
	return nil
}

// Equivalent reports whether the cards, all of the hand due, are equivalent: they are of one suit, and no card
// of another hand or of the trick is between.
func (p *Prover) Equivalent(s *rules.State, cs cards.Set) bool {
	var l rules.Layout
	p.game.Layout(s, &l)
	others := cards.SetOf()
	due := p.game.Due(s).Seat
	for i := range l.Hands {
		if rules.Seat(i) != due {
			others |= l.Hands[i] | l.Trick[i].Set()
		}
	}
	low, high := cs.First(), cs.Highest()
	if cs.Len() < 2 {
		return true
	}
	suit := p.game.Following(l.Trump, p.game.SuitOf(l.Trump, low))
	if low.Suit() != high.Suit() || cs&^suit != 0 {
		return false
	}
	between := p.game.Above(l.Trump, low) &^ p.game.Above(l.Trump, high)
	return between&others == 0
}

// A Refutation shows how a card that is no answer loses the contract.
type Refutation struct {
	// Act is the act that fails.
	Act string `json:"act"`
	// Of is the number of ways for the cards to lie that are tried: 1 if all lie open.
	Of int `json:"of" wire:"min=1"`
	// Fails is in how many of these it fails even if all cards are open from then
	// on.
	Fails int `json:"fails" wire:"min=1"`
	// Hands are the cards that each seat holds in one of them.
	Hands []cards.Set `json:"hands" wire:"item=Cards"`
	// Tricks are what is played there, from the trick in progress until the contract
	// is lost.
	Tricks []Trick `json:"tricks" wire:"minitems=1"`
}

// A Trick is a trick of a Refutation.
//
//wire:name RefutingTrick
type Trick struct {
	// Acts are the cards played, in order, those already on the table included.
	Acts []string `json:"acts" wire:"item=SeatedAct"`
	// Won is who wins it; absent if it is not played to its end.
	Won *rules.Seat `json:"won,omitempty" wire:"is=Seat"`
}

func (t *Trick) play(a rules.Action) { t.Acts = append(t.Acts, fmt.Sprintf("%d %v", a.Seat(), a)) }

// Refute refutes each card that is no answer, in the order of the options. Equal
// problems get equal refutations.
func (p *Prover) Refute(x *Problem) []Refutation {
	if x.Kind == Bid {
		return nil
	}
	var wrong []rules.Action
	var all []Refutation
	for a := range x.Game.Options(&x.State, x.Seat).All() {
		if !x.Right(a) {
			wrong, all = append(wrong, a), append(all, Refutation{Act: a.String()})
		}
	}
	p.eachLie(x, func(world *rules.State) {
		keep := p.solver.ForcesAfter(world, x.Seat)
		for i := range all {
			r := &all[i]
			if r.Of++; keep.Has(wrong[i].Card()) {
				continue
			}
			if r.Fails++; r.Fails == 1 {
				hidden := x.Game.Uncover(world)
				r.Hands = hidden.Hand[:x.Game.Seats()]
				r.Tricks = p.line(world, x.Seat, wrong[i])
			}
		}
	})
	return all
}

// WorthMost reports whether the answers are worth more points, too, than all other
// cards, if all seats play for themselves with all cards open: on average over
// the lies of a hidden ending. Otherwise it would not be wrong to give up the
// contract.
func (p *Prover) WorthMost(x *Problem) bool {
	o := x.Game.Options(&x.State, x.Seat)
	var worth [rules.MaxHand]float64
	p.eachLie(x, func(world *rules.State) {
		var ends [rules.MaxHand]solve.End
		for i := range p.solver.Choices(world, &ends) {
			worth[i] += float64(ends[i].Values[x.Seat])
		}
	})
	least, most := math.Inf(1), math.Inf(-1)
	for i := range o.Len() {
		if x.Right(o.Nth(i)) {
			least = min(least, worth[i])
		} else {
			most = max(most, worth[i])
		}
	}
	return least > most
}

// eachLie calls do with the deals in which a problem's answer must hold: itself, or [Lies] that agree
// with the View.
func (p *Prover) eachLie(x *Problem, do func(*rules.State)) {
	if x.Kind == Open {
		s := x.State
		do(&s)
		return
	}
	var v rules.View
	x.View(&v)
	sampler := worlds.New(x.Game)
	if sampler.Begin(&v) != nil {
		return
	}
	seed := sha256.Sum256([]byte("n99-problem-lies " + x.ID))
	rng := rand.NewPCG(binary.BigEndian.Uint64(seed[:]), 1)
	var h rules.Hidden
	for range Lies {
		sampler.Sample(rng, &h)
		s := x.Game.Suppose(&v, &h)
		do(&s)
	}
}

// line returns the play from an act after which the seat's contract can be broken, to where it is lost.
// The other seats break it; the seat plays the card after which the next hand has the most ways to err.
func (p *Prover) line(s *rules.State, seat rules.Seat, first rules.Action) []Trick {
	g, now := p.game, *s
	var v rules.View
	g.View(&now, seat, &v)
	tricks := []Trick{begun(g, &v)}
	for act := first; ; act = p.next(&now, seat) {
		last := &tricks[len(tricks)-1]
		last.play(act)
		before := v.Won
		g.Apply(&now, act)
		g.View(&now, seat, &v)
		for i := range v.Won {
			if v.Won[i] > before[i] {
				last.Won = new(rules.Seat(i))
			}
		}
		if now.Phase() != rules.Playing || g.Prospect(&v, seat) == rules.Lost {
			return tricks
		}
		if last.Won != nil {
			tricks = append(tricks, Trick{})
		}
	}
}

func begun(g *rules.Game, v *rules.View) (t Trick) {
	control := v.Lead()
	if c := g.Controller(v); c != rules.Nobody {
		control = c
	}
	cs := v.Trick()
	for _, i := range g.Turns(control, v.Lead()) {
		if cs[i] != 0 {
			t.play(rules.Play(i, cs[i]))
		}
	}
	return t
}

// next returns the act that follows in a line.
func (p *Prover) next(s *rules.State, seat rules.Seat) rules.Action {
	due := p.game.Due(s)
	if p.game.Owner(s, due.Seat) == seat {
		return p.stubborn(s, seat, due)
	}
	if broken := due.From &^ p.solver.ForcesAfter(s, seat); broken != 0 {
		return rules.Play(due.Seat, broken.First())
	}
	return due.Nth(0)
}

// stubborn returns the seat's card that leaves the next hand the most ways to go
// wrong.
func (p *Prover) stubborn(s *rules.State, seat rules.Seat, due rules.Options) rules.Action {
	best, most := due.Nth(0), -1
	for a := range due.All() {
		next := *s
		p.game.Apply(&next, a)
		if n := p.solver.ForcesAfter(&next, seat).Len(); n > most {
			best, most = a, n
		}
	}
	return best
}

// Choices returns the number of legal cards of the hand due, equivalent ones counted once.
func (p *Prover) Choices(s *rules.State) (n int) {
	var kinds []cards.Set
	for c := range p.game.Due(s).From.Cards() {
		i := slices.IndexFunc(kinds, func(k cards.Set) bool { return p.Equivalent(s, k|c.Set()) })
		if i < 0 {
			kinds = append(kinds, 0)
			i = len(kinds) - 1
		}
		kinds[i] |= c.Set()
	}
	return len(kinds)
}

package claim

import (
	"ninetynine/cards"
	"ninetynine/rules"
)

// LateTricks is how many tricks are left at most, the one in progress included, when players look for proofs
// about their cards.
const LateTricks = 3

// A Prover proves which cards make or lose contracts. It belongs to one goroutine.
type Prover struct {
	GoOn func() bool // asked often, if not nil; once it says no, nothing more is proved of a View

	search     search
	after      rules.View // once a card is played
	world      rules.Hidden
	of         rules.View // the last one, of which is known
	sure, lost cards.Set
}

// NewProver returns a Prover for the game.
func NewProver(g *rules.Game) *Prover { return &Prover{search: *newSearch(g)} }

// Refuted returns those cards that the View's seat may play from its own hand and that proofs rule out: if after some
// cards it is sure of its contract, all others; if not, the cards after which the contract is lost while after another
// it may be made. With so many tricks left, or fewer, it tries all deals; before that, it finds only what certain
// tricks lose. It is none for a seat that is torn: see [Torn].
//
// Usually a few samples show that both may happen, in some tens of microseconds; a proof takes some milliseconds.
// Where too many deals agree with the View there is none.
func (p *Prover) Refuted(v *rules.View, tricks int) cards.Set {
	g := p.search.game
	if !canRefute(g, v) || Torn(g, v) {
		return 0
	}
	var sure, lost cards.Set
	if g.Tricks()-int(v.Tricks) <= tricks {
		sure, lost = p.settled(v)
	}
	if sure != 0 {
		return v.Options.From &^ sure
	}
	if lost |= fails(g, v, true); lost != v.Options.From {
		return lost
	}
	return 0
}

// canRefute reports whether the seat has cards of its own to choose from, and a contract to make.
func canRefute(g *rules.Game, v *rules.View) bool {
	o := v.Options
	return v.Phase == rules.Playing && o.Seat == v.Seat && o.From.Len() > 1 && g.Prospect(v, v.Seat) != rules.Lost
}

// settled returns the options after which the contract of the seat is proved to be made, or to be lost, however
// all seats play on.
func (p *Prover) settled(v *rules.View) (sure, lost cards.Set) {
	if p.of != *v {
		p.sure, p.lost = p.settle(v)
		if p.of = *v; p.GoOn != nil && !p.GoOn() {
			p.of = rules.View{}
		}
	}
	return p.sure, p.lost
}

func (p *Prover) settle(v *rules.View) (sure, lost cards.Set) {
	x, g := &p.search, p.search.game
	x.contract, x.goOn = v.Seat.Set(), p.GoOn
	if kept(g) || !sound(g, v) || !x.of(v, budget) {
		return 0, 0
	}
	x.sampler.Sample(&x.rng, &p.world)
	world := g.Suppose(v, &p.world) // any: what the seat sees after its card is the same in all
	for c := range v.Options.From.Cards() {
		s := world
		g.Apply(&s, rules.Play(v.Seat, c))
		g.View(&s, v.Seat, &p.after)
		switch {
		case !x.of(&p.after, budget) || !x.endsInTime() || !x.stands() || !x.standsEverywhere():
		case x.one.made != 0:
			sure |= c.Set()
		default:
			lost |= c.Set()
		}
	}
	return sure, lost
}

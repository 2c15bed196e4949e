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
	search search
	after  rules.View // once a card is played
	world  rules.Hidden
}

// NewProver returns a Prover for the game.
func NewProver(g *rules.Game) *Prover { return &Prover{search: *newSearch(g)} }

// Refuted returns those cards that the View's seat may play from its own hand in the last tricks, and which
// proofs rule out: if after some cards it is sure of its contract, all others; if not, the cards after which the
// contract is lost while after another it may be made. As long as another seat may still make a premium, to
// break it can be worth more than the own contract. Then it is none.
//
// Usually a few samples show that both may happen, in some tens of microseconds; a proof takes some milliseconds.
// Where too many deals agree with the View there is none.
func (p *Prover) Refuted(v *rules.View) cards.Set {
	g := p.search.game
	if !canRefute(g, v) {
		return 0
	}
	sure, lost := p.settled(v)
	if sure != 0 {
		return v.Options.From &^ sure
	}
	if lost |= Forfeits(g, v); lost != v.Options.From {
		return lost
	}
	return 0
}

// canRefute reports whether the seat has cards of its own to choose from in the last tricks, and its contract is
// what counts.
func canRefute(g *rules.Game, v *rules.View) bool {
	o := v.Options
	return v.Phase == rules.Playing && o.Seat == v.Seat && o.From.Len() > 1 && g.Tricks()-int(v.Tricks) <= LateTricks &&
		g.Prospect(v, v.Seat) != rules.Lost && !premiumAtStake(g, v)
}

// settled returns the options after which the contract of the seat is proved to be made, or to be lost, however
// all seats play on.
func (p *Prover) settled(v *rules.View) (sure, lost cards.Set) {
	x, g := &p.search, p.search.game
	x.contract = v.Seat.Set()
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

package thumb

import (
	"ninetynine/rules"
)

// A Reason says in one word why an act is advised.
type Reason uint8

// The reasons.
const (
	Nothing  Reason = iota // there is nothing to decide
	Forced                 // it is the only act
	Likely                 // this bid is the likeliest to be met
	Safe                   // the premium pays, on average
	Risky                  // no premium pays
	Strong                 // with this trump a bid is likeliest to be met
	Win                    // more tricks are needed, or this one is
	Duck                   // this trick is not wanted
	Unload                 // no chance to win it: get rid of a card that is in the way
	Spoil                  // the contract is decided; others' are not
	Dummy                  // the dummy's card that best serves our own contract
	Learnt                 // the expert would do it; rules of thumb would not
	Reckoned               // it came out best, where no expert knows the rules
)

// String returns the reason's word, such as "duck".
func (r Reason) String() string {
	words := [...]string{"nothing", "forced", "likely", "safe", "risky", "strong", "win", "duck", "unload", "spoil", "dummy", "learnt", "reckoned"}
	if int(r) < len(words) {
		return words[r]
	}
	return "?"
}

// Advice is an opinion in numbers: what to do, what is bid or
// has been bid, and how many tricks are expected of the whole deal, those won
// included. Chance is the estimate, 0 to 1, that the contract is made.
type Advice struct {
	Action rules.Action
	Bid    int
	Expect float64
	Chance float64
	Reason Reason
}

// advice returns the plan as advice to act so.
func (p *Plan) advice(a rules.Action, r Reason) Advice {
	return Advice{a, p.Bid, float64(p.mean), float64(p.chance), r}
}

// Advise returns what the View's seat should do, calculated with care. If there is
// nothing to decide, the Action is 0.
func (g *Game) Advise(v *rules.View) Advice {
	if v.Options.Pick == 0 {
		return Advice{}
	}
	s := g.Scene(v)
	switch v.Phase {
	case rules.Laying:
		p := g.Lay(&s, v.Seat)
		return p.advice(rules.Lay(v.Seat, p.Aside), Likely)
	case rules.Offering:
		p := g.Promise(&s, v.Seat)
		o, reason := g.offer(&p, v.Options.From, rules.Reveal), Safe
		if o == rules.Pass {
			reason = Risky
		}
		return p.advice(rules.MakeOffer(v.Seat, o), reason)
	case rules.Naming:
		trump, p := g.bestTrump(&s, v.Seat, v.Options.From)
		return p.advice(rules.Name(v.Seat, trump), Strong)
	}
	return g.advisePlay(v, &s)
}

// advisePlay chooses a card of the seat's own, or of the dummy's.
func (g *Game) advisePlay(v *rules.View, s *Scene) Advice {
	var p position
	p.begin(g, v, s)
	card, best := p.choose(v.Options, v.Options.From)
	a := Advice{
		Action: rules.Play(v.Options.Seat, card), Bid: best.bid,
		Expect: float64(best.tricks) + float64(s.won[v.Seat]), Chance: float64(g.honest(best.chance, p.left)), Reason: Dummy,
	}
	switch {
	case v.Options.From.Len() == 1:
		a.Reason = Forced
	case v.Options.Seat == v.Seat:
		a.Reason = p.reason(&best)
	}
	return a
}

// reason returns the reason for playing the card with this outcome.
func (p *position) reason(o *outcome) Reason {
	switch {
	case p.dead:
		return Spoil
	case o.wins > 0.5:
		return Win
	case o.wins > 0:
		return Duck
	}
	return Unload
}

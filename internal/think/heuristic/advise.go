package heuristic

import (
	"ninetynine/rules"
)

// Advice is an opinion in numbers: what to do, the bid (to lay or laid), and the expected tricks of
// the whole deal, those won included. Chance is the estimate, 0 to 1, that the contract is made.
type Advice struct {
	Action rules.Action
	Bid    int
	Expect float64
	Chance float64
}

func (p *Plan) advice(a rules.Action) Advice {
	return Advice{a, p.Bid, float64(p.mean), float64(p.chance)}
}

// Advise returns careful advice for the View's seat. If there is nothing to decide, the Action is 0.
func (g *Game) Advise(v *rules.View) Advice {
	if v.Options.Pick == 0 {
		return Advice{}
	}
	s := g.Board(v)
	switch v.Phase {
	case rules.Laying:
		p := g.Lay(&s, v.Seat)
		return p.advice(rules.Lay(v.Seat, p.Aside))
	case rules.Offering:
		p := g.Promise(&s, v.Seat)
		return p.advice(rules.MakeOffer(v.Seat, g.offer(&p, v.Options.From, rules.Reveal)))
	case rules.Naming:
		trump, p := g.bestTrump(&s, v.Seat, v.Options.From)
		return p.advice(rules.Name(v.Seat, trump))
	}
	return g.advisePlay(v, &s)
}

// advisePlay chooses a card of the seat's own, or of the dummy's.
func (g *Game) advisePlay(v *rules.View, s *Board) Advice {
	var p position
	p.begin(g, v, s)
	card, best := p.choose(v.Options, v.Options.From)
	return Advice{
		Action: rules.Play(v.Options.Seat, card), Bid: best.bid,
		Expect: float64(best.tricks) + float64(s.won[v.Seat]), Chance: float64(g.honest(best.chance, p.left)),
	}
}

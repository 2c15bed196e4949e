package heuristic

import (
	"math/bits"

	"ninetynine/cards"
	"ninetynine/rules"
)

// A Plan says which cards to lay aside, or to be left with, and the resulting chances.
type Plan struct {
	Aside cards.Set
	Bid   int

	raw    float32 // chance that the bid is met, from the cards' chances alone
	chance float32 // the same, corrected; see Game.honest
	mean   float32 // expected tricks of the cards played
}

const anyBid = -1

// A need says what a bid has to achieve.
type need struct {
	won    int     // tricks won already
	wins   float32 // chance of winning one more, in addition to those of the hand
	number int     // the required bid, or anyBid
}

// met returns the chance that the tricks of the cards, together with those already won, are one of
// the wanted numbers.
func met(c *chances, wanted uint16, wins float32) float32 {
	wanted &= 1<<(c.n+2) - 1
	if wanted == 0 {
		return 0
	}
	var p spread
	p.fill(c.of[:c.n], bits.Len16(wanted)-1)
	if wins == 0 {
		return p.chance(wanted)
	}
	return float32((1-wins)*p.chance(wanted)) + float32(wins*p.chance(wanted>>1))
}

// plans fills in the best ways to lay aside bid-cards from the hand, likeliest first, and returns
// how many. The hand must have been weighed.
func (x *sight) plans(hand cards.Set, n need, best []Plan) (found int) {
	var c chances
	var t table
	t.begin(x, hand)
	ways := choose(hand, x.aside)
	for aside := ways.next(); aside != 0; aside = ways.next() {
		bid := x.Bid(aside)
		if x.wanted[bid]>>n.won == 0 && found > 0 || n.number != anyBid && bid != n.number {
			continue
		}
		p := x.plan(&t, &c, hand, aside, n)
		found = insert(best, found, &p)
	}
	return found
}

func (x *sight) plan(t *table, c *chances, hand, aside cards.Set, n need) Plan {
	t.chances(x, aside, c)
	p := Plan{Aside: aside, Bid: x.Bid(aside), mean: c.mean}
	p.raw = met(c, x.wanted[p.Bid]>>n.won, n.wins)
	if x.keeps {
		p.raw *= x.stays(aside, hand&^aside)
	}
	return p
}

func insert(best []Plan, n int, p *Plan) int {
	if n < len(best) {
		n++
	} else if p.raw <= best[n-1].raw {
		return n
	}
	at := n - 1
	for ; at > 0 && best[at-1].raw < p.raw; at-- {
		best[at] = best[at-1]
	}
	best[at] = *p
	return n
}

func (x *sight) best(hand cards.Set, n need) Plan {
	var top [1]Plan
	if x.plans(hand, n, top[:]) == 0 { // the announced number is out of reach
		n.number = anyBid
		x.plans(hand, n, top[:])
		top[0].raw = 0
	}
	return top[0]
}

// stays returns the chance that cards kept to the end need not be played: that other seats lead
// none of their suits more often than the rest of the hand can follow. It models leads of a suit as
// a Poisson process.
func (x *sight) stays(aside, rest cards.Set) float32 {
	ch := float32(1)
	for k := range suits {
		suit := x.Following(x.trump, k)
		if aside&suit != 0 {
			ch *= x.calm[min((rest&suit).Len(), len(x.calm)-1)]
		}
	}
	return ch
}

// prospect returns the best plan of a seat before play, whether or not it has laid its bid-cards
// aside.
func (g *Game) prospect(s *Board, seat rules.Seat, trump rules.Trump) Plan {
	var x sight
	g.see(s, seat, trump, &x)
	hand := s.Hand[seat]
	x.weigh(hand)
	p := Plan{Aside: s.Aside[seat]}
	if p.Aside == 0 {
		p = x.best(hand, need{number: anyBid})
	} else {
		var c chances
		x.chances(hand, &c)
		p.Bid = g.Bid(p.Aside)
		p.mean, p.raw = c.mean, met(&c, g.wanted[p.Bid], 0)
	}
	p.chance = g.honest(p.raw, g.tricks)
	return p
}

// Lays fills in the best ways for the seat to lay cards aside, best first, and returns how many.
func (g *Game) Lays(s *Board, seat rules.Seat, best []Plan) int {
	var x sight
	g.see(s, seat, supposed(s.trump), &x)
	x.weigh(s.Hand[seat])
	return x.plans(s.Hand[seat], need{number: anyBid}, best)
}

// Lay returns the best way to lay cards aside.
func (g *Game) Lay(s *Board, seat rules.Seat) Plan { return g.prospect(s, seat, supposed(s.trump)) }

func (g *Game) bestTrump(s *Board, seat rules.Seat, of cards.Set) (rules.Trump, Plan) {
	best, trump := Plan{chance: -1}, rules.NoTrump
	for ; of != 0; of &= of - 1 {
		x := rules.Trump(of.First())
		if p := g.prospect(s, seat, x); p.chance > best.chance {
			best, trump = p, x
		}
	}
	return trump, best
}

// Promise returns the best plan of a seat before play.
func (g *Game) Promise(s *Board, seat rules.Seat) Plan {
	if s.trump == rules.Unnamed {
		_, p := g.bestTrump(s, seat, g.nameable)
		return p
	}
	return g.prospect(s, seat, s.trump)
}

// The least chance of a contract at which a premium is worth its risk. It is won, or lost to each
// opponent, in full, so that it would pay from one half; the rest allows for the opponents' use of
// the cards they see. Found by self-play.
const (
	declareFrom = 0.53
	revealFrom  = 0.65
)

// offer returns the highest allowed offer that the plan is worth, up to most.
func (g *Game) offer(p *Plan, of cards.Set, most rules.Offer) rules.Offer {
	chance := p.chance
	if g.keeps {
		chance = p.raw // an announced number leaves no choice of what to keep
	}
	for level := most; level >= rules.Declare; level-- {
		if level == rules.Reveal && chance < revealFrom || chance < declareFrom {
			continue
		}
		for _, o := range [2]rules.Offer{level.With(p.Bid), level} {
			if of>>o&1 == 1 {
				return o
			}
		}
	}
	return rules.Pass
}

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

package heuristic

import (
	"ninetynine/cards"
	"ninetynine/rules"
)

// spoilWorth is the worth of a point that another seat fails to score, in points of our own. Found
// by self-play.
const spoilWorth = 0.75

// A foe is another seat with a known, undecided contract.
type foe struct {
	seat  rules.Seat
	gains float32 // how much winning this trick, rather than losing it, adds to its chance
	worth float32 // how much its chance matters to us, in our own contracts
}

func (p *position) seeFoes(v *rules.View) {
	how := p.OfferRule()
	own := p.worth + 2*float32(p.PremiumWorth(v.Holds[v.Seat]))
	for i := range p.Live().All() {
		bid, known := v.Holds[i].Number()
		if v.AsideOpen.Has(i) && !known {
			bid, known = p.Bid(v.Aside[i]), true
		}
		if i == v.Seat || !known || bid > p.tricks {
			continue
		}
		stake := float32(p.PremiumWorth(v.Holds[i]))
		if how.Loss == rules.FromHolder {
			stake *= 2 / float32(p.hands-1)
		}
		wanted := p.Game.wanted[bid] >> v.Won[i]
		p.foes[p.foeCount] = foe{
			seat: i, gains: p.steered(wanted>>1) - p.steered(wanted),
			worth: spoilWorth * (stake + float32(p.worth/2)) / own,
		}
		p.foeCount++
	}
}

// steered returns the chance that a player who steers for it wins one of the wanted numbers of the
// tricks left.
func (p *position) steered(wanted uint16) float32 {
	sum := float32(0)
	for k := 0; wanted>>k != 0; k++ {
		if wanted>>k&1 == 1 && k <= p.left {
			sum += p.steer[p.left][k]
		}
	}
	return sum
}

// compileSteer fills in the chance that a player who wants exactly k of n tricks wins them:
// binomial, with a chance per trick half way between the even share and the share needed.
func (g *Game) compileSteer() {
	share := 1 / float32(g.hands)
	for n := range g.steer {
		for k := range n + 1 {
			p := float32(0)
			if n > 0 {
				p = (share + float32(k)/float32(n)) / 2
			}
			var s [rules.MaxTricks + 1]float32
			s[0] = 1
			for range n {
				for i := n; i > 0; i-- {
					s[i] += float32(p * (s[i-1] - s[i]))
				}
				s[0] -= float32(p * s[0])
			}
			g.steer[n][k] = s[k]
		}
	}
}

// spoiling returns what playing the card takes from the foes, minus what it gives them.
func (p *position) spoiling(c cards.Card, wins float32) float32 {
	if p.foeCount == 0 {
		return 0
	}
	best, total := p.strongest(c), float32(0)
	var weight [rules.MaxSeats]float32
	for i := range rules.Seat(p.hands) {
		if i != p.seat && (i == best || !p.scene.played.Has(i)) {
			weight[i] = 1
		}
	}
	for _, f := range p.foes[:p.foeCount] {
		if !p.scene.played.Has(f.seat) {
			weight[f.seat] = 0.5
			if f.gains > 0 {
				weight[f.seat] = 1.5
			}
		}
	}
	for _, w := range weight {
		total += w
	}
	if total == 0 {
		return 0
	}
	sum := float32(0)
	for _, f := range p.foes[:p.foeCount] {
		sum -= f.worth * f.gains * (1 - wins) * weight[f.seat] / total
	}
	return sum
}

// strongest returns the seat whose card wins the trick so far, including the card c; our own seat
// if c wins.
func (p *position) strongest(c cards.Card) rules.Seat {
	s := &p.scene
	if s.led == 0 || p.Strength(p.trump, s.led, c) > s.best {
		return p.seat
	}
	return s.winner
}

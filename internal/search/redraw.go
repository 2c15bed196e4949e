package search

import (
	"math"

	"ninetynine/cards"
	"ninetynine/internal/nn"
	"ninetynine/rules"
)

// redraws reports whether the others' hidden bid-cards can be drawn by what
// the net would have laid: where laying is the first thing in a deal, it
// depends on nothing but the twelve cards.
func (e *Expert) redraws() bool {
	order := e.game.Variant().Order
	return !e.effort.Believe && len(order) > 0 && order[0] == rules.Laying
}

// redraw lays the others' hidden bid-cards aside anew in every world, as the
// net would have laid them from the cards that they have there, among the
// ways that agree with what they have played and shown out of since. Blindly
// dealt bids are next to never what a player would bid: worlds made of them
// are full of opponents who cannot make their contracts.
func (e *Expert) redraw(v *rules.View) {
	for w := range e.hidden {
		s, _ := e.origin(v, w)
		for i := range (e.game.Live() &^ v.Seat.Set()).All() {
			if v.AsideOpen.Has(i) || e.hidden[w].Aside[i] == 0 {
				continue
			}
			e.game.View(&s, i, &e.view)
			e.seen = e.model.Shape.Look(e.seen[:0], e.game, &e.view, e.standing)
			p := &e.past[nn.HeadLay]
			p.batch.Add(e.seen)
			p.acts = append(p.acts, act{world: int32(w), seat: i, rest: e.view.Options})
			if p.batch.Len() == chunk {
				e.redrawAll(v)
			}
		}
	}
	e.redrawAll(v)
}

// redrawAll draws for the hands that were noted.
func (e *Expert) redrawAll(v *rules.View) {
	past := &e.past[nn.HeadLay]
	if past.batch.Len() == 0 {
		return
	}
	net := e.model.Player
	net.Forward(&past.batch)
	e.out = net.Answers(&past.batch, nn.HeadLay, 0, len(past.acts), e.out)
	width := net.Out[nn.HeadLay].Padded
	for k := range past.acts {
		a := &past.acts[k]
		p := e.logits[:e.model.Shape.Logits(a.rest, e.out[k*width:][:width], e.logits[:])]
		nn.Softmax(p)
		e.redrawOne(v, a, p)
	}
	past.batch.Reset()
	past.acts = past.acts[:0]
}

// redrawOne draws one seat's bid-cards in a world by their probabilities. The
// world weighs as much as the mean probability of the ways that may be: one
// of them was dealt blindly before.
func (e *Expert) redrawOne(v *rules.View, a *act, p []float32) {
	h := &e.hidden[a.world]
	free := h.Hand[a.seat] | h.Aside[a.seat]
	var barred cards.Set
	for k := range suits {
		if v.Void[a.seat]>>k&1 == 1 {
			barred |= e.game.Following(v.Trump, k)
		}
	}
	ways, sum := 0, float32(0)
	for k := range p {
		laid := a.rest.Nth(k).Cards()
		if laid&^free != 0 || free&^laid&barred != 0 {
			p[k] = 0
			continue
		}
		p[k] = (1-slip)*p[k] + slip/float32(len(p))
		ways++
		sum += p[k]
	}
	if ways == 0 {
		return // cannot be: the world was dealt with one
	}
	x, pick := sum*float32(e.rng.Uint64()>>40)/(1<<24), 0
	for k, q := range p {
		if q == 0 {
			continue
		}
		pick = k
		if x -= q; x < 0 {
			break
		}
	}
	h.Aside[a.seat] = a.rest.Nth(pick).Cards()
	h.Hand[a.seat] = free &^ h.Aside[a.seat]
	e.like[a.world] += math.Log(float64(sum) / float64(ways))
}

// overhear draws, in every world, what the seats that have already offered
// under seal would have said there, as the net would have.
func (e *Expert) overhear(v *rules.View) {
	g := e.game
	if v.Phase != rules.Offering || g.Variant().Offers.How != rules.Sealed {
		return
	}
	for w := range e.hidden {
		s, laid := e.origin(v, w)
		for s.Phase() == rules.Laying {
			seat := g.Turn(&s).First()
			g.Apply(&s, rules.Lay(seat, laid[seat]))
		}
		for i := range (g.Live() &^ v.Turn).All() {
			if e.hidden[w].Offer[i] == 0 || s.Phase() != rules.Offering {
				continue
			}
			g.View(&s, i, &e.view)
			e.seen = e.model.Shape.Look(e.seen[:0], g, &e.view, e.standing)
			p := &e.past[nn.HeadOffer]
			p.batch.Add(e.seen)
			p.acts = append(p.acts, act{world: int32(w), seat: i, rest: e.view.Options})
			if p.batch.Len() == chunk {
				e.overhearAll()
			}
		}
	}
	e.overhearAll()
}

// overhearAll draws the offers that were noted.
func (e *Expert) overhearAll() {
	past := &e.past[nn.HeadOffer]
	if past.batch.Len() == 0 {
		return
	}
	net := e.model.Player
	net.Forward(&past.batch)
	e.out = net.Answers(&past.batch, nn.HeadOffer, 0, len(past.acts), e.out)
	width := net.Out[nn.HeadOffer].Padded
	for k := range past.acts {
		a := &past.acts[k]
		p := e.logits[:e.model.Shape.Logits(a.rest, e.out[k*width:][:width], e.logits[:])]
		nn.Softmax(p)
		x, pick := float32(e.rng.Uint64()>>40)/(1<<24), 0
		for i, q := range p {
			if x -= (1-slip)*q + slip/float32(len(p)); x < 0 {
				pick = i
				break
			}
		}
		e.hidden[a.world].Offer[a.seat] = a.rest.Nth(pick).Offer()
	}
	past.batch.Reset()
	past.acts = past.acts[:0]
}

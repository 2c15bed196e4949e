package search

import (
	"math"

	"ninetynine/cards"
	"ninetynine/internal/base/elementary"
	"ninetynine/rules"
)

// slip is the share of acts that are taken to be drawn blindly, so that
// players who think otherwise than the net do not make worlds impossible.
const slip = 0.05

// recall weighs every world by how likely the others' acts were in it, as
// the net, or rules of thumb, would have acted in their place.
func (q *question) recall() {
	for w := range q.hidden {
		q.relive(w)
	}
	q.settle(q.weigh)
}

// relive plays the deal again as it would have been in the world, as far as
// it has come, and notes every decision of the others.
func (q *question) relive(w int) {
	v := &q.asked
	g := q.game
	s, laid := q.origin(w)
	var spoken rules.Seats
	plays, waiting := 0, false
	for s.Phase() != rules.Over {
		o := g.Due(&s)
		by := g.Turn(&s).First()
		var a rules.Action
		switch o.Kind {
		case rules.Laying:
			for i := range g.Turn(&s).All() {
				if laid[i] == 0 {
					waiting = true
					continue
				}
				q.relay(&s, i, w, g.Options(&s, i), rules.Lay(i, laid[i]))
			}
			if waiting {
				return
			}
			continue
		case rules.Offering, rules.Naming:
			a = q.heard(o, &spoken)
		case rules.Playing:
			if c := v.Played[plays/g.Seats()][o.Seat]; c != 0 {
				a = rules.Play(o.Seat, c)
			}
			plays++
		}
		if !o.Has(a) || plays == g.Seats()*g.Tricks() {
			return
		}
		q.relay(&s, by, w, o, a)
	}
}

// heard returns what the seat whose options they are has offered or named, or
// no act if that is not known; spoken are those who have offered before.
func (q *question) heard(o rules.Options, spoken *rules.Seats) (a rules.Action) {
	v := &q.asked
	switch {
	case o.Kind == rules.Naming && v.Trump != rules.Unnamed:
		a = rules.Name(o.Seat, v.Trump)
	case o.Kind == rules.Offering && (v.Phase != rules.Offering || q.game.OfferRule().How != rules.Sealed):
		a = q.said(o.Seat, *spoken)
		*spoken |= o.Seat.Set()
	}
	return a
}

// relay notes an act of another and does it.
func (q *question) relay(s *rules.State, by rules.Seat, w int, o rules.Options, a rules.Action) {
	v := &q.asked
	drawn := o.Kind == rules.Laying && !v.AsideOpen.Has(by) && q.redraws() // by its probability already
	if by != v.Seat && o.Len() > 1 && !drawn {
		q.noteDecision(s, by, w, o, a)
	}
	q.game.Apply(s, a)
}

// origin returns the deal's beginning in the world, and what each seat laid.
func (q *question) origin(w int) (rules.State, [rules.MaxSeats]cards.Set) {
	v := &q.asked
	h := &q.hidden[w]
	d := rules.Deal{Dealer: v.Dealer, Trump: v.Trump, Turnup: v.Turnup, Joker: rules.Nobody, Vulnerable: v.Vulnerable}
	if q.game.TrumpBy() == rules.ByHolder {
		d.Trump = q.stay()
	}
	var laid [rules.MaxSeats]cards.Set
	for i := range rules.Seat(q.game.Seats()) {
		hand, aside := h.Hand[i], h.Aside[i]
		if v.HandOpen.Has(i) {
			hand = v.Hand[i]
		}
		if v.AsideOpen.Has(i) {
			aside = v.Aside[i]
		}
		laid[i] = aside
		for t := range v.Played {
			aside |= v.Played[t][i].Set()
		}
		d.Hands[i] = hand | aside
		if q.game.Dummies().Has(i) {
			d.Aside = laid[i]
		}
	}
	return q.game.Start(&d), laid
}

// stay returns the trump that would have stayed if nobody had named one. It
// is not known any more where somebody has: then none stands for it.
func (q *question) stay() rules.Trump {
	v := &q.asked
	held := rules.Offer(0)
	for _, o := range v.Holds {
		held |= o
	}
	switch {
	case v.Stay != rules.Unnamed:
		return v.Stay
	case v.Trump != rules.Unnamed && held == 0:
		return v.Trump
	}
	return rules.NoTrump
}

// said returns the seat's offer. Where a declare was overcalled only its
// maker's last word is known: reveal, if it was raised.
func (q *question) said(seat rules.Seat, spoken rules.Seats) rules.Action {
	v := &q.asked
	o := v.Offer[seat]
	if q.game.OfferRule().How != rules.Raise || o.Level() < rules.Declare {
		return rules.MakeOffer(seat, o)
	}
	overcalled := false
	for i := q.game.Forehand(seat); i != q.game.Forehand(v.Dealer); i = q.game.Forehand(i) {
		overcalled = overcalled || v.Offer[i].Level() == rules.Reveal
	}
	switch {
	case overcalled && !spoken.Has(seat):
		return rules.MakeOffer(seat, rules.Declare)
	case overcalled && o == rules.Declare:
		return rules.MakeOffer(seat, rules.Pass)
	}
	return rules.MakeOffer(seat, o)
}

// noteDecision notes a decision as the seat saw it in the world.
func (q *question) noteDecision(s *rules.State, seat rules.Seat, w int, o rules.Options, a rules.Action) {
	k := o.Index(a)
	if k < 0 {
		q.like[w] = math.Inf(-1)
		return
	}
	q.game.View(s, seat, &q.view)
	q.note(act{at: int32(w), world: int32(w), seat: seat, option: int16(k), rest: o}, q.weigh)
}

// weigh adds the logarithm of an act's probability to its world's weight.
func (q *question) weigh(a *act, p []float32) {
	q.like[a.at] += elementary.Log(float64((1-slip)*float64(p[a.option])) + slip/float64(len(p)))
}

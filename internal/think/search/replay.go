package search

import (
	"math"

	"ninetynine/cards"
	"ninetynine/internal/base/elementary"
	"ninetynine/rules"
)

// slip is the share of acts taken to be random, so that players who think differently from
// the net do not make worlds impossible.
const slip = 0.05

// reweightByPlay weighs every world by how likely the other seats' acts were in it, if they play
// like the net or by heuristics.
func (d *decision) reweightByPlay() {
	for w := range d.hidden {
		if d.replay(w); !d.goOn() {
			break
		}
	}
	d.answerAll(d.addLikelihood)
}

// replay replays the deal so far in the world, and asks about every decision of the other seats.
func (d *decision) replay(w int) {
	v := &d.view
	g := d.game
	s, laid := d.dealIn(w)
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
				d.replayAct(&s, i, w, g.Options(&s, i), rules.Lay(i, laid[i]))
			}
			if waiting {
				return
			}
			continue
		case rules.Offering, rules.Naming:
			a = d.knownAct(o, &spoken)
		case rules.Playing:
			if c := v.Played[plays/g.Seats()][o.Seat]; c != 0 {
				a = rules.Play(o.Seat, c)
			}
			plays++
		}
		if !o.Has(a) || plays == g.Seats()*g.Tricks() {
			return
		}
		d.replayAct(&s, by, w, o, a)
	}
}

// knownAct returns the known offer or trump of the seat whose options o are, or no act; spoken are
// the seats that have offered before.
func (d *decision) knownAct(o rules.Options, spoken *rules.Seats) (a rules.Action) {
	v := &d.view
	switch {
	case o.Kind == rules.Naming && v.Trump != rules.Unnamed:
		a = rules.Name(o.Seat, v.Trump)
	case o.Kind == rules.Offering && (v.Phase != rules.Offering || d.game.OfferRule().How != rules.Sealed):
		a = d.knownOffer(o.Seat, *spoken)
		*spoken |= o.Seat.Set()
	}
	return a
}

func (d *decision) replayAct(s *rules.State, by rules.Seat, w int, o rules.Options, a rules.Action) {
	v := &d.view
	drawn := o.Kind == rules.Laying && !v.AsideOpen.Has(by) && d.drawsBidCards() // already weighed
	if by != v.Seat && d.replayed.Has(by) && o.Len() > 1 && !drawn {
		d.askAbout(s, by, w, o, a)
	}
	d.game.Apply(s, a)
}

func (d *decision) dealIn(w int) (rules.State, [rules.MaxSeats]cards.Set) {
	v := &d.view
	h := &d.hidden[w]
	deal := rules.Deal{Dealer: v.Dealer, Trump: v.Trump, Turnup: v.Turnup, Joker: rules.Nobody, Vulnerable: v.Vulnerable}
	if d.game.TrumpBy() == rules.ByHolder {
		deal.Trump = d.stayingTrump()
	}
	var laid [rules.MaxSeats]cards.Set
	for i := range rules.Seat(d.game.Seats()) {
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
		deal.Hands[i] = hand | aside
		if d.game.Dummies().Has(i) {
			deal.Aside = laid[i]
		}
	}
	return d.game.Start(&deal), laid
}

// stayingTrump returns the trump that stays if no player names one. After a player has named one,
// it is unknown, and NoTrump stands for it.
func (d *decision) stayingTrump() rules.Trump {
	v := &d.view
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

// knownOffer returns the seat's offer. If a player's declare was overcalled, only the last offer is
// known: reveal, if the player raised it.
func (d *decision) knownOffer(seat rules.Seat, spoken rules.Seats) rules.Action {
	v := &d.view
	o := v.Offer[seat]
	if d.game.OfferRule().How != rules.Raise || o.Level() < rules.Declare {
		return rules.MakeOffer(seat, o)
	}
	overcalled := false
	for i := d.game.Forehand(seat); i != d.game.Forehand(v.Dealer); i = d.game.Forehand(i) {
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

func (d *decision) askAbout(s *rules.State, seat rules.Seat, w int, o rules.Options, a rules.Action) {
	k := o.Index(a)
	if k < 0 {
		d.likelihood[w] = math.Inf(-1)
		return
	}
	d.game.View(s, seat, &d.inWorld)
	d.ask(query{at: int32(w), world: int32(w), seat: seat, option: int16(k), options: o}, d.addLikelihood)
}

func (d *decision) addLikelihood(a *query, p []float32) {
	d.likelihood[a.at] += elementary.Log(float64((1-slip)*float64(p[a.option])) + slip/float64(len(p)))
}

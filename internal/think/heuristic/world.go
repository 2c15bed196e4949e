package heuristic

import (
	"ninetynine/cards"
	"ninetynine/rules"
)

// A World is a possible deal with every card open, played on in haste by heuristics: each seat
// decides from what it would see.
type World struct {
	Board
	State rules.State

	game *Game
	keep [rules.MaxSeats]cards.Set // that a seat intends to be left with, where those are the bid
}

// Suppose returns the world made by the View and the hidden cards.
func (g *Game) Suppose(v *rules.View, h *rules.Hidden) World {
	w := World{game: g, State: g.Game.Suppose(v, h)}
	w.void, w.seen = v.Void, g.seen(v)
	open := g.Uncover(&w.State)
	w.Hand, w.Aside = open.Hand, open.Aside
	w.trump, w.left = w.State.Trump(), g.tricks
	if w.State.Phase() == rules.Playing {
		w.lead()
	}
	return w
}

// lead fills in what is known only during play.
func (w *World) lead() {
	g := w.game
	var l rules.Layout
	g.Layout(&w.State, &l)
	w.Hand, w.Aside, w.won, w.trump = l.Hands, l.Aside, l.Won, l.Trump
	w.left = g.tricks - int(l.Tricks) - 1
	w.open, w.exposed = g.Dummies(), 0
	for i := range rules.Seat(g.hands) {
		if l.Holds[i] != 0 && !g.keeps {
			w.exposed |= i.Set()
		}
		if l.Holds[i].Level() == rules.Reveal {
			w.open |= i.Set()
		}
	}
	g.lay(&w.Board, &l.Trick, l.Lead)
}

// Open reports whether the seat's hand lies open.
func (w *World) Open(seat rules.Seat) bool { return w.open.Has(seat) }

// Cards returns the number of cards still held.
func (w *World) Cards() (n int) {
	for _, h := range w.Hand[:w.game.hands] {
		n += h.Len()
	}
	return n
}

// Do does a legal act.
func (w *World) Do(a rules.Action) {
	w.game.Apply(&w.State, a)
	seat := a.Seat()
	switch a.Kind() {
	case rules.Playing:
		w.Hand[seat] &^= a.Card().Set()
		w.game.put(&w.Board, seat, a.Card())
		if w.played.Len() == w.game.hands {
			w.won[w.winner]++
			w.left--
			w.led, w.best, w.played = 0, -1, 0
		}
		return
	case rules.Laying:
		w.Hand[seat] &^= a.Cards()
		w.Aside[seat] = a.Cards()
	}
	w.trump = w.State.Trump()
	if w.State.Phase() == rules.Playing {
		w.lead()
	}
}

// Play plays on until cards are played, no trick is in progress, and at most so many cards are
// held; or to the end.
func (w *World) Play(most int) {
	for {
		switch w.State.Phase() {
		case rules.Over:
			return
		case rules.Playing:
			if w.played == 0 && w.Cards() <= most {
				return
			}
			o := w.game.Due(&w.State)
			w.Do(rules.Play(o.Seat, w.card(o)))
		default:
			w.Do(w.Act(w.game.Turn(&w.State).First()))
		}
	}
}

// Act returns a seat's act before play.
func (w *World) Act(seat rules.Seat) rules.Action {
	o := w.game.Options(&w.State, seat)
	switch o.Kind {
	case rules.Laying:
		return rules.Lay(seat, w.game.Lay(&w.Board, seat).Aside)
	case rules.Naming:
		trump, _ := w.game.bestTrump(&w.Board, seat, o.From)
		return rules.Name(seat, trump)
	}
	return rules.MakeOffer(seat, w.game.Offer(&w.Board, seat, o.From))
}

// Offer returns a seat's offer before play, among those allowed. It never reveals: in haste, no
// seat plays against open hands.
func (g *Game) Offer(s *Board, seat rules.Seat, of cards.Set) rules.Offer {
	if of&(of-1) == 0 {
		return rules.Offer(of.First())
	}
	p := g.Promise(s, seat)
	return g.offer(&p, of, rules.Declare)
}

func (w *World) card(o rules.Options) cards.Card {
	from := o.From
	if from&(from-1) == 0 {
		return from.First()
	}
	p := position{seat: w.game.Owner(&w.State, o.Seat)}
	w.game.see(&w.Board, p.seat, w.trump, &p.sight)
	keep := w.kept(&p.sight, p.seat)
	if o.Seat == p.seat && keep != 0 {
		if from &^= keep; from == 0 { // the card to be left over must be played
			w.keep[p.seat] = 0
			if from = o.From &^ w.kept(&p.sight, p.seat); from == 0 {
				from = o.From
			}
		}
		keep = w.keep[p.seat]
	}
	p.hurry(keep)
	c, _ := p.choose(o, from)
	return c
}

// kept returns the cards that the seat intends to be left with, where those are the bid: by its
// plan, or by a new one if that has failed.
func (w *World) kept(x *sight, seat rules.Seat) cards.Set {
	if !x.keeps {
		return 0
	}
	keep := &w.keep[seat]
	missing := x.Bid(*keep) - int(w.won[seat])
	if *keep == 0 || *keep&^w.Hand[seat] != 0 || missing < 0 || missing > w.left+1 {
		x.weigh(w.Hand[seat])
		*keep = x.best(w.Hand[seat], need{won: int(w.won[seat]), number: anyBid}).Aside
	}
	return *keep
}

// Plan makes the seats plan which cards to be left with, where those are the bid.
func (w *World) Plan(seats rules.Seats) {
	if !w.game.keeps {
		return
	}
	for i := range seats.All() {
		var x sight
		w.game.see(&w.Board, i, w.trump, &x)
		w.kept(&x, i)
	}
}

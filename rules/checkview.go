package rules

import (
	"errors"
	"fmt"
	"reflect"
	"slices"

	"ninetynine/cards"
)

// CheckView returns nil if there is a deal in which the View's seat sees exactly this View, and otherwise a
// [*FieldError] with the field's name in a record. These differences are allowed: Options may be missing, as for a
// player who may not act; Turn, too, as after a match that was cut off; Stay may be missing, or go on when the trump is
// known; more cards may lie open than the rules show. When the deal is over, what was made and scored is not checked.
func (g *Game) CheckView(v *View) error {
	if v.Seat != Nobody && v.Seat >= Seat(g.seats) {
		return &FieldError{"seat", fmt.Sprintf("%d is no seat of this variant", v.Seat)}
	}
	if v.Phase == 0 || !slices.Contains(g.order[:], v.Phase) {
		return &FieldError{"phase", fmt.Sprintf("a deal of this variant has no phase %q", v.Phase)}
	}
	if v.Tricks > g.tricks {
		return &FieldError{"played", fmt.Sprintf("%d tricks are more than a deal has", v.Tricks)}
	}
	r := rebuilt{g: g, v: v}
	r.fill()
	if err := r.replay(); err != nil {
		return err
	}
	return r.compare()
}

// A rebuilt deal is one that may have led to a View.
type rebuilt struct {
	g    *Game
	v    *View
	s    State
	room [2 * MaxSeats]int       // for each hand, by seat, and then for its bid-cards: how many of its cards the View hides
	bars [2 * MaxSeats]cards.Set // and which it cannot have
	has  [2 * MaxSeats]cards.Set // cards, known or not
	away cards.Set               // cards played
}

// aside reports whether the seat has cards aside.
func (r *rebuilt) aside(i Seat) bool {
	g, v := r.g, r.v
	switch {
	case !g.live.Has(i) || v.Phase == Over:
		return true
	case v.Phase == Laying:
		return int(v.Held[i]) != g.v.Hand
	}
	return !g.noLay && slices.Index(g.order[:], Laying) < slices.Index(g.order[:], v.Phase)
}

// fill deals the cards that the View hides, so that no hand has a card of a suit that it is out of. If that cannot be,
// a hand is short of cards.
func (r *rebuilt) fill() {
	g, v := r.g, r.v
	unseen := g.Pack() &^ g.OutOfPlay(v.Turnup)
	for i := range Seat(g.seats) {
		held, laid := i, i+MaxSeats
		r.room[held] = g.v.Hand
		if r.aside(i) {
			r.room[held], r.room[laid] = g.v.Hand-int(g.aside), int(g.aside)
		}
		for t := range v.Played {
			if c := v.Played[t][i]; c != 0 {
				r.room[held]--
				r.away |= c.Set()
			}
		}
		for k := range cards.Suits + 1 {
			if v.Void[i]>>k&1 == 1 {
				r.bars[held] |= g.Following(v.Trump, k)
			}
		}
		if g.noLay && g.live.Has(i) {
			r.bars[laid] = r.bars[held] // they were held to the end; a dummy's were put aside at first
		}
		if g.lastDealt && i != v.Dealer {
			r.bars[held], r.bars[laid] = r.bars[held]|v.Turnup.Set(), r.bars[laid]|v.Turnup.Set()
		}
		if v.HandOpen.Has(i) {
			r.has[held], r.room[held] = v.Hand[i], 0
		}
		if v.AsideOpen.Has(i) {
			r.has[laid], r.room[laid] = v.Aside[i], 0
		}
		unseen &^= r.has[held] | r.has[laid]
	}
	for c := range (unseen &^ r.away).Cards() {
		tried := uint16(0)
		r.place(c, &tried)
	}
}

// place puts a card where there is room, and moves others for that; not to the places tried before.
func (r *rebuilt) place(c cards.Card, tried *uint16) bool {
	for k, room := range r.room {
		if room <= 0 || *tried>>k&1 == 1 || r.bars[k].Has(c) {
			continue
		}
		if *tried |= 1 << k; r.has[k].Len() < room {
			r.has[k] |= c.Set()
			return true
		}
		for x := range r.has[k].Cards() {
			if r.place(x, tried) {
				r.has[k] = r.has[k]&^x.Set() | c.Set()
				return true
			}
		}
	}
	return false
}

// deal returns the deal that the cards make.
func (r *rebuilt) deal() Deal {
	g, v := r.g, r.v
	d := Deal{Dealer: v.Dealer, Trump: v.Trump, Turnup: v.Turnup, Joker: Nobody, Vulnerable: v.Vulnerable}
	if v.Stay != Unnamed && g.v.Trump.By == ByHolder {
		d.Trump = v.Stay
	}
	if d.Trump == Unnamed {
		d.Trump = g.FirstTrump()
	}
	for i := range Seat(g.seats) {
		d.Hands[i] = r.has[i] | r.has[i+MaxSeats]
		for t := range v.Played {
			d.Hands[i] |= v.Played[t][i].Set()
		}
		if g.v.Joker && d.Hands[i].Has(v.Turnup) {
			d.Joker = i
		}
	}
	if g.v.Dummy {
		d.Aside = r.has[g.seats-1+MaxSeats]
	}
	return d
}

// replay does all that the View shows, as long as the rules allow it.
func (r *rebuilt) replay() error {
	d := r.deal()
	if err := r.g.CheckDeal(&d); err != nil {
		var e *DealError
		errors.As(err, &e)
		return &FieldError{e.Field, "with the cards that the View hides: " + e.Why}
	}
	r.s = r.g.Start(&d)
	for r.s.phase != Over {
		owner, a := r.next()
		if a == 0 {
			break
		}
		if err := r.g.Do(&r.s, owner, a); err != nil {
			field := [...]string{Laying: "held", Offering: "offers", Naming: "trump", Playing: "played"}[a.Kind()]
			return &FieldError{field, err.Error()}
		}
	}
	return nil
}

// next returns the next act and its maker; none if the View shows no more.
func (r *rebuilt) next() (Seat, Action) {
	g, v, s := r.g, r.v, &r.s
	turn := s.awaited()
	seat := turn.First()
	switch s.phase {
	case Laying:
		for i := range turn.All() {
			if r.aside(i) {
				return i, Lay(i, r.has[i+MaxSeats])
			}
		}
	case Offering:
		for i := range turn.All() {
			if o := r.offered(i); o != 0 {
				return i, MakeOffer(i, o)
			}
		}
	case Naming:
		if v.Phase != Naming {
			return seat, Name(seat, v.Trump)
		}
	case Playing:
		if c := v.Played[s.tricks][seat]; c != 0 {
			return g.Owner(s, seat), Play(seat, c)
		}
	}
	return Nobody, 0
}

// offered returns the next offer of a seat whose turn it is; 0 if it has not been made.
func (r *rebuilt) offered(i Seat) Offer {
	v, s, how := r.v, &r.s, r.g.v.Offers.How
	o := v.Offer[i]
	switch {
	case s.asked && o != Reveal && v.Phase == Offering:
		return 0
	case s.asked && o != Reveal:
		return Pass
	case how == Sealed && v.Phase == Offering && i != v.Seat && v.Turn != 0 && !v.Turn.Has(i):
		return Pass // or any other: it is hidden
	case how == Raise && !s.asked && o == Reveal:
		for j, later := range v.Offer {
			if later == Reveal && s.offer[j] == 0 && Seat(j) != i {
				return Declare // raised then
			}
		}
	}
	return o
}

// compare tells in which field the View differs from that of the deal.
func (r *rebuilt) compare() error {
	var w View
	g, v, s := r.g, r.v, &r.s
	g.View(s, v.Seat, &w)
	r.allow(&w)
	if w == *v {
		return nil
	}
	n := g.seats
	for _, x := range []struct {
		field    string
		is, must any
	}{
		{"phase", v.Phase, w.Phase}, {"held", v.Held[:n], w.Held[:n]}, {"offers", v.Offer[:n], w.Offer[:n]}, {"premium", v.Holds[:n], w.Holds[:n]},
		{"trump", v.Trump, w.Trump}, {"stay", v.Stay, w.Stay}, {"next", v.Next, w.Next}, {"leads", v.Leads[:v.Tricks], w.Leads[:w.Tricks]},
		{"played", v.Played, w.Played}, {"leads", v.Leads, w.Leads}, {"won", v.Won[:n], w.Won[:n]}, {"void", v.Void[:n], w.Void[:n]},
		{"turn", v.Turn, w.Turn}, {"due", v.Due, w.Due}, {"options", v.Options, w.Options},
	} {
		switch {
		case reflect.DeepEqual(x.is, x.must):
		case x.field == "leads" || x.field == "played" || x.field == "options":
			return &FieldError{x.field, "it does not fit the other fields"}
		default:
			return &FieldError{x.field, fmt.Sprintf("it is %v, but the other fields make it %v", x.is, x.must)}
		}
	}
	return &FieldError{"", "the cards shown do not fit the other fields"}
}

// allow takes into w the differences that are allowed.
func (r *rebuilt) allow(w *View) {
	v, s := r.v, &r.s
	if v.Stay == Unnamed || v.Stay == s.stay {
		w.Stay = v.Stay
	}
	if v.Options == (Options{}) {
		if w.Options = v.Options; v.Turn == 0 && v.Due == Nobody {
			w.Turn, w.Due = 0, Nobody
		}
	}
	if v.Phase == Over {
		w.Made, w.Points, w.Next, w.Holds, w.AsideOpen = v.Made, v.Points, v.Next, v.Holds, 0
	}
	w.HandOpen |= v.HandOpen & (1<<r.g.seats - 1)
	w.AsideOpen |= v.AsideOpen & (1<<r.g.seats - 1)
	for i := range w.HandOpen.All() {
		w.Hand[i] = s.hand[i]
	}
	for i := range Seat(r.g.seats) {
		w.Aside[i] = 0
		if w.AsideOpen.Has(i) {
			w.Aside[i] = s.aside[i]
		}
	}
}

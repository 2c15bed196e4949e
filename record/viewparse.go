package record

import (
	"errors"
	"fmt"
	"strconv"
	"strings"

	"ninetynine/cards"
	"ninetynine/match"
	"ninetynine/rules"
)

// ParseView reads what [AppendView] writes for the game g, in any spelling,
// ignoring unknown fields, and returns the View and its seq. It refuses what no deal could show the
// seat, as [rules.Game.CheckView] says.
func ParseView(b []byte, g *rules.Game) (match.View, uint64, error) {
	tree, err := parseJSON(b)
	if err != nil {
		return match.View{}, 0, fmt.Errorf("the view: %w", err)
	}
	p := viewParser{fields: fieldsOf(&tree, ""), g: g, n: g.Seats()}
	if p.err == nil {
		p.parse()
	}
	if p.err == nil && p.view.Phase != 0 {
		var bad *rules.FieldError
		if errors.As(g.CheckView(&p.view.View), &bad) {
			p.fail(bad.Field, "%s", bad.Why)
		}
	}
	if p.err != nil {
		return match.View{}, 0, fmt.Errorf("the view: %w", p.err)
	}
	return p.view, p.seq, nil
}

type viewParser struct {
	*fields
	g    *rules.Game
	n    int // hands
	view match.View
	seq  uint64
}

func (p *viewParser) parse() {
	v := &p.view
	if version := p.int("view", 0, 1<<30); version != Version {
		p.fail("view", "has version %d; this program reads version %d", version, Version)
	}
	if id := p.text("variant"); id != p.g.ID() {
		p.fail("variant", "is %q; a View of %q was expected", id, p.g.ID())
	}
	v.Seat = rules.Nobody
	if p.has("seat") {
		v.Seat = p.fields.seat("seat")
	}
	p.parseSeq()
	var err error
	if v.Stage, err = match.ParseStage(p.text("stage")); err != nil {
		p.fail("stage", "%v", err)
	}
	v.Number, v.Game = uint32(p.int("deal", 0, 1<<31-1)), uint16(p.int("game", 0, 1<<16-1))
	v.Turn = p.fields.seats("turn")
	if p.has("phase") {
		p.parseDeal()
		if p.has("why") {
			p.parseOrigin()
		}
	}
	v.Totals, v.Sum, v.Wins = p.points(p.fields, "totals"), p.points(p.fields, "sum"), p.points(p.fields, "wins")
	if p.has("contracts") {
		v.Contracts = p.points(p.fields, "contracts")
	}
	if p.has("closed") {
		p.parseClosed()
	}
	if v.Stage == match.Ended {
		p.parseEnd()
	}
	v.Due = rules.Nobody
	if v.Phase == rules.Playing {
		v.Due = v.Turn.First()
	}
	if p.has("due") {
		v.Due = p.fields.seat("due")
	}
	if p.has("options") {
		p.parseOptions()
	}
}

func (p *viewParser) parseSeq() {
	seq := p.need("seq")
	n, err := strconv.ParseUint(seq.text, 10, 64)
	if seq.kind != '0' || err != nil {
		p.fail("seq", "must be a whole number, not %s", seq.is())
	}
	p.seq = n
}

// perHand returns a list that must have an item for each hand.
func perHand[T any](p *viewParser, f *fields, name string, xs []T) []T {
	if len(xs) == p.n {
		return xs
	}
	f.fail(name, "has %d items, but there are %d hands", len(xs), p.n)
	return nil
}

func (p *viewParser) points(f *fields, name string) (pts match.Points) {
	for i, x := range perHand(p, f, name, f.ints(name)) {
		pts[i] = int32(x)
	}
	return pts
}

func (p *viewParser) small(name string) (xs [rules.MaxSeats]uint8) {
	for i, x := range perHand(p, p.fields, name, p.ints(name)) {
		if x < 0 || x > 99 {
			p.fail(name, "%d is outside 0 to 99", x)
		}
		xs[i] = uint8(x)
	}
	return xs
}

func (p *viewParser) parseClosed() {
	p.view.Closed = true
	p.inside("closed", func(f *fields) {
		e := &p.view.GameEnd
		e.Game = uint16(f.int("game", 0, 1<<16-1))
		e.Totals, e.Bonus, e.Winners = p.points(f, "totals"), p.points(f, "bonus"), f.seats("winners")
	})
}

// parseOrigin reads the origin of the trump; the rest of the explanation follows from other fields.
func (p *viewParser) parseOrigin() {
	p.inside("why", func(f *fields) {
		if !f.has("trump") {
			return
		}
		cause, err := match.ParseCause(f.text("trump"))
		if err != nil {
			f.fail("trump", "%v", err)
		}
		o := &p.view.Origin
		switch o.Cause = cause; cause {
		case match.Success:
			o.Made = uint8(f.int("made", 0, p.n))
		case match.Named:
			o.By = rules.Seat(f.int("by", 0, p.n-1))
		}
	})
}

func (p *viewParser) parseEnd() {
	p.inside("end", func(f *fields) {
		e := &p.view.End
		if cut := f.v.field("cut"); cut != nil {
			e.Cut = cut.text == "true"
		}
		e.Totals, e.Winners, e.Games = p.points(f, "totals"), f.seats("winners"), p.points(f, "games")
		if f.has("rubber") {
			e.Rubber = p.points(f, "rubber")
		}
	})
}

func (p *viewParser) parseDeal() {
	v := &p.view.View
	if err := v.Phase.UnmarshalText([]byte(p.text("phase"))); err != nil {
		p.fail("phase", "%v", err)
	}
	v.Dealer, v.Turnup, v.Trump, v.Next = p.fields.seat("dealer"), p.card("turnup"), p.trump("trump"), p.trump("next")
	if p.has("vulnerable") {
		v.Vulnerable = p.fields.seats("vulnerable")
	}
	v.Stay = p.trump("stay")
	if v.Seat != rules.Nobody {
		p.holding(p.fields, v.Seat)
	}
	if p.has("shown") {
		p.parseShown()
	}
	v.Held, v.Won = p.small("held"), p.small("won")
	v.Offer, v.Holds = p.said("offers"), p.said("premium")
	p.parsePlay()
	p.parseVoid()
	if v.Phase == rules.Over {
		v.Points = p.points(p.fields, "points")
		for i, made := range p.bools("made") {
			if made {
				v.Made |= rules.Seat(i).Set()
			}
		}
	}
}

// holding reads the known cards of a seat.
func (p *viewParser) holding(f *fields, i rules.Seat) {
	v := &p.view.View
	if f.has("hand") {
		v.HandOpen |= i.Set()
		v.Hand[i] = f.set("hand", f.text("hand"))
	}
	if f.has("aside") {
		v.AsideOpen |= i.Set()
		v.Aside[i] = f.set("aside", f.text("aside"))
	}
}

func (p *viewParser) parseShown() {
	p.inside("shown", func(f *fields) {
		for _, name := range f.v.names {
			seat, err := strconv.Atoi(name)
			if err != nil || seat < 0 || seat >= p.n || seat == int(p.view.Seat) || strconv.Itoa(seat) != name {
				f.fail(name, "is not another seat")
				return
			}
			f.inside(name, func(f *fields) { p.holding(f, rules.Seat(seat)) })
		}
	})
}

func (p *viewParser) said(name string) (os [rules.MaxSeats]rules.Offer) {
	copy(os[:], perHand(p, p.fields, name, p.offers(name)))
	return os
}

func (p *viewParser) parsePlay() {
	v := &p.view.View
	leads := p.list("leads", p.g.Tricks())
	for t := range leads {
		v.Leads[t] = rules.Seat(p.whole("leads", &leads[t], 0, p.n-1))
	}
	v.Tricks = uint8(len(leads))
	if v.Phase == rules.Playing {
		if len(leads) == 0 {
			p.fail("leads", "must say who leads the first trick")
			return
		}
		v.Tricks--
	}
	for i, text := range perHand(p, p.fields, "played", p.texts("played", p.n)) {
		for t, word := range strings.Fields(text) {
			c, err := cards.ParseCard(word)
			if err != nil || c == cards.Joker || t >= len(leads) {
				p.fail("played", "%q cannot be card %d that seat %d played", word, t, i)
				return
			}
			v.Played[t][i] = c
		}
	}
}

func (p *viewParser) parseVoid() {
	for i, text := range perHand(p, p.fields, "void", p.texts("void", p.n)) {
		for _, word := range strings.Fields(text) {
			k, err := cards.ParseSuit(word)
			switch {
			case word == "nines":
				p.view.Void[i] |= 1 << cards.Suits
			case err != nil:
				p.fail("void", "%v", err)
			default:
				p.view.Void[i] |= 1 << k
			}
		}
	}
}

func (p *viewParser) parseOptions() {
	p.inside("options", func(f *fields) {
		o := &p.view.Options
		o.Seat = p.view.Seat
		if f.has("seat") {
			o.Seat = rules.Seat(f.int("seat", 0, p.n-1))
		}
		if o.Seat >= rules.MaxSeats {
			f.fail("seat", "a spectator has no options")
			return
		}
		if err := o.Kind.UnmarshalText([]byte(f.text("kind"))); err != nil {
			f.fail("kind", "%v", err)
		} else if o.Kind != p.view.Phase {
			f.fail("kind", "is %v, but the phase is %v", o.Kind, p.view.Phase)
		}
		switch o.Kind {
		case rules.Laying:
			p.pick(f, o, rules.MaxAside)
		case rules.Playing:
			p.pick(f, o, 1)
		case rules.Offering, rules.Naming:
			p.acts(f, o)
		default:
			f.fail("kind", "there are no options when the deal is over")
		}
	})
}

func (p *viewParser) pick(f *fields, o *rules.Options, most int) {
	o.From, o.Pick = f.set("from", f.text("from")), uint8(f.int("pick", 1, most))
}

func (p *viewParser) acts(f *fields, o *rules.Options) {
	o.Pick = 1
	for _, text := range f.texts("acts", 64) {
		a, err := parseAct(o.Seat, text)
		if err != nil || a.Kind() != o.Kind {
			f.fail("acts", "%q is not an act of the kind %v", text, o.Kind)
			return
		}
		o.From |= 1 << (a & 63)
	}
}

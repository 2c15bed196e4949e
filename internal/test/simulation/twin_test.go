package simulation

import (
	"bytes"

	"ninetynine/cards"
	"ninetynine/internal/table"
	"ninetynine/match"
	"ninetynine/record"
	"ninetynine/rules"
)

// A twin is the same table with other cards in hands that the viewer cannot see: the same log, except that
// two cards have changed places. As long as they stay hidden and all players do the same, the viewer must
// receive the same, byte by byte.
type twin struct {
	s      *table.State
	viewer rules.Seat
	swap   [2]cards.Card
	in     [2]rules.Seat // who was dealt them
	offer  rules.Seat    // whose sealed offer is another; Nobody's
}

// twin creates twins at deals, and updates them as long as they last.
func (l *ledger) twin(e *table.Event) {
	if p, ok := e.What.(table.Dealt); ok {
		l.twins = l.twins[:0]
		if l.w.maybe(.4) {
			l.conceive(p)
		}
		return
	}
	kept := l.twins[:0]
	for _, t := range l.twins {
		if l.follow(t, e) {
			kept = append(kept, t)
		}
	}
	l.twins = kept
}

// conceive creates a twin with the last deal.
func (l *ledger) conceive(dealt table.Dealt) {
	w, g := l.w, l.ref.Moves().Game
	t := &twin{viewer: rules.Nobody, offer: rules.Nobody}
	if i := w.r.IntN(len(l.ref.Chairs) + 1); i < len(l.ref.Chairs) {
		t.viewer = rules.Seat(i)
	}
	var others []rules.Seat
	for i := range rules.Seat(g.Seats()) {
		if i != t.viewer {
			others = append(others, i)
		}
	}
	if len(others) < 2 {
		return
	}
	w.r.Shuffle(len(others), func(i, j int) { others[i], others[j] = others[j], others[i] })
	t.in = [2]rules.Seat(others[:2])
	line, err := record.ParseLine([]byte(dealt.Line))
	if err != nil {
		l.fail("%v", err)
	}
	d := line.Cards
	a, b := &d.Hands[t.in[0]], &d.Hands[t.in[1]]
	x, y := a.Nth(w.r.IntN(a.Len())), b.Nth(w.r.IntN(b.Len()))
	if x == d.Turnup || y == d.Turnup {
		return
	}
	t.swap = [2]cards.Card{x, y}
	swapped := x.Set() | y.Set()
	*a ^= swapped
	*b ^= swapped
	if d.Aside&swapped != 0 {
		d.Aside ^= swapped
	}
	if g.Variant().Offers.How == rules.Sealed && w.r.IntN(3) == 0 {
		t.offer = t.in[0]
	}
	text := record.AppendDeal(nil, g, line.Deal, line.Game, &d, &line.Note)
	other := table.Event{Seat: table.NoSeat, What: table.Dealt{Line: string(bytes.TrimSpace(text))}}

	t.s = table.New(l.id, w.games)
	for i := range l.log[:len(l.log)-1] {
		if _, err := t.s.Append(&l.log[i].Entry); err != nil {
			l.fail("folded again: %v", err)
		}
	}
	w.seen.Twins++
	if l.take(t, &other) && l.hidden(t) {
		l.compare(t, &other)
		l.twins = append(l.twins, t)
	}
}

// take makes the twin fold the event at the time of the last entry; false if its deal does not allow that.
func (l *ledger) take(t *twin, e *table.Event) bool {
	entry := t.s.Next(l.ref.At, e)
	fresh, err := table.Decode(entry.Body)
	return err == nil && t.s.Apply(&entry, &fresh) == nil
}

// follow makes the twin do the same event; false if from now on it can, or must, be told apart.
func (l *ledger) follow(t *twin, e *table.Event) bool {
	other := *e
	if p, ok := e.What.(table.Acted); ok {
		if p.Act.Kind() == rules.Laying {
			p.Act = t.exchange(p.Act)
		} else if t.offer == p.Act.Seat() && l.sealed(p.Act) {
			p.Act = rules.MakeOffer(p.Act.Seat(), rules.Pass)
		}
		other.What = p
	}
	if !l.take(t, &other) || !l.hidden(t) {
		return false
	}
	l.compare(t, &other)
	return true
}

func (t *twin) exchange(a rules.Action) rules.Action {
	laid, swapped := a.Cards(), t.swap[0].Set()|t.swap[1].Set()
	if (laid & swapped).Len() == 1 {
		laid ^= swapped
	}
	return rules.Lay(a.Seat(), laid)
}

// hidden reports whether the difference is still hidden from the viewer.
func (l *ledger) hidden(t *twin) bool {
	var v match.View
	l.ref.View(t.viewer, &v)
	if t.offer != rules.Nobody && v.Phase == rules.Playing {
		return false // offers are open
	}
	for _, i := range t.in {
		known := cards.Set(0)
		if v.HandOpen.Has(i) {
			known = v.Hand[i]
		}
		if v.AsideOpen.Has(i) {
			known |= v.Aside[i]
		}
		for k := range v.Played {
			known |= v.Played[k][i].Set()
		}
		if known&(t.swap[0].Set()|t.swap[1].Set()) != 0 {
			return false
		}
	}
	return true
}

func (l *ledger) compare(t *twin, e *table.Event) {
	l.w.seen.Compared++
	i := min(int(t.viewer), rules.MaxSeats)
	want, got := l.log[len(l.log)-1].texts[i], t.s.AppendMessage(nil, t.viewer, e)
	if !bytes.Equal(want, got) {
		l.fail("seat %d can tell %v and %v of seats %d apart:\n%s\n%s", t.viewer, t.swap[0], t.swap[1], t.in, want, got)
	}
	want, got = l.ref.AppendPresent(nil, t.viewer), t.s.AppendPresent(nil, t.viewer)
	if !bytes.Equal(want, got) {
		l.fail("seat %d can tell %v and %v of seats %d apart:\n%s\n%s", t.viewer, t.swap[0], t.swap[1], t.in, want, got)
	}
}

package worlds

import (
	"iter"

	"ninetynine/cards"
	"ninetynine/rules"
)

// All yields every world once, in an order that depends on the View alone; none if Begin failed.
// There are as many as [Sampler.Deals] says, all equally likely. A world is overwritten by the
// next.
func (s *Sampler) All() iter.Seq[*rules.Hidden] {
	return func(yield func(*rules.Hidden) bool) {
		if !s.ready {
			return
		}
		l := listing{Sampler: s, at: s.start, world: s.base, yield: yield}
		for i, x := range s.slots[:s.count] {
			l.room[i] = x.room
		}
		l.deal(0, s.loose)
	}
}

// A listing is a partly dealt world, on the way to all of them.
type listing struct {
	*Sampler
	at    int // state of the classes
	room  [maxSlots]uint8
	world rules.Hidden
	yield func(*rules.Hidden) bool
}

// deal deals the rest in every way, from the barred card number t on and the loose ones left; it
// reports whether to go on.
func (l *listing) deal(t int, loose cards.Set) bool {
	if t == l.tight && loose == 0 {
		return l.yield(&l.world)
	}
	for i := range l.slots[:l.count] {
		if l.room[i] > 0 && !l.into(i, t, loose) {
			return false
		}
	}
	return true
}

// into deals the next card to a slot, if it may lie there and the rest can then be dealt, and goes on.
func (l *listing) into(i, t int, loose cards.Set) bool {
	slot := &l.slots[i]
	at, c := l.at, cards.Card(0)
	if t < l.tight {
		x, class := l.barred[t], &l.classes[slot.class]
		if class.out&x.suits != 0 || l.ways[(t+1)*l.states+at-class.stride] == 0 {
			return true
		}
		c, l.at, t = x.card, at-class.stride, t+1
	} else {
		c = loose.First()
		loose &^= c.Set()
	}
	to := &l.world.Hand[slot.seat]
	if slot.aside {
		to = &l.world.Aside[slot.seat]
	}
	l.room[i]--
	*to |= c.Set()
	more := l.deal(t, loose)
	*to &^= c.Set()
	l.room[i]++
	l.at = at
	return more
}

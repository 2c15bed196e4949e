package claim

import (
	"math/bits"

	"ninetynine/cards"
	"ninetynine/internal/think/worlds"
	"ninetynine/rules"
)

// A reach is the cards that each hand may have according to the View: possibly more than it has,
// never fewer.
type reach struct {
	game  *rules.Game
	trump rules.Trump
	open  rules.Seats
	may   [rules.MaxSeats]cards.Set
	trick [rules.MaxSeats]cards.Card
	lead  rules.Seat
}

func reachOf(g *rules.Game, v *rules.View) reach {
	r := reach{game: g, trump: v.Trump, open: v.HandOpen, trick: v.Trick(), lead: v.Lead()}
	unseen := worlds.Unseen(g, v)
	for i := range rules.Seat(g.Seats()) {
		switch {
		case v.HandOpen.Has(i):
			r.may[i] = v.Hand[i]
		case v.Held[i] > 0:
			r.may[i] = unseen &^ worlds.Suits(g, v.Trump, v.Void[i])
		}
	}
	return r
}

// swept reports whether it is certain who wins the trick in progress, and
// that one hand wins all after it, and the score with that.
func swept(g *rules.Game, v *rules.View) bool {
	r := reachOf(g, v)
	for i := range rules.Seat(g.Seats()) {
		if !r.wins(i) {
			continue
		}
		for j := range rules.Seat(g.Seats()) {
			if j == i && r.holds(i) || r.reigns(j) {
				return decided(g, v, &r, i, j)
			}
		}
	}
	return false
}

// plays returns the cards that the hand may play to the trick if the card led is led.
func (r *reach) plays(i rules.Seat, led cards.Card) cards.Set {
	switch {
	case r.trick[i] != 0:
		return r.trick[i].Set()
	case i == r.lead:
		return led.Set()
	}
	if f := r.may[i] & r.game.Following(r.trump, r.game.SuitOf(r.trump, led)); f != 0 && r.open.Has(i) {
		return f
	}
	return r.may[i]
}

// leads returns the cards that may have been led, or may be led, to the trick.
func (r *reach) leads() cards.Set {
	if c := r.trick[r.lead]; c != 0 {
		return c.Set()
	}
	return r.may[r.lead]
}

func (r *reach) wins(i rules.Seat) bool {
	for ys := r.leads(); ys != 0; ys &= ys - 1 {
		led := ys.First()
		for j := range rules.Seat(r.game.Seats()) {
			if j != i && !r.beats(led, r.plays(i, led), r.plays(j, led)) {
				return false
			}
		}
	}
	return true
}

// beats reports whether each of the cards beats each of others in a trick with that lead.
func (r *reach) beats(led cards.Card, cs, others cards.Set) bool {
	for ; cs != 0; cs &= cs - 1 {
		least := r.game.Strength(r.trump, led, cs.First())
		for xs := others; xs != 0; xs &= xs - 1 {
			if r.game.Strength(r.trump, led, xs.First()) >= least {
				return false
			}
		}
	}
	return true
}

// holds reports whether the hand, once it leads the next trick, wins all: any card that it leads
// then beats all that the other hands may have.
func (r *reach) holds(i rules.Seat) bool {
	for cs := r.after(i); cs != 0; cs &= cs - 1 {
		if !r.beats(cs.First(), cs.First().Set(), r.others(i)) {
			return false
		}
	}
	return true
}

// reigns reports whether the hand wins every trick after this one under any leads: all its cards
// are trumps above those that the other hands may have.
func (r *reach) reigns(i rules.Seat) bool {
	others := r.others(i)
	for ys := others; ys != 0; ys &= ys - 1 {
		if !r.beats(ys.First(), r.after(i), others) {
			return false
		}
	}
	return r.holds(i)
}

// after returns the cards that the hand may have after the trick in progress: a card that it must
// play to it is gone.
func (r *reach) after(i rules.Seat) cards.Set {
	if c := r.trick[r.lead]; c != 0 && r.trick[i] == 0 {
		if p := r.plays(i, c); p.Len() == 1 && r.open.Has(i) {
			return r.may[i] &^ p
		}
	}
	return r.may[i]
}

func (r *reach) others(i rules.Seat) (cs cards.Set) {
	for j, m := range r.may {
		if rules.Seat(j) != i {
			cs |= m
		}
	}
	return cs
}

// decided reports whether the score is decided, if now wins the trick in progress and then all
// later ones.
func decided(g *rules.Game, v *rules.View, r *reach, now, then rules.Seat) bool {
	if !kept(g) {
		return true // the bids are laid, so the tricks decide
	}
	t := rules.Tally{Tricks: v.Won, Premium: v.Holds, Vulnerable: v.Vulnerable}
	t.Tricks[now]++
	t.Tricks[then] += uint8(g.Tricks()) - v.Tricks - 1
	var bids [rules.MaxSeats]uint64
	for i := range rules.Seat(g.Seats()) {
		switch {
		case v.AsideOpen.Has(i):
			bids[i] = 1 << g.Bid(v.Aside[i])
		case g.Live().Has(i):
			bids[i] = worlds.Bids(g, r.may[i], g.Aside())
		default: // a dummy's bid-cards
			bids[i] = worlds.Bids(g, worlds.Unseen(g, v), g.Aside())
		}
		t.Bid[i] = uint8(bits.TrailingZeros64(bids[i]) & 63)
	}
	one, err := g.Score(t)
	if err != nil {
		return false
	}
	// Whether a seat makes its contract does not depend on other seats' bids, so it is enough to
	// try the bids of one at a time.
	for i, all := range bids {
		for other := t; all != 0; all &= all - 1 {
			other.Bid[i] = uint8(bits.TrailingZeros64(all))
			if x, err := g.Score(other); err != nil || scoreOf(&x) != scoreOf(&one) {
				return false
			}
		}
	}
	return true
}

package claim

import (
	"math/bits"
	"math/rand/v2"
	"slices"

	"ninetynine/cards"
	"ninetynine/internal/think/worlds"
	"ninetynine/rules"
)

// A score is the part of a result that must be the same in every line of play.
type score struct {
	points [rules.MaxSeats]int32
	made   rules.Seats
	next   rules.Trump
	tricks [rules.MaxSeats]uint8 // only where bids that depend on hidden cards are left out
}

func scoreOf(r *rules.Result) score {
	return score{points: r.Points, made: r.Made, next: r.Next}
}

const (
	samples     = 100 // deals tried first
	lines       = 3   // ways to play each of them
	supposing   = 12  // the work of setting up one deal, in acts
	remembering = 10  // the work of looking up and storing a position, in acts
	remembered  = 512 // positions beyond which a fresh map is cheaper than a cleared one
)

// A search plays out every deal that agrees with a View in every way.
//
// Where bids are laid aside, a result is decided if the number of tricks of each seat is decided;
// where a trick scores, as in all published variants, hardly ever otherwise. So the distribution of
// unseen bid-cards among bids does not matter, and only the held cards are dealt in every way.
type search struct {
	game     *rules.Game
	view     *rules.View
	sampler  *worlds.Sampler
	rng      rand.PCG
	contract rules.Seats // of one seat: only whether it makes it counts, which must be the same in all deals; none: see score
	slots    []worlds.Slot
	barred   []cards.Set // by slot
	dealt    rules.Hidden
	whole    bool        // whether bid-cards are dealt in every way too
	budget   int         // acts left
	goOn     func() bool // see [Prover.GoOn]

	any  bool // a deal has been played out
	one  score
	have bool // it is set
	seen map[rules.Layout]struct{}

	rivals [rules.MaxSeats]cards.Set // the cards of a deal that each hand's cards may meet
}

// searched reports whether the search ends within the budget and finds no deal with two results.
func searched(g *rules.Game, v *rules.View, budget int) bool {
	s := newSearch(g)
	return s.of(v, budget) && s.endsInTime() && s.stands() && s.standsEverywhere()
}

func newSearch(g *rules.Game) *search {
	return &search{game: g, sampler: worlds.New(g), whole: kept(g) || g.Variant().Score.Trick == 0, seen: map[rules.Layout]struct{}{}}
}

// of prepares for a View and so much work, and reports whether deals agree with it.
func (s *search) of(v *rules.View, budget int) bool {
	s.view, s.budget, s.any, s.have = v, budget, false, false
	if s.sampler.Begin(v) != nil {
		return false
	}
	s.slots = s.sampler.AppendSlots(s.slots[:0])
	return true
}

func (s *search) endsInTime() bool {
	deals := s.sampler.Deals()
	if !s.whole {
		deals /= splits(s.slots)
	}
	return deals*float64(s.game.CardsLeft(s.view)+supposing) <= float64(s.budget)
}

// standsEverywhere reports whether no deal has two results.
func (s *search) standsEverywhere() bool {
	slices.SortStableFunc(s.slots, func(a, b worlds.Slot) int { // the bids get the rest
		switch {
		case a.Aside == b.Aside:
			return 0
		case a.Aside:
			return 1
		}
		return -1
	})
	s.barred = s.barred[:0]
	for _, x := range s.slots {
		s.barred = append(s.barred, worlds.Suits(s.game, s.view.Trump, x.Out))
	}
	return s.deal(0, worlds.Unseen(s.game, s.view)) && s.any
}

// stands reports whether no sampled deal is found to have two results. It quickly rejects most
// claims that are not decided.
func (s *search) stands() bool {
	s.rng.Seed(worlds.Fingerprint(s.view), samples) // from the View alone
	for range samples {
		if _, ok := s.sampler.Sample(&s.rng, &s.dealt); !ok {
			return false
		}
		s.begin()
		world := s.game.Suppose(s.view, &s.dealt)
		for range lines {
			at := world
			for at.Phase() == rules.Playing {
				o := s.game.Due(&at)
				hi, _ := bits.Mul64(s.rng.Uint64(), uint64(o.Len()))
				s.game.Apply(&at, o.Nth(int(hi)))
			}
			if !s.compare(&at) {
				return false
			}
		}
	}
	return true
}

func (s *search) begin() {
	s.budget -= supposing
	s.have = s.have && s.contract != 0
}

// splits returns the number of ways to share out the cards of all hidden bids among them.
func splits(slots []worlds.Slot) float64 {
	ways, n := 1.0, 0
	for _, x := range slots {
		if !x.Aside {
			continue
		}
		for k := range x.Room {
			n++
			ways *= float64(n) / float64(k+1)
		}
	}
	return ways
}

// deal fills the slots from number i on with the cards in every way, and reports whether all had
// one result.
func (s *search) deal(i int, free cards.Set) bool {
	if i == len(s.slots) {
		return s.playOut()
	}
	x := s.slots[i]
	place := &s.dealt.Hand[x.Seat]
	if x.Aside {
		place = &s.dealt.Aside[x.Seat]
	}
	*place = 0
	if x.Aside && !s.whole {
		for free != 0 && place.Len() < x.Room {
			*place |= free.First().Set()
			free &^= *place
		}
		return s.deal(i+1, free)
	}
	return s.choose(i, place, x.Room, free&^s.barred[i], free)
}

// choose puts the given number of further cards into slot i in every way, and goes on.
func (s *search) choose(i int, place *cards.Set, room int, from, free cards.Set) bool {
	if s.budget--; s.budget < 0 {
		return false
	}
	if room == 0 {
		return s.deal(i+1, free)
	}
	for ; from.Len() >= room; from &= from - 1 {
		c := from.First().Set()
		*place |= c
		ok := s.choose(i, place, room-1, from&^c, free&^c)
		*place &^= c
		if !ok {
			return false
		}
	}
	return true
}

func (s *search) playOut() bool {
	if s.goOn != nil && !s.goOn() {
		return false
	}
	s.begin()
	s.any = true
	if len(s.seen) > remembered {
		s.seen = map[rules.Layout]struct{}{}
	}
	clear(s.seen)
	state := s.game.Suppose(s.view, &s.dealt)
	s.meet(&state)
	return s.play(&state, s.game.CardsLeft(s.view))
}

// meet records which cards each hand may meet.
func (s *search) meet(at *rules.State) {
	var inPlay cards.Set
	hands := s.game.Uncover(at).Hand
	for i, c := range s.view.Trick() {
		inPlay |= hands[i] | c.Set()
	}
	for i, h := range hands {
		s.rivals[i] = inPlay &^ h
	}
}

// play reports whether all ways to play on, with so many cards left, have the known result.
func (s *search) play(at *rules.State, left int) bool {
	if left == 0 {
		return s.compare(at)
	}
	if seats := s.game.Seats(); left%seats == 0 && left > 2*seats {
		var l rules.Layout
		s.game.Layout(at, &l)
		if _, known := s.seen[l]; known {
			return true
		}
		s.seen[l] = struct{}{}
		s.budget -= remembering
	}
	o := s.game.Due(at)
	for cs, last := o.From, cards.Card(0); cs != 0; cs &= cs - 1 {
		c := cs.First()
		as := s.asGood(o.Seat, last, c)
		if last = c; as {
			continue
		}
		if s.budget--; s.budget < 0 {
			return false
		}
		next := *at
		s.game.Apply(&next, rules.Play(o.Seat, c))
		if !s.play(&next, left-1) {
			return false
		}
	}
	return true
}

// asGood reports whether two cards of a hand are equivalent, both in play and when left over: they
// are of one suit, in print too, and between them no other hand had a card when the search began.
func (s *search) asGood(hand rules.Seat, low, c cards.Card) bool {
	t := s.view.Trump
	if low == 0 || low.Suit() != c.Suit() || s.game.SuitOf(t, low) != s.game.SuitOf(t, c) {
		return false
	}
	between := s.game.Above(t, low) ^ s.game.Above(t, c)
	return between&s.rivals[hand] == 0
}

// compare reports whether the deal, which is over, ended as the earlier ways did.
func (s *search) compare(at *rules.State) bool {
	r, _ := s.game.Result(at)
	x := scoreOf(&r)
	switch {
	case s.contract != 0:
		x = score{made: r.Made & s.contract}
	case !s.whole:
		x.tricks = r.Tricks
	}
	if !s.have {
		s.one, s.have = x, true
	}
	return x == s.one
}

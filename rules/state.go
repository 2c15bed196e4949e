package rules

import (
	"fmt"
	"slices"

	"ninetynine/cards"
)

// A State is a deal in play, hidden cards and all. It is a plain value of
// fixed size: copy it by assignment, compare it with ==. Only a [Game] can read
// it; what a seat may know of it is its [View].
type State struct {
	hand   [MaxSeats]cards.Set             // held, bid-cards not included
	aside  [MaxSeats]cards.Set             // bid-cards
	played [MaxTricks][MaxSeats]cards.Card // by trick and seat
	leads  [MaxTricks]Seat
	won    [MaxSeats]uint8
	void   [MaxSeats]uint8 // suits that a seat has shown out of, a bit each
	offer  [MaxSeats]Offer // what each has said
	holds  [MaxSeats]Offer // the premium that each holds

	follow     cards.Set // the cards that follow suit; all of them to the leader
	step       uint8     // place in the order of phases
	phase      Phase
	trump      Trump
	turn       Seats // hands that must act; in play see queue
	dealer     Seat
	lead       Seat   // who led, or leads, the trick
	control    Seat   // who plays from the leading hand
	best       uint16 // of the trick so far: strength<<4 | seat
	queue      uint32 // seats still to play to the trick, four bits each, then endOfTrick
	led        uint8  // suit number
	tricks     uint8  // finished
	turnup     cards.Card
	joker      Seat
	vulnerable Seats
	stay       Trump // the trump if no player names one
	asked      bool  // whether the overcalled declarer has been asked to raise
}

// endOfTrick follows the last seat in a queue.
const endOfTrick = 15

// An IllegalError says why an act is not allowed.
type IllegalError struct {
	By     Seat   // who would have acted
	Action Action // and how
	Reason Reason // the kind of fault
	Rule   string // the rule broken, in words
}

// A Reason is why an act is not allowed, for programs to tell apart.
type Reason uint8

const (
	NoDeal     Reason = iota + 1 // no deal is in play
	OutOfTurn                    // it is another seat's turn
	Done                         // the seat has already acted; other seats have not
	WrongPhase                   // another kind of act is due
	WrongHand                    // another hand's card or offer is due
	WrongCards                   // these cards cannot be laid aside
	WrongOffer                   // this cannot be offered, or not now
	WrongTrump                   // this trump cannot be named
	NotInHand                    // the hand does not hold the card
	MustFollow                   // the hand holds cards of the suit led
)

// String returns the reason in one word.
func (r Reason) String() string { return reasonWords.word(r) }

// Error returns the act and the rule.
func (e *IllegalError) Error() string {
	if e.Action == 0 {
		return e.Rule
	}
	return fmt.Sprintf("seat %d: %s: %s", e.Action.Seat(), e.Action, e.Rule)
}

// A DealError says why a deal is invalid.
type DealError struct {
	Field string // of a deal's line in a record: hands, dealer, trump, vulnerable, aside, turnup or joker
	Why   string // what is wrong, in words
}

// Error returns the reason.
func (e *DealError) Error() string { return e.Why }

func badDeal(field, why string, args ...any) error {
	return &DealError{field, fmt.Sprintf(why, args...)}
}

// CheckDeal returns a [*DealError] if the deal is invalid: cards that are not
// in the pack, appear twice or are missing, or a turn-up that contradicts the
// trump.
func (g *Game) CheckDeal(d *Deal) error {
	var all cards.Set
	for i, h := range d.Hands {
		want := 0
		if i < int(g.seats) {
			want = g.v.Hand
		}
		switch {
		case h.Len() != want:
			return badDeal("hands", "seat %d is dealt %d cards, not %d", i, h.Len(), want)
		case h&^g.Pack() != 0:
			return badDeal("hands", "%v is not in the pack", (h &^ g.Pack()).First())
		case all&h != 0:
			return badDeal("hands", "%v is dealt twice", (all & h).First())
		}
		all |= h
	}
	if int(d.Dealer) >= g.live.Len() {
		return badDeal("dealer", "seat %d cannot deal", d.Dealer)
	}
	if d.Trump >= Unnamed || d.Trump == NinesTrump && !g.v.Trump.Nines {
		return badDeal("trump", "the deal needs a trump of this variant, or none")
	}
	if !g.canBeVulnerable(d.Vulnerable) {
		return badDeal("vulnerable", "nobody can be vulnerable in this variant")
	}
	want := 0
	if g.v.Dummy {
		want = int(g.aside)
	}
	if d.Aside.Len() != want || d.Aside&^d.Hands[g.seats-1] != 0 {
		return badDeal("aside", "the dummy's bid must be %d of its cards", want)
	}
	return g.checkTurnup(d, all)
}

func (g *Game) checkTurnup(d *Deal, all cards.Set) error {
	switch {
	case !g.turnedUp:
		if d.Turnup != 0 || d.Joker != Nobody {
			return badDeal("turnup", "no card is turned up in this variant")
		}
		return nil
	case !g.v.Joker && (d.Turnup == cards.Joker || d.Joker != Nobody):
		return badDeal("joker", "there is no joker in this variant")
	case g.lastDealt && !d.Hands[d.Dealer].Has(d.Turnup):
		return badDeal("turnup", "the card turned up must be one of the dealer's, seat %d", d.Dealer)
	case g.lastDealt: // it stays in the hand
	case d.Turnup == cards.Joker:
		if d.Joker != Nobody {
			return badDeal("joker", "the joker is turned up, so nobody holds it")
		}
	case !g.Pack().Has(d.Turnup):
		return badDeal("turnup", "a card of the pack must be turned up")
	case d.Joker == Nobody && g.v.Joker:
		return badDeal("joker", "somebody must hold the joker, as it is not turned up")
	case all.Has(d.Turnup) && (d.Joker >= MaxSeats || !d.Hands[d.Joker].Has(d.Turnup)):
		return badDeal("joker", "the joker's holder must have the turned-up card %v in its place", d.Turnup)
	}
	if t := g.TurnupTrump(d.Turnup); d.Trump != t {
		return badDeal("trump", "%v turned up makes the trump %q, not %q", d.Turnup, t, d.Trump)
	}
	return nil
}

// Start begins the deal, which must be valid (see [Game.CheckDeal]).
func (g *Game) Start(d *Deal) (s State) {
	s.hand, s.trump, s.stay, s.turnup, s.joker = d.Hands, d.Trump, d.Trump, d.Turnup, d.Joker
	s.dealer, s.vulnerable, s.lead = d.Dealer, d.Vulnerable, Nobody
	if g.v.Dummy {
		s.aside[g.seats-1] = d.Aside
		s.hand[g.seats-1] &^= d.Aside
	}
	if g.v.Trump.By == ByHolder {
		s.trump = Unnamed
	}
	g.enter(&s)
	return s
}

// Phase returns the phase that the deal is in.
func (s *State) Phase() Phase { return s.phase }

// Trump returns the trump, or Unnamed if it is not known yet.
func (s *State) Trump() Trump { return s.trump }

// enter begins the phase that s.step points to.
func (g *Game) enter(s *State) {
	for ; ; s.step++ {
		s.phase = g.order[s.step]
		switch s.phase {
		case Laying:
			s.turn = g.live
			return
		case Offering:
			s.turn = g.Forehand(s.dealer).Set()
			if g.v.Offers.How == Sealed {
				s.turn = g.live
			}
			return
		case Naming:
			if h := g.holder(s); h != Nobody {
				s.turn = h.Set()
				return
			}
			s.trump = s.stay
		case Playing:
			s.turn = 0
			s.lead = g.Forehand(s.dealer)
			g.beginTrick(s)
			return
		case Over:
			return
		}
	}
}

// holder returns the first seat that holds a premium, or Nobody.
func (g *Game) holder(s *State) Seat {
	for i := range Seat(g.seats) {
		if s.holds[i] != 0 {
			return i
		}
	}
	return Nobody
}

func (g *Game) beginTrick(s *State) {
	if g.live.Has(s.lead) {
		s.control = s.lead // after leading from the dummy, its controller stays
	}
	s.leads[s.tricks] = s.lead
	s.queue = g.queue[s.control&7][s.lead&7]
	s.best, s.follow = 0, cards.Everything
}

// Owner returns the seat that decides for a hand: the hand's own or, for the dummy, its controller.
func (g *Game) Owner(s *State, hand Seat) Seat {
	if g.live.Has(hand) {
		return hand
	}
	return s.control
}

// awaited returns the hands that must act.
func (s *State) awaited() Seats {
	if s.phase == Playing {
		return 1 << (s.queue & 15)
	}
	return s.turn
}

// Turn returns the seats that have a decision to make: possibly several while
// bids are laid and sealed offers made, otherwise one; none when the deal is
// over.
func (g *Game) Turn(s *State) Seats {
	turn := s.awaited()
	if turn&^g.live != 0 {
		return s.control.Set()
	}
	return turn
}

// Options returns what the seat may do now, for its own hand or the dummy's.
func (g *Game) Options(s *State, seat Seat) Options {
	hand, turn := seat, s.awaited()
	if turn&^g.live != 0 && seat == s.control {
		hand = Seat(g.seats - 1)
	}
	if turn>>hand&1 == 0 || !g.live.Has(seat) {
		return Options{}
	}
	o := Options{Kind: s.phase, Seat: hand, Pick: 1}
	switch s.phase {
	case Laying:
		o.From, o.Pick = s.hand[hand], g.aside
	case Offering:
		o.From = g.mayOffer(s, hand)
	case Naming:
		o.From = g.nameable
	case Playing:
		o.From = s.mayPlay(hand)
	}
	return o
}

// OffersWithBid returns the offers that a seat may choose together with its bid, if sealed offers
// come next, so that no information arrives in between. Otherwise it returns the zero Options.
func (g *Game) OffersWithBid(seat Seat) Options {
	i := slices.Index(g.v.Order, Laying)
	if i < 0 || g.v.Order[i+1] != Offering || g.v.Offers.How != Sealed || !g.live.Has(seat) {
		return Options{}
	}
	return Options{Kind: Offering, Seat: seat, Pick: 1, From: g.offered}
}

// Due returns what the first seat in turn may do, which is all that a caller needs who plays every
// seat, as random play and perft do.
func (g *Game) Due(s *State) Options {
	if s.phase == Playing {
		hand := Seat(s.queue & 7)
		return Options{From: s.mayPlay(hand), Kind: Playing, Seat: hand, Pick: 1}
	}
	return g.Options(s, s.turn.First())
}

// mayPlay returns the cards that the hand may play: those that follow suit if it has any.
func (s *State) mayPlay(hand Seat) cards.Set {
	h := s.hand[hand]
	f := h & s.follow
	if f == 0 {
		f = h
	}
	return f
}

// mayOffer returns what the seat may say. When offers are made in turn, only
// pass or reveal may follow a declare, and only pass a reveal.
func (g *Game) mayOffer(s *State, seat Seat) cards.Set {
	if g.v.Offers.How == Sealed || g.v.Offers.Many {
		return g.offered
	}
	highest := Pass
	for i := range Seat(g.seats) {
		if i != seat {
			highest = max(highest, s.offer[i].Level())
		}
	}
	all := g.offered
	switch {
	case s.asked: // the overcalled declarer may raise to reveal
		return all &^ (levels(Declare))
	case highest == Reveal:
		return 1 << Pass
	case highest == Declare:
		return all &^ levels(Declare)
	}
	return all
}

// levels returns the bits of all offers of a level.
func levels(o Offer) cards.Set { return 1<<o | 0xFFFF<<o.With(0) }

// Check reports whether the seat by may do the action now. The error is an
// [*IllegalError], and reveals nothing that by may not know.
func (g *Game) Check(s *State, by Seat, a Action) error {
	o := g.Options(s, by)
	if o.Has(a) {
		return nil
	}
	reason, rule := g.reason(s, by, o, a)
	return &IllegalError{by, a, reason, rule}
}

// Do checks the action with [Game.Check] and, if it is allowed, does it;
// otherwise it returns the error and changes nothing.
func (g *Game) Do(s *State, by Seat, a Action) error {
	if err := g.Check(s, by, a); err != nil {
		return err
	}
	g.Apply(s, a)
	return nil
}

// reason says why the act is not among the options, judging by what the seat itself can see.
func (g *Game) reason(s *State, by Seat, o Options, a Action) (Reason, string) {
	switch {
	case s.phase == Over:
		return NoDeal, "the deal is over"
	case o.Pick == 0 && s.awaited().Len() > 1 && g.live.Has(by):
		return Done, "you have done this already; others are still to act"
	case o.Pick == 0:
		return OutOfTurn, "it is not your turn"
	case a.Kind() != o.Kind:
		return WrongPhase, fmt.Sprintf("it is time to %v", o.Kind)
	case a.Seat() != o.Seat:
		return WrongHand, fmt.Sprintf("seat %d is to act, not seat %d", o.Seat, a.Seat())
	}
	switch o.Kind {
	case Laying:
		return WrongCards, fmt.Sprintf("lay aside %d different cards of your hand", o.Pick)
	case Offering:
		return WrongOffer, "this may not be offered here: " + g.offerReason(s, o)
	case Naming:
		return WrongTrump, "name one of the trumps that this variant allows"
	}
	if !s.hand[o.Seat].Has(a.Card()) {
		return NotInHand, fmt.Sprintf("%v is not in the hand", a.Card())
	}
	return MustFollow, "follow suit"
}

func (g *Game) offerReason(s *State, o Options) string {
	switch {
	case o.From == 1<<Pass:
		return "after a reveal one can only pass"
	case s.asked:
		return "raise to reveal, or pass"
	case g.announced:
		return "a number of tricks from 0 to " + fmt.Sprint(g.tricks) + " belongs to the offers that announce one"
	case o.From != g.offered:
		return "after a declare one can only pass or reveal"
	}
	return "the variant has no such premium"
}

// Apply does the action without checking. It must be legal, or the state is nonsense afterwards.
// Use it for actions that come from [Game.Options] or were checked, and otherwise [Game.Do].
func (g *Game) Apply(s *State, a Action) {
	if a.Kind() != Playing {
		g.applyOther(s, a)
		return
	}
	seat, c := a.Seat(), a.Card()
	t := &g.trumps[s.trump&7]
	own := t.suit[c&63]
	if s.best == 0 { // the lead
		s.led = own
		s.follow = t.follow[own&7]
	}
	s.hand[seat] &^= 1 << (c & 63)
	s.played[s.tricks][seat] = c
	s.void[seat] |= t.differ[own&7][s.led&7]
	s.best = max(s.best, t.strength[s.led&7][c&63]|uint16(seat))
	s.queue >>= 4
	if s.queue == endOfTrick {
		g.endTrick(s)
	}
}

func (g *Game) applyOther(s *State, a Action) {
	seat := a.Seat()
	switch a.Kind() {
	case Laying:
		cs := a.Cards()
		s.hand[seat] &^= cs
		s.aside[seat] = cs
		s.turn &^= seat.Set()
		if s.turn == 0 {
			s.step++
			g.enter(s)
		}
	case Offering:
		g.makeOffer(s, seat, a.Offer())
	case Naming:
		s.trump = a.Trump()
		s.step++
		g.enter(s)
	}
}

func (g *Game) endTrick(s *State) {
	s.lead = Seat(s.best & 15)
	s.won[s.lead]++
	s.tricks++
	if s.tricks < g.tricks {
		g.beginTrick(s)
		return
	}
	if g.noLay {
		for i := range g.live.All() {
			s.aside[i], s.hand[i] = s.hand[i], 0
		}
	}
	s.step++
	g.enter(s)
}

// makeOffer records an offer and passes the turn or, after the last offer, awards the premium.
func (g *Game) makeOffer(s *State, seat Seat, o Offer) {
	if s.asked && o == Pass {
		o = s.offer[seat] // not raised: the declare that was overcalled stands as said
	}
	s.offer[seat] = o
	s.turn &^= seat.Set()
	switch {
	case s.turn != 0: // sealed, and not all are in
		return
	case g.v.Offers.How != Sealed && !s.asked && seat != s.dealer:
		s.turn = g.Forehand(seat).Set()
		return
	case g.v.Offers.How == Raise && !s.asked:
		if maker := g.overcalled(s); maker != Nobody {
			s.asked, s.turn = true, maker.Set()
			return
		}
	}
	g.awardPremiums(s)
	s.step++
	g.enter(s)
}

func (g *Game) overcalled(s *State) Seat {
	maker, reveal := Nobody, false
	for i := range g.live.All() {
		switch s.offer[i].Level() {
		case Declare:
			maker = i
		case Reveal:
			reveal = true
		}
	}
	if !reveal {
		return Nobody
	}
	return maker
}

// awardPremiums gives a premium to each seat that offered one or, where only one may hold it, to
// the highest offer; of equal offers, the one nearest the dealer's left wins.
func (g *Game) awardPremiums(s *State) {
	best := Nobody
	seat := s.dealer
	for range g.live.Len() {
		seat = g.Forehand(seat)
		o := s.offer[seat]
		switch {
		case o == Pass:
		case g.v.Offers.Many:
			s.holds[seat] = o
		case best == Nobody || o.Level() > s.offer[best].Level():
			best = seat
		}
	}
	if best != Nobody {
		s.holds[best] = s.offer[best]
	}
}

// Perft counts the sequences of acts of the given length from the state. If
// several seats may act at once, they do so in ascending order, since the order
// of sealed acts makes no difference. Shorter sequences, cut off by the end of
// the deal, do not count.
func (g *Game) Perft(s *State, depth int) uint64 {
	if depth <= 0 {
		return 1
	}
	stack := make([]State, depth)
	stack[0] = *s
	return g.perft(stack)
}

func (g *Game) perft(stack []State) uint64 {
	s := &stack[0]
	o := g.Due(s)
	if len(stack) == 1 {
		return uint64(o.Len())
	}
	var n uint64
	for i := range o.Len() {
		stack[1] = *s
		g.Apply(&stack[1], o.Nth(i))
		n += g.perft(stack[1:])
	}
	return n
}

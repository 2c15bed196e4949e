package pimc

import (
	"math/bits"

	"ninetynine/cards"
	"ninetynine/internal/odds"
	"ninetynine/rules"
)

// A world is a deal as it may be, every card open, with what a rule of thumb
// asks of it at hand.
type world struct {
	state   rules.State
	hand    [rules.MaxSeats]cards.Set
	aside   [rules.MaxSeats]cards.Set
	keep    [rules.MaxSeats]cards.Set // that a seat means to be left with, where those are the bid
	won     [rules.MaxSeats]uint8
	void    [rules.MaxSeats]uint8
	seen    cards.Set   // out of play for all to see
	open    rules.Seats // whose hands lie open
	exposed rules.Seats // whose bid-cards do
	trump   rules.Trump
	left    int         // tricks after the one in progress, before play all
	led     cards.Card  // that the trick was led with
	best    int         // strength of its best card
	winner  rules.Seat  // so far
	played  rules.Seats // who has played to it
}

// begin fills in a world, of which the state is given; before play that is
// little more than the hands.
func (t *thumb) begin(w *world) {
	h := t.Game.Uncover(&w.state)
	w.hand, w.aside = h.Hand, h.Aside
	w.trump, w.left = w.state.Trump(), t.Game.Tricks()
	if w.state.Phase() == rules.Playing {
		t.lead(w)
	}
}

// lead fills in what only play knows.
func (t *thumb) lead(w *world) {
	var l rules.Layout
	t.Game.Layout(&w.state, &l)
	w.hand, w.aside, w.won, w.trump = l.Hands, l.Aside, l.Won, l.Trump
	w.left = t.Game.Tricks() - int(l.Tricks) - 1
	w.open, w.exposed = t.Game.Dummies(), 0
	for i := range rules.Seat(t.Variant.Seats) {
		if l.Holds[i] != 0 && !t.Keep {
			w.exposed |= i.Set()
		}
		if l.Holds[i].Level() == rules.Reveal {
			w.open |= i.Set()
		}
	}
	w.led, w.best, w.winner, w.played = 0, -1, 0, 0
	if l.Trick != [rules.MaxSeats]cards.Card{} {
		w.led = l.Trick[l.Lead]
		for i, c := range l.Trick[:t.Variant.Seats] {
			if c != 0 {
				w.put(t, rules.Seat(i), c)
			}
		}
	}
}

// put notes a card on the table.
func (w *world) put(t *thumb, seat rules.Seat, c cards.Card) {
	if w.led == 0 {
		w.led = c
	}
	w.played |= seat.Set()
	w.seen |= c.Set()
	if k := t.Suit[w.trump][w.led&63]; t.Suit[w.trump][c&63] != k {
		w.void[seat] |= 1 << k
	}
	if x := t.Game.Strength(w.trump, w.led, c); x > w.best {
		w.best, w.winner = x, seat
	}
}

// do does an act.
func (w *world) do(t *thumb, a rules.Action) {
	t.Game.Apply(&w.state, a)
	seat := a.Seat()
	switch a.Kind() {
	case rules.Playing:
		c := a.Card()
		w.hand[seat] &^= c.Set()
		w.put(t, seat, c)
		if w.played.Len() == t.Variant.Seats {
			w.won[w.winner]++
			w.left--
			w.led, w.best, w.played = 0, -1, 0
		}
		return
	case rules.Laying:
		w.hand[seat] &^= a.Cards()
		w.aside[seat] = a.Cards()
	}
	w.trump = w.state.Trump()
	if w.state.Phase() == rules.Playing {
		t.lead(w)
	}
}

// cards returns the number of cards still held.
func (w *world) cards(t *thumb) (n int) {
	for _, h := range w.hand[:t.Variant.Seats] {
		n += h.Len()
	}
	return n
}

// act returns what a seat does by rule of thumb, before play.
func (t *thumb) act(w *world, seat rules.Seat) rules.Action {
	o := t.Game.Options(&w.state, seat)
	switch o.Kind {
	case rules.Laying:
		return rules.Lay(seat, t.prospect(w, seat, odds.Supposed(w.trump)).aside)
	case rules.Naming:
		trump, _ := t.bestTrump(w, seat, o.From)
		return rules.Name(seat, trump)
	}
	return rules.Claim(seat, t.offer(w, seat, o.From))
}

// offer returns what a seat says by rule of thumb, of the offers it may make.
func (t *thumb) offer(w *world, seat rules.Seat, of cards.Set) rules.Offer {
	if of&(of-1) == 0 {
		return rules.Offer(of.First())
	}
	p := t.promise(w, seat)
	if t.honest(p.chance) < declareFrom {
		return rules.Pass
	}
	for _, offer := range [2]rules.Offer{rules.Declare.With(p.bid), rules.Declare} {
		if of>>offer&1 == 1 {
			return offer
		}
	}
	return rules.Pass
}

// promise returns the best that a seat can expect of its hand before play.
func (t *thumb) promise(w *world, seat rules.Seat) plan {
	if w.trump == rules.Unnamed {
		_, p := t.bestTrump(w, seat, t.Nameable())
		return p
	}
	return t.prospect(w, seat, w.trump)
}

// card returns the card that is played by rule of thumb.
func (t *thumb) card(w *world, o rules.Options) cards.Card {
	if o.From&(o.From-1) == 0 {
		return o.From.First()
	}
	owner := t.Game.Owner(&w.state, o.Seat)
	var g glance
	t.glance(w, owner, w.trump, &g)
	n := needs{glance: &g, w: w, seat: owner}
	if o.Seat != owner {
		n.reckon(t.kept(&n))
		return n.dummy(o)
	}
	from := o.From
	if t.Keep {
		from &^= t.kept(&n)
		if from == 0 { // what was to be left over must be played
			w.keep[owner] = 0
			from = o.From &^ t.kept(&n)
			if from == 0 {
				from = o.From
			}
		}
	}
	n.reckon(w.keep[owner])
	best, card := float32(-1e9), cards.Card(0)
	for ; from != 0; from &= from - 1 {
		c := from.First()
		if x := n.worth(c, n.wins(o.Seat, c)); x > best {
			best, card = x, c
		}
	}
	return card
}

// kept returns the cards that the seat means to be left with, where those are the
// bid: by its plan, or by a new one when that cannot be met any more.
func (t *thumb) kept(n *needs) cards.Set {
	w, i := n.w, n.seat
	if !t.Keep {
		return 0
	}
	need := t.Game.Bid(w.keep[i]) - int(w.won[i])
	if w.keep[i] == 0 || w.keep[i]&^w.hand[i] != 0 || need < 0 || need > w.left+1 {
		var best [1]plan
		n.plans(w.hand[i], int(w.won[i]), anyBid, best[:])
		w.keep[i] = best[0].aside
	}
	return w.keep[i]
}

// plan has the seats plan what to be left with, where those cards are the bid.
func (t *thumb) plan(w *world, seats rules.Seats) {
	if !t.Keep {
		return
	}
	for i := range seats.All() {
		var g glance
		t.glance(w, i, w.trump, &g)
		t.kept(&needs{glance: &g, w: w, seat: i})
	}
}

// needs is what a seat's contract still wants, and how its cards stand to it.
type needs struct {
	*glance
	w       *world
	seat    rules.Seat
	wanted  uint16 // numbers of further tricks, a bit each
	dead    bool
	sum     float32
	count   int
	order   [rules.MaxHand]cards.Card
	chances [rules.MaxHand + 1]float32
}

// reckon gives the cards of the hand, but those kept back, their chances.
func (n *needs) reckon(keep cards.Set) {
	w := n.w
	aside := w.aside[n.seat] | keep
	n.wanted = n.Wanted[n.Game.Bid(aside)] >> w.won[n.seat]
	hand := w.hand[n.seat] &^ keep
	for h := hand; h != 0; h &= h - 1 {
		c := h.First()
		q := n.Chance(n.base(c), c, hand)
		n.order[n.count], n.chances[n.count] = c, q
		n.sum += q
		n.count++
	}
	n.dead = n.wanted&(1<<(n.count+1)-1) == 0
}

// worth returns what the seat expects, in contracts, if it plays the card, or
// none for 0, and wins the trick with the chance given.
func (n *needs) worth(c cards.Card, wins float32) float32 {
	if n.dead {
		return wins
	}
	rest, sum := n.chances, n.sum
	count := n.count
	for i, x := range n.order[:count] {
		if x == c {
			sum -= rest[i]
			count--
			rest[i] = rest[count]
			break
		}
	}
	var p odds.Spread
	p.Fill(rest[:count], bits.Len16(n.wanted)-1)
	value := float32(odds.TrickWorth * (sum + wins))
	value += float32(wins * p.Of(n.wanted>>1))
	value += float32((1 - wins) * p.Of(n.wanted))
	return value
}

// wins returns the chance that the card, played from a hand, wins the trick.
func (n *needs) wins(hand rules.Seat, c cards.Card) float32 {
	w, led := n.w, n.w.led
	if led == 0 {
		led = c
	} else if n.Game.Strength(n.Trump, led, c) <= w.best {
		return 0
	}
	k := n.Suit[n.Trump][led&63]
	suit, beat := n.Following(led), n.Beating(c)
	p := float32(1)
	for i := range rules.Seat(n.Variant.Seats) {
		if i != hand && !w.played.Has(i) && i != n.seat {
			p *= 1 - n.beaten(i, k, suit, beat)
		}
	}
	return p
}

// beaten returns the chance that a seat still to play beats a card with one of
// the cards beat, in a trick of suit number k.
func (n *needs) beaten(i rules.Seat, k uint8, suit, beat cards.Set) float32 {
	if n.w.open.Has(i) {
		if !n.Game.Live().Has(i) && n.w.played == 0 {
			return 0 // a dummy that plays third, by who leads
		}
		return odds.BeatenBy(n.w.hand[i], suit, beat)
	}
	holds := &n.thumb.holds[n.w.left+1]
	tr := n.Trumps[n.Trump] & beat &^ suit
	better, follows, trumps := float32(0), float32(0), float32(0)
	if n.w.void[i]>>k&1 == 0 {
		better, follows = holds[(n.Unseen&suit&beat).Len()], holds[(n.Unseen&suit).Len()]
	}
	if tr != 0 && n.w.void[i]>>n.Suit[n.Trump][tr.First()&63]&1 == 0 {
		trumps = holds[(n.Unseen & tr).Len()]
	}
	return odds.Beaten(better, follows, trumps)
}

// dummy returns the card that the seat plays from the dummy's hand: the one that
// serves its own contract, and of such cards the lowest.
func (n *needs) dummy(o rules.Options) cards.Card {
	w := n.w
	best, card := float32(-1e9), cards.Card(0)
	for from := o.From; from != 0; from &= from - 1 {
		d := from.First()
		x := float32(-1e9)
		if w.played.Has(n.seat) {
			beaten := w.winner != n.seat || n.Game.Strength(n.Trump, w.led, d) > w.best
			wins := float32(1)
			if beaten {
				wins = 0
			}
			x = n.worth(0, wins)
		} else { // one's own card comes later
			after := *w
			after.put(n.thumb, o.Seat, d)
			own := needs{glance: n.glance, w: &after, seat: n.seat, wanted: n.wanted, dead: n.dead,
				sum: n.sum, count: n.count, order: n.order, chances: n.chances}
			legal := w.hand[n.seat] & n.Following(after.led)
			if legal == 0 {
				legal = w.hand[n.seat]
			}
			for ; legal != 0; legal &= legal - 1 {
				c := legal.First()
				x = max(x, own.worth(c, own.wins(n.seat, c)))
			}
		}
		if x > best {
			best, card = x, d
		}
	}
	return card
}

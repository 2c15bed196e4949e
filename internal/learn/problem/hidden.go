package problem

import (
	"ninetynine/cards"
	"ninetynine/internal/think/worlds"
	"ninetynine/rules"
)

// mostNodes bounds the proof of a card in one position: a few seconds' work.
const mostNodes = 2_000_000

// Sure returns the cards of the hand due with which the View's seat can make its contract however the
// hidden cards lie and are played. Unlike a search of every lie by itself, the seat must choose each card
// from what it sees by then. ok is false if the proof would take too much work.
//
// A lie and a defence in it are equivalent to a defence that decides only when a card is played which
// hand held it, as long as some lie agrees with everything shown. So no lie needs to be dealt: see
// [defence].
func Sure(g *rules.Game, v *rules.View) (keep cards.Set, ok bool) {
	d := newDefence(g, v)
	n := d.root(v)
	if n.hand == [rules.MaxSeats]cards.Set{} {
		return 0, true
	}
	for c := range v.Options.From.Cards() {
		if d.holds(d.play(n, v.Options.Seat, c)) {
			keep |= c.Set()
		}
		if d.nodes > mostNodes {
			return 0, false
		}
	}
	return keep, true
}

// A defence is all seats but the hero's. They may hold the hidden cards in any way that
// agrees with the cards shown.
type defence struct {
	game  *rules.Game
	view  rules.View
	hero  rules.Seat
	open  rules.Seats // hands that the hero sees
	turns [rules.MaxSeats][rules.MaxSeats][]rules.Seat
	suits [cards.Suits + 1]cards.Set
	seen  map[node]bool // at the lead to a trick, whether the contract is sure
	nodes int
}

// A node is a moment of play as the hero sees it.
type node struct {
	hand   [rules.MaxSeats]cards.Set // those that the hero sees
	pool   cards.Set                 // cards that the hero does not see
	held   [rules.MaxSeats]uint8
	void   [rules.MaxSeats]uint8
	won    uint8 // by the hero
	tricks uint8 // finished
	lead   rules.Seat
	owner  rules.Seat // who plays from the leading hand

	played uint8 // cards of the trick in progress
	led    cards.Card
	best   cards.Card
	taking rules.Seat
	trick  cards.Set
}

func newDefence(g *rules.Game, v *rules.View) *defence {
	d := &defence{game: g, view: *v, hero: v.Seat, open: v.HandOpen, seen: map[node]bool{}}
	for i := range rules.Seat(g.Seats()) {
		for j := range rules.Seat(g.Seats()) {
			d.turns[i][j] = g.Turns(i, j)
		}
	}
	for k := range d.suits {
		d.suits[k] = g.Following(v.Trump, k)
	}
	return d
}

// root returns the View as a node, if it is in play.
func (d *defence) root(v *rules.View) (n node) {
	if v.Phase != rules.Playing {
		return n
	}
	n = node{
		pool: worlds.Unseen(d.game, v), held: v.Held, void: v.Void,
		won: v.Won[d.hero], tricks: v.Tricks, lead: v.Lead(), owner: v.Lead(),
	}
	if o := d.game.Controller(v); o != rules.Nobody {
		n.owner = o
	}
	for i := range v.HandOpen.All() {
		n.hand[i] = v.Hand[i]
	}
	trick := v.Trick()
	for _, i := range d.turns[n.owner][n.lead] {
		if c := trick[i]; c != 0 {
			n.hand[i] |= c.Set() & d.seenIn(i)
			n.held[i]++
			n = d.play(n, i, c)
		}
	}
	return n
}

// seenIn returns everything if the hero sees the seat's hand, otherwise nothing.
func (d *defence) seenIn(i rules.Seat) cards.Set {
	if d.open.Has(i) {
		return cards.Everything
	}
	return 0
}

func (d *defence) play(n node, hand rules.Seat, c cards.Card) node {
	t := d.view.Trump
	n.hand[hand] &^= c.Set()
	n.pool &^= c.Set()
	n.held[hand]--
	n.trick |= c.Set()
	n.played++
	if n.led == 0 {
		n.led = c
	} else if led := d.game.SuitOf(t, n.led); d.game.SuitOf(t, c) != led {
		n.void[hand] |= 1 << led
	}
	if n.best == 0 || d.game.Strength(t, n.led, c) > d.game.Strength(t, n.led, n.best) {
		n.best, n.taking = c, hand
	}
	if int(n.played) < d.game.Seats() {
		return n
	}
	if n.taking == d.hero {
		n.won++
	}
	n.tricks++
	n.lead = n.taking
	if d.game.Live().Has(n.lead) {
		n.owner = n.lead
	}
	n.played, n.led, n.best, n.taking, n.trick = 0, 0, 0, 0, 0
	return n
}

// holds reports whether the hero can make the contract from here; false if too much work would be needed.
func (d *defence) holds(n node) bool {
	if n.played > 0 {
		return d.choose(n)
	}
	left := d.game.Tricks() - int(n.tricks)
	if left == 0 {
		return d.makes(&n)>>n.won&1 == 1
	}
	if d.game.Lays() {
		within := uint32(1)<<(left+1) - 1
		if made := d.makes(&n) >> n.won & within; made == 0 || made == within {
			return made != 0
		}
	}
	ok, known := d.seen[n]
	if !known {
		ok = d.choose(n)
		if d.nodes <= mostNodes {
			d.seen[n] = ok
		}
	}
	return ok
}

// makes returns the numbers of tricks that make the hero's contract.
func (d *defence) makes(n *node) uint32 {
	if d.game.Lays() {
		return d.game.Makes(&d.view, d.hero)
	}
	v := d.view
	v.Aside[d.hero] = n.hand[d.hero]
	return d.game.Makes(&v, d.hero)
}

// choose reports whether the hero can make the contract when a hand is to play.
func (d *defence) choose(n node) bool {
	if d.nodes++; d.nodes > mostNodes {
		return false
	}
	hand := d.turns[n.owner][n.lead][n.played]
	player := hand
	if !d.game.Live().Has(hand) {
		player = n.owner
	}
	if !d.open.Has(hand) {
		for c := range d.mayHold(&n, hand).Cards() {
			if next := d.play(n, hand, c); d.possible(&next) && !d.holds(next) {
				return false
			}
		}
		return true
	}
	from := n.hand[hand]
	if n.led != 0 {
		if f := from & d.suits[d.game.SuitOf(d.view.Trump, n.led)]; f != 0 {
			from = f
		}
	}
	own := player == d.hero
	for c := range from.Cards() {
		if d.holds(d.play(n, hand, c)) == own {
			return own
		}
	}
	return !own
}

// mayHold returns the unseen cards that the hand may have, one of each run: of
// cards between which no other is in play, all are alike to the hero.
func (d *defence) mayHold(n *node, hand rules.Seat) (one cards.Set) {
	seen := n.trick
	for i := range d.open.All() {
		seen |= n.hand[i]
	}
	for k, suit := range d.suits {
		if n.void[hand]>>k&1 == 1 {
			continue
		}
		before := false // whether the next lower card in play is unseen, too
		for in := suit & (n.pool | seen); in != 0; in &= in - 1 {
			c := in.First()
			unseen := n.pool.Has(c)
			if unseen && (!before || k == cards.Suits) { // nines have their own order
				one |= c.Set()
			}
			before = unseen
		}
	}
	return one
}

// possible reports whether the unseen cards can be dealt so that no hand has one
// of a suit that it was shown out of: enough for every group of hands, as
// bid-cards take any.
func (d *defence) possible(n *node) bool {
	hidden := rules.Seats(1<<d.game.Seats()-1) &^ d.open
	for group := hidden; group != 0; group = (group - 1) & hidden {
		need, out := 0, uint8(0xFF)
		for i := range group.All() {
			need += int(n.held[i])
			out &= n.void[i]
		}
		fit := n.pool
		for k, suit := range d.suits {
			if out>>k&1 == 1 {
				fit &^= suit
			}
		}
		if fit.Len() < need {
			return false
		}
	}
	return true
}

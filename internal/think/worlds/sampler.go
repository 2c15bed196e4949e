// Package worlds samples deals of the hidden cards that agree with a View, and weighs them.
//
// A [Sampler] deals worlds that agree with everything that a View shows, each with the same chance,
// or by a [Belief], with weights that make up for it. [Temper] softens weights until enough worlds
// count.
package worlds

import (
	"fmt"
	"math/bits"
	"math/rand/v2"

	"ninetynine/cards"
	"ninetynine/internal/base/elementary"
	"ninetynine/rules"
)

const (
	maxSlots = 2 * rules.MaxSeats // a held hand and bid-cards for each seat
	suits    = cards.Suits + 1    // the four, and nines where they are trumps
	shown    = suits              // the dealer's last card by itself, where it was turned up
	maxCards = 60                 // of the largest pack

	maxClasses = rules.MaxSeats + 2
)

// A Sampler deals the cards that a View does not show, in every way that agrees with it: so many to
// each hand and to each bid, and no held card of a suit that its hand has shown out of; bid-cards
// may be of such a suit, as they were laid before. It belongs to one goroutine.
//
// A deal is built card by card. Begin counts in how many ways the rest can be dealt after each
// card, so that every deal comes up with the same chance and none fails. Hands out of the same
// suits count as one place, and only cards of suits that a hand is out of need counting, so the
// table stays small: some hundred entries for three hands.
type Sampler struct {
	game      *rules.Game
	factorial [maxCards + 1]float64

	base   rules.Hidden // the part that is not dealt: sealed offers
	slots  [maxSlots]slot
	count  int // slots
	unseen int // cards

	barred  [maxCards]barred  // the cards of suits that a hand is out of
	tight   int               // how many they are
	loose   cards.Set         // the other cards
	classes [maxClasses]class // the first takes every suit
	kinds   int               // classes
	ways    []float64         // by number of barred cards dealt and room left: see tabulate
	states  int               // of room left
	start   int               // the state before anything is dealt
	deals   float64
	ready   bool

	believes bool
	rate     [64][maxSlots]float64 // by card and slot: how much likelier than by room alone
}

// A slot is a place for unseen cards.
type slot struct {
	seat  rules.Seat
	aside bool
	room  uint8
	class uint8
}

// A barred card is one of a suit that a hand is out of, or the turned-up card, which the dealer
// must have.
type barred struct {
	card  cards.Card
	suits uint8 // what it counts as, a bit each
}

// A class is the slots that take the same suits.
type class struct {
	out    uint8 // the suits that they do not take, a bit each; also for shown
	room   int
	stride int // how far apart in the table states are that differ by one card here
}

// New returns a Sampler of deals of the game.
func New(g *rules.Game) *Sampler {
	s := &Sampler{game: g}
	s.factorial[0] = 1
	for n := 1; n < len(s.factorial); n++ {
		s.factorial[n] = s.factorial[n-1] * float64(n)
	}
	return s
}

// Last returns the View as its seat would have it if it were the last to lay aside or to make a
// sealed offer. Such acts are secret and simultaneous, so the order must not change any judgement:
// worlds of this View contain the other seats' bid-cards and offers, whether made yet or not. Other
// Views stay as they are.
func Last(g *rules.Game, v *rules.View) rules.View {
	last := *v
	others := v.Turn &^ v.Seat.Set()
	switch {
	case !v.Turn.Has(v.Seat):
		return last
	case v.Phase == rules.Laying:
		for i := range others.All() {
			last.Held[i] -= uint8(g.Aside())
		}
		last.Turn = v.Seat.Set()
	case v.Phase == rules.Offering && g.OfferRule().How == rules.Sealed:
		last.Turn = v.Seat.Set()
	}
	return last
}

// Begin prepares for the View, and forgets any belief. It is an error if the deal is over, or if no
// deal agrees with the View, which cannot happen with a View of a game.
func (s *Sampler) Begin(v *rules.View) error {
	s.ready, s.believes = false, false
	if v.Phase < rules.Laying || v.Phase >= rules.Over {
		return fmt.Errorf("a deal in the phase %q has no worlds to suppose", v.Phase)
	}
	s.base = rules.Hidden{}
	s.classes[0], s.kinds = class{}, 1
	s.count = 0
	room := 0
	unseen := Unseen(s.game, v)
	kept := unseen & v.Turnup.Set() // with the dealer, held or laid aside
	for i := range rules.Seat(s.game.Seats()) {
		no := uint8(0)
		if kept != 0 && s.game.LastDealt() && i != v.Dealer {
			no = 1 << shown
		}
		room += s.open(v, i, no)
	}
	if s.unseen = unseen.Len(); room != s.unseen {
		return fmt.Errorf("the View leaves %d cards for %d places", s.unseen, room)
	}
	s.part(v, unseen)
	s.tabulate()
	if s.deals == 0 {
		return fmt.Errorf("no deal agrees with the View: some hand is out of too many suits")
	}
	s.ready = true
	return nil
}

// open notes what the View does not show of a seat, which cannot have the suits in no, and returns
// the number of its hidden cards. A sealed offer already made is taken for a pass, until an Expert
// draws another.
func (s *Sampler) open(v *rules.View, i rules.Seat, no uint8) int {
	if s.game.OfferRule().How == rules.Sealed && v.Phase == rules.Offering &&
		s.game.Live().Has(i) && i != v.Seat && !v.Turn.Has(i) {
		s.base.Offer[i] = rules.Pass
	}
	laid := s.game.Hand() - int(v.Held[i])
	for t := range v.Played {
		if v.Played[t][i] != 0 {
			laid--
		}
	}
	n := 0
	if !v.HandOpen.Has(i) {
		n += s.add(slot{seat: i}, int(v.Held[i]), v.Void[i]|no)
	}
	if !v.AsideOpen.Has(i) {
		n += s.add(slot{seat: i, aside: true}, laid, no)
	}
	return n
}

func (s *Sampler) add(x slot, room int, out uint8) int {
	if room <= 0 {
		return 0
	}
	at := 0
	for at < s.kinds && s.classes[at].out != out {
		at++
	}
	if at == s.kinds {
		s.classes[at] = class{out: out}
		s.kinds++
	}
	s.classes[at].room += room
	x.room, x.class = uint8(min(room, maxCards)), uint8(at)
	s.slots[s.count] = x
	s.count++
	return room
}

// Unseen returns the cards of the pack that the View does not show.
func Unseen(g *rules.Game, v *rules.View) cards.Set {
	unseen := g.Pack()
	for i := range v.Hand {
		unseen &^= v.Hand[i] | v.Aside[i]
	}
	for t := range v.Played {
		for _, c := range v.Played[t] {
			unseen &^= c.Set()
		}
	}
	return unseen &^ g.OutOfPlay(v.Turnup)
}

// Suits returns the cards of the suits, a bit each as in [rules.Game.SuitOf].
func Suits(g *rules.Game, t rules.Trump, of uint8) (cs cards.Set) {
	for ; of != 0; of &= of - 1 {
		cs |= g.Following(t, bits.TrailingZeros8(of))
	}
	return cs
}

// Bids returns every bid that so many of the cards can make: bit n is set for n tricks.
func Bids(g *rules.Game, from cards.Set, pick int) uint64 {
	var sums [rules.MaxAside + 1]uint64 // likewise, by number of cards
	sums[0] = 1
	for c := range from.Cards() {
		for n := pick; n > 0; n-- {
			sums[n] |= sums[n-1] << g.Bid(c.Set())
		}
	}
	return sums[pick]
}

// TrumpOf returns the View's trump; before one is named, when no hand has
// played and suits do not matter yet, no trump.
func TrumpOf(v *rules.View) rules.Trump {
	if v.Trump == rules.Unnamed {
		return rules.NoTrump
	}
	return v.Trump
}

// part divides the unseen cards into those of suits that a hand is out of and the others.
func (s *Sampler) part(v *rules.View, unseen cards.Set) {
	out := uint8(0)
	for _, c := range s.classes[:s.kinds] {
		out |= c.out
	}
	s.tight, s.loose = 0, unseen
	if out>>shown&1 == 1 {
		c := v.Turnup
		s.bar(c, 1<<shown|1<<s.game.SuitOf(TrumpOf(v), c))
	}
	for k := range suits {
		if out>>k&1 == 0 {
			continue
		}
		for cs := s.loose & s.game.Following(TrumpOf(v), k); cs != 0; cs &= cs - 1 {
			s.bar(cs.First(), 1<<k)
		}
	}
}

func (s *Sampler) bar(c cards.Card, suits uint8) {
	s.barred[s.tight] = barred{c, suits}
	s.tight++
	s.loose &^= c.Set()
}

// tabulate counts, after each number of barred cards dealt and for each room then left in the
// classes except the first, the ways to deal the rest. The room in the first class follows. Ways
// differ by the class that each card goes to; the ways to share out a class among its slots come on
// top.
func (s *Sampler) tabulate() {
	s.states, s.start = 1, 0
	split := s.factorial[s.classes[0].room]
	for i := 1; i < s.kinds; i++ {
		c := &s.classes[i]
		c.stride = s.states
		s.start += c.stride * c.room
		s.states *= c.room + 1
		split *= s.factorial[c.room]
	}
	for _, x := range s.slots[:s.count] {
		split /= s.factorial[x.room]
	}
	if n := s.states * (s.tight + 1); n > len(s.ways) {
		s.ways = make([]float64, n)
	}
	for t := s.tight; t >= 0; t-- {
		var room [maxClasses]int
		for at := range s.states {
			s.ways[t*s.states+at] = s.waysFrom(t, at, &room)
			for i := 1; i < s.kinds; i++ { // count on, as a mileage counter does
				if room[i]++; room[i] <= s.classes[i].room {
					break
				}
				room[i] = 0
			}
		}
	}
	s.deals = s.ways[s.start] * split
}

// waysFrom counts the ways on from a state, given those of all states one card later.
func (s *Sampler) waysFrom(t, at int, room *[maxClasses]int) float64 {
	if t < s.tight {
		next := s.ways[(t+1)*s.states:]
		n := next[at]
		for i := 1; i < s.kinds; i++ {
			if c := &s.classes[i]; room[i] > 0 && c.out&s.barred[t].suits == 0 {
				n += next[at-c.stride]
			}
		}
		return n
	}
	first := s.unseen - s.tight // the rest is dealt at random
	n := s.factorial[first]
	for i := 1; i < s.kinds; i++ {
		first -= room[i]
		n /= s.factorial[room[i]]
	}
	if first < 0 {
		return 0
	}
	return n / s.factorial[first]
}

// Deals returns the number of different worlds, as exactly as a float64 can.
func (s *Sampler) Deals() float64 { return s.deals }

// A Belief is a guess where cards lie, such as a net's: by seat and card, the chance that the seat
// holds it, or has laid it aside. Entries for places that the View settles are ignored.
type Belief struct {
	Held, Aside [rules.MaxSeats][64]float32
}

// maxOdds limits how far a belief is followed, so that a world it thinks impossible still comes up,
// and one that it is sure of leaves room for other worlds.
const maxOdds = 256

// A Slot is a place for unseen cards.
type Slot struct {
	Seat  rules.Seat
	Aside bool  // as bid-cards, not held
	Room  int   // for so many
	Out   uint8 // suits that cannot be there, a bit each as in [rules.Game.SuitOf]
}

// AppendSlots appends the places for the cards that the View of the last Begin does not show.
func (s *Sampler) AppendSlots(to []Slot) []Slot {
	for _, x := range s.slots[:s.count] {
		to = append(to, Slot{x.seat, x.aside, int(x.room), s.classes[x.class].out &^ (1 << shown)})
	}
	return to
}

// Believe makes worlds that agree with the belief come up more often, until the next Begin; their
// weights make up for it. Nil is no belief.
func (s *Sampler) Believe(b *Belief) {
	s.believes = b != nil
	if b == nil {
		return
	}
	all := s.loose
	for _, x := range s.barred[:s.tight] {
		all |= x.card.Set()
	}
	for ; all != 0; all &= all - 1 {
		c := all.First()
		for i, x := range s.slots[:s.count] {
			p := b.Held[x.seat][c]
			if x.aside {
				p = b.Aside[x.seat][c]
			}
			odds := float64(p) * float64(s.unseen) / float64(x.room)
			if !(odds >= 1.0/maxOdds) { // also for NaN
				odds = 1.0 / maxOdds
			}
			s.rate[c][i] = min(odds, maxOdds)
		}
	}
}

type dealing struct {
	*Sampler
	rng   *rand.PCG
	at    int // state of the classes
	room  [maxSlots]float64
	class [maxClasses]float64 // room in each
	dealt [maxSlots]cards.Set
	odds  float64 // 1 / the chance of the cards dealt, as far as not in log
	log   float64
}

// Sample deals one world, each with the same chance unless there is a belief. The weight is its
// importance among worlds of the same View: a logarithm, 0 without a belief, and the mean of its
// exponential is 1. ok is false, and h no world, only if Begin failed.
func (s *Sampler) Sample(rng *rand.PCG, h *rules.Hidden) (logWeight float64, ok bool) {
	if !s.ready {
		return 0, false
	}
	d := dealing{Sampler: s, rng: rng, at: s.start, odds: 1}
	for i, x := range s.slots[:s.count] {
		d.room[i] = float64(x.room)
		d.class[x.class] += d.room[i]
	}
	for t, x := range s.barred[:s.tight] {
		d.place(t, x)
	}
	if s.believes {
		for cs := s.loose; cs != 0; cs &= cs - 1 {
			d.prefer(cs.First())
		}
		logWeight = d.log + elementary.Log(d.odds) - elementary.Log(s.deals)
	} else {
		d.rest()
	}
	*h = s.base
	for i, x := range s.slots[:s.count] {
		if x.aside {
			h.Aside[x.seat] = d.dealt[i]
		} else {
			h.Hand[x.seat] = d.dealt[i]
		}
	}
	return logWeight, true
}

// place deals the barred card number t: to a class in proportion to the ways to go on from there,
// and to a slot of it in proportion to its room.
func (d *dealing) place(t int, x barred) {
	next := d.ways[(t+1)*d.states:]
	var each [maxClasses]float64 // ways to go on, for each card of room
	for i := range each[:d.kinds] {
		if c := &d.classes[i]; d.class[i] > 0 && c.out&x.suits == 0 {
			each[i] = next[d.at-c.stride] / d.class[i]
		}
	}
	var weight [maxSlots]float64
	for i, slot := range d.slots[:d.count] {
		weight[i] = d.room[i] * each[slot.class]
	}
	class := d.slots[d.choose(x.card, &weight)].class
	d.class[class]--
	d.at -= d.classes[class].stride
}

func (d *dealing) prefer(c cards.Card) {
	weight := d.room
	d.choose(c, &weight)
}

// choose deals the card to a slot in proportion to the weights and the belief, and returns the slot.
func (d *dealing) choose(c cards.Card, weight *[maxSlots]float64) int {
	total, last := 0.0, 0
	for i := range weight[:d.count] {
		if d.believes {
			weight[i] *= d.rate[c&63][i]
		}
		if weight[i] > 0 {
			total, last = total+weight[i], i
		}
	}
	at, x := 0, total*(float64(d.rng.Uint64()>>11)*0x1p-53)
	for ; at < last && x >= weight[at]; at++ {
		x -= weight[at]
	}
	d.dealt[at] |= c.Set()
	d.room[at]--
	if d.believes {
		if d.odds *= total / weight[at]; d.odds > 1e200 {
			d.log, d.odds = d.log+elementary.Log(d.odds), 1
		}
	}
	return at
}

// rest deals the cards that all slots take into the room that is left, every way with the same chance.
func (d *dealing) rest() {
	var room [maxSlots]uint32
	for i, r := range d.room[:d.count] {
		room[i] = uint32(r)
	}
	n, word := uint64(d.loose.Len()), uint64(0)
	for cs := d.loose; cs != 0; cs &= cs - 1 {
		if word >>= 32; word == 0 { // one draw serves two cards
			word = d.rng.Uint64()
		}
		// The high word of the product is uniform up to one part in 2^26.
		x, at := uint32(word&0xFFFFFFFF*n>>32), 0
		for x >= room[at] {
			x -= room[at]
			at++
		}
		d.dealt[at] |= 1 << cs.First()
		room[at]--
		n--
	}
}

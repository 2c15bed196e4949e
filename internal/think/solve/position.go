package solve

import (
	"math/bits"

	"ninetynine/cards"
	"ninetynine/rules"
)

// suits counts the suits that cards can be of at one trump, nines included.
const suits = cards.Suits + 1

// A position holds the cards as the search sees them: a bit each, the suits one above the other
// with an empty bit between and the trump suit on top, each suit's cards in order of strength and
// without those out of play. So a card beats another of its suit, and a trump any other card, if
// its bit is the greater.
type position struct {
	hand  [8]uint64
	all   uint64 // in any hand
	trump uint64 // the trump suit
	apart uint64 // cards that are never as good as a neighbour
	walls uint64 // the bits between suits and above the last

	live, seats uint8
	queue       [8][8]uint32          // order of play, by controller and leader
	packs       [rules.Unnamed][]suit // the suits at each trump
	worth       rules.Worth           // of the cards left over

	suits    int
	suit     [64]uint64 // of each bit
	bit      [64]uint64 // of each card
	printed  [cards.Suits]uint64
	offset   [8]uint8    // of each suit's lowest bit
	mask     [8]uint64   // of a suit's cards, moved down by the offset
	patterns [8][]uint16 // by a suit's cards still held, moved down: see fillPatterns
}

// A suit is one at some trump, its weakest card first.
type suit struct {
	cards []cards.Card
	trump bool
	mixed bool // of several printed suits
}

// A trick is one in progress, as it looks to the hand that is to play to it.
type trick struct {
	queue   uint32 // seats still to play, four bits a seat, then endOfTrick
	id      uint16 // the tally of tricks finished since the root
	winner  uint8  // so far
	control uint8  // plays from the leading hand
	follow  uint64 // the suit led; to the leader, every card
	best    uint64 // the winning card so far
}

// endOfTrick follows the last seat in a queue.
const endOfTrick = 15

func (p *position) build(g *rules.Game) {
	p.seats, p.live, p.worth = uint8(g.Seats()), uint8(g.Live().Len()), g.Worth()
	for control := range p.seats {
		for lead := range p.seats {
			q, turns := uint32(endOfTrick), g.Turns(rules.Seat(control), rules.Seat(lead))
			for i := len(turns) - 1; i >= 0; i-- {
				q = q<<4 | uint32(turns[i])
			}
			p.queue[control][lead] = q
		}
	}
	for t := range rules.Unnamed {
		p.packs[t] = suitsAt(g, t)
	}
	for k := range suits {
		p.patterns[k] = make([]uint16, 1<<max(g.Variant().Ranks.Len(), cards.Suits)) // the nines may be the longest suit
	}
}

func suitsAt(g *rules.Game, t rules.Trump) []suit {
	var plain, trump []suit
	for k := range suits {
		var x suit
		held := g.Following(t, k) & g.Pack()
		for ; held != 0; held &^= x.cards[len(x.cards)-1].Set() {
			weakest := held.First()
			for c := range held.Cards() {
				if g.Strength(t, c, c) < g.Strength(t, weakest, weakest) {
					weakest = c
				}
			}
			x.cards = append(x.cards, weakest)
			x.mixed = x.mixed || weakest.Suit() != x.cards[0].Suit()
		}
		if len(x.cards) == 0 {
			continue
		}
		if other := g.Pack() &^ g.Following(t, k); other != 0 {
			x.trump = g.Strength(t, other.First(), x.cards[0]) > 0 // it wins although it is not led
		}
		if x.trump {
			trump = append(trump, x)
		} else {
			plain = append(plain, x)
		}
	}
	return append(plain, trump...)
}

// place lays out the cards. kept says that the cards left over are the bid: then the printed suits
// of cards matter too.
func (p *position) place(l *rules.Layout, kept bool) {
	p.hand, p.all, p.trump, p.apart, p.walls = [8]uint64{}, 0, 0, 0, 0
	p.printed = [cards.Suits]uint64{}
	var inPlay cards.Set
	for i, h := range l.Hands {
		inPlay |= h | l.Trick[i].Set()
	}
	pack := p.packs[l.Trump]
	p.suits = len(pack)
	at := 0
	for k := range pack {
		low := at
		for _, c := range pack[k].cards {
			if inPlay.Has(c) {
				p.bit[c&63] = 1 << at
				p.printed[c.Suit()] |= 1 << at
				at++
			}
		}
		p.offset[k], p.mask[k] = uint8(low), 1<<(at-low)-1
		whole := p.mask[k] << low
		for i := low; i < at; i++ {
			p.suit[i] = whole
		}
		if pack[k].trump {
			p.trump = whole
		}
		if pack[k].mixed && kept {
			p.apart |= whole
		}
		p.walls |= 1 << at
		at++
	}
	p.walls |= ^uint64(0) << (at - 1)
	for i, h := range l.Hands {
		for ; h != 0; h &= h - 1 {
			p.hand[i] |= p.bit[h.First()&63]
		}
		p.all |= p.hand[i]
	}
	for k := range pack {
		p.fillPatterns(k)
	}
}

// fillPatterns finds equivalent holdings of a suit. Cards out of play leave no gap: only the order
// of the holders matters, from the lowest card to the highest. Each holding is represented by the
// lowest cards of the suit at the root that are held in the same order.
func (p *position) fillPatterns(k int) {
	var holder [16]uint8
	n := bits.OnesCount64(p.mask[k])
	for i := range n {
		for h := range p.seats {
			if p.hand[h]>>(int(p.offset[k])+i)&1 == 1 {
				holder[i] = h
			}
		}
	}
	apart := p.apart>>p.offset[k]&1 == 1
	patterns := p.patterns[k][:1<<n]
	patterns[0] = 0
	for held := 1; held < len(patterns); held++ {
		top := bits.Len(uint(held)) - 1
		below := patterns[held&^(1<<top)]
		at := bits.Len16(below)
		for holder[at&15] != holder[top&15] {
			at++
		}
		if apart {
			at = top
		}
		patterns[held] = below | 1<<at
	}
}

// lead returns the trick that the seat is to lead to; control plays from it if it is a dummy.
func (p *position) lead(id uint16, seat, control uint8) trick {
	if seat < p.live {
		control = seat
	}
	return trick{queue: p.queue[control&7][seat&7], id: id, winner: seat, control: control, follow: ^uint64(0)}
}

func (t *trick) put(p *position, c uint64) {
	if t.best == 0 {
		t.follow = p.suitOf(c)
	}
	if c > t.best && c&(t.follow|p.trump) != 0 {
		t.best, t.winner = c, uint8(t.queue&7)
	}
}

func (p *position) suitOf(c uint64) uint64 { return p.suit[bits.TrailingZeros64(c)&63] }

func (p *position) owner(hand uint32, control uint8) int {
	if hand < uint32(p.live) {
		return int(hand)
	}
	return int(control)
}

// lastTrick returns the winner if every hand has one card.
func (p *position) lastTrick(queue uint32) uint8 {
	winner := queue & 7
	best := p.hand[winner]
	beats := p.suitOf(best) | p.trump
	for queue >>= 4; queue != endOfTrick; queue >>= 4 {
		if c := p.hand[queue&7]; c > best && c&beats != 0 {
			best, winner = c, queue&7
		}
	}
	return uint8(winner)
}

// topTrumps returns the hand with the highest trump, and how many it has from there without a gap:
// each of them will win a trick.
func (p *position) topTrumps() (hand, run uint8) {
	trumps := p.all & p.trump
	if trumps == 0 {
		return 0, 0
	}
	for p.hand[hand&7]<<bits.LeadingZeros64(trumps)>>63 == 0 {
		hand++
	}
	others := trumps &^ p.hand[hand&7]
	return hand, uint8(bits.OnesCount64(trumps >> (bits.Len64(others) & 63)))
}

func (p *position) leftOver(hand uint8) int {
	bid := 0
	for k, w := range p.worth {
		bid += int(w) * bits.OnesCount64(p.hand[hand]&p.printed[k])
	}
	return bid
}

// distinct returns the cards that the hand may play, one of each run of equivalent cards: those
// with no card of another hand between them, nor the winning card of the trick.
func (p *position) distinct(hand uint32, t *trick) uint64 {
	h := p.hand[hand&7]
	may := h & t.follow
	if may == 0 {
		may = h
	}
	// The carry of an addition takes each card of the hand past the gaps to the next card in play
	// above it: if that is the hand's too, it is no better than the first.
	gaps := ^(p.all | t.best | p.walls)
	up := h << 1 &^ p.apart
	return may &^ (up&^gaps | (gaps+up&gaps)&^gaps)
}

// ordering yields a hand's cards, the likeliest to be best first.
type ordering struct {
	first   uint64  // to try before the rest
	highest [2]bool // whether to begin with the highest, of the first and of the rest
}

// ordering returns the order in which to try the cards of a hand that is or is not eager for a trick.
func (p *position) ordering(t *trick, from uint64, eager bool) ordering {
	winners := from & (t.follow | p.trump) &^ (t.best - 1)
	switch {
	case t.best == 0:
		return ordering{from, [2]bool{eager, eager}}
	case eager:
		return ordering{winners, [2]bool{false, false}}
	}
	return ordering{from &^ winners, [2]bool{true, false}}
}

// next removes the next card from those given and returns it.
func (o *ordering) next(from *uint64) uint64 {
	m, highest := *from&o.first, o.highest[0]
	if m == 0 {
		m, highest = *from, o.highest[1]
	}
	c := m & -m
	if highest {
		c = 1 << (63 - bits.LeadingZeros64(m))
	}
	*from ^= c
	return c
}

package env

import (
	"fmt"
	"math"
	"math/bits"

	"ninetynine/cards"
	"ninetynine/match"
	"ninetynine/rules"
)

// A piece is a part of an observation, with a name of its own.
type piece struct {
	Name  string `json:"name"`
	At    int    `json:"at"`   // the first bit
	Bits  int    `json:"bits"` // how many
	Means string `json:"means,omitempty"`
}

// absent is the place of a piece that the variant does not have.
const absent = -1

// steps is the number of bits that say roughly how far a total is on its way.
const steps = 20

// A layout says which bit of an observation, and of a mask, means what. It never changes.
type layout struct {
	game   *rules.Game
	hands  int
	live   int
	tricks int
	pack   int // cards in it
	suits  int // that can be void
	most   int // the highest bid
	steps  int // points that all steps of a total stand for
	deals  int // of a game, if that is fixed

	runs   []run
	ranks  int // in a suit
	number [64]uint8
	phases [8]uint8                              // the bit of a phase
	trumps []rules.Trump                         // that a deal can have
	trump  [8]int8                               // the bit of a trump, or absent
	offers []rules.Offer                         // that can be made
	offer  [64]uint8                             // the bit of an offer
	left   [rules.MaxSeats][rules.MaxSeats]uint8 // how far a hand is from the observer
	acts   []rules.Action                        // what each number does, at seat 0; a card is played
	names  []string                              // of the actions
	pieces []piece
	bits   int // of an observation

	at struct {
		phase, dealer, trump, stay, turnup, joker, vulnerable, hand, chosen, aside, open, bid, offers, premium,
		trick, lead, control, due, gone, won, void, progress, totals, deals, contracts, tricks, leads int
	}
}

// A run is a row of neighbouring ranks of the pack, and where they are put when cards are packed together.
type run struct {
	from, to int
	mask     uint64
}

func newLayout(g *rules.Game, ever bool) *layout {
	v := g.Variant()
	l := &layout{
		game: g, hands: v.Seats, live: v.Live(), tricks: v.Tricks(), pack: g.Pack().Len(), suits: cards.Suits,
		steps: v.Game.Target, deals: v.Game.Deals, ranks: v.Ranks.Len(),
	}
	if v.Trump.Nines {
		l.suits++
	}
	if v.Game.Target == 0 {
		l.steps = 40 * v.Game.Deals
	}
	for _, w := range v.Worth {
		l.most = max(l.most, v.Aside*int(w))
	}
	l.listCards(v.Ranks)
	l.listActions()
	l.listTrumps(v.Trump)
	for own := range l.hands {
		for i := range l.hands {
			l.left[own][i] = uint8((i + l.hands - own) % l.hands)
			if v.Dummy && i < l.live && own < l.live { // the dummy comes last
				l.left[own][i] = uint8((i + l.live - own) % l.live)
			} else if v.Dummy && own < l.live {
				l.left[own][i] = uint8(l.live)
			}
		}
	}
	l.listPieces(&v)
	if ever {
		l.at.tricks = l.piece("tricks", l.tricks*l.hands*l.pack, "for each trick, and each hand of it, the card played")
		l.at.leads = l.piece("leads", l.tricks*l.hands, "for each trick, the hand that led to it")
	}
	return l
}

func (l *layout) listCards(ranks rules.Ranks) {
	at := 0
	for r := cards.Rank(0); r <= cards.Ace; r++ {
		if ranks>>r&1 == 0 {
			continue
		}
		n := bits.TrailingZeros16(^uint16(ranks >> r))
		l.runs = append(l.runs, run{int(r), at, (1<<n - 1) * uint64(cards.OfRank(0))})
		at += n
		r += cards.Rank(n)
	}
	for s := l.game.Pack(); s != 0; s &= s - 1 {
		c := s.First()
		l.number[c] = uint8(len(l.names))
		l.names = append(l.names, c.String())
		l.acts = append(l.acts, rules.Play(0, c))
	}
}

// listActions lists the actions that are no cards: the offers that a first player has, and the trumps that can be named.
func (l *layout) listActions() {
	add := func(a rules.Action) {
		l.names = append(l.names, a.String())
		l.acts = append(l.acts, a)
	}
	m := match.Match{Game: l.game}
	s := m.Start()
	d := m.Draw(&s, &cards.Seed{}, 0)
	deal := l.game.Start(&d)
	for range l.live {
		if deal.Phase() == rules.Laying {
			l.game.Apply(&deal, l.game.Due(&deal).Nth(0))
		}
	}
	if deal.Phase() == rules.Offering {
		for o := l.game.Due(&deal).From; o != 0; o &= o - 1 {
			offer := rules.Offer(o.First())
			l.offer[offer] = uint8(len(l.offers))
			l.offers = append(l.offers, offer)
			add(rules.MakeOffer(0, offer))
		}
	}
	for t := range rules.Unnamed {
		if l.game.MayName(t) {
			add(rules.Name(0, t))
		}
	}
}

func (l *layout) listTrumps(r rules.TrumpRule) {
	for t := range rules.Unnamed + 1 {
		l.trump[t] = absent
		if t < rules.NinesTrump || t == rules.NinesTrump && r.Nines {
			l.trump[t] = int8(len(l.trumps))
			l.trumps = append(l.trumps, t)
		}
	}
}

// piece adds a piece and returns its place.
func (l *layout) piece(name string, bits int, means string) int {
	at := l.bits
	l.pieces = append(l.pieces, piece{name, at, bits, means})
	l.bits += bits
	return at
}

// maybe adds the piece if the variant has it.
func (l *layout) maybe(has bool, name string, bits int, means string) int {
	if !has {
		return absent
	}
	return l.piece(name, bits, means)
}

func (l *layout) listPieces(v *rules.Variant) {
	phases := ""
	n := 0
	for _, p := range l.game.Phases() {
		if p != 0 {
			l.phases[p] = uint8(n)
			phases += ", " + p.String()
			n++
		}
	}
	trumps := ""
	for _, t := range l.trumps {
		trumps += ", " + t.String()
	}
	offers := ""
	for _, o := range l.offers {
		offers += ", " + o.String()
	}
	a := &l.at
	premiums := v.Offers.How != rules.NoOffers
	a.phase = l.piece("phase", n, "the phase of the deal: "+phases[2:])
	a.dealer = l.piece("dealer", l.live, "the player that dealt")
	a.trump = l.piece("trump", len(l.trumps), "the trump: "+trumps[2:]+"; no bit while it is not known")
	a.stay = l.maybe(v.Trump.By == rules.ByHolder, "stay", len(l.trumps), "the trump of the deal if no player names one, as in trump")
	a.turnup = l.maybe(v.Trump.By == rules.ByTurnup, "turnup", l.pack, "the card turned up")
	a.joker = l.maybe(v.Joker, "joker", 1, "the joker is turned up")
	a.vulnerable = l.maybe(v.Score.Vulnerable > 0, "vulnerable", l.live, "the players that are vulnerable")
	a.hand = l.piece("hand", l.pack, "the cards that the observer holds")
	a.chosen = l.maybe(l.game.Lays(), "chosen", l.pack, "the cards of hand that it has chosen so far to lay aside")
	a.aside = l.piece("aside", l.hands*l.pack, "for each hand, the bid-cards that the observer knows")
	a.open = l.maybe(v.Dummy || v.Offers.Reveal > 0, "open", (l.hands-1)*l.pack, "for each other hand, the cards held, if they lie face up")
	a.bid = l.piece("bid", l.hands*(l.most+1), fmt.Sprintf("for each hand, the tricks that those bid-cards bid, 0 to %d", l.most))
	a.offers = l.maybe(premiums, "offers", l.live*len(l.offers), "for each player, what it has said, as far as the observer knows"+since(offers))
	a.premium = l.maybe(premiums, "premium", l.hands*2, "for each hand, the premium that it holds: declare, reveal")
	a.trick = l.piece("trick", l.hands*l.pack, "for each hand, its card in the trick in progress")
	a.lead = l.piece("lead", l.hands, "the hand that leads, or led, the trick in progress")
	a.control = l.maybe(v.Dummy, "control", l.live, "the player that plays the dummy's card in the trick in progress")
	a.due = l.maybe(v.Dummy, "due", 1, "the dummy's card is due, not the observer's own")
	a.gone = l.piece("gone", l.pack, "the cards of finished tricks")
	a.won = l.piece("won", l.hands*(l.tricks+1), fmt.Sprintf("for each hand, the tricks that it has won, 0 to %d", l.tricks))
	a.void = l.piece("void", l.hands*l.suits, "for each hand, the suits in which it did not follow: C, D, H, S"+nines(v))
	a.progress = l.piece("progress", l.hands*steps, fmt.Sprintf("for each hand, its total in the game, in %d steps to %d points: bit k is set once it has made k + 1 of them", steps, l.steps))
	a.totals = l.piece("totals", l.hands*16, "for each hand, its total in the game as a number of 16 bits, the lowest first, in two's complement")
	a.deals = l.maybe(l.deals > 0, "deals", l.deals, "bit k is set once k + 1 deals of the game are over")
	a.contracts = l.maybe(v.Game.Tie == rules.ByContracts, "contracts", l.hands*16, "for each hand, the contracts made in the game, as totals")
	a.tricks, a.leads = absent, absent
}

func since(words string) string {
	if words == "" {
		return ""
	}
	return ": " + words[2:]
}

func nines(v *rules.Variant) string {
	if v.Trump.Nines {
		return ", nines"
	}
	return ""
}

// words returns the number of 64-bit words for so many bits.
func words(bits int) int { return (bits + 63) / 64 }

// together packs the cards of a set, one bit for each card of the pack.
func (l *layout) together(s cards.Set) uint64 {
	x := uint64(0)
	for _, r := range l.runs {
		x |= uint64(s) >> r.from & r.mask << r.to
	}
	return x&0xFFFF | x>>16&0xFFFF<<l.ranks | x>>32&0xFFFF<<(2*l.ranks) | x>>48<<(3*l.ranks)
}

// put sets the bits of x from a place on.
func put(row []uint64, at int, x uint64) {
	row[at>>6] |= x << (at & 63)
	if more := x >> (64 - at&63); more != 0 {
		row[at>>6+1] |= more
	}
}

func set(row []uint64, at int) { row[at>>6] |= 1 << (at & 63) }

// mask fills in which actions the options allow, once some of the cards to lay aside are chosen.
func (l *layout) mask(row []uint64, o rules.Options, chosen cards.Set) {
	clear(row)
	switch o.Kind {
	case rules.Laying:
		from := o.From
		if chosen != 0 {
			from &^= chosen.Highest().Set()<<1 - 1
		}
		for range int(o.Pick) - chosen.Len() - 1 {
			from &^= from.Highest().Set()
		}
		put(row, 0, l.together(from))
	case rules.Playing:
		put(row, 0, l.together(o.From))
	case rules.Offering:
		for from := o.From; from != 0; from &= from - 1 {
			set(row, l.pack+int(l.offer[from.First()]))
		}
	case rules.Naming:
		n := l.pack + len(l.offers)
		for t := range rules.Unnamed {
			if l.game.MayName(t) {
				if o.From>>t&1 == 1 {
					set(row, n)
				}
				n++
			}
		}
	}
}

// observe fills in what the View's seat knows. Chosen are the cards that it has chosen so far to lay
// aside, and stay is the trump if no player names one.
func (l *layout) observe(row []uint64, v *match.View, chosen cards.Set, stay rules.Trump) {
	clear(row)
	a, left := &l.at, &l.left[v.Seat]
	set(row, a.phase+int(l.phases[v.Phase]))
	set(row, a.dealer+int(left[v.Dealer]))
	l.putTrump(row, a.trump, v.Trump)
	l.putTrump(row, a.stay, stay)
	if a.turnup != absent {
		put(row, a.turnup, l.together(v.Turnup.Set()))
		if v.Turnup == cards.Joker {
			set(row, a.joker)
		}
	}
	put(row, a.hand, l.together(v.Hand[v.Seat]))
	if chosen != 0 {
		put(row, a.chosen, l.together(chosen))
	}
	for i := range l.hands {
		l.putHand(row, v, rules.Seat(i), int(left[i]))
	}
	if v.Phase == rules.Playing {
		set(row, a.lead+int(left[v.Leads[v.Tricks]]))
		if a.control != absent {
			set(row, a.control+int(left[l.game.Controller(&v.View)]))
			if !l.game.Live().Has(v.Due) {
				set(row, a.due)
			}
		}
	}
	if a.deals != absent {
		for k := range l.played(v) {
			set(row, a.deals+k)
		}
	}
	l.putTricks(row, v, left)
}

// played returns how many deals of the View's game are over, where a game has a fixed number of them.
func (l *layout) played(v *match.View) int {
	n := int(v.Number) - int(v.Game)*l.deals
	if v.Phase == rules.Over {
		n++
	}
	return min(max(n, 0), l.deals) // ties may have been played off
}

func (l *layout) putTrump(row []uint64, at int, t rules.Trump) {
	if at != absent && l.trump[t] != absent {
		set(row, at+int(l.trump[t]))
	}
}

// putHand fills in what is known of the hand i, which is so many places to the left of the observer.
func (l *layout) putHand(row []uint64, v *match.View, i rules.Seat, left int) {
	a := &l.at
	if aside := v.Aside[i]; aside != 0 && v.AsideOpen.Has(i) {
		put(row, a.aside+left*l.pack, l.together(aside))
		set(row, a.bid+left*(l.most+1)+l.game.Bid(aside))
	}
	if a.open != absent && left > 0 && v.HandOpen.Has(i) {
		put(row, a.open+(left-1)*l.pack, l.together(v.Hand[i]))
	}
	if a.vulnerable != absent && v.Vulnerable.Has(i) {
		set(row, a.vulnerable+left)
	}
	if a.offers != absent {
		if o := v.Offer[i]; o != 0 {
			set(row, a.offers+left*len(l.offers)+int(l.offer[o]))
		}
		if o := v.Holds[i].Level(); o != 0 {
			set(row, a.premium+left*2+int(o-rules.Declare))
		}
	}
	set(row, a.won+left*(l.tricks+1)+int(v.Won[i]))
	put(row, a.void+left*l.suits, uint64(v.Void[i]))
	total := int(v.Totals[i])
	put(row, a.progress+left*steps, 1<<min(max(total*steps/l.steps, 0), steps)-1)
	put(row, a.totals+left*16, number(total))
	if a.contracts != absent {
		put(row, a.contracts+left*16, number(int(v.Contracts[i])))
	}
}

// number returns the lowest 16 bits of a number, or those of the nearest that they can hold.
func number(x int) uint64 { return uint64(uint16(min(max(x, math.MinInt16), math.MaxInt16))) }

// putTricks fills in the cards played.
func (l *layout) putTricks(row []uint64, v *match.View, left *[rules.MaxSeats]uint8) {
	a, begun := &l.at, int(v.Tricks)
	var gone cards.Set
	for t := range begun {
		for _, c := range v.Played[t][:l.hands] {
			gone |= 1 << (c & 63)
		}
	}
	put(row, a.gone, l.together(gone))
	if v.Phase == rules.Playing {
		for i, c := range v.Played[v.Tricks][:l.hands] {
			if c != 0 {
				set(row, a.trick+int(left[i])*l.pack+int(l.number[c]))
			}
		}
		begun++
	}
	if a.tricks == absent {
		return
	}
	for t := range begun {
		for i, c := range v.Played[t][:l.hands] {
			if c != 0 {
				set(row, a.tricks+(t*l.hands+int(left[i]))*l.pack+int(l.number[c]))
			}
		}
		set(row, a.leads+t*l.hands+int(left[v.Leads[t]]))
	}
}

// act returns what the action's number does to a hand.
func (l *layout) act(n int16, hand rules.Seat) rules.Action {
	switch a := l.acts[n]; a.Kind() {
	case rules.Offering:
		return rules.MakeOffer(hand, a.Offer())
	case rules.Naming:
		return rules.Name(hand, a.Trump())
	default:
		return rules.Play(hand, a.Card())
	}
}

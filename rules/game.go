package rules

import (
	"slices"

	"ninetynine/cards"
)

// plainSuits counts the suits that a trick can be led in: the four, and the
// nines where they are trumps.
const plainSuits = cards.Suits + 1

// A Game is a variant compiled into tables. It never changes, and any number
// of goroutines may use it.
type Game struct {
	v      Variant
	order  [8]Phase // the variant's, then Over and nothing
	seats  uint8
	live   Seats // the seats of players
	tricks uint8
	aside  uint8

	trumps [8]trumpTables // by Trump
	queue  [8][8]uint32   // order of play by controller and leader: four bits a seat, then endOfTrick
	after  [8]Seat        // the next of the live seats

	meets [MaxAside*MaxTricks + 1]uint16 // the numbers of tricks that fulfil a bid, a bit each
	bids  uint64                         // the bids that some cards make, a bit each

	pack      [61]cards.Card
	size      int
	whole     cards.Set // the pack as a set, a joker as bit 0
	need      int       // places of the shuffled pack that matter
	shuffler  *cards.Shuffler
	offered   cards.Set // every offer that may be made at all, by its bit
	nameable  cards.Set // every trump that may be named
	noLay     bool      // the cards left over are the bid
	turnedUp  bool
	lastDealt bool // the card turned up is the dealer's last
	worth     Worth
	announced bool
}

// trumpTables say, for one trump, which suit a card counts as (0 to 3, and 4
// for nines as trumps), which cards follow a suit, which cards of its suit beat
// a card, and how strong a card is in a trick led in a suit. Their sizes are
// powers of two so that indexing needs no check.
type trumpTables struct {
	suit     [64]uint8
	follow   [8]cards.Set
	trumps   cards.Set
	above    [64]cards.Set // the cards of a suit that beat a card of it
	strength [8][64]uint16 // by the suit led, times 16; 0 if the card can never win
	differ   [8][8]uint8   // by the suit played and the suit led: its bit, if they differ
}

// New checks the variant, as [Variant.Check] does, and compiles it.
func New(v Variant) (*Game, error) {
	if err := v.Check(); err != nil {
		return nil, err
	}
	g := &Game{
		v: v.clone(), seats: uint8(v.Seats), live: 1<<v.Live() - 1,
		tricks: uint8(v.Tricks()), aside: uint8(v.Aside), worth: v.Worth,
		noLay: !v.Order.Has(Laying), turnedUp: v.Trump.By == ByTurnup,
		lastDealt: v.Trump.By == ByTurnup && v.DealsAll(),
		announced: v.Offers.Announce != NoNumber,
	}
	copy(g.order[:], v.Order)
	g.order[len(v.Order)] = Over
	for t := range trumps {
		g.compileTrump(Trump(t))
	}
	g.compileTurns()
	g.compileBids()
	g.compileOffers()
	g.compilePack()
	return g, nil
}

// Variant returns a copy of the variant that the game was compiled from. To
// look up one rule often, use the methods below, which copy little.
func (g *Game) Variant() Variant { return g.v.clone() }

// ID returns the id of the variant.
func (g *Game) ID() string { return g.v.ID }

// Phases returns the phases of a deal in order, with zeros after Over.
func (g *Game) Phases() [5]Phase { return [5]Phase(g.order[:5]) }

// Lays reports whether bid-cards are laid aside. Where they are not, the
// cards left over after the last trick are the bid.
func (g *Game) Lays() bool { return !g.noLay }

// Aside returns the number of cards that make a bid.
func (g *Game) Aside() int { return int(g.aside) }

// Worth returns the number of tricks that a bid-card of each suit stands for.
func (g *Game) Worth() Worth { return g.worth }

// Hand returns the number of cards dealt to each hand.
func (g *Game) Hand() int { return g.v.Hand }

// HasJoker reports whether there is a joker.
func (g *Game) HasJoker() bool { return g.v.Joker }

// TrumpBy returns what decides the trump.
func (g *Game) TrumpBy() TrumpBy { return g.v.Trump.By }

// FirstTrump returns the trump of the first deal, or Unnamed if a turned-up card decides it.
func (g *Game) FirstTrump() Trump {
	switch g.v.Trump.By {
	case ByTurnup:
		return Unnamed
	case ByRotation:
		return g.v.Trump.Rotation[0]
	}
	return g.v.Trump.First
}

// Rotated returns the trump of a deal where trumps rotate, by its number, from 0, in
// the game or, if [Game.TrumpGoesOn], in the match.
func (g *Game) Rotated(n uint32) Trump {
	return g.v.Trump.Rotation[n%uint32(len(g.v.Trump.Rotation))]
}

// LastDealt reports whether the card turned up is the dealer's last, which stays in
// that hand. Any other card turned up is out of play.
func (g *Game) LastDealt() bool { return g.lastDealt }

// OutOfPlay returns the card turned up as a set, if it is in no hand: neither the
// dealer's nor, in its place, the joker's holder's.
func (g *Game) OutOfPlay(turnup cards.Card) cards.Set {
	if g.v.Joker || g.lastDealt {
		return 0
	}
	return turnup.Set()
}

// TrumpGoesOn reports whether the trump carries over from one game to the
// next, instead of starting again with [Game.FirstTrump].
func (g *Game) TrumpGoesOn() bool { return g.v.Trump.Across }

// MayName reports whether the holder of a premium may name the trump t.
func (g *Game) MayName(t Trump) bool {
	return g.v.Trump.By == ByHolder && t < Unnamed && g.nameable>>t&1 == 1
}

// OfferRule returns how premiums are offered and what they are worth.
func (g *Game) OfferRule() OfferRule { return g.v.Offers }

// DummyRule returns when a dummy has made its contract.
func (g *Game) DummyRule() DummyRule { return g.v.Score.Dummy }

// VulnerableWorth returns the points that a player gains if the other is
// vulnerable and fails; 0 if the variant has no vulnerability.
func (g *Game) VulnerableWorth() int { return g.v.Score.Vulnerable }

// ScoreRule returns what a deal scores.
func (g *Game) ScoreRule() ScoreRule {
	rule := g.v.Score
	rule.Made = slices.Clone(rule.Made)
	return rule
}

// GameRule returns when a game ends and what it adds.
func (g *Game) GameRule() GameRule { return g.v.Game }

// RubberRule returns when a match of several games ends and who wins it.
func (g *Game) RubberRule() RubberRule { return g.v.Rubber }

// Seats returns the number of hands dealt, a dummy's included.
func (g *Game) Seats() int { return int(g.seats) }

// Live returns the seats of players, without a dummy's.
func (g *Game) Live() Seats { return g.live }

// Dummies returns the seats without a player: the dummy's, if there is one.
func (g *Game) Dummies() Seats { return (1<<g.seats - 1) &^ g.live }

// Tricks returns the number of tricks in a deal.
func (g *Game) Tricks() int { return int(g.tricks) }

// Pack returns the cards in play, without a joker.
func (g *Game) Pack() cards.Set { return g.v.Ranks.Cards() }

func (g *Game) compileTrump(t Trump) {
	tab := &g.trumps[t]
	for c := range cards.Everything.Cards() {
		k := uint8(c.Suit())
		if t == NinesTrump && c.Rank() == cards.Nine {
			k = cards.Suits
		}
		tab.suit[c] = k
		tab.follow[k] |= c.Set()
	}
	if k, ok := t.Suit(); ok {
		tab.trumps = tab.follow[k]
	} else if t == NinesTrump {
		tab.trumps = tab.follow[cards.Suits]
	}
	for led := range uint8(plainSuits) {
		for own := range uint8(plainSuits) {
			if own != led {
				tab.differ[own][led] = 1 << led
			}
		}
		for c := range cards.Everything.Cards() {
			k, isTrump := t.Suit()
			switch own := tab.suit[c]; {
			case own == cards.Suits:
				tab.strength[led][c] = (32 - uint16(place(g.v.Trump.NineOrder, c.Suit()))) << 4
			case isTrump && own == uint8(k):
				tab.strength[led][c] = (16 + uint16(c.Rank())) << 4
			case own == led:
				tab.strength[led][c] = uint16(c.Rank()) << 4
			}
		}
	}
	for c := range g.Pack().Cards() {
		for x := range (tab.follow[tab.suit[c]&7] & g.Pack()).Cards() {
			if g.Strength(t, c, x) > g.Strength(t, c, c) {
				tab.above[c] |= x.Set()
			}
		}
	}
}

func place(ks SuitOrder, k cards.Suit) int {
	for i, x := range ks {
		if x == k {
			return i
		}
	}
	return len(ks)
}

// compileTurns fills in the order of play: clockwise without a dummy. With one, its controller
// plays first and third, from hand and dummy in either order, and the other player second.
func (g *Game) compileTurns() {
	n := Seat(g.seats)
	for i := range Seat(g.v.Live()) {
		g.after[i] = (i + 1) % Seat(g.v.Live())
	}
	for control := range n {
		for lead := range n {
			dummied := g.v.Dummy && control != n-1 && (lead == control || lead == n-1)
			q := uint32(endOfTrick)
			for i := range n {
				seat := (lead + n - 1 - i) % n // from the last to the first
				if dummied {
					seat = [3]Seat{control + n - 1 - lead, 1 - control, lead}[i]
				}
				q = q<<4 | uint32(seat)
			}
			g.queue[control][lead] = q
		}
	}
}

func (g *Game) compileBids() {
	for bid := range g.meets {
		if bid <= g.v.Tricks() {
			g.meets[bid] = 1 << bid
		}
	}
	if g.v.Score.ZeroOrAll {
		g.meets[0] |= 1 << g.v.Tricks()
	}
	for _, n := range g.suitCounts() {
		g.bids |= 1 << g.bidOf(n)
	}
}

func (g *Game) compileOffers() {
	o := &g.v.Offers
	add := func(level Offer, points int, numbers bool) {
		switch {
		case points == 0:
		case !numbers:
			g.offered |= 1 << level
		default:
			for n := range g.v.Tricks() + 1 {
				g.offered |= 1 << level.With(n)
			}
		}
	}
	g.offered = 1 << Pass
	add(Declare, o.Declare, o.Announce != NoNumber)
	add(Reveal, o.Reveal, o.Announce == WithBoth)

	g.nameable = 0b11110
	if g.v.Trump.None {
		g.nameable |= 1 << NoTrump
	}
	if g.v.Trump.Nines {
		g.nameable |= 1 << NinesTrump
	}
}

// compilePack puts the pack into its order before the shuffle: by suit, clubs
// to spades, lowest first, the joker last.
func (g *Game) compilePack() {
	for s := g.v.Ranks.Cards(); s != 0; s &= s - 1 {
		g.pack[g.size] = s.First()
		g.size++
	}
	if g.v.Joker {
		g.pack[g.size] = cards.Joker
		g.size++
	}
	g.whole = setOf(g.pack[:g.size])
	g.shuffler = cards.NewShuffler(g.size)
	g.need = (g.v.Seats - 1) * g.v.Hand // the last hand is the rest
	if g.v.Dummy {
		g.need += g.v.Aside
	}
	if g.turnedUp {
		g.need = g.size
	}
}

// A Deal holds the cards of one deal as dealt, and what it depends on from the
// match: the dealer, the trump if it is already fixed, and who is vulnerable.
type Deal struct {
	Hands      [MaxSeats]cards.Set // with the card that the joker stands for in its place
	Aside      cards.Set           // a dummy's bid-cards, part of its hand
	Turnup     cards.Card          // the card turned up, or the joker; 0 if none is
	Joker      Seat                // the seat that holds the joker, or Nobody
	Dealer     Seat                // who deals
	Trump      Trump               // by success or rotation: of this deal; by holder: if no player bids; by turn-up: as the turn-up says
	Vulnerable Seats               // whose failed contracts bring the opponent points

	last [MaxSeats]cards.Card // where the dealer's last is turned up, the last card dealt to each
}

// Deal deals number n of the seed: always the same cards, whatever was dealt
// before. The caller sets Dealer, Vulnerable and, unless a turn-up decides it,
// Trump; where the dealer's last card is turned up, it calls [Game.ShowLast].
func (g *Game) Deal(seed *cards.Seed, n uint64) Deal {
	pack := g.pack
	g.shuffler.Shuffle(pack[:g.size], seed, n, g.need)
	d := Deal{Joker: Nobody}
	hand, last := g.v.Hand, int(g.seats)-1
	left := g.whole
	for i := range last {
		h := setOf(pack[i*hand : (i+1)*hand])
		d.Hands[i] = h
		left &^= h
	}
	if g.v.Dummy {
		d.Aside = setOf(pack[last*hand:][:g.aside])
	}
	if g.turnedUp && !g.lastDealt {
		d.Turnup = pack[g.size-1]
		left &^= setOf(pack[g.size-1 : g.size])
	}
	d.Hands[last] = left
	switch {
	case g.lastDealt:
		for i := range g.seats {
			d.last[i] = pack[(int(i)+1)*hand-1]
		}
		g.ShowLast(&d)
	case g.turnedUp:
		g.turnUp(&d)
	}
	return d
}

// ShowLast turns up the last card of the deal's dealer, in variants with
// [Game.LastDealt]. It does nothing to other deals, nor to any that [Game.Deal] has not
// dealt.
func (g *Game) ShowLast(d *Deal) {
	if c := d.last[d.Dealer&7%MaxSeats]; g.lastDealt && c != 0 {
		d.Turnup, d.Trump = c, g.TurnupTrump(c)
	}
}

// setOf is [cards.SetOf] without its checks; a joker is bit 0.
func setOf(cs []cards.Card) cards.Set {
	var s cards.Set
	for _, c := range cs {
		s |= 1 << (c & 63)
	}
	return s
}

// turnUp sets the trump from the turned-up card, and replaces the joker by the same card.
func (g *Game) turnUp(d *Deal) {
	d.Trump = g.TurnupTrump(d.Turnup)
	for i := range d.Hands {
		if d.Hands[i]&1 != 0 {
			d.Joker = Seat(i)
			d.Hands[i] = d.Hands[i]&^1 | d.Turnup.Set()
		}
	}
	if d.Aside&1 != 0 {
		d.Aside = d.Aside&^1 | d.Turnup.Set()
	}
}

// TurnupTrump returns the trump that a turned-up card makes.
func (g *Game) TurnupTrump(c cards.Card) Trump {
	if c == cards.Joker || g.v.Trump.Plain>>c.Rank()&1 == 1 {
		return NoTrump
	}
	return TrumpOf(c.Suit())
}

// Forehand returns the first player after the dealer.
func (g *Game) Forehand(dealer Seat) Seat { return g.after[dealer&7] }

// Bid returns the number of tricks that the cards bid for.
func (g *Game) Bid(aside cards.Set) int {
	n := 0
	for k, w := range g.worth {
		n += int(w) * aside.In(cards.Suit(k)).Len()
	}
	return n
}

// Strength returns the strength of a card in a trick to which led was led, at
// the trump: the greatest wins, and 0 never does.
func (g *Game) Strength(t Trump, led, c cards.Card) int {
	tab := &g.trumps[t&7]
	return int(tab.strength[tab.suit[led&63]&7][c&63] >> 4)
}

// SuitOf returns the number of the suit that the card counts as at the
// trump: 0 to 3 for clubs to spades, 4 for nines as trumps.
func (g *Game) SuitOf(t Trump, c cards.Card) int { return int(g.trumps[t&7].suit[c&63]) }

// Following returns the cards that follow suit number k at the trump.
func (g *Game) Following(t Trump, k int) cards.Set { return g.trumps[t&7].follow[k&7] }

// Trumps returns the cards that are trumps; none while there is no trump.
func (g *Game) Trumps(t Trump) cards.Set { return g.trumps[t&7].trumps }

// Above returns the cards of the pack that count as the same suit at the trump
// and beat the card; none while the trump is not known.
func (g *Game) Above(t Trump, c cards.Card) cards.Set { return g.trumps[t&7].above[c&63] }

// Turns returns the order in which the hands play to a trick; control is the seat that controls the
// leading hand: the leader, unless that is the dummy. It returns nil if either is not a seat.
func (g *Game) Turns(control, lead Seat) []Seat {
	var order []Seat
	if control >= Seat(g.seats) || lead >= Seat(g.seats) {
		return nil
	}
	for q := g.queue[control][lead]; q != endOfTrick; q >>= 4 {
		order = append(order, Seat(q&15))
	}
	return order
}

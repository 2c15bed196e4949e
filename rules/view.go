package rules

import "ninetynine/cards"

// A View is everything that one seat may know of a deal, and what it may do
// now. It is built by listing what may be seen, never by taking secrets out.
// It is a plain value: two deals that a seat cannot tell apart have equal
// Views.
type View struct {
	Seat       Seat       // whose view it is; Nobody for a spectator
	Phase      Phase      // the kind of decision that is due
	Dealer     Seat       // who dealt
	Trump      Trump      // Unnamed until it is known
	Stay       Trump      // the trump if no player offers to name one; Unnamed if that is impossible, or no longer possible
	Turnup     cards.Card // 0 if none was turned up
	Turn       Seats      // the seats that have a decision to make
	Due        Seat       // whose card is due: Turn's, or the dummy's; Nobody outside play
	Vulnerable Seats      // as in a Deal

	HandOpen  Seats                           // whose Hand is known
	AsideOpen Seats                           // whose Aside is known
	Hand      [MaxSeats]cards.Set             // held, as far as known; bid-cards not included
	Aside     [MaxSeats]cards.Set             // bid-cards, as far as known
	Held      [MaxSeats]uint8                 // number of cards held
	Offer     [MaxSeats]Offer                 // what each has said, as far as known
	Holds     [MaxSeats]Offer                 // the premium that each holds
	Tricks    uint8                           // finished
	Leads     [MaxTricks]Seat                 // who led each trick begun
	Played    [MaxTricks][MaxSeats]cards.Card // by trick and seat; 0: not played
	Won       [MaxSeats]uint8                 // tricks won, by seat
	Void      [MaxSeats]uint8                 // suits shown out of, a bit each as in [Game.SuitOf]

	Options Options // what the seat may do now; zero if it is not its turn

	Made   Seats           // when the deal is over: whose contract was made
	Points [MaxSeats]int32 // and what each scored
	Next   Trump           // and the next deal's trump, Unnamed if not fixed yet
}

// View fills in v with what the seat may know. For Nobody, a spectator, that is everything face up.
func (g *Game) View(s *State, seat Seat, v *View) {
	*v = View{
		Seat: seat, Phase: s.phase, Dealer: s.dealer, Trump: s.trump, Turnup: s.turnup,
		Turn: g.Turn(s), Due: Nobody, Vulnerable: s.vulnerable,
		HandOpen: g.openHands(s) | seat.Set()&g.live, AsideOpen: g.exposed(s),
		Holds: s.holds, Tricks: s.tricks, Leads: s.leads, Played: s.played,
		Won: s.won, Void: s.void, Next: Unnamed, Stay: Unnamed,
	}
	if s.trump == Unnamed {
		v.Stay = s.stay
	}
	if g.live.Has(seat) && (!g.noLay || s.phase == Over) {
		v.AsideOpen |= seat.Set()
	}
	if s.phase == Playing {
		v.Due = s.awaited().First()
	}
	for i := range Seat(g.seats) {
		v.Held[i] = uint8(s.hand[i].Len())
		if v.HandOpen.Has(i) {
			v.Hand[i] = s.hand[i]
		}
		if v.AsideOpen.Has(i) {
			v.Aside[i] = s.aside[i]
		}
		if i == seat || s.phase != Offering || g.v.Offers.How != Sealed {
			v.Offer[i] = s.offer[i]
		}
	}
	if g.live.Has(seat) {
		v.Options = g.Options(s, seat)
	}
	if s.phase == Over {
		r := g.result(s)
		v.Made, v.Points, v.Next, v.Holds = r.Made, r.Points, r.Next, r.Premium
	}
}

// Trick returns the cards of the trick in progress by seat; 0 where none has been played yet.
func (v *View) Trick() [MaxSeats]cards.Card {
	if v.Tricks >= MaxTricks {
		return [MaxSeats]cards.Card{}
	}
	return v.Played[v.Tricks]
}

// Lead returns who led, or will lead, the trick in progress.
func (v *View) Lead() Seat {
	if v.Phase != Playing {
		return Nobody
	}
	return v.Leads[v.Tricks]
}

// Led returns the card that the trick in progress was led with, or 0.
func (v *View) Led() cards.Card {
	if l := v.Lead(); l != Nobody {
		return v.Played[v.Tricks][l]
	}
	return 0
}

// Taking returns the seat that is winning the trick in progress; Nobody if no card has
// been played to it.
func (g *Game) Taking(v *View) Seat {
	taking, best := Nobody, -1
	led := v.Led()
	if led == 0 {
		return taking
	}
	for i, c := range v.Trick() {
		if c == 0 {
			continue
		}
		if strength := g.Strength(v.Trump, led, c); strength > best {
			taking, best = Seat(i), strength
		}
	}
	return taking
}

// CardsLeft returns the number of cards still to be played in the View's deal, by all hands together.
func (g *Game) CardsLeft(v *View) int {
	n := (g.Tricks() - int(v.Tricks)) * g.Seats()
	for _, c := range v.Trick() {
		if c != 0 {
			n--
		}
	}
	return n
}

// Holder returns the only seat known to hold a premium; Nobody if there is none, or several.
func (v *View) Holder() Seat {
	one := Nobody
	for i, o := range v.Holds {
		switch {
		case o == 0:
		case one != Nobody:
			return Nobody
		default:
			one = Seat(i)
		}
	}
	return one
}

// A Precedence says why one offer beat the others.
type Precedence uint8

const (
	Unrivalled Precedence = iota // there was no other
	ByLevel                      // reveal beats declare
	ByPlace                      // of equals, the one nearer the dealer's left
)

// String returns the word used in Views: level or place; "" for Unrivalled.
func (p Precedence) String() string { return precedenceWords.word(p) }

// Preferred returns why the premium went to its [View.Holder], if only one seat
// may hold it; Unrivalled if no other seat offered one, or it is not settled yet.
func (g *Game) Preferred(v *View) (why Precedence) {
	h := v.Holder()
	if h == Nobody || v.Phase <= Offering || g.v.Offers.Many {
		return Unrivalled
	}
	for i, o := range v.Offer {
		switch {
		case Seat(i) == h || o.Level() <= Pass:
		case o.Level() == v.Holds[h].Level():
			return ByPlace
		default:
			why = ByLevel
		}
	}
	return why
}

// Overcalled returns the seats whose offer of a premium was beaten, as far as the View's seat knows.
func (g *Game) Overcalled(v *View) (ss Seats) {
	if g.v.Offers.Many {
		return 0
	}
	settled := v.Holder() != Nobody
	var highest Offer
	for _, o := range v.Offer {
		highest = max(highest, o.Level())
	}
	for i, o := range v.Offer {
		if o.Level() > Pass && v.Holds[i] == 0 && (settled || o.Level() < highest) {
			ss |= Seat(i).Set()
		}
	}
	return ss
}

// Controller returns who plays the dummy's cards in the trick in progress:
// the player that last led from a hand of their own. It is Nobody if no dummy is in
// play.
func (g *Game) Controller(v *View) Seat {
	if g.Dummies() == 0 || v.Phase != Playing {
		return Nobody
	}
	for t := int(v.Tricks); t >= 0; t-- {
		if g.live.Has(v.Leads[t]) {
			return v.Leads[t]
		}
	}
	return Nobody
}

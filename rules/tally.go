package rules

import (
	"fmt"
	"math/bits"
	"slices"

	"ninetynine/cards"
)

// A Tally is the outcome of a deal before points: all that scoring needs, and
// all that a score pad asks for.
type Tally struct {
	Bid        [MaxSeats]uint8 // tricks bid, by seat
	Tricks     [MaxSeats]uint8 // tricks won, by seat
	Premium    [MaxSeats]Offer // as held, with the number where one was announced
	Vulnerable Seats           // before the deal
	Hidden     Seats           // seats that failed and kept the bid secret; their Bid is 0 and means nothing
}

// A TallyError says why no deal can produce a tally.
type TallyError struct {
	Field  string      // bid, tricks, premium, vulnerable or hidden; "" for a seat that does not exist
	Seat   Seat        // or Nobody, where it is no single seat's fault
	Reason TallyReason // the kind of fault
	Why    string      // what is wrong, in words
}

// A TallyReason is why a tally is impossible, for programs to tell apart.
type TallyReason uint8

const (
	TallySeat       TallyReason = iota + 1 // there is no such seat
	TallyTricks                            // there are not so many tricks
	TallySum                               // the tricks do not add up
	TallyBid                               // no cards make the bid
	TallyBids                              // the pack lacks the cards for all the bids together
	TallyHidden                            // whatever the bid was, it was made
	TallyPremium                           // the variant has no such premium
	TallyNumber                            // the premium must, or must not, announce a number of tricks
	TallyDummy                             // a dummy offers nothing
	TallyHolders                           // several seats hold a premium where only one may
	TallyVulnerable                        // these seats cannot be vulnerable
)

// Error returns the reason in words.
func (e *TallyError) Error() string { return e.Why }

func badTally(field string, seat Seat, reason TallyReason, why string, args ...any) error {
	return &TallyError{field, seat, reason, fmt.Sprintf(why, args...)}
}

// Score scores a tally, as of a deal played with real cards. The error is a
// [*TallyError] if the tricks do not add up, a bid is too high, or a premium
// does not exist in the variant or is held by too many. [Game.CheckTally] also
// looks at the cards. The Trump of the result is left Unnamed.
func (g *Game) Score(t Tally) (Result, error) {
	if err := g.checkTally(&t); err != nil {
		return Result{}, err
	}
	r := Result{Tally: t, Trump: Unnamed}
	g.score(&r)
	return r, nil
}

func (g *Game) checkTally(t *Tally) error {
	tricks, holders := 0, 0
	for i := range Seat(MaxSeats) {
		held := t.Premium[i]
		tricks += int(t.Tricks[i])
		switch {
		case i >= Seat(g.seats) && (t.Bid[i] != 0 || t.Tricks[i] != 0 || held != 0 || t.Hidden.Has(i)):
			return badTally("", i, TallySeat, "there is no seat %d", i)
		case int(t.Bid[i]) >= bits.Len64(g.bids):
			return badTally("bid", i, TallyBid, "seat %d cannot bid %d tricks with %d cards", i, t.Bid[i], g.aside)
		case held != 0:
			if err := g.CheckPremium(i, held); err != nil {
				return err
			}
			holders++
		}
	}
	switch {
	case tricks != int(g.tricks):
		return badTally("tricks", Nobody, TallySum, "the tricks add up to %d, not %d", tricks, g.tricks)
	case holders > 1 && !g.v.Offers.Many:
		return badTally("premium", Nobody, TallyHolders, "%d seats hold a premium, and one may", holders)
	case !g.canBeVulnerable(t.Vulnerable):
		return badTally("vulnerable", Nobody, TallyVulnerable, "nobody can be vulnerable in this variant")
	}
	return nil
}

// CheckPremium reports, as a [*TallyError], why the seat cannot hold the premium in any deal.
func (g *Game) CheckPremium(i Seat, held Offer) error {
	_, numbered := held.Number()
	switch {
	case !g.live.Has(i):
		return badTally("premium", i, TallyDummy, "seat %d is a dummy, which offers nothing", i)
	case held != Pass && held < 64 && g.offered>>held&1 == 1:
		return nil
	case held.Level() != Declare && held.Level() != Reveal || g.offered&levels(held.Level()) == 0:
		return badTally("premium", i, TallyPremium, "seat %d cannot hold %q", i, held)
	case numbered && g.offered>>held.Level()&1 == 1:
		return badTally("premium", i, TallyNumber, "seat %d cannot hold %q: no number is announced with it", i, held)
	}
	return badTally("premium", i, TallyNumber, "seat %d cannot hold %q: a number from 0 to %d is announced with it", i, held, g.tricks)
}

func (g *Game) canBeVulnerable(ss Seats) bool {
	return ss == 0 || g.v.Score.Vulnerable != 0 && ss < 1<<g.seats
}

// CheckTally reports, as a [*TallyError], why no deal at the trump can have this tally. Beyond what
// [Game.Score] checks, cards must exist for each bid and for all bids together. If the trump is
// unknown, pass Unnamed.
func (g *Game) CheckTally(t *Tally, trump Trump) error {
	if err := g.checkTally(t); err != nil {
		return err
	}
	var bids [MaxSeats]uint64
	for i := range Seat(g.seats) {
		bids[i] = g.possible(t, i)
		switch {
		case int(t.Tricks[i]) > int(g.tricks):
			return badTally("tricks", i, TallyTricks, "seat %d cannot win %d tricks: there are %d", i, t.Tricks[i], g.tricks)
		case t.Hidden.Has(i) && t.Bid[i] != 0:
			return badTally("bid", i, TallyHidden, "the bid of seat %d is both hidden and %d", i, t.Bid[i])
		case bids[i] == 0 && t.Hidden.Has(i):
			return badTally("hidden", i, TallyHidden, "seat %d has made its contract with %d tricks, whatever it bid", i, t.Tricks[i])
		case bids[i] == 0:
			return badTally("bid", i, TallyBid, "no %d cards bid %d tricks", g.aside, t.Bid[i])
		}
	}
	if !g.together(bids[:g.seats], trump) {
		return badTally("bid", Nobody, TallyBids, "the pack has not the cards for all these bids together")
	}
	return nil
}

// possible returns the bids that the seat may have made, a bit each.
func (g *Game) possible(t *Tally, i Seat) (bids uint64) {
	if !t.Hidden.Has(i) {
		return 1 << t.Bid[i] & g.bids
	}
	open := *t
	open.Hidden = 0
	for all := g.bids; all != 0; all &= all - 1 {
		open.Bid[i] = uint8(bits.TrailingZeros64(all))
		if !g.made(&open, i) {
			bids |= all & -all
		}
	}
	return bids
}

// Fulfils reports whether a seat that holds the premium, 0 for none, makes its
// contract with this bid and so many tricks.
func (g *Game) Fulfils(seat Seat, held Offer, bid, tricks int) bool {
	if seat >= Seat(g.seats) || bid < 0 || tricks < 0 || bid > MaxAside*MaxTricks || tricks > MaxTricks {
		return false
	}
	var t Tally
	t.Bid[seat], t.Tricks[seat], t.Premium[seat] = uint8(bid), uint8(tricks), held
	return g.made(&t, seat)
}

// CanBid returns the bids that some cards make, a bit each.
func (g *Game) CanBid() uint64 { return g.bids }

// CanBeTrump reports whether a deal may be played at the trump at all: a
// turned-up card makes it, the holder may name it, or it is the first or
// follows a deal.
func (g *Game) CanBeTrump(t Trump) bool {
	switch g.v.Trump.By {
	case ByTurnup:
		if t == NoTrump && g.v.Joker {
			return true
		}
		for c := range g.Pack().Cards() {
			if g.TurnupTrump(c) == t {
				return true
			}
		}
		return false
	case ByHolder:
		return t == g.v.Trump.First || g.MayName(t)
	case ByRotation:
		return slices.Contains(g.v.Trump.Rotation, t)
	}
	for _, x := range g.v.Trump.After {
		if x == t {
			return true
		}
	}
	return t == g.v.Trump.First
}

type suitCount [cards.Suits]uint8

// suitCounts returns how many cards of each suit may be laid aside.
func (g *Game) suitCounts() (all []suitCount) {
	most := uint8(g.v.Ranks.Len())
	for c := range min(most, g.aside) + 1 {
		for d := range min(most, g.aside-c) + 1 {
			for h := range min(most, g.aside-c-d) + 1 {
				if s := g.aside - c - d - h; s <= most {
					all = append(all, suitCount{c, d, h, s})
				}
			}
		}
	}
	return all
}

func (g *Game) bidOf(n suitCount) int {
	bid := 0
	for k, w := range g.worth {
		bid += int(w) * int(n[k])
	}
	return bid
}

// together reports whether the pack has the cards for one of each hand's bids,
// all of which some cards make.
func (g *Game) together(bids []uint64, trump Trump) bool {
	each := g.v.Ranks.Len()
	out := g.turnedUp && !g.v.Joker && !g.lastDealt // a card of some suit is in no hand
	if len(bids)*int(g.aside) <= each && !out || len(bids)*int(g.aside) < each {
		return true // even if all the bid-cards are of one suit
	}
	limit := suitCount{uint8(each), uint8(each), uint8(each), uint8(each)}
	if !out {
		return g.fit(bids, limit)
	}
	for c := range g.Pack().Cards() {
		if t := g.TurnupTrump(c); t != trump && trump != Unnamed {
			continue
		}
		less := limit
		less[c.Suit()]--
		if g.fit(bids, less) {
			return true
		}
	}
	return false
}

// fit is together with at most limit cards of each suit.
func (g *Game) fit(bids []uint64, limit suitCount) bool {
	ways := g.suitCounts()
	used := map[suitCount]bool{{}: true}
	for _, may := range bids {
		next := map[suitCount]bool{}
		for u := range used {
			for _, w := range ways {
				if may>>g.bidOf(w)&1 == 0 {
					continue
				}
				sum, ok := u, true
				for k := range sum {
					sum[k] += w[k]
					ok = ok && sum[k] <= limit[k]
				}
				if ok {
					next[sum] = true
				}
			}
		}
		used = next
	}
	return len(used) > 0
}

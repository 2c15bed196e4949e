package rules

import (
	"fmt"
	"slices"
	"strings"

	"ninetynine/cards"
)

// A FieldError says which field of a variant, or of a line of a record, is invalid, and why.
type FieldError struct {
	Field string // its JSON path, such as "trump.after"; "" for the whole
	Why   string // what is wrong, and the remedy
}

// Error returns field and reason.
func (e *FieldError) Error() string {
	if e.Field == "" {
		return e.Why
	}
	return e.Field + ": " + e.Why
}

// A VariantError lists the faults of a variant, field by field. Unwrapping it, as [errors.As] does,
// gives each [*FieldError].
type VariantError struct {
	Fields []*FieldError // at least one
	More   int           // faults beyond those listed
}

// Error returns a line for each field.
func (e *VariantError) Error() string {
	var lines []string
	for _, f := range e.Fields {
		lines = append(lines, f.Error())
	}
	if e.More > 0 {
		lines = append(lines, fmt.Sprintf("and %d more faults", e.More))
	}
	return strings.Join(lines, "\n")
}

// Unwrap returns the faults of the fields.
func (e *VariantError) Unwrap() []error {
	var errs []error
	for _, f := range e.Fields {
		errs = append(errs, f)
	}
	return errs
}

// Check reports everything that is impossible or contradictory in the variant, as a [*VariantError].
func (v *Variant) Check() error {
	c := &checker{v: v}
	c.pack()
	c.order()
	c.trump()
	c.offers()
	c.score()
	c.game()
	if len(c.faults) == 0 {
		return nil
	}
	return &VariantError{Fields: c.faults}
}

type checker struct {
	v      *Variant
	faults []*FieldError
}

// must records a fault of the field unless ok.
func (c *checker) must(ok bool, field, why string, args ...any) {
	if !ok {
		c.faults = append(c.faults, &FieldError{field, fmt.Sprintf(why, args...)})
	}
}

func (c *checker) within(field string, x, low, high int) bool {
	ok := low <= x && x <= high
	c.must(ok, field, "%d is outside %d to %d", x, low, high)
	return ok
}

func soundID(id string) bool {
	bad := strings.ContainsFunc(id, func(r rune) bool {
		return (r < 'a' || r > 'z') && (r < '0' || r > '9') && r != '-'
	})
	return !bad && 1 <= len(id) && len(id) <= 40
}

func (c *checker) pack() {
	v := c.v
	c.must(soundID(v.ID), "id", "%q is not 1 to 40 of the letters a to z, digits and hyphens", v.ID)
	ok := c.within("seats", v.Seats, 2, MaxSeats)
	ok = c.within("hand", v.Hand, 2, MaxHand) && ok
	ok = c.within("aside", v.Aside, 1, MaxAside) && ok
	c.must(v.Ranks&^0xFFFE == 0 && v.Ranks != 0, "ranks", "there must be at least one")
	c.must(!v.Dummy || v.Seats == 3, "dummy", "a dummy makes the third hand of two players; there are %d seats", v.Seats)
	if !ok {
		return
	}
	c.must(1 <= v.Tricks() && v.Tricks() <= MaxTricks, "aside", "%d cards less %d leave %d tricks; there must be 1 to %d", v.Hand, v.Aside, v.Tricks(), MaxTricks)
	have, need := v.Ranks.Len()*cards.Suits, v.Seats*v.Hand
	if v.Joker {
		have++
	}
	if v.Trump.By == ByTurnup && (v.Joker || have > need) {
		need++ // else the card turned up is the dealer's last
	}
	c.must(have == need, "ranks", "the pack has %d cards, but hands and turn-up take %d", have, need)
	c.must(!v.Joker || v.Trump.By == ByTurnup, "joker", "a joker stands for the turned-up card, and none is turned up (trump.by)")
	for k, w := range v.Worth {
		c.must(w <= MaxTricks, "worth", "a card of %v cannot bid %d tricks", cards.Suit(k), w)
	}
}

func (c *checker) order() {
	v := c.v
	at := map[Phase]int{}
	for i, p := range v.Order {
		if p < Laying || p > Playing {
			c.must(false, "order", "phase %d is unknown", p)
			return
		}
		_, twice := at[p]
		c.must(!twice, "order", "%v appears twice", p)
		at[p] = i
	}
	_, offer := at[Offering]
	name, names := at[Naming]
	c.must(len(v.Order) > 0 && v.Order[len(v.Order)-1] == Playing, "order", "play must come last")
	c.must(offer == (v.Offers.How != NoOffers), "order", "offer belongs into the order exactly if offers.how is not none")
	c.must(names == (v.Trump.By == ByHolder), "order", "name belongs into the order exactly if trump.by is holder")
	c.must(!names || offer && at[Offering] < name, "order", "name needs an offer before it: the holder of the premium names the trump (trump.by)")
}

func (c *checker) trump() {
	t, v := &c.v.Trump, c.v
	c.must(t.By <= ByRotation, "trump.by", "unknown")
	c.must(t.First < NinesTrump || t.First == NinesTrump && t.Nines, "trump.first", "%v cannot be the first trump", t.First)
	if t.By == BySuccess {
		c.must(len(t.After) == v.Seats+1, "trump.after", "needs %d trumps, for 0 to %d contracts made; it has %d", v.Seats+1, v.Seats, len(t.After))
	}
	for _, x := range t.After {
		c.must(x < NinesTrump, "trump.after", "%q cannot be a trump here", x)
	}
	for _, x := range t.Rotation {
		c.must(x < NinesTrump, "trump.rotation", "%q cannot be a trump here", x)
	}
	c.must(t.By != ByRotation || len(t.Rotation) > 0, "trump.rotation", "it needs at least one trump, as [\"C\",\"D\",\"H\",\"S\",\"none\"]")
	c.must(len(t.Rotation) <= mostRotation, "trump.rotation", "it has %d trumps; there can be %d at most", len(t.Rotation), mostRotation)
	c.must(t.By == ByHolder || !t.None, "trump.none", "only a holder who names trumps can name none (trump.by)")
	c.must(t.By == ByHolder || !t.Nines, "trump.nines", "only a holder who names trumps can name nines (trump.by)")
	c.must(t.By == ByTurnup || t.Plain == 0, "trump.plain", "no card is turned up (trump.by)")
	c.must(!t.Nines || v.Ranks>>cards.Nine&1 == 1, "trump.nines", "the pack has no nines")
	seen := 0
	for _, k := range t.NineOrder {
		seen |= 1 << k
	}
	c.must(!t.Nines || seen == 1<<cards.Suits-1, "trump.nineOrder", "must name each suit once")
}

func (c *checker) offers() {
	o, v := &c.v.Offers, c.v
	c.must(o.How <= Raise, "offers.how", "unknown")
	c.within("offers.declare", o.Declare, 0, maxPoints)
	c.within("offers.reveal", o.Reveal, 0, maxPoints)
	if o.How == NoOffers {
		c.must(o.Declare == 0 && o.Reveal == 0, "offers.how", "none, but premiums are set (offers.declare, offers.reveal)")
		return
	}
	c.must(o.Declare > 0 || o.Reveal > 0, "offers", "there is nothing to offer: set declare or reveal, or how to none")
	c.must(!o.Many || v.Trump.By != ByHolder, "offers.many", "only one can name the trump (trump.by)")
	c.must(o.How != Raise || o.Declare > 0 && o.Reveal > 0 && !o.Many, "offers.how", "a raise needs declare, reveal and one holder")
	c.must(o.How != Raise || o.Announce == NoNumber, "offers.announce", "a number once said cannot be raised (offers.how)")
	c.must(o.Announce <= WithBoth, "offers.announce", "unknown")
	c.must(o.Loss <= FromHolder, "offers.loss", "unknown")
	c.must(o.Declare == 0 || v.Order.Has(Laying) || o.Announce != NoNumber, "offers.announce",
		"without bid-cards laid aside a declare has to say its number")
}

func (c *checker) score() {
	s, v := &c.v.Score, c.v
	c.within("score.trick", s.Trick, 0, maxPoints)
	c.must(len(s.Made) == v.Seats+1, "score.made", "needs %d entries, for 0 to %d contracts made; it has %d", v.Seats+1, v.Seats, len(s.Made))
	for i, m := range s.Made {
		c.within("score.made", m, 0, maxPoints)
		c.must(i > 0 || m == 0, "score.made", "the first entry is for no contract made, so it must be 0")
	}
	c.must(s.Dummy <= DummyUnder, "score.dummy", "unknown")
	c.must(s.Dummy == DummyExact || v.Dummy, "score.dummy", "there is no dummy")
	c.within("score.vulnerable", s.Vulnerable, 0, maxPoints)
	c.must(s.Vulnerable == 0 || v.Seats == 2, "score.vulnerable", "vulnerability is between two players")
}

func (c *checker) game() {
	g, r, v := &c.v.Game, &c.v.Rubber, c.v
	c.within("game.target", g.Target, 0, 100_000)
	c.within("game.deals", g.Deals, 0, 1_000)
	c.within("game.bonus", g.Bonus, 0, 100_000)
	c.must(g.Target > 0 != (g.Deals > 0), "game", "it needs a target or a number of deals, and not both")
	c.must(g.Target == 0 || c.scores(), "game.target", "no deal scores anything, so it is never reached")
	c.must(g.BonusTo <= ToDouble, "game.bonusTo", "unknown")
	c.must(g.Tie <= ByContracts, "game.tie", "unknown")
	c.must(g.BonusTo != ToReached || g.Target > 0, "game.bonusTo", "there is no target to reach")
	c.must(!g.ByDummy() || v.Dummy, "game.bonusTo", "there is no dummy")
	c.within("rubber.games", r.Games, 0, 100)
	c.within("rubber.wins", r.Wins, 0, 100)
	c.must(r.Games > 0 != (r.Wins > 0), "rubber", "it needs a number of games or of wins, and not both")
	c.within("rubber.bonus", r.Bonus, 0, 10_000)
	c.within("rubber.under", r.Under, 0, 100)
	c.must(r.Wins == 0 || !v.Game.CanShare(), "rubber.wins", "a game that can be shared cannot decide a rubber (game.target, game.tie)")
	c.must(g.Tie != PlayOn || g.Target > 0 || c.scores(), "game.tie", "no deal scores anything, so a tie is never broken")
}

func (c *checker) scores() bool {
	s := &c.v.Score
	return s.Trick > 0 || len(s.Made) > 1 && slices.Max(s.Made[1:]) > 0
}

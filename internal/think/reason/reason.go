// Package reason finds facts that speak for one act rather than another: true by the rules, of a
// View alone, however the hidden cards lie. None is a guess, and none says more than it proves. A
// fact is reported only if it is a reason: if it is true of one act and not of the other, and
// serves what the contract needs.
package reason

import (
	"math"
	"slices"

	"ninetynine/advice"
	"ninetynine/cards"
	"ninetynine/internal/think/worlds"
	"ninetynine/rules"
)

// A Kind is the kind of an [advice.Fact].
type Kind = string

// The facts. Of those about a card, Card is that card.
const (
	// About the contract of the seat that decides. None is safe while there is a choice.
	Lost   Kind = "lost"   // it cannot be made any more
	Enough Kind = "enough" // no more tricks may be won
	All    Kind = "all"    // every trick left must be won; N of them
	Some   Kind = "some"   // N of the M tricks left must be won
	Few    Kind = "few"    // the same, and so few that this trick need not be one of them

	// About the contract of another seat, if that is what counts.
	Rival Kind = "rival" // the only premium held, another seat's, needs N of the M tricks left; all if there is no M

	// About a card that may be played.
	Wins    Kind = "wins"    // it takes the trick for certain
	Loses   Kind = "loses"   // it cannot take the trick
	Harder  Kind = "harder"  // of the two cards, of one suit, fewer can beat it
	Easier  Kind = "easier"  // of the two cards, of one suit, more can beat it
	Sheds   Kind = "sheds"   // neither card can take the trick, and fewer can beat this one later
	Wasted  Kind = "wasted"  // neither card can take the trick, and this one may take another
	Highest Kind = "highest" // no other hand can still have a higher one of its suit
	Lowest  Kind = "lowest"  // no other hand can still have a lower one of its suit, but one may have a higher one
	Drained Kind = "drained" // no other hand can have one of its suit, but one may have a trump
	Last    Kind = "last"    // it is the hand's last of a suit that it need not follow, and other hands may have
	Sure    Kind = "sure"    // it loses, and N trumps left in the hand, the Card the lowest, win all that is needed

	// About laying cards aside.
	Void      Kind = "void"      // no card of the Card's suit is left in the hand
	Ruff      Kind = "ruff"      // Void, and there are trumps in the hand
	Trumpless Kind = "trumpless" // Void, and the suit is trumps
)

// An Act is one of two acts compared, the chance of making the contract after it, and the points
// that it loses against the other.
type Act struct {
	rules.Action
	Chance float64
	Lost   float64
}

// telling is by how many hundredths, as displayed, an act must raise the chance of the contract for
// the contract's needs to be a reason for it.
const telling = 3

// dear is how many points an act must lose for another seat's premium, which is worth dozens, to be
// a reason.
const dear = 2

// For returns the reasons for one act of the View's seat rather than another, the most telling
// first, three facts at most. If a better act does not make the contract likelier, it is better for
// other reasons, of which only one is a fact: a premium that another seat may still make.
func For(g *rules.Game, v *rules.View, better, done Act) []advice.Fact {
	likelier := math.Round(100*better.Chance)-math.Round(100*done.Chance) >= telling
	switch v.Phase {
	case rules.Playing:
		switch {
		case g.Prospect(v, v.Seat) == rules.Lost && done.Lost >= dear:
			return append([]advice.Fact{{Kind: Lost, N: g.Seats() - 1}}, rival(g, v)...)
		case g.Prospect(v, v.Seat) == rules.Lost:
			return []advice.Fact{{Kind: Lost, N: g.Seats() - 1}}
		case !likelier && done.Lost >= dear:
			return rival(g, v)
		case !likelier:
		case v.Due == v.Seat: // a dummy's tricks are not the player's own
			return newTable(g, v).forPlay(better.Card(), done.Card())
		}
	case rules.Laying:
		if likelier {
			return forBid(g, v, better.Cards(), done.Cards())
		}
	}
	return nil
}

// rival states how another seat's premium stands, if it is the only one and can still be made or
// missed.
func rival(g *rules.Game, v *rules.View) []advice.Fact {
	holder := rules.Nobody
	for i := range rules.Seat(g.Seats()) {
		switch {
		case v.Holds[i] == 0:
		case holder != rules.Nobody:
			return nil
		default:
			holder = i
		}
	}
	if holder == rules.Nobody || holder == v.Seat || !g.Lays() { // cards left over must fit, too
		return nil
	}
	left := g.Tricks() - int(v.Tricks)
	switch n, ways := needs(g, v, holder); {
	case ways != 1:
		return nil
	case n == left:
		return []advice.Fact{{Kind: Rival, N: n}}
	default:
		return []advice.Fact{{Kind: Rival, N: n, M: left}}
	}
}

// needs returns how many of the tricks left make a seat's contract, the most if there are several
// ways, and how many ways there are.
func needs(g *rules.Game, v *rules.View, seat rules.Seat) (n, ways int) {
	left := g.Tricks() - int(v.Tricks)
	for made, k := g.Makes(v, seat), 0; made>>k != 0; k++ {
		if need := k - int(v.Won[seat]); made>>k&1 == 1 && need >= 0 && need <= left {
			n, ways = need, ways+1
		}
	}
	return n, ways
}

// forBid names the suits that a bid leaves the hand without. A void lets a low bid throw cards
// away, and a high one ruff. Between different totals, that is a detail.
func forBid(g *rules.Game, v *rules.View, better, done cards.Set) (facts []advice.Fact) {
	if v.Trump == rules.Unnamed || g.Bid(better) != g.Bid(done) {
		return nil
	}
	hand, low := v.Hand[v.Seat], g.Bid(better)*g.Seats() <= g.Tricks()
	trumps := g.Trumps(v.Trump)
	for k := range cards.Suits + 1 {
		suit := g.Following(v.Trump, k)
		if better&suit == 0 || hand&^better&suit != 0 || hand&^done&suit == 0 {
			continue
		}
		f := advice.Fact{Kind: Void, Of: "better", Card: (better & suit).First().String(), Suit: suitName(k)}
		switch trump := suit&trumps != 0; {
		case trump && low:
			f.Kind = Trumpless
		case !trump && !low && hand&^better&trumps != 0:
			f.Kind = Ruff
		case trump || !low:
			continue
		}
		facts = append(facts, f)
	}
	return facts[:min(len(facts), 2)]
}

// suitName names a suit to follow; the last are nines, where they are trumps.
func suitName(k int) string {
	if k == cards.Suits {
		return rules.NinesTrump.String()
	}
	return cards.Suit(k).String()
}

// A table is the trick in progress and the cards around it, as the View shows them.
type table struct {
	worlds.Trick
	others cards.Set // that are in other hands, or laid aside: also of suits that the hands cannot have
}

func newTable(g *rules.Game, v *rules.View) *table {
	t := &table{worlds.Look(g, v), worlds.Unseen(g, v)}
	for i := range v.Hand {
		t.others |= v.Hand[i] &^ t.Hand
	}
	return t
}

// forPlay compares two cards; facts that are true of both are left out.
func (t *table) forPlay(better, done cards.Card) []advice.Fact {
	stand, wanted := t.contract()
	c := comparison{table: t, better: better, done: done}
	switch {
	case wanted == 0:
		return nil
	case wanted != none && t.Loses(better) && !t.Loses(done):
		c.spare(stand.N)
	case wanted == none:
		c.duck()
	case wanted == more, t.Wins(better):
		c.win()
	}
	if len(c.facts) == 0 {
		c.closely(wanted)
	}
	if len(c.facts) == 0 {
		return nil
	}
	if wanted == fewer && !slices.ContainsFunc(c.facts, wins) {
		stand.Kind = Few
	}
	return append([]advice.Fact{stand}, c.facts...)
}

func wins(f advice.Fact) bool { return f.Kind == Wins || f.Kind == Highest || f.Kind == Sure }

// A comparison collects the differences between two cards; what is said of the better one comes first.
type comparison struct {
	*table
	better, done cards.Card
	facts        []advice.Fact
}

func (c *comparison) say(k Kind, of string) {
	card := c.better
	if of == "done" {
		card = c.done
	}
	f := advice.Fact{Kind: k, Of: of, Card: card.String(), Suit: suitName(c.Game.SuitOf(c.View.Trump, card))}
	if k == Harder || k == Easier {
		f.Than = c.done.String()
	}
	c.facts = append(c.facts, f)
}

func (c *comparison) duck() {
	if c.Loses(c.better) && !c.Loses(c.done) {
		c.say(Loses, "better")
	}
	if c.Wins(c.done) && !c.Wins(c.better) {
		c.say(Wins, "done")
	}
}

// spare says that the trick may be lost, as unbeatable trumps win the n needed.
func (c *comparison) spare(n int) {
	sure, lowest := 0, cards.Card(0)
	for x := range (c.Hand &^ c.better.Set()).Cards() {
		if !c.trump(x) || c.others&c.Above(x) != 0 {
			continue
		}
		if sure++; lowest == 0 || c.Above(x).Has(lowest) {
			lowest = x
		}
	}
	if sure != n {
		return
	}
	c.facts = append(c.facts, advice.Fact{Kind: Sure, Of: "better", Card: lowest.String(), Suit: suitName(c.Game.SuitOf(c.View.Trump, lowest)), N: n})
}

func (c *comparison) win() {
	if c.Wins(c.better) && !c.Wins(c.done) {
		c.say(Wins, "better")
	}
	if c.Loses(c.done) && !c.Loses(c.better) {
		c.say(Loses, "done")
	}
}

// closely compares cards if neither is sure to do what the other is not.
func (c *comparison) closely(wanted want) {
	same := c.Suit(c.better) == c.Suit(c.done)
	rivals := c.Rivals(c.better).Len() - c.Rivals(c.done).Len()
	switch {
	case c.Loses(c.better) && c.Loses(c.done):
		c.discard(wanted)
	case c.Loses(c.better) || c.Loses(c.done):
	case same && rivals < 0 && wanted == more:
		c.say(Harder, "better")
	case same && rivals > 0 && wanted != more:
		c.say(Easier, "better")
	case c.Led == 0 && !same:
		c.lead(wanted)
	}
}

// discard compares cards that cannot take the trick.
func (c *comparison) discard(wanted want) {
	same := c.Suit(c.better) == c.Suit(c.done)
	higher := same && c.others&c.Above(c.done)&^c.Above(c.better) != 0 // an unseen card lies between
	lower := same && c.others&c.Above(c.better)&^c.Above(c.done) != 0
	switch {
	case higher && wanted != more, !same && wanted == none && c.below(c.better) && c.outranks():
		c.say(Sheds, "better")
	case lower && wanted == more, wanted == more && c.trump(c.done) && !c.trump(c.better):
		c.say(Wasted, "done")
	}
	free := wanted != more && c.Hand.Len() > 2 // later discards still offer a choice
	if free && !c.follows(c.better) && c.last(c.better) && !c.last(c.done) && !c.drained(c.better) {
		c.say(Last, "better")
	}
}

// lead states facts of a card led, of another suit than the other card.
func (c *comparison) lead(wanted want) {
	switch {
	case c.drained(c.better):
		if !c.drained(c.done) && !c.Wins(c.better) {
			c.say(Drained, "better")
		}
	case wanted != none && c.highest(c.better) && c.others&c.Above(c.done) != 0:
		c.say(Highest, "better")
	case wanted != more && c.lowest(c.better) && c.below(c.done):
		c.say(Lowest, "better")
	}
}

// want says what a contract needs of the tricks left.
type want int

const (
	none  want = 1 + iota // no more
	fewer                 // fewer than a fair share of them
	more                  // a fair share or more, or all
)

// contract states how a contract stands that is not lost, and what it needs: 0 if that is unknown.
func (t *table) contract() (advice.Fact, want) {
	g, v := t.Game, t.View
	left := g.Tricks() - int(v.Tricks)
	if !g.Lays() {
		return advice.Fact{}, 0 // the cards left over must fit, too
	}
	n, ways := needs(g, v, v.Seat)
	switch {
	case ways != 1:
		return advice.Fact{}, 0
	case n == 0:
		return advice.Fact{Kind: Enough, M: left}, none
	case n == left:
		return advice.Fact{Kind: All, N: n, M: left}, more
	case n*g.Seats() < left:
		return advice.Fact{Kind: Some, N: n, M: left}, fewer
	}
	return advice.Fact{Kind: Some, N: n, M: left}, more
}

// below reports whether other hands may have a lower card of the card's suit.
func (t *table) below(c cards.Card) bool { return t.others&t.Suit(c)&^t.Above(c) != 0 }

func (t *table) trump(c cards.Card) bool { return t.Game.Trumps(t.View.Trump).Has(c) }

func (t *table) drained(c cards.Card) bool { return t.others&t.Suit(c) == 0 }

func (t *table) last(c cards.Card) bool { return t.Hand&t.Suit(c) == c.Set() }

// highest reports whether no other hand can have a higher card of its suit, although there are such
// cards.
func (t *table) highest(c cards.Card) bool {
	return t.others&t.Above(c) == 0 && t.Above(c) != 0 && !t.drained(c)
}

// lowest reports whether no other hand can have a lower card of its suit, although there are such
// cards.
func (t *table) lowest(c cards.Card) bool {
	return !t.below(c) && t.Game.Pack()&t.Suit(c)&^t.Above(c) != c.Set() && !t.drained(c)
}

// outranks reports whether clearly fewer cards can beat the better card when its suit is led than
// can beat the other when its suit is.
func (c *comparison) outranks() bool {
	beat := func(x cards.Card) (n int) {
		for y := range c.others.Cards() {
			if c.Game.Strength(c.View.Trump, x, y) > c.Game.Strength(c.View.Trump, x, x) {
				n++
			}
		}
		return n
	}
	return beat(c.better)+1 < beat(c.done)
}

func (t *table) follows(c cards.Card) bool {
	return t.Game.SuitOf(t.View.Trump, c) == t.Game.SuitOf(t.View.Trump, t.Led)
}

package bot

import (
	"ninetynine/cards"
	"ninetynine/internal/odds"
	"ninetynine/match"
	"ninetynine/rules"
)

// A position is one's own contract at one decision of the play.
type position struct {
	sight
	v        *match.View
	hand     cards.Set
	wanted   uint16 // the numbers of further tricks that fulfil the contract, a bit each
	bid      int
	won      int
	number   int // announced, or anyBid
	foes     [rules.MaxSeats]foe
	foeCount int
	dead     bool // it can no longer be fulfilled
}

func (t *tables) advisePlay(v *match.View) Advice {
	var p position
	t.place(&p, v)
	from := v.Options.From
	if v.Options.Seat != v.Seat {
		return p.adviseDummy(from)
	}
	var best outcome
	best.value = -1e9
	card := cards.Card(0)
	for h := from; h != 0; h &= h - 1 {
		c := h.First()
		if o := p.try(c); o.value > best.value {
			best, card = o, c
		}
	}
	a := Advice{
		Action: rules.Play(v.Seat, card), Bid: best.bid,
		Expect: float64(best.tricks) + float64(v.Won[v.Seat]), Chance: float64(t.honest(best.chance, p.Left)),
	}
	a.Reason = p.reason(&best)
	if v.Options.From.Len() == 1 {
		a.Reason = Forced
	}
	return a
}

// place works out what the contract still needs.
func (t *tables) place(p *position, v *match.View) {
	p.v = v
	t.look(&p.sight, v, v.Trump)
	p.hand = v.Hand[v.Seat]
	p.weigh(p.hand)
	p.seeFoes()
	p.won = int(v.Won[v.Seat])
	if t.Keep {
		p.number = anyBid
		if n, ok := v.Holds[v.Seat].Number(); ok {
			p.number = n
		}
		return
	}
	p.bid = t.Game.Bid(v.Aside[v.Seat])
	p.wanted = t.Wanted[p.bid] >> p.won
	p.dead = p.wanted&(1<<p.hand.Len()*2-1) == 0
}

// An outcome is what a card leads to, as far as can be guessed.
type outcome struct {
	bid    int
	wins   float32 // chance that the card wins the trick
	chance float32 // that the contract is made
	tricks float32 // further tricks, this one included
	value  float32 // what all that is worth, in contracts
}

// try reckons what playing the card comes to.
func (p *position) try(c cards.Card) outcome {
	trick := p.v.Trick()
	o := p.after(c, p.wins(c, trick, p.v.Led()))
	if d := p.Game.Dummies().First(); d != rules.Nobody && trick[d] == 0 && p.mine(d) {
		if lost := p.after(c, 0); lost.value > o.value { // the dummy may be made to win, as a rule
			o = lost
		}
	}
	o.value += p.spoiling(c, o.wins, trick, p.v.Led())
	return o
}

func (p *position) after(c cards.Card, wins float32) outcome {
	var rest odds.Spread
	o := outcome{wins: wins, bid: p.bid}
	if p.Keep {
		plan := p.best(p.hand&^c.Set(), contract{p.Variant.Aside, p.won, wins, p.number})
		o.bid, o.chance, o.tricks = plan.bid, plan.raw, plan.mean+wins
		o.value = o.chance + float32(odds.TrickWorth*o.tricks)
		return o
	}
	o.tricks = p.spread(p.hand&^c.Set(), &rest) + wins
	o.chance = float32(wins*rest.Of(p.wanted>>1)) + float32((1-wins)*rest.Of(p.wanted))
	o.value = o.chance + float32(odds.TrickWorth*o.tricks)
	if p.dead {
		o.value = wins
	}
	return o
}

// wins returns the chance that the card wins the trick, as it lies.
func (p *position) wins(c cards.Card, trick [rules.MaxSeats]cards.Card, led cards.Card) float32 {
	if led == 0 {
		led = c
	}
	g := p.Game
	mine := g.Strength(p.Trump, led, c)
	if mine == 0 {
		return 0
	}
	for _, d := range trick[:p.Variant.Seats] {
		if d != 0 && g.Strength(p.Trump, led, d) > mine {
			return 0
		}
	}
	suit, beat := p.Following(led), p.Beating(c)
	w := float32(1)
	for i := range rules.Seat(p.Variant.Seats) {
		if i == p.v.Seat || i == p.v.Options.Seat || trick[i] != 0 {
			continue
		}
		w *= 1 - p.beaten(i, suit, beat)
	}
	return w
}

// beaten returns the chance that a seat still to play beats a card: with one
// of the cards beat, where suit was led.
func (p *position) beaten(i rules.Seat, suit, beat cards.Set) float32 {
	if p.v.HandOpen.Has(i) {
		x := odds.BeatenBy(p.v.Hand[i], suit, beat)
		if x < 1 && p.mine(i) {
			return 0
		}
		return x
	}
	return odds.Beaten(p.holds(i, suit&beat), p.holds(i, suit), p.holds(i, p.Trumps[p.Trump]&beat&^suit))
}

// mine reports whether the seat still to play is a dummy whose card one chooses
// oneself, as who led does.
func (p *position) mine(i rules.Seat) bool {
	return !p.Game.Live().Has(i) && p.v.Lead() == p.v.Seat
}

// holds returns the chance that a hidden hand has one of the cards.
func (p *position) holds(i rules.Seat, cs cards.Set) float32 {
	n := (p.Unseen & cs).Len()
	if n == 0 || cs == 0 {
		return 0
	}
	k := p.Suit[p.Trump][cs.First()]
	if p.v.Void[i]>>k&1 == 1 {
		return 0
	}
	others := float32((p.hidden.Len()-int(p.Void[k]))*(p.Left+1) + p.idle)
	not := 1 - float32(p.Left+1)/others
	q := float32(1)
	for range n {
		q *= not
	}
	return 1 - q
}

// reason says why the card with the outcome is played.
func (p *position) reason(o *outcome) Reason {
	switch {
	case p.dead:
		return Spoil
	case o.wins > 0.5:
		return Win
	case o.wins > 0:
		return Duck
	}
	return Unload
}

// adviseDummy chooses the card that the seat plays from the dummy's hand.
func (p *position) adviseDummy(from cards.Set) Advice {
	v := p.v
	trick, led := v.Trick(), v.Led()
	var best outcome
	best.value = -1e9
	card := cards.Card(0)
	for h := from; h != 0; h &= h - 1 {
		d := h.First()
		if o := p.tryDummy(d, trick, led); o.value > best.value {
			best, card = o, d
		}
	}
	a := Advice{
		Action: rules.Play(v.Options.Seat, card), Bid: best.bid,
		Expect: float64(best.tricks) + float64(v.Won[v.Seat]), Chance: float64(p.tables.honest(best.chance, p.Left)), Reason: Dummy,
	}
	if from.Len() == 1 {
		a.Reason = Forced
	}
	return a
}

// tryDummy reckons what the dummy's card comes to for the contract: if one's
// own card lies already, it wins or it does not; else one's best answer counts.
func (p *position) tryDummy(d cards.Card, trick [rules.MaxSeats]cards.Card, led cards.Card) outcome {
	g := p.Game
	if led == 0 {
		led = d
	}
	trick[p.v.Options.Seat] = d
	if own := trick[p.v.Seat]; own != 0 {
		wins := float32(1)
		for _, x := range trick[:p.Variant.Seats] {
			if x != 0 && g.Strength(p.Trump, led, x) > g.Strength(p.Trump, led, own) {
				wins = 0
			}
		}
		return p.after(0, wins)
	}
	legal := p.hand & p.Following(led)
	if legal == 0 {
		legal = p.hand
	}
	best := outcome{value: -1e9}
	for ; legal != 0; legal &= legal - 1 {
		c := legal.First()
		if o := p.after(c, p.wins(c, trick, led)); o.value > best.value {
			best = o
		}
	}
	return best
}

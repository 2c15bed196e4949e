package search

import (
	"slices"

	"ninetynine/internal/base/elementary"
	"ninetynine/internal/think/nn"
	"ninetynine/rules"
)

// A Temperament is what a player likes beyond points, within its level. Likings are
// in points of the deal: what it gives up for them if it must. The zero Temperament
// likes nothing in particular.
type Temperament struct {
	Name   string  // "" of the zero Temperament
	Nought float64 // liking for a bid of no trick
	Bids   float64 // liking for each trick of a bid
	Offers float64 // liking for making an offer
	Nerve  float64 // taken from the least chances at which it makes one; see [Premiums]
	Spoil  float64 // liking for taking the trick from whoever needs it, and for leaving it to whoever does not
}

// Temperaments returns those that computer players are known for.
func Temperaments() []Temperament {
	return []Temperament{
		{Name: "bold", Bids: 0.5, Offers: 0.4, Nerve: 0.05},
		{Name: "careful", Bids: -0.7, Offers: -0.6, Nerve: -0.1},
		{Name: "spoiler", Spoil: 2},
		{Name: "noughts", Nought: 6},
	}
}

// nat is how many points a natural logarithm of the net's probability counts for
// where a liking is weighed against it.
const nat = 0.3

// likes reports whether some offers or cards of the View may be dearer to the player
// than others. Of bids see [question.tempted].
func (q *question) likes(v *rules.View) bool {
	t := &q.effort.Temperament
	if v.Phase == rules.Offering {
		return t.Offers != 0
	}
	if v.Phase != rules.Playing || t.Spoil == 0 {
		return false
	}
	taking := q.game.Taking(v)
	if taking == rules.Nobody || taking == v.Seat { // with a dummy's card it would spoil its own trick
		return false
	}
	q.best, q.wanted = q.game.Strength(v.Trump, v.Led(), v.Trick()[taking]), q.wants(v, taking)
	return true
}

// liking returns how dear an offer or a card is to the player, in points.
func (q *question) liking(v *rules.View, a rules.Action) float64 {
	t := &q.effort.Temperament
	switch {
	case v.Phase == rules.Offering && a.Offer().Level() != rules.Pass:
		return t.Offers
	case v.Phase == rules.Playing && q.game.Strength(v.Trump, v.Led(), a.Card()) > q.best:
		return t.Spoil * (2*q.wanted - 1)
	}
	return 0
}

// wants returns the chance that a seat needs another trick for its contract, as the
// net believes, which has just seen the View.
func (q *question) wants(v *rules.View, seat rules.Seat) (chance float64) {
	won := v.Won[seat]
	if makes := q.game.Makes(v, seat); makes != 0 {
		if makes>>won&1 == 0 && makes>>won != 0 {
			return 1
		}
		return 0
	}
	if q.game.Dummies().Has(seat) && q.game.DummyRule() == rules.DummyUnder {
		return 0 // to such a dummy, no trick is also good
	}
	s := q.model.Shape
	bids := q.model.Player.Answer(q.scratch, nn.HeadBelief)[s.BidAt(s.Relative(v.Seat, seat)):][:s.Bids()]
	nn.Softmax(bids)
	for n, p := range bids {
		if n > int(won) {
			chance += float64(p)
		}
	}
	return chance
}

// likingBid returns how dear a bid of so many tricks is to the player, in points.
func (q *question) likingBid(tricks int) float64 {
	t := &q.effort.Temperament
	if tricks == 0 {
		return t.Nought
	}
	return t.Bids * float64(tricks)
}

// likesBids reports whether some bids may be dearer to the player than others.
func (q *question) likesBids(v *rules.View) bool {
	t := &q.effort.Temperament
	return v.Phase == rules.Laying && (t.Nought != 0 || t.Bids != 0)
}

// A way is the likeliest of those to bid a number of tricks.
type way struct {
	act rules.Action
	p   float64 // that the net gives it; 0: there is no way
}

// waysToBid notes the likeliest way to bid each number of tricks.
func (q *question) waysToBid(v *rules.View, p []float32) {
	clear(q.ways[:])
	for i, x := range p {
		a := v.Options.Nth(i)
		if w := &q.ways[q.game.Bid(a.Cards())]; float64(x) >= w.p {
			*w = way{a, max(float64(x), unlikely)}
		}
	}
}

// tempted returns what a player lays who would have laid the cards drawn, had it no
// temperament: a bid that it likes more, if what the net expects to lose by it is
// worth that.
func (q *question) tempted(v *rules.View, drawn rules.Action) (rules.Action, error) {
	own := q.game.Bid(drawn.Cards())
	best, most := drawn, q.likingBid(own)
	_, points, err := q.after(v, drawn)
	for bid, w := range &q.ways {
		if err != nil || w.p == 0 || q.likingBid(bid) <= q.likingBid(own) {
			continue
		}
		var x float64
		_, x, err = q.after(v, w.act)
		if x += float64(nat*elementary.Log(w.p/q.ways[own].p)) - points + q.likingBid(bid); x > most {
			best, most = w.act, x
		}
	}
	return best, err
}

// addTempting sees to it that the bid by which the net's favourite is tempted is among
// those looked into.
func (q *question) addTempting() error {
	a, err := q.tempted(&q.asked, q.choices[0].Action)
	if err != nil || slices.ContainsFunc(q.choices, func(c Choice) bool { return c.Action == a }) {
		return err
	}
	last := &q.choices[len(q.choices)-1]
	last.Action, last.Policy = a, q.ways[q.game.Bid(a.Cards())].p
	return nil
}

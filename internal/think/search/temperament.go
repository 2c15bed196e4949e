package search

import (
	"slices"

	"ninetynine/cards"
	"ninetynine/internal/base/elementary"
	"ninetynine/internal/think/heuristic"
	"ninetynine/internal/think/nn"
	"ninetynine/rules"
)

// A Temperament is what a player likes beyond points, within its level. Likings are in points of
// the deal that it gives up for them. The zero Temperament has none.
type Temperament struct {
	Name   string  // "" of the zero Temperament
	Nought float64 // liking for a bid of zero
	Bids   float64 // liking for each trick of a bid
	Offers float64 // liking for making an offer
	Nerve  float64 // subtracted from the least chances at which it makes one; see [MinChance]
	Spoil  float64 // liking for taking the trick from a player who needs it, and for leaving it to one who does not
}

// Temperaments returns the temperaments that computer players can have.
func Temperaments() []Temperament {
	return []Temperament{
		{Name: "bold", Bids: 0.5, Offers: 0.4, Nerve: 0.05},
		{Name: "careful", Bids: -0.7, Offers: -0.6, Nerve: -0.1},
		{Name: "spoiler", Spoil: 2},
		{Name: "noughts", Nought: 6},
	}
}

// nat is the points that a natural logarithm of the net's probability is worth against a liking.
const nat = 0.3

// likes reports whether the player may like some offers or cards of the View more than others. For
// bids see [decision.tempt].
func (d *decision) likes(v *rules.View) bool {
	t := &d.effort.Temperament
	if v.Phase == rules.Offering {
		return t.Offers != 0
	}
	if v.Phase != rules.Playing || t.Spoil == 0 {
		return false
	}
	taking := d.game.Taking(v)
	if taking == rules.Nobody || taking == v.Seat { // with a dummy's card it would spoil its own trick
		return false
	}
	d.takingStrength, d.takingWants = d.game.Strength(v.Trump, v.Led(), v.Trick()[taking]), d.wants(v, taking)
	return true
}

func (d *decision) liking(v *rules.View, a rules.Action) float64 {
	t := &d.effort.Temperament
	switch {
	case v.Phase == rules.Offering && a.Offer().Level() != rules.Pass:
		return t.Offers
	case v.Phase == rules.Playing && d.game.Strength(v.Trump, v.Led(), a.Card()) > d.takingStrength:
		return t.Spoil * (2*d.takingWants - 1)
	}
	return 0
}

// wants returns the chance that a seat needs another trick for its contract, as the net believes;
// the net must just have been shown the View.
func (d *decision) wants(v *rules.View, seat rules.Seat) (chance float64) {
	won := v.Won[seat]
	if makes := d.game.Makes(v, seat); makes != 0 {
		if makes>>won&1 == 0 && makes>>won != 0 {
			return 1
		}
		return 0
	}
	if d.game.Dummies().Has(seat) && d.game.DummyRule() == rules.DummyUnder {
		return 0 // such a dummy also makes its contract without a trick
	}
	s := d.model.Shape
	bids := d.model.Player.Answer(d.playerScratch, nn.HeadBelief)[s.BidAt(s.Relative(v.Seat, seat)):][:s.Bids()]
	nn.Softmax(bids)
	for n, p := range bids {
		if n > int(won) {
			chance += float64(p)
		}
	}
	return chance
}

func (d *decision) likingBid(tricks int) float64 {
	t := &d.effort.Temperament
	if tricks == 0 {
		return t.Nought
	}
	return t.Bids * float64(tricks)
}

func (d *decision) likesBids(v *rules.View) bool {
	t := &d.effort.Temperament
	return v.Phase == rules.Laying && (t.Nought != 0 || t.Bids != 0)
}

// A leaning is the effect of manner and temperament in a View.
type leaning struct {
	appeal      [nn.MostOptions]float64                    // of each act
	counts      heuristic.Count                            // while it lays cards aside
	counted     [nn.MostOptions]heuristic.Way              // likewise, by option
	needed      int                                        // see needs
	musts       bool                                       // see mustTake
	topCards    int                                        // cards of the hand that look like winners
	bestWays    [rules.MaxAside*rules.MaxTricks + 1]bidWay // by number of tricks
	remembering [rules.MaxSeats]struct {                   // by seat, of the last hand that it was dealt, in a world or in truth
		dealt cards.Set
		draws [64]float64 // see draws
	}
	takingStrength int     // of the card that is taking the trick
	takingWants    float64 // chance that the player who is taking the trick wants it
}

// A bidWay is the likeliest way to bid a number of tricks.
type bidWay struct {
	act rules.Action
	p   float64 // the net's probability; 0: no such way
}

// waysToBid finds the likeliest way to bid each number of tricks.
func (d *decision) waysToBid(v *rules.View, p []float32) {
	clear(d.bestWays[:])
	for i, x := range p {
		a := v.Options.Nth(i)
		if x == 0 && d.effort.Manner.Counts > 0 {
			continue // see count
		}
		if w := &d.bestWays[d.game.Bid(a.Cards())]; float64(x) >= w.p {
			*w = bidWay{a, max(float64(x), unlikely)}
		}
	}
}

// tempt returns the bid-cards of a player that would lay the drawn cards if it had no temperament:
// a bid that it likes more, if the liking is worth the points that the net expects to lose. Then it
// misjudges its hand, as without a temperament.
func (d *decision) tempt(v *rules.View, drawn rules.Action) (rules.Action, error) {
	own := d.game.Bid(drawn.Cards())
	best, most := drawn, d.likingBid(own)
	_, points, err := d.outlookAfter(v, drawn)
	for bid, w := range &d.bestWays {
		if err != nil || w.p == 0 || d.likingBid(bid) <= d.likingBid(own) {
			continue
		}
		var x float64
		_, x, err = d.outlookAfter(v, w.act)
		if x += float64(nat*elementary.Log(w.p/d.bestWays[own].p)) - points + d.likingBid(bid); x > most {
			best, most = w.act, x
		}
	}
	if d.effort.Manner.Misjudge > 0 {
		bid := d.misjudged(v, d.game.Bid(best.Cards()), func(n int) bool { return d.bestWays[n].p > 0 })
		if bid != d.game.Bid(best.Cards()) {
			best = d.bestWays[bid].act
		}
	}
	return best, err
}

// addTempting adds to the choices the bid that tempts the player away from the net's favourite.
func (d *decision) addTempting() error {
	a, err := d.tempt(&d.view, d.choices[0].Action)
	if err != nil || slices.ContainsFunc(d.choices, func(c Choice) bool { return c.Action == a }) {
		return err
	}
	last := &d.choices[len(d.choices)-1]
	last.Action, last.Policy = a, d.bestWays[d.game.Bid(a.Cards())].p
	return nil
}

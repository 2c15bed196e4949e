package search

import (
	"fmt"
	"math"
	"math/bits"
	"math/rand/v2"

	"ninetynine/cards"
	"ninetynine/internal/base/elementary"
	"ninetynine/internal/think/claim"
	"ninetynine/internal/think/nn"
	"ninetynine/internal/think/worlds"
	"ninetynine/rules"
)

// A Manner is how a player below the highest level errs: as people do, never at random, and never
// by an act that the net rules out. With a tilt of 1, the net's probability of an act falls by a
// factor of e from the lowest and prettiest to the highest and least pretty. The zero Manner does
// not err.
type Manner struct {
	Forget   float64 // how fast it forgets cards: it remembers an ordinary one for 1/Forget tricks on average
	Hoard    float64 // tilt towards low cards in bids and, while it wants tricks, in tricks that other seats lead: it clings to high cards
	Duck     float64 // the same once it wants no more tricks: it ducks and is left with high cards, which take tricks later
	Fear     float64 // tilt towards leading low cards, and no trumps
	Pretty   float64 // tilt towards bids of one suit, and of as many tricks as it has high cards
	Misjudge float64 // by how many tricks it misjudges its hand, as a standard deviation; by two at most
	Reach    float64 // how unlikely an act it considers: up to e^Reach times less likely than the likeliest by the net; 0: see [thinkable]
	Counts   float64 // tilt towards the ways to bid that its count of its tricks favours; it then bids by no other look, and rules out what makes people laugh: see [decision.count]
	Exposed  float64 // what remains of its errors against another player's open hand, which nobody forgets or fears; 0: all
	Obvious  bool    // it does not miss the obvious: see [decision.missing]
	Takes    bool    // while it wants tricks, it clings to no card that takes the one at hand, and while it needs all, to none
}

// in returns the effort at a table of the game: what remains of its errors there. Editions before the fifth knew
// no such measure: where more is at stake for each player than where one premium is bid for among three or four,
// even weak players took more care.
func (e Effort) in(g *rules.Game) Effort {
	m, rest := &e.Manner, e.Rest
	if e.Evened != 0 {
		rest = remains(g)[e.Evened-1]
	}
	e.MinChance = e.MinChance.in(g)
	switch {
	case rest > 0:
		best := Full().MinChance.in(g).Declare
		e.MinChance.Declare = best + float64((e.MinChance.Declare-best)*rest)
		*m = m.times(rest)
		if e.Worlds > 0 && rest < 1 { // few worlds are an error, too
			e.Worlds = max(e.Worlds, min(int(float64(e.Worlds)/rest), Full().Worlds))
		}
	case g.OfferRule().Many || g.TrumpBy() == rules.ByHolder || g.Seats() == 2:
		rest = care
		if m.Counts == 0 { // the second edition knew no other care
			rest = 0.45
		} else {
			m.Hoard, m.Duck, m.Fear = m.Hoard*rest, m.Duck*rest, m.Fear*rest
		}
		m.Misjudge, m.Reach = m.Misjudge*rest, m.Reach*rest
	}
	return e
}

// times returns the manner with its errors multiplied by rest.
func (m Manner) times(rest float64) Manner {
	m.Forget, m.Pretty = m.Forget*rest, m.Pretty*rest
	m.Hoard, m.Duck, m.Fear = m.Hoard*rest, m.Duck*rest, m.Fear*rest
	m.Misjudge, m.Reach = m.Misjudge*rest, m.Reach*rest
	return m
}

// at returns the manner in a View, where another player's hand may lie open; of that manner it returns the same.
func (m Manner) at(g *rules.Game, v *rules.View) Manner {
	if m.Exposed > 0 && v.HandOpen&g.Live()&^v.Seat.Set() != 0 {
		m = m.times(m.Exposed)
		m.Exposed = 0
	}
	return m
}

// care is what is left of the errors of a player who takes more care, in editions 3 and 4.
const care = 0.2

// A MinChance has the least chances of the contract, as the player sees them, at which it declares
// and reveals. Among the offers allowed it makes the one with the highest expectation. Above 1 it
// never makes the offer; 0 allows any chance.
type MinChance struct {
	Declare, Reveal    float64
	DeclareWhereAllMay float64 // in place of Declare where every seat may hold a premium: no player overcalls it there, so that with the same chance it would declare far more often
	DeclareToName      float64 // in place of Declare where the holder names the trump: a player who passes there plays another player's trump
}

// in returns the limits in the game; Declare is the one that applies there.
func (m MinChance) in(g *rules.Game) MinChance {
	switch {
	case g.OfferRule().Many:
		m.Declare = m.DeclareWhereAllMay
	case g.TrumpBy() == rules.ByHolder:
		m.Declare = m.DeclareToName
	}
	return MinChance{m.Declare, m.Reveal, 0, 0}
}

func (d *decision) minChance(o rules.Offer) float64 {
	p, nerve := d.effort.MinChance, d.effort.Temperament.Nerve
	switch {
	case o.Level() == rules.Declare && p.Declare > 0:
		return p.Declare - nerve
	case o.Level() == rules.Reveal && p.Reveal > 0:
		return p.Reveal - nerve
	}
	return 0
}

// height is how high a card is in its suit: from 0 to 1, and trumps from a half.
func (d *decision) height(t rules.Trump, c cards.Card) float64 {
	g := d.game
	if t == rules.Unnamed { // cards may be laid before the trump is named
		t = rules.NoTrump
	}
	suit := g.Pack() & g.Following(t, g.SuitOf(t, c))
	h := 1 - float64(g.Above(t, c).Len())/float64(max(1, suit.Len()-1))
	if g.Trumps(t).Has(c) {
		h = (1 + h) / 2
	}
	return h
}

// thinkable is the least probability of an act, relative to the likeliest one, at which a player
// of any manner considers it.
const thinkable = 0.003

// applyManner turns the net's probabilities of the acts into those of a player with the manner
// and the temperament.
func (d *decision) applyManner(v *rules.View, p []float32) {
	all := d.effort.Manner
	defer func() { d.effort.Manner = all }()
	d.effort.Manner = all.at(d.game, v)
	errs, likes := d.errs(v), d.likes(v)
	gone := d.dominated
	if errs || likes { // the net gives up contracts that are nearly lost, and people do not
		if forfeits := claim.Forfeits(d.game, v); gone|forfeits != v.Options.From {
			gone |= forfeits
		}
	}
	if errs && v.Phase == rules.Playing && d.effort.Manner.Obvious {
		if missing := d.missing(v); gone|missing != v.Options.From {
			gone |= missing
		}
	}
	ruleOut(v, p, gone)
	if !errs && !likes {
		return
	}
	if errs && v.Phase == rules.Laying && d.effort.Manner.Counts > 0 {
		d.count(p)
	}
	if d.likesBids(v) {
		d.waysToBid(v, p)
	}
	if errs && v.Phase == rules.Laying && d.effort.Manner.Misjudge > 0 && !d.likesBids(v) { // else see tempt
		d.misjudge(v, p)
	}
	least, best := float32(thinkable), math.Inf(-1)
	if reach := d.effort.Manner.Reach; reach > 0 {
		least = float32(elementary.Exp(-reach))
	}
	if v.Phase == rules.Offering {
		least = 0 // see keepLikelyOffers
	} else {
		least *= p[nn.Greatest(p)]
	}
	appeal := d.appeal[:len(p)]
	for i := range p {
		if p[i] < least {
			continue
		}
		a, x := v.Options.Nth(i), 0.0
		if errs {
			x = d.looks(v, a)
		}
		if likes {
			x += d.liking(v, a) / nat
		}
		appeal[i], best = x, max(best, x)
	}
	for i := range p {
		if p[i] < least {
			p[i] = 0
		} else {
			p[i] *= float32(elementary.Exp(appeal[i] - best)) // of the best 1: their sum is never 0
		}
	}
	normalize(p)
}

// errs reports whether the manner distinguishes the acts of the View.
func (d *decision) errs(v *rules.View) bool {
	m := &d.effort.Manner
	if m.Hoard == 0 && m.Fear == 0 && m.Pretty == 0 && m.Misjudge == 0 && m.Duck == 0 {
		return false
	}
	switch {
	case v.Phase != rules.Laying:
	case m.Counts > 0:
		d.counts.Begin(d.thumb(), v)
	default:
		d.topCards = d.highCards(v)
	}
	if v.Phase != rules.Playing || v.Due != v.Seat {
		return v.Phase == rules.Laying // no player clings to a dummy's cards
	}
	d.needed = d.needs(v)
	d.musts = m.Counts > 0 && d.mustTake(v)
	return true
}

// looks returns how good an act of the View looks by the manner alone; 0 is best.
func (d *decision) looks(v *rules.View, a rules.Action) float64 {
	m := &d.effort.Manner
	switch {
	case v.Phase == rules.Laying:
		return d.bidLooks(v, a.Cards())
	}
	height := d.height(v.Trump, a.Card())
	if d.musts {
		if d.takesNow(v, a.Card()) {
			return -height
		}
		return -m.Hoard - 1
	}
	switch needs := d.needed; {
	case m.Takes && needs > 0 && (needs == d.game.Tricks()-int(v.Tricks) || d.takesNow(v, a.Card())):
		return 0
	case v.Led() == 0:
		return -m.Fear * height
	case needs == 0:
		return -m.Duck * height
	}
	return -m.Hoard * height
}

// mustTake reports whether people would take the trick at hand: they can, and need all the tricks that they
// are sure of, or more.
func (d *decision) mustTake(v *rules.View) bool {
	if v.Led() == 0 || d.needed == 0 || d.needed < d.sureTricks(v).Len() {
		return false
	}
	for c := range v.Options.From.Cards() {
		if d.takesNow(v, c) {
			return true
		}
	}
	return false
}

// missing returns the cards by which a player would miss the obvious, unless it is torn.
func (d *decision) missing(v *rules.View) cards.Set {
	prospect := d.game.Prospect(v, v.Seat)
	if prospect != rules.Kept && prospect != rules.Short || claim.Torn(d.game, v) {
		return 0
	}
	h, left := worlds.Look(d.game, d.seen(v)), d.game.Tricks()-int(v.Tricks)
	switch led := h.Led != 0; {
	case prospect == rules.Short && led:
		return missingBehind(&h, v.Options.From, left, d.needed)
	case prospect == rules.Short:
		return missingInLead(&h, v.Options.From, left, d.needed)
	case led: // cards that cannot take the trick, if a higher one of the suit cannot, either
		return h.BelowAnother(filter(v.Options.From, h.Loses))
	case left <= 3:
		return filter(v.Options.From, h.IsMaster)
	}
	return 0
}

// missingInLead is missing for a player who leads and wants tricks. If it needs all its winners, these are all but those
// of plain suits, which it may not be able to lead later.
func missingInLead(h *worlds.Trick, from cards.Set, left, needed int) cards.Set {
	winners := filter(from, h.Wins)
	if left > 4 || needed < winners.Len() {
		return 0
	}
	return missingBut(winners&^h.Game.Trumps(h.View.Trump), from)
}

// missingBehind is missing for a player who wants tricks where another has led:
//
//   - If a card is sure to take the trick, and it needs them all: all others. The same if it needs one of the last two
//     and has no other master; but a trump that takes either may wait.
//   - If it wants one of the last two, and cannot surely take the first: masters that the last lead may call for.
//   - If it needs a trick with each of its trumps and of the cards that at most one other card beats: masters that cannot
//     take the trick, if it can throw another card.
func missingBehind(h *worlds.Trick, from cards.Set, left, needed int) cards.Set {
	trumps := h.Game.Trumps(h.View.Trump)
	hopes := filter(h.Hand, func(c cards.Card) bool { return trumps.Has(c) || (h.Others&h.Above(c)).Len() <= 1 })
	winners, losers, masters := filter(from, h.Wins), filter(from, h.Loses), filter(from, h.IsMaster)
	live := filter(masters, func(c cards.Card) bool { return h.Others&h.Suit(c) != 0 })
	switch {
	case left == 2 && needed == 1 && masters&^winners == 0:
		return missingBut(winners&^(masters&trumps), from)
	case left == 2 && winners == 0:
		return live
	case needed < left && hopes.Len() <= needed && losers&^hopes != 0:
		return losers & live
	case needed < left:
		return 0
	}
	return missingBut(winners, from)
}

// missingBut returns all cards but the winners, if there are any.
func missingBut(winners, from cards.Set) cards.Set {
	if winners == 0 {
		return 0
	}
	return from &^ winners
}

// filter returns those of the cards for which is holds.
func filter(among cards.Set, is func(cards.Card) bool) (those cards.Set) {
	for c := range among.Cards() {
		if is(c) {
			those |= c.Set()
		}
	}
	return those
}

// takesNow reports whether the card takes the trick that another seat led: it is the last, or ruffs; or, to a
// player who counts its tricks, it is the highest of its suit.
func (d *decision) takesNow(v *rules.View, c cards.Card) bool {
	g, led := d.game, v.Led()
	taking := g.Taking(v)
	if taking == rules.Nobody || g.Strength(v.Trump, led, c) <= g.Strength(v.Trump, led, v.Trick()[taking]) {
		return false
	}
	played := 0
	for _, x := range v.Trick() {
		if x != 0 {
			played++
		}
	}
	trumps := g.Trumps(v.Trump)
	return played == g.Seats()-1 || trumps.Has(c) && !trumps.Has(led) || d.effort.Manner.Counts > 0 && g.Above(v.Trump, c) == 0
}

// needs returns how many more tricks the seat needs at least for its contract; 1 if it does not know
// its bid.
func (d *decision) needs(v *rules.View) int {
	switch d.game.Prospect(v, v.Seat) {
	case rules.Kept:
		return 0
	case rules.Short:
		return bits.TrailingZeros32(d.game.Makes(v, v.Seat) >> v.Won[v.Seat])
	}
	return 1
}

// count rules out the bids that make people laugh.
func (d *decision) count(p []float32) {
	ways := d.counted[:len(p)]
	d.counts.Ways(ways)
	for i := range p {
		if ways[i].Laughable {
			p[i] = 0
		} else {
			p[i] = max(p[i], unlikely)
		}
	}
	normalize(p)
}

// sureTricks returns the cards of the hand that people are sure to take tricks with.
func (d *decision) sureTricks(v *rules.View) cards.Set {
	return d.thumb().Sure(v.Trump, v.Hand[v.Seat], 0)
}

// misjudge keeps the ways to bid as many tricks as the player thinks its hand is worth.
func (d *decision) misjudge(v *rules.View, p []float32) {
	ways := d.counted[:len(p)]
	if d.effort.Manner.Counts == 0 {
		for i := range ways {
			ways[i].Bid = uint8(d.game.Bid(v.Options.Nth(i).Cards()))
		}
	}
	var bids [rules.MaxAside*rules.MaxTricks + 1]float32
	for i := range p {
		bids[ways[i].Bid] += p[i]
	}
	bid := d.misjudged(v, nn.Greatest(bids[:]), func(n int) bool { return bids[n] > 0 })
	for i := range p {
		if int(ways[i].Bid) != bid {
			p[i] = 0
		}
	}
	normalize(p)
}

// misjudged returns the bid of a player whose hand is worth a bid of n tricks: the one nearest to what it
// thinks. It errs alike whenever it looks at the hand.
func (d *decision) misjudged(v *rules.View, n int, possible func(int) bool) (bid int) {
	luck, off := handLuck(dealt(v), 1), 0.0 // roughly normal
	for range 12 {
		off += uniform(&luck)
	}
	want := n + max(-2, min(int(math.Round((off-6)*d.effort.Manner.Misjudge)), 2))
	if bid = n; n > 1 {
		want = max(want, 1) // a hand that is good for two tricks does not look like none
	}
	for i := range d.bestWays {
		if possible(i) && max(i-want, want-i) < max(bid-want, want-bid) {
			bid = i
		}
	}
	return bid
}

// ruleOut sets the probabilities of the cards to 0, and those of all others to more than that.
func ruleOut(v *rules.View, p []float32, gone cards.Set) {
	if gone == 0 {
		return
	}
	for i, from := 0, v.Options.From; from != 0; i, from = i+1, from&(from-1) {
		if p[i] = max(p[i], unlikely); gone.Has(from.First()) {
			p[i] = 0
		}
	}
	normalize(p)
}

func normalize(p []float32) {
	sum := float32(0)
	for _, x := range p {
		sum += x
	}
	for i := range p {
		p[i] /= sum
	}
}

func (d *decision) highCards(v *rules.View) (n int) {
	for c := range v.Hand[v.Seat].Cards() {
		if d.height(v.Trump, c) > 0.8 {
			n++
		}
	}
	return n
}

// bidLooks returns how good the bid of the cards looks. To a player who counts its tricks, the best is the
// likeliest to be made; to others, low cards of one suit that bid as many tricks as there are high cards.
func (d *decision) bidLooks(v *rules.View, laid cards.Set) float64 {
	m := &d.effort.Manner
	if m.Counts > 0 {
		return m.Counts * elementary.Log(max(d.counts.Chance(laid), unlikely))
	}
	high, suits := 0.0, 0
	for k := range cards.Suit(cards.Suits) {
		if laid.In(k) != 0 {
			suits++
		}
	}
	for c := range laid.Cards() {
		high += d.height(v.Trump, c)
	}
	far := max(d.game.Bid(laid)-d.topCards, d.topCards-d.game.Bid(laid))
	return -m.Hoard*high/float64(laid.Len()) - float64(m.Pretty*float64(suits-1+far)/4)
}

// handLuck returns random numbers that follow from the hand dealt, so that they are the same all deal.
func handLuck(dealt cards.Set, stream uint64) (luck rand.PCG) {
	luck.Seed(stream, uint64(dealt))
	return luck
}

// dealt returns the cards that the View's seat was dealt.
func dealt(v *rules.View) cards.Set {
	own := v.Hand[v.Seat] | v.Aside[v.Seat]
	for t := range v.Played {
		own |= v.Played[t][v.Seat].Set()
	}
	return own
}

// uniform returns a random number above 0, and up to 1.
func uniform(luck *rand.PCG) float64 { return float64(luck.Uint64()>>11+1) / (1 << 53) }

// forget returns the View without the cards that the player has forgotten: the older and less
// remarkable ones first. A forgotten card stays forgotten for the deal, since forgetting follows
// from the hand dealt, and not from the seed, which differs between decisions.
func (d *decision) forget(v *rules.View) *rules.View {
	draws := d.draws(v)
	d.inWorld = *v
	d.inWorld.Void = [rules.MaxSeats]uint8{}
	for t := range min(int(v.Tricks)+1, d.game.Tricks()) {
		led := v.Played[t][v.Leads[t]&7]
		for i, c := range v.Played[t] {
			if c == 0 {
				continue
			}
			if !v.HandOpen.Has(rules.Seat(i)) && float64(int(v.Tricks)-t) > d.lasts(v, c, draws[c]) {
				d.inWorld.Played[t][i] = 0
			} else if k := d.game.SuitOf(v.Trump, led); d.game.SuitOf(v.Trump, c) != k {
				d.inWorld.Void[i] |= 1 << k & v.Void[i]
			}
		}
	}
	return &d.inWorld
}

// draws returns a random number from 0 to 1 for each card that the seat may forget.
func (d *decision) draws(v *rules.View) *[64]float64 {
	x := &d.remembering[v.Seat]
	if own := dealt(v); x.dealt != own {
		x.dealt = own
		luck := handLuck(own, 0)
		for c := range d.game.Pack().Cards() {
			x.draws[c] = uniform(&luck)
		}
	}
	return &x.draws
}

// lasts returns for how many tricks the player remembers the card with such a number.
func (d *decision) lasts(v *rules.View, c cards.Card, draw float64) float64 {
	striking := 0.5 + float64(2*d.height(v.Trump, c))
	return -elementary.Log(draw) / d.effort.Manner.at(d.game, v).Forget * striking
}

// keepLikelyOffers sets the probabilities of offers with too unlikely contracts to 0.
func (d *decision) keepLikelyOffers(v *rules.View, p []float32) error {
	if d.effort.MinChance == (MinChance{}) {
		return nil
	}
	for i := range p {
		a := v.Options.Nth(i)
		if least := d.minChance(a.Offer()); least > 0 {
			chance, _, err := d.outlookAfter(v, a)
			if err != nil {
				return err
			}
			if chance < least {
				p[i] = 0
			}
		} else if a.Offer() == rules.Pass {
			p[i] = max(p[i], unlikely) // or none might be left
		}
	}
	normalize(p)
	return nil
}

// dummies is how many dummies are sampled to look beyond the offers.
const dummies = 32

// outlookAfter returns the chance of the contract and the points that the net expects once the seat
// has acted and all other seats have passed. The seat then sees the same in every world, so one is
// enough; but where a dummy is turned up, they are means over many.
func (d *decision) outlookAfter(v *rules.View, act rules.Action) (chance, points float64, _ error) {
	if err := d.sampler.Begin(v); err != nil {
		return 0, 0, err
	}
	n := 1
	if d.game.Dummies() != 0 {
		n = dummies
	}
	for range n {
		var h rules.Hidden
		if _, ok := d.sampler.Sample(&d.rng, &h); !ok {
			return 0, 0, fmt.Errorf("no deal agrees with the View")
		}
		for i := range h.Offer {
			if h.Offer[i] != 0 {
				h.Offer[i] = rules.Pass
			}
		}
		s := d.game.Suppose(v, &h)
		d.game.Apply(&s, act)
		for s.Phase() == rules.Offering {
			d.game.Apply(&s, rules.MakeOffer(d.game.Turn(&s).First(), rules.Pass))
		}
		d.game.View(&s, v.Seat, &d.inWorld)
		chance += d.outlook(&d.inWorld)[v.Seat] / float64(n)
		points += float64(d.model.Player.Answer(d.playerScratch, nn.HeadOutlook)[0]) * nn.Points / float64(n)
	}
	return chance, points, nil
}

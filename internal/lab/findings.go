package lab

import (
	"cmp"
	"encoding/json"
	"fmt"
	"maps"
	"slices"

	"ninetynine/cards"
	"ninetynine/rules"
)

// A finder counts facts about the game itself: it sorts the hands of every deal by one aspect after
// another, trump by trump. All counts are whole numbers, so finders of several units give the same
// sums in any order. Hands are those of the players; a dummy's hand counts only where the aspect
// includes it.
type finder struct {
	game       *rules.Game
	mostBid    int // highest bid of bid-cards
	aspects    []aspect
	piles      []pile // of the aspects one after another, see pile
	filled     []int  // piles with hands
	cards      [rules.Unnamed][64]cardTally
	games      gameTally
	advantages [rules.MaxSeats]moments // points of a seat over those of the other players, times their number; seats as in fromForehand

	most      int32 // highest points of a player's hand in a deal
	mostHands int64 // hands with that many points

	facts facts // of the current deal, here to avoid allocations
}

// An aspect is a way to sort hands into rows: by one [axis], or by two.
type aspect struct {
	of    string
	rows  int
	row   func(*finder, rules.Seat) int // in the deal of facts; -1: the hand belongs to no row
	name  func(row int) (name, and string)
	dummy bool // the dummy's hand counts too
	from  int  // index of its first pile
}

// facts are what aspects need to know about a deal.
type facts struct {
	result   *rules.Result
	hands    [rules.MaxSeats]cards.Set // as dealt
	aside    [rules.MaxSeats]cards.Set // bid-cards
	said     [rules.MaxSeats]rules.Offer
	stated   [rules.MaxSeats]float64     // chances stated; see simulateWorker
	held     [rules.MaxSeats]rules.Offer // by players; levels
	totals   [rules.MaxSeats]int32       // before the deal
	forehand rules.Seat
	trumps   cards.Set
	sum      int // of all bids
}

// A pile counts the hands of one row at one trump. The last five are sums over deals of squares and
// products of the totals of the row's hands in a deal: hands of a deal are correlated, deals
// hardly.
type pile struct {
	Deals, Hands, Made, Bid, Tricks, Points int64
	Margin                                  int64 // points minus the mean of the other hands' points, times the number of those hands

	HandsSquared, MadeSquared, MadeHands, MarginSquared, MarginHands int64
}

type cardTally struct{ Dealt, Laid int64 }

// longest is the length in deals from which games are counted together.
const longest = 200

type gameTally struct {
	Lengths [longest + 1]int64
	Won     int64 // games with a winner
	Winning int64 // points in play of the winners
	Games   winTally
	Matches winTally
}

// A winTally counts wins by seat in the first deal of a game or match, as finder.seatRow numbers
// them.
type winTally struct {
	Of  int64
	Won [rules.MaxSeats]int64 // in parts of wholeGame, since wins may be shared
}

func newFinder(g *rules.Game) *finder {
	v := g.Variant()
	f := &finder{game: g, mostBid: int(slices.Max(v.Worth[:])) * v.Aside}
	f.aspects = f.allAspects()
	n := 0
	for i := range f.aspects {
		f.aspects[i].from = n
		n += f.aspects[i].rows * int(rules.Unnamed)
	}
	f.piles = make([]pile, n)
	return f
}

func (f *finder) pile(a *aspect, row int, t rules.Trump) *pile {
	return &f.piles[a.from+row*int(rules.Unnamed)+int(t)]
}

func (f *finder) lay(at int, p *pile) {
	if f.piles[at].Deals == 0 {
		f.filled = append(f.filled, at)
	}
	f.piles[at].add(p)
}

func (f *finder) addDeal(w *simulateWorker) {
	f.gather(w)
	for i := range f.aspects {
		f.sort(&f.aspects[i])
	}
	r := &w.state.Result
	for i := range f.game.Live().All() {
		switch p := r.Points[i]; {
		case f.mostHands == 0 || p > f.most:
			f.most, f.mostHands = p, 1
		case p == f.most:
			f.mostHands++
		}
		tally := &f.cards[r.Trump]
		for s := f.facts.hands[i]; s != 0; s &= s - 1 {
			tally[s.First()].Dealt++
		}
		for s := f.facts.aside[i]; s != 0; s &= s - 1 {
			tally[s.First()].Laid++
		}
	}
	f.addAdvantages(r)
	if w.state.Closed {
		f.games.add(w)
		e := &w.state.GameEnd
		f.addWin(&f.games.Games, e.Winners, w.match.First, int(e.Game))
	}
}

// addAdvantages counts the points of each player's seat relative to the other players.
func (f *finder) addAdvantages(r *rules.Result) {
	players := int64(f.game.Live().Len())
	total := int64(0)
	for i := range f.game.Live().All() {
		total += int64(r.Points[i])
	}
	for i := range f.game.Live().All() {
		f.advantages[f.fromForehand(i, f.facts.forehand)].add(players*int64(r.Points[i]) - total)
	}
}

func (f *finder) addMatch(w *simulateWorker) {
	f.addWin(&f.games.Matches, w.state.End.Winners, w.match.First, 0)
}

// addWin counts the end of a game, or of a match that began with it: the games of a match have
// first dealers in turn, starting with first. Without winners, the dummy has won.
func (f *finder) addWin(t *winTally, winners rules.Seats, first rules.Seat, game int) {
	live := rules.Seat(f.game.Live().Len())
	forehand := (first + rules.Seat(game%int(live)) + 1) % live
	winners = cmp.Or(winners, f.game.Dummies())
	t.Of++
	for i := range winners.All() {
		t.Won[f.fromForehand(i, forehand)] += wholeGame / int64(winners.Len())
	}
}

func (f *finder) gather(w *simulateWorker) {
	r := &w.state.Result
	f.facts = facts{
		result: r, hands: w.cards.Hands, aside: f.game.Uncover(&w.state.Deal).Aside,
		stated: w.stated, totals: w.before.Totals, forehand: f.game.Forehand(w.cards.Dealer),
	}
	x := &f.facts
	if k, ok := r.Trump.Suit(); ok {
		x.trumps = f.game.Following(r.Trump, int(k))
	} else if r.Trump == rules.NinesTrump {
		x.trumps = f.game.Following(r.Trump, cards.Suits)
	}
	for i := range f.game.Seats() {
		x.sum += int(r.Bid[i])
	}
	for i := range f.game.Live().All() {
		x.held[i] = r.Premium[i].Level()
		for level, n := range w.offers[i] {
			if n > 0 {
				x.said[i] = rules.Offer(level)
			}
		}
	}
}

// sort adds the hands of the deal to the aspect's piles, those of one row together.
func (f *finder) sort(a *aspect) {
	n := rules.Seat(f.game.Seats())
	var rows [rules.MaxSeats]int
	for i := range n {
		rows[i] = -1
		if a.dummy || f.game.Live().Has(i) {
			rows[i] = a.row(f, i)
		}
	}
	r := f.facts.result
	total := int64(0)
	for i := range n {
		total += int64(r.Points[i])
	}
	for i := range n {
		row := rows[i]
		if row < 0 {
			continue
		}
		var p pile // of this deal
		for j := i; j < n; j++ {
			if rows[j] == row {
				rows[j] = -1
				p.Hands++
				p.Made += int64(r.Made >> j & 1)
				p.Bid += int64(r.Bid[j])
				p.Tricks += int64(r.Tricks[j])
				p.Points += int64(r.Points[j])
				p.Margin += int64(n)*int64(r.Points[j]) - total
			}
		}
		p.Deals = 1
		p.HandsSquared, p.MadeSquared, p.MadeHands = p.Hands*p.Hands, p.Made*p.Made, p.Made*p.Hands
		p.MarginSquared, p.MarginHands = p.Margin*p.Margin, p.Margin*p.Hands
		f.lay(a.from+row*int(rules.Unnamed)+int(r.Trump), &p)
	}
}

func (p *pile) add(q *pile) {
	p.Deals += q.Deals
	p.Hands += q.Hands
	p.Made += q.Made
	p.Bid += q.Bid
	p.Tricks += q.Tricks
	p.Points += q.Points
	p.Margin += q.Margin
	p.HandsSquared += q.HandsSquared
	p.MadeSquared += q.MadeSquared
	p.MadeHands += q.MadeHands
	p.MarginSquared += q.MarginSquared
	p.MarginHands += q.MarginHands
}

func (t *gameTally) add(w *simulateWorker) {
	e := &w.state.GameEnd
	t.Lengths[min(int(w.before.InGame)+1, longest)]++
	if e.Winners != 0 {
		t.Won++
		t.Winning += int64(e.Totals[e.Winners.First()])
	}
}

func (t *winTally) add(o *winTally) {
	t.Of += o.Of
	for i, n := range o.Won {
		t.Won[i] += n
	}
}

// add adds the counts of another finder of the same game, and empties it.
func (f *finder) add(o *finder) {
	for _, at := range o.filled {
		f.lay(at, &o.piles[at])
		o.piles[at] = pile{}
	}
	for t := range f.cards {
		for c := range f.cards[t] {
			f.cards[t][c].Dealt += o.cards[t][c].Dealt
			f.cards[t][c].Laid += o.cards[t][c].Laid
		}
	}
	for n := range f.games.Lengths {
		f.games.Lengths[n] += o.games.Lengths[n]
	}
	f.games.Won += o.games.Won
	f.games.Winning += o.games.Winning
	for i := range f.advantages {
		f.advantages[i].sumUp(&o.advantages[i])
	}
	f.games.Games.add(&o.games.Games)
	f.games.Matches.add(&o.games.Matches)
	switch {
	case o.mostHands > 0 && (f.mostHands == 0 || o.most > f.most):
		f.most, f.mostHands = o.most, o.mostHands
	case o.most == f.most:
		f.mostHands += o.mostHands
	}
	*o = finder{game: o.game, mostBid: o.mostBid, aspects: o.aspects, piles: o.piles, filled: o.filled[:0]}
}

// mostPiles is more piles than any game has.
const mostPiles = 1 << 20

// counts are what a finder has counted, as a journal stores them: of the piles only those with hands.
type counts struct {
	Piles      map[int]*pile `json:",omitempty"`
	Cards      [rules.Unnamed][64]cardTally
	Games      gameTally
	Advantages [rules.MaxSeats]moments
	Most       int32
	MostHands  int64
}

// MarshalJSON writes the counts alone: the game says the rest.
func (f *finder) MarshalJSON() ([]byte, error) {
	c := counts{map[int]*pile{}, f.cards, f.games, f.advantages, f.most, f.mostHands}
	for _, at := range f.filled {
		c.Piles[at] = &f.piles[at]
	}
	return json.Marshal(c)
}

// UnmarshalJSON reads counts, which [finder.add] adds to those of another finder of the game.
func (f *finder) UnmarshalJSON(data []byte) error {
	var c counts
	if err := json.Unmarshal(data, &c); err != nil {
		return err
	}
	*f = finder{cards: c.Cards, games: c.Games, advantages: c.Advantages, most: c.Most, mostHands: c.MostHands}
	for _, at := range slices.Sorted(maps.Keys(c.Piles)) {
		if at < 0 || at >= mostPiles || c.Piles[at] == nil {
			return fmt.Errorf("there is no pile %d", at)
		}
		f.filled = append(f.filled, at)
		f.piles = append(f.piles, make([]pile, at+1-len(f.piles))...)
		f.piles[at] = *c.Piles[at]
	}
	return nil
}

package lab

import (
	"math"

	"ninetynine/cards"
	"ninetynine/internal/base/interval"
	"ninetynine/rules"
)

// Findings are what a simulation says about the game. They cover the players' hands, all players
// together. A dummy's hand has a row in the table "seat", and otherwise counts only in the sum of
// bids, the number of contracts made, and the points that other hands are compared with.
type Findings struct {
	Trumps     []rules.Trump   `json:"trumps"` // that deals were played at
	Tables     []Finding       `json:"tables"`
	Cards      []CardCount     `json:"cards"` // by trump and card
	Games      GameCount       `json:"games"`
	Advantages []SeatAdvantage `json:"edges"` // of the players' seats, from forehand to dealer

	Most      int32 `json:"most"`      // highest points of a hand in one deal
	MostHands int64 `json:"mostHands"` // hands with that many points
}

// A Finding is the hands sorted by one aspect:
//
//   - all: not at all
//   - seat: from forehand to dealer, and the dummy
//   - bid; tricks: bid and tricks won; suits: of the bid-cards, as CHD, and
//     the bid that they make
//   - trumpsBid, trumpsDealt: trumps among the bid-cards, among the cards dealt;
//     of deals at no trump there are none
//   - sum: of the bids of all hands; made: contracts made in the deal;
//     sumMade: both
//   - premium: that the hand holds, or another hand against it;
//     premiumBid: that the hand holds, and bid; of variants where one hand may
//     hold a premium, the hands against it are left out;
//     premiumSeat, premiumStanding: that the hand holds, and seat or standing
//   - offer: the highest made, and whether it was beaten
//   - standing: totals before the deal
//   - told: the chance that its player gave the contract once all had laid, in
//     percent, by tens; only of players who tell chances and where bid-cards
//     are laid; premiumTold: premium as in premiumBid, and that chance
//   - withClubs, withTrumps, withAces: with or without such cards among the
//     bid-cards, and bid
type Finding struct {
	Of   string       `json:"of"`
	Rows []FindingRow `json:"rows"` // those that occurred
}

// A FindingRow has the hands of one row.
type FindingRow struct {
	Name   string       `json:"name"`
	And    string       `json:"and,omitempty"`   // the second property of an aspect with two
	Blind  float64      `json:"blind,omitempty"` // of bid and suits: the row's share if bid-cards were drawn at random
	All    Group        `json:"all"`
	Trumps []TrumpGroup `json:"trumps"` // those that occurred
}

// A Group has the results of some hands. Its intervals treat deals as independent, but not the
// hands of one deal.
type Group struct {
	Deals  int64   `json:"deals"` // that have such hands
	Hands  int64   `json:"hands"`
	Made   Rate    `json:"made"`
	Bid    float64 `json:"bid"`    // mean
	Tricks float64 `json:"tricks"` // mean
	Points float64 `json:"points"` // mean of a hand and deal
	Margin Mean    `json:"lead"`   // points less the mean of the other hands', a dummy's included
}

// A TrumpGroup has the hands of a row at one trump.
type TrumpGroup struct {
	Trump rules.Trump `json:"trump"`
	Group
}

// A CardCount says how often a card was dealt to players at a trump, and how often it became a
// bid-card.
type CardCount struct {
	Trump rules.Trump `json:"trump"`
	Card  cards.Card  `json:"card"`
	Dealt int64       `json:"dealt"`
	Laid  int64       `json:"laid"`
}

// A SeatAdvantage says how many points more than the mean of the other players the player in a seat gets,
// without a dummy.
type SeatAdvantage struct {
	Seat   string `json:"seat"`
	Margin Mean   `json:"lead"`
}

// A GameCount says how long games were, and with how many points in play they were won. Games that
// were unfinished when the deals ended are left out.
type GameCount struct {
	Lengths []LengthCount `json:"lengths"` // those that occurred
	Winning float64       `json:"winning"` // mean of the winners' points in play; 0 if there is none
	Seats   []WinCount    `json:"seats"`   // games won by seat in their first deal
	Matches []WinCount    `json:"matches"` // matches won by seat in theirs
}

// A WinCount says how often a seat won, a dummy's last. Shared wins count in parts; intervals treat
// games or matches as independent.
type WinCount struct {
	Seat  string  `json:"seat"`
	Won   float64 `json:"won"`
	Of    int64   `json:"of"`
	Share Mean    `json:"share"` // 0 to 1
}

// A LengthCount is the number of games of one length; the last one includes all longer games.
type LengthCount struct {
	Deals int   `json:"deals"`
	Games int64 `json:"games"`
}

// Table returns the table of the aspect, nil if there is none.
func (f *Findings) Table(of string) *Finding {
	for i := range f.Tables {
		if f.Tables[i].Of == of {
			return &f.Tables[i]
		}
	}
	return nil
}

func tablesOf() []string {
	return []string{
		"all", "seat", "bid", "tricks", "suits", "trumpsBid", "trumpsDealt", "sum", "sumMade", "made", "premium", "premiumBid",
		"premiumSeat", "premiumStanding", "offer", "standing", "told", "premiumTold", "withClubs", "withTrumps", "withAces",
	}
}

// Whole reports whether all tables are present: stored findings of an older program lack some.
func (f *Findings) Whole() bool {
	for _, of := range tablesOf() {
		if f.Table(of) == nil {
			return false
		}
	}
	return len(f.Advantages) > 0 && len(f.Games.Seats) >= len(f.Advantages) && len(f.Games.Matches) == len(f.Games.Seats)
}

// Row returns the row of that name, nil if it did not occur.
func (f *Finding) Row(name, and string) *FindingRow {
	for i := range f.Rows {
		if r := &f.Rows[i]; r.Name == name && r.And == and {
			return r
		}
	}
	return nil
}

// At returns the row's hands at the trump, an empty group if it did not occur
// there.
func (r *FindingRow) At(t rules.Trump) *Group {
	if r != nil {
		for i := range r.Trumps {
			if r.Trumps[i].Trump == t {
				return &r.Trumps[i].Group
			}
		}
	}
	return &Group{}
}

// Whole returns the row's hands at all trumps.
func (r *FindingRow) Whole() *Group {
	if r == nil {
		return &Group{}
	}
	return &r.All
}

func (f *finder) findings() *Findings {
	all := &Findings{Most: f.most, MostHands: f.mostHands, Games: f.games.count()}
	for i := range f.game.Live().Len() {
		all.Advantages = append(all.Advantages, SeatAdvantage{f.seatName(i), f.advantages[i].mean(float64(f.game.Live().Len() - 1))})
	}
	all.Games.Seats, all.Games.Matches = f.wins(&f.games.Games), f.wins(&f.games.Matches)
	for t := range rules.Unnamed {
		if f.pile(&f.aspects[0], 0, t).Deals == 0 {
			continue
		}
		all.Trumps = append(all.Trumps, t)
		for c := range f.game.Pack().Cards() {
			x := &f.cards[t][c]
			all.Cards = append(all.Cards, CardCount{t, c, x.Dealt, x.Laid})
		}
	}
	for i := range f.aspects {
		all.Tables = append(all.Tables, f.finding(&f.aspects[i]))
	}
	return all
}

func (f *finder) finding(a *aspect) Finding {
	found := Finding{Of: a.of, Rows: []FindingRow{}}
	others := float64(f.game.Seats() - 1)
	for row := range a.rows {
		var whole pile
		r := FindingRow{}
		for t := range rules.Unnamed {
			p := f.pile(a, row, t)
			if p.Deals > 0 {
				whole.add(p)
				r.Trumps = append(r.Trumps, TrumpGroup{t, p.group(others)})
			}
		}
		if whole.Deals == 0 {
			continue
		}
		r.Name, r.And = a.name(row)
		r.Blind = f.blindRow(a.of, row)
		r.All = whole.group(others)
		found.Rows = append(found.Rows, r)
	}
	return found
}

// blindRow returns how often the row would occur with bid-cards drawn at random; 0 for aspects
// other than bid and suits.
func (f *finder) blindRow(of string, row int) float64 {
	switch of {
	case "suits":
		return f.blind(row)
	case "bid":
		sum := 0.0
		for suits := range suitRows {
			counts, ok := f.suitsOf(suits)
			bid := 0
			for i, k := range bySuits {
				bid += counts[i] * int(f.game.Worth()[k])
			}
			if ok && bid == row {
				sum += f.blind(suits)
			}
		}
		return sum
	}
	return 0
}

// group computes the figures of hands; others is the number of other hands at the table.
func (p *pile) group(others float64) Group {
	made := ratio{p.Deals, p.Made, p.Hands, p.MadeSquared, p.HandsSquared, p.MadeHands}
	return Group{
		Deals: p.Deals, Hands: p.Hands, Made: made.rate(),
		Bid: over(p.Bid, p.Hands), Tricks: over(p.Tricks, p.Hands), Points: over(p.Points, p.Hands),
		Margin: p.marginMean(others),
	}
}

func (p *pile) marginMean(others float64) Mean {
	q := quotient{float64(p.Deals), float64(p.Margin), float64(p.Hands), float64(p.MarginSquared), float64(p.HandsSquared), float64(p.MarginHands)}
	mean, half := q.estimate()
	mean, half = mean/others, half/others
	return Mean{mean, mean - half, mean + half}
}

func (f *finder) wins(t *winTally) []WinCount {
	all := []WinCount{}
	for i := range f.game.Seats() {
		share := over(t.Won[i], wholeGame*t.Of)
		low, high := interval.Wilson(share, float64(t.Of))
		all = append(all, WinCount{f.seatName(i), float64(t.Won[i]) / wholeGame, t.Of, Mean{share, low, high}})
	}
	return all
}

func (t *gameTally) count() GameCount {
	g := GameCount{Lengths: []LengthCount{}, Winning: over(t.Winning, t.Won)}
	for n, games := range t.Lengths {
		if games > 0 {
			g.Lengths = append(g.Lengths, LengthCount{n, games})
		}
	}
	return g
}

// A Contrast compares two kinds of hands within strata: the mean differences in contracts made and
// points, with intervals. A stratum with n and m hands of the two kinds has the weight n·m / (n +
// m). Hands are treated as independent.
type Contrast struct {
	Made   Mean  `json:"made"` // contracts made, as a difference of shares
	Margin Mean  `json:"lead"` // points
	Of     int64 `json:"of"`   // hands of the first kind in the strata compared
}

const leastHands = 30

// Contrast compares the rows with the two names in one table. Rows with the same second name form a
// stratum; ok is false if no stratum has enough hands.
func (f *Findings) Contrast(of, name, other string) (c Contrast, ok bool) {
	var made, lead differences
	table := f.Table(of)
	if table == nil {
		return c, false
	}
	for _, x := range table.Rows {
		y := table.Row(other, x.And)
		if x.Name != name || y == nil || min(x.All.Hands, y.All.Hands) < leastHands {
			continue
		}
		n, m := float64(x.All.Hands), float64(y.All.Hands)
		weight := n * m / (n + m)
		made.add(weight, x.All.Made.mean(), y.All.Made.mean())
		lead.add(weight, x.All.Margin, y.All.Margin)
		c.Of += x.All.Hands
	}
	c.Made, c.Margin = made.mean(), lead.mean()
	return c, c.Of > 0
}

func (r *Rate) mean() Mean { return Mean{r.Share, r.Low, r.High} }

type differences struct{ weights, sum, variance float64 }

func (d *differences) add(weight float64, x, y Mean) {
	d.weights += weight
	d.sum += float64(weight * (x.Mean - y.Mean))
	for _, m := range []Mean{x, y} {
		e := weight * (m.High - m.Low) / 2 / interval.Normal()
		d.variance += float64(e * e)
	}
}

func (d *differences) mean() Mean {
	if d.weights == 0 {
		return Mean{}
	}
	mean, half := d.sum/d.weights, interval.Normal()*math.Sqrt(d.variance)/d.weights
	return Mean{mean, mean - half, mean + half}
}

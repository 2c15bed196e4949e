package advice

import "ninetynine/rules"

// A Report explains the result of a match, or of one of its deals. All points are in 1200ths, so that
// they add up exactly.
type Report struct {
	// Of is the number of decisions to judge: acts where a seat had a choice.
	Of int `json:"of" wire:"min=0"`
	// Judged is how many are judged so far.
	Judged int `json:"judged" wire:"min=0"`
	// Rough is how many of those were judged at a glance, and are to be judged again
	// with care, as they may be mistakes.
	Rough int `json:"rough" wire:"min=0"`
	// Final says that no figure of these deals will change: every decision is judged, and
	// with care where it may be a mistake. Until then all figures are provisional.
	Final bool `json:"final"`
	// Wait is about how many seconds the rest will take, with all that goes before it; absent if that is unknown.
	Wait int `json:"wait,omitempty" wire:"min=0"`
	// Luck says whether luck is separated from skill. It is not under house rules that no net was trained
	// on: then only the mistakes in each margin are known, and all else counts as how the cards lay.
	Luck bool `json:"luck"`
	// Total has the sum of the deals' accounts, by seat.
	Total []Account `json:"total"`
	// Deals are the scored deals whose decisions have all been judged.
	Deals []DealReport `json:"deals"`
}

// A DealReport explains the result of one deal.
type DealReport struct {
	// Deal is its number in the match, as in the record: from 0.
	Deal int `json:"deal" wire:"min=0"`
	// Bids are the tricks bid, by seat.
	Bids []int `json:"bids"`
	// Won are the tricks won, by seat.
	Won []int `json:"won"`
	// Made are whose contract was made.
	Made []bool `json:"made"`
	// Accounts split the margin of every seat: how many points it has more than the mean of the others.
	Accounts []Account `json:"accounts"`
	// Mistakes are the decisions that lost points for certain, the worst first.
	Mistakes []Mistake `json:"mistakes"`
	// Worth is what each seat could expect, by moment: before the cards were dealt,
	// then after that and after each act. Without luck it is empty.
	Worth [][]Points `json:"worth"`
	// Squares are lines to share, by seat, that show how well the deal was played and nothing else: a
	// square for each phase before play that the variant has (bid, premium, trump), in order, then for
	// each trick: 🟩 where nothing was lost, 🟡 up to five points, 🔺 beyond.
	Squares []string `json:"squares"`
}

// A Mistake is a decision that lost points, judged by what its seat could know: more
// than half a point, and more than twice the standard error.
type Mistake struct {
	// Deal is the number of the deal, as in the record: from 0.
	Deal int `json:"deal" wire:"min=0"`
	// Step is how many acts of the deal came before.
	Step int `json:"step" wire:"min=0"`
	// Seat is who decided.
	Seat rules.Seat `json:"seat" wire:"is=Seat"`
	// Phase is the kind of decision.
	Phase string `json:"phase" wire:"is=Kind"`
	// Trick is the number of the trick, from 1; 0 before play.
	Trick int `json:"trick,omitempty" wire:"min=0"`
	// Act is the act chosen.
	Act string `json:"act"`
	// Better is the act that the judge prefers.
	Better string `json:"better"`
	// Lost is what the act lost.
	Lost Points `json:"lost" wire:"min=0"`
	// Error is the standard error of lost, in points, not in 1200ths.
	Error float64 `json:"error" wire:"min=0"`
	// Chance is the chance of making the contract after the act.
	Chance float64 `json:"chance" wire:"is=Chance"`
	// BetterChance is the same after the better act.
	BetterChance float64 `json:"betterChance" wire:"is=Chance"`
	// Bid is the number of tricks bid, by laying aside.
	Bid *int `json:"bid,omitempty"`
	// BetterBid is the bid of the better act.
	BetterBid *int `json:"betterBid,omitempty"`
	// Why are facts that speak for better rather than act, the most telling first; true
	// however the hidden cards lay.
	Why []Fact `json:"why"`
	// Rough says that the decision was judged at a glance.
	Rough bool `json:"rough,omitempty"`
}

// An Account splits the margin of each seat in a finished deal, its points less
// the mean of the other hands', into what it owes to luck, to its own mistakes
// and to the other seats:
//
//	Margin = Start + Cards + Lie - Lost.Sum() + Others
//
// The sum is exact, whatever the appraisals are. The method is that of backgammon
// programs, which tell luck from error so, with the hidden cards as a second
// kind of luck; as an estimate of skill, Margin less luck has the spirit of AIVAT
// (Burch, Schmid, Moravčík, Morrill and Bowling, AAAI 2018).
type Account struct {
	// Seat is whose account it is; a dummy has one too.
	Seat rules.Seat `json:"seat" wire:"is=Seat"`
	// Margin is the seat's points less the mean of the other hands'. Clients know it as lead, its first name.
	Margin Points `json:"lead"`
	// Start is what the chair is worth before cards are dealt, at this trump.
	Start Points `json:"start"`
	// Cards is the luck of the deal: what the hands dealt are worth to the seat, less
	// start.
	Cards Points `json:"cards"`
	// Lie is how the hidden cards lay: what the seat's own acts gained or lost beyond what it could know.
	Lie Points `json:"lie"`
	// Lost is what the seat's mistakes cost it, judged by what it could know.
	Lost Lost `json:"lost"`
	// Others is what the acts of the other seats were worth to it.
	Others Points `json:"others"`
	// Gifts is the part of Others that their mistakes gave away. What a mistake loses
	// counts as shared equally by the other hands.
	Gifts Points `json:"gifts"`
}

// Lost are points lost by mistakes, never below zero, by kind of decision.
type Lost struct {
	// Bid are those lost by laying cards aside.
	Bid Points `json:"bid"`
	// Premium are those lost by offers: to pass, to declare, to reveal.
	Premium Points `json:"premium"`
	// Trump are those lost by naming the trump.
	Trump Points `json:"trump"`
	// Play are those lost by cards played.
	Play Points `json:"play"`
}

// Sum returns all points lost.
func (l *Lost) Sum() Points { return l.Bid + l.Premium + l.Trump + l.Play }

// Points are points of deals in fixed point: [Point] of them are one. Halves,
// thirds, quarters and hundredths of a point are whole numbers, so that margins
// and their parts add up exactly.
type Points int64

// Point is one point.
const Point Points = 1200

// Float returns the number of points.
func (p Points) Float() float64 { return float64(p) / float64(Point) }

// Par is what a deal is worth among equals: the mean of many plays of it, with the same player in all seats. It
// holds the luck of the cards, and no skill.
type Par struct {
	// Player is the player, with its edition.
	Player string `json:"player"`
	// Plays is how often the deal was played.
	Plays int `json:"plays" wire:"min=2"`
	// Seats has the figures of each hand, by seat, a dummy's last.
	Seats []SeatPar `json:"seats"`
}

// SeatPar is what a hand made of a deal, on average.
type SeatPar struct {
	// Points are the points of the deal.
	Points float64 `json:"points"`
	// Margin is the points less the mean of the other hands'.
	Margin float64 `json:"margin"`
	// Error is the standard error of margin.
	Error float64 `json:"error" wire:"min=0"`
	// Made is the share of the plays in which the contract was made.
	Made float64 `json:"made" wire:"is=Chance"`
}

package rules

import (
	"fmt"
	"math/rand/v2"
	"ninetynine/internal/test/gate"
	"regexp"
	"slices"
	"strconv"
	"strings"
	"testing"
)

// A claim is what a sentence says if it matches: sentences about the field, a regular
// expression for its whole path, hold only if the variant agrees. n has the numbers of
// the match, in figures or words.
type claim struct {
	field, text string
	holds       func(v *Variant, n []int) bool
}

func number(s string) int {
	words := []string{"zero", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten", "eleven", "twelve", "thirteen"}
	if i := slices.Index(words, strings.ToLower(s)); i >= 0 {
		return i
	}
	n, err := strconv.Atoi(s)
	if err != nil {
		return -1
	}
	return n
}

const num = `(\d+|[Oo]ne|[Tt]wo|[Tt]hree|[Ff]our|[Ff]ive|[Ee]ight|[Nn]ine|[Tt]en|[Tt]welve|[Tt]hirteen)`

func made(v *Variant, want ...int) bool { return fmt.Sprint(v.Score.Made[1:]) == fmt.Sprint(want) }

func after(v *Variant, want ...Trump) bool {
	return v.Trump.By == BySuccess && len(v.Trump.After) >= len(want) && fmt.Sprint(v.Trump.After[:len(want)]) == fmt.Sprint(want)
}

// claims are what sentences about rules say, of the catalogue and of the house.
var claims = []claim{
	{"ranks|joker", num + `[ -]card(s|\b)`, func(v *Variant, n []int) bool { return n[0] == packOf(v) }},
	{"ranks", `a joker`, func(v *Variant, _ []int) bool { return v.Joker }},
	{"ranks", `down to the six`, func(v *Variant, _ []int) bool { return v.Ranks.String() == "A K Q J 10 9 8 7 6" }},
	{"ranks", `AKQJT9`, func(v *Variant, _ []int) bool { return v.Ranks.String() == "A K Q J 10 9" }},
	{"joker", `No joker|is no joker|left out|belongs to|only the|are the 60`, func(v *Variant, _ []int) bool { return !v.Joker }},
	{"joker", `exactly as if|One joker`, func(v *Variant, _ []int) bool { return v.Joker }},
	{"joker|trump.*", `[Nn]o card is turned up`, func(v *Variant, _ []int) bool { return v.Trump.By != ByTurnup }},
	{"joker", `hands of twelve`, func(v *Variant, _ []int) bool { return v.Seats == 5 && v.Hand == 12 }},
	{"seats", num + ` players`, func(v *Variant, n []int) bool { return n[0] == v.Live() }},
	{"seats", `Two-handed`, func(v *Variant, _ []int) bool { return v.Live() == 2 }},
	{"seats", `is a dummy|with dummy`, func(v *Variant, _ []int) bool { return v.Dummy }},
	{"seats", `without dummy`, func(v *Variant, _ []int) bool { return !v.Dummy }},
	{"dummy", `player of its own`, func(v *Variant, _ []int) bool { return !v.Dummy }},
	{"dummy", `top ` + num, func(v *Variant, n []int) bool { return v.Dummy && n[0] == v.Aside }},
	{"dummy", `after the offers`, func(v *Variant, _ []int) bool { return v.Order[len(v.Order)-2] == Offering }},
	{"hand", num + ` cards?( each|\.|$| to| \()`, func(v *Variant, n []int) bool { return n[0] == v.Hand }},
	{"hand", `receive ` + num, func(v *Variant, n []int) bool { return n[0] == v.Hand }},
	{"hand", num + ` (hands|players)`, func(v *Variant, n []int) bool { return n[0] == v.Seats }},
	{"deal", `alternates`, func(v *Variant, _ []int) bool { return v.Live() == 2 }},
	{"aside", num + ` (bid-)?cards?\b`, func(v *Variant, n []int) bool { return n[0] == v.Aside || n[0] == v.Hand && !v.Order.Has(Laying) }},
	{"aside", num + ` tricks?\b`, func(v *Variant, n []int) bool { return n[0] == v.Tricks() }},
	{"aside", `other ` + num, func(v *Variant, n []int) bool { return n[0] == v.Tricks() }},
	{"aside", `bid up to ` + num, func(v *Variant, n []int) bool { return n[0] == v.Tricks() }},
	{"aside", `Nothing is laid`, func(v *Variant, _ []int) bool { return !v.Order.Has(Laying) }},
	{"aside", `bid-card|usual|Lay aside`, func(v *Variant, _ []int) bool { return v.Order.Has(Laying) }},
	{"order", `offer|premiums \(|Premiums|declarations`, func(v *Variant, _ []int) bool {
		return v.Order.Has(Offering) || v.Offers.How == NoOffers && v.ID == "pennycook"
	}},
	{"order", `[Ww]ithout (premiums|declaring)`, func(v *Variant, _ []int) bool { return v.Offers.How == NoOffers }},
	{"order", `names the trump|trump is named|then the trump`, func(v *Variant, _ []int) bool { return v.Trump.By == ByHolder }},
	{"order", `bid-cards|Bid as`, func(v *Variant, _ []int) bool { return v.Order.Has(Laying) }},
	{"order", `dummy`, func(v *Variant, _ []int) bool { return v.Dummy }},
	{"order", `^Tricks are played`, func(v *Variant, _ []int) bool { return len(v.Order) == 1 }},
	{"worth", `Diamonds bid (\d), spades (\d), hearts (\d), clubs (\d)`, func(v *Variant, n []int) bool {
		return v.Worth == Worth{uint8(n[3]), uint8(n[0]), uint8(n[2]), uint8(n[1])}
	}},
	{"worth", `clubs bids (\d+), of hearts (\d+), of spades (\d+), of diamonds (\d+)`, func(v *Variant, n []int) bool {
		return v.Worth == Worth{uint8(n[0]), uint8(n[3]), uint8(n[1]), uint8(n[2])}
	}},
	{"play.*", `from the dummy|third from`, func(v *Variant, _ []int) bool { return v.Dummy }},
	{"play.*", `[Nn]on-dealer|did not deal`, func(v *Variant, _ []int) bool { return v.Live() == 2 }},
	{"play.*", `dealer’s left`, func(v *Variant, _ []int) bool { return v.Live() > 2 }},
	{"play.*", `bid-cards`, func(v *Variant, _ []int) bool { return v.Order.Has(Laying) }},
	{"play.*", `left over`, func(v *Variant, _ []int) bool { return !v.Order.Has(Laying) }},
	{"play.*", num + ` cards left over`, func(v *Variant, n []int) bool { return v.Aside == n[0] }},

	{"trump.*", `nobody names`, func(v *Variant, _ []int) bool { return v.Trump.By != ByHolder }},
	{"trump.*", `card is turned up; its|suit of the card turned`, func(v *Variant, _ []int) bool { return v.Trump.By == ByTurnup && !v.DealsAll() }},
	{"trump.*", `dealer’s last`, func(v *Variant, _ []int) bool { return v.Trump.By == ByTurnup && v.DealsAll() }},
	{"trump.*", `the joker or a nine`, func(v *Variant, _ []int) bool { return v.Joker && v.Trump.Plain.String() == "9" }},
	{"trump.*", `is (of .* or )?the joker`, func(v *Variant, _ []int) bool { return v.Joker }},
	{"trump.*", `[Tt]he holder.*names`, func(v *Variant, _ []int) bool { return v.Trump.By == ByHolder }},
	{"trump.*", `nines`, func(v *Variant, _ []int) bool { return v.Trump.Nines }},
	{"trump.*", `, or none`, func(v *Variant, _ []int) bool { return v.Trump.None }},
	{"trump.*", `no trump is not allowed`, func(v *Variant, _ []int) bool { return v.Trump.By == ByHolder && !v.Trump.None }},
	{"trump.*", `number of (players who|contracts)|by how many`, func(v *Variant, _ []int) bool { return v.Trump.By == BySuccess }},
	{"trump.*", `fixed rotation`, func(v *Variant, _ []int) bool { return v.Trump.By == ByRotation }},
	{"trump.first", `^No trump|no trump in the first|at no trump|at first none|first deal none`, func(v *Variant, _ []int) bool {
		return v.Trump.First == NoTrump && v.Trump.By != ByTurnup && v.Trump.By != ByRotation
	}},
	{"trump.first", `^Clubs`, func(v *Variant, _ []int) bool { return v.Trump.First == ClubsTrump && v.Trump.By == BySuccess }},
	{"trump.first", `Here it is diamonds`, func(v *Variant, _ []int) bool { return v.Trump.First == DiamondsTrump && v.Trump.By == BySuccess }},
	{"trump.first", `[Nn]o premium is offered`, func(v *Variant, _ []int) bool { return v.Trump.By == ByHolder }},
	{"trump.after.*", `as (with three|in the three)`, func(v *Variant, _ []int) bool { return after(v, DiamondsTrump, SpadesTrump, HeartsTrump, ClubsTrump) }},
	{"trump.after.*", `[Hh]earts if (two|both)`, func(v *Variant, _ []int) bool { return after(v, DiamondsTrump, SpadesTrump, HeartsTrump) }},
	{"trump.after.*", `([Cc]lubs if (all )?three|clubs if all)`, func(v *Variant, _ []int) bool { return after(v, DiamondsTrump, SpadesTrump, HeartsTrump, ClubsTrump) }},
	{"trump.after.*", `all three|three hands`, func(v *Variant, _ []int) bool { return v.Seats == 3 }},
	{"trump.after.*", `all four|four or five`, func(v *Variant, _ []int) bool {
		return v.Trump.After[4] == NoTrump && v.Trump.After[len(v.Trump.After)-1] == NoTrump
	}},
	{"trump.*", `: 0 (\w+), 1 (\w+)`, func(v *Variant, _ []int) bool { return v.Trump.By == BySuccess }},
	{"trump.across", `starts again`, func(v *Variant, _ []int) bool { return !v.Trump.Across && v.Rubber.Games != 1 }},
	{"trump.across", `only one game`, func(v *Variant, _ []int) bool { return v.Rubber.Games == 1 }},
	{"trump.*", `goes on from game`, func(v *Variant, _ []int) bool { return v.Trump.Across && v.Rubber.Games != 1 }},
	{"trump.nineOrder", `^Clubs, hearts, spades, diamonds`, func(v *Variant, _ []int) bool { return v.Trump.NineOrder.String() == "C H S D" }},

	{"offers.*", `[Dd]eclare (?:\(|\(„deklaration“, )?(\d+)`, func(v *Variant, n []int) bool { return v.Offers.Declare == n[0] }},
	{"offers.*", `[Rr]eveal (?:\(|\(„visning“, )?(\d+)`, func(v *Variant, n []int) bool { return v.Offers.Reveal == n[0] }},
	{"offers.*", `No declare and|^“Without declaring|^None`, func(v *Variant, _ []int) bool { return v.Offers.How == NoOffers }},
	{"offers.*", `(none|No one|neither) may reveal`, func(v *Variant, _ []int) bool { return v.Offers.How != NoOffers && v.Offers.Reveal == 0 }},
	{"offers.*", `Only one player|One player at most|one holder`, func(v *Variant, _ []int) bool { return !v.Offers.Many && v.Offers.How != NoOffers }},
	{"offers.*", `any number|[Oo]ne or both|[Ee]ither or both|more than one may|both (declare|do)`, func(v *Variant, _ []int) bool { return v.Offers.Many }},
	{"offers.*", `[Oo]ne or both|[Ee]ither or both`, func(v *Variant, _ []int) bool { return v.Live() == 2 }},
	{"offers.*", `at once, in secret|sealed`, func(v *Variant, _ []int) bool { return v.Offers.How == Sealed }},
	{"offers.*", `One round in turn|in turn from the dealer’s left`, func(v *Variant, _ []int) bool { return v.Offers.How == InTurn }},
	{"offers.*", `overcalled`, func(v *Variant, _ []int) bool { return v.Offers.How == Raise }},
	{"offers.*", `to (“)?each opponent|opponents get|both opponents|each opponent scores|other two`, func(v *Variant, _ []int) bool { return v.Offers.How != NoOffers && v.Offers.Loss == ToOpponents }},
	{"offers.*", `no opponent gains|holder loses`, func(v *Variant, _ []int) bool { return v.Offers.How != NoOffers && v.Offers.Loss == FromHolder }},
	{"offers.*", `(?:get|of|gets|^“)[ ]?(\d0)\b`, func(v *Variant, n []int) bool { return v.Offers.Declare == n[0] }},
	{"offers.declare", `^(\d+)`, func(v *Variant, n []int) bool { return v.Offers.Declare == n[0] }},
	{"offers.reveal", `^(\d+)`, func(v *Variant, n []int) bool { return v.Offers.Reveal == n[0] }},
	{"offers.*", `the dummy`, func(v *Variant, _ []int) bool { return v.Dummy }},
	{"offers.*", `both opponents`, func(v *Variant, _ []int) bool { return v.Seats == 3 }},
	{"offers.*", `Nothing is announced`, func(v *Variant, _ []int) bool { return v.Offers.Announce == NoNumber && v.Offers.How != NoOffers }},
	{"offers.*", `both announce`, func(v *Variant, _ []int) bool { return v.Offers.Announce == WithBoth && v.Offers.How != NoOffers }},
	{"offers.*", `bid-cards`, func(v *Variant, _ []int) bool { return v.Order.Has(Laying) }},
	{"offers.ways", `lists three ways`, func(v *Variant, _ []int) bool { return v.Offers.How != NoOffers && !v.Order.Has(Laying) }},

	{"score.*", num + ` points? a trick`, func(v *Variant, n []int) bool { return v.Score.Trick == n[0] }},
	{"score.trick", `a point a trick`, func(v *Variant, _ []int) bool { return v.Score.Trick == 1 && v.Dummy }},
	{"score.made", `if all three`, func(v *Variant, _ []int) bool { return made(v, 30, 20, 10) }},
	{"score.made", `^30 for one`, func(v *Variant, _ []int) bool { return made(v, 30, 20, 10, 0) }},
	{"score.made", `if all five`, func(v *Variant, _ []int) bool { return made(v, 50, 40, 30, 20, 10) }},
	{"score.made", `If both succeed`, func(v *Variant, _ []int) bool { return made(v, 20, 10) }},
	{"score.*", `made (\d+) if 1, (\d+) if 2`, func(v *Variant, n []int) bool { return v.Score.Made[1] == n[0] && v.Score.Made[2] == n[1] }},
	{"score.exact", `^A contract`, func(v *Variant, _ []int) bool { return !v.Score.ZeroOrAll }},
	{"score.exact", `three diamonds`, func(v *Variant, _ []int) bool { return v.Score.ZeroOrAll && v.Aside == 3 }},
	{"score.exact", `bid-cards`, func(v *Variant, _ []int) bool { return v.Order.Has(Laying) }},
	{"score.exact", `cards left over`, func(v *Variant, _ []int) bool { return !v.Order.Has(Laying) }},
	{"score.zeroOrAll", `Only winning no trick`, func(v *Variant, _ []int) bool { return !v.Score.ZeroOrAll }},
	{"score.zeroOrAll", `either 0 or 10`, func(v *Variant, _ []int) bool {
		return v.Score.ZeroOrAll && v.Tricks() == 10 && v.Worth[1] == 0 && v.Aside == 3
	}},
	{"score.*", `bid of 0 is also met`, func(v *Variant, _ []int) bool { return v.Score.ZeroOrAll }},
	{"score.dummy", `There is no dummy`, func(v *Variant, _ []int) bool { return !v.Dummy }},
	{"score.dummy", `made exactly`, func(v *Variant, _ []int) bool { return v.Dummy && v.Score.Dummy == DummyExact }},
	{"score.*", `won more tricks|fewer tricks than`, func(v *Variant, _ []int) bool { return v.Score.Dummy == DummyUnder }},
	{"score.vulnerable", `is no vulnerability`, func(v *Variant, _ []int) bool { return v.Score.Vulnerable == 0 }},
	{"score.*", `adds a further (\d+)`, func(v *Variant, n []int) bool { return v.Score.Vulnerable == n[0] }},
	{"score.*", `not vulnerable (\d+)`, func(v *Variant, n []int) bool { return v.Score.Vulnerable == n[0] }},
	{"score.most", `a game is (\d+)`, func(v *Variant, n []int) bool { return v.Game.Target == n[0] }},
	{"score.most", `(\d+)`, func(v *Variant, n []int) bool { return mostOf(v) == n[0] }},

	{"game.*", `(?:reaches|first to|^To|game is|to have|reach) (\d+)`, func(v *Variant, n []int) bool { return v.Game.Target == n[0] }},
	{"game.target", `^(\d+) points`, func(v *Variant, n []int) bool { return v.Game.Target == n[0] }},
	{"game.target", `three hands`, func(v *Variant, _ []int) bool { return v.Seats == 3 }},
	{"game.*", `500 or 250`, func(v *Variant, _ []int) bool { return v.Game.Target == 500 || v.Game.Target == 250 }},
	{"game.*", `^` + num + ` deals?\b`, func(v *Variant, n []int) bool { return v.Game.Deals == n[0] }},
	{"game.*", `(?:adds|adds a bonus of) (\d+)`, func(v *Variant, n []int) bool { return v.Game.Bonus == n[0] }},
	{"game.*", `(\d+) to (?:the|each) winner`, func(v *Variant, n []int) bool { return v.Game.Bonus == n[0] }},
	{"game.*", `opponents? who`, func(v *Variant, _ []int) bool { return v.Game.BonusTo == ToReached && v.Game.Target > 0 }},
	{"game.*", `Exactly (\d+) counts`, func(v *Variant, n []int) bool { return v.Game.BonusTo == ToReached && v.Game.Target == n[0] }},
	{"game.*", `dummy beats or ties`, func(v *Variant, _ []int) bool { return v.Game.ByDummy() }},
	{"game.*", `twice`, func(v *Variant, _ []int) bool { return v.Game.BonusTo == ToDouble }},
	{"game.bonus", `No bonus|nothing to add`, func(v *Variant, _ []int) bool { return v.Game.Bonus == 0 }},
	{"game.several", `reach the target`, func(v *Variant, _ []int) bool { return v.Game.Target > 0 }},
	{"game.tie", `fixed number of deals is shared`, func(v *Variant, _ []int) bool { return v.Game.Tie == UsualTie }},
	{"game.*", `at the top, play on`, func(v *Variant, _ []int) bool { return v.Game.Tie != UsualTie && !v.Game.CanShare() }},
	{"game.*", `they share it`, func(v *Variant, _ []int) bool { return v.Game.Tie != UsualTie && v.Game.CanShare() }},
	{"game.*", `most contracts`, func(v *Variant, _ []int) bool { return v.Game.Tie == ByContracts }},
	{"game.settle", `differences`, func(v *Variant, _ []int) bool { return v.Game.Deals > 0 }},
	{"game.*", `dummy wins, it is a draw`, func(v *Variant, _ []int) bool { return v.Dummy }},
	{"game.stakes", `those (\d+)`, func(v *Variant, n []int) bool { return v.Game.ByDummy() && v.Game.Bonus == n[0] }},
	{"rubber.*", `^` + num + ` games?\b`, func(v *Variant, n []int) bool { return v.Rubber.Games == n[0] }},
	{"rubber.*", `match is (\d+) game`, func(v *Variant, n []int) bool { return v.Rubber.Games == n[0] }},
	{"rubber.*", `first to win ` + num, func(v *Variant, n []int) bool { return v.Rubber.Wins == n[0] }},
	{"rubber.*", `exactly ` + num + ` deals`, func(v *Variant, n []int) bool { return v.Game.Deals == n[0] && v.Rubber.Games == 1 }},
	{"rubber.*", `adds (\d+) for`, func(v *Variant, n []int) bool { return v.Rubber.Bonus == n[0] }},
	{"rubber.*", `(?:fewer than|under) ` + num, func(v *Variant, n []int) bool { return v.Rubber.Under == n[0] }},
	{"rubber.*", `One session`, func(v *Variant, _ []int) bool { return v.Rubber.Games == 1 }},
	{"rubber.*", `fixed number of games`, func(v *Variant, _ []int) bool { return v.Rubber.Games > 0 }},
	{"rubber.*", `winning it adds nothing`, func(v *Variant, _ []int) bool { return v.Rubber.Bonus == 0 }},
	{"rubber.deal", `deals first to one`, func(v *Variant, _ []int) bool { return v.Rubber.Games == v.Live() }},
	{"rubber.deal", `Each in turn`, func(v *Variant, _ []int) bool { return v.Rubber.Games != 1 }},
	{"rubber.winner", `bonuses included`, func(v *Variant, _ []int) bool { return v.Rubber.Games > 1 }},
	{"rubber.tie", `Equal totals`, func(v *Variant, _ []int) bool { return v.Rubber.Games > 1 }},
	{"advice", `Sixes`, func(v *Variant, _ []int) bool { return v.Order.Has(Laying) && v.Aside == 3 }},
}

func packOf(v *Variant) int {
	n := v.Ranks.Len() * 4
	if v.Joker {
		n++
	}
	return n
}

// aboutField are the claims about each field, and matches what each text has said so far.
var (
	aboutField = map[string][]claim{}
	matches    = map[[2]string][]string{}
)

func about(field string) []claim {
	if _, ok := aboutField[field]; !ok {
		aboutField[field] = nil
		for _, c := range claims {
			if field == "game.reading" { // it is about what else could be meant
				break
			}
			pattern := strings.ReplaceAll(strings.ReplaceAll(c.field, ".*", "(#.*)?"), "#", `\.`)
			if regexp.MustCompile("^(" + pattern + ")$").MatchString(field) {
				aboutField[field] = append(aboutField[field], c)
			}
		}
	}
	return aboutField[field]
}

func (c *claim) find(text string) []string {
	key := [2]string{c.text, text}
	m, ok := matches[key]
	if !ok {
		m = regexp.MustCompile(c.text).FindStringSubmatch(text)
		matches[key] = m
	}
	return m
}

// contradiction returns the claim of the clause that the variant does not agree with, "" if it
// agrees with all, and the number of claims.
func contradiction(v *Variant, c Clause) (wrong string, all int) {
	for _, x := range about(c.Field) {
		m := x.find(c.Text)
		if m == nil {
			continue
		}
		all++
		var n []int
		for _, s := range m[1:] {
			n = append(n, number(s))
		}
		if !x.holds(v, n) {
			wrong = x.text
		}
	}
	return wrong, all
}

// TestClausesAgree: no clause of a published variant contradicts a field, and the claims
// above know what every one of them says.
func TestClausesAgree(t *testing.T) {
	silent := []string{"history", "deal", "dealer", "play.follow", "play.trick", "worth.nines", "aside", "trump.nines", "game.reading"}
	for _, v := range Catalogue() {
		for _, c := range v.Clauses {
			wrong, all := contradiction(&v, c)
			if wrong != "" {
				t.Errorf("%s: %s contradicts the fields (%s): %s", v.ID, c.Field, wrong, c.Text)
			}
			if all == 0 && !slices.Contains(silent, c.Field) {
				t.Errorf("%s: no claim knows what %s says: %s", v.ID, c.Field, c.Text)
			}
		}
	}
}

// houseOf changes some fields of a published variant at random; ok is false if that is impossible.
func houseOf(base *Variant, r *rand.Rand) (Variant, bool) {
	v := base.clone()
	other := published()[r.IntN(len(published()))].variant()
	changes := []func(){
		func() { v.Offers.Declare, v.Offers.Reveal = 10*r.IntN(4), 20*r.IntN(5) },
		func() { v.Offers.Declare += 5 },
		func() { v.Offers.How = OfferHow(r.IntN(4)) },
		func() { v.Offers.Many = !v.Offers.Many },
		func() { v.Offers.Loss = Loss(r.IntN(2)) },
		func() { v.Offers.Announce = Announce(r.IntN(3)) },
		func() {
			v.Offers = OfferRule{}
			v.Order = slices.DeleteFunc(v.Order, func(p Phase) bool { return p == Offering || p == Naming })
			if v.Trump.By == ByHolder {
				v.Trump = standard().Trump
			}
		},
		func() { v.Order = other.Order },
		func() { v.Offers, v.Order = other.Offers, other.Order },
		func() { v.Joker, v.Trump = other.Joker, other.Trump },
		func() { v.Joker, v.Trump.By = false, ByTurnup },
		func() { v.Trump.By = ByRotation },
		func() { v.Trump.First = Trump(r.IntN(5)) },
		func() { v.Trump.Across = !v.Trump.Across },
		func() { v.Trump.None, v.Trump.Nines = v.Trump.By == ByHolder, v.Trump.By == ByHolder },
		func() { v.Trump.NineOrder[0], v.Trump.NineOrder[1] = v.Trump.NineOrder[1], v.Trump.NineOrder[0] },
		func() { slices.Reverse(v.Trump.After) },
		func() { v.Worth[r.IntN(4)]++ },
		func() { v.Score.Trick = r.IntN(3) },
		func() { v.Score.Made[1+r.IntN(len(v.Score.Made)-1)] += 10 },
		func() { v.Score.ZeroOrAll = !v.Score.ZeroOrAll },
		func() { v.Score.Dummy = DummyRule(r.IntN(2)) },
		func() { v.Score.Vulnerable = 5 * r.IntN(4) },
		func() { v.Game.Target, v.Game.Deals = 0, 12 },
		func() { v.Game.Target, v.Game.Deals = 10*r.IntN(30), 0 },
		func() { v.Game.Bonus = 50 * r.IntN(3) },
		func() { v.Game.BonusTo = BonusTo(r.IntN(4)) },
		func() { v.Game.Tie = Tie(r.IntN(4)) },
		func() { v.Rubber.Games, v.Rubber.Wins = 1+r.IntN(5), 0 },
		func() { v.Rubber.Games, v.Rubber.Wins = 0, 1+r.IntN(4) },
		func() { v.Rubber.Bonus, v.Rubber.Under = 50*r.IntN(3), r.IntN(9) },
		func() { v.Hand, v.Aside = other.Hand, 1+r.IntN(4) },
		func() { v.Aside = 1 + r.IntN(4) },
		func() { v.Dummy = !v.Dummy && v.Seats == 3 },
		func() {
			v.Seats, v.Ranks, v.Hand, v.Dummy = other.Seats, other.Ranks, other.Hand, other.Dummy
			v.Score, v.Trump = other.Score, other.Trump
		},
		func() { v.Ranks, v.Hand = RanksFrom(9), 8 },
	}
	for range 1 + r.IntN(3) {
		changes[r.IntN(len(changes))]()
	}
	v.ID = "house"
	return v, v.Check() == nil
}

// TestHouseClausesAgree changes published variants at random: no clause that is left, nor
// any of the house, may contradict a field, and every field has one.
func TestHouseClausesAgree(t *testing.T) {
	r := rand.New(rand.NewPCG(7, 8))
	for _, base := range Catalogue() {
		for made := 0; made < gate.Times(100, 20); {
			v, ok := houseOf(&base, r)
			if !ok {
				continue
			}
			made++
			v.Recite(&base)
			for _, c := range v.Clauses {
				if wrong, _ := contradiction(&v, c); wrong != "" {
					t.Fatalf("of %s: %s contradicts the fields (%s): %s\n%+v", base.ID, c.Field, wrong, c.Text, fields(v))
				}
				if c.Basis == House && (c.Text == "" || c.Source != "") {
					t.Errorf("of %s: %+v", base.ID, c)
				}
			}
			for field := range fields(v) {
				if _, ok := v.Clause(field); !ok && field != "id" && field != "name" {
					t.Errorf("of %s: nothing is said about %s", base.ID, field)
				}
			}
		}
	}
}

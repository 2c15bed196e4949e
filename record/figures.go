package record

import (
	"cmp"
	"fmt"
	"slices"
	"strings"

	"ninetynine/rules"
)

// A comparison keeps the first wrong figure of a derived line, and the rule of the variant that
// determines it.
type comparison struct {
	line     *Line
	v        *rules.Variant
	game     *rules.Game
	result   *rules.Result // of the deal that the line is about; nil if the line says more about it than the match knows
	optional bool          // figures may be left out
	err      error
}

// fail records a wrong figure with the rules of the fields.
func (c *comparison) fail(name string, fields []string, why string, args ...any) {
	if c.err != nil {
		return
	}
	rule := strings.Join(fields, ", ")
	if !strings.HasPrefix(rule, "format: ") {
		rule = clause(c.v, fields...)
	}
	wrong := &rules.FieldError{Field: c.line.Kind.String() + "." + name, Why: fmt.Sprintf(why, args...)}
	c.err = c.line.broken(wrong.Error(), rule, wrong)
}

// The rules about figures that no field of a variant sets.
var (
	addedUp = []string{"format: totals add up the points of the game's deals, without bonuses"}
	summed  = []string{"format: the totals at the end add up all games, with all bonuses"}
	hidden  = []string{"format: score"}
	ended   = []string{"format: end"}
)

func (c *comparison) figures(got, want *Figures) {
	if got.Reason != want.Reason {
		c.fail("reason", ended, "is %q, but must be %q", got.Reason, want.Reason)
	}
	if got.Rubber != nil && want.Rubber == nil {
		want.Rubber = make([]int, c.v.Seats)
	}
	if i := slices.Index(got.Bids, HiddenBid); i >= 0 && !slices.Contains(want.Bids, HiddenBid) {
		c.fail("bids", hidden, "is null for seat %d; only a score pad hides a failed bid", i)
	}
	totals := addedUp
	if c.line.Kind == EndLine {
		totals = summed
	}
	compare(c, "bids", always("worth"), got.Bids, want.Bids)
	compare(c, "tricks", always("play.trick"), got.Tricks, want.Tricks)
	compare(c, "made", c.madeBy, got.Made, want.Made)
	compare(c, "premium", c.heldBy, got.Premium, want.Premium)
	compare(c, "points", func(i int) []string { return c.pointsBy(i, got, want) }, got.Points, want.Points)
	compare(c, "totals", always(totals...), got.Totals, want.Totals)
	compare(c, "bonus", always("game.bonus", "game.bonusTo"), got.Bonus, want.Bonus)
	compare(c, "rubber", always("rubber.bonus"), got.Rubber, want.Rubber)
	compare(c, "games", always("game"), got.Games, want.Games)
	slices.Sort(got.Winners)
	compare(c, "winners", always(c.wonBy(want)...), got.Winners, want.Winners)
	c.trumps(got, want)
}

func always(fields ...string) func(int) []string { return func(int) []string { return fields } }

// madeBy returns the rules that say whether a seat has made its contract.
func (c *comparison) madeBy(i int) []string {
	switch seat, r := rules.Seat(i), c.result; {
	case r == nil || i < 0:
	case c.game.Dummies().Has(seat) && c.game.DummyRule() == rules.DummyUnder:
		return []string{"score.dummy"}
	case r.Bid[i] == 0 && r.Tricks[i] > 0 && c.v.Score.ZeroOrAll:
		return []string{"score.zeroOrAll"}
	case r.Premium[i].Level() != r.Premium[i]:
		return []string{"offers.announce", "score.exact"}
	}
	return []string{"score.exact"}
}

func (c *comparison) heldBy(i int) []string {
	switch {
	case i >= 0 && c.game != nil && c.game.Dummies().Has(rules.Seat(i)):
		return []string{"score.dummy"}
	case c.v.Offers.How == rules.InTurn || c.v.Offers.How == rules.Raise:
		return []string{"offers.how"}
	}
	return []string{"offers"}
}

// pointsBy returns the rules of the wrong parts of a seat's points: the parts that would account
// for the difference or, if none does, all of them.
func (c *comparison) pointsBy(i int, got, want *Figures) []string {
	if c.result == nil || i < 0 {
		return []string{"score"}
	}
	parts := c.game.PartsOf(c.result)[i]
	off := -int(parts.Contract)
	if i < len(got.Points) {
		off = got.Points[i] - want.Points[i]
	}
	var suspects, all []string
	suspect := func(has bool, part int, others []int, fields ...string) {
		if has {
			all = append(all, fields...)
		}
		if off != 0 && (has && off == -part || slices.Contains(others, off)) {
			suspects = append(suspects, fields...)
		}
	}
	var contracts []int // as for another number of contracts made
	for _, points := range c.v.Score.Made[1:] {
		contracts = append(contracts, points-int(parts.Contract))
	}
	suspect(true, int(parts.Tricks), nil, "score.trick")
	suspect(parts.Contract != 0, int(parts.Contract), contracts, "score.made")
	o := &c.v.Offers
	suspect(parts.Premium != 0, int(parts.Premium), []int{o.Declare, -o.Declare, o.Reveal, -o.Reveal}, c.premiumBy(i)...)
	suspect(parts.Vulnerable != 0, int(parts.Vulnerable), []int{c.v.Score.Vulnerable}, "score.vulnerable")
	if suspects == nil {
		return all
	}
	return suspects
}

// premiumBy returns the rules about a seat's points from premiums.
func (c *comparison) premiumBy(i int) []string {
	seat, r := rules.Seat(i), c.result
	var own []string
	switch held := r.Premium[i]; {
	case held == 0 || !r.Made.Has(seat):
		return []string{"offers.loss"}
	case c.game.Dummies().Has(seat):
		own = []string{"score.dummy"}
	case held.Level() == rules.Reveal:
		own = []string{"offers.reveal"}
	default:
		own = []string{"offers.declare"}
	}
	for j := range r.Premium {
		if r.Premium[j] != 0 && !r.Made.Has(rules.Seat(j)) { // it may have won another premium, too
			return append(own, "offers.loss")
		}
	}
	return own
}

func (c *comparison) wonBy(want *Figures) []string {
	level := 0
	for _, x := range want.Totals {
		if x == slices.Max(want.Totals) {
			level++
		}
	}
	r := &c.v.Rubber
	switch game := c.line.Kind != EndLine || r.Games == 1; {
	case game && level > 1:
		return []string{"game.tie", "game"}
	case game:
		return []string{"game"}
	case r.Wins > 0:
		return []string{"rubber"}
	case level > 1:
		return []string{"rubber.tie"}
	}
	return []string{"rubber.winner"}
}

// trumps compares the trumps of a score; the deal's own trump may be left out, but not be wrong.
func (c *comparison) trumps(got, want *Figures) {
	if got.Next != want.Next && !c.optional {
		made := rules.Seats(0)
		if c.result != nil {
			made = c.result.Made
		}
		c.fail("next", []string{trumpAfter(c.v, made)}, "is %s, but must be %s", orAbsent(got.Next), orAbsent(want.Next))
	}
	if got.Trump != rules.Unnamed && !c.optional && got.Trump != want.Trump {
		c.fail("trump", []string{"trump"}, "is %v, but must be %s", got.Trump, orAbsent(want.Trump))
	}
}

// trumpAfter returns the field that sets the next trump after so many contracts made.
func trumpAfter(v *rules.Variant, made rules.Seats) string {
	switch {
	case v.Trump.By != rules.BySuccess:
		return "trump"
	case made.Len() <= 3:
		return "trump.after.others"
	}
	return "trump.after"
}

func orAbsent(t rules.Trump) string {
	if t == rules.Unnamed {
		return "left out"
	}
	return t.String()
}

// compare compares a list of figures; by returns the rules for a seat's figure, or with -1 for the
// list.
func compare[T comparable](c *comparison, name string, by func(i int) []string, got, want []T) {
	switch {
	case want == nil:
		// a figure of another kind of line: here an unknown field, and ignored
	case got == nil && c.optional:
	case got == nil:
		c.fail(name, by(-1), "is missing: it is %v", want)
	case name == "winners" && !slices.Equal(got, want):
		c.fail(name, by(-1), "are %v, but must be %v", got, want)
	case len(got) != len(want):
		c.fail(name, by(-1), "has %d items, but there are %d", len(got), len(want))
	default:
		for i := range got {
			if got[i] != want[i] {
				c.fail(name, by(i), "is %s for seat %d, but must be %s", worded(got[i]), i, worded(want[i]))
			}
		}
	}
}

func worded(figure any) string { return cmp.Or(fmt.Sprint(figure), `""`) }

package conversation

import (
	"cmp"
	"fmt"
	"math"
	"ninetynine/advice"
	"ninetynine/cards"
	"ninetynine/internal/base/phrase"
	"ninetynine/internal/think/reason"
	"ninetynine/internal/wire"
	"ninetynine/rules"
	"slices"
	"strconv"
	"strings"
)

// A Hint is advice on the current decision.
type Hint struct {
	Act    rules.Action
	Chance float64      // of making the contract
	Points float64      // expected of the deal, less the mean of the other hands'
	Second rules.Action // about as good; 0: none
	Reason string       // key of the reason's phrase, see [because]
}

// ReadAdvice reads advice about a moment.
func (p *Conversation) ReadAdvice(about *Moment, a *wire.Advice) (*Hint, error) {
	v := &about.View
	read := func(text string) rules.Action {
		act, err := rules.ParseAction(v.Options.Seat, text)
		if err != nil || !v.Options.Has(act) {
			return 0
		}
		return act
	}
	c := &Hint{Act: read(a.Act)}
	if c.Act == 0 || len(a.Choices) == 0 {
		return nil, fmt.Errorf("%q is no advice for this", a.Act)
	}
	c.Chance, c.Points = a.Choices[0].Chance, a.Choices[0].Points
	close := func(o *wire.Choice) bool { return o.Gap <= o.GapError }
	switch {
	case len(a.Choices) == 1:
	case len(a.Bids) == 0:
		if second := &a.Choices[1]; close(second) {
			c.Second = read(second.Act)
		}
	case len(a.Bids) > 1: // compare totals: the choice of cards is a detail
		lay := read("lay " + a.Bids[1].Best)
		at := slices.IndexFunc(a.Choices, func(o wire.Choice) bool { return lay != 0 && read(o.Act) == lay })
		if at >= 0 && close(&a.Choices[at]) {
			c.Second = lay
		}
	}
	c.Reason = because(a, c.Second != 0)
	return c, nil
}

// because returns the key of the reason; equal: another choice is about as good.
func because(a *wire.Advice, equal bool) string {
	first := &a.Choices[0]
	pass := rules.Pass.String()
	likeliest := !slices.ContainsFunc(a.Choices, func(o wire.Choice) bool { return o.Chance > first.Chance })
	switch {
	case len(a.Choices) == 1:
		return "forced"
	case a.Phase == rules.Laying.String() && likeliest:
		return "likely"
	case a.Phase == rules.Naming.String() && likeliest:
		return "strong"
	case a.Phase == rules.Offering.String() && !equal && a.Act == pass:
		return "risky"
	case a.Phase == rules.Offering.String() && slices.ContainsFunc(a.Choices[1:], func(o wire.Choice) bool { return o.Act == pass && o.Gap > o.GapError }):
		return "safe"
	}
	var needs reason.Kind
	for _, f := range a.Why {
		switch f.Kind {
		case reason.Enough, reason.All, reason.Some, reason.Few:
			needs = f.Kind
			continue
		}
		if word := byFact(&f, needs); word != "" {
			return word
		}
	}
	if a.Player != "expert" {
		return "reckoned"
	}
	return "learnt"
}

// byFact returns the key for a fact about a contract that needs more tricks, or none; "" if there is
// none.
func byFact(f *advice.Fact, needs reason.Kind) string {
	low := f.Kind == reason.Loses || f.Kind == reason.Easier || f.Kind == reason.Lowest
	high := f.Kind == reason.Wins || f.Kind == reason.Harder || f.Kind == reason.Highest
	better, enough := f.Of == "better", needs == reason.Enough
	switch {
	case f.Kind == reason.Lost:
		return "spoil"
	case f.Kind == reason.Sheds:
		return "unload"
	case enough && (low && better || high && !better):
		return "duck"
	case !enough && (low && !better || high && better):
		return "win"
	}
	return ""
}

// HintSaying puts advice in words, with functions that name one card and several.
func (p *Conversation) HintSaying(c *Hint, key string, one func(cards.Card) string, several func(cards.Set) string) string {
	points, second := phrase.Signed(int(math.Round(c.Points))), ""
	if !strings.HasPrefix(points, "−") {
		points = "+" + points
	}
	if c.Second != 0 {
		second = p.actName(c.Second, one, several)
	}
	return p.Say(key, "act", p.actName(c.Act, one, several), "reason", p.Say("reason."+c.Reason),
		"chance", int(c.Chance*100+0.5), "bid", cmp.Or(p.adviceBid(c.Act), "none"),
		"points", points, "two", phrase.Yes(c.Second != 0), "second", second)
}

// actName describes an act in words.
func (p *Conversation) actName(a rules.Action, one func(cards.Card) string, several func(cards.Set) string) string {
	switch a.Kind() {
	case rules.Laying:
		return p.Say("act.lay", "cards", several(a.Cards()), "bid", p.bidWords(a.Cards()))
	case rules.Offering:
		said := "none"
		if n, numbered := a.Offer().Number(); numbered {
			said = strconv.Itoa(n)
		}
		return p.Say("page.why.saying", "offer", a.Offer().Level().String(), "n", said)
	case rules.Naming:
		return p.Say("act.name", "trump", p.Book.Trump(a.Trump()))
	}
	return one(a.Card())
}

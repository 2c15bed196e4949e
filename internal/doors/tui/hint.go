package tui

import (
	"cmp"
	"fmt"
	"math"
	"slices"
	"strconv"
	"strings"

	tea "charm.land/bubbletea/v2"

	"ninetynine/cards"
	"ninetynine/internal/table"
	"ninetynine/internal/think/reason"
	"ninetynine/internal/wire"
	"ninetynine/rules"
)

// A counsel is advice on the current decision.
type counsel struct {
	act    rules.Action
	chance float64      // of making the contract
	points float64      // expected of the deal, less the mean of the others
	second rules.Action // is about as good; 0 if none is
	reason string       // why, as in the keys of phrases: see [because]
}

// hint asks for advice; if there is some already, it follows it.
func (m *Model) hint() tea.Cmd {
	v := &m.shown.View
	switch {
	case v.Phase == rules.Over && m.report.of(m.shown) && !m.report.failed:
		m.cover(explaining)
	case v.Options.Pick == 0 || m.moving():
		m.notice = m.say("hint.none")
	case !m.shown.Table.Hints:
		m.notice = m.say("page.speech.nohints")
	case m.thinking:
	case m.advice == nil:
		m.thinking, m.notice = true, ""
		line, ctx, about := m.cfg.Line, m.ctx, m.shown
		return func() tea.Msg {
			a, err := line.Hint(ctx)
			return hintMsg{about, a, err}
		}
	default:
		m.adopt(m.advice.act)
	}
	return nil
}

// adopt selects an act, so that Enter does it.
func (m *Model) adopt(a rules.Action) {
	m.notice = ""
	switch a.Kind() {
	case rules.Laying:
		m.chosen = a.Cards()
	case rules.Playing:
		m.cursor = a.Card()
	case rules.Offering:
		m.sure, m.offer = 0, 0
		if _, numbered := a.Offer().Number(); numbered {
			m.offer = a.Offer().Level()
		}
		m.item = max(0, slices.IndexFunc(m.menu(), func(c choice) bool { return c.offer == a.Offer() }))
	case rules.Naming:
		m.item = max(0, slices.IndexFunc(m.menu(), func(c choice) bool { return c.trump == a.Trump() }))
	}
}

// advised shows advice, unless the decision is past.
func (m *Model) advised(msg hintMsg) {
	m.thinking = false
	if !m.shown.asks(msg.about) || m.moving() {
		return
	}
	var c *counsel
	err := msg.err
	if err == nil {
		c, err = m.weigh(msg.about, msg.advice)
	}
	if err != nil {
		m.notice = m.refused(table.Hint, err)
		return
	}
	if m.advice = c; c.act.Kind() == rules.Playing { // a choice already made stays
		m.adopt(c.act)
	}
}

// weigh reads advice.
func (m *Model) weigh(about *moment, a *wire.Advice) (*counsel, error) {
	v := &about.View
	read := func(text string) rules.Action {
		act, err := rules.ParseAction(v.Options.Seat, text)
		if err != nil || !v.Options.Has(act) {
			return 0
		}
		return act
	}
	c := &counsel{act: read(a.Act)}
	if c.act == 0 || len(a.Choices) == 0 {
		return nil, fmt.Errorf("%q is no advice for this", a.Act)
	}
	c.chance, c.points = a.Choices[0].Chance, a.Choices[0].Points
	close := func(o *wire.Choice) bool { return o.Gap <= o.GapError }
	switch {
	case len(a.Choices) == 1:
	case len(a.Bids) == 0:
		if second := &a.Choices[1]; close(second) {
			c.second = read(second.Act)
		}
	case len(a.Bids) > 1: // compare totals: which cards make them up is a detail
		lay := read("lay " + a.Bids[1].Best)
		at := slices.IndexFunc(a.Choices, func(o wire.Choice) bool { return lay != 0 && read(o.Act) == lay })
		if at >= 0 && close(&a.Choices[at]) {
			c.second = lay
		}
	}
	c.reason = because(a, c.second != 0)
	return c, nil
}

// because returns the word for why advice was given; equal says that another choice is
// about as good.
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

// byFact returns the word for a fact, of a contract that needs more tricks or none; "" if
// there is none.
func byFact(f *reason.Fact, needs reason.Kind) string {
	better := f.Of == "better"
	switch f.Kind {
	case reason.Lost:
		return "spoil"
	case reason.Sheds:
		return "unload"
	case reason.Loses, reason.Easier, reason.Lowest:
		if better && needs == reason.Enough {
			return "duck"
		}
		if !better && needs != reason.Enough {
			return "win"
		}
	case reason.Wins, reason.Harder, reason.Highest:
		if better && needs != reason.Enough {
			return "win"
		}
		if !better && needs == reason.Enough {
			return "duck"
		}
	}
	return ""
}

// hintText puts advice in words, cards in short.
func (m *Model) hintText(c *counsel) string {
	key := "hint.learnt"
	if c.reason == "forced" {
		key = "hint"
	}
	return m.hintSaying(c, key, m.cfg.Book.Card, m.cfg.Book.Cards)
}

// hintSaying puts advice in words, with the given names for one card and for
// several.
func (m *Model) hintSaying(c *counsel, key string, one func(cards.Card) string, several func(cards.Set) string) string {
	points, second := signed(int(math.Round(c.points))), ""
	if !strings.HasPrefix(points, "−") {
		points = "+" + points
	}
	if c.second != 0 {
		second = m.actName(c.second, one, several)
	}
	return m.say(key, "act", m.actName(c.act, one, several), "reason", m.say("reason."+c.reason),
		"chance", int(c.chance*100+0.5), "bid", cmp.Or(m.adviceBid(c.act), "none"),
		"points", points, "two", yes(c.second != 0), "second", second)
}

// actName says in words what an act does.
func (m *Model) actName(a rules.Action, one func(cards.Card) string, several func(cards.Set) string) string {
	switch a.Kind() {
	case rules.Laying:
		return m.say("act.lay", "cards", several(a.Cards()), "bid", m.bidWords(a.Cards()))
	case rules.Offering:
		said := "none"
		if n, numbered := a.Offer().Number(); numbered {
			said = strconv.Itoa(n)
		}
		return m.say("page.why.saying", "offer", a.Offer().Level().String(), "n", said)
	case rules.Naming:
		return m.say("act.name", "trump", m.cfg.Book.Trump(a.Trump()))
	}
	return one(a.Card())
}

// takeAdvice selects the bid-cards of a hint, if none has been chosen yet.
func (m *Model) takeAdvice() (rules.Action, bool) {
	if m.chosen != 0 || m.advice == nil || m.advice.act.Kind() != rules.Laying {
		return 0, false
	}
	return m.advice.act, true
}

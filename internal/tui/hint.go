package tui

import (
	"cmp"
	"fmt"
	"math"
	"slices"

	tea "charm.land/bubbletea/v2"

	"ninetynine/internal/bot"
	"ninetynine/internal/table"
	"ninetynine/internal/thumb"
	"ninetynine/internal/wire"
	"ninetynine/rules"
)

// A counsel is advice about what is to be decided.
type counsel struct {
	act    rules.Action
	chance float64      // of making the contract
	points float64      // expected of the deal, less the mean of the others
	second rules.Action // is about as good; 0 if none is
	reason thumb.Reason
}

// hint asks for advice; with advice there, it chooses the bid-cards so.
func (m *Model) hint() tea.Cmd {
	v := &m.shown.View
	switch {
	case v.Options.Pick == 0 || m.moving():
		m.notice = m.say("hint.none")
		return nil
	case !m.shown.Table.Hints:
		m.notice = m.say("page.speech.nohints")
		return nil
	case m.thinking:
		return nil
	case m.advice != nil:
		if v.Options.Kind == rules.Laying {
			m.chosen = m.advice.act.Cards()
		}
		return nil
	}
	m.thinking, m.notice = true, m.say("page.hint.thinking")
	line, ctx, about := m.cfg.Line, m.ctx, m.shown
	return func() tea.Msg {
		a, err := line.Hint(ctx)
		return hintMsg{about, a, err}
	}
}

// advised shows advice, unless what it was asked for is over.
func (m *Model) advised(msg hintMsg) {
	m.thinking = false
	if m.notice == m.say("page.hint.thinking") {
		m.notice = ""
	}
	if !m.shown.asks(msg.about) || m.moving() {
		return
	}
	if msg.err != nil {
		m.notice = m.refused(table.Hint, msg.err)
		return
	}
	c, err := m.weigh(msg.about, msg.advice)
	if err != nil {
		m.notice = m.refused(table.Hint, err)
		return
	}
	m.advice = c
	if c.act.Kind() == rules.Playing {
		m.cursor = c.act.Card() // what has been chosen stays chosen
	}
}

// weigh reads advice. The reason is that of the rules of thumb, as far as
// they agree.
func (m *Model) weigh(about *moment, a *wire.Advice) (*counsel, error) {
	v := &about.View
	read := func(text string) rules.Action {
		act, err := rules.ParseAction(v.Options.Seat, text)
		if err != nil || !v.Options.Has(act) {
			return 0
		}
		return act
	}
	c := &counsel{act: read(a.Act), reason: thumb.Learnt}
	if c.act == 0 || len(a.Choices) == 0 {
		return nil, fmt.Errorf("%q is no advice for this", a.Act)
	}
	c.chance, c.points = a.Choices[0].Chance, a.Choices[0].Points
	if simple := bot.Hint(m.m, v); simple.Action == c.act {
		c.reason = simple.Reason
	}
	close := func(o *wire.Choice) bool { return o.Gap <= o.GapError }
	switch {
	case len(a.Choices) == 1:
		c.reason = thumb.Forced
	case len(a.Bids) == 0:
		if second := &a.Choices[1]; close(second) {
			c.second = read(second.Act)
		}
	case len(a.Bids) > 1: // another total: other cards are a detail
		lay := read("lay " + a.Bids[1].Best)
		at := slices.IndexFunc(a.Choices, func(o wire.Choice) bool { return lay != 0 && read(o.Act) == lay })
		if at >= 0 && close(&a.Choices[at]) {
			c.second = lay
		}
	}
	return c, nil
}

// hintText puts advice in words.
func (m *Model) hintText(c *counsel) string {
	second := ""
	if c.second != 0 {
		second = m.actName(c.second)
	}
	key := "hint.learnt"
	if c.reason == thumb.Forced {
		key = "hint"
	}
	return m.hintSaying(c, key, m.actName(c.act), second)
}

// hintSaying puts advice in words, the acts in those given; the second may be
// none.
func (m *Model) hintSaying(c *counsel, key, act, second string) string {
	points := int(math.Round(c.points))
	signed := fmt.Sprintf("+%d", points)
	if points < 0 {
		signed = fmt.Sprintf("−%d", -points)
	}
	return m.say(key, "act", act, "reason", m.say("reason."+c.reason.String()),
		"chance", int(c.chance*100+0.5), "bid", cmp.Or(m.adviceBid(c.act), "none"),
		"points", signed, "two", yes(second != ""), "second", second)
}

// takeAdvice does what a hint has said about the bid-cards, if none has been
// chosen.
func (m *Model) takeAdvice() (rules.Action, bool) {
	if m.chosen != 0 || m.advice == nil || m.advice.act.Kind() != rules.Laying {
		return 0, false
	}
	return m.advice.act, true
}

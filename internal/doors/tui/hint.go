package tui

import (
	"slices"

	tea "charm.land/bubbletea/v2"

	"ninetynine/internal/table"
	"ninetynine/internal/wire"
	"ninetynine/internal/wire/conversation"
	"ninetynine/rules"
)

// hint asks for advice, or follows it if it is shown.
func (m *Model) hint() tea.Cmd {
	v := &m.Shown.View
	switch {
	case v.Phase == rules.Over && m.Report.IsAbout(m.Shown) && !m.Report.Failed:
		m.openLayer(explaining)
	case v.Options.Pick == 0 || m.messagesWait():
		m.notice = m.Say("hint.none")
	case !m.Shown.Table.Hints:
		m.notice = m.Say("page.speech.nohints")
	case m.thinking:
	case m.advice == nil:
		m.thinking, m.notice = true, ""
		about := m.Shown
		return ask(m.ctx, m.cfg.Line.Hint, func(a *wire.Advice, err error) tea.Cmd { return m.advised(about, a, err) })
	default:
		m.adopt(m.advice.Act)
	}
	return nil
}

// guide asks for advice on a guided player's bid, without being asked.
func (m *Model) guide() tea.Cmd {
	if !m.Guided() || m.Shown.View.Options.Kind != rules.Laying || m.advice != nil || !m.Shown.Table.Hints {
		return nil
	}
	return m.hint()
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
		m.Sure, m.Offer = 0, 0
		if _, numbered := a.Offer().Number(); numbered {
			m.Offer = a.Offer().Level()
		}
		m.item = max(0, slices.IndexFunc(m.menu(), func(c choice) bool { return c.Offer == a.Offer() }))
	case rules.Naming:
		m.item = max(0, slices.IndexFunc(m.menu(), func(c choice) bool { return c.Trump == a.Trump() }))
	}
}

// advised shows advice, unless the decision is past.
func (m *Model) advised(about *conversation.Moment, a *wire.Advice, err error) tea.Cmd {
	m.thinking = false
	if !m.Shown.SameDecision(about) || m.messagesWait() {
		return nil
	}
	var c *conversation.Hint
	if err == nil {
		c, err = m.ReadAdvice(about, a)
	}
	if err != nil {
		m.notice = m.refused(table.Hint, err)
	} else if m.advice = c; c.Act.Kind() == rules.Playing { // an earlier choice stays
		m.adopt(c.Act)
	}
	return nil
}

// hintText puts advice in words, with short card names.
func (m *Model) hintText(c *conversation.Hint) string {
	key := "hint.learnt"
	if c.Reason == "forced" {
		key = "hint"
	}
	return m.HintSaying(c, key, m.cfg.Book.Card, m.cfg.Book.Cards)
}

// selectAdvice selects the bid-cards of a hint, if none is chosen yet.
func (m *Model) selectAdvice() (rules.Action, bool) {
	if m.chosen != 0 || m.advice == nil || m.advice.Act.Kind() != rules.Laying {
		return 0, false
	}
	return m.advice.Act, true
}

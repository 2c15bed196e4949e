package tui

import (
	"time"

	tea "charm.land/bubbletea/v2"

	"ninetynine/internal/table"
	"ninetynine/internal/wire/conversation"
	"ninetynine/rules"
)

// undoHistory has the person's acts of the deal: those that stand, and those that are undone.
type undoHistory struct {
	did    []rules.Action
	undone []rules.Action // the next one to redo at the end
	at     time.Time      // time of the last undo
}

// undoPause is the least time between two undos: longer than the repeat delay of keys.
const undoPause = 700 * time.Millisecond

// note follows the event of a moment: a new deal clears the history, an act or an undo changes it.
func (b *undoHistory) note(n *conversation.Moment, now time.Time) {
	switch do := n.Event.Do; {
	case do == table.Deal || do == table.Begin || do == table.Present:
		*b = undoHistory{}
	case do == table.Act && n.Own() && len(n.Acts) > 0 && n.Acts[0].Seat() == conversation.SeatOf(n.Seat):
		b.did = append(b.did, n.Acts[0])
		if n.Acts[0] == b.next() {
			b.undone = b.undone[:len(b.undone)-1]
		} else {
			b.undone = nil
		}
	case do == table.Propose && n.Own() && n.Back == table.Undo:
		b.at = now
		for k := len(b.did) - 1; k >= 0 && isBefore(n, b.did[k]); k-- {
			b.undone = append(b.undone, b.did[k])
			b.did = b.did[:k]
		}
	}
}

// next returns the act to redo next, or 0.
func (b *undoHistory) next() (a rules.Action) {
	if k := len(b.undone); k > 0 {
		a = b.undone[k-1]
	}
	return a
}

// isBefore reports whether the moment is before an act of the person.
func isBefore(n *conversation.Moment, a rules.Action) bool {
	v := &n.View
	switch a.Kind() {
	case rules.Playing:
		return v.Phase != rules.Playing || v.Hand[a.Seat()].Has(a.Card())
	case rules.Laying:
		return v.Options.Kind == rules.Laying
	}
	return v.Phase == rules.Laying || v.Options.Has(a)
}

// undo undoes the person's last act, one for each press. It withdraws a command that is still unsent, but an
// undo only if the connection is slow or in trouble.
func (m *Model) undo() tea.Cmd {
	switch undoes := m.sent != nil && m.sent.Do == table.Propose; {
	case m.sent != nil && (!undoes || m.slow || m.wrong != ""):
		return m.withdraw()
	case m.sent != nil, !m.cfg.Quick && m.clock().Sub(m.undos.at) < undoPause:
		return nil
	}
	return m.propose(table.Undo)
}

// redo repeats the act that was taken back last, if it is still possible.
func (m *Model) redo() tea.Cmd {
	a := m.undos.next()
	if a == 0 || !m.Shown.View.Options.Has(a) {
		m.notice = m.Say("redo.nothing")
		return nil
	}
	return m.act(a)
}

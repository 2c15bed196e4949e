package tui

import (
	"time"

	tea "charm.land/bubbletea/v2"

	"ninetynine/internal/table"
	"ninetynine/internal/wire/conversation"
	"ninetynine/rules"
)

// takenBack is what the person did in the deal, and has taken back of it.
type takenBack struct {
	did    []rules.Action
	undone []rules.Action // the last of it is done again first
	at     time.Time      // when something was taken back
}

// looked is how long what was taken back is looked at before more can be: longer than a key
// takes to repeat itself.
const looked = 700 * time.Millisecond

// notes takes note of what has happened.
func (b *takenBack) notes(n *conversation.Moment, now time.Time) {
	switch do := n.Event.Do; {
	case do == table.Deal || do == table.Begin || do == table.Present:
		*b = takenBack{}
	case do == table.Act && n.Own() && len(n.Acts) > 0 && n.Acts[0].Seat() == conversation.SeatOf(n.Seat):
		b.did = append(b.did, n.Acts[0])
		if n.Acts[0] == b.next() {
			b.undone = b.undone[:len(b.undone)-1]
		} else {
			b.undone = nil
		}
	case do == table.Propose && n.Own() && n.Back == table.Undo:
		b.at = now
		for k := len(b.did) - 1; k >= 0 && precedes(n, b.did[k]); k-- {
			b.undone = append(b.undone, b.did[k])
			b.did = b.did[:k]
		}
	}
}

// next returns what is to be done again next; 0 if nothing is.
func (b *takenBack) next() (a rules.Action) {
	if k := len(b.undone); k > 0 {
		a = b.undone[k-1]
	}
	return a
}

// precedes reports whether an act of the person has not been done yet.
func precedes(n *conversation.Moment, a rules.Action) bool {
	v := &n.View
	switch a.Kind() {
	case rules.Playing:
		return v.Phase != rules.Playing || v.Hand[a.Seat()].Has(a.Card())
	case rules.Laying:
		return v.Options.Kind == rules.Laying
	}
	return v.Phase == rules.Laying || v.Options.Has(a)
}

// takeBack takes back what the person did last: one thing a press. What still waits is not
// sent, but a second press takes back no take-back.
func (m *Model) takeBack() tea.Cmd {
	switch undoes := m.sent != nil && m.sent.Do == table.Propose; {
	case m.sent != nil && (!undoes || m.slow || m.wrong != ""):
		return m.withdraw()
	case m.sent != nil, !m.cfg.Quick && m.clock().Sub(m.taken.at) < looked:
		return nil
	}
	return m.propose(table.Undo)
}

// redo does again what was taken back last, if that is still possible.
func (m *Model) redo() tea.Cmd {
	a := m.taken.next()
	if a == 0 || !m.Shown.View.Options.Has(a) {
		m.notice = m.Say("redo.nothing")
		return nil
	}
	return m.act(a)
}

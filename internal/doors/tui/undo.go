package tui

import (
	"slices"
	"time"

	tea "charm.land/bubbletea/v2"

	"ninetynine/internal/table"
	"ninetynine/internal/wire"
	"ninetynine/internal/wire/conversation"
)

// undoPause is the least time between two undos: longer than the repeat delay of keys.
const undoPause = 700 * time.Millisecond

// noteUndo notes when the person took back an act.
func (m *Model) noteUndo(n *conversation.Moment) {
	if n.Event.Do == table.Propose && n.Own() && n.Back == table.Undo {
		m.undone = m.clock()
	}
}

// undo undoes the person's last act, one for each press. It withdraws a command that is still unsent, but an
// undo only if the connection is slow or in trouble.
func (m *Model) undo() tea.Cmd {
	switch undoes := m.sent != nil && m.sent.Do == table.Propose; {
	case m.sent != nil && (!undoes || m.slow || m.wrong != ""):
		return m.withdraw()
	case m.sent != nil, !m.cfg.Quick && m.clock().Sub(m.undone) < undoPause:
		return nil
	}
	return m.propose(table.Undo)
}

// canRedo reports whether the person can redo what was taken back last.
func (m *Model) canRedo() bool { return slices.Contains(m.Shown.Table.Redo, int(m.Seat)) }

// redo brings back what was taken back last, if that is still possible.
func (m *Model) redo() tea.Cmd {
	if !m.canRedo() {
		m.notice = m.Say("refusal.nothing-to-redo")
		return nil
	}
	return m.sendCommand(&wire.Command{Do: table.Redo})
}

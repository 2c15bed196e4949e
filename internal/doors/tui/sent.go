package tui

import (
	"cmp"
	"context"
	"crypto/rand"
	"slices"
	"time"

	tea "charm.land/bubbletea/v2"

	"ninetynine/internal/base/letters"
	"ninetynine/internal/base/phrase"
	"ninetynine/internal/table"
	"ninetynine/internal/wire"
	"ninetynine/internal/wire/client"
	"ninetynine/internal/wire/conversation"
	"ninetynine/rules"
)

// sendCommand sends a command, unless one is in progress. It stays in progress until it is answered or
// withdrawn.
func (m *Model) sendCommand(c *wire.Command) tea.Cmd {
	if m.busy {
		return nil
	}
	c.ID, c.Seen = rand.Text(), m.Shown.Seq
	m.busy, m.sent, m.slow = true, c, false
	return tea.Batch(m.post(c), m.after(unanswered, func() tea.Cmd { return m.noteDelay(c) }))
}

// unanswered is the delay before a missing answer is shown.
const unanswered = 2 * time.Second

// noteDelay notes that a command has had no answer for long. That of an earlier one changes nothing.
func (m *Model) noteDelay(c *wire.Command) tea.Cmd {
	m.slow = m.slow || m.sent == c
	return nil
}

func (m *Model) post(c *wire.Command) tea.Cmd {
	do := func(ctx context.Context) (wire.Reply, error) { return m.cfg.Line.Do(ctx, c) }
	return ask(m.ctx, do, func(r wire.Reply, err error) tea.Cmd { return m.commandAnswered(c, r.Seq, err) })
}

// commandAnswered handles the answer to a command. Until its message comes, no other command is sent.
func (m *Model) commandAnswered(c *wire.Command, seq uint64, err error) tea.Cmd {
	switch {
	case c.Do == table.Chat:
		m.saying = false
		if err != nil && m.typed == "" && m.over == talking {
			m.typed = c.Text // to be changed
		}
	case c != m.sent || m.back:
		return nil // the answer to the withdrawal decides
	default:
		m.answered(seq, err)
	}
	if err != nil {
		m.notice = m.refused(c.Do, err)
	}
	return nil
}

// answered ends the wait for an answer; the message of the entry may still be awaited.
func (m *Model) answered(seq uint64, err error) {
	m.sent, m.slow, m.back = nil, false, false
	if err != nil || seq == 0 { // refused or withdrawn: if the act happens after all, that is new to the person
		m.Typed = 0
	}
	if m.busy = err == nil && m.last < seq; m.busy {
		m.due = seq
	}
}

// withdraw withdraws the command in progress.
func (m *Model) withdraw() tea.Cmd {
	if m.back {
		return nil
	}
	m.back = true
	c := m.sent
	withdraw := func(ctx context.Context) (uint64, error) { return m.cfg.Line.Withdraw(ctx, c) }
	return ask(m.ctx, withdraw, func(done uint64, err error) tea.Cmd { return m.withdrawalAnswered(c, done, err) })
}

// withdrawalAnswered takes the answer to a withdrawal: done is the entry that the command had led to
// before, or else 0.
func (m *Model) withdrawalAnswered(c *wire.Command, done uint64, err error) tea.Cmd {
	m.answered(done, err)
	switch {
	case err != nil:
		m.notice = m.refused(table.Withdraw, err)
	case done != 0:
		m.notice = m.Say("sent.late", "what", m.intent(c))
	default:
		m.byHand = true
		m.notice = m.Say("sent.withdrawn", "what", m.intent(c))
	}
	return nil
}

// noteConnection notes the state of the connection to the table.
func (m *Model) noteConnection(err error) {
	if m.wrong = client.ConnectionState(err); m.wrong == client.Connected {
		m.wrong = ""
	}
}

// trouble says what is wrong with the connection to the table.
func (m *Model) trouble() string { return Trouble(m.cfg.Book, m.wrong, m.cfg.Folder) }

// Trouble says why a request is not answered: how the line stands, as [client.ConnectionState] says.
// Matches are kept in the folder, or, if it is "", by a server elsewhere.
func Trouble(book *phrase.Book, wrong, folder string) string {
	key := "line." + wrong
	switch {
	case wrong == client.Disconnected:
		key = "page.lost"
	case !book.Has(key):
		key = "line.busy"
	}
	return book.Say(key, "where", cmp.Or(folder, "server"))
}

// overdue names a command whose answer is overdue, and how to withdraw it; "" without one.
func (m *Model) overdue(undo string) string {
	switch {
	case m.sent == nil || m.wrong == "" && !m.slow:
		return ""
	case m.back:
		return m.Say("sent.withdrawing", "what", m.intent(m.sent))
	}
	return m.Say("sent.waits", "what", m.intent(m.sent), "undo", undo)
}

// intent names the purpose of a command.
func (m *Model) intent(c *wire.Command) string {
	a, err := rules.ParseAction(m.Seat, c.Act)
	if c.Do != table.Act || err != nil {
		return m.Say("sent.what")
	}
	switch a.Kind() {
	case rules.Playing:
		return m.calls(a.Card())
	case rules.Offering:
		return m.cfg.Book.Offer(a.Offer())
	case rules.Naming:
		return m.cfg.Book.Trump(a.Trump())
	}
	return letters.Join(a.Cards().Cards(), ", ", m.calls)
}

// unsent names an unanswered command of the person at leaving; "" without one.
func (m *Model) unsent() string {
	if m.sent == nil {
		return ""
	}
	return m.Say("bye.unsent", "why", cmp.Or(m.wrong, client.Disconnected), "what", m.intent(m.sent))
}

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

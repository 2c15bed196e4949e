package tui

import (
	"strings"
	"unicode"

	tea "charm.land/bubbletea/v2"

	"ninetynine/internal/base/phrase"
	"ninetynine/internal/table"
	"ninetynine/internal/wire"
	"ninetynine/internal/wire/conversation"
)

// The limits of a chat message and of the chat.
const (
	maxChat = 300 // characters
	maxTalk = 50
)

// follow keeps what is said, and shows the person what the other players do.
func (m *Model) follow(n *conversation.Moment) {
	if n.Said != nil {
		m.keepChat(*n.Said)
		if m.over != talking {
			m.showNews(m.RemarkText(n))
		}
	}
	switch e, own := &n.Event, n.Own(); e.Do {
	case table.Present:
		m.talk = n.Talk
		return
	case table.SeatBot, table.Remove, table.Sit, table.Ready, table.Unready:
		return // the screen shows this
	case table.Propose, table.Answer:
		if own || n.Table.Ask != nil || n.Table.Paused {
			return // and this
		}
	case table.Resume:
		if own && !e.Done {
			return
		}
	case table.Stand, table.Away, table.Back:
		m.showNews(m.EventText(n))
		return
	case table.Chat:
		m.keepChat(table.Said{Seq: n.Seq, At: n.At, By: e.By, Name: e.Name, Text: e.Text, Phrase: e.Phrase})
		if !own && m.over != talking {
			m.showNews(m.EventText(n))
		}
		return
	}
	if s := m.EventText(n); s != "" {
		m.notice = s
	}
}

// keepChat keeps what a player says.
func (m *Model) keepChat(s table.Said) {
	m.talk = append(m.talk[max(0, len(m.talk)-maxTalk+1):], s)
}

// write adds to the text being typed.
func (m *Model) write(text string) {
	if m.over != talking {
		return
	}
	text = strings.Map(func(r rune) rune {
		if unicode.IsSpace(r) {
			return ' '
		} else if !unicode.IsPrint(r) {
			return -1
		}
		return r
	}, text)
	if rs := []rune(m.typed + text); len(rs) <= maxChat {
		m.typed = string(rs)
	}
}

// typing handles a key while text is typed.
func (m *Model) typing(msg tea.KeyPressMsg) tea.Cmd {
	switch msg.Keystroke() {
	case "enter":
		return m.talks(strings.TrimSpace(m.typed))
	case "backspace":
		if rs := []rune(m.typed); len(rs) > 0 {
			m.typed = string(rs[:len(rs)-1])
		}
	case "ctrl+u":
		m.typed = ""
	case "esc":
		m.close()
	case "ctrl+c", "ctrl+d":
		return tea.Quit
	default:
		m.write(msg.Text)
	}
	return nil
}

// talks sends a line to the other players.
func (m *Model) talks(text string) tea.Cmd {
	switch {
	case m.saying:
		return nil
	case text == "":
		m.close()
		return nil
	}
	m.saying, m.typed = true, ""
	return m.post(&wire.Command{Do: table.Chat, Text: text})
}

// talkLines returns the chat broken into lines.
func (m *Model) talkLines(w int) (lines []string) {
	for i := range m.talk {
		said := &m.talk[i]
		lines = append(lines, hanging("", phrase.Clean(said.Name, 24)+": "+m.ChatText(said), w)...)
	}
	return lines
}

// lastSaid draws the end of the talk.
func (d *drawing) lastSaid(r rect, k ink) {
	lines := d.talkLines(r.w)
	for i, line := range lines[max(0, len(lines)-max(0, r.h)):] {
		d.page.within(r.x, r.y+i, r.w, line, k)
	}
}

// talkBox draws the end of the chat, and the input line.
func (d *drawing) talkBox(r rect) {
	d.heading(r, d.Say("page.talk"))
	if len(d.talk) == 0 {
		d.lines(r.x, r.y+2, r.w, d.Say("page.talk.none"), quiet)
	}
	d.lastSaid(rect{r.x, r.y + 2, r.w, max(1, r.h-5)}, onPaper)
	y := r.y + r.h - 2
	d.page.rule(r.x, y-1, r.w, quiet)
	text := d.typed
	for width(text) > r.w-4 { // show the end of the text
		text = string([]rune(text)[1:])
	}
	x := d.page.text(r.x, y, "▸ ", loud)
	x = d.page.text(x, y, text, onPaper)
	d.page.text(x, y, " ", ink{attr: reverse})
	if d.typed == "" {
		d.page.within(x+2, y, r.w-6, d.Say("page.talk.say"), quiet)
	}
}

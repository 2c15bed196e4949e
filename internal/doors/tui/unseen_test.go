package tui

import (
	"errors"
	"strings"
	"testing"

	tea "charm.land/bubbletea/v2"
	"github.com/charmbracelet/colorprofile"

	"ninetynine/internal/base/phrase"
	"ninetynine/internal/table"
	"ninetynine/internal/wire"
	"ninetynine/match"
	"ninetynine/rules"
)

// TestUnseenTable: while a window is too small for the table, keys, clicks and pastes do nothing but quit.
func TestUnseenTable(t *testing.T) {
	for _, size := range [][2]int{{79, 24}, {80, 23}, {1, 1}} {
		s := sit(t, "standard", "en", "greedy", match.Limit{})
		s.rest()
		before, done := *s.m, len(s.line.done)
		s.send(tea.WindowSizeMsg{Width: size[0], Height: size[1]})
		s.key("space", "right", "space", "right", "space", "enter", "3", "1", "h", "enter", "u", "ctrl+y", "r", "r", "m", "?", "t")
		for y := range size[1] {
			s.send(tea.MouseClickMsg{X: size[0] / 2, Y: y, Button: tea.MouseLeft})
		}
		s.send(tea.PasteMsg{Content: "hello"})
		s.send(tea.MouseWheelMsg{Button: tea.MouseWheelDown})
		s.send(tea.WindowSizeMsg{Width: 80, Height: 24})
		s.rest()
		if m := s.m; len(s.line.done) != done || m.chosen != before.chosen || m.cursor != before.cursor || m.over != before.over || m.advice != nil || m.typed != "" {
			t.Errorf("%v: keys changed what was not shown: %+v", size, s.line.done[done:])
		}
	}
}

// TestUnseenQuit: where the table is not shown, Q quits when it is pressed twice, as the screen says, though
// q may be the queen; and so it does before the table has come.
func TestUnseenQuit(t *testing.T) {
	for _, lang := range phrase.Languages() {
		for _, opened := range []bool{true, false} {
			s := sit(t, "standard", lang, "greedy", match.Limit{})
			s.rest()
			s.send(tea.WindowSizeMsg{Width: 60, Height: 20})
			if !opened {
				s.m.Match = nil
				s.send(tea.WindowSizeMsg{Width: 80, Height: 24})
			}
			k := tea.KeyPressMsg{Code: 'q', Text: strings.ToLower(s.m.Say("key.quit"))}
			if _, cmd := s.m.Update(k); cmd != nil {
				t.Errorf("%s: one press quits", lang)
			}
			got := strings.Join(strings.Fields(s.m.draw().page.plain()), " ")
			if !strings.Contains(got, s.m.notice) || s.m.notice == "" {
				t.Errorf("%s: it does not ask again: %s", lang, got)
			}
			if _, cmd := s.m.Update(k); cmd == nil || cmd() != tea.Quit() {
				t.Errorf("%s: a second press does not quit", lang)
			}
		}
	}
}

// TestUnseenForced: no card plays itself while the table is not shown.
func TestUnseenForced(t *testing.T) {
	s := sit(t, "standard", "en", "greedy", match.Limit{Deals: 6})
	found := false
	s.play(func(v *match.View) {
		if found || v.Options.Kind != rules.Playing || v.Options.Len() > 1 || v.Hand[0].Len() == 1 {
			return
		}
		found = true
		s.m.cfg.Forced, s.m.cfg.Quick = true, false
		defer func() { s.m.cfg.Forced, s.m.cfg.Quick = false, true }()
		s.send(tea.WindowSizeMsg{Width: 79, Height: 24})
		if done := len(s.line.done); s.m.forced() != nil || s.m.playForced() != nil || len(s.line.done) != done {
			t.Fatal("a card plays itself behind the message")
		}
		first := s.m.tick
		if s.send(tea.WindowSizeMsg{Width: 80, Height: 24}); s.m.tick == first {
			t.Fatal("no timer is set once the table is shown")
		}
	})
	if !found {
		t.Fatal("nothing was forced")
	}
}

// TestBehindLayers: no key of the table acts behind help, scores, reports or lists.
func TestBehindLayers(t *testing.T) {
	for _, over := range []layer{listing, helping, lastOne, tricks, scoring, explaining} {
		s := sit(t, "standard", "en", "greedy", match.Limit{})
		s.rest()
		s.key("h", "enter", "1")
		for range 3 {
			s.key("h", "enter")
		}
		if s.m.over = over; over == listing {
			s.m.open(&list{title: "list", items: []choice{runs("nothing", func() tea.Cmd { return nil })}})
		}
		seq := s.desk.seq()
		if s.key("u", "ctrl+y", "r", "r"); s.desk.seq() != seq || s.m.over != over {
			t.Errorf("a key acts behind layer %d", over)
		}
	}
}

// TestLayerCloses: when what happens at the table closes a layer, a key pressed at that moment does not act on
// the table.
func TestLayerCloses(t *testing.T) {
	s := sit(t, "standard", "en", "greedy", match.Limit{})
	s.rest()
	s.m.cfg.Quick = false
	s.m.over = lastOne
	n := *s.m.Shown
	n.View.Number++
	s.m.clearDeal(&n, s.m.Shown)
	if s.m.over != none {
		t.Fatal("the layer stays")
	}
	s.m.hold = false
	if s.send(tea.KeyPressMsg{Code: ' ', Text: " "}); s.m.chosen != 0 {
		t.Error("a key that was meant for the layer chooses a card")
	}
	s.desk.now += twice.Milliseconds()
	if s.send(tea.KeyPressMsg{Code: ' ', Text: " "}); s.m.chosen == 0 {
		t.Error("later keys do not choose")
	}
}

// TestQuestionIsShown: a premium to be confirmed and a proposal to be answered stay in sight over a lost
// connection, and beside a long notice.
func TestQuestionIsShown(t *testing.T) {
	s := sit(t, "standard", "en", "greedy", match.Limit{})
	s.rest()
	s.key("h", "enter", "2")
	question, _ := s.m.draw().question()
	anna, berta := company(t, table.Settings{Variant: "standard"})
	begin(anna, berta)
	berta.line.must(wire.Command{Do: table.Propose, Text: table.Pause})
	anna.until(func() bool { return anna.m.ProposalToAnswer() != nil })
	proposal, _ := anna.m.draw().question()
	for want, s := range map[string]*sitting{question: s, proposal: anna} {
		s.m.wrong = "disconnected"
		s.m.noteConnection(errors.New("refused"))
		if got := s.text(80, 24); !strings.Contains(got, want) {
			t.Errorf("over a lost connection %q is not shown:\n%s", want, got)
		}
		s.m.wrong, s.m.notice = "", strings.Repeat("A long notice. ", 5)
		if got := s.text(80, 24); !strings.Contains(got, want) {
			t.Errorf("beside a notice %q is not shown:\n%s", want, got)
		}
	}
}

// TestUnseenChoice: the start screen starts nothing that it has no room to show.
func TestUnseenChoice(t *testing.T) {
	for _, size := range [][2]int{{80, 6}, {39, 24}} {
		c := newChooser(Config{Book: phrase.Open("en"), Theme: "dark", Profile: colorprofile.TrueColor})
		c.Update(tea.WindowSizeMsg{Width: size[0], Height: size[1]})
		for _, k := range []tea.Msg{tea.KeyPressMsg{Code: tea.KeyDown}, tea.MouseWheelMsg{Button: tea.MouseWheelDown}, tea.KeyPressMsg{Code: tea.KeyEnter}, tea.MouseClickMsg{X: 3, Y: 4, Button: tea.MouseLeft}} {
			if _, cmd := c.Update(k); cmd != nil || c.chosen.Variant != "" || c.at != 0 {
				t.Errorf("%v: %v chooses what is not shown", size, k)
			}
		}
		if _, cmd := c.Update(tea.KeyPressMsg{Code: 'q', Text: "q"}); cmd == nil {
			t.Errorf("%v: q does not quit", size)
		}
	}
}

// TestSuspend: Ctrl+Z suspends the program, as everywhere in a terminal, but never a server's.
func TestSuspend(t *testing.T) {
	s := sit(t, "standard", "en", "greedy", match.Limit{})
	s.rest()
	z := tea.KeyPressMsg{Code: 'z', Mod: tea.ModCtrl}
	if _, cmd := s.m.Update(z); cmd == nil || cmd() != tea.Suspend() {
		t.Error("it does not suspend")
	}
	s.m.cfg.Remote = true
	if _, cmd := s.m.Update(z); cmd != nil {
		t.Error("a visitor suspends the server")
	}
}

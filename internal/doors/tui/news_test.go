package tui

import (
	"errors"
	"io"
	"os"
	"strings"
	"testing"
	"testing/iotest"

	tea "charm.land/bubbletea/v2"

	"ninetynine/internal/table"
	"ninetynine/internal/test/must"
	"ninetynine/internal/wire"
	"ninetynine/internal/wire/client"
	"ninetynine/match"
)

// TestDealtOnce asks for the next deal once, however often Enter is pressed.
func TestDealtOnce(t *testing.T) {
	s := sit(t, "duel", "en", "greedy", match.Limit{Deals: 2})
	s.play(func(v *match.View) {
		if !s.m.Stage(wire.Between) {
			return
		}
		s.send(tea.KeyPressMsg{Code: tea.KeyEnter})
		if _, cmd := s.m.Update(tea.KeyPressMsg{Code: tea.KeyEnter}); cmd != nil {
			t.Error("another deal is asked for while one is dealt")
		}
		s.rest()
	})
	if s.m.err != nil {
		t.Error(s.m.err)
	}
}

// refused is a refusal as sent by a server; name is an argument of its phrase.
func refused(reason, why, name string) error {
	return &client.ServerError{Fault: wire.Fault{Reason: reason, Why: why, Args: map[string]any{"name": name}, Text: "in English"}}
}

// TestRefused: refusals are shown in the person's language, and play goes on.
func TestRefused(t *testing.T) {
	s := sit(t, "duel", "de", "greedy", match.Limit{})
	for _, x := range []struct {
		do   table.Kind
		err  error
		want string
	}{
		{table.Act, refused("stale", "moved-on", ""), "Am Tisch ist es inzwischen weitergegangen. Schau noch einmal hin und wähl dann."},
		{table.Act, refused("forbidden", "seat-taken", "An\x1b[2Jna"), "Dort sitzt An[2Jna."},
		{table.Propose, refused("not-now", "not-ready", ""), "In diesem Spiel kannst du nichts zurücknehmen."},
		{table.Ready, refused("not-now", "not-ready", ""), ""},
		{table.Act, refused("unheard-of", "", ""), "Der Server hat das nicht angenommen."},
		{table.Act, os.ErrPermission, "Das hat nicht geklappt: permission denied"},
	} {
		s.m.busy, s.m.sent, s.m.notice = true, &wire.Command{Do: x.do}, ""
		if cmd := s.m.commandAnswered(s.m.sent, 0, x.err); cmd != nil || s.m.busy {
			t.Errorf("after %v nothing goes on", x.err)
		}
		if s.m.notice != x.want {
			t.Errorf("%v: %q is said, not %q", x.err, s.m.notice, x.want)
		}
	}
	if _, cmd := s.m.Update(watchEndedMsg{os.ErrPermission}); cmd == nil || !errors.Is(s.m.err, os.ErrPermission) {
		t.Error("the game goes on at a table that cannot be watched")
	}
}

// TestNews shows external news until the next key.
func TestNews(t *testing.T) {
	s := sit(t, "duel", "en", "greedy", match.Limit{})
	news := make(chan string, 2)
	s.m.cfg.News = news
	news <- "the program has ended"
	if msg := s.m.hear()(); msg != newsMsg("the program has ended") {
		t.Fatalf("it hears %v", msg)
	}
	s.m.Update(newsMsg("the program has ended"))
	s.m.show(s.m.Shown)
	if !strings.Contains(s.screen(80, 24), "the program has ended") {
		t.Error("the news is not on the screen")
	}
	s.send(tea.KeyPressMsg{Code: tea.KeyRight})
	s.m.show(s.m.Shown)
	if strings.Contains(s.screen(80, 24), "the program has ended") {
		t.Error("the news stays")
	}
	news <- "the program has ended"
	y := &typist{}
	y.answer = func(printed string) (string, bool) { return "", !strings.Contains(printed, "the program has ended\n") }
	must.Get(Plain(t.Context(), s.m.cfg, NewLines(y), y))(t)
}

// TestUnreadable reports an input that fails.
func TestUnreadable(t *testing.T) {
	s := sit(t, "duel", "en", "greedy", match.Limit{})
	s.rest()
	if _, err := Plain(t.Context(), s.m.cfg, NewLines(iotest.ErrReader(os.ErrClosed)), io.Discard); !errors.Is(err, os.ErrClosed) {
		t.Error(err)
	}
}

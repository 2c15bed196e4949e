package tui

import (
	"bytes"
	"context"
	"errors"
	"io"
	"net/http"
	"strings"
	"testing"
	"time"

	tea "charm.land/bubbletea/v2"
	"github.com/charmbracelet/x/ansi"

	"ninetynine/internal/base/phrase"
	"ninetynine/internal/table"
	"ninetynine/internal/wire"
	"ninetynine/internal/wire/client"
	"ninetynine/match"
	"ninetynine/rules"
)

// until handles events until the condition holds.
func (s *sitting) until(so func() bool) {
	for !so() {
		s.send(<-s.msgs)
	}
}

// shows checks that a screen of the smallest size shows a text, without waiting.
func (s *sitting) shows(text string) {
	s.t.Helper()
	if screen := ansi.Strip(s.screen(minWidth, minHeight)); !strings.Contains(screen, text) {
		s.t.Errorf("%q is not shown:\n%s", text, screen)
	}
}

// press presses a key without waiting.
func (s *sitting) press(text string) {
	k := tea.KeyPressMsg{Text: text}
	if k.Code = []rune(text)[0]; text == "\n" {
		k.Code, k.Text = tea.KeyEnter, ""
	}
	s.send(k)
}

// TestWaits: an unanswered command is shown permanently with the reason; one key withdraws it, and
// otherwise it is executed once.
func TestWaits(t *testing.T) {
	reasons := map[string]error{
		"page.lost":    errors.New("broken"),
		"line.full":    &client.ServerError{Status: http.StatusServiceUnavailable, Fault: wire.Fault{Reason: "full"}},
		"line.unsaved": &client.ServerError{Status: http.StatusServiceUnavailable, Fault: wire.Fault{Reason: "unsaved"}},
		"line.busy":    &client.ServerError{Status: http.StatusServiceUnavailable, Fault: wire.Fault{Reason: "busy"}},
	}
	for _, lang := range phrase.Languages() {
		for key, why := range reasons {
			t.Run(lang+"/"+key, func(t *testing.T) {
				s := sit(t, "standard", lang, "greedy", match.Limit{})
				s.key("space", "right", "space", "right", "space")
				before, laid := s.desk.seq(), s.m.chosen
				out := s.line.enter()
				s.press("\n")
				s.line.breaks <- why
				s.until(func() bool { return s.m.wrong != "" })
				trouble, what := s.m.Say(key, "where", "server"), s.m.intent(s.m.sent)
				waits := s.m.Say("sent.waits", "what", what, "undo", s.m.Say("key.undo"))
				s.shows(trouble)
				s.shows(waits)
				s.press("?") // and back
				s.press("?")
				s.shows(trouble)
				s.shows(waits)
				s.press(strings.ToLower(s.m.Say("key.undo")))
				s.until(func() bool { return !s.m.busy })
				s.shows(trouble)
				s.shows(s.m.Say("sent.withdrawn", "what", what))
				if s.m.chosen != laid || s.desk.seq() != before {
					t.Errorf("chosen are %v, and the table has done something", s.m.chosen)
				}
				s.press("\n")
				s.shows(waits)
				if left := s.m.outcome().Unsent; !strings.Contains(left, what) {
					t.Errorf("those who leave are told %q", left)
				}
				out()
				go func() { s.line.breaks <- nil }()
				s.until(func() bool { return s.m.wrong == "" && s.m.sent == nil })
				v := s.rest()
				if v.Options.Kind == rules.Laying || s.m.outcome().Unsent != "" {
					t.Error("what waited was not done")
				}
			})
		}
	}
}

// TestSlow: an overdue answer is shown even before the connection is known to be broken, and a command
// that was executed before its withdrawal is shown as such.
func TestSlow(t *testing.T) {
	s := sit(t, "standard", "en", "greedy", match.Limit{})
	s.key("space", "right", "space", "right", "space")
	out := s.line.enter()
	s.press("\n")
	if s.m.overdue("U") != "" {
		t.Error("what has just been sent is shown as waiting")
	}
	s.m.noteDelay(s.m.sent)
	s.shows("Not done yet: ")
	what := s.m.intent(s.m.sent)
	s.m.withdrawalAnswered(s.m.sent, s.m.last, nil)
	s.shows("Too late to take back: " + what)
	out()
}

// TestRefusedTyped: an act whose command was refused or withdrawn is told when it happens after all.
func TestRefusedTyped(t *testing.T) {
	s := sit(t, "standard", "en", "greedy", match.Limit{})
	v := s.rest()
	for name, answer := range map[string]func(c *wire.Command){
		"refused":   func(c *wire.Command) { s.m.commandAnswered(c, 0, errors.New("refused")) },
		"withdrawn": func(c *wire.Command) { s.m.withdrawalAnswered(c, 0, nil) },
	} {
		s.m.Execute(v.Options.Nth(0).String())
		if s.m.Typed != v.Options.Nth(0) {
			t.Fatalf("%v is typed, not %v", s.m.Typed, v.Options.Nth(0))
		}
		s.m.sent = &wire.Command{Do: table.Act}
		if answer(s.m.sent); s.m.Typed != 0 {
			t.Errorf("%s, the act would not be told", name)
		}
	}
}

// TestPlainWaits is [TestWaits] in plain lines: trouble is printed once at its beginning and once at its
// end, and one word withdraws, or leaves.
func TestPlainWaits(t *testing.T) {
	t.Parallel()
	s := sit(t, "standard", "en", "greedy", match.Limit{})
	s.stop()
	out := s.line.enter()
	full := &client.ServerError{Status: http.StatusServiceUnavailable, Fault: wire.Fault{Reason: "full"}}
	cfg := s.m.cfg
	cfg.Folder = "/data"
	const trouble, waits = "Nothing can be saved, the disk is full; trying again … (/data)\n", "Not done yet: ace of clubs, king of clubs, "
	script := []struct {
		hears string
		does  func()
		types string
	}{
		{"Lay 3 bid-cards", func() { s.line.breaks <- full }, ""},
		{trouble, nil, "hand"},
		{"Your hand: ", nil, "lay 1 2 3"},
		{waits, nil, "hand"},
		{trouble + waits, nil, "undo"},
		{"Taken back, and not done: ace of clubs, king of clubs, ", nil, "lay 1 2 3"},
		{waits, func() { <-s.line.inside; out(); s.line.breaks <- nil }, ""},
		{"It can be saved again.\n", nil, ""},
		{"> ", func() { out = s.line.enter() }, "1"}, // the answer has come, before that or after it
		{"Not done yet: pass. ", nil, "quit"},
	}
	in, feed := io.Pipe()
	defer feed.Close()
	var said bytes.Buffer
	hear := func(b []byte) (int, error) {
		said.Write(b)
		if len(script) > 0 && strings.Contains(said.String(), script[0].hears) {
			if n := strings.Count(said.String(), trouble); n > strings.Count(script[0].hears, trouble) {
				t.Errorf("it is said again:\n%s", said.String())
			}
			step := script[0]
			script = script[1:]
			said.Reset()
			go func() {
				if step.does != nil {
					step.does()
				}
				if step.types != "" {
					io.WriteString(feed, step.types+"\n")
				}
			}()
		}
		return len(b), nil
	}
	ctx, end := context.WithTimeout(t.Context(), 5*time.Second)
	defer end()
	left, err := Plain(ctx, cfg, NewLines(in), writer(hear))
	if err != nil || len(script) > 0 || left.Unsent != "No answer came, so it may or may not have been done: pass. Everything before it is saved." {
		t.Errorf("%v, %q; still to come: %d; said:\n%s", err, left.Unsent, len(script), said.String())
	}
	out()
}

type writer func([]byte) (int, error)

func (w writer) Write(b []byte) (int, error) { return w(b) }

// TestDelayOfEarlier: the delay of a command that was answered says nothing of the next one.
func TestDelayOfEarlier(t *testing.T) {
	earlier, now := &wire.Command{ID: "earlier"}, &wire.Command{ID: "now"}
	m := &Model{sent: now}
	if m.noteDelay(earlier); m.slow {
		t.Error("a new command is late at once")
	}
	m.noteDelay(now)
	if m.noteDelay(earlier); !m.slow {
		t.Error("a late command is not late any more")
	}
}

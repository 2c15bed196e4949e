package tui

import (
	"bytes"
	"context"
	"io"
	"iter"
	"math/rand/v2"
	"slices"
	"strings"
	"sync"
	"testing"

	tea "charm.land/bubbletea/v2"

	"ninetynine/internal/base/phrase"
	"ninetynine/internal/test/must"
	"ninetynine/match"
	"ninetynine/rules"
)

// A typist types an answer to each question, once the prompt is there: it reads the output since the last one.
type typist struct {
	mu      sync.Mutex
	out     bytes.Buffer
	printed sync.Cond
	answer  func(printed string) (string, bool)
	rest    string
}

func (y *typist) Write(b []byte) (int, error) {
	y.mu.Lock()
	defer y.mu.Unlock()
	defer y.printed.Broadcast()
	return y.out.Write(b)
}

func (y *typist) Read(b []byte) (int, error) {
	y.mu.Lock()
	defer y.mu.Unlock()
	if y.rest == "" {
		for y.printed.L = &y.mu; !bytes.HasSuffix(y.out.Bytes(), []byte("> ")); { // an act that is slow is answered first
			y.printed.Wait()
		}
		line, ok := y.answer(y.out.String())
		if !ok {
			return 0, io.EOF
		}
		y.rest = line + "\n"
	}
	n := copy(b, y.rest)
	y.rest = y.rest[n:]
	return n, nil
}

// types returns a typist of these lines.
func types(lines ...string) *typist {
	next, _ := iter.Pull(slices.Values(lines))
	return &typist{answer: func(string) (string, bool) { return next() }}
}

// TestPlainDeals plays a whole deal of every variant in plain lines, always by the first entry of the
// list.
func TestPlainDeals(t *testing.T) {
	for i, v := range rules.Catalogue() {
		t.Run(v.ID, func(t *testing.T) {
			t.Parallel()
			lang := phrase.Languages()[i%3]
			s := sit(t, v.ID, lang, "greedy", match.Limit{Deals: 1})
			asked := 0
			y := &typist{}
			y.answer = func(string) (string, bool) {
				asked++
				if asked > 60 {
					t.Error("the deal does not end")
					return "", false
				}
				view := s.desk.view(0)
				switch {
				case view.Stage == match.Ended:
					return "", false
				case view.Options.Kind == rules.Laying:
					return "1 2 3", true
				}
				return "1", true
			}
			cfg := s.m.cfg
			cfg.ASCII = i%2 == 0
			must.Get(Plain(t.Context(), cfg, NewLines(y), y))(t)
			view := s.desk.view(0)
			if view.Stage != match.Ended {
				t.Fatalf("the deal was left in the middle:\n%s", y.out.String())
			}
			if cfg.ASCII && strings.ContainsFunc(y.out.String(), func(r rune) bool { return r > 126 }) {
				t.Errorf("there is more than ASCII:\n%s", y.out.String())
			}
			if strings.Contains(y.out.String(), "{") || strings.Contains(y.out.String(), "plain.") {
				t.Errorf("a message is not said whole:\n%s", y.out.String())
			}
		})
	}
}

// TestPlainCommands types every command, right and wrong.
func TestPlainCommands(t *testing.T) {
	s := sit(t, "standard", "en", "greedy", match.Limit{Deals: 1})
	s.rest()
	script := []struct{ say, want string }{
		{"hand", "Your hand: clubs: ace, king"},
		{"lay AC", "only one card; you need 3 different ones"},
		{"lay AC KC 2H", "You do not hold 2 of hearts"},
		{"play 7h", "Lay 3 bid-cards"},
		{"hint", "Hint: "},
		{"lay 10c 8d qs", "Laid aside: 10 of clubs, 8 of diamonds, queen of spades, a bid of 4."},
		{"undo", "Taken back."},
		{"lay 10c, 8d, qs", "Laid aside"},
		{"nonsense", "I do not understand “nonsense”"},
		{"pass", "You: pass"},
		{"bids", "bid 4"},
		{"legal", "1: "},
		{"play 2c", ""},
		{"1", "You: "},
		{"last", "wins the trick"},
		{"trick", ""},
		{"score", "You: 0"},
		{"help", "To play: lay"},
		{"", ""},
		{"quit", ""},
	}
	script[9].want = "Bo: "
	script[13].want = "You: "
	script[14].want = ": "
	at, from := 0, 0
	y := &typist{}
	y.answer = func(printed string) (string, bool) {
		if at > 0 && !strings.Contains(printed[from:], script[at-1].want) {
			t.Errorf("%q was answered\n%s\nwithout %q", script[at-1].say, printed[from:], script[at-1].want)
		}
		from = len(printed)
		if at == len(script) {
			return "", false
		}
		at++
		return script[at-1].say, true
	}
	must.Get(Plain(t.Context(), s.m.cfg, NewLines(y), y))(t)
	if at != len(script) {
		t.Fatalf("stopped after %d of %d", at, len(script))
	}
}

// TestPlainStops: the game ends at the end of the input, and of the context.
func TestPlainStops(t *testing.T) {
	s := sit(t, "four", "en", "greedy", match.Limit{})
	s.rest()
	must.Get(Plain(t.Context(), s.m.cfg, NewLines(strings.NewReader("")), io.Discard))(t)
	ctx, cancel := context.WithCancel(t.Context())
	r, w := io.Pipe()
	defer w.Close()
	asked := make(chan struct{})
	out := &typist{answer: func(string) (string, bool) { return "", false }}
	done := make(chan error)
	go func() {
		_, err := Plain(ctx, s.m.cfg, NewLines(r), writerFunc(func(b []byte) (int, error) {
			if string(b) == "> " {
				close(asked)
			}
			return out.Write(b)
		}))
		done <- err
	}()
	<-asked
	cancel()
	must.Do(t, <-done)
}

type writerFunc func([]byte) (int, error)

func (f writerFunc) Write(b []byte) (int, error) { return f(b) }

// TestAnyKeys presses keys and clicks at random, at random sizes: nothing panics, nothing is drawn
// outside the screen, and the match stays valid.
func TestAnyKeys(t *testing.T) {
	keys := strings.Fields("enter space left right up down esc end h u l s r t n ? a k j 1 2 3 0 9 e b d enter enter h")
	for i, v := range rules.Catalogue() {
		t.Run(v.ID, func(t *testing.T) {
			t.Parallel()
			r := rand.New(rand.NewPCG(uint64(i), 9))
			s := sit(t, v.ID, phrase.Languages()[i%3], "random", match.Limit{})
			s.rest()
			for range 250 {
				if r.IntN(4) == 0 {
					s.send(tea.MouseClickMsg{X: r.IntN(s.m.width), Y: r.IntN(s.m.height), Button: tea.MouseLeft})
					s.rest()
				} else {
					s.key(keys[r.IntN(len(keys))])
				}
				if r.IntN(8) == 0 {
					s.screen(1+r.IntN(220), 1+r.IntN(60))
				}
			}
		})
	}
}

// TestPlainWrapped: plain lines are broken between words at the width that the terminal has just then.
func TestPlainWrapped(t *testing.T) {
	printed := func(columns func() int) string {
		s := sit(t, "standard", "de", "greedy", match.Limit{Deals: 1})
		asked := 0
		y := &typist{}
		y.answer = func(string) (string, bool) { asked++; return "?", asked < 3 }
		cfg := s.m.cfg
		cfg.Columns = columns
		must.Get(Plain(t.Context(), cfg, NewLines(y), y))(t)
		return y.out.String()
	}
	whole, wrapped := printed(nil), printed(func() int { return 40 })
	if strings.Join(strings.Fields(whole), " ") != strings.Join(strings.Fields(wrapped), " ") {
		t.Error("words are broken or lost")
	}
	for line := range strings.Lines(wrapped) {
		if w := width(strings.TrimPrefix(strings.TrimRight(line, "\n"), "> ")); w > 40 {
			t.Errorf("%d columns: %s", w, line)
		}
	}
}

package tui

import (
	"errors"
	"fmt"
	"io"
	"os"
	"strings"
	"testing"
	"testing/iotest"

	tea "charm.land/bubbletea/v2"

	"ninetynine/cards"
	"ninetynine/internal/phrase"
	"ninetynine/internal/solo"
	"ninetynine/match"
)

// TestDealtOnce asks for the next deal once, however often Enter is pressed.
func TestDealtOnce(t *testing.T) {
	s := sit(t, "duel", "en", "greedy", match.Limit{Deals: 2})
	s.play(func(v *match.View) {
		if v.Stage != match.Dealing {
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

// TestFailures goes on after what failed, unless the table is lost.
func TestFailures(t *testing.T) {
	s := sit(t, "duel", "en", "greedy", match.Limit{})
	s.rest()
	for _, err := range []error{os.ErrPermission, solo.ErrNotDue, solo.ErrNothing} {
		if _, cmd := s.m.Update(doneMsg{err}); cmd != nil || s.m.err != nil {
			t.Errorf("%v ends the game", err)
		}
	}
	if _, cmd := s.m.Update(doneMsg{fmt.Errorf("%w: lost", solo.ErrBroken)}); cmd == nil || !errors.Is(s.m.err, solo.ErrBroken) {
		t.Error("the game goes on at a table that is lost")
	}
}

// TestNews shows what comes from outside until the next key.
func TestNews(t *testing.T) {
	s := sit(t, "duel", "en", "greedy", match.Limit{})
	s.rest()
	news := make(chan string, 2)
	s.m.cfg.News = news
	news <- "the program has ended"
	if msg := s.m.listen()(); msg != newsMsg("the program has ended") {
		t.Fatalf("it hears %v", msg)
	}
	s.m.Update(newsMsg("the program has ended"))
	s.m.show(s.m.shown)
	if !strings.Contains(s.screen(80, 24), "the program has ended") {
		t.Error("the news is not on the screen")
	}
	s.send(tea.KeyPressMsg{Code: tea.KeyRight})
	s.m.show(s.m.shown)
	if strings.Contains(s.screen(80, 24), "the program has ended") {
		t.Error("the news stays")
	}
	news <- "the program has ended"
	var out strings.Builder
	if _, err := Plain(t.Context(), s.m.cfg, NewLines(strings.NewReader("")), &out); err != nil || !strings.Contains(out.String(), "the program has ended\n") {
		t.Errorf("the news is not told: %v\n%s", err, out.String())
	}
}

// TestUnreadable reports an input that fails.
func TestUnreadable(t *testing.T) {
	s := sit(t, "duel", "en", "greedy", match.Limit{})
	s.rest()
	if _, err := Plain(t.Context(), s.m.cfg, NewLines(iotest.ErrReader(os.ErrClosed)), io.Discard); !errors.Is(err, os.ErrClosed) {
		t.Error(err)
	}
}

// TestNamed finds the cards that a word may mean in each language.
func TestNamed(t *testing.T) {
	hand, err := cards.Parse("7C 7D 10H AH KC KD KH QS JS JC")
	if err != nil {
		t.Fatal(err)
	}
	for lang, words := range map[string]map[string]string{
		"de": {"7k": "7C 7D", "7kr": "7C", "7ka": "7D", "7KARO": "7D", "7♦": "7D", "7d": "7D", "7c": "7C", "KK": "KC KD", "kkr": "KC", "kh": "KH", "bp": "JS", "js": "JS", "bk": "JC", "ds": "QS", "ah": "AH", "10herz": "10H", "7x": "", "7": "", "k": ""},
		"sv": {"7k": "7C", "7r": "7D", "7klö": "7C", "eh": "AH", "ah": "AH", "kk": "KC", "knk": "JC", "kns": "JS", "kn♠": "JS", "jc": "JC", "7c": "7C"},
		"en": {"7c": "7C", "7clubs": "7C", "7di": "7D", "kd": "KD", "qS": "QS", "1h": ""},
	} {
		book, err := phrase.Open(lang)
		if err != nil {
			t.Fatal(err)
		}
		p := &plain{Model: &Model{cfg: Config{Book: book}}}
		for word, want := range words {
			wanted, err := cards.Parse(want)
			if want != "" && err != nil {
				t.Fatal(err)
			}
			if got := p.named(hand, word); got != wanted {
				t.Errorf("%s: %q is %v, want %v", lang, word, got, wanted)
			}
		}
	}
}

package tui

import (
	"strings"
	"testing"

	tea "charm.land/bubbletea/v2"
	"github.com/charmbracelet/colorprofile"
	"github.com/charmbracelet/x/ansi"

	"ninetynine/internal/base/phrase"
	"ninetynine/rules"
)

func TestChooser(t *testing.T) {
	t.Parallel()
	book := phrase.Open("en")
	c := newChooser(Config{Book: book, Theme: "light", Profile: colorprofile.TrueColor})
	for _, size := range [][2]int{{80, 24}, {100, 30}, {200, 50}, {30, 10}, {1, 1}} {
		c.Update(tea.WindowSizeMsg{Width: size[0], Height: size[1]})
		for range phrase.Languages() {
			for range rules.Catalogue() {
				c.key("down")
				page := c.draw()
				lines := strings.Split(c.cfg.screen(page).Content, "\n")
				if len(lines) != size[1] || ansi.StringWidth(lines[0]) != size[0] {
					t.Fatalf("%d lines, the first %d wide, at %v", len(lines), ansi.StringWidth(lines[0]), size)
				}
				if cut := page.cut; len(cut) > 0 && size[0] >= minWidth {
					t.Fatalf("too long at %v: %q", size, cut)
				}
			}
			c.key("home")
			c.key("right")
		}
	}
	if c.cfg.Book.Tag() != "en" {
		t.Fatalf("after a turn through the languages it is %s", c.cfg.Book.Tag())
	}
	c.Update(tea.WindowSizeMsg{Width: 80, Height: 24})
	golden(t, "start-en", c.draw().plain())
	c.key("right")
	c.key("down")
	if cmd := c.key("enter"); cmd == nil || c.chosen.Variant != "strict" || c.chosen.Level != "" || c.chosen.Book.Tag() != "de" {
		t.Fatalf("chosen: %v", c.chosen)
	}
	for range 9 {
		c.key("+")
	}
	c.key("-")
	if c.key("enter"); c.chosen.Level != "strong" {
		t.Fatalf("chosen: %v", c.chosen)
	}
	for _, want := range []int{1, 3, 9, 27, 0, 1} {
		c.key("d")
		if c.key("enter"); c.chosen.Deals != want {
			t.Fatalf("chosen: %v, not %d deals", c.chosen, want)
		}
		if page := c.draw(); len(page.cut) > 0 || !strings.Contains(page.plain(), "D "+c.cfg.Book.Say("start.length", "n", want)) {
			t.Fatalf("%d deals are not shown, or cut: %q\n%s", want, page.cut, page.plain())
		}
	}
	c.chosen = Chosen{}
	_, cmd := c.Update(tea.MouseClickMsg{X: 10, Y: 4 + 7, Button: tea.MouseLeft})
	if cmd == nil || c.chosen.Variant != "four" {
		t.Fatalf("clicked: %v", c.chosen)
	}
}

// TestNewcomer: the start screen offers a newcomer a guided match with one key, in each language; it offers
// none to other players.
func TestNewcomer(t *testing.T) {
	t.Parallel()
	for _, tag := range phrase.Languages() {
		for _, newcomer := range []bool{true, false} {
			book := phrase.Open(tag)
			c := newChooser(Config{Book: book, Newcomer: newcomer})
			c.Update(tea.WindowSizeMsg{Width: minWidth, Height: minHeight})
			page := c.draw()
			if shown := strings.Contains(c.cfg.screen(page).Content, book.Say("start.newcomer")); shown != newcomer || len(page.cut) > 0 {
				t.Errorf("%s, a newcomer %t: offered %t, cut %q", tag, newcomer, shown, page.cut)
			}
			c.key("n")
			if c.chosen.Guide != newcomer || newcomer && (c.chosen.Level != "beginner" || c.chosen.Variant == "") {
				t.Errorf("%s, a newcomer %t: chosen is %+v", tag, newcomer, c.chosen)
			}
		}
	}
}

package tui

import (
	"strconv"
	"strings"
	"testing"

	"github.com/charmbracelet/x/ansi"

	"ninetynine/internal/base/phrase"
	"ninetynine/internal/store/journal"
	"ninetynine/internal/table"
	"ninetynine/match"
)

// TestHelpFits: help has a line for each key in every language, short enough for the smallest window.
func TestHelpFits(t *testing.T) {
	for _, lang := range phrase.Languages() {
		b := phrase.Open(lang)
		for i := 1; b.Has("help.key." + strconv.Itoa(i)); i++ {
			key, what, _ := strings.Cut(b.Say("help.key."+strconv.Itoa(i)), "|")
			if ansi.StringWidth(key) > 18 || ansi.StringWidth(what) > minWidth-4-19 {
				t.Errorf("%s: too long: %q, %q", lang, key, what)
			}
		}
	}
}

// TestOnce: at a table for a single deal, the masthead shows its purpose, not the numbers of deal and
// game.
func TestOnce(t *testing.T) {
	s := sit(t, "standard", "en", "greedy", match.Limit{Deals: 1})
	for what, settings := range map[string]table.Settings{"deal of the day": {Day: "2026-11-23"}, "played on": {From: &journal.Fork{}}} {
		s.m.Settings = &settings
		head, _, _ := strings.Cut(ansi.Strip(s.screen(80, 24)), "\n")
		if !strings.Contains(head, what) || strings.Contains(head, "game 1") {
			t.Errorf("the masthead is %q, without %q", head, what)
		}
	}
}

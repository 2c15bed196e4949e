package tui

import (
	"strconv"
	"strings"
	"testing"

	"github.com/charmbracelet/x/ansi"

	"ninetynine/internal/phrase"
)

// TestHelpFits has a line of help for each key in every language, short enough
// for the smallest window.
func TestHelpFits(t *testing.T) {
	for _, lang := range phrase.Languages() {
		b, err := phrase.Open(lang)
		if err != nil {
			t.Fatal(err)
		}
		for i := 1; b.Has("help.key." + strconv.Itoa(i)); i++ {
			key, what, _ := strings.Cut(b.Say("help.key."+strconv.Itoa(i)), "|")
			if ansi.StringWidth(key) > 18 || ansi.StringWidth(what) > minWidth-4-19 {
				t.Errorf("%s: too long: %q, %q", lang, key, what)
			}
		}
	}
}

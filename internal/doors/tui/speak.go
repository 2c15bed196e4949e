package tui

import (
	"strings"

	"ninetynine/internal/base/letters"
	"ninetynine/internal/base/phrase"
)

// asciiWords replaces characters where the width may change: in speech and in lines of text. asciiOnly
// does the rest.
var asciiWords = strings.NewReplacer("…", "...", "−", "-", "·", ",")

// ASCII writes a line of text in ASCII, in the language's customary spelling without marks, and
// question marks for other characters.
func ASCII(b *phrase.Book, s string) string {
	s = asciiOnly.Replace(asciiWords.Replace(s))
	if b.Tag() == "de" {
		s = letters.Spelt(s)
	}
	return strings.Map(func(r rune) rune {
		if r > 126 {
			return '?'
		}
		return r
	}, letters.Bare(s))
}

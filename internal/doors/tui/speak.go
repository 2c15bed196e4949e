package tui

import (
	"strings"

	"ninetynine/internal/base/phrase"
)

// asciiWords replaces characters where the width may change: in speech and in lines of text. asciiOnly
// does the rest.
var asciiWords = strings.NewReplacer("…", "...", "−", "-", "·", ",",
	"ä", "ae", "ö", "oe", "ü", "ue", "Ä", "Ae", "Ö", "Oe", "Ü", "Ue", "ß", "ss", "é", "e", "è", "e")

// ASCII writes a line of text in ASCII, in the language's customary spelling without accents, and
// question marks for other characters.
func ASCII(b *phrase.Book, s string) string {
	if b.Tag() != "de" {
		s = phrase.Bare(s)
	}
	return strings.Map(func(r rune) rune {
		if r > 126 {
			return '?'
		}
		return r
	}, asciiOnly.Replace(asciiWords.Replace(s)))
}

//go:build !js

package letters

import "golang.org/x/text/unicode/norm"

// Compose writes each letter with its marks as one character, where there is one (NFC).
func Compose(text string) string { return norm.NFC.String(text) }

// apart writes each letter and each of its marks as a character of its own (NFD).
func apart(text string) string { return norm.NFD.String(text) }

// plain writes the forms of a letter, such as wide and bold ones, as the letter (NFKC).
func plain(text string) string { return norm.NFKC.String(text) }

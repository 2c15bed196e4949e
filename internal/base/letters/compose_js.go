package letters

import (
	"strings"
	"syscall/js"
)

// Compose writes each letter with its marks as one character, where there is one (NFC).
func Compose(text string) string { return normalized(text, "NFC") }

// apart writes each letter and each of its marks as a character of its own (NFD).
func apart(text string) string { return normalized(text, "NFD") }

// plain writes the forms of a letter, such as wide and bold ones, as the letter (NFKC).
func plain(text string) string { return normalized(text, "NFKC") }

// normalized asks the browser, which has the tables.
func normalized(text, form string) string {
	if strings.IndexFunc(text, func(r rune) bool { return r > 127 }) < 0 {
		return text
	}
	return js.Global().Get("String").Get("prototype").Get("normalize").Call("call", text, form).String()
}

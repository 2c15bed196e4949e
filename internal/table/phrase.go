package table

import "ninetynine/internal/base/phrase"

// phraseOf returns the phrase of a text in any language, "" if none. It follows from the text, so it is in
// no log, and works for old messages and those of other clients, too.
func phraseOf(text string) string { return phrase.Offered()[text] }

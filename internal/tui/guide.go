package tui

import (
	"ninetynine/internal/phrase"
	"ninetynine/rules"
)

// guide returns the rules of a variant, a short paragraph each, not yet broken
// into lines.
func guide(b *phrase.Book, v *rules.Variant) (out []string) {
	for _, c := range b.Guide(v) {
		out = append(out, c.Text...)
	}
	return out
}

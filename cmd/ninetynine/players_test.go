package main

import (
	"strings"
	"testing"

	"ninetynine/internal/think/netless"
)

// TestPlayerWords: every player has a description for completion, and the help of
// play names it.
func TestPlayerWords(t *testing.T) {
	help := strings.ToLower(newPlay(&environment{}).Long)
	for _, name := range netless.Names() {
		short, _, program := strings.Cut(name, ":")
		if program {
			short += ":"
		} else if !strings.Contains(help, short) {
			t.Errorf("the help of play does not name %s", short)
		}
		if playerWord(short) == "" {
			t.Errorf("nothing is said of %s", name)
		}
	}
}

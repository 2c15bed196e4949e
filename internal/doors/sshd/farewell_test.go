package sshd

import (
	"testing"

	"ninetynine/internal/base/phrase"
)

// TestTypedPanic: after a panic in reading lines, the farewell is a sentence.
func TestTypedPanic(t *testing.T) {
	v := &visit{ctx: t.Context(), Server: &Server{ctx: t.Context()}, book: phrase.Open("en")}
	d := &session{visit: v} // it has no terminal to read from
	_, err := d.typedLine()
	if said, want := d.reason(err), v.book.Say("trouble.broken"); said != want {
		t.Errorf("%q is said, not %q", said, want)
	}
}

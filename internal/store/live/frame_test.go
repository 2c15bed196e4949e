package live

import (
	"bytes"
	"testing"
)

// TestFrame: viewers of one audience with the same last message share what is made of the next; a viewer with
// another last message gets its own.
func TestFrame(t *testing.T) {
	first, made := []byte("first"), 0
	m := Message{Seq: 2, Text: []byte("second"), shared: &shared{before: first}}
	frame := func(format string, before []byte) string {
		return string(m.AppendFrame([]byte("> "), format, before, func(b, before, text []byte) []byte {
			made++
			return append(b, bytes.Join([][]byte{[]byte(format), before, text}, []byte(" "))...)
		}))
	}
	for _, c := range []struct {
		format string
		before []byte
		want   string
		made   int
	}{
		{"lines", first, "lines first second", 1},
		{"lines", first, "lines first second", 1},
		{"events", first, "events first second", 2},
		{"lines", nil, "lines  second", 3},
		{"lines", nil, "lines  second", 3},
		{"lines", bytes.Clone(first), "lines first second", 4},
		{"lines", []byte("another seat's"), "lines another seat's second", 5},
	} {
		if got := frame(c.format, c.before); got != "> "+c.want || made != c.made {
			t.Errorf("%s after %q: %q, made %d times, want %q and %d", c.format, c.before, got, made, c.want, c.made)
		}
	}
}

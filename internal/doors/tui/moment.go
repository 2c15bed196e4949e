package tui

import (
	"slices"

	"ninetynine/internal/wire"
)

// hurry is when time gets short, in milliseconds.
const hurry = 10_000

// ticks reports whether something on the screen changes with time alone.
func (m *Model) ticks() bool {
	if m.Shown.Table.Next != 0 {
		return true
	}
	return slices.ContainsFunc(m.Shown.Table.Chairs, func(c wire.Chair) bool { return c.Until != 0 })
}

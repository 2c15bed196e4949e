package main

import (
	"io"
	"strconv"

	"github.com/charmbracelet/x/term"

	"ninetynine/internal/lab/report"
)

// Widths of text on standard output.
const (
	plainWidth = 80 // where no terminal says otherwise
	mostWidth  = 110
	leastWidth = 40
)

// width returns the columns to set text in: those of the terminal, or of
// COLUMNS, or else 80.
func (e *environment) width() int {
	w := terminalWidth(e.stdout)
	if n, err := strconv.Atoi(e.getenv("COLUMNS")); !isTerminal(e.stdout) && err == nil && n > 0 {
		w = n
	}
	return max(leastWidth, min(w, mostWidth))
}

// isTerminal reports whether w writes to a terminal.
func isTerminal(w io.Writer) bool {
	f := fileOf(w)
	return f != nil && term.IsTerminal(f.Fd())
}

// terminalWidth returns the terminal's columns, 80 if w is none.
func terminalWidth(w io.Writer) int {
	if f := fileOf(w); f != nil {
		if n, _, err := term.GetSize(f.Fd()); err == nil && n > 0 {
			return n
		}
	}
	return plainWidth
}

// lively reports whether standard error is a terminal that can redraw a line.
func (e *environment) lively() bool {
	return isTerminal(e.stderr) && e.getenv("TERM") != "dumb"
}

// colourful reports whether standard output may be coloured (no-color.org).
func (e *environment) colourful() bool {
	return isTerminal(e.stdout) && e.getenv("NO_COLOR") == "" && e.getenv("TERM") != "dumb"
}

// page formats a page for standard output, and returns it.
func (e *environment) page(set func(*report.Page)) []byte {
	p := report.Page{Width: e.width(), Coloured: e.colourful()}
	set(&p)
	return p.Bytes()
}

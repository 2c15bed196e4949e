package main

import (
	"io"
	"os"
	"strconv"
	"strings"

	"github.com/charmbracelet/x/ansi"
	"github.com/charmbracelet/x/term"
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

// isTerminal reports whether what is written shows on a terminal.
func isTerminal(w io.Writer) bool {
	f, ok := w.(*os.File)
	return ok && term.IsTerminal(f.Fd())
}

// terminalWidth returns the terminal's columns, 80 if w is none.
func terminalWidth(w io.Writer) int {
	if f, ok := w.(*os.File); ok {
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

// The few styles used, as control sequences of ECMA-48.
const (
	styleBold = "\x1b[1m"
	styleRed  = "\x1b[31m"
	styleOff  = "\x1b[0m"
)

// styled returns text in the style, or as it is where there are no colours.
func (e *environment) styled(style, text string) string {
	if !e.colourful() || text == "" {
		return text
	}
	return style + text + styleOff
}

// A grid is a table of text. Columns are as wide as they must be; one of
// them, flex, gives way and wraps when the whole would be too wide.
type grid struct {
	head  []string
	rows  [][]string
	right []bool // columns set flush right
	flex  int    // the column that wraps; -1 for none
}

// columns returns the width of each column within the whole's, and the space
// between them: one blank where two would make a cell wrap.
func (g *grid) columns(width int) (ws []int, gap string) {
	for _, row := range append([][]string{g.head}, g.rows...) {
		for i, cell := range row {
			if i == len(ws) {
				ws = append(ws, 0)
			}
			ws[i] = max(ws[i], ansi.StringWidth(cell))
		}
	}
	gap = "  "
	whole := (len(ws) - 1) * len(gap)
	for _, w := range ws {
		whole += w
	}
	if whole > width {
		gap = " "
		whole -= len(ws) - 1
	}
	if g.flex >= 0 && whole > width {
		ws[g.flex] = max(8, ws[g.flex]-(whole-width))
	}
	return ws, gap
}

// append appends the table, its heading in the style if there is one.
func (g *grid) append(b []byte, width int, heading func(string) string) []byte {
	ws, gap := g.columns(width)
	if g.head != nil {
		line := strings.TrimSuffix(string(g.row(nil, g.head, ws, gap)), "\n")
		b = append(append(b, heading(line)...), '\n')
	}
	for _, row := range g.rows {
		b = g.row(b, row, ws, gap)
	}
	return b
}

// row appends one row, on several lines if the flexible cell wraps.
func (g *grid) row(b []byte, row []string, ws []int, gap string) []byte {
	wrapped := []string{""}
	if g.flex >= 0 && g.flex < len(row) {
		wrapped = strings.Split(ansi.Wrap(row[g.flex], ws[g.flex], "+:/"), "\n")
	}
	for n, part := range wrapped {
		var line strings.Builder
		for i, cell := range row {
			if i == g.flex {
				cell = part
			} else if n > 0 {
				cell = ""
			}
			if i > 0 {
				line.WriteString(gap)
			}
			pad := strings.Repeat(" ", max(0, ws[i]-ansi.StringWidth(cell)))
			if i < len(g.right) && g.right[i] {
				line.WriteString(pad + cell)
			} else {
				line.WriteString(cell + pad)
			}
		}
		b = append(append(b, strings.TrimRight(line.String(), " ")...), '\n')
	}
	return b
}

// wrap returns the text in lines of at most width columns, each after the
// indent.
func wrap(text string, width, indent int) string {
	in := strings.Repeat(" ", indent)
	return in + strings.ReplaceAll(ansi.Wordwrap(text, width-indent, ""), "\n", "\n"+in)
}

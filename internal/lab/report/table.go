package report

import (
	"fmt"
	"slices"
	"strings"

	"github.com/charmbracelet/x/ansi"
)

// A table is a table of text. Columns are as wide as necessary; one of them, flex, wraps if the
// table would be too wide.
type table struct {
	head  []string
	rows  [][]string
	right []bool // columns set flush right
	flex  int    // the column that wraps; -1 for none
}

// heads returns a table with columns under the heads. One that begins with > is set flush right,
// and the one that begins with ~ is flex.
func heads(names ...string) *table {
	t := &table{flex: -1}
	for i, name := range names {
		if strings.HasPrefix(name, "~") {
			t.flex = i
		}
		t.widen([]string{strings.TrimLeft(name, ">~")}, strings.HasPrefix(name, ">"))
	}
	return t
}

// figures returns a table all of whose columns but the first are numbers.
func figures(names ...string) *table {
	t := heads(names[0])
	t.numbers(names[1:]...)
	return t
}

// numbers adds columns of numbers, texts columns of text.
func (t *table) numbers(heads ...string) { t.widen(heads, true) }
func (t *table) texts(heads ...string)   { t.widen(heads, false) }

func (t *table) widen(heads []string, right bool) {
	t.head, t.right = append(t.head, heads...), append(t.right, slices.Repeat([]bool{right}, len(heads))...)
}

func (t *table) add(cells ...string) { t.rows = append(t.rows, cells) }

// columns returns the widths of the columns in a table of the given width, and the space between
// them: one blank where two would make a cell wrap.
func (t *table) columns(width int) (ws []int, gap string) {
	for _, row := range append([][]string{t.head}, t.rows...) {
		for i, cell := range row {
			if i == len(ws) {
				ws = append(ws, 0)
			}
			ws[i] = max(ws[i], ansi.StringWidth(cell))
		}
	}
	gap = "  "
	whole := sum(ws, gap)
	if whole > width {
		gap = " "
		whole = sum(ws, gap)
	}
	if t.flex >= 0 && whole > width {
		ws[t.flex] = max(8, ws[t.flex]-(whole-width))
	}
	return ws, gap
}

// sum returns the total width of columns with gaps between them.
func sum(ws []int, gap string) int {
	whole := (len(ws) - 1) * len(gap)
	for _, w := range ws {
		whole += w
	}
	return whole
}

func (t *table) fits(width int) bool { return sum(t.columns(width)) <= width }

// row appends one row, on several lines if the flexible cell wraps.
func (t *table) row(b []byte, row []string, ws []int, gap string) []byte {
	wrapped := []string{""}
	if t.flex >= 0 && t.flex < len(row) {
		wrapped = strings.Split(ansi.Wrap(row[t.flex], ws[t.flex], "+:/"), "\n")
	}
	for n, part := range wrapped {
		var line strings.Builder
		for i, cell := range row {
			if i == t.flex {
				cell = part
			} else if n > 0 {
				cell = ""
			}
			if i > 0 {
				line.WriteString(gap)
			}
			pad := strings.Repeat(" ", max(0, ws[i]-ansi.StringWidth(cell)))
			if t.right != nil && t.right[i] {
				line.WriteString(pad + cell)
			} else {
				line.WriteString(cell + pad)
			}
		}
		b = append(append(b, strings.TrimRight(line.String(), " ")...), '\n')
	}
	return b
}

func (t *table) markdown(b []byte) []byte {
	row := func(cells []string) {
		b = append(b, '|')
		for _, c := range cells {
			b = fmt.Appendf(b, " %s |", strings.ReplaceAll(c, "|", `\|`))
		}
		b = append(b, '\n')
	}
	heads, rules := make([]string, len(t.head)), make([]string, len(t.head))
	for i, h := range t.head {
		heads[i], rules[i] = strings.ToLower(h), "---"
		if t.right[i] {
			rules[i] = "---:"
		}
	}
	row(heads)
	row(rules)
	for _, cells := range t.rows {
		row(cells)
	}
	return b
}

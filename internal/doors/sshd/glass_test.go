package sshd_test

import (
	"strings"
	"testing"

	uv "github.com/charmbracelet/ultraviolet"
	"github.com/charmbracelet/x/ansi"
)

// A glass is a terminal's picture: how often and in what pieces a screen is drawn depends on timing, but
// its final contents do not.
type glass struct {
	t     *testing.T
	cells [30][]uv.Cell
	looks uv.Style
	x, y  int
	state byte
	p     *ansi.Parser
}

func newGlass(t *testing.T) *glass {
	g := &glass{t: t, p: ansi.NewParser()}
	g.resize(80)
	return g
}

// resize makes the terminal empty and so many columns wide.
func (g *glass) resize(columns int) {
	for y := range g.cells {
		g.cells[y] = make([]uv.Cell, columns)
	}
}

// show shows the text up to the end of the next frame, and returns the text after it, which is all of it if
// the frame has not ended yet.
func (g *glass) show(text string) (rest string, whole bool) {
	frame, rest, whole := strings.Cut(text, "\x1b[?2026l")
	if !whole {
		return text, false
	}
	for frame != "" {
		seq, width, n, state := ansi.DecodeSequence(frame, g.state, g.p)
		g.state, frame = state, frame[n:]
		switch {
		case width > 0:
			g.put(uv.Cell{Content: seq, Width: width, Style: g.looks})
		case seq == "\r":
			g.x = 0
		case seq == "\n":
			g.y++
		case strings.HasPrefix(seq, "\x1b[") && !strings.HasPrefix(seq, "\x1b[?"):
			g.control(seq)
		}
	}
	return rest, true
}

func (g *glass) control(seq string) {
	n := func(i int) int { v, _ := g.p.Param(i, 1); return max(1, v) }
	mode, _ := g.p.Param(0, 0)
	row := g.cells[g.y]
	at := min(g.x, len(row))
	blank := func(part []uv.Cell) {
		for i := range part {
			part[i] = uv.Cell{Content: " ", Width: 1, Style: uv.Style{Bg: g.looks.Bg}}
		}
	}
	switch seq[len(seq)-1] {
	case 'm':
		uv.ReadStyle(g.p.Params(), &g.looks)
	case 'H':
		g.y, g.x = n(0)-1, n(1)-1
	case 'A':
		g.y -= n(0)
	case 'B':
		g.y += n(0)
	case 'C':
		g.x += n(0)
	case 'D':
		g.x -= n(0)
	case 'G', '`':
		g.x = n(0) - 1
	case 'd':
		g.y = n(0) - 1
	case 'X':
		blank(row[at:min(at+n(0), len(row))])
	case 'P':
		blank(row[at+copy(row[at:], row[min(at+n(0), len(row)):]):])
	case '@':
		copy(row[min(at+n(0), len(row)):], row[at:])
		blank(row[at:min(at+n(0), len(row))])
	case 'b':
		for last := row[at-1]; mode > 0; mode-- {
			g.put(last)
		}
	case 'K':
		blank(row[map[int]int{0: at}[mode]:map[int]int{0: len(row), 1: min(at+1, len(row)), 2: len(row)}[mode]])
	case 'J':
		if mode != 2 {
			g.t.Errorf("this terminal knows no %q", seq)
		}
		for y := range g.cells {
			blank(g.cells[y])
		}
	case 't', 'n', 'c', 'q', 'u':
	default:
		g.t.Errorf("this terminal knows no %q", seq)
	}
}

func (g *glass) put(c uv.Cell) {
	if c.Content == " " { // as if it were erased
		c.Style = uv.Style{Bg: c.Style.Bg}
	}
	if g.x < len(g.cells[g.y]) {
		g.cells[g.y][g.x] = c
	}
	g.x += c.Width
}

// String returns the text on the screen.
func (g *glass) String() string {
	var b strings.Builder
	for _, row := range g.cells {
		for _, c := range row {
			b.WriteString(c.Content)
		}
		b.WriteByte('\n')
	}
	return b.String()
}

package tui

import (
	"strings"

	"charm.land/lipgloss/v2"
	"github.com/charmbracelet/x/ansi"
)

// A page is a screen of cells. Whatever is drawn outside it is cut off, so
// that a screen is never wider or higher than the terminal.
type page struct {
	w, h  int
	cells []cell
	zones []zone
	cut   []string // what was too long for its place
}

// A cell is one column of one row. The second column of a wide character is
// empty.
type cell struct {
	text string
	ink  ink
}

// An ink is how a cell is set: tones of the palette, and attributes.
type ink struct {
	fg, bg tone
	attr   attr
}

type attr uint8

const (
	bold attr = 1 << iota
	faint
	underline
	reverse
	italic
)

// with returns the ink with attributes added.
func (k ink) with(a attr) ink { k.attr |= a; return k }

// A rect is a part of the page.
type rect struct{ x, y, w, h int }

func (r rect) has(x, y int) bool { return x >= r.x && x < r.x+r.w && y >= r.y && y < r.y+r.h }

// A zone is a part of the page that can be clicked; later ones lie on top.
type zone struct {
	rect
	do command
}

func newPage(w, h int, k ink) *page {
	p := &page{w: w, h: h, cells: make([]cell, w*h)}
	p.fill(rect{0, 0, w, h}, k)
	return p
}

// fill blanks a part of the page.
func (p *page) fill(r rect, k ink) {
	for y := max(0, r.y); y < min(p.h, r.y+r.h); y++ {
		for x := max(0, r.x); x < min(p.w, r.x+r.w); x++ {
			p.cells[y*p.w+x] = cell{" ", k}
		}
	}
}

// text writes s from x on and returns the column after it. A ground of none
// keeps what is there.
func (p *page) text(x, y int, s string, k ink) int {
	if y < 0 || y >= p.h {
		return x + ansi.StringWidth(s)
	}
	for s != "" {
		cluster, w := ansi.FirstGraphemeCluster(s, ansi.GraphemeWidth)
		if cluster == "" {
			break
		}
		s = s[len(cluster):]
		if w == 0 {
			continue
		}
		p.put(x, y, cluster, w, k)
		x += w
	}
	return x
}

func (p *page) put(x, y int, s string, w int, k ink) {
	if x < 0 || x+w > p.w {
		return
	}
	for i := range w {
		c := &p.cells[y*p.w+x+i]
		if k.bg == keep {
			k.bg = c.ink.bg
		}
		*c = cell{"", k}
	}
	p.cells[y*p.w+x].text = s
}

// within writes s in at most w columns, cut with an ellipsis.
func (p *page) within(x, y, w int, s string, k ink) int {
	return p.text(x, y, p.fit(s, w), k)
}

// fit cuts s to w columns.
func (p *page) fit(s string, w int) string {
	if ansi.StringWidth(s) <= w {
		return s
	}
	p.cut = append(p.cut, s)
	return ansi.Truncate(s, max(0, w), "…")
}

// centre writes s in the middle of w columns.
func (p *page) centre(x, y, w int, s string, k ink) {
	s = p.fit(s, w)
	p.text(x+(w-ansi.StringWidth(s))/2, y, s, k)
}

// right writes s so that it ends before column x.
func (p *page) right(x, y int, s string, k ink) int {
	x -= ansi.StringWidth(s)
	p.text(x, y, s, k)
	return x
}

// rule draws a thin line.
func (p *page) rule(x, y, w int, k ink) { p.text(x, y, strings.Repeat("─", max(0, w)), k) }

// zone makes a part of the page clickable.
func (p *page) zone(r rect, do command) { p.zones = append(p.zones, zone{r, do}) }

// at returns what a click on the cell does.
func (p *page) at(x, y int) (command, bool) {
	for i := len(p.zones) - 1; i >= 0; i-- {
		if p.zones[i].has(x, y) {
			return p.zones[i].do, true
		}
	}
	return command{}, false
}

// render returns the page as styled text, one line a row.
func (p *page) render(pal *palette) string {
	var out strings.Builder
	styles := map[ink]lipgloss.Style{}
	for y := range p.h {
		if y > 0 {
			out.WriteByte('\n')
		}
		row := p.cells[y*p.w : (y+1)*p.w]
		for x := 0; x < p.w; {
			k := row[x].ink
			var run strings.Builder
			for x < p.w && row[x].ink == k {
				run.WriteString(row[x].text)
				x++
			}
			style, ok := styles[k]
			if !ok {
				style = pal.style(k)
				styles[k] = style
			}
			text := run.String()
			if pal.ascii {
				text = asciiOnly.Replace(text)
			}
			out.WriteString(style.Render(text))
		}
	}
	return out.String()
}

// asciiOnly replaces every character that the drawing uses by one of the
// same width that any terminal has.
var asciiOnly = strings.NewReplacer(
	"♣", "C", "♦", "D", "♥", "H", "♠", "S",
	"─", "-", "│", "|", "┌", "+", "┐", "+", "└", "+", "┘", "+", "╭", "+", "╮", "+", "╰", "+", "╯", "+",
	"·", ".", "…", "~", "▸", ">", "▲", "^", "▮", "#", "▏", "|", "▔", "-", "▁", "_", "•", "*", "—", "-", "–", "-",
	"−", "-", "×", "x", "“", "\"", "”", "\"", "„", "\"", "’", "'", "✓", "+", "✗", "x", "→", ">", "←", "<", "↑", "^", "↓", "v", "⏎", " ", "▀", "=", "▄", "_", "░", ":", "▒", "#",
)

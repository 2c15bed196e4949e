package tui

import (
	"strings"

	uv "github.com/charmbracelet/ultraviolet"
	"github.com/charmbracelet/x/ansi"
)

// A page is a screen of cells. Drawing outside is cut off, so a screen never exceeds the terminal.
type page struct {
	*uv.Buffer
	pal   *palette
	zones []zone
	cut   []string // texts too long for their places
}

// An ink is the style of a cell: tones of the palette, and attributes.
type ink struct {
	fg, bg tone
	attr   uint8
	line   uv.Underline
}

const (
	bold    = uv.AttrBold
	italic  = uv.AttrItalic
	reverse = uv.AttrReverse
)

func (k ink) with(attr uint8) ink { k.attr |= attr; return k }

func (k ink) fgOf(t tone) ink { k.fg = t; return k }

// A rect is a part of the page.
type rect struct{ x, y, w, h int }

func (r rect) has(x, y int) bool { return x >= r.x && x < r.x+r.w && y >= r.y && y < r.y+r.h }

// A zone is a part of the page to click; later ones lie on top.
type zone struct {
	rect
	do command
}

func newPage(w, h int, pal *palette) *page {
	p := &page{Buffer: newBuffer(max(1, w), max(1, h)), pal: pal}
	p.fill(rect{0, 0, w, h}, onPaper)
	return p
}

func (p *page) fill(r rect, k ink) {
	p.FillArea(&uv.Cell{Content: " ", Width: 1, Style: p.pal.style(k)}, uv.Rect(r.x, r.y, r.w, r.h).Intersect(p.Bounds()))
}

// text writes s from x on and returns the column after it. An ink without a background keeps that of the
// page.
func (p *page) text(x, y int, s string, k ink) int {
	if p.pal.ascii {
		s = asciiOnly.Replace(s)
	}
	style := p.pal.style(k)
	for s != "" {
		cluster, w := ansi.FirstGraphemeCluster(s, ansi.GraphemeWidth)
		s = s[len(cluster):]
		if there := p.CellAt(x, y); w > 0 && there != nil && x+w <= p.Width() {
			if k.bg == keep {
				style.Bg = there.Style.Bg
			}
			p.SetCell(x, y, &uv.Cell{Content: cluster, Width: w, Style: style})
		}
		x += w
	}
	return x
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

func (p *page) rule(x, y, w int, k ink) { p.text(x, y, strings.Repeat("─", max(0, w)), k) }

func (p *page) zone(r rect, do command) { p.zones = append(p.zones, zone{r, do}) }

// at returns the command of a click on the cell.
func (p *page) at(x, y int) (command, bool) {
	for i := len(p.zones) - 1; i >= 0; i-- {
		if p.zones[i].has(x, y) {
			return p.zones[i].do, true
		}
	}
	return command{}, false
}

// asciiOnly replaces every character of the drawing by an ASCII one of the same width.
var asciiOnly = strings.NewReplacer(
	"♣", "C", "♦", "D", "♥", "H", "♠", "S",
	"─", "-", "│", "|", "┌", "+", "┐", "+", "└", "+", "┘", "+", "╭", "+", "╮", "+", "╰", "+", "╯", "+",
	"·", ".", "…", "~", "▸", ">", "▲", "^", "▮", "#", "▏", "|", "▔", "-", "▁", "_", "•", "*", "●", "*", "○", "o", "◆", "x", "—", "-", "–", "-",
	"−", "-", "×", "x", "“", "\"", "”", "\"", "„", "\"", "’", "'", "✓", "+", "✗", "x", "→", ">", "←", "<", "↑", "^", "↓", "v", "⏎", " ", "▀", "=", "▄", "_", "░", ":", "▒", "#",
)

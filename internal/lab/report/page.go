// Package report presents results to people: as text for a terminal, as Markdown,
// and as pictures in SVG. It computes nothing: figures come from the packages that
// counted them.
package report

import (
	"fmt"
	"strconv"
	"strings"

	"github.com/charmbracelet/x/ansi"
)

// A Page is a report under construction.
type Page struct {
	Width    int  // columns of text
	Coloured bool // with the control sequences of a terminal
	Markdown bool // as Markdown instead

	text []byte
}

// Bytes returns the page.
func (p *Page) Bytes() []byte { return p.text }

// The few styles used, as control sequences of ECMA-48.
const (
	styleBold = "\x1b[1m"
	styleRed  = "\x1b[31m"
	styleOff  = "\x1b[0m"
)

func (p *Page) bold(s string) string {
	if !p.Coloured || s == "" {
		return s
	}
	return styleBold + s + styleOff
}

func (p *Page) redSuits() {
	if p.Coloured {
		red := strings.NewReplacer("♦", styleRed+"♦"+styleOff, "♥", styleRed+"♥"+styleOff)
		p.text = []byte(red.Replace(string(p.text)))
	}
}

func (p *Page) printf(format string, args ...any) { p.text = fmt.Appendf(p.text, format, args...) }

// Plain writes text as it is.
func (p *Page) Plain(format string, args ...any) { p.printf(format, args...) }

func (p *Page) blank() { p.text = append(p.text, '\n') }

func (p *Page) title(format string, args ...any) {
	p.printf("%s\n\n", p.bold(fmt.Sprintf(format, args...)))
}

// line writes text, wrapped into as many lines as necessary.
func (p *Page) line(format string, args ...any) {
	p.printf("%s\n", wrap(fmt.Sprintf(format, args...), p.Width, 0))
}

func (p *Page) section(title, note string, t *table) {
	switch {
	case p.Markdown:
		p.printf("\n### %s\n\n", title)
		if note != "" {
			p.printf("%s\n\n", note)
		}
		p.text = t.markdown(p.text)
		return
	case note != "":
		note = wrap(note, p.Width, 0) + "\n"
	}
	p.printf("\n%s\n%s\n", p.bold(title), note)
	p.table(t)
}

func (p *Page) table(t *table) {
	ws, gap := t.columns(p.Width)
	if t.head != nil {
		p.printf("%s\n", p.bold(strings.TrimSuffix(string(t.row(nil, t.head, ws, gap)), "\n")))
	}
	for _, row := range t.rows {
		p.text = t.row(p.text, row, ws, gap)
	}
}

// tables writes tables, each followed by an empty line, and skips those without rows.
func (p *Page) tables(ts ...*table) {
	for _, t := range ts {
		if len(t.rows) > 0 {
			p.table(t)
			p.blank()
		}
	}
}

// wrap returns the text in lines of at most width columns, each after the indent.
func wrap(text string, width, indent int) string {
	in := strings.Repeat(" ", indent)
	return in + strings.ReplaceAll(ansi.Wordwrap(text, width-indent, ""), "\n", "\n"+in)
}

// Grouped returns the number with its thousands separated: 1,234,567.
func Grouped(n int64) string {
	s := strconv.FormatInt(n, 10)
	sign := ""
	if n < 0 {
		sign, s = "-", s[1:]
	}
	for i := len(s) - 3; i > 0; i -= 3 {
		s = s[:i] + "," + s[i:]
	}
	return sign + s
}

// Bar returns a bar of so many columns, full up to a part from 0 to 1.
func Bar(part float64, columns int) string {
	full := int(part * float64(columns))
	return strings.Repeat("█", full) + strings.Repeat("░", columns-full)
}

// Counted returns the number and the word, in the plural if necessary: 2 matches.
func Counted[N int | int64](n N, word string) string {
	switch {
	case n == 1:
		return "1 " + word
	case word == "match":
		word += "e"
	}
	return Grouped(int64(n)) + " " + word + "s"
}

func upperFirst(s string) string { return strings.ToUpper(s[:1]) + s[1:] }

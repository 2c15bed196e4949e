package tui

import (
	"strconv"
	"strings"

	"github.com/charmbracelet/x/ansi"
)

// A helpLine is a line of help: text, or a key and what it does.
type helpLine struct{ key, text string }

// helpLines returns the rules of the variant, the keys and the words of the game, in lines.
func (d *drawing) helpLines(w int) []helpLine {
	var ls []helpLine
	for _, s := range d.VariantRules() {
		for _, line := range hanging("· ", s, w) {
			ls = append(ls, helpLine{text: line})
		}
	}
	ls = append(ls, helpLine{})
	for i := 1; d.book.Has("help.key." + strconv.Itoa(i)); i++ {
		key, what, _ := strings.Cut(d.Say("help.key."+strconv.Itoa(i)), "|")
		ls = append(ls, helpLine{key, what})
	}
	ls = append(ls, helpLine{})
	for _, x := range d.Glossary() {
		for _, line := range hanging("· ", x.Word+": "+x.Meaning, w) {
			ls = append(ls, helpLine{text: line})
		}
	}
	return ls
}

// hanging breaks text into lines: a mark before the first, the rest indented.
func hanging(mark, s string, w int) []string {
	return strings.Split(mark+strings.ReplaceAll(ansi.Wrap(s, max(8, w-2), ""), "\n", "\n  "), "\n")
}

// scrolled keeps the first line shown among so many, says in the heading how far one has read
// if they do not fit, and returns the line after the last one shown.
func (d *drawing) scrolled(r rect, lines int) int {
	room := max(1, r.h-2)
	d.scroll = max(0, min(d.scroll, lines-room))
	end := min(lines, d.scroll+room)
	if lines > room {
		d.page.right(r.x+r.w, r.y, d.Say("help.more", "at", end, "of", lines), quiet)
	}
	return end
}

func (d *drawing) help(r rect) {
	d.heading(r, d.Say("help.title"))
	ls := d.helpLines(r.w)
	end := d.scrolled(r, len(ls))
	for i, l := range ls[d.scroll:end] {
		y := r.y + 2 + i
		if l.key == "" {
			d.suits(r.x, y, l.text, onPaper)
			continue
		}
		d.page.within(r.x, y, 18, l.key, loud)
		d.page.within(r.x+19, y, r.w-19, l.text, onPaper)
	}
}

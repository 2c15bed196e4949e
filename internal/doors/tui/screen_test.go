package tui

import (
	"math/rand/v2"
	"ninetynine/internal/base/phrase"
	"strings"
	"testing"

	"github.com/charmbracelet/colorprofile"
	"github.com/charmbracelet/x/ansi"
)

// A mirror is what a terminal shows after the text written to it.
type mirror struct {
	t     *testing.T
	rows  [][]string
	x, y  int
	state byte
}

func (m *mirror) resize(w, h int) {
	m.rows = make([][]string, h)
	for y := range m.rows {
		m.rows[y] = make([]string, w)
	}
	m.clear()
}

func (m *mirror) clear() {
	for _, row := range m.rows {
		for x := range row {
			row[x] = " "
		}
	}
}

// Write implements [io.Writer].
func (m *mirror) Write(b []byte) (int, error) {
	p := ansi.NewParser()
	for text := string(b); text != ""; {
		seq, width, n, state := ansi.DecodeSequence(text, m.state, p)
		text, m.state = text[n:], state
		switch {
		case width > 0:
			m.rows[m.y][m.x] = seq
			for i := range width - 1 {
				m.rows[m.y][m.x+1+i] = ""
			}
			m.x += width
		case strings.HasPrefix(seq, "\x1b[") && strings.HasSuffix(seq, "H"):
			row, _ := p.Param(0, 1)
			column, _ := p.Param(1, 1)
			m.y, m.x = row-1, column-1
		case seq == ansi.EraseEntireScreen:
			m.clear()
		}
	}
	return len(b), nil
}

func (m *mirror) String() string {
	var b strings.Builder
	for _, row := range m.rows {
		b.WriteString(strings.TrimRight(strings.Join(row, ""), " ") + "\n")
	}
	return b.String()
}

// TestScreen: after any pages, a terminal shows the last one, and unchanged cells are not written again.
func TestScreen(t *testing.T) {
	m := &mirror{t: t}
	s := NewScreen(m)
	cfg := Config{Screen: s, Book: phrase.Open("en")}
	pal := newPalette(true, colorprofile.TrueColor, false)
	r := rand.New(rand.NewPCG(1, 2))
	words := []string{"♣ 7", "漢字", "Anna", " ", "───", "é", "ab漢"}
	for i := range 2000 {
		if i%100 == 0 {
			m.resize(20+r.IntN(40), 5+r.IntN(10))
		}
		w, h := len(m.rows[0]), len(m.rows)
		p := newPage(w, h, pal)
		for range r.IntN(12) {
			p.text(r.IntN(w), r.IntN(h), words[r.IntN(len(words))], ink{fg: tone(r.IntN(int(tones))), bg: tone(r.IntN(int(tones)))})
		}
		again, drawn := newPage(w, h, pal), p.Lines
		cfg.screen(p)
		var want strings.Builder
		for y, line := range drawn {
			want.WriteString(strings.TrimRight(ansi.Strip(line.Render()), " ") + "\n")
			copy(again.Lines[y], line)
		}
		if m.String() != want.String() {
			t.Fatalf("page %d is shown as\n%s\nand not\n%s", i, m, &want)
		}
		count := new(strings.Builder)
		s.out = count
		cfg.screen(again)
		s.out = m
		if count.Len() > 0 {
			t.Fatalf("page %d is written again as %q", i, count)
		}
	}
}

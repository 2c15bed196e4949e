package tui

import (
	"fmt"
	"hash/maphash"
	"io"
	"runtime/debug"
	"strings"
	"sync"
	"time"

	tea "charm.land/bubbletea/v2"
	uv "github.com/charmbracelet/ultraviolet"
	"github.com/charmbracelet/x/ansi"
	"golang.org/x/time/rate"
)

// A Screen draws pages on a remote terminal. A server has many of them, and the library's renderer keeps
// two buffers of more than a hundred bytes a cell for each; a Screen keeps a hash of each cell and
// compares pages by these.
type Screen struct {
	out           io.Writer
	width, height int
	cells         []uint64 // row by row; empty before the first page
}

// NewScreen returns a screen on out.
func NewScreen(out io.Writer) *Screen { return &Screen{out: out} }

// hashed is the seed of the hashes of cells.
var hashed = maphash.MakeSeed()

// How a full screen begins and ends: the alternate screen, no cursor, no line wrapping, mouse and paste
// on.
const (
	enter = ansi.SetModeAltScreenSaveCursor + ansi.ResetModeTextCursorEnable + ansi.ResetModeAutoWrap +
		ansi.SetModeBracketedPaste + ansi.SetModeMouseButtonEvent + ansi.SetModeMouseExtSgr
	farewell = ansi.ResetModeMouseExtSgr + ansi.ResetModeMouseButtonEvent + ansi.ResetModeBracketedPaste +
		ansi.SetModeAutoWrap + ansi.ResetModeAltScreenSaveCursor + ansi.SetModeTextCursorEnable
)

// show draws the changes of a page. A failed write ends the connection, not the page.
func (s *Screen) show(p *page, title string) {
	var b strings.Builder
	if s.cells == nil {
		b.WriteString(enter + ansi.SetWindowTitle(title) + ansi.RequestBackgroundColor)
	}
	b.WriteString(ansi.SetModeSynchronizedOutput)
	before := b.Len()
	if w, h := p.Width(), p.Height(); w != s.width || h != s.height || s.cells == nil {
		s.width, s.height, s.cells = w, h, make([]uint64, w*h)
		b.WriteString(ansi.EraseEntireScreen)
	}
	for y, line := range p.Lines {
		s.row(&b, y, line)
	}
	if b.Len() > before {
		b.WriteString(ansi.ResetModeSynchronizedOutput)
		_, _ = io.WriteString(s.out, b.String())
	}
}

// row draws a row from the first changed cell to the last.
func (s *Screen) row(b *strings.Builder, y int, line uv.Line) {
	first, last, old, rest := -1, -1, s.cells[y*s.width:], 0
	for x := range line {
		c := &line[x]
		if rest = max(rest-1, c.Width-1); rest < 0 { // the rest of a wide character is no cell
			*c, rest = uv.EmptyCell, 0
		}
		is := maphash.Comparable(hashed, line[x])
		if is == old[x] {
			continue
		}
		old[x], last = is, x
		if first < 0 {
			first = x
		}
	}
	if first < 0 {
		return
	}
	for first > 0 && line[first].Width == 0 { // the rest of a wide character
		first--
	}
	b.WriteString(ansi.CursorPosition(first+1, y+1))
	b.WriteString(line[first : last+1].Render())
}

// leave restores the terminal.
func (s *Screen) leave() {
	if s.cells != nil {
		_, _ = io.WriteString(s.out, ansi.SetWindowTitle("")+farewell)
	}
	s.cells = nil
}

// run runs a program on the terminal, or on the configured screen.
func (cfg *Config) run(m tea.Model, options []tea.ProgramOption) error {
	if cfg.Screen != nil {
		defer cfg.Screen.leave()
		// The library does not draw here, so its clock would only cost.
		options = append(options, tea.WithoutRenderer(), tea.WithFPS(1))
	}
	_, err := tea.NewProgram(newFrameLimiter(m), append(options, tea.WithColorProfile(cfg.Profile))...).Run()
	return err
}

// screen shows a page on the full terminal. Do not use the page afterwards.
func (cfg *Config) screen(p *page) (v tea.View) {
	if cfg.Screen != nil {
		cfg.Screen.show(p, cfg.Book.Say("title"))
	} else {
		v = tea.NewView(p.Render())
		v.AltScreen = true
		v.MouseMode = tea.MouseModeCellMotion
		v.WindowTitle = cfg.Book.Say("title")
	}
	buffers.Put(p.Buffer)
	p.Buffer = nil
	return v
}

// buffers are the buffers of pages that have been shown, for new pages.
var buffers sync.Pool

// newBuffer returns a buffer of a size, with arbitrary contents.
func newBuffer(width, height int) *uv.Buffer {
	if b, ok := buffers.Get().(*uv.Buffer); ok && b.Width() == width && b.Height() == height {
		return b
	}
	return uv.NewBuffer(width, height)
}

// How often a screen is drawn: more than eyes follow, but for a while at every key.
// Drawing costs most here, and the other end of a connection may send any number of keys.
const (
	framesPerSecond = 20
	framesAtOnce    = 60
)

// frameLimiter limits how often a screen is drawn; the last state is always drawn in the end.
type frameLimiter struct {
	tea.Model
	frames *rate.Limiter
	drawn  tea.View
	stale  bool // changed since the last drawing
	due    bool // a frameMsg will come
}

func newFrameLimiter(m tea.Model) *frameLimiter {
	return &frameLimiter{Model: m, frames: rate.NewLimiter(framesPerSecond, framesAtOnce), stale: true}
}

// A frameMsg allows the next frame.
type frameMsg struct{}

func (c *frameLimiter) Update(msg tea.Msg) (tea.Model, tea.Cmd) {
	var cmd tea.Cmd
	if _, ok := msg.(frameMsg); ok {
		c.due = false
	} else {
		_, cmd = c.Model.Update(msg)
		c.stale = true
	}
	if c.stale && !c.due && c.frames.Tokens() < 1 {
		c.due = true
		cmd = tea.Batch(cmd, tea.Tick(time.Second/framesPerSecond, func(time.Time) tea.Msg { return frameMsg{} }))
	}
	return c, cmd
}

func (c *frameLimiter) View() tea.View {
	if c.stale && c.frames.Allow() {
		c.drawn, c.stale = c.Model.View(), false
	}
	return c.drawn
}

// A Panic is a panic in one of the parts of the program that run at the same time.
type Panic struct {
	Value any
	Stack []byte
}

// Error omits the stack.
func (p *Panic) Error() string { return fmt.Sprintf("the program is wrong: %v", p.Value) }

// catchPanic turns a panic of do into an error, so that it ends one table and not a server with many.
func catchPanic(do func() error) (err error) {
	defer func() {
		if p := recover(); p != nil {
			err = &Panic{p, debug.Stack()}
		}
	}()
	return do()
}

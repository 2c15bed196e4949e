package tui

import (
	"fmt"
	"runtime/debug"
	"time"

	tea "charm.land/bubbletea/v2"
	"golang.org/x/time/rate"
)

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

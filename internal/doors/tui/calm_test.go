package tui

import (
	"context"
	"errors"
	"testing"

	tea "charm.land/bubbletea/v2"

	"ninetynine/internal/base/phrase"
	"ninetynine/internal/wire"
)

// drawings counts how often it is drawn.
type drawings struct{ keys, drawn, last int }

func (d *drawings) Init() tea.Cmd                       { return nil }
func (d *drawings) Update(tea.Msg) (tea.Model, tea.Cmd) { d.keys++; return d, nil }
func (d *drawings) View() tea.View                      { d.drawn++; d.last = d.keys; return tea.NewView("") }

// TestCalm: a hundred thousand keys are all handled, but few frames are drawn, including the last state.
func TestCalm(t *testing.T) {
	inner := new(drawings)
	c := newFrameLimiter(inner)
	c.View()
	const many = 100_000
	var later []tea.Cmd
	for range many {
		if _, cmd := c.Update(tea.KeyPressMsg{Code: 'x'}); cmd != nil {
			later = append(later, cmd)
		}
		c.View()
	}
	if inner.keys != many || inner.drawn > many/10 || len(later) != 1 {
		t.Fatalf("%d keys are drawn %d times, with %d to come", inner.keys, inner.drawn, len(later))
	}
	for len(later) > 0 {
		_, cmd := c.Update(later[0]())
		if later = later[1:]; cmd != nil {
			later = append(later, cmd)
		}
		c.View()
	}
	if inner.last != many {
		t.Errorf("the last of %d keys drawn is %d", many, inner.last)
	}
}

// torn is a line on which everything panics.
type torn struct{ Line }

func (torn) Watch(context.Context, func(*wire.Message) error, func(error)) error { panic("torn") }

// TestPanic: a panic outside the screen or the lines becomes an error.
func TestPanic(t *testing.T) {
	m := New(t.Context(), Config{Line: torn{}, Book: phrase.Open("en")})
	ended := m.watch()
	gone, ok := (<-m.line).(watchEndedMsg)
	<-ended
	if p := new(Panic); !ok || !errors.As(gone.err, &p) || len(p.Stack) == 0 {
		t.Errorf("the table is gone: %v", gone.err)
	}
	p := &plain{Model: New(t.Context(), Config{Book: phrase.Open("en")}), answers: make(chan answer)}
	p.start(func() tea.Msg { panic("torn") })
	p.take(<-p.answers)
	if caught := new(Panic); !errors.As(p.err, &caught) {
		t.Errorf("the lines end with %v", p.err)
	}
}

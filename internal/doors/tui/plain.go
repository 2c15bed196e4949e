package tui

import (
	"bufio"
	"cmp"
	"context"
	"errors"
	"fmt"
	"io"
	"strings"

	tea "charm.land/bubbletea/v2"
	"github.com/charmbracelet/x/ansi"

	"ninetynine/internal/table"
	"ninetynine/internal/wire"
	"ninetynine/internal/wire/client"
	"ninetynine/internal/wire/conversation"
)

// Plain plays in plain lines: all output is sentences, and all input is typed. The end of the input is a
// way to leave.
func Plain(ctx context.Context, cfg Config, in *Lines, out io.Writer) (Outcome, error) {
	ctx, cancel := context.WithCancel(ctx)
	cfg.Quick = true
	p := &plain{Model: New(ctx, cfg), in: in, out: out, answers: make(chan answer)}
	p.calls = p.CardName
	watched := p.watch()
	p.play()
	cancel()
	<-watched
	return p.outcome(), p.err
}

// A plain is a table in plain lines.
type plain struct {
	*Model
	in      *Lines
	out     io.Writer
	answers chan answer   // results of commands
	gone    bool          // the person has left, or the table can no longer be watched
	since   bool          // something was printed after it
	told    *wire.Command // the command shown as waiting for an answer
	done    []string      // to be printed once the command is done
	coached string        // what a guided person was told last
}

// An answer is what came of a command, and what is done when no more comes of it; nil for
// nothing.
type answer struct {
	tea.Msg
	then func()
}

// Lines reads a line on request, so that waiting for it can be cancelled. One serves all matches of a
// session.
type Lines struct {
	asked  bool // a line is requested
	wanted chan struct{}
	got    chan string // closed at the end of the input
	closed chan struct{}
	ended  error // why no more lines come, once got is closed
}

// NewLines returns the lines of in.
func NewLines(in io.Reader) *Lines {
	scanner := bufio.NewScanner(in)
	return LinesFrom(func() (string, error) {
		if scanner.Scan() {
			return scanner.Text(), nil
		}
		return "", cmp.Or(scanner.Err(), io.EOF)
	})
}

// LinesFrom returns the lines that next returns until it fails, with [io.EOF] at the end of the input.
func LinesFrom(next func() (string, error)) *Lines {
	l := &Lines{wanted: make(chan struct{}, 1), got: make(chan string), closed: make(chan struct{})}
	go l.read(next)
	return l
}

// read reads a line on each request.
func (l *Lines) read(next func() (string, error)) {
	defer close(l.got)
	for {
		select {
		case <-l.wanted:
		case <-l.closed:
			return
		}
		var line string
		if line, l.ended = next(); l.ended != nil {
			return
		}
		select {
		case l.got <- line:
		case <-l.closed:
			return
		}
	}
}

// Close ends the reading, as soon as the input returns. It is for inputs that end before the program.
func (l *Lines) Close() { close(l.closed) }

// Next waits for the next line. ok is false at the end of the input or of the context.
func (l *Lines) Next(ctx context.Context) (line string, ok bool) {
	select {
	case line, ok = <-l.next():
		l.asked = !ok
		return line, ok
	case <-ctx.Done():
		return "", false
	}
}

// next requests a line, and returns its channel.
func (l *Lines) next() <-chan string {
	if !l.asked {
		l.asked = true
		l.wanted <- struct{}{}
	}
	return l.got
}

// end returns the error that ended the lines; nil at the end of the input.
func (l *Lines) end() error {
	if l.ended == nil || errors.Is(l.ended, io.EOF) {
		return nil
	}
	return fmt.Errorf("cannot read what is typed: %w", l.ended)
}

// hearNews prints waiting news before handling lines typed ahead.
func (p *plain) hearNews() {
	for {
		select {
		case s := <-p.cfg.News:
			p.print(s)
		default:
			return
		}
	}
}

// play tells what happens, and asks, until the person leaves. Lines are read
// when something is asked, and among other people all the time: what was typed ahead
// answers the questions to come.
func (p *plain) play() {
	for !p.gone && p.err == nil {
		p.hearNews()
		if p.told != p.sent {
			p.printWaiting()
		}
		var typed <-chan string
		switch {
		case p.waits():
			if p.wrong != "" || p.slow {
				typed = p.in.next() // for leaving, or for withdrawing the command
			}
		case p.cfg.Forced && p.autoPlays():
			p.start(p.forced())
		default:
			p.ask()
			if p.Put != "" || !p.Alone() || p.wrong != "" {
				typed = p.in.next()
			}
		}
		select {
		case msg := <-p.line:
			p.take(answer{Msg: msg})
		case a := <-p.answers:
			p.take(a)
		case s := <-p.cfg.News:
			p.print(s)
		case text, ok := <-typed:
			if !ok {
				fmt.Fprintln(p.out)
				p.gone, p.err = true, p.in.end()
				break
			}
			p.in.asked, p.since = false, true
			if p.waits() {
				p.meanwhile(text)
			} else {
				p.obey(text)
			}
		case <-p.ctx.Done():
			fmt.Fprintln(p.out)
			p.gone = true
		}
	}
}

// waits reports whether an answer of the table must come before the next question.
func (p *plain) waits() bool { return p.busy || p.thinking || p.asking || p.Match == nil }

// meanwhile handles a line typed while an answer of the table is outstanding.
func (p *plain) meanwhile(text string) {
	switch verb := p.Verb(text); {
	case verb == "quit":
		p.gone = true
	case verb == "undo" && p.sent != nil:
		p.done = nil
		p.start(p.withdraw())
	default:
		if p.wrong != "" {
			p.print(p.trouble())
		}
		p.printWaiting()
	}
}

// obey executes a line.
func (p *plain) obey(text string) {
	a := p.Execute(text)
	p.printAll(a.Said)
	switch a.Request {
	case conversation.RequestQuit:
		p.gone = true
	case conversation.RequestHint:
		p.advice = nil
		p.starts(p.hint(), p.printAdvice)
	case conversation.RequestReport:
		p.Report = conversation.DealReport{}
		p.thinking = true
		p.starts(p.explain(), func() {
			p.thinking = false
			p.printAll(p.DescribeReport().Said)
		})
	case conversation.RequestLevels:
		p.asking = true
		p.start(ask(p.ctx, p.cfg.Line.Levels, func(levels []string, _ error) tea.Cmd {
			p.asking = false
			p.Levels = append([]string{}, levels...)
			p.obey(text)
			return nil
		}))
	}
	switch c := a.Do; {
	case c == nil:
	case c.Do == table.Chat:
		p.start(p.post(c))
	default:
		p.done = a.Done
		p.start(p.Model.sendCommand(c))
	}
}

// printWaiting names a command that has waited long for its answer.
func (p *plain) printWaiting() {
	if s := p.overdue(p.Say("cmd.undo")); s != "" {
		p.told = p.sent
		p.print(s)
	}
}

// take handles a message of the connection, or an answer of the table.
func (p *plain) take(a answer) {
	p.notice = ""
	switch msg := a.Msg.(type) {
	case messageMsg:
		n, err := p.receive(msg.Message, p.Shown)
		if err != nil {
			p.err = err
			return
		}
		before := p.Shown
		p.show(n)
		p.notice, p.news = "", ""
		p.printAll(p.Describe(before).Said)
		if cmd := p.fetchRatings(n); cmd != nil { // before the list of players
			p.asking = true
			p.starts(cmd, func() { p.asking = false })
		}
		p.coach()
	case connectionMsg:
		before := p.wrong
		switch p.noteConnection(msg.err); {
		case p.wrong == before:
		case p.wrong != "":
			p.print(p.trouble())
		case before == client.Disconnected:
			p.says("plain.found")
		default:
			p.says("plain.saved")
		}
	case watchEndedMsg:
		if p.gone = true; p.ctx.Err() == nil {
			p.err = msg.err
		}
	case callbackMsg:
		if more := msg(); more != nil {
			p.starts(more, a.then)
		} else if a.then != nil {
			a.then()
		}
	}
	p.printNotice()
	if p.sent == nil {
		if p.notice == "" {
			p.printAll(p.done)
		}
		p.done = nil
	}
}

// coach tells a guided person what has changed for them, and advises on the bid.
func (p *plain) coach() {
	s := p.Coach()
	if !strings.HasPrefix(p.coached, s) {
		p.print(s)
	}
	p.coached = s
	p.starts(p.guide(), p.printAdvice)
}

// printAdvice prints advice, if it came.
func (p *plain) printAdvice() {
	if p.advice != nil {
		p.printAll(p.PrintHint(p.advice).Said)
	}
}

func (p *plain) printNotice() {
	if p.notice != "" {
		p.print(p.notice)
	}
}

// start runs a command whose answer comes later.
func (p *plain) start(cmd tea.Cmd) { p.starts(cmd, nil) }

// starts does the same, and then something else.
func (p *plain) starts(cmd tea.Cmd, then func()) {
	if cmd == nil {
		return
	}
	go func() {
		var msg tea.Msg
		if err := catchPanic(func() error { msg = cmd(); return nil }); err != nil {
			msg = watchEndedMsg{err}
		}
		if batch, ok := msg.(tea.BatchMsg); ok {
			for _, one := range batch {
				p.start(one)
			}
			return
		}
		select {
		case p.answers <- answer{msg, then}:
		case <-p.ctx.Done():
		}
	}()
}

func (p *plain) print(s string) {
	if p.cfg.ASCII {
		s = ASCII(p.cfg.Book, s)
	}
	if p.cfg.Columns != nil {
		s = ansi.Wordwrap(s, p.cfg.Columns(), "")
	}
	p.since = true
	if _, err := fmt.Fprintln(p.out, s); err != nil && p.err == nil {
		p.err = err
	}
}

func (p *plain) printAll(said []string) {
	for _, s := range said {
		p.print(s)
	}
}

func (p *plain) says(key string, pairs ...any) { p.print(p.Say(key, pairs...)) }

// ask asks the current question, once, and shows a prompt after any other output.
func (p *plain) ask() {
	a, waits, now := p.Ask()
	p.printAll(a.Said)
	if waits && (now || p.since) {
		fmt.Fprint(p.out, "> ")
	}
	p.since = false
}

package main

import (
	"fmt"
	"strings"
	"time"

	"ninetynine/internal/report"

	"github.com/charmbracelet/x/ansi"
)

// How often progress is shown, once the work has taken a moment.
const (
	progressFirst = time.Second
	progressDraw  = 100 * time.Millisecond // redrawn on a terminal
	progressPlain = 5 * time.Second        // a line elsewhere
	progressBar   = 24                     // columns
)

// A progress shows on standard error how far long work is: a line redrawn on
// a terminal, elsewhere a plain line now and then; nothing of short work, nor
// without a title. Standard output stays clean.
type progress struct {
	env   *environment
	title string
	unit  string // of what is counted, in the plural
	total int64  // 0 if it is not known
	first int64  // what was done when it was first told of: some of it may be of an earlier run
	begun time.Time
	shown time.Time
	drawn bool
}

func newProgress(env *environment, title, unit string, total int64) *progress {
	return &progress{env: env, title: title, unit: unit, total: total, first: -1, begun: time.Now()}
}

// set says how much is done.
func (p *progress) set(done int64) {
	if p.title == "" {
		return
	}
	now := time.Now()
	if p.first < 0 {
		p.first, p.begun = done, now
	}
	lively := p.env.lively()
	wait, last := progressPlain, p.shown
	if lively {
		wait = progressDraw
	}
	if last.IsZero() && !lively {
		last = p.begun
	}
	if now.Sub(p.begun) < progressFirst || now.Sub(last) < wait {
		return
	}
	p.shown = now
	line := p.line(done, now.Sub(p.begun))
	if lively {
		p.drawn = true
		fmt.Fprint(p.env.stderr, "\r"+ansi.Truncate(line, terminalWidth(p.env.stderr)-1, "…")+"\x1b[K")
	} else {
		fmt.Fprintln(p.env.stderr, line)
	}
}

// end takes the line away.
func (p *progress) end() {
	if p.drawn {
		fmt.Fprint(p.env.stderr, "\r\x1b[K")
	}
}

func (p *progress) line(done int64, took time.Duration) string {
	rate := float64(done-p.first) / took.Seconds()
	if p.total <= 0 {
		return fmt.Sprintf("%s  %s %s  %s/s", p.title, report.Grouped(done), p.unit, report.Grouped(int64(rate)))
	}
	part := min(1, float64(done)/float64(p.total))
	full := int(part * progressBar)
	bar := strings.Repeat("█", full) + strings.Repeat("░", progressBar-full)
	left := ""
	if rate > 0 && done < p.total {
		left = "  " + time.Duration(float64(p.total-done)/rate*float64(time.Second)).Round(time.Second).String() + " left"
	}
	return fmt.Sprintf("%s  %s %3.0f%%  %s %s%s", p.title, bar, 100*part, report.Grouped(done), p.unit, left)
}

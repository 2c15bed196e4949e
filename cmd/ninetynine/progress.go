package main

import (
	"fmt"
	"sync"
	"time"

	"ninetynine/internal/lab/report"

	"github.com/charmbracelet/x/ansi"
)

// Progress is shown this often, once the work has taken a moment.
const (
	progressFirst = time.Second
	progressDraw  = 100 * time.Millisecond // redrawn on a terminal
	progressPlain = 5 * time.Second        // a line elsewhere
	progressBar   = 24                     // columns
)

// A progress shows the progress of long work on standard error: a line redrawn on a terminal,
// elsewhere a plain line now and then; nothing for short work, or without a title. Standard output
// stays clean. Any goroutine may report progress; the highest value counts.
type progress struct {
	mu    sync.Mutex
	most  int64 // done
	env   *environment
	title string
	unit  string // what is counted, in the plural
	total int64  // 0 if unknown
	first int64  // the amount at the first report, which may include an earlier run
	begun time.Time
	shown time.Time
	drawn bool
}

func newProgress(env *environment, title, unit string, total int64) *progress {
	return &progress{env: env, title: title, unit: unit, total: total, first: -1, begun: time.Now()}
}

func (p *progress) set(done int64) {
	if p.title == "" {
		return
	}
	p.mu.Lock()
	defer p.mu.Unlock()
	p.most = max(p.most, done)
	done = p.most
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
	left := ""
	if rate > 0 && done < p.total {
		left = "  " + time.Duration(float64(p.total-done)/rate*float64(time.Second)).Round(time.Second).String() + " left"
	}
	return fmt.Sprintf("%s  %s %3.0f%%  %s %s%s", p.title, report.Bar(part, progressBar), 100*part, report.Grouped(done), p.unit, left)
}

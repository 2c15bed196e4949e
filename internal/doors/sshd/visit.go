package sshd

import (
	"cmp"
	"context"
	"errors"
	"fmt"
	"io"
	"runtime/debug"
	"slices"
	"strings"
	"sync"
	"time"

	tea "charm.land/bubbletea/v2"
	"github.com/charmbracelet/colorprofile"
	uv "github.com/charmbracelet/ultraviolet"
	"golang.org/x/crypto/ssh"
	"golang.org/x/time/rate"

	"ninetynine/internal/base/phrase"
	"ninetynine/internal/doors/tui"
)

// The sizes of terminals: larger or smaller ones are drawn at these bounds. Unknown ones count as usual.
const (
	leastColumns, leastRows = 20, 5
	mostColumns, mostRows   = 240, 80
	usualColumns, usualRows = 80, 24
)

// mostWord is more than the length of any sensible name or value, in bytes.
const mostWord = 64

type visit struct {
	*Server
	ctx     context.Context
	end     context.CancelCauseFunc // ends it, with the cause
	conn    *ssh.ServerConn
	channel ssh.Channel
	who     identity
	env     map[string]string
	book    *phrase.Book
	pty     bool

	mu            sync.Mutex
	columns, rows int
	spare         int64         // cells taken beyond the usual
	resized       chan struct{} // closed and replaced when they change
}

// obey handles the other end's requests, until it leaves. begun is called when a terminal is requested.
func (v *visit) obey(requests <-chan *ssh.Request, begun func()) {
	done := make(chan struct{})
	var at sync.WaitGroup
	defer v.setSize(0, 0) // frees the cells, also if there was no terminal
	defer at.Wait()
	defer v.survive("obeying")
	started := false
	for {
		select {
		case r, ok := <-requests:
			if !ok {
				v.end(io.EOF)
				return
			}
			if serves := r.Type == "shell" || r.Type == "exec"; !serves || started {
				ok = v.describe(r, started)
			} else {
				started = true
				begun()
				at.Go(func() {
					defer close(done)
					defer v.survive("taking leave")
					v.serve(r.Type == "exec")
				})
			}
			if r.WantReply && r.Reply(ok, nil) != nil {
				v.end(io.EOF)
				return
			}
		case <-done:
			v.channel.Close()
			go ssh.DiscardRequests(requests)
			return
		}
	}
}

// describe handles requests about the terminal: its size at any time, and before it is used its name and the
// language. It refuses all others.
func (v *visit) describe(r *ssh.Request, used bool) bool {
	var size struct{ Columns, Rows, Width, Height uint32 }
	var pty struct {
		Term                         string
		Columns, Rows, Width, Height uint32
		Modes                        string
	}
	var env struct{ Name, Value string }
	switch {
	case r.Type == "window-change":
		if ssh.Unmarshal(r.Payload, &size) == nil {
			v.setSize(size.Columns, size.Rows)
		}
		return true
	case used:
		return false
	case r.Type == "pty-req" && !v.pty && ssh.Unmarshal(r.Payload, &pty) == nil:
		v.pty, v.env["TERM"] = true, word(pty.Term)
		v.setSize(pty.Columns, pty.Rows)
		return true
	case r.Type == "env" && ssh.Unmarshal(r.Payload, &env) == nil:
		known := slices.Contains([]string{"LANG", "LC_ALL", "LC_CTYPE", "LC_MESSAGES"}, env.Name)
		if known {
			v.env[env.Name] = word(env.Value)
		}
		return known
	}
	return false
}

// word returns a terminal's name or variable if it is a plain word; otherwise "".
func word(s string) string {
	odd := func(r rune) bool {
		return r > '~' || !strings.ContainsRune("-_.@+:", r) && (r < '0' || r > '9') && (r < 'A' || r > 'Z') && (r < 'a' || r > 'z')
	}
	if len(s) > mostWord || strings.ContainsFunc(s, odd) {
		return ""
	}
	return s
}

func (v *visit) setSize(columns, rows uint32) {
	v.mu.Lock()
	defer v.mu.Unlock()
	c, r := v.fit(within(columns, leastColumns, usualColumns, mostColumns), within(rows, leastRows, usualRows, mostRows))
	if c == v.columns && r == v.rows {
		return
	}
	v.columns, v.rows = c, r
	close(v.resized)
	v.resized = make(chan struct{})
}

// fit returns the size in which a terminal can be drawn: its own, or the usual while the server has no
// cells to spare. Its caller holds the lock.
func (v *visit) fit(columns, rows int) (int, int) {
	v.Server.spare.Add(v.spare)
	v.spare = max(0, int64(columns*rows-usualColumns*usualRows))
	if v.Server.spare.Add(-v.spare) < 0 {
		v.Server.spare.Add(v.spare)
		v.spare = 0
		return min(columns, usualColumns), min(rows, usualRows)
	}
	return columns, rows
}

// within returns a size that can be drawn; 0 means that it is not known.
func within(n uint32, least, usual, most int) int {
	if n == 0 {
		return usual
	}
	return max(least, int(min(n, uint32(most))))
}

// size returns the size of the terminal, and a channel closed when that changes.
func (v *visit) size() (columns, rows int, resized <-chan struct{}) {
	v.mu.Lock()
	defer v.mu.Unlock()
	return v.columns, v.rows, v.resized
}

// follow reports new sizes of the terminal until the context ends: not too often, and only the newest.
func (v *visit) follow(ctx context.Context, columns, rows int, tell func(columns, rows int)) {
	defer v.survive("drawing for another size")
	pace := rate.NewLimiter(sizesPerSecond, sizesAtOnce)
	for {
		c, r, resized := v.size()
		if c == columns && r == rows {
			select {
			case <-ctx.Done():
				return
			case <-resized:
			}
			continue
		}
		if pace.Wait(ctx) != nil {
			return
		}
		columns, rows, _ = v.size()
		tell(columns, rows)
	}
}

func (v *visit) getenv(name string) string { return v.env[name] }

func (v *visit) serve(command bool) {
	v.book = phrase.Open(cmp.Or(v.getenv("LC_ALL"), v.getenv("LC_MESSAGES"), v.getenv("LANG"), "en"))
	// Nor may a terminal that does not read hold anything up when it leaves.
	out := &output{w: v.channel, limit: v.Limits.Write, cut: func() { v.conn.Close() }, raw: v.pty}
	if command {
		fmt.Fprintln(out, v.book.Say("ssh.command"))
		v.exit(1)
		return
	}
	go v.quiet()
	late := time.AfterFunc(v.Limits.Naming, func() { v.end(errUnnamed) })
	defer late.Stop()
	d := newSession(v, listen(v.channel, v.Limits.Idle, v.pty, v.end), out)
	err := d.serve(func() { late.Stop() })
	if v.pty {
		fmt.Fprintln(out) // after a partly typed line
	}
	fmt.Fprintln(out, d.farewell(err))
	status := uint32(0)
	if err != nil {
		status = 1
	}
	v.exit(status)
}

// quiet ends a visit whose client writes to the error stream, as no terminal does: it is never read, and
// would fill memory.
func (v *visit) quiet() {
	if n, _ := v.channel.Stderr().Read(make([]byte, 1)); n > 0 {
		v.end(errFlood)
	}
}

// exit sends the exit status to the other end.
func (v *visit) exit(status uint32) {
	if _, err := v.channel.SendRequest("exit-status", false, ssh.Marshal(struct{ Status uint32 }{status})); err != nil {
		return // they are gone
	}
	v.channel.CloseWrite()
}

// screen reports whether the terminal, at its present size, can show a full screen.
func (v *visit) screen() bool {
	columns, rows, _ := v.size()
	return v.pty && cmp.Or(v.getenv("TERM"), "dumb") != "dumb" && tui.Fits(columns, rows)
}

func (v *visit) looks() tui.Config {
	cfg := tui.Config{Book: v.book, ASCII: tui.NoUnicode(v.getenv), Forced: v.screen(), Remote: true}
	if v.screen() {
		cfg.Profile = colorprofile.Env([]string{"TERM=" + v.getenv("TERM")})
	}
	return cfg
}

// program returns the options with which a full screen runs over the connection, until the context ends.
func (v *visit) program(ctx context.Context, in *input) []tea.ProgramOption {
	columns, rows, _ := v.size()
	var own *tea.Program
	var once sync.Once
	filter := func(_ tea.Model, msg tea.Msg) tea.Msg {
		once.Do(func() { // from now on it takes messages
			go v.follow(ctx, columns, rows, func(columns, rows int) { own.Send(tea.WindowSizeMsg{Width: columns, Height: rows}) })
			go v.keys(ctx, in, own)
		})
		return v.sized(msg)
	}
	return []tea.ProgramOption{
		tea.WithInput(nil), tea.WithOutput(io.Discard), tea.WithEnvironment([]string{"TERM=" + v.getenv("TERM")}),
		tea.WithWindowSize(columns, rows), tea.WithoutSignals(), tea.WithoutSignalHandler(), tea.WithFilter(filter),
		func(p *tea.Program) { own = p },
	}
}

// keys sends typed keys to a program. A program that reads by itself would wait for ever to send the keys
// typed as it ended. And the decoder panics at some broken sequences (a mouse report after an eight-bit
// CSI, in August 2026), which must end only the visit. Finding the clicked part costs as much as drawing,
// so some of too many clicks are dropped.
func (v *visit) keys(ctx context.Context, in *input, p *tea.Program) {
	defer v.survive("reading keys")
	events := make(chan uv.Event)
	defer close(events)
	go func() {
		clicks := rate.NewLimiter(clicksPerSecond, clicksAtOnce)
		for e := range events {
			if _, click := e.(uv.MouseEvent); !click || clicks.Allow() {
				p.Send(e)
			}
		}
	}()
	if err := uv.NewTerminalReader(in.until(ctx), v.getenv("TERM")).StreamEvents(ctx, events); err != nil {
		v.end(err)
	}
}

// survive ends a visit that has panicked, and no other.
func (v *visit) survive(doing string) {
	if p := recover(); p != nil {
		v.broken(doing, p, debug.Stack())
	}
}

// broken ends a visit whose program has failed.
func (v *visit) broken(doing string, p any, stack []byte) {
	v.Log.Error("a visit over SSH has panicked", "doing", doing, "panic", fmt.Sprint(p), "stack", string(stack))
	v.end(errBroken)
}

// sized bounds the sizes that a terminal may also send as typed input by the size that it has been given:
// only the connection's own messages take cells or give them back.
func (v *visit) sized(msg tea.Msg) tea.Msg {
	size, ok := msg.(tea.WindowSizeMsg)
	if !ok {
		return msg
	}
	columns, rows, _ := v.size()
	size.Width, size.Height = max(leastColumns, min(size.Width, columns)), max(leastRows, min(size.Height, rows))
	return size
}

// errLeft means that the person has left, errShown that the person has seen the error already.
var (
	errLeft  = errors.New("the person has left")
	errShown = errors.New("the person knows why it was not done")
)

// An ending is the reason why the server ends a visit, as the key of its phrase.
type ending string

func (e ending) Error() string { return "the visit was ended: " + string(e) }

const (
	errUnnamed ending = "ssh.unnamed"    // no name was typed in time
	errCrowded ending = "ssh.crowded"    // all places are taken
	errIdle    ending = "ssh.idle"       // no key was pressed for too long
	errFlood   ending = "ssh.flood"      // too much is typed
	errBroken  ending = "trouble.broken" // the program has failed
)

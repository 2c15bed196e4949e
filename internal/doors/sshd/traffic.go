package sshd

import (
	"bytes"
	"context"
	"io"
	"sync"
	"time"

	"golang.org/x/time/rate"

	"ninetynine/internal/doors/metrics"
)

// How much may be typed: in all, and before it is read. A moving mouse or a pasted text sends far less.
const (
	typedPerSecond = 16 << 10 // bytes
	typedAtOnce    = 128 << 10
	typedForLong   = 64 // bytes a second, over hours
	typedInAll     = 256 << 10
	typedAhead     = 64 << 10 // bytes that wait to be read
	chunk          = 1 << 10
)

// How much may come over a connection: requests, typing, new keys. More has to wait, at the other end.
const (
	sentPerSecond = 64 << 10 // bytes
	sentAtOnce    = 512 << 10
)

// How often typed input may need an answer.
const (
	linesPerSecond  = 1 << 10 // bytes of lines
	linesAtOnce     = 8 << 10
	clicksPerSecond = 20 // and turns of the wheel
	clicksAtOnce    = 40
	sizesPerSecond  = 5 // of the window
	sizesAtOnce     = 10
)

// An input is a caller's typing. It is read as it comes, so that it never holds more than typedAhead; but
// the decoder of keys holds a paste until it ends.
type input struct {
	mu    sync.Mutex
	typed []byte // not yet read
	ended bool
	more  chan struct{} // closed and replaced when there is more
}

// put adds typed bytes, unless too many wait already.
func (in *input) put(b []byte, ended bool) bool {
	in.mu.Lock()
	defer in.mu.Unlock()
	if len(in.typed)+len(b) > typedAhead {
		return false
	}
	in.typed, in.ended = append(in.typed, b...), ended
	close(in.more)
	in.more = make(chan struct{})
	return true
}

// read reads typed bytes; if there are none, it returns a channel that closes when there are.
func (in *input) read(b []byte) (n int, ended bool, more <-chan struct{}) {
	in.mu.Lock()
	defer in.mu.Unlock()
	n = copy(b, in.typed)
	if in.typed = in.typed[n:]; len(in.typed) == 0 {
		in.typed = nil
	}
	return n, in.ended, in.more
}

// listen reads until the end. It ends the visit if too much comes, or nothing for long; and at the end of
// the input, if that is a terminal: the rest of a file is still played.
func listen(from io.Reader, idle time.Duration, terminal bool, end func(error)) *input {
	in := &input{more: make(chan struct{})}
	go func() {
		defer in.put(nil, true)
		quiet := time.AfterFunc(idle, func() { end(errIdle) })
		defer quiet.Stop()
		much, inAll := rate.NewLimiter(typedPerSecond, typedAtOnce), rate.NewLimiter(typedForLong, typedInAll)
		b := make([]byte, chunk)
		for {
			n, err := from.Read(b)
			if n > 0 {
				quiet.Reset(idle)
				if now := time.Now(); !in.put(b[:n], false) || !much.AllowN(now, n) || !inAll.AllowN(now, n) {
					end(errFlood)
					return
				}
			}
			if err != nil {
				if terminal {
					end(err)
				}
				return
			}
		}
	}()
	return in
}

// until returns the input until the context ends; later bytes stay for the next reader.
func (in *input) until(ctx context.Context) io.Reader {
	return readerFunc(func(b []byte) (int, error) {
		if len(b) == 0 {
			return 0, errFlood // x/term has no room left for an endless key sequence, and would ask for ever
		}
		for {
			if ctx.Err() != nil {
				return 0, io.EOF
			}
			n, ended, more := in.read(b)
			if n > 0 {
				return n, nil
			}
			if ended {
				return 0, io.EOF
			}
			select {
			case <-ctx.Done():
			case <-more:
			}
		}
	})
}

// limitRate returns a reader with a limited rate, until the context ends.
func limitRate(ctx context.Context, from io.Reader, perSecond rate.Limit, atOnce int) io.Reader {
	pace := rate.NewLimiter(perSecond, atOnce)
	return readerFunc(func(b []byte) (int, error) {
		n, err := from.Read(b[:min(len(b), atOnce)])
		if n > 0 && pace.WaitN(ctx, n) != nil {
			return 0, io.EOF
		}
		return n, err
	})
}

type readerFunc func([]byte) (int, error)

func (f readerFunc) Read(b []byte) (int, error) { return f(b) }

// An output is a terminal. If it does not take output in time, the connection ends: a screen that is not
// read must hold nothing up.
type output struct {
	w     io.Writer
	limit time.Duration
	cut   func()
	raw   bool // lines end with a return, too
}

func (o *output) Write(b []byte) (int, error) {
	slow := time.AfterFunc(o.limit, o.cut)
	defer slow.Stop()
	text := b
	if o.raw {
		text = bytes.ReplaceAll(b, []byte("\n"), []byte("\r\n"))
	}
	if _, err := o.w.Write(text); err != nil {
		return 0, err
	}
	return len(b), nil
}

// AppendMetrics appends the server's counters, for Prometheus.
func (s *Server) AppendMetrics(b []byte) []byte {
	s.mu.Lock()
	open := len(s.open)
	s.mu.Unlock()
	b = metrics.AppendGauge(b, "ninetynine_ssh_connections", "Connections over SSH.", float64(open))
	b = metrics.AppendGauge(b, "ninetynine_ssh_seated", "Connections over SSH of callers with a name.", float64(s.seated.InUse()))
	return s.connections.Append(b)
}

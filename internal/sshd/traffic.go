package sshd

import (
	"bytes"
	"context"
	"errors"
	"io"
	"sync"
	"time"

	"golang.org/x/time/rate"
)

// How much may be typed: in all, and before it is read. What a terminal sends while a
// mouse is moved, or somebody pastes a text, is far less.
const (
	typedPerSecond = 16 << 10 // bytes
	typedAtOnce    = 128 << 10
	typedForLong   = 64 // bytes a second, over hours
	typedInAll     = 256 << 10
	chunk          = 1 << 10
	waiting        = 64 // chunks
)

// Why a visit ends, if not because the person wants it.
var (
	errIdle  = errors.New("nobody types any more")
	errFlood = errors.New("too much is typed")
)

// An input is what somebody types. It is read as it comes, so that no more is ever kept
// of it than what may wait; but who decodes keys keeps a paste until it ends.
type input struct {
	chunks chan []byte // closed at its end

	mu   sync.Mutex
	rest []byte
}

// listen reads until the end. It ends the visit if too much comes, or nothing for long;
// and with the input, if that is a terminal: the rest of a file is still played.
func listen(from io.Reader, idle time.Duration, terminal bool, end func(error)) *input {
	in := &input{chunks: make(chan []byte, waiting)}
	go func() {
		defer close(in.chunks)
		quiet := time.AfterFunc(idle, func() { end(errIdle) })
		defer quiet.Stop()
		much, inAll := rate.NewLimiter(typedPerSecond, typedAtOnce), rate.NewLimiter(typedForLong, typedInAll)
		b := make([]byte, chunk)
		for {
			n, err := from.Read(b)
			if n > 0 {
				quiet.Reset(idle)
				select {
				case in.chunks <- bytes.Clone(b[:n]):
				default:
					end(errFlood)
					return
				}
				if now := time.Now(); !much.AllowN(now, n) || !inAll.AllowN(now, n) {
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

// until returns the input until the context ends; what comes later is for others.
func (in *input) until(ctx context.Context) io.Reader {
	return readerFunc(func(b []byte) (int, error) {
		if len(b) == 0 {
			return 0, errFlood // x/term has no room left for a key that does not end, and would ask for ever
		}
		in.mu.Lock()
		defer in.mu.Unlock()
		select {
		case <-ctx.Done():
			return 0, io.EOF
		default:
		}
		if len(in.rest) == 0 {
			var ok bool
			select {
			case <-ctx.Done():
				return 0, io.EOF
			case in.rest, ok = <-in.chunks:
				if !ok {
					return 0, io.EOF
				}
			}
		}
		n := copy(b, in.rest)
		in.rest = in.rest[n:]
		return n, nil
	})
}

type readerFunc func([]byte) (int, error)

func (f readerFunc) Read(b []byte) (int, error) { return f(b) }

// An output is a terminal. What it does not take in time ends the connection: a screen
// that nobody reads must hold nothing up.
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

package node

import (
	"context"
	"errors"
	"net"
	"net/http"
	"sync"
)

// Inside is a node within another program. Only that program can reach it.
type Inside struct {
	HTTP *http.Client // reaches the node, whatever host a URL names
	stop context.CancelFunc
	done chan error
}

// Base is the address at which the client of an [Inside] finds the node.
const Base = "http://ninetynine.invalid"

// StartInside starts a node as [Run] does, but does not listen on a network. The caller must close it.
func StartInside(ctx context.Context, c Config) (*Inside, error) {
	line := newLoopback()
	ctx, stop := context.WithCancel(ctx)
	in := &Inside{HTTP: line.client(func(c net.Conn) net.Conn { return c }), stop: stop, done: make(chan error, 1)}
	c.listen = func() (net.Listener, error) { return line, nil }
	ready := make(chan struct{})
	go func() { in.done <- Run(ctx, c, func(string) { close(ready) }) }()
	select {
	case <-ready:
		return in, nil
	case err := <-in.done:
		stop()
		return nil, err
	}
}

// Close shuts down as [Run] does, and returns the node's error, if any.
func (in *Inside) Close() error {
	in.HTTP.CloseIdleConnections()
	in.stop()
	return <-in.done
}

// A loopback is a listener for callers in the same process.
type loopback struct {
	calls chan net.Conn
	cut   chan struct{}
	once  sync.Once
}

func newLoopback() *loopback { return &loopback{calls: make(chan net.Conn), cut: make(chan struct{})} }

var errCut = errors.New("the node has ended")

// client returns a client of the listener. as wraps the listener's end of each connection to identify the
// caller.
func (w *loopback) client(as func(net.Conn) net.Conn) *http.Client {
	return &http.Client{Transport: &http.Transport{
		DialContext:        func(ctx context.Context, _, _ string) (net.Conn, error) { return w.dial(ctx, as) },
		DisableCompression: true, // nothing crosses a network
	}}
}

func (w *loopback) dial(ctx context.Context, as func(net.Conn) net.Conn) (net.Conn, error) {
	here, there := net.Pipe()
	select {
	case w.calls <- as(there):
		return here, nil
	case <-w.cut:
		return nil, errCut
	case <-ctx.Done():
		return nil, ctx.Err()
	}
}

func (w *loopback) Accept() (net.Conn, error) {
	select {
	case c := <-w.calls:
		return c, nil
	case <-w.cut:
		return nil, net.ErrClosed
	}
}

// Close accepts no more connections.
func (w *loopback) Close() error {
	w.once.Do(func() { close(w.cut) })
	return nil
}

// Addr names the loopback.
func (w *loopback) Addr() net.Addr { return inside{} }

type inside struct{}

func (inside) Network() string { return "inside" }
func (inside) String() string  { return "inside" }

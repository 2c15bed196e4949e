package client_test

import (
	"context"
	"io"
	"net"
	"net/http"
	"sync"
	"testing"
	"testing/synctest"
	"time"

	"ninetynine/internal/wire/client"
)

// A dying connection falls silent: it loses what is written, and delivers nothing.
type dying struct {
	net.Conn
	mu   sync.Mutex
	dead bool
}

func (d *dying) dies() {
	d.mu.Lock()
	defer d.mu.Unlock()
	d.dead = true
}

func (d *dying) lost() bool {
	d.mu.Lock()
	defer d.mu.Unlock()
	return d.dead
}

func (d *dying) Write(b []byte) (int, error) {
	if d.lost() {
		return len(b), nil
	}
	return d.Conn.Write(b)
}

// doors is a listener for connections in the same program.
type doors chan net.Conn

func (d doors) Accept() (net.Conn, error) {
	if c, ok := <-d; ok {
		return c, nil
	}
	return nil, net.ErrClosed
}
func (d doors) Close() error   { return nil }
func (d doors) Addr() net.Addr { return &net.TCPAddr{} }

// TestDeadConnection: a request on a silently dead connection of HTTP/2 is answered on another one within
// a minute.
func TestDeadConnection(t *testing.T) {
	synctest.Test(t, func(t *testing.T) {
		var plain http.Protocols
		plain.SetUnencryptedHTTP2(true)
		server := &http.Server{Protocols: &plain, Handler: http.HandlerFunc(func(w http.ResponseWriter, _ *http.Request) {
			_, _ = io.WriteString(w, `{"id":"p1","name":"Anna"}`) // the client may have gone
		})}
		line := make(doors)
		go server.Serve(line)
		var opened []*dying
		h := client.Network()
		network := h.Transport.(*http.Transport)
		network.Protocols = &plain
		network.DialContext = func(context.Context, string, string) (net.Conn, error) {
			near, far := net.Pipe()
			opened = append(opened, &dying{Conn: near})
			line <- far
			return opened[len(opened)-1], nil
		}
		c := &client.Client{Servers: []string{"http://cards.example"}, HTTP: h}
		ctx, end := context.WithTimeout(t.Context(), time.Minute)
		defer end()
		for range 2 {
			if name, err := c.Me(ctx); err != nil || name != "Anna" {
				t.Errorf("the name is %q, %v", name, err)
			}
			opened[0].dies()
		}
		if len(opened) != 2 {
			t.Errorf("%d connections were opened", len(opened))
		}
		h.CloseIdleConnections()
		close(line)
		_ = server.Close() // all are idle
	})
}

package badnet

import (
	"bytes"
	"io"
	"net"
	"testing"
	"time"

	"ninetynine/internal/test/must"
)

func echo(t *testing.T) string {
	l := must.Get(net.Listen("tcp", "127.0.0.1:0"))(t)
	t.Cleanup(func() { l.Close() })
	go func() {
		for {
			c, err := l.Accept()
			if err != nil {
				return
			}
			go func() {
				defer c.Close()
				io.Copy(c, c)
			}()
		}
	}()
	return l.Addr().String()
}

func relay(t *testing.T, f Faults) (*Relay, net.Conn) {
	t.Helper()
	r := must.Get(NewRelay(echo(t), f, 1))(t)
	t.Cleanup(func() { r.Close() })
	c := must.Get(net.Dial("tcp", r.Address()))(t)
	t.Cleanup(func() { c.Close() })
	return r, c
}

// TestPieces: a slow network with small pieces loses nothing.
func TestPieces(t *testing.T) {
	r, c := relay(t, Faults{Delay: time.Millisecond, Pieces: 7})
	text := bytes.Repeat([]byte("ninety-nine "), 50)
	must.Get(c.Write(text))(t)
	got := make([]byte, len(text))
	if _, err := io.ReadFull(c, got); err != nil || !bytes.Equal(got, text) {
		t.Errorf("%q came back: %v", got, err)
	}
	if r.Cuts() != 0 {
		t.Error("a connection was cut")
	}
}

// TestCut: connections break, and what came before is correct.
func TestCut(t *testing.T) {
	r, c := relay(t, Faults{Pieces: 5, Cut: 0.2})
	text := bytes.Repeat([]byte("ninety-nine "), 500)
	go c.Write(text)
	got, err := io.ReadAll(c)
	if len(got) == len(text) || !bytes.HasPrefix(text, got) || r.Cuts() == 0 {
		t.Errorf("%d bytes of %d came back, %v, with %d cuts", len(got), len(text), err, r.Cuts())
	}
}

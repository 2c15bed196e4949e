package httpd

import (
	"bufio"
	"context"
	"fmt"
	"io"
	"net"
	"net/http"
	"runtime"
	"strings"
	"sync"
	"testing"
	"time"

	"ninetynine/internal/test/must"
)

// TestTakeOver: a stream has the headers that other answers have, over a connection that is taken over and over
// one that cannot be; it ends with its server, and when its client leaves.
func TestTakeOver(t *testing.T) {
	s := newSite(t, nil)
	g := s.guest("Anna")
	tbl := g.open(map[string]any{"settings": map[string]any{"variant": "duel"}, "sit": true})
	open := func(version string) (net.Conn, *http.Response) {
		t.Helper()
		c := must.Get(net.Dial("tcp", strings.TrimPrefix(s.http.URL, "http://")))(t)
		t.Cleanup(func() { _ = c.Close() })
		must.Get(fmt.Fprintf(c, "GET /api/tables/%s/events HTTP/%s\r\nHost: %s\r\n\r\n", tbl, version, strings.TrimPrefix(s.http.URL, "http://")))(t)
		return c, must.Get(http.ReadResponse(bufio.NewReader(c), nil))(t)
	}
	one, taken := open("1.1")
	_, whole := open("1.0")
	if len(taken.TransferEncoding) != 1 || len(whole.TransferEncoding) != 0 {
		t.Errorf("encodings %q and %q", taken.TransferEncoding, whole.TransferEncoding)
	}
	for name := range whole.Header {
		if taken.Header.Get(name) == "" {
			t.Errorf("the stream has no header %s", name)
		}
	}
	first := make([]string, 2)
	for i, r := range []*http.Response{taken, whole} {
		body := bufio.NewReader(r.Body)
		for range 4 {
			first[i] += must.Get(body.ReadString('\n'))(t)
		}
	}
	if first[0] != first[1] || !strings.Contains(first[0], `"do":"present"`) {
		t.Errorf("the streams begin with\n%s\nand\n%s", first[0], first[1])
	}
	must.Do(t, one.Close())
	for s.srv.streams.count() > 1 {
		g.do(tbl, "chat", "text", "anybody there?") // each takes a moment
	}
}

// TestLeanStream: an open stream keeps nothing of its request, whose buffers are several times as large.
func TestLeanStream(t *testing.T) {
	s := newSite(t, nil)
	g := s.guest("Anna")
	tbl := g.open(map[string]any{"settings": map[string]any{"variant": "duel"}, "sit": true})
	inner, freed := s.http.Config.Handler, make(chan struct{})
	free := sync.OnceFunc(func() { close(freed) }) // by the first request, and not by later ones
	s.http.Config.Handler = http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
		runtime.AddCleanup(r, func(free func()) { free() }, free)
		inner.ServeHTTP(w, r)
	})
	f := s.watch(g.Token, tbl, 0)
	f.next()
	for end := time.Now().Add(30 * time.Second); ; {
		runtime.GC()
		select {
		case <-freed:
			g.do(tbl, "chat", "text", "still there?")
			f.until("the stream goes on", func(m *message) bool { return strings.Contains(string(m.text), "still there?") })
			return
		case <-time.After(time.Millisecond):
			if time.Now().After(end) {
				t.Fatal("the stream keeps its request")
			}
		}
	}
}

// TestWait: who waits for a server that was closed waits for the ends of its streams, also of one whose client does not
// read; and no stream begins any more.
func TestWait(t *testing.T) {
	s := newSite(t, func(o *Options) { o.Limits.Write = time.Hour })
	g := s.guest("Anna")
	tbl := g.open(map[string]any{"settings": map[string]any{"variant": "duel"}, "sit": true})
	end := func(c net.Conn) {
		must.Get(fmt.Fprintf(c, "GET /api/tables/%s/events HTTP/1.1\r\nHost: here\r\n\r\n", tbl))(t)
	}
	pipes := make(chan net.Conn, 2)
	go func() { _ = s.http.Config.Serve(piped{pipes, s.http.Listener}) }() // until the site ends
	read, there := net.Pipe()
	pipes <- there
	end(read)
	res := must.Get(http.ReadResponse(bufio.NewReader(read), nil))(t)
	stuck, there := net.Pipe() // its first bytes are never read
	pipes <- there
	end(stuck)
	for s.srv.streams.count() < 2 {
		g.do(tbl, "chat", "text", "anybody there?")
	}
	ended := make(chan error, 1)
	go func() {
		_, err := io.Copy(io.Discard, res.Body)
		ended <- err
	}()
	s.srv.Close()
	bound, done := context.WithTimeout(t.Context(), 20*time.Second)
	defer done()
	must.Do(t, s.srv.Wait(bound))
	if n := s.srv.streams.count(); n != 0 {
		t.Errorf("%d streams go on", n)
	}
	must.Do(t, <-ended, "a stream ends with")
	s.get(g.Token, "/api/tables/"+tbl+"/events").want(http.StatusServiceUnavailable)
}

// piped is a listener for pipes.
type piped struct {
	calls chan net.Conn
	net.Listener
}

func (p piped) Accept() (net.Conn, error) {
	if c, ok := <-p.calls; ok {
		return c, nil
	}
	return nil, net.ErrClosed
}

package httpd

import (
	"bytes"
	"context"
	"fmt"
	"net/http"
	"net/http/httptest"
	"os/exec"
	"strings"
	"sync/atomic"
	"testing"
	"time"

	"ninetynine/internal/test/gate"
	"ninetynine/internal/test/must"
	"ninetynine/record"
	"ninetynine/rules"
)

// A mishap breaks connections: it cuts off streams, and loses answers to commands that were done.
type mishap struct {
	h http.Handler
	n atomic.Int64
}

func (m *mishap) ServeHTTP(w http.ResponseWriter, r *http.Request) {
	if strings.HasSuffix(r.URL.Path, "/events") {
		m.h.ServeHTTP(&cutter{ResponseWriter: w, left: 9000}, r)
		return
	}
	if strings.HasSuffix(r.URL.Path, "/commands") && m.n.Add(1)%7 == 3 {
		m.h.ServeHTTP(httptest.NewRecorder(), r)
		panic(http.ErrAbortHandler)
	}
	m.h.ServeHTTP(w, r)
}

// A cutter breaks off after so many bytes.
type cutter struct {
	http.ResponseWriter
	left int
}

func (c *cutter) Unwrap() http.ResponseWriter { return c.ResponseWriter }

func (c *cutter) Write(b []byte) (int, error) {
	if c.left -= len(b); c.left < 0 {
		_, _ = c.ResponseWriter.Write(b[:len(b)/2])
		_ = http.NewResponseController(c.ResponseWriter).Flush()
		panic(http.ErrAbortHandler)
	}
	return c.ResponseWriter.Write(b)
}

// TestWebbot makes the example play a match of every variant over an unreliable connection, and gets a
// record that proves the deals.
func TestWebbot(t *testing.T) {
	py := gate.Program(t, "python3")
	for _, v := range gate.Some(rules.Catalogue(), 4) {
		t.Run(v.ID, func(t *testing.T) {
			t.Parallel()
			s := newSite(t, nil)
			s.mishap.Store(&mishap{h: s.srv.Handler()})
			must.Do(t, webbot(t.Context(), py, s.http.URL, "--variant", v.ID, "--deals", "2"))
		})
	}
}

// webbot plays a match, and returns the faults of its record.
func webbot(ctx context.Context, py, url string, args ...string) error {
	ctx, cancel := context.WithTimeout(ctx, 2*time.Minute)
	defer cancel()
	c := exec.CommandContext(ctx, py, append([]string{"../../../examples/webbot.py", url}, args...)...)
	var out, said bytes.Buffer
	c.Stdout, c.Stderr = &out, &said
	if err := c.Run(); err != nil {
		return fmt.Errorf("%w\n%s", err, said.String())
	}
	text := out.Bytes()
	rep, err := record.Verify(bytes.NewReader(text))
	if err != nil || !rep.Proved() {
		return fmt.Errorf("%+v, %w\n%s", rep, err, text)
	}
	return nil
}

func TestWebbotsMeet(t *testing.T) {
	py := gate.Program(t, "python3")
	s := newSite(t, nil)
	g := s.guest("Host")
	tbl := g.open(map[string]any{"settings": map[string]any{"variant": "duel", "deals": 1, "public": true}})
	ends := make(chan error, 2)
	for _, args := range [][]string{{"--table", tbl}, {"--play", "--variant", "duel"}} {
		go func() { ends <- webbot(t.Context(), py, s.http.URL, args...) }()
	}
	for range 2 {
		if err := <-ends; err != nil {
			t.Error(err)
		}
	}
}

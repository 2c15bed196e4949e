package node

import (
	"io"
	"log"
	"net/http"
	"net/http/httptest"
	"net/http/httputil"
	"net/url"
	"sync"
	"sync/atomic"
	"testing"
	"time"

	"ninetynine/internal/test/must"
	"ninetynine/internal/test/storesuite"
)

// A balancer is a proxy before some servers, as docs/server.md wants it: it asks each for /readyz, and sends a request to
// one that is ready, once.
type balancer struct {
	*httptest.Server
	urls   []*url.URL
	stop   chan struct{}
	asking sync.WaitGroup

	mu      sync.Mutex
	ready   []bool
	slowest time.Duration // answer to a command

	// failed: no server answered, or one that failed; busy: a server had too much to do, as beside other tests.
	commands, failed, busy atomic.Int64
}

const askEvery = 50 * time.Millisecond

func newBalancer(t *testing.T, houses ...*house) *balancer {
	b := &balancer{stop: make(chan struct{}), ready: make([]bool, len(houses))}
	for _, h := range houses {
		b.urls = append(b.urls, must.Get(url.Parse(h.url()))(t))
	}
	for i := range b.urls {
		b.ask(i)
		b.asking.Go(func() {
			for {
				select {
				case <-b.stop:
					return
				case <-time.After(askEvery):
					b.ask(i)
				}
			}
		})
	}
	var turn atomic.Int64
	proxy := &httputil.ReverseProxy{
		Rewrite:       func(r *httputil.ProxyRequest) { r.SetURL(b.next(int(turn.Add(1)))) },
		Transport:     &http.Transport{MaxIdleConnsPerHost: 100},
		FlushInterval: -1,
		ErrorLog:      log.New(io.Discard, "", 0),
	}
	b.Server = httptest.NewServer(http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
		begun, note := time.Now(), &noted{ResponseWriter: w}
		proxy.ServeHTTP(note, r)
		if r.Method == http.MethodPost {
			b.note(note.status, time.Since(begun))
		}
	}))
	t.Cleanup(func() {
		close(b.stop)
		b.asking.Wait()
		b.CloseClientConnections()
		b.Close()
	})
	return b
}

func (b *balancer) ask(i int) {
	c := http.Client{Timeout: time.Second}
	res, err := c.Get(b.urls[i].JoinPath("readyz").String())
	if err == nil {
		_ = res.Body.Close()
	}
	b.mu.Lock()
	defer b.mu.Unlock()
	b.ready[i] = err == nil && res.StatusCode == http.StatusOK
}

// next returns a server that is ready, if one is.
func (b *balancer) next(turn int) *url.URL {
	b.mu.Lock()
	defer b.mu.Unlock()
	for range b.urls {
		turn++
		if b.ready[turn%len(b.urls)] {
			break
		}
	}
	return b.urls[turn%len(b.urls)]
}

func (b *balancer) note(status int, took time.Duration) {
	b.commands.Add(1)
	switch {
	case status == http.StatusServiceUnavailable:
		b.busy.Add(1)
	case status >= 500:
		b.failed.Add(1)
	}
	b.mu.Lock()
	defer b.mu.Unlock()
	b.slowest = max(b.slowest, took)
}

// tell logs what commands met since the last time, and returns how many failed.
func (b *balancer) tell(t *testing.T, during string) (failed int64) {
	b.mu.Lock()
	defer b.mu.Unlock()
	failed = b.failed.Swap(0)
	t.Logf("%s: %d commands, %d failed, at %d a server was busy; the slowest took %s", during, b.commands.Swap(0), failed, b.busy.Swap(0), b.slowest.Round(time.Millisecond))
	b.slowest = 0
	return failed
}

// A noted answer keeps its status.
type noted struct {
	http.ResponseWriter
	status int
}

func (n *noted) WriteHeader(status int) {
	n.status = status
	n.ResponseWriter.WriteHeader(status)
}

func (n *noted) Unwrap() http.ResponseWriter { return n.ResponseWriter }

// TestRollingUpgrade replaces two servers of one PostgreSQL one after the other, behind a proxy and under load: no
// command fails, and none is lost. Then one is killed: clients send again what failed, and nothing acknowledged is lost.
func TestRollingUpgrade(t *testing.T) {
	address := storesuite.StartPostgres(t, true).Database(t)
	houses := []*house{newHouse(t, Config{Database: address, Drain: 100 * askEvery}), newHouse(t, Config{Database: address, Drain: 100 * askEvery})}
	b := newBalancer(t, houses...)
	p := newParty(t, 16, 3, "standard", b.URL)
	p.waitForEntries(t, "before")
	for _, h := range houses {
		h.stop(t)
		p.waitForEntries(t, "without a server")
		h.start(t)
		p.waitForEntries(t, "with a new one")
	}
	if n := b.tell(t, "upgrade"); n != 0 {
		t.Errorf("%d commands failed while servers were replaced", n)
	}
	houses[0].kill()
	p.waitForEntries(t, "after a kill")
	b.tell(t, "kill")
	houses[0].start(t)
	p.settle(t, houses...)
}

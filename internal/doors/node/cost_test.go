package node

import (
	"context"
	"errors"
	"io"
	"math"
	"net"
	"net/http"
	"regexp"
	"strconv"
	"sync/atomic"
	"testing"
	"time"

	"ninetynine/internal/lab/load"
	"ninetynine/internal/test/must"
	"ninetynine/internal/test/storesuite"
)

// TestActCosts counts what an entry makes a server process allocate: the request that led to it, and the messages to the
// three people of the table. Measured were 142 and 11,900 bytes, and 172 and 17,200 with PostgreSQL. What a server does
// besides counts, too, and on a busy machine there is more of that to an entry: so the cheapest of five spans counts, and
// PostgreSQL, which is asked at intervals, has more room.
func TestActCosts(t *testing.T) {
	t.Run("sqlite", func(t *testing.T) { actCosts(t, Config{Data: t.TempDir()}, 150, 12_500) })
	t.Run("postgres", func(t *testing.T) {
		actCosts(t, Config{Data: t.TempDir(), Database: storesuite.StartPostgres(t, false).Database(t)}, 200, 20_000)
	})
}

func actCosts(t *testing.T, c Config, mostMallocs, mostBytes float64) {
	c.Metrics = freeAddress(t)
	h := newHouse(t, c)
	ctx, stop := context.WithCancel(t.Context())
	defer stop()
	var acts atomic.Int64
	spans := make(chan struct{}, 6)
	ended := make(chan error, 1)
	go func() {
		_, err := load.Run(ctx, load.Plan{
			Servers: []string{h.url()}, Tables: 4, People: 3, Variant: "standard", For: time.Hour, Seed: 1,
			Kept: func(string, string, string, uint64) {
				if n := acts.Add(1); n%400 == 0 && n <= 2400 {
					spans <- struct{}{}
				}
			},
		}, nil)
		ended <- err
	}()
	<-spans // what comes before only warms it up
	mallocs, bytes := math.Inf(1), math.Inf(1)
	before, old, entries := h.spent(t)
	for range 5 {
		<-spans
		m, b, e := h.spent(t)
		mallocs, bytes = min(mallocs, (m-before)/(e-entries)), min(bytes, (b-old)/(e-entries))
		before, old, entries = m, b, e
	}
	stop()
	if err := <-ended; err != nil && !errors.Is(err, context.Canceled) {
		t.Fatal(err)
	}
	t.Logf("%.1f allocations and %.0f bytes an entry", mallocs, bytes)
	if mallocs > mostMallocs || bytes > mostBytes {
		t.Errorf("an entry costs %.0f allocations and %.0f bytes, more than %.0f and %.0f", mallocs, bytes, mostMallocs, mostBytes)
	}
}

// spent returns what the server has allocated so far, and how many entries it has written.
func (h *house) spent(t testing.TB) (mallocs, bytes, entries float64) {
	text := h.asks(t, "/metrics")
	return figure(t, text, "go_memstats_mallocs_total"), figure(t, text, "go_memstats_alloc_bytes_total"), figure(t, text, "ninetynine_entries_total")
}

// asks returns what the server tells at its address for metrics.
func (h *house) asks(t testing.TB, path string) string {
	res := must.Get(http.Get("http://" + h.config.Metrics + path))(t)
	defer res.Body.Close()
	return string(must.Get(io.ReadAll(res.Body))(t))
}

func figure(t testing.TB, text, name string) float64 {
	found := regexp.MustCompile(`(?m)^` + name + ` (.*)$`).FindStringSubmatch(text)
	if found == nil {
		t.Fatalf("the metrics lack %s", name)
	}
	return must.Get(strconv.ParseFloat(found[1], 64))(t)
}

// freeAddress returns an address of this machine on which nothing listens.
func freeAddress(t testing.TB) string {
	l := must.Get(net.Listen("tcp", "127.0.0.1:0"))(t)
	defer l.Close()
	return l.Addr().String()
}

package node

import (
	"bufio"
	"fmt"
	"net"
	"net/http"
	"strings"
	"testing"
	"time"

	"github.com/prometheus/procfs"

	"ninetynine/internal/table"
	"ninetynine/internal/test/must"
	"ninetynine/internal/wire"
	"ninetynine/internal/wire/client"
)

// idle returns what a server process costs that nobody has used: megabytes in memory, and seconds of processors so far.
func idle(t testing.TB, pid int) (megabytes, seconds float64) {
	p := must.Get(procfs.NewProc(pid))(t)
	stat := must.Get(p.Stat())(t)
	return float64(stat.ResidentMemory()) / (1 << 20), stat.CPUTime()
}

// TestIdle: a server is soon there, and small while nobody uses it. The limits have room: see [BenchmarkIdle].
func TestIdle(t *testing.T) {
	h := newHouse(t, Config{Data: t.TempDir()})
	megabytes, seconds := idle(t, h.cmd.Process.Pid)
	t.Logf("%.1f MB, %.2f s", megabytes, seconds)
	if megabytes > 34 || seconds > 0.4 {
		t.Errorf("a new server has %.1f MB and has worked for %.2f s", megabytes, seconds)
	}
}

// BenchmarkIdle prints what a server costs once it rests.
func BenchmarkIdle(b *testing.B) {
	for b.Loop() {
		h := newHouse(b, Config{Data: b.TempDir()})
		pid := h.cmd.Process.Pid
		_, begin := idle(b, pid)
		time.Sleep(restAfter + restEvery)
		woken := switches(b, pid)
		time.Sleep(restEvery)
		megabytes, _ := idle(b, pid)
		b.ReportMetric(float64(switches(b, pid)-woken)/restEvery.Seconds(), "wakes/s")
		b.ReportMetric(megabytes, "MB")
		b.ReportMetric(begin, "s-to-start")
		h.kill()
	}
}

// TestViewers: a viewer of a table takes at most 14 kB of the server's memory.
func TestViewers(t *testing.T) {
	h := newHouse(t, Config{Data: t.TempDir(), Metrics: freeAddress(t)})
	host := &client.Client{Servers: []string{h.url()}, HTTP: &http.Client{}}
	must.Do(t, host.Guest(t.Context(), "Anna"))
	at := must.Get(host.Open(t.Context(), &wire.Opening{ID: "one", Settings: table.Settings{Variant: "standard"}, Sit: true}))(t)
	memoryWith := func(viewers int) float64 {
		for range viewers {
			c := must.Get(net.Dial("tcp", h.config.Address))(t)
			t.Cleanup(func() { c.Close() })
			_ = must.Get(fmt.Fprintf(c, "GET /api/tables/%s/events HTTP/1.1\r\nHost: localhost\r\nAccept: application/x-ndjson\r\n\r\n", at.Table))(t)
			if line := must.Get(bufio.NewReader(c).ReadString('\n'))(t); !strings.Contains(line, "200 OK") {
				t.Fatal(line)
			}
		}
		h.asks(t, "/debug/pprof/heap?gc=1")
		text := h.asks(t, "/metrics")
		return figure(t, text, "go_memstats_heap_inuse_bytes") + figure(t, text, "go_memstats_stack_inuse_bytes")
	}
	few := memoryWith(50)
	each := (memoryWith(300) - few) / 300
	t.Logf("%.1f kB", each/1e3)
	if each > 14e3 {
		t.Errorf("each viewer takes %.1f kB", each/1e3)
	}
}

// switches returns how often the threads of a process have gone to sleep.
func switches(t testing.TB, pid int) (n uint64) {
	for _, thread := range must.Get(procfs.AllThreads(pid))(t) {
		n += must.Get(thread.NewStatus())(t).VoluntaryCtxtSwitches
	}
	return n
}

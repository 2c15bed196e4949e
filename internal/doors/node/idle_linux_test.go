package node

import (
	"testing"
	"time"

	"github.com/prometheus/procfs"

	"ninetynine/internal/test/must"
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

// switches returns how often the threads of a process have gone to sleep.
func switches(t testing.TB, pid int) (n uint64) {
	for _, thread := range must.Get(procfs.AllThreads(pid))(t) {
		n += must.Get(thread.NewStatus())(t).VoluntaryCtxtSwitches
	}
	return n
}

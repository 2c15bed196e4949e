package metrics

import (
	"cmp"
	"math"
	"runtime"
	"runtime/debug"
	rt "runtime/metrics"
	"runtime/pprof"
	"strconv"
	"strings"
	"time"

	"github.com/prometheus/procfs"
)

// runtimeSums are figures of Go's runtime, under the names used by Prometheus' own client: sums of those in
// package runtime/metrics.
var runtimeSums = []struct{ name, parts string }{
	{"go_gc_gogc_percent", "/gc/gogc:percent"},
	{"go_gc_gomemlimit_bytes", "/gc/gomemlimit:bytes"},
	{"go_goroutines", "/sched/goroutines:goroutines"},
	{"go_memstats_alloc_bytes", "/memory/classes/heap/objects:bytes"},
	{"go_memstats_alloc_bytes_total", "/gc/heap/allocs:bytes"},
	{"go_memstats_buck_hash_sys_bytes", "/memory/classes/profiling/buckets:bytes"},
	{"go_memstats_frees_total", "/gc/heap/frees:objects /gc/heap/tiny/allocs:objects"},
	{"go_memstats_gc_sys_bytes", "/memory/classes/metadata/other:bytes"},
	{"go_memstats_heap_alloc_bytes", "/memory/classes/heap/objects:bytes"},
	{"go_memstats_heap_idle_bytes", "/memory/classes/heap/released:bytes /memory/classes/heap/free:bytes"},
	{"go_memstats_heap_inuse_bytes", "/memory/classes/heap/objects:bytes /memory/classes/heap/unused:bytes"},
	{"go_memstats_heap_objects", "/gc/heap/objects:objects"},
	{"go_memstats_heap_released_bytes", "/memory/classes/heap/released:bytes"},
	{"go_memstats_heap_sys_bytes", "/memory/classes/heap/objects:bytes /memory/classes/heap/unused:bytes /memory/classes/heap/released:bytes /memory/classes/heap/free:bytes"},
	{"go_memstats_mallocs_total", "/gc/heap/allocs:objects /gc/heap/tiny/allocs:objects"},
	{"go_memstats_mcache_inuse_bytes", "/memory/classes/metadata/mcache/inuse:bytes"},
	{"go_memstats_mcache_sys_bytes", "/memory/classes/metadata/mcache/inuse:bytes /memory/classes/metadata/mcache/free:bytes"},
	{"go_memstats_mspan_inuse_bytes", "/memory/classes/metadata/mspan/inuse:bytes"},
	{"go_memstats_mspan_sys_bytes", "/memory/classes/metadata/mspan/inuse:bytes /memory/classes/metadata/mspan/free:bytes"},
	{"go_memstats_next_gc_bytes", "/gc/heap/goal:bytes"},
	{"go_memstats_other_sys_bytes", "/memory/classes/other:bytes"},
	{"go_memstats_stack_inuse_bytes", "/memory/classes/heap/stacks:bytes"},
	{"go_memstats_stack_sys_bytes", "/memory/classes/heap/stacks:bytes /memory/classes/os-stacks:bytes"},
	{"go_memstats_sys_bytes", "/memory/classes/total:bytes"},
	{"go_sched_gomaxprocs_threads", "/sched/gomaxprocs:threads"},
}

// AppendRuntime appends figures of Go's runtime and, where there is /proc, of the process, under the names
// used by Prometheus' own client.
func AppendRuntime(b []byte) []byte {
	for _, m := range runtimeSums {
		parts := strings.Fields(m.parts)
		samples := make([]rt.Sample, len(parts))
		for i, part := range parts {
			samples[i].Name = part
		}
		rt.Read(samples)
		sum := uint64(0)
		for _, s := range samples {
			sum += s.Value.Uint64()
		}
		help := "In Go's package runtime/metrics: " + strings.Join(parts, " + ") + "."
		if strings.HasSuffix(m.name, "_total") {
			b = AppendCounter(b, m.name, help, float64(sum))
		} else {
			b = AppendGauge(b, m.name, help, float64(sum))
		}
	}
	return appendProcess(appendCollections(b))
}

func appendCollections(b []byte) []byte {
	gc := debug.GCStats{PauseQuantiles: make([]time.Duration, 5)}
	debug.ReadGCStats(&gc)
	const pauses = "go_gc_duration_seconds"
	b = appendHead(b, pauses, "Pauses of the world in garbage collections.", "summary")
	for i, pause := range gc.PauseQuantiles {
		b = appendSample(b, pauses, `quantile="`+number(float64(i)/4)+`"`, pause.Seconds())
	}
	b = appendSample(b, pauses+"_sum", "", gc.PauseTotal.Seconds())
	b = appendSample(b, pauses+"_count", "", float64(gc.NumGC))
	last := 0.0
	if !gc.LastGC.IsZero() {
		last = float64(gc.LastGC.UnixNano()) / 1e9
	}
	b = AppendGauge(b, "go_memstats_last_gc_time_seconds", "When garbage was last collected, in seconds since 1970.", last)
	threads := 0
	if p := pprof.Lookup("threadcreate"); p != nil {
		threads = p.Count()
	}
	b = AppendGauge(b, "go_threads", "Threads of the system that were made.", float64(threads))
	b = appendHead(b, "go_info", "The version of Go.", "gauge")
	return appendSample(b, "go_info", "version="+strconv.Quote(runtime.Version()), 1)
}

func appendProcess(b []byte) []byte {
	p, err := procfs.Self()
	if err != nil {
		return b
	}
	if s, err := p.Stat(); err == nil {
		b = AppendCounter(b, "process_cpu_seconds_total", "Processor time spent, in seconds.", s.CPUTime())
		b = AppendGauge(b, "process_virtual_memory_bytes", "Virtual memory, in bytes.", float64(s.VirtualMemory()))
		b = AppendGauge(b, "process_resident_memory_bytes", "Resident memory, in bytes.", float64(s.ResidentMemory()))
		if start, err := s.StartTime(); err == nil {
			b = AppendGauge(b, "process_start_time_seconds", "When the process began, in seconds since 1970.", start)
		}
	}
	if n, err := p.FileDescriptorsLen(); err == nil {
		b = AppendGauge(b, "process_open_fds", "Open file descriptors.", float64(n))
	}
	if l, err := p.Limits(); err == nil {
		b = AppendGauge(b, "process_max_fds", "File descriptors that may be open.", float64(l.OpenFiles))
		b = AppendGauge(b, "process_virtual_memory_max_bytes", "Virtual memory that there may be, in bytes.", float64(l.AddressSpace))
	}
	if n, err := p.Netstat(); err == nil {
		b = AppendCounter(b, "process_network_receive_bytes_total", "Bytes received over the network.", *cmp.Or(n.InOctets, new(float64)))
		b = AppendCounter(b, "process_network_transmit_bytes_total", "Bytes sent over the network.", *cmp.Or(n.OutOctets, new(float64)))
	}
	return b
}

// MostFiles returns how many files and connections this process may have open; 0 if that is not known.
func MostFiles() int {
	p, err := procfs.Self()
	if err != nil {
		return 0
	}
	l, err := p.Limits()
	if err != nil || l.OpenFiles > math.MaxInt32 {
		return 0
	}
	return int(l.OpenFiles)
}

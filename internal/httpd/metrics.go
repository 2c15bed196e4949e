package httpd

import (
	"net/http"

	"github.com/prometheus/client_golang/prometheus"
	"github.com/prometheus/client_golang/prometheus/collectors"
	"github.com/prometheus/client_golang/prometheus/promhttp"
)

// counts are what the server counts for those who watch over it.
type counts struct {
	registry *prometheus.Registry
	requests *prometheus.CounterVec   // by method, route, status
	seconds  *prometheus.HistogramVec // by route
	commands *prometheus.CounterVec   // by what they do, and what came of it
	refused  *prometheus.CounterVec   // by reason
	messages prometheus.Counter
}

func newCounts(s *Server) *counts {
	c := &counts{
		registry: prometheus.NewRegistry(),
		requests: prometheus.NewCounterVec(prometheus.CounterOpts{Name: "ninetynine_http_requests_total", Help: "Requests answered."}, []string{"method", "route", "status"}),
		seconds: prometheus.NewHistogramVec(prometheus.HistogramOpts{
			Name: "ninetynine_http_request_seconds", Help: "How long requests took; streams are not counted.",
			Buckets: []float64{.0005, .001, .002, .005, .01, .02, .05, .1, .25, .5, 1, 2.5, 5, 10, 20},
		}, []string{"route"}),
		commands: prometheus.NewCounterVec(prometheus.CounterOpts{Name: "ninetynine_commands_total", Help: "Commands of players to tables."}, []string{"do", "outcome"}),
		refused:  prometheus.NewCounterVec(prometheus.CounterOpts{Name: "ninetynine_refusals_total", Help: "Requests refused."}, []string{"reason"}),
		messages: prometheus.NewCounter(prometheus.CounterOpts{Name: "ninetynine_stream_messages_total", Help: "Messages written to streams."}),
	}
	c.registry.MustRegister(c.requests, c.seconds, c.commands, c.refused, c.messages, &gauges{s},
		collectors.NewGoCollector(), collectors.NewProcessCollector(collectors.ProcessCollectorOpts{}))
	return c
}

// Metrics returns what answers Prometheus. It belongs on a listener of its
// own: it is not for everybody.
func (s *Server) Metrics() http.Handler {
	return promhttp.HandlerFor(s.counts.registry, promhttp.HandlerOpts{})
}

// gauges are read when they are asked for.
type gauges struct{ s *Server }

// Describe leaves it to the first Collect.
func (g *gauges) Describe(ch chan<- *prometheus.Desc) { prometheus.DescribeByCollect(g, ch) }

// Collect tells what hall and store have done.
func (g *gauges) Collect(ch chan<- prometheus.Metric) {
	h, st := g.s.Hall.Counts(), g.s.Store.Stats()
	for _, m := range []struct {
		name, help string
		kind       prometheus.ValueType
		value      float64
	}{
		{"ninetynine_streams", "Streams open.", prometheus.GaugeValue, float64(g.s.streams.count())},
		{"ninetynine_tables", "Tables in memory.", prometheus.GaugeValue, float64(h.Tables)},
		{"ninetynine_watchers", "Watchers of tables.", prometheus.GaugeValue, float64(h.Watchers)},
		{"ninetynine_entries_total", "Entries written to logs of tables.", prometheus.CounterValue, float64(h.Entries)},
		{"ninetynine_table_refusals_total", "Commands that tables have refused.", prometheus.CounterValue, float64(h.Refused)},
		{"ninetynine_stale_total", "Entries that came too late and were tried again.", prometheus.CounterValue, float64(h.Stale)},
		{"ninetynine_reloads_total", "Tables folded anew from the log.", prometheus.CounterValue, float64(h.Reloads)},
		{"ninetynine_watchers_cut_total", "Watchers that were too slow.", prometheus.CounterValue, float64(h.Cut)},
		{"ninetynine_delivered_total", "Messages delivered to watchers.", prometheus.CounterValue, float64(h.Delivered)},
		{"ninetynine_store_appends_total", "Entries kept.", prometheus.CounterValue, float64(st.Appends)},
		{"ninetynine_store_commits_total", "Commits to the disk.", prometheus.CounterValue, float64(st.Commits)},
		{"ninetynine_store_conflicts_total", "Entries that somebody else was faster with.", prometheus.CounterValue, float64(st.Conflicts)},
		{"ninetynine_store_reconnects_total", "Reconnects of the store's listener.", prometheus.CounterValue, float64(st.Reconnects)},
		{"ninetynine_store_wal_bytes", "Bytes in SQLite's write-ahead log.", prometheus.GaugeValue, float64(st.WAL)},
	} {
		ch <- prometheus.MustNewConstMetric(prometheus.NewDesc(m.name, m.help, nil, nil), m.kind, m.value)
	}
}

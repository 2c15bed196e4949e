package httpd

import (
	"net/http"

	"ninetynine/internal/doors/metrics"
)

type counts struct {
	requests *metrics.Counter   // by method, route, status
	seconds  *metrics.Histogram // by route
	commands *metrics.Counter   // by kind and result
	refused  *metrics.Counter   // by reason
	messages *metrics.Counter
}

func newCounts() *counts {
	return &counts{
		requests: metrics.NewCounter("ninetynine_http_requests_total", "Requests answered.", "method", "route", "status"),
		seconds: metrics.NewHistogram("ninetynine_http_request_seconds", "How long requests took; streams are not counted.",
			[]float64{.0005, .001, .002, .005, .01, .02, .05, .1, .25, .5, 1, 2.5, 5, 10, 20}, "route"),
		commands: metrics.NewCounter("ninetynine_commands_total", "Commands of players to tables.", "do", "outcome"),
		refused:  metrics.NewCounter("ninetynine_refusals_total", "Requests refused.", "reason"),
		messages: metrics.NewCounter("ninetynine_stream_messages_total", "Messages written to streams."),
	}
}

// Metrics returns the handler for Prometheus, which also appends the counts of other packages. It belongs
// on a private listener.
func (s *Server) Metrics(others ...func([]byte) []byte) http.Handler {
	return http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
		c := s.counts
		b := s.appendWork(nil)
		if open, err := s.Store.OpenComplaints(r.Context()); err == nil { // a database that does not answer has metrics of its own
			b = metrics.AppendGauge(b, "ninetynine_complaints_open", "Complaints and appeals that no operator has answered.", float64(open))
		}
		b = c.refused.Append(c.commands.Append(c.seconds.Append(c.requests.Append(b))))
		for _, appendTo := range others {
			b = appendTo(b)
		}
		b = metrics.AppendRuntime(c.messages.Append(b))
		w.Header().Set("Content-Type", metrics.ContentType)
		w.Write(b) // a client that has left does not want it
	})
}

func (s *Server) appendWork(b []byte) []byte {
	h, st := s.Hall.Counts(), s.Store.Stats()
	gauge := func(name, help string, n int64) { b = metrics.AppendGauge(b, name, help, float64(n)) }
	counter := func(name, help string, n int64) { b = metrics.AppendCounter(b, name, help, float64(n)) }
	gauge("ninetynine_streams", "Streams open.", int64(s.streams.count()))
	gauge("ninetynine_tables", "Tables in memory.", int64(h.Logs))
	gauge("ninetynine_watchers", "Watchers of tables.", int64(h.Watchers))
	counter("ninetynine_entries_total", "Entries written to logs of tables.", int64(h.Entries))
	counter("ninetynine_table_refusals_total", "Commands that tables have refused.", int64(h.Refused))
	counter("ninetynine_stale_total", "Entries that came too late and were tried again.", int64(h.Stale))
	counter("ninetynine_reloads_total", "Tables folded again from the log.", int64(h.Reloads))
	counter("ninetynine_watchers_cut_total", "Watchers that were too slow.", int64(h.Cut))
	counter("ninetynine_delivered_total", "Messages delivered to watchers.", int64(h.Delivered))
	counter("ninetynine_store_appends_total", "Entries kept.", int64(st.Appends))
	counter("ninetynine_store_commits_total", "Commits to the disk.", int64(st.Commits))
	counter("ninetynine_store_conflicts_total", "Entries that another server had written first.", int64(st.Conflicts))
	counter("ninetynine_store_reconnects_total", "Reconnects of the store's listener.", int64(st.Reconnects))
	gauge("ninetynine_store_wal_bytes", "Bytes in SQLite's write-ahead log.", st.WAL)
	return b
}

package sshd

import "ninetynine/internal/doors/metrics"

// AppendMetrics appends the server's counters, for Prometheus.
func (s *Server) AppendMetrics(b []byte) []byte {
	s.mu.Lock()
	open := len(s.open)
	s.mu.Unlock()
	b = metrics.AppendGauge(b, "ninetynine_ssh_connections", "Connections over SSH.", float64(open))
	b = metrics.AppendGauge(b, "ninetynine_ssh_seated", "Connections over SSH of callers with a name.", float64(s.seated.InUse()))
	return s.connections.Append(b)
}

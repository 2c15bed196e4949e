package httpd

import (
	"encoding/hex"
	"errors"
	"io"
	"log/slog"
	"net/http"
	"strconv"
	"strings"
	"time"
)

// An answer records what is sent to the client, for the log and the metrics.
type answer struct {
	http.ResponseWriter
	id      string
	pattern string // of the route; "" if there is none
	player  string // id
	status  int
	stream  bool // lasted as long as the client wanted
	began   time.Time
}

// WriteHeader notes the status.
func (w *answer) WriteHeader(status int) {
	if w.status == 0 && status >= 200 {
		w.status = status
	}
	w.ResponseWriter.WriteHeader(status)
}

// Write notes that the answer has begun.
func (w *answer) Write(b []byte) (int, error) {
	if w.status == 0 {
		w.status = http.StatusOK
	}
	return w.ResponseWriter.Write(b)
}

// Unwrap serves [http.ResponseController].
func (w *answer) Unwrap() http.ResponseWriter { return w.ResponseWriter }

// requestID returns the id of a request, for the log and the answer.
func (s *Server) requestID() string {
	b, err := s.random(8)
	if err != nil {
		return "none"
	}
	return hex.EncodeToString(b)
}

func (s *Server) random(n int) ([]byte, error) {
	b := make([]byte, n)
	if _, err := io.ReadFull(s.Random, b); err != nil {
		return nil, errors.New("there is no randomness")
	}
	return b, nil
}

// logAnswer logs and counts a request. Both see only the pattern of its path and, in
// the log if configured, its caller and its table.
func (s *Server) logAnswer(w *answer, r *http.Request) {
	method, path, ok := strings.Cut(w.pattern, " ")
	if !ok {
		method, path = (&call{r: r}).method(), "other"
	}
	status := w.status
	if status == 0 {
		status = http.StatusOK
	}
	took := time.Since(w.began)
	s.counts.requests.Add(1, method, path, strconv.Itoa(status))
	if !w.stream {
		s.counts.seconds.Observe(took.Seconds(), path)
	}
	level := slog.LevelInfo
	switch {
	case status >= 500 && status != http.StatusServiceUnavailable: // one line per outage is enough
		level = slog.LevelError
	case path == "/healthz" || path == "/readyz":
		level = slog.LevelDebug
	}
	about := []slog.Attr{
		slog.String("method", method), slog.String("route", path), slog.Int("status", status), slog.Duration("took", took),
		slog.String("player", w.player), slog.String("request", w.id),
	}
	if s.LogCallers {
		about = append(about, slog.String("from", s.address(r).String()))
		if id := r.PathValue("table"); id != "" {
			about = append(about, slog.String("table", TableMark(id)))
		}
	}
	s.Log.LogAttrs(r.Context(), level, "request", about...)
}

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

// A witness passes an answer on, and takes note of it for the log and the
// metrics.
type witness struct {
	http.ResponseWriter
	id      string
	pattern string // of the route; "" if there is none
	player  string // id
	status  int
	stream  bool // went on for as long as the client liked
	began   time.Time
}

// WriteHeader takes note of the status.
func (w *witness) WriteHeader(status int) {
	if w.status == 0 && status >= 200 {
		w.status = status
	}
	w.ResponseWriter.WriteHeader(status)
}

// Write takes note that there is an answer.
func (w *witness) Write(b []byte) (int, error) {
	if w.status == 0 {
		w.status = http.StatusOK
	}
	return w.ResponseWriter.Write(b)
}

// Unwrap is for [http.ResponseController].
func (w *witness) Unwrap() http.ResponseWriter { return w.ResponseWriter }

// requestID returns what a request is called in the log and in its answer.
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

// witnessed logs a request that was answered, and counts it. Neither has
// anything of what was said but the pattern of its path.
func (s *Server) witnessed(w *witness, r *http.Request) {
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
	case status >= 500:
		level = slog.LevelError
	case path == "/healthz" || path == "/readyz":
		level = slog.LevelDebug
	}
	s.Log.LogAttrs(r.Context(), level, "request", slog.String("method", method), slog.String("route", path),
		slog.Int("status", status), slog.Duration("took", took), slog.String("player", w.player), slog.String("request", w.id))
}

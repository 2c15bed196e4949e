package httpd

import (
	"context"
	_ "embed"
	"encoding/hex"
	"errors"
	"io"
	"log/slog"
	"net/http"
	"strconv"
	"strings"
	"time"

	"ninetynine/internal/store"
	"ninetynine/internal/wire"
	"ninetynine/internal/wire/api"
)

// An answer records the answer to the client, for the log and the metrics.
type answer struct {
	http.ResponseWriter
	id      string
	pattern string // of the route; "" if there is none
	player  string // id
	status  int
	stream  bool // open until the client leaves
	taken   bool // over from net/http; then the stream logs it
	began   time.Time
}

func (w *answer) WriteHeader(status int) {
	if w.status == 0 && status >= 200 {
		w.status = status
	}
	w.ResponseWriter.WriteHeader(status)
}

func (w *answer) Write(b []byte) (int, error) {
	if w.status == 0 {
		w.status = http.StatusOK
	}
	return w.ResponseWriter.Write(b)
}

// Unwrap serves [http.ResponseController].
func (w *answer) Unwrap() http.ResponseWriter { return w.ResponseWriter }

// write writes the answer of a call. If that fails, the client has left, and nothing remains to be done.
func (c *call) write() { _ = write(c.w, &c.Answer) }

func (c *call) answer(status int, v any) (err error) {
	if c.Answer, err = api.InJSON(status, v); err == nil {
		c.write()
	}
	return err
}

func write(w http.ResponseWriter, a *api.Answer) error {
	w.Header().Set("Content-Type", a.Media)
	if a.File != "" {
		w.Header().Set("Content-Disposition", `attachment; filename="`+a.File+`"`)
	}
	w.WriteHeader(a.Status)
	_, err := w.Write(a.Body)
	return err
}

// fail answers with an error, unless an answer has begun.
func (s *Server) fail(c *call, err error) {
	f := c.Fault(err)
	s.counts.refused.Add(1, f.Reason)
	switch {
	case f.Cause == nil:
	case f.After == 0:
		s.Log.Error("a request could not be answered", "request", c.id, "err", Logged(f.Cause))
	default:
		s.LogOutage("requests cannot be answered just now", f.Cause, "request", c.id)
	}
	if w, ok := c.w.(*answer); ok && w.status != 0 {
		return
	}
	if f.After > 0 {
		seconds := int((f.After + time.Second - 1) / time.Second)
		c.w.Header().Set("Retry-After", strconv.Itoa(seconds))
	}
	// The rest of a refused body is not read.
	if f.Status == http.StatusRequestEntityTooLarge {
		c.w.Header().Set("Connection", "close")
	}
	told, err := api.InJSON(f.Status, wire.Failure{Error: f.Fault})
	if err == nil {
		err = write(c.w, &told)
	}
	if err != nil {
		s.Log.Debug("an answer was not taken", "request", c.id, "err", err)
	}
}

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

// noteAnswer returns a function that logs and counts a request once it is answered, and keeps nothing of it but
// that. Both see only the pattern of its path; the log also has its caller and its table, if configured.
func (s *Server) noteAnswer(w *answer, r *http.Request) func() {
	method, path, ok := strings.Cut(w.pattern, " ")
	if !ok {
		method, path = methodOf(r), "other"
	}
	status, began, stream, player, id := w.status, w.began, w.stream, w.player, w.id
	if status == 0 {
		status = http.StatusOK
	}
	var caller []slog.Attr
	if s.LogCallers {
		caller = append(caller, slog.String("from", s.address(r).String()))
		if id := r.PathValue("table"); id != "" {
			caller = append(caller, slog.String("table", TableMark(id)))
		}
	}
	return func() {
		took := time.Since(began)
		s.counts.requests.Add(1, method, path, strconv.Itoa(status))
		if !stream {
			s.counts.seconds.Observe(took.Seconds(), path)
		}
		level := slog.LevelInfo
		switch {
		case status >= 500 && status != http.StatusServiceUnavailable: // one line per outage is enough
			level = slog.LevelError
		case path == "/healthz" || path == "/readyz":
			level = slog.LevelDebug
		}
		if s.Log.Enabled(context.Background(), level) {
			s.Log.LogAttrs(context.Background(), level, "request", append([]slog.Attr{
				slog.String("method", method), slog.String("route", path), slog.Int("status", status), slog.Duration("took", took),
				slog.String("player", player), slog.String("request", id),
			}, caller...)...)
		}
	}
}

func (s *Server) health(c *call) error { return c.answer(http.StatusOK, wire.OK{OK: true}) }

// ready reports whether the server can serve.
func (s *Server) ready(c *call) error {
	if s.ctx.Err() != nil || s.draining.Load() {
		return store.ErrClosed
	}
	if err := s.Store.Ping(c.r.Context()); err != nil {
		return err
	}
	return c.answer(http.StatusOK, wire.OK{OK: true})
}

// openAPI describes everything that the server does, for programs. It is made
// from package wire.
//
//go:embed openapi.json
var openAPI []byte

func (s *Server) document(c *call) error {
	c.Answer = api.Answer{Status: http.StatusOK, Media: wire.JSON, Body: openAPI}
	c.write()
	return nil
}

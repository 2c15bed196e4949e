package httpd

import (
	"context"
	"encoding/json"
	"errors"
	"io"
	"net/http"
	"strconv"
	"time"

	"ninetynine/internal/hall"
	"ninetynine/internal/store"
	"ninetynine/internal/table"
	"ninetynine/internal/wire"
)

// A failure is an answer that is none: what the client did wrong, or what the
// server cannot do.
type failure struct {
	wire.Fault
	status int
	after  time.Duration
	cause  error // for the log
}

// Error returns the text.
func (f *failure) Error() string { return f.Text }

func refusal(status int, reason, text string) *failure {
	return &failure{Fault: wire.Fault{Reason: reason, Text: text}, status: status}
}

func bad(text string) *failure { return refusal(http.StatusBadRequest, "bad", text) }

// errBroken tells of a mistake in the program.
var errBroken = errors.New("the server has made a mistake")

// statuses are those of the reasons for which tables refuse.
var statuses = map[table.Reason]int{
	table.Bad:       http.StatusBadRequest,
	table.NotSeated: http.StatusForbidden,
	table.Forbidden: http.StatusForbidden,
	table.NotNow:    http.StatusConflict,
	table.Stale:     http.StatusConflict,
	table.Taken:     http.StatusConflict,
	table.Illegal:   http.StatusUnprocessableEntity,
}

// retry is after how long a client may try again what could not be done.
const retry = time.Second

// failureOf returns the answer for an error.
func failureOf(err error) *failure {
	var f *failure
	var no *table.Refusal
	switch {
	case errors.As(err, &f):
		return f
	case errors.As(err, &no):
		status, ok := statuses[no.Reason]
		if !ok {
			status = http.StatusConflict
		}
		return refusal(status, string(no.Reason), no.Text)
	case errors.Is(err, store.ErrNone):
		return refusal(http.StatusNotFound, "none", "there is no such thing here")
	case errors.Is(err, store.ErrNewer):
		f = refusal(http.StatusServiceUnavailable, "busy", "this server is being replaced by a newer one, and keeps nothing more; send the same again")
	case passing(err):
		f = refusal(http.StatusServiceUnavailable, "busy", "the server cannot do this just now; send the same again")
	default:
		f = refusal(http.StatusInternalServerError, "broken", "the server has made a mistake; the request id tells its keeper which")
		f.cause = err
		return f
	}
	f.after = retry
	if !errors.Is(err, hall.ErrBusy) && !errors.Is(err, context.Canceled) {
		f.cause = err
	}
	return f
}

// passing reports whether an error may be none when the same is sent again.
func passing(err error) bool {
	for _, kind := range []error{
		hall.ErrBusy, store.ErrBusy, store.ErrUnsure, store.ErrStale, store.ErrClosed, context.Canceled, context.DeadlineExceeded,
	} {
		if errors.Is(err, kind) {
			return true
		}
	}
	return false
}

// fail answers with an error, if no answer has been begun.
func (s *Server) fail(c *call, err error) {
	f := failureOf(err)
	if errors.Is(err, store.ErrNone) {
		f.Text = c.missing()
	}
	s.counts.refused.Add(1, f.Reason)
	if f.cause != nil {
		s.Log.Error("a request could not be answered", "request", c.id, "err", f.cause)
	}
	if w, ok := c.w.(*witness); ok && w.status != 0 {
		return
	}
	if f.after > 0 {
		seconds := int((f.after + time.Second - 1) / time.Second)
		c.w.Header().Set("Retry-After", strconv.Itoa(seconds))
	}
	// A body that was refused is not read to its end.
	if f.status == http.StatusRequestEntityTooLarge {
		c.w.Header().Set("Connection", "close")
	}
	if err := write(c.w, f.status, wire.Failure{Error: f.Fault}); err != nil {
		s.Log.Debug("an answer was not taken", "request", c.id, "err", err)
	}
}

// missing says what the path names and does not exist.
func (c *call) missing() string {
	switch {
	case c.r.PathValue("table") != "":
		return "there is no table of this id; check the link"
	case c.r.PathValue("player") != "":
		return "there is no player of this id"
	}
	return "there is no such thing here"
}

// answer answers with a value as JSON.
func (c *call) answer(v any) error { return c.status(http.StatusOK, v) }

// status answers with a status and a value. Who does not take the answer is
// gone, and of no interest.
func (c *call) status(status int, v any) error {
	_ = write(c.w, status, v)
	return nil
}

// raw answers with JSON that is written already.
func (c *call) raw(b []byte) error {
	c.w.Header().Set("Content-Type", "application/json")
	_, _ = c.w.Write(b)
	_, _ = io.WriteString(c.w, "\n")
	return nil
}

func write(w http.ResponseWriter, status int, v any) error {
	b, err := json.Marshal(v)
	if err != nil {
		return err
	}
	w.Header().Set("Content-Type", "application/json")
	w.WriteHeader(status)
	_, err = w.Write(append(b, '\n'))
	return err
}

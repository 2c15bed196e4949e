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
	"ninetynine/internal/review"
	"ninetynine/internal/store"
	"ninetynine/internal/table"
	"ninetynine/internal/wire"
)

// A failure is an error answer: what the client did wrong, or what the server cannot
// do.
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

// errBroken reports a bug in the program.
var errBroken = errors.New("the server has made a mistake")

// statuses has the status for each reason of a refusal.
var statuses = map[table.Reason]int{
	table.Bad:       http.StatusBadRequest,
	table.NotSeated: http.StatusForbidden,
	table.Forbidden: http.StatusForbidden,
	table.NotNow:    http.StatusConflict,
	table.Stale:     http.StatusConflict,
	table.Taken:     http.StatusConflict,
	table.Illegal:   http.StatusUnprocessableEntity,
}

// retry is how long clients should wait before they try again.
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
		f = refusal(http.StatusInternalServerError, "broken", "something went wrong in the server; give its operator the request id")
		f.cause = err
		return f
	}
	f.after = retry
	if !errors.Is(err, hall.ErrBusy) && !errors.Is(err, review.ErrFull) && !errors.Is(err, context.Canceled) {
		f.cause = err
	}
	return f
}

// passing reports whether sending the same again may succeed.
func passing(err error) bool {
	for _, kind := range []error{
		hall.ErrBusy, review.ErrFull, store.ErrBusy, store.ErrUnsure, store.ErrStale, store.ErrClosed, context.Canceled, context.DeadlineExceeded,
	} {
		if errors.Is(err, kind) {
			return true
		}
	}
	return false
}

// fail answers with an error, unless an answer has begun.
func (s *Server) fail(c *call, err error) {
	f := failureOf(err)
	if errors.Is(err, store.ErrNone) {
		f.Text = c.missing()
	}
	s.counts.refused.Add(1, f.Reason)
	switch {
	case f.cause == nil:
	case f.after == 0:
		s.Log.Error("a request could not be answered", "request", c.id, "err", Logged(f.cause))
	default:
		if ok, more := s.outage.tell(s.Now()); ok {
			s.Log.Error("requests cannot be answered just now", "request", c.id, "err", Logged(f.cause), "others_since_last_told", more)
		}
	}
	if w, ok := c.w.(*answer); ok && w.status != 0 {
		return
	}
	if f.after > 0 {
		seconds := int((f.after + time.Second - 1) / time.Second)
		c.w.Header().Set("Retry-After", strconv.Itoa(seconds))
	}
	// The rest of a refused body is not read.
	if f.status == http.StatusRequestEntityTooLarge {
		c.w.Header().Set("Connection", "close")
	}
	if err := write(c.w, f.status, wire.Failure{Error: f.Fault}); err != nil {
		s.Log.Debug("an answer was not taken", "request", c.id, "err", err)
	}
}

// missing says which thing named in the path does not exist.
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

// status answers with a status and a value. If writing fails, the client is gone, and
// there is nothing to do.
func (c *call) status(status int, v any) error {
	_ = write(c.w, status, v)
	return nil
}

// raw answers with finished JSON.
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

package api

import (
	"context"
	"errors"
	"time"

	"ninetynine/internal/learn/review"
	"ninetynine/internal/store"
	"ninetynine/internal/store/live"
	"ninetynine/internal/table"
	"ninetynine/internal/wire"
)

// A Fault is why a call is refused: a mistake of the caller, or a limit of the server.
type Fault struct {
	wire.Fault
	Status int
	After  time.Duration // when to try again; 0: never
	Cause  error         // for the operator; may be nil
}

// Error returns the text.
func (f *Fault) Error() string { return f.Text }

// Refuse returns a fault of the caller.
func Refuse(status int, reason, text string) *Fault {
	return &Fault{Fault: wire.Fault{Reason: reason, Text: text}, Status: status}
}

func bad(text string) *Fault { return Refuse(wire.StatusBadRequest, "bad", text) }

// ErrBroken stands for a bug in the program.
var ErrBroken = errors.New("the server has made a mistake")

// Statuses returns the status for each reason of a table's refusals.
func Statuses() map[table.Reason]int {
	return map[table.Reason]int{
		table.Bad:       wire.StatusBadRequest,
		table.NotSeated: wire.StatusForbidden,
		table.Forbidden: wire.StatusForbidden,
		table.NotNow:    wire.StatusConflict,
		table.Stale:     wire.StatusConflict,
		table.Taken:     wire.StatusConflict,
		table.Another:   wire.StatusConflict,
		table.None:      wire.StatusNotFound,
		table.Retracted: wire.StatusConflict,
		table.Illegal:   wire.StatusUnprocessableEntity,
	}
}

// Retry is how long clients should wait before they try again.
const Retry = time.Second

// Fault translates an error for the caller.
func (c *Call) Fault(err error) *Fault {
	f := faultOf(err)
	if errors.Is(err, store.ErrNone) {
		f.Text = c.missing()
	}
	return f
}

// Reason returns the reason of the fault that an error is for callers.
func Reason(err error) string { return faultOf(err).Reason }

func faultOf(err error) *Fault {
	var f *Fault
	var no *table.Refusal
	switch {
	case errors.As(err, &f):
		return f
	case errors.As(err, &no):
		status, ok := Statuses()[no.Reason]
		if !ok {
			status = wire.StatusConflict
		}
		f = Refuse(status, string(no.Reason), no.Error())
		f.Why, f.Args = no.Why, no.Args
		return f
	case errors.Is(err, store.ErrNone):
		return Refuse(wire.StatusNotFound, "none", "there is no such thing here")
	case errors.Is(err, store.ErrNewer):
		f = Refuse(wire.StatusServiceUnavailable, "busy", "this server is being replaced by a newer one, and keeps nothing more; send the same again")
	case errors.Is(err, store.ErrUnsure):
		f = Refuse(wire.StatusServiceUnavailable, "busy", "it is not known whether this was kept; send the same again")
	case errors.Is(err, store.ErrFull):
		f = Refuse(wire.StatusServiceUnavailable, "full", "the server has no space left to keep this; it goes on trying: send the same again")
	case errors.Is(err, store.ErrUnwritable):
		f = Refuse(wire.StatusServiceUnavailable, "unsaved", "the server cannot write to its disk; it goes on trying: send the same again")
	case mayRetry(err):
		f = Refuse(wire.StatusServiceUnavailable, "busy", "the server cannot do this just now; send the same again")
	default:
		f = Refuse(wire.StatusInternalServerError, "broken", "something went wrong in the server; give its operator the request id")
		f.Cause = err
		return f
	}
	f.After = Retry
	if !errors.Is(err, live.ErrBusy) && !errors.Is(err, review.ErrFull) && !errors.Is(err, context.Canceled) {
		f.Cause = err
	}
	return f
}

// mayRetry reports whether repeating the request may succeed.
func mayRetry(err error) bool {
	for _, kind := range []error{
		live.ErrBusy, review.ErrFull, store.ErrBusy, store.ErrStale, store.ErrClosed, context.Canceled, context.DeadlineExceeded,
	} {
		if errors.Is(err, kind) {
			return true
		}
	}
	return false
}

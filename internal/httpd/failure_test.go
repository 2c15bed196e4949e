package httpd

import (
	"context"
	"errors"
	"fmt"
	"net/http"
	"testing"

	"ninetynine/internal/hall"
	"ninetynine/internal/store"
	"ninetynine/internal/table"
)

// TestFailures: what passes is to be sent again, what does not is not, and what
// nobody expected is the server's own mistake.
func TestFailures(t *testing.T) {
	for _, c := range []struct {
		err    error
		status int
		reason string
		again  bool // after a while
		logged bool
	}{
		{store.ErrNone, http.StatusNotFound, "none", false, false},
		{&table.Refusal{Reason: table.Illegal, Text: "no"}, http.StatusUnprocessableEntity, "illegal", false, false},
		{hall.ErrBusy, http.StatusServiceUnavailable, "busy", true, false},
		{context.Canceled, http.StatusServiceUnavailable, "busy", true, false},
		{store.ErrBusy, http.StatusServiceUnavailable, "busy", true, true},
		{store.ErrUnsure, http.StatusServiceUnavailable, "busy", true, true},
		{store.ErrClosed, http.StatusServiceUnavailable, "busy", true, true},
		{store.ErrNewer, http.StatusServiceUnavailable, "busy", true, true},
		{store.ErrDamaged, http.StatusInternalServerError, "broken", false, true},
		{errors.New("table t: entry 5: it does not belong to the chain"), http.StatusInternalServerError, "broken", false, true},
	} {
		f := failureOf(fmt.Errorf("somewhere: %w", c.err))
		if f.status != c.status || f.Reason != c.reason || f.after > 0 != c.again || (f.cause != nil) != c.logged || f.Text == "" {
			t.Errorf("%v is answered %d %s (%s) after %s, logged %v", c.err, f.status, f.Reason, f.Text, f.after, f.cause)
		}
	}
}

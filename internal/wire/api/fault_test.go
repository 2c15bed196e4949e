package api

import (
	"context"
	"errors"
	"fmt"
	"testing"

	"ninetynine/internal/store"
	"ninetynine/internal/store/live"
	"ninetynine/internal/table"
	"ninetynine/internal/wire"
)

// TestFailures: clients may retry temporary failures and no others; an unexpected error is the server's
// fault.
func TestFailures(t *testing.T) {
	for _, c := range []struct {
		err    error
		status int
		reason string
		again  bool // later
		logged bool
	}{
		{store.ErrNone, wire.StatusNotFound, "none", false, false},
		{table.Refuse(table.Illegal, "illegal"), wire.StatusUnprocessableEntity, "illegal", false, false},
		{live.ErrBusy, wire.StatusServiceUnavailable, "busy", true, false},
		{context.Canceled, wire.StatusServiceUnavailable, "busy", true, false},
		{store.ErrBusy, wire.StatusServiceUnavailable, "busy", true, true},
		{store.ErrUnsure, wire.StatusServiceUnavailable, "busy", true, true},
		{store.ErrClosed, wire.StatusServiceUnavailable, "busy", true, true},
		{store.ErrNewer, wire.StatusServiceUnavailable, "busy", true, true},
		{store.ErrDamaged, wire.StatusInternalServerError, "broken", false, true},
		{errors.New("table t: entry 5: it does not belong to the chain"), wire.StatusInternalServerError, "broken", false, true},
	} {
		f := faultOf(fmt.Errorf("somewhere: %w", c.err))
		if f.Status != c.status || f.Reason != c.reason || f.After > 0 != c.again || (f.Cause != nil) != c.logged || f.Text == "" {
			t.Errorf("%v is answered %d %s (%s) after %s, logged %v", c.err, f.Status, f.Reason, f.Text, f.After, f.Cause)
		}
	}
}

package moderation

import (
	"context"
	"errors"
	"testing"
	"time"

	"ninetynine/internal/test/must"
	"ninetynine/internal/test/sqlite"
)

// TestFollowWaits: who waits for another caller to read the audit log, as while the store does not answer, waits no longer
// than its own time.
func TestFollowWaits(t *testing.T) {
	m := New(Options{Store: sqlite.Open(t), Now: time.Now})
	m.reading <- struct{}{} // another reads
	ctx, end := context.WithCancel(t.Context())
	end()
	if err := m.follow(ctx, false); !errors.Is(err, context.Canceled) {
		t.Errorf("it returns %v", err)
	}
	<-m.reading
	must.Do(t, m.follow(t.Context(), false))
}

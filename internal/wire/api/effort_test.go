package api

import (
	"errors"
	"testing"
	"time"

	"ninetynine/internal/wire"
)

// TestEffort: interruptible work ends when its time is used up, not counting pauses for other work, or
// when its caller has gone.
func TestEffort(t *testing.T) {
	gone := errors.New("gone")
	more := 0
	long := effort{pause: func() {}, gone: func() error { return nil }, most: time.Hour, began: time.Now().Add(-time.Minute), usual: time.Second, slow: func() error { more++; return nil }}
	for range 2 {
		if err := long.proceed(); err != nil || more != 1 {
			t.Errorf("what takes long asks %d times for another turn: %v", more, err)
		}
	}
	for name, c := range map[string]struct {
		worked, rests time.Duration
		gone          error
		slow          bool
	}{
		"quick": {}, "kept waiting": {rests: 30 * time.Millisecond}, "slow": {worked: 30 * time.Millisecond, slow: true}, "nobody waits": {gone: gone},
	} {
		e := effort{
			pause: func() { time.Sleep(c.rests) }, gone: func() error { return c.gone },
			most: 20 * time.Millisecond, began: time.Now().Add(-c.worked),
		}
		err := e.proceed()
		var f *Fault
		if slow := errors.As(err, &f) && f.Status == wire.StatusRequestEntityTooLarge; slow != c.slow || !slow && err != c.gone {
			t.Errorf("%s: %v", name, err)
		}
	}
}

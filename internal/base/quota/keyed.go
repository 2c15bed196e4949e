package quota

import (
	"context"
	"sync"
)

// Keyed are locks by key, as of what is counted before it grows, or is done once. The zero value is ready for use.
type Keyed struct {
	mu   sync.Mutex
	busy map[string]chan struct{} // closed when the turn is over
}

// Lock waits for the key's turn, which lasts until done is called.
func (t *Keyed) Lock(ctx context.Context, key string) (done func(), err error) {
	for {
		t.mu.Lock()
		other := t.busy[key]
		if other == nil {
			defer t.mu.Unlock()
			return t.hold(key), nil
		}
		t.mu.Unlock()
		select {
		case <-other:
		case <-ctx.Done():
			return nil, ctx.Err()
		}
	}
}

// hold begins a turn; its caller holds the lock.
func (t *Keyed) hold(key string) (done func()) {
	if t.busy == nil {
		t.busy = map[string]chan struct{}{}
	}
	over := make(chan struct{})
	t.busy[key] = over
	return func() {
		t.mu.Lock()
		defer t.mu.Unlock()
		delete(t.busy, key)
		close(over)
	}
}

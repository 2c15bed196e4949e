package lobby

import (
	"context"
	"sync"
)

// keyedLock lets one opening of an id go on at a time: one that is sent again meanwhile waits, and then finds
// the result.
type keyedLock struct {
	mu   sync.Mutex
	busy map[string]chan struct{} // closed when the turn is over
}

// lock waits for the id's turn, which lasts until done is called.
func (t *keyedLock) lock(ctx context.Context, id string) (done func(), err error) {
	for {
		t.mu.Lock()
		other := t.busy[id]
		if other == nil {
			defer t.mu.Unlock()
			return t.hold(id), nil
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
func (t *keyedLock) hold(id string) (done func()) {
	if t.busy == nil {
		t.busy = map[string]chan struct{}{}
	}
	over := make(chan struct{})
	t.busy[id] = over
	return func() {
		t.mu.Lock()
		defer t.mu.Unlock()
		delete(t.busy, id)
		close(over)
	}
}

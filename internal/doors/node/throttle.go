package node

import (
	"sync"
	"sync/atomic"
	"time"
)

// While there is urgent work, background work rests restFactor times as long as it has worked, then works
// for a slice. It is not interrupted, so a slice may take longer; the time that it worked before the urgent
// work began counts too, up to longestSlice.
const (
	slice        = time.Millisecond
	longestSlice = 10 * slice
	restFactor   = 19
)

// pollInterval is how often resting work checks whether there is still urgent work. It is not woken at
// once: the result of the urgent work has to be sent, and more may follow.
const pollInterval = 5 * time.Millisecond

// A throttle lets urgent work, for which people wait, go before background work. Several goroutines may use
// it.
type throttle struct {
	urgentWork atomic.Int64 // how much there is

	mu      sync.Mutex
	resumed time.Time     // when background work last resumed
	debt    time.Duration // how long it still has to rest before its slice
}

// urgent begins urgent work, which lasts until done is called, once.
func (g *throttle) urgent() (done func()) {
	g.urgentWork.Add(1)
	return func() { g.urgentWork.Add(-1) }
}

// yield waits until there is no urgent work, but never for long: if there always is some, background work
// gets a twentieth of the time. Background work calls it as often as it can; a call costs next to nothing.
func (g *throttle) yield() {
	if g.urgentWork.Load() == 0 {
		return
	}
	debt := g.rest()
	if debt == 0 {
		return
	}
	for g.urgentWork.Load() > 0 && debt > 0 {
		time.Sleep(min(pollInterval, debt))
		debt -= pollInterval
	}
	g.resume(debt)
}

// rest returns how long background work has to rest now: 0 before its slice is over.
func (g *throttle) rest() time.Duration {
	g.mu.Lock()
	defer g.mu.Unlock()
	if worked := time.Since(g.resumed); worked >= slice {
		g.debt = restFactor * min(worked, longestSlice)
	}
	return g.debt
}

// resume notes that background work resumes. A debt remains if there is no urgent work left: urgent work
// may be back at once, again and again.
func (g *throttle) resume(debt time.Duration) {
	g.mu.Lock()
	defer g.mu.Unlock()
	g.debt = max(0, debt)
	g.resumed = time.Now()
}

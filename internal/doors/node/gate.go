package node

import (
	"sync"
	"sync/atomic"
	"time"
)

// As long as there is urgent work, other work rests nineteen times as long as it has
// worked, then takes a turn. It is not interrupted, so a turn may take longer; what it
// did before the urgent work came counts too, but not without end.
const (
	turn    = time.Millisecond
	longest = 10 * turn // that counts
	rests   = 19
)

// nap is how often other work that rests looks whether there is urgent work. It is not
// woken at once: what became of the urgent work has to be sent and heard of, and the next
// may follow.
const nap = 5 * time.Millisecond

// A gate lets what people wait for, commands and bots that think, go before work that can
// wait. Several goroutines may use it.
type gate struct {
	pressing atomic.Int64 // how much urgent work there is

	mu      sync.Mutex
	resumed time.Time     // when other work last went on
	owed    time.Duration // how long it has to rest yet before its turn
}

// urgent says that urgent work begins; it lasts until done is called, once.
func (g *gate) urgent() (done func()) {
	g.pressing.Add(1)
	return func() { g.pressing.Add(-1) }
}

// pause waits until no urgent work is being done, but never for long: if there always is
// some, other work gets a twentieth of the time. Work that can wait calls it as often as
// it can; it costs next to nothing.
func (g *gate) pause() {
	if g.pressing.Load() == 0 {
		return
	}
	owed := g.rest()
	if owed == 0 {
		return
	}
	for g.pressing.Load() > 0 && owed > 0 {
		time.Sleep(min(nap, owed))
		owed -= nap
	}
	g.goOn(owed)
}

// rest returns how long other work has to rest now: not at all before its turn is over.
func (g *gate) rest() time.Duration {
	g.mu.Lock()
	defer g.mu.Unlock()
	if worked := time.Since(g.resumed); worked >= turn {
		g.owed = rests * min(worked, longest)
	}
	return g.owed
}

// goOn notes that other work goes on. If that is because there is no urgent work left, what
// it owes remains: urgent work may be back at once, again and again.
func (g *gate) goOn(owed time.Duration) {
	g.mu.Lock()
	defer g.mu.Unlock()
	g.owed = max(0, owed)
	g.resumed = time.Now()
}

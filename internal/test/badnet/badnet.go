// Package badnet simulates a bad network for tests: connections are slow, split what
// is written into pieces, break off in the middle or go silent, at moments determined
// by a seed.
package badnet

import (
	"context"
	"errors"
	"math/rand/v2"
	"net"
	"sync"
	"time"
)

// Faults say how bad a network is. The zero Faults are harmless.
type Faults struct {
	Delay  time.Duration // the longest delay of a piece
	Pieces int           // the greatest size of a piece in bytes; 0: no limit
	Cut    float64       // the chance that a connection breaks after each piece
	Hang   float64       // the chance that it goes silent instead, and breaks after Silence
	// Silence is how long a connection is silent before it breaks.
	Silence time.Duration
}

// A Relay listens on its own address, and forwards each connection to a target through a bad network.
type Relay struct {
	listener net.Listener
	faults   Faults

	ctx  context.Context
	stop context.CancelFunc
	all  sync.WaitGroup

	mu     sync.Mutex
	target string
	open   map[net.Conn]struct{}
	seed   *rand.Rand
	cuts   int
}

// NewRelay starts a relay on a free port of this machine.
func NewRelay(target string, f Faults, seed uint64) (*Relay, error) {
	l, err := net.Listen("tcp", "127.0.0.1:0")
	if err != nil {
		return nil, err
	}
	ctx, stop := context.WithCancel(context.Background())
	r := &Relay{listener: l, target: target, open: map[net.Conn]struct{}{}, faults: f, ctx: ctx, stop: stop, seed: rand.New(rand.NewPCG(seed, 99))}
	r.all.Go(r.listen)
	return r, nil
}

// Address returns the address where the relay listens.
func (r *Relay) Address() string { return r.listener.Addr().String() }

// Move breaks all connections, and forwards to another target from now on, as if a server had restarted
// elsewhere. With "" it reaches nothing.
func (r *Relay) Move(target string) {
	r.mu.Lock()
	defer r.mu.Unlock()
	r.target = target
	for c := range r.open {
		_ = c.Close()
	}
}

func (r *Relay) reach() (net.Conn, error) {
	r.mu.Lock()
	target := r.target
	r.mu.Unlock()
	far, err := net.Dial("tcp", target)
	if err != nil {
		return nil, err
	}
	r.mu.Lock()
	defer r.mu.Unlock()
	if r.target != target {
		return nil, errors.Join(net.ErrClosed, far.Close())
	}
	r.open[far] = struct{}{}
	return far, nil
}

func (r *Relay) forget(far net.Conn) {
	r.mu.Lock()
	defer r.mu.Unlock()
	delete(r.open, far)
}

// Cuts returns how many connections it has broken so far.
func (r *Relay) Cuts() int {
	r.mu.Lock()
	defer r.mu.Unlock()
	return r.cuts
}

// Close breaks all connections, and accepts no more.
func (r *Relay) Close() error {
	r.stop()
	err := r.listener.Close()
	r.all.Wait()
	return err
}

func (r *Relay) listen() {
	for {
		near, err := r.listener.Accept()
		if err != nil {
			return
		}
		far, err := r.reach()
		if err != nil {
			_ = near.Close() // like a network that cannot reach the target
			continue
		}
		done := context.AfterFunc(r.ctx, func() { closeBoth(near, far) })
		var ways sync.WaitGroup
		for _, way := range [][2]net.Conn{{near, far}, {far, near}} {
			rng := r.rng()
			ways.Go(func() {
				defer closeBoth(near, far)
				r.carry(way[0], way[1], rng)
			})
		}
		r.all.Go(func() { ways.Wait(); done(); r.forget(far) })
	}
}

func closeBoth(a, b net.Conn) {
	_, _ = a.Close(), b.Close() // one of them may be closed already
}

func (r *Relay) rng() *rand.Rand {
	r.mu.Lock()
	defer r.mu.Unlock()
	return rand.New(rand.NewPCG(r.seed.Uint64(), r.seed.Uint64()))
}

func (r *Relay) carry(from, to net.Conn, rng *rand.Rand) {
	size := r.faults.Pieces
	if size <= 0 {
		size = 32 << 10
	}
	piece := make([]byte, size)
	for {
		n, err := from.Read(piece[:1+rng.IntN(size)])
		if n > 0 {
			if r.faults.Delay > 0 && !r.pause(time.Duration(rng.Int64N(int64(r.faults.Delay)))) {
				return
			}
			if _, err := to.Write(piece[:n]); err != nil {
				return
			}
		}
		if err != nil {
			return
		}
		switch x := rng.Float64(); {
		case x < r.faults.Cut:
			r.cut()
			return
		case x < r.faults.Cut+r.faults.Hang:
			r.cut()
			r.pause(r.faults.Silence)
			return
		}
	}
}

func (r *Relay) cut() {
	r.mu.Lock()
	defer r.mu.Unlock()
	r.cuts++
}

// pause waits; it returns false if the relay closes meanwhile.
func (r *Relay) pause(d time.Duration) bool {
	t := time.NewTimer(d)
	defer t.Stop()
	select {
	case <-r.ctx.Done():
		return false
	case <-t.C:
		return true
	}
}

// Package faultnet is a bad network for tests: connections that dawdle, that
// tear what is written into pieces, that break off in the middle or go silent,
// all at moments that follow from a seed.
package faultnet

import (
	"context"
	"math/rand/v2"
	"net"
	"sync"
	"time"
)

// Faults say how bad a network is. The zero Faults are none.
type Faults struct {
	Delay  time.Duration // the longest that a piece is kept back
	Pieces int           // the most bytes that go through at once; 0: as many as come
	Cut    float64       // the chance that a connection breaks after each piece
	Hang   float64       // the chance that it goes silent instead, and breaks after Silence
	// Silence is how long a connection is silent before it breaks.
	Silence time.Duration
}

// A Relay listens on an address of its own, and carries each connection to a
// target through a bad network.
type Relay struct {
	listener net.Listener
	target   string
	faults   Faults

	ctx  context.Context
	stop context.CancelFunc
	all  sync.WaitGroup

	mu   sync.Mutex
	seed *rand.Rand
	cuts int
}

// NewRelay starts a relay on a free port of this machine.
func NewRelay(target string, f Faults, seed uint64) (*Relay, error) {
	l, err := net.Listen("tcp", "127.0.0.1:0")
	if err != nil {
		return nil, err
	}
	ctx, stop := context.WithCancel(context.Background())
	r := &Relay{listener: l, target: target, faults: f, ctx: ctx, stop: stop, seed: rand.New(rand.NewPCG(seed, 99))}
	r.all.Go(r.listen)
	return r, nil
}

// Address is where the relay listens.
func (r *Relay) Address() string { return r.listener.Addr().String() }

// Cuts is how many connections it has broken so far.
func (r *Relay) Cuts() int {
	r.mu.Lock()
	defer r.mu.Unlock()
	return r.cuts
}

// Close breaks all connections, and takes no more.
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
		far, err := net.Dial("tcp", r.target)
		if err != nil {
			_ = near.Close() // as a network does from which the target cannot be reached
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
		r.all.Go(func() { ways.Wait(); done() })
	}
}

func closeBoth(a, b net.Conn) {
	_, _ = a.Close(), b.Close() // one of them may be closed already
}

// rng returns a source of chance of its own for a direction of a connection.
func (r *Relay) rng() *rand.Rand {
	r.mu.Lock()
	defer r.mu.Unlock()
	return rand.New(rand.NewPCG(r.seed.Uint64(), r.seed.Uint64()))
}

// carry carries one direction until it ends or breaks.
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

// pause waits; it reports false if the relay closes meanwhile.
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

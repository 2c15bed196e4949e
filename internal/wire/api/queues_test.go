package api

import (
	"fmt"
	"runtime"
	"testing"
	"time"

	"ninetynine/internal/base/quota"
	"ninetynine/internal/test/must"
)

// TestQueues: in every queue for long work, two addresses that fill it make another caller wait only for
// the running work.
func TestQueues(t *testing.T) {
	s := newService(t)
	for _, x := range []struct {
		name             string
		queue            *quota.Queue
		working, waiting int
	}{
		{"records", s.folds, mostFolds, mostWaiting}, {"tables brought", s.imports, 1, mostImporting}, {"long ones", s.slow, 1, mostImportingSlowly},
		{"advice", s.advice, s.bounds().Hints, mostAsking}, {"bid tables", s.whole, 1, mostAsking},
	} {
		t.Run(x.name, func(t *testing.T) {
			began, refused := make(chan string), make(chan error, 200)
			come := func(address string) {
				go func() {
					done, err := turn(t.Context(), x.queue, &Call{From: address})
					if err != nil {
						refused <- err
						return
					}
					began <- address
					done()
				}()
			}
			var works []func()
			for i := range 2 { // so that they are not new
				done := must.Get(turn(t.Context(), x.queue, &Call{From: fmt.Sprint("attacker ", i)}))(t)
				done()
			}
			for range x.working {
				done := must.Get(turn(t.Context(), x.queue, &Call{From: "attacker 0"}))(t)
				works = append(works, done)
			}
			const attackers = 100
			for i := range attackers {
				come(fmt.Sprint("attacker ", i%2))
			}
			full := func(refusals int) {
				for len(refused) < refusals || x.queue.Waiting() < x.waiting {
					runtime.Gosched()
				}
			}
			full(attackers - x.waiting)
			start := time.Now()
			come("honest")
			full(attackers - x.waiting + 1)
			works[0]()
			if first := <-began; first != "honest" {
				t.Errorf("first comes %s", first)
			}
			t.Logf("with %d waiting, an honest caller's turn comes %v after the work that goes on", x.waiting, time.Since(start))
			for range x.waiting - 1 {
				<-began
			}
			for _, done := range works[1:] {
				done()
			}
		})
	}
}

// Package quota shares the places and turns of a server among its callers, so that no caller,
// however often it asks, keeps the rest out.
package quota

import (
	"errors"
	"slices"
	"sync"
)

var (
	ErrShare = errors.New("the caller holds as many places as one may")
	ErrFull  = errors.New("all places are taken, each by another caller")
)

// Slots are places of one kind. When all are taken, a new caller takes the oldest place of the
// caller with the most, unless that would leave that caller with fewer than the new one. So keeping
// a caller out takes as many callers as there are places. Any number of goroutines may use Places.
type Slots struct {
	mu         sync.Mutex
	most, each int
	taken      int
	by         map[string][]*slot // the oldest first
}

type slot struct{ lost func() }

// New returns a number of places, of which one caller may hold at most each.
func New(most, each int) *Slots {
	return &Slots{most: most, each: min(most, each), by: map[string][]*slot{}}
}

// Acquire takes a place until leave is called, which may be called again. If the place is taken away
// before, lost is called, once, perhaps before Take returns. The error is [ErrShare] or [ErrFull].
func (p *Slots) Acquire(caller string, lost func()) (leave func(), err error) {
	mine := &slot{lost}
	given, err := p.enter(caller, mine)
	if err != nil {
		return nil, err
	}
	if given != nil {
		given.lost()
	}
	return func() { p.leave(caller, mine) }, nil
}

// enter adds the place to those of the caller, and returns the one that it replaces.
func (p *Slots) enter(caller string, mine *slot) (given *slot, err error) {
	p.mu.Lock()
	defer p.mu.Unlock()
	if given, err = p.room(caller); err == nil {
		p.by[caller] = append(p.by[caller], mine)
	}
	return given, err
}

// room takes one more place, and returns the one that it takes away from another caller. The caller
// holds the lock.
func (p *Slots) room(caller string) (given *slot, err error) {
	own := len(p.by[caller])
	if own >= p.each {
		return nil, ErrShare
	}
	if p.taken < p.most {
		p.taken++
		return nil, nil
	}
	greedy := ""
	for c, all := range p.by {
		if n := len(p.by[greedy]); len(all) > n || len(all) == n && c < greedy {
			greedy = c
		}
	}
	if len(p.by[greedy]) < own+2 {
		return nil, ErrFull
	}
	given = p.by[greedy][0]
	p.remove(greedy, 0)
	return given, nil
}

func (p *Slots) remove(caller string, i int) {
	if p.by[caller] = slices.Delete(p.by[caller], i, i+1); len(p.by[caller]) == 0 {
		delete(p.by, caller)
	}
}

func (p *Slots) leave(caller string, mine *slot) {
	p.mu.Lock()
	defer p.mu.Unlock()
	if i := slices.Index(p.by[caller], mine); i >= 0 {
		p.remove(caller, i)
		p.taken--
	}
}

// Resize changes the number of places, and how many one caller may hold. Places that are taken stay so.
func (p *Slots) Resize(most, each int) {
	p.mu.Lock()
	defer p.mu.Unlock()
	p.most, p.each = most, min(most, each)
}

// InUse returns how many places are taken.
func (p *Slots) InUse() int {
	p.mu.Lock()
	defer p.mu.Unlock()
	return p.taken
}

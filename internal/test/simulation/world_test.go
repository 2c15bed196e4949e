package simulation

import (
	"container/heap"
	"crypto/sha256"
	"fmt"
	"math/rand/v2"
	"reflect"
	"runtime/debug"

	"ninetynine/cards"
	"ninetynine/internal/store/journal"
	"ninetynine/internal/table/hall"
	"ninetynine/rules"
)

// A world is everything that happens from one seed. Nothing in it is concurrent: the seed decides the order
// of simultaneous events.
type world struct {
	seed uint64
	r    *rand.Rand
	now  int64 // milliseconds since 1970 UTC
	step int   // events so far
	tell bool  // print what happens
	slow int64 // how many times slower everything comes than usual, as in play by correspondence

	reg    regime
	queue  events
	count  uint64 // number of events ever queued
	disk   *disk
	nodes  []*node
	tables []*ledger
	people []*person
	games  *hall.VariantCache
	calm   bool // faults are over
	began  int64
	depth  int // number of nested calls during which other nodes continue
	seen   sights
}

// sights count events; tests check that the world is as wild as it should be.
type sights struct {
	Steps, Entries, Acknowledged int
	Matches, Cuts                int // matches begun; given up
	Settled, Reopened            int // proposals carried out; of them, deals that were over and go on
	Redone                       int // undos that were undone
	Rethought                    int // acts that were taken back in secret
	Claims, Aways                int
	Withdrawn, TooLate           int // commands withdrawn; done before they could be
	Resent, Resumed, Presents    int // commands; streams; messages with the current state
	Stale, Unsure, Late          int // entries that came second; that a hall did not know; that came after it had asked
	Deaths, Hangs, Races         int // of nodes; calls during which other nodes went on
	Twins, Compared              int // tables with other hidden cards; messages compared
	Lies, Caught                 int // commands of liars that were done; refused
}

func (s *sights) add(o *sights) {
	sum, more := reflect.ValueOf(s).Elem(), reflect.ValueOf(o).Elem()
	for i := range sum.NumField() {
		sum.Field(i).SetInt(sum.Field(i).Int() + more.Field(i).Int())
	}
}

// A regime is how rough a world is. Each seed has another, with some faults frequent and some absent: a
// problem hidden by one fault shows up without it.
type regime struct {
	refuse, unsure, unsureKept, late float64 // of entries: not kept; not known, not kept; not known, kept; kept later
	deadBefore, deadAfter, hang      float64 // of entries
	race, readFail                   float64 // of calls of the store
	newsLost, drop, twice, cut       float64
	lag, newsLag                     int64 // at most, in milliseconds
	wander, leave, ask, lie          float64
	botTwice, botNever               float64
	botLate                          int64
	haste                            int64 // roughly how long people think
	chaos                            int64 // how long faults go on
}

func (w *world) some(often float64) float64 {
	switch w.r.IntN(3) {
	case 0:
		return 0
	case 1:
		return often * w.r.Float64() / 5
	}
	return often * w.r.Float64()
}

func (w *world) weather() regime {
	return regime{
		refuse: w.some(.05), unsure: w.some(.05), unsureKept: w.some(.05), late: w.some(.03),
		deadBefore: w.some(.01), deadAfter: w.some(.01), hang: w.some(.005),
		race: w.some(.1), readFail: w.some(.05),
		newsLost: w.some(.3), drop: w.some(.2), twice: w.some(.2), cut: w.some(.03),
		lag: 1 + int64(w.some(2000)), newsLag: 1 + int64(w.some(3000)),
		wander: w.some(.02), leave: w.some(.01), ask: w.some(.05), lie: w.some(.5),
		botTwice: w.some(.2), botNever: w.some(.1), botLate: 1 + int64(w.some(6000)),
		haste: 50 + w.r.Int64N(1500),
		chaos: 40_000 + w.r.Int64N(110_000),
	}
}

type event struct {
	at int64
	n  uint64
	do func()
}

type events []event

func (e events) Len() int { return len(e) }
func (e events) Less(i, j int) bool {
	return e[i].at < e[j].at || e[i].at == e[j].at && e[i].n < e[j].n
}
func (e events) Swap(i, j int) { e[i], e[j] = e[j], e[i] }
func (e *events) Push(x any)   { *e = append(*e, x.(event)) }
func (e *events) Pop() any {
	last := (*e)[len(*e)-1]
	(*e)[len(*e)-1] = event{}
	*e = (*e)[:len(*e)-1]
	return last
}

func (w *world) after(delay int64, do func()) {
	w.count++
	heap.Push(&w.queue, event{w.now + delay*w.slow, w.count, do})
}

// within returns a number from 1 to most.
func (w *world) within(most int64) int64 { return 1 + w.r.Int64N(max(1, most)) }

// chance returns true with the probability, and never once faults are over.
func (w *world) chance(p float64) bool { return !w.calm && p > 0 && w.r.Float64() < p }

// maybe is like chance, with or without faults.
func (w *world) maybe(p float64) bool { return p > 0 && w.r.Float64() < p }

func (w *world) next() {
	e := heap.Pop(&w.queue).(event)
	w.now = max(w.now, e.at)
	w.step++
	w.seen.Steps++
	e.do()
	for _, n := range w.nodes {
		n.pump()
	}
}

// A failure is the error that a world ends with.
type failure struct {
	seed uint64
	step int
	text string
}

func (f *failure) Error() string {
	return fmt.Sprintf("step %d: %s\nagain: go test ./internal/test/simulation -run TestSeeds -seeds 1 -from %d -tell", f.step, f.text, f.seed)
}

func (w *world) fail(format string, args ...any) {
	panic(&failure{w.seed, w.step, fmt.Sprintf(format, args...)})
}

func (w *world) say(format string, args ...any) {
	if w.tell {
		fmt.Printf("%6d %8.3fs "+format+"\n", append([]any{w.step, float64(w.now-w.began) / 1000}, args...)...)
	}
}

func (w *world) draw() (s cards.Seed) {
	for i := range s {
		s[i] = byte(w.r.Uint32())
	}
	return s
}

// limits of a world.
const (
	mostSteps = 60_000
	patience  = 20 * 60_000 // for everything to end once faults are over
)

// runWorld runs a world from its seed to its end, and returns what went wrong.
func runWorld(seed uint64, games *hall.VariantCache, tell bool) (w *world, err error) {
	w = &world{seed: seed, r: rand.New(rand.NewPCG(seed, 99)), now: 1_800_000_000_000, games: games, tell: tell}
	defer func() {
		switch x := recover().(type) {
		case nil:
		case *failure:
			err = x
		default:
			err = &failure{seed, w.step, fmt.Sprintf("panic: %v\n%s", x, debug.Stack())}
		}
	}()
	w.began = w.now
	w.slow = 1
	if w.maybe(.15) {
		w.slow = []int64{50, 50, 3000, 60_000}[w.r.IntN(4)]
	}
	w.reg = w.weather()
	w.disk = newDisk(w)
	for i := range 1 + w.r.IntN(3) {
		w.nodes = append(w.nodes, newNode(w, i))
	}
	w.populate()
	w.run()
	return w, nil
}

// run lets faults happen for a while, then none, until everything is done.
func (w *world) run() {
	for w.now < w.began+w.reg.chaos*w.slow && w.step < mostSteps/2 {
		w.next()
	}
	w.peace()
	ends := w.now + patience
	for !w.done() {
		if w.now > ends || w.step > mostSteps {
			w.stuck()
		}
		w.next()
	}
	w.audit()
}

// digest summarizes a world: the same seed gives the same.
func (w *world) digest() (sum journal.Hash) {
	b := fmt.Append(nil, w.step, w.now, w.r.Uint64(), w.seen)
	for _, l := range w.tables {
		b = append(b, l.ref.Head[:]...)
	}
	return sha256.Sum256(b)
}

// peace ends the faults: it starts nodes that are down, and liars leave.
func (w *world) peace() {
	w.calm, w.slow = true, 1
	w.say("faults are over")
	w.reg.lag, w.reg.newsLag, w.reg.botLate = 30, 50, 100
	w.reg.haste = 100
	for _, n := range w.nodes {
		if n.hall != nil && w.maybe(.5) {
			n.die("is stopped")
		}
		n.start()
		n.routine()
	}
	for _, l := range w.tables {
		l.atPeace = len(l.log)
		l.matchesAtPeace = l.ended
	}
	for _, p := range w.people {
		p.home()
	}
}

// done reports whether a match has ended since the faults did at every table with honest players, and
// nothing is in progress.
func (w *world) done() bool {
	for _, l := range w.tables {
		if l.awaits() && l.ended == l.matchesAtPeace {
			return false
		}
	}
	return true
}

func (w *world) stuck() {
	for _, l := range w.tables {
		if l.awaits() && l.ended == l.matchesAtPeace {
			w.fail("table %s does not go on: %d entries at peace, %d now, the last at %.1fs: %s", l.id, l.atPeace, len(l.log), float64(l.ref.At-w.began)/1000, l.ref.AppendPresent(nil, rules.Nobody))
		}
	}
	w.fail("stuck")
}

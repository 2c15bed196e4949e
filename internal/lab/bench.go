package lab

import (
	"context"
	"crypto/sha256"
	"encoding/binary"
	"encoding/hex"
	"errors"
	"fmt"
	"io"
	"runtime"
	"slices"
	"time"

	"ninetynine/cards"
	"ninetynine/internal/think/bot"
	"ninetynine/internal/think/netless"
	"ninetynine/match"
	"ninetynine/record"
	"ninetynine/rules"
)

// A BenchPlan says which players to time, and in which positions.
//
// The positions are those of every decision with a choice in a number of deals of each variant.
// They come from play among greedy players with one random one in each deal, for unusual bids,
// premiums and open hands, so they depend only on the seed, the variant and the number of deals.
// Or they come from a record, and stay the same when the program plays otherwise.
type BenchPlan struct {
	Games   []*rules.Game
	Players []string // names as Open knows them
	Seed    string
	Deals   int       // of each variant
	Record  io.Reader // the matches to take positions from instead of those of Games and Deals; may be nil

	Progress func(decisions int)                   // receives the amount done; may be nil
	Open     func(name string) (bot.Bot, error)    // nil: [bot.New]
	Trouble  func(variant, player string, _ error) // is called for a player that cannot play a variant and is left out; may be nil
}

// A Benchmark has the results of a BenchPlan.
type Benchmark struct {
	Seed      string       `json:"seed"`
	Deals     int          `json:"deals"`     // of each variant; 0 for positions of a record
	Decisions int          `json:"decisions"` // of each player
	Positions string       `json:"positions"` // a hash of all positions, to compare two runs
	System    string       `json:"system"`    // operating system, processor and Go version
	Players   []Timing     `json:"players"`   // over all variants
	Variants  []TimingsAll `json:"variants"`
}

type TimingsAll struct {
	Variant   string   `json:"variant"`
	Decisions int      `json:"decisions"`
	Players   []Timing `json:"players"`

	Instead map[string]string `json:"instead,omitempty"` // see [Verdict]
}

// A Timing is a player's choices and speed, in microseconds.
type Timing struct {
	Player    string `json:"player"`
	Decisions int    `json:"decisions"`

	// Number is the first 8 bytes of a hash of all acts, in hexadecimal. Exact says that it is the
	// same on every machine; that of a program may vary.
	Number string `json:"number"`
	Exact  bool   `json:"exact"`

	Phases []PhaseTiming `json:"phases"` // in order, and all at last
	CPU    float64       `json:"cpu"`    // processor time of the process a decision, mean; 0 if this system does not report it
	Allocs float64       `json:"allocs"` // a decision, mean, once warm
	Bytes  float64       `json:"bytes"`  // allocated a decision, mean

	// Memory is how much the heap grows for one player at one seat once it has
	// played, in bytes; the greatest of several variants. A net shared with an
	// earlier player counts only there.
	Memory int64 `json:"memory"`
}

// A PhaseTiming is how long decisions of one phase took, in microseconds.
type PhaseTiming struct {
	Phase     string  `json:"phase"` // lay, offer, name, play or all
	Decisions int     `json:"decisions"`
	CPU       float64 `json:"cpu"` // processor time of the process, mean; 0 if this system does not report it
	Mean      float64 `json:"mean"`
	Median    float64 `json:"median"`
	P95       float64 `json:"p95"`
	P99       float64 `json:"p99"`
	Max       float64 `json:"max"`
}

type benchPosition struct {
	match *match.Match
	view  match.View
}

// Bench makes every player decide in every position, one after another on one
// goroutine, and returns their choices and times. It leaves out a player that cannot
// play a variant, or a program that answers wrongly there. If the context ends first,
// there is no benchmark.
func Bench(ctx context.Context, p BenchPlan) (Benchmark, error) {
	switch {
	case len(p.Players) == 0:
		return Benchmark{}, fmt.Errorf("a benchmark needs a player")
	case p.Record == nil && (p.Deals < 1 || len(p.Games) == 0):
		return Benchmark{}, fmt.Errorf("a benchmark needs a variant, and at least one deal of each")
	}
	if p.Open == nil {
		p.Open = bot.New
	}
	sets, err := p.positions(ctx)
	if err != nil {
		return Benchmark{}, err
	}
	b := Benchmark{Seed: p.Seed, Deals: p.Deals, System: runtime.GOOS + "/" + runtime.GOARCH + ", " + runtime.Version()}
	all := make([]timed, len(p.Players))
	digest := sha256.New()
	done := 0
	for _, set := range sets {
		g, positions := set.game, set.positions
		one := TimingsAll{Variant: g.ID(), Decisions: len(positions), Instead: bot.Fallbacks(g, p.Players...)}
		b.Decisions += len(positions)
		for i := range positions {
			if err := binary.Write(digest, binary.LittleEndian, &positions[i].view); err != nil {
				return Benchmark{}, err
			}
		}
		for i, name := range p.Players {
			x, err := p.time(ctx, name, positions, func(n int) {
				if p.Progress != nil {
					p.Progress(done + n)
				}
			})
			done += len(positions)
			var cannot *cannotPlayError
			switch {
			case errors.As(err, &cannot):
				if p.Trouble != nil {
					p.Trouble(g.ID(), name, cannot.error)
				}
				continue
			case err != nil:
				return Benchmark{}, fmt.Errorf("%s: player %s: %w", g.ID(), name, err)
			}
			one.Players = append(one.Players, x.timing(name))
			all[i].add(x)
		}
		b.Variants = append(b.Variants, one)
	}
	for i, name := range p.Players {
		if len(all[i].spans) > 0 {
			b.Players = append(b.Players, all[i].timing(name))
		}
	}
	b.Positions = hex.EncodeToString(digest.Sum(nil)[:8])
	return b, nil
}

// A benchSet has the positions of one variant.
type benchSet struct {
	game      *rules.Game
	positions []benchPosition
}

func (p *BenchPlan) positions(ctx context.Context) (sets []benchSet, err error) {
	if p.Record != nil {
		return benchSets(p.Record)
	}
	for _, g := range p.Games {
		positions, err := p.played(ctx, g)
		if err != nil {
			return nil, err
		}
		sets = append(sets, benchSet{g, positions})
	}
	return sets, nil
}

// benchSets returns the positions of a record's decisions, by variant in the record's order.
func benchSets(r io.Reader) (sets []benchSet, err error) {
	steps, err := record.NewReplay(r)
	if err != nil {
		return nil, err
	}
	var before match.State
	for s, err := range steps.All() {
		if err != nil {
			return nil, err
		}
		if s.Line.Kind == record.ActLine {
			at := slices.IndexFunc(sets, func(x benchSet) bool { return x.game == s.Match.Game })
			if at < 0 {
				at, sets = len(sets), append(sets, benchSet{game: s.Match.Game})
			}
			var v match.View
			if s.Match.View(&before, s.Line.By, &v); v.Options.Len() > 1 {
				sets[at].positions = append(sets[at].positions, benchPosition{s.Match, v})
			}
		}
		before = *s.State
	}
	if len(sets) == 0 {
		return nil, errors.New("there is no act in the record")
	}
	return sets, nil
}

// played returns the positions of a variant from play for the purpose.
func (p *BenchPlan) played(ctx context.Context, g *rules.Game) (all []benchPosition, err error) {
	c := Contest{Game: g, Play: "random", Against: "greedy", Seed: p.Seed, Units: max(2, p.Deals), Tables: One}
	if err := c.check(); err != nil {
		return nil, err
	}
	w, err := newArenaWorker(&c, 1)
	if err != nil {
		return nil, err
	}
	defer func() { err = errors.Join(err, w.close()) }()
	for unit := range uint64(p.Deals) {
		if err := w.dealOnce(ctx, unit); err != nil {
			return nil, err
		}
		err := w.play(ctx, func(t turn) error {
			if t.choice {
				all = append(all, benchPosition{w.match, w.view})
			}
			return nil
		}, nil)
		if err != nil {
			return nil, err
		}
	}
	return all, nil
}

// cannotPlayError says that a player cannot play a variant at all, or that a
// program breaks the protocol.
type cannotPlayError struct{ error }

type timed struct {
	spans  []span
	acts   []rules.Action
	exact  bool
	tried  int // decisions that allocations were counted in
	allocs uint64
	bytes  uint64
	memory int64
}

type span struct {
	phase     rules.Phase
	took, cpu time.Duration
}

func (x *timed) add(y timed) {
	x.exact = y.exact // the same for all variants
	x.spans = append(x.spans, y.spans...)
	x.acts = append(x.acts, y.acts...)
	x.tried += y.tried
	x.allocs += y.allocs
	x.bytes += y.bytes
	x.memory = max(x.memory, y.memory)
}

// sampled is the share of positions, one in so many, in which a player warms
// up and its allocations are counted before it is timed.
const sampled = 8

func (p *BenchPlan) time(ctx context.Context, name string, positions []benchPosition, progress func(int)) (x timed, err error) {
	x = timed{spans: make([]span, 0, len(positions)), acts: make([]rules.Action, 0, len(positions))}
	before := heap()
	b, err := p.Open(name)
	if err != nil {
		return x, err
	}
	defer func() { err = errors.Join(err, b.Close()) }()
	x.exact = exact(b)
	if len(positions) == 0 {
		return x, nil
	}
	if err := b.Begin(ctx, positions[0].match, positions[0].view.Seat, 0); err != nil {
		return x, &cannotPlayError{err}
	}
	seed := cards.SeedOf(p.Seed)
	begin := func(i int) error {
		return b.Begin(ctx, positions[i].match, positions[i].view.Seat, bot.Seed(seed, positions[i].view.Seat, uint64(i)))
	}
	if err := x.warm(ctx, b, positions, begin); err != nil {
		return x, err
	}
	x.memory = max(0, heap()-before)
	for i := range positions {
		if err := errors.Join(ctx.Err(), begin(i)); err != nil {
			return x, err
		}
		v := &positions[i].view
		from, spent := time.Now(), cpuTime()
		a, err := b.Choose(ctx, v)
		took, cpu := time.Since(from), cpuTime()-spent
		if err == nil && !v.Options.Has(a) {
			err = fmt.Errorf("%q is not among its options", a)
		}
		if err != nil {
			return x, err
		}
		x.spans, x.acts = append(x.spans, span{v.Phase, took, cpu}), append(x.acts, a)
		progress(i + 1)
	}
	if program, ok := b.(*netless.Exec); ok {
		if n := program.Faults().Total(); n > 0 {
			return x, &cannotPlayError{fmt.Errorf("the first legal act had to replace %d wrong or missing answers, so that neither acts nor times are its own", n)}
		}
	}
	return x, nil
}

// warm makes the player decide in some positions, twice: the first time it allocates what it keeps,
// the second time what it allocates in every decision.
func (x *timed) warm(ctx context.Context, b bot.Bot, positions []benchPosition, begin func(int) error) error {
	var before, after runtime.MemStats
	for _, counts := range []bool{false, true} {
		for i := 0; i < len(positions); i += sampled {
			if err := errors.Join(ctx.Err(), begin(i)); err != nil {
				return err
			}
			if counts {
				runtime.ReadMemStats(&before)
			}
			if _, err := b.Choose(ctx, &positions[i].view); err != nil {
				return err
			}
			if counts {
				runtime.ReadMemStats(&after)
				x.allocs += after.Mallocs - before.Mallocs
				x.bytes += after.TotalAlloc - before.TotalAlloc
				x.tried++
			}
		}
	}
	return nil
}

// heap returns the size of the live heap, in bytes.
func heap() int64 {
	runtime.GC()
	runtime.GC() // freed by finalizers
	var m runtime.MemStats
	runtime.ReadMemStats(&m)
	return int64(m.HeapAlloc)
}

// exact reports whether the bot decides alike on every machine.
func exact(b bot.Bot) bool {
	_, program := b.(*netless.Exec)
	return !program
}

func (x *timed) timing(name string) Timing {
	h := sha256.New()
	for _, a := range x.acts {
		h.Write(binary.BigEndian.AppendUint32(nil, uint32(a)))
	}
	r := Timing{
		Player: name, Decisions: len(x.acts), Exact: x.exact, Number: hex.EncodeToString(h.Sum(nil)[:8]),
		Memory: x.memory,
		Allocs: over(int64(x.allocs), int64(x.tried)), Bytes: over(int64(x.bytes), int64(x.tried)),
	}
	for _, p := range []rules.Phase{rules.Laying, rules.Offering, rules.Naming, rules.Playing} {
		if y := phaseTiming(p.String(), x.spans, func(s span) bool { return s.phase == p }); y.Decisions > 0 {
			r.Phases = append(r.Phases, y)
		}
	}
	all := phaseTiming("all", x.spans, func(span) bool { return true })
	r.Phases, r.CPU = append(r.Phases, all), all.CPU
	return r
}

func micros(d time.Duration) float64 { return float64(d) / float64(time.Microsecond) }

func phaseTiming(name string, spans []span, of func(span) bool) PhaseTiming {
	var took []time.Duration
	var sum, cpu time.Duration
	for _, s := range spans {
		if of(s) {
			took = append(took, s.took)
			sum += s.took
			cpu += s.cpu
		}
	}
	p := PhaseTiming{Phase: name, Decisions: len(took)}
	if len(took) == 0 {
		return p
	}
	slices.Sort(took)
	quantile := func(q float64) float64 { return micros(took[min(len(took)-1, int(q*float64(len(took))))]) }
	p.Mean, p.CPU = micros(sum)/float64(len(took)), micros(cpu)/float64(len(took))
	p.Median, p.P95, p.P99, p.Max = quantile(0.5), quantile(0.95), quantile(0.99), micros(took[len(took)-1])
	return p
}

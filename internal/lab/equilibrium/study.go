package equilibrium

import (
	"context"
	"fmt"
	"math"
	"slices"
	"sync/atomic"

	"ninetynine/internal/base/interval"
	"ninetynine/rules"

	"golang.org/x/sync/errgroup"
)

// A Player is a player whose distance from equilibrium is measured.
type Player struct {
	Name string
	Open func() (Policy, error) // a policy for each worker
}

// A Study measures players, and the equilibrium found, over deals of a game.
type Study struct {
	Game       *rules.Game
	Deals      []rules.Deal
	Drawn      bool  // whether the deals are a sample; see [Draw]
	Iterations []int // of the solver, after each of which its average is measured; ascending
	Players    []Player
	Workers    int
	Progress   func(share float64) // receives the share done, from any goroutine; may be nil
}

// A Result has rows for uniform play, then the players, then the averages of the solver.
type Result struct {
	Deals  int   `json:"deals"`  // walked through
	Groups int   `json:"groups"` // separate games that the deals form
	Sets   int64 `json:"sets"`   // of decisions that their seat cannot tell apart
	Words  int64 `json:"words"`  // of the trees
	Rows   []Row `json:"rows"`
}

// A Row is how far a player is from equilibrium, in points a deal relative to the other seats, if
// all seats play like it.
type Row struct {
	Player    string    `json:"player"`
	NashConv  float64   `json:"nashConv"`            // what all seats could gain together
	Half      float64   `json:"halfWidth,omitempty"` // of its 95 % interval, if deals drawn stand for all
	OfUniform *float64  `json:"ofUniform,omitempty"` // NashConv as a share of that of uniform play; absent if that is an equilibrium
	Value     []float64 `json:"value"`               // by seat; seat 0 deals, seat 1 leads
	Gain      []float64 `json:"gain"`                // of each seat's best response
}

// Run runs the study. The result does not depend on the number of workers.
func (st *Study) Run(ctx context.Context) (Result, error) {
	if len(st.Deals) == 0 || !slices.IsSorted(st.Iterations) || st.Workers < 1 {
		return Result{}, fmt.Errorf("a study needs deals, iterations in ascending order and a worker")
	}
	groups := Split(st.Game, st.Deals)
	parts := make([]part, len(groups))
	steps := float64(len(groups) * max(1, slices.Max(append([]int{0}, st.Iterations...))))
	var next, done atomic.Int64
	var workers errgroup.Group
	for range min(st.Workers, len(groups)) {
		workers.Go(func() error {
			w := worker{Study: st}
			err := w.open()
			w.step = func() {
				if share := float64(done.Add(1)) / steps; st.Progress != nil {
					st.Progress(share)
				}
			}
			for k := next.Add(1) - 1; err == nil && int(k) < len(groups); k = next.Add(1) - 1 {
				parts[k], err = w.measure(ctx, groups[k])
			}
			next.Store(int64(len(groups))) // stops the other workers
			return err
		})
	}
	if err := workers.Wait(); err != nil {
		return Result{}, err
	}
	return st.result(parts), nil
}

type part struct {
	size     Size
	measures []Measure
}

type worker struct {
	*Study
	policies []Policy
	step     func() // after an iteration
}

func (w *worker) open() error {
	w.policies = []Policy{Uniform}
	for _, p := range w.Players {
		policy, err := p.Open()
		if err != nil {
			return fmt.Errorf("%s: %w", p.Name, err)
		}
		w.policies = append(w.policies, policy)
	}
	return nil
}

func (w *worker) measure(ctx context.Context, deals []rules.Deal) (part, error) {
	t, err := Compile(ctx, w.Game, deals)
	if err != nil {
		return part{}, err
	}
	p := part{size: t.Size()}
	for i, policy := range w.policies {
		profile, err := t.Profile(policy)
		if err != nil {
			return part{}, fmt.Errorf("%s: %w", w.name(i), err)
		}
		p.measures = append(p.measures, t.Measure(profile))
	}
	s := NewSolver(t)
	for _, n := range w.Iterations {
		for s.Iterations() < n {
			if err := ctx.Err(); err != nil {
				return part{}, err
			}
			s.Step()
			w.step()
		}
		p.measures = append(p.measures, t.Measure(s.Average()))
	}
	return p, nil
}

func (st *Study) name(row int) string {
	switch n := len(st.Players); {
	case row == 0:
		return "uniform"
	case row <= n:
		return st.Players[row-1].Name
	default:
		return fmt.Sprintf("CFR+ %d", st.Iterations[row-n-1])
	}
}

// result combines the parts, each weighted by its number of deals.
func (st *Study) result(parts []part) Result {
	r := Result{Deals: len(st.Deals), Groups: len(parts)}
	for i := range parts {
		r.Sets += int64(parts[i].size.Sets)
		r.Words += int64(parts[i].size.Words)
	}
	seats := st.Game.Seats()
	for row := range parts[0].measures {
		w := Row{Player: st.name(row), Value: make([]float64, seats), Gain: make([]float64, seats)}
		for i := range parts {
			m := &parts[i].measures[row]
			share := float64(parts[i].size.Deals) / float64(r.Deals)
			w.NashConv += share * m.NashConv()
			for s := range seats {
				w.Value[s] += share * m.Value[s]
				w.Gain[s] += share * (m.Best[s] - m.Value[s])
			}
		}
		if st.Drawn && Apart(st.Game) && len(parts) > 1 {
			w.Half = half(parts, row, w.NashConv, r.Deals)
		}
		r.Rows = append(r.Rows, w)
	}
	if whole := r.Rows[0].NashConv; whole > nothing {
		for row := range r.Rows {
			r.Rows[row].OfUniform = new(r.Rows[row].NashConv / whole)
		}
	}
	return r
}

// nothing is the largest NashConv that rounding can produce from 0, in points.
const nothing = 1e-9

// half returns half the width of the 95 % interval of a mean over groups, by Student's t, as few
// deals may have been drawn.
func half(parts []part, row int, mean float64, deals int) float64 {
	squares := 0.0
	for i := range parts {
		d := float64(parts[i].size.Deals) * (parts[i].measures[row].NashConv() - mean)
		squares += d * d
	}
	n := float64(len(parts))
	return interval.Student(n-1) * math.Sqrt(squares*n/(n-1)) / float64(deals)
}

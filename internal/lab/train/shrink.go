package train

import (
	"bytes"
	"context"
	"crypto/sha256"
	"fmt"
	"math"
	"math/rand/v2"

	"ninetynine/internal/base/file"
	"ninetynine/internal/think/nn"
	"ninetynine/rules"
)

// A Shrinker makes small files of a net: see [fit].
type Shrinker struct {
	model          *nn.Model
	label          nn.Label
	player, critic *layers
}

// A sample is a decision: what its seat sees, and what only a critic sees.
type sample struct {
	seen, truth []uint16
	options     rules.Options
}

// Samples is a number of decisions that is large enough for a Shrinker.
const Samples = 1 << 17

// NewShrinker plays deals of the plan with the net in the file and measures the importance of
// errors in a number of decisions: see [Samples].
func NewShrinker(name string, p Plan, samples int) (*Shrinker, error) {
	p.Shards = 1
	t, err := Restart(name, p)
	if err != nil {
		return nil, err
	}
	all := t.samples(samples + samples/4)
	r := rand.New(rand.NewPCG(p.Seed, 7))
	r.Shuffle(len(all), func(i, j int) { all[i], all[j] = all[j], all[i] })
	all = all[:samples&^7] // as kernels take eight at a time
	data, err := file.Read(name, file.MostNet)
	if err != nil {
		return nil, err
	}
	z := &Shrinker{model: t.Model, label: t.from}
	z.label.Of = fmt.Sprintf("%x", sha256.Sum256(data))
	z.player = newLayers(t.Model.Player, all, false, &playerProbe{shape: t.shape, rng: r})
	z.critic = newLayers(t.Model.Critic, all, true, &criticProbe{t.shape.Seats(), r})
	return z, nil
}

func (t *Trainer) samples(n int) (all []sample) {
	sh := t.shards[0]
	sh.stage = &Stage{Greedy: 0.05, Forced: 0.1, Double: 0.35, Odd: 0.04, Match: 0.3}
	for k := 0; len(all) < n; k++ {
		sh.rng = rand.New(rand.NewPCG(t.Plan.Seed, uint64(k)+1<<32))
		sh.number = uint64(k)<<24 | 1<<60
		sh.play()
		features := append([]uint16(nil), sh.features...)
		for i, w := range sh.rows {
			if w.sure && i%settledEvery != 0 {
				continue
			}
			all = append(all, sample{features[w.features.lo:w.features.hi], features[w.truth.lo:w.truth.hi], w.options})
		}
	}
	return all
}

// Shrink returns a file of the net, at most size bytes long and hardly shorter, unless the net does
// not need more.
func (z *Shrinker) Shrink(ctx context.Context, size int) ([]byte, error) {
	factor := 1.04 // bytes of the file for each byte of the first matrices, as estimated
	for range tries {
		delta := z.deltaFor(float64(size) * aim / factor)
		data, err := z.at(ctx, delta)
		if err != nil {
			return nil, err
		}
		n := float64(len(data))
		if len(data) <= size && (n > near*float64(size) || delta == finest) {
			return data, nil
		}
		if delta == coarsest {
			return nil, fmt.Errorf("nothing would be left of the net in %d bytes: it takes %d at least", size, len(data))
		}
		factor *= n / (float64(size) * aim)
	}
	return nil, fmt.Errorf("no steps were found with which the net takes %d bytes: try a few more or less", size)
}

const (
	aim   = 0.985 // of the size
	near  = 0.96
	tries = 5

	finest, coarsest = 0.01, 10 // steps
)

// deltaFor returns the step with which the first matrices take about so many bytes.
func (z *Shrinker) deltaFor(bytes float64) float64 {
	fits := func(delta float64) bool {
		return z.player.estimate(delta)+z.critic.estimate(delta) <= 8*bytes
	}
	lo, hi := finest, float64(coarsest)
	if !fits(hi) {
		return hi
	}
	if fits(lo) {
		return lo
	}
	for hi/lo > 1.005 {
		if delta := math.Sqrt(lo * hi); fits(delta) {
			hi = delta
		} else {
			lo = delta
		}
	}
	return hi
}

// at returns a file of the net with that step.
func (z *Shrinker) at(ctx context.Context, delta float64) ([]byte, error) {
	var grids []*nn.Grid
	for _, l := range []*layers{z.player, z.critic} {
		if err := ctx.Err(); err != nil {
			return nil, err
		}
		grids = append(grids, l.shrink(delta)...)
	}
	parts, widths := z.model.Standing.Grids()
	for i, p := range parts {
		grids = append(grids, plain(p, widths[i]))
	}
	var out bytes.Buffer
	err := z.model.WriteSmall(&out, z.label, grids)
	return out.Bytes(), err
}

// plain rounds a matrix to 8 bits.
func plain(x []float32, width int) *nn.Grid {
	g := nn.NewGrid(len(x)/width, width)
	for i := range g.Row {
		g.Row[i] = nn.NearestRowStep(1)
	}
	for j := range width {
		most := float32(0)
		for i := j; i < len(x); i += width {
			most = max(most, x[i], -x[i])
		}
		g.SetCol(j, most/127)
		for i := j; i < len(x); i += width {
			if s := g.Step(0, j); s > 0 {
				g.Num[i] = int16(math.Round(float64(x[i] / s)))
			}
		}
	}
	return g
}

// exact returns a row of numbers as a grid that hardly rounds them.
func exact(x []float32) *nn.Grid {
	g := nn.NewGrid(1, len(x))
	most := float32(0)
	for _, v := range x {
		most = max(most, v, -v)
	}
	g.Row[0] = nn.NearestRowStep(1)
	for j, v := range x {
		g.SetCol(j, most/(1<<10))
		if s := g.Step(0, j); s > 0 {
			g.Num[j] = int16(math.Round(float64(v / s)))
		}
	}
	return g
}

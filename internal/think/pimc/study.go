package pimc

import (
	"cmp"
	"context"
	"math"
	"slices"

	"ninetynine/rules"
)

// An Opinion is what a Player thinks of an option: the points of the deal, relative to the other
// seats', and by how many they are below those of the first option; each with the standard error
// that comes from how the unseen cards lie. The gap's is smaller, as the same worlds serve all.
// Chance is that of making the contract.
type Opinion struct {
	Action        rules.Action
	Points, Error float64
	Gap, GapError float64
	Chance        float64

	place  int       // among the candidates of [Player.Choose]; -1 if it is none
	values []float64 // by world
}

// Study returns what the player thinks of every option of the View: first the choice of
// [Player.Choose] with the seed, then the others by points, none with more than the first; and the
// number of worlds dealt. pause, which may be nil, is called before each option is played out in a
// world. The errors are those of Choose and the context's.
func (p *Player) Study(ctx context.Context, v *rules.View, seed uint64, pause func()) ([]Opinion, int, error) {
	v, err := p.begin(v, seed)
	if err != nil {
		return nil, 0, err
	}
	candidates := p.candidates(v, nil)
	p.actions = p.actions[:0]
	var all []Opinion
	for a := range v.Options.All() {
		p.actions = append(p.actions, a)
		all = append(all, Opinion{Action: a, place: slices.Index(candidates, a)})
	}
	p.sums = append(p.sums[:0], make([]float64, len(all))...)
	n := p.worlds(v)
	for range n {
		if err := ctx.Err(); err != nil {
			return nil, 0, err
		}
		w := p.sampleWorld(v)
		clear(p.sums)
		p.weigh(v, &w)
		for i := range all {
			if pause != nil {
				pause()
			}
			o := &all[i]
			o.values = append(o.values, p.sums[i])
			after := w
			after.Do(o.Action)
			after.Play(0)
			if r, over := p.game.Result(&after.State); over && r.Made.Has(v.Seat) {
				o.Chance++
			}
		}
	}
	for i := range all {
		all[i].Chance /= float64(n)
	}
	rank(all)
	return all, n, nil
}

// rank puts the best candidate first, and the others behind it by points. The best of hundreds of
// ways to lay cards aside is also the luckiest, so no other gets more points.
func rank(all []Opinion) {
	first := -1
	for i := range all {
		o := &all[i]
		o.Points, o.Error = spread(o.values, nil)
		if o.place >= 0 && (first < 0 || before(o, &all[first])) {
			first = i
		}
	}
	best := all[first]
	for i := range all {
		o := &all[i]
		o.Gap, o.GapError = spread(best.values, o.values)
		o.Gap = max(0, o.Gap)
		o.Points = min(o.Points, best.Points)
	}
	all = slices.Insert(slices.Delete(all, first, first+1), 0, best)
	slices.SortStableFunc(all[1:], func(a, b Opinion) int { return cmp.Compare(b.Points, a.Points) })
}

func before(a, b *Opinion) bool {
	return a.Points > b.Points || a.Points == b.Points && a.place < b.place
}

// spread returns the mean of the numbers, less those of less if not nil, and its standard error.
func spread(xs, less []float64) (mean, err float64) {
	at := func(i int) float64 {
		if less == nil {
			return xs[i]
		}
		return xs[i] - less[i]
	}
	n := float64(len(xs))
	for i := range xs {
		mean += at(i)
	}
	mean /= n // last, as in Choose
	for i := range xs {
		err += float64((at(i) - mean) * (at(i) - mean))
	}
	return mean, math.Sqrt(err / n / max(1, n-1))
}

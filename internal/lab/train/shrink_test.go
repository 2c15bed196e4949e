package train

import (
	"io"
	"math"
	"math/rand/v2"
	"os"
	"path/filepath"
	"slices"
	"testing"

	"ninetynine/internal/test/must"
	"ninetynine/internal/think/nn"
)

// TestShrink shrinks a small net: the file keeps to the size, repeats give the same file, and its
// answers are closer to the net's than if numbers do not compensate for one another.
func TestShrink(t *testing.T) {
	plan := must.Get(OpenPlan("duel"))(t)
	plan.First, plan.Second, plan.Critic, plan.Tables = 64, 32, [2]int{64, 32}, 64
	file := filepath.Join(t.TempDir(), "duel.net")
	writeDrawn(t, file, plan)
	const size = 60_000
	z := must.Get(NewShrinker(file, plan, 400))(t)
	data := must.Get(z.Shrink(t.Context(), size))(t)
	if n := len(data); n > size || n < size*9/10 {
		t.Errorf("%d bytes, with at most %d allowed", n, size)
	}
	small := must.Get(nn.Read(data, z.model.Shape))(t)
	if small.Label.Deals != 7 {
		t.Errorf("the label is %+v", small.Label)
	}
	delta := z.deltaFor(size / 2)
	l := z.player
	together, _ := l.embed(delta)
	apart := newFit(l.net.Embed, l.weight, l.prior, l.net.First, delta).grid // each rounded to the nearest
	if again, _ := l.embed(delta); !slices.Equal(again.Num, together.Num) {
		t.Error("the same net becomes two")
	}
	if with, without := l.miss(together), l.miss(apart); with > without*0.9 {
		t.Errorf("the answers differ by %.4f, and by %.4f if numbers are rounded one by one", with, without)
	}
}

// miss is the root mean square difference of the net's answers on the samples if its first matrix
// is the grid.
func (l *layers) miss(first *nn.Grid) float64 {
	small := l.net.Like()
	copy(small.Params, l.net.Params)
	first.Fill(small.Embed)
	x, y := l.net.NewScratch(), small.NewScratch()
	sum, n := 0.0, 0
	for i := range l.all {
		l.net.See(x, l.all[i].seen)
		small.See(y, l.all[i].seen)
		head := nn.HeadOf(l.all[i].options.Kind)
		was := l.net.Answer(x, head)
		for k, v := range small.Answer(y, head) {
			d := float64(v - was[k])
			sum += d * d
			n++
		}
	}
	return math.Sqrt(sum / float64(n))
}

func writeDrawn(t *testing.T, file string, plan Plan) {
	t.Helper()
	made := must.Get(New(plan))(t)
	r := rand.New(rand.NewPCG(3, 3))
	for _, n := range []*nn.Net{made.Model.Player, made.Model.Critic} {
		for h := range n.Out {
			for i := range n.Out[h].Weights {
				n.Out[h].Weights[i] = float32(r.NormFloat64() / math.Sqrt(float64(n.Second)))
			}
		}
	}
	f := must.Get(os.Create(file))(t)
	defer f.Close()
	must.Do(t, made.Model.Write(io.Writer(f), 8, "a test", 7, true))
}

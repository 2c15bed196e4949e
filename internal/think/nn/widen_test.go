package nn

import (
	"math/rand/v2"
	"testing"

	"ninetynine/internal/test/must"
)

// TestWiden checks that a net gives the same answers before and after.
func TestWiden(t *testing.T) {
	r := rand.New(rand.NewPCG(1, 2))
	n := must.Get(newNet(300, 64, 32, []int{5, 70}))(t)
	n.Fill(r.NormFloat64)
	split := func() float64 { return 0.25 + r.Float64()/2 }
	w := must.Get(n.Widen(128, 64, split))(t)
	s, x := n.NewScratch(), w.NewScratch()
	for range 20 {
		var features []uint16
		for f := range 300 {
			if r.IntN(8) == 0 {
				features = append(features, uint16(f))
			}
		}
		n.See(s, features)
		w.See(x, features)
		for head := range n.Widths {
			near(t, "answers", w.Answer(x, head), n.Answer(s, head))
		}
	}
	lo, hi := n.Part(1)
	if h := n.Out[1]; &n.Params[lo] != &h.Weights[0] || &n.Params[hi-1] != &h.Bias[h.Padded-1] || lo%16+hi%16 != 0 {
		t.Errorf("head 1 does not lie from %d to %d", lo, hi)
	}
	if _, err := n.Widen(256, 32, split); err == nil {
		t.Error("a layer grows to four times its width")
	}
	if _, err := w.Widen(64, 64, split); err == nil {
		t.Error("a layer shrinks")
	}
}

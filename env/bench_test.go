package env

import (
	"fmt"
	"math/rand/v2"
	"testing"

	"ninetynine/internal/test/must"
	"ninetynine/rules"
)

// BenchmarkStep steps tables at random. A decision's cost includes choosing the action from the mask.
func BenchmarkStep(b *testing.B) {
	for _, v := range rules.Catalogue() {
		for _, n := range []int{1, 4096} {
			for _, observe := range []string{"now", "ever"} {
				b.Run(fmt.Sprintf("%s/%d/%s", v.ID, n, observe), func(b *testing.B) {
					e := must.Get(Open(b.Context(), must.Get(rules.New(v))(b), n, Options{Observe: observe}))(b)
					r := rand.New(rand.NewPCG(1, 2))
					actions := make([]int16, n)
					b.ReportAllocs()
					for b.Loop() {
						for i := range actions {
							actions[i] = draw(e, i, r)
						}
						must.Do(b, e.Step(b.Context(), actions))
					}
					b.ReportMetric(float64(b.Elapsed().Nanoseconds())/float64(b.N*n), "ns/decision")
					b.ReportMetric(float64(e.layout.bits), "bits")
				})
			}
		}
	}
}

// draw draws a legal action for the table.
func draw(e *Env, i int, r *rand.Rand) int16 {
	var legal [128]int16
	n := 0
	for a := range len(e.layout.acts) {
		if e.Mask[i*e.masks+a>>6]>>(a&63)&1 == 1 {
			legal[n] = int16(a)
			n++
		}
	}
	return legal[r.IntN(n)]
}

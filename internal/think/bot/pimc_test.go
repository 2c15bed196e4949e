package bot

import (
	"context"
	"testing"

	"ninetynine/internal/test/gate"
	"ninetynine/internal/test/must"
	"ninetynine/match"
	"ninetynine/rules"
)

// TestPIMC: pimc plays a deal of every variant among greedy players legally, and plays it the same
// way again.
func TestPIMC(t *testing.T) {
	for _, v := range gate.Some(rules.Catalogue(), 6) {
		t.Run(v.ID, func(t *testing.T) {
			t.Parallel()
			a := newArena(t, v.ID, "pimc", "greedy", "greedy", "greedy", "greedy")
			var acts []rules.Action
			a.each = func(_ *match.View, act rules.Action) { acts = append(acts, act) }
			a.play(t, 5)
			i := 0
			a.each = func(_ *match.View, act rules.Action) {
				if act != acts[i] {
					t.Fatalf("act %d is %v, and was %v", i, act, acts[i])
				}
				i++
			}
			a.play(t, 5)
		})
	}
}

func TestPIMCBeforeBegin(t *testing.T) {
	b := must.Get(New("pimc"))(t)
	if _, err := b.Choose(context.Background(), new(match.View)); err == nil {
		t.Error("it answered before a match began")
	}
	must.Do(t, b.Close())
}

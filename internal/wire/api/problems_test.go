package api

import (
	"bytes"
	"encoding/json"
	"testing"

	"ninetynine/cards"
	"ninetynine/internal/learn/problem"
	"ninetynine/internal/test/must"
	"ninetynine/rules"
)

// TestProblemsHide: a problem contains neither its answer nor hidden cards: with different hidden cards
// the same bytes are sent.
func TestProblemsHide(t *testing.T) {
	set := must.Get(problem.Shipped())(t)
	hidden := 0
	for _, x := range set {
		if x.Kind == problem.Open {
			continue
		}
		other := *x
		if !swapped(&other) {
			continue
		}
		other.Answers, other.Study = nil, nil
		hidden++
		one, err := AskedProblem(x, new(problem.Progress), 0)
		two, err2 := AskedProblem(&other, new(problem.Progress), 0)
		a, _ := json.Marshal(one)
		b, _ := json.Marshal(two)
		if err != nil || err2 != nil || !bytes.Equal(a, b) {
			t.Fatalf("problem %s tells what nobody may know:\n%s\n%s", x.ID, a, b)
		}
	}
	if hidden < 100 {
		t.Errorf("only %d problems hide cards", hidden)
	}
}

// swapped exchanges two hidden cards, if that agrees with the View.
func swapped(x *problem.Problem) bool {
	var v rules.View
	x.View(&v)
	h := x.Game.Uncover(&x.State)
	may := func(i int, c cards.Card) bool { return v.Void[i]>>x.Game.SuitOf(v.Trump, c)&1 == 0 }
	for i := range x.Game.Seats() {
		for j := range i {
			if v.HandOpen.Has(rules.Seat(i)) || v.HandOpen.Has(rules.Seat(j)) {
				continue
			}
			for a := range h.Hand[i].Cards() {
				for b := range h.Hand[j].Cards() {
					if may(j, a) && may(i, b) {
						h.Hand[i] ^= cards.SetOf(a, b)
						h.Hand[j] ^= cards.SetOf(a, b)
						x.State = x.Game.Suppose(&v, &h)
						return true
					}
				}
			}
		}
	}
	return false
}

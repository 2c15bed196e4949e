package ledger

import (
	"math"
	"slices"
	"testing"

	"ninetynine/advice"
	"ninetynine/rules"
)

// TestSplit: a mistake is given away in equal parts to the other hands, and each account is an
// exact sum.
func TestSplit(t *testing.T) {
	worth := []Worth{{0, 0, 0}, {6 * advice.Point, -3 * advice.Point, -3 * advice.Point}, {0, 2 * advice.Point, -2 * advice.Point}, {advice.Point, advice.Point, -2 * advice.Point}}
	acts := []Act{{By: 0, Phase: rules.Laying, Lost: 5 * advice.Point}, {By: 2, Phase: rules.Playing, Lost: advice.Point}}
	all := Split(3, worth, acts)
	var lost, gifts advice.Points
	for i := range all {
		if lost, gifts = lost+all[i].Lost.Sum(), gifts+all[i].Gifts; !Exact(&all[i]) {
			t.Errorf("%+v is no sum", all[i])
		}
	}
	if want := (advice.Account{Seat: 1, Margin: advice.Point, Cards: -3 * advice.Point, Others: 4 * advice.Point, Gifts: 3 * advice.Point}); lost != gifts || all[1] != want {
		t.Errorf("%d is lost and %d given away; the second seat has %+v, not %+v", lost, gifts, all[1], want)
	}
}

// TestRounded: rounded parts add up to their rounded sum; the largest makes up the difference, so that a loss is
// the same in each list.
func TestRounded(t *testing.T) {
	for _, c := range []struct {
		parts []advice.Points
		want  []float64
	}{
		{[]advice.Points{540, 540, 540, -2760, 12_000}, []float64{0.5, 0.5, 0.5, -2.3, 9.9}},
		{[]advice.Points{-50, 0, 50}, []float64{0, 0, 0}},
		{nil, []float64{}},
	} {
		if got := Rounded(1, c.parts...); !slices.Equal(got, c.want) || slices.ContainsFunc(got, func(x float64) bool { return x == 0 && math.Signbit(x) }) {
			t.Errorf("%v: %v, not %v", c.parts, got, c.want)
		}
	}
}

package ledger

import (
	"math"
	"slices"
	"testing"

	"ninetynine/rules"
)

// TestSplit: a mistake is given away in equal parts to the other hands, and each account is an
// exact sum.
func TestSplit(t *testing.T) {
	worth := []Worth{{0, 0, 0}, {6 * Point, -3 * Point, -3 * Point}, {0, 2 * Point, -2 * Point}, {Point, Point, -2 * Point}}
	acts := []Act{{By: 0, Phase: rules.Laying, Lost: 5 * Point}, {By: 2, Phase: rules.Playing, Lost: Point}}
	all := Split(3, worth, acts)
	var lost, gifts Points
	for i := range all {
		if lost, gifts = lost+all[i].Lost.Sum(), gifts+all[i].Gifts; !all[i].Exact() {
			t.Errorf("%+v is no sum", all[i])
		}
	}
	if want := (Account{Seat: 1, Margin: Point, Cards: -3 * Point, Others: 4 * Point, Gifts: 3 * Point}); lost != gifts || all[1] != want {
		t.Errorf("%d is lost and %d given away; the second seat has %+v, not %+v", lost, gifts, all[1], want)
	}
}

// TestRounded: rounded parts add up to their rounded sum; the largest makes up the difference, so that a loss is
// the same in each list.
func TestRounded(t *testing.T) {
	for _, c := range []struct {
		parts []Points
		want  []float64
	}{
		{[]Points{540, 540, 540, -2760, 12_000}, []float64{0.5, 0.5, 0.5, -2.3, 9.9}},
		{[]Points{-50, 0, 50}, []float64{0, 0, 0}},
		{nil, []float64{}},
	} {
		if got := Rounded(1, c.parts...); !slices.Equal(got, c.want) || slices.ContainsFunc(got, func(x float64) bool { return x == 0 && math.Signbit(x) }) {
			t.Errorf("%v: %v, not %v", c.parts, got, c.want)
		}
	}
}

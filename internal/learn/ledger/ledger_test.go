package ledger

import (
	"math"
	"math/rand/v2"
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

// TestRounded: rounded parts add up to their rounded sum; of equal remainders, those of the larger parts go up.
func TestRounded(t *testing.T) {
	for _, c := range []struct {
		decimals int
		parts    []advice.Points
		want     []float64
	}{
		{1, []advice.Points{540, 540, 540, -2760, 12_000}, []float64{0.5, 0.5, 0.4, -2.3, 10}},
		{1, []advice.Points{-50, 0, 50}, []float64{0, 0, 0}},
		{1, []advice.Points{-2820}, []float64{-2.4}},
		{0, []advice.Points{0, 840, 0, 0, 720}, []float64{0, 1, 0, 0, 0}},
		{0, []advice.Points{0, 660, 720, 660, 660}, []float64{0, 1, 1, 0, 0}},
		{0, []advice.Points{600, 12_600}, []float64{0, 11}},
		{1, nil, []float64{}},
	} {
		if got := Rounded(c.decimals, c.parts...); !slices.Equal(got, c.want) || slices.ContainsFunc(got, func(x float64) bool { return x == 0 && math.Signbit(x) }) {
			t.Errorf("%v: %v, not %v", c.parts, got, c.want)
		}
	}
}

// TestRoundedOrder: no rounded part changes its sign, is a point away from itself, or is smaller than that of a smaller part.
func TestRoundedOrder(t *testing.T) {
	rng := rand.New(rand.NewPCG(1, 2))
	for range 20_000 {
		parts, sum := make([]advice.Points, 1+rng.IntN(9)), advice.Points(0)
		for i := range parts {
			parts[i] = advice.Points(rng.IntN(6*int(advice.Point))) - 3*advice.Point
			sum += parts[i]
		}
		got, told := Rounded(0, parts...), 0.0
		for i, x := range parts {
			told += got[i]
			if got[i]*x.Float() < 0 || math.Abs(got[i]-x.Float()) >= 1 {
				t.Fatalf("%v: %v", parts, got)
			}
			for j, y := range parts {
				if x < y && got[i] > got[j] {
					t.Fatalf("%v: %v", parts, got)
				}
			}
		}
		if told != math.Round(sum.Float()) {
			t.Fatalf("%v: %v do not add up", parts, got)
		}
	}
}

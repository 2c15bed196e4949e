package nn

import "testing"

func TestCurve(t *testing.T) {
	c := Curve{{0.2, 0.1}, {0.6, 0.5}}
	for _, x := range []struct{ stated, want float64 }{{0, 0}, {0.1, 0.05}, {0.2, 0.1}, {0.4, 0.3}, {0.6, 0.5}, {0.8, 0.75}, {1, 1}} {
		if got := c.At(x.stated); got < x.want-1e-12 || got > x.want+1e-12 {
			t.Errorf("%v becomes %v, want %v", x.stated, got, x.want)
		}
	}
	if got := Curve(nil).At(0.3); got != 0.3 {
		t.Errorf("no curve makes 0.3 %v", got)
	}
}

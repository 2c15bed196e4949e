package rules

import (
	"fmt"
	"testing"
)

// TestPrinted: how values print, including those out of range.
func TestPrinted(t *testing.T) {
	for _, x := range []struct {
		value fmt.Stringer
		want  string
	}{
		{Seat(2), "2"}, {Nobody, "nobody"},
		{Seats(0), "nobody"}, {Seats(0b101), "0 2"}, {Seats(0xFF), "0 1 2 3 4 5 6 7"},
		{Offer(0), ""}, {Reveal.With(4), "reveal 4"},
		{Playing, "play"}, {Phase(9), "?"}, {Unnamed, ""}, {Trump(200), "?"},
		{ByHolder, "holder"}, {Raise, "raise"}, {FromHolder, "own"}, {WithBoth, "both"}, {DummyUnder, "under"}, {ToDummy, "dummy"},
		{ByPlace, "place"}, {Precedence(7), "?"}, {Safe, "safe"}, {Ruling, "ruling"},
		{NotInHand, "card"}, {Reason(99), "?"},
	} {
		if got := fmt.Sprint(x.value); got != x.want {
			t.Errorf("%T is printed %q, not %q", x.value, got, x.want)
		}
	}
}

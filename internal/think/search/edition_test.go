package search

import (
	"slices"
	"testing"
)

// TestLevelBetween: edition 2 stays what it is, wherever among the levels a new one is put.
func TestLevelBetween(t *testing.T) {
	want := second(Levels())
	for at := range len(want) + 1 {
		levels := slices.Insert(Levels(), at, Level{Name: "new", Effort: Full()})
		if got := second(levels); !slices.Equal(got, want) {
			t.Errorf("with a new level at %d, edition 2 is %+v", at, got)
		}
	}
}

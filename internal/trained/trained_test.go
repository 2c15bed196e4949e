package trained

import (
	"testing"

	"ninetynine/record"
	"ninetynine/rules"
)

// TestHouse asks for a net first in the name of a house whose suits count for more: it
// has none, and does not take or spoil that of the published variant.
func TestHouse(t *testing.T) {
	v, _, err := record.ParseVariant([]byte(`{"variant":"standard","worth":"C4 D0 H2 S1"}`))
	if err != nil {
		t.Fatal(err)
	}
	house, err := rules.New(v)
	if err != nil {
		t.Fatal(err)
	}
	standard, err := rules.Open("standard")
	if err != nil {
		t.Fatal(err)
	}
	for range 2 { // before the net is read, and after
		if m, err := Model(house); err == nil {
			t.Errorf("the house got the net for %s", m.Label.Shape)
		}
		if _, err := Hash(house); err == nil {
			t.Error("the house's net has a hash")
		}
		if _, err := Model(standard); err != nil {
			t.Errorf("standard: %v", err)
		}
	}
}

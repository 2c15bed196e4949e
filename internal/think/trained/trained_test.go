package trained

import (
	"testing"

	"ninetynine/internal/test/must"
	"ninetynine/internal/think/nn"
	"ninetynine/record"
	"ninetynine/rules"
)

// TestHouse asks for a net first for a house variant whose suits count for more: it has none, and
// neither gets nor spoils that of the published variant.
func TestHouse(t *testing.T) {
	v, _ := must.Get2(record.ParseVariant([]byte(`{"variant":"standard","worth":"C4 D0 H2 S1"}`)))(t)
	house := must.Get(rules.New(v))(t)
	standard := must.Get(rules.Open("standard"))(t)
	for range 2 { // before the net is read, and after
		if m, err := Model(t.Context(), house); err == nil {
			t.Errorf("the house got the net for %s", m.Label.Shape)
		}
		if _, err := Hash(house); err == nil {
			t.Error("the house's net has a hash")
		}
		must.Get(Model(t.Context(), standard))(t, "standard")
	}
}

// TestHouseEdges: players of a house variant get the measurements of the first published variant of
// the shape, without compiling the catalogue to find them.
func TestHouseEdges(t *testing.T) {
	v, _ := must.Get2(record.ParseVariant([]byte(`{"variant":"strict","game":{"target":150}}`)))(t)
	house := must.Get(rules.New(v))(t)
	standard := must.Get(rules.Open("standard"))(t)
	want, err := SkillGains(standard)
	if err != nil || want == nil {
		t.Fatal(want, err)
	}
	if got, err := SkillGains(house); err != nil || got != want {
		t.Errorf("%s has other edges: %v, %v", house.ID(), got, err)
	}
	if n := testing.AllocsPerRun(10, func() { _, _ = SkillGains(house) }); n > 100 {
		t.Errorf("to look them up takes %v allocations", n)
	}
}

// TestCurves: every curve rises from 0 to 1, so that it keeps the order of chances; and every
// variant with a net has one for the net.
func TestCurves(t *testing.T) {
	for _, v := range rules.Catalogue() {
		g := must.Get(rules.New(v))(t)
		c, err := Curves(g)
		if err != nil || c == nil || c.Net.Open == nil {
			t.Fatalf("%s: %v, %v", v.ID, c, err)
		}
		for _, m := range []nn.Moments{c.Net, c.Expert, c.Study} {
			for _, curve := range []nn.Curve{m.Lay, m.Offer, m.Open} {
				last := [2]float64{}
				for _, at := range append(curve, [2]float64{1, 1}) {
					if at[0] <= last[0] || at[1] < last[1] {
						t.Errorf("%s: %v follows %v", v.ID, at, last)
					}
					last = at
				}
			}
		}
	}
}

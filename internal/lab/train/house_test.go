package train

import (
	"context"
	"strings"
	"testing"

	"ninetynine/internal/test/must"
)

func TestHouse(t *testing.T) {
	p := small(t, "duel").Plan
	p.Variants = []Share{{Variant: "club", Weight: 1, House: []byte(`{"variant": "duel", "id": "club", "ranks": "A K", "hand": 4, "aside": 2}`)}}
	tr := must.Get(New(p))(t)
	must.Get(tr.Iterate(context.Background()))(t)
	if want := "2 hands, 8 cards, 2 tricks, 2 aside"; tr.Model.Shape.Key() != want {
		t.Errorf("the net is for %s", tr.Model.Shape.Key())
	}
	if v, err := tr.Validate(context.Background(), "club", "greedy", 3); err != nil || v.Variant != "club" {
		t.Errorf("validated in %q: %v", v.Variant, err)
	}
	p.Variants[0].House = []byte(`{"variant": "duel", "hand": 40}`)
	if _, err := New(p); err == nil || !strings.Contains(err.Error(), "club") {
		t.Errorf("an impossible house variant: %v", err)
	}
}

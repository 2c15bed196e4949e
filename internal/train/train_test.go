package train

import (
	"context"
	"path/filepath"
	"slices"
	"testing"

	"ninetynine/internal/nn"
)

// TestResume asks that a training that was interrupted comes to the same net
// as one that was not.
func TestResume(t *testing.T) {
	ctx := context.Background()
	whole, part := small(t, "four"), small(t, "four")
	file := filepath.Join(t.TempDir(), "checkpoint")
	for i := range 4 {
		if _, err := whole.Iterate(ctx); err != nil {
			t.Fatal(err)
		}
		if _, err := part.Iterate(ctx); err != nil {
			t.Fatal(err)
		}
		if i == 1 {
			if err := part.Save(file); err != nil {
				t.Fatal(err)
			}
			var err error
			if part, err = Resume(file, part.Plan); err != nil {
				t.Fatal(err)
			}
		}
	}
	if whole.Done != part.Done || !slices.Equal(whole.Net.Params, part.Net.Params) || !slices.Equal(whole.Critic.Params, part.Critic.Params) {
		t.Error("the interrupted training came to another net")
	}
	other := part.Plan
	other.First = 128
	if _, err := Resume(file, other); err == nil {
		t.Error("a checkpoint of another width is taken")
	}
}

// TestFrom begins from a net with narrower layers, and asks that the deals are
// played as that would play them.
func TestFrom(t *testing.T) {
	ctx := context.Background()
	narrow := small(t, "standard")
	if _, err := narrow.Iterate(ctx); err != nil {
		t.Fatal(err)
	}
	copy(narrow.Model.Player.Params, narrow.Net.Params)
	copy(narrow.Model.Critic.Params, narrow.Critic.Params)
	p := narrow.Plan
	p.From = filepath.Join(t.TempDir(), "narrow.net")
	if err := narrow.WriteNet(p.From, 32); err != nil {
		t.Fatal(err)
	}
	same, err := New(p)
	if err != nil {
		t.Fatal(err)
	}
	p.First, p.Second, p.Critic = 128, 64, [2]int{128, 64}
	wide, err := New(p)
	if err != nil {
		t.Fatal(err)
	}
	a, err := same.Iterate(ctx)
	if err != nil {
		t.Fatal(err)
	}
	b, err := wide.Iterate(ctx)
	if err != nil {
		t.Fatal(err)
	}
	if a.Bid != b.Bid || a.Made != b.Made || a.Rows != b.Rows {
		t.Errorf("the widened net played otherwise: %+v and %+v", a, b)
	}
	p.First = 64
	p.Second = 32
	p.Critic = [2]int{512, 256}
	if _, err := New(p); err == nil {
		t.Error("a critic grows to eight times its width")
	}
}

// TestSettle asks that nothing but the expectations changes.
func TestSettle(t *testing.T) {
	tr := small(t, "standard")
	if _, err := tr.Iterate(context.Background()); err != nil {
		t.Fatal(err)
	}
	tr.Plan.Stages[0].Settle = true
	before := slices.Clone(tr.Model.Player.Params)
	if _, err := tr.Iterate(context.Background()); err != nil {
		t.Fatal(err)
	}
	lo, hi := tr.Net.Part(nn.HeadOutlook)
	if slices.Equal(before[lo:hi], tr.Net.Params[lo:hi]) {
		t.Error("nothing is learnt")
	}
	for _, p := range [][]float32{tr.Net.Params, tr.Model.Player.Params} {
		if !slices.Equal(before[:lo], p[:lo]) || !slices.Equal(before[hi:], p[hi:]) {
			t.Error("more than the expectations changes")
		}
	}
}

package train

import (
	"context"
	"path/filepath"
	"slices"
	"testing"
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

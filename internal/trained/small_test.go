//go:build !js

package trained

import (
	"crypto/sha256"
	"encoding/hex"
	"encoding/json"
	"testing"

	"ninetynine/internal/nn"
	"ninetynine/rules"
)

// mostSmall is how many bytes a browser may have to fetch for a net.
const mostSmall = 700_000

// TestSmall: every net has a small file, made of it as it is now.
func TestSmall(t *testing.T) {
	full, err := listings("")
	if err != nil {
		t.Fatal(err)
	}
	all, err := Files()
	if err != nil {
		t.Fatal(err)
	}
	if len(all) != len(full)+1 {
		t.Errorf("%d files for %d nets and their list", len(all), len(full))
	}
	for _, l := range full {
		data, err := files.ReadFile(l.File)
		if err != nil {
			t.Fatal(err)
		}
		label, _, err := nn.ReadLabel(all[l.File])
		if err != nil {
			t.Fatalf("%s: %v", l.File, err)
		}
		sum := sha256.Sum256(data)
		if hash := hex.EncodeToString(sum[:]); label.Of != hash || label.Shape != l.Label.Shape {
			t.Errorf("%s was made of another net: run ninetynine train shrink, as docs/training.md says", l.File)
		}
		if n := len(all[l.File]); n > mostSmall {
			t.Errorf("%s has %d bytes, and may have %d", l.File, n, mostSmall)
		}
	}
	var listed []listing
	if err := json.Unmarshal(all[indexName], &listed); err != nil || len(listed) != len(full) {
		t.Errorf("the list has %d nets: %v", len(listed), err)
	}
	for _, l := range listed {
		sum := sha256.Sum256(all[l.File])
		if l.Hash != hex.EncodeToString(sum[:]) {
			t.Errorf("%s: the hash in the list is %s", l.File, l.Hash)
		}
	}
}

// TestSmallModel reads a small net, which has the player and the critic of the large one.
func TestSmallModel(t *testing.T) {
	g, err := rules.Open("duel")
	if err != nil {
		t.Fatal(err)
	}
	full, err := Model(g)
	if err != nil {
		t.Fatal(err)
	}
	small, err := Small(g)
	if err != nil {
		t.Fatal(err)
	}
	if small == full || small.Label.Bits != 0 || small.Label.Deals != full.Label.Deals || len(small.Critic.Params) != len(full.Critic.Params) {
		t.Errorf("%+v is no small net of %+v", small.Label, full.Label)
	}
}

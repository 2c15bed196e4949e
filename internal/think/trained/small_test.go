//go:build !js

package trained

import (
	"context"
	"crypto/sha256"
	"encoding/hex"
	"encoding/json"
	"errors"
	"flag"
	"os"
	"testing"

	"ninetynine/internal/test/must"
	"ninetynine/internal/think/nn"
	"ninetynine/rules"
)

var update = flag.Bool("update", false, "write the list of the small files")

// mostSmall limits the bytes that a browser has to fetch for a net.
const mostSmall = 700_000

// TestSmall: every net has a small file, made of the present one.
func TestSmall(t *testing.T) {
	full := must.Get(listings(""))(t)
	all := must.Get(Files())(t)
	if len(all) != len(full) {
		t.Errorf("%d files for %d nets", len(all), len(full))
	}
	for _, l := range full {
		data := must.Get(files.ReadFile(l.File))(t)
		label, _ := must.Get2(nn.ReadLabel(all[l.File]))(t, l.File)
		sum := sha256.Sum256(data)
		if hash := hex.EncodeToString(sum[:]); label.Of != hash || label.Shape != l.Label.Shape {
			t.Errorf("%s was made of another net: run ninetynine train shrink, as docs/training.md says", l.File)
		}
		if n := len(all[l.File]); n > mostSmall {
			t.Errorf("%s has %d bytes, and may have %d", l.File, n, mostSmall)
		}
	}
}

// TestIndex: the engine for browsers knows all small files without reading them.
func TestIndex(t *testing.T) {
	all, _ := must.Get2(small())(t)
	want := must.Get(json.MarshalIndent(all, "", "\t"))(t)
	want = append(want, '\n')
	if *update {
		must.Do(t, os.WriteFile(smallFolder+indexName, want, 0o644))
	}
	if got, err := os.ReadFile(smallFolder + indexName); err != nil || string(got) != string(want) {
		t.Errorf("%s is of other files: go test ./internal/think/trained -update (%v)", indexName, err)
	}
}

// TestSmallModel reads a small net, which has the player and the critic of the large one.
func TestSmallModel(t *testing.T) {
	g := must.Get(rules.Open("duel"))(t)
	full := must.Get(Model(t.Context(), g))(t)
	small := must.Get(Small(t.Context(), g))(t)
	if small == full || small.Label.Bits != 0 || small.Label.Deals != full.Label.Deals || len(small.Critic.Params) != len(full.Critic.Params) {
		t.Errorf("%+v is no small net of %+v", small.Label, full.Label)
	}
}

// TestUnfetched: a net that cannot be fetched differs from a net that was never trained, and an
// answer that is no net is not taken for one. The next caller fetches it again; no caller waits
// longer than its context.
func TestUnfetched(t *testing.T) {
	standard := must.Get(rules.Open("standard"))(t)
	all, content := must.Get2(small())(t)
	var comes func(name string) ([]byte, error)
	nets := listed(all, func(name string) ([]byte, error) { return comes(name) })
	get := func(ctx context.Context) error {
		m, err := model(ctx, standard, func() (map[string]*net, error) { return nets, nil })
		if (m == nil) != (err != nil) {
			t.Errorf("a net %v with the error %v", m, err)
		}
		return err
	}
	answer := make(chan error, 2)
	comes = func(string) ([]byte, error) { return nil, <-answer }
	ended, end := context.WithCancel(t.Context())
	end()
	if err := get(ended); !errors.Is(err, context.Canceled) {
		t.Errorf("to somebody who waits no more: %v", err)
	}
	answer <- ErrUnfetched // for the same file
	answer <- ErrUnfetched
	for err := get(t.Context()); err != nil; err = get(t.Context()) {
		if !errors.Is(err, ErrUnfetched) {
			t.Fatal(err)
		}
		comes = func(name string) ([]byte, error) { return []byte("<!doctype html>"), nil }
		if err := get(t.Context()); !errors.Is(err, ErrUnfetched) {
			t.Errorf("another file: %v", err)
		}
		comes = func(name string) ([]byte, error) { return content[name], nil }
	}
}

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
	"path/filepath"
	"testing"

	"ninetynine/internal/test/must"
	"ninetynine/internal/think/nn"
	"ninetynine/rules"
)

var update = flag.Bool("update", false, "write the list of the files")

// fullFolder has the nets of which these are the small files.
const fullFolder = "../../lab/train/full/"

// TestSmall: every net is a small file, made of the present full one. A browser has to fetch it.
func TestSmall(t *testing.T) {
	const most, mostOfFive = 700_000, 1_400_000
	all := must.Get(Files())(t)
	if full := must.Get(filepath.Glob(fullFolder + "*.net"))(t); len(all) != len(full) {
		t.Errorf("%d files for %d nets", len(all), len(full))
	}
	for name, data := range all {
		label, _ := must.Get2(nn.ReadLabel(data))(t, name)
		full := must.Get(os.ReadFile(fullFolder + name))(t)
		sum := sha256.Sum256(full)
		of, _ := must.Get2(nn.ReadLabel(full))(t, name)
		if hash := hex.EncodeToString(sum[:]); label.Of != hash || label.Shape != of.Shape {
			t.Errorf("%s was made of another net: run ninetynine train shrink, as docs/training.md says", name)
		}
		limit := most
		if name == "five.net" {
			limit = mostOfFive
		}
		if len(data) > limit {
			t.Errorf("%s has %d bytes, and may have %d", name, len(data), limit)
		}
	}
}

// index returns the list of the files for browsers.
func index(t *testing.T) []listing {
	all := must.Get(listings())(t)
	for i := range all {
		sum := sha256.Sum256(must.Get(files.ReadFile(all[i].File))(t))
		all[i].Hash = hex.EncodeToString(sum[:])
	}
	return all
}

// TestIndex: the engine for browsers knows all files without reading them.
func TestIndex(t *testing.T) {
	want := append(must.Get(json.MarshalIndent(index(t), "", "\t"))(t), '\n')
	if *update {
		must.Do(t, os.WriteFile(indexName, want, 0o644))
	}
	if got, err := os.ReadFile(indexName); err != nil || string(got) != string(want) {
		t.Errorf("%s is of other files: go test ./internal/think/trained -update (%v)", indexName, err)
	}
}

// TestUnfetched: a net that cannot be fetched differs from a net that was never trained, and an
// answer that is no net is not taken for one. The next caller fetches it again; no caller waits
// longer than its context.
func TestUnfetched(t *testing.T) {
	standard := must.Get(rules.Open("standard"))(t)
	all, content := index(t), must.Get(Files())(t)
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

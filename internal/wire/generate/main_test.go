package main

import (
	"bytes"
	"os"
	"path/filepath"
	"testing"

	"ninetynine/internal/test/must"
)

// TestGenerated checks that the generated files are up to date.
func TestGenerated(t *testing.T) {
	const root = "../../.."
	files := must.Get(generate(root))(t)
	for name, want := range files {
		got := must.Get(os.ReadFile(filepath.Join(root, name)))(t)
		// A clone for Windows may have different line ends.
		if !bytes.Equal(bytes.ReplaceAll(got, []byte("\r\n"), []byte("\n")), want) {
			t.Errorf("%s is not what package wire says: go generate ./internal/wire", name)
		}
	}
}

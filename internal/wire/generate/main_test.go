package main

import (
	"bytes"
	"os"
	"path/filepath"
	"testing"
)

// TestGenerated asks that what follows from package wire has been made anew
// since it was changed last.
func TestGenerated(t *testing.T) {
	root, err := moduleRoot()
	if err != nil {
		t.Fatal(err)
	}
	files, err := generate(root)
	if err != nil {
		t.Fatal(err)
	}
	for name, want := range files {
		got, err := os.ReadFile(filepath.Join(root, name))
		if err != nil {
			t.Fatal(err)
		}
		// A clone for Windows may have other ends of lines.
		if !bytes.Equal(bytes.ReplaceAll(got, []byte("\r\n"), []byte("\n")), want) {
			t.Errorf("%s is not what package wire says: go generate ./internal/wire", name)
		}
	}
}

package main

import (
	"bytes"
	"os"
	"testing"

	"ninetynine/internal/test/must"
)

// TestGenerated: the committed module is what this program writes.
func TestGenerated(t *testing.T) {
	kept := must.Get(os.ReadFile("../kernel.wasm"))(t)
	if !bytes.Equal(kept, module()) {
		t.Error("kernel.wasm is out of date: go generate ./internal/think/nn")
	}
}

package main

import (
	"bytes"
	"os"
	"testing"
)

// TestGenerated: the module that is part of the program is what this program writes.
func TestGenerated(t *testing.T) {
	kept, err := os.ReadFile("../kernel.wasm")
	if err != nil {
		t.Fatal(err)
	}
	if !bytes.Equal(kept, module()) {
		t.Error("kernel.wasm is out of date: go generate ./internal/think/nn")
	}
}

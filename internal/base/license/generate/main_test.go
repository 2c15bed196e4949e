package main

import (
	"testing"

	"ninetynine/internal/base/license"
)

// TestUpToDate: the licences are those of the modules that are in the program now.
func TestUpToDate(t *testing.T) {
	want, err := collect()
	if err != nil {
		t.Fatal(err)
	}
	if license.Text() != want {
		t.Error("licenses.txt is not what is collected now: run go generate ./internal/base/license")
	}
}

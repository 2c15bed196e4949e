package main

import (
	"testing"

	"ninetynine/internal/base/license"
	"ninetynine/internal/test/must"
)

// TestUpToDate: the licences are those of the modules that are in the program now.
func TestUpToDate(t *testing.T) {
	want := must.Get(collect())(t)
	if license.Text() != want {
		t.Error("licenses.txt is not what is collected now: run go generate ./internal/base/license")
	}
}

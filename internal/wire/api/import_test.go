package api

import (
	"ninetynine/internal/store/journal"
	"testing"
)

// TestBroughtID: a table imported by an earlier version is found again.
func TestBroughtID(t *testing.T) {
	if id := importID("panna", journal.Hash{1, 2, 3}); id != "u5x7myvarnv527q3" {
		t.Errorf("the id is %s", id)
	}
}

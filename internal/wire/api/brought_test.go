package api

import (
	"testing"

	"ninetynine/internal/table"
)

// TestBroughtID: a table that was brought by an earlier edition is found again.
func TestBroughtID(t *testing.T) {
	if id := broughtID("panna", table.Hash{1, 2, 3}); id != "u5x7myvarnv527q3" {
		t.Errorf("the id is %s", id)
	}
}

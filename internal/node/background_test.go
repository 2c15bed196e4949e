package node

import "testing"

// TestBackground has work done in the background, and its panics told to the caller.
func TestBackground(t *testing.T) {
	done := false
	background(func() { done = true })
	if !done {
		t.Error("it returned before the work was done")
	}
	defer func() {
		if fault := recover(); fault != "trouble" {
			t.Errorf("the caller got %v", fault)
		}
	}()
	background(func() { panic("trouble") })
}

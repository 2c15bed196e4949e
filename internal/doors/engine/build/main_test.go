package main

import (
	"os/exec"
	"slices"
	"strings"
	"testing"

	"ninetynine/internal/test/must"
)

// TestHurried: the packages of the engine that think are fast, and no package is named that it has not. Reasons are given
// after thinking.
func TestHurried(t *testing.T) {
	list := exec.Command("go", "list", "-deps", "ninetynine/internal/doors/engine")
	list.Env = append(list.Environ(), "GOOS=js", "GOARCH=wasm")
	deps := strings.Fields(string(must.Get(list.Output())(t)))
	for _, p := range hurried() {
		if !slices.Contains(deps, p) {
			t.Errorf("the engine has no %s", p)
		}
	}
	for _, p := range deps {
		if strings.HasPrefix(p, "ninetynine/internal/think/") && !slices.Contains(append(hurried(), "ninetynine/internal/think/reason"), p) {
			t.Errorf("%s thinks slowly", p)
		}
	}
}

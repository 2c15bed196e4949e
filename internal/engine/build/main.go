// Build builds the engine into a folder: engine.wasm, and wasm_exec.js of the same Go, which
// starts it. The same source and the same Go give the same bytes.
package main

import (
	"fmt"
	"os"
	"os/exec"
	"path/filepath"
	"strings"
)

func main() {
	if len(os.Args) != 2 {
		fmt.Fprintln(os.Stderr, "usage: build FOLDER")
		os.Exit(2)
	}
	if err := build(os.Args[1]); err != nil {
		fmt.Fprintln(os.Stderr, err)
		os.Exit(1)
	}
}

func build(folder string) error {
	module, err := asked("list", "-m", "-f", "{{.Dir}}")
	if err != nil {
		return fmt.Errorf("where is the source: %w", err)
	}
	scratch, err := os.MkdirTemp("", "engine")
	if err != nil {
		return err
	}
	defer os.RemoveAll(scratch)
	phrases, err := overlay(scratch, module)
	if err != nil {
		return fmt.Errorf("what the engine says: %w", err)
	}
	args := []string{"build", "-overlay", phrases, "-trimpath", "-buildvcs=false", "-ldflags", "-s -w -buildid="}
	for _, p := range unhurried() {
		args = append(args, "-gcflags="+p+"=-l")
	}
	cmd := exec.Command("go", append(args, "-o", filepath.Join(folder, "engine.wasm"), "ninetynine/internal/engine")...)
	cmd.Env = append(os.Environ(), "GOOS=js", "GOARCH=wasm", "GOWASM=satconv,signext")
	cmd.Stderr = os.Stderr
	if err := cmd.Run(); err != nil {
		return fmt.Errorf("building the engine: %w", err)
	}
	root, err := asked("env", "GOROOT")
	if err != nil {
		return fmt.Errorf("where is Go: %w", err)
	}
	const start = "wasm_exec.js"
	text, err := os.ReadFile(filepath.Join(root, "lib", "wasm", start))
	if err != nil {
		return err
	}
	return os.WriteFile(filepath.Join(folder, start), text, 0o644)
}

// asked returns what the go command answers.
func asked(args ...string) (string, error) {
	out, err := exec.Command("go", args...).Output()
	return strings.TrimSpace(string(out)), err
}

// unhurried are packages that nobody waits for: without inlining they are smaller by a
// twentieth, once compressed. Those that think are none of them.
func unhurried() []string {
	all := []string{"fmt", "encoding/...", "time", "reflect", "os", "io/fs", "syscall", "crypto/...", "compress/...", "math/big"}
	for _, p := range []string{
		"record", "internal/table", "internal/api", "internal/store", "internal/hall", "internal/lobby", "internal/archive",
		"internal/alone", "internal/phrase", "internal/pad", "internal/problem", "internal/review", "internal/statistics",
		"internal/wire", "internal/reason", "internal/indexeddb",
	} {
		all = append(all, "ninetynine/"+p)
	}
	return all
}

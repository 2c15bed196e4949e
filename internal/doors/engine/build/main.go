// Build builds the engine for browsers into a folder: engine.wasm.br; wasm_exec.js of the same Go, which
// starts it; in the folder said, compressed, answers that the page needs before it has the engine (see
// localhall.Fixed); and in packed the compressed forms of the page's other files (see page.PackedName). The
// same source and the same Go give the same bytes.
package main

import (
	"bytes"
	"context"
	"fmt"
	"os"
	"os/exec"
	"path/filepath"
	"strings"

	"github.com/andybalholm/brotli"

	"ninetynine/internal/doors/localhall"
	"ninetynine/internal/doors/page"
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
	if err := empty(folder); err != nil {
		return err
	}
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
	args = append(args, inlining()...)
	engine := filepath.Join(scratch, "engine.wasm")
	cmd := exec.Command("go", append(args, "-o", engine, "ninetynine/internal/doors/engine")...)
	cmd.Env = append(os.Environ(), "GOOS=js", "GOARCH=wasm", "GOWASM=satconv,signext")
	cmd.Stderr = os.Stderr
	if err := cmd.Run(); err != nil {
		return fmt.Errorf("building the engine: %w", err)
	}
	program, err := os.ReadFile(engine)
	if err != nil {
		return err
	}
	// The best quality makes this a tenth smaller and takes two minutes.
	if err := pack(program, filepath.Join(folder, "engine.wasm.br"), 9); err != nil {
		return err
	}
	if err := say(filepath.Join(folder, "said")); err != nil {
		return fmt.Errorf("what the page says without the engine: %w", err)
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
	if err := os.WriteFile(filepath.Join(folder, start), text, 0o644); err != nil {
		return err
	}
	return packPage(folder)
}

// empty removes the files of an earlier build, since programs embed the whole folder.
func empty(folder string) error {
	entries, err := os.ReadDir(folder)
	if err != nil {
		return err
	}
	for _, e := range entries {
		if e.Name() != "about.txt" {
			if err := os.RemoveAll(filepath.Join(folder, e.Name())); err != nil {
				return err
			}
		}
	}
	return nil
}

// pack compresses a text into a file, once for all browsers.
func pack(text []byte, to string, quality int) error {
	var b bytes.Buffer
	z := brotli.NewWriterOptions(&b, brotli.WriterOptions{Quality: quality, LGWin: 24})
	if _, err := z.Write(text); err != nil {
		return err
	}
	if err := z.Close(); err != nil {
		return err
	}
	if err := os.MkdirAll(filepath.Dir(to), 0o755); err != nil {
		return err
	}
	return os.WriteFile(to, b.Bytes(), 0o644)
}

func packPage(folder string) error {
	return page.Site(os.DirFS(folder), func(name string, text []byte) error {
		if strings.Contains(name, "/said/") { // compressed already
			return nil
		}
		switch filepath.Ext(name) {
		case ".js", ".css", ".json", ".svg", ".txt":
			return pack(text, filepath.Join(folder, page.PackedName(text)), brotli.BestCompression)
		}
		return nil
	})
}

// say writes the fixed answers into a folder, and nothing else.
func say(folder string) error {
	said, err := localhall.Fixed(context.Background(), "in a browser")
	if err != nil {
		return err
	}
	for name, text := range said {
		if err := pack(text, filepath.Join(folder, filepath.FromSlash(name)+".br"), brotli.BestCompression); err != nil {
			return err
		}
	}
	return nil
}

// asked returns the output of the go command.
func asked(args ...string) (string, error) {
	out, err := exec.Command("go", args...).Output()
	return strings.TrimSpace(string(out)), err
}

// inlining returns the compiler's flags: without inlining, packages are smaller by a twentieth, once compressed, and only
// those that think need to be fast. Of several flags for a package, the last one counts.
func inlining() (flags []string) {
	for _, p := range []string{"fmt", "encoding/...", "time", "reflect", "os", "io/fs", "syscall", "crypto/...", "compress/...", "math/big", "ninetynine/..."} {
		flags = append(flags, "-gcflags="+p+"=-l")
	}
	for _, p := range hurried() {
		flags = append(flags, "-gcflags="+p+"=")
	}
	return flags
}

// hurried are the packages that think.
func hurried() []string {
	all := []string{"ninetynine/cards", "ninetynine/rules", "ninetynine/match", "ninetynine/internal/base/elementary"}
	for _, p := range []string{"bot", "claim", "company", "heuristic", "netless", "nn", "pimc", "search", "solve", "trained", "worlds"} {
		all = append(all, "ninetynine/internal/think/"+p)
	}
	return all
}

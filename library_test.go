package ninetynine

import (
	"bytes"
	"os"
	"os/exec"
	"path/filepath"
	"strings"
	"testing"
)

// block returns the first fenced block of a page with the label.
func block(t *testing.T, page, label string) string {
	t.Helper()
	text, err := os.ReadFile(page)
	if err != nil {
		t.Fatal(err)
	}
	_, after, found := strings.Cut(string(text), "```"+label+"\n")
	inside, _, ended := strings.Cut(after, "```\n")
	if !found || !ended {
		t.Fatalf("%s has no block %q", page, label)
	}
	return inside
}

// TestLibrary builds and runs another module that imports ours. It is the
// program in docs/library.md, and prints what that page says.
func TestLibrary(t *testing.T) {
	const folder, page = "testdata/library", "docs/library.md"
	source, err := os.ReadFile(filepath.Join(folder, "main.go"))
	if err != nil {
		t.Fatal(err)
	}
	if string(source) != block(t, page, "go") {
		t.Errorf("%s shows another program than %s/main.go", page, folder)
	}
	// It uses our go.sum, so that the sums are in one file only.
	mod := filepath.Join(t.TempDir(), "go.mod")
	for from, to := range map[string]string{filepath.Join(folder, "go.mod"): mod, "go.sum": filepath.Join(filepath.Dir(mod), "go.sum")} {
		text, err := os.ReadFile(from)
		if err != nil {
			t.Fatal(err)
		}
		if err := os.WriteFile(to, text, 0o600); err != nil {
			t.Fatal(err)
		}
	}
	run := exec.Command("go", "run", "-mod=mod", "-modfile="+mod, ".")
	run.Dir = folder
	var stderr bytes.Buffer
	run.Stderr = &stderr
	out, err := run.Output()
	if err != nil {
		t.Fatalf("%v\n%s", err, stderr.Bytes())
	}
	if string(out) != block(t, page, "text") {
		t.Errorf("the program says\n%s", out)
	}
}

package ninetynine

import (
	"bytes"
	"errors"
	"os"
	"os/exec"
	"path/filepath"
	"strings"
	"testing"

	"ninetynine/internal/test/gate"
	"ninetynine/internal/test/must"
)

const library, libraryPage = "testdata/library", "docs/library.md"

// blocks returns the fenced blocks of a page with the label.
func blocks(t *testing.T, page, label string) (all []string) {
	t.Helper()
	text := must.Get(os.ReadFile(page))(t)
	for rest := string(text); ; {
		_, after, found := strings.Cut(rest, "```"+label+"\n")
		inside, next, ended := strings.Cut(after, "```\n")
		if !found || !ended {
			break
		}
		all, rest = append(all, inside), next
	}
	if len(all) == 0 {
		t.Fatalf("%s has no block %q", page, label)
	}
	return all
}

// TestLibrary builds and runs another module that imports ours. It is the
// program in docs/library.md, and prints what that page says.
func TestLibrary(t *testing.T) {
	source := must.Get(os.ReadFile(filepath.Join(library, "main.go")))(t)
	adviser := must.Get(os.ReadFile(filepath.Join(library, "adviser/main.go")))(t)
	if shown := blocks(t, libraryPage, "go"); string(source) != shown[0] || string(adviser) != shown[1] {
		t.Errorf("%s shows other programs than %s", libraryPage, library)
	}
	for i, program := range []string{".", "./adviser"} {
		run := exec.Command("go", "run", program)
		run.Dir = library
		checkLibrary(t, run, i)
	}
}

// TestImporting follows docs/library.md on importing, from an empty module cache. That needs a
// network.
func TestImporting(t *testing.T) {
	gate.Only(t, "fetches modules")
	clone, err := filepath.Abs(".")
	dir := t.TempDir()
	must.Do(t, errors.Join(err, os.Symlink(clone, filepath.Join(dir, "ninetynine"))))
	steps := blocks(t, libraryPage, "sh")
	script := "set -e\n" + steps[0] + "cp ../ninetynine/" + library + "/main.go .\n" + steps[1]
	run := exec.Command("sh", "-c", script)
	run.Dir = dir
	run.Env = append(os.Environ(), "GOFLAGS=-modcacherw", "GOMODCACHE="+filepath.Join(dir, "modules"))
	checkLibrary(t, run, 0)
}

// checkLibrary runs a program, which must print what the page says in its block of that number.
func checkLibrary(t *testing.T, run *exec.Cmd, block int) {
	t.Helper()
	var stderr bytes.Buffer
	run.Stderr = &stderr
	out, err := run.Output()
	if err != nil {
		t.Fatalf("%v\n%s", err, stderr.Bytes())
	}
	if string(out) != blocks(t, libraryPage, "text")[block] {
		t.Errorf("the program says\n%s", out)
	}
}

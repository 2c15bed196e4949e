// Package gate separates the tests of the gate from those of everyday work. go test ./... skips tests that
// need a browser, PostgreSQL or more than a few seconds. The gate, .ci/run, sets CI=1 in the environment:
// then these tests run, and a missing program is a failure.
package gate

import (
	"cmp"
	"flag"
	"os"
	"os/exec"
	"path/filepath"
	"slices"
	"strconv"
	"testing"
)

// Runs reports whether the gate runs the tests.
func Runs() bool { return os.Getenv("CI") != "" }

// Only skips the test unless the gate runs it, for example because it takes long.
func Only(t testing.TB, why string) {
	t.Helper()
	if !Runs() {
		t.Skipf("only in the gate, since it %s: set CI=1", why)
	}
}

// Some returns all of a list in the gate, and otherwise n of it, spread evenly.
func Some[T any](all []T, n int) []T {
	if Runs() || n >= len(all) {
		return all
	}
	some := make([]T, n)
	for i := range some {
		some[i] = all[i*len(all)/n]
	}
	return some
}

// Times returns how often to repeat something: so often in the gate, or otherwise.
func Times(gate, otherwise int) int {
	if Runs() {
		return gate
	}
	return otherwise
}

// Checks says how many runs of a property package rapid makes outside of the gate.
func Checks(n int) {
	if !Runs() {
		_ = flag.Set("rapid.checks", strconv.Itoa(n)) // a test with rapid has the flag
	}
}

// Program returns the path of the first of these programs that is installed, by name or by a pattern for
// its path. The gate fails without one; otherwise the test is skipped.
func Program(t testing.TB, names ...string) string {
	t.Helper()
	path := Installed(names...)
	switch {
	case path != "":
	case Runs():
		t.Fatalf("%s is not installed", names[0])
	default:
		t.Skipf("%s is not installed", names[0])
	}
	return path
}

// Installed returns the path of the first of these programs that exists, or "". Of several that match a
// pattern, such as the versions of a server, it returns the newest.
func Installed(names ...string) string {
	for _, name := range names {
		if path, err := exec.LookPath(name); err == nil {
			return path
		}
		found, _ := filepath.Glob(name) // a bad pattern finds nothing
		if len(found) > 0 {
			return slices.MaxFunc(found, newer)
		}
	}
	return ""
}

// newer compares paths whose versions are numbers: the longer name is the newer one.
func newer(a, b string) int { return cmp.Or(cmp.Compare(len(a), len(b)), cmp.Compare(a, b)) }

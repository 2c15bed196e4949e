package main

import (
	"os"
	"path/filepath"
	"strings"
	"testing"
	"time"

	"ninetynine/internal/test/must"
)

// TestEndless: commands read no more of a file that is named than one of its kind can have.
func TestEndless(t *testing.T) {
	const zeros = "/dev/zero"
	if _, err := os.Stat(zeros); err != nil {
		t.Skip(err)
	}
	p := newPlayer(t)
	folder := t.TempDir()
	must.Do(t, os.Symlink(zeros, filepath.Join(folder, "endless"+padEnding)))
	must.Do(t, os.Symlink(zeros, filepath.Join(folder, "home.json")))
	for _, args := range [][]string{
		{"pad", "endless", "--folder", folder}, {"season", "endless", "--folder", folder}, {"simulate", "--from", zeros}, {"play", "--on", zeros, "--plain"},
		{"play", "--file", zeros, "--plain"}, {"simulate", "--house", zeros, "--deals", "1"}, {"serve", "--limits", zeros, "--data", t.TempDir()},
		{"serve", "--ssh", "127.0.0.1:0", "--ssh-key", zeros, "--addr", "127.0.0.1:0", "--data", t.TempDir()},
		{"problems", "check", zeros}, {"train", "shrink", "duel", "--net", zeros, "--out", filepath.Join(folder, "small.net")},
		{"train", "duel", "--restart", zeros, "--dir", folder},
	} {
		var errs string
		var code int
		ended := make(chan bool)
		go func() { _, errs, code = p.run("", args...); close(ended) }()
		select {
		case <-ended:
		case <-time.After(time.Minute):
			t.Fatalf("%q does not end", args)
		}
		if code == exitDone || !strings.Contains(errs, " MB, and no such file has") {
			t.Errorf("%q: exit code %d, %s", args, code, errs)
		}
	}
}

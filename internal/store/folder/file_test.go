package folder

import (
	"errors"
	"io"
	"io/fs"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"ninetynine/internal/test/must"
)

func TestWriteFile(t *testing.T) {
	folder := t.TempDir()
	name := filepath.Join(folder, "net")
	full := errors.New("the disk is full")
	for _, c := range []struct {
		text string
		err  error
		want string
	}{{"first", nil, "first"}, {"half of", full, "first"}, {"second", nil, "second"}} {
		err := WriteFile(name, func(w io.Writer) error {
			_, err := io.WriteString(w, c.text)
			return errors.Join(err, c.err)
		})
		if !errors.Is(err, c.err) {
			t.Errorf("%q: %v", c.text, err)
		}
		if got, err := os.ReadFile(name); err != nil || string(got) != c.want {
			t.Errorf("after %q the file has %q, %v", c.text, got, err)
		}
	}
	if left, err := os.ReadDir(folder); err != nil || len(left) != 1 {
		t.Errorf("left behind: %v, %v", left, err)
	}
}

// TestCreate: a file appears when it is complete, and replaces another only on request. Links stay and lead
// to it; a file that is not regular is written directly.
func TestCreate(t *testing.T) {
	dir := t.TempDir()
	in := func(name string) string { return filepath.Join(dir, name) }
	write := func(name string, replace bool) error {
		f, err := Create(in(name), 0o644, replace)
		if err != nil {
			return err
		}
		defer f.Discard()
		if _, err := io.WriteString(f, "new"); err != nil {
			return err
		}
		return f.Keep()
	}
	has := func(name, want string) {
		t.Helper()
		if got, err := os.ReadFile(in(name)); err != nil || string(got) != want {
			t.Errorf("%s has %q, %v; want %q", name, got, err, want)
		}
	}
	must.Do(t, errors.Join(os.WriteFile(in("old"), []byte("old"), 0o640), os.Symlink("old", in("link")), os.Symlink("later", in("ahead")), os.Mkdir(in("folder"), 0o700)))
	for _, name := range []string{"old", "link"} {
		if err := write(name, false); !errors.Is(err, fs.ErrExist) {
			t.Errorf("%s: %v", name, err)
		}
		has("old", "old")
	}
	must.Do(t, errors.Join(write("link", true), write("ahead", false)))
	has("old", "new")
	has("later", "new")
	for _, name := range []string{"link", "ahead"} {
		if info, err := os.Lstat(in(name)); err != nil || info.Mode()&fs.ModeSymlink == 0 {
			t.Errorf("%s is no link any more: %v, %v", name, info.Mode(), err)
		}
	}
	if info, err := os.Stat(in("old")); err != nil || info.Mode().Perm() != 0o640 {
		t.Errorf("the mode of the file that was replaced is %v, %v", info.Mode(), err)
	}
	if err := write("folder", true); err == nil || !strings.Contains(err.Error(), "it is a folder") {
		t.Errorf("a folder: %v", err)
	}
	f, err := Create(in("race"), 0o644, false)
	if err == nil {
		err = os.WriteFile(in("race"), []byte("other"), 0o600)
	}
	must.Do(t, err)
	if err := f.Keep(); !errors.Is(err, fs.ErrExist) {
		t.Errorf("a file that appeared meanwhile: %v", err)
	}
	has("race", "other")
	left, err := os.ReadDir(dir)
	if err != nil || len(left) != 6 {
		t.Errorf("left behind: %v, %v", left, err)
	}
}

package folder

import (
	"bufio"
	"errors"
	"fmt"
	"io"
	"os"
	"os/exec"
	"path/filepath"
	"strings"
	"testing"

	"ninetynine/internal/test/must"
)

// helper is the environment variable that makes this test's program another process, which takes the folder
// named there.
const helper = "NINETYNINE_TEST_FOLDER"

func TestMain(m *testing.M) {
	path := os.Getenv(helper)
	if path == "" {
		os.Exit(m.Run())
	}
	f, err := LockFolder(path)
	fmt.Println("taken", err)
	for lines := bufio.NewScanner(os.Stdin); lines.Scan(); {
		fmt.Println("done", f.Publish(lines.Text(), "s"))
	}
	fmt.Println("closed", f.Close())
}

type other struct {
	*exec.Cmd
	in  io.WriteCloser
	out *bufio.Scanner
}

func (o *other) says(t *testing.T, want string) {
	t.Helper()
	if !o.out.Scan() || o.out.Text() != want {
		t.Fatalf("it says %q, not %q", o.out.Text(), want)
	}
}

func start(t *testing.T, path string) *other {
	t.Helper()
	o := &other{Cmd: exec.Command(os.Args[0])}
	o.Env = append(os.Environ(), helper+"="+path)
	in, err := o.StdinPipe()
	out, err2 := o.StdoutPipe()
	must.Do(t, errors.Join(err, err2, o.Start()))
	t.Cleanup(func() { _ = o.Process.Kill(); _ = o.Wait() })
	o.in, o.out = in, bufio.NewScanner(out)
	o.says(t, "taken <nil>")
	return o
}

func refused(t *testing.T, path string, want InUse) {
	t.Helper()
	f, err := LockFolder(path)
	if err == nil {
		_ = f.Close()
	}
	var e *InUse
	if !errors.As(err, &e) || *e != want {
		t.Fatalf("got %v, want %+v", err, want)
	}
	for _, w := range []string{want.Path, want.URL, fmt.Sprint(want.PID)} {
		if !strings.Contains(err.Error(), w) {
			t.Errorf("it does not speak of %q: %v", w, err)
		}
	}
}

// TestOthers: a process that wants a folder in use gets the id and the URL of the process that has it, but
// nothing about a process that has ended.
func TestOthers(t *testing.T) {
	path := filepath.Join(t.TempDir(), "data")
	for _, kill := range []bool{true, false} {
		o := start(t, path)
		refused(t, path, InUse{path, o.Process.Pid, "", ""})
		fmt.Fprintln(o.in, "http://127.0.0.1:12345/a-long-address")
		o.says(t, "done <nil>")
		refused(t, path, InUse{path, o.Process.Pid, "http://127.0.0.1:12345/a-long-address", "s"})
		fmt.Fprintln(o.in, "http://[::1]:9")
		o.says(t, "done <nil>")
		refused(t, path, InUse{path, o.Process.Pid, "http://[::1]:9", "s"})
		if kill {
			must.Do(t, o.Process.Kill())
			_ = o.Wait()
			if said, err := os.ReadFile(filepath.Join(path, LockName)); err != nil || len(said) == 0 {
				t.Errorf("what it said is gone with it, so that this proves little: %v", err)
			}
			again := start(t, path) // does not inherit the dead one's lock file
			refused(t, path, InUse{path, again.Process.Pid, "", ""})
			o = again
		}
		must.Do(t, o.in.Close())
		o.says(t, "closed <nil>")
		_ = o.Wait()
		if said, err := os.ReadFile(filepath.Join(path, LockName)); err != nil || len(said) != 0 {
			t.Errorf("it has left %q, %v", said, err)
		}
		f := must.Get(LockFolder(path))(t)
		refused(t, path, InUse{path, os.Getpid(), "", ""}) // not even this process twice
		must.Do(t, f.Close())
	}
}

// TestGarbage: nonsense in a lock file is ignored.
func TestGarbage(t *testing.T) {
	path := t.TempDir()
	f := must.Get(LockFolder(path))(t)
	defer f.Close()
	for _, text := range []string{"", "{", `{"pid":"x"}`, strings.Repeat("x", 1<<16)} {
		must.Do(t, os.WriteFile(filepath.Join(path, LockName), []byte(text), 0o600))
		var e *InUse
		if _, err := LockFolder(path); !errors.As(err, &e) || *e != (InUse{Path: path}) {
			t.Errorf("%.10q: %v", text, err)
		}
	}
}

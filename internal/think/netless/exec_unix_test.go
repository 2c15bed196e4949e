//go:build unix

package netless

import (
	"context"
	"io"
	"os"
	"syscall"
	"testing"
	"time"

	"ninetynine/internal/test/must"
)

// TestExecOwnGroup: an interrupt from the terminal goes to its process group, and the program must
// not be in it.
func TestExecOwnGroup(t *testing.T) {
	e := program(t, "honest")
	m, _ := sealedView(t)
	must.Do(t, e.Begin(context.Background(), m, 0, 1))
	pid := e.process.cmd.Process.Pid
	if group, err := syscall.Getpgid(pid); err != nil || group != pid {
		t.Errorf("program %d is in group %d, not in its own: %v", pid, group, err)
	}
}

// TestExecGrandchildren: processes that a program started end with it, whether it ends by itself or
// is killed.
func TestExecGrandchildren(t *testing.T) {
	for _, mode := range []string{"parent", "stubborn-parent"} {
		t.Run(mode, func(t *testing.T) {
			alive, theirs := must.Get2(os.Pipe())(t)
			defer alive.Close()
			e := program(t, mode)
			e.Limits.Quit = time.Millisecond
			if mode == "parent" {
				e.Limits.Quit = time.Minute
			}
			e.Stderr = theirs // inherited by all: it closes when the last has ended
			m, v := sealedView(t)
			must.Do(t, e.Begin(context.Background(), m, 0, 1))
			if _, err := e.Choose(context.Background(), v); err != nil || e.Faults() != (Faults{}) {
				t.Fatalf("faults %+v, error %v", e.Faults(), err)
			}
			must.Do(t, e.Close())
			theirs.Close()
			alive.SetReadDeadline(time.Now().Add(20 * time.Second)) // only if the test fails
			if b, err := io.ReadAll(alive); err != nil {
				t.Errorf("somebody is left after Close: %q, %v", b, err)
			}
		})
	}
}

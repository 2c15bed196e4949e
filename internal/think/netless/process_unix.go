//go:build unix

package netless

import (
	"os"
	"syscall"
)

func ownGroup() *syscall.SysProcAttr { return &syscall.SysProcAttr{Setpgid: true} }

// groupOf returns a function that kills the rest of a program's process group.
func groupOf(p *os.Process) (kill func()) {
	return func() { syscall.Kill(-p.Pid, syscall.SIGKILL) } // an error means that no process is left
}

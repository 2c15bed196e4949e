//go:build unix

package bot

import (
	"os"
	"syscall"
)

// ownGroup puts a program into a process group of its own.
func ownGroup() *syscall.SysProcAttr { return &syscall.SysProcAttr{Setpgid: true} }

// groupOf returns what kills all that is left of the group of a program.
func groupOf(p *os.Process) (kill func()) {
	return func() { syscall.Kill(-p.Pid, syscall.SIGKILL) } // an error: no process is left
}

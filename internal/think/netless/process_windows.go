package netless

import (
	"os"
	"syscall"

	"golang.org/x/sys/windows"
)

// ownGroup keeps the terminal's Ctrl+C from a program.
func ownGroup() *syscall.SysProcAttr {
	return &syscall.SysProcAttr{CreationFlags: windows.CREATE_NEW_PROCESS_GROUP}
}

// groupOf puts a program into a job, together with everything that it starts from now on, and
// returns a function that ends the job. If that fails, only the program itself will be killed.
func groupOf(p *os.Process) (kill func()) {
	job, err := windows.CreateJobObject(nil, nil)
	if err != nil {
		return func() {}
	}
	if h, err := windows.OpenProcess(windows.PROCESS_SET_QUOTA|windows.PROCESS_TERMINATE, false, uint32(p.Pid)); err == nil {
		windows.AssignProcessToJobObject(job, h)
		windows.CloseHandle(h)
	}
	return func() {
		windows.TerminateJobObject(job, 1)
		windows.CloseHandle(job)
	}
}

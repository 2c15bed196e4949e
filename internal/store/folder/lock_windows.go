package folder

import (
	"errors"
	"os"

	"golang.org/x/sys/windows"
)

// Lock locks the file for this program until it is closed; the system unlocks it when the program dies. The
// error is [ErrInUse] if another program has it. The lock is on a byte beyond the end, so that other
// programs can still read.
func Lock(f *os.File) error {
	at := &windows.Overlapped{OffsetHigh: 1}
	err := windows.LockFileEx(windows.Handle(f.Fd()), windows.LOCKFILE_EXCLUSIVE_LOCK|windows.LOCKFILE_FAIL_IMMEDIATELY, 0, 1, 0, at)
	if errors.Is(err, windows.ERROR_LOCK_VIOLATION) {
		return ErrInUse
	}
	return err
}

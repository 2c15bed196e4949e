package solo

import (
	"errors"
	"os"

	"golang.org/x/sys/windows"
)

// lock takes the file for this program alone, until it is closed. The lock
// lies on a byte beyond any match, so that others can still read.
func lock(f *os.File) error {
	at := &windows.Overlapped{OffsetHigh: 1}
	err := windows.LockFileEx(windows.Handle(f.Fd()), windows.LOCKFILE_EXCLUSIVE_LOCK|windows.LOCKFILE_FAIL_IMMEDIATELY, 0, 1, 0, at)
	if errors.Is(err, windows.ERROR_LOCK_VIOLATION) {
		return ErrInUse
	}
	return err
}

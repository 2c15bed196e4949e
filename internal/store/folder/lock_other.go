//go:build !darwin && !dragonfly && !freebsd && !linux && !netbsd && !openbsd && !windows

package folder

import "os"

// Lock does nothing on systems without locks.
func Lock(*os.File) error { return nil }

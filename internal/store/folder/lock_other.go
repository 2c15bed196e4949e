//go:build !darwin && !dragonfly && !freebsd && !linux && !netbsd && !openbsd && !windows

package folder

import "os"

// Lock does nothing where there is nothing to lock with.
func Lock(*os.File) error { return nil }

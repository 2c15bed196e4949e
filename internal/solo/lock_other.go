//go:build !darwin && !dragonfly && !freebsd && !linux && !netbsd && !openbsd && !windows

package solo

import "os"

// lock does nothing where there is nothing to lock with.
func lock(*os.File) error { return nil }

// Package smalldisk has disks for tests that can be full.
package smalldisk

import (
	"errors"
	"os"
	"path/filepath"
	"syscall"
	"testing"
)

// New mounts a disk for the duration of the test, and returns its folder, and functions that fill it and
// empty it again. The size is in bytes, or has k or m for thousands or millions of them. Without the right
// to mount, the test is skipped.
func New(t testing.TB, size string) (disk string, fill, empty func()) {
	t.Helper()
	disk = t.TempDir()
	if err := syscall.Mount("tmpfs", disk, "tmpfs", 0, "size="+size); err != nil {
		t.Skipf("no disk of our own can be had: %v", err)
	}
	t.Cleanup(func() { _ = syscall.Unmount(disk, syscall.MNT_DETACH) })
	name := filepath.Join(disk, "fill")
	fill = func() {
		f, err := os.Create(name)
		for err == nil {
			_, err = f.Write(make([]byte, 1<<12))
		}
		if !errors.Is(err, syscall.ENOSPC) {
			t.Error(err)
		}
		_ = f.Close()
	}
	return disk, fill, func() {
		if err := os.Remove(name); err != nil {
			t.Error(err)
		}
	}
}

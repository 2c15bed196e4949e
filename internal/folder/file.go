package folder

import (
	"errors"
	"io"
	"os"
	"path/filepath"
	"runtime"
)

// WriteFile writes a file with content and, once all of it is on the disk, gives
// it its name, replacing any file with that name. After an error or a crash, the
// old file is unchanged.
func WriteFile(name string, content func(io.Writer) error) error {
	part, err := os.CreateTemp(filepath.Dir(name), filepath.Base(name)+".*.part")
	if err != nil {
		return err
	}
	defer os.Remove(part.Name()) // gone already if all went well
	if err := errors.Join(content(part), part.Sync(), part.Close()); err != nil {
		return err
	}
	return os.Rename(part.Name(), name)
}

// Sync makes sure that a folder's list of files is on the disk, so that a power
// failure does not lose the name of a new one.
func Sync(path string) error {
	if runtime.GOOS == "windows" {
		return nil // does so by itself, and offers no call for it
	}
	d, err := os.Open(path)
	if err != nil {
		return err
	}
	return errors.Join(d.Sync(), d.Close())
}

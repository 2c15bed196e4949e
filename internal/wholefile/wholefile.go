// Package wholefile writes files that are there whole or not at all.
package wholefile

import (
	"errors"
	"io"
	"os"
	"path/filepath"
)

// Write has content write a file and gives it its name once all of it is on
// the disk, in the place of what had the name. After an error, or a crash,
// what had the name is as it was.
func Write(name string, content func(io.Writer) error) error {
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

package folder

import (
	"crypto/rand"
	"errors"
	"fmt"
	"io"
	"io/fs"
	"os"
	"path/filepath"
	"runtime"
)

// A File is a file that is being written. It gets its name when all of it is on the disk, so that no reader
// sees half of it. A device, a pipe or another thing that is not a regular file is written directly.
type File struct {
	*os.File
	name    string // its name in the end; "" if it has it already
	replace bool   // replace a file with the name
}

// Create begins to write a file. Its name may be a symbolic link, which then stays and leads to the new
// file. A new file gets the mode, less the process's umask; one that replaces another has the mode of that.
// Without replace, the error for a regular file that is there already is [fs.ErrExist]. The caller ends
// with Keep or Discard.
func Create(name string, mode fs.FileMode, replace bool) (*File, error) {
	name, old, err := follow(name)
	switch {
	case err != nil:
		return nil, err
	case old == nil:
	case old.IsDir():
		return nil, &fs.PathError{Op: "write", Path: name, Err: errors.New("it is a folder")}
	case !old.Mode().IsRegular():
		f, err := os.OpenFile(name, os.O_WRONLY, 0)
		return &File{File: f}, err
	case !replace:
		return nil, &fs.PathError{Op: "write", Path: name, Err: fs.ErrExist}
	}
	// A hidden part beside it is on the same disk, and shows now whether the folder can be written.
	part := filepath.Join(filepath.Dir(name), "."+filepath.Base(name)+"."+rand.Text()[:8]+".part")
	f, err := os.OpenFile(part, os.O_WRONLY|os.O_CREATE|os.O_EXCL, mode)
	if err != nil {
		if cause := errors.Unwrap(err); cause != nil {
			err = &fs.PathError{Op: "write", Path: name, Err: cause} // the caller does not know of the part
		}
		return nil, err
	}
	made := &File{f, name, replace}
	if old != nil {
		if err := f.Chmod(old.Mode().Perm()); err != nil && runtime.GOOS != "windows" {
			made.Discard()
			return nil, err
		}
	}
	return made, nil
}

// follow follows symbolic links, also to a file that is not there yet. It returns the file with the name,
// or nil.
func follow(name string) (string, fs.FileInfo, error) {
	for range 40 {
		info, err := os.Stat(name)
		if err == nil {
			if info.Mode().IsRegular() {
				name, err = filepath.EvalSymlinks(name)
			}
			return name, info, err
		}
		if !errors.Is(err, fs.ErrNotExist) {
			return "", nil, err
		}
		to, err := os.Readlink(name)
		if err != nil {
			return name, nil, nil // nothing has the name
		}
		if !filepath.IsAbs(to) {
			to = filepath.Join(filepath.Dir(name), to)
		}
		name = to
	}
	return "", nil, fmt.Errorf("%s: too many symbolic links", name)
}

// Part returns the name of the file until Keep; "" if it is written directly.
func (f *File) Part() string {
	if f.name == "" {
		return ""
	}
	return f.File.Name()
}

// Keep closes the file and gives it its name. After an error, a file that had the name before is unchanged,
// and nothing else is left.
func (f *File) Keep() error {
	if f.name == "" {
		return f.File.Close()
	}
	defer f.Discard()
	if err := errors.Join(f.Sync(), f.File.Close()); err != nil {
		return err
	}
	if f.replace {
		return os.Rename(f.File.Name(), f.name)
	}
	// Unlike a rename, a link never replaces a file that has appeared meanwhile.
	err := os.Link(f.File.Name(), f.name)
	if err == nil || errors.Is(err, fs.ErrExist) {
		return err
	}
	if _, there := os.Lstat(f.name); there == nil { // a disk without links
		return &fs.PathError{Op: "write", Path: f.name, Err: fs.ErrExist}
	}
	return os.Rename(f.File.Name(), f.name)
}

// Discard closes the file and removes it. After Keep it does nothing.
func (f *File) Discard() {
	_ = f.File.Close()
	if f.name != "" {
		_ = os.Remove(f.File.Name())
	}
}

// WriteFile writes a file with content and, once all of it is on the disk, gives it its name, replacing any
// file with that name. After an error or a crash, the old file is unchanged. Only this user may read a new
// one.
func WriteFile(name string, content func(io.Writer) error) error {
	f, err := Create(name, 0o600, true)
	if err != nil {
		return err
	}
	if err := content(f.File); err != nil {
		f.Discard()
		return err
	}
	return f.Keep()
}

// Sync makes sure that a folder's list of files is on the disk, so that a power failure does not lose the
// name of a new one.
func Sync(path string) error {
	if runtime.GOOS == "windows" {
		return nil // Windows does so by itself, and has no call for it
	}
	d, err := os.Open(path)
	if err != nil {
		return err
	}
	return errors.Join(d.Sync(), d.Close())
}

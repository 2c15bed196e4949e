// Package folder locks a data folder for one process at a time, and tells other programs the URL of that
// process. It also locks single files, and writes files completely or not at all.
package folder

import (
	"encoding/json"
	"errors"
	"fmt"
	"io"
	"os"
	"path/filepath"
)

// LockName is the name of the file that the process with the folder keeps locked, and in which it names
// itself.
const LockName = "lock"

// A Folder is a folder locked by this process.
type Folder struct {
	Path string
	lock *os.File
}

type holder struct {
	PID    int    `json:"pid"`
	URL    string `json:"url,omitempty"`
	Secret string `json:"secret,omitempty"`
}

// An InUse means that another process has the folder.
type InUse struct {
	Path string
	PID  int // 0 if unknown
	// URL is the address of that process on this machine, as in http://127.0.0.1:9900; "" if it does not
	// serve, or not yet.
	URL string
	// Secret lets commands of this machine act as an operator there; "" if no command may.
	Secret string
}

// Error names the process with the folder, and a remedy.
func (e *InUse) Error() string {
	who := "another ninetynine"
	if e.PID != 0 {
		who += fmt.Sprintf(" (process %d)", e.PID)
	}
	if e.URL == "" {
		return fmt.Sprintf("%s uses this folder, %s: stop it, or name another folder with --data", who, e.Path)
	}
	return fmt.Sprintf("%s serves this folder, %s, at %s: stop it, or name another folder with --data", who, e.Path, e.URL)
}

// LockFolder locks a folder for this process until it is closed, and creates it if necessary; the system unlocks
// it when the process dies. The error is an [*InUse] if another process has it. The lock file of a dead
// process is ignored.
func LockFolder(path string) (*Folder, error) {
	if err := os.MkdirAll(path, 0o700); err != nil {
		return nil, fmt.Errorf("the folder %s cannot be made: %w: name another with --data, or give this user the right to write there", path, err)
	}
	f, err := os.OpenFile(filepath.Join(path, LockName), os.O_RDWR|os.O_CREATE, 0o600)
	if err != nil {
		return nil, fmt.Errorf("the folder %s cannot be written: %w: name another with --data, or give this user the right to write there", path, err)
	}
	if err := Lock(f); err != nil {
		defer f.Close()
		if !errors.Is(err, ErrInUse) {
			return nil, fmt.Errorf("the folder %s cannot be locked: %w: it must be on a disk of this machine; name another with --data", path, err)
		}
		var h holder
		if said, err := io.ReadAll(io.LimitReader(f, 1<<12)); err != nil || json.Unmarshal(said, &h) != nil {
			h = holder{} // it is just about to write
		}
		return nil, &InUse{path, h.PID, h.URL, h.Secret}
	}
	t := &Folder{path, f}
	_ = t.writeHolder(&holder{PID: os.Getpid()}) // a full disk must not prevent reading
	return t, nil
}

// Publish publishes the URL of this process on this machine to processes that want the folder, and the
// secret with which their users may act as operators. Only the folder's owner can read the lock file.
func (f *Folder) Publish(url, secret string) error {
	return f.writeHolder(&holder{os.Getpid(), url, secret})
}

func (f *Folder) writeHolder(h *holder) error {
	if err := f.lock.Truncate(0); err != nil || h == nil {
		return err
	}
	said, err := json.Marshal(h)
	if err != nil {
		return err
	}
	_, err = f.lock.WriteAt(said, 0)
	return err
}

// Close unlocks the folder.
func (f *Folder) Close() error { return errors.Join(f.writeHolder(nil), f.lock.Close()) }

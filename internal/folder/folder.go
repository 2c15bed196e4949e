// Package folder keeps a data folder for one process at a time, and tells the
// others where the one that has it serves.
package folder

import (
	"encoding/json"
	"errors"
	"fmt"
	"io"
	"os"
	"path/filepath"

	"ninetynine/internal/filelock"
)

// lockName is that of the file which the process that has the folder holds
// locked, and in which it says who it is.
const lockName = "lock"

// A Folder is one that this process has.
type Folder struct {
	Path string
	lock *os.File
}

// holder is what the lock file says.
type holder struct {
	PID int    `json:"pid"`
	URL string `json:"url,omitempty"`
}

// An InUse says that another process has the folder.
type InUse struct {
	Path string
	PID  int // 0 if it is not known
	// URL is where that process serves on this machine, as in
	// http://127.0.0.1:9900; "" if it does not serve, or not yet.
	URL string
}

// Error says who has the folder, and what can be done.
func (e *InUse) Error() string {
	who := "another ninetynine"
	if e.PID != 0 {
		who += fmt.Sprintf(" (process %d)", e.PID)
	}
	if e.URL == "" {
		return fmt.Sprintf("%s uses this folder, %s: stop it, or choose another folder", who, e.Path)
	}
	return fmt.Sprintf("%s serves this folder, %s, at %s: stop it, or choose another folder", who, e.Path, e.URL)
}

// Take makes a folder if need be, and takes it for this process until it is
// closed; the system gives it free when the process dies. An [*InUse] if
// another process has it: whatever a process that died has said is gone.
func Take(path string) (*Folder, error) {
	if err := os.MkdirAll(path, 0o700); err != nil {
		return nil, fmt.Errorf("the folder %s cannot be made: %w: choose another, or give this user the right to write there", path, err)
	}
	f, err := os.OpenFile(filepath.Join(path, lockName), os.O_RDWR|os.O_CREATE, 0o600)
	if err != nil {
		return nil, fmt.Errorf("the folder %s cannot be written: %w: choose another, or give this user the right to write there", path, err)
	}
	if err := filelock.Lock(f); err != nil {
		defer f.Close()
		if !errors.Is(err, filelock.ErrInUse) {
			return nil, fmt.Errorf("the folder %s cannot be locked: %w: it must be on a disk of this machine", path, err)
		}
		var h holder
		if said, err := io.ReadAll(io.LimitReader(f, 1<<12)); err != nil || json.Unmarshal(said, &h) != nil {
			h = holder{} // it is just about to say so
		}
		return nil, &InUse{path, h.PID, h.URL}
	}
	t := &Folder{path, f}
	_ = t.say(&holder{PID: os.Getpid()}) // a full disk keeps nobody from reading what there is
	return t, nil
}

// Serves tells whoever wants the folder where this process serves on this
// machine.
func (f *Folder) Serves(url string) error { return f.say(&holder{os.Getpid(), url}) }

func (f *Folder) say(h *holder) error {
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

// Close gives the folder free.
func (f *Folder) Close() error { return errors.Join(f.say(nil), f.lock.Close()) }

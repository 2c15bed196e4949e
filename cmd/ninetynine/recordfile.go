package main

import (
	"bytes"
	"encoding/json"
	"errors"
	"fmt"
	"io/fs"
	"os"
	"path/filepath"
	"strings"

	"ninetynine/internal/base/file"
	"ninetynine/internal/store/folder"
)

// errInUse is returned by openRecord for a file that another program is using.
var errInUse = errors.New("the match is open in another program: close that one, or play another file")

// A recordFile holds the matches of a table as a record. It is locked while open, on systems with
// locks.
type recordFile struct {
	f    *os.File
	text []byte // a certain prefix of the file
	torn bool   // the file may continue after text
}

// openRecord opens or creates the file, and locks it; [errInUse] if another program has it open.
func openRecord(path string) (*recordFile, error) {
	f, err := lockRecord(path, os.O_CREATE|os.O_EXCL)
	if errors.Is(err, fs.ErrExist) {
		return lockRecord(path, 0)
	}
	if err != nil {
		return nil, err
	}
	if err := folder.Sync(filepath.Dir(path)); err != nil {
		return nil, fmt.Errorf("cannot keep the match: %w", errors.Join(err, f.Close()))
	}
	return f, nil
}

func lockRecord(path string, flag int) (*recordFile, error) {
	f, err := os.OpenFile(path, os.O_RDWR|flag, 0o644)
	if err != nil {
		return nil, fmt.Errorf("cannot open the match: %w", err)
	}
	if err := folder.Lock(f); err != nil {
		if errors.Is(err, folder.ErrInUse) {
			err = errInUse
		}
		return nil, fmt.Errorf("%s: %w", path, errors.Join(err, f.Close()))
	}
	text, err := file.All(f, path, file.Most)
	if err != nil {
		return nil, fmt.Errorf("cannot read the match: %w", errors.Join(err, f.Close()))
	}
	return &recordFile{f: f, text: text}, nil
}

// whole returns the file's contents without a torn last line. It is an error if that line cannot be
// the beginning of a line of a record.
func (r *recordFile) whole() ([]byte, error) {
	at := bytes.LastIndexByte(r.text, '\n') + 1
	tail := r.text[at:]
	const begin = `{"ninetynine":`
	switch {
	case len(tail) > 0 && json.Valid(tail):
		return append(bytes.Clone(r.text), '\n'), nil // only its newline is missing
	case len(tail) > 0 && tail[0] != '{' && tail[0] != 0, at == 0 && !strings.HasPrefix(begin, string(tail[:min(len(tail), len(begin))])):
		return nil, errors.New("this is no record: name another file")
	}
	return r.text[:at], nil
}

// set makes the file durably contain the text, most of which is already there.
func (r *recordFile) set(text []byte) error {
	same := 0
	for same < min(len(text), len(r.text)) && text[same] == r.text[same] {
		same++
	}
	if same == len(text) && same == len(r.text) && !r.torn {
		return nil
	}
	shorter := same < len(r.text) || r.torn
	r.text, r.torn = r.text[:same], true // until all is written; the correct prefix stays, as on a full disk
	var err error
	if shorter {
		err = r.f.Truncate(int64(same))
	}
	if err == nil {
		_, err = r.f.WriteAt(text[same:], int64(same))
	}
	if err == nil {
		err = r.f.Sync()
	}
	if err != nil {
		return fmt.Errorf("cannot write the match: %w", err)
	}
	r.text, r.torn = bytes.Clone(text), false
	return nil
}

// Close unlocks and closes the file; it removes an empty one.
func (r *recordFile) Close() error { return closeFile(r.f) }

// closeFile closes a file that commands continue, and removes an empty one.
func closeFile(f *os.File) error {
	info, err := f.Stat()
	if err == nil && info.Size() == 0 {
		err = os.Remove(f.Name())
	}
	return errors.Join(err, f.Close())
}

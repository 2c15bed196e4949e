package solo

import (
	"bytes"
	"context"
	"errors"
	"fmt"
	"io"
	"io/fs"
	"os"
	"path/filepath"
	"runtime"

	"ninetynine/internal/filelock"
)

// A Log keeps the lines of one match. What it holds is a record: every line
// ends with a newline, but for the last one after a crash.
type Log interface {
	// Append adds lines at the end. When it returns with keep, a power
	// failure does not lose them. If it fails, any part of them may be there:
	// the table takes it back.
	Append(ctx context.Context, lines []byte, keep bool) error
	// Read returns everything.
	Read(ctx context.Context) ([]byte, error)
	// Truncate drops everything after the first size bytes. If it fails,
	// nobody knows what is there.
	Truncate(ctx context.Context, size int) error
}

// A Memory is a log that lasts as long as the program.
type Memory struct{ text []byte }

// Append adds lines.
func (m *Memory) Append(_ context.Context, lines []byte, _ bool) error {
	m.text = append(m.text, lines...)
	return nil
}

// Read returns a copy of everything.
func (m *Memory) Read(context.Context) ([]byte, error) { return bytes.Clone(m.text), nil }

// Truncate drops everything after the first size bytes.
func (m *Memory) Truncate(_ context.Context, size int) error {
	m.text = m.text[:size]
	return nil
}

// ErrInUse is returned by [OpenFile] for a file that another program plays.
var ErrInUse = errors.New("the match is open in another program: close that one, or play another file")

// A File is a log in a file, locked as long as it is open, where the system
// has locks: Windows, Linux, macOS and the BSDs. Elsewhere nothing keeps two
// programs from playing the same file.
type File struct {
	f    *os.File
	size int64 // what is written goes here, whatever lies behind it
}

// OpenFile opens the file, or makes it, and locks it; [ErrInUse] if another
// program has it open.
func OpenFile(path string) (*File, error) {
	f, err := CreateFile(path)
	if !errors.Is(err, fs.ErrExist) {
		return f, err
	}
	return open(path, 0)
}

// CreateFile makes the file and locks it; [fs.ErrExist] if it is there.
func CreateFile(path string) (*File, error) {
	f, err := open(path, os.O_EXCL)
	if err != nil {
		return nil, err
	}
	if err := syncFolder(filepath.Dir(path)); err != nil {
		return nil, errors.Join(err, f.Close())
	}
	return f, nil
}

func open(path string, flag int) (*File, error) {
	// Not O_APPEND: a file opened so cannot be cut short on every system, and
	// with the lock nobody else writes.
	f, err := os.OpenFile(path, os.O_RDWR|os.O_CREATE|flag, 0o644)
	if err != nil {
		return nil, fmt.Errorf("cannot open the match: %w", err)
	}
	if err := filelock.Lock(f); err != nil {
		if errors.Is(err, filelock.ErrInUse) {
			err = ErrInUse
		}
		return nil, fmt.Errorf("%s: %w", path, errors.Join(err, f.Close()))
	}
	info, err := f.Stat()
	if err != nil {
		return nil, fmt.Errorf("cannot open the match: %w", errors.Join(err, f.Close()))
	}
	return &File{f, info.Size()}, nil
}

// syncFolder sees to it that a power failure does not lose the name of a new
// file. Windows has nothing of the kind.
func syncFolder(path string) error {
	if runtime.GOOS == "windows" {
		return nil
	}
	d, err := os.Open(path)
	if err != nil {
		return fmt.Errorf("cannot keep the match: %w", err)
	}
	defer d.Close()
	if err := d.Sync(); err != nil {
		return fmt.Errorf("cannot keep the match: %w", err)
	}
	return nil
}

// Name returns the file's path.
func (l *File) Name() string { return l.f.Name() }

// Append adds lines in one write.
func (l *File) Append(_ context.Context, lines []byte, keep bool) error {
	_, err := l.f.WriteAt(lines, l.size)
	if err == nil && keep {
		err = l.f.Sync()
	}
	if err != nil {
		return fmt.Errorf("cannot write the match: %w", err)
	}
	l.size += int64(len(lines))
	return nil
}

// Read returns everything.
func (l *File) Read(context.Context) ([]byte, error) {
	text, err := io.ReadAll(io.NewSectionReader(l.f, 0, l.size))
	if err != nil {
		return nil, fmt.Errorf("cannot read the match: %w", err)
	}
	return text, nil
}

// Truncate drops everything after the first size bytes.
func (l *File) Truncate(_ context.Context, size int) error {
	err := l.f.Truncate(int64(size))
	if err == nil {
		err = l.f.Sync()
	}
	if err != nil {
		return fmt.Errorf("cannot take back: %w", err)
	}
	l.size = int64(size)
	return nil
}

// Close unlocks and closes the file.
func (l *File) Close() error { return errors.Join(l.f.Sync(), l.f.Close()) }

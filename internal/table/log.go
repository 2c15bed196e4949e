package table

import (
	"bytes"
	"context"
	"errors"
	"fmt"
	"io"
	"os"
)

// A Log keeps the lines of one match. What it holds is a record: every line
// ends with a newline, and one Append is whole or not there at all, but for
// a crash, after which Read may return a torn last line.
type Log interface {
	// Append adds lines at the end. When it returns with keep, a power
	// failure does not lose them.
	Append(ctx context.Context, lines []byte, keep bool) error
	// Read returns everything.
	Read(ctx context.Context) ([]byte, error)
	// Truncate drops everything after the first size bytes.
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

// A File is a log in a file, locked as long as it is open.
type File struct {
	f *os.File
}

// OpenFile opens the file, or makes it, and locks it; [ErrInUse] if another
// program has it open.
func OpenFile(path string) (*File, error) {
	// Not O_APPEND: a file opened so cannot be cut short on every system, and
	// with the lock nobody else writes.
	f, err := os.OpenFile(path, os.O_RDWR|os.O_CREATE, 0o644)
	if err != nil {
		return nil, fmt.Errorf("cannot open the match: %w", err)
	}
	if err := lock(f); err != nil {
		f.Close()
		return nil, fmt.Errorf("%s: %w", path, err)
	}
	return &File{f}, nil
}

// Name returns the file's path.
func (l *File) Name() string { return l.f.Name() }

// Append adds lines in one write; what of it was written if that fails is
// taken back.
func (l *File) Append(_ context.Context, lines []byte, keep bool) error {
	before, err := l.f.Seek(0, io.SeekEnd)
	if err != nil {
		return fmt.Errorf("cannot write the match: %w", err)
	}
	if _, err := l.f.Write(lines); err != nil {
		return fmt.Errorf("cannot write the match: %w", errors.Join(err, l.f.Truncate(before)))
	}
	if !keep {
		return nil
	}
	if err := l.f.Sync(); err != nil {
		return fmt.Errorf("cannot write the match: %w", errors.Join(err, l.f.Truncate(before)))
	}
	return nil
}

// Read returns everything.
func (l *File) Read(context.Context) ([]byte, error) {
	info, err := l.f.Stat()
	if err != nil {
		return nil, fmt.Errorf("cannot read the match: %w", err)
	}
	text, err := io.ReadAll(io.NewSectionReader(l.f, 0, info.Size()))
	if err != nil {
		return nil, fmt.Errorf("cannot read the match: %w", err)
	}
	return text, nil
}

// Truncate drops everything after the first size bytes.
func (l *File) Truncate(_ context.Context, size int) error {
	if err := l.f.Truncate(int64(size)); err != nil {
		return fmt.Errorf("cannot take back: %w", err)
	}
	return l.f.Sync()
}

// Close unlocks and closes the file.
func (l *File) Close() error { return errors.Join(l.f.Sync(), l.f.Close()) }

package main

import (
	"errors"
	"fmt"
	"io"
	"os"
	"path/filepath"

	"github.com/klauspost/compress/gzip"
	"github.com/klauspost/compress/zstd"
)

// createRecords opens the output for records: a file, compressed as its name says, or
// standard output for -; nil if there is no name. It refuses a file that is not empty.
func createRecords(env *environment, name string) (io.WriteCloser, error) {
	switch name {
	case "":
		return nil, nil
	case "-":
		return keepOpen{env.stdout}, nil
	}
	if info, err := os.Stat(name); err == nil && info.Mode().IsRegular() && info.Size() > 0 {
		return nil, fmt.Errorf("--records: %s exists already; remove it or name another file", name)
	}
	f, err := os.Create(name)
	if err != nil {
		return nil, fmt.Errorf("--records: %w", err)
	}
	z, err := pack(name, f)
	if err != nil {
		f.Close()
		return nil, fmt.Errorf("--records: %w", err)
	}
	return &packed{z, f}, nil
}

// pack returns a writer to w that compresses as the file's name says; Close finishes
// it.
func pack(name string, w io.Writer) (io.WriteCloser, error) {
	switch filepath.Ext(name) {
	case ".gz":
		return gzip.NewWriter(w), nil
	case ".zst":
		return zstd.NewWriter(w, zstd.WithEncoderConcurrency(1))
	}
	return keepOpen{w}, nil
}

// keepOpen is a writer that is not ours to close.
type keepOpen struct{ io.Writer }

// Close does nothing.
func (keepOpen) Close() error { return nil }

// A packed is a compressor and the file below it.
type packed struct {
	io.WriteCloser
	file *os.File
}

// Close finishes the compression and the file, and returns their errors.
func (p *packed) Close() error {
	return errors.Join(p.WriteCloser.Close(), p.file.Close())
}

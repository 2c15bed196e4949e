package main

import (
	"fmt"
	"io"
	"os"
	"strings"

	"github.com/klauspost/compress/gzip"
	"github.com/klauspost/compress/zstd"
)

// createRecords opens what records are written to: a file, packed as its
// name says, or standard output for -; nil if there is no name. A file that
// has something in it already is left alone.
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
	switch {
	case strings.HasSuffix(name, ".gz"):
		return &packed{gzip.NewWriter(f), f}, nil
	case strings.HasSuffix(name, ".zst"):
		z, err := zstd.NewWriter(f, zstd.WithEncoderConcurrency(1))
		if err != nil {
			f.Close()
			return nil, fmt.Errorf("--records: %w", err)
		}
		return &packed{z, f}, nil
	}
	return f, nil
}

// keepOpen is a writer that is not ours to close.
type keepOpen struct{ io.Writer }

// Close does nothing.
func (keepOpen) Close() error { return nil }

// A packed is a packer and the file below it.
type packed struct {
	io.WriteCloser
	file *os.File
}

// Close finishes the packing and the file, and returns the first error.
func (p *packed) Close() error {
	err := p.WriteCloser.Close()
	if e := p.file.Close(); err == nil {
		err = e
	}
	return err
}

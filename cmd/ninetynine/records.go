package main

import (
	"io"
	"path/filepath"

	"github.com/klauspost/compress/gzip"
	"github.com/klauspost/compress/zstd"
)

// createRecords begins the output for records: a file, compressed according to its name, or
// standard output for -; nil if there is no name.
func createRecords(env *environment, name string) (io.WriteCloser, error) {
	s, err := env.create("--records", name)
	if s == nil || err != nil {
		return nil, err
	}
	z, err := pack(name, s)
	if err != nil {
		return nil, s.wrong(err)
	}
	return &gzipWriter{z, s}, nil
}

// pack returns a writer to w that compresses according to the file's name; Close finishes it.
func pack(name string, w io.Writer) (io.WriteCloser, error) {
	switch filepath.Ext(name) {
	case ".gz":
		return gzip.NewWriter(w), nil
	case ".zst":
		return zstd.NewWriter(w, zstd.WithEncoderConcurrency(1))
	}
	return keepOpen{w}, nil
}

// keepOpen is a writer that must not be closed.
type keepOpen struct{ io.Writer }

func (keepOpen) Close() error { return nil }

// A gzipWriter is a compressor and the output below it.
type gzipWriter struct {
	io.WriteCloser
	to *outputFile
}

// Close finishes the compression and keeps the file.
func (p *gzipWriter) Close() error {
	if err := p.WriteCloser.Close(); err != nil {
		return p.to.wrong(err)
	}
	return p.to.keep()
}

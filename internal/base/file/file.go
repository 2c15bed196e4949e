// Package file reads files that people name, which may be no files or never end.
package file

import (
	"fmt"
	"io"
	"os"
)

// Most is more than any file has that is read as a whole, but those of nets: records, pads, results.
const Most = 64 << 20

// MostNet is more than any net has.
const MostNet = 256 << 20

// Read returns what a file holds; it is an error if that is longer than most bytes.
func Read(name string, most int64) ([]byte, error) {
	f, err := os.Open(name)
	if err != nil {
		return nil, err
	}
	defer f.Close()
	return All(f, name, most)
}

// All is [Read] for a file that is open.
func All(in io.Reader, name string, most int64) ([]byte, error) {
	text, err := io.ReadAll(io.LimitReader(in, most+1))
	if err == nil && int64(len(text)) > most {
		return nil, fmt.Errorf("%s has more than %d MB, and no such file has: name another", name, most>>20)
	}
	return text, err
}

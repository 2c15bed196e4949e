package record

import (
	"errors"
	"io"
)

// unpackZstd refuses: what unpacks zstd would make up a twentieth of what a browser has to
// load to play.
func unpackZstd(io.Reader) (io.Reader, error) {
	return nil, errors.New("here zstd cannot be unpacked: unpack the record first, or compress it with gzip")
}

//go:build !js

package record

import (
	"io"

	"github.com/klauspost/compress/zstd"
)

// zstdWindow bounds the memory that a zstd stream may ask for.
const zstdWindow = 128 << 20

func unpackZstd(r io.Reader) (io.Reader, error) {
	// Concurrency 1 unpacks in the calling goroutine, so nothing needs closing.
	return zstd.NewReader(r, zstd.WithDecoderConcurrency(1), zstd.WithDecoderMaxWindow(zstdWindow))
}

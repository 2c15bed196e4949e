package netless

import (
	"context"
	"errors"
	"io"
	"time"
)

// A browser cannot start processes: [startProcess] always fails.
type process struct{}

func startProcess([]string, io.Writer) (*process, error) {
	return nil, errors.New("a browser starts no programs")
}

func (*process) drain()                               {}
func (*process) write(context.Context, []byte) error  { return errEnded }
func (*process) read(context.Context) ([]byte, error) { return nil, errEnded }
func (*process) stop(time.Duration)                   {}

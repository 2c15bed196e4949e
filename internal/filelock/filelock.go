// Package filelock keeps a file for one program at a time.
package filelock

import "errors"

// ErrInUse says that another program has the file.
var ErrInUse = errors.New("in use by another program")

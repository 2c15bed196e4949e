package folder

import "errors"

// ErrInUse is the error of [Lock] for a file locked by another program.
var ErrInUse = errors.New("in use by another program")

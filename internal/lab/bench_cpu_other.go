//go:build !unix

package lab

import "time"

// cpuTime returns 0: it is not implemented for this system.
func cpuTime() time.Duration { return 0 }

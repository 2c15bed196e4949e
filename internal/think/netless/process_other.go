//go:build !unix && !windows && !js

package netless

import (
	"os"
	"syscall"
)

// These systems have no process groups.
func ownGroup() *syscall.SysProcAttr { return nil }

func groupOf(*os.Process) (kill func()) { return func() {} }

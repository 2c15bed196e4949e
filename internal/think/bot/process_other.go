//go:build !unix && !windows && !js

package bot

import (
	"os"
	"syscall"
)

// There are no groups of processes here.
func ownGroup() *syscall.SysProcAttr { return nil }

func groupOf(*os.Process) (kill func()) { return func() {} }

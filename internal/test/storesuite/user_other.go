//go:build !linux

package storesuite

import (
	"errors"
	"os"
	"os/exec"
)

// give fails if PostgreSQL would have to run as root.
func give(string) error {
	if os.Getuid() == 0 {
		return errors.New("run the tests as somebody else")
	}
	return nil
}

// demote leaves a command unchanged.
func demote(*exec.Cmd) {}

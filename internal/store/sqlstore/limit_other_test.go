//go:build !linux

package sqlstore_test

// failingDisk and doomed need what only some systems have.
const failingDisk = "NINETYNINE_FAILING_DISK"

func doomed(string) {}

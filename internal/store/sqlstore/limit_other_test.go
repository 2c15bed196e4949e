//go:build !linux

package sqlstore_test

// failingDisk and doomed exist only on Linux.
const failingDisk = "NINETYNINE_FAILING_DISK"

func doomed(string) {}

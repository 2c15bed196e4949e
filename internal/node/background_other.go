//go:build !linux

package node

// background does the work; there are no priorities of threads here.
func background(work func()) { work() }

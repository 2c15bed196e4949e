package node

import (
	"runtime"
	"syscall"
)

// lowest is the priority of who has all the time in the world.
const lowest = 19

// background does the work in a thread of the lowest priority, so that it gets the
// processors only while nobody else in this program wants them, and returns when it is
// done. The thread ends with it: nobody may raise its priority again. If the work
// panics, so does the caller.
func background(work func()) {
	done := make(chan any)
	go func() {
		defer func() { done <- recover() }()
		runtime.LockOSThread()
		syscall.Setpriority(syscall.PRIO_PROCESS, syscall.Gettid(), lowest) // an error: it is done all the same
		work()
	}()
	if fault := <-done; fault != nil {
		panic(fault)
	}
}

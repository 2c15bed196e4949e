// Command ninetynine plays Ninety-Nine, referees records of it, and deals it
// by the million.
package main

import (
	"context"
	"os"
	"os/signal"
	"syscall"
)

func main() {
	// Writing to a closed pipe then returns an error, which is reported like any other.
	signal.Notify(make(chan os.Signal, 1), syscall.SIGPIPE)
	ctx, stop := signal.NotifyContext(context.Background(), os.Interrupt, syscall.SIGTERM)
	// After the first signal the next one kills, in case something hangs.
	context.AfterFunc(ctx, stop)
	code := run(ctx, os.Args[1:], os.Getenv, os.Stdin, os.Stdout, os.Stderr)
	stop()
	os.Exit(code)
}

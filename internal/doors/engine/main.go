//go:build !js

package main

import (
	"fmt"
	"os"
)

func main() {
	fmt.Fprintln(os.Stderr, "the engine runs in browsers; go generate ./internal/doors/engine builds it for the page")
	os.Exit(2)
}

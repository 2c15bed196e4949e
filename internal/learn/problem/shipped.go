package problem

import _ "embed"

//go:embed problems.txt
var shipped []byte

// Shipped returns the problems that come with the program.
func Shipped() ([]*Problem, error) { return ParseSet(shipped) }

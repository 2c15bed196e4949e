// Package license contains the licences of the program and of everything in it that other
// people made.
package license

import _ "embed"

//go:generate go run ./generate licenses.txt

//go:embed licenses.txt
var text string

// Text returns all licences, each below the names of what is under it.
func Text() string { return text }

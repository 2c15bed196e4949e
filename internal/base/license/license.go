// Package license contains the licences of the program and of all third-party components in it.
package license

import _ "embed"

//go:generate go run ./generate licenses.txt

//go:embed licenses.txt
var text string

// Text returns all licences, each below the names of its components.
func Text() string { return text }

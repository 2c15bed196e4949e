// Package must ends a test at an error that it is not about.
package must

// A test is a [testing.T], a [testing.B], or one of package rapid.
type test interface {
	Helper()
	Fatal(args ...any)
}

// Get returns the value of a call, given to it with its error, as in
//
//	g := must.Get(rules.Open("duel"))(t)
func Get[T any](v T, err error) func(t test) T {
	return func(t test) T {
		t.Helper()
		Do(t, err)
		return v
	}
}

// Do ends the test if there is an error.
func Do(t test, err error) {
	t.Helper()
	if err != nil {
		t.Fatal(err)
	}
}

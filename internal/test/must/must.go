// Package must ends a test at an error that it is not about.
package must

// A test is a [testing.T], a [testing.B], or one of package rapid.
type test interface {
	Helper()
	Fatal(args ...any)
}

// Get returns the value of a call, and ends the test at its error, as in
//
//	g := must.Get(rules.Open("duel"))(t)
func Get[T any](v T, err error) func(t test, about ...any) T {
	return func(t test, about ...any) T {
		t.Helper()
		Do(t, err, about...)
		return v
	}
}

// Get2 is [Get] for calls with two values.
func Get2[T, U any](v T, u U, err error) func(t test, about ...any) (T, U) {
	return func(t test, about ...any) (T, U) {
		t.Helper()
		Do(t, err, about...)
		return v, u
	}
}

// Do ends the test if there is an error, and prints it after about.
func Do(t test, err error, about ...any) {
	t.Helper()
	if err != nil {
		t.Fatal(append(about, err)...)
	}
}

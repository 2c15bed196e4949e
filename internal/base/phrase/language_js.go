package phrase

import (
	"slices"
	"strings"
	"syscall/js"
)

// suiting returns the tag of the language that a tag such as "de-AT" begins with; English if none
// does. The page has matched languages already.
func suiting(wish string) string {
	tag, _, _ := strings.Cut(wish, "-")
	if slices.Contains(Languages(), tag) {
		return tag
	}
	return Languages()[0]
}

// pluralOf returns the plurals of a language, from the browser.
func pluralOf(tag string) func(n int) string {
	rules := js.Global().Get("Intl").Get("PluralRules").New(tag)
	return func(n int) string { return rules.Call("select", n).String() }
}

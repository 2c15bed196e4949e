//go:build !js

package phrase

import (
	"golang.org/x/text/feature/plural"
	"golang.org/x/text/language"
)

// suiting returns the tag of the language that best matches a tag such as "de-AT"; English if none
// does.
func suiting(wish string) string {
	asked, _ := language.Parse(wish)
	return best(asked)
}

// Suiting returns the tag of the language that best matches a browser's Accept-Language, such as
// "sv-SE,sv;q=0.9,en;q=0.5"; English if none does.
func Suiting(accept string) string {
	asked, _, err := language.ParseAcceptLanguage(accept)
	if err != nil {
		return Languages()[0]
	}
	return best(asked...)
}

func best(asked ...language.Tag) string {
	var known []language.Tag
	for _, l := range Languages() {
		known = append(known, language.Make(l))
	}
	_, i, confidence := language.NewMatcher(known).Match(asked...)
	if confidence == language.No {
		i = 0
	}
	return Languages()[i]
}

func pluralOf(tag string) func(n int) string {
	of := language.Make(tag)
	return func(n int) string {
		switch plural.Cardinal.MatchPlural(of, n, 0, 0, 0, 0) {
		case plural.Zero:
			return "zero"
		case plural.One:
			return "one"
		case plural.Two:
			return "two"
		case plural.Few:
			return "few"
		case plural.Many:
			return "many"
		}
		return "other"
	}
}

package main

import (
	"cmp"
	"fmt"
	"strings"

	"ninetynine/internal/base/phrase"
)

// languageNames lists the languages, as en, de or sv.
func languageNames() string {
	all := phrase.Languages()
	last := len(all) - 1
	return strings.Join(all[:last], ", ") + " or " + all[last]
}

// languageHelp is the help of the flag --lang.
func languageHelp() string {
	return "`LANGUAGE`: " + languageNames() + " (default from LC_ALL, LC_MESSAGES, LANG)"
}

// book returns the phrases of the language that the flag --lang names or, if it is "", of
// the environment's.
func (env *environment) book(lang string) (*phrase.Book, error) {
	book, err := phrase.Open(cmp.Or(lang, env.getenv("LC_ALL"), env.getenv("LC_MESSAGES"), env.getenv("LANG")))
	if err == nil && lang != "" && !strings.HasPrefix(strings.ToLower(lang), book.Tag()) {
		err = fmt.Errorf("--lang: %q is none of: %s", lang, strings.Join(phrase.Languages(), ", "))
	}
	return book, err
}

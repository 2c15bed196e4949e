package main

import (
	"cmp"
	"fmt"
	"strings"

	"ninetynine/internal/base/phrase"
	"ninetynine/internal/lab/report"

	"github.com/spf13/cobra"
)

func newVariants(env *environment) *cobra.Command {
	var from variantFlags
	var asJSON bool
	var lang string
	c := described("variants", takes(0, 1, "one id at most"), func(_ *cobra.Command, args []string) error {
		switch {
		case len(args) == 1 && from.house != "":
			return fmt.Errorf("variants: give an id or --house, not both")
		case len(args) == 1:
			from.id = args[0]
		case from.house == "":
			from.id = "all"
		}
		cs, err := from.choose(env)
		if err != nil {
			return err
		}
		if asJSON {
			_, err = env.stdout.Write(variantsJSON(cs))
			return err
		}
		set, err := inWords(cs, from.id != "all" || from.house != "", lang)
		if err != nil {
			return err
		}
		page := report.Page{Width: env.width(), Coloured: env.colourful()}
		set(&page)
		_, err = env.stdout.Write(page.Bytes())
		return err
	})
	c.ValidArgsFunction = completeVariants(false)
	c.Flags().StringVar(&from.house, "house", "", "read a house variant from `FILE`, - for standard input")
	c.Flags().StringVar(&lang, "lang", "", "explain the rules in `LANGUAGE`: "+languageNames())
	c.Flags().BoolVar(&asJSON, "json", false, "write a JSON array, also for one variant")
	return c
}

// inWords describes one variant or all: as summaries in English, or in full in the language.
func inWords(cs []chosenVariant, one bool, lang string) (func(*report.Page), error) {
	book := phrase.Open(cmp.Or(lang, "en"))
	if lang != "" && book.Tag() != lang {
		return nil, fmt.Errorf("--lang: %q is none of: %s", lang, strings.Join(phrase.Languages(), ", "))
	}
	return func(p *report.Page) {
		switch {
		case one && lang != "":
			report.VariantIn(p, book, &cs[0].variant)
		case one:
			report.Variant(p, &cs[0].variant)
		case lang != "":
			report.CatalogueIn(p, book, variantsOf(cs))
		default:
			report.Catalogue(p, variantsOf(cs))
		}
	}, nil
}

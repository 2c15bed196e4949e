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
	var from chooser
	var asJSON bool
	var lang string
	c := &cobra.Command{
		Use:   "variants [ID]",
		Short: "List the variants, or explain one",
		Long: `Variants lists the eighteen published variants that the program knows. With an
id it shows that one: a summary, every rule with its source and how firm it is
(stated by the source, inferred from it, or our own ruling), and every field
that a house variant can set. --lang explains the rules in full, as to a
newcomer; the notes on the sources are in English.

A house variant is a JSON file that names a published variant and the fields to
change:

  {"variant":"four","id":"ours","game":{"target":150},"trump":{"across":true}}

Exit codes: 0 done; 2 an unknown id, or a house variant that cannot be played,
with the field and the reason.`,
		Example: `  ninetynine variants
  ninetynine variants four
  ninetynine variants --house ours.json
  ninetynine variants four --lang sv
  ninetynine variants --json | jq '.[].id'`,
		Args:              takes(0, 1, "one id at most"),
		ValidArgsFunction: completeVariants(false),
		RunE: func(_ *cobra.Command, args []string) error {
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
			one := from.id != "all" || from.house != ""
			if asJSON {
				_, err = env.stdout.Write(variantsJSON(cs, one))
				return err
			}
			set, err := inWords(cs, one, lang)
			if err != nil {
				return err
			}
			_, err = env.stdout.Write(env.page(set))
			return err
		},
	}
	c.Flags().StringVar(&from.house, "house", "", "read a house variant from `FILE`, - for standard input")
	c.Flags().StringVar(&lang, "lang", "", "explain the rules in `LANGUAGE`: "+languageNames())
	c.Flags().BoolVar(&asJSON, "json", false, "write JSON: an array, or the object of one variant")
	return c
}

// inWords describes one variant or all: as summaries in English, or in full in the
// language.
func inWords(cs []choice, one bool, lang string) (func(*report.Page), error) {
	book, err := phrase.Open(cmp.Or(lang, "en"))
	if err != nil || lang != "" && book.Tag() != lang {
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

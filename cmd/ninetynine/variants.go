package main

import (
	"fmt"

	"ninetynine/internal/report"

	"github.com/spf13/cobra"
)

func newVariants(env *environment) *cobra.Command {
	var from chooser
	var asJSON bool
	c := &cobra.Command{
		Use:   "variants [ID]",
		Short: "List the variants, or say all about one",
		Long: `Variants lists every published variant of the game. With an id it says all
about that one: a summary, every rule with its source and how firmly it
stands there (stated by the source, inferred from it, or our own ruling),
and every field that a house variant can set.

A house variant is a file of JSON that names a published variant and the
fields in which it differs from it:

  {"variant":"four","id":"ours","game":{"target":150},"trump":{"across":true}}

Exit codes: 0 done; 2 an id that is not known, or a house variant that
cannot be played, with the field and the reason.`,
		Example: `  ninetynine variants
  ninetynine variants four
  ninetynine variants --house ours.json
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
			var b []byte
			switch {
			case asJSON:
				b = variantsJSON(cs, one)
			default:
				b = env.page(func(p *report.Page) {
					if one {
						report.Variant(p, &cs[0].variant)
					} else {
						report.Catalogue(p, variantsOf(cs))
					}
				})
			}
			_, err = env.stdout.Write(b)
			return err
		},
	}
	c.Flags().StringVar(&from.house, "house", "", "read a house variant from `FILE`, - for standard input")
	c.Flags().BoolVar(&asJSON, "json", false, "write JSON: an array, or the object of one variant")
	return c
}

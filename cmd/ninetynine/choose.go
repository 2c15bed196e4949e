package main

import (
	"cmp"
	"encoding/json"
	"errors"
	"fmt"
	"io"
	"os"

	"github.com/spf13/cobra"

	"ninetynine/record"
	"ninetynine/rules"
)

// A choice is a variant chosen for a command.
type choice struct {
	variant rules.Variant
	changes json.RawMessage // the changes of a house variant; nil for a published one
}

// A chooser holds the flags that choose variants in every command.
type chooser struct {
	id    string
	house string
}

// flags gives the command the flags --variant and --house.
func (c *chooser) flags(cmd *cobra.Command, all bool) {
	usage := "`ID` of the variant (default standard)"
	if all {
		usage = "`ID` of the variant, or all (default standard)"
	}
	cmd.Flags().StringVar(&c.id, "variant", "", usage)
	cmd.Flags().StringVar(&c.house, "house", "", "read a house variant from `FILE`, - for standard input")
	complete := completeVariants(all)
	err := cmd.RegisterFlagCompletionFunc("variant", func(cmd *cobra.Command, _ []string, part string) ([]cobra.Completion, cobra.ShellCompDirective) {
		return complete(cmd, nil, part)
	})
	if err != nil {
		panic(err) // only if the flag above did not exist
	}
}

// choose returns the variant with the id, every one for "all", or that of
// the house file.
func (c *chooser) choose(env *environment) ([]choice, error) {
	switch {
	case c.house != "" && c.id != "":
		return nil, fmt.Errorf("give --variant or --house, not both")
	case c.house != "":
		one, err := readHouse(env, c.house)
		return []choice{one}, err
	case c.id == "all":
		var cs []choice
		for _, v := range rules.Catalogue() {
			cs = append(cs, choice{variant: v})
		}
		return cs, nil
	}
	v, err := rules.Named(cmp.Or(c.id, "standard"))
	if err != nil {
		return nil, err
	}
	return []choice{{variant: v}}, nil
}

// base returns the id of the published variant that the choice is or changes.
func (c *choice) base() string {
	var house struct {
		Variant string `json:"variant"`
	}
	if json.Unmarshal(c.changes, &house) == nil && house.Variant != "" {
		return house.Variant
	}
	return c.variant.ID
}

// mostHouse is the greatest size of a house variant's file, in bytes.
const mostHouse = 1 << 20

// readHouse reads a house variant; errors name every invalid field.
func readHouse(env *environment, name string) (choice, error) {
	in := env.stdin
	if name != "-" {
		f, err := os.Open(name)
		if err != nil {
			return choice{}, fmt.Errorf("--house: %w", err)
		}
		defer f.Close()
		in = f
	}
	text, err := io.ReadAll(io.LimitReader(in, mostHouse))
	if err != nil {
		return choice{}, fmt.Errorf("house variant %s: %w", name, err)
	}
	v, changes, err := record.ParseVariant(text)
	if err != nil {
		return choice{}, each(err, "house variant "+name)
	}
	return choice{v, changes}, nil
}

// each puts a name before every one of joined errors.
func each(err error, about string) error {
	if joined, ok := err.(interface{ Unwrap() []error }); ok {
		var all []error
		for _, e := range joined.Unwrap() {
			all = append(all, fmt.Errorf("%s: %w", about, e))
		}
		return errors.Join(all...)
	}
	return fmt.Errorf("%s: %w", about, err)
}

// variantsJSON returns the variants as JSON: one as an object, or an array.
func variantsJSON(cs []choice, one bool) []byte {
	if one {
		return append(record.AppendVariant(nil, &cs[0].variant), '\n')
	}
	b := []byte("[\n")
	for i := range cs {
		if i > 0 {
			b = append(b, ",\n"...)
		}
		b = record.AppendVariant(b, &cs[i].variant)
	}
	return append(b, "\n]\n"...)
}

// completeVariants completes ids of variants, with "all" if requested.
func completeVariants(all bool) cobra.CompletionFunc {
	return func(_ *cobra.Command, args []string, _ string) ([]cobra.Completion, cobra.ShellCompDirective) {
		if len(args) > 0 {
			return nil, cobra.ShellCompDirectiveNoFileComp
		}
		var ids []cobra.Completion
		for _, v := range rules.Catalogue() {
			ids = append(ids, cobra.CompletionWithDesc(v.ID, v.Name))
		}
		if all {
			ids = append(ids, cobra.CompletionWithDesc("all", "every variant"))
		}
		return ids, cobra.ShellCompDirectiveNoFileComp
	}
}

// variantsOf returns the variants chosen.
func variantsOf(cs []choice) []rules.Variant {
	vs := make([]rules.Variant, len(cs))
	for i := range cs {
		vs[i] = cs[i].variant
	}
	return vs
}

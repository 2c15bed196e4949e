package main

import (
	"encoding/json"
	"errors"
	"fmt"
	"reflect"
	"slices"

	"github.com/spf13/cobra"

	"ninetynine/internal/think/bot"
	"ninetynine/record"
	"ninetynine/rules"
)

type chosenVariant struct {
	variant rules.Variant
	changes json.RawMessage // the changes of a house variant; nil for a published one
	game    *rules.Game     // nil until it is compiled
}

type variantFlags struct {
	id    string
	house string
	many  bool // both are lists, separated by commas
}

// flags gives the command the flags --variant and --house; all says whether it works on several
// variants.
func (c *variantFlags) flags(cmd *cobra.Command, all bool) {
	c.many = all
	usage, house := "`ID` of the variant (default standard)", "read a house variant from `FILE`, - for standard input"
	if all {
		usage = "`IDS` of the variants, or all (default standard)"
		house = "read house variants from `FILES`, - for standard input; those of --variant come first"
	}
	cmd.Flags().StringVar(&c.id, "variant", "", usage)
	cmd.Flags().StringVar(&c.house, "house", "", house)
	complete := completeVariants(all)
	err := cmd.RegisterFlagCompletionFunc("variant", func(cmd *cobra.Command, _ []string, part string) ([]cobra.Completion, cobra.ShellCompDirective) {
		return complete(cmd, nil, part)
	})
	if err != nil {
		panic(err) // only without the flag above
	}
}

// choose returns the variants asked for: one, every one for "all", or those of the lists and of the
// house files, in this order.
func (c *variantFlags) choose(env *environment) (cs []chosenVariant, err error) {
	if c.house != "" && c.id != "" && !c.many {
		return nil, fmt.Errorf("give --variant or --house, not both")
	}
	for _, id := range c.list(c.id) {
		if id == "all" {
			for _, v := range rules.Catalogue() {
				cs = append(cs, chosenVariant{variant: v})
			}
			continue
		}
		v, err := rules.Named(id)
		if err != nil {
			return nil, err
		}
		cs = append(cs, chosenVariant{variant: v})
	}
	for _, name := range c.list(c.house) {
		one, err := readHouse(env, name)
		if err != nil {
			return nil, err
		}
		cs = append(cs, one)
	}
	if cs == nil {
		v, err := rules.Named("standard")
		return []chosenVariant{{variant: v}}, err
	}
	return cs, distinct(cs)
}

func distinct(cs []chosenVariant) error {
	for i := range cs {
		same := func(c chosenVariant) bool { return reflect.DeepEqual(c.variant, cs[i].variant) }
		if slices.IndexFunc(cs, same) < i {
			return fmt.Errorf("%s is named twice: name each variant once", cs[i].variant.ID)
		}
	}
	return nil
}

func (c *variantFlags) list(names string) []string {
	switch {
	case names == "":
		return nil
	case !c.many:
		return []string{names}
	}
	return bot.ParseNames(names)
}

// base returns the id of the published variant that the choice is or changes.
func (c *chosenVariant) base() string {
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
func readHouse(env *environment, name string) (chosenVariant, error) {
	text, err := env.readAll(name, mostHouse)
	if err != nil {
		return chosenVariant{}, fmt.Errorf("--house: %w", err)
	}
	v, changes, err := record.ParseVariant(text)
	if err != nil {
		return chosenVariant{}, eachAbout(err, "house variant "+name)
	}
	return chosenVariant{variant: v, changes: changes}, nil
}

// eachAbout puts a name before every one of joined errors.
func eachAbout(err error, about string) error {
	if joined, ok := err.(interface{ Unwrap() []error }); ok {
		var all []error
		for _, e := range joined.Unwrap() {
			all = append(all, fmt.Errorf("%s: %w", about, e))
		}
		return errors.Join(all...)
	}
	return fmt.Errorf("%s: %w", about, err)
}

// variantsJSON returns the variants as a JSON array.
func variantsJSON(cs []chosenVariant) []byte {
	b := []byte("[\n")
	for i := range cs {
		if i > 0 {
			b = append(b, ",\n"...)
		}
		b = record.AppendVariant(b, &cs[i].variant)
	}
	return append(b, "\n]\n"...)
}

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

func variantsOf(cs []chosenVariant) []rules.Variant {
	vs := make([]rules.Variant, len(cs))
	for i := range cs {
		vs[i] = cs[i].variant
	}
	return vs
}

package main

import (
	"context"
	"errors"
	"fmt"

	"github.com/spf13/cobra"

	"ninetynine/internal/lab/report"
)

func newReplay(env *environment) *cobra.Command {
	var want report.Part
	c := described("replay", takes(1, 1, "one file, or - for standard input"), func(cmd *cobra.Command, args []string) error {
		for _, name := range []string{"match", "deal"} {
			if n, err := cmd.Flags().GetInt(name); err == nil && n < 1 && cmd.Flags().Changed(name) {
				return fmt.Errorf("--%s counts from 1; there is no %s %d", name, name, n)
			}
		}
		return replay(cmd.Context(), env, args[0], want)
	})
	c.Flags().IntVar(&want.Match, "match", 0, "print only match `N` of the file")
	c.Flags().IntVar(&want.Deal, "deal", 0, "print only deal `N` of each match")
	c.Flags().BoolVar(&want.Open, "open", false, "show the cards of a deal still in play")
	return c
}

func replay(ctx context.Context, env *environment, name string, want report.Part) error {
	in, done, err := env.open(ctx, "", name) // progress would mix with the output
	if err != nil {
		return err
	}
	defer done()
	page := report.Page{Width: plainWidth, Coloured: env.colourful()}
	switch err := report.Replay(&page, in, env.stdout, want); {
	case errors.Is(err, report.ErrNoMatch):
		return no(fmt.Errorf("%s: %w", name, err))
	case err != nil:
		return refused(name, err)
	}
	return nil
}

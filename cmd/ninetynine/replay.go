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
	c := &cobra.Command{
		Use:   "replay FILE",
		Short: "Print a recorded match for people to read",
		Long: `Replay prints a recorded match for people to read: the players, and for every
deal the hands by suit, bids, offers, tricks and scores; then the score sheet
of each game, and how the match ended. It checks the record as it reads it, also
one packed by gzip or zstd; - is standard input.

Matches in the file, and deals in a match, count from 1. A deal still in play
hides its cards unless you give --open.

Exit codes: 0 done; 1 the record is refused, or there is no match in it; 2 a
file cannot be read, or has no such match or deal.`,
		Example: `  ninetynine replay friday.99.jsonl
  ninetynine replay friday.99.jsonl --match 2 --deal 7
  ninetynine simulate --deals 1 --records - | ninetynine replay -`,
		Args: takes(1, 1, "one file, or - for standard input"),
		RunE: func(cmd *cobra.Command, args []string) error {
			for _, name := range []string{"match", "deal"} {
				if n, err := cmd.Flags().GetInt(name); err == nil && n < 1 && cmd.Flags().Changed(name) {
					return fmt.Errorf("--%s counts from 1; there is no %s %d", name, name, n)
				}
			}
			return replay(cmd.Context(), env, args[0], want)
		},
	}
	c.Flags().IntVar(&want.Match, "match", 0, "print only match `N` of the file")
	c.Flags().IntVar(&want.Deal, "deal", 0, "print only deal `N` of each match")
	c.Flags().BoolVar(&want.Open, "open", false, "show the cards of a deal still in play")
	return c
}

func replay(ctx context.Context, env *environment, name string, want report.Part) error {
	in, done, err := env.open(ctx, "", name) // no progress, between what is printed
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

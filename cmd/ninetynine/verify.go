package main

import (
	"context"
	"errors"
	"fmt"

	"github.com/spf13/cobra"

	"ninetynine/record"
)

func newVerify(env *environment) *cobra.Command {
	return &cobra.Command{
		Use:   "verify FILE…",
		Short: "Verify that the cards of records were dealt fairly",
		Long: `Verify checks records as check does, and deals every deal again from what the
record discloses: the number of an open seed, or the secret and the seats'
entropy that belong to commitments made before the first deal. It says how
many deals are proved to hold the cards that they had to hold. Files packed
with gzip or zstd are read as they are; - is standard input.

Exit codes: 0 every deal is proved; 1 a record is refused, a deal contradicts
its evidence, or there is no evidence for one; 2 a file cannot be read.`,
		Example: `  ninetynine verify friday.99.jsonl
  ninetynine simulate --records - | ninetynine verify -`,
		Args: needFiles,
		RunE: func(cmd *cobra.Command, files []string) error {
			var errs []error
			for _, name := range files {
				errs = append(errs, verifyFile(cmd.Context(), env, name))
			}
			return errors.Join(errs...)
		},
	}
}

func verifyFile(ctx context.Context, env *environment, name string) error {
	in, done, err := env.open(ctx, "verify", name)
	if err != nil {
		return err
	}
	defer done()
	rep, err := record.Verify(in)
	done()
	switch {
	case errors.Is(err, context.Canceled):
		return no(fmt.Errorf("%s: stopped; proved so far: %s", name, several(rep.Verified, "deal")))
	case rep.Mismatch != nil:
		return no(fmt.Errorf("%s: %s not what had to be dealt, the first at %w", name, areDeals(rep.Wrong), rep.Mismatch))
	case err != nil:
		return refused(name, err)
	case rep.Stats.Deals == 0:
		return no(fmt.Errorf("%s: there is no deal in it", name))
	case rep.Bare > 0:
		return no(fmt.Errorf("%s: %s without evidence of where the cards came from (no seed and number, no commitment); %s proved",
			name, areDeals(rep.Bare), several(rep.Verified, "deal")))
	}
	_, err = fmt.Fprintf(env.stdout, "%s: fair: %s proved, in %s\n", name,
		several(rep.Verified, "deal"), several(rep.Stats.Matches, "match"))
	return err
}

func areDeals(n int) string {
	if n == 1 {
		return "1 deal is"
	}
	return several(n, "deal") + " are"
}
